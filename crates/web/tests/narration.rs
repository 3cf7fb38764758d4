//! Random games of every entry of the catalogue, told in every language.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use bija_rules::catalogue::{ENTRIES, Entry, Terms};
use bija_rules::{Event, Game, Move, Rules, Seat, SplitMix64};
use bija_web::messages::browser::keys as keys_of;
use bija_web::messages::{Lang, Voice, format, text};
use bija_wire::{Arg, GameRequest, Line, People, PlayedMove, played, preview, summary};

/// The rulesets of an entry: the standard one, and each other value of each option by itself.
fn rulesets(entry: &Entry) -> Vec<Arc<Rules>> {
    let mut asked = vec![Vec::new()];
    for option in entry.options {
        let standard = entry.standard();
        let values = option.kind.values();
        // Of many numbers the ends stand for the rest.
        let few = if values.len() > 8 { vec![values[0].clone(), values.last().unwrap().clone()] } else { values };
        asked.extend(few.into_iter().filter(|value| standard.value(option.name) != Some(value)).map(|value| vec![(option.name, value)]));
    }
    let rules = |asked: &Vec<(&str, String)>| {
        let asked: Vec<(&str, &str)> = asked.iter().map(|(name, value)| (*name, value.as_str())).collect();
        // Some values make a game only together with others.
        Rules::new(entry.ruleset(&entry.values(&asked).ok()?)).ok().map(Arc::new)
    };
    asked.iter().filter_map(rules).collect()
}

/// Every line of a sentence, nested ones included.
fn keys(line: &Line, found: &mut BTreeSet<String>) {
    found.insert(line.key.to_string());
    for (_, arg) in &line.args {
        if let Arg::Line(line) = arg {
            keys(line, found);
        }
    }
}

/// The nouns of a vocabulary, in all their forms.
fn nouns(lang: Lang, terms: Terms) -> Vec<String> {
    let of_it = format!("word-{}-", terms.name());
    keys_of(lang).filter(|key| key.starts_with(&of_it)).map(|key| text(lang, key)).collect()
}

/// What nobody says of the boards of a vocabulary: the nouns of the others that are no part of its own.
fn foreign(voice: Voice) -> Vec<String> {
    let own = nouns(voice.lang, voice.terms);
    let others = Terms::ALL.into_iter().filter(|terms| *terms != voice.terms).flat_map(|terms| nouns(voice.lang, terms));
    others.filter(|noun| !own.iter().any(|word| word.contains(noun.as_str()))).collect()
}

/// The sentence is whole in every language, in the nouns of its game: formatting stops the test where a message or an
/// argument is missing.
fn assert_is_a_sentence(entry: &Entry, line: &Line) {
    for lang in Lang::ALL {
        let voice = Voice::of(lang, entry);
        let text = format(voice, line);
        assert!(!FOREIGN[&(lang.code(), voice.terms.name())].iter().any(|noun| text.contains(noun)), "{text:?} of {}", entry.id);
        let end = if lang == Lang::HI { '।' } else { '.' };
        assert!(text.ends_with(end) && !text.contains("  ") && !text.contains('{'), "{text:?} of {line:?}");
        // A name may begin a sentence as its owner writes it; those here begin with capital letters.
        assert!(!text.starts_with(char::is_lowercase), "{text:?}");
    }
}

/// The foreign nouns by language and vocabulary.
static FOREIGN: LazyLock<BTreeMap<(&str, &str), Vec<String>>> = LazyLock::new(|| {
    let voices = Lang::ALL.into_iter().flat_map(|lang| Terms::ALL.map(|terms| Voice { lang, terms }));
    voices.map(|voice| ((voice.lang.code(), voice.terms.name()), foreign(voice))).collect()
});

/// Plays random games by these rules, tells each move to everybody, and returns the keys that were used.
fn told(entry: &Entry, rules: &Arc<Rules>, games: u64, found: &mut BTreeSet<String>) {
    let seats = rules.board().seats;
    let mut readers: Vec<People> = rules.seats().map(|seat| People::against_computers(seat, seats)).collect();
    readers.push(People::by_number());
    if seats == 2 {
        readers.push(People::against_person(Seat::SOUTH));
    }
    for number in 0..games {
        let mut draw = SplitMix64::new(number);
        let mut game = Game::new(Arc::clone(rules), number);
        for ply in 0.. {
            let legal = game.legal();
            if legal.is_empty() {
                assert!(game.outcome().is_some());
                break;
            }
            let drawn = { legal }.nth(draw.below(legal.len() as u64) as usize).unwrap();
            // Seats are changed whenever they can be: hardly any drawn game would come to it.
            let mv = if rules.has_pie_rule() && legal.contains(Move::SWAP) { Move::SWAP } else { drawn };
            let before = *game.position();
            let mut events: Vec<Event> = Vec::new();
            game.play(mv, &mut events).unwrap();
            let people = &readers[ply % readers.len()];
            let did = summary(rules, &before, game.position(), &events, people);
            let would = preview(rules, &before, game.position(), &events, people);
            assert!(!did.is_empty() && !would.is_empty(), "{events:?}");
            for line in did.iter().chain(&would) {
                assert_is_a_sentence(entry, line);
                keys(line, found);
            }
            let first = did[0].key.as_ref();
            assert!(["turn-lift", "turn-sow-way", "turn-namua", "turn-end-stopped", "swap"].contains(&first), "{first}: {events:?}");
            assert_ends_with_what_follows(&game, &did);
            assert_tells_what_was_captured(&before, &game, &events, &did);
        }
    }
}

/// The last sentence says who moves or what is asked, or how the game came out.
fn assert_ends_with_what_follows(game: &Game, did: &[Line]) {
    let last = did.last().unwrap().key.as_ref();
    match game.position().to_move() {
        None => assert!(["end-score", "end-score-named", "end-won", "end-won-named", "rank"].contains(&last), "{last}"),
        Some(_) if game.position().asked_at().is_some() => assert!(["ask-way", "ask-house"].contains(&last), "{last}"),
        Some(_) => assert!(["turn-next", "extra-turn", "swap", "pass", "pay", "pay-debt"].contains(&last), "{last}"),
    }
}

/// The counts of the sentences about captures add up to what came into the stores by capture.
fn assert_tells_what_was_captured(before: &bija_rules::Position, game: &Game, events: &[Event], did: &[Line]) {
    let kept: i64 = events.iter().map(|event| if let Event::Capture { seeds, .. } = event { i64::from(*seeds) } else { 0 }).sum();
    let number = |line: &Line, name: &str| {
        line.args.iter().find_map(|(known, arg)| if let (true, Arg::Number(number)) = (*known == name, arg) { Some(*number) } else { None })
    };
    let said = did.iter().map(|line| match line.key.as_ref() {
        "capture-last" => 1,
        "capture-facing" => number(line, "total").unwrap(),
        "capture-at" | "capture-chain" | "capture-many" | "capture-quan" => number(line, "count").unwrap(),
        _ => 0,
    });
    assert_eq!(said.sum::<i64>(), kept, "{} then {events:?}: {did:?}", game.rules().text(before));
}

#[test]
fn every_move_of_every_game_is_told_in_every_language() {
    let mut found = BTreeSet::new();
    for entry in ENTRIES {
        for (index, rules) in rulesets(entry).iter().enumerate() {
            told(entry, rules, if index == 0 { 10 } else { 6 }, &mut found);
        }
    }
    // What only some game tells; none of these may be lost by a change of the conditions.
    let told = [
        "ask-way",
        "capture-at",
        "capture-chain",
        "capture-facing",
        "capture-last",
        "capture-many",
        "capture-none",
        "capture-quan",
        "capture-sown",
        "end-all-empty",
        "end-majority",
        "end-no-move",
        "end-repeated",
        "end-repetition",
        "end-row-empty",
        "end-score",
        "end-squares-empty",
        "end-won",
        "end-won-named",
        "extra-turn",
        "last-at-empty",
        "last-at-made",
        "last-at-origin",
        "name-computer-number",
        "pass",
        "pay",
        "pay-debt",
        "place-square",
        "preview-again",
        "preview-ask-way",
        "preview-capture-many",
        "preview-capture-quan",
        "preview-capture-sown",
        "preview-rank",
        "preview-taken",
        "preview-tuzdyk",
        "rank",
        "relay-sum",
        "swap",
        "sweep",
        "sweep-none",
        "taken-made",
        "taken-marked",
        "turn-end-count",
        "turn-end-odd",
        "turn-end-other-row",
        "turn-end-occupied",
        "turn-end-plain",
        "turn-end-quan-next",
        "turn-end-two-empty",
        "turn-end-young-quan",
        "turn-lift",
        "turn-next",
        "turn-sow-way",
        "tuzdyk",
    ];
    let missing: Vec<&str> = told.into_iter().filter(|&key| !found.contains(key)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "no game told these");
}

/// To a reader each sowing begins with who made it: "You" in the own seat and nobody else's, a number where all are numbered.
fn assert_names_the_mover(game: &Game, events: &[Event], seats: u8) {
    let ply = game.plies().last().unwrap();
    let before = game.plies().iter().rev().nth(1).map_or(*game.start(), |earlier| earlier.after);
    let begins = |people: &People| format(Lang::EN, &summary(game.rules(), &before, &ply.after, events, people)[0]);
    for reader in game.rules().seats() {
        let said = begins(&People::against_computers(reader, seats));
        assert_eq!(said.starts_with("You "), reader == ply.seat, "{said}");
    }
    let said = begins(&People::by_number());
    assert!(said.starts_with(&format!("Player {} ", ply.seat.index() + 1)), "{said}");
}

#[test]
fn every_reader_is_told_who_moved_also_after_an_extra_sowing() {
    let basic = ENTRIES.iter().find(|entry| entry.id == "mancala_basic").unwrap();
    let variants: [(&Entry, &[(&str, &str)]); 2] = [(basic, &[("seats", "3")]), (basic, &[("seats", "4")])];
    let mut extra = BTreeSet::new();
    for (entry, options) in ENTRIES.iter().map(|entry| (entry, &[][..])).chain(variants) {
        let rules = Arc::new(Rules::new(entry.ruleset(&entry.values(options).unwrap())).unwrap());
        let mut draw = SplitMix64::new(38);
        let mut game = Game::new(Arc::clone(&rules), 38);
        let mut tokens = Vec::new();
        while game.outcome().is_none() {
            let legal = game.legal();
            let mv = { legal }.nth(draw.below(legal.len() as u64) as usize).unwrap();
            tokens.push(rules.move_token(game.position(), mv));
            let mut events = Vec::new();
            game.play(mv, &mut events).unwrap();
            assert_names_the_mover(&game, &events, rules.board().seats);
        }
        let options = options.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect();
        let start = rules.has_random_start().then(|| "38".to_string());
        let opened = GameRequest { ruleset: entry.id.to_string(), options, start, moves: tokens, ..GameRequest::default() }.open().unwrap();
        let moves: Vec<PlayedMove> = played(&opened.game, entry.look.turning).collect();
        let movers: Vec<usize> = game.plies().iter().map(|ply| ply.seat.index()).collect();
        assert_eq!(moves.iter().map(|played| played.seat).collect::<Vec<_>>(), movers, "{}", entry.id);
        assert_eq!(opened.game.outcome().unwrap().last_mover.map(Seat::index), movers.last().copied(), "{}", entry.id);
        if moves.iter().any(|played| played.again) {
            extra.insert(entry.id);
        }
    }
    // Some by the rules, the games of Gaziantep because the other one has to pass.
    let moved_on = ["congkak", "congklak", "dakon", "kalah", "lab_madjnuni", "mancala_basic", "mangala4", "sungka", "turkish_mangala"];
    assert_eq!(extra, BTreeSet::from(moved_on));
}

/// The keys and the sentences of what a token did, as a reader at that seat is told.
fn told_of(game: &mut Game, token: &str, reader: Seat, lang: Lang) -> (Vec<String>, String) {
    let before = *game.position();
    let mut events: Vec<Event> = Vec::new();
    game.play_decision(token, &mut events).expect("the token can be played");
    let did = summary(game.rules(), &before, game.position(), &events, &People::against_computers(reader, game.rules().board().seats));
    let entry = ENTRIES.iter().find(|entry| entry.id == "mancala_basic").expect("it is in the catalogue");
    for line in &did {
        assert_is_a_sentence(entry, line);
    }
    let sentences: Vec<String> = did.iter().map(|line| format(Voice::of(lang, entry), line)).collect();
    (did.iter().map(|line| line.key.to_string()).collect(), sentences.join(" "))
}

#[test]
fn who_leaves_a_race_is_told_with_the_place_and_whose_turn_it_is() {
    let rules = Arc::new(bija_rules::catalogue::rules("mancala_basic", &[("seats", "4")]).expect("four can play"));
    let mut game = Game::new(rules, 0);
    let second = Seat::NORTH;
    let (keys, english) = told_of(&mut game, "resign:2", second, Lang::EN);
    assert_eq!(keys, ["resigned"], "the turn stays where it is: {english}");
    assert!(english.starts_with("You resigned and take fourth place."), "{english}");
    let (keys, hindi) = told_of(&mut game, "resign:1", second, Lang::HI);
    assert_eq!(keys, ["resigned", "turn-next"], "{hindi}");
    assert!(hindi.contains("हार मान ली और तीसरा स्थान लिया।"), "{hindi}");
    let (keys, english) = told_of(&mut game, "resign:4", second, Lang::EN);
    assert_eq!(keys, ["resigned", "sweep-none", "rank", "rank", "rank", "rank"], "{english}");
}
