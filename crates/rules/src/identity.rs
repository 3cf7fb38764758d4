//! Ids of rulesets: a name that follows from what the rules are, so that two ways to the same rules have the same name.
//!
//! ```text
//! kalah             the standard rules of an entry of the catalogue
//! kalah-3f7kq2md    other rules: the game they are made of, and 40 bits of their digest in base32 (RFC 4648)
//! ```

use alloc::string::String;
use core::hash::{Hash, Hasher};

use crate::catalogue::options::Values;
use crate::catalogue::{ENTRIES, Entry};
use crate::matches::MatchRule;
use crate::position::Fnv;
use crate::ruleset::Ruleset;

/// The digest's bytes: the members of the ruleset in the order of their declaration, every number with a fixed width and the
/// lowest byte first, so that machines of all sizes agree.
struct Digest(Fnv);

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        self.0.bytes(bytes);
    }

    fn write_u16(&mut self, number: u16) {
        self.0.bytes(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.0.bytes(&number.to_le_bytes());
    }

    fn write_u64(&mut self, number: u64) {
        self.0.bytes(&number.to_le_bytes());
    }

    /// Lengths of lists.
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    /// Members of enums, by their place.
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as i64 as u64);
    }

    fn finish(&self) -> u64 {
        crate::start::mix(self.0.0)
    }
}

/// The digest of a round's rules and of what makes a match of rounds.
fn digest(ruleset: &Ruleset, matches: Option<MatchRule>) -> u64 {
    let mut digest = Digest(Fnv::new());
    ruleset.hash(&mut digest);
    if let Some(rule) = matches {
        rule.hash(&mut digest);
    }
    digest.finish()
}

/// The id of an entry's rules with these option values.
///
/// It depends on the rules alone: congklak with the option that makes congkak of it is `congkak`, and what has no name of its own
/// is called after the first game of the catalogue that can be made so.
pub fn id(entry: &Entry, values: &Values) -> String {
    // Rules are compared by their digests: browsers need not load a comparison of every member beside them.
    let digest_of = |entry: &Entry, values: &Values| digest(&entry.ruleset(values), MatchRule::asked(values));
    let digest = digest_of(entry, values);
    if let Some(named) = ENTRIES.iter().find(|named| digest_of(named, &named.standard()) == digest) {
        return String::from(named.id);
    }
    let same = |game: &&Entry| game.preset_of.is_none() && carried(entry, values, game).is_some_and(|values| digest_of(game, &values) == digest);
    let base = ENTRIES.iter().find(same).map_or(entry.id, |game| game.id);
    let mut id = String::from(base);
    id.push('-');
    id.extend((1..=8).map(|place| char::from(b"abcdefghijklmnopqrstuvwxyz234567"[(digest >> (64 - 5 * place) & 31) as usize])));
    id
}

/// The same values as those of another game, if it has the same options, or if it is the game for which a preset stands.
fn carried(entry: &Entry, values: &Values, game: &Entry) -> Option<Values> {
    let mut pairs: alloc::vec::Vec<(&str, &str)> = values.iter().map(|(spec, value)| (spec.name, value)).collect();
    let preset = entry.preset_of.filter(|(of, _)| *of == game.id);
    if let Some((_, set)) = preset {
        pairs.extend(set.iter().filter(|(name, _)| values.value(name).is_none()));
    }
    (preset.is_some() || pairs.len() == game.options.len()).then(|| game.values(&pairs).ok()).flatten()
}
