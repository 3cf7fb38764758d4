//! Ratings after Elo, one a person and game.
//!
//! Start 1200; K is 40 for the first 30 rated games, then 20. Two seats: a win counts 1, a shared place ½. Three and four seats:
//! every pair of players counts as a game, and the sum is divided by the number of the others.

use serde::{Deserialize, Serialize};

/// The rating before the first rated game.
pub const START: i32 = 1200;

/// Rated games with the larger K.
pub const NEW_GAMES: u32 = 30;

/// Rated games before which a rating is provisional and in no leaderboard.
pub const PROVISIONAL_GAMES: u32 = 10;

/// What somebody has in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    /// The rating.
    pub rating: i32,
    /// Rated games played.
    pub games: u32,
}

impl Standing {
    /// Before the first rated game.
    pub const NEW: Standing = Standing { rating: START, games: 0 };

    /// Whether so few games say little.
    pub const fn is_provisional(&self) -> bool {
        self.games < PROVISIONAL_GAMES
    }

    const fn k(&self) -> f64 {
        if self.games < NEW_GAMES { 40.0 } else { 20.0 }
    }
}

/// What is expected of the first against the second, between 0 and 1.
fn expected(one: Standing, other: Standing) -> f64 {
    let ahead = f64::from(other.rating - one.rating) / 400.0;
    1.0 / (1.0 + 10_f64.powf(ahead))
}

/// The standings after a game, in the order of the players, from their places (1 is best, equal places are shared).
///
/// Ratings are whole numbers; what a game changes is rounded to the nearest one.
pub fn after(players: &[Standing], places: &[u8]) -> Vec<Standing> {
    let others = players.len().saturating_sub(1).max(1) as f64;
    let one = |index: usize, player: Standing| {
        let against = |other: usize| {
            let score = match places[index].cmp(&places[other]) {
                core::cmp::Ordering::Less => 1.0,
                core::cmp::Ordering::Equal => 0.5,
                core::cmp::Ordering::Greater => 0.0,
            };
            score - expected(player, players[other])
        };
        let sum: f64 = (0..players.len()).filter(|&other| other != index).map(against).sum();
        let change = (player.k() * sum / others).round() as i32;
        Standing { rating: player.rating + change, games: player.games + 1 }
    };
    players.iter().enumerate().map(|(index, &player)| one(index, player)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(rating: i32, games: u32) -> Standing {
        Standing { rating, games }
    }

    fn ratings(players: &[Standing], places: &[u8]) -> Vec<i32> {
        after(players, places).into_iter().map(|standing| standing.rating).collect()
    }

    #[test]
    fn two_players() {
        for (players, places, expected) in [
            ([of(1200, 0), of(1200, 0)], [1, 2], [1220, 1180]),
            ([of(1200, 0), of(1200, 0)], [2, 1], [1180, 1220]),
            ([of(1200, 0), of(1200, 0)], [1, 1], [1200, 1200]),
            // 30 games are played with the larger K, the next ones are not.
            ([of(1200, 29), of(1200, 30)], [1, 2], [1220, 1190]),
            // 400 points ahead: 10 to 1.
            ([of(1600, 50), of(1200, 50)], [1, 2], [1602, 1198]),
            ([of(1600, 50), of(1200, 50)], [2, 1], [1582, 1218]),
            ([of(1600, 50), of(1200, 50)], [1, 1], [1592, 1208]),
        ] {
            assert_eq!(ratings(&players, &places), expected, "{players:?} {places:?}");
        }
    }

    #[test]
    fn at_three_and_four_seats_every_pair_counts() {
        let equal = [of(1200, 0); 4];
        assert_eq!(ratings(&equal[..3], &[1, 2, 3]), [1220, 1200, 1180]);
        assert_eq!(ratings(&equal, &[1, 2, 3, 4]), [1220, 1207, 1193, 1180]);
        assert_eq!(ratings(&equal, &[1, 2, 2, 4]), [1220, 1200, 1200, 1180]);
        assert_eq!(ratings(&equal[..3], &[1, 2, 2]), [1220, 1190, 1190]);
    }

    #[test]
    fn ten_games_are_provisional() {
        assert!(of(1500, 9).is_provisional());
        assert!(!of(1500, 10).is_provisional());
        assert_eq!(after(&[Standing::NEW, of(1200, 9)], &[1, 2])[1].games, 10);
    }

    #[test]
    fn players_in_another_order_get_the_same() {
        let (one, two) = (of(1300, 3), of(1450, 80));
        for (places, turned) in [([1, 2], [2, 1]), ([2, 1], [1, 2]), ([1, 1], [1, 1])] {
            let straight = after(&[one, two], &places);
            let mut other = after(&[two, one], &turned);
            other.reverse();
            assert_eq!(straight, other);
        }
    }
}
