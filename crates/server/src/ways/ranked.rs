//! What is played for a rating: the catalogue's presets by their standard rules, and those alone.

use bija_room::Series;
use bija_rules::catalogue::Entry;

use super::terms::{self, Wish};

/// A game that is played for a rating.
#[derive(Debug)]
pub(super) struct Ranked {
    ruleset: &'static str,
    /// What counts beside the single game: where the first turn may decide, both sides count together.
    pub(super) series: Option<Series>,
    /// Numbers of players beside two.
    many: &'static [u8],
}

const fn single(ruleset: &'static str) -> Ranked {
    Ranked { ruleset, series: None, many: &[] }
}

const fn pair(ruleset: &'static str) -> Ranked {
    Ranked { ruleset, series: Some(Series::Pair), many: &[] }
}

/// The whole list. Mangala IV by its own rule leaves nothing to decide, so that it is not in it.
const RANKED: &[Ranked] = &[
    single("kalah"),
    single("oware"),
    pair("congklak"),
    pair("congkak"),
    pair("dakon"),
    pair("sungka"),
    single("o_an_quan"),
    single("pallanguzhi"),
    single("pallanguzhi_wikipedia"),
    single("ali_guli_mane"),
    single("bao"),
    single("bao_kujifunza"),
    single("omweso"),
    single("lab_madjnuni"),
    Ranked { ruleset: "mancala_basic", series: None, many: &[3, 4] },
    single("togyz_kumalak"),
    single("bestemshe"),
    single("turkish_mangala"),
];

/// How a wish is played for a rating; nothing if it is not played so.
pub(super) fn ranked(wish: &Wish) -> Option<&'static Ranked> {
    let ranked = RANKED.iter().find(|ranked| ranked.ruleset == wish.entry.id)?;
    let standard = wish.values.changed().all(|(name, _)| name == terms::SEATS && ranked.many.contains(&wish.seats()));
    standard.then_some(ranked)
}

/// Whether a game of the catalogue has a list of ratings.
pub(super) fn is_ranked(entry: &Entry) -> bool {
    RANKED.iter().any(|ranked| ranked.ruleset == entry.id)
}

/// The games that have a list of ratings, in the catalogue's order.
pub(crate) fn entries() -> impl Iterator<Item = &'static Entry> {
    bija_rules::catalogue::ENTRIES.iter().filter(|entry| is_ranked(entry))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use bija_rules::catalogue::ENTRIES;

    use super::*;

    fn wish(ruleset: &str, options: &[(&str, &str)]) -> Wish {
        let options: BTreeMap<String, String> = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        Wish::read(ruleset, &options, None).unwrap()
    }

    #[test]
    fn all_games_but_mangala_iv_are_ranked_by_their_standard_rules_for_two() {
        for entry in ENTRIES {
            let ranked = ranked(&wish(entry.id, &[]));
            assert_eq!(ranked.is_some(), entry.id != "mangala4", "{}", entry.id);
        }
        for ranked in RANKED {
            assert!(bija_rules::catalogue::entry(ranked.ruleset).is_some(), "{}", ranked.ruleset);
        }
    }

    #[test]
    fn house_rules_are_not_ranked_and_tables_of_three_and_four_are_where_they_are_listed() {
        let series = |wish: &Wish| ranked(wish).map(|ranked| ranked.series);
        assert_eq!(series(&wish("kalah", &[("seeds", "5")])), None);
        assert_eq!(series(&wish("congklak", &[])), Some(Some(Series::Pair)));
        for seats in ["3", "4"] {
            assert_eq!(series(&wish("mancala_basic", &[("seats", seats)])), Some(None));
        }
        assert_eq!(series(&wish("mancala_basic", &[("seats", "3"), ("seeds", "3")])), None);
    }
}
