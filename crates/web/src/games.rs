//! What the pages know of each game beside its rules: other names, the length of an ordinary game.

use bija_rules::catalogue::options::{Kind, Values};
use bija_rules::catalogue::{self, Entry};
use bija_rules::{Rules, Seat};
use bija_wire::Line;

use crate::messages::Lang;
use crate::option_names::{base, in_keys};

/// Other names of games that are no presets, by their message keys.
pub const ALIASES: &[(&str, &str)] = &[("awale", "oware"), ("ayo", "oware"), ("toguz_korgool", "togyz_kumalak")];

/// The sections of a game's rules in words, in order. Those without paragraphs in a game's file are left out.
pub const SECTIONS: &[&str] = &[
    "summary",
    "goal",
    "setup",
    "ritual",
    "phases",
    "turn",
    "direction",
    "namua",
    "relay",
    "long",
    "extra",
    "capture",
    "reverse",
    "takata",
    "pasu",
    "quan",
    "house",
    "mtaji",
    "takasia",
    "tuzdyk",
    "feeding",
    "borrowing",
    "pass",
    "places",
    "end",
    "guard",
    "rounds",
    "defaults",
    "variants",
    "difference",
    "strategy",
    "glossary",
    "source",
];

/// The message that names a game, preset or alias.
pub fn name(id: &str) -> Line {
    words(id, "name")
}

/// A message about a game, preset or alias: its `name`, `own` name, one `line`, or the words of `search`.
pub fn words(id: &str, part: &str) -> Line {
    Line::new(format!("game-{}-{part}", in_keys(id)))
}

/// How long an ordinary game takes, in minutes, as its rules page says.
pub fn minutes(entry: &Entry) -> u8 {
    match base(entry) {
        "bao" | "togyz_kumalak" => 30,
        "omweso" => 20,
        "oware" | "congklak" | "sungka" | "o_an_quan" | "pallanguzhi" => 15,
        _ => 10,
    }
}

/// How many play: from least to most.
pub fn seats(entry: &Entry) -> (u8, u8) {
    match entry.options.iter().find(|option| option.name == "seats").map(|option| option.kind) {
        Some(Kind::Number { min, max }) => (min, max),
        Some(Kind::Switch | Kind::SwitchUnless { .. } | Kind::Choice(_) | Kind::NumberOrNone { .. }) | None => (2, 2),
    }
}

/// How many play, as it is written: a number, or from least to most.
pub fn people(entry: &Entry) -> String {
    match seats(entry) {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least}–{most}"),
    }
}

/// How many play, and how long.
pub fn meta(entry: &Entry) -> Line {
    Line::new("home-game-meta").with("people", people(entry)).with("minutes", minutes(entry))
}

/// The games that are no presets, the one first that the pages of the language begin with.
pub fn bases(lang: Lang) -> impl Iterator<Item = &'static Entry> {
    all(lang).filter(|entry| entry.preset_of.is_none())
}

/// All games and presets: the game first that the pages of the language begin with, with its presets.
pub fn all(lang: Lang) -> impl Iterator<Item = &'static Entry> {
    let first = lang.first_game();
    let of_it = |entry: &&Entry| base(entry) == first.id;
    catalogue::ENTRIES.iter().filter(of_it).chain(catalogue::ENTRIES.iter().filter(move |entry| !of_it(entry)))
}

/// The presets of a game.
pub fn presets(of: &Entry) -> impl Iterator<Item = &'static Entry> {
    let id = of.id;
    catalogue::ENTRIES.iter().filter(move |entry| entry.preset_of.is_some_and(|(base, _)| base == id))
}

/// The size of a game's board in words, under given values of its options: a seat's pits, and the seeds in each if they begin
/// alike, else all seeds.
pub fn size(entry: &Entry, values: &Values) -> Line {
    let rules = Rules::new(entry.ruleset(values)).expect("values that the catalogue allows make a game");
    let start = rules.start(0);
    let seeds: Vec<u8> = rules.board().owned(Seat::SOUTH).map(|pit| start.seeds(pit)).collect();
    if seeds.iter().all(|&count| count == seeds[0]) {
        Line::new("game-size").with("pits", seeds.len()).with("seeds", seeds[0])
    } else {
        Line::new("game-size-all").with("pits", seeds.len()).with("seeds", start.total())
    }
}
