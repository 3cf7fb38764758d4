//! Rules that are played now, each made ready once: their tables are large, and thousands of rooms play by the same.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::Values;
use bija_rules::{Rules, SenseError};

/// A game of the catalogue and the values of its options, in the game's order.
type Key = (&'static str, Vec<String>);

/// Rules that nobody plays by are forgotten when there are so many more than there were.
const SWEEP_AFTER: usize = 256;

#[derive(Default)]
struct Shelf {
    known: HashMap<Key, Weak<Rules>>,
    /// How many there may be before those that are not played are swept away.
    sweep_at: usize,
}

/// The rules of these values: the same ones for as long as anybody holds them.
pub(crate) fn rules(entry: &'static Entry, values: &Values) -> Result<Arc<Rules>, SenseError> {
    static SHELF: OnceLock<Mutex<Shelf>> = OnceLock::new();
    let key = (entry.id, values.iter().map(|(_, value)| value.to_string()).collect());
    // What is on the shelf is whole, whoever panicked beside it.
    let mut shelf = SHELF.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(rules) = shelf.known.get(&key).and_then(Weak::upgrade) {
        return Ok(rules);
    }
    let rules = Arc::new(Rules::new(entry.ruleset(values))?);
    if shelf.known.len() >= shelf.sweep_at {
        shelf.known.retain(|_, rules| rules.strong_count() > 0);
        shelf.sweep_at = shelf.known.len() + SWEEP_AFTER;
    }
    shelf.known.insert(key, Arc::downgrade(&rules));
    Ok(rules)
}

#[cfg(test)]
mod tests {
    use bija_rules::catalogue;

    use super::*;

    #[test]
    fn those_who_play_by_the_same_rules_share_them() {
        let kalah = catalogue::entry("kalah").expect("it is in the catalogue");
        let of = |seeds: &str| rules(kalah, &kalah.values(&[("seeds", seeds)]).expect("seeds are an option")).expect("it is a game");
        let (one, other, fewer) = (of("5"), of("5"), of("3"));
        assert!(Arc::ptr_eq(&one, &other));
        assert_eq!((one.ruleset().seeds, fewer.ruleset().seeds), (5, 3));
    }
}
