//! Sowings a second of the kernels, one core, beside a plain loop over an array of bytes: all moves of a tree are made, those to its
//! leaves too, and what they lead to is folded into a number, so that none can be left out. Best of several runs.
//!
//! Run by `cargo bench -p bija-kernels`.

use std::hint::black_box;
use std::time::Instant;

use bija_kernels::kalah::KalahBoard;
use bija_kernels::oware::OwareBoard;
use bija_kernels::{KalahKernel, Kernel, MoveMaker, Next};
use bija_rules::catalogue;

/// How many sowings a walk made, and what they led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Walked {
    sowings: u64,
    folded: u64,
}

/// A board as a number in which every pit counts.
trait Fold: Copy {
    fn fold(self) -> u64;
}

impl Fold for KalahBoard<u64> {
    fn fold(self) -> u64 {
        self.own ^ self.other.rotate_left(23)
    }
}

impl Fold for KalahBoard<u128> {
    fn fold(self) -> u64 {
        let fold = |word: u128| word as u64 ^ (word >> 64) as u64;
        fold(self.own) ^ fold(self.other).rotate_left(23)
    }
}

impl Fold for OwareBoard {
    fn fold(self) -> u64 {
        self.own ^ self.other.rotate_left(23)
    }
}

fn walk<M: MoveMaker<Board: Fold>>(maker: &M, board: M::Board, depth: u32) -> Walked {
    let mut walked = Walked::default();
    if depth == 1 {
        maker.each(board, |_, played| walked.add(Walked { sowings: 1, folded: played.board.fold() }));
        return walked;
    }
    maker.each(board, |_, played| {
        walked.add(Walked { sowings: 1, folded: played.board.fold() });
        if !matches!(played.next, Next::Over(_)) {
            walked.add(walk(maker, played.board, depth - 1));
        }
    });
    walked
}

impl Walked {
    #[inline]
    fn add(&mut self, other: Walked) {
        self.sowings += other.sowings;
        self.folded = self.folded.wrapping_add(other.folded);
    }
}

/// Bytes as a number in which every one counts.
fn fold(bytes: &[u8]) -> u64 {
    bytes.chunks(8).fold(0, |fold: u64, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        fold.rotate_left(23) ^ u64::from_le_bytes(word)
    })
}

/// The rules of Kalah and Oware as one writes them first: an array of bytes, seed by seed.
mod plain {
    use super::Walked;

    /// South's pits, its store, North's pits, its store; the seat to move.
    #[derive(Clone, Copy)]
    pub(crate) struct Kalah {
        pub(crate) cells: [u8; 14],
        pub(crate) seat: usize,
    }

    impl Kalah {
        pub(crate) fn walk(self, depth: u32, walked: &mut Walked) {
            for pit in 7 * self.seat..7 * self.seat + 6 {
                if self.cells[pit] == 0 {
                    continue;
                }
                walked.sowings += 1;
                let (after, over) = self.play(pit);
                walked.folded = walked.folded.wrapping_add(super::fold(&after.cells));
                if depth > 1 && !over {
                    after.walk(depth - 1, walked);
                }
            }
        }

        fn play(mut self, pit: usize) -> (Kalah, bool) {
            let (store, other_store) = (7 * self.seat + 6, 13 - 7 * self.seat);
            let mut seeds = std::mem::take(&mut self.cells[pit]);
            let mut cell = pit;
            while seeds > 0 {
                cell = (cell + 1) % 14;
                if cell != other_store {
                    self.cells[cell] += 1;
                    seeds -= 1;
                }
            }
            if cell / 7 == self.seat && cell != store && self.cells[cell] == 1 && self.cells[12 - cell] > 0 {
                self.cells[store] += 1 + std::mem::take(&mut self.cells[12 - cell]);
                self.cells[cell] = 0;
            }
            let over = self.cells[..6].iter().all(|&seeds| seeds == 0) || self.cells[7..13].iter().all(|&seeds| seeds == 0);
            if over {
                for pit in (0..6).chain(7..13) {
                    self.cells[pit / 7 * 7 + 6] += std::mem::take(&mut self.cells[pit]);
                }
            }
            self.seat = if cell == store { self.seat } else { 1 - self.seat };
            (self, over)
        }
    }

    /// South's pits, then North's; the seat to move.
    #[derive(Clone, Copy)]
    pub(crate) struct Oware {
        pub(crate) pits: [u8; 12],
        pub(crate) stores: [u8; 2],
        pub(crate) seat: usize,
    }

    impl Oware {
        pub(crate) fn walk(self, depth: u32, walked: &mut Walked) {
            for pit in 6 * self.seat..6 * self.seat + 6 {
                if !self.is_legal(pit) {
                    continue;
                }
                walked.sowings += 1;
                let (after, over) = self.play(pit);
                walked.folded = walked.folded.wrapping_add(super::fold(&after.pits) ^ super::fold(&after.stores));
                if depth > 1 && !over {
                    after.walk(depth - 1, walked);
                }
            }
        }

        fn row(&self, seat: usize) -> &[u8] {
            &self.pits[6 * seat..6 * seat + 6]
        }

        fn is_legal(&self, pit: usize) -> bool {
            let hungry = self.row(1 - self.seat).iter().all(|&seeds| seeds == 0);
            self.pits[pit] > 0 && (!hungry || usize::from(self.pits[pit]) + pit % 6 >= 6)
        }

        fn play(mut self, pit: usize) -> (Oware, bool) {
            let mut seeds = std::mem::take(&mut self.pits[pit]);
            let mut cell = pit;
            while seeds > 0 {
                cell = (cell + 1) % 12;
                if cell != pit {
                    self.pits[cell] += 1;
                    seeds -= 1;
                }
            }
            let mut taken = self;
            while cell / 6 != self.seat && matches!(taken.pits[cell], 2 | 3) {
                taken.stores[self.seat] += std::mem::take(&mut taken.pits[cell]);
                cell = (cell + 11) % 12;
            }
            if taken.row(1 - self.seat).iter().any(|&seeds| seeds > 0) {
                self = taken;
            }
            let mut over = self.stores[self.seat] > 24 || self.stores == [24, 24];
            self.seat = 1 - self.seat;
            if !over && !(6 * self.seat..6 * self.seat + 6).any(|pit| self.is_legal(pit)) {
                over = true;
                for pit in 0..12 {
                    self.stores[pit / 6] += std::mem::take(&mut self.pits[pit]);
                }
            }
            (self, over)
        }
    }
}

/// Millions of sowings a second of the best run, and how many a run makes.
fn best(runs: u32, mut run: impl FnMut() -> Walked) -> (f64, u64) {
    let mut best = 0.0;
    let mut sowings = 0;
    for _ in 0..runs {
        let begun = Instant::now();
        let walked = black_box(run());
        best = f64::max(best, walked.sowings as f64 / begun.elapsed().as_secs_f64() / 1e6);
        sowings = walked.sowings;
    }
    (best, sowings)
}

fn kernel_speed(id: &str, options: &[(&str, &str)], depth: u32) -> (f64, u64) {
    let rules = catalogue::rules(id, options).expect("the catalogue has the game");
    let start = rules.start(0);
    match Kernel::for_rules(&rules).expect("the game has a kernel") {
        Kernel::Kalah(KalahKernel::Six(maker)) => speed(&maker, &start, depth),
        Kernel::Kalah(KalahKernel::Ten(maker)) => speed(&maker, &start, depth),
        Kernel::Kalah(_) => panic!("the bench knows boards of six and ten pits"),
        Kernel::Oware(maker) => speed(&maker, &start, depth),
    }
}

fn speed<M: MoveMaker<Board: Fold>>(maker: &M, start: &bija_rules::Position, depth: u32) -> (f64, u64) {
    let board = maker.pack(start).expect("a start is packed");
    best(60, || walk(maker, black_box(board), depth))
}

fn plain_kalah(seeds: u8, depth: u32) -> (f64, u64) {
    let mut cells = [seeds; 14];
    (cells[6], cells[13]) = (0, 0);
    best(40, || {
        let mut walked = Walked::default();
        black_box(plain::Kalah { cells, seat: 0 }).walk(depth, &mut walked);
        walked
    })
}

fn plain_oware(depth: u32) -> (f64, u64) {
    best(40, || {
        let mut walked = Walked::default();
        black_box(plain::Oware { pits: [4; 12], stores: [0; 2], seat: 0 }).walk(depth, &mut walked);
        walked
    })
}

fn main() {
    println!("{:<44}{:>12}{:>12}{:>8}", "ruleset", "kernel M/s", "plain M/s", "ratio");
    let row = |name: &str, (kernel, made): (f64, u64), plain: Option<(f64, u64)>| match plain {
        Some((plain, counted)) => {
            assert_eq!(made, counted, "{name}: both make the same moves");
            println!("{name:<44}{kernel:>12.1}{plain:>12.1}{:>8.1}", kernel / plain);
        }
        None => println!("{name:<44}{kernel:>12.1}"),
    };
    row("kalah", kernel_speed("kalah", &[], 8), Some(plain_kalah(4, 8)));
    row("kalah seeds=6", kernel_speed("kalah", &[("seeds", "6")], 7), Some(plain_kalah(6, 7)));
    row("kalah empty_capture=true", kernel_speed("kalah", &[("empty_capture", "true")], 8), None);
    row("kalah end=mover_cannot_move", kernel_speed("kalah", &[("end", "mover_cannot_move")], 8), None);
    row("kalah pits=10", kernel_speed("kalah", &[("pits", "10")], 6), None);
    row("oware", kernel_speed("oware", &[], 7), Some(plain_oware(7)));
    row("oware grand_slam=illegal", kernel_speed("oware", &[("grand_slam", "illegal")], 7), None);
}
