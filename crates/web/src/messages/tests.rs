use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use bija_rules::catalogue::{ENTRIES, Terms};
use bija_wire::{Arg, Line};
use serde_json::Value;

use super::browser::{keys, pattern};
use super::complete::category;
use super::*;
use crate::{games, option_names};

/// The arguments that a pattern reads, with the words by which it chooses among them.
fn arguments(pattern: &Value, found: &mut BTreeMap<String, BTreeSet<String>>) {
    for part in pattern.as_array().unwrap() {
        if let Some(name) = part.get("v") {
            found.entry(name.as_str().unwrap().to_string()).or_default();
        }
        if let Some(name) = part.get("s") {
            for case in part["c"].as_array().unwrap() {
                found.entry(name.as_str().unwrap().to_string()).or_default().insert(case[0].as_str().unwrap().to_string());
                arguments(&case[1], found);
            }
        }
    }
}

/// The arguments that a line has to bring: all but the nouns of play.
fn arguments_of(lang: Lang, key: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    arguments(pattern(lang, key).unwrap(), &mut found);
    found.retain(|name, _| !name.starts_with("word-"));
    found
}

/// What the browser does with a pattern, in small.
fn evaluate(voice: Voice, pattern: &Value, line: &Line) -> String {
    let lang = voice.lang;
    let arg = |name: &Value| line.args.iter().find(|(known, _)| *known == name.as_str().unwrap()).map(|(_, arg)| arg).unwrap();
    pattern
        .as_array()
        .unwrap()
        .iter()
        .map(|part| match part {
            Value::String(text) => text.clone(),
            part if part.get("v").is_some() => match arg(&part["v"]) {
                Arg::Number(number) => grouped(lang, *number),
                Arg::Text(text) => text.clone(),
                Arg::Line(line) => evaluate(voice, &for_browser(voice, &line.key), line),
            },
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
                let (word, category) = match arg(&part["s"]) {
                    Arg::Number(number) => (number.to_string(), category(lang, *number)),
                    Arg::Text(text) => (text.clone(), ""),
                    Arg::Line(_) => unreachable!("nothing is chosen by a sentence"),
                };
                let cases = part["c"].as_array().unwrap();
                let fits = |case: &&Value| case[0].as_str() == Some(&word) || case[0].as_str() == Some(category);
                let case = cases.iter().find(fits).unwrap_or(&cases[part["d"].as_u64().unwrap() as usize]);
                evaluate(voice, &case[1], line)
            }
        })
        .collect()
}

/// The pattern that a page gets.
fn for_browser(voice: Voice, key: &str) -> Value {
    browser_messages(voice, &[key])[key].take()
}

/// Lines of a message over values of each argument, all arguments varied together.
fn samples(lang: Lang, key: &'static str) -> Vec<Line> {
    let wanted = arguments_of(lang, key);
    let values = |words: &BTreeSet<String>, index: usize| -> Arg {
        let category = |word: &String| ["zero", "one", "two", "few", "many", "other"].contains(&word.as_str());
        let number = |word: &String| category(word) || word.parse::<i64>().is_ok();
        if words.is_empty() || words.iter().all(number) {
            return Arg::Number([0, 1, 2, 3, 4, 21, 1200, 123_456][index]);
        }
        Arg::Text(words.iter().cycle().nth(index).unwrap().clone())
    };
    let line = |index: usize, text: bool| {
        let mut line = Line::new(key);
        for (name, words) in &wanted {
            let arg = if text && words.is_empty() { Arg::Text("Ada–आशा".to_string()) } else { values(words, index) };
            line.args.push((name.clone().leak(), arg));
        }
        line
    };
    (0..8).flat_map(|index| [line(index, false), line(index, true)]).collect()
}

#[test]
fn numbers_are_grouped_as_the_language_does() {
    assert_eq!([0, 12, 999, 1200, 123_456, 1_234_567, -1200].map(|n| grouped(Lang::EN, n)), ["0", "12", "999", "1,200", "123,456", "1,234,567", "-1,200"]);
    assert_eq!([0, 12, 999, 1200, 123_456, 1_234_567, -1200].map(|n| grouped(Lang::HI, n)), ["0", "12", "999", "1,200", "1,23,456", "12,34,567", "-1,200"]);
    assert_eq!([0, 12, 999, 1200, 123_456, 1_234_567, -1200].map(|n| grouped(Lang::ID, n)), ["0", "12", "999", "1.200", "123.456", "1.234.567", "-1.200"]);
    assert_eq!(format(Lang::HI, &Line::new("end-cap").with("limit", 123_456u32)), "1,23,456 बुआई की सीमा पूरी हो गई।");
    assert_eq!(format(Lang::ID, &Line::new("end-cap").with("limit", 1200u32)), "Batas 1.200 langkah tercapai.");
}

#[test]
fn nested_lines_are_formatted_first() {
    let place = Line::new("place-pit").with("owner", "you").with("nick", "").with("pit", 3u8);
    let line = Line::new("last-at-made").with("place", place).with("count", 2u8);
    assert_eq!(format(Lang::EN, &line), "The last seed fell in your pit 3, which now holds 2 seeds.");
    assert_eq!(format(Lang::HI, &line), "आखिरी बीज आपके गड्ढे 3 में गिरा; अब वहाँ 2 बीज हैं।");
    assert_eq!(format(Lang::ID, &line), "Biji terakhir jatuh di lubang 3 Anda; isinya kini 2 biji.");
}

#[test]
fn no_key_is_given_twice() {
    for lang in Lang::ALL {
        let messages = lang.files().iter().flat_map(|(_, text)| text.lines()).filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase())).count();
        assert_eq!(messages, keys(lang).count());
    }
}

#[test]
fn the_browser_says_what_rust_says() {
    for lang in Lang::ALL {
        for (key, terms) in keys(lang).flat_map(|key| Terms::ALL.map(|terms| (key, terms))) {
            let voice = Voice { lang, terms };
            for line in samples(lang, key) {
                assert_eq!(evaluate(voice, &for_browser(voice, key), &line), format(voice, &line), "{key} in {}: {line:?}", lang.code());
            }
        }
    }
}

#[test]
fn every_vocabulary_has_all_nouns_and_every_noun_is_used() {
    for lang in Lang::ALL {
        let mut used = BTreeMap::new();
        keys(lang).for_each(|key| arguments(pattern(lang, key).unwrap(), &mut used));
        let used: BTreeSet<&String> = used.keys().filter(|name| name.starts_with("word-")).collect();
        assert!(used.len() > 5, "{used:?}");
        for terms in Terms::ALL {
            let had: BTreeSet<&String> = Voice { lang, terms }.words().keys().collect();
            assert_eq!(had, used, "{terms:?} in {}", lang.code());
        }
    }
}

#[test]
fn each_game_is_told_in_its_own_nouns() {
    let told = |lang, id: &str, line: &Line| format(Voice::of(lang, bija_rules::catalogue::entry(id).unwrap()), line);
    let place = Line::new("place-store").with("owner", "you").with("nick", "");
    let last = Line::new("last-at").with("place", place);
    let empty = Line::new("err-empty-pit").with("pit", 3u8);
    assert_eq!(told(Lang::EN, "mancala_basic", &last), "The last stone fell in your score pit.");
    assert_eq!(told(Lang::HI, "mancala_basic", &last), "आखिरी पत्थर आपके अंकों के गड्ढे में गिरा।");
    assert_eq!(told(Lang::EN, "kalah", &last), "The last seed fell in your store.");
    assert_eq!(told(Lang::HI, "kalah", &last), "आखिरी बीज आपके भंडार में गिरा।");
    assert_eq!(told(Lang::ID, "mancala_basic", &last), "Batu terakhir jatuh di lubang skor Anda.");
    assert_eq!(told(Lang::ID, "congklak", &last), "Biji terakhir jatuh di lumbung Anda.");
    assert_eq!(told(Lang::ID, "o_an_quan", &empty), "Petak 3 kosong. Pilih petak yang berisi biji.");
    assert_eq!(told(Lang::EN, "o_an_quan", &empty), "Square 3 is empty. Choose one with seeds.");
    assert_eq!(told(Lang::HI, "o_an_quan", &empty), "खाना 3 खाली है। बीज वाला खाना चुनें।");
}

#[test]
fn hindi_texts_keep_to_the_house_spelling() {
    for (name, text) in Lang::HI.files() {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            for wrong in ["कृपया", "गढ्ढ", "द्वारा", "|", "वामावर्त", "बीजें", "अंतिम", "ज़िए", "ाइए", "\u{0958}", "\u{095B}", "\u{095C}"]
            {
                assert!(!line.contains(wrong), "{name}: {line:?} has {wrong:?}");
            }
        }
    }
}

#[test]
fn indonesian_texts_keep_to_one_way_of_speaking() {
    for (name, text) in Lang::ID.files() {
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let words: Vec<&str> = line.split(|letter: char| !letter.is_alphanumeric() && letter != '-').collect();
            for wrong in ["kamu", "kau", "anda", "silakan", "silahkan", "biji-biji", "menabur", "merubah", "dimana"] {
                assert!(!words.contains(&wrong), "{name}: {line:?} has {wrong:?}");
            }
        }
    }
}

#[test]
fn every_option_and_value_of_the_catalogue_has_its_words() {
    for entry in ENTRIES {
        let stems = ["name", "own", "line", "search"].map(|part| games::words(entry.id, part));
        let options = entry.options.iter().flat_map(|option| {
            let values = option
                .kind
                .values()
                .into_iter()
                .flat_map(|value| [option_names::value(entry, option, &value), option_names::value_about(entry, option, &value)]);
            [option_names::label(entry, option), option_names::about(entry, option)].into_iter().chain(values)
        });
        for line in stems.into_iter().chain(options) {
            for lang in Lang::ALL {
                assert!(exists(lang, &line.key), "{} in {}", line.key, lang.code());
                assert!(!format(lang, &line).is_empty());
            }
        }
    }
}

fn sources(dir: &Path, found: &mut Vec<PathBuf>) {
    let Ok(files) = std::fs::read_dir(dir) else { return };
    for file in files {
        let path = file.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// The keys are found by the calls that take them: each of these is followed by a key in quotation marks.
#[test]
fn every_key_in_the_code_has_a_message() {
    let calls = ["Line::new(\"", ".line(\"", ".t(\"", "of_seat(\"", "said_of(seat, \"", ".say(\"", "text(lang, \""];
    let mut files = Vec::new();
    for part in ["wire", "hints", "web", "server", "cli"] {
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(part).join("src"), &mut files);
    }
    let mut seen = 0;
    for file in files {
        let source = std::fs::read_to_string(&file).unwrap();
        for call in calls {
            for rest in source.split(call).skip(1) {
                let key = rest.split('"').next().unwrap();
                assert!(exists(Lang::EN, key), "{key} in {}", file.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 60, "the calls that take keys are no longer found");
}
