//! A game as one client has it, made of the frames that reached it.

use bija_rules::{Game, Share};
use bija_wire::{GameRequest, Json};
use serde_json::Value;

/// What a frame did to a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Took {
    /// Nothing: it says nothing of the table, or nothing new.
    Nothing,
    /// The table is a later one now.
    Forward,
    /// Something is missing in between: the client has to ask.
    Gap,
}

/// What a client knows of its table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct View {
    /// The last event that is in it; 0 before anything came.
    pub seq: u64,
    /// The table, its game kept up move by move.
    pub table: Value,
}

impl View {
    /// Takes a frame up.
    pub fn take(&mut self, frame: &Value) -> Took {
        match frame["type"].as_str() {
            Some("welcome") => self.take_whole(&frame["table"]),
            Some("resumed") => {
                let mut took = Took::Nothing;
                for event in frame["events"].as_array().into_iter().flatten() {
                    match self.take_event(event) {
                        Took::Nothing => {}
                        Took::Forward => took = Took::Forward,
                        Took::Gap => return Took::Gap,
                    }
                }
                took
            }
            Some("event") => self.take_event(frame),
            Some(_) | None => Took::Nothing,
        }
    }

    fn take_whole(&mut self, table: &Value) -> Took {
        match table["seq"].as_u64() {
            Some(seq) if seq > self.seq || self.table.is_null() => {
                *self = View { seq, table: table.clone() };
                Took::Forward
            }
            Some(_) | None => Took::Nothing,
        }
    }

    fn take_event(&mut self, frame: &Value) -> Took {
        let Some(seq) = frame["seq"].as_u64() else { return Took::Nothing };
        if seq <= self.seq {
            return Took::Nothing;
        }
        if seq > self.seq + 1 || self.table.is_null() {
            return Took::Gap;
        }
        let mut table = frame["table"].clone();
        if table.get("game").is_none() {
            let mut game = self.table["game"].take();
            if frame["event"]["kind"] == "moved"
                && let Some(moves) = game["moves"].as_array_mut()
            {
                moves.push(frame["event"]["move"].clone());
            }
            table["game"] = game;
        }
        *self = View { seq, table };
        Took::Forward
    }

    /// Whether the reader may do this now.
    pub fn may(&self, deed: &str) -> bool {
        self.table["can"].as_array().is_some_and(|can| can.iter().any(|name| name == deed))
    }

    /// The phase of the game.
    pub fn phase(&self) -> &str {
        self.table["phase"].as_str().unwrap_or_default()
    }

    /// The decisions so far.
    pub fn ply(&self) -> u64 {
        self.table["ply"].as_u64().unwrap_or_default()
    }

    /// Whether the game counts for ratings.
    pub fn is_ranked(&self) -> bool {
        self.table["settings"]["ranked"] == true
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.table["seats"].as_array().map_or(0, Vec::len)
    }

    /// Seconds for a sowing, with a clock.
    pub fn seconds(&self) -> Option<u64> {
        self.table["clock"]["seconds"].as_u64()
    }

    /// The tokens of all legal moves, by replaying the game as the client has it.
    ///
    /// # Errors
    /// If the game cannot be opened: then what the client was told makes no game.
    pub fn legal(&self) -> Result<Vec<String>, String> {
        let game = self.game()?;
        let position = format!("{:016x}", game.position().stable_hash());
        if self.table["position"] != position.as_str() {
            return Err(format!("its moves lead to the position {position}, and its table says {}", self.table["position"]));
        }
        Ok(game.legal().map(|mv| game.rules().move_token(game.position(), mv)).collect())
    }

    /// What this client has to lay out before the first sowing.
    ///
    /// # Errors
    /// As [`View::legal`], or if the rules let nobody at this seat lay out seeds.
    pub fn share(&self) -> Result<Share, String> {
        let shares = self.game()?.rules().arrangement().unwrap_or_default();
        let own = shares.into_iter().find(|share| self.table["seat"].as_u64() == Some(share.seat.index() as u64));
        own.ok_or_else(|| format!("nobody at this seat lays out seeds: {}", self.table))
    }

    fn game(&self) -> Result<Game, String> {
        let text = self.table["game"].to_string();
        let json = Json::read(text.as_bytes()).map_err(|error| format!("{error:?}: {text}"))?;
        let opened = GameRequest::from_json(&json).and_then(|request| request.open()).map_err(|error| format!("{error}: {text}"))?;
        Ok(opened.game)
    }
}

/// A table without what is no part of its log: who is there, and what may be done at this moment.
pub fn of_the_log(table: &Value) -> Value {
    let mut table = table.clone();
    if let Some(fields) = table.as_object_mut() {
        fields.remove("watchers");
        fields.remove("can");
    }
    for seat in table["seats"].as_array_mut().into_iter().flatten() {
        if let Some(fields) = seat.as_object_mut() {
            fields.remove("present");
            // It follows from who is there.
            fields.remove("takes_over");
        }
    }
    table
}

/// The fields in which two tables differ, each with both values.
pub fn differences(here: &Value, there: &Value) -> Vec<String> {
    let (here, there) = (of_the_log(here), of_the_log(there));
    let empty = serde_json::Map::new();
    let (here, there) = (here.as_object().unwrap_or(&empty), there.as_object().unwrap_or(&empty));
    let keys = here.keys().chain(there.keys().filter(|key| !here.contains_key(*key)));
    let differs = keys.filter(|key| here.get(*key) != there.get(*key));
    differs.map(|key| format!("{key}: {} here, {} there", here.get(key).unwrap_or(&Value::Null), there.get(key).unwrap_or(&Value::Null))).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn welcome(seq: u64) -> Value {
        json!({"type": "welcome", "table": {"seq": seq, "ply": 0, "game": {"ruleset": "kalah", "moves": []}}})
    }

    fn moved(seq: u64, token: &str) -> Value {
        json!({"type": "event", "seq": seq, "event": {"kind": "moved", "move": token}, "table": {"seq": seq, "ply": seq}})
    }

    #[test]
    fn a_view_takes_each_event_once_and_notices_what_is_missing() {
        let mut view = View::default();
        assert_eq!(view.take(&moved(4, "S1")), Took::Gap, "there is no table yet");
        assert_eq!(view.take(&welcome(3)), Took::Forward);
        assert_eq!(view.take(&moved(4, "S3")), Took::Forward);
        assert_eq!(view.take(&moved(4, "S3")), Took::Nothing);
        assert_eq!(view.take(&moved(6, "S6")), Took::Gap);
        assert_eq!(view.take(&welcome(2)), Took::Nothing, "what is older came late");
        assert_eq!((view.seq, &view.table["game"]["moves"]), (4, &json!(["S3"])));
    }

    #[test]
    fn a_difference_is_told_and_presence_is_none() {
        let here = json!({"seq": 4, "watchers": 1, "seats": [{"name": "a", "present": true, "takes_over": null}]});
        let mut there = json!({"seq": 4, "watchers": 0, "seats": [{"name": "a", "present": false, "takes_over": 7}]});
        assert_eq!(differences(&here, &there), Vec::<String>::new());
        there["clock"] = json!(5);
        assert_eq!(differences(&here, &there), ["clock: null here, 5 there"]);
    }
}
