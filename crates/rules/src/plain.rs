//! Plain text, cut, joined and counted by one small copy of code each: browsers load it with the rules. The searches and
//! formats of the standard library are quicker on long texts, but every one of them is loaded anew for each kind of use.

use alloc::string::String;

/// What is kept of a text as evidence: its first 40 characters.
#[inline(never)]
pub fn evidence(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Texts in a row, something between each two.
#[inline(never)]
pub fn join(parts: &[&str], between: &str) -> String {
    let mut text = String::new();
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            text.push_str(between);
        }
        text.push_str(part);
    }
    text
}

/// What stands before and behind the first such sign of ASCII.
#[inline(never)]
pub fn split_once(text: &str, sign: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| byte == sign)?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// What stands between such signs of ASCII; the text itself if there is none.
pub fn split(text: &str, sign: u8) -> impl Iterator<Item = &str> {
    let mut rest = Some(text);
    core::iter::from_fn(move || {
        let text = rest?;
        let (part, behind) = split_once(text, sign).map_or((text, None), |(part, behind)| (part, Some(behind)));
        rest = behind;
        Some(part)
    })
}

/// The number that is written in digits alone, if it fits.
#[inline(never)]
pub fn whole(text: &str) -> Option<u64> {
    let mut number: Option<u64> = None;
    for byte in text.bytes() {
        let digit = byte.checked_sub(b'0').filter(|&digit| digit < 10)?;
        let tens = number.unwrap_or(0);
        if tens > u64::MAX / 10 {
            return None;
        }
        number = Some((tens * 10).checked_add(digit.into())?);
    }
    number
}

/// A number in digits, with a minus sign below zero.
#[inline(never)]
pub fn number(value: i64) -> String {
    let mut text = String::new();
    push_number(&mut text, value);
    text
}

/// Adds a number in digits.
#[inline(never)]
pub fn push_number(text: &mut String, value: i64) {
    if value < 0 {
        text.push('-');
    }
    push_digits(text, value.unsigned_abs());
}

fn push_digits(text: &mut String, value: u64) {
    if value > 9 {
        push_digits(text, value / 10);
    }
    text.push(char::from(b'0' + (value % 10) as u8));
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use super::{evidence, join, number, split, split_once, whole};

    #[test]
    fn numbers_are_those_of_the_standard_library() {
        for value in [0, 9, 10, 255, 1_234_567, -1, -40, i64::MAX, i64::MIN] {
            assert_eq!(number(value), value.to_string());
        }
        for text in ["", "0", "007", "18446744073709551615", "18446744073709551616", "99999999999999999999", "1.5", "-1", "4 ", "४"] {
            assert_eq!(whole(text), text.parse().ok(), "{text:?}");
        }
        assert_eq!(whole("+1"), None, "a sign is no digit");
    }

    #[test]
    fn texts_are_cut_and_joined_as_by_the_standard_library() {
        for text in ["", ",", "a", "a,b", ",a,,ब,", "अ,आ"] {
            assert_eq!(split(text, b',').collect::<Vec<_>>(), text.split(',').collect::<Vec<_>>(), "{text:?}");
            assert_eq!(split_once(text, b','), text.split_once(','), "{text:?}");
        }
        for parts in [&[][..], &["a"], &["a", "", "ब"]] {
            assert_eq!((join(parts, ", "), join(parts, "")), (parts.join(", "), parts.concat()));
        }
        assert_eq!(evidence(&"अ".repeat(50)), "अ".repeat(40));
    }
}
