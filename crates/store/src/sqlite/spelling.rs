//! How the members of our enums are written in the database.

use crate::{Kind, Standing, Status, Way};

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

/// A result is one figure, in conditions of queries and in lists of results.
pub(super) fn standing(standing: Standing) -> u8 {
    match standing {
        Standing::Won => 1,
        Standing::Shared => 2,
        Standing::Lost => 3,
    }
}

pub(super) fn read_standing(figure: char) -> Option<Standing> {
    [Standing::Won, Standing::Shared, Standing::Lost].into_iter().find(|&one| char::from(b'0' + standing(one)) == figure)
}
