//! What the search asks of a game: the kernel's moves, and what can be seen of a board without a search.

use core::fmt::Debug;
use core::hash::Hash;

use crate::kalah::{Kalah, KalahBoard, Leftover};
use crate::maker::MoveMaker;
use crate::oware::{Oware, OwareBoard};
use crate::rank::{MOST_RANKED, Ranks};
use crate::tables::{Bounds, Built, Endings, Family, OwareTable, Table};
use crate::word::Word;

/// Points of one seed.
pub(super) const SEED: i32 = 8;

/// What a board's future hangs on.
pub(crate) trait Key: Copy + Eq + Hash + Debug + Send + Sync {
    /// Words that it takes.
    const WORDS: usize;

    /// A well-mixed digest, for places.
    fn hash(self) -> u64;

    /// Tells its words one by one.
    fn words(self, tell: impl FnMut(usize, u64));

    /// The key of these words.
    fn of_words(word: impl Fn(usize) -> u64) -> Self;
}

const ODD: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xc2b2_ae3d_27d4_eb4f];

#[inline(always)]
fn mixed(one: u64, other: u64) -> u64 {
    let mut sum = one.wrapping_mul(ODD[0]) ^ other.wrapping_mul(ODD[1]).rotate_left(32);
    sum = (sum ^ sum >> 32).wrapping_mul(ODD[0]);
    sum ^ sum >> 29
}

impl Key for [u64; 2] {
    const WORDS: usize = 2;

    #[inline(always)]
    fn hash(self) -> u64 {
        mixed(self[0], self[1])
    }

    #[inline(always)]
    fn words(self, mut tell: impl FnMut(usize, u64)) {
        tell(0, self[0]);
        tell(1, self[1]);
    }

    #[inline(always)]
    fn of_words(word: impl Fn(usize) -> u64) -> [u64; 2] {
        [word(0), word(1)]
    }
}

impl Key for [u128; 2] {
    const WORDS: usize = 4;

    #[inline(always)]
    fn hash(self) -> u64 {
        let halves = |word: u128| mixed(word as u64, (word >> 64) as u64);
        mixed(halves(self[0]), halves(self[1]))
    }

    #[inline(always)]
    fn words(self, mut tell: impl FnMut(usize, u64)) {
        for (row, word) in self.into_iter().enumerate() {
            tell(2 * row, word as u64);
            tell(2 * row + 1, (word >> 64) as u64);
        }
    }

    #[inline(always)]
    fn of_words(word: impl Fn(usize) -> u64) -> [u128; 2] {
        [0, 2].map(|at| u128::from(word(at)) | u128::from(word(at + 1)) << 64)
    }
}

/// A game as the search sees it. Values are future margins of the seat to move, in points, unless they are said to be in seeds.
pub(super) trait Field: Sync {
    type Maker: MoveMaker<Board: Debug + Send + Sync>;
    type Key: Key;

    /// Pits of a row.
    const PITS: usize;

    /// After so many plies without a capture a position may come again, if it may at all.
    const CIRCLE: Option<usize>;

    fn maker(&self) -> &Self::Maker;
    fn key(&self, board: BoardOf<Self>) -> Self::Key;
    /// What the own store holds more than the other, in seeds.
    fn lead(&self, board: BoardOf<Self>) -> i32;
    /// The most that either seat can still gain, in seeds.
    fn open(&self, board: BoardOf<Self>) -> i32;
    /// Own seeds in pits less those of the other seat, in seeds, if a repetition of the board may end the game.
    fn kept(&self, board: BoardOf<Self>) -> Option<i32>;
    /// Own pits that end in the own store as they stand.
    fn again(&self, board: BoardOf<Self>) -> i32;
    /// A guess at the value.
    fn guess(&self, board: BoardOf<Self>) -> i32;
    /// The value by the table of endings.
    fn ending(&self, board: BoardOf<Self>) -> Option<i32>;
    /// Builds a table of endings on so many threads, if it is not there yet.
    fn prepare(&mut self, threads: usize);
}

pub(super) type BoardOf<F> = <<F as Field>::Maker as MoveMaker>::Board;

/// Points of the guess: of a seed in a row whose owner keeps what is left, of a pit that holds seeds, of one that moves again, and of
/// having the move.
const ROW_SEED: i32 = 2;
const FULL_PIT: i32 = 3;
const AGAIN: i32 = 2;
const TEMPO: i32 = 2;

/// Boards of the largest table of endings that a search has: those of up to twelve seeds in two rows of six. One of Oware takes two bytes
/// for each.
const MOST_TABLED: u64 = 2_800_000;

/// The largest table of endings that a search has, built on so many threads.
fn table_of<T: Family>(rules: T, pits: usize, threads: usize) -> Option<Table<T>> {
    let fits = |most: &u8| Ranks::new(pits, *most).is_some_and(|ranks| ranks.count() <= MOST_TABLED);
    let mut table = (0..=MOST_RANKED).take_while(fits).last().and_then(|most| Table::new(rules, most))?;
    let built = table.fill(threads, &());
    debug_assert_eq!(built, Built::Complete, "nobody stops it");
    Some(table)
}

/// A game of the Kalah family.
#[derive(Debug)]
pub(super) struct KalahField<W, const PITS: usize> {
    pub(super) maker: Kalah<W, PITS>,
    /// Values of boards with few seeds.
    pub(super) table: Option<Table>,
    /// A board with fewer seeds is in the table.
    pub(super) tabled: i32,
}

impl<W: Word, const PITS: usize> KalahField<W, PITS> {
    #[inline(always)]
    fn rows(board: KalahBoard<W>) -> KalahBoard<W> {
        let row = Kalah::<W, PITS>::row();
        KalahBoard { own: board.own & row, other: board.other & row }
    }

    #[inline(always)]
    fn seeds(row: W) -> i32 {
        i32::from((row.summed() >> W::STORE).byte())
    }

    #[inline(always)]
    fn store(row: W) -> i32 {
        i32::from((row >> W::STORE).byte())
    }
}

impl<W: Word, const PITS: usize> Field for KalahField<W, PITS>
where
    [W; 2]: Key,
{
    type Maker = Kalah<W, PITS>;
    type Key = [W; 2];

    const PITS: usize = PITS;

    const CIRCLE: Option<usize> = None;

    #[inline(always)]
    fn maker(&self) -> &Kalah<W, PITS> {
        &self.maker
    }

    #[inline(always)]
    fn key(&self, board: KalahBoard<W>) -> [W; 2] {
        let KalahBoard { own, other } = Self::rows(board);
        [own, other]
    }

    #[inline(always)]
    fn lead(&self, board: KalahBoard<W>) -> i32 {
        Self::store(board.own) - Self::store(board.other)
    }

    #[inline(always)]
    fn open(&self, board: KalahBoard<W>) -> i32 {
        let KalahBoard { own, other } = Self::rows(board);
        Self::seeds(own) + Self::seeds(other)
    }

    #[inline(always)]
    fn kept(&self, _board: KalahBoard<W>) -> Option<i32> {
        None
    }

    #[inline(always)]
    fn again(&self, board: KalahBoard<W>) -> i32 {
        Kalah::<W, PITS>::again(Self::rows(board).own)
    }

    #[inline(always)]
    fn guess(&self, board: KalahBoard<W>) -> i32 {
        let KalahBoard { own, other } = Self::rows(board);
        let row_seed = match self.maker.rules().collect {
            Leftover::Owner => ROW_SEED,
            Leftover::Emptier => -ROW_SEED,
            Leftover::Nobody => 0,
        };
        let full = |row: W| row.full().count_ones() as i32;
        let (own_seeds, other_seeds) = (Self::seeds(own), Self::seeds(other));
        let guess = row_seed * (own_seeds - other_seeds) + FULL_PIT * (full(own) - full(other)) + AGAIN * Kalah::<W, PITS>::again(own) + TEMPO;
        let open = SEED * (own_seeds + other_seeds);
        guess.clamp(-open, open)
    }

    fn prepare(&mut self, threads: usize) {
        let rules = self.maker.rules();
        self.table = self.table.take().or_else(|| table_of(rules, PITS, threads));
        self.tabled = self.table.as_ref().map_or(0, |table| table.whole_layers() as i32);
    }

    #[inline(always)]
    fn ending(&self, board: KalahBoard<W>) -> Option<i32> {
        let table = self.table.as_ref()?;
        let rows = Self::rows(board);
        (Self::seeds(rows.own) + Self::seeds(rows.other) < self.tabled).then(|| SEED * i32::from(table.probe::<W, PITS>(rows)))
    }
}

/// A game of the Oware family.
#[derive(Debug)]
pub(super) struct OwareField {
    pub(super) maker: Oware,
    pub(super) endings: Endings,
    /// Bounds of boards with few seeds.
    pub(super) table: Option<OwareTable>,
}

impl Field for OwareField {
    type Maker = Oware;
    type Key = [u64; 2];

    const PITS: usize = crate::oware::PITS;

    /// Seeds only ever go forwards, and each sowing lifts one pit: a circle carries seeds over every pit, so each is lifted in it.
    const CIRCLE: Option<usize> = Some(12);

    #[inline(always)]
    fn maker(&self) -> &Oware {
        &self.maker
    }

    /// With the stores, which a majority hangs on.
    #[inline(always)]
    fn key(&self, board: OwareBoard) -> [u64; 2] {
        [board.own, board.other]
    }

    #[inline(always)]
    fn lead(&self, board: OwareBoard) -> i32 {
        Oware::store(board.own) as i32 - Oware::store(board.other) as i32
    }

    #[inline(always)]
    fn open(&self, board: OwareBoard) -> i32 {
        (Oware::seeds(board.own) + Oware::seeds(board.other)) as i32
    }

    #[inline(always)]
    fn kept(&self, board: OwareBoard) -> Option<i32> {
        let [own, other] = [board.own, board.other].map(|row| Oware::seeds(row) as i32);
        (own > 0 && other > 0).then_some(own - other)
    }

    #[inline(always)]
    fn again(&self, _board: OwareBoard) -> i32 {
        0
    }

    #[inline(always)]
    fn guess(&self, board: OwareBoard) -> i32 {
        let [own, other] = [board.own, board.other].map(|row| Oware::seeds(row) as i32);
        if let Some(Bounds { lower, upper }) = self.table.as_ref().and_then(|table| table.probe(board, (own + other) as usize)) {
            return SEED * (i32::from(lower) + i32::from(upper)) / 2;
        }
        let full = |row: u64| Oware::full(row).count_ones() as i32;
        let open = SEED * (own + other);
        (ROW_SEED * (own - other) + FULL_PIT * (full(board.own) - full(board.other)) + TEMPO).clamp(-open, open)
    }

    /// None: a table knows neither what was played before nor that a majority ends a game. It guesses.
    #[inline(always)]
    fn ending(&self, _board: OwareBoard) -> Option<i32> {
        None
    }

    fn prepare(&mut self, threads: usize) {
        let endings = self.endings;
        self.table = self.table.take().or_else(|| table_of(endings, crate::oware::PITS, threads));
    }
}
