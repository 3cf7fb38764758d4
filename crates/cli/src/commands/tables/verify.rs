//! `bija tables verify`: all sums of a file, and a sample of its boards found anew.

use std::io::Write;
use std::path::Path;

use bija_kernels::KalahRules;
use bija_kernels::solve::{Asked, Solver};
use bija_kernels::tables::{self, Bounds, Endings, Info, OwareTable, Table, Tabled};
use bija_rules::{Extras, Position, Rules, Seat, Setup, SplitMix64, catalogue};

use super::unread;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::terminal::Progress;

/// Moves that are looked ahead from a board that may have no end.
const AHEAD: u32 = 4;

pub(super) fn run(file: &Path, boards: u32, seed: u64) -> Result<(), Failure> {
    let info = tables::info(file).map_err(|error| unread(file, error))?;
    let sample = Sample { boards, draw: SplitMix64::new(seed) };
    match info.rules {
        Tabled::Kalah(rules) => kalah(file, &info, rules, sample),
        Tabled::Oware(rules) => oware(file, &info, rules, sample),
    }
}

/// Boards to be drawn.
struct Sample {
    boards: u32,
    draw: SplitMix64,
}

impl Sample {
    /// Shows boards of up to so many seeds to `differs`, which says how a board differs from the table if it does; then says how many did.
    fn check(mut self, info: &Info, pits: usize, what: &str, differs: impl Fn(&[u8], &[u8]) -> Option<String>) -> Result<(), Failure> {
        let (interrupt, mut progress, mut out) = (Interrupt::listen(), Progress::new(), std::io::stdout());
        let (mut checked, mut differ) = (0, 0);
        for number in 0..self.boards {
            if interrupt.pressed() {
                break;
            }
            progress.say(|| format!("verify: {number}/{} boards", self.boards));
            let (own, other) = drawn(&mut self.draw, pits, info.most_seeds);
            checked += 1;
            if let Some(how) = differs(&own, &other) {
                differ += 1;
                progress.clear();
                writeln!(out, "{own:?} {other:?}: {how}")?;
            }
        }
        progress.clear();
        writeln!(out, "{}\n{} boards read, {checked} {what}, {differ} differ", info.text, info.boards)?;
        if differ == 0 { Ok(()) } else { Err(Failure::Differs) }
    }
}

/// The rules of a table, from the options that it names.
fn rules_of(game: &str, info: &Info, options: &[(&str, String)]) -> Result<Rules, Failure> {
    let options: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
    catalogue::rules(game, &options).map_err(|_| Failure::NotTabled { id: info.text.clone() })
}

fn kalah(file: &Path, info: &Info, tabled: KalahRules, sample: Sample) -> Result<(), Failure> {
    let table = Table::open(file, tabled).map_err(|error| unread(file, error))?;
    let rules = rules_of("kalah", info, &tabled.options())?;
    let solver = Solver::new(tabled, None, 16 << 20, 1);
    sample.check(info, usize::from(tabled.pits), "solved", |own, other| {
        let position = position(&rules, own, other, 0);
        let expected = match solver.solve(&position, Asked::Value, &()) {
            Ok(found) => found.margin.value(),
            Err(_) => Some(margin(&position, Seat::SOUTH)),
        };
        let held = table.value(own, other);
        (held.map(i32::from) != expected).then(|| format!("{held:?} in the table, {expected:?} by search"))
    })
}

fn oware(file: &Path, info: &Info, tabled: Endings, sample: Sample) -> Result<(), Failure> {
    let table = OwareTable::open(file, tabled).map_err(|error| unread(file, error))?;
    let rules = rules_of("oware", info, &tabled.options())?;
    let exact = (0..=table.most_seeds()).filter_map(|seeds| table.exact_boards(seeds)).sum::<u64>();
    writeln!(std::io::stdout(), "{exact} boards exact, {} hang on which position repeats", info.boards - exact)?;
    sample.check(info, rules.board().pits_per_seat(), "looked at ahead", |own, other| {
        // So many seeds are out of play that no majority ends the game before the table does.
        let position = position(&rules, own, other, i64::from(table.most_seeds()));
        let (held, expected) = (table.bounds(own, other), ahead(&rules, &table, &position, AHEAD));
        (held != expected).then(|| format!("{held:?} in the table, {expected:?} by search"))
    })
}

/// The bounds of a position, from those of what so many moves lead to.
fn ahead(rules: &Rules, table: &OwareTable, position: &Position, moves: u32) -> Option<Bounds> {
    let Some(mover) = position.to_move() else {
        let margin = margin(position, Seat::SOUTH) as i8;
        return Some(Bounds { lower: margin, upper: margin });
    };
    if moves == 0 {
        let row = |seat: Seat| rules.board().owned(seat).map(|pit| position.seeds(pit)).collect::<Vec<u8>>();
        return table.bounds(&row(mover), &row(mover.other()));
    }
    let mut best: Option<Bounds> = None;
    for mv in rules.legal(position) {
        let mut after = *position;
        rules.play_unchecked(&mut after, mv, &mut ());
        let gain = (margin(&after, mover) - margin(position, mover)) as i8;
        let next = match after.over() {
            Some(_) => Bounds { lower: 0, upper: 0 },
            None => ahead(rules, table, &after, moves - 1)?,
        };
        let (lower, upper) = (gain - next.upper, gain - next.lower);
        best = Some(best.map_or(Bounds { lower, upper }, |best| Bounds { lower: best.lower.max(lower), upper: best.upper.max(upper) }));
    }
    best
}

/// Seeds in a seat's store more than in the other's.
fn margin(position: &Position, seat: Seat) -> i32 {
    i32::from(position.store(seat)) - i32::from(position.store(seat.other()))
}

/// A board of up to so many seeds, each as likely as any other: where so many bars fall among seeds and bars decides what lies
/// between them.
fn drawn(draw: &mut SplitMix64, pits: usize, most: u8) -> (Vec<u8>, Vec<u8>) {
    let mut places: Vec<u64> = (0..u64::from(most) + 2 * pits as u64).collect();
    let mut bars: Vec<u64> = (0..2 * pits).map(|_| places.swap_remove(draw.below(places.len() as u64) as usize)).collect();
    bars.sort_unstable();
    let mut next = 0;
    let mut seeds = bars.into_iter().map(|bar| {
        let between = bar - next;
        next = bar + 1;
        between as u8
    });
    let own = seeds.by_ref().take(pits).collect();
    (own, seeds.collect())
}

/// The position of a board, South to move, nothing in the stores and so many seeds out of play.
fn position(rules: &Rules, own: &[u8], other: &[u8], out: i64) -> Position {
    let row = |row: &[u8]| row.iter().copied().map(i64::from).collect();
    let extras = Extras { out, ..Extras::default() };
    let setup = Setup { rows: vec![row(own), row(other)], extras, ..Setup::default() };
    rules.accept(&setup, &mut ()).expect("a board of few seeds is a position of its rules")
}
