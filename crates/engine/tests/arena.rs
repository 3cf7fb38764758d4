//! Matches between contestants of any kind: who fails loses that game and no other.

mod common;

use bija_engine::arena::{Contestant, Forfeit, Player, Side, play_round, play_round_between};
use bija_rules::{Game, Move, Seat};
use common::rules;

/// Plays like another until a ply, and then fails in one of two ways.
struct Failing {
    until: usize,
    with: Result<Move, &'static str>,
    begun: u32,
}

impl Contestant for Failing {
    fn begin(&mut self) {
        self.begun += 1;
    }

    fn choose(&mut self, game: &Game, number: u64) -> Result<Move, String> {
        if game.plies().len() >= self.until {
            self.with.map_err(ToString::to_string)
        } else {
            Player::Greedy.choose(game, number).map_err(|error| error.to_string())
        }
    }
}

fn failing(until: usize, with: Result<Move, &'static str>) -> Failing {
    Failing { until, with, begun: 0 }
}

#[test]
fn players_of_the_engine_play_the_same_round_through_either_door() {
    let kalah = rules("kalah", &[]);
    let players = [Player::Greedy, Player::FixedDepth(2)];
    let [mut one, mut other] = players;
    let mut forfeits = Vec::new();
    let tally = play_round_between(&kalah, [&mut one, &mut other], 3, &mut |forfeit| forfeits.push(forfeit));
    assert_eq!((tally, forfeits), (play_round(&kalah, players, 3), Vec::new()));
}

#[test]
fn who_gives_no_move_or_an_illegal_one_loses_the_game_and_is_named() {
    let kalah = rules("kalah", &[]);
    for (with, why) in [(Err("it sleeps"), "it sleeps"), (Ok(Move::SWAP), "")] {
        let mut forfeits: Vec<Forfeit> = Vec::new();
        let mut fails = failing(8, with);
        let tally = play_round_between(&kalah, [&mut fails, &mut { Player::Random }], 1, &mut |forfeit| forfeits.push(forfeit));
        assert_eq!((tally.wins, tally.draws, tally.losses, fails.begun), (0, 0, 2, 2));
        assert_eq!(forfeits.iter().map(|forfeit| (forfeit.by, forfeit.seat)).collect::<Vec<_>>(), [(Side::First, Seat::SOUTH), (Side::First, Seat::NORTH)]);
        assert!(forfeits.iter().all(|forfeit| forfeit.ply > 8 && forfeit.why.contains(why) && !forfeit.why.is_empty()), "{forfeits:?}");
        let tally = play_round_between(&kalah, [&mut { Player::Random }, &mut failing(8, with)], 1, &mut |forfeit| assert_eq!(forfeit.by, Side::Second));
        assert_eq!((tally.wins, tally.draws, tally.losses), (2, 0, 0));
    }
}

#[test]
fn among_three_the_one_who_fails_comes_last() {
    let race = rules("mancala_basic", &[("seats", "3")]);
    let tally = play_round_between(&race, [&mut failing(0, Err("it sleeps")), &mut { Player::Greedy }], 1, &mut |_| {});
    assert_eq!((tally.games(), tally.score()), (3, 0.0));
}
