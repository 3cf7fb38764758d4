//! Sowings a second of the kernels, one core, beside a plain loop over an array of bytes and the interpreter: all moves of a tree are
//! made, those to its leaves too, and what they lead to is folded into a number, so that none can be left out. Best of several runs.
//!
//! Run by `cargo bench -p bija-kernels --bench sowings`.

mod plain;

use std::hint::black_box;
use std::time::Instant;

use bija_kernels::kalah::KalahBoard;
use bija_kernels::oware::OwareBoard;
use bija_kernels::relay::RelayBoard;
use bija_kernels::togyz::TogyzBoard;
use bija_kernels::{KalahKernel, Kernel, MoveMaker, Next, RelayKernel, TogyzKernel};
use bija_rules::{Position, Rules, catalogue};
use plain::Plain;

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

impl<const CELLS: usize> Fold for RelayBoard<CELLS> {
    fn fold(self) -> u64 {
        fold(&self.cells)
    }
}

impl Fold for TogyzBoard<u64> {
    fn fold(self) -> u64 {
        self.own ^ self.other.rotate_left(23)
    }
}

impl Fold for TogyzBoard<u128> {
    fn fold(self) -> u64 {
        KalahBoard { own: self.own, other: self.other }.fold()
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

/// Sowings of a kernel.
fn kernel_speed(rules: &Rules, depth: u32) -> (f64, u64) {
    let start = rules.start(0);
    match Kernel::for_rules(rules).expect("the game has a kernel") {
        Kernel::Kalah(KalahKernel::Six(maker)) => speed(&maker, &start, depth),
        Kernel::Kalah(KalahKernel::Ten(maker)) => speed(&maker, &start, depth),
        Kernel::Relay(RelayKernel::Five(maker)) => speed(&maker, &start, depth),
        Kernel::Relay(RelayKernel::Seven(maker)) => speed(&maker, &start, depth),
        Kernel::Relay(RelayKernel::Eleven(maker)) => speed(&maker, &start, depth),
        Kernel::Kalah(_) | Kernel::Relay(_) => panic!("the bench does not know boards of so many pits"),
        Kernel::Oware(maker) => speed(&maker, &start, depth),
        Kernel::Togyz(TogyzKernel::Five(maker)) => speed(&maker, &start, depth),
        Kernel::Togyz(TogyzKernel::Nine(maker)) => speed(&maker, &start, depth),
    }
}

fn speed<M: MoveMaker<Board: Fold>>(maker: &M, start: &Position, depth: u32) -> (f64, u64) {
    let board = maker.pack(start).expect("a start is packed");
    best(60, || walk(maker, black_box(board), depth))
}

/// Sowings of the interpreter, one ply less deep.
fn interpreted(rules: &Rules, depth: u32) -> f64 {
    fn walk(rules: &Rules, position: &Position, depth: u32, walked: &mut Walked) {
        for mv in rules.legal(position) {
            let mut after = *position;
            rules.play_unchecked(&mut after, mv, &mut ());
            walked.add(Walked { sowings: 1, folded: (0..rules.board().cells() as u8).map(|pit| u64::from(after.seeds(pit))).sum() });
            if depth > 1 && after.over().is_none() {
                walk(rules, &after, depth - 1, walked);
            }
        }
    }
    let start = rules.start(0);
    let (speed, _) = best(20, || {
        let mut walked = Walked::default();
        walk(rules, black_box(&start), depth - 1, &mut walked);
        walked
    });
    speed
}

/// Sowings of a plain loop.
fn looped(walk: impl Fn(&mut Walked)) -> (f64, u64) {
    best(40, || {
        let mut walked = Walked::default();
        walk(&mut walked);
        walked
    })
}

fn plain_kalah(seeds: u8, depth: u32) -> (f64, u64) {
    let mut cells = [seeds; 14];
    (cells[6], cells[13]) = (0, 0);
    looped(|walked| black_box(plain::Kalah { cells, seat: 0 }).walk(depth, walked))
}

fn plain_oware(depth: u32) -> (f64, u64) {
    looped(|walked| black_box(plain::Oware { pits: [4; 12], stores: [0; 2], seat: 0 }).walk(depth, walked))
}

fn plain_congklak(depth: u32) -> (f64, u64) {
    let mut cells = [7; 16];
    (cells[7], cells[15]) = (0, 0);
    looped(|walked| black_box(plain::Congklak { cells, seat: 0 }).walk(depth, walked))
}

fn plain_togyz<const PITS: usize, const CELLS: usize>(depth: u32) -> (f64, u64) {
    let start = plain::Togyz::<PITS, CELLS> { pits: [PITS as u8; CELLS], stores: [0; 2], marks: [None; 2], seat: 0 };
    looped(|walked| black_box(start).walk(depth, walked))
}

fn row(id: &str, options: &[(&str, &str)], depth: u32, plain: Option<(f64, u64)>) {
    let rules = catalogue::rules(id, options).expect("the catalogue has the game");
    let name = options.iter().fold(id.to_string(), |name, (option, value)| format!("{name} {option}={value}"));
    let ((kernel, made), interpreter) = (kernel_speed(&rules, depth), interpreted(&rules, depth));
    let (plain, ratio) = plain.map_or((String::new(), String::new()), |(plain, counted)| {
        assert_eq!(made, counted, "{name}: both make the same moves");
        (format!("{plain:.1}"), format!("{:.1}", kernel / plain))
    });
    println!("{name:<32}{kernel:>12.1}{plain:>12}{interpreter:>17.1}{ratio:>15}{:>21.1}", kernel / interpreter);
}

fn main() {
    println!("{:<32}{:>12}{:>12}{:>17}{:>15}{:>21}", "ruleset", "kernel M/s", "plain M/s", "interpreter M/s", "kernel/plain", "kernel/interpreter");
    row("kalah", &[], 8, Some(plain_kalah(4, 8)));
    row("kalah", &[("seeds", "6")], 7, Some(plain_kalah(6, 7)));
    row("kalah", &[("empty_capture", "true")], 8, None);
    row("kalah", &[("end", "mover_cannot_move")], 8, None);
    row("kalah", &[("pits", "10")], 6, None);
    row("oware", &[], 7, Some(plain_oware(7)));
    row("oware", &[("grand_slam", "illegal")], 7, None);
    row("congklak", &[], 6, Some(plain_congklak(6)));
    row("congklak", &[("need_lap", "true"), ("max_bonus", "2")], 6, None);
    row("congklak", &[("pits", "5")], 7, None);
    row("congklak", &[("pits", "11")], 5, None);
    row("sungka", &[], 6, None);
    row("togyz_kumalak", &[], 5, Some(plain_togyz::<9, 18>(5)));
    row("bestemshe", &[], 8, Some(plain_togyz::<5, 10>(8)));
}
