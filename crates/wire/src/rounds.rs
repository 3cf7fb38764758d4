//! What a board shows of the match that a game belongs to, and of a start that the players arrange.

use alloc::string::String;
use alloc::vec::Vec;

use bija_rules::{Pit, Rules, Seat};

use crate::json::{ToJson, object};
use crate::request::Opened;

/// How a match stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchView {
    /// `rounds`, `sets` or `pair`.
    pub kind: &'static str,
    /// The round that is played, from 1.
    pub round: usize,
    /// The most rounds there are.
    pub of: u8,
    /// Of rounds the seeds that each seat holds, of sets two for a win and one for a draw, of a pair the scores: before this round,
    /// or after it when it is over.
    pub points: [i16; 2],
    /// Whether the match is decided.
    pub over: bool,
    /// The seat that won it.
    pub winner: Option<usize>,
    /// The seat that began this round.
    pub starts: usize,
    /// Whether this round is over and another follows.
    pub next: bool,
}

impl ToJson for MatchView {
    fn write_json(&self, text: &mut String) {
        object(text, |view| {
            view.field("kind", &self.kind).field("round", &self.round).field("of", &self.of).field("points", &self.points.to_vec());
            view.field("over", &self.over).field("winner", &self.winner).field("starts", &self.starts).field("next", &self.next);
        });
    }
}

impl MatchView {
    /// The match of an opened game, if it belongs to one.
    pub fn of(opened: &Opened) -> Option<MatchView> {
        let before = opened.series.as_ref()?;
        let mut after = before.clone();
        let finished = opened.game.position().over().is_some() && after.finish_round(&opened.game).is_ok();
        let points = after.points();
        Some(MatchView {
            kind: before.rule().name(),
            round: before.rounds().len() + 1,
            of: before.rule().most(),
            points: [points[Seat::SOUTH], points[Seat::NORTH]],
            over: after.is_over(),
            winner: after.winner().map(Seat::index),
            starts: before.starter().unwrap_or(Seat::SOUTH).index(),
            next: finished && !after.is_over(),
        })
    }
}

/// What the players may lay out before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrangementView {
    /// Each seat that arranges, in order.
    pub seats: Vec<ShareView>,
    /// How the seeds lie if nobody arranges them, by the pit's index.
    pub standard: Vec<u8>,
}

/// What one seat lays out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShareView {
    /// The seat.
    pub seat: usize,
    /// The pits, in the order in which an arrangement names them.
    pub pits: Vec<Pit>,
    /// How many seeds, in all.
    pub seeds: u32,
    /// The least number of seeds in a pit.
    pub least: u8,
}

impl ToJson for ArrangementView {
    fn write_json(&self, text: &mut String) {
        object(text, |view| {
            view.field("seats", &self.seats).field("standard", &self.standard);
        });
    }
}

impl ToJson for ShareView {
    fn write_json(&self, text: &mut String) {
        object(text, |share| {
            share.field("seat", &self.seat).field("pits", &self.pits).field("seeds", &self.seeds).field("least", &self.least);
        });
    }
}

impl ArrangementView {
    /// What may be arranged by these rules, if anything.
    pub fn of(rules: &Rules) -> Option<ArrangementView> {
        let shares = rules.arrangement()?;
        let start = rules.start(0);
        let mut view = ArrangementView { seats: Vec::new(), standard: Vec::new() };
        for share in shares {
            let mut pits = Vec::new();
            for pit in share.pits {
                pits.push(pit);
            }
            view.seats.push(ShareView { seat: share.seat.index(), pits, seeds: share.seeds, least: share.least });
        }
        for pit in 0..rules.board().cells() as Pit {
            view.standard.push(start.seeds(pit));
        }
        Some(view)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;
    use crate::json::Json;
    use crate::request::GameRequest;
    use crate::{Refusal, RequestError};

    fn open(json: &str) -> Result<Opened, RequestError> {
        GameRequest::from_json(&Json::read(json.as_bytes()).expect("the request is JSON"))?.open()
    }

    fn refused(json: &str) -> String {
        Refusal::from(&open(json).expect_err(json)).0.key.to_string()
    }

    /// One round of congklak with five pits, each time the pit of the lowest number.
    fn round(rounds: &str) -> String {
        let mut tokens = Vec::new();
        loop {
            let list = tokens.iter().map(|token: &String| [r#"""#, token, r#"""#].concat()).collect::<Vec<_>>().join(",");
            let opened =
                open(&alloc::format!(r#"{{"ruleset":"congklak","options":{{"rounds":"match","pits":"5"}},"rounds":[{rounds}],"moves":[{list}]}}"#)).unwrap();
            let Some(mv) = opened.game.legal().next() else { return list };
            tokens.push(opened.game.rules().move_token(opened.game.position(), mv));
        }
    }

    #[test]
    fn a_match_goes_on_from_the_rounds_in_the_request() {
        let first = round("");
        let over = open(&alloc::format!(r#"{{"ruleset":"congklak","options":{{"rounds":"match","pits":"5"}},"moves":[{first}]}}"#)).unwrap();
        let told = MatchView::of(&over).expect("it is a match");
        assert_eq!((told.kind, told.round, told.of, told.over, told.next, told.starts), ("rounds", 1, 10, false, true, 0));
        assert_eq!(told.points[0] + told.points[1], 50);
        assert_ne!(told.points, [25, 25], "the points are those after the round");
        let second = open(&alloc::format!(r#"{{"ruleset":"congklak","options":{{"rounds":"match","pits":"5"}},"rounds":[[{first}]]}}"#)).unwrap();
        let loser = usize::from(told.points[0] > told.points[1]);
        assert_eq!(second.game.position().to_move().map(Seat::index), Some(loser), "the loser starts");
        let now = MatchView::of(&second).expect("it is a match");
        assert_eq!((now.round, now.points, now.starts, now.next), (2, told.points, loser, false));
        assert!(!second.game.position().closed().is_empty(), "the loser cannot fill every pit");
    }

    #[test]
    fn a_match_that_cannot_be_is_refused() {
        let first = round("");
        for (json, key) in [
            (r#"{"ruleset":"congklak","rounds":[["S1"]]}"#.to_string(), "err-match-none"),
            (r#"{"ruleset":"mancala_basic","options":{"seats":"3"},"match":"pair"}"#.to_string(), "err-match-none"),
            (r#"{"ruleset":"kalah","match":"three"}"#.to_string(), "err-request"),
            (r#"{"ruleset":"kalah","match":"pair","rounds":[["S3"]]}"#.to_string(), "err-match-round-goes-on"),
            (r#"{"ruleset":"kalah","match":"pair","rounds":[["S9"]]}"#.to_string(), "err-match-round"),
            (r#"{"ruleset":"kalah","rounds":["S3"]}"#.to_string(), "err-request"),
            (
                r#"{"ruleset":"congklak","options":{"rounds":"match"},"position":"0,0,0,0,0,0,1/0,0,0,0,0,0,1 60,36 S","rounds":[["S7"]]}"#.to_string(),
                "err-match-none",
            ),
            (alloc::format!(r#"{{"ruleset":"congklak","options":{{"rounds":"match","pits":"5"}},"rounds":[[{first}],[]]}}"#), "err-match-round-goes-on"),
        ] {
            assert_eq!(refused(&json), key, "{json}");
        }
        let pair = r#"{"ruleset":"kalah","options":{"pits":"1","seeds":"1"},"match":"pair","rounds":[["S1"],["N1"]]}"#;
        assert_eq!(refused(pair), "err-match-over", "a pair has two rounds");
    }

    #[test]
    fn a_pair_counts_both_games() {
        let one = open(r#"{"ruleset":"kalah","options":{"pits":"1","seeds":"1"},"match":"pair","moves":["S1"]}"#).unwrap();
        let told = MatchView::of(&one).unwrap();
        assert_eq!((told.kind, told.of, told.points, told.over, told.next), ("pair", 2, [1, 1], false, true));
        let both = open(r#"{"ruleset":"kalah","options":{"pits":"1","seeds":"1"},"match":"pair","rounds":[["S1"]],"moves":["N1"]}"#).unwrap();
        let told = MatchView::of(&both).unwrap();
        assert_eq!((told.round, told.points, told.over, told.winner, told.starts, told.next), (2, [2, 2], true, None, 1, false));
    }

    #[test]
    fn players_arrange_the_start_in_the_request() {
        let heap = "[32,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]";
        let request = |lists: &str| alloc::format!(r#"{{"ruleset":"omweso","options":{{"setup":"free"}},"arranged":{lists}}}"#);
        let opened = open(&request(&alloc::format!("[{heap},{heap}]"))).unwrap();
        assert_eq!(opened.game.position().seeds(0), 32);
        let told = ArrangementView::of(opened.game.rules()).expect("it may be arranged");
        assert_eq!(told.seats.iter().map(|share| (share.seat, share.pits.len(), share.seeds)).collect::<Vec<_>>(), [(0, 16, 32), (1, 16, 32)]);
        assert_eq!(told.standard.iter().map(|&seeds| u32::from(seeds)).sum::<u32>(), 64);
        for (json, key) in [
            (request(&alloc::format!("[{heap}]")), "err-arrange-lists"),
            (request(&alloc::format!("[{heap},[32]]")), "err-pit-count"),
            (request(&alloc::format!("[{heap},{}]", heap.replace("32", "31"))), "err-arrange-total"),
            (request("[[-1]]"), "err-request"),
            (request("7"), "err-request"),
            (r#"{"ruleset":"kalah","arranged":[[4,4,4,4,4,4]]}"#.to_string(), "err-arrange-none"),
            (r#"{"ruleset":"lab_madjnuni","arranged":[[1,2,2,2,2,2,2,2,2,2,2,2,2,73]]}"#.to_string(), "err-arrange-few"),
            (r#"{"ruleset":"lab_madjnuni","arranged":[],"start":"1"}"#.to_string(), "err-start-only-one"),
        ] {
            assert_eq!(refused(&json), key, "{json}");
        }
    }
}
