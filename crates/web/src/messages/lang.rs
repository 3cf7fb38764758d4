//! The languages. Each is a folder of `messages`, found when the program is built.

use std::fmt;

use bija_rules::catalogue::{self, Entry};
use unic_langid::LanguageIdentifier;

/// A language of the pages.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Lang(u8);

/// What a language's folder holds.
struct Language {
    code: &'static str,
    name: &'static str,
    sign: &'static str,
    locale: &'static str,
    also: &'static [&'static str],
    separator: &'static str,
    groups: &'static [u8],
    first: &'static str,
    scripts: &'static [&'static str],
    files: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

impl Lang {
    /// Every language, in the order of lists.
    pub const ALL: [Lang; LANGUAGES.len()] = {
        let mut all = [Lang(0); LANGUAGES.len()];
        let mut index = 0;
        while index < all.len() {
            all[index] = Lang(index as u8);
            index += 1;
        }
        all
    };

    /// The language of readers who wish for none.
    pub const DEFAULT: Lang = Lang::EN;

    fn facts(self) -> &'static Language {
        &LANGUAGES[self.index()]
    }

    /// Its place in [`Lang::ALL`].
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its code in addresses and in the `lang` attribute.
    pub fn code(self) -> &'static str {
        self.facts().code
    }

    /// Its name, in the language itself.
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// A sign of a few letters for it.
    pub fn sign(self) -> &'static str {
        self.facts().sign
    }

    /// The language and its country, such as `hi_IN`.
    pub fn locale(self) -> &'static str {
        self.facts().locale
    }

    /// The game that its pages begin with.
    ///
    /// # Panics
    /// If the catalogue has no game of that id, which a test of the message files rules out.
    pub fn first_game(self) -> &'static Entry {
        catalogue::entry(self.facts().first).expect("the first game of a language is in the catalogue")
    }

    /// What stands between groups of digits.
    pub(super) fn separator(self) -> &'static str {
        self.facts().separator
    }

    /// How many digits each group has, from the last group to the first.
    pub(super) fn groups(self) -> impl Iterator<Item = usize> {
        let groups = self.facts().groups;
        let last = groups.last().expect("the build has asked for one").to_owned();
        groups.iter().copied().chain(std::iter::repeat(last)).map(usize::from)
    }

    /// The scripts of its letters, that of its words last.
    pub(crate) fn scripts(self) -> &'static [&'static str] {
        self.facts().scripts
    }

    /// The language of that code.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language for readers of another one, as browsers and systems name it: `id-ID`, `hi_IN.UTF-8`, `ms`.
    pub fn of_tag(tag: &str) -> Option<Lang> {
        let code = tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Lang::from_code(&code).or_else(|| Lang::ALL.into_iter().find(|lang| lang.facts().also.contains(&code.as_str())))
    }

    /// Its identifier for Fluent.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("the code of a language is an identifier")
    }

    /// Its message files: name and text.
    pub(crate) fn files(self) -> &'static [(&'static str, &'static str)] {
        self.facts().files
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
