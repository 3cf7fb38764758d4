//! What the rules refuse, as a sentence.

use alloc::string::String;
use alloc::vec::Vec;

use bija_rules::catalogue::options::{Conflict, Kind, OptionError};
use bija_rules::catalogue::{self, CatalogueError};
use bija_rules::plain::{evidence, join, number, split};
use bija_rules::{ArrangementError, Game, IllegalMove, IllegalWhy, MOST_SEEDS, PlayError, SenseError, SetupError, TextError, TokenError, TokenWhy};

use crate::line::{Arg, Line};
use crate::request::{MOST_MOVES, RequestError};

/// Why something was refused, as a sentence for people. Programs read its key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal(pub Line);

impl Refusal {
    /// Why a token is not played in this game.
    pub fn of_token(game: &Game, error: &PlayError) -> Refusal {
        let rules = game.rules();
        match error {
            PlayError::Illegal { illegal: IllegalMove { why: IllegalWhy::NotThisPit, .. }, .. } => {
                let pit = game.legal().find_map(|mv| rules.board().number(mv.pit()?));
                Refusal(Line::new("forced-pit").with("pit", pit.unwrap_or_default()))
            }
            PlayError::Token(_) | PlayError::Illegal { .. } | PlayError::Answers { .. } => Refusal(play(error, rules.board().pits_per_seat())),
        }
    }

    /// There is no level of that name.
    pub fn of_level(name: &str, levels: &[&str]) -> Refusal {
        Refusal(Line::new("err-level").with("level", evidence(name)).with("allowed", join(levels, ", ")))
    }

    /// What was asked is no request.
    pub(crate) fn of_form(detail: impl Into<Arg>) -> Refusal {
        Refusal(Line::new("err-request").with("detail", detail))
    }
}

impl From<&RequestError> for Refusal {
    fn from(error: &RequestError) -> Refusal {
        Refusal(match error {
            RequestError::Form { detail } => quoted("err-request", "detail", detail),
            RequestError::Catalogue { game, error } => of_catalogue(*game, error),
            RequestError::StartNumber { text } => quoted("err-start-number", "text", text),
            RequestError::StartOnlyOne { game } => Line::new("err-start-only-one").with("game", game_name(game)),
            RequestError::Position(error) => text(error),
            RequestError::Arrangement(error) => arrangement(error),
            RequestError::NoMatch { game } => Line::new("err-match-none").with("game", game_name(game)),
            RequestError::RoundGoesOn { round } => Line::new("err-match-round-goes-on").with("round", *round),
            RequestError::MatchOver { round } => Line::new("err-match-over").with("round", *round),
            RequestError::InRound { round, error } => Line::new("err-match-round").with("round", *round).with("reason", Refusal::from(&**error).0),
            RequestError::TooManyMoves => Line::new("err-moves-too-many").with("limit", MOST_MOVES),
            RequestError::Move { ply, token, error, pits } => {
                Line::new("err-move-at").with("ply", *ply).with("token", token.as_str()).with("reason", play(error, *pits))
            }
        })
    }
}

/// A sentence with what was written.
#[inline(never)]
fn quoted(key: &'static str, name: &'static str, text: &str) -> Line {
    Line::new(key).with(name, text)
}

fn arrangement(error: &ArrangementError) -> Line {
    match *error {
        ArrangementError::NotHere => Line::new("err-arrange-none"),
        ArrangementError::Seats { given, expected } => Line::new("err-arrange-lists").with("found", given).with("expected", expected),
        ArrangementError::Pits { seat, given, expected } => {
            Line::new("err-pit-count").with("row", seat.index() + 1).with("found", given).with("expected", expected)
        }
        ArrangementError::TooFew { pit, seeds, least, .. } => Line::new("err-arrange-few").with("pit", pit).with("found", seeds).with("least", least),
        ArrangementError::Total { seat, given, expected } => {
            Line::new("err-arrange-total").with("player", seat.index() + 1).with("found", given as i64).with("expected", expected)
        }
        ArrangementError::StartIsOver => Line::new("err-options-start-over"),
    }
}

/// The message that names a game.
pub(crate) fn game_name(id: &str) -> Arg {
    Line::new(join(&["game-", &join(&split(id, b'_').collect::<Vec<_>>(), "-"), "-name"], "")).into()
}

fn of_catalogue(game: Option<&str>, error: &CatalogueError) -> Line {
    match error {
        CatalogueError::UnknownGame(id) => {
            let known: Vec<&str> = catalogue::ENTRIES.iter().map(|entry| entry.id).collect();
            quoted("err-unknown-game", "game", id).with("known", join(&known, ", "))
        }
        CatalogueError::Option(error) => option(game, error),
        CatalogueError::Sense(error) => sense(error),
    }
}

fn option(game: Option<&str>, error: &OptionError) -> Line {
    match error {
        OptionError::Unknown { name, known } => {
            Line::new("err-unknown-option").with("game", game_name(game.unwrap_or_default())).with("option", evidence(name)).with("known", join(known, ", "))
        }
        OptionError::Value { name, value, kind } => {
            Line::new("err-unknown-value").with("option", *name).with("value", evidence(value)).with("allowed", allowed(*kind))
        }
        OptionError::Twice { name } => Line::new("err-option-twice").with("option", evidence(name)),
        OptionError::Together(Conflict { option, with }) => {
            Line::new("err-options-together").with("option", option.0).with("value", option.1).with("other", with.0).with("with", with.1)
        }
    }
}

/// The words and the numbers that an option takes.
fn allowed(kind: Kind) -> String {
    let numbers = kind.bounds().map(|(least, most)| join(&[&number(least.into()), &number(most.into())], "–"));
    let mut allowed = kind.words().to_vec();
    allowed.extend(numbers.as_deref());
    join(&allowed, ", ")
}

fn sense(error: &SenseError) -> Line {
    match error {
        SenseError::TooManySeeds { seeds } => Line::new("err-options-too-many").with("total", *seeds).with("limit", MOST_SEEDS),
        SenseError::MovedNeedsTwoPits => Line::new("err-options-start-pits").with("pits", 2u8),
        SenseError::MovedNeedsSeeds { moved } => Line::new("err-options-start-seeds").with("seeds", *moved),
        SenseError::StartIsOver => Line::new("err-options-start-over"),
        SenseError::Board
        | SenseError::Landing
        | SenseError::Least
        | SenseError::Marks
        | SenseError::Feeding
        | SenseError::Slam
        | SenseError::Column
        | SenseError::Back
        | SenseError::Pieces
        | SenseError::Finish
        | SenseError::Survival
        | SenseError::OwnSide
        | SenseError::Hand
        | SenseError::BaoBoard
        | SenseError::House => quoted("err-request", "detail", "the options make no game"),
    }
}

fn text(error: &TextError) -> Line {
    match error {
        TextError::Missing { .. } => Line::new("err-position-short"),
        TextError::Number { text } => quoted("err-count-unreadable", "text", text),
        TextError::Huge { text } => quoted("err-seeds-too-many", "total", text).with("limit", MOST_SEEDS),
        TextError::Word { text } => quoted("err-position", "text", text),
        TextError::Setup(error) => setup(error),
    }
}

fn setup(error: &SetupError) -> Line {
    match error {
        SetupError::Rows { given, expected } => Line::new("err-row-count").with("found", *given).with("expected", *expected),
        SetupError::Pits { seat, given, expected } => {
            Line::new("err-pit-count").with("row", seat.index() + 1).with("found", *given).with("expected", *expected)
        }
        SetupError::Stores { given, expected } => Line::new("err-store-count").with("found", *given).with("expected", *expected),
        SetupError::Negative { count } => quoted("err-count-negative", "text", &number(*count)),
        SetupError::TooManySeeds { seeds } => quoted("err-seeds-too-many", "total", &number(*seeds)).with("limit", MOST_SEEDS),
        SetupError::Seat { text } | SetupError::Finished { text } => quoted("err-seat", "text", text),
        SetupError::Mark { text } => quoted("err-mark", "pit", text),
        SetupError::Choice { text } | SetupError::Reason { text } => quoted("err-position", "text", text),
        SetupError::Memory { key, .. } => quoted("err-position-key", "key", key),
        SetupError::NotInThisGame { key } => quoted("err-position-key", "key", key),
        SetupError::Pieces => quoted("err-position-key", "key", "quan"),
        SetupError::Hand { .. } => quoted("err-position-key", "key", "hand"),
        SetupError::House { .. } => quoted("err-position-key", "key", "nyumba"),
        SetupError::Blocked { .. } => quoted("err-position-key", "key", "blocked"),
        SetupError::Taken { .. } => quoted("err-position-key", "key", "taken"),
        SetupError::NotOver => Line::new("err-over-mismatch"),
    }
}

fn play(error: &PlayError, pits: usize) -> Line {
    match error {
        PlayError::Token(TokenError { token, why }) => match why {
            TokenWhy::Unreadable | TokenWhy::Star => quoted("err-move-unreadable", "token", token),
            TokenWhy::Direction => quoted("err-direction-missing", "token", token),
            TokenWhy::WrongSeat { to_move: None } => Line::new("err-over"),
            TokenWhy::WrongSeat { to_move: Some(_) } => Line::new("err-wrong-turn"),
            TokenWhy::NoSuchPit { pits } => Line::new("err-no-pit").with("pit", pit_name(token)).with("pits", *pits),
        },
        PlayError::Illegal { token, illegal } => illegal_move(token, illegal, pits),
        PlayError::Answers { token } => quoted("err-move-unreadable", "token", token),
    }
}

/// The pit in a token, as it was written: a number, or row and column.
fn pit_name(token: &str) -> String {
    token.trim_start_matches(['S', 'N']).chars().filter(char::is_ascii_alphanumeric).collect()
}

fn illegal_move(token: &str, illegal: &IllegalMove, pits: usize) -> Line {
    let pit = pit_name(token);
    match illegal.why {
        IllegalWhy::GameOver => Line::new("err-over"),
        IllegalWhy::NoSuchPit => quoted("err-no-pit", "pit", &pit).with("pits", pits),
        IllegalWhy::NotYours => quoted("err-other-pit", "pit", &pit),
        IllegalWhy::EmptyPit => quoted("err-empty-pit", "pit", &pit),
        IllegalWhy::MustFeed => Line::new("err-must-feed"),
        IllegalWhy::GrandSlam => quoted("err-slam", "pit", &pit),
        IllegalWhy::SwapNotNow => Line::new("err-swap"),
        IllegalWhy::NoSwap => Line::new("err-swap-off"),
        IllegalWhy::TooFewSeeds { seeds, least } => quoted("err-too-few", "pit", &pit).with("count", seeds).with("least", least),
        IllegalWhy::PitClosed => quoted("err-pit-closed", "pit", &pit),
        IllegalWhy::Direction => quoted("err-direction", "pit", &pit),
        IllegalWhy::MustCapture => Line::new("err-must-capture"),
        IllegalWhy::MustTakeBlocked => Line::new("err-take-blocked"),
        IllegalWhy::PitBlocked => quoted("err-pit-blocked", "pit", &pit),
        IllegalWhy::HouseStays => Line::new("err-house-stays"),
        IllegalWhy::FrontFirst => Line::new("err-front-first"),
        IllegalWhy::NeverEnds => Line::new("err-never-ends"),
        IllegalWhy::NotThisPit | IllegalWhy::NothingAsked | IllegalWhy::NoRace => Line::new("err-illegal"),
    }
}
