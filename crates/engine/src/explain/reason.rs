//! The reasons that can be given for a move, and against one.

use bija_rules::{Move, Pit, PitSet};

/// Why a move is good, or what is wrong with it. Every member is a claim that can be checked against the events of the move, the
/// events of the moves that could follow or could have been chosen, or the values the search found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is the only legal move.
    Only,
    /// It ends the game, and its mover has won alone.
    Wins,
    /// The search has proved that its mover wins alone, whatever the others do.
    WinsSurely,
    /// It captures: to the mover's store, or to be sown on.
    Captures {
        /// Seeds in all.
        seeds: u32,
        /// Those of them that lay in the mover's own pits.
        own: u32,
        /// Large pieces.
        pieces: u32,
        /// The pits, not the mover's own, from which they come.
        from: PitSet,
    },
    /// Its mover moves again.
    Again {
        /// What the next sowing is expected to capture.
        then: Option<Then>,
    },
    /// Its mover is through, in a race.
    Finishes {
        /// In which place, from 1.
        place: u8,
    },
    /// A pit becomes the mover's own.
    Marks {
        /// Which.
        pit: Pit,
    },
    /// It ends the game, and leftover seeds go to its mover.
    Collects {
        /// How many.
        seeds: u32,
    },
    /// After most of the other moves the next seat could take so many seeds more with its next sowing than after this one.
    Saves {
        /// How many more.
        seeds: u32,
        /// The pit from which they would be taken, if it is one and the same.
        pit: Option<Pit>,
    },
    /// After most of the other moves the next seat could move again with its next sowing; after this one it cannot.
    Denies {
        /// The pit with which it could, if it is one and the same.
        pit: Option<Pit>,
    },
    /// It is a long relay.
    Relays {
        /// Laps, three at least.
        laps: u32,
        /// Seeds that fall into the mover's store on the way.
        stored: u32,
    },
    /// The search finds it better than every other move.
    Better {
        /// By how many seeds, where seeds are played for.
        by: Option<u32>,
    },
    /// The search finds other moves as good.
    AsGood,
    /// Against it: the next seat could then take seeds with one sowing, more than after the best move.
    Lets {
        /// How many.
        seeds: u32,
        /// The pit from which they would be taken, if it is one.
        pit: Option<Pit>,
    },
    /// Against it: the next seat could then move again, which it could not after the best move.
    LetsAgain {
        /// The pit with which it could, if it is one.
        pit: Option<Pit>,
    },
    /// Against it: the best move captures more.
    Misses {
        /// Seeds that the best move captures, pieces by their worth.
        seeds: u32,
        /// The best move.
        best: Move,
    },
    /// Against it: the best move would be followed by another of the same seat.
    MissesAgain {
        /// The best move.
        best: Move,
    },
    /// Against it: the search has proved that another move wins, and that this one does not.
    MissesWin {
        /// The best move.
        best: Move,
    },
    /// Against it: the search finds another move better.
    Worse {
        /// By how many seeds, where seeds are played for.
        by: Option<u32>,
        /// The best move.
        best: Move,
    },
}

/// The sowing that is expected after a move whose mover moves again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Then {
    /// The pit it is sown from.
    pub pit: Pit,
    /// Seeds it captures.
    pub seeds: u32,
}

impl Reason {
    /// The names of all kinds.
    pub const NAMES: [&str; 19] = [
        "only",
        "wins",
        "wins_surely",
        "captures",
        "again",
        "finishes",
        "marks",
        "collects",
        "saves",
        "denies",
        "relays",
        "better",
        "as_good",
        "lets",
        "lets_again",
        "misses",
        "misses_again",
        "misses_win",
        "worse",
    ];

    /// Its name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Only => "only",
            Reason::Wins => "wins",
            Reason::WinsSurely => "wins_surely",
            Reason::Captures { .. } => "captures",
            Reason::Again { .. } => "again",
            Reason::Finishes { .. } => "finishes",
            Reason::Marks { .. } => "marks",
            Reason::Collects { .. } => "collects",
            Reason::Saves { .. } => "saves",
            Reason::Denies { .. } => "denies",
            Reason::Relays { .. } => "relays",
            Reason::Better { .. } => "better",
            Reason::AsGood => "as_good",
            Reason::Lets { .. } => "lets",
            Reason::LetsAgain { .. } => "lets_again",
            Reason::Misses { .. } => "misses",
            Reason::MissesAgain { .. } => "misses_again",
            Reason::MissesWin { .. } => "misses_win",
            Reason::Worse { .. } => "worse",
        }
    }
}
