//! `bija engine`: the protocol of docs/engine.md through pipes, from whole games to bytes that mean nothing.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use bija_engine::{Level, think};
use bija_rules::{Game, SplitMix64, catalogue};

use crate::run::{command, root};

/// More than any answer takes; a test that waits so long has failed.
const LONG: Duration = Duration::from_mins(1);

/// The program, in conversation.
struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut child = command().arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit()).spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let (send, lines) = channel();
        std::thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        Engine { stdin: child.stdin.take(), child, lines }
    }

    fn send(&mut self, text: &str) {
        self.send_bytes(format!("{text}\n").as_bytes());
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        self.stdin.as_mut().unwrap().write_all(bytes).unwrap();
    }

    fn line(&self) -> String {
        self.lines.recv_timeout(LONG).expect("the engine answers")
    }

    /// All lines up to the first that begins so, itself included.
    fn until(&self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while !lines.last().is_some_and(|line: &String| line.starts_with(beginning)) {
            lines.push(self.line());
        }
        lines
    }

    /// What is said to a line before the engine is ready for the next.
    fn said_to(&mut self, line: &[u8]) -> Vec<String> {
        self.send_bytes(&[line, b"\nisready\n"].concat());
        let mut said = self.until("readyok");
        said.pop();
        said
    }

    fn accepts(&mut self, line: &str) {
        assert_eq!(self.said_to(line.as_bytes()), Vec::<String>::new(), "{line}");
    }

    /// Searches to the end: what was said before the move, and the move.
    fn search(&mut self, go: &str) -> (Vec<String>, String) {
        self.send(go);
        let mut lines = self.until("bestmove ");
        let best = lines.pop().unwrap();
        (lines, best.strip_prefix("bestmove ").unwrap().to_string())
    }

    /// The end of the conversation: what was still said, and the status.
    fn end(mut self) -> (Vec<String>, i32) {
        drop(self.stdin.take());
        let said = std::iter::from_fn(|| self.lines.recv_timeout(LONG).ok()).collect();
        (said, self.child.wait().unwrap().code().unwrap())
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // After a test that failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a line of `info` says under a name.
fn told<'l>(info: &'l str, name: &str) -> &'l str {
    let mut words = info.split(' ').skip_while(|&word| word != name);
    words.nth(1).unwrap_or_else(|| panic!("{info} tells no {name}"))
}

/// Whether a line is as documented, where `…` stands for any rest. The time is not compared.
fn is_as_written(said: &str, written: &str) -> bool {
    if let Some(beginning) = written.strip_suffix('…') {
        return said.starts_with(beginning);
    }
    let timeless = |line: &str| {
        let mut words: Vec<String> = line.split(' ').map(ToString::to_string).collect();
        if let Some(time) = words.iter().position(|word| word == "time") {
            words.remove(time + 1);
        }
        words
    };
    timeless(said) == timeless(written)
}

#[test]
fn the_documented_conversation_is_a_true_one() {
    let page = std::fs::read_to_string(root().join("docs/engine.md")).unwrap();
    let example = page.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let mut engine = Engine::start();
    let mut skips = false;
    for line in example.lines() {
        match line.split_once(' ').unwrap() {
            (">", command) => engine.send(command),
            ("<", "…") => skips = true,
            ("<", written) => loop {
                let said = engine.line();
                if is_as_written(&said, written) {
                    skips = false;
                    break;
                }
                assert!(skips, "{said} is not {written}");
            },
            _ => panic!("{line} is no line of a conversation"),
        }
    }
    assert!(example.lines().count() > 10);
    assert_eq!(engine.end(), (Vec::new(), 0));
}

#[test]
fn it_says_who_it_is_and_takes_every_value_it_offers() {
    let mut engine = Engine::start();
    engine.send("uci");
    let lines = engine.until("uciok");
    assert_eq!(lines[0], concat!("id name Bija ", env!("CARGO_PKG_VERSION")));
    assert!(lines[1].starts_with("id author "));
    let option = |name: &str| lines.iter().find(|line| line.starts_with(&format!("option name {name} "))).unwrap().clone();
    for name in ["Rules", "Level"] {
        let values: Vec<String> = option(name).split(" var ").skip(1).map(ToString::to_string).collect();
        assert!(values.len() > 3);
        for value in values {
            engine.accepts(&format!("setoption name {name} value {value}"));
        }
    }
    assert_eq!(option("Rules").matches(" var ").count(), catalogue::ENTRIES.len());
    assert_eq!(option("Options"), "option name Options type string default <empty>");
    assert_eq!(option("Memory"), "option name Memory type spin default 24 min 1 max 65536");
    assert_eq!(option("Threads"), "option name Threads type spin default 1 min 1 max 256");
    engine.accepts("setoption name Options value <empty>");
    engine.accepts("setoption name Memory value 1");
    assert_eq!(lines.len(), 8, "{lines:?}");
}

#[test]
fn a_whole_game_of_every_ruleset_is_played_by_its_tokens() {
    let mut engine = Engine::start();
    for entry in catalogue::ENTRIES {
        engine.accepts(&format!("setoption name Rules value {}", entry.id));
        let mut game = Game::new(Arc::new(catalogue::rules(entry.id, &[]).unwrap()), 0);
        let mut moves = String::new();
        loop {
            engine.send(&format!("position startpos moves{moves}"));
            let (_, best) = engine.search("go nodes 200");
            if best == "(none)" {
                break;
            }
            game.play_decision(&best, &mut ()).unwrap_or_else(|error| panic!("{}: {best}: {error}", entry.id));
            moves.extend([" ", &best]);
        }
        assert!(game.outcome().is_some(), "{}", entry.id);
    }
    assert_eq!(engine.end(), (Vec::new(), 0));
}

#[test]
fn a_search_tells_what_it_finds_and_whether_it_is_sure() {
    let mut engine = Engine::start();
    engine.accepts("setoption name Options value pits=3 seeds=2");
    let (infos, best) = engine.search("go");
    let last = infos.last().unwrap();
    assert!(infos.iter().all(|info| info.starts_with("info depth ")));
    // Kalah(3,2) is a published win of the first seat by four seeds.
    assert!(last.contains(&format!(" score seeds 4 exact pv {best}")), "{last}");
    engine.accepts("setoption name Options value");
    let (infos, best) = engine.search("go depth 3");
    let depths: Vec<&str> = infos.iter().map(|info| told(info, "depth")).collect();
    assert_eq!(depths, ["1", "2", "3"]);
    assert!(infos.iter().all(|info| info.contains(" estimate pv ")) && told(infos.last().unwrap(), "pv") == best);
    let (infos, _) = engine.search("go nodes 5000");
    assert!(told(infos.last().unwrap(), "nodes").parse::<u64>().unwrap() < 5100, "{infos:?}");
    engine.accepts("setoption name Options value pits=3 seeds=2");
    engine.accepts("setoption name Threads value 2");
    let (infos, best) = engine.search("go");
    assert!(infos.last().unwrap().contains(&format!(" score seeds 4 exact pv {best}")), "two threads prove the same: {infos:?}");
    // In a race places are worth points.
    engine.accepts("setoption name Rules value mancala_basic");
    assert_eq!(told(&engine.search("go depth 2").0[0], "score"), "points");
}

#[test]
fn a_tree_tells_what_it_finds_each_time_it_has_looked_at_as_much_again() {
    let mut engine = Engine::start();
    engine.accepts("setoption name Rules value congklak");
    engine.accepts("setoption name Options value max_bonus=0");
    let (infos, best) = engine.search("go nodes 5000");
    let nodes: Vec<u64> = infos.iter().map(|info| told(info, "nodes").parse().unwrap()).collect();
    assert!(nodes.len() > 5 && nodes.windows(2).rev().skip(1).all(|pair| pair[1] >= 2 * pair[0]), "{nodes:?}");
    assert!(nodes.last().is_some_and(|last| (5000..5100).contains(last)), "{nodes:?}");
    assert!(infos.iter().all(|info| info.contains(" score seeds ")));
    assert_eq!(engine.search("go nodes 5000").1, best);
    // Its depth is the length of the line it expects.
    let (infos, _) = engine.search("go depth 3");
    let line = infos.last().unwrap().split(" pv ").nth(1).unwrap();
    assert!(line.split(' ').count() >= 3, "{line}");
}

#[test]
fn the_same_search_after_ucinewgame_looks_at_the_same_positions() {
    let mut engine = Engine::start();
    let nodes = |engine: &mut Engine| told(engine.search("go depth 7").0.last().unwrap(), "nodes").to_string();
    let first = nodes(&mut engine);
    assert_ne!(nodes(&mut engine), first, "what was found out is remembered");
    engine.accepts("ucinewgame");
    assert_eq!(nodes(&mut engine), first);
    engine.accepts("setoption name Memory value 1");
    assert_eq!(engine.search("go depth 7").1, {
        engine.accepts("setoption name Memory value 24");
        engine.search("go depth 7").1
    });
}

#[test]
fn a_level_moves_as_it_does_elsewhere() {
    let rules = Arc::new(catalogue::rules("oware", &[]).unwrap());
    let mut game = Game::new(rules, 0);
    for token in ["S3", "N2", "S5"] {
        game.play_token(token, &mut ()).unwrap();
    }
    let mut engine = Engine::start();
    engine.accepts("setoption name Rules value oware");
    engine.accepts("position startpos moves S3 N2 S5");
    for level in Level::ALL {
        engine.accepts(&format!("setoption name Level value {}", level.name()));
        let expected = think(&game, level, game.position().stable_hash(), &|| false).unwrap();
        assert_eq!(engine.search("go").1, game.rules().move_token(game.position(), expected.best), "{}", level.name());
    }
    assert_eq!(engine.said_to(b"go depth 3"), ["info string error: a level takes no limit but movetime or infinite"]);
}

#[test]
fn positions_are_those_of_the_other_commands() {
    let mut engine = Engine::start();
    // One seed before the store, and the opponent's last one: both ways to write it are one position.
    engine.accepts("position notation 0,0,0,0,0,1/0,0,0,0,0,1 23,23 S");
    assert_eq!(engine.search("go").1, "S6");
    engine.accepts("position notation 0,0,0,0,0,1/0,0,0,0,0,1 23,23 S moves S6");
    assert_eq!(engine.search("go").1, "(none)");
    engine.accepts("setoption name Options value start=random_1");
    engine.accepts("position start 7 moves");
    engine.accepts("setoption name Rules value omweso");
    engine.accepts("setoption name Options value setup=free");
    engine.accepts("position arranged 2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2/32,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0");
    assert_ne!(engine.search("go depth 1").1, "(none)");
}

#[test]
fn what_is_wrong_is_said_and_changes_nothing() {
    let mut engine = Engine::start();
    engine.accepts("setoption name Rules value kalah");
    engine.accepts("setoption name Options value seeds=3 pits=4");
    engine.accepts("position startpos moves S4");
    // A depth that a search from nothing reaches in the same way every time.
    let standing = |engine: &mut Engine| {
        engine.accepts("ucinewgame");
        let (infos, best) = engine.search("go depth 5");
        let last = infos.last().unwrap();
        (told(last, "nodes").to_string(), last.split(" score ").nth(1).unwrap().to_string(), best)
    };
    let before = standing(&mut engine);
    let wrong: [&[u8]; 39] = [
        b"hello",
        b"UCI",
        b"uci now",
        b"\xff\xfe",
        b"\0",
        b"setoption",
        b"setoption name",
        b"setoption name value 3",
        b"setoption name Hash value 3",
        b"setoption name Rules",
        b"setoption name Rules value chess",
        b"setoption name Rules value Kalah",
        b"setoption name Options value seeds",
        b"setoption name Options value seeds=4 seeds=5",
        b"setoption name Options value seeds=400",
        b"setoption name Options value pits=5 colour=red",
        b"setoption name Memory value 0",
        b"setoption name Threads value 0",
        b"setoption name Threads value 257",
        b"setoption name Threads value all",
        b"setoption name Memory value 65537",
        b"setoption name Memory value 18446744073709551616",
        b"setoption name Memory value much",
        b"setoption name Level value perfectly",
        b"position",
        b"position fen 4,4 S",
        b"position notation",
        b"position notation 1,2,3,4/1,2,3,4 0,0",
        b"position notation 99999999999999999999,0,0,0/0,0,0,0 0,0 S",
        b"position start 3",
        b"position arranged 3,3,3,3/3,3,3,3",
        b"position startpos moves S9",
        b"position startpos moves S1 S2 \x1b[31m",
        b"position startpos S1",
        b"go fast",
        b"go nodes 0",
        b"go movetime 99999999999999999999",
        b"go depth -1",
        b"go infinite depth 3",
    ];
    for line in wrong {
        let said = engine.said_to(line);
        assert_eq!(said.len(), 1, "{}: {said:?}", line.escape_ascii());
        let reason = said[0].strip_prefix("info string error: ").unwrap_or_else(|| panic!("{}: {said:?}", line.escape_ascii()));
        assert!(reason.len() > 10 && !reason.contains(char::is_control), "{reason:?}");
    }
    assert_eq!(standing(&mut engine), before);
    let too_many = format!("position startpos moves{}", " S1".repeat(3000));
    assert_eq!(engine.said_to(too_many.as_bytes()).len(), 1);
    assert_eq!(engine.end(), (Vec::new(), 0));
}

#[test]
fn an_infinite_search_answers_when_it_is_stopped_and_not_before() {
    let mut engine = Engine::start();
    engine.accepts("setoption name Options value pits=2 seeds=1");
    // It is solved at once, and goes on all the same.
    engine.send("go infinite");
    while !engine.line().contains(" exact ") {}
    for (line, heard) in
        [("isready", "readyok"), ("go", "info string error: "), ("position startpos", "info string error: "), ("ucinewgame", "info string error: ")]
    {
        engine.send(line);
        let said = engine.line();
        assert!(said.starts_with(heard), "{line}: {said}");
    }
    engine.send("stop");
    assert!(engine.until("bestmove ").len() <= 2);
    // A stop that comes when nothing is searched is nothing.
    engine.accepts("stop");
    engine.accepts("setoption name Rules value oware");
    for _ in 0..20 {
        engine.send("go infinite\nstop");
        engine.until("bestmove ");
    }
    // A limit too far away to be reached is none.
    engine.send("go movetime 18446744073709551615 nodes 18446744073709551615 depth 4294967295");
    engine.send("stop");
    engine.until("bestmove ");
}

#[test]
fn a_search_keeps_to_its_time() {
    let mut engine = Engine::start();
    let (infos, best) = engine.search("go movetime 150");
    assert!(told(infos.last().unwrap(), "time").parse::<u64>().unwrap() >= 150, "{infos:?}");
    assert!(!best.is_empty());
}

#[test]
fn the_end_of_the_input_and_quit_end_it_in_the_middle_of_a_search() {
    for last in ["go infinite", "go infinite\nquit", "go infinite\nquit\ngo", ""] {
        let mut engine = Engine::start();
        engine.send(last);
        let (said, status) = engine.end();
        let answers = said.iter().filter(|line| line.starts_with("bestmove ")).count();
        assert_eq!((answers, status), (usize::from(!last.is_empty()), 0), "{last}");
    }
}

#[test]
fn it_ends_when_nobody_hears_it() {
    let mut child = command().arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"go infinite\nisready\n").unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0), "with its input still open");
}

#[test]
fn bytes_that_mean_nothing_are_survived() {
    let mut engine = Engine::start();
    let mut draw = SplitMix64::new(7);
    for _ in 0..200 {
        let line: Vec<u8> = (0..draw.below(300)).map(|_| draw.below(256) as u8).collect();
        engine.send_bytes(&line);
        engine.send_bytes(b"\n");
    }
    // Words of the protocol in any order.
    let words = [
        "go",
        "nodes",
        "5",
        "position",
        "startpos",
        "moves",
        "S1",
        "setoption",
        "name",
        "value",
        "Rules",
        "bao",
        "notation",
        "0,0 S",
        "stop",
        "depth",
        "2",
        "é",
    ];
    for _ in 0..400 {
        let line: Vec<&str> = (0..=draw.below(7)).map(|_| words[draw.below(words.len() as u64) as usize]).collect();
        engine.send(&line.join(" "));
    }
    engine.send("stop\nisready");
    engine.until("readyok");
    while !engine.said_to(b"setoption name Level value none").is_empty() {}
    let longest = "x".repeat(1 << 16);
    assert_eq!(engine.said_to(longest.as_bytes()).len(), 1);
    for more in [1, 10_000_000] {
        let line = [longest.as_bytes(), &vec![b'y'; more][..]].concat();
        assert_eq!(engine.said_to(&line), ["info string error: a line of more than 65536 bytes is not read"]);
    }
    // The memory is there, or it is refused; the program goes on.
    assert!(engine.said_to(b"setoption name Memory value 65536").len() <= 1);
    engine.accepts("setoption name Memory value 1");
    engine.accepts("setoption name Rules value kalah");
    assert_ne!(engine.search("go depth 1").1, "(none)");
    // A last line without an end is a line.
    engine.send_bytes(b"isready");
    let (said, status) = engine.end();
    assert_eq!((said, status), (vec!["readyok".to_string()], 0));
}
