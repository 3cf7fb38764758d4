//! The part of a rules page that names every option, its values and what they mean; and what differs in a preset.

use bija_rules::catalogue::options::{Kind, OptionSpec};
use bija_rules::catalogue::{self, Entry};
use bija_wire::Line;
use maud::{Markup, html};

use super::house;
use crate::games;
use crate::messages::{Lang, Voice, format, numbered, text};
use crate::option_names::{about, base, label, of_game, value, value_about};

/// The options of a game. What has a single value is no option to a reader.
fn options(entry: &'static Entry) -> impl Iterator<Item = &'static OptionSpec> {
    entry.options.iter().filter(|option| option.kind.values().len() > 1)
}

/// Whether a game has options.
pub(super) fn any(entry: &'static Entry) -> bool {
    options(entry).next().is_some()
}

/// All options of a game.
pub(super) fn all(lang: Lang, entry: &'static Entry) -> Markup {
    let standard = entry.standard();
    html! {
        @for option in options(entry) {
            div.option-row {
                div.option-text {
                    strong { (format(lang, &label(entry, option))) }
                    small { (format(lang, &about(entry, option))) }
                    (values(lang, entry, option))
                    small {
                        em { (format(lang, &Line::new("options-standard").with("value", value(entry, option, standard.value(option.name).unwrap_or_default())))) }
                    }
                }
            }
        }
    }
}

/// The values of an option with their meanings; of numbers the range.
fn values(lang: Lang, entry: &'static Entry, option: &'static OptionSpec) -> Markup {
    let range = |min: u8, max: u8| {
        let [low, high] = [min, max].map(|number| format(lang, &value(entry, option, &number.to_string())));
        html! { li { (low) " – " (high) } }
    };
    let with_meaning = |word: &str| {
        html! { li { (format(lang, &value(entry, option, word))) ": " (format(lang, &value_about(entry, option, word))) } }
    };
    html! {
        ul.option-values {
            @match option.kind {
                Kind::Number { min, max } => (range(min, max)),
                Kind::NumberOrNone { min, max } => { (with_meaning("none")) (range(min, max)) },
                Kind::Switch | Kind::SwitchUnless { .. } | Kind::Choice(_) => { @for word in option.kind.values() { (with_meaning(&word)) } },
            }
        }
    }
}

/// The parts of a row of the table.
const COLUMNS: [&str; 4] = ["name", "about", "standard", "change"];

/// A row of a table of rules: name, meaning, standard, and whether it can be changed here.
type Row = [String; 4];

/// What a group may agree on, whether it can be changed here or not: name, meaning, standard, changeable.
pub(super) fn table(lang: Lang, entry: &'static Entry) -> Markup {
    let rows = rows(lang, entry);
    html! { (facts(lang, "local", COLUMNS, &rows)) p.tile-acts { @if any(entry) { (house::link(lang, entry)) } } }
}

/// What holds here unless somebody chooses otherwise: the board, who plays and how long, and every option.
pub(super) fn standards(lang: Lang, entry: &'static Entry) -> Markup {
    let named = |[name, _, value, _]: Row| [name, value];
    let length = [text(lang, "local-length"), format(lang, &Line::new("local-length-standard").with("minutes", games::minutes(entry)))];
    let [board, players, first] = fixed(lang, entry).map(named);
    // Where an option says how many play, its own row does.
    let players = Some(players).filter(|_| !options(entry).any(|option| option.name == "seats"));
    let rows: Vec<[String; 2]> = [board]
        .into_iter()
        .chain(players)
        .chain([first, length, named(clock(lang))])
        .chain(options(entry).map(|option| named(of_option(lang, entry, option))))
        .collect();
    facts(lang, "site", ["name", "standard"], &rows)
}

/// A table whose rows begin with a name.
fn facts<const N: usize>(lang: Lang, section: &str, columns: [&str; N], rows: &[[String; N]]) -> Markup {
    html! {
        div.facts-scroll tabindex="0" role="group" aria-label=(text(lang, &format!("rules-heading-{section}"))) {
            table.facts {
                thead { tr { @for column in columns { th scope="col" { (text(lang, &format!("local-{column}"))) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            th scope="row" { (row[0]) }
                            @for cell in &row[1..] { td { (cell) } }
                        }
                    }
                }
            }
        }
    }
}

/// The rows of the table of local rules: those that the game's own words tell, else its options and what nobody can change.
fn rows(lang: Lang, entry: &'static Entry) -> Vec<Row> {
    let told = COLUMNS.map(|column| numbered(lang, |n| of_game("local", entry, &format!("{n}-{column}"))));
    if !told[0].is_empty() {
        return (0..told[0].len()).map(|row| told.each_ref().map(|column| column[row].clone())).collect();
    }
    let [board, players, first] = fixed(lang, entry);
    let board = Some(board).filter(|_| !options(entry).any(|option| SIZES.contains(&option.name)));
    options(entry).map(|option| of_option(lang, entry, option)).chain(board).chain([players, first, clock(lang)]).collect()
}

/// The row of an option.
fn of_option(lang: Lang, entry: &'static Entry, option: &'static OptionSpec) -> Row {
    let standard = entry.standard();
    let word = standard.value(option.name).unwrap_or_default();
    let [name, about, value] = [label(entry, option), about(entry, option), value(entry, option, word)].map(|line| format(lang, &line));
    [name, about, value, text(lang, "local-yes")]
}

/// Options that change the board or what lies on it at the start.
const SIZES: [&str; 5] = ["pits", "seeds", "setup", "start", "variant"];

/// The board, the number of players and who begins the next game: what no option of a game for two changes.
fn fixed(lang: Lang, entry: &'static Entry) -> [Row; 3] {
    let size = format(Voice::of(lang, entry), &games::size(entry, &entry.standard()));
    [("board", size), ("players", games::people(entry)), ("first", text(lang, "local-first-standard"))]
        .map(|(name, standard)| [text(lang, &format!("local-{name}")), text(lang, &format!("local-{name}-about")), standard, text(lang, "local-no")])
}

/// The clock of a table with people.
fn clock(lang: Lang) -> Row {
    ["local-clock", "local-clock-about", "local-clock-standard", "local-yes"].map(|key| text(lang, key))
}

/// The options of these names, with the values given. A preset need not have all that it sets: its game has them.
fn pairs(entry: &'static Entry, set: &'static [(&'static str, &'static str)]) -> impl Iterator<Item = (&'static OptionSpec, &'static str)> {
    let options = entry.options.iter().chain(catalogue::entry(base(entry)).map_or(&[][..], |base| base.options));
    set.iter().filter_map(move |(name, word)| Some((options.clone().find(|option| option.name == *name)?, *word)))
}

/// "Grand slam: takes nothing."
fn set_to(lang: Lang, entry: &'static Entry, option: &'static OptionSpec, word: &str) -> String {
    format(lang, &Line::new("options-set").with("option", label(entry, option)).with("value", value(entry, option, word)))
}

/// Options that are set for an example, in bold, before what it tells.
pub(super) fn named(lang: Lang, entry: &'static Entry, set: &'static [(&'static str, &'static str)]) -> Markup {
    html! {
        @for (option, word) in pairs(entry, set) { strong { (set_to(lang, entry, option, word)) } " " }
    }
}

/// What a preset is, and in what it differs from its game.
pub(super) fn preset(lang: Lang, entry: &'static Entry) -> Markup {
    let Some((base, set)) = entry.preset_of else {
        return html! {};
    };
    let key = if set.is_empty() { "rules-preset-name" } else { "rules-preset" };
    let line = Line::new(key).with("game", games::name(entry.id)).with("base", games::name(base));
    html! {
        p.notice {
            (format(lang, &line))
            @for (option, word) in pairs(entry, set) {
                " " strong { (set_to(lang, entry, option, word)) } " " (format(lang, &value_about(entry, option, word)))
            }
        }
    }
}

/// The game that an entry is, or is a preset of.
fn game_of(entry: &'static Entry) -> &'static Entry {
    catalogue::entry(base(entry)).expect("a preset's game is in the catalogue")
}

/// The presets of a game, each with a link to what differs.
pub(super) fn presets(lang: Lang, entry: &'static Entry) -> Markup {
    let base = game_of(entry);
    let names = games::presets(base).filter(|preset| preset.id != entry.id);
    html! {
        @for preset in names {
            a.quiet-link href={ "/" (lang.code()) "/rules/" (preset.id) } { (format(lang, &Line::new("rules-preset-link").with("game", games::name(preset.id)))) }
        }
    }
}

/// The ways to a game by each of the variants that are played here: the presets, and rules of one's own.
pub(super) fn variants(lang: Lang, entry: &'static Entry) -> Markup {
    let base = game_of(entry);
    let related: &[&str] = match base.id {
        "togyz_kumalak" => &["bestemshe"],
        "bestemshe" => &["togyz_kumalak"],
        "mancala_basic" => &["kalah"],
        _ => &[],
    };
    let related = related.iter().filter_map(|id| catalogue::entry(id));
    html! {
        p.tile-acts {
            @for game in games::presets(base).chain(related).filter(|game| game.id != entry.id) {
                a.quiet-link href={ "/" (lang.code()) "/play/" (game.id) } { (format(lang, &Line::new("rules-play-game").with("game", games::name(game.id)))) }
            }
            @if any(entry) { (house::link(lang, entry)) }
        }
    }
}
