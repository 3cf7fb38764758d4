//! Chance from the system: ids, starts, seating, salts. The rules and rooms have none of their own.

use std::fmt::Write;

use bija_room::{Chance, Concealed, GameId};
use sha2::{Digest, Sha256};

/// Bytes of a salt: 128 bits.
const SALT: usize = 16;

fn bits() -> u64 {
    getrandom::u64().expect("the system has random numbers")
}

/// The id of a new game.
pub fn game_id() -> GameId {
    GameId::from_random(bits())
}

/// What the beginning of a game needs.
pub fn of_a_game() -> Chance {
    Chance { number: bits(), seating: bits() }
}

/// Seeds in a hand, salted, and the hash that binds who hid them: the SHA-256 of `<count>:<salt>` in hexadecimal digits.
pub fn concealed(count: u8) -> (Concealed, String) {
    let mut salt = [0; SALT];
    getrandom::fill(&mut salt).expect("the system has random numbers");
    let concealed = Concealed { count, salt: hex(&salt) };
    let hash = hash(&concealed);
    (concealed, hash)
}

/// The hash of what is hidden.
pub fn hash(concealed: &Concealed) -> String {
    hex(&Sha256::digest(format!("{}:{}", concealed.count, concealed.salt)))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a text takes everything");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hidden_number_is_hashed_with_its_salt() {
        let known = Concealed { count: 2, salt: "00".repeat(SALT) };
        assert_eq!(hash(&known), "7944d76a878a97ab3bf6d11fe2349230be4d5d9d4541d7538e82438c3028b692");
        let (one, other) = (concealed(1), concealed(1));
        assert_eq!((one.0.count, one.1.len(), hash(&one.0)), (1, 64, one.1.clone()));
        assert_ne!(one.1, other.1, "the same number has another hash each time");
    }
}
