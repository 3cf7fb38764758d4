//! The message keys of options: one place that knows how they are made.
//!
//! `opt-<game>-<option>` is the label of an option and `-about` what it decides; `-<value>` is the label of a value and
//! `-<value>-about` its meaning. Numbers, and choices among numbers, have `-value` and `-value-about` with the number as `$n`. Presets use the keys of
//! the game whose rules they are; `_` is written `-`.

use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::{Kind, OptionSpec};
use bija_wire::Line;

/// The id of the game whose rules an entry has: its own, or that of the game it is a preset of.
pub fn base(entry: &Entry) -> &'static str {
    entry.preset_of.map_or(entry.id, |(base, _)| base)
}

/// An id as it stands in message keys.
pub fn in_keys(id: &str) -> String {
    id.replace('_', "-")
}

/// The key of one of a game's own messages; a preset has those of its game.
pub fn of_game(start: &str, entry: &Entry, end: &str) -> String {
    format!("{start}-{}-{end}", in_keys(base(entry)))
}

fn stem(entry: &Entry, option: &OptionSpec) -> String {
    of_game("opt", entry, &in_keys(option.name))
}

/// The label of an option.
pub fn label(entry: &Entry, option: &OptionSpec) -> Line {
    Line::new(stem(entry, option))
}

/// What an option decides.
pub fn about(entry: &Entry, option: &OptionSpec) -> Line {
    Line::new(format!("{}-about", stem(entry, option)))
}

/// The label of one of an option's values.
pub fn value(entry: &Entry, option: &OptionSpec, value: &str) -> Line {
    of_value(entry, option, value, "")
}

/// What one of an option's values means.
pub fn value_about(entry: &Entry, option: &OptionSpec, value: &str) -> Line {
    of_value(entry, option, value, "-about")
}

fn of_value(entry: &Entry, option: &OptionSpec, value: &str, end: &str) -> Line {
    let stem = stem(entry, option);
    let number = match option.kind {
        Kind::Number { .. } | Kind::NumberOrNone { .. } => value.parse::<u8>().ok(),
        Kind::Choice(words) if words.iter().all(|word| word.parse::<u8>().is_ok()) => value.parse::<u8>().ok(),
        Kind::Switch | Kind::SwitchUnless { .. } | Kind::Choice(_) => None,
    };
    match number {
        Some(number) => Line::new(format!("{stem}-value{end}")).with("n", number),
        None => Line::new(format!("{stem}-{}{end}", in_keys(value))),
    }
}
