//! What all kernels do: pack a position, say what is legal, play, unpack.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use bija_rules::{Dir, Extras, Move, Pit, Position, Reason, Rules, Seat, Setup, ToMove};

/// A maker of moves on packed boards.
///
/// A board is seen by the seat to move: its own row and the other one. Who that is stands outside of the board, so that the same
/// board serves both seats.
pub trait MoveMaker {
    /// A packed board.
    type Board: Copy;

    /// Packs a position that goes on; `None` if there is something in it that the board has no place for.
    fn pack(&self, position: &Position) -> Option<Self::Board>;

    /// The counts of a board: own pits in sowing order, the other seat's, the own store and the other one, in seeds.
    fn counts(&self, board: Self::Board) -> (Vec<u8>, Vec<u8>, [u8; 2]);

    /// What a board holds beside its seeds, in games that have such things.
    fn kept(&self, _board: Self::Board) -> Kept {
        Kept::default()
    }

    /// The pits that may be sown, a bit for each, bit 0 for the pit numbered 1. None only on a board where the game is over.
    fn legal(&self, board: Self::Board) -> u32;

    /// Plays a legal pit, numbered from 0.
    fn play(&self, board: Self::Board, pit: u32) -> Played<Self::Board>;

    /// Plays every legal pit and shows what it leads to.
    #[inline(always)]
    fn each(&self, board: Self::Board, mut visit: impl FnMut(u32, Played<Self::Board>)) {
        let mut legal = self.legal(board);
        while legal != 0 {
            let pit = legal.trailing_zeros();
            visit(pit, self.play(board, pit));
            legal &= legal - 1;
        }
    }
}

/// What a board holds beside its seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// The pit of the other row that each seat has marked, counted from 0: that of the seat that sees the board first.
    pub marks: [Option<u8>; 2],
    /// Extra sowings that the turn has had, where they are limited.
    pub bonus: u8,
}

/// A board after a sowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played<B> {
    /// The board, seen by the seat to move; by the seat that has sown if the game is over.
    pub board: B,
    /// How it goes on.
    pub next: Next,
}

/// How a game goes on after a sowing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The same seat moves again.
    Again,
    /// The other seat moves.
    Passes,
    /// The game is over by this rule, the seeds left are collected.
    Over(Reason),
}

/// Leaves of the tree of all move sequences of `depth` plies: an extra sowing is a ply of its own, a finished game one leaf.
/// `None` if the position cannot be packed.
pub fn perft<M: MoveMaker>(maker: &M, position: &Position, depth: u32) -> Option<u64> {
    if position.over().is_some() {
        return Some(1);
    }
    maker.pack(position).map(|board| leaves(maker, board, depth))
}

fn leaves<M: MoveMaker>(maker: &M, board: M::Board, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(maker.legal(board).count_ones()),
        _ => {
            let mut count = 0;
            maker.each(board, |_, played| {
                count += match played.next {
                    Next::Again | Next::Passes => leaves(maker, played.board, depth - 1),
                    Next::Over(_) => 1,
                };
            });
            count
        }
    }
}

/// The position after a legal move of a position that can be packed.
pub fn play<M: MoveMaker>(maker: &M, rules: &Rules, position: &Position, mv: Move) -> Option<Position> {
    let mover = position.to_move()?;
    let board = maker.pack(position)?;
    let pit = mv.pit()?.checked_sub(first_pit(rules, mover)).map(u32::from).filter(|&pit| pit < 32 && maker.legal(board) >> pit & 1 != 0)?;
    if mv.dir() != Dir::Forward {
        return None;
    }
    let Played { board, next } = maker.play(board, pit);
    let (seen_by, over) = match next {
        Next::Again => (mover, None),
        Next::Passes => (mover.other(), None),
        Next::Over(reason) => (mover, Some(reason)),
    };
    Some(unpack(maker, rules, position, board, seen_by, over))
}

/// The position of a board that came of `before`, as the interpreter holds it.
fn unpack<M: MoveMaker>(maker: &M, rules: &Rules, before: &Position, board: M::Board, seen_by: Seat, over: Option<Reason>) -> Position {
    let (own, other, [own_store, other_store]) = maker.counts(board);
    let kept = maker.kept(board);
    let row = |row: Vec<u8>| row.into_iter().map(i64::from).collect::<Vec<_>>();
    let held = own.iter().chain(&other).chain([&own_store, &other_store]).map(|&seeds| i64::from(seeds)).sum::<i64>();
    let marked = |marker: Seat, mark: Option<u8>| mark.map(|pit| rules.pit_name(first_pit(rules, marker.other()) + pit));
    let mut marks = vec![marked(seen_by, kept.marks[0]), marked(seen_by.other(), kept.marks[1])];
    let (mut rows, mut stores) = (vec![row(own), row(other)], vec![i64::from(own_store), i64::from(other_store)]);
    if seen_by == Seat::NORTH {
        rows.swap(0, 1);
        stores.swap(0, 1);
        marks.swap(0, 1);
    }
    let to_move = match over {
        Some(reason) => ToMove::Over(Some(reason.name().to_string())),
        None => ToMove::Seat(sign(rules, seen_by)),
    };
    // The pie rule's question is past on every packed board.
    let turns = if rules.has_pie_rule() && over.is_none() { 2 } else { 0 };
    let out = i64::from(before.total()) - held;
    let setup = Setup { rows, stores, to_move, extras: Extras { marks, bonus: i64::from(kept.bonus), turns, out, ..Extras::default() } };
    rules.accept(&setup, &mut ()).expect("a kernel's boards are boards of its rules")
}

/// The first pit of a seat.
fn first_pit(rules: &Rules, seat: Seat) -> Pit {
    rules.board().owned(seat).next().expect("every seat has a pit")
}

/// How a seat is written: the letter of its pits.
fn sign(rules: &Rules, seat: Seat) -> String {
    rules.pit_name(first_pit(rules, seat)).chars().take(1).collect()
}

/// The seeds of a position's row and store, own first, unless there is something else in it than seeds and a seat to move.
pub(crate) fn plain_counts(position: &Position, pits: usize, turns: u8) -> Option<([Vec<u8>; 2], [u8; 2])> {
    let mover = position.to_move()?;
    if !position.closed().is_empty() || position.asked_at().is_some() || position.turns() != turns {
        return None;
    }
    let row = |seat: Seat| (0..pits).map(|pit| position.seeds((seat.index() * pits + pit) as Pit)).collect();
    let store = |seat: Seat| u8::try_from(position.store(seat)).ok();
    let stores = [store(mover)?, store(mover.other())?];
    Some(([row(mover), row(mover.other())], stores))
}
