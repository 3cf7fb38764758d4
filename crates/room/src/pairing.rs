//! Finding opponents: who seeks the same game waits until as many are there as it has seats, with ratings near enough.
//!
//! The longer somebody waits, the farther a rating may be. Whom two wait for is the nearest rating, the longest waiting first.

use std::collections::BTreeMap;

use crate::id::PersonId;
use crate::spec::{Rating, Series};
use crate::time::Millis;

/// Points between two ratings that are near enough at once.
pub const NEAR: i64 = 100;

/// Points by which that widens for each second of waiting.
pub const WIDER_EACH_SECOND: i64 = 20;

/// How long somebody waits until an opponent of ours is offered instead.
pub const COMPUTER_AFTER: i64 = 10_000;

/// Those who would play the same. Everything in it is equal for two who meet.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pool {
    /// Id of the rules, derived from their content: two ways to the same rules meet.
    pub rules: String,
    /// What counts beside the single game.
    pub series: Option<Series>,
    /// Seats of the game.
    pub seats: u8,
    /// Whether the result is rated. Those who play for a rating never meet the others.
    pub rating: Rating,
}

/// Somebody who waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seeker {
    /// Who.
    pub person: PersonId,
    /// What they would play.
    pub pool: Pool,
    /// Their rating in it; without meaning where nothing is rated.
    pub points: i32,
    /// Since when they wait.
    pub since: Millis,
}

/// The number of somebody who waits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ticket(u64);

/// What became of those who wait.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// These play with one another, and wait no more.
    Players(Vec<(Ticket, Seeker)>),
    /// This one has waited long enough to be offered the computer, and goes on waiting. Told once.
    Nobody(Ticket),
}

#[derive(Clone, Debug)]
struct Waiting {
    seeker: Seeker,
    offered: bool,
}

/// All who wait.
#[derive(Clone, Debug, Default)]
pub struct Waiters {
    last: u64,
    /// By ticket, and so by when they came.
    waiting: BTreeMap<Ticket, Waiting>,
}

impl Waiters {
    /// Somebody begins to wait. Nobody waits twice for the same: the earlier ticket, if there is one, is void and handed back.
    pub fn enter(&mut self, seeker: Seeker) -> (Ticket, Option<Ticket>) {
        let same = |waiting: &Waiting| waiting.seeker.person == seeker.person && waiting.seeker.pool == seeker.pool;
        let before = self.waiting.iter().find(|(_, waiting)| same(waiting)).map(|(&ticket, _)| ticket);
        if let Some(ticket) = before {
            self.waiting.remove(&ticket);
        }
        self.last += 1;
        let ticket = Ticket(self.last);
        self.waiting.insert(ticket, Waiting { seeker, offered: false });
        (ticket, before)
    }

    /// Somebody waits no more. A ticket that is void is no error.
    pub fn leave(&mut self, ticket: Ticket) {
        self.waiting.remove(&ticket);
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.waiting.len()
    }

    /// Whether nobody waits.
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Whom there is something to say to by now. Call it when somebody came, and each second while somebody waits.
    pub fn settle(&mut self, now: Millis) -> Vec<Found> {
        let mut found = Vec::new();
        let tickets: Vec<Ticket> = self.waiting.keys().copied().collect();
        for ticket in tickets {
            if let Some(players) = self.players_for(ticket, now) {
                let taken = players.into_iter().filter_map(|ticket| Some((ticket, self.waiting.remove(&ticket)?.seeker)));
                found.push(Found::Players(taken.collect()));
            }
        }
        for (&ticket, waiting) in &mut self.waiting {
            let long = now.since(waiting.seeker.since) >= COMPUTER_AFTER;
            if long && !waiting.offered && waiting.seeker.pool.rating == Rating::Unrated {
                waiting.offered = true;
                found.push(Found::Nobody(ticket));
            }
        }
        found
    }

    /// Who would play with this one now, in the order of their coming.
    fn players_for(&self, ticket: Ticket, now: Millis) -> Option<Vec<Ticket>> {
        let first = &self.waiting.get(&ticket)?.seeker;
        let others = self.waiting.iter().filter(|&(&other, waiting)| other != ticket && waiting.seeker.person != first.person);
        let mut others: Vec<(i64, Ticket)> = others
            .filter(|(_, waiting)| waiting.seeker.pool == first.pool && near(first, &waiting.seeker, now))
            .map(|(&other, waiting)| (apart(first, &waiting.seeker), other))
            .collect();
        others.sort();
        let mut players = vec![ticket];
        for (_, other) in others {
            // Among three or four everybody's rating is near everybody's.
            let fits = players.iter().all(|player| near(&self.waiting[player].seeker, &self.waiting[&other].seeker, now));
            if fits && players.len() < usize::from(first.pool.seats) {
                players.push(other);
            }
        }
        players.sort();
        (players.len() == usize::from(first.pool.seats)).then_some(players)
    }
}

/// Points between two ratings; none where nothing is rated.
fn apart(one: &Seeker, other: &Seeker) -> i64 {
    match one.pool.rating {
        Rating::Unrated => 0,
        Rating::Rated => i64::from(one.points).abs_diff(i64::from(other.points)) as i64,
    }
}

/// Whether each has waited long enough for the other's rating.
fn near(one: &Seeker, other: &Seeker, now: Millis) -> bool {
    let accepts = |seeker: &Seeker| NEAR + now.since(seeker.since).max(0) / 1000 * WIDER_EACH_SECOND;
    apart(one, other) <= accepts(one).min(accepts(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seeker(person: u64, rules: &str, rating: Rating, points: i32, since: i64) -> Seeker {
        let pool = Pool { rules: rules.to_string(), series: None, seats: 2, rating };
        Seeker { person: PersonId::from_random(person << 1), pool, points, since: Millis(since) }
    }

    /// The people of each table, by the numbers they were made of.
    fn tables(found: &[Found]) -> Vec<Vec<i64>> {
        let players = |found: &Found| match found {
            Found::Players(players) => Some(players.iter().map(|(_, seeker)| seeker.person.number()).collect()),
            Found::Nobody(_) => None,
        };
        found.iter().filter_map(players).collect()
    }

    #[test]
    fn two_of_one_pool_meet_at_once_and_wait_no_more() {
        let mut waiters = Waiters::default();
        waiters.enter(seeker(1, "kalah", Rating::Unrated, 0, 0));
        assert!(waiters.settle(Millis(0)).is_empty());
        waiters.enter(seeker(2, "oware", Rating::Unrated, 0, 0));
        assert!(waiters.settle(Millis(0)).is_empty());
        waiters.enter(seeker(3, "kalah", Rating::Unrated, 2000, 0));
        assert_eq!(tables(&waiters.settle(Millis(0))), [[1, 3]]);
        assert_eq!(waiters.len(), 1);
        assert!(waiters.settle(Millis(1)).is_empty());
    }

    #[test]
    fn who_plays_for_a_rating_meets_nobody_else() {
        let mut waiters = Waiters::default();
        waiters.enter(seeker(1, "kalah", Rating::Unrated, 1200, 0));
        waiters.enter(seeker(2, "kalah", Rating::Rated, 1200, 0));
        assert!(tables(&waiters.settle(Millis(60_000))).is_empty());
    }

    #[test]
    fn nobody_meets_themselves_or_waits_twice() {
        let mut waiters = Waiters::default();
        let (first, none) = waiters.enter(seeker(1, "kalah", Rating::Unrated, 0, 0));
        assert_eq!(none, None);
        let (_, before) = waiters.enter(seeker(1, "kalah", Rating::Unrated, 0, 5));
        assert_eq!((before, waiters.len()), (Some(first), 1));
        assert!(waiters.settle(Millis(5)).is_empty());
    }

    #[test]
    fn the_nearest_rating_comes_first_and_farther_ones_later() {
        let mut waiters = Waiters::default();
        for (person, points) in [(1, 1200), (2, 1500), (3, 1280), (4, 1900)] {
            waiters.enter(seeker(person, "kalah", Rating::Rated, points, 0));
        }
        assert_eq!(tables(&waiters.settle(Millis(0))), [[1, 3]]);
        // 400 points: 300 more than at once, 15 seconds.
        assert!(tables(&waiters.settle(Millis(14_999))).is_empty());
        assert_eq!(tables(&waiters.settle(Millis(15_000))), [[2, 4]]);
    }

    #[test]
    fn both_must_have_waited_for_a_far_rating() {
        let mut waiters = Waiters::default();
        waiters.enter(seeker(1, "kalah", Rating::Rated, 1200, 0));
        waiters.enter(seeker(2, "kalah", Rating::Rated, 1500, 60_000));
        assert!(tables(&waiters.settle(Millis(60_000))).is_empty());
        assert_eq!(tables(&waiters.settle(Millis(70_000))), [[1, 2]]);
    }

    #[test]
    fn a_table_of_four_waits_for_four() {
        let mut waiters = Waiters::default();
        for person in 1..=5 {
            let mut one = seeker(person, "mancala_basic", Rating::Rated, 1200, 0);
            one.pool.seats = 4;
            waiters.enter(one);
            let found = tables(&waiters.settle(Millis(0)));
            assert_eq!(found.len(), usize::from(person == 4), "{found:?}");
        }
        assert_eq!(waiters.len(), 1);
    }

    #[test]
    fn the_computer_is_offered_once_and_never_for_a_rating() {
        let mut waiters = Waiters::default();
        let (alone, _) = waiters.enter(seeker(1, "kalah", Rating::Unrated, 0, 0));
        waiters.enter(seeker(2, "kalah", Rating::Rated, 1200, 0));
        assert!(waiters.settle(Millis(9_999)).is_empty());
        assert_eq!(waiters.settle(Millis(10_000)), [Found::Nobody(alone)]);
        assert!(waiters.settle(Millis(11_000)).is_empty());
        waiters.enter(seeker(3, "kalah", Rating::Unrated, 0, 11_000));
        assert_eq!(tables(&waiters.settle(Millis(11_000))), [[1, 3]]);
    }

    #[test]
    fn who_left_is_not_found() {
        let mut waiters = Waiters::default();
        let (ticket, _) = waiters.enter(seeker(1, "kalah", Rating::Unrated, 0, 0));
        waiters.leave(ticket);
        waiters.leave(ticket);
        waiters.enter(seeker(2, "kalah", Rating::Unrated, 0, 0));
        assert!(waiters.settle(Millis(0)).is_empty());
    }
}
