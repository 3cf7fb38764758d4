//! The language of sentences: asked for, or the environment's.

use bija_web::messages::Lang;
use clap::ValueEnum;

/// A language of the message files.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    /// English
    En,
    /// Hindi
    Hi,
}

impl Language {
    fn lang(self) -> Lang {
        match self {
            Language::En => Lang::En,
            Language::Hi => Lang::Hi,
        }
    }
}

/// The language asked for, else that of the locale: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set decides
/// (POSIX, *Internationalization Variables*). English where it names neither language.
pub(crate) fn choose(asked: Option<Language>) -> Lang {
    asked.map_or_else(|| of_locale(|name| std::env::var(name).ok()), Language::lang)
}

fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|name| variable(name).filter(|value| !value.is_empty()));
    match locale.as_deref().and_then(|locale| locale.split(['_', '.', '@', '-']).next()) {
        Some("hi") => Lang::Hi,
        Some(_) | None => Lang::En,
    }
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
