//! Why a move: its reasons, found in its events, in the replies to it and to the moves beside it, and in the search.
//!
//! Nothing here knows a ruleset by name. What counts is what a move does that the others do not: a capture that every move
//! makes is true, but no reason.

mod deed;
mod reason;

use alloc::sync::Arc;
use alloc::vec::Vec;

use bija_rules::{Game, Move, Pit, PitSet, Rules, Seat};

use self::deed::{Deed, Threat};
pub use self::reason::{Reason, Then};
use crate::report::{Limits, MoveValue, ThinkError};
use crate::searcher::{Ranking, Searcher};
use crate::tree::Horizon;

/// Bytes of the search's table.
const MEMORY: usize = 4 << 20;
/// Fewer seeds than this are not worth a sentence.
const WORTH_SAVING: u32 = 2;
/// A turn of so many laps is a long relay.
const LONG: u32 = 3;
/// Weights beside seeds: what a further move, a pit of one's own or a place is counted as where reasons are put in order.
const AGAIN: i32 = 3;
const MARK: i32 = 12;
const PLACE: i32 = 50;
/// More than any of those together, so that a proved win comes before all else; and a win on the board before one that is only proved.
const SURE_WIN: i32 = 1_000;
const WIN: i32 = 2_000;

/// A move explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The move.
    pub mv: Move,
    /// The best move; the explained one itself, if no other is better.
    pub best: Move,
    /// Value of the move for the seat to move, as in [`Report::value`](crate::Report::value).
    pub value: i32,
    /// Whether that is exact.
    pub exact: bool,
    /// What the move loses compared with the best one.
    pub loss: Loss,
    /// What every legal move loses, the best first.
    pub losses: Vec<(Move, Loss)>,
    /// The moves expected, the explained one first.
    pub line: Vec<Move>,
    /// What speaks for it, the weightiest first.
    pub reasons: Vec<Reason>,
    /// What speaks against it, the weightiest first; nothing if no other move is better.
    pub against: Vec<Reason>,
    /// Depth of the search, in plies.
    pub depth: u32,
    /// Positions it looked at.
    pub nodes: u64,
}

impl Explanation {
    /// What a search for an explanation usually spends: some tenths of a second in a browser.
    pub const USUAL: Limits = Limits::nodes(160_000);
}

/// What a move loses compared with the best one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loss {
    /// In seeds. Where seeds are not what is played for, the search's guess in what a seed on the own side counts there.
    pub seeds: u32,
    /// Whether seeds are played for, between two.
    pub counted: bool,
    /// Whether the search has proved that the best move wins and this one does not.
    pub win: bool,
}

/// Explains a legal move of a game, or the best one, by a search within these limits. The same arguments give the same answer
/// unless `stop` cuts the search short.
///
/// # Errors
/// If the game is over, or the move not legal.
pub fn explain(game: &Game, mv: Option<Move>, limits: &Limits, stop: &dyn Fn() -> bool) -> Result<Explanation, ThinkError> {
    if game.position().over().is_some() {
        return Err(ThinkError::GameOver);
    }
    if mv.is_some_and(|mv| !game.legal().contains(mv)) {
        return Err(ThinkError::IllegalMove);
    }
    let mut searcher = Searcher::with_memory(Arc::clone(game.rules()), MEMORY);
    let ranking = searcher.rank_own(game, limits, stop, Horizon::Plies);
    Ok(Choice::new(game, &searcher, ranking).explained(mv))
}

/// All that is known of the moves of a position.
struct Choice<'a> {
    game: &'a Game,
    rules: &'a Rules,
    searcher: &'a Searcher,
    mover: Seat,
    ranking: Ranking,
    /// What each move does, in the order of the ranking.
    deeds: Vec<Deed>,
    /// What could follow each of them.
    threats: Vec<Option<Threat>>,
}

impl<'a> Choice<'a> {
    fn new(game: &'a Game, searcher: &'a Searcher, ranking: Ranking) -> Choice<'a> {
        let mover = game.position().to_move().expect("the game is not over");
        let deeds: Vec<Deed> = ranking.values.iter().map(|value| Deed::of(game, value.mv)).collect();
        let threats = deeds.iter().map(|deed| Threat::after(game.rules(), mover, &deed.after)).collect();
        Choice { game, rules: game.rules(), searcher, mover, ranking, deeds, threats }
    }

    fn explained(&self, mv: Option<Move>) -> Explanation {
        let values = &self.ranking.values;
        let wanted = mv.map_or(0, |mv| values.iter().position(|value| value.mv == mv).expect("every legal move is ranked"));
        let loss = self.loss(wanted);
        let beaten = self.value(wanted) < self.value(0);
        let best = if beaten { 0 } else { wanted };
        let MoveValue { mv, value, exact, ref line } = values[wanted];
        Explanation {
            mv,
            best: values[best].mv,
            value,
            exact,
            loss,
            losses: values.iter().enumerate().map(|(at, value)| (value.mv, self.loss(at))).collect(),
            line: line.clone(),
            reasons: self.reasons(wanted),
            against: if beaten { self.against(wanted, loss) } else { Vec::new() },
            depth: self.ranking.depth,
            nodes: self.ranking.nodes,
        }
    }

    fn value(&self, at: usize) -> i32 {
        self.ranking.values[at].value
    }

    fn loss(&self, at: usize) -> Loss {
        let judge = &self.searcher.judge;
        let behind = judge.hundredths(self.value(0)) - judge.hundredths(self.value(at));
        Loss { seeds: (behind / 100) as u32, counted: judge.counts_seeds(), win: self.wins_surely(0) && self.misses_win(at) }
    }

    /// Whether it is proved that the mover wins alone.
    fn wins_surely(&self, at: usize) -> bool {
        let MoveValue { value, exact, .. } = self.ranking.values[at];
        exact && if self.searcher.judge.counts_seeds() { value > 0 } else { value == crate::judge::WON }
    }

    /// Whether it is proved that the mover does not win alone.
    fn misses_win(&self, at: usize) -> bool {
        self.ranking.values[at].exact && !self.wins_surely(at)
    }

    /// The places of the other moves.
    fn others(&self, at: usize) -> impl Iterator<Item = usize> + Clone + use<> {
        (0..self.deeds.len()).filter(move |&other| other != at)
    }

    /// What speaks for a move, the weightiest first. What is true of the others as well weighs nothing and comes last.
    fn reasons(&self, at: usize) -> Vec<Reason> {
        let mut found = Weighed::default();
        if self.deeds.len() == 1 {
            found.add(i32::MAX, Reason::Only);
        }
        self.add_end(at, &mut found);
        self.add_deeds(at, &mut found);
        self.add_replies(at, &mut found);
        if self.deeds.len() > 1 && self.value(at) == self.value(0) {
            self.add_judgement(at, &mut found);
        }
        found.in_order()
    }

    fn add_end(&self, at: usize, found: &mut Weighed) {
        let deed = &self.deeds[at];
        let others = self.others(at);
        if deed.after.over().is_some() {
            let outcome = self.rules.outcome(&deed.after).expect("the game is over");
            if outcome.winner(self.rules.board().seats) == Some(self.mover) {
                found.add(if others.clone().all(|other| self.wins_surely(other)) { 0 } else { WIN }, Reason::Wins);
            }
            if deed.swept > 0 {
                found.add(deed.swept as i32, Reason::Collects { seeds: deed.swept });
            }
        } else if self.wins_surely(at) {
            found.add(if others.clone().all(|other| self.wins_surely(other)) { 0 } else { SURE_WIN }, Reason::WinsSurely);
        }
    }

    fn add_deeds(&self, at: usize, found: &mut Weighed) {
        let deed = &self.deeds[at];
        let worth = deed.worth(self.rules);
        if worth > 0 {
            let usual = median(self.others(at).map(|other| self.deeds[other].worth(self.rules)));
            found.add(worth - usual, Reason::Captures { seeds: deed.captured, pieces: deed.pieces, from: deed.from, own: deed.own });
        }
        if deed.again {
            let then = self.then(at);
            let sets_apart = !self.others(at).all(|other| self.deeds[other].again);
            let weight = if sets_apart { AGAIN } else { 0 } + then.map_or(0, |then| then.seeds as i32);
            found.add(weight, Reason::Again { then });
        }
        if let Some(place) = deed.place {
            found.add(PLACE, Reason::Finishes { place });
        }
        if let Some(pit) = deed.marked {
            found.add(MARK, Reason::Marks { pit });
        }
        if deed.laps >= LONG {
            let usual = median(self.others(at).map(|other| self.deeds[other].stored as i32));
            found.add(deed.stored as i32 - usual, Reason::Relays { laps: deed.laps, stored: deed.stored });
        }
    }

    /// The capture that is expected of the mover's next sowing.
    fn then(&self, at: usize) -> Option<Then> {
        let &next = self.ranking.values[at].line.get(1)?;
        let mut game = self.game.clone();
        game.play(self.deeds[at].mv, &mut ()).expect("it is legal");
        if game.position().to_move() != Some(self.mover) || !game.legal().contains(next) {
            return None;
        }
        let deed = Deed::of(&game, next);
        Some(Then { pit: next.pit()?, seeds: deed.captured }).filter(|then| then.seeds >= WORTH_SAVING)
    }

    /// What the next seat cannot do any more, but could after most of the other moves.
    fn add_replies(&self, at: usize, found: &mut Weighed) {
        let Some(own) = self.threats[at] else { return };
        let others = self.others(at).map(|other| self.threats[other].filter(|threat| threat.seat == own.seat));
        // After a move that ends the game or leaves the turn to somebody else that seat takes nothing: it counts among the others as well.
        let usual = median(others.clone().map(|threat| threat.map_or(0, |threat| threat.seeds as i32))) as u32;
        if usual >= own.seeds + WORTH_SAVING {
            let pit = common(others.clone().flatten().filter(|threat| threat.seeds >= usual).map(|threat| threat.from));
            found.add((usual - own.seeds) as i32, Reason::Saves { seeds: usual - own.seeds, pit });
        }
        let moving = others.flatten().filter(|threat| !threat.again.is_empty());
        if own.again.is_empty() && 2 * moving.clone().count() > self.deeds.len() - 1 {
            found.add(AGAIN, Reason::Denies { pit: common(moving.map(|threat| threat.again)) });
        }
    }

    /// What the search makes of a move that no other surpasses.
    fn add_judgement(&self, at: usize, found: &mut Weighed) {
        let next = self.others(at).map(|other| self.value(other)).max().expect("there are other moves");
        if next < self.value(at) {
            let by = (self.value(at) - next) as u32;
            found.add(1, Reason::Better { by: Some(by).filter(|_| self.searcher.judge.counts_seeds()) });
        } else if !found.has_weight() {
            found.add(1, Reason::AsGood);
        }
    }

    /// What speaks against a move that the first of the ranking surpasses.
    fn against(&self, at: usize, loss: Loss) -> Vec<Reason> {
        let (best, deed) = (&self.deeds[0], &self.deeds[at]);
        let mut found = Weighed::default();
        if loss.win {
            found.add(SURE_WIN, Reason::MissesWin { best: best.mv });
        }
        if let Some(own) = self.threats[at] {
            let after_best = self.threats[0].filter(|threat| threat.seat == own.seat);
            let seeds = after_best.map_or(0, |threat| threat.seeds);
            if own.seeds >= WORTH_SAVING && own.seeds > seeds {
                found.add((own.seeds - seeds) as i32, Reason::Lets { seeds: own.seeds, pit: single(own.from) });
            }
            if !own.again.is_empty() && after_best.is_some_and(|threat| threat.again.is_empty()) {
                found.add(AGAIN, Reason::LetsAgain { pit: single(own.again) });
            }
        }
        let missed = best.worth(self.rules) - deed.worth(self.rules);
        if missed >= WORTH_SAVING as i32 {
            found.add(missed, Reason::Misses { seeds: best.worth(self.rules) as u32, best: best.mv });
        }
        if best.again && !deed.again {
            found.add(AGAIN, Reason::MissesAgain { best: best.mv });
        }
        found.add(1, Reason::Worse { by: Some(loss.seeds).filter(|&seeds| loss.counted && seeds > 0), best: best.mv });
        found.in_order()
    }
}

/// Reasons with their weights.
#[derive(Default)]
struct Weighed(Vec<(i32, Reason)>);

impl Weighed {
    fn add(&mut self, weight: i32, reason: Reason) {
        let place = self.0.partition_point(|&(other, _)| other >= weight);
        self.0.insert(place, (weight, reason));
    }

    fn has_weight(&self) -> bool {
        self.0.first().is_some_and(|&(weight, _)| weight > 0)
    }

    fn in_order(self) -> Vec<Reason> {
        self.0.into_iter().map(|(_, reason)| reason).collect()
    }
}

/// The middle one, the lower of two; nothing of none.
fn median(numbers: impl Iterator<Item = i32>) -> i32 {
    let mut sorted: Vec<i32> = Vec::new();
    for number in numbers {
        sorted.insert(sorted.partition_point(|&other| other < number), number);
    }
    sorted.get(sorted.len().saturating_sub(1) / 2).copied().unwrap_or(0)
}

/// The pit of a set that holds no other.
fn single(mut set: PitSet) -> Option<Pit> {
    set.next().filter(|_| set.is_empty())
}

/// The pit that each of some sets holds and nothing else; none of no sets.
fn common(mut sets: impl Iterator<Item = PitSet>) -> Option<Pit> {
    let pit = single(sets.next()?)?;
    sets.all(|set| set == PitSet::of(pit)).then_some(pit)
}
