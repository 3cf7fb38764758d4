//! The language of sentences: asked for, or the environment's.

use bija_web::messages::Lang;
use clap::ValueEnum;
use clap::builder::PossibleValue;

/// A language of the message files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Language(Lang);

/// All of them, as clap wants them.
const ALL: [Language; Lang::ALL.len()] = {
    let mut all = [Language(Lang::DEFAULT); Lang::ALL.len()];
    let mut index = 0;
    while index < all.len() {
        all[index] = Language(Lang::ALL[index]);
        index += 1;
    }
    all
};

impl ValueEnum for Language {
    fn value_variants<'a>() -> &'a [Language] {
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.0.code()).help(self.0.name()))
    }
}

/// The language asked for, else that of the locale: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides
/// (POSIX, *Internationalization Variables*). English where it names none of ours.
pub(crate) fn choose(asked: Option<Language>) -> Lang {
    asked.map_or_else(|| of_locale(|name| std::env::var(name).ok()), |Language(lang)| lang)
}

fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
    locale.as_deref().and_then(Lang::of_tag).unwrap_or(Lang::DEFAULT)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(set: &[(&str, &str)]) -> &'static str {
        of_locale(|name| set.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_string())).code()
    }

    #[test]
    fn the_first_locale_variable_that_is_set_decides() {
        assert_eq!(with(&[]), "en");
        assert_eq!(with(&[("LANG", "hi_IN.UTF-8")]), "hi");
        assert_eq!(with(&[("LC_ALL", "C"), ("LANG", "hi_IN.UTF-8")]), "en");
        assert_eq!(with(&[("LC_ALL", ""), ("LC_MESSAGES", "hi"), ("LANG", "en_GB")]), "hi");
        assert_eq!(with(&[("LANG", "hil_PH")]), "en");
    }
}
