//! The releases, newest first: one list for the page and for CHANGELOG.md.

use bija_wire::Line;

use crate::messages::{Lang, format, numbered};

/// A release.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Release {
    /// Its version.
    pub version: &'static str,
    /// Year, month and day.
    pub date: (u16, u8, u8),
    /// Its number, from 1, in the keys of its lines.
    number: usize,
}

/// All releases, newest first.
pub const RELEASES: &[Release] =
    &[Release { version: "0.2.0", date: (2026, 11, 30), number: 2 }, Release { version: "0.1.0", date: (2026, 11, 29), number: 1 }];

/// The day on which the rules in words were last changed: year, month and day.
pub const RULES_UPDATED: (u16, u8, u8) = (2026, 12, 1);

/// A day written out: year, month and day.
pub fn date((year, month, day): (u16, u8, u8)) -> Line {
    Line::new("changes-date").with("day", day.to_string()).with("month", month).with("year", year.to_string())
}

impl Release {
    /// Its heading: version and date.
    pub fn heading(&self, lang: Lang) -> String {
        format(lang, &Line::new("changes-release").with("version", self.version).with("date", date(self.date)))
    }

    /// What it brought, one sentence each.
    pub fn lines(&self, lang: Lang) -> Vec<String> {
        numbered(lang, |n| format!("changes-{}-{n}", self.number))
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use super::*;
    use crate::messages::text;

    /// The file of the project says what the page says.
    #[test]
    fn the_changelog_is_the_page_in_english() {
        let mut expected = format!("# {}\n\n{}\n", text(Lang::EN, "changes-title"), text(Lang::EN, "changes-intro"));
        for release in RELEASES {
            write!(expected, "\n## {}\n\n", release.heading(Lang::EN)).unwrap();
            for line in release.lines(Lang::EN) {
                writeln!(expected, "- {line}").unwrap();
            }
        }
        let file = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../CHANGELOG.md")).unwrap();
        assert_eq!(file, expected);
    }

    #[test]
    fn the_newest_release_is_this_version() {
        assert_eq!(RELEASES[0].version, env!("CARGO_PKG_VERSION"));
        assert!(!RELEASES[0].lines(Lang::HI).is_empty());
    }
}
