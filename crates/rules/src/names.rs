//! The one spelling of each reason, end of turn and seat in files, JSON and message keys.

use crate::rules::Rules;
use crate::ruleset::{Objective, Reason, Why};
use crate::seat::Seat;

impl Why {
    /// All ends of a turn.
    pub const ALL: [Why; 15] = [
        Why::Plain,
        Why::Captured,
        Why::NothingFacing,
        Why::LapNeeded,
        Why::GrandSlam,
        Why::BonusSpent,
        Why::InStore,
        Why::Marked,
        Why::QuanNext,
        Why::YoungQuan,
        Why::TwoEmpty,
        Why::Endless,
        Why::House,
        Why::Stopped,
        Why::Blocked,
    ];

    /// Its name in files and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Why::Plain => "plain",
            Why::Captured => "captured",
            Why::NothingFacing => "nothing_facing",
            Why::LapNeeded => "lap_needed",
            Why::GrandSlam => "grand_slam",
            Why::BonusSpent => "bonus_spent",
            Why::InStore => "in_store",
            Why::Marked => "marked",
            Why::QuanNext => "quan_next",
            Why::YoungQuan => "young_quan",
            Why::TwoEmpty => "two_empty",
            Why::Endless => "endless",
            Why::House => "house",
            Why::Stopped => "stopped",
            Why::Blocked => "blocked",
        }
    }
}

impl Reason {
    /// All ends of a game.
    pub const ALL: [Reason; 12] = [
        Reason::RowEmpty,
        Reason::NoMove,
        Reason::Majority,
        Reason::AllEmpty,
        Reason::Repetition,
        Reason::Cap,
        Reason::Endless,
        Reason::GrandSlam,
        Reason::SquaresEmpty,
        Reason::PiecesGone,
        Reason::Finished,
        Reason::FrontEmpty,
    ];

    /// Its name in files, JSON and position texts.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::RowEmpty => "row_empty",
            Reason::NoMove => "no_move",
            Reason::Majority => "majority",
            Reason::AllEmpty => "all_empty",
            Reason::Repetition => "repetition",
            Reason::Cap => "cap",
            Reason::Endless => "endless",
            Reason::GrandSlam => "grand_slam",
            Reason::SquaresEmpty => "squares_empty",
            Reason::PiecesGone => "pieces_gone",
            Reason::Finished => "finished",
            Reason::FrontEmpty => "front_empty",
        }
    }

    /// The reason of that name.
    pub fn from_name(name: &str) -> Option<Reason> {
        Reason::ALL.into_iter().find(|reason| reason.name() == name)
    }
}

impl Rules {
    /// Whether seats are called by letters: two seats that do not race.
    fn has_letters(&self) -> bool {
        self.board().seats == 2 && self.ruleset().objective != Objective::Race
    }

    /// A seat's sign in notation: S and N, or 1 to 4 in races and at tables of three and four.
    pub fn sign(&self, seat: Seat) -> char {
        match (self.has_letters(), seat.index()) {
            (true, 0) => 'S',
            (true, _) => 'N',
            (false, index) => char::from(b'1' + index as u8),
        }
    }

    /// The seat of that sign.
    pub fn seat_of_sign(&self, sign: &str) -> Option<Seat> {
        let mut chars = sign.chars();
        let (first, rest) = (chars.next()?, chars.next());
        if rest.is_some() {
            return None;
        }
        self.seats().find(|&seat| self.sign(seat) == first.to_ascii_uppercase())
    }
}
