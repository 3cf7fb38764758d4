//! What ranked games did to ratings, computed again from their ends alone: every finished one counts, once, and nothing else does.

use std::collections::BTreeMap;

use bija_room::rating::{self, Standing};
use bija_room::{GameId, PersonId, Room};
use bija_store::{RatingChange, RatingRow};
use serde_json::Value;

use crate::ledger::Notes;

/// Ranked games that are over.
#[derive(Clone, Debug, Default)]
pub struct Rated(Vec<Game>);

#[derive(Clone, Debug)]
struct Game {
    id: GameId,
    places: Vec<(PersonId, u8)>,
    stored: Vec<RatingChange>,
}

impl Rated {
    /// Takes a game up, with the changes that the store has of it. Gives what is wrong with them at first sight.
    pub fn take(&mut self, id: GameId, room: &Room, stored: Vec<RatingChange>, notes: Option<&Notes>) -> Vec<String> {
        let seats: Vec<Option<PersonId>> = room.seats().iter().map(|chair| chair.as_ref()?.occupant.person()).collect();
        let ranks = room.ending().and_then(|ending| ending.rated.as_ref());
        let places: Vec<(PersonId, u8)> =
            ranks.map(|ranks| seats.iter().zip(ranks).filter_map(|(person, place)| Some(((*person)?, *place))).collect()).unwrap_or_default();
        let mut wrong = Vec::new();
        let each_once = stored.len() == places.len() && places.iter().all(|(person, _)| stored.iter().any(|change| change.person == *person));
        if !each_once {
            wrong.push(format!("its end counts for {places:?} (person and place), and stored is {stored:?}"));
        } else if let Some(told) = notes.and_then(|notes| notes.ratings.as_ref()) {
            let by_seat = |(person, told): (&Option<PersonId>, &Value)| {
                let change = stored.iter().find(|change| Some(change.person) == *person);
                (told["before"].as_i64(), told["after"].as_i64())
                    == (change.map(|change| i64::from(change.before)), change.map(|change| i64::from(change.after)))
            };
            if !told.as_array().is_some_and(|told| told.len() == seats.len() && seats.iter().zip(told).all(by_seat)) {
                wrong.push(format!("its ratings were told as {told}, and stored is {stored:?}"));
            }
        }
        if each_once && !places.is_empty() {
            self.0.push(Game { id, places, stored });
        }
        wrong
    }

    /// How many were counted.
    pub fn games(&self) -> usize {
        self.0.len()
    }

    /// Everybody whom they rated.
    pub fn people(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> = self.0.iter().flat_map(|game| game.places.iter().map(|(person, _)| *person)).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// Counts all games again, each player's in the order in which they were counted, and holds what comes out against the stored ratings.
    pub fn wrong(mut self, ratings: &[RatingRow]) -> Vec<String> {
        let mut wrong = Vec::new();
        let mut standings: BTreeMap<(PersonId, String), Standing> = BTreeMap::new();
        self.0.sort_by_key(|game| game.stored.iter().map(|change| change.at).max());
        loop {
            let before = self.0.len();
            self.0.retain(|game| {
                let due = |change: &RatingChange| standing(&standings, change).games + 1 == change.games;
                let counts = game.stored.iter().all(due);
                if counts {
                    wrong.extend(game.count(&mut standings));
                }
                !counts
            });
            if self.0.len() == before {
                break;
            }
        }
        wrong.extend(self.0.iter().map(|game| format!("game {}: no order of games leads to the ratings it changed: {:?}", game.id, game.stored)));
        for row in ratings {
            let counted = standings.remove(&(row.person, row.pool.clone()));
            let stored = Standing { rating: row.rating, games: row.games };
            if counted != Some(stored) {
                wrong.push(format!("person {}: the rating of {} is stored as {stored:?}, and the finished games make {counted:?}", row.person, row.pool));
            }
        }
        wrong.extend(
            standings
                .iter()
                .map(|((person, pool), counted)| format!("person {person}: no rating of {pool} is stored, and the finished games make {counted:?}")),
        );
        wrong
    }
}

fn standing(standings: &BTreeMap<(PersonId, String), Standing>, change: &RatingChange) -> Standing {
    standings.get(&(change.person, change.pool.clone())).copied().unwrap_or(Standing::NEW)
}

impl Game {
    /// Counts the game, and says where the store counted otherwise.
    fn count(&self, standings: &mut BTreeMap<(PersonId, String), Standing>) -> Vec<String> {
        let before: Vec<Standing> = self.stored.iter().map(|change| standing(standings, change)).collect();
        let place = |change: &RatingChange| self.places.iter().find(|(person, _)| *person == change.person).map_or(0, |(_, place)| *place);
        let places: Vec<u8> = self.stored.iter().map(place).collect();
        let after = rating::after(&before, &places);
        let mut wrong = Vec::new();
        for ((change, before), after) in self.stored.iter().zip(before).zip(after) {
            if (change.before, change.after, change.games) != (before.rating, after.rating, after.games) {
                wrong.push(format!("game {}: a rating went from {before:?} to {after:?} by its end, and stored is {change:?}", self.id));
            }
            standings.insert((change.person, change.pool.clone()), after);
        }
        wrong
    }
}

#[cfg(test)]
mod tests {
    use bija_store::Millis;

    use super::*;

    fn person(number: i64) -> PersonId {
        PersonId::from_number(number).unwrap()
    }

    fn change(person_number: i64, before: i32, after: i32, games: u32) -> RatingChange {
        let (game, pool) = (GameId::from_random(1), "oware".to_string());
        RatingChange { game, person: person(person_number), pool, at: Millis(1), before, after, games }
    }

    fn row(person_number: i64, rating: i32, games: u32) -> RatingRow {
        RatingRow { person: person(person_number), name: None, pool: "oware".to_string(), rating, games, changed: Millis(1) }
    }

    /// Two games of the same two, both won by the first.
    fn two_games() -> Rated {
        let places = vec![(person(1), 1), (person(2), 2)];
        let first = Game { id: GameId::from_random(1), places: places.clone(), stored: vec![change(1, 1200, 1220, 1), change(2, 1200, 1180, 1)] };
        let second = Game { id: GameId::from_random(2), places, stored: vec![change(1, 1220, 1238, 2), change(2, 1180, 1162, 2)] };
        // They may be read in any order.
        Rated(vec![second, first])
    }

    #[test]
    fn ratings_that_follow_from_the_games_are_right() {
        assert_eq!(two_games().wrong(&[row(1, 1238, 2), row(2, 1162, 2)]), Vec::<String>::new());
    }

    #[test]
    fn a_rating_that_was_written_twice_or_not_at_all_is_evidence() {
        assert_eq!(two_games().wrong(&[row(1, 1255, 3), row(2, 1162, 2)]).len(), 1);
        assert_eq!(two_games().wrong(&[row(1, 1238, 2)]).len(), 1);
        let mut wrongly_counted = two_games();
        wrongly_counted.0[0].stored[0].after = 1239;
        assert_eq!(wrongly_counted.wrong(&[row(1, 1238, 2), row(2, 1162, 2)]).len(), 1);
        let mut skips = two_games();
        skips.0[0].stored[0].games = 3;
        assert_eq!(skips.wrong(&[row(1, 1238, 2), row(2, 1162, 2)]).len(), 3);
    }
}
