//! The page of house rules: every language, every game, without scripts; and what hostile addresses get.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use axum::http::StatusCode;
use bija_rules::catalogue::ENTRIES;
use bija_web::Lang;
use common::{Answer, Reader, attribute, tags};

async fn page(reader: &Reader, address: &str) -> Answer {
    reader.ask(address).await
}

#[tokio::test]
async fn every_game_has_its_page_in_every_language() {
    let reader = Reader::new().await;
    for entry in ENTRIES {
        for lang in Lang::ALL.map(Lang::code) {
            let page = page(&reader, &format!("/{lang}/house/{}", entry.id)).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.address);
            let text = page.text();
            assert_eq!(
                tags(text, "output").count() + text.matches("<output>").count(),
                entry.options.iter().filter(|option| option.kind.name().starts_with("number") && option.kind.values().len() > 1).count(),
                "{}",
                page.address
            );
            assert!(text.contains("house-board"), "{}: the start is drawn", page.address);
            assert!(text.contains(&format!("href=\"/{lang}/play/{}\"", entry.id)), "{}", page.address);
        }
    }
}

#[tokio::test]
async fn changes_are_named_with_the_standard_and_can_be_played_and_sent() {
    let reader = Reader::new().await;
    let page = page(&reader, "/en/house/kalah?o.seeds=5&o.pie_rule=true").await;
    let text = page.text();
    for part in [
        "Every pit begins with 5 seeds",
        "Standard: 4 seeds",
        "2 changes from the standard rules",
        "Swap rule (pie rule): Yes",
        "Id of these rules: kalah-dq52ltf6",
        "These rules go well together.",
        "href=\"/en/play/kalah?o.seeds=5&amp;o.pie_rule=true\"",
        "href=\"/en/house/kalah?o.seeds=5&amp;o.pie_rule=true\" data-share",
        "href=\"/hi/house/kalah?o.seeds=5&amp;o.pie_rule=true\"",
    ] {
        assert!(text.contains(part), "{part}");
    }
    let checked: Vec<_> =
        tags(text, "input").filter(|tag| tag.contains("checked")).filter_map(|tag| Some((attribute(tag, "name")?, attribute(tag, "value")?))).collect();
    let has = |name: &str, value: &str| checked.iter().any(|(known, chosen)| known == name && chosen == value);
    assert!(has("o.pie_rule", "true") && has("o.end", "any_row_empty"), "{checked:?}");
}

#[tokio::test]
async fn a_form_leads_to_the_address_of_what_was_chosen() {
    let reader = Reader::new().await;
    for (query, location) in [
        ("o.pits=6&o.seeds=4&o.start=equal&more=seeds", "/hi/house/kalah?o.seeds=5"),
        ("o.pits=6&o.seeds=5&less=seeds", "/hi/house/kalah"),
        ("o.pits=6&o.seeds=4", "/hi/house/kalah"),
    ] {
        let answer = page(&reader, &format!("/hi/house/kalah?{query}")).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, location), "{query}");
    }
    assert_eq!(page(&reader, "/en/house/awale").await.header("location"), "/en/house/oware");
    assert_eq!(page(&reader, "/en/house").await.header("location"), "/en/house/kalah");
}

#[tokio::test]
async fn advice_and_refusals_are_sentences() {
    let reader = Reader::new().await;
    for (address, makes_a_game, sentence) in [
        ("/en/house/congklak", true, "Extra moves are not limited"),
        ("/hi/house/congklak", true, "एक और चाल पर कोई सीमा नहीं है"),
        ("/en/house/mangala4", true, "Nobody ever has a choice"),
        ("/en/house/kalah?o.pits=10&o.seeds=20", false, "These options need 400 seeds"),
        ("/en/house/mancala_basic?o.seats=3&o.pits=7", false, "do not go together"),
        ("/hi/house/mancala_basic?o.seats=3&o.pits=7", false, "साथ नहीं चल सकते"),
    ] {
        let page = page(&reader, address).await;
        assert_eq!(page.status, StatusCode::OK, "{address}: a form is answered");
        assert!(page.text().contains(sentence), "{address}");
        assert!(page.text().contains("id=\"house-form\""), "{address}: the choices can be changed");
        assert_eq!(page.text().contains("data-share>"), makes_a_game, "{address}: only a game is played and sent");
    }
}

#[tokio::test]
async fn hostile_addresses_are_refused_in_words() {
    let reader = Reader::new().await;
    for query in ["o.seeds=99", "o.seeds=4&o.seeds=5", "o.colour=red", "more=%3Cscript%3E", "less=seeds%00", "o.%3Cb%3E=1", "o.seeds=%F0%9F%98%80"] {
        for lang in Lang::ALL.map(Lang::code) {
            for part in ["house", "play"] {
                if part == "play" && !query.starts_with("o.") {
                    continue;
                }
                let page = page(&reader, &format!("/{lang}/{part}/kalah?{query}")).await;
                assert_eq!(page.status, StatusCode::BAD_REQUEST, "{}", page.address);
                assert!(!page.text().contains("<script>") && !page.text().contains("<b>"), "{}", page.address);
                assert!(tags(page.text(), "h1").count() + page.text().matches("<h1>").count() == 1, "{}", page.address);
            }
        }
    }
    assert_eq!(page(&reader, "/en/house/chess").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_game_by_other_rules_begins_on_the_play_page() {
    let reader = Reader::new().await;
    let page = page(&reader, "/en/play/kalah?o.seeds=5&mode=two").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text().contains(r#""asked":{"seeds":"5"}"#));
    assert!(page.text().contains("href=\"/hi/play/kalah?o.seeds=5&amp;mode=two\""));
    let standard = reader.ask("/en/play/kalah").await;
    assert!(standard.text().contains(r#""asked":null"#));
}

/// The tokens of a game in which the lowest pit is always played, of the rounds in the request so far.
fn lowest(rounds: &str) -> String {
    let rounds: Vec<Vec<String>> =
        rounds.split('~').filter(|round| !round.is_empty()).map(|round| round.split('.').map(ToString::to_string).collect()).collect();
    let options = vec![("pits".to_string(), "5".to_string()), ("rounds".to_string(), "match".to_string())];
    let request = bija_wire::GameRequest { ruleset: "congklak".to_string(), options, rounds, ..Default::default() };
    let mut game = request.open().unwrap().game;
    let mut tokens = Vec::new();
    while let Some(mv) = game.legal().next() {
        tokens.push(game.rules().move_token(game.position(), mv));
        game.play(mv, &mut ()).unwrap();
    }
    tokens.join(".")
}

#[tokio::test]
async fn a_match_is_played_on_without_scripts() {
    let reader = Reader::new().await;
    let game = "/en/plain/congklak?o.pits=5&o.rounds=match&mode=two";
    let mut rounds = String::new();
    for round in 1..=10 {
        let tokens = lowest(&rounds);
        let query = if rounds.is_empty() { String::new() } else { format!("&rounds={}", rounds.replace('~', "%7E")) };
        let over = page(&reader, &format!("{game}{query}&moves={tokens}")).await;
        assert_eq!(over.status, StatusCode::OK, "{}: {:?}", over.address, over.between("<main", "</main>"));
        assert!(over.text().contains(&format!("Round {round} of at most 10.")) && over.text().contains("Seeds held: Player 1 "), "round {round}");
        rounds = if rounds.is_empty() { tokens } else { format!("{rounds}~{tokens}") };
        if over.text().contains("wins the match.") || over.text().contains("The match is a draw.") {
            assert!(round > 1 && !over.text().contains("Next round") && over.text().contains("Play again"), "the match is over after round {round}");
            return;
        }
        let next = format!("href=\"{}\"", format!("{game}&rounds={}#now", rounds.replace('~', "%7E")).replace('&', "&amp;"));
        assert!(over.text().contains(&next), "{next}");
    }
    panic!("the match does not end");
}
