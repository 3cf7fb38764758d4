//! `bija rules`: the catalogue, and the rules of a game as a person reads them.

use std::io::Write;

use bija_rules::catalogue::options::{Kind, OptionError, OptionSpec, Values};
use bija_rules::catalogue::{ENTRIES, Entry, Turning};
use bija_web::games::{self, SECTIONS};
use bija_web::house::House;
use bija_web::messages::{Lang, exists, format, text};
use bija_web::option_names::{self, of_game};
use bija_wire::RequestError;
use clap::{Args, Subcommand};
use serde_json::{Value, json};

use super::rules_new;
use crate::failure::Failure;
use crate::game_args::{OptionArgs, entry, open};
use crate::terminal::{columns, pad, wrap};

pub(crate) const EXAMPLES: &str = "\
Examples:
  bija rules
  bija rules --json
  bija rules show kalah
  bija rules show oware --option grand_slam=illegal --lang hi
  bija rules new kalah --option seeds=5 --option pie_rule=true";

/// Numbers of paragraphs and questions; none has more, and the first that is missing ends them.
const NUMBERS: std::ops::Range<usize> = 1..100;

/// The list, or one game.
#[derive(Args, Debug)]
pub(crate) struct RulesCommand {
    #[command(subcommand)]
    show: Option<Show>,
    /// Writes one JSON array
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand, Debug)]
enum Show {
    /// Shows the rules of a game: how it is played, its options, questions, sources
    #[command(after_help = "Examples:\n  bija rules show congklak\n  bija rules show kalah --option seeds=6 --json")]
    Show(ShowArgs),
    /// Puts house rules together: what each option means, what is changed, the
    /// id of the rules, whether they make sense, and the start
    #[command(
        after_help = "Examples:\n  bija rules new congklak\n  bija rules new kalah --option seeds=5 --option pie_rule=true\n  bija rules new oware --option cycle=off --json --lang hi"
    )]
    New(ShowArgs),
}

#[derive(Args, Debug)]
struct ShowArgs {
    /// The game, as `bija rules` lists it
    #[arg(value_name = "ID")]
    game: String,
    #[command(flatten)]
    options: OptionArgs,
    /// Writes one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &RulesCommand, lang: Lang) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    match &args.show {
        Some(Show::Show(show)) => {
            let entry = entry(&show.game)?;
            let page = Page { entry, values: open(&show.game, &show.options, &crate::game_args::BeginArgs::default())?.values, lang };
            if show.json || args.json { writeln!(out, "{}", page.json())? } else { page.write(&mut out)? }
        }
        Some(Show::New(new)) => {
            let entry = entry(&new.game)?;
            let house = house(entry, &new.options)?;
            let page = Page { entry, values: house.values.clone(), lang };
            if new.json || args.json { writeln!(out, "{}", rules_new::json(&page, &house)?)? } else { rules_new::write(&page, &house, &mut out)? }
        }
        None if args.json => {
            let games: Vec<Value> = ENTRIES.iter().map(|entry| Page { entry, values: entry.standard(), lang }.entry_json()).collect();
            writeln!(out, "{}", Value::from(games))?;
        }
        None => {
            for entry in ENTRIES {
                Page { entry, values: entry.standard(), lang }.write_entry(&mut out)?;
            }
        }
    }
    Ok(())
}

/// The options as they are asked for, each known to the game.
fn house(entry: &'static Entry, options: &OptionArgs) -> Result<House, Failure> {
    let asked: Vec<(&str, &str)> = options.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let refused = |error: OptionError| Failure::of_request(entry.id, &RequestError::Catalogue { game: Some(entry.id), error: error.into() });
    let chosen = entry.chosen(&asked).map_err(refused)?;
    Ok(House::of(entry, chosen))
}

/// One game of the catalogue in one language, with the values that are looked at.
pub(super) struct Page {
    pub(super) entry: &'static Entry,
    pub(super) values: Values,
    pub(super) lang: Lang,
}

impl Page {
    pub(super) fn of_entry(&self, end: &str) -> String {
        format(self.lang, &games::words(self.entry.id, end))
    }

    fn seats(&self) -> u8 {
        self.entry.ruleset(&self.values).board.seats
    }

    /// The list's lines of this game: name and one sentence, then an option a line.
    fn write_entry(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "{:<10} {}  seats={}", self.entry.id, self.of_entry("name"), self.seats())?;
        for line in wrap(&self.of_entry("line"), columns() - 2, 0) {
            writeln!(out, "  {line}")?;
        }
        for (spec, value) in self.values.iter() {
            let label = format(self.lang, &option_names::label(self.entry, spec));
            let head = format!("  {} {label}", pad(&format!("{}={value}", spec.name), 24));
            writeln!(out, "{head}")?;
            for line in wrap(&range(spec), columns() - 27, 0) {
                writeln!(out, "{}{line}", " ".repeat(27))?;
            }
        }
        writeln!(out)
    }

    fn entry_json(&self) -> Value {
        json!({
            "id": self.entry.id,
            "preset_of": self.entry.preset_of.map(|(base, _)| base),
            "name": self.of_entry("name"),
            "own_name": self.of_entry("own"),
            "line": self.of_entry("line"),
            "seats": self.seats(),
            "clockwise": self.entry.look.turning == Turning::Clockwise,
            "options": self.values.iter().map(|(spec, value)| self.option_json(spec, value)).collect::<Vec<_>>(),
            "sources": self.entry.sources(),
        })
    }

    pub(super) fn option_json(&self, spec: &OptionSpec, value: &str) -> Value {
        json!({
            "name": spec.name,
            "type": spec.kind.name(),
            "default": self.values.standard_value(spec.name),
            "value": value,
            "values": spec.kind.values(),
            "label": format(self.lang, &option_names::label(self.entry, spec)),
            "about": format(self.lang, &option_names::about(self.entry, spec)),
        })
    }

    /// The paragraphs of a section.
    fn paragraphs(&self, section: &str) -> Vec<String> {
        let key = |number: usize| of_game("rules", self.entry, &format!("{section}-{number}"));
        NUMBERS.map(key).take_while(|key| exists(self.lang, key)).map(|key| text(self.lang, &key)).collect()
    }

    /// The sections that have text, with their headings.
    fn sections(&self) -> impl Iterator<Item = (&'static str, String, Vec<String>)> {
        let section = |section| (section, text(self.lang, &format!("rules-heading-{section}")), self.paragraphs(section));
        SECTIONS.iter().copied().filter(|section| *section != "source").map(section).filter(|(_, _, paragraphs)| !paragraphs.is_empty())
    }

    /// The questions with their answers.
    fn questions(&self) -> Vec<(String, String)> {
        let key = |number: usize| of_game("faq", self.entry, &number.to_string());
        let both = |key: String| (text(self.lang, &format!("{key}-q")), text(self.lang, &format!("{key}-a")));
        NUMBERS.map(key).take_while(|key| exists(self.lang, &format!("{key}-q"))).map(both).collect()
    }

    fn json(&self) -> Value {
        let sections: Vec<Value> = self.sections().map(|(id, heading, paragraphs)| json!({"id": id, "heading": heading, "paragraphs": paragraphs})).collect();
        let questions: Vec<Value> = self.questions().iter().map(|(question, answer)| json!({"question": question, "answer": answer})).collect();
        let mut object = self.entry_json();
        object["lang"] = self.lang.code().into();
        object["sections"] = sections.into();
        object["questions"] = questions.into();
        object["about_sources"] = self.paragraphs("source").into();
        object
    }

    fn write(&self, out: &mut impl Write) -> std::io::Result<()> {
        let wide = columns();
        heading(out, &self.of_entry("name"), '=')?;
        paragraph(out, &self.of_entry("line"), wide)?;
        for (_, title, paragraphs) in self.sections() {
            heading(out, &title, '-')?;
            for text in paragraphs {
                paragraph(out, &text, wide)?;
            }
        }
        heading(out, &text(self.lang, "rules-heading-options"), '-')?;
        for (spec, value) in self.values.iter() {
            self.write_option(out, spec, value, wide)?;
        }
        heading(out, &text(self.lang, "rules-heading-faq"), '-')?;
        for (question, answer) in self.questions() {
            for line in wrap(&question, wide, 2) {
                writeln!(out, "{line}")?;
            }
            for line in wrap(&answer, wide - 2, 0) {
                writeln!(out, "  {line}")?;
            }
            writeln!(out)?;
        }
        heading(out, &text(self.lang, "rules-heading-source"), '-')?;
        for text in self.paragraphs("source") {
            paragraph(out, &text, wide)?;
        }
        for source in self.entry.sources() {
            for line in wrap(&format!("- {source}"), wide, 2) {
                writeln!(out, "{line}")?;
            }
        }
        Ok(())
    }

    /// An option: its label and name, what it decides, the value looked at and what that means, the values there are.
    pub(super) fn write_option(&self, out: &mut impl Write, spec: &OptionSpec, value: &str, wide: usize) -> std::io::Result<()> {
        let sentence = |line| format(self.lang, &line);
        writeln!(out, "{} ({}={value})", sentence(option_names::label(self.entry, spec)), spec.name)?;
        let standard = if self.values.standard_value(spec.name) == Some(value) { format!(" ({})", text(self.lang, "term-standard")) } else { String::new() };
        let value_line =
            format!("{}{standard}: {}", sentence(option_names::value(self.entry, spec, value)), sentence(option_names::value_about(self.entry, spec, value)));
        let values = bija_wire::Line::new("term-values").with("values", range(spec));
        for text in [sentence(option_names::about(self.entry, spec)), value_line, sentence(values)] {
            for line in wrap(&text, wide - 2, 2) {
                writeln!(out, "  {line}")?;
            }
        }
        writeln!(out)
    }
}

/// A heading, underlined.
pub(super) fn heading(out: &mut impl Write, heading: &str, under: char) -> std::io::Result<()> {
    let wide = unicode_width::UnicodeWidthStr::width(heading);
    writeln!(out, "{heading}\n{}\n", under.to_string().repeat(wide))
}

pub(super) fn paragraph(out: &mut impl Write, text: &str, wide: usize) -> std::io::Result<()> {
    for line in wrap(text, wide, 0) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)
}

/// The values an option takes, for people.
fn range(spec: &OptionSpec) -> String {
    match spec.kind {
        Kind::Switch | Kind::SwitchUnless { .. } | Kind::Choice(_) => spec.kind.values().join(", "),
        Kind::Number { min, max } if min == max => min.to_string(),
        Kind::Number { min, max } => format!("{min}–{max}"),
        Kind::NumberOrNone { min, max } => format!("none, {min}–{max}"),
    }
}
