//! Numbers in sentences: grouped as each language groups them, in Latin digits.

use fluent_bundle::FluentValue;
use intl_memoizer::Memoizable;
use intl_memoizer::concurrent::IntlLangMemoizer;
use unic_langid::LanguageIdentifier;

use super::Lang;

/// A whole number with its groups: 1,234,567 in English, 12,34,567 in Hindi, 1.234.567 in Indonesian.
pub fn grouped(lang: Lang, number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut groups = Vec::new();
    let mut rest = digits.as_str();
    for size in lang.groups() {
        let Some(at) = rest.len().checked_sub(size).filter(|&at| at > 0) else { break };
        let (front, group) = rest.split_at(at);
        groups.push(group);
        rest = front;
    }
    groups.push(rest);
    groups.reverse();
    format!("{}{}", if number < 0 { "-" } else { "" }, groups.join(lang.separator()))
}

/// The language of a bundle, which its formatter is told as an identifier.
struct Of(Lang);

impl Memoizable for Of {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Of, ()> {
        Lang::from_code(language.language.as_str()).map(Of).ok_or(())
    }
}

/// How a value is written where a message shows a number; `None` leaves it to Fluent.
pub(super) fn shown(value: &FluentValue, of: &IntlLangMemoizer) -> Option<String> {
    match value {
        FluentValue::Number(number) => of.with_try_get((), |Of(lang)| grouped(*lang, number.value as i64)).ok(),
        FluentValue::String(_) | FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
    }
}
