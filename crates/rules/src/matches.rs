//! Matches: several rounds that count together.
//!
//! A match stands above the round and knows nothing of its turns: it lays the start of the next round and counts.
//!
//! ```text
//! Rounds   one stock of seeds for the whole match. After a round each refills the own pits from what it holds, from the store
//!          side outwards (from pit 1 where no store is sown); a pit that cannot be filled is closed for that round, what is left
//!          over lies in the store. The loser of a round starts the next. Over when a seat cannot fill one pit, or after ten rounds.
//! Sets     rounds from the ordinary start, begun in turn. Over when a seat has more than half of them, or all are played.
//! Pair     the same start played twice, the other seat beginning the second time from the mirrored board.
//! ```
//! Sources differ on rounds (who starts, when it is over); this is one rule for all games that have them. After a drawn round
//! the seat starts that did not start it.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::board::Shape;
use crate::catalogue::options::Values;
use crate::event::Telling;
use crate::game::Game;
use crate::pits::{Pit, PitSet, Pits};
use crate::plain;
use crate::position::Position;
use crate::rules::Rules;
use crate::ruleset::{Objective, Stores};
use crate::seat::{BySeat, Seat};

/// The most rounds of a match on one stock of seeds.
pub const MOST_ROUNDS: u8 = 10;

/// How rounds count together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MatchRule {
    /// On one stock of seeds, with closed pits for what is lacking.
    Rounds,
    /// The first to win more than half of so many sets.
    Sets {
        /// How many there are.
        of: u8,
    },
    /// Twice, each seat beginning once.
    Pair,
}

impl MatchRule {
    /// The rule that option values ask for: `rounds=match`, or `sets` of more than one.
    pub fn asked(values: &Values) -> Option<MatchRule> {
        let sets = values.value("sets").and_then(|sets| u8::try_from(plain::whole(sets)?).ok()).filter(|&of| of > 1);
        match (values.value("rounds"), sets) {
            (Some("match"), _) => Some(MatchRule::Rounds),
            (_, Some(of)) => Some(MatchRule::Sets { of }),
            (_, None) => None,
        }
    }

    /// Its name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            MatchRule::Rounds => "rounds",
            MatchRule::Sets { .. } => "sets",
            MatchRule::Pair => "pair",
        }
    }

    /// The most rounds it has.
    pub const fn most(self) -> u8 {
        match self {
            MatchRule::Rounds => MOST_ROUNDS,
            MatchRule::Sets { of } => of,
            MatchRule::Pair => 2,
        }
    }

    /// Whether a game can be played so: two seats, and for one stock of seeds two plain rows whose seeds are the score.
    pub fn fits(self, rules: &Rules) -> bool {
        let ruleset = rules.ruleset();
        let stock = ruleset.board.shape == Shape::Rows && ruleset.objective == Objective::Margin;
        ruleset.board.seats == 2 && (self != MatchRule::Rounds || stock)
    }
}

/// A round that has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// Who began it.
    pub starter: Seat,
    /// Who won it.
    pub winner: Option<Seat>,
    /// What it brought each seat: on one stock of seeds what each holds after it, in sets two for a win and one for a draw, in a
    /// pair the score (or the same two and one where seeds are not what is played for).
    pub brought: BySeat<i16>,
}

/// Why a match does not take a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchError {
    /// The match is decided: there is no further round.
    Over,
    /// The round is not over.
    RoundGoesOn,
    /// The game did not begin as this round does.
    OtherStart,
}

impl core::fmt::Display for MatchError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            MatchError::Over => "the match is over",
            MatchError::RoundGoesOn => "the round is not over",
            MatchError::OtherStart => "the game did not begin as this round does",
        })
    }
}

impl core::error::Error for MatchError {}

/// A match: the rounds played, and the start of the one to play now. Each seat is one player throughout.
#[derive(Clone, Debug)]
pub struct Match {
    rules: Arc<Rules>,
    rule: MatchRule,
    first: Position,
    rounds: Vec<Round>,
    /// The start of the round to play, unless the match is over, and who begins it.
    now: Option<(Position, Seat)>,
}

impl Match {
    /// A match whose first round begins so, unless the game cannot be [played by that rule](MatchRule::fits).
    pub fn new(rules: Arc<Rules>, rule: MatchRule, first: Position) -> Option<Match> {
        rule.fits(&rules).then(|| Match { now: Some((first, first.seat)), rules, rule, first, rounds: Vec::new() })
    }

    /// How its rounds count.
    pub fn rule(&self) -> MatchRule {
        self.rule
    }

    /// The rounds played.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// Where the round to play now begins; nothing when the match is over.
    pub fn start(&self) -> Option<&Position> {
        self.now.as_ref().map(|(start, _)| start)
    }

    /// Who begins the round to play now.
    pub fn starter(&self) -> Option<Seat> {
        self.now.map(|(_, starter)| starter)
    }

    /// Whether it is decided.
    pub fn is_over(&self) -> bool {
        self.now.is_none()
    }

    /// What each seat has so far: the seeds it holds, its points for sets, or its score over a pair.
    pub fn points(&self) -> BySeat<i16> {
        match (self.rule, self.rounds.last()) {
            (MatchRule::Rounds, None) => self.held(&self.first),
            (MatchRule::Rounds, Some(last)) => last.brought,
            (MatchRule::Sets { .. } | MatchRule::Pair, _) => BySeat::from_fn(|seat| self.rounds.iter().map(|round| round.brought[seat]).sum()),
        }
    }

    /// The seat that won the match; nothing before its end, and for a drawn one.
    pub fn winner(&self) -> Option<Seat> {
        let points = self.points();
        let ahead = |seat: Seat| points[seat] > points[seat.other()];
        [Seat::SOUTH, Seat::NORTH].into_iter().find(|&seat| self.is_over() && ahead(seat))
    }

    /// Counts the round that has been played and lays the next.
    ///
    /// # Errors
    /// If the match or the round is not at that point; the match is unchanged.
    pub fn finish_round(&mut self, game: &Game) -> Result<(), MatchError> {
        let (start, starter) = self.now.ok_or(MatchError::Over)?;
        if *game.start() != start {
            return Err(MatchError::OtherStart);
        }
        let outcome = game.outcome().ok_or(MatchError::RoundGoesOn)?;
        // Who changed seats by the pie rule sits in the own seat again from the next round on.
        let player = |seat: Seat| if game.swapped() { seat.other() } else { seat };
        let winner = outcome.winner(2).map(player);
        let brought = match (self.rule, self.rules.ruleset().objective) {
            (MatchRule::Rounds, _) => self.held(game.position()),
            (MatchRule::Pair, Objective::Margin) => BySeat::from_fn(|seat| if seat.index() < 2 { outcome.score[player(seat)] } else { 0 }),
            (MatchRule::Sets { .. } | MatchRule::Pair, _) => two_for_a_win(winner),
        };
        self.rounds.push(Round { starter, winner, brought });
        let next = match self.rule {
            // The loser starts; nobody lost a draw.
            MatchRule::Rounds => winner.map_or(starter.other(), Seat::other),
            MatchRule::Sets { .. } | MatchRule::Pair => starter.other(),
        };
        self.now = if self.is_decided() { None } else { Some((self.start_for(next), next)) };
        Ok(())
    }

    fn is_decided(&self) -> bool {
        let points = self.points();
        let mut seats = [Seat::SOUTH, Seat::NORTH].into_iter();
        let early = match self.rule {
            MatchRule::Rounds => seats.any(|seat| points[seat] < self.a_pit()),
            MatchRule::Sets { of } => seats.any(|seat| points[seat] > i16::from(of)),
            MatchRule::Pair => false,
        };
        early || self.rounds.len() >= self.rule.most() as usize
    }

    fn start_for(&self, starter: Seat) -> Position {
        match self.rule {
            MatchRule::Rounds => self.refilled(starter),
            MatchRule::Sets { .. } | MatchRule::Pair if starter == self.first.seat => self.first,
            MatchRule::Sets { .. } | MatchRule::Pair => self.rules.mirrored(&self.first).expect("matches are played by two"),
        }
    }

    /// Seeds that fill a pit.
    fn a_pit(&self) -> i16 {
        i16::from(self.rules.ruleset().seeds)
    }

    /// The seeds of each seat: those it has captured, and those that lie in its pits.
    fn held(&self, position: &Position) -> BySeat<i16> {
        BySeat::from_fn(|seat| position.stores[seat] + self.rules.owned[seat].map(|pit| i16::from(position.seeds(pit))).sum::<i16>())
    }

    /// The board filled again from what each seat holds.
    fn refilled(&self, starter: Seat) -> Position {
        let held = self.points();
        let mut next = Position { pits: Pits::default(), closed: PitSet::EMPTY, seat: starter, out: 0, ..self.first };
        for seat in self.rules.seats() {
            let mut row: Vec<Pit> = self.rules.owned[seat].collect();
            if self.rules.sow().track.stores != Stores::None {
                row.reverse();
            }
            let full = row.len().min((held[seat].max(0) / self.a_pit()) as usize);
            for &pit in &row[..full] {
                next.pits.put(pit, self.rules.ruleset().seeds);
            }
            for &pit in &row[full..] {
                next.closed = next.closed.or(PitSet::of(pit));
            }
            next.stores[seat] = held[seat] - full as i16 * self.a_pit();
        }
        next.total = (held[Seat::SOUTH] + held[Seat::NORTH]) as u8;
        self.rules.settle(&mut next, &mut Telling::nobody());
        next
    }
}

/// Two points for a win, one each for a draw.
fn two_for_a_win(winner: Option<Seat>) -> BySeat<i16> {
    BySeat::from_fn(|seat| match winner {
        _ if seat.index() >= 2 => 0,
        None => 1,
        Some(winner) => 2 * i16::from(winner == seat),
    })
}

impl Rules {
    /// The position with the seats exchanged: what was South's is North's, and the other seat is to move. Nothing unless there are two
    /// seats.
    pub fn mirrored(&self, position: &Position) -> Option<Position> {
        if self.board().seats != 2 {
            return None;
        }
        let cells = self.board().cells() as Pit;
        let half = cells / 2;
        let across = |pit: Pit| (pit + half) % cells;
        // A bit for each seat.
        let bits = |of: u8| (of & 1) << 1 | of >> 1 & 1;
        let mut other = Position { pits: Pits::default(), ..*position };
        for pit in 0..cells {
            other.pits.put(across(pit), position.seeds(pit));
        }
        other.stores.0.swap(0, 1);
        other.pieces_taken.0.swap(0, 1);
        other.bao.hand.0.swap(0, 1);
        // A pit of each seat, plus one; 0 for none.
        for pits in [&mut other.marks, &mut other.bao.blocked] {
            pits.0.swap(0, 1);
            for pit in pits.0.iter_mut().filter(|pit| **pit != 0) {
                *pit = across(*pit - 1) + 1;
            }
        }
        for seat in other.left.iter_mut().filter(|seat| **seat != 0) {
            *seat = 3 - *seat;
        }
        other.closed = PitSet(position.closed.0 << half | position.closed.0 >> half).and(PitSet::range(0, cells.into()));
        other.pieces = bits(position.pieces);
        other.bao.houses = bits(position.bao.houses);
        other.seat = position.to_move().map_or(position.seat, Seat::other);
        if let Some(question) = &mut other.question {
            question.pit = across(question.pit);
        }
        Some(other)
    }
}
