//! The rules of one game: to be read without scripts, with pictures of real moves.

use std::sync::Arc;

use bija_rules::catalogue::Entry;
use bija_rules::ruleset::Objective;
use bija_rules::{Event, Pit, Position, Rules, Seat};
use bija_wire::{Arg, Line, People, summary};
use maud::{Markup, html};

use super::{glossary, house, learn, rules_list, rules_options};
use crate::examples::{self, Example, Played};
use crate::figures::Figures;
use crate::games;
use crate::icons::Icon;
use crate::messages::{Lang, Voice, exists, format, numbered, text};
use crate::option_names::of_game;
use crate::picture::{Counts, Marks, Picture, drawings};
use crate::preview::Preview;
use crate::releases::{RULES_UPDATED, date};
use crate::shell::{Form, Page, Section};
use crate::structured::{Named, PageAddress, block};

/// The sections that are made of other messages.
const MADE: [&str; 6] = ["site", "options", "local", "glossary", "faq", "games"];

/// The page.
pub fn page(lang: Lang, entry: &'static Entry, origin: &str) -> Markup {
    let rules = Arc::new(Rules::new(entry.ruleset(&entry.standard())).expect("the standard options of a game make a game"));
    let name = format(lang, &games::name(entry.id));
    let title = Line::new("page-rules-title").with("game", name.as_str());
    let sections: Vec<&str> = games::SECTIONS.iter().copied().filter(|section| has_text(lang, entry, section)).chain(made(lang, entry)).collect();
    let main = html! {
        main id="main" class="page" {
            (drawings())
            div.rules {
                nav.rules-index aria-label=(text(lang, "rules-contents")) {
                    @for section in &sections { a href={ "#" (section) } { (heading(lang, section)) } }
                }
                div.rules-body {
                    (head(lang, entry, &name))
                    (rules_options::preset(lang, entry))
                    @for section in &sections { (self::section(lang, entry, &rules, section)) }
                    div class="hero-acts rules-foot" { (ways_in(lang, entry)) }
                    p.tile-acts { (learn::topics(lang, entry)) (house::link(lang, entry)) (rules_options::presets(lang, entry)) a.quiet-link href={ "/" (lang.code()) "/rules/" } { (text(lang, "rules-other")) } }
                }
            }
        }
    };
    let description = Line::new("page-rules-description").with("game", name.as_str());
    let (title, description) = (format(lang, &title), format(lang, &description));
    let preview = Preview::of(lang, entry, origin, &title, &description);
    let path = format!("/rules/{}", entry.id);
    let page = PageAddress { lang, origin, path: &path };
    let named = Named { title: &title, description: &description };
    let after = block(&[page.rules(entry, named, RULES_UPDATED, &asked(lang, entry)), page.way(&[(text(lang, "rules-list-title"), "/rules/")], &name)]);
    Page { lang, title, description: Some(description), path: &path, preview: Some(preview), section: Section::Rules, form: Form::Reading, main, after }
        .render()
}

fn heading(lang: Lang, section: &str) -> String {
    text(lang, &format!("rules-heading-{section}"))
}

fn head(lang: Lang, entry: &'static Entry, name: &str) -> Markup {
    html! {
        div.rules-head {
            div {
                h1.page-title { (format(lang, &Line::new("rules-title").with("game", name))) }
                p.lede { (format(Voice::of(lang, entry), &games::size(entry, &entry.standard()))) " · " (format(lang, &games::meta(entry))) }
            }
            div.hero-acts { (ways_in(lang, entry)) }
        }
    }
}

/// To play the game, with friends or not, and to learn it on the board.
fn ways_in(lang: Lang, entry: &'static Entry) -> Markup {
    let label = Line::new("rules-play-game").with("game", games::name(entry.id));
    html! {
        a class="button primary" href={ "/" (lang.code()) "/play/" (entry.id) } { (Icon::Play.svg()) (format(lang, &label)) }
        a.button href={ "/" (lang.code()) "/people?game=" (entry.id) } { (Icon::People.svg()) (text(lang, "play-friend")) }
        (learn::link(lang, entry, "button"))
    }
}

fn key(entry: &Entry, section: &str, n: usize) -> String {
    of_game("rules", entry, &format!("{section}-{n}"))
}

fn has_text(lang: Lang, entry: &Entry, section: &str) -> bool {
    exists(lang, &key(entry, section, 1))
}

fn section(lang: Lang, entry: &'static Entry, rules: &Arc<Rules>, section: &str) -> Markup {
    html! {
        section.rule id=(section) {
            h2 { (heading(lang, section)) }
            @match section {
                "site" => (rules_options::standards(lang, entry)),
                "options" => (rules_options::all(lang, entry)),
                "local" => (rules_options::table(lang, entry)),
                "glossary" if !has_text(lang, entry, "glossary") => (glossary::of_game(lang, entry)),
                "faq" => (questions(lang, entry)),
                "games" => (rules_list::table(lang)),
                _ => {
                    @for paragraph in numbered(lang, |n| key(entry, section, n)) { p { (paragraph) } }
                    @if section == "strategy" { p.tile-acts { (learn::topics(lang, entry)) } }
                    @if section == "variants" { (rules_options::variants(lang, entry)) }
                    @if section == "summary" { (figures(lang, entry)) }
                    @if section == "setup" { (start(lang, entry, rules)) }
                    @if section == "source" { (sources(lang, entry)) }
                    @if section == "glossary" { (glossary::all(lang)) }
                    @for example in examples::of(entry, section) { (before_after(lang, entry, example)) }
                }
            }
        }
    }
}

/// The made sections that the game has: not every one has options, and some tell their words themselves.
fn made(lang: Lang, entry: &'static Entry) -> impl Iterator<Item = &'static str> {
    MADE.into_iter().filter(move |section| match *section {
        "options" => rules_options::any(entry),
        "glossary" => !has_text(lang, entry, "glossary"),
        _ => true,
    })
}

/// How long the game is, how much there is to choose, and what the first move is worth, at random play.
fn figures(lang: Lang, entry: &Entry) -> Markup {
    html! { @if let Some(figures) = Figures::of(entry) { p { (format(lang, &figures.line())) } } }
}

/// What the rules were compared with, and when they were last changed.
fn sources(lang: Lang, entry: &Entry) -> Markup {
    let sources = Line::new("rules-sources").with("sources", entry.sources().join("; "));
    let updated = Line::new("rules-updated").with("date", date(RULES_UPDATED));
    html! {
        p { (format(lang, &sources)) }
        p { (format(lang, &updated)) }
    }
}

/// What is asked of a game, with the answers. What is asked of every game stands after what is asked of this one.
fn asked(lang: Lang, entry: &Entry) -> Vec<(String, String)> {
    let common = |part: &str| numbered(lang, |n| format!("faq-people-{n}-{part}"));
    let all = |part: &str| numbered(lang, |n| of_game("faq", entry, &format!("{n}-{part}"))).into_iter().chain(common(part));
    all("q").zip(all("a")).collect()
}

fn questions(lang: Lang, entry: &Entry) -> Markup {
    html! {
        @for (question, answer) in asked(lang, entry) { details.question { summary { (question) } p { (answer) } } }
    }
}

/// The start position.
fn start(lang: Lang, entry: &'static Entry, rules: &Rules) -> Markup {
    let position = rules.start(0);
    html! { div.before-after { figure { (picture(lang, entry, rules, &position, Marks::None)) } } }
}

fn picture(lang: Lang, entry: &'static Entry, rules: &Rules, position: &Position, marks: Marks) -> Markup {
    let counts = |seat: Seat| rules.board().owned(seat).map(|pit| position.seeds(pit).to_string()).collect::<Vec<_>>().join(", ");
    let others: Vec<String> = Seat::first(rules.board().seats).filter(|&seat| seat != Seat::SOUTH).map(counts).collect();
    let alt = Line::new("picture-alt").with("own", counts(Seat::SOUTH)).with("their", others.join(" · "));
    Picture { entry, rules, position, viewer: Seat::SOUTH, counts: Counts::Shown, marks }.svg("rule-board", Some(&format(Voice::of(lang, entry), &alt)))
}

/// An example: the position before, the position after, and in words what happened.
fn before_after(lang: Lang, entry: &'static Entry, example: &Example) -> Markup {
    let rules = example.rules(entry);
    let played = example.play(&rules);
    let voice = Voice::of(lang, entry);
    let (before, after) = captions(&rules, &played);
    let (led, marks) = match played.moves {
        1 => (None, Marks::Sowing(&played.events)),
        moves => (Some(Line::new("picture-last-of").with("count", moves)), Marks::None),
    };
    let told = summary(&rules, &played.last, &played.after, &played.events, &People::against_person(Seat::SOUTH));
    let told: Vec<String> = led.iter().chain(&told).filter(|line| line.key != "turn-next").map(|line| format(voice, line)).collect();
    html! {
        p.told { (rules_options::named(lang, entry, example.options)) (told.join(" ")) }
        div.before-after {
            figure { (picture(lang, entry, &rules, &played.before, marks)) figcaption { (format(voice, &before)) } }
            (Icon::arrow())
            figure { (picture(lang, entry, &rules, &played.after, Marks::None)) figcaption { (format(voice, &after)) } }
        }
    }
}

/// What stands below the two pictures: what is sown, and what the reader holds afterwards.
fn captions(rules: &Rules, played: &Played) -> (Line, Line) {
    let lifted = played.events.iter().find_map(|event| if let Event::Lift { pit, .. } = *event { Some(pit) } else { None });
    let before = lifted
        .filter(|_| played.moves == 1)
        .map_or(before_hand(&played.before), |pit| Line::new("picture-before-pit").with("pit", pit_name(rules, pit)).with("count", played.before.seeds(pit)));
    let after = match rules.ruleset().objective {
        Objective::Margin => Line::new("picture-after-store").with("count", i64::from(played.after.store(Seat::SOUTH))),
        Objective::Survival if held(&played.before) > 0 => {
            Line::new("picture-after-hand").with("own", played.after.hand(Seat::SOUTH)).with("their", played.after.hand(Seat::NORTH))
        }
        Objective::Survival | Objective::Race => Line::new("picture-after"),
    };
    (before, after)
}

/// What stands below a position in which nothing is lifted: the seeds in the hands, if there are any.
fn before_hand(position: &Position) -> Line {
    if held(position) == 0 {
        return Line::new("picture-before");
    }
    Line::new("picture-before-hand").with("own", position.hand(Seat::SOUTH)).with("their", position.hand(Seat::NORTH))
}

/// Seeds that both players still have to bring in.
fn held(position: &Position) -> u16 {
    [Seat::SOUTH, Seat::NORTH].into_iter().map(|seat| u16::from(position.hand(seat))).sum()
}

/// A pit as sentences call it: by row and column where the board has columns, else by its number.
fn pit_name(rules: &Rules, pit: Pit) -> Arg {
    let board = rules.board();
    if board.has_columns() { board.label(pit).into() } else { board.number(pit).unwrap_or_default().into() }
}

#[cfg(test)]
mod tests {
    use bija_rules::catalogue::ENTRIES;

    use super::*;

    /// Formatting a missing message or picturing an impossible move would stop here.
    #[test]
    fn the_rules_of_every_game_are_a_page_with_its_examples() {
        for (lang, entry) in Lang::ALL.into_iter().flat_map(|lang| ENTRIES.iter().map(move |entry| (lang, entry))) {
            let made = page(lang, entry, "https://bija.example").into_string();
            let examples = games::SECTIONS.iter().filter(|section| has_text(lang, entry, section)).flat_map(|section| examples::of(entry, section)).count();
            assert_eq!(made.matches("class=\"told\"").count(), examples, "{} in {}", entry.id, lang.code());
            assert!(examples > 2, "{}", entry.id);
            let figures = Figures::of(entry).expect("the table has a row for every game").line();
            assert!(made.contains(&format(lang, &figures)), "{} in {}", entry.id, lang.code());
        }
    }

    /// What a rules page must have, whatever the game: the tests name each page that lacks something.
    const REQUIRED: [&str; 13] = ["goal", "setup", "turn", "long", "end", "variants", "difference", "site", "local", "glossary", "faq", "source", "defaults"];

    #[test]
    fn every_rules_page_has_every_section_that_a_reader_may_look_for() {
        let mut lacking = Vec::new();
        for (lang, entry) in Lang::ALL.into_iter().flat_map(|lang| ENTRIES.iter().map(move |entry| (lang, entry))) {
            let made = page(lang, entry, "https://bija.example").into_string();
            let wanted = |section: &&str| *section != "difference" || entry.id != "kalah";
            for section in REQUIRED.into_iter().filter(wanted) {
                let start = made.find(&format!("<section class=\"rule\" id=\"{section}\">"));
                let body = start.and_then(|at| made[at..].split("</h2>").nth(1)).and_then(|rest| rest.split("</section>").next()).unwrap_or_default();
                let has = match section {
                    "local" => body.matches("<th scope=\"col\">").count() == 4 && body.contains("<th scope=\"row\">"),
                    "site" => body.contains("<th scope=\"row\">"),
                    "faq" => body.contains("<details"),
                    "source" => body.contains(&format(lang, &Line::new("rules-updated").with("date", date(RULES_UPDATED)))),
                    "glossary" => body.contains("<dt") || body.contains("<p>"),
                    "variants" => body.contains("<p>") && body.contains(&format!("<a class=\"quiet-link\" href=\"/{}/", lang.code())),
                    _ => body.contains("<p>"),
                };
                if !has {
                    lacking.push(format!("{} in {}: {section}", entry.id, lang.code()));
                }
            }
        }
        assert!(lacking.is_empty(), "{lacking:#?}");
    }
}
