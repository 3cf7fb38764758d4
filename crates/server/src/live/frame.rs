//! What the server says on a socket, one JSON object a frame.

use axum::extract::ws::Utf8Bytes;
use bija_store::Millis;
use bija_wire::{Line, ToJson, object};

/// JSON that is written already.
pub(crate) struct Raw<'a>(pub(crate) &'a str);

impl ToJson for Raw<'_> {
    fn write_json(&self, text: &mut String) {
        text.push_str(self.0);
    }
}

/// Whether somebody is at a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Here {
    /// Whether they are; computers always are.
    pub(crate) present: bool,
    /// When the computer takes the seat over, if they do not come back.
    pub(crate) takes_over: Option<Millis>,
}

/// Why a socket is closed by the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bye {
    /// The server restarts: come back at once.
    Restart,
    /// The reader did not keep up: come back to a snapshot.
    Slow,
    /// What was sent is no message.
    Protocol,
    /// Too much was sent.
    Flood,
}

impl Bye {
    /// Its name in JSON.
    const fn reason(self) -> &'static str {
        match self {
            Bye::Restart => "restart",
            Bye::Slow => "slow",
            Bye::Protocol => "protocol",
            Bye::Flood => "flood",
        }
    }

    /// The code that the WebSocket is closed with.
    pub(crate) const fn code(self) -> u16 {
        match self {
            Bye::Restart => 1012,
            Bye::Slow => 1013,
            Bye::Protocol | Bye::Flood => 1008,
        }
    }
}

/// What a command came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// The client's id of the command.
    pub(crate) id: Option<String>,
    /// Why it was refused, if it was.
    pub(crate) error: Option<Line>,
    /// The last event: of the command if it was accepted, of the game if it was not.
    pub(crate) seq: u64,
}

impl ToJson for Answer {
    fn write_json(&self, text: &mut String) {
        object(text, |answer| {
            answer.field("type", &"answer").field("id", &self.id).field("ok", &self.error.is_none());
            if let Some(error) = &self.error {
                answer.field("error", error);
            }
            answer.field("seq", &self.seq);
        });
    }
}

pub(crate) fn bye(bye: Bye) -> Utf8Bytes {
    let mut text = String::new();
    object(&mut text, |frame| {
        frame.field("type", &"bye").field("reason", &bye.reason());
    });
    text.into()
}

pub(crate) fn ping(number: u64) -> Utf8Bytes {
    let mut text = String::new();
    object(&mut text, |frame| {
        frame.field("type", &"ping").field("n", &number);
    });
    text.into()
}

/// Who is there, and when the computer takes the seats of those over who are not.
pub(crate) fn presence(seats: &[Here], watchers: usize) -> Utf8Bytes {
    let mut text = String::new();
    object(&mut text, |frame| {
        frame.field("type", &"presence").field("seats", &seats.iter().map(|here| here.present).collect::<Vec<bool>>());
        frame.field("takes_over", &seats.iter().map(|here| here.takes_over.map(|at| at.0)).collect::<Vec<Option<i64>>>()).field("watchers", &watchers);
    });
    text.into()
}

/// The whole table, as one reader sees it.
pub(crate) fn welcome(now: Millis, seat: Option<u8>, table: &str) -> Utf8Bytes {
    let mut text = String::new();
    object(&mut text, |frame| {
        frame.field("type", &"welcome").field("now", &now.0).field("seat", &seat).field("table", &Raw(table));
    });
    text.into()
}

/// An event with the table after it.
pub(crate) fn event(seq: u64, at: Millis, event: &str, table: &str) -> String {
    let mut text = String::new();
    object(&mut text, |frame| {
        frame.field("type", &"event").field("seq", &seq).field("at", &at.0).field("event", &Raw(event)).field("table", &Raw(table));
    });
    text
}

/// The events that somebody has missed, each a frame of its own.
pub(crate) fn resumed(now: Millis, seat: Option<u8>, events: &[String]) -> Utf8Bytes {
    let mut text = String::new();
    object(&mut text, |frame| {
        frame.field("type", &"resumed").field("now", &now.0).field("seat", &seat).list("events", |items| {
            for event in events {
                items.item(&Raw(event));
            }
        });
    });
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_written_as_documented() {
        let refused = Answer { id: Some("a".to_string()), error: Some(Line::new("live-over")), seq: 9 };
        let here = [Here { present: true, takes_over: None }, Here { present: false, takes_over: Some(Millis(7)) }];
        for (frame, expected) in [
            (bye(Bye::Slow).to_string(), r#"{"type":"bye","reason":"slow"}"#),
            (ping(3).to_string(), r#"{"type":"ping","n":3}"#),
            (presence(&here, 2).to_string(), r#"{"type":"presence","seats":[true,false],"takes_over":[null,7],"watchers":2}"#),
            (welcome(Millis(5), None, "{}").to_string(), r#"{"type":"welcome","now":5,"seat":null,"table":{}}"#),
            (
                resumed(Millis(5), Some(1), &[event(2, Millis(4), "{}", "{}")]).to_string(),
                r#"{"type":"resumed","now":5,"seat":1,"events":[{"type":"event","seq":2,"at":4,"event":{},"table":{}}]}"#,
            ),
            (Answer { error: None, ..refused.clone() }.to_json(), r#"{"type":"answer","id":"a","ok":true,"seq":9}"#),
            (refused.to_json(), r#"{"type":"answer","id":"a","ok":false,"error":{"key":"live-over","args":{}},"seq":9}"#),
        ] {
            assert_eq!(frame, expected);
        }
    }
}
