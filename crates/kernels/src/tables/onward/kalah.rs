//! Endgame tables of the Kalah family.

use alloc::string::String;
use alloc::vec::Vec;

use bija_rules::Position;

use super::{Onward, fill};
use crate::kalah::{Capture, End, Kalah, KalahBoard, KalahKernel, KalahRules, Leftover, MOST_PITS, Pie, with_kernel};
use crate::rank::{MOST_RANKED, Ranks, rows_in_order};
use crate::tables::layers::Layers;
#[cfg(not(target_family = "wasm"))]
use crate::tables::{Bounds, Seen};
use crate::tables::{Built, Family, Table, Watch};
use crate::word::Word;

/// What moves are made and boards numbered with.
#[derive(Clone, Debug)]
pub struct Means {
    pub(super) kernel: KalahKernel,
    pub(super) ranks: Ranks,
}

impl Family for KalahRules {
    type Means = Means;

    /// The pie rule is past on every board.
    fn tabled(self) -> KalahRules {
        KalahRules { pie: Pie::Off, ..self }
    }

    fn game(self) -> &'static str {
        "kalah"
    }

    fn pits(self) -> usize {
        usize::from(self.pits)
    }

    fn options(self) -> Vec<(&'static str, String)> {
        KalahRules::options(self).into()
    }

    fn begin(self, most: u8) -> Option<(Means, Layers)> {
        if most > MOST_RANKED {
            return None;
        }
        let ranks = Ranks::new(usize::from(self.pits), most)?;
        let layers = Layers::new(ranks.layers().to_vec(), 1)?;
        Some((Means { kernel: KalahKernel::new(self), ranks }, layers))
    }

    fn fill(means: &Means, layers: &mut Layers, threads: usize, watch: &dyn Watch) -> Built {
        with_kernel!(&means.kernel, maker => fill(maker, &means.ranks, layers, threads, watch))
    }

    #[cfg(not(target_family = "wasm"))]
    fn bounds(means: &Means, layers: &Layers, board: &Seen) -> Option<Bounds> {
        let plain = (board.marks, board.bonus) == ([None; 2], 0);
        layers.value(means.ranks.number(&board.rows)?).filter(|_| plain).map(Bounds::of_value)
    }
}

impl<W: Word, const PITS: usize> Onward for Kalah<W, PITS> {
    type Row = W;

    fn rows(&self, seeds: u8) -> Vec<W> {
        rows_in_order(PITS, seeds)
    }

    #[inline(always)]
    fn value(&self, ranks: &Ranks, [own, other]: [W; 2], below: &[u8], turned: impl Fn(usize) -> u8) -> u8 {
        let board = KalahBoard { own, other };
        if self.is_over(board) {
            return self.settled(board) as u8;
        }
        let (mut best, mut lower, mut count) = (i8::MIN, [Lower::default(); MOST_PITS], 0);
        self.each_full(board, |pit| {
            let (sown, passes) = self.sow(board, pit);
            let (gain, after) = self.gain(sown);
            if gain == 0 {
                // Nothing has left the own row.
                best = best.max(-(turned(ranks.row::<W, PITS>(after.own).1 as usize) as i8));
            } else {
                lower[count % MOST_PITS] = Lower { rank: ranks.of::<W, PITS>(after.turned_if(passes)), gain, passes: passes != W::ZERO };
                count += 1;
            }
        });
        // All ranks are known before the first value is read: the waits for what is far away fall together.
        for Lower { rank, gain, passes } in lower.into_iter().take(count) {
            let value = below[rank as usize] as i8;
            best = best.max(gain + if passes { -value } else { value });
        }
        best as u8
    }
}

/// A move to a board with fewer seeds.
#[derive(Clone, Copy, Default)]
struct Lower {
    rank: u64,
    gain: i8,
    passes: bool,
}

impl Table {
    /// An empty table that is worth its building for the search of one position: of boards of up to three eighths of its seeds, and of no
    /// more than so many boards.
    pub fn for_search(rules: KalahRules, position: &Position, most_boards: u64) -> Option<Table> {
        let most = rules.seeds_in_pits(position) * 3 / 8;
        (0..=most).rev().filter_map(|most| Table::new(rules, u8::try_from(most).ok()?)).find(|table| table.boards() <= most_boards)
    }

    /// The future margin of the seat to move, from the seeds in its pits and in those of the other seat, each in sowing order; `None` if
    /// the table does not know so many seeds or such rows.
    pub fn value(&self, own: &[u8], other: &[u8]) -> Option<i8> {
        self.layers.value(self.means.ranks.number(&[own, other])?)
    }

    /// The value of a board with no more seeds than the table knows and none in its stores.
    #[inline(always)]
    pub(crate) fn probe<W: Word, const PITS: usize>(&self, board: KalahBoard<W>) -> i8 {
        self.ranked(self.means.ranks.of::<W, PITS>(board))
    }

    /// The value of the board of a rank, which is the same in tables and searches of any size.
    #[inline(always)]
    pub(crate) fn ranked(&self, rank: u64) -> i8 {
        self.layers.values[rank as usize] as i8
    }
}

/// All rules that the file of a book can name.
pub(crate) fn nameable() -> impl Iterator<Item = KalahRules> {
    let ends = [End::AnyRowEmpty, End::MoverStuck];
    let leftovers = [Leftover::Owner, Leftover::Emptier, Leftover::Nobody];
    (1..=MOST_PITS as u8).flat_map(move |pits| {
        [Capture::FacingFull, Capture::Always].into_iter().flat_map(move |capture| {
            ends.into_iter().flat_map(move |end| leftovers.into_iter().map(move |collect| KalahRules { pits, capture, end, collect, pie: Pie::Off }))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maker::MoveMaker;

    fn every_rule(pits: u8) -> Vec<KalahRules> {
        let mut all = Vec::new();
        for capture in [Capture::FacingFull, Capture::Always] {
            for end in [End::AnyRowEmpty, End::MoverStuck] {
                for collect in [Leftover::Owner, Leftover::Emptier, Leftover::Nobody] {
                    all.push(KalahRules { pits, capture, end, collect, pie: Pie::Off });
                }
            }
        }
        all
    }

    /// The value by the plainest search: no bounds, no memory, the move maker alone.
    fn searched<W: Word, const PITS: usize>(maker: &Kalah<W, PITS>, board: KalahBoard<W>) -> i8 {
        use crate::maker::Next;
        let mut best = i8::MIN;
        maker.each(board, |_, played| {
            let [own, other] = [played.board.own, played.board.other].map(|word| (word >> W::STORE).byte() as i8);
            let (_, rows) = maker.gain(played.board);
            let (_, turned) = maker.gain(rows.turned_if(W::all_if(true)));
            let rows = turned.turned_if(W::all_if(true));
            let value = match played.next {
                Next::Again => own - other + searched(maker, rows),
                Next::Passes => other - own - searched(maker, rows),
                Next::Over(_) => own - other,
            };
            best = best.max(value);
        });
        best
    }

    fn equals_search<W: Word, const PITS: usize>(maker: &Kalah<W, PITS>, table: &Table, most: u8) -> u64 {
        let mut compared = 0;
        for seeds in 0..=most {
            for own_seeds in 0..=seeds {
                for own in rows_in_order::<W>(PITS, own_seeds) {
                    for other in rows_in_order::<W>(PITS, seeds - own_seeds) {
                        let board = KalahBoard { own, other };
                        let expected = if maker.is_over(board) { maker.settled(board) } else { searched(maker, board) };
                        assert_eq!(table.probe::<W, PITS>(board), expected, "{:?} {board:?}", table.rules());
                        compared += 1;
                    }
                }
            }
        }
        compared
    }

    #[test]
    fn a_table_holds_what_a_search_without_bounds_finds_for_every_rule() {
        for (pits, most) in [(1, 12), (2, 9), (3, 8), (4, 6), (6, 5), (7, 4), (8, 4), (10, 3)] {
            for rules in every_rule(pits) {
                let mut table = Table::new(rules, most).expect("so small a table can be held");
                assert_eq!(table.fill(2, &()), Built::Complete);
                let compared = with_kernel!(&table.means.kernel, maker => equals_search(maker, &table, most));
                assert_eq!(compared, table.boards());
            }
        }
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let rules = every_rule(6)[0];
        let [one, many] = [1, 5].map(|threads| {
            let mut table = Table::new(rules, 9).expect("so small a table can be held");
            table.fill(threads, &());
            table.layers.values
        });
        assert_eq!(one.len(), 293_930);
        assert!(one == many);
    }

    /// Stops after so many boards.
    struct Stops(std::sync::atomic::AtomicU64, u64);

    impl Watch for Stops {
        fn filled(&self, boards: u64) {
            self.0.fetch_add(boards, std::sync::atomic::Ordering::Relaxed);
        }

        fn stops(&self) -> bool {
            self.0.load(std::sync::atomic::Ordering::Relaxed) > self.1
        }
    }

    #[test]
    fn a_table_that_was_stopped_keeps_its_whole_layers_and_goes_on() {
        let mut table = Table::new(every_rule(6)[0], 8).expect("so small a table can be held");
        assert_eq!(table.fill(2, &Stops(0.into(), 20_000)), Built::Stopped);
        let kept = table.filled();
        assert_eq!(kept, table.means.ranks.layers()[table.layers.whole]);
        assert!(!table.is_complete() && kept > 0);
        assert_eq!(table.value(&[0; 6], &[0, 0, 0, 0, 0, 1]), Some(-1));
        assert_eq!(table.value(&[8, 0, 0, 0, 0, 0], &[0; 6]), None, "the layer was not finished");
        assert_eq!(table.fill(2, &()), Built::Complete);
        assert_eq!(table.filled(), table.boards());
        let mut whole = Table::new(every_rule(6)[0], 8).expect("so small a table can be held");
        whole.fill(1, &());
        assert!(table.layers.values == whole.layers.values);
    }
}
