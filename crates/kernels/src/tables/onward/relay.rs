//! Endgame tables of the relay games with an own store.
//!
//! However many laps a sowing has, what it drops outside the own row has passed the own store, and a seed has stayed there. So a sowing
//! that brings nothing has laid its seeds further on in the own row and nothing else, as in Kalah; so it ends, since no lap in the own row
//! goes back. A seat without seeds that passes is to move on boards of its own, which are worth what the other seat's move makes of them.
//!
//! Where the extra sowings of a turn are limited, boards have values for a turn that begins; what a turn is worth that has had some is
//! looked for to its end, all of it on boards with fewer seeds.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Onward, fill};
use crate::kalah::Capture;
use crate::rank::{MOST_RANKED, Ranks, rows_in_order};
use crate::relay::{Lap, NoSeeds, Relay, RelayKernel, RelayRules, with_relay};
use crate::tables::layers::Layers;
use crate::tables::{Bounds, Built, Family, Seen, Watch};

/// Extra sowings up to which the catalogue has a limit of them.
const MOST_EXTRA: u8 = 20;

/// What moves are made and boards numbered with.
#[derive(Clone, Debug)]
pub struct Means {
    kernel: RelayKernel,
    ranks: Ranks,
}

impl Family for RelayRules {
    type Means = Means;

    fn game(self) -> &'static str {
        "congklak"
    }

    fn pits(self) -> usize {
        usize::from(self.pits)
    }

    fn options(self) -> Vec<(&'static str, String)> {
        let no_move = match self.stuck {
            NoSeeds::Ends => "end",
            NoSeeds::Passes => "pass",
        };
        vec![
            ("pits", self.pits.to_string()),
            ("empty_capture", (self.capture == Capture::Always).to_string()),
            ("need_lap", (self.lap == Lap::Needed).to_string()),
            ("no_move", no_move.to_string()),
            ("max_bonus", self.most_extra.map_or_else(|| "none".to_string(), |most| most.to_string())),
        ]
    }

    fn begin(self, most: u8) -> Option<(Means, Layers)> {
        if most > MOST_RANKED || self.most_extra.is_some_and(|most| most > MOST_EXTRA) {
            return None;
        }
        let ranks = Ranks::new(usize::from(self.pits), most)?;
        let layers = Layers::new(ranks.layers().to_vec(), 1)?;
        Some((Means { kernel: RelayKernel::new(self), ranks }, layers))
    }

    fn fill(means: &Means, layers: &mut Layers, threads: usize, watch: &dyn Watch) -> Built {
        with_relay!(&means.kernel, maker => fill(maker, &means.ranks, layers, threads, watch))
    }

    fn bounds(means: &Means, layers: &Layers, board: &Seen) -> Option<Bounds> {
        let number = means.ranks.number(&board.rows)?;
        if board.marks != [None; 2] || number >= layers.filled() {
            return None;
        }
        let value = with_relay!(&means.kernel, maker => maker.goes_on(&means.ranks, &layers.values, maker.cells(&board.rows), board.bonus));
        Some(Bounds::of_value(value))
    }
}

impl<const PITS: usize, const CELLS: usize> Relay<PITS, CELLS> {
    /// The cells of two rows, the stores empty.
    #[inline(always)]
    #[allow(clippy::unused_self, reason = "the number of pits is part of the maker's type")]
    fn cells<R: AsRef<[u8]>>(&self, rows: &[R; 2]) -> [u8; CELLS] {
        let mut cells = [0; CELLS];
        cells[..PITS].copy_from_slice(rows[0].as_ref());
        cells[PITS + 1..][..PITS].copy_from_slice(rows[1].as_ref());
        cells
    }

    /// The rank of a board without stores, with its rows as the seat to move sees them.
    #[inline(always)]
    fn rank(ranks: &Ranks, own: [u8; PITS], other: [u8; PITS]) -> usize {
        ranks.of_rows(ranks.row_of(own), ranks.row_of(other)) as usize
    }

    /// Own row and other row.
    #[inline(always)]
    fn rows_of(cells: &[u8; CELLS]) -> [[u8; PITS]; 2] {
        let row = |begins: usize| *cells[begins..].first_chunk().expect("both rows lie in the cells");
        [row(0), row(PITS + 1)]
    }

    /// The value of a board for a seat whose turn has had so many extra sowings.
    fn goes_on(&self, ranks: &Ranks, below: &[u8], cells: [u8; CELLS], bonus: u8) -> i8 {
        let [own, other] = Self::rows_of(&cells);
        let seeds = own.iter().chain(&other).map(|&seeds| u32::from(seeds)).sum::<u32>();
        let unlimited = self.rules().most_extra.is_none_or(|most| bonus <= most && seeds <= u32::from(most - bonus));
        // Each extra sowing has put a seed in the store: with so few seeds left the limit is never met. Who has none does not sow.
        if bonus == 0 || unlimited || own == [0; PITS] {
            return below[Self::rank(ranks, own, other)] as i8;
        }
        let mut best = i8::MIN;
        for pit in (0..PITS).filter(|&pit| own[pit] > 0) {
            best = best.max(self.leads(ranks, below, cells, pit, bonus).unwrap_or_else(|sown| {
                let [own, other] = Self::rows_of(&sown);
                -(below[Self::rank(ranks, other, own)] as i8)
            }));
        }
        best
    }

    /// What sowing a pit is worth if it gains something; the cells if it does not.
    #[inline(always)]
    fn leads(&self, ranks: &Ranks, below: &[u8], mut cells: [u8; CELLS], pit: usize, bonus: u8) -> Result<i8, [u8; CELLS]> {
        let in_store = self.sow(&mut cells, pit);
        let gain = core::mem::take(&mut cells[PITS]) as i8;
        if gain == 0 {
            return Err(cells);
        }
        if in_store && self.rules().most_extra.is_none_or(|most| bonus < most) {
            let bonus = if self.rules().most_extra.is_some() { bonus + 1 } else { 0 };
            return Ok(gain + self.goes_on(ranks, below, cells, bonus));
        }
        let [own, other] = Self::rows_of(&cells);
        Ok(gain - below[Self::rank(ranks, other, own)] as i8)
    }
}

impl<const PITS: usize, const CELLS: usize> Onward for Relay<PITS, CELLS> {
    type Row = [u8; PITS];

    fn rows(&self, seeds: u8) -> Vec<[u8; PITS]> {
        let bytes = |row: u128| *row.to_le_bytes().first_chunk().expect("a row has fewer pits than a word has bytes");
        rows_in_order::<u128>(PITS, seeds).into_iter().map(bytes).collect()
    }

    #[inline(always)]
    fn value(&self, ranks: &Ranks, [own, other]: [[u8; PITS]; 2], below: &[u8], turned: impl Fn(usize) -> u8) -> u8 {
        if own == [0; PITS] {
            let left: u8 = other.iter().sum();
            return match self.rules().stuck {
                NoSeeds::Passes if left > 0 => (turned(0) as i8).wrapping_neg() as u8,
                NoSeeds::Ends | NoSeeds::Passes => (left as i8).wrapping_neg() as u8,
            };
        }
        let (cells, mut best) = (self.cells(&[own, other]), i8::MIN);
        for pit in (0..PITS).filter(|&pit| own[pit] > 0) {
            let value = match self.leads(ranks, below, cells, pit, 0) {
                Ok(value) => value,
                // Nothing has left the own row.
                Err(sown) => -(turned(ranks.row_of(Self::rows_of(&sown)[0]).1 as usize) as i8),
            };
            best = best.max(value);
        }
        best as u8
    }
}
