//! What the stories of this folder share: rulesets by name, every way to set the options, and games to walk through.
#![allow(dead_code, reason = "each story uses its own part")]

pub(crate) mod doors;
pub(crate) mod replay;

use std::path::PathBuf;
use std::sync::Arc;

use bija_rules::catalogue::{self, ENTRIES, Entry};
use bija_rules::facts::Fact::{BehindFull, Enemy, FacingFull, Holds2, Holds3, Holds4, HoldsEven, HoldsOdd, MayMark, OtherStore, OwnFront, OwnStore};
use bija_rules::ruleset::*;
use bija_rules::{Board, BySeat, Game, Half, Move, Pit, PitSet, Position, Rules, Seat, SenseError, Setup, Shape, SplitMix64, ToMove};

/// Options that a round does not know: they say what follows it.
pub(crate) const OF_MATCHES: [&str; 2] = ["rounds", "sets"];

/// Option values of one ruleset, by name.
pub(crate) type Options = Vec<(&'static str, String)>;

/// The rules of a game that the catalogue has.
pub(crate) fn rules(id: &str, options: &[(&str, &str)]) -> Arc<Rules> {
    Arc::new(catalogue::rules(id, options).unwrap_or_else(|error| panic!("{id} {options:?}: {error}")))
}

/// The rules of an entry with these options, unless together they make no game.
pub(crate) fn rules_of(entry: &Entry, options: &Options) -> Option<Arc<Rules>> {
    let borrowed: Vec<(&str, &str)> = options.iter().map(|(name, value)| (*name, value.as_str())).collect();
    catalogue::rules(entry.id, &borrowed).ok().map(Arc::new)
}

/// The standard options, each value of each option alone, and so many random combinations, as far as they make a game.
pub(crate) fn option_sets(entry: &Entry, random: usize) -> Vec<Options> {
    let mut sets = vec![Options::new()];
    for spec in entry.options {
        let standard = entry.standard();
        let usual = standard.standard_value(spec.name);
        sets.extend(spec.kind.values().into_iter().filter(|value| Some(value.as_str()) != usual).map(|value| vec![(spec.name, value)]));
    }
    let mut draw = SplitMix64::new(entry.id.len() as u64);
    let combinations = std::iter::repeat_with(|| {
        let mut options = Options::new();
        for spec in entry.options {
            let mut values = spec.kind.values();
            options.push((spec.name, values.swap_remove(draw.below(values.len() as u64) as usize)));
        }
        options
    });
    sets.extend(combinations.filter(|options| rules_of(entry, options).is_some()).take(random));
    sets.retain(|options| rules_of(entry, options).is_some());
    sets
}

/// A random legal move.
pub(crate) fn random_move(game: &Game, draw: &mut SplitMix64) -> Option<Move> {
    let mut legal = game.legal();
    let len = legal.len() as u64;
    if len == 0 { None } else { legal.nth(draw.below(len) as usize) }
}

/// A random game from the start of that number to its end.
pub(crate) fn random_game(rules: &Arc<Rules>, number: u64) -> Game {
    let mut draw = SplitMix64::new(number);
    let mut game = Game::new(Arc::clone(rules), number);
    while let Some(mv) = random_move(&game, &mut draw) {
        game.play(mv, &mut ()).expect("the move was taken from the legal ones");
    }
    game
}

/// A position from its text, and the events of settling it.
pub(crate) fn position(rules: &Rules, text: &str) -> Position {
    rules.read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A game that goes on from a position text.
pub(crate) fn game_from(rules: &Arc<Rules>, text: &str) -> Game {
    Game::from_position(Arc::clone(rules), position(rules, text))
}

/// The set-up with every seat moved one place on: what was South's is the next seat's.
pub(crate) fn turned(rules: &Rules, mut setup: Setup) -> Setup {
    let sign = |text: &str| turned_sign(rules, text);
    let pit = |text: &str| sign(&text[..1]) + &text[1..];
    setup.rows.rotate_right(1);
    if !setup.stores.is_empty() {
        setup.stores.rotate_right(1);
    }
    setup.to_move = match setup.to_move {
        ToMove::Seat(text) => ToMove::Seat(sign(&text)),
        ToMove::First => ToMove::Seat(sign(&seat_sign(rules, Seat::SOUTH))),
        ToMove::Over(reason) => ToMove::Over(reason),
    };
    let extras = &mut setup.extras;
    if !extras.marks.is_empty() {
        extras.marks.rotate_right(1);
        extras.marks.iter_mut().flatten().for_each(|mark| *mark = pit(mark));
    }
    if let Some((on_board, taken)) = &mut extras.pieces {
        on_board.rotate_right(1);
        taken.rotate_right(1);
    }
    if !extras.hand.is_empty() {
        extras.hand.rotate_right(1);
    }
    if !extras.blocked.is_empty() {
        extras.blocked.rotate_right(1);
    }
    extras.houses.iter_mut().for_each(|owner| *owner = sign(owner));
    extras.houses.sort_by_key(|owner| rules.seats().position(|seat| seat_sign(rules, seat) == *owner));
    extras.closed.iter_mut().for_each(|closed| *closed = pit(closed));
    extras.finished.iter_mut().for_each(|finished| *finished = sign(finished));
    if let Some((text, _)) = &mut extras.choice {
        *text = pit(text);
    }
    setup
}

/// The move with every seat moved one place on.
pub(crate) fn turned_move(rules: &Rules, mv: Move) -> Move {
    let cells = rules.board().cells() as Pit;
    let stride = cells / rules.board().seats;
    mv.pit().map_or(mv, |pit| Move::sow((pit + stride) % cells, mv.dir()))
}

/// The values with every seat moved one place on.
pub(crate) fn turned_values<T: Copy>(rules: &Rules, values: &BySeat<T>) -> Vec<T> {
    let mut values: Vec<T> = rules.seats().map(|seat| values[seat]).collect();
    values.rotate_right(1);
    values
}

/// How a seat is written.
pub(crate) fn seat_sign(rules: &Rules, seat: Seat) -> String {
    let first = rules.board().owned(seat).next().expect("every seat has a pit");
    rules.pit_name(first)[..1].to_string()
}

fn turned_sign(rules: &Rules, text: &str) -> String {
    let seat = rules.seats().find(|&seat| seat_sign(rules, seat) == text).unwrap_or_else(|| panic!("{text} is no seat"));
    seat_sign(rules, seat.next(rules.board().seats))
}

/// The sign of the other seat.
pub(crate) fn other_sign(sign: &str) -> &'static str {
    match sign {
        "S" => "N",
        "N" => "S",
        _ => panic!("{sign} is not a seat of a two-seat game"),
    }
}

/// A two-row position text with the seats exchanged; words behind the seat to move stay.
pub(crate) fn mirrored_text(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let swap = |pair: &str, by: char| {
        let (first, second) = pair.split_once(by).expect("a pair of seats");
        format!("{second}{by}{first}")
    };
    let mover = if words[2] == "-" { "-" } else { other_sign(words[2]) };
    let mut mirrored = format!("{} {} {mover}", swap(words[0], '/'), swap(words[1], ','));
    for word in &words[3..] {
        mirrored.push(' ');
        mirrored.push_str(word);
    }
    mirrored
}

/// Whether the rules are of the family of bao.
pub(crate) fn is_bao(rules: &Rules) -> bool {
    matches!(rules.ruleset().family, Family::Bao(_))
}

/// The place of the last pit of a seat's front row among its own pits.
pub(crate) fn last_in_front(rules: &Rules, seat: Seat) -> usize {
    let (front, own) = (rules.board().front(seat), rules.board().owned(seat));
    let last = front.into_iter().max().expect("a row has pits");
    own.into_iter().position(|pit| pit == last).expect("a front row is owned")
}

/// The Sow part of a ruleset.
pub(crate) fn sow(ruleset: &mut Ruleset) -> &mut Sow {
    match &mut ruleset.family {
        Family::Sow(sow) => sow,
        Family::Bao(_) => panic!("bao is a family of its own"),
    }
}

/// A file of the vectors folder.
pub(crate) fn vector_path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors").join(name)
}

/// The text of a file of the vectors folder.
pub(crate) fn vector_text(name: &str) -> String {
    let path = vector_path(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Conformance files of our own, by name, in order.
pub(crate) fn own_files() -> Vec<String> {
    let folder = vector_path("own");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("the folder can be read").file_name().to_string_lossy().into_owned()).map(|name| format!("own/{name}")).collect();
    names.sort();
    names
}

/// The rules of a ruleset made from a catalogue game by changing some of its members.
pub(crate) fn changed(id: &str, change: impl FnOnce(&mut Ruleset)) -> Result<Rules, SenseError> {
    let mut ruleset = rules(id, &[]).ruleset().clone();
    change(&mut ruleset);
    Rules::new(ruleset)
}

/// A game of four rows in which a lap from the ends of the board may be sown backwards for a capture.
pub(crate) fn reverse_capture() -> Rules {
    let occupied = [OwnFront, Holds2, Holds3, Holds4, HoldsOdd, HoldsEven];
    let capture = Act::Capture(Take::one(At::Last, Holes::FacingColumn), Then::SowOn);
    let made = changed("oware", |ruleset| {
        ruleset.board = Board { seats: 2, pits: 8, shape: Shape::FourRows { front: Half::Second } };
        (ruleset.seeds, ruleset.start, ruleset.objective) = (2, Start::FirstHalf, Objective::Survival);
        let sow = sow(ruleset);
        sow.track = Track { ring: Ring::OwnSide, stores: Stores::None, origin: Origin::Sown };
        let from = PitSet::range(0, 2).or(PitSet::range(14, 18)).or(PitSet::range(30, 32));
        sow.choose = Choose { which: Which::Any, least: 2, dirs: Dirs::ForwardOrCapturingBack { from }, feed: Feed::Free };
        sow.landing = vec![
            row(&[&occupied[..], &[FacingFull, BehindFull]].concat(), capture),
            row(&occupied[1..], Act::Relay(From::Last)),
            otherwise(Act::Over(Why::Plain)),
        ];
        (sow.slam, sow.ends, sow.stuck, sow.endless) = (Slam::Captures, Vec::new(), Stuck::Lose, Endless::Annul);
    });
    made.expect("reverse capture makes sense")
}

/// A game in which an enemy pit brought to three becomes the sower's own for good.
pub(crate) fn marking() -> Rules {
    let made = changed("oware", |ruleset| {
        let sow = sow(ruleset);
        sow.choose.feed = Feed::Free;
        sow.slam = Slam::Captures;
        sow.drops = vec![DropRow { when: Drop::Marked, to: DropTo::MarkOwner }];
        sow.landing = vec![row(&[Enemy, Holds3, MayMark], Act::Mark), otherwise(Act::Over(Why::Plain))];
        sow.extra.marks = Some(MarkRule { last_pit: Except::Yes, same_number: Except::Yes });
    });
    made.expect("marking makes sense")
}

/// A game of squares with a piece in each, sown in both directions.
pub(crate) fn squares() -> Rules {
    let made = changed("oware", |ruleset| {
        ruleset.board = Board { seats: 2, pits: 5, shape: Shape::Squares };
        let sow = sow(ruleset);
        sow.choose.feed = Feed::Free;
        sow.choose.dirs = Dirs::Both;
        sow.slam = Slam::Captures;
        sow.landing = vec![otherwise(Act::Over(Why::Plain))];
        sow.stuck = Stuck::Borrow;
        sow.ends = Vec::new();
        sow.extra.pieces = Some(Pieces { value: 10, young: 5 });
    });
    made.expect("squares make sense")
}

/// A race of so many seats.
pub(crate) fn race(seats: u8) -> Rules {
    let made = changed("kalah", |ruleset| {
        ruleset.board.seats = seats;
        ruleset.objective = Objective::Race;
        let sow = sow(ruleset);
        sow.track.stores = Stores::All;
        sow.landing = vec![row(&[OwnStore, OtherStore], Act::Again), otherwise(Act::Over(Why::Plain))];
        sow.ends = vec![EndRow { when: EndWhen::OwnRowEmpty, then: EndThen::Finish { ranks: Ranks::All } }];
    });
    made.expect("a race makes sense")
}

/// Random combinations of options a game, beside each option alone.
pub(crate) const COMBINATIONS: usize = 12;

/// Calls the law with every ruleset and so many random games of it.
pub(crate) fn in_every_ruleset(games: u64, mut law: impl FnMut(&Arc<Rules>, &Game, &str)) {
    for entry in ENTRIES {
        for options in option_sets(entry, COMBINATIONS) {
            let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
            let name = format!("{} {options:?}", entry.id);
            for number in 0..games {
                law(&rules, &random_game(&rules, number), &name);
            }
        }
    }
}

/// Every position of a game, the start included.
pub(crate) fn positions(game: &Game) -> impl Iterator<Item = &Position> {
    std::iter::once(game.start()).chain(game.plies().iter().map(|ply| &ply.after))
}

/// Every move of a game with the positions before and after it, ends by history left out.
pub(crate) fn steps(game: &Game) -> impl Iterator<Item = (&Position, Move)> {
    positions(game).zip(game.plies().iter().map(|ply| ply.mv))
}

pub(crate) fn cells(rules: &Rules) -> impl Iterator<Item = Pit> {
    0..rules.board().cells() as Pit
}

/// Seeds of a position wherever they lie: pits, stores, hands, the hand that sows, out of play.
pub(crate) fn seeds_in_all(rules: &Rules, position: &Position) -> i32 {
    let pits: i32 = cells(rules).map(|pit| i32::from(position.seeds(pit))).sum();
    let stores: i32 = rules.seats().map(|seat| i32::from(position.store(seat))).sum();
    let hands: i32 = rules.seats().map(|seat| i32::from(position.hand(seat))).sum();
    pits + stores + hands + i32::from(position.in_hand()) + i32::from(position.out_of_play())
}
