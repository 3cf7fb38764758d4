//! The bounds of boards on which play may go round, by the plainest means, for comparison with tables.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;

use bija_kernels::tables::Bounds;

/// What a move leads to.
#[derive(Clone, Copy)]
pub(crate) enum Leads<B> {
    /// The game is over, and the mover has gained so many more than the other.
    Over(i32),
    /// Fewer seeds are left: so many gained, and the game goes on from the board as from a new one.
    Captured(i32, B),
    /// The other seat moves, all seeds are still there.
    On(B),
}

/// What the rules say of a board.
pub(crate) struct Facts<B> {
    /// What a repetition here would bring the seat to move, if one can end the game here.
    pub(crate) side: Option<i32>,
    /// What the seat to move has gained, if the game is over here.
    pub(crate) over: Option<i32>,
    /// Where its moves lead.
    pub(crate) leads: Vec<Leads<B>>,
}

/// The bounds of all boards: for every margin, sweeps over all boards of a layer until nothing changes. `layers` are the boards by their seeds.
///
/// A seat makes sure of a margin if it can keep to boards from which, sooner or later, either that much is captured or every board on which
/// play may go round for ever leaves it that much on its side.
pub(crate) fn swept<B: Copy + Eq + Hash + Debug>(layers: impl IntoIterator<Item = Vec<B>>, mut facts: impl FnMut(B) -> Facts<B>) -> HashMap<B, Bounds> {
    let mut known: HashMap<B, Bounds> = HashMap::new();
    for (seeds, all) in (0i32..).zip(layers) {
        let places: HashMap<B, usize> = all.iter().enumerate().map(|(place, &board)| (board, place)).collect();
        let states: Vec<State> = all.iter().map(|&board| State::new(facts(board), &places, &known)).collect();
        let mut bounds = vec![(i8::MIN, i8::MAX); all.len()];
        for margin in (-seeds..=seeds).step_by(2) {
            let sure = sure(&states, margin);
            for (bound, sure) in bounds.iter_mut().zip(sure) {
                let margin = margin as i8;
                *bound = (if sure[0] { margin } else { bound.0 }, if sure[1] { -margin } else { bound.1 });
            }
        }
        known.extend(all.into_iter().zip(bounds).map(|(board, (lower, upper))| (board, Bounds { lower, upper })));
    }
    known
}

/// A board for the sweeps.
struct State {
    /// What a repetition here would bring the seat to move, if one can end the game here.
    side: Option<i32>,
    /// Where the moves lead that capture nothing.
    on: Vec<usize>,
    /// What the others are worth to the seat that makes them: at least and at most.
    off: Vec<(i32, i32)>,
}

impl State {
    fn new<B: Copy + Eq + Hash + Debug>(facts: Facts<B>, places: &HashMap<B, usize>, known: &HashMap<B, Bounds>) -> State {
        let mut state = State { side: facts.side, on: Vec::new(), off: facts.over.map(|margin| (margin, margin)).into_iter().collect() };
        for leads in facts.leads {
            match leads {
                Leads::Over(margin) => state.off.push((margin, margin)),
                Leads::Captured(gain, next) => state.off.push((gain - i32::from(known[&next].upper), gain - i32::from(known[&next].lower))),
                Leads::On(next) => state.on.push(places[&next]),
            }
        }
        state
    }
}

/// Where a seat makes sure of that margin: when it is to move, and when the other seat is.
fn sure(states: &[State], margin: i32) -> Vec<[bool; 2]> {
    let leads = |state: &State, into: &[[bool; 2]]| {
        let moves = state.off.iter().any(|&(least, _)| least >= margin) || state.on.iter().any(|&next| into[next][1]);
        let waits = state.off.iter().all(|&(_, most)| -most >= margin) && state.on.iter().all(|&next| into[next][0]);
        [moves, waits]
    };
    let mut reached = vec![[false; 2]; states.len()];
    loop {
        let by_force: Vec<[bool; 2]> = states.iter().map(|state| leads(state, &reached)).collect();
        let mut held = vec![[true; 2]; states.len()];
        let mut changes = true;
        while changes {
            changes = false;
            for (place, state) in states.iter().enumerate() {
                let stays = leads(state, &held);
                let good = [state.side.is_none_or(|side| side >= margin), state.side.is_none_or(|side| -side >= margin)];
                let holds = [0, 1].map(|turn| by_force[place][turn] || good[turn] && stays[turn]);
                changes |= held[place] != holds;
                held[place] = holds;
            }
        }
        if held == reached {
            return reached;
        }
        reached = held;
    }
}
