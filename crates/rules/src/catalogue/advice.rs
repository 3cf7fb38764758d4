//! Advice on rules that can be played and yet are hardly worth it, or give one side too much.
//!
//! It follows from the ruleset and from playing its first moves, never from a game's name, so that it holds for every combination
//! of options.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::event::Event;
use crate::game::Game;
use crate::rules::Rules;
use crate::ruleset::{Act, Dirs, Feed, From, Row, Ruleset, Sow, Stores, Which};

use super::Entry;
use super::options::Values;

/// What somebody should know who plays by these rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// Relays and extra sowings without a limit: the first turn can win the game before the other side has sown.
    FirstTurnDecides,
    /// Nobody ever has a choice: the start decides.
    NoChoice,
    /// The first move can end the game.
    EndsAtOnce,
    /// The first move can capture a piece.
    PieceAtOnce,
    /// A position that comes again does not end the game, as it does by the standard rules.
    RepetitionOff {
        /// The sowings after which it ends at last.
        cap: u32,
    },
    /// A player may leave the other without seeds, which the standard rules forbid.
    MayStarve,
}

impl Advice {
    /// Its name in JSON and message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Advice::FirstTurnDecides => "first-turn",
            Advice::NoChoice => "no-choice",
            Advice::EndsAtOnce => "ends-at-once",
            Advice::PieceAtOnce => "piece-at-once",
            Advice::RepetitionOff { .. } => "repetition-off",
            Advice::MayStarve => "may-starve",
        }
    }
}

/// What is to be said of these rules, the weightiest first; nothing if they are as good as any.
///
/// The values must make a game.
pub fn advice(entry: &Entry, values: &Values) -> Vec<Advice> {
    let ruleset = entry.ruleset(values);
    let standard = entry.ruleset(&entry.standard());
    let mut advice = Vec::new();
    let (sow, usual) = (ruleset.family.as_sow(), standard.family.as_sow());
    if sow.is_some_and(first_turn_decides) {
        advice.push(Advice::FirstTurnDecides);
    }
    if sow.is_some_and(|sow| has_no_choice(&ruleset, sow)) {
        advice.push(Advice::NoChoice);
    }
    if let (Some(_), None, Some(cap)) = (standard.guard.repeats, ruleset.guard.repeats, ruleset.guard.cap) {
        advice.push(Advice::RepetitionOff { cap });
    }
    let feeds = |sow: Option<&Sow>| sow.map(|sow| sow.choose.feed);
    if (feeds(usual), feeds(sow)) == (Some(Feed::MustFeed), Some(Feed::Free)) {
        advice.push(Advice::MayStarve);
    }
    advice.extend(of_first_moves(ruleset));
    advice
}

/// Every last seed in the own store goes on, and so does every last seed in a full pit.
fn first_turn_decides(sow: &Sow) -> bool {
    let does = |act| sow.landing.iter().any(|row: &Row| row.act == act);
    sow.track.stores == Stores::Own && does(Act::Again) && does(Act::Relay(From::Last)) && sow.extra.max_bonus.is_none()
}

fn has_no_choice(ruleset: &Ruleset, sow: &Sow) -> bool {
    (sow.choose.which != Which::Any || ruleset.board.pits_per_seat() == 1) && sow.choose.dirs == Dirs::Forward
}

/// What the first move can do.
fn of_first_moves(ruleset: Ruleset) -> Vec<Advice> {
    let Ok(rules) = Rules::new(ruleset).map(Arc::new) else {
        return Vec::new();
    };
    let begun = Game::new(rules, 0);
    let (mut ends, mut takes) = (false, false);
    for mv in begun.legal() {
        let mut game = begun.clone();
        let mut events: Vec<Event> = Vec::new();
        game.play(mv, &mut events).expect("the move is one of the legal ones");
        ends |= game.position().over().is_some();
        takes |= events.iter().any(|event| matches!(event, Event::Piece { .. }));
    }
    [(ends, Advice::EndsAtOnce), (takes, Advice::PieceAtOnce)].into_iter().filter(|(holds, _)| *holds).map(|(_, advice)| advice).collect()
}
