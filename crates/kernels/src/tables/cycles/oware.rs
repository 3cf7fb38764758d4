//! Endgame tables of the Oware family: what the seat to move makes sure of, and what it can be held to, on every board with up to so
//! many seeds in the pits.
//!
//! Both are future margins, in seeds more than the other seat. Where they are one number it is the value of the board, however
//! repetitions fall; where they differ the value hangs on which position repeats, lies between them, and is never called exact.

use bija_rules::Rules;
use bija_rules::ruleset::{Collect, Feed, Guard, RepeatNeeds, Slam};

use super::{Block, Circling, Leads, Rows, find};
use crate::maker::MoveMaker;
use crate::oware::{Caught, Oware, OwareBoard, OwareRules, PITS, sum};
use crate::rank::{Ranks, rows_in_order};
use crate::tables::layers::{Below, Layers};
use crate::tables::{Bounds, Built, Family, OwareTable, Seen, Watch};

/// The most seeds of a board that has a place in a table: so many lie on the fullest start.
const MOST_SEEDS: u8 = 72;

/// The rules on which the bounds of a board depend.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Endings {
    /// How is played.
    pub play: OwareRules,
    /// Which occurrence of a position ends the game; each seat keeps its own side then.
    pub cycle: Cycle,
}

/// Which occurrence of a position since the last capture ends the game. Where a row is empty none does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cycle {
    /// The second: the first repetition.
    First,
    /// The third.
    Third,
}

impl Endings {
    /// Reads a ruleset; `None` if it is none of the family or no repetition ends its games.
    pub fn claim(rules: &Rules) -> Option<Endings> {
        let play = OwareRules::claim(rules)?;
        let of = |repeats| Guard { repeats: Some(repeats), repeat_needs: RepeatNeeds::EveryRow, cap: None, collect: Collect::Owner };
        let cycles = [(2, Cycle::First), (3, Cycle::Third)];
        let (_, cycle) = cycles.into_iter().find(|&(repeats, _)| rules.ruleset().guard == of(repeats))?;
        Some(Endings { play, cycle })
    }
}

/// What moves are made and boards numbered with.
#[derive(Clone, Debug)]
pub struct Means {
    maker: Oware,
    ranks: Ranks,
}

impl Family for Endings {
    type Means = Means;

    fn game(self) -> &'static str {
        "oware"
    }

    fn pits(self) -> usize {
        PITS
    }

    /// Seeds at the start change no value.
    fn options(self) -> Vec<(&'static str, String)> {
        let grand_slam = match self.play.slam {
            Slam::TakesNothing => "no_capture",
            Slam::Illegal => "illegal",
            Slam::Captures => "captures",
            Slam::KeepFirst => "keep_first",
            Slam::KeepLast => "keep_last",
            Slam::RestToOpponent => "rest_to_opponent",
        };
        let cycle = match self.cycle {
            Cycle::First => "first",
            Cycle::Third => "third",
        };
        let must_feed = self.play.feed == Feed::MustFeed;
        vec![("grand_slam", grand_slam.to_string()), ("cycle", cycle.to_string()), ("must_feed", must_feed.to_string())]
    }

    fn begin(self, most: u8) -> Option<(Means, Layers)> {
        if most > MOST_SEEDS {
            return None;
        }
        let ranks = Ranks::new(PITS, most).filter(|ranks| u32::try_from(ranks.count()).is_ok())?;
        let layers = Layers::new(ranks.layers().to_vec(), 2)?;
        Some((Means { maker: Oware::new(self.play), ranks }, layers))
    }

    fn fill(means: &Means, layers: &mut Layers, threads: usize, watch: &dyn Watch) -> Built {
        let seeds = layers.whole;
        let rows = (0..=seeds as u8).map(|seeds| rows_in_order(PITS, seeds)).collect();
        let mut begins = 0;
        let block = |own_seeds: usize| {
            let [own, other] = [own_seeds, seeds - own_seeds].map(|seeds| means.ranks.rows(seeds) as u32);
            let block = Block { begins, own, other };
            begins += own * other;
            block
        };
        let blocks = (0..=seeds).map(block).collect();
        layers.add(|below, values| find(&OwareLayer { maker: &means.maker, ranks: &means.ranks, rows, blocks, below, seeds }, values, threads, watch))
    }

    fn bounds(means: &Means, layers: &Layers, board: &Seen) -> Option<Bounds> {
        let (number, seeds) = (means.ranks.number(&board.rows)?, board.seeds());
        let plain = (board.marks, board.bonus) == ([None; 2], 0);
        layers.bounds(seeds, (number - means.ranks.layer(seeds)) as usize).filter(|_| plain)
    }
}

impl OwareTable {
    /// The bounds of a board with so many seeds in its pits, whatever its stores hold; `None` if the table does not know so many.
    #[inline(always)]
    pub(crate) fn probe(&self, board: OwareBoard, seeds: usize) -> Option<Bounds> {
        if seeds >= self.layers.whole {
            return None;
        }
        let ranks = &self.means.ranks;
        let [own, other] = [board.own, board.other].map(|row| ranks.row::<u64, PITS>(Oware::pits(row)));
        self.layers.bounds(seeds, (ranks.of_rows(own, other) - ranks.layer(seeds)) as usize)
    }

    /// The bounds of the seat to move, from the seeds in its pits and in those of the other seat, each in sowing order; `None` if the table
    /// does not know so many seeds or such rows.
    pub fn bounds(&self, own: &[u8], other: &[u8]) -> Option<Bounds> {
        self.bounds_of(&Seen { rows: [own.to_vec(), other.to_vec()], ..Seen::default() })
    }
}

/// Boards of so many seeds.
struct OwareLayer<'t> {
    maker: &'t Oware,
    ranks: &'t Ranks,
    /// All rows by their seeds, in the order of their ranks.
    rows: Vec<Vec<u64>>,
    /// Where the boards lie by their own seeds.
    blocks: Vec<Block>,
    below: Below<'t>,
    seeds: usize,
}

impl OwareLayer<'_> {
    /// The place of a board of so many seeds in their layer.
    #[inline(always)]
    fn place_among(&self, seeds: usize, board: OwareBoard) -> usize {
        let rank = self.ranks.of_rows(self.ranks.row::<u64, PITS>(board.own), self.ranks.row::<u64, PITS>(board.other));
        (rank - self.ranks.layer(seeds)) as usize
    }
}

impl Circling for OwareLayer<'_> {
    type Board = OwareBoard;

    fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    #[inline(always)]
    fn board(&self, Rows { block: own_seeds, own, other }: Rows) -> OwareBoard {
        OwareBoard { own: self.rows[own_seeds][own], other: self.rows[self.seeds - own_seeds][other] }
    }

    #[inline(always)]
    fn legal(&self, board: OwareBoard) -> u32 {
        self.maker.legal(board)
    }

    fn seeds(&self) -> i8 {
        self.seeds as i8
    }

    fn side(&self, board: OwareBoard) -> i8 {
        sum(board.own) as i8 - sum(board.other) as i8
    }

    fn counts(&self, board: OwareBoard) -> bool {
        board.own != 0 && board.other != 0
    }

    #[inline(always)]
    fn leads(&self, board: OwareBoard, pit: u32) -> Leads {
        let (mut sown, chain) = self.maker.sown(board, pit);
        if chain != 0 {
            sown = match self.maker.take(sown, chain) {
                Caught::GoesOn(sown) => sown,
                Caught::RestToOpponent(sown) => {
                    let brought = Oware::store(sown.own) as i8 - Oware::store(sown.other) as i8;
                    return Leads::Below(brought, brought);
                }
            };
            let gain = Oware::store(sown.own) as usize;
            if gain > 0 {
                let seeds = self.seeds - gain;
                return Leads::gained(gain as i8, self.below.bounds(seeds, self.place_among(seeds, Oware::turned_rows(sown))));
            }
        }
        Leads::Here
    }

    #[inline(always)]
    fn each_before(&self, board: OwareBoard, mut visit: impl FnMut(OwareBoard, usize)) {
        // Many a sowing ends in its own row.
        let (_, unsown) = self.ranks.row::<u64, PITS>(board.own);
        self.maker.each_before(board, |before| {
            let other = if before.other == board.own { unsown } else { self.ranks.row::<u64, PITS>(before.other).1 };
            let (own_seeds, own) = self.ranks.row::<u64, PITS>(before.own);
            let block = &self.blocks[own_seeds];
            visit(before, block.begins as usize + own as usize * block.other as usize + other as usize);
        });
    }
}
