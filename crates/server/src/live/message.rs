//! What a client says: one JSON object a frame, read once and checked as far as that can be done without the game.

use bija_room::{Absence, Begin, Clock, First, Join, Level, Parity, Rotate, Settings, Side};
use bija_wire::{Arg, Json, Line};

/// The longest id of a command, in bytes.
const LONGEST_ID: usize = 64;
/// The longest token of a move, in bytes; the rules' own are far shorter.
const LONGEST_TOKEN: usize = 40;
/// The most pits that somebody lays out.
const MOST_PITS: usize = 64;
/// The most options that a host sends.
const MOST_OPTIONS: usize = 40;

/// A message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Do something.
    Command(Ask),
    /// The answer to a ping of that number.
    Pong(u64),
    /// Tell the whole table again.
    Sync,
}

/// A command as a client gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The client's own id of it: the same again is done once.
    pub id: String,
    /// The ply that the client had seen.
    pub ply: Option<u32>,
    /// What to do.
    pub act: Act,
}

/// What a person may ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Play a decision.
    Move {
        /// Its token.
        token: String,
    },
    /// Resign.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Accept the draw that is offered.
    AcceptDraw,
    /// Decline it.
    DeclineDraw,
    /// Stop the game before having sown, or close the own table.
    Abort,
    /// Play again.
    OfferRematch,
    /// Not play again.
    DeclineRematch,
    /// Take the seat back from the computer.
    Return,
    /// Host: begin.
    Begin,
    /// Host: change how the table is played.
    Settle {
        /// Other options of the game, if they change.
        options: Option<Vec<(String, String)>>,
        /// The settings that change.
        settings: Change,
    },
    /// Host: give the next place to the computer.
    SeatComputer {
        /// How well it plays.
        level: Level,
    },
    /// Host: send the computer away.
    UnseatComputer {
        /// From which place.
        seat: u8,
    },
    /// Leave a table that has not begun.
    Leave,
    /// Hide seeds in the hand.
    Hide {
        /// How many.
        count: u8,
    },
    /// Guess what is hidden.
    Guess {
        /// Odd or even.
        parity: Parity,
    },
    /// Choose a side.
    ChooseSide {
        /// Which.
        side: Side,
    },
    /// Lay out the own seeds.
    Arrange {
        /// The seeds of each pit.
        pits: Vec<u32>,
    },
}

/// Settings that a host changes; what is none stays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// Places at the table.
    pub seats: Option<u8>,
    /// The clock.
    pub clock: Option<Clock>,
    /// Who may sit down.
    pub join: Option<Join>,
    /// When the game begins.
    pub begin: Option<Begin>,
    /// Who moves first.
    pub first: Option<First>,
    /// Who moves first in the next game.
    pub rotate: Option<Rotate>,
    /// What becomes of an absent player's seat.
    pub absence: Option<Absence>,
}

impl Change {
    /// The settings with what changes. With other places the game begins as is usual for so many, and with another clock an absent
    /// player's seat is kept as is usual with it, unless that is said as well.
    #[must_use]
    pub fn of(&self, settings: Settings) -> Settings {
        Settings {
            seats: self.seats.unwrap_or(settings.seats),
            clock: self.clock.unwrap_or(settings.clock),
            join: self.join.unwrap_or(settings.join),
            begin: self.begin.or(self.seats.map(Begin::usual)).unwrap_or(settings.begin),
            first: self.first.unwrap_or(settings.first),
            rotate: self.rotate.unwrap_or(settings.rotate),
            absence: self.absence.or(self.clock.map(Absence::usual)).unwrap_or(settings.absence),
            rating: settings.rating,
        }
    }
}

/// Why a frame is no message. Each says what is wrong, for programmers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// What is wrong.
    pub what: &'static str,
    /// The id of the command, if so much could be read.
    pub id: Option<String>,
}

impl Misread {
    /// Its sentence.
    pub fn line(&self) -> Line {
        Line { key: "live-message".into(), args: vec![("detail", Arg::Text(self.what.to_string()))] }
    }
}

type Read<T> = Result<T, &'static str>;

/// Reads a frame.
///
/// # Errors
/// If it is no message.
pub fn read(text: &[u8]) -> Result<Message, Misread> {
    let json = Json::read(text).map_err(|_| Misread { what: "the frame is no JSON", id: None })?;
    let at = |what| Misread { what, id: id(&json).ok() };
    match json.get("type").text() {
        Some("command") => command(&json).map(Message::Command).map_err(at),
        Some("pong") => json.get("n").whole().map(Message::Pong).ok_or_else(|| at("n is no whole number")),
        Some("sync") => Ok(Message::Sync),
        Some(_) => Err(at("type is none of command, pong, sync")),
        None => Err(at("there is no type")),
    }
}

/// Reads the body of a command, whose `type` may be missing.
///
/// # Errors
/// If it is no command.
pub fn read_command(text: &[u8]) -> Result<Ask, Misread> {
    let json = Json::read(text).map_err(|_| Misread { what: "the body is no JSON", id: None })?;
    let typed = json.get("type").there().is_none_or(|kind| kind.text() == Some("command"));
    let ask = if typed { command(&json) } else { Err("type is not command") };
    ask.map_err(|what| Misread { what, id: id(&json).ok() })
}

fn id(json: &Json) -> Read<String> {
    let id = json.get("id").text().ok_or("a command has no id")?;
    let fits = (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_graphic());
    if fits { Ok(id.to_string()) } else { Err("an id is 1 to 64 printable ASCII characters without blanks") }
}

fn command(json: &Json) -> Read<Ask> {
    let id = id(json)?;
    let ply = match json.get("ply").there() {
        None => None,
        Some(ply) => Some(ply.whole().and_then(|ply| u32::try_from(ply).ok()).ok_or("ply is no whole number")?),
    };
    let act = act(json)?;
    if ply.is_none() && matches!(act, Act::Move { .. }) {
        return Err("a move has no ply");
    }
    Ok(Ask { id, ply, act })
}

fn act(json: &Json) -> Read<Act> {
    Ok(match json.get("do").text().ok_or("a command says nothing to do")? {
        "move" => Act::Move { token: text(json, "move", LONGEST_TOKEN)? },
        "resign" => Act::Resign,
        "offer-draw" => Act::OfferDraw,
        "accept-draw" => Act::AcceptDraw,
        "decline-draw" => Act::DeclineDraw,
        "abort" => Act::Abort,
        "offer-rematch" => Act::OfferRematch,
        "decline-rematch" => Act::DeclineRematch,
        "return" => Act::Return,
        "begin" => Act::Begin,
        "settle" => Act::Settle { options: options(json.get("options"))?, settings: change(json.get("settings"))? },
        "seat-computer" => Act::SeatComputer { level: level(json)? },
        "unseat-computer" => Act::UnseatComputer { seat: small(json, "seat")? },
        "leave" => Act::Leave,
        "hide" => Act::Hide { count: small(json, "count")? },
        "guess" => Act::Guess { parity: parity(json)? },
        "choose-side" => Act::ChooseSide { side: side(json)? },
        "arrange" => Act::Arrange { pits: pits(json.get("pits"))? },
        _ => return Err("do is nothing that can be done"),
    })
}

fn text(json: &Json, key: &str, longest: usize) -> Read<String> {
    let text = json.get(key).text().ok_or("a text is missing")?;
    if text.len() <= longest { Ok(text.to_string()) } else { Err("a text is too long") }
}

fn small(json: &Json, key: &str) -> Read<u8> {
    json.get(key).whole().and_then(|number| u8::try_from(number).ok()).ok_or("a small number is missing")
}

fn level(json: &Json) -> Read<Level> {
    let name = json.get("level").text().unwrap_or_default();
    Level::ALL.into_iter().find(|level| level.name() == name).ok_or("level is none of easy, normal, hard, perfect")
}

fn parity(json: &Json) -> Read<Parity> {
    match json.get("parity").text() {
        Some("odd") => Ok(Parity::Odd),
        Some("even") => Ok(Parity::Even),
        Some(_) | None => Err("parity is none of odd, even"),
    }
}

fn side(json: &Json) -> Read<Side> {
    match json.get("side").text() {
        Some("first") => Ok(Side::First),
        Some("second") => Ok(Side::Second),
        Some(_) | None => Err("side is none of first, second"),
    }
}

fn pits(json: &Json) -> Read<Vec<u32>> {
    let Json::List(pits) = json else { return Err("pits are no list") };
    if pits.len() > MOST_PITS {
        return Err("there are too many pits");
    }
    pits.iter().map(|pit| pit.whole().and_then(|seeds| u32::try_from(seeds).ok()).ok_or("a count of seeds is no whole number")).collect()
}

/// Options of a game by name and value; none where there are none.
///
/// # Errors
/// If it is no object of texts.
pub fn options(json: &Json) -> Read<Option<Vec<(String, String)>>> {
    let options = match json {
        Json::Null => return Ok(None),
        Json::Object(options) if options.len() <= MOST_OPTIONS => options,
        Json::Object(_) => return Err("there are too many options"),
        Json::Bool(_) | Json::Number(_) | Json::Text(_) | Json::List(_) => return Err("options are no object"),
    };
    let option = |(name, value): &(String, Json)| {
        let value = value.text().ok_or("the value of an option is no text")?;
        if name.len().max(value.len()) <= LONGEST_TOKEN { Ok((name.clone(), value.to_string())) } else { Err("an option is too long") }
    };
    options.iter().map(option).collect::<Read<Vec<_>>>().map(Some)
}

/// Settings in the form in which a table tells them; what is missing stays as it is, and what no host decides is passed over.
///
/// # Errors
/// If a setting has no such value.
pub fn change(json: &Json) -> Read<Change> {
    let Json::Object(fields) = json else {
        return if matches!(json, Json::Null) { Ok(Change::default()) } else { Err("settings are no object") };
    };
    let mut change = Change::default();
    for (name, value) in fields {
        match name.as_str() {
            "seats" => change.seats = Some(value.whole().and_then(|seats| u8::try_from(seats).ok()).ok_or("seats are no small number")?),
            "clock" => change.clock = Some(clock(value)?),
            "join" => change.join = Some(one_of(value, &[("link", Join::Link), ("anyone", Join::Anyone)]).ok_or("join is none of link, anyone")?),
            "begin" => change.begin = Some(one_of(value, &[("full", Begin::WhenFull), ("host", Begin::ByHost)]).ok_or("begin is none of full, host")?),
            "first" => {
                let names = [("random", First::Random), ("host", First::Host), ("me", First::Host), ("guest", First::Guest), ("friend", First::Guest)];
                change.first = Some(one_of(value, &names).ok_or("first is none of random, host, guest")?);
            }
            "rotate" => {
                change.rotate = Some(match value {
                    Json::Bool(true) => Rotate::Next,
                    Json::Bool(false) => Rotate::Same,
                    Json::Null | Json::Number(_) | Json::Text(_) | Json::List(_) | Json::Object(_) => return Err("rotate is neither true nor false"),
                });
            }
            "absence" => {
                let names = [("clock", Absence::ClockDecides), ("computer", Absence::ComputerPlays)];
                change.absence = Some(one_of(value, &names).ok_or("absence is none of clock, computer")?);
            }
            _ => {}
        }
    }
    Ok(change)
}

fn clock(json: &Json) -> Read<Clock> {
    match json.there() {
        None => Ok(Clock::None),
        Some(seconds) => {
            let seconds = seconds.whole().and_then(|seconds| u16::try_from(seconds).ok()).ok_or("clock is neither null nor a number of seconds")?;
            Ok(Clock::Sowing { seconds })
        }
    }
}

fn one_of<T: Copy>(json: &Json, names: &[(&str, T)]) -> Option<T> {
    let text = json.text()?;
    names.iter().find(|(name, _)| *name == text).map(|(_, value)| *value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(text: &str) -> Result<Act, &'static str> {
        match read(text.as_bytes()) {
            Ok(Message::Command(ask)) => Ok(ask.act),
            Ok(Message::Pong(_) | Message::Sync) => Err("no command"),
            Err(misread) => Err(misread.what),
        }
    }

    fn command(rest: &str) -> Result<Act, &'static str> {
        asked(&format!(r#"{{"type":"command","id":"a1","ply":3,"do":{rest}}}"#))
    }

    #[test]
    fn every_act_is_read() {
        for (rest, act) in [
            (r#""move","move":"S3""#, Act::Move { token: "S3".to_string() }),
            (r#""resign""#, Act::Resign),
            (r#""offer-draw""#, Act::OfferDraw),
            (r#""accept-draw""#, Act::AcceptDraw),
            (r#""decline-draw""#, Act::DeclineDraw),
            (r#""abort""#, Act::Abort),
            (r#""offer-rematch""#, Act::OfferRematch),
            (r#""decline-rematch""#, Act::DeclineRematch),
            (r#""return""#, Act::Return),
            (r#""begin""#, Act::Begin),
            (r#""seat-computer","level":"hard""#, Act::SeatComputer { level: Level::Hard }),
            (r#""seat-computer","level":"perfect""#, Act::SeatComputer { level: Level::Perfect }),
            (r#""unseat-computer","seat":1"#, Act::UnseatComputer { seat: 1 }),
            (r#""leave""#, Act::Leave),
            (r#""hide","count":2"#, Act::Hide { count: 2 }),
            (r#""guess","parity":"odd""#, Act::Guess { parity: Parity::Odd }),
            (r#""choose-side","side":"second""#, Act::ChooseSide { side: Side::Second }),
            (r#""arrange","pits":[4,0,12]"#, Act::Arrange { pits: vec![4, 0, 12] }),
            (r#""settle""#, Act::Settle { options: None, settings: Change::default() }),
        ] {
            assert_eq!(command(rest), Ok(act), "{rest}");
        }
    }

    #[test]
    fn what_is_no_message_is_refused_with_a_reason() {
        for (text, what) in [
            ("", "the frame is no JSON"),
            ("{", "the frame is no JSON"),
            ("[]", "there is no type"),
            (r#"{"type":"shout"}"#, "type is none of command, pong, sync"),
            (r#"{"type":"pong","n":-1}"#, "n is no whole number"),
            (r#"{"type":"command","do":"resign"}"#, "a command has no id"),
            (r#"{"type":"command","id":"","do":"resign"}"#, "an id is 1 to 64 printable ASCII characters without blanks"),
            (r#"{"type":"command","id":"a b","do":"resign"}"#, "an id is 1 to 64 printable ASCII characters without blanks"),
            (r#"{"type":"command","id":"a"}"#, "a command says nothing to do"),
            (r#"{"type":"command","id":"a","do":"undo"}"#, "do is nothing that can be done"),
            (r#"{"type":"command","id":"a","do":"move","move":"S3"}"#, "a move has no ply"),
            (r#"{"type":"command","id":"a","ply":-1,"do":"resign"}"#, "ply is no whole number"),
            (r#"{"type":"command","id":"a","ply":1,"do":"move"}"#, "a text is missing"),
            (r#"{"type":"command","id":"a","do":"hide","count":300}"#, "a small number is missing"),
            (r#"{"type":"command","id":"a","do":"arrange","pits":[1,"2"]}"#, "a count of seeds is no whole number"),
            (r#"{"type":"command","id":"a","do":"settle","settings":{"clock":"x"}}"#, "clock is neither null nor a number of seconds"),
            (r#"{"type":"command","id":"a","do":"settle","options":{"seeds":4}}"#, "the value of an option is no text"),
        ] {
            assert_eq!(asked(text), Err(what), "{text}");
        }
    }

    #[test]
    fn settings_are_read_in_the_form_in_which_a_table_tells_them() {
        let text = r#""settle","options":{"seeds":"3"},"settings":{"clock":null,"seats":4,"join":"anyone","first":"host","rotate":false,"begin":"host","absence":"computer","ranked":true}"#;
        let Ok(Act::Settle { options, settings }) = command(text) else { panic!("{text}") };
        assert_eq!(options, Some(vec![("seeds".to_string(), "3".to_string())]));
        let whole = Change {
            seats: Some(4),
            clock: Some(Clock::None),
            join: Some(Join::Anyone),
            begin: Some(Begin::ByHost),
            first: Some(First::Host),
            rotate: Some(Rotate::Same),
            absence: Some(Absence::ComputerPlays),
        };
        assert_eq!(settings, whole);
    }

    #[test]
    fn what_goes_with_a_setting_changes_with_it_unless_it_is_said() {
        let settings = Settings {
            seats: 2,
            clock: Clock::Sowing { seconds: 30 },
            join: Join::Link,
            begin: Begin::WhenFull,
            first: First::Random,
            rotate: Rotate::Next,
            absence: Absence::ClockDecides,
            rating: bija_room::Rating::Unrated,
        };
        let none = Change { clock: Some(Clock::None), ..Change::default() };
        assert_eq!(none.of(settings), Settings { clock: Clock::None, absence: Absence::ComputerPlays, ..settings });
        let said = Change { absence: Some(Absence::ClockDecides), ..none };
        assert_eq!(said.of(settings), Settings { clock: Clock::None, ..settings });
        let three = Change { seats: Some(3), ..Change::default() };
        assert_eq!(three.of(settings), Settings { seats: 3, begin: Begin::ByHost, ..settings });
        assert_eq!(Change { seats: Some(2), ..Change::default() }.of(three.of(settings)), settings);
        assert_eq!(Change::default().of(settings), settings);
    }

    #[test]
    fn a_bad_command_is_answered_under_its_id() {
        let misread = read(br#"{"type":"command","id":"x9","do":"undo"}"#).unwrap_err();
        assert_eq!(misread.id.as_deref(), Some("x9"));
    }

    /// What the fuzzer does at length.
    #[test]
    fn damaged_frames_are_read_or_refused() {
        let frames = [
            r#"{"type":"command","id":"a1","ply":3,"do":"move","move":"S3"}"#,
            r#"{"type":"command","id":"a1","do":"settle","options":{"seeds":"3"},"settings":{"clock":30,"seats":4,"rotate":true}}"#,
            r#"{"type":"command","id":"a1","do":"arrange","pits":[4,0,12]}"#,
            r#"{"type":"pong","n":12}"#,
        ];
        let mut draw = bija_rules::SplitMix64::new(3);
        let mut below = |bound: usize| draw.below(bound as u64) as usize;
        let mut good = 0;
        for _ in 0..20_000 {
            let mut frame = frames[below(frames.len())].as_bytes().to_vec();
            for _ in 0..=below(3) {
                let at = below(frame.len());
                match below(3) {
                    0 => frame[at] = below(256) as u8,
                    1 => drop(frame.remove(at)),
                    _ => frame.insert(at, b"\"{}[],:09-n\\"[below(12)]),
                }
            }
            good += usize::from(read(&frame).is_ok());
        }
        assert!((1..20_000).contains(&good), "{good}");
    }
}
