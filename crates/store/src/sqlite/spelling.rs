//! How the members of our enums are written in the database.

use crate::{Kind, Status, Way};

pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Guest => "guest",
        Kind::Account => "account",
    }
}

pub(super) fn read_kind(text: &str) -> Option<Kind> {
    [Kind::Guest, Kind::Account].into_iter().find(|&one| kind(one) == text)
}

pub(super) fn status(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Prelude => "prelude",
        Status::Playing => "playing",
        Status::Over => "over",
    }
}

pub(super) fn read_status(text: &str) -> Option<Status> {
    [Status::Gathering, Status::Prelude, Status::Playing, Status::Over].into_iter().find(|&one| status(one) == text)
}

pub(super) fn way(way: Way) -> &'static str {
    match way {
        Way::Friend => "friend",
        Way::Table => "table",
        Way::Random => "random",
    }
}

pub(super) fn read_way(text: &str) -> Option<Way> {
    [Way::Friend, Way::Table, Way::Random].into_iter().find(|&one| way(one) == text)
}
