//! The glossary: every word of play in plain sentences, with what it is called where the games come from; and the words of one game, for its rules page.

use bija_rules::catalogue::Entry;
use maud::{Markup, html};

use crate::games;
use crate::glossary::{Group, TERMS, Term, Word, of};
use crate::messages::{Lang, format, text};
use crate::preview::Preview;
use crate::shell::{Form, Page, Section};
use crate::structured::{PageAddress, block};

/// The path of the page below its language.
pub const PATH: &str = "/glossary";

/// The page.
pub fn page(lang: Lang, origin: &str) -> Markup {
    let main = html! {
        main id="main" class="page" {
            div.rules {
                nav.rules-index aria-label=(text(lang, "glossary-contents")) {
                    @for group in Group::ALL { a href={ "#" (group.heading()) } { (text(lang, group.heading())) } }
                }
                div.rules-body {
                    h1.page-title { (text(lang, "glossary-title")) }
                    p.lede { (text(lang, "glossary-line")) }
                    @for group in Group::ALL {
                        section.rule id=(group.heading()) {
                            h2 { (text(lang, group.heading())) }
                            dl.terms { @for term in TERMS.iter().filter(|term| term.group == group) { (full(lang, term)) } }
                        }
                    }
                    p.tile-acts { a.quiet-link href={ "/" (lang.code()) "/rules/" } { (text(lang, "rules-list-title")) } }
                }
            }
        }
    };
    let (title, description) = (text(lang, "page-glossary-title"), text(lang, "page-glossary-description"));
    let preview = Preview::of(lang, lang.first_game(), origin, &title, &description);
    let place = PageAddress { lang, origin, path: PATH };
    let own = text(lang, "glossary-title");
    let after = block(&[
        place.terms(&own, &description, TERMS.iter().map(|term| (term.key, term.name(lang), term.about(lang)))),
        place.way(&[(text(lang, "rules-list-title"), "/rules/")], &own),
    ]);
    Page { lang, title, description: Some(description), path: PATH, preview: Some(preview), section: Section::Rules, form: Form::Reading, main, after }.render()
}

/// Of a term that belongs to so many games the rules are named; what most games have needs no list.
const FEW: usize = 3;

/// A term with all that is said of it.
fn full(lang: Lang, term: &Term) -> Markup {
    let nouns = term.nouns(lang);
    let words: Vec<&Word> = term.words.iter().filter(|word| is_another(lang, term, word)).collect();
    html! {
        dt id=(term.key) { (term.name(lang)) }
        dd {
            p { (term.about(lang)) }
            @if !nouns.is_empty() || !words.is_empty() {
                p.meta {
                    (text(lang, "glossary-called"))
                    @for (at, (game, said)) in nouns.iter().enumerate() { (between(at)) b { (said) } " (" (name(lang, game.id)) ")" }
                    @for (at, word) in words.iter().enumerate() { (between(at + nouns.len())) (foreign(word)) " (" (names(lang, word.games)) ")" }
                }
            }
            @if (1..=FEW).contains(&term.games.len()) {
                p.meta {
                    (text(lang, "glossary-rules"))
                    @for (at, game) in term.games.iter().enumerate() { (between(at)) a href={ "/" (lang.code()) "/rules/" (game) } { (name(lang, game)) } }
                }
            }
        }
    }
}

/// Whether a word of another language is another one than the page's own.
fn is_another(lang: Lang, term: &Term, word: &Word) -> bool {
    term.name(lang).to_lowercase().split(", ").all(|name| name != word.word)
}

/// What stands before a part of a list.
fn between(at: usize) -> &'static str {
    if at == 0 { " " } else { " · " }
}

/// A word of another language, in its own letters.
fn foreign(word: &Word) -> Markup {
    html! {
        @match word.said {
            None => i lang=(word.lang) { (word.word) },
            // Only Latin letters have slanted ones.
            Some(said) => { span lang=(word.lang) { (word.word) } ", " (said) },
        }
    }
}

fn name(lang: Lang, game: &str) -> String {
    format(lang, &games::name(game))
}

fn names(lang: Lang, games: &[&str]) -> String {
    games.iter().map(|game| name(lang, game)).collect::<Vec<_>>().join(", ")
}

/// The words of one game with what they mean, and the way to those of all.
pub(super) fn of_game(lang: Lang, entry: &'static Entry) -> Markup {
    html! {
        dl.terms {
            @for term in of(entry) {
                dt { (term.name(lang)) }
                dd { p { (term.about(lang)) } @if let Some(word) = own_word(lang, entry, term) { p.meta { (text(lang, "glossary-called")) " " (foreign(word)) } } }
            }
        }
        (all(lang))
    }
}

/// What a game's own language calls a term, where that is another word.
fn own_word(lang: Lang, entry: &Entry, term: &Term) -> Option<&'static Word> {
    term.words.iter().find(|word| word.games.contains(&entry.id) && is_another(lang, term, word))
}

/// The way to the glossary.
pub(super) fn all(lang: Lang) -> Markup {
    html! { p.tile-acts { a.quiet-link href={ "/" (lang.code()) (PATH) } { (text(lang, "glossary-all")) } } }
}

#[cfg(test)]
mod tests {
    use bija_rules::catalogue::entry;

    use super::*;

    #[test]
    fn every_term_has_its_place_its_meaning_and_its_words_on_the_page() {
        for lang in Lang::ALL {
            let made = page(lang, "https://bija.example").into_string();
            for term in TERMS {
                assert_eq!(made.matches(&format!("<dt id=\"{}\">", term.key)).count(), 1, "{} in {}", term.key, lang.code());
                assert!(made.contains(&format!("#{}\"", term.key)), "{} in {}", term.key, lang.code());
                for word in term.words {
                    let is_told = made.contains(&format!(" lang=\"{}\">{}</", word.lang, word.word));
                    assert_eq!(is_told, is_another(lang, term, word), "{} in {}", word.word, lang.code());
                    assert!(word.games.iter().all(|game| entry(game).is_some_and(|entry| made.contains(&name(lang, entry.id)))), "{}", word.word);
                }
            }
        }
    }
}
