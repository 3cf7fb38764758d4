//! Reads the files of lessons. Nothing is taken on trust: unknown keys, games, options, positions, pits and rules are errors.

use std::fmt;
use std::sync::Arc;

use bija_rules::catalogue::{self, Entry};
use bija_rules::{Pit, Rules, Seat};
use serde_json::{Map, Value};

use super::{Better, Claim, Forced, Kind, Lesson, Place, Step, Wanted};

/// Why a file is no lesson, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonError {
    /// The lesson.
    pub lesson: String,
    /// The step, if one is at fault.
    pub step: Option<String>,
    /// What is wrong.
    pub why: Why,
}

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// The file is not JSON.
    NotJson(String),
    /// A key that has to be there is not.
    Missing(&'static str),
    /// A key's value is not of its form.
    Form(&'static str),
    /// There is no such key.
    UnknownKey(String),
    /// There is no such game, or the file is not named after it.
    Game(String),
    /// The options make no game.
    Options(String),
    /// The position or a pit cannot be read.
    Position(String),
    /// Two steps have one id.
    Twice(String),
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lesson {}", self.lesson)?;
        if let Some(step) = &self.step {
            write!(f, ", step {step}")?;
        }
        match &self.why {
            Why::NotJson(error) => write!(f, ": not JSON: {error}"),
            Why::Missing(key) => write!(f, ": {key:?} is missing"),
            Why::Form(key) => write!(f, ": the value of {key:?} is not of its form"),
            Why::UnknownKey(key) => write!(f, ": there is no key {key:?}"),
            Why::Game(game) => write!(f, ": {game:?} is no game of the catalogue, or the file is not named after it"),
            Why::Options(error) => write!(f, ": the options make no game: {error}"),
            Why::Position(text) => write!(f, ": cannot be read: {text}"),
            Why::Twice(id) => write!(f, ": two steps are called {id:?}"),
        }
    }
}

impl std::error::Error for LessonError {}

/// Options as they are written.
type Options = Vec<(String, String)>;

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// If the text is not of the form that `docs/lessons.md` describes.
    pub fn read(name: &'static str, text: &str) -> Result<Lesson, LessonError> {
        let failed = |why| LessonError { lesson: name.to_string(), step: None, why };
        let value: Value = serde_json::from_str(text).map_err(|error| failed(Why::NotJson(error.to_string())))?;
        let file = Fields::of(&value, "the lesson", &["game", "options", "steps"]).map_err(failed)?;
        let game = file.text("game").map_err(failed)?;
        let named_after = name.strip_prefix(game).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
        let entry = catalogue::entry(game).filter(|_| named_after).ok_or_else(|| failed(Why::Game(game.to_string())))?;
        let common = file.options("options").map_err(failed)?;
        let mut steps: Vec<Step> = Vec::new();
        for value in file.list("steps").map_err(failed)? {
            let id = value.get("id").and_then(Value::as_str).ok_or_else(|| failed(Why::Missing("id")))?;
            let step = read_step(name, entry, &common, id, value).map_err(|why| LessonError { step: Some(id.to_string()), ..failed(why) })?;
            if steps.iter().any(|other| other.id == id) {
                return Err(failed(Why::Twice(id.to_string())));
            }
            steps.push(step);
        }
        Ok(Lesson { name, entry, steps })
    }
}

const STEP: &[&str] = &["id", "kind", "rule", "options", "position", "played", "viewer", "moves", "forced", "notice", "claim", "better", "answers", "words"];

fn read_step(lesson: &str, entry: &'static Entry, common: &Options, id: &str, value: &Value) -> Result<Step, Why> {
    let step = Fields::of(value, "a step", STEP)?;
    let kind = step.text("kind")?;
    let kind = Kind::ALL.into_iter().find(|one| one.name() == kind).ok_or(Why::Form("kind"))?;
    let mut options = step.options("options")?;
    options.extend(common.iter().filter(|(name, _)| options.iter().all(|(own, _)| own != name)).cloned().collect::<Vec<_>>());
    let rules = rules(entry, &options)?;
    let text = step.text("position")?;
    let position = rules.read_position(text).map_err(|error| Why::Position(format!("{text}: {error}")))?;
    let viewer = match step.optional("viewer") {
        Some(sign) => sign.as_str().and_then(|sign| rules.seat_of_sign(sign)).ok_or(Why::Form("viewer"))?,
        None => Seat::SOUTH,
    };
    let claim = step.list("claim")?.iter().map(|claim| Claim::read(claim).ok_or(Why::Form("claim"))).collect::<Result<Vec<_>, _>>()?;
    let words = step.optional("words").map_or(Some(""), Value::as_str).ok_or(Why::Form("words"))?;
    Ok(Step {
        id: id.to_string(),
        kind,
        words: if words.is_empty() { format!("{}-{id}", Lesson::stem(lesson)) } else { Lesson::stem(words) },
        rule: Step::has_rule(entry, step.text("rule")?).ok_or(Why::Form("rule"))?,
        played: step.texts("played")?,
        wanted: wanted(&step)?,
        forced: match step.optional("forced") {
            Some(Value::Bool(true)) => Forced::Yes,
            Some(_) => return Err(Why::Form("forced")),
            None => Forced::No,
        },
        notice: step.texts("notice")?.iter().map(|name| place(&rules, name)).collect::<Result<_, _>>()?,
        better: better(&step)?,
        own_answers: own_answers(&step)?,
        claim: if claim.is_empty() { return Err(Why::Missing("claim")) } else { claim },
        text: text.to_string(),
        position,
        viewer,
        options,
        rules,
    })
}

fn rules(entry: &Entry, options: &Options) -> Result<Arc<Rules>, Why> {
    let asked: Vec<(&str, &str)> = options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let values = entry.values(&asked).map_err(|error| Why::Options(format!("{error:?}")))?;
    entry.rules(&values).map(Arc::new).map_err(|error| Why::Options(format!("{error:?}")))
}

fn wanted(step: &Fields<'_>) -> Result<Wanted, Why> {
    if step.optional("moves").and_then(Value::as_str) == Some("any") {
        return Ok(Wanted::Any);
    }
    match step.texts("moves")? {
        lines if lines.is_empty() => Err(Why::Missing("moves")),
        lines => Ok(Wanted::Lines(lines)),
    }
}

/// `"better": {"proved": 4}` or `{"searched": 4}`: seeds, at least one.
fn better(step: &Fields<'_>) -> Result<Option<Better>, Why> {
    let Some(better) = step.optional("better") else { return Ok(None) };
    let fields = Fields::of(better, "better", &["proved", "searched"])?;
    let seeds =
        |key| fields.optional(key).map(|value| value.as_u64().and_then(|seeds| u8::try_from(seeds).ok()).filter(|&seeds| seeds > 0).ok_or(Why::Form("better")));
    match (seeds("proved").transpose()?, seeds("searched").transpose()?) {
        (Some(seeds), None) => Ok(Some(Better::Proved(seeds))),
        (None, Some(seeds)) => Ok(Some(Better::Searched(seeds))),
        (None, None) | (Some(_), Some(_)) => Err(Why::Form("better")),
    }
}

/// `"answers": {"early": ["S4"]}`: what the key of the answer ends with, and the moves that get it.
fn own_answers(step: &Fields<'_>) -> Result<Vec<(Vec<String>, String)>, Why> {
    let Some(answers) = step.optional("answers") else { return Ok(Vec::new()) };
    let answers = answers.as_object().ok_or(Why::Form("answers"))?;
    let one = |(key, moves): (&String, &Value)| Some((texts(moves)?, key.clone()));
    answers.iter().map(|answer| one(answer).ok_or(Why::Form("answers"))).collect()
}

/// A pit by its name, `N3`, or a store by its owner's sign, `store N`.
fn place(rules: &Rules, name: &str) -> Result<Place, Why> {
    let found = match name.strip_prefix("store ") {
        Some(sign) => rules.seat_of_sign(sign).map(Place::Store),
        None => (0..rules.board().cells() as Pit).find(|&pit| rules.pit_name(pit) == name).map(Place::Pit),
    };
    found.ok_or_else(|| Why::Position(name.to_string()))
}

fn texts(value: &Value) -> Option<Vec<String>> {
    value.as_array()?.iter().map(|text| text.as_str().map(ToString::to_string)).collect()
}

/// The fields of an object all of whose keys are known.
struct Fields<'a>(&'a Map<String, Value>);

impl<'a> Fields<'a> {
    fn of(value: &'a Value, what: &'static str, known: &[&str]) -> Result<Fields<'a>, Why> {
        let fields = value.as_object().ok_or(Why::Form(what))?;
        match fields.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => Err(Why::UnknownKey(key.clone())),
            None => Ok(Fields(fields)),
        }
    }

    fn optional(&self, key: &str) -> Option<&'a Value> {
        self.0.get(key)
    }

    fn text(&self, key: &'static str) -> Result<&'a str, Why> {
        self.optional(key).ok_or(Why::Missing(key))?.as_str().ok_or(Why::Form(key))
    }

    fn list(&self, key: &'static str) -> Result<&'a [Value], Why> {
        Ok(self.optional(key).ok_or(Why::Missing(key))?.as_array().ok_or(Why::Form(key))?)
    }

    /// A list of texts, which may be left out.
    fn texts(&self, key: &'static str) -> Result<Vec<String>, Why> {
        self.optional(key).map_or(Some(Vec::new()), texts).ok_or(Why::Form(key))
    }

    /// Options by name, which may be left out.
    fn options(&self, key: &'static str) -> Result<Options, Why> {
        let Some(value) = self.optional(key) else { return Ok(Vec::new()) };
        let options = value.as_object().ok_or(Why::Form(key))?;
        options.iter().map(|(name, value)| Some((name.clone(), value.as_str()?.to_string()))).collect::<Option<_>>().ok_or(Why::Form(key))
    }
}
