//! How a game between people ended.

use bija_rules::Reason;
use serde::{Deserialize, Serialize};

/// The end of a room's game. Seats are those that the players had when it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Why.
    pub reason: EndReason,
    /// The seat it speaks of: whose time ran out, who resigned, whose row is empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
    /// The place of each seat, from 1, equal places shared; none for a game that was broken off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<u8>,
    /// What each seat has, where the rules or the match counted it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Vec<i16>>,
    /// The seat that has the first place for itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<u8>,
    /// The places that count for ratings; none where the game is not rated. A seat that the computer held at the end is last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rated: Option<Vec<u8>>,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum EndReason {
    /// By this rule of the game; of a match by that of its last round.
    Rule(Reason),
    /// A player's time ran out.
    Time,
    /// A player resigned.
    Resigned,
    /// The players agreed on a draw.
    Agreed,
    /// A player stopped it before having sown.
    Aborted,
    /// Nobody was there for too long.
    Abandoned,
    /// A player of an unclocked game was not there for too long.
    Absent,
}

impl EndReason {
    /// Those that no rule of a game knows.
    pub const OWN: [EndReason; 6] = [EndReason::Time, EndReason::Resigned, EndReason::Agreed, EndReason::Aborted, EndReason::Abandoned, EndReason::Absent];

    /// Its name in JSON. The names of rules are theirs.
    pub const fn name(self) -> &'static str {
        match self {
            EndReason::Rule(reason) => reason.name(),
            EndReason::Time => "time",
            EndReason::Resigned => "resigned",
            EndReason::Agreed => "agreed",
            EndReason::Aborted => "aborted",
            EndReason::Abandoned => "abandoned",
            EndReason::Absent => "absent",
        }
    }
}

impl TryFrom<String> for EndReason {
    type Error = String;

    fn try_from(name: String) -> Result<EndReason, String> {
        let own = EndReason::OWN.into_iter().find(|reason| reason.name() == name);
        own.or_else(|| Reason::from_name(&name).map(EndReason::Rule)).ok_or(name)
    }
}

impl From<EndReason> for String {
    fn from(reason: EndReason) -> String {
        reason.name().to_string()
    }
}
