//! Lines of the engine's protocol, as they come from a pipe.

#![no_main]

#[path = "../../crates/cli/src/protocol/feed.rs"]
mod feed;
#[path = "../../crates/cli/src/protocol/line.rs"]
mod line;

use feed::{Fed, MOST_LINE};
use line::{Command, Go, Start};

/// A command written as the documentation writes it.
fn written(command: &Command<'_>) -> String {
    match command {
        Command::Uci => "uci".to_string(),
        Command::IsReady => "isready".to_string(),
        Command::NewGame => "ucinewgame".to_string(),
        Command::Stop => "stop".to_string(),
        Command::Quit => "quit".to_string(),
        Command::SetOption { name, value } => format!("setoption name {name} value {value}"),
        Command::Position { start, moves } => {
            let start = match start {
                Start::Own => "startpos".to_string(),
                Start::Number(number) => format!("start {number}"),
                Start::Arranged(lists) => format!("arranged {lists}"),
                Start::Notation(text) => format!("notation {text}"),
            };
            format!("position {start} moves {}", moves.join(" "))
        }
        Command::Go(Go { movetime, nodes, depth, infinite }) => {
            let limit = |name: &str, limit: Option<u64>| limit.map_or_else(String::new, |limit| format!(" {name} {limit}"));
            let depth = limit("depth", depth.map(u64::from));
            format!("go{}{}{depth}{}", limit("movetime", *movetime), limit("nodes", *nodes), if *infinite { " infinite" } else { "" })
        }
    }
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    // Pieces of a few bytes, so that lines are cut everywhere.
    let mut input = std::io::BufReader::with_capacity(1 + bytes.len() % 7, bytes);
    while let Some(fed) = feed::next(&mut input).expect("bytes in memory can be read") {
        let Fed::Line(bytes) = fed else { continue };
        assert!(bytes.len() <= MOST_LINE && !bytes.contains(&b'\n'));
        match line::read(&bytes) {
            Ok(None) => assert!(bytes.iter().all(|byte| !byte.is_ascii_graphic())),
            Ok(Some(command)) => {
                let text = written(&command);
                assert_eq!(line::read(text.as_bytes()).as_ref(), Ok(&Some(command)), "{text}");
            }
            Err(error) => assert!(error.to_string().chars().count() < 400),
        }
    }
});
