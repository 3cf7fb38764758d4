//! The rank of a board of two rows: every board with up to so many seeds in the pits has a number, and every number below
//! the count of such boards is one of theirs.
//!
//! ```text
//! layers, by the seeds in all pits     | 0 | 1 | 2 | ... | s                              | ...
//! blocks of a layer, by the own seeds                    | 0 | 1 | ... | t          | ... s
//! a block, own row by own row                                          | row 0 | row 1 | ...
//!                                                                        each with all other rows of s - t seeds in turn
//! ```
//! A row of pits `p1 … pm` has its rank among the rows of as many seeds by the combinatorial number system: with the sums
//! `c(k) = p1 + … + pk + k - 1` it is the sum of the binomials `C(c(k), k)` for k below m. Seeds that move towards the store make
//! the rank smaller: what a sowing within the own row leads to comes before.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::kalah::KalahBoard;
use crate::word::Word;

/// The most seeds in the pits of a board that is ranked: the value of one more would not fit in a byte.
pub(crate) const MOST_RANKED: u8 = 127;

/// The most pits of a row that is ranked.
#[cfg(not(target_family = "wasm"))]
const MOST_PITS: usize = crate::relay::MOST_PITS;
/// The most pits of a row that is ranked: browsers have tables of the Kalah family alone.
#[cfg(target_family = "wasm")]
const MOST_PITS: usize = crate::kalah::MOST_PITS;

const SUMS: usize = MOST_RANKED as usize + 1;

/// The ranks of boards with up to so many seeds.
#[derive(Clone, Debug)]
pub(crate) struct Ranks {
    /// For each pit of a row and the sum up to it, what they add to the rank of the row.
    steps: Box<[[u64; SUMS]; MOST_PITS]>,
    /// Rows of exactly that many seeds.
    rows: Vec<u64>,
    /// Where the block of so many seeds in all (first) and in the own row (second) begins.
    blocks: Vec<u64>,
    /// Where each layer begins, and where the last one ends.
    layers: Vec<u64>,
    most: usize,
    pits: usize,
}

impl Ranks {
    /// The ranks of boards of so many pits a row; `None` if there are too many for a number of 60 bits.
    pub(crate) fn new(pits: usize, most: u8) -> Option<Ranks> {
        let most = usize::from(most.min(MOST_RANKED));
        let choose = binomials(SUMS + MOST_PITS);
        let mut steps = Box::new([[0; SUMS]; MOST_PITS]);
        for (pit, sums) in steps.iter_mut().enumerate().take(pits - 1) {
            for (sum, step) in sums.iter_mut().enumerate() {
                *step = choose[sum + pit][pit + 1] as u64;
            }
        }
        let rows: Vec<u64> = (0..=most).map(|seeds| choose[seeds + pits - 1][pits - 1] as u64).collect();
        let (mut blocks, mut layers, mut next) = (vec![0; (most + 1) * (most + 1)], vec![0], 0u128);
        for seeds in 0..=most {
            for own in 0..=seeds {
                blocks[seeds * (most + 1) + own] = next as u64;
                next += u128::from(rows[own]) * u128::from(rows[seeds - own]);
                if next >> 60 != 0 {
                    return None;
                }
            }
            layers.push(next as u64);
        }
        Some(Ranks { steps, rows, blocks, layers, most, pits })
    }

    /// Boards that are ranked.
    pub(crate) fn count(&self) -> u64 {
        self.layers[self.most + 1]
    }

    /// The most seeds of a board that is ranked.
    pub(crate) fn most(&self) -> usize {
        self.most
    }

    /// Where the layers begin, and where the last one ends.
    pub(crate) fn layers(&self) -> &[u64] {
        &self.layers
    }

    /// Where the boards of so many seeds begin.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn layer(&self, seeds: usize) -> u64 {
        self.layers[seeds]
    }

    /// Rows of exactly that many seeds.
    pub(crate) fn rows(&self, seeds: usize) -> u64 {
        self.rows[seeds]
    }

    /// Seeds of a row and its rank among the rows of as many. No store may be in the word.
    #[inline(always)]
    pub(crate) fn row<W: Word, const PITS: usize>(&self, row: W) -> (usize, u64) {
        let sums = row.sums();
        let rank = (0..PITS - 1).map(|pit| self.steps[pit][usize::from((sums >> (8 * pit as u32)).byte()) % SUMS]).sum();
        (usize::from((sums >> (8 * (PITS as u32 - 1))).byte()), rank)
    }

    /// The same for a row of bytes, the pits in sowing order.
    #[cfg(not(target_family = "wasm"))]
    #[inline(always)]
    pub(crate) fn row_of<const PITS: usize>(&self, row: [u8; PITS]) -> (usize, u64) {
        let (mut sum, mut rank) = (0, 0);
        for (seeds, steps) in row.into_iter().zip(&*self.steps).take(PITS - 1) {
            sum += usize::from(seeds);
            rank += steps[sum % SUMS];
        }
        (sum + usize::from(row[PITS - 1]), rank)
    }

    /// The number of a board from the seeds of both rows, the pits in sowing order; `None` if they are no rows of a ranked board.
    pub(crate) fn number<R: AsRef<[u8]>>(&self, rows: &[R; 2]) -> Option<u64> {
        let [own, other] = [rows[0].as_ref(), rows[1].as_ref()];
        let seeds = own.iter().chain(other).map(|&seeds| usize::from(seeds)).sum::<usize>();
        if seeds > self.most || own.len() != self.pits || other.len() != self.pits {
            return None;
        }
        let row = |row: &[u8]| {
            let (mut sum, mut rank) = (0, 0);
            for (pit, &seeds) in row.iter().enumerate() {
                sum += usize::from(seeds);
                rank += if pit + 1 < self.pits { self.steps[pit][sum] } else { 0 };
            }
            (sum, rank)
        };
        Some(self.of_rows(row(own), row(other)))
    }

    /// The rank of two rows, of which seeds and ranks are known.
    #[inline(always)]
    pub(crate) fn of_rows(&self, own: (usize, u64), other: (usize, u64)) -> u64 {
        self.blocks[(own.0 + other.0) * (self.most + 1) + own.0] + own.1 * self.rows[other.0] + other.1
    }

    /// The rank of a board of at most as many seeds as are ranked. No stores may be in its words.
    #[inline(always)]
    pub(crate) fn of<W: Word, const PITS: usize>(&self, board: KalahBoard<W>) -> u64 {
        self.of_rows(self.row::<W, PITS>(board.own), self.row::<W, PITS>(board.other))
    }
}

/// The rows of exactly that many seeds in the order of their ranks.
pub(crate) fn rows_in_order<W: Word>(pits: usize, seeds: u8) -> Vec<W> {
    if pits == 1 {
        return vec![W::low(seeds)];
    }
    let with_last = |before: u8| {
        let last = W::low(seeds - before) << (8 * (pits as u32 - 1));
        rows_in_order::<W>(pits - 1, before).into_iter().map(move |row| row | last)
    };
    (0..=seeds).flat_map(with_last).collect()
}

/// Binomial coefficients up to `C(most, MOST_PITS)`.
fn binomials(most: usize) -> Vec<[u128; MOST_PITS + 1]> {
    let mut rows = vec![[0; MOST_PITS + 1]; most + 1];
    for n in 0..=most {
        rows[n][0] = 1;
        for k in 1..=n.min(MOST_PITS) {
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_board_has_its_number<W: Word, const PITS: usize>(most: u8) {
        let ranks = Ranks::new(PITS, most).expect("so few boards are ranked");
        let mut next = 0;
        for seeds in 0..=most {
            assert_eq!(ranks.layer(usize::from(seeds)), next);
            for own_seeds in 0..=seeds {
                for own in rows_in_order::<W>(PITS, own_seeds) {
                    for other in rows_in_order::<W>(PITS, seeds - own_seeds) {
                        assert_eq!(ranks.of::<W, PITS>(KalahBoard { own, other }), next, "{own:?} {other:?}");
                        next += 1;
                    }
                }
            }
        }
        assert_eq!(ranks.count(), next);
    }

    #[test]
    fn every_board_has_its_own_number_and_none_is_left_out() {
        every_board_has_its_number::<u64, 1>(20);
        every_board_has_its_number::<u64, 2>(12);
        every_board_has_its_number::<u64, 3>(9);
        every_board_has_its_number::<u64, 6>(6);
        every_board_has_its_number::<u64, 7>(5);
        every_board_has_its_number::<u128, 8>(5);
        every_board_has_its_number::<u128, 10>(4);
    }

    /// Two rows of six: as many boards as there are ways to lay so many seeds, or fewer, in twelve pits.
    #[test]
    fn the_counts_are_the_known_ones() {
        let count = |seeds| Ranks::new(6, seeds).map(|ranks| ranks.count());
        assert_eq!(count(10), Some(646_646));
        assert_eq!(count(18), Some(86_493_225));
        assert_eq!(count(24), Some(1_251_677_700));
        assert_eq!(Ranks::new(10, 127).map(|ranks| ranks.count()), None, "too many");
    }
}
