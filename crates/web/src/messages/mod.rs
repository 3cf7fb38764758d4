//! The words: one set of Fluent files per language, read once, formatted for pages and the terminal.
//!
//! The files lie in `messages/<language>/` and are part of the binary. A sentence comes as a [`Line`] (key and arguments);
//! arguments that are lines themselves are formatted first. The nouns of play are arguments that every message has: `$word-pit` is
//! the message `word-<terms>-pit` of the game's [`Terms`], see [`Voice`]. The browser gets the same messages as data, with the
//! nouns of its game in place, see [`browser`].

pub mod browser;
mod numbers;
#[cfg(test)]
mod tests;
mod voice;

use std::borrow::Cow;
use std::sync::LazyLock;

use bija_wire::{Arg, Line};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

pub use browser::browser_messages;
pub use numbers::grouped;
pub use voice::Voice;

/// A language of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lang {
    /// Hindi.
    Hi,
    /// English.
    En,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::Hi, Lang::En];

    /// Its code in addresses and in the `lang` attribute.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Hi => "hi",
            Lang::En => "en",
        }
    }

    /// The language of that code.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The other language.
    #[must_use]
    pub const fn other(self) -> Lang {
        match self {
            Lang::Hi => Lang::En,
            Lang::En => Lang::Hi,
        }
    }

    fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the code of a language is an identifier")
    }

    pub(crate) const fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::Hi => HI,
            Lang::En => EN,
        }
    }
}

/// The message files of one language: name and text.
macro_rules! files {
    ($code:literal) => {
        files!($code:
            "account" "errors" "games" "house" "live" "live-refusals" "server" "turn" "ui" "words" "rules-kalah"
            "rules-oware" "rules-congklak" "rules-sungka" "rules-o-an-quan" "rules-pallanguzhi"
            "rules-bao" "rules-omweso" "rules-mangala4" "rules-mancala-basic" "rules-togyz-kumalak"
            "rules-bestemshe" "rules-turkish-mangala" "live-game" "ways" "sharing"
            "lessons" "lessons-kalah" "lessons-pallanguzhi" "lessons-togyz-kumalak" "lessons-omweso"
            "lessons-bao-kujifunza" "lessons-bao" "lessons-mangala4" "lessons-bestemshe"
            "lessons-ali-guli-mane" "lessons-pallanguzhi-wikipedia" "lessons-lab-madjnuni"
        )
    };
    ($code:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../messages/", $code, "/", $name, ".ftl")))),*]
    };
}

const HI: &[(&str, &str)] = files!("hi");
const EN: &[(&str, &str)] = files!("en");

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 2]> = LazyLock::new(|| Lang::ALL.map(read));

fn read(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match lang {
        Lang::Hi => |value: &FluentValue, _: &_| numbers::shown(Lang::Hi, value),
        Lang::En => |value: &FluentValue, _: &_| numbers::shown(Lang::En, value),
    }));
    for (name, text) in lang.files() {
        let resource = FluentResource::try_new((*text).to_string()).unwrap_or_else(|(_, errors)| panic!("messages/{}/{name}.ftl: {errors:?}", lang.code()));
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("messages/{}/{name}.ftl: {errors:?}", lang.code());
        }
    }
    bundle
}

fn bundle(lang: Lang) -> &'static FluentBundle<FluentResource> {
    match lang {
        Lang::Hi => &BUNDLES[0],
        Lang::En => &BUNDLES[1],
    }
}

/// Whether there is a message of that key.
pub fn exists(lang: Lang, key: &str) -> bool {
    bundle(lang).get_message(key).is_some_and(|message| message.value().is_some())
}

/// The text of a message without arguments.
///
/// # Panics
/// As [`format`].
pub fn text(voice: impl Into<Voice>, key: &str) -> String {
    format(voice, &Line::new(key.to_string()))
}

/// The texts of messages whose keys are numbered from 1, up to the first number that is missing.
pub fn numbered(lang: Lang, key: impl Fn(usize) -> String) -> Vec<String> {
    let mut texts = Vec::new();
    while exists(lang, &key(texts.len() + 1)) {
        texts.push(text(lang, &key(texts.len() + 1)));
    }
    texts
}

/// The sentence of a line, its nested lines formatted first.
///
/// # Panics
/// In builds with debug assertions, if the key or an argument is missing: the code and the message files do not fit. In
/// others the key stands in for the sentence.
pub fn format(voice: impl Into<Voice>, line: &Line) -> String {
    let voice = voice.into();
    let lang = voice.lang;
    let bundle = bundle(lang);
    let Some(pattern) = bundle.get_message(&line.key).and_then(|message| message.value()) else {
        debug_assert!(false, "there is no message {:?} in {}", line.key, lang.code());
        return line.key.to_string();
    };
    let mut args = FluentArgs::new();
    for (name, arg) in &line.args {
        args.set(*name, value(voice, arg));
    }
    for (name, word) in voice.words() {
        args.set(name, word);
    }
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    debug_assert!(errors.is_empty(), "message {:?} in {}: {errors:?}", line.key, lang.code());
    text
}

fn value(voice: Voice, arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::String(Cow::Borrowed(text)),
        Arg::Line(line) => FluentValue::String(Cow::Owned(format(voice, line))),
    }
}
