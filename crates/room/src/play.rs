//! The play itself: the round that is played, the rounds before it, the match they belong to.

use std::sync::Arc;

use bija_rules::{Event, Game, IllegalMove, Match, Move, Position, Reason, Seat, Sink};

use crate::fit::Fitted;
use crate::time::{ANIMATION_BASE, ANIMATION_PER_SEED, MOST_ANIMATION};

/// A game that is played, its earlier rounds with it.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    /// The round that is played, or the last one.
    pub(crate) game: Game,
    pub(crate) series: Option<Match>,
    /// The rounds before it, each as its tokens.
    pub(crate) rounds: Vec<Vec<String>>,
}

/// Two plays are equal that have gone through the same positions by the same moves.
impl PartialEq for Play {
    fn eq(&self, other: &Play) -> bool {
        let moves = |play: &Play| play.game.plies().iter().map(|ply| (ply.seat, ply.mv, ply.after)).collect::<Vec<_>>();
        let rounds = |play: &Play| play.series.as_ref().map(|series| (series.rounds().to_vec(), series.start().copied()));
        self.game.start() == other.game.start() && moves(self) == moves(other) && rounds(self) == rounds(other) && self.rounds == other.rounds
    }
}

impl Eq for Play {}

/// What a move did beside what the position says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Moved {
    /// Milliseconds that its animation may take.
    pub(crate) animation: i64,
    /// Whether the next round has begun.
    pub(crate) next_round: bool,
}

/// How the play came out. Seats are those of the players at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Result {
    pub(crate) reason: Reason,
    pub(crate) by: Option<u8>,
    pub(crate) places: Vec<u8>,
    pub(crate) score: Vec<i16>,
    pub(crate) winner: Option<u8>,
}

/// Counts the seeds that fall.
struct Drops(i64);

impl Sink for Drops {
    fn event(&mut self, event: Event) {
        self.0 += i64::from(matches!(event, Event::Drop(_) | Event::DropStore(_)));
    }
}

impl Play {
    pub(crate) fn new(fitted: &Fitted, start: Position) -> Play {
        Play { game: Game::from_position(Arc::clone(&fitted.rules), start), series: fitted.match_from(start), rounds: Vec::new() }
    }

    /// Decisions played in all rounds.
    pub(crate) fn ply(&self) -> u32 {
        let before: usize = self.rounds.iter().map(Vec::len).sum();
        (before + self.game.plies().len()) as u32
    }

    pub(crate) fn mover(&self) -> Option<Seat> {
        self.game.position().to_move()
    }

    /// Whether no round follows the one that is over.
    pub(crate) fn is_over(&self) -> bool {
        self.game.position().over().is_some() && self.series.as_ref().is_none_or(Match::is_over)
    }

    /// Plays a move; where it ends a round of a match that goes on, the next round lies ready.
    pub(crate) fn push(&mut self, mv: Move) -> std::result::Result<Moved, IllegalMove> {
        let mut drops = Drops(0);
        self.game.play(mv, &mut drops)?;
        let rounds = self.rounds.len();
        while self.game.position().over().is_some()
            && let Some(series) = &mut self.series
            && !series.is_over()
        {
            series.finish_round(&self.game).expect("the round began as the match says and is over");
            if let Some(start) = series.start() {
                self.rounds.push(self.game.tokens());
                self.game = Game::from_position(Arc::clone(self.game.rules()), *start);
            }
        }
        let animation = if drops.0 == 0 { 0 } else { MOST_ANIMATION.min(ANIMATION_BASE + ANIMATION_PER_SEED * drops.0) };
        Ok(Moved { animation, next_round: self.rounds.len() > rounds })
    }

    /// How it came out, if it is over.
    pub(crate) fn result(&self) -> Option<Result> {
        if !self.is_over() {
            return None;
        }
        let outcome = self.game.outcome()?;
        let seats = self.game.rules().board().seats;
        let by = self.game.ended_by().map(|seat| seat.index() as u8);
        let Some(series) = &self.series else {
            return Some(Result {
                reason: outcome.reason,
                by,
                places: Seat::first(seats).map(|seat| outcome.places[seat]).collect(),
                score: Seat::first(seats).map(|seat| outcome.score[seat]).collect(),
                winner: outcome.winner(seats).map(|seat| seat.index() as u8),
            });
        };
        // A match counts players, who may have changed seats in its last round.
        let player = |seat: Seat| if self.game.swapped() { seat.other() } else { seat };
        let winner = series.winner().map(player);
        let place = |seat| if winner.is_none_or(|winner| winner == seat) { 1 } else { 2 };
        Some(Result {
            reason: outcome.reason,
            by,
            places: Seat::first(seats).map(place).collect(),
            score: Seat::first(seats).map(|seat| series.points()[player(seat)]).collect(),
            winner: winner.map(|seat| seat.index() as u8),
        })
    }
}
