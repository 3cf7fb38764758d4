//! Finding a game by any of its names, as people type them.

use bija_rules::catalogue::{self, Entry};
use unicode_normalization::UnicodeNormalization;

use crate::games::{ALIASES, words};
use crate::messages::{Lang, format};

/// A game that was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The game.
    pub entry: &'static Entry,
    /// The id of the other name by which it was found, if that is no entry of the catalogue.
    pub alias: Option<&'static str>,
}

/// The most letters of a query that are read.
const LONGEST: usize = 60;

/// The games whose names hold what was typed. A game of just that name comes first, then those that search knows by just
/// that word, then those whose name begins so, then their relatives.
pub fn search(query: &str) -> Vec<Found> {
    let wanted: String = fold(&query.chars().take(LONGEST).collect::<String>());
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(u8, Found)> = catalogue::ENTRIES
        .iter()
        .filter_map(|entry| {
            let own = rank(entry.id, &wanted).map(|rank| (rank, Found { entry, alias: None }));
            let aliases = ALIASES.iter().filter(|(_, id)| *id == entry.id);
            let alias = aliases.filter_map(|&(alias, _)| Some((rank(alias, &wanted)?, Found { entry, alias: Some(alias) })));
            own.into_iter().chain(alias).min_by_key(|(rank, _)| *rank)
        })
        .collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, found)| found).collect()
}

/// How well a game's words fit what is wanted, best first; none if they do not.
fn rank(id: &str, wanted: &str) -> Option<u8> {
    let names =
        |part: &str| -> Vec<String> { Lang::ALL.iter().flat_map(|&lang| format(lang, &words(id, part)).split(',').map(fold).collect::<Vec<_>>()).collect() };
    let begins = |name: &String| name.starts_with(wanted) || name.split(' ').any(|word| word.starts_with(wanted));
    let (own, related) = ([names("name"), names("own")].concat(), names("search"));
    let fits = [own.iter().any(|name| name == wanted), related.iter().any(|name| name == wanted), own.iter().any(begins), related.iter().any(begins)];
    (0..).zip(fits).find(|(_, fit)| *fit).map(|(rank, _)| rank)
}

/// A name without what people leave out or spell differently: case, marks of Latin letters, nukta, candrabindu, half nasals.
fn fold(name: &str) -> String {
    let mut folded = String::new();
    let mut letters = name.trim().nfd().flat_map(char::to_lowercase).filter(|&letter| !is_mark(letter)).peekable();
    while let Some(letter) = letters.next() {
        match letter {
            'ँ' => folded.push('ं'),
            'ङ' | 'ञ' | 'ण' | 'न' | 'म' if letters.peek() == Some(&'्') => {
                letters.next();
                folded.push('ं');
            }
            'ɔ' => folded.push('o'),
            _ => folded.push(letter),
        }
    }
    folded
}

/// Combining marks of Latin letters, the nukta, and joiners.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{93c}' | '\u{200c}' | '\u{200d}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(query: &str) -> Vec<&'static str> {
        search(query).iter().map(|found| found.entry.id).collect()
    }

    #[test]
    fn games_are_found_by_every_name() {
        for (query, first) in [
            ("kalah", "kalah"),
            ("  KALAH ", "kalah"),
            ("मंकाला", "kalah"),
            ("मनकला", "kalah"),
            ("mancala", "kalah"),
            ("awalé", "oware"),
            ("awale", "oware"),
            ("आयो", "oware"),
            ("ɔware", "oware"),
            ("dakon", "dakon"),
            ("डाकोन", "dakon"),
            ("congkak", "congkak"),
            ("चोङ्गक्लाक", "congklak"),
            ("चोँगक्लाक", "congklak"),
            ("sungka", "sungka"),
            ("ô ăn quan", "o_an_quan"),
            ("ओ अन क्वान", "o_an_quan"),
            ("பல்லாங்குழி", "pallanguzhi"),
            ("पल्लांगुली", "pallanguzhi"),
            ("వామన గుంటలు", "pallanguzhi"),
            ("ಅಳಿಗುಳಿ ಮಣೆ", "ali_guli_mane"),
            ("bao", "bao"),
            ("kujifunza", "bao_kujifunza"),
            ("म्वेसो", "omweso"),
            ("gaziantep", "mangala4"),
            ("madjnuni", "lab_madjnuni"),
            ("göçürme", "turkish_mangala"),
            ("マンカラ", "mancala_basic"),
            ("मंकला बेसिक", "mancala_basic"),
            ("тоғызқұмалақ", "togyz_kumalak"),
            ("toguz korgool", "togyz_kumalak"),
            ("бестемше", "bestemshe"),
        ] {
            assert_eq!(ids(query).first(), Some(&first), "{query}: {:?}", ids(query));
        }
    }

    #[test]
    fn an_alias_is_named() {
        assert_eq!(search("awale")[0].alias, Some("awale"));
        assert_eq!(search("Тогуз коргоол")[0].alias, Some("toguz_korgool"));
        assert_eq!(search("oware")[0].alias, None);
    }

    #[test]
    fn nothing_is_found_by_nothing_or_nonsense() {
        for query in ["", "   ", "xyzzy", "<script>", &"क".repeat(5000)] {
            assert!(ids(query).is_empty(), "{query}");
        }
    }
}
