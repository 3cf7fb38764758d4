//! What takes minutes: ten thousand random games a ruleset, and a search for turns that never end. Ignored unless asked for,
//! see CONTRIBUTING.md. `BIJA_GAMES` sets another number of games.

mod common;

use std::sync::Arc;

use bija_rules::catalogue::ENTRIES;
use bija_rules::ruleset::{Act, Endless};
use bija_rules::{Event, Game, Move, Position, Reason, Rules, Setup, Sink, SplitMix64, ToMove, Why};
use common::{OF_MATCHES, is_bao, option_sets, random_move, rules_of, seat_sign, seeds_in_all, sow, turned, turned_move, turned_values};

/// Games of a game's standard ruleset; rulesets with one option set get a twentieth of them.
const GAMES: u64 = 10_000;

/// Study positions that each relay ruleset is searched for endless turns in.
const BOARDS: u64 = 100_000;

/// More events than any turn that its ruleset's guard stops in time has.
const MOST_EVENTS: usize = 300_000;

fn asked(standard: u64) -> u64 {
    std::env::var("BIJA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(standard)
}

/// Counts the laps of a turn and gives up on one that its guard does not stop.
#[derive(Default)]
struct Laps {
    events: usize,
    laps: usize,
    endless: bool,
}

impl Sink for Laps {
    fn event(&mut self, event: Event) {
        self.events += 1;
        assert!(self.events < MOST_EVENTS, "a turn comes to its end");
        self.laps += usize::from(matches!(event, Event::Lift { .. } | Event::Relay { .. } | Event::SowOn(_)));
        self.endless |= matches!(event, Event::TurnEnd(Why::Endless) | Event::End { reason: Reason::Endless, .. });
    }
}

fn mirror(rules: &Rules, position: &Position) -> Position {
    let mut setup = turned(rules, rules.setup(position));
    if let Some(reason) = position.over() {
        setup.to_move = ToMove::Over(Some(reason.name().to_string()));
    }
    rules.accept(&setup, &mut ()).unwrap_or_else(|error| panic!("{}: {error}", rules.text(position)))
}

/// What a run of games has seen.
#[derive(Default)]
struct Seen {
    plies: usize,
    longest_game: usize,
    longest_turn: usize,
    endless: usize,
    reasons: std::collections::BTreeMap<&'static str, usize>,
}

/// Plays one random game and checks every ply of it; every fourth game is played by the turned seats, too.
fn play(rules: &Arc<Rules>, number: u64, seen: &mut Seen) {
    let mut draw = SplitMix64::new(number);
    let mut game = Game::new(Arc::clone(rules), number);
    let mut other = number.is_multiple_of(4).then(|| Game::from_position(Arc::clone(rules), mirror(rules, game.start())));
    while let Some(mv) = random_move(&game, &mut draw) {
        let before = *game.position();
        let mut laps = Laps::default();
        game.play(mv, &mut laps).expect("the move was taken from the legal ones");
        let after = *game.position();
        assert_eq!(seeds_in_all(rules, &after), rules.seeds_in_all() as i32, "conserved: {}", rules.text(&after));
        assert_eq!(after.over().is_some(), game.legal().is_empty(), "over or a move: {}", rules.text(&after));
        assert_eq!(rules.read_position(&rules.text(&after)).as_ref(), Ok(&after), "the text gives it back");
        let (mut told, mut silent) = (before, before);
        rules.play_unchecked(&mut told, mv, &mut Vec::new());
        rules.play_unchecked(&mut silent, mv, &mut ());
        assert_eq!(told, silent, "told is silent: {mv:?} in {}", rules.text(&before));
        if let Some(other) = &mut other {
            other.play(turned_move(rules, mv), &mut ()).expect("the turned move is legal");
            assert_eq!(*other.position(), mirror(rules, &after), "turned seats, turned position");
        }
        seen.longest_turn = seen.longest_turn.max(laps.laps);
        seen.endless += usize::from(laps.endless);
    }
    let outcome = game.outcome().expect("a game without a move is over");
    if let Some(other) = other {
        let turned = other.outcome().expect("the turned game is over, too");
        let score: Vec<i16> = rules.seats().map(|seat| turned.score[seat]).collect();
        assert_eq!((score, turned.reason), (turned_values(rules, &outcome.score), outcome.reason));
    }
    seen.plies += game.plies().len();
    seen.longest_game = seen.longest_game.max(game.plies().len());
    *seen.reasons.entry(outcome.reason.name()).or_default() += 1;
}

#[test]
#[ignore = "takes minutes"]
fn random_games_of_every_ruleset_end_and_keep_the_laws() {
    for entry in ENTRIES {
        for (index, options) in option_sets(entry, 0).into_iter().enumerate() {
            if options.iter().any(|(name, _)| OF_MATCHES.contains(name)) {
                continue;
            }
            let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
            let games = if index == 0 { asked(GAMES) } else { asked(GAMES) / 20 };
            let mut seen = Seen::default();
            (0..games).for_each(|number| play(&rules, number, &mut seen));
            let Seen { plies, longest_game, longest_turn, endless, reasons } = seen;
            println!(
                "{} {options:?}: {games} games, {plies} plies, longest game {longest_game}, longest turn {longest_turn} laps, {endless} endless turns, {reasons:?}",
                entry.id
            );
        }
    }
}

/// A position that somebody might study: seeds thrown over the board, few or many.
fn study(rules: &Rules, draw: &mut SplitMix64) -> Option<Position> {
    let cells = rules.board().cells();
    // Half of the boards are sparse: circles need empty pits.
    let most = if draw.below(2) == 0 { u64::from(rules.seeds_in_all()) } else { cells as u64 };
    let seeds = 2 + draw.below(most - 1);
    let used = 2 + draw.below(cells as u64 - 1) as usize;
    let mut order: Vec<usize> = (0..cells).collect();
    for place in (1..cells).rev() {
        order.swap(place, draw.below(place as u64 + 1) as usize);
    }
    let mut pits = vec![0i64; cells];
    for _ in 0..seeds {
        pits[order[draw.below(used as u64) as usize]] += 1;
    }
    let row = pits.len() / usize::from(rules.board().seats);
    let mover = rules.seats().nth(draw.below(2) as usize).map(|seat| ToMove::Seat(seat_sign(rules, seat)));
    let setup = Setup { rows: pits.chunks(row).map(<[i64]>::to_vec).collect(), to_move: mover.unwrap_or_default(), ..Setup::default() };
    rules.accept(&setup, &mut ()).ok().filter(|position| position.over().is_none())
}

/// What the ruleset says of a turn that never ends; in bao the mover loses, or may not choose it.
fn stated(rules: &Rules) -> Option<Endless> {
    (!is_bao(rules)).then(|| sow(&mut rules.ruleset().clone()).endless)
}

/// Whether a turn can go on from where its last seed fell.
fn relays(rules: &Rules) -> bool {
    is_bao(rules) || sow(&mut rules.ruleset().clone()).landing.iter().any(|row| matches!(row.act, Act::Relay(_)))
}

/// Plays the move and says whether its turn was endless, after checking that then the ruleset's own rule comes.
fn is_endless(rules: &Rules, before: &Position, mv: Move) -> bool {
    let mut laps = Laps::default();
    let mut after = *before;
    rules.play_unchecked(&mut after, mv, &mut laps);
    if laps.endless {
        let mover = before.to_move().expect("the game was not over");
        let has_lost = || {
            assert_eq!(after.over(), Some(Reason::Endless));
            assert_eq!(rules.outcome(&after).map(|outcome| outcome.places[mover.other()]), Some(1), "the mover has lost");
        };
        match stated(rules) {
            Some(Endless::TurnOver) => assert_ne!(after.over(), Some(Reason::Endless), "only the turn is over"),
            Some(Endless::Annul) => assert_eq!((after.over(), after.finished().count()), (Some(Reason::Endless), 0), "nobody has won"),
            None | Some(Endless::Lose) => has_lost(),
        }
        let mut silent = *before;
        rules.play_unchecked(&mut silent, mv, &mut ());
        assert_eq!(silent, after, "told is silent");
    }
    laps.endless
}

#[test]
#[ignore = "takes minutes"]
fn a_turn_that_never_ends_comes_to_its_stated_result() {
    for entry in ENTRIES {
        for options in option_sets(entry, 0) {
            let rules = rules_of(entry, &options).expect("the set was kept because it makes a game");
            if !relays(&rules) || options.iter().any(|(name, _)| OF_MATCHES.contains(name)) {
                continue;
            }
            let boards = if options.is_empty() { asked(BOARDS) } else { asked(BOARDS) / 10 };
            let mut draw = SplitMix64::new(16);
            let (mut turns, mut endless, mut first) = (0, 0, None);
            for _ in 0..boards {
                let Some(position) = study(&rules, &mut draw) else { continue };
                for mv in rules.legal(&position) {
                    turns += 1;
                    if is_endless(&rules, &position, mv) {
                        endless += 1;
                        first.get_or_insert_with(|| format!("{} in {}", rules.move_token(&position, mv), rules.text(&position)));
                    }
                }
            }
            println!("{} {options:?}: {turns} turns, {endless} endless{}", entry.id, first.map(|first| format!(", first {first}")).unwrap_or_default());
        }
    }
}
