//! What the clients were told, written down by themselves: whatever is here must be true for ever.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};

/// The evidence that is kept; more would say the same.
const MOST_EVIDENCE: usize = 40;

/// An acknowledged command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Acknowledged {
    /// The last event of it, as the answer said.
    pub seq: u64,
    /// The ply that it put on the board with its token, if it was a move.
    pub moved: Option<(u64, String)>,
}

/// An event that was broadcast.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// When it happened, as the frame said.
    pub at: i64,
    /// The event, without what only its author is told.
    pub event: Value,
    /// What the table after it was.
    pub table: Value,
}

/// What was told about one game.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// Accepted commands by the client's id.
    pub acknowledged: HashMap<String, Acknowledged>,
    /// Events by their numbers.
    pub told: BTreeMap<u64, Told>,
    /// Who was told to have which seat at which event: the person's id, the seat, the event.
    pub seated: Vec<(String, u64, u64)>,
    /// Who was told to have sat down.
    pub sat: Vec<String>,
    /// What the game did to ratings, by seat.
    pub ratings: Option<Value>,
    /// Acknowledged commands that were refused when they were sent again, with the game's last event then.
    pub denied: BTreeMap<String, u64>,
}

/// A link that was given out.
#[derive(Clone, Debug)]
pub struct Link {
    /// The game that it leads to.
    pub game: String,
    /// Who took the seat; nobody is known to have.
    pub taken: Option<String>,
    /// Whether nobody ever tries to take it.
    pub left_alone: bool,
}

/// How far somebody has come in signing out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignOut {
    /// It is asked for.
    Asked,
    /// It is done, and stays so.
    Acknowledged,
}

/// Everything that was told.
#[derive(Clone, Debug, Default)]
pub struct Notebook {
    /// By game.
    pub games: BTreeMap<String, Notes>,
    /// By the secret of the link.
    pub links: BTreeMap<String, Link>,
    /// The person of each cookie.
    pub people: BTreeMap<String, String>,
    /// Cookies of those who signed out.
    pub signed_out: BTreeMap<String, SignOut>,
}

/// What happened often.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Commands that were sent again because no answer came.
    pub resent: u64,
    /// Acknowledged commands that were sent again on purpose, and got the same answer.
    pub repeated: u64,
    /// Lines that were opened to go on where the last one was cut.
    pub resumed: u64,
    /// Commands that were refused, most of them because the other player was quicker.
    pub refused: u64,
    /// Tables of clients that were compared with the server's and were equal.
    pub equal: u64,
    /// Games that came to their end.
    pub finished: u64,
}

/// The ledger. All clients write into the same one.
#[derive(Debug, Default)]
pub struct Ledger {
    notebook: Mutex<Notebook>,
    counts: Mutex<Counts>,
    evidence: Mutex<Vec<String>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The parts of a table that each event settles anew, to be held against a replay.
pub fn essence(table: &Value) -> Value {
    let fields = ["seq", "phase", "ply", "mover", "position", "draw", "rematch", "next"];
    let mut essence: serde_json::Map<String, Value> = fields.iter().map(|field| ((*field).to_string(), table[*field].clone())).collect();
    essence.insert("deadline".to_string(), table["clock"]["deadline"].clone());
    Value::Object(essence)
}

impl Ledger {
    /// Something that must not be.
    pub fn violated(&self, what: String) {
        let mut evidence = locked(&self.evidence);
        if evidence.len() < MOST_EVIDENCE {
            eprintln!("VIOLATED: {what}");
            evidence.push(what);
        }
    }

    /// Everything that must not be and was.
    pub fn evidence(&self) -> Vec<String> {
        locked(&self.evidence).clone()
    }

    /// A copy of all that was told so far.
    pub fn copy(&self) -> Notebook {
        locked(&self.notebook).clone()
    }

    /// What happened often.
    pub fn counts(&self) -> Counts {
        *locked(&self.counts)
    }

    /// Counts something.
    pub fn count(&self, one: impl FnOnce(&mut Counts)) {
        one(&mut locked(&self.counts));
    }

    /// Writes into the notebook.
    pub fn note(&self, write: impl FnOnce(&mut Notebook)) {
        write(&mut locked(&self.notebook));
    }

    /// An answer that says yes.
    pub fn acknowledged(&self, game: &str, id: &str, yes: &Acknowledged) {
        let mut notebook = locked(&self.notebook);
        let before = notebook.games.entry(game.to_string()).or_default().acknowledged.insert(id.to_string(), yes.clone());
        drop(notebook);
        if let Some(before) = before {
            if before.seq == yes.seq {
                self.count(|counts| counts.repeated += 1);
            } else {
                self.violated(format!("game {game}: command {id} was acknowledged with event {}, and with {} when it came again", before.seq, yes.seq));
            }
        }
    }

    /// What was acknowledged under this id, if it was.
    pub fn answer_to(&self, game: &str, id: &str) -> Option<Acknowledged> {
        locked(&self.notebook).games.get(game)?.acknowledged.get(id).cloned()
    }

    /// A table that reached a client: what it says of ratings is said once and for all.
    pub fn rated(&self, game: &str, table: &Value) {
        let ratings = &table["over"]["ratings"];
        if ratings.is_null() {
            return;
        }
        let before = locked(&self.notebook).games.entry(game.to_string()).or_default().ratings.replace(ratings.clone());
        if let Some(before) = before.filter(|before| before != ratings) {
            self.violated(format!("game {game}: its ratings were told as {before} and as {ratings}"));
        }
    }

    /// Whether somebody was told of a seat in a game.
    pub fn knows_seat(&self, game: &str, person: &str) -> bool {
        locked(&self.notebook).games.get(game).is_some_and(|notes| notes.sat.iter().any(|sat| sat == person))
    }

    /// An event frame that reached a client on its line.
    pub fn told(&self, game: &str, frame: &Value) {
        let (Some(seq), Some(at)) = (frame["seq"].as_u64(), frame["at"].as_i64()) else {
            return self.violated(format!("game {game}: an event without its number or time: {frame}"));
        };
        self.rated(game, &frame["table"]);
        let mut event = frame["event"].clone();
        if let Some(fields) = event.as_object_mut() {
            fields.remove("concealed");
        }
        let told = Told { at, event, table: essence(&frame["table"]) };
        let mut notebook = locked(&self.notebook);
        let before = notebook.games.entry(game.to_string()).or_default().told.entry(seq).or_insert_with(|| told.clone()).clone();
        drop(notebook);
        if before != told {
            self.violated(format!(
                "game {game}: event {seq} was told as {} and as {}",
                json!([before.at, before.event, before.table]),
                json!([at, told.event, told.table])
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_answer_and_another_event_are_evidence() {
        let ledger = Ledger::default();
        let yes = Acknowledged { seq: 4, moved: Some((0, "S3".to_string())) };
        ledger.acknowledged("g", "a", &yes);
        ledger.acknowledged("g", "a", &yes);
        assert_eq!((ledger.counts().repeated, ledger.evidence().len()), (1, 0));
        ledger.acknowledged("g", "a", &Acknowledged { seq: 5, ..yes });
        assert_eq!(ledger.evidence().len(), 1);
        let mut frame = json!({"seq": 4, "at": 9, "event": {"kind": "moved", "move": "S3"}, "table": {"seq": 4, "ply": 1}});
        ledger.told("g", &frame);
        ledger.told("g", &frame);
        assert_eq!(ledger.evidence().len(), 1);
        frame["event"]["move"] = json!("S4");
        ledger.told("g", &frame);
        assert_eq!(ledger.evidence().len(), 2);
    }
}
