//! In which house rules of a game the level "perfect" is held, as a browser reads it: a tree that asks for one option after the other.
//!
//! ```text
//! {"by": "start", "of": {"equal": {"by": "pits", "of": {"1": true, "2": true, "3": {"by": "seeds", ...}}}}}
//! ```
//! A value that is not named leads to rules in which it is not held.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use bija_kernels::KalahRules;
use bija_kernels::perfect::is_perfectly_played;
use bija_rules::catalogue::Entry;
use bija_rules::catalogue::options::OptionSpec;
use serde_json::{Value, json};

/// Trees that were made.
static KNOWN: Mutex<BTreeMap<&str, Option<Value>>> = Mutex::new(BTreeMap::new());

/// The tree of a game; none if the level is held in none of its house rules.
pub(crate) fn held_in(entry: &'static Entry) -> Option<Value> {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(entry.id).or_insert_with(|| made(entry)).clone()
}

fn made(entry: &'static Entry) -> Option<Value> {
    // Options do not make a game of another family: whoever is none of the players' is spared thousands of combinations.
    entry.rules(&entry.standard()).ok().as_ref().and_then(KalahRules::claim)?;
    let options: Vec<&OptionSpec> = entry.options.iter().filter(|option| option.kind.values().len() > 1).collect();
    // What is not held on the smallest board is held on no other: numbers make games longer, and of no other family.
    let (numbers, others): (Vec<&OptionSpec>, Vec<&OptionSpec>) = options.iter().partition(|option| option.kind.bounds().is_some());
    let least: Chosen = numbers.iter().filter_map(|option| Some((option.name, option.kind.bounds()?.0.to_string()))).collect();
    let held = combinations(&others).into_iter().filter(|chosen| is_held(entry, &[chosen.clone(), least.clone()].concat()));
    let sizes = combinations(&numbers);
    let held = held.flat_map(|chosen| sizes.iter().map(move |size| [chosen.clone(), size.clone()].concat()));
    let held = held.filter(|chosen| is_held(entry, chosen)).collect::<Vec<_>>();
    // What can have one value only is asked first, and not for each of the others again.
    let values = |option: &OptionSpec| held.iter().filter_map(|chosen| value(chosen, option)).collect::<std::collections::BTreeSet<_>>().len();
    let mut order: Vec<&OptionSpec> = options.clone();
    order.sort_by_key(|option| values(option) > 1);
    (!held.is_empty()).then(|| tree(&order, &held.iter().collect::<Vec<_>>()))
}

/// A value for each of some options.
type Chosen = Vec<(&'static str, String)>;

fn value<'c>(chosen: &'c Chosen, option: &OptionSpec) -> Option<&'c str> {
    chosen.iter().find(|(name, _)| *name == option.name).map(|(_, value)| value.as_str())
}

fn combinations(options: &[&OptionSpec]) -> Vec<Chosen> {
    options.iter().fold(vec![Chosen::new()], |all, option| {
        let values = option.kind.values();
        all.iter().flat_map(|chosen| values.iter().map(|value| [chosen.clone(), vec![(option.name, value.clone())]].concat())).collect()
    })
}

fn is_held(entry: &Entry, chosen: &Chosen) -> bool {
    let asked: Vec<(&str, &str)> = chosen.iter().map(|(name, value)| (*name, value.as_str())).collect();
    entry.values(&asked).ok().and_then(|values| entry.rules(&values).ok()).is_some_and(|rules| is_perfectly_played(&rules))
}

/// The tree of these combinations, by the options in this order.
fn tree(order: &[&OptionSpec], held: &[&Chosen]) -> Value {
    let all: usize = order.iter().map(|option| option.kind.values().len()).product();
    let Some((first, rest)) = order.split_first().filter(|_| held.len() < all) else { return Value::Bool(true) };
    let with = |wanted: &str| held.iter().copied().filter(|chosen| value(chosen, first) == Some(wanted)).collect::<Vec<_>>();
    let branches = first.kind.values().into_iter().map(|wanted| (with(&wanted), wanted)).filter(|(held, _)| !held.is_empty());
    let of: BTreeMap<String, Value> = branches.map(|(held, wanted)| (wanted, tree(rest, &held))).collect();
    json!({"by": first.name, "of": of})
}

#[cfg(test)]
mod tests {
    use bija_rules::SplitMix64;
    use bija_rules::catalogue::ENTRIES;

    use super::*;

    /// The tree's answer, found as the browser finds it.
    fn answer(tree: &Value, chosen: &Chosen) -> bool {
        let mut node = tree;
        while let Some(by) = node["by"].as_str() {
            let value = chosen.iter().find(|(name, _)| *name == by).map_or("", |(_, value)| value.as_str());
            node = &node["of"][value];
        }
        *node == Value::Bool(true)
    }

    #[test]
    fn the_tree_says_of_every_house_rule_what_the_kernels_say() {
        let mut draw = SplitMix64::new(3);
        let mut counts = [0, 0];
        for entry in ENTRIES {
            let tree = held_in(entry).unwrap_or(Value::Bool(false));
            for _ in 0..400 {
                let options = entry.options.iter().filter(|option| option.kind.values().len() > 1);
                let drawn = |option: &OptionSpec| {
                    let values = option.kind.values();
                    // Rules that are held are few: the standard is drawn as often as everything else.
                    let other = values[draw.below(values.len() as u64) as usize].clone();
                    (option.name, if draw.below(2) == 0 { option.default.to_string() } else { other })
                };
                let chosen: Chosen = options.map(drawn).collect();
                let held = is_held(entry, &chosen);
                assert_eq!(answer(&tree, &chosen), held, "{} {chosen:?}", entry.id);
                counts[usize::from(held)] += 1;
            }
        }
        assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
    }

    #[test]
    fn a_tree_is_a_small_part_of_a_page() {
        let kalah = ENTRIES.iter().find(|entry| entry.id == "kalah").expect("the catalogue has it");
        let begun = std::time::Instant::now();
        let length = held_in(kalah).expect("small boards are held").to_string().len();
        println!("{length} bytes in {:?}", begun.elapsed());
        assert!(length < 3_000, "{length} bytes");
    }
}
