//! A start that players have laid out, in an address: `arranged=4.4.4~8.2.2`, a list for each who lays seeds out, or as the fields of a
//! form send it, `lay.1.1=4&lay.1.2=4…`, by list and place in it, each from 1.

use std::collections::BTreeMap;

use bija_rules::Rules;
use bija_wire::Line;

use super::{Parts, parameter};

/// Seeds, a list for each seat that arranges.
pub type Lists = Vec<Vec<u32>>;

/// How the seeds lie by these rules if nobody arranges them; nothing where nobody may.
pub fn standard(rules: &Rules) -> Option<Lists> {
    let start = rules.start(0);
    Some(rules.arrangement()?.iter().map(|share| share.pits.map(|pit| start.seeds(pit).into()).collect()).collect())
}

/// The lists of an address. The standard ones are as good as none.
pub(super) fn read(parts: &Parts, rules: &Rules) -> Result<Option<Lists>, Line> {
    let lists = match parts.value("arranged") {
        None | Some("") => fields(parts)?,
        Some(text) => text.split('~').map(|list| list.split('.').map(|count| seeds("arranged", count)).collect()).collect::<Result<Lists, Line>>()?,
    };
    Ok(Some(lists).filter(|lists| !lists.is_empty() && Some(lists) != standard(rules).as_ref()))
}

/// The lists that the fields of a form make.
fn fields(parts: &Parts) -> Result<Lists, Line> {
    let mut lists: BTreeMap<usize, BTreeMap<usize, u32>> = BTreeMap::new();
    for (name, text) in &parts.0 {
        let Some(place) = name.strip_prefix("lay.") else { continue };
        let place = place.split_once('.').and_then(|(list, pit)| Some((list.parse().ok()?, pit.parse().ok()?)));
        let (list, pit) = place.ok_or_else(|| parameter(name, text))?;
        lists.entry(list).or_default().insert(pit, seeds(name, text)?);
    }
    Ok(lists.into_values().map(|list| list.into_values().collect()).collect())
}

/// A field that was left empty holds no seeds.
fn seeds(name: &str, text: &str) -> Result<u32, Line> {
    match text.trim() {
        "" => Ok(0),
        digits => digits.parse().map_err(|_| parameter(name, text)),
    }
}

/// The lists as an address has them.
pub(super) fn written(lists: &Lists) -> String {
    let list = |list: &Vec<u32>| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(".");
    lists.iter().map(list).collect::<Vec<_>>().join("~")
}
