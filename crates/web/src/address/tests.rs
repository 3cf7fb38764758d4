use bija_rules::catalogue;

use super::*;

fn read(game: &str, query: &str) -> Result<(Address, Chance), String> {
    Address::read(catalogue::entry(game).unwrap(), query).map_err(|line| line.key.into_owned())
}

#[test]
fn a_canonical_address_reads_back_as_it_was() {
    for query in [
        "",
        "o.seeds=5&first=computer&level=hard&moves=S3.S6.N2",
        "mode=two&first=2&moves=S1",
        "o.start=random_1&start=18446744073709551615",
        "o.pie_rule=true&moves=S1.swap",
        "mode=two&rounds=S1.S2%7ES3&moves=S1",
    ] {
        let (address, _) = read("kalah", query).unwrap();
        assert_eq!(address.query(), query);
    }
}

#[test]
fn other_addresses_are_led_to_the_canonical_one() {
    for (query, canonical) in [
        ("mode=computer&first=you&level=normal&o.seeds=4&o.pits=6&moves=", ""),
        ("moves=S3&move=S6", "moves=S3.S6"),
        ("move=S6&utm_source=x", "moves=S6"),
        ("mode=two&first=random&level=easy", "mode=two"),
        ("mode=two&first=computer", "mode=two&first=2"),
        ("mode=two&level=perfect&o.seeds=6", "o.seeds=6&mode=two"),
        ("level=perfect&o.pits=3&o.seeds=2", "o.pits=3&o.seeds=2&level=perfect"),
    ] {
        assert_eq!(read("kalah", query).unwrap().0.query(), canonical);
    }
    for query in ["match=pair", "o.seeds=5&match=pair&rounds=S1.S2&moves=N1"] {
        assert_eq!(read("kalah", query).unwrap().0.query(), query);
    }
    assert_eq!(read("congklak", "o.rounds=match&match=pair").unwrap().0.query(), "o.rounds=match");
    assert_eq!(read("mancala_basic", "o.seats=3&match=pair").unwrap().0.query(), "o.seats=3");
    assert_eq!(read("congkak", "o.need_lap=true").unwrap().0.query(), "");
    assert_eq!(read("congkak", "o.need_lap=false").unwrap().0.query(), "o.need_lap=false");
}

#[test]
fn chance_is_named_and_decided() {
    let (mut address, chance) = read("kalah", "first=random&o.start=random_1").unwrap();
    assert_eq!(chance, Chance { first: true, start: true });
    address.decide(chance, 1);
    assert_eq!(address.query(), "o.start=random_1&first=computer&start=1");
    let (_, settled) = read("kalah", &address.query()).unwrap();
    assert_eq!(settled, Chance { first: false, start: false });
}

#[test]
fn what_cannot_be_read_is_refused_by_name() {
    for (query, key) in [
        ("o.seeds=99", "err-unknown-value"),
        ("o.colour=red", "err-unknown-option"),
        ("o.seeds=4&o.seeds=5", "err-parameter"),
        ("o.pits=10&o.seeds=20", "err-options-too-many"),
        ("level=superb", "err-level"),
        ("level=perfect&o.seeds=6", "err-level-not-here"),
        ("level=perfect&o.pits=3&o.seeds=2&o.pie_rule=true", "err-level-not-here"),
        ("first=N", "err-first-move"),
        ("mode=three", "err-parameter"),
        ("match=three", "err-parameter"),
        ("moves=S1&moves=S2", "err-parameter"),
    ] {
        assert_eq!(read("kalah", query).unwrap_err(), key, "{query}");
    }
    assert_eq!(read("kalah", &format!("moves={}", "S1.".repeat(9000))).unwrap_err(), "err-too-large");
}

#[test]
fn people_change_seats_with_the_pie_rule() {
    let (address, _) = read("kalah", "o.pie_rule=true&moves=S1.swap").unwrap();
    let game = address.request().open().unwrap().game;
    assert_eq!(address.reader(&game), Some(Seat::NORTH));
    assert_eq!(*address.people(&game, 1).person(Seat::SOUTH), Person::You);
    assert_eq!(*address.people(&game, 2).person(Seat::SOUTH), Person::Computer);
}

#[test]
fn again_the_other_side_begins() {
    let (address, _) = read("kalah", "o.seeds=5&mode=two&moves=S1").unwrap();
    assert_eq!(address.again().query(), "o.seeds=5&mode=two&first=2");
    assert_eq!(address.again().again().query(), "o.seeds=5&mode=two");
}

#[test]
fn four_seats_take_turns_at_beginning() {
    let (address, chance) = read("mancala_basic", "o.seats=4&first=4").unwrap();
    assert_eq!((address.query(), chance.first), ("o.seats=4&first=4".to_string(), false));
    assert_eq!(address.again().query(), "o.seats=4&first=3");
    assert_eq!(address.again().again().again().query(), "o.seats=4");
    let game = address.request().open().unwrap().game;
    let people = address.people(&game, 0);
    assert_eq!((people.reader(), people.person(Seat::SOUTH)), (Seat::new(3), &Person::ComputerNumber(1)));
    let (people, _) = read("mancala_basic", "o.seats=3&mode=two&first=3").unwrap();
    assert_eq!(*people.people(&game, 0).person(Seat::NORTH), Person::Player(1));
    assert_eq!(read("mancala_basic", "o.seats=3&first=4").unwrap_err(), "err-first-move");
    let mut random = read("mancala_basic", "o.seats=4&first=random").unwrap().0;
    let mut drawn = |number| {
        random.decide(Chance { first: true, start: false }, number);
        random.query()
    };
    assert_eq!([0, 1, 3, 7].map(&mut drawn), ["o.seats=4", "o.seats=4&first=computer", "o.seats=4&first=3", "o.seats=4&first=4"]);
}

#[test]
fn rounds_of_a_match_stay_in_the_address() {
    let (address, _) = read("congklak", "o.rounds=match&rounds=S1.S2%7EN1&moves=S3").unwrap();
    assert_eq!(address.query(), "o.rounds=match&rounds=S1.S2%7EN1&moves=S3");
    assert_eq!(address.request().rounds.len(), 2);
    assert_eq!(address.next_round().query(), "o.rounds=match&rounds=S1.S2%7EN1%7ES3");
    assert_eq!(address.again().query(), "o.rounds=match&first=computer");
    let (pair, _) = read("kalah", "match=pair&rounds=S1&moves=N1").unwrap();
    assert_eq!(pair.request().series, Some(Series::Pair));
    assert_eq!(pair.again().query(), "match=pair&first=computer");
}

#[test]
fn a_laid_out_start_stays_in_the_address_unless_it_is_the_standard_one() {
    let side = "4.4.4.4.4.4.4.4.0.0.0.0.0.0.0.0";
    let heap = format!("32{}", ".0".repeat(15));
    let at = |lists: &str| format!("o.setup=free&arranged={}", lists.replace('~', "%7E"));
    let query = at(&format!("{heap}~{side}"));
    let (address, _) = read("omweso", &query).unwrap();
    assert_eq!(address.query(), query);
    assert_eq!(address.request().open().unwrap().game.position().seeds(0), 32);
    assert_eq!(address.again().query(), "o.setup=free&first=computer", "the next game is laid out anew");
    assert_eq!(read("omweso", &at(&format!("{side}~{side}"))).unwrap().0.query(), "o.setup=free");
    // The fields of a form may come in any order; what is empty holds nothing.
    let fields = ["lay.2.1=3", "lay.1.2=", "lay.1.1=5"].join("&");
    assert_eq!(read("omweso", &format!("o.setup=free&{fields}")).unwrap().0.arranged, Some(vec![vec![5, 0], vec![3]]));
    for hostile in ["lay.1=4", "lay.x.1=4", "lay.1.1=-4", "lay.1.1=4.5", "arranged=4.x"] {
        assert_eq!(read("omweso", &format!("o.setup=free&{hostile}")).unwrap_err(), "err-parameter", "{hostile}");
    }
}
