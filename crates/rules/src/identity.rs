//! Ids of rulesets: a name that follows from what the rules are, so that two ways to the same rules have the same name.
//!
//! ```text
//! kalah             the standard rules of an entry of the catalogue
//! kalah-3f7kq2md    other rules: the game they are made of, and 40 bits of a digest of the options that make them, in base32
//!                   (RFC 4648)
//! ```
//! The digest is of names and values as people write them, without those that change nothing: an id stays the same when the
//! vocabulary of rules grows.

use alloc::string::String;
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};

use crate::catalogue::options::Values;
use crate::catalogue::{ENTRIES, Entry};
use crate::matches::MatchRule;
use crate::position::Fnv;

/// Stands for rules where they are compared: browsers need not load a comparison of every member beside this. It lives no longer
/// than the process.
struct Digest(Fnv);

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        self.0.bytes(bytes);
    }

    fn finish(&self) -> u64 {
        crate::start::mix(self.0.0)
    }
}

/// What stands for a round's rules and what makes a match of rounds.
fn digest_of(entry: &Entry, values: &Values) -> u64 {
    let mut digest = Digest(Fnv::new());
    entry.ruleset(values).hash(&mut digest);
    if let Some(rule) = MatchRule::asked(values) {
        rule.hash(&mut digest);
    }
    digest.finish()
}

/// The id of an entry's rules with these option values.
///
/// It depends on the rules alone: congklak with the option that makes congkak of it is `congkak`, and what has no name of its own
/// is called after the first game of the catalogue that can be made so.
pub fn id(entry: &Entry, values: &Values) -> String {
    let digest = digest_of(entry, values);
    if let Some(named) = ENTRIES.iter().find(|named| digest_of(named, &named.standard()) == digest) {
        return String::from(named.id);
    }
    let same = |game: &'static Entry| Some(game).zip(carried(entry, values, game)).filter(|(game, values)| digest_of(game, values) == digest);
    let made = ENTRIES.iter().filter(|game| game.preset_of.is_none()).find_map(same);
    let (base, text) = made.map_or_else(|| (entry.id, essence(entry, values)), |(game, values)| (game.id, essence(game, &values)));
    let mut fnv = Fnv::new();
    fnv.bytes(text.as_bytes());
    let digest = crate::start::mix(fnv.0);
    let mut id = String::from(base);
    id.push('-');
    id.extend((1..=8).map(|place| char::from(b"abcdefghijklmnopqrstuvwxyz234567"[(digest >> (64 - 5 * place) & 31) as usize])));
    id
}

/// The options that make these rules of a game, `name=value` each, in the game's order. What could have its standard value and
/// the rules would be the same is left out.
fn essence(game: &Entry, values: &Values) -> String {
    let digest = digest_of(game, values);
    let mut kept: Vec<(&str, &str)> = values.changed().collect();
    let mut at = 0;
    while at < kept.len() {
        let mut fewer = kept.clone();
        fewer.remove(at);
        let same = game.values(&fewer).is_ok_and(|fewer| digest_of(game, &fewer) == digest);
        if same {
            kept = fewer;
        } else {
            at += 1;
        }
    }
    let mut text = String::from(game.id);
    for (name, value) in kept {
        for part in [" ", name, "=", value] {
            text.push_str(part);
        }
    }
    text
}

/// The same values as those of another game, if it has the same options, or if it is the game for which a preset stands.
fn carried(entry: &Entry, values: &Values, game: &Entry) -> Option<Values> {
    let mut pairs: Vec<(&str, &str)> = values.iter().map(|(spec, value)| (spec.name, value)).collect();
    let preset = entry.preset_of.filter(|(of, _)| *of == game.id);
    if let Some((_, set)) = preset {
        pairs.extend(set.iter().filter(|(name, _)| values.value(name).is_none()));
    }
    (preset.is_some() || pairs.len() == game.options.len()).then(|| game.values(&pairs).ok()).flatten()
}
