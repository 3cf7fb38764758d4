//! Prints the pages of games between people as a server would send them, for tests of what their scripts make of them:
//!
//! ```text
//! people_pages game en kalah 0123456789abc o.seeds=5
//! people_pages invite hi kalah token o.seeds=5
//! people_pages lobby en kalah
//! people_pages gone en token
//! people_pages code https://bija.example/en/invite/token
//! ```

use bija_rules::catalogue::options::Values;
use bija_rules::catalogue::{self, Entry};
use bija_web::pages::invitation::{self, First, Gone, Invitation, Reader};
use bija_web::pages::live_game::{self, LiveGame};
use bija_web::pages::lobby::{self, Lobby, Stake, Table};
use bija_web::{Lang, qr};

/// Where a server would be reached.
const ORIGIN: &str = "https://bija.example";

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let page = match words[..] {
        ["game", lang, game, id, ref options @ ..] => {
            let (entry, values) = chosen(game, options);
            live_game::page(language(lang), &LiveGame { id, entry, values: &values, names: &[], origin: ORIGIN, over: None }).0
        }
        ["invite", lang, game, token, ref options @ ..] => {
            let (entry, values) = chosen(game, options);
            let seats = values.value("seats").and_then(|seats| seats.parse().ok()).unwrap_or(2);
            let invitation = Invitation {
                origin: ORIGIN,
                token,
                host: "Meera",
                entry,
                values: &values,
                seats,
                clock: Some(30),
                first: First::Random,
                hours: 21,
                reader: Reader::New,
            };
            invitation::page(language(lang), &invitation).0
        }
        ["lobby", lang, game, ref options @ ..] => {
            let (entry, values) = chosen(game, options);
            let table = |id: &str, names: &[&str], free| Table {
                id: id.to_string(),
                entry,
                names: names.iter().map(ToString::to_string).collect(),
                free,
                clock: Some(60),
            };
            let (open, running) = ([table("0000000000001", &["Ravi"], 1)], [table("0000000000002", &["Lena", "Anil"], 0)]);
            lobby::page(
                language(lang),
                &Lobby {
                    origin: "",
                    nickname: None,
                    reader: None,
                    stake: Stake::SignIn,
                    usual_clock: Some(30),
                    entry,
                    values: &values,
                    open: &open,
                    running: &running,
                },
            )
            .0
        }
        ["gone", lang, token] => invitation::gone(language(lang), token, Gone::Expired).0,
        ["code", address] => qr::svg(address).expect("an address is short enough for a code"),
        _ => panic!("say which page, in which language, of which game"),
    };
    println!("{page}");
}

fn language(code: &str) -> Lang {
    Lang::from_code(code).expect("a language of the pages")
}

fn chosen(game: &str, options: &[&str]) -> (&'static Entry, Values) {
    let entry = catalogue::entry(game).expect("a game of the catalogue");
    let options: Vec<(&str, &str)> = options.iter().filter_map(|option| option.strip_prefix("o.")?.split_once('=')).collect();
    let values = entry.chosen(&options).expect("options of the game");
    (entry, values)
}
