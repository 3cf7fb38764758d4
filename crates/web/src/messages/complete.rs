//! Whether a language says all that the others say: what is missing or too much in its files is named, file and key.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use serde_json::Value;

use super::Lang;
use super::browser::{Compiled, compile_file};

/// The words by which Fluent chooses for a number, beside the number itself.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The messages of a language by their files.
type Files = BTreeMap<&'static str, Compiled>;

fn files(lang: Lang) -> Files {
    let read = |&(name, text): &(&'static str, &str)| (name, compile_file(lang, name, text).unwrap_or_else(|wrong| panic!("{lang:?}: {wrong:?}")));
    lang.files().iter().map(read).collect()
}

/// The plural category of a number in a language, as Unicode has it.
pub(super) fn category(lang: Lang, number: i64) -> &'static str {
    let rules = PluralRules::create(lang.identifier(), PluralRuleType::CARDINAL).expect("Unicode knows the language");
    match rules.select(number.unsigned_abs()).expect("whole numbers have a category") {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

/// All categories that whole numbers have in a language.
fn categories(lang: Lang) -> BTreeSet<&'static str> {
    (0..=200).chain([1_000_000]).map(|number| category(lang, number)).collect()
}

/// The arguments that a pattern reads, but for the nouns of play.
fn arguments(pattern: &Value) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    for part in pattern.as_array().unwrap() {
        found.extend(part["v"].as_str().into_iter().chain(part["s"].as_str()).filter(|name| !name.starts_with("word-")));
        for case in part["c"].as_array().into_iter().flatten() {
            found.extend(arguments(&case[1]));
        }
    }
    found
}

/// What is wrong with the plurals of a pattern: forms that no number has, and forms that are missing beside others.
fn plurals(pattern: &Value, forms: &BTreeSet<&str>) -> Vec<String> {
    let mut wrong = Vec::new();
    for part in pattern.as_array().unwrap().iter().filter(|part| part.get("s").is_some()) {
        let cases = part["c"].as_array().unwrap();
        let counted: BTreeSet<&str> = cases.iter().filter_map(|case| case[0].as_str()).filter(|key| CATEGORIES.contains(key)).collect();
        let argument = part["s"].as_str().unwrap();
        wrong.extend(counted.difference(forms).map(|form| format!("no number is [{form}], by which it chooses for ${argument}")));
        if counted.iter().any(|&form| form != "other") {
            wrong.extend(forms.difference(&counted).map(|form| format!("lacks [{form}] for ${argument}")));
        }
        wrong.extend(cases.iter().flat_map(|case| plurals(&case[1], forms)));
    }
    wrong
}

/// What is missing or too much in the files of a language beside those of another one, whose numbers have these forms.
fn complaints(code: &str, theirs: &Files, forms: &BTreeSet<&str>, others: &Files) -> Vec<String> {
    let mut found = Vec::new();
    let sentences = |file: &Compiled| -> BTreeSet<String> { file.keys().filter(|key| !key.starts_with("word-")).cloned().collect() };
    for (file, messages) in others {
        let Some(own) = theirs.get(file) else {
            found.push(format!("messages/{code}/{file}.ftl: the file is missing"));
            continue;
        };
        let (has, wanted) = (sentences(own), sentences(messages));
        found.extend(wanted.difference(&has).map(|key| format!("messages/{code}/{file}.ftl: {key} is missing")));
        found.extend(has.difference(&wanted).map(|key| format!("messages/{code}/{file}.ftl: {key} is a key that other languages do not have there")));
        for key in has.intersection(&wanted) {
            let (reads, brought) = (arguments(&own[key]), arguments(&messages[key]));
            found.extend(brought.difference(&reads).map(|name| format!("messages/{code}/{file}.ftl: {key} does not say ${name}")));
            found.extend(reads.difference(&brought).map(|name| format!("messages/{code}/{file}.ftl: {key} reads ${name}, which is not brought")));
        }
    }
    found.extend(theirs.keys().filter(|file| !others.contains_key(*file)).map(|file| format!("messages/{code}/{file}.ftl: other languages have no such file")));
    for (file, messages) in theirs {
        let wrong = messages.iter().flat_map(|(key, pattern)| plurals(pattern, forms).into_iter().map(move |wrong| format!("{key} {wrong}")));
        found.extend(wrong.map(|wrong| format!("messages/{code}/{file}.ftl: {wrong}")));
    }
    found
}

#[test]
fn every_language_says_everything_and_no_more() {
    let reference = files(Lang::DEFAULT);
    let found: Vec<String> = Lang::ALL.into_iter().flat_map(|lang| complaints(lang.code(), &files(lang), &categories(lang), &reference)).collect();
    assert!(found.is_empty(), "\n{}\n", found.join("\n"));
}

#[test]
fn what_is_missing_or_too_much_is_named_with_file_and_key() {
    let file = |name: &'static str, text: &str| (name, compile_file(Lang::EN, name, text).unwrap());
    let english = Files::from([
        file("ui", "a = A\nb = { $count ->\n [one] { $count } seed\n *[other] { $count } seeds\n }\nc = { $name } and { $word-pit }"),
        file("turn", "d = D"),
    ]);
    let theirs =
        Files::from([file("ui", "b = { $count ->\n [one] biji\n *[other] { $count } biji { $word-seed }\n }\nc = C { $names }\ne = E"), file("tour", "f = F")]);
    let forms = BTreeSet::from(["other"]);
    assert_eq!(
        complaints("xx", &theirs, &forms, &english),
        [
            "messages/xx/turn.ftl: the file is missing",
            "messages/xx/ui.ftl: a is missing",
            "messages/xx/ui.ftl: e is a key that other languages do not have there",
            "messages/xx/ui.ftl: c does not say $name",
            "messages/xx/ui.ftl: c reads $names, which is not brought",
            "messages/xx/tour.ftl: other languages have no such file",
            "messages/xx/ui.ftl: b no number is [one], by which it chooses for $count",
        ]
    );
    let three = BTreeSet::from(["one", "few", "other"]);
    assert_eq!(complaints("xx", &english, &three, &english), ["messages/xx/ui.ftl: b lacks [few] for $count"]);
    assert_eq!(complaints("en", &english, &categories(Lang::EN), &english), [""; 0]);
}

/// The ranges of letters that the style sheet has typefaces for, by the script in their files' names.
fn typefaces() -> BTreeMap<String, Vec<(u32, u32)>> {
    let sheet = include_str!("../../assets/css/tokens.css");
    let mut found: BTreeMap<String, Vec<(u32, u32)>> = BTreeMap::new();
    for face in sheet.split("@font-face{").skip(1) {
        let script = face.split("/fonts/mukta-").nth(1).and_then(|name| name.split('-').next());
        let ranges = face.split("unicode-range:").nth(1).unwrap().split('}').next().unwrap().split(',').map(|range| {
            let (first, last) = range.trim_start_matches("U+").split_once('-').unwrap_or((range.trim_start_matches("U+"), range.trim_start_matches("U+")));
            (u32::from_str_radix(first, 16).unwrap(), u32::from_str_radix(last, 16).unwrap())
        });
        if let Some(script) = script {
            found.entry(script.to_string()).or_default().extend(ranges);
        }
    }
    found
}

#[test]
fn every_letter_of_a_language_is_in_the_typefaces_of_its_scripts() {
    let typefaces = typefaces();
    for lang in Lang::ALL {
        let ranges: Vec<(u32, u32)> =
            lang.scripts().iter().flat_map(|script| typefaces.get(*script).unwrap_or_else(|| panic!("{lang:?}: {script}"))).copied().collect();
        for (file, text) in lang.files() {
            // Games are also found by their names in languages that no page is written in, and are shown with them.
            let lines = text.lines().filter(|line| {
                !line.starts_with('#')
                    && !line.starts_with("digits-")
                    && !(line.starts_with("game-") && (line.contains("-own =") || line.contains("-search =")))
            });
            for line in lines {
                let bare =
                    line.chars().find(|&letter| letter.is_alphabetic() && !ranges.iter().any(|&(first, last)| (first..=last).contains(&(letter as u32))));
                assert_eq!(bare, None, "messages/{}/{file}.ftl: no typeface of its scripts has that letter: {line}", lang.code());
            }
        }
    }
}

/// The conjuncts of a text, each consonant with its nukta and each virama with its joiner.
fn conjuncts(text: &str) -> BTreeSet<String> {
    let letters: Vec<char> = text.chars().collect();
    let consonant = |at: usize| -> Option<usize> {
        matches!(letters.get(at)?, '\u{915}'..='\u{939}' | '\u{958}'..='\u{95f}').then(|| at + 1 + usize::from(letters.get(at + 1) == Some(&'\u{93c}')))
    };
    let virama = |at: usize| (letters.get(at) == Some(&'\u{94d}')).then(|| at + 1 + usize::from(letters.get(at + 1) == Some(&'\u{200d}')));
    let mut found = BTreeSet::new();
    let mut at = 0;
    while at < letters.len() {
        let Some(mut end) = consonant(at) else {
            at += 1;
            continue;
        };
        let first = end;
        while let Some(next) = virama(end).and_then(consonant) {
            end = next;
        }
        if end > first {
            found.insert(letters[at..end].iter().collect());
        }
        at = end;
    }
    found
}

#[test]
fn a_conjunct_is_read_with_its_nukta_and_its_joiner() {
    let found = conjuncts("उत्तर, ज़्यादा, र्\u{200d}य, प्रतिद्वंद्वी, सीख्");
    assert_eq!(found, ["त्त", "ज़्य", "र्\u{200d}य", "प्र", "द्व"].map(str::to_string).into());
}

#[test]
fn the_typefaces_are_cut_for_every_conjunct_of_the_hindi_texts() {
    let cut: BTreeSet<String> = include_str!("conjuncts.txt").lines().map(str::to_string).collect();
    let used: BTreeSet<String> = Lang::HI.files().iter().flat_map(|(_, text)| conjuncts(text)).collect();
    assert_eq!(used.difference(&cut).collect::<Vec<_>>(), [""; 0], "cut the typefaces again: cargo xtask fonts");
    assert!(used.len() > 50, "{used:?}");
}

#[test]
fn the_facts_of_every_language_hold() {
    for (index, lang) in Lang::ALL.into_iter().enumerate() {
        assert_eq!((lang.index(), Lang::from_code(lang.code()), Lang::of_tag(lang.locale())), (index, Some(lang), Some(lang)));
        assert_eq!(lang.first_game().preset_of, None, "{lang:?}");
        assert!(lang.sign().chars().count() <= 3, "{lang:?}: the header has no room for {:?}", lang.sign());
        let own = Lang::ALL.into_iter().filter(|other| other.name() == lang.name() || other.sign() == lang.sign());
        assert_eq!(own.count(), 1, "{lang:?}");
    }
}
