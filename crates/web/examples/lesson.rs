//! For whoever writes lessons: what a move brings, in the words of claims, and how a lesson reads.
//!
//! ```text
//! lesson kalah                                                      the whole lesson, with every answer
//! lesson kalah hi                                                   the same in another language
//! lesson move kalah "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S" "S3 S6"         the events of moves, as claims
//! lesson moves kalah "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"                every legal move with what it does
//! ```

use std::sync::Arc;

use bija_rules::catalogue::{self, Entry};
use bija_rules::{Game, Rules, Seat};
use bija_web::Lang;
use bija_web::lessons::{self, Kind, told};
use bija_web::messages::{Voice, format};
use bija_wire::{Line, People, summary};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["move", game, position, moves, ref options @ ..] => println!("{}", told_moves(game, options, position, moves)),
        ["moves", game, position, ref options @ ..] => each_move(game, options, position),
        [name] => read(name, Lang::En),
        [name, lang] => read(name, Lang::from_code(lang).expect("a language: en, hi, …")),
        _ => println!("usage: lesson NAME [LANGUAGE] | lesson move GAME POSITION MOVES [OPTION=VALUE …] | lesson moves GAME POSITION [OPTION=VALUE …]"),
    }
}

fn game_at(game: &str, options: &[&str], position: &str) -> (&'static Entry, Game) {
    let entry = catalogue::entry(game).expect("a game of the catalogue");
    let options: Vec<(&str, &str)> = options.iter().map(|option| option.split_once('=').expect("an option is written name=value")).collect();
    let values = entry.values(&options).expect("options of the game");
    let rules = Arc::new(Rules::new(entry.ruleset(&values)).expect("options that make a game"));
    let position = rules.read_position(position).unwrap_or_else(|error| panic!("{error}"));
    println!("{} seeds, {} at the start", position.total(), rules.start(0).total());
    (entry, Game::from_position(rules, position))
}

fn told_moves(game: &str, options: &[&str], position: &str, moves: &str) -> String {
    let (_, mut game) = game_at(game, options, position);
    let mut events = Vec::new();
    for token in moves.split(' ') {
        game.play_decision(token, &mut events).unwrap_or_else(|error| panic!("{error}"));
    }
    let lines = told(game.rules(), &events);
    format!("{}\n{}", lines.join(",\n"), game.rules().text(game.position()))
}

fn each_move(game: &str, options: &[&str], position: &str) {
    let (entry, game) = game_at(game, options, position);
    let before = *game.position();
    for mv in game.legal() {
        let mut events = Vec::new();
        let after = game.after(mv, &mut events).expect("a legal move can be played");
        let lines = summary(game.rules(), &before, &after, &events, &People::against_person(before.to_move().unwrap_or(Seat::SOUTH)));
        println!("{}: {}", game.rules().move_token(&before, mv), sentences(Voice::of(Lang::En, entry), &lines));
    }
}

fn sentences(voice: Voice, lines: &[Line]) -> String {
    lines.iter().map(|line| format(voice, line)).collect::<Vec<_>>().join(" ")
}

fn read(name: &str, lang: Lang) {
    let lesson = lessons::find(name).expect("a lesson of that name");
    let voice = Voice::of(lang, lesson.entry);
    for (number, step) in (1..).zip(&lesson.steps) {
        let (line, replay) = step.shown();
        let say = |part: &str| format(voice, &step.message(part, &replay));
        println!("\n{number}. {} ({}) · {} · {}", say("name"), step.kind.name(), step.text, line);
        println!("   {}\n   {}", say("say"), say("help"));
        if step.kind != Kind::Explain {
            println!("   => {} | {}", format(voice, &step.right(&replay).title), say("done"));
        }
        for (line, answer) in step.answers().iter().filter(|_| step.kind == Kind::Try) {
            println!("   {line} {}: {} | {}", answer.verdict.name(), format(voice, &answer.title), sentences(voice, &answer.told));
        }
    }
}
