//! The words of play that the pages use: which there are, the games they belong to, and what they are called in the games' own languages.
//!
//! The word and its meaning are the messages `glossary-<term>` and `glossary-<term>-about`. Words of other languages stand here, in their own
//! script, for they are the same in all languages of the pages.

use bija_rules::catalogue::{ENTRIES, Entry};
use bija_wire::Line;

use crate::messages::{Lang, Voice, format, text};
use crate::option_names::base;

/// Where a term stands in the glossary.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// The board and the seeds.
    Board,
    /// A turn.
    Turn,
    /// Rules, ends and matches.
    Rules,
    /// Words of single games.
    Own,
}

impl Group {
    /// All of them, as they follow each other.
    pub const ALL: [Group; 4] = [Group::Board, Group::Turn, Group::Rules, Group::Own];

    /// The key of its heading.
    pub const fn heading(self) -> &'static str {
        match self {
            Group::Board => "glossary-group-board",
            Group::Turn => "glossary-group-turn",
            Group::Rules => "glossary-group-rules",
            Group::Own => "glossary-group-own",
        }
    }
}

/// A word of the game's own language for a term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    /// The games that are played in that language; a preset may have words that its game does not have.
    pub games: &'static [&'static str],
    /// The language (BCP 47).
    pub lang: &'static str,
    /// The word in its own script.
    pub word: &'static str,
    /// The word in Latin letters, where its script is another.
    pub said: Option<&'static str>,
}

/// A term of the field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// Its name in message keys and in addresses.
    pub key: &'static str,
    /// Where it stands.
    pub group: Group,
    /// The games, no presets, whose rules need it; none stands for all.
    pub games: &'static [&'static str],
    /// What it is called elsewhere.
    pub words: &'static [Word],
}

const fn word(games: &'static [&'static str], lang: &'static str, word: &'static str) -> Word {
    Word { games, lang, word, said: None }
}

const fn written(games: &'static [&'static str], lang: &'static str, word: &'static str, said: &'static str) -> Word {
    Word { games, lang, word, said: Some(said) }
}

const fn term(group: Group, key: &'static str, games: &'static [&'static str], words: &'static [Word]) -> Term {
    Term { key, group, games, words }
}

const ALL: &[&str] = &[];
const BAO: &[&str] = &["bao", "bao_kujifunza"];
const KAZAKH: &[&str] = &["togyz_kumalak", "bestemshe"];
const RELAYS: &[&str] = &["congklak", "sungka", "o_an_quan", "pallanguzhi", "bao", "omweso", "mangala4"];
const WITH_STORES: &[&str] =
    &["kalah", "oware", "congklak", "sungka", "o_an_quan", "pallanguzhi", "mangala4", "mancala_basic", "togyz_kumalak", "bestemshe", "turkish_mangala"];
const WITH_CAPTURES: &[&str] =
    &["kalah", "oware", "congklak", "sungka", "o_an_quan", "pallanguzhi", "bao", "omweso", "mangala4", "togyz_kumalak", "bestemshe", "turkish_mangala"];
const WITH_LEFTOVERS: &[&str] = &["kalah", "oware", "congklak", "sungka", "o_an_quan", "pallanguzhi", "togyz_kumalak", "bestemshe", "turkish_mangala"];

/// All terms, group by group. Words of other languages are those that the sources of the games' rules have, and a few that players there use beside them.
pub const TERMS: &[Term] = &[
    term(
        Group::Board,
        "pit",
        ALL,
        &[
            word(&["congklak"], "id", "lubang"),
            word(&["sungka"], "fil", "bahay"),
            written(&["pallanguzhi"], "ta", "குழி", "kuzhi"),
            written(&["ali_guli_mane"], "kn", "ಗುಳಿ", "guli"),
            word(BAO, "sw", "shimo"),
            written(KAZAKH, "kk", "отау", "otau"),
            word(&["turkish_mangala", "mangala4"], "tr", "kuyu"),
            word(&["o_an_quan"], "vi", "ô"),
        ],
    ),
    term(
        Group::Board,
        "store",
        WITH_STORES,
        &[
            word(&["congklak"], "id", "lumbung"),
            word(&["congkak"], "ms", "rumah"),
            written(KAZAKH, "kk", "қазан", "kazan"),
            word(&["turkish_mangala"], "tr", "hazine"),
        ],
    ),
    term(
        Group::Board,
        "seed",
        ALL,
        &[
            word(&["congklak"], "id", "biji"),
            word(&["dakon"], "jv", "kecik"),
            word(&["sungka"], "fil", "sigay"),
            word(&["o_an_quan"], "vi", "dân"),
            written(&["pallanguzhi"], "ta", "சோழி", "sozhi"),
            word(BAO, "sw", "kete"),
            word(&["omweso"], "lg", "empiki"),
            written(KAZAKH, "kk", "құмалақ", "kumalak"),
            written(&["togyz_kumalak"], "ky", "коргоол", "korgool"),
            word(&["turkish_mangala"], "tr", "taş"),
        ],
    ),
    term(Group::Board, "row", ALL, &[]),
    term(Group::Board, "facing", &["kalah", "congklak", "sungka", "bao", "omweso", "mangala4", "turkish_mangala"], &[]),
    term(Group::Turn, "sowing", ALL, &[]),
    term(Group::Turn, "lap", RELAYS, &[]),
    term(Group::Turn, "relay", RELAYS, &[word(&["congklak"], "id", "jalan terus")]),
    term(Group::Turn, "extra", &["kalah", "congklak", "sungka", "mancala_basic", "turkish_mangala"], &[word(&["congklak"], "id", "jalan lagi")]),
    term(Group::Turn, "capture", WITH_CAPTURES, &[word(&["congklak"], "id", "tembak")]),
    term(Group::Turn, "pass", &["sungka", "mangala4"], &[]),
    term(Group::Rules, "leftover", WITH_LEFTOVERS, &[]),
    term(Group::Rules, "feeding", &["oware"], &[]),
    term(Group::Rules, "grand-slam", &["oware"], &[]),
    term(Group::Rules, "repetition", &["oware", "bao", "omweso", "mangala4", "togyz_kumalak", "bestemshe"], &[]),
    term(Group::Rules, "endless", &["o_an_quan", "pallanguzhi", "bao", "omweso", "mangala4"], &[]),
    term(Group::Rules, "pie-rule", &["kalah"], &[]),
    term(Group::Rules, "house-rules", ALL, &[]),
    term(Group::Rules, "round", &["congklak", "sungka", "pallanguzhi", "turkish_mangala"], &[word(&["turkish_mangala"], "tr", "set")]),
    term(Group::Rules, "burnt", &["congklak", "sungka", "pallanguzhi"], &[word(&["congklak"], "id", "ngacang"), word(&["sungka"], "fil", "sunog")]),
    term(Group::Own, "kroo", &["oware"], &[]),
    term(Group::Own, "quan", &["o_an_quan"], &[word(&["o_an_quan"], "vi", "quan")]),
    term(Group::Own, "young-quan", &["o_an_quan"], &[word(&["o_an_quan"], "vi", "quan non")]),
    term(Group::Own, "borrowing", &["o_an_quan"], &[]),
    term(Group::Own, "pasu", &["pallanguzhi"], &[written(&["pallanguzhi"], "ta", "பசு", "pasu")]),
    term(Group::Own, "namua", &["bao"], &[word(&["bao"], "sw", "namua")]),
    term(Group::Own, "mtaji", &["bao"], &[word(BAO, "sw", "mtaji")]),
    term(Group::Own, "takata", &["bao"], &[word(BAO, "sw", "takata")]),
    term(Group::Own, "takasia", &["bao"], &[word(&["bao"], "sw", "takasia")]),
    term(Group::Own, "nyumba", &["bao"], &[word(&["bao"], "sw", "nyumba")]),
    term(Group::Own, "safari", &["bao"], &[word(&["bao"], "sw", "safari")]),
    term(Group::Own, "kichwa", &["bao"], &[word(BAO, "sw", "kichwa")]),
    term(Group::Own, "kimbi", &["bao"], &[word(BAO, "sw", "kimbi")]),
    term(Group::Own, "tuzdyk", &["togyz_kumalak"], &[written(&["togyz_kumalak"], "kk", "тұздық", "tuzdyk"), written(&["togyz_kumalak"], "ky", "туз", "tuz")]),
];

/// The nouns of play, which each vocabulary of the catalogue has its own of.
const NOUNS: [&str; 3] = ["pit", "store", "seed"];

impl Term {
    /// The word, in the language of a page.
    pub fn name(&self, lang: Lang) -> String {
        text(lang, &format!("glossary-{}", self.key))
    }

    /// What it means.
    pub fn about(&self, lang: Lang) -> String {
        text(lang, &format!("glossary-{}-about", self.key))
    }

    /// Whether the rules of a game need it.
    pub fn belongs_to(&self, entry: &Entry) -> bool {
        self.games.is_empty() || self.games.contains(&base(entry))
    }

    /// The games that say it in another way than most on the pages themselves, with their noun, each game before its presets.
    pub fn nouns(&self, lang: Lang) -> Vec<(&'static Entry, String)> {
        if !NOUNS.contains(&self.key) {
            return Vec::new();
        }
        let usual = noun(Voice::from(lang), self.key);
        let own =
            ENTRIES.iter().filter(|entry| entry.preset_of.is_none() && self.belongs_to(entry)).map(|entry| (entry, noun(Voice::of(lang, entry), self.key)));
        own.filter(|(_, said)| *said != usual).collect()
    }
}

/// A noun of play in a voice.
fn noun(voice: Voice, key: &str) -> String {
    format(voice, &Line::new(format!("word-{}-{key}", voice.terms.name())))
}

/// The terms that the rules of a game need, in the order of the glossary.
pub fn of(entry: &Entry) -> impl Iterator<Item = &'static Term> {
    TERMS.iter().filter(|term| term.belongs_to(entry))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bija_rules::catalogue::{Terms, entry};

    use super::*;
    use crate::games::SECTIONS;

    #[test]
    fn every_noun_of_every_vocabulary_of_the_catalogue_is_in_the_glossary() {
        for (lang, entry) in Lang::ALL.into_iter().flat_map(|lang| ENTRIES.iter().filter(|entry| entry.preset_of.is_none()).map(move |entry| (lang, entry))) {
            for key in NOUNS {
                let term = TERMS.iter().find(|term| term.key == key).expect("the nouns are terms");
                let said = noun(Voice::of(lang, entry), key);
                let named = term.name(lang).to_lowercase() == said.to_lowercase();
                let told = term.nouns(lang).iter().any(|(game, word)| game.id == entry.id && *word == said);
                assert!(named || told || !term.belongs_to(entry), "{said}, of {} in {}", entry.id, lang.code());
            }
        }
        assert!(Terms::ALL.len() > 1, "one vocabulary would prove nothing");
    }

    /// A section of the rules that bears the name of a term tells that term, for that game.
    #[test]
    fn what_the_rules_of_a_game_tell_under_its_own_heading_is_a_term_of_that_game() {
        let same = |section: &str| match section {
            "house" => "nyumba".to_string(),
            "rounds" => "round".to_string(),
            other => other.to_string(),
        };
        let mut met = BTreeSet::new();
        for entry in ENTRIES.iter().filter(|entry| entry.preset_of.is_none()) {
            let keys: BTreeSet<&str> = of(entry).map(|term| term.key).collect();
            for section in SECTIONS {
                let key = same(section);
                let told = crate::messages::exists(Lang::ALL[0], &crate::option_names::of_game("rules", entry, &format!("{section}-1")));
                if told && TERMS.iter().any(|term| term.key == key) {
                    assert!(keys.contains(key.as_str()), "{section} of {}", entry.id);
                    met.insert(key);
                }
            }
        }
        for key in
            ["relay", "extra", "capture", "pasu", "quan", "takata", "takasia", "mtaji", "namua", "nyumba", "tuzdyk", "feeding", "borrowing", "pass", "round"]
        {
            assert!(met.contains(key), "{key} is told nowhere");
        }
    }

    #[test]
    fn games_of_terms_and_words_are_in_the_catalogue_and_anchors_are_names() {
        let mut keys = BTreeSet::new();
        for term in TERMS {
            assert!(keys.insert(term.key), "{} twice", term.key);
            assert!(term.key.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", term.key);
            for game in term.games {
                assert!(entry(game).is_some_and(|entry| entry.preset_of.is_none()), "{game} of {}", term.key);
            }
            for word in term.words {
                assert!(!word.games.is_empty() && word.games.iter().all(|game| entry(game).is_some()), "{}", word.word);
                let is_latin = word.word.chars().all(|letter| letter == ' ' || ('A'..'ʰ').contains(&letter));
                assert_eq!(word.said.is_none(), is_latin, "{} is written in Latin letters as well", word.word);
            }
        }
    }
}
