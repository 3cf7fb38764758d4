//! A ruleset made ready to play: checked for sense, its tables built.

use alloc::string::ToString;
use alloc::vec::Vec;

use crate::board::Board;
use crate::event::{Sink, Telling};
use crate::facts::{Fact, Question};
use crate::laps::{Laps, Steps};
use crate::moves::{Move, Moves};
use crate::pits::{Pit, PitSet};
use crate::position::{Holdings, Position};
use crate::ruleset::{
    Act, Bao, Choose, Dirs, Drop, DropRow, Extra, Family, Feed, From, Lift, Origin, Pie, Ring, Row, Ruleset, Slam, Sow, Start, Stores, Then, Track, Which,
};
use crate::seat::{BySeat, Seat};
use crate::sense::{SenseError, check_numbers, check_sense};
use crate::start::seeds_at_start;

/// "No pit" in the tables below.
pub(crate) const NO_PIT: u8 = 255;

/// A playable ruleset: the one door to positions, moves and ends.
///
/// ```
/// use bija_rules::{Dir, Move, catalogue};
///
/// let kalah = catalogue::rules("kalah", &[])?;
/// let start = kalah.start(0);
/// let third_pit = Move::sow(2, Dir::Forward);
/// let mut events = Vec::new();
/// let after = kalah.play(&start, third_pit, &mut events)?;
/// assert_eq!(kalah.text(&after), "4,4,0,5,5,5/4,4,4,4,4,4 1,0 S", "the last seed fell in the store: South again");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    ruleset: Ruleset,
    /// Words of `Pits` that the board uses.
    pub(crate) words: usize,
    pub(crate) owned: BySeat<PitSet>,
    place: BySeat<[u32; 64]>,
    facing: [u8; 64],
    behind: [u8; 64],
    numbers: [u8; 64],
    /// The landing table with its masks cleaned: a row whose act names a hole never matches a store.
    pub(crate) landing: Vec<Row>,
    pub(crate) asked: Asked,
    pub(crate) steps: Steps,
    pub(crate) laps: Option<Laps>,
    /// Whether a turn can go round for ever.
    pub(crate) may_circle: bool,
    pub(crate) reads_turns: bool,
    plain_choice: bool,
}

/// Which facts the landing table looks at beside place and count.
#[derive(Clone, Copy, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "one flag for each question, read in the hottest loop")]
pub(crate) struct Asked {
    pub(crate) facing: bool,
    pub(crate) behind: bool,
    pub(crate) ahead: bool,
    pub(crate) store: bool,
    pub(crate) mark: bool,
    pub(crate) caught: bool,
    pub(crate) turn: bool,
}

/// A move that the rules do not allow, with the evidence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    /// Who wanted to move, if anybody could.
    pub seat: Option<Seat>,
    /// What.
    pub mv: Move,
    /// Why not.
    pub why: IllegalWhy,
}

/// Why a move is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IllegalWhy {
    /// The game is over.
    GameOver,
    /// There is no such pit on the board.
    NoSuchPit,
    /// The pit belongs to another seat, or to nobody.
    NotYours,
    /// The pit is empty.
    EmptyPit,
    /// The pit holds fewer seeds than a chosen pit must.
    TooFewSeeds {
        /// What it holds.
        seeds: u8,
        /// What it must hold.
        least: u8,
    },
    /// The pit is closed, or marked by a seat.
    PitClosed,
    /// The rules leave no choice: another pit has to be played.
    NotThisPit,
    /// The opponent has no seeds and this move gives none.
    MustFeed,
    /// The move would take the opponent's last seeds while another move is legal.
    GrandSlam,
    /// That direction is not open from this pit.
    Direction,
    /// The players may change seats only right after the first turn.
    SwapNotNow,
    /// These rules have no change of seats.
    NoSwap,
    /// Nothing has been asked that could be answered.
    NothingAsked,
    /// A capture is possible, and this move makes none.
    MustCapture,
    /// The pit that the mover has blocked can be captured, and this move does not do it.
    MustTakeBlocked,
    /// The other seat has blocked the pit.
    PitBlocked,
    /// The house is not sown while another pit can be.
    HouseStays,
    /// Only pits of the front row may be chosen now.
    FrontFirst,
    /// The turn would never end, and another move would.
    NeverEnds,
    /// Who resigns must still take part in a race.
    NoRace,
}

impl core::fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let pit = self.mv.pit().map_or_else(|| "the swap".to_string(), |pit| format!("board pit {pit}"));
        write!(f, "{pit} is not a legal move: {:?}", self.why)
    }
}

impl core::error::Error for IllegalMove {}

impl Rules {
    /// Makes a ruleset playable.
    ///
    /// # Errors
    /// If the ruleset makes no sense: see [`SenseError`].
    pub fn new(ruleset: Ruleset) -> Result<Rules, SenseError> {
        check_sense(&ruleset)?;
        Rules::of_members(ruleset)
    }

    /// Makes a ruleset of the catalogue playable, whose members always agree: only its numbers can make no game.
    pub(crate) fn of_catalogue(ruleset: Ruleset) -> Result<Rules, SenseError> {
        check_numbers(&ruleset)?;
        Rules::of_members(ruleset)
    }

    /// Builds the tables of members that agree.
    fn of_members(ruleset: Ruleset) -> Result<Rules, SenseError> {
        let board = ruleset.board;
        let tables = match &ruleset.family {
            Family::Sow(sow) => Tables::of(&board, sow),
            Family::Bao(_) => Tables::unused(&board),
        };
        let rules = Rules {
            words: board.cells().div_ceil(8),
            owned: BySeat::from_fn(|seat| if seat.index() < board.seats as usize { board.owned(seat) } else { PitSet::EMPTY }),
            place: places(&board),
            facing: per_pit(&board, |pit| board.facing(pit).unwrap_or(NO_PIT)),
            behind: per_pit(&board, |pit| board.behind(pit).unwrap_or(NO_PIT)),
            numbers: per_pit(&board, |pit| board.number(pit).unwrap_or(0)),
            landing: tables.landing,
            asked: tables.asked,
            steps: tables.steps,
            laps: tables.laps,
            may_circle: tables.may_circle,
            reads_turns: tables.reads_turns,
            plain_choice: tables.plain_choice,
            ruleset,
        };
        if rules.start(0).over().is_some() {
            return Err(SenseError::StartIsOver);
        }
        Ok(rules)
    }

    /// The ruleset as data.
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Its board.
    pub fn board(&self) -> &Board {
        &self.ruleset.board
    }

    /// Its seats in the order of play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::first(self.ruleset.board.seats)
    }

    /// The turn of a ruleset of the family that lifts and sows; the interpreter of that family alone asks.
    #[inline]
    pub(crate) fn sow(&self) -> &Sow {
        self.as_sow().expect("the interpreter of Sow is given rulesets of Sow")
    }

    #[inline]
    pub(crate) fn as_sow(&self) -> Option<&Sow> {
        self.ruleset.family.as_sow()
    }

    #[inline]
    pub(crate) fn as_bao(&self) -> Option<&Bao> {
        match &self.ruleset.family {
            Family::Sow(_) => None,
            Family::Bao(bao) => Some(bao),
        }
    }

    /// What only some games have; nothing in a family without such things.
    #[inline]
    pub(crate) fn extra(&self) -> &Extra {
        static NOTHING: Extra = Extra::NOTHING;
        self.as_sow().map_or(&NOTHING, |sow| &sow.extra)
    }

    /// Whether starts differ by their number.
    pub fn has_random_start(&self) -> bool {
        self.ruleset.start.is_random()
    }

    /// Seeds of a new game, all pits together.
    pub fn seeds_in_all(&self) -> u32 {
        self.ruleset.seeds as u32 * self.ruleset.board.seats as u32 * self.ruleset.board.pits_per_seat() as u32
    }

    /// The start position of that number. The number matters only where [`has_random_start`](Rules::has_random_start).
    pub fn start(&self, number: u64) -> Position {
        let mut position = Position {
            pits: seeds_at_start(&self.ruleset, number),
            pieces: self.all_pieces(),
            total: self.seeds_in_all() as u8,
            bao: self.holdings_at_start(),
            ..Position::EMPTY
        };
        self.settle(&mut position, &mut Telling::nobody());
        position
    }

    /// The pieces of a new game, a bit for each neutral square.
    pub(crate) fn all_pieces(&self) -> u8 {
        if self.extra().pieces.is_some() { (1 << self.ruleset.board.seats) - 1 } else { 0 }
    }

    fn holdings_at_start(&self) -> Holdings {
        let hand = match self.ruleset.start {
            Start::Namua(opening) => opening.hand,
            Start::Equal | Start::Moved(_) | Start::Scattered | Start::FirstHalf | Start::Arranged(..) => 0,
        };
        let owns = self.as_bao().is_some_and(|bao| bao.house.is_some());
        Holdings {
            hand: BySeat::from_fn(|seat| if seat.index() < self.ruleset.board.seats as usize { hand } else { 0 }),
            houses: if owns { (1 << self.ruleset.board.seats) - 1 } else { 0 },
            blocked: BySeat::default(),
        }
    }

    /// The legal moves of a position: none if it is over, at least one otherwise.
    pub fn legal(&self, position: &Position) -> Moves {
        if position.over.is_some() {
            return Moves::NONE;
        }
        if let Some(bao) = self.as_bao() {
            return bao.legal(position);
        }
        if let Some(question) = position.question {
            let pit = PitSet::of(question.pit);
            return Moves { forward: pit, backward: pit, other: false };
        }
        let mut forward = self.choosable(position);
        if !self.plain_choice {
            forward = self.narrow(position, forward);
        }
        let sow = self.sow();
        let backward = match sow.choose.dirs {
            Dirs::Forward => PitSet::EMPTY,
            Dirs::Both => forward,
            Dirs::ForwardOrCapturingBack { from } => self.capturing_back(position, forward.and(from)),
        };
        Moves { forward, backward, other: sow.extra.pie == Pie::Swap && position.turns == 1 }
    }

    /// Own pits with enough seeds that are neither closed nor marked.
    #[inline]
    fn choosable(&self, position: &Position) -> PitSet {
        let enough = position.pits.holding(self.sow().choose.least, self.words);
        let own = enough.and(self.owned[position.seat]).without(position.closed);
        if self.asked.mark { own.without(position.marked()) } else { own }
    }

    /// What is left of the choosable pits by left-most, feeding and grand-slam rules.
    fn narrow(&self, position: &Position, mut pits: PitSet) -> PitSet {
        let sow = self.sow();
        pits = match sow.choose.which {
            Which::Any => pits,
            Which::First => pits.first(),
            Which::Last => pits.last(),
        };
        if sow.choose.feed == Feed::MustFeed && self.row_is_empty(position, position.seat.other()) {
            pits = keep(pits, |pit| self.feeds(position, pit));
        }
        if sow.slam == Slam::Illegal {
            let modest = keep(pits, |pit| !self.slams(position, pit));
            if !modest.is_empty() {
                pits = modest;
            }
        }
        pits
    }

    /// Whether the seat to move has a move; the same as `!legal().is_empty()`, but quicker.
    #[inline]
    pub(crate) fn can_move(&self, position: &Position) -> bool {
        let pits = self.choosable(position);
        !if self.plain_choice { pits } else { self.narrow(position, pits) }.is_empty()
    }

    /// Whether a seat has no seeds in its pits.
    #[inline]
    pub fn row_is_empty(&self, position: &Position, seat: Seat) -> bool {
        position.pits.holding(1, self.words).and(self.owned[seat]).is_empty()
    }

    /// Plays a move after checking it. [Resigning](Move::resign) from a race is a move that any seat has that takes part in it.
    ///
    /// # Errors
    /// If the move is not legal; the position given is never changed.
    pub fn play<S: Sink>(&self, position: &Position, mv: Move, sink: &mut S) -> Result<Position, IllegalMove> {
        let mut after = self.checked(position, mv)?;
        self.play_checked(&mut after, mv, sink);
        Ok(after)
    }

    /// The position to play a move in, if it is legal there.
    #[inline(never)]
    pub(crate) fn checked(&self, position: &Position, mv: Move) -> Result<Position, IllegalMove> {
        let why = match mv.resigns() {
            Some(seat) if self.may_resign(position, seat) => return Ok(*position),
            Some(_) => IllegalWhy::NoRace,
            None if self.legal(position).contains(mv) => return Ok(*position),
            None => self.why_illegal(position, mv),
        };
        Err(IllegalMove { seat: position.to_move(), mv, why })
    }

    /// Plays a move that is legal.
    pub(crate) fn play_checked<S: Sink>(&self, position: &mut Position, mv: Move, sink: &mut S) {
        match mv.resigns() {
            Some(seat) => Telling::with(sink, |sink| self.resign(position, seat, sink)),
            None => self.play_unchecked(position, mv, sink),
        }
    }

    fn why_illegal(&self, position: &Position, mv: Move) -> IllegalWhy {
        if position.over.is_some() {
            return IllegalWhy::GameOver;
        }
        if let Some(pit) = mv.pit()
            && pit as usize >= self.board().cells()
        {
            return IllegalWhy::NoSuchPit;
        }
        if let Some(bao) = self.as_bao() {
            let own = mv.pit().is_none_or(|pit| self.owned[position.seat].contains(pit));
            return if own { bao.why_illegal(position, mv) } else { IllegalWhy::NotYours };
        }
        let Some(pit) = mv.pit() else {
            return if self.has_pie_rule() { IllegalWhy::SwapNotNow } else { IllegalWhy::NoSwap };
        };
        if position.question.is_some() {
            return IllegalWhy::NotThisPit;
        }
        if !self.owned[position.seat].contains(pit) {
            return IllegalWhy::NotYours;
        }
        if position.closed.contains(pit) || position.marked().contains(pit) {
            return IllegalWhy::PitClosed;
        }
        let (seeds, least) = (position.seeds(pit), self.sow().choose.least);
        if seeds == 0 {
            return IllegalWhy::EmptyPit;
        }
        if seeds < least {
            return IllegalWhy::TooFewSeeds { seeds, least };
        }
        if self.legal(position).forward.contains(pit) {
            return IllegalWhy::Direction;
        }
        if self.sow().choose.which != Which::Any {
            return IllegalWhy::NotThisPit;
        }
        if self.sow().choose.feed == Feed::MustFeed && self.row_is_empty(position, position.seat.other()) && !self.feeds(position, pit) {
            return IllegalWhy::MustFeed;
        }
        IllegalWhy::GrandSlam
    }

    /// The place of a pit as the sower sees it, as a fact bit.
    #[inline]
    pub(crate) fn place(&self, sower: Seat, pit: Pit) -> u32 {
        self.place[sower][pit as usize & 63]
    }

    /// The pit facing this one, or [`NO_PIT`].
    #[inline]
    pub(crate) fn facing(&self, pit: Pit) -> Pit {
        self.facing[pit as usize & 63]
    }

    /// The pit behind the facing one, or [`NO_PIT`].
    #[inline]
    pub(crate) fn behind(&self, pit: Pit) -> Pit {
        self.behind[pit as usize & 63]
    }

    /// The number a player calls a pit by; 0 for a neutral square.
    pub(crate) fn number(&self, pit: Pit) -> u8 {
        self.numbers[pit as usize & 63]
    }
}

fn keep(pits: PitSet, mut test: impl FnMut(Pit) -> bool) -> PitSet {
    pits.filter(|&pit| test(pit)).fold(PitSet::EMPTY, |set, pit| set.or(PitSet::of(pit)))
}

fn per_pit(board: &Board, value: impl Fn(Pit) -> u8) -> [u8; 64] {
    core::array::from_fn(|pit| if pit < board.cells() { value(pit as Pit) } else { NO_PIT })
}

fn places(board: &Board) -> BySeat<[u32; 64]> {
    BySeat::from_fn(|sower| {
        core::array::from_fn(|pit| {
            let pit = pit as Pit;
            let fact = match board.owner(pit) {
                None => Fact::Neutral,
                Some(owner) if owner != sower => Fact::Enemy,
                Some(owner) if board.front(owner).contains(pit) => Fact::OwnFront,
                Some(_) => Fact::OwnBack,
            };
            fact.bit()
        })
    })
}

/// The tables of the interpreter of Sow.
struct Tables {
    landing: Vec<Row>,
    asked: Asked,
    steps: Steps,
    laps: Option<Laps>,
    may_circle: bool,
    reads_turns: bool,
    plain_choice: bool,
}

impl Tables {
    fn of(board: &Board, sow: &Sow) -> Tables {
        let steps = Steps::new(board, sow.track);
        let laps = if sow.drops.iter().any(|row| matches!(row.when, Drop::Makes { .. })) { None } else { Laps::new(board, sow.track, &steps) };
        let landing = landing_table(sow);
        Tables {
            asked: asked(&landing),
            may_circle: landing.iter().any(|row| may_circle(row.act, sow.track.stores)),
            reads_turns: sow.extra.pie == Pie::Swap || landing.iter().any(|row| row.when.asks(Question::Turn)),
            plain_choice: plain_choice(sow),
            landing,
            steps,
            laps,
        }
    }

    /// Those of a family that has its own interpreter.
    fn unused(board: &Board) -> Tables {
        let track = Track { ring: Ring::OwnSide, stores: Stores::None, origin: Origin::Sown };
        Tables {
            landing: Vec::new(),
            asked: Asked::default(),
            steps: Steps::new(board, track),
            laps: None,
            may_circle: false,
            reads_turns: false,
            plain_choice: true,
        }
    }
}

fn landing_table(sow: &Sow) -> Vec<Row> {
    sow.landing
        .iter()
        .map(|row| match row.act {
            Act::Over(_) | Act::Again => *row,
            Act::Relay(_) | Act::Capture(..) | Act::Mark => Row { when: row.when.in_holes(), act: row.act },
        })
        .collect()
}

fn asked(landing: &[Row]) -> Asked {
    let asks = |question| landing.iter().any(|row| row.when.asks(question));
    Asked {
        facing: asks(Question::Facing),
        behind: asks(Question::Behind),
        ahead: asks(Question::Next) || asks(Question::Far),
        store: asks(Question::Store),
        mark: asks(Question::Mark),
        caught: asks(Question::Catch),
        turn: asks(Question::Turn),
    }
}

/// Whether laps that follow from this act may go round for ever. Relays move on and lose a seed to every store they
/// pass; a capture that is sown on goes back to where its lap started and may never come to a store.
fn may_circle(act: Act, stores: Stores) -> bool {
    match act {
        Act::Relay(From::Last | From::Next) => stores == Stores::None,
        Act::Capture(_, then) => then == Then::SowOn,
        Act::Over(_) | Act::Again | Act::Mark => false,
    }
}

fn plain_choice(sow: &Sow) -> bool {
    let Choose { which, feed, .. } = sow.choose;
    which == Which::Any && feed == Feed::Free && sow.slam != Slam::Illegal
}

impl Sow {
    /// Seeds that a chosen pit gives into the hand, of so many that it holds.
    #[inline]
    pub(crate) fn lifted(&self, seeds: u8) -> u8 {
        match self.lift {
            Lift::LeaveOne if seeds > 1 => seeds - 1,
            Lift::LeaveOne | Lift::All => seeds,
        }
    }

    /// The drop row for seeds that fall in a marked pit.
    #[inline]
    pub(crate) fn takes_marked(&self) -> Option<&DropRow> {
        self.drops.iter().find(|row| row.when == Drop::Marked)
    }
}
