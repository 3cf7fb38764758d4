//! Ids of games and people: random numbers of 63 bits, spelled as 13 letters.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// The letters of Crockford's base 32, in lower case: no `i`, `l`, `o` and `u`, which are misread.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Letters of an id: 13 times 5 bits hold 63.
const LENGTH: usize = 13;

/// A text that is no id, cut to 40 characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdError {
    /// What was written.
    pub text: String,
}

impl Display for IdError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no id", self.text)
    }
}

impl core::error::Error for IdError {}

/// A positive number as letters, the most significant first.
fn spell(number: i64, f: &mut Formatter<'_>) -> fmt::Result {
    let letters = core::array::from_fn::<u8, LENGTH, _>(|place| LETTERS[(number >> (5 * (LENGTH - 1 - place)) & 31) as usize]);
    f.write_str(core::str::from_utf8(&letters).expect("the letters are ASCII"))
}

/// The positive number that the letters spell. Only the one spelling is read that [`spell`] writes.
fn read(text: &str) -> Result<i64, IdError> {
    let error = || IdError { text: text.chars().take(40).collect() };
    if text.len() != LENGTH {
        return Err(error());
    }
    let mut number: i128 = 0;
    for letter in text.bytes() {
        let value = LETTERS.iter().position(|&one| one == letter).ok_or_else(error)?;
        number = number << 5 | value as i128;
    }
    i64::try_from(number).ok().filter(|&number| number > 0).ok_or_else(error)
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(i64);

        impl $name {
            /// The id of 64 random bits, one of which is thrown away. Zero, which is no id, becomes one.
            pub const fn from_random(bits: u64) -> $name {
                let number = (bits >> 1) as i64;
                $name(if number == 0 { 1 } else { number })
            }

            /// The id of a stored number, if it is positive.
            pub const fn from_number(number: i64) -> Option<$name> {
                if number > 0 { Some($name(number)) } else { None }
            }

            /// The number under which it is stored.
            pub const fn number(self) -> i64 {
                self.0
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                spell(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<$name, IdError> {
                read(text).map($name)
            }
        }

        impl TryFrom<String> for $name {
            type Error = IdError;

            fn try_from(text: String) -> Result<$name, IdError> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }
    };
}

id! {
    /// A game: one room.
    GameId
}

id! {
    /// A person, guest or signed in.
    PersonId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_spelled_in_13_letters_and_read_again() {
        for bits in [0, 2, 3, 62, 64, u64::MAX, 0x0123_4567_89ab_cdef] {
            let id = GameId::from_random(bits);
            let text = id.to_string();
            assert_eq!((text.len(), text.parse()), (13, Ok(id)), "{text}");
            assert_eq!(GameId::from_number(id.number()), Some(id));
        }
        assert_eq!(GameId::from_number(33).map(|id| id.to_string()).as_deref(), Some("0000000000011"));
        assert_eq!((GameId::from_number(0), GameId::from_number(-1)), (None, None));
    }

    #[test]
    fn no_other_text_is_an_id() {
        for text in ["", "0000000000000", "zzzzzzzzzzzzz", "000000000001", "00000000000011", "000000000001l", "000000000001A", "८८८८८"] {
            assert!(text.parse::<PersonId>().is_err(), "{text}");
        }
        let long = "x".repeat(90);
        assert_eq!(long.parse::<PersonId>().unwrap_err().text.len(), 40);
    }
}
