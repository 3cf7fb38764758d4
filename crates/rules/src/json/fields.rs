//! A position as JSON fields, and back.
//!
//! Two rows: `south`, `north`, `stores`. Races and tables of three and four: `rows`, `stores`, `finished`, `ranks`. Boards
//! with squares: `stones`, `quan_on_board`, `quan_taken`, `stones_taken`, `score`. Four rows: `south`, `north` of sixteen.
//! Four rows with columns: `south_front`, `south_back`, `north_front`, `north_back`, each from the owner's left; in bao also
//! `hand`, `nyumba` (whether each still owns its house), `blocked`, and `taken` where it is not 0.
//! All: `to_move` and `over`; when over, `winner` and `reason`; memory (`bonus`, `turn`, `choice`, `out`) where it is not 0, `closed`,
//! and `finished` and the `stores` of four rows where there is something to say.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Map, Value, json};

use super::step::seat;
use crate::board::Shape;
use crate::notation::columns;
use crate::plain::evidence;
use crate::position::Position;
use crate::rules::Rules;
use crate::ruleset::Objective;
use crate::seat::Seat;
use crate::setup::{Setup, ToMove};

/// Which keys a game's positions have.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    TwoRows,
    Ring,
    Squares,
    FourRows,
    Columns,
}

/// The keys of each seat's rows on a board with columns.
const COLUMNS: [[&str; 2]; 2] = [["south_front", "south_back"], ["north_front", "north_back"]];

fn form(rules: &Rules) -> Form {
    match rules.board().shape {
        Shape::Squares => Form::Squares,
        Shape::FourRows { .. } if rules.board().seats == 2 => {
            if rules.board().has_columns() {
                Form::Columns
            } else {
                Form::FourRows
            }
        }
        Shape::FourRows { .. } => Form::Ring,
        Shape::Rows if rules.board().seats > 2 || rules.ruleset().objective == Objective::Race => Form::Ring,
        Shape::Rows => Form::TwoRows,
    }
}

/// The position as fields.
pub fn fields(rules: &Rules, position: &Position) -> Map<String, Value> {
    let setup = rules.setup(position);
    let outcome = rules.outcome(position);
    let mut fields = Map::new();
    let mut put = |key: &str, value: Value| fields.insert(key.to_string(), value);
    let extras = &setup.extras;
    match form(rules) {
        Form::TwoRows => {
            put("south", json!(setup.rows[0]));
            put("north", json!(setup.rows[1]));
            put("stores", json!(setup.stores));
        }
        Form::Ring => {
            put("rows", json!(setup.rows));
            put("stores", json!(setup.stores));
            put("finished", position.finished().map(|one| seat(rules, one)).collect());
            put("ranks", outcome.map_or(Value::Null, |outcome| ranks(rules, |seat| outcome.places[seat])));
        }
        Form::Squares => {
            put("stones", setup.rows.concat().into());
            put("stones_taken", json!(setup.stores));
            if let Some((on_board, taken)) = &extras.pieces {
                put("quan_on_board", json!(on_board));
                put("quan_taken", json!(taken));
            }
            put("score", rules.seats().map(|seat| json!(rules.score(position, seat))).collect());
        }
        Form::Columns => {}
        Form::FourRows => {
            put("south", json!(setup.rows[0]));
            put("north", json!(setup.rows[1]));
            if setup.stores.iter().any(|&seeds| seeds != 0) {
                put("stores", json!(setup.stores));
            }
        }
    }
    if form(rules) == Form::Columns {
        for (row, keys) in setup.rows.iter().zip(COLUMNS) {
            for (row, key) in columns(row).into_iter().zip(keys) {
                put(key, json!(row));
            }
        }
        if setup.stores.iter().any(|&seeds| seeds != 0) {
            put("stores", json!(setup.stores));
        }
    }
    if rules.as_bao().is_some() {
        put("hand", rules.seats().map(|seat| json!(position.hand(seat))).collect());
        put("nyumba", rules.seats().map(|seat| json!(position.owns_house(seat))).collect());
        put("blocked", json!(rules.blocked_names(position)));
    }
    if rules.extra().marks.is_some() {
        put("tuzdyk", json!(rules.mark_names(position)));
    }
    if form(rules) != Form::Ring && !extras.finished.is_empty() {
        put("finished", position.finished().map(|one| seat(rules, one)).collect());
    }
    put("to_move", position.to_move().map_or(Value::Null, |mover| seat(rules, mover)));
    put("over", json!(position.over().is_some()));
    if let Some(outcome) = outcome {
        put("winner", outcome.winner(rules.board().seats).map_or(Value::Null, |winner| seat(rules, winner)));
        put("reason", json!(outcome.reason.name()));
    }
    for (key, count) in [("bonus", extras.bonus), ("turn", extras.turns), ("out", extras.out), ("taken", extras.taken)] {
        if count != 0 {
            put(key, json!(count));
        }
    }
    if !extras.resigned.is_empty() {
        put("resigned", position.resigned().map(|one| seat(rules, one)).collect());
    }
    if !extras.closed.is_empty() {
        put("closed", json!(extras.closed));
    }
    if let Some((pit, hand)) = &extras.choice {
        put("choice", json!([pit, hand]));
    }
    fields
}

/// Seats in groups of equal place, best first.
fn ranks(rules: &Rules, place: impl Fn(Seat) -> u8) -> Value {
    let groups = (1..=rules.board().seats).map(|wanted| rules.seats().filter(|&one| place(one) == wanted).map(|one| seat(rules, one)).collect::<Vec<_>>());
    groups.filter(|group| !group.is_empty()).map(Value::from).collect()
}

/// Fields that cannot be read as a set-up of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldsError {
    /// They are not an object.
    NotAnObject,
    /// There is no such key in a position of this game.
    UnknownKey(
        /// The key, cut to 40 characters.
        String,
    ),
    /// A key that a set-up needs is missing.
    Missing(
        /// The key.
        &'static str,
    ),
    /// A value is not of the kind its key wants, or a number is too large.
    Value {
        /// The key.
        key: String,
        /// The value, as JSON, cut to 80 characters.
        value: String,
    },
    /// `over` and `to_move` contradict each other.
    OverWithMover,
}

impl core::fmt::Display for FieldsError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            FieldsError::NotAnObject => write!(f, "a position is an object"),
            FieldsError::UnknownKey(key) => write!(f, "a position of this game has no key {key:?}"),
            FieldsError::Missing(key) => write!(f, "the position lacks {key:?}"),
            FieldsError::Value { key, value } => write!(f, "{key:?} cannot be {value}"),
            FieldsError::OverWithMover => write!(f, "over must be true exactly when to_move is null"),
        }
    }
}

impl core::error::Error for FieldsError {}

/// Whether positions of this game may have the key.
pub(super) fn knows(rules: &Rules, key: &str) -> bool {
    let own: &[&str] = match form(rules) {
        Form::TwoRows | Form::FourRows => &["south", "north", "stores"],
        Form::Columns => &["south_front", "south_back", "north_front", "north_back", "stores"],
        Form::Ring => &["rows", "stores", "ranks"],
        Form::Squares => &["stones", "stones_taken", "quan_on_board", "quan_taken", "score"],
    };
    let rare = match key {
        "hand" | "nyumba" | "blocked" | "taken" => rules.as_bao().is_some(),
        "tuzdyk" => rules.extra().marks.is_some(),
        "finished" => rules.ruleset().objective != Objective::Margin || form(rules) == Form::Ring,
        "resigned" => rules.races(),
        _ => false,
    };
    rare || own.contains(&key) || ["to_move", "over", "winner", "reason", "bonus", "turn", "out", "choice", "closed"].contains(&key)
}

/// Reads fields into a set-up. `winner`, `ranks` and `score` follow from the rest and are not read.
///
/// # Errors
/// If a key is unknown or missing, or a value is not of its kind.
pub fn read_fields(rules: &Rules, value: &Value) -> Result<Setup, FieldsError> {
    let object = value.as_object().ok_or(FieldsError::NotAnObject)?;
    if let Some(key) = object.keys().find(|key| !knows(rules, key)) {
        return Err(FieldsError::UnknownKey(evidence(key)));
    }
    let fields = Reader { object };
    let mut setup = Setup::default();
    match form(rules) {
        Form::TwoRows | Form::FourRows => {
            setup.rows = vec![fields.counts("south")?, fields.counts("north")?];
            setup.stores = fields.optional("stores", Reader::counts)?.unwrap_or_default();
        }
        Form::Columns => {
            let row = |[front, back]: [&'static str; 2]| Ok(of_columns(fields.counts(front)?, fields.counts(back)?));
            setup.rows = COLUMNS.into_iter().map(row).collect::<Result<_, FieldsError>>()?;
            setup.stores = fields.optional("stores", Reader::counts)?.unwrap_or_default();
        }
        Form::Ring => {
            setup.rows = fields.rows("rows")?;
            setup.stores = fields.optional("stores", Reader::counts)?.unwrap_or_default();
        }
        Form::Squares => {
            let stones = fields.counts("stones")?;
            let side = stones.len().div_ceil(rules.board().seats as usize).max(1);
            setup.rows = stones.chunks(side).map(<[i64]>::to_vec).collect();
            setup.stores = fields.optional("stones_taken", Reader::counts)?.unwrap_or_default();
            if let Some(on_board) = fields.optional("quan_on_board", Reader::counts)? {
                setup.extras.pieces = Some((on_board, fields.optional("quan_taken", Reader::counts)?.unwrap_or_else(|| vec![0; rules.board().seats as usize])));
            }
        }
    }
    setup.extras.hand = fields.optional("hand", Reader::counts)?.unwrap_or_default();
    let owned = fields.optional("nyumba", Reader::flags)?.unwrap_or_default();
    setup.extras.houses = rules.seats().zip(owned).filter(|(_, owned)| *owned).map(|(seat, _)| rules.sign(seat).to_string()).collect();
    setup.extras.blocked = fields.optional("blocked", Reader::marks)?.unwrap_or_default();
    setup.extras.marks = fields.optional("tuzdyk", Reader::marks)?.unwrap_or_default();
    setup.extras.finished = fields.optional("finished", Reader::signs)?.unwrap_or_default();
    setup.extras.resigned = fields.optional("resigned", Reader::signs)?.unwrap_or_default();
    setup.extras.closed = fields.optional("closed", Reader::signs)?.unwrap_or_default();
    setup.to_move = fields.to_move()?;
    let count = |key| fields.optional(key, Reader::count).map(Option::unwrap_or_default);
    setup.extras.taken = count("taken")?;
    (setup.extras.bonus, setup.extras.turns, setup.extras.out) = (count("bonus")?, count("turn")?, count("out")?);
    setup.extras.choice = fields.optional("choice", Reader::choice)?;
    Ok(setup)
}

/// Reads the values of an object, each by its key.
struct Reader<'v> {
    object: &'v Map<String, Value>,
}

impl Reader<'_> {
    fn wrong(&self, key: &str) -> FieldsError {
        let value = self.object.get(key).map(ToString::to_string).unwrap_or_default();
        FieldsError::Value { key: key.to_string(), value: value.chars().take(80).collect() }
    }

    fn optional<T>(&self, key: &'static str, read: impl Fn(&Self, &'static str) -> Result<T, FieldsError>) -> Result<Option<T>, FieldsError> {
        if self.object.contains_key(key) { read(self, key).map(Some) } else { Ok(None) }
    }

    fn value(&self, key: &'static str) -> Result<&Value, FieldsError> {
        self.object.get(key).ok_or(FieldsError::Missing(key))
    }

    fn count(&self, key: &'static str) -> Result<i64, FieldsError> {
        self.value(key)?.as_i64().ok_or_else(|| self.wrong(key))
    }

    fn counts(&self, key: &'static str) -> Result<Vec<i64>, FieldsError> {
        self.list(self.value(key)?, key, Value::as_i64)
    }

    fn rows(&self, key: &'static str) -> Result<Vec<Vec<i64>>, FieldsError> {
        let rows = self.value(key)?.as_array().ok_or_else(|| self.wrong(key))?;
        rows.iter().map(|row| self.list(row, key, Value::as_i64)).collect()
    }

    fn marks(&self, key: &'static str) -> Result<Vec<Option<String>>, FieldsError> {
        self.list(self.value(key)?, key, |mark| match mark {
            Value::Null => Some(None),
            Value::String(text) => Some(Some(evidence(text))),
            Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => None,
        })
    }

    fn flags(&self, key: &'static str) -> Result<Vec<bool>, FieldsError> {
        self.list(self.value(key)?, key, Value::as_bool)
    }

    fn signs(&self, key: &'static str) -> Result<Vec<String>, FieldsError> {
        self.list(self.value(key)?, key, |sign| match sign {
            Value::String(text) => Some(evidence(text)),
            Value::Number(number) => Some(number.to_string()),
            Value::Null | Value::Bool(_) | Value::Array(_) | Value::Object(_) => None,
        })
    }

    fn choice(&self, key: &'static str) -> Result<(String, i64), FieldsError> {
        match self.value(key)?.as_array().map(Vec::as_slice) {
            Some([Value::String(pit), hand]) => Ok((evidence(pit), hand.as_i64().ok_or_else(|| self.wrong(key))?)),
            Some(_) | None => Err(self.wrong(key)),
        }
    }

    fn list<T>(&self, value: &Value, key: &'static str, read: impl Fn(&Value) -> Option<T>) -> Result<Vec<T>, FieldsError> {
        let items = value.as_array().ok_or_else(|| self.wrong(key))?;
        items.iter().map(|item| read(item).ok_or_else(|| self.wrong(key))).collect()
    }

    fn to_move(&self) -> Result<ToMove, FieldsError> {
        let over = match self.object.get("over") {
            None => None,
            Some(over) => Some(over.as_bool().ok_or_else(|| self.wrong("over"))?),
        };
        let sign = match self.object.get("to_move") {
            None => return if over == Some(true) { self.over() } else { Ok(ToMove::First) },
            Some(Value::Null) => None,
            Some(Value::String(sign)) => Some(evidence(sign)),
            Some(Value::Number(number)) => Some(number.to_string()),
            Some(Value::Bool(_) | Value::Array(_) | Value::Object(_)) => return Err(self.wrong("to_move")),
        };
        if over.is_some_and(|over| over != sign.is_none()) {
            return Err(FieldsError::OverWithMover);
        }
        sign.map_or_else(|| self.over(), |sign| Ok(ToMove::Seat(sign)))
    }

    fn over(&self) -> Result<ToMove, FieldsError> {
        match self.object.get("reason") {
            None | Some(Value::Null) => Ok(ToMove::Over(None)),
            Some(Value::String(reason)) => Ok(ToMove::Over(Some(evidence(reason)))),
            Some(Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_)) => Err(self.wrong("reason")),
        }
    }
}

/// A seat's pits in the order of their numbers, of its front and back row from its left.
fn of_columns(mut front: Vec<i64>, back: Vec<i64>) -> Vec<i64> {
    front.extend(back.into_iter().rev());
    front
}
