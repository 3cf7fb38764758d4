//! Conformance files: positions and games with what the rules must make of them.
//!
//! A file names its `game` and holds `vectors`, `transcripts` and `perft` rows. An entry fails when the rules disagree
//! with it, and also when it says anything that is not understood: an unknown key, option, value or check, or nothing
//! that can be compared.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

use serde_json::{Map, Value};

use super::fields::{fields, knows, read_fields};
use super::step::outcome;
use crate::catalogue;
use crate::event::Event;
use crate::game::Game;
use crate::perft::perft;
use crate::pits::Pit;
use crate::rules::Rules;
use crate::ruleset::{Reason, Why};

/// What became of one file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Entries that passed.
    pub passed: usize,
    /// Entries that failed, in order.
    pub failures: Vec<Failure>,
}

/// An entry that failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// Which: the entry's id, or its place in the file.
    pub entry: String,
    /// What is wrong, in one line.
    pub what: String,
}

/// Makes rules of a game's id and options.
pub type MakeRules<'a> = &'a dyn Fn(&str, &[(&str, &str)]) -> Result<Rules, String>;

/// The rules of the catalogue.
///
/// # Errors
/// If the game, an option or a value is unknown, or the options make no game.
pub fn from_catalogue(id: &str, options: &[(&str, &str)]) -> Result<Rules, String> {
    catalogue::rules(id, options).map_err(|error| error.to_string())
}

/// Checks one file against the rules that `make` makes.
pub fn check(text: &str, make: MakeRules<'_>) -> Report {
    let mut report = Report::default();
    let file: Value = match serde_json::from_str(text) {
        Ok(file) => file,
        Err(error) => return failed(report, "file", format!("is not JSON: {error}")),
    };
    let Some(game) = file.get("game").and_then(Value::as_str) else {
        return failed(report, "file", "names no game".to_string());
    };
    let mut entries = 0;
    for (section, check) in [("vectors", check_entry as Check), ("transcripts", check_entry), ("perft", check_perft)] {
        let list = match file.get(section) {
            None => continue,
            Some(Value::Array(list)) => list,
            Some(_) => {
                report.failures.push(Failure { entry: section.to_string(), what: "is not a list".to_string() });
                continue;
            }
        };
        for (index, entry) in list.iter().enumerate() {
            entries += 1;
            let name = entry.get("id").and_then(Value::as_str).map_or_else(|| format!("{section}[{index}]"), ToString::to_string);
            match entry.as_object().ok_or_else(|| "is not an object".to_string()).and_then(|entry| check(game, entry, make)) {
                Ok(()) => report.passed += 1,
                Err(what) => report.failures.push(Failure { entry: format!("{game}/{name}"), what }),
            }
        }
    }
    if entries == 0 && report.failures.is_empty() {
        return failed(report, "file", "has no entries".to_string());
    }
    report
}

type Check = fn(&str, &Map<String, Value>, MakeRules<'_>) -> Result<(), String>;

fn failed(mut report: Report, entry: &str, what: String) -> Report {
    report.failures.push(Failure { entry: entry.to_string(), what });
    report
}

const USED: [&str; 12] = ["id", "options", "before", "moves", "after", "final", "checkpoints", "legal_before", "legal_after", "checks", "counts", "reason"];
const INFORMATION: [&str; 7] = ["rule", "why", "source", "note", "moves_source", "result", "margin"];

fn known_keys(entry: &Map<String, Value>) -> Result<(), String> {
    match entry.keys().find(|key| !USED.contains(&key.as_str()) && !INFORMATION.contains(&key.as_str())) {
        Some(key) => Err(format!("has an unknown key {key:?}")),
        None => Ok(()),
    }
}

/// The rules of an entry: its options, with board and seats from the arrays of `before` where they are not named.
fn rules_of(game: &str, entry: &Map<String, Value>, make: MakeRules<'_>) -> Result<Rules, String> {
    let mut options = match entry.get("options") {
        None => Vec::new(),
        Some(Value::Object(options)) => options.iter().map(|(name, value)| Ok((name.clone(), option_text(name, value)?))).collect::<Result<_, String>>()?,
        Some(_) => return Err("options are not an object".to_string()),
    };
    let before = entry.get("before");
    let length = |value: Option<&Value>| value.and_then(Value::as_array).map(Vec::len);
    let rows = before.and_then(|before| before.get("rows"));
    let own_row = before.and_then(|before| before.get("south")).or_else(|| rows.and_then(|rows| rows.get(0)));
    let mut infer = |name: &str, count: Option<usize>| {
        if let Some(count) = count
            && !options.iter().any(|(given, _)| given == name)
        {
            options.push((name.to_string(), count.to_string()));
            if make(game, &borrowed(&options)).is_err() {
                options.pop();
            }
        }
    };
    infer("seats", length(rows));
    infer("pits", length(own_row));
    make(game, &borrowed(&options))
}

fn borrowed(options: &[(String, String)]) -> Vec<(&str, &str)> {
    options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect()
}

fn option_text(name: &str, value: &Value) -> Result<String, String> {
    match value {
        Value::String(text) => Ok(text.clone()),
        Value::Bool(_) | Value::Number(_) => Ok(value.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => Err(format!("option {name} cannot be {value}")),
    }
}

fn check_perft(game: &str, entry: &Map<String, Value>, make: MakeRules<'_>) -> Result<(), String> {
    known_keys(entry)?;
    let rules = rules_of(game, entry, make)?;
    let start = match entry.get("before") {
        None => rules.start(0),
        Some(before) => position(&rules, before)?.0,
    };
    let counts = entry.get("counts").and_then(Value::as_array).ok_or("has no counts")?;
    if counts.is_empty() {
        return Err("compares nothing".to_string());
    }
    for (depth, expected) in (1..).zip(counts) {
        let expected = expected.as_u64().ok_or_else(|| format!("count {expected} is not a whole number"))?;
        let counted = perft(&rules, &start, depth);
        if counted != expected {
            return Err(format!("perft {depth} is {counted}, expected {expected}"));
        }
    }
    Ok(())
}

fn position(rules: &Rules, value: &Value) -> Result<(crate::Position, Vec<Event>), String> {
    let setup = read_fields(rules, value).map_err(|error| error.to_string())?;
    let mut settled = Vec::new();
    let position = rules.accept(&setup, &mut settled).map_err(|error| error.to_string())?;
    Ok((position, settled))
}

/// An entry in the middle of being checked.
struct Playing {
    game: Game,
    /// Tokens played.
    ply: usize,
    /// Events of the last token.
    events: Vec<Event>,
    compared: usize,
}

fn check_entry(game: &str, entry: &Map<String, Value>, make: MakeRules<'_>) -> Result<(), String> {
    known_keys(entry)?;
    let rules = Arc::new(rules_of(game, entry, make)?);
    let game = match entry.get("before") {
        None => Game::new(rules, 0),
        Some(before) => {
            let (start, settled) = position(&rules, before)?;
            Game::from_settled(rules, start, &settled)
        }
    };
    let mut playing = Playing { game, ply: 0, events: Vec::new(), compared: 0 };
    playing.legal(entry, "legal_before")?;
    let checkpoints = checkpoints(entry)?;
    playing.checkpoint(&checkpoints)?;
    let tokens = list(entry, "moves")?;
    for token in tokens {
        let token = token.as_str().ok_or_else(|| format!("move {token} is not a string"))?;
        playing.events.clear();
        playing.game.play_token(token, &mut playing.events).map_err(|error| format!("ply {}: {error}", playing.ply + 1))?;
        playing.ply += 1;
        playing.checkpoint(&checkpoints)?;
    }
    if let Some((ply, _)) = checkpoints.iter().find(|(ply, _)| *ply > tokens.len()) {
        return Err(format!("checkpoint {ply} lies behind the last move"));
    }
    for key in ["after", "final"] {
        if let Some(expected) = entry.get(key) {
            playing.compare(key, expected)?;
        }
    }
    playing.legal(entry, "legal_after")?;
    playing.reason(entry)?;
    playing.checks(entry)?;
    if playing.compared == 0 { Err("compares nothing".to_string()) } else { Ok(()) }
}

fn list<'e>(entry: &'e Map<String, Value>, key: &str) -> Result<&'e [Value], String> {
    match entry.get(key) {
        None => Ok(&[]),
        Some(Value::Array(list)) => Ok(list),
        Some(_) => Err(format!("{key} is not a list")),
    }
}

fn checkpoints(entry: &Map<String, Value>) -> Result<Vec<(usize, Value)>, String> {
    let one = |checkpoint: &Value| {
        let mut fields = checkpoint.as_object().cloned().ok_or("a checkpoint is not an object")?;
        let ply = fields.remove("ply").and_then(|ply| ply.as_u64()).ok_or("a checkpoint has no ply")?;
        Ok((ply as usize, Value::Object(fields)))
    };
    list(entry, "checkpoints")?.iter().map(one).collect()
}

impl Playing {
    fn checkpoint(&mut self, checkpoints: &[(usize, Value)]) -> Result<(), String> {
        let now = self.ply;
        checkpoints.iter().filter(|(ply, _)| *ply == now).try_for_each(|(ply, expected)| self.compare(&format!("checkpoint {ply}"), expected))
    }

    fn compare(&mut self, what: &str, expected: &Value) -> Result<(), String> {
        let rules = self.game.rules();
        let expected = expected.as_object().ok_or_else(|| format!("{what} is not an object"))?;
        let mut actual = fields(rules, self.game.position());
        if self.game.position().over().is_none() {
            actual.insert("winner".to_string(), Value::Null);
            actual.insert("reason".to_string(), Value::Null);
        }
        for (key, value) in expected {
            if !knows(rules, key) {
                return Err(format!("{what} has an unknown key {key:?}"));
            }
            let neutral = Value::from(0);
            let found = actual.get(key).unwrap_or(&neutral);
            if found != value {
                return Err(format!("{what}: {key} is {found}, expected {value}"));
            }
            self.compared += 1;
        }
        Ok(())
    }

    fn legal(&mut self, entry: &Map<String, Value>, key: &str) -> Result<(), String> {
        let Some(expected) = entry.get(key) else {
            return Ok(());
        };
        let rules = self.game.rules();
        let position = self.game.position();
        let tokens = expected.as_array().ok_or_else(|| format!("{key} is not a list"))?;
        let mut wanted = Vec::new();
        for token in tokens {
            let token = token.as_str().ok_or_else(|| format!("{key}: {token} is not a string"))?;
            wanted.push(rules.read_move(position, token).map_err(|error| format!("{key}: {error}"))?);
        }
        let mut found: Vec<_> = self.game.legal().collect();
        wanted.sort_unstable();
        wanted.dedup();
        found.sort_unstable();
        if found != wanted {
            let names: Vec<String> = found.iter().map(|&mv| rules.move_token(position, mv)).collect();
            return Err(format!("{key}: legal are {}", names.join(" ")));
        }
        self.compared += 1;
        Ok(())
    }

    fn reason(&mut self, entry: &Map<String, Value>) -> Result<(), String> {
        let Some(expected) = entry.get("reason") else {
            return Ok(());
        };
        let found = outcome(&self.game).get("reason").cloned().unwrap_or(Value::Null);
        if found != *expected {
            return Err(format!("reason is {found}, expected {expected}"));
        }
        self.compared += 1;
        Ok(())
    }

    fn checks(&mut self, entry: &Map<String, Value>) -> Result<(), String> {
        let checks = match entry.get("checks") {
            None => return Ok(()),
            Some(Value::Object(checks)) => checks,
            Some(_) => return Err("checks are not an object".to_string()),
        };
        for (check, expected) in checks {
            let found = self.fact(check).ok_or_else(|| format!("has an unknown check {check:?}"))?;
            if found != *expected {
                return Err(format!("check {check} is {found}, expected {expected}"));
            }
            self.compared += 1;
        }
        Ok(())
    }

    /// What a check of that name finds in the last token's events.
    fn fact(&self, check: &str) -> Option<Value> {
        let rules = self.game.rules();
        let captures = self.events.iter().filter_map(captured);
        let lifts = self.events.iter().filter_map(sown_from);
        // Pits with a row and a column are called as their owner calls them.
        let called = |pit| Value::from(if rules.board().has_columns() { rules.board().label(pit) } else { rules.pit_name(pit) });
        Some(match check {
            "captured" => captures.map(|(_, seeds)| u64::from(seeds)).sum::<u64>().into(),
            "captured_holes" => captures.map(|(pit, _)| called(pit)).collect(),
            "laps" => (lifts.count() + self.events.iter().filter(|event| matches!(event, Event::SowInto(_))).count()).into(),
            "extra_turn" => self.moves_on().into(),
            "turn_end" => self.events.iter().find_map(|event| if let Event::TurnEnd(why) = event { Some(why.name()) } else { None }).into(),
            "reason" => outcome(&self.game).get("reason").cloned().unwrap_or(Value::Null),
            "sown_from" => lifts.map(called).collect(),
            "endless" => self.events.iter().any(is_endless).into(),
            _ => return None,
        })
    }

    /// Whether the seat that moved last moves again by right.
    fn moves_on(&self) -> bool {
        let again = self.events.iter().any(|event| matches!(event, Event::Again(_)));
        let passed = self.events.iter().any(|event| matches!(event, Event::Passed(_)));
        again && !passed && self.game.position().over().is_none()
    }
}

/// The hole and the seeds that the landing step took.
fn captured(event: &Event) -> Option<(Pit, u8)> {
    if let Event::Capture { pit, seeds, .. } | Event::Gather { pit, seeds } = *event { Some((pit, seeds)) } else { None }
}

/// From which hole a lap is sown, the seeds of a kichwa's lap excepted: they come from a capture.
fn sown_from(event: &Event) -> Option<Pit> {
    if let Event::Lift { pit, .. } | Event::Relay { pit, .. } | Event::SowOn(pit) = *event { Some(pit) } else { None }
}

fn is_endless(event: &Event) -> bool {
    matches!(event, Event::TurnEnd(Why::Endless) | Event::End { reason: Reason::Endless, .. })
}
