//! Names that people take: what they may be written with, and when two of them look alike.
//!
//! Decided here:
//! - At most 20 letters as readers count them (grapheme clusters: क्षि is one). At least 2 characters that are no marks, so that श्री
//!   is a name although it is one cluster; at least one of them a letter, not a digit.
//! - One script, with digits of one kind. Devanagari and Latin may stand together (“Rani रानी”): no letter of the one looks like
//!   one of the other. So may the scripts that Japanese and Korean are written with. Nothing else is mixed.
//! - Between letters single blanks, dashes, dots, apostrophes and underscores; a blank may follow a dot (“J. R. Rao”).
//! - Joiners (U+200C, U+200D) after a virama of Devanagari, which needs them; no other character that cannot be seen.
//! - No abuse, and no name that is the server's own.
//!
//! Names are compared by their *key*: what is left when case, blanks, joiners and the differences between letters that look alike
//! are gone. Accounts have keys of their own, which no guest may take; guests may share a name among themselves.

mod abuse;
mod key;

use bija_wire::Line;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_script::{Script, UnicodeScript};
use unicode_security::{GeneralSecurityProfile, MixedScript};
use unicode_segmentation::UnicodeSegmentation;

/// The fewest letters and digits of a name, marks not counted.
const LEAST: usize = 2;
/// The most letters of a name, as readers count them.
const MOST: usize = 20;
/// Marks that may follow one another: Devanagari needs a nukta, a vowel sign and a nasal.
const MOST_MARKS: usize = 3;
/// Bytes that are looked at; 20 letters with their marks are fewer.
const MOST_BYTES: usize = 400;
const VIRAMA: char = '\u{94d}';
const SEPARATORS: [char; 6] = [' ', '-', '.', '\'', '’', '_'];

/// A name that a person may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    shown: String,
    key: String,
}

/// Why somebody may not be called so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameError {
    /// Fewer letters than a name needs.
    Short,
    /// More letters than a name may have.
    Long,
    /// A character that has no place in a name, or not in this place.
    Character(char),
    /// There is no letter in it.
    NoLetter,
    /// Letters of scripts that are not written together, or two kinds of digits.
    Mixed,
    /// More marks than any letter carries.
    Marks,
    /// The server itself is called so.
    Reserved,
    /// It is abuse.
    Abuse,
}

impl NameError {
    /// The sentence for whoever chose it.
    pub fn line(&self) -> Line {
        match self {
            NameError::Short => Line::new("live-name-short").with("least", LEAST),
            NameError::Long => Line::new("live-name-long").with("most", MOST),
            NameError::Character(letter) => {
                let shown = if letter.is_control() || !visible(*letter) { format!("U+{:04X}", u32::from(*letter)) } else { letter.to_string() };
                Line::new("live-name-character").with("character", shown)
            }
            NameError::NoLetter => Line::new("live-name-no-letter"),
            NameError::Mixed => Line::new("live-name-mixed"),
            NameError::Marks => Line::new("live-name-marks"),
            NameError::Reserved => Line::new("live-name-reserved"),
            NameError::Abuse => Line::new("live-name-abuse"),
        }
    }
}

/// Whether a character can be shown alone within a sentence.
fn visible(letter: char) -> bool {
    letter.is_alphanumeric() || letter.is_ascii_graphic()
}

impl Name {
    /// The name that a person wrote, blanks around it left out.
    ///
    /// # Errors
    /// If nobody may be called so. Whether an account has the name, the store says.
    pub fn read(text: &str) -> Result<Name, NameError> {
        if text.len() > MOST_BYTES {
            return Err(NameError::Long);
        }
        let shown: String = text.trim().nfc().collect();
        spelled(&shown)?;
        let bare: String = shown.chars().filter(|letter| !SEPARATORS.contains(letter) && !is_joiner(*letter)).collect();
        if bare.chars().filter(|letter| !is_combining_mark(*letter)).count() < LEAST {
            return Err(NameError::Short);
        }
        if shown.graphemes(true).count() > MOST {
            return Err(NameError::Long);
        }
        if !bare.chars().any(char::is_alphabetic) {
            return Err(NameError::NoLetter);
        }
        if !one_hand(&bare) {
            return Err(NameError::Mixed);
        }
        let key = key::of(&shown);
        if key::is_reserved(&key) {
            return Err(NameError::Reserved);
        }
        if abuse::is_in(&shown) {
            return Err(NameError::Abuse);
        }
        Ok(Name { shown, key })
    }

    /// As it is shown.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// As it is compared.
    pub fn key(&self) -> &str {
        &self.key
    }
}

const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// Whether each character has its place.
fn spelled(text: &str) -> Result<(), NameError> {
    let (mut before, mut marks) = (' ', 0);
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        let next = rest.peek().copied();
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        let fits = if SEPARATORS.contains(&letter) {
            next.is_some() && (!SEPARATORS.contains(&before) || (before, letter) == ('.', ' '))
        } else if is_joiner(letter) {
            before == VIRAMA && next.is_none_or(|next| next.script() == Script::Devanagari)
        } else if is_combining_mark(letter) {
            letter.identifier_allowed() && !SEPARATORS.contains(&before)
        } else {
            letter.is_alphanumeric() && letter.identifier_allowed()
        };
        if !fits {
            return Err(NameError::Character(letter));
        }
        if marks > MOST_MARKS {
            return Err(NameError::Marks);
        }
        before = letter;
    }
    Ok(())
}

/// Whether the letters are of one hand: one script or those that are written together, and one kind of digits.
fn one_hand(letters: &str) -> bool {
    let pair = [Script::Latin, Script::Devanagari, Script::Common, Script::Inherited];
    let scripts = letters.is_single_script() || letters.chars().all(|letter| pair.contains(&letter.script()));
    let digits = |ascii: bool| letters.chars().any(|letter| letter.is_numeric() && letter.is_ascii() == ascii);
    scripts && !(digits(true) && digits(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_as_people_have_them() {
        for name in [
            "Ravi",
            "रवि",
            "Rani रानी",
            "श्री",
            "क्षत्रिय",
            "राज 2",
            "राज २",
            "Ana-Maria",
            "O'Brien",
            "O’Brien",
            "J. R. Rao",
            "seed_sower",
            "李明",
            "さくら子",
            "김민수",
            "Ольга",
            "Ελένη",
            "தமிழ்",
            "محمد",
            "José",
            "Nguyễn Văn",
            "Harshit",
            "Dikshit",
            "Lakshita",
            "Sukhdeep",
            "Gandhi",
            "Chutney",
            "Ashita",
            "Pankaj",
            "Shital",
            "Randhir",
            "Mohammed",
            "हर्षित",
            "रुद्रप्रताप",
            "क्\u{200d}ष",
            "सन्\u{200d}त",
            "12 seeds",
            "अभिषेक शर्मा",
            "Assam",
            "Scunthorpe",
            "Dickson",
            "Laudable",
        ] {
            assert_eq!(Name::read(name).map(|name| name.shown), Ok(name.nfc().collect()), "{name}");
        }
    }

    #[test]
    fn names_that_nobody_may_have() {
        use NameError::*;
        for (name, error) in [
            ("", Short),
            (" a ", Short),
            ("की", Short),
            ("abcdefghijklmnopqrstu", Long),
            (&"आ".repeat(21), Long),
            (&"x".repeat(4000), Long),
            ("42", NoLetter),
            ("1-2", NoLetter),
            ("ab\u{0}", Character('\u{0}')),
            ("ab\ncd", Character('\n')),
            ("a  b", Character(' ')),
            ("-ab", Character('-')),
            ("ab-", Character('-')),
            ("a.-b", Character('-')),
            ("ra\u{200b}vi", Character('\u{200b}')),
            ("ra\u{200d}vi", Character('\u{200d}')),
            ("रा\u{200d}वि", Character('\u{200d}')),
            ("रवि\u{94d}\u{200d}x", Character('\u{200d}')),
            ("ra\u{202e}iv", Character('\u{202e}')),
            ("ra\u{2066}iv", Character('\u{2066}')),
            ("ra\u{feff}vi", Character('\u{feff}')),
            ("ra\u{ad}vi", Character('\u{ad}')),
            ("ra\u{3164}vi", Character('\u{3164}')),
            ("ra\u{2003}vi", Character('\u{2003}')),
            ("ab👍", Character('👍')),
            ("a<b>", Character('<')),
            ("a/b", Character('/')),
            ("a@b.in", Character('@')),
            ("𝐑𝐚𝐯𝐢", Character('𝐑')),
            ("Ｒavi", Character('Ｒ')),
            ("a\u{301}\u{301}\u{301}\u{301}\u{301}b", Marks),
            ("\u{301}ab", Character('\u{301}')),
            ("Rаvi", Mixed), // а of Cyrillic
            ("Raνi", Mixed), // ν of Greek
            ("रविР", Mixed),
            ("राज 2२", Mixed),
            ("रவி", Mixed),
            ("Bija", Reserved),
            ("B1JA", Reserved),
            ("admin", Reserved),
            ("Adm1n", Reserved),
            ("Player 3", Reserved),
            ("कंप्यूटर", Reserved),
            ("fuck you", Abuse),
            ("f.u.c.k", Abuse),
            ("मादरचोद", Abuse),
            ("मा दर चोद", Abuse),
            ("Madarchod", Abuse),
            ("m4d4rch0d", Abuse),
            ("chuuutiyaa", Abuse),
            ("gandu", Abuse),
        ] {
            assert_eq!(Name::read(name).map(|name| name.shown), Err(error), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_key() {
        let key = |name: &str| Name::read(name).unwrap().key;
        for (one, other) in [
            ("Bill", "BILL"),
            ("Bill", "BiII"),
            ("Bill", "B1ll"),
            ("Bill", "b i-l.l"),
            ("Rao", "RA0"),
            ("Eric", "ERIC"),
            ("Morn", "Mom"),
            ("Раса", "Paca"),
            ("रवि", "र वि"),
            ("क्\u{200d}षमा", "क्षमा"),
            ("Jose\u{301}", "José"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        for (one, other) in [("Ravi", "Rani"), ("रवि", "रानी"), ("José", "Jose"), ("Ravi", "Ravi 2")] {
            assert_ne!(key(one), key(other), "{one} {other}");
        }
    }

    #[test]
    fn every_refusal_is_a_sentence_in_every_language() {
        use NameError::*;
        for error in [Short, Long, Character('@'), Character('\u{202e}'), NoLetter, Mixed, Marks, Reserved, Abuse] {
            for lang in bija_web::Lang::ALL {
                assert!(bija_web::messages::format(lang, &error.line()).chars().count() > 10);
            }
        }
    }
}
