//! What the pages know of each game beside its rules: other names, the length of an ordinary game.

use bija_rules::catalogue::{self, Entry};
use bija_wire::Line;

use crate::option_names::{base, in_keys};

/// Other names of games that are no presets, by their message keys.
pub const ALIASES: &[(&str, &str)] = &[("awale", "oware"), ("ayo", "oware"), ("toguz_korgool", "togyz_kumalak")];

/// The sections of a game's rules in words, in order. Those without paragraphs in a game's file are left out.
pub const SECTIONS: &[&str] = &[
    "summary",
    "goal",
    "setup",
    "phases",
    "turn",
    "direction",
    "relay",
    "extra",
    "capture",
    "pasu",
    "quan",
    "house",
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
        "oware" | "congklak" => 15,
        _ => 10,
    }
}

/// The games that are no presets.
pub fn bases() -> impl Iterator<Item = &'static Entry> {
    catalogue::ENTRIES.iter().filter(|entry| entry.preset_of.is_none())
}

/// The presets of a game.
pub fn presets(of: &Entry) -> impl Iterator<Item = &'static Entry> {
    let id = of.id;
    catalogue::ENTRIES.iter().filter(move |entry| entry.preset_of.is_some_and(|(base, _)| base == id))
}

/// The size of a game's board in words, under given values of its options.
pub fn size(values: &catalogue::options::Values) -> Line {
    let number = |name: &str| values.value(name).and_then(|value| value.parse::<u8>().ok());
    let pits = number("pits").unwrap_or_default();
    Line::new("game-size").with("pits", pits).with("seeds", number("seeds").unwrap_or(pits))
}
