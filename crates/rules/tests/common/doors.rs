//! The doors through which strangers' text comes in, each as one function that any bytes may be thrown at. Fuzzers and
//! the tests over the small corpus call the same ones.

use std::sync::{Arc, LazyLock};

use bija_rules::json::{fields, read_fields};
use bija_rules::{Event, Game, Rules, SplitMix64, catalogue};

/// Longer games than this tell a fuzzer nothing new.
const MOST_PLIES: usize = 60;

/// The rules of every entry of the catalogue, standard options.
static CATALOGUE: LazyLock<Vec<(&str, Arc<Rules>)>> = LazyLock::new(|| {
    let standard = |id| Arc::new(catalogue::rules(id, &[]).expect("the standard options make a game"));
    catalogue::ENTRIES.iter().map(|entry| (entry.id, standard(entry.id))).collect()
});

/// A position text at the door of every ruleset: it is refused, or its position is one like any other.
pub(crate) fn position_text(text: &str) {
    for (id, rules) in CATALOGUE.iter() {
        let Ok(setup) = rules.read_setup(text) else { continue };
        let mut settled: Vec<Event> = Vec::new();
        let Ok(position) = rules.accept(&setup, &mut settled) else { continue };
        let written = rules.text(&position);
        assert_eq!(rules.read_position(&written).as_ref(), Ok(&position), "{id}: {text} is {written}");
        let object = serde_json::Value::Object(fields(rules, &position));
        let from_fields = read_fields(rules, &object).expect("our own fields can be read");
        assert_eq!(rules.accept(&from_fields, &mut ()).as_ref(), Ok(&position), "{id}: {object}");
        assert_eq!(position.over().is_some(), rules.legal(&position).is_empty(), "{id}: {written}");
        play_on(Game::from_settled(Arc::clone(rules), position, &settled), text.len() as u64);
    }
}

/// Tokens, parted by spaces, in a game of every ruleset.
pub(crate) fn move_token(text: &str) {
    for (_, rules) in CATALOGUE.iter() {
        let mut game = Game::new(Arc::clone(rules), 0);
        for token in text.split(' ').take(MOST_PLIES) {
            let before = (game.position().stable_hash(), game.plies().len());
            match game.play_token(token, &mut ()) {
                Ok(seat) => assert_eq!(game.plies().last().map(|ply| ply.seat), Some(seat), "{token}"),
                Err(error) => {
                    assert_eq!((game.position().stable_hash(), game.plies().len()), before, "{token}: a refusal changes nothing");
                    assert!(error.to_string().len() < 1000, "a refusal keeps little");
                }
            }
        }
    }
}

/// A game by its address, `kalah seeds=3 pie_rule=true start#7`: an id, options, and the number of the start.
pub(crate) fn game_address(text: &str) {
    let (game, number) = text.split_once('#').unwrap_or((text, "0"));
    let mut words = game.split(' ');
    let id = words.next().unwrap_or_default();
    let options: Vec<(&str, &str)> = words.map(|word| word.split_once('=').unwrap_or((word, ""))).collect();
    match catalogue::rules(id, &options) {
        Ok(rules) => play_on(Game::new(Arc::new(rules), number.parse().unwrap_or_default()), 1),
        Err(error) => assert!(error.to_string().len() < 2000, "a refusal keeps little"),
    }
}

/// Plays a random game on and checks what holds in every game.
fn play_on(mut game: Game, number: u64) {
    let rules: Arc<Rules> = Arc::clone(game.rules());
    let mut draw = SplitMix64::new(number);
    for _ in 0..MOST_PLIES {
        let mut legal = game.legal();
        if legal.is_empty() {
            assert!(game.outcome().is_some(), "a game without a move is over");
            return;
        }
        let mv = legal.nth(draw.below(legal.len() as u64) as usize).expect("drawn among the legal moves");
        let total = game.position().total();
        game.play(mv, &mut ()).expect("the move is legal");
        let position = game.position();
        let stores: i32 = rules.seats().map(|seat| i32::from(position.store(seat))).sum();
        let pits: i32 = (0..rules.board().cells() as u8).map(|pit| i32::from(position.seeds(pit))).sum();
        let hands: i32 = rules.seats().map(|seat| i32::from(position.hand(seat))).sum();
        assert_eq!(pits + stores + hands + i32::from(position.out_of_play()), i32::from(total), "seeds are conserved");
    }
}
