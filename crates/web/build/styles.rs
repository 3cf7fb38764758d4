//! Style sheets as a browser loads them: one file with all that a sheet takes in, without comments and line ends.
//!
//! A sheet takes in others of its folder by lines `@import "tokens.css";` at its beginning. Every sheet can be asked for by itself as well.

use std::collections::BTreeMap;

/// How the line begins that takes in another sheet.
const TAKES: &str = "@import \"";

/// A sheet with what it takes in, which is given by name, in the place of the lines that name it.
pub(crate) fn join(name: &str, sheets: &BTreeMap<String, String>) -> String {
    let sheet = sheets.get(name).unwrap_or_else(|| panic!("there is no style sheet {name}"));
    let lines = sheet.lines().map(|line| match line.strip_prefix(TAKES) {
        Some(rest) => join(rest.strip_suffix("\";").unwrap_or_else(|| panic!("{name}: an import is a line of its own")), sheets),
        None => format!("{line}\n"),
    });
    lines.collect()
}

/// A style sheet with everything left out that only its readers need.
pub(crate) fn squeeze(sheet: &str) -> String {
    let mut bare = String::new();
    let mut rest = sheet;
    while let Some(at) = rest.find(['"', '/']) {
        bare.push_str(&rest[..at]);
        rest = &rest[at..];
        if rest.starts_with("/*") {
            rest = &rest[rest.find("*/").expect("a comment ends") + 2..];
            continue;
        }
        let length = rest.strip_prefix('"').map_or(1, |string| string.find('"').expect("a string ends") + 2);
        bare.push_str(&rest[..length]);
        rest = &rest[length..];
    }
    bare.push_str(rest);
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |mut written, line| {
        if !written.is_empty() && !written.ends_with(['{', '}', ';', ',']) {
            written.push(' ');
        }
        written.push_str(line);
        written
    })
}
