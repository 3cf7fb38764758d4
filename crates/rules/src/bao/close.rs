//! What follows a turn of bao: blocks, the next seat, and the ends.

use super::data::Bao;
use super::ring::front;
use super::turn::{Ended, Kind, Phase, Played, Turn};
use crate::event::{Event, Sink, Telling};
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use crate::ruleset::{Reason, Why};

impl Rules {
    /// Plays a legal move of a bao ruleset.
    pub(crate) fn play_bao<S: Sink>(&self, bao: &Bao, position: &mut Position, mv: Move, sink: &mut S) {
        let mover = position.seat;
        let played = Turn::play(bao, position, mv, sink);
        match played.ended {
            Ended::Asked => return,
            Ended::Endless => {
                sink.event(Event::TurnEnd(Why::Endless));
                return self.lose(position, mover, Reason::Endless, sink);
            }
            Ended::FrontEmpty(seat) => {
                sink.event(Event::TurnEnd(if seat == mover { Why::Plain } else { Why::Captured }));
                return self.lose(position, seat, Reason::FrontEmpty, sink);
            }
            Ended::Over(why) => sink.event(Event::TurnEnd(why)),
        }
        lay_blocks(bao, position, played, sink);
        position.seat = mover.other();
        sink.event(Event::PassTo(position.seat));
        self.settle_mover(bao, position, sink);
    }

    fn settle_mover<S: Sink>(&self, bao: &Bao, position: &mut Position, sink: &mut S) {
        if !bao.can_move(position) {
            self.lose(position, position.seat, Reason::NoMove, sink);
        }
    }

    /// Ends a position that somebody wrote down, if it is decided.
    pub(crate) fn settle_bao(&self, bao: &Bao, position: &mut Position, sink: &mut Telling<'_>) {
        let mover = position.seat;
        for seat in [mover, mover.other()] {
            if front(seat).all(|pit| position.seeds(pit) == 0) {
                return self.lose(position, seat, Reason::FrontEmpty, sink);
            }
        }
        self.settle_mover(bao, position, sink);
    }
}

/// A block is spent when the seat that laid it has moved; a takata may lay another.
fn lay_blocks<S: Sink>(bao: &Bao, position: &mut Position, played: Played, sink: &mut S) {
    let (mover, enemy) = (position.seat, position.seat.other());
    if let Some(pit) = position.blocked(enemy) {
        position.bao.blocked[enemy] = 0;
        sink.event(Event::Unblocked(pit));
    }
    if played.kind == Kind::Takata
        && played.phase == Phase::Mtaji
        && let Some(pit) = bao.takasia(position, mover)
    {
        position.bao.blocked[enemy] = pit + 1;
        sink.event(Event::Blocked(pit));
    }
}
