//! The game of a room as it travels: whoever gets it replays it to the same position.

mod common;

use bija_room::{Clock, Command, Phase, Room, Series, Settings, Spec};
use bija_rules::SplitMix64;
use bija_wire::GameRequest;
use common::{FRIEND, Table, spec};

/// The request that a client opens.
fn request(room: &Room) -> GameRequest {
    let fitted = room.game_as_fits().expect("the table was opened");
    let game = room.game().expect("the game has begun");
    GameRequest {
        ruleset: room.spec().ruleset.clone(),
        options: fitted.options,
        start: room.start_number().map(|number| number.to_string()),
        position: room.spec().position.clone(),
        arranged: room.arranged(),
        series: room.spec().series.map(|Series::Pair| bija_wire::Series::Pair),
        rounds: room.rounds().to_vec(),
        moves: game.tokens(),
    }
}

fn assert_travels(table: &Table) {
    let opened = request(&table.room).open().expect("a room's game can be opened");
    assert_eq!(Some(opened.game.position()), table.room.game().map(bija_rules::Game::position));
    assert_eq!(
        opened.series.map(|series| series.rounds().to_vec()),
        table.room.series().map(|series| {
            let over = usize::from(table.room.phase() == Phase::Over && series.is_over());
            series.rounds()[..series.rounds().len() - over].to_vec()
        })
    );
}

#[test]
fn every_game_is_opened_from_its_request_as_the_room_has_it() {
    let pair = |id: &str| Spec { series: Some(Series::Pair), ..spec(id, &[("pits", "4")]) };
    let position = Spec { position: Some("4,4,4,4,4,4/4,4,0,5,5,5 0,1 N".to_string()), ..spec("kalah", &[]) };
    let games = bija_rules::catalogue::ENTRIES.iter().map(|entry| spec(entry.id, &[]));
    let others = [
        pair("kalah"),
        position,
        spec("omweso", &[("setup", "free")]),
        spec("congklak", &[("rounds", "match"), ("pits", "5")]),
        spec("kalah", &[("pie_rule", "true")]),
    ];
    for spec in games.chain(others) {
        let people = if spec.ruleset == "mancala_basic" { 4 } else { 2 };
        let mut table = Table::of(people, spec, Settings { clock: Clock::None, ..FRIEND });
        let mut draw = SplitMix64::new(5);
        while !matches!(table.room.phase(), Phase::Playing) {
            table.wait();
        }
        for ply in 0..120 {
            if table.room.phase() == Phase::Over {
                break;
            }
            let legal = table.legal();
            table.play(&legal[draw.below(legal.len() as u64) as usize]).expect("it is legal");
            if people == 4 && ply == 6 {
                table.give(3, Command::Resign).expect("they play");
            }
            if ply % 10 == 0 {
                assert_travels(&table);
            }
        }
        assert_travels(&table);
    }
}
