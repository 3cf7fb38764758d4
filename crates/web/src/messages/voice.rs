//! The language of a sentence and the nouns in which its game is spoken of.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use bija_rules::catalogue::{Entry, Terms};

use super::{Lang, browser};

/// How a sentence is said: in which language, and with which nouns. A language alone speaks of seeds in pits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voice {
    /// The language.
    pub lang: Lang,
    /// The nouns.
    pub terms: Terms,
}

impl From<Lang> for Voice {
    fn from(lang: Lang) -> Voice {
        Voice { lang, terms: Terms::Seeds }
    }
}

/// The nouns of one vocabulary by the names of their arguments, such as `word-pit`.
pub(super) type Words = BTreeMap<String, String>;

static WORDS: LazyLock<[[Words; Terms::ALL.len()]; Lang::ALL.len()]> = LazyLock::new(|| Lang::ALL.map(|lang| Terms::ALL.map(|terms| read(lang, terms))));

fn read(lang: Lang, terms: Terms) -> Words {
    let before = format!("word-{}-", terms.name());
    browser::texts(lang, "words").filter_map(|(key, text)| Some((format!("word-{}", key.strip_prefix(&before)?), text))).collect()
}

impl Voice {
    /// The voice in which a game is told.
    pub fn of(lang: Lang, entry: &Entry) -> Voice {
        Voice { lang, terms: entry.look.terms }
    }

    /// The nouns that every message has as arguments.
    pub(super) fn words(self) -> &'static Words {
        let by_terms = &WORDS[self.lang.index()];
        match self.terms {
            Terms::Seeds => &by_terms[0],
            Terms::Stones => &by_terms[1],
            Terms::Squares => &by_terms[2],
        }
    }
}
