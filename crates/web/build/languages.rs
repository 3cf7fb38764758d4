//! Finds the languages: every folder of `messages` is one, with its facts in `language.toml` and its sentences in Fluent files.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use toml::{Table, Value};

/// The file of a language's facts.
const FACTS: &str = "language.toml";

/// All facts of a language; each must be there, and no other.
const NAMES: [&str; 9] = ["order", "name", "sign", "locale", "also", "separator", "groups", "first", "scripts"];

/// One language.
struct Language {
    /// Its code, which is the name of its folder.
    code: String,
    /// Its folder.
    folder: PathBuf,
    facts: Table,
}

/// The languages as Rust: their table in order, and a constant for each.
pub(crate) fn write(messages: &Path) -> String {
    let mut languages: Vec<Language> = listed(messages).into_iter().filter(|path| path.is_dir()).map(read).collect();
    languages.sort_by_key(|language| (language.number("order"), language.code.clone()));
    let mut table = format!("const LANGUAGES: [Language; {}] = [\n", languages.len());
    let mut constants = String::from("impl Lang {\n");
    for (index, language) in languages.iter().enumerate() {
        table.push_str(&language.row());
        let (code, name) = (language.code.to_uppercase(), language.string("name"));
        writeln!(constants, "    /// {name}\n    pub const {code}: Lang = Lang({index});").expect("a string takes all");
    }
    format!("{table}];\n\n{constants}}}\n")
}

fn read(folder: PathBuf) -> Language {
    let code = folder.file_name().expect("a folder that was listed has a name").to_string_lossy().into_owned();
    assert!((2..=3).contains(&code.len()) && code.bytes().all(|letter| letter.is_ascii_lowercase()), "{}: a language is named by its code", folder.display());
    let file = folder.join(FACTS);
    let facts = super::text(&file).parse::<Table>().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    if let Some(unknown) = facts.keys().find(|name| !NAMES.contains(&name.as_str())) {
        panic!("{}: no language has a fact “{unknown}”; the facts are {}", file.display(), NAMES.join(", "));
    }
    Language { code, folder, facts }
}

impl Language {
    /// Its row of the table.
    fn row(&self) -> String {
        let code = &self.code;
        let [name, sign, locale, separator, first] = ["name", "sign", "locale", "separator", "first"].map(|fact| self.string(fact));
        let [also, scripts] = ["also", "scripts"].map(|fact| self.list(fact, |value| value.as_str().map(str::to_string)));
        let groups = self.list("groups", |value| value.as_integer().filter(|size| (1..=9).contains(size)));
        assert!(!groups.is_empty(), "{}: a group of digits needs a size", self.file());
        let mut row = format!("    Language {{ code: {code:?}, name: {name:?}, sign: {sign:?}, locale: {locale:?}, also: &{also:?}, ");
        write!(row, "separator: {separator:?}, groups: &{groups:?}, first: {first:?}, scripts: &{scripts:?}, files: &[").expect("a string takes all");
        for file in listed(&self.folder).iter().filter(|file| file.extension().is_some_and(|end| end == "ftl")) {
            let name = file.file_stem().expect("a file with an extension has a name").to_string_lossy();
            write!(row, "\n        ({name:?}, include_str!({})),", super::literal(file)).expect("a string takes all");
        }
        row.push_str("\n    ] },\n");
        row
    }

    fn file(&self) -> String {
        self.folder.join(FACTS).display().to_string()
    }

    fn fact(&self, name: &str) -> &Value {
        self.facts.get(name).unwrap_or_else(|| panic!("{}: the fact “{name}” is missing", self.file()))
    }

    fn string(&self, name: &str) -> &str {
        self.fact(name).as_str().unwrap_or_else(|| panic!("{}: “{name}” must be text", self.file()))
    }

    fn number(&self, name: &str) -> i64 {
        self.fact(name).as_integer().unwrap_or_else(|| panic!("{}: “{name}” must be a number", self.file()))
    }

    fn list<T>(&self, name: &str, item: impl Fn(&Value) -> Option<T>) -> Vec<T> {
        let items = self.fact(name).as_array().and_then(|items| items.iter().map(item).collect());
        items.unwrap_or_else(|| panic!("{}: “{name}” is no list of such values", self.file()))
    }
}

/// What lies in a folder, in order.
fn listed(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", folder.display())).path()).collect();
    paths.sort();
    paths
}
