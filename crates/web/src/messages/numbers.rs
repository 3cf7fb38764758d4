//! Numbers in sentences: grouped as each language groups them, in Latin digits.

use fluent_bundle::FluentValue;

use super::Lang;

/// A whole number with its groups: 1,234,567 in English, 12,34,567 in Hindi.
pub fn grouped(lang: Lang, number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut groups = Vec::new();
    let mut rest = digits.as_str();
    let mut size = 3;
    while rest.len() > size {
        let (front, group) = rest.split_at(rest.len() - size);
        groups.push(group);
        rest = front;
        size = match lang {
            Lang::Hi => 2,
            Lang::En => 3,
        };
    }
    groups.push(rest);
    groups.reverse();
    format!("{}{}", if number < 0 { "-" } else { "" }, groups.join(","))
}

/// How a value is written where a message shows a number; `None` leaves it to Fluent.
pub(super) fn shown(lang: Lang, value: &FluentValue) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(grouped(lang, number.value as i64)),
        FluentValue::String(_) | FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
    }
}
