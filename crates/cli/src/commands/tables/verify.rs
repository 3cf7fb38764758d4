//! `bija tables verify`: all sums of a file, and a sample of its boards found anew.

use std::io::Write;
use std::path::Path;

use bija_kernels::solve::{Asked, Solver};
use bija_kernels::tables::{self, AnyTable, Bounds, Info, Seen, Tabled};
use bija_rules::ruleset::Except;
use bija_rules::{Position, Rules, Seat, SplitMix64};

use super::look::{bounds, gained, game, margin, position, seen_by};
use super::search::Search;
use super::unread;
use crate::failure::Failure;
use crate::interrupt::Interrupt;
use crate::terminal::Progress;

/// Moves that are looked ahead from a board that may have no end.
const AHEAD: u32 = 4;

pub(super) fn run(file: &Path, boards: u32, seed: u64) -> Result<(), Failure> {
    let info = tables::info(file).map_err(|error| unread(file, error))?;
    let table = info.rules.open(file).map_err(|error| unread(file, error))?;
    let game = game(info.rules, None)?;
    let rules = game.rules();
    let sample = Sample { boards, draw: SplitMix64::new(seed), rules, info: &info };
    match info.rules {
        Tabled::Kalah(kalah) => {
            let solver = Solver::new(kalah, None, 16 << 20, 1);
            sample.check(&*table, "solved", |position| solver.solve(position, Asked::Value, &()).ok()?.margin.value().map(value))
        }
        Tabled::Relay(_) => sample.check(&*table, "solved", |position| Some(value(Search::new(rules).value(position)))),
        Tabled::Oware(_) | Tabled::Togyz(_) => {
            let exact = (0..=table.most_seeds()).filter_map(|seeds| table.exact_boards(seeds)).sum::<u64>();
            writeln!(std::io::stdout(), "{exact} boards exact, {} hang on which position repeats", info.boards - exact)?;
            sample.check(&*table, "looked at ahead", |position| ahead(rules, &*table, position, AHEAD))
        }
    }
}

/// Bounds that leave no doubt.
fn value(margin: i32) -> Bounds {
    Bounds { lower: margin as i8, upper: margin as i8 }
}

/// Boards to be drawn.
struct Sample<'s> {
    boards: u32,
    draw: SplitMix64,
    rules: &'s Rules,
    info: &'s Info,
}

impl Sample<'_> {
    /// Compares what a table holds of boards of up to so many seeds with what `found` says of them, and says how many differ.
    fn check(mut self, table: &dyn AnyTable, what: &str, mut found: impl FnMut(&Position) -> Option<Bounds>) -> Result<(), Failure> {
        let (interrupt, mut progress, mut out) = (Interrupt::listen(), Progress::new(), std::io::stdout());
        let (mut checked, mut differ) = (0, 0);
        for number in 0..self.boards {
            if interrupt.pressed() {
                break;
            }
            progress.say(|| format!("verify: {number}/{} boards", self.boards));
            let board = self.drawn();
            let position = position(self.rules, &board, Seat::SOUTH, self.info.most_seeds);
            let expected = match position.over() {
                Some(_) => Some(value(margin(&position, Seat::SOUTH))),
                // The seat to move may have had to pass.
                None => found(&position).map(|bounds| seen_by(Seat::SOUTH, &position, bounds)),
            };
            let held = table.bounds_of(&board);
            checked += 1;
            if held.is_none() || held != expected {
                differ += 1;
                progress.clear();
                writeln!(out, "{}: {held:?} in the table, {expected:?} by search", self.rules.text(&position))?;
            }
        }
        progress.clear();
        writeln!(out, "{}\n{} boards read, {checked} {what}, {differ} differ", self.info.text, self.info.boards)?;
        if differ == 0 { Ok(()) } else { Err(Failure::Differs) }
    }

    /// A board of up to so many seeds, the marked pits empty where there are marks.
    fn drawn(&mut self) -> Seen {
        let pits = self.rules.board().pits_per_seat();
        let mut board = Seen { rows: drawn(&mut self.draw, pits, self.info.most_seeds), ..Seen::default() };
        if let Some(rule) = self.rules.ruleset().family.as_sow().and_then(|sow| sow.extra.marks) {
            let markable = pits as u64 - u64::from(rule.last_pit == Except::Yes);
            let mut mark = || u8::try_from(self.draw.below(markable + 1)).ok().filter(|&pit| u64::from(pit) < markable);
            let own = mark();
            let other = mark().filter(|&pit| rule.same_number == Except::No || own != Some(pit));
            board.marks = [own, other];
            for (row, mark) in [(1, own), (0, other)] {
                if let Some(pit) = mark {
                    board.rows[row][usize::from(pit)] = 0;
                }
            }
        }
        board
    }
}

/// The bounds of a position without stores, from those of what so many moves lead to.
fn ahead(rules: &Rules, table: &dyn AnyTable, at: &Position, moves: u32) -> Option<Bounds> {
    let mover = at.to_move()?;
    if moves == 0 {
        return bounds(rules, table, at);
    }
    let mut best: Option<Bounds> = None;
    for mv in rules.legal(at) {
        let mut after = *at;
        rules.play_unchecked(&mut after, mv, &mut ());
        let next = match after.over() {
            Some(_) => value(0),
            None => ahead(rules, table, &after, moves - 1)?,
        };
        let Bounds { lower, upper } = gained(mover, at, &after, next);
        best = Some(best.map_or(Bounds { lower, upper }, |best| Bounds { lower: best.lower.max(lower), upper: best.upper.max(upper) }));
    }
    best
}

/// The rows of a board of up to so many seeds, each board as likely as any other: where so many bars fall among seeds and bars decides what lies
/// between them.
fn drawn(draw: &mut SplitMix64, pits: usize, most: u8) -> [Vec<u8>; 2] {
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
    [own, seeds.collect()]
}
