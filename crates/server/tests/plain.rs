//! Whole games without scripts, played by pressing what the pages offer.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use axum::http::StatusCode;
use bija_kernels::perfect::is_perfectly_played;
use bija_rules::ruleset::Objective;
use bija_rules::{Game, Seat, catalogue};
use bija_server::Pool;
use bija_server::config::Limit;
use bija_web::address::Address;
use bija_web::messages::{Lang, text};
use common::{Answer, Reader, attribute, link, pressed, tags};

/// The game of a page's address, replayed by the rules.
fn replayed(page: &Answer) -> Game {
    let (path, query) = page.address.split_once('?').unwrap_or((&page.address, ""));
    let entry = catalogue::entry(path.rsplit('/').next().unwrap()).unwrap();
    Address::read(entry, query).unwrap().0.request().open().unwrap().game
}

/// Presses pits until the page offers none, each time another one in turn.
async fn play_out(reader: &Reader, address: &str) -> Answer {
    let mut page = reader.open(address).await;
    for turn in 0.. {
        assert_eq!(page.status, StatusCode::OK, "{}", page.address);
        let Some(next) = pressed(&page, "move", |pits| turn * 7 % pits.len()) else { break };
        let plies = replayed(&page).plies().len();
        page = reader.open(&next).await;
        assert!(replayed(&page).plies().len() > plies, "{next} did nothing");
    }
    page
}

/// The language of an address.
fn lang_of(address: &str) -> Lang {
    Lang::from_code(address.split('/').nth(1).unwrap()).unwrap()
}

/// The same in the language.
fn said(lang: Lang, hindi: &str, english: &str, indonesian: &str) -> String {
    let words = [(Lang::HI, hindi), (Lang::EN, english), (Lang::ID, indonesian)];
    words.into_iter().find(|(one, _)| *one == lang).unwrap().1.to_string()
}

/// What the page must say of the result, to the reader in a seat or to numbered players.
fn assert_tells_the_result(page: &Answer, reader_seat: Option<Seat>) {
    let game = replayed(page);
    let outcome = game.outcome().expect("the page offers moves until the game is over");
    let seats = game.rules().board().seats;
    let lang = lang_of(&page.address);
    let verdict = match (outcome.winner(seats), reader_seat) {
        (_, Some(you)) if seats > 2 => {
            let place = usize::from(outcome.places[you]);
            let english = ["", "You finish first", "You finish second", "You finish third", "You finish fourth"][place];
            said(lang, ["", "पहला", "दूसरा", "तीसरा", "चौथा"][place], english, &format!("Anda meraih peringkat {place}"))
        }
        (None, _) => said(lang, "खेल ड्रॉ रहा", "Draw", "Seri"),
        (Some(winner), Some(you)) if winner == you => said(lang, "आपकी जीत हुई", "You win", "Anda menang"),
        (Some(_), Some(_)) => said(lang, "आपकी हार हुई", "You lose", "Anda kalah"),
        (Some(winner), None) => {
            let number = winner.index() + 1;
            said(lang, &format!("खिलाड़ी {number} की जीत हुई"), &format!("Player {number} wins"), &format!("Pemain {number} menang"))
        }
    };
    assert!(page.text().contains(&verdict), "{}: {verdict}", page.address);
    let told = page.between("class=\"plain-told\"", "</div>").unwrap();
    match game.rules().ruleset().objective {
        Objective::Margin => {
            for seat in game.rules().seats() {
                assert!(told.contains(&outcome.score[seat].to_string()), "{}: {told}", page.address);
            }
        }
        Objective::Survival => assert!(told.contains(&verdict) || outcome.winner(seats).is_none(), "{verdict}: {told}"),
        Objective::Race => assert!(told.contains(&said(lang, "पहला", "first", "peringkat 1")), "{told}"),
    }
}

#[tokio::test]
async fn people_play_each_game_to_its_end() {
    let reader = Reader::new().await;
    for (entry, lang) in catalogue::ENTRIES.iter().zip(["hi", "en", "id"].into_iter().cycle()) {
        let end = play_out(&reader, &format!("/{lang}/plain/{}?mode=two", entry.id)).await;
        assert_tells_the_result(&end, None);
        let again = link(&end, &said(lang_of(&end.address), "फिर खेलें", "Play again", "Main lagi")).unwrap();
        assert_eq!(again, format!("/{lang}/plain/{}?mode=two&first=2", entry.id));
    }
}

/// A game is created with its variants, against a person or the computer, at every level and from either side.
#[tokio::test]
async fn every_game_is_set_up_with_each_of_its_variants_and_a_computer() {
    let reader = Reader::new().await;
    let offers = |page: &Answer, name: &str, values: &[String]| {
        let select = page.between(&format!("<select class=\"select\" id=\"{name}\""), "</select>").unwrap_or_else(|| panic!("{}: {name}", page.address));
        let offered: Vec<String> = tags(select, "option").filter_map(|tag| attribute(tag, "value")).collect();
        assert_eq!(offered, values, "{}: {name}", page.address);
    };
    let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
    for entry in catalogue::ENTRIES {
        let page = reader.open(&format!("/en/plain/{}", entry.id)).await;
        for option in entry.options.iter().filter(|option| option.kind.values().len() > 1) {
            offers(&page, &format!("option-{}", option.name), &option.kind.values());
        }
        let rules = entry.rules(&entry.standard()).unwrap();
        let perfect = if is_perfectly_played(&rules) { &["perfect"][..] } else { &[] };
        assert_eq!(perfect.is_empty(), entry.id != "kalah", "{}", entry.id);
        offers(&page, "level", &words(&[&["easy", "normal", "hard"], perfect].concat()));
        offers(&page, "first", &words(&["you", "computer", "random"]));
    }
}

#[tokio::test]
async fn three_and_four_people_play_to_the_last_place() {
    let reader = Reader::new().await;
    for (lang, options, seats) in [("hi", "o.seats=3&o.pits=4", 3), ("en", "o.seats=4&o.pits=4", 4), ("id", "o.seats=4&o.all_ranks=false", 4)] {
        let end = play_out(&reader, &format!("/{lang}/plain/mancala_basic?{options}&mode=two")).await;
        assert_tells_the_result(&end, None);
        let game = replayed(&end);
        assert_eq!(game.rules().board().seats, seats);
        assert!(link(&end, &said(lang_of(&end.address), "फिर खेलें", "Play again", "Main lagi")).unwrap().contains("first=2"));
    }
}

#[tokio::test]
async fn both_directions_and_the_question_in_mid_turn_are_buttons() {
    let reader = Reader::new().await;
    let page = reader.open("/en/plain/o_an_quan?mode=two").await;
    assert!(page.text().contains("square 3, 5 seeds, To the left"), "{}", page.text());
    let mut offered = Vec::new();
    pressed(&page, "move", |moves| {
        offered.push(moves.to_vec());
        0
    });
    assert_eq!(offered[0].len(), 10, "five squares, two ways each");
    let end = play_out(&reader, "/en/plain/omweso?mode=two&o.reverse=true").await;
    assert_tells_the_result(&end, None);
    // A game that asks: the first of many random ones, up to its question.
    let rules = std::sync::Arc::new(catalogue::rules("omweso", &[("reverse", "true")]).unwrap());
    let asking = (0..200).find_map(|number| {
        let mut draw = bija_rules::SplitMix64::new(number);
        let mut game = Game::new(rules.clone(), 0);
        while game.position().over().is_none() && game.position().asked_at().is_none() {
            let legal = game.legal();
            game.play({ legal }.nth(draw.below(legal.len() as u64) as usize).unwrap(), &mut ()).unwrap();
        }
        game.position().asked_at().map(|_| game.tokens())
    });
    let moves: String = form_urlencoded::byte_serialize(asking.expect("some game asks").join(".").as_bytes()).collect();
    let page = reader.open(&format!("/en/plain/omweso?mode=two&o.reverse=true&moves={moves}")).await;
    assert!(page.text().contains("Sow to the left or to the right?"), "{}", page.text());
    let plies = replayed(&page).plies().len();
    for (index, answer) in ["To the left", "To the right"].into_iter().enumerate() {
        assert!(page.text().contains(answer));
        let next = reader
            .open(
                &pressed(&page, "move", |moves| {
                    assert_eq!(moves.len(), 2);
                    index
                })
                .unwrap(),
            )
            .await;
        assert!(replayed(&next).plies().len() == plies + 1 && next.status == StatusCode::OK);
    }
}

/// A form of the page as its fields stand, some of them filled in anew.
fn laid(page: &Answer, filled: &[(&str, &str)]) -> String {
    let form = page.text().split("<form").find(|form| form.contains("class=\"plain-lay\"")).expect("there is the form");
    let form = &form[..form.find("</form>").unwrap()];
    let fields = tags(form, "input").map(|tag| (attribute(tag, "name").unwrap(), attribute(tag, "value").unwrap()));
    let value = |name: &str, value: String| filled.iter().find(|(other, _)| *other == name).map_or(value, |(_, seeds)| (*seeds).to_string());
    let fields: Vec<(String, String)> = fields.map(|(name, standard)| (name.clone(), value(&name, standard))).collect();
    assert!(filled.iter().all(|(name, _)| fields.iter().any(|(other, _)| other == name)), "{}: {filled:?}", page.address);
    let action = attribute(form, "action").unwrap();
    format!("{}?{}", action.split('#').next().unwrap(), form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish())
}

#[tokio::test]
async fn players_lay_out_the_start() {
    let reader = Reader::new().await;
    let page = reader.open("/en/plain/omweso?mode=two&o.setup=free").await;
    assert!(page.text().contains("32 seeds in all."), "{}", page.text());
    // The standard lies in the fields: sent as it is, it is the game as ever.
    assert_eq!(reader.open(&laid(&page, &[])).await.address, page.address);
    let filled = [("lay.1.1", "0"), ("lay.1.9", "4"), ("lay.2.8", ""), ("lay.2.16", "4")];
    let start = reader.open(&laid(&page, &filled)).await;
    let game = replayed(&start);
    assert_eq!([0, 8, 16 + 7, 16 + 15].map(|pit| game.position().seeds(pit)), [0, 4, 0, 4]);
    assert!(start.address.ends_with("&arranged=0.4.4.4.4.4.4.4.4.0.0.0.0.0.0.0%7E4.4.4.4.4.4.4.0.0.0.0.0.0.0.0.4"), "{}", start.address);
    let end = play_out(&reader, &start.address).await;
    assert_tells_the_result(&end, None);
    assert_eq!(replayed(&end).start(), game.start(), "the start goes with the game");
    let refused = reader.ask(&laid(&page, &[("lay.2.1", "5")])).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.text().contains("Player 2 has laid out 33 seeds, but must lay out 32."), "{}", refused.text());
    assert_eq!(reader.ask(&laid(&page, &[("lay.1.1", "x")])).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(reader.ask("/en/plain/kalah?arranged=4.4.4.4.4.4").await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_computer_lays_its_own_seeds() {
    let reader = Reader::new().await;
    let page = reader.open("/hi/plain/mangala4?o.setup=by_hand&level=easy").await;
    assert!(page.text().contains("कुल 98 बीज।"), "{}", page.text());
    let poor = reader.ask(&laid(&page, &[("lay.1.1", "1"), ("lay.1.14", "13")])).await;
    assert_eq!(poor.status, StatusCode::BAD_REQUEST);
    assert!(poor.text().contains("कम से कम 2"), "{}", poor.text());
    let start = reader.open(&laid(&page, &[("lay.1.1", "2"), ("lay.1.14", "12")])).await;
    assert_eq!([0, 13].map(|pit| replayed(&start).start().seeds(pit)), [2, 12]);
    assert_tells_the_result(&play_out(&reader, &start.address).await, Some(Seat::SOUTH));
    let second = reader.open("/hi/plain/mangala4?o.setup=by_hand&first=computer").await;
    assert!(!second.text().contains("plain-lay"), "the first player alone lays the seeds out");
    let omweso = reader.open("/en/plain/omweso?o.setup=free&first=computer").await;
    let shown = omweso.between("class=\"plain-lay\"", "</form>").unwrap();
    assert_eq!(tags(shown, "input").filter(|tag| attribute(tag, "type").as_deref() == Some("number")).count(), 16, "the own side");
    let own = reader.open(&laid(&omweso, &[("lay.2.1", "0"), ("lay.2.9", "4")])).await;
    assert_eq!([16, 24].map(|pit| replayed(&own).start().seeds(pit)), [0, 4]);
}

#[tokio::test]
async fn a_match_goes_on_round_by_round() {
    let reader = Reader::new().await;
    for (address, next, last) in
        [("/en/plain/sungka?mode=two&o.rounds=match&o.pits=5", "Next round", 10), ("/hi/plain/turkish_mangala?mode=two&o.sets=5", "अगला", 5)]
    {
        let mut end = play_out(&reader, address).await;
        let mut rounds = 1;
        while let Some(next) = link(&end, next) {
            end = play_out(&reader, &next).await;
            rounds += 1;
            assert!(rounds <= last, "{}", end.address);
        }
        assert!(rounds > 1, "{}", end.address);
        assert!(end.text().contains(if address.starts_with("/en") { "the match" } else { "मैच" }), "{}", end.text());
    }
}

#[tokio::test]
async fn a_reader_plays_the_computer_in_each_game_from_either_side() {
    let reader = Reader::new().await;
    let sides = [("en", "you", Seat::SOUTH), ("hi", "computer", Seat::NORTH), ("id", "computer", Seat::NORTH), ("id", "you", Seat::SOUTH)];
    let games = catalogue::ENTRIES.iter().zip(sides.into_iter().cycle()).map(|(entry, (lang, first, seat))| (entry.id, lang, first, seat));
    for (game, lang, first, seat) in games.chain([("kalah", "en", "random", Seat::SOUTH)]) {
        let end = play_out(&reader, &format!("/{lang}/plain/{game}?level=easy&first={first}")).await;
        let seat = if first == "random" && end.address.contains("first=computer") { Seat::NORTH } else { seat };
        assert_tells_the_result(&end, Some(seat));
        let again = link(&end, &said(lang_of(&end.address), "फिर खेलें", "Play again", "Main lagi")).unwrap();
        assert_eq!(again.contains("first=computer"), seat == Seat::SOUTH, "the other side begins");
        assert_eq!(reader.ask(&end.address).await.bytes, end.bytes, "the page is the same when loaded again");
    }
}

#[tokio::test]
async fn the_perfect_level_is_offered_where_it_is_held() {
    let reader = Reader::new().await;
    let small = "/en/plain/kalah?o.pits=3&o.seeds=3";
    let about = text(Lang::EN, "level-perfect-about");
    for (address, offered) in [(small, true), ("/en/plain/kalah?o.seeds=6", false), ("/en/plain/oware", false)] {
        let page = reader.open(address).await;
        let levels = page.between("name=\"level\"", "</select>").unwrap();
        assert_eq!((levels.contains("perfect"), page.text().contains(&about)), (offered, offered), "{address}");
    }
    let end = play_out(&reader, &format!("{small}&level=perfect&first=computer")).await;
    // Published: who begins wins by two with best play.
    let position = *replayed(&end).position();
    assert!(position.store(Seat::SOUTH) >= position.store(Seat::NORTH) + 2, "{}", end.address);
}

#[tokio::test]
async fn the_computers_answer_is_told_with_the_readers_move() {
    let reader = Reader::new().await;
    let page = reader.open("/en/plain/kalah?move=S2").await;
    let told = page.between("class=\"plain-told\"", "</div>").unwrap();
    assert!(told.contains("You lifted 4 seeds from pit 2.") && told.contains("The computer lifted"), "{told}");
    assert!(page.text().contains("Your turn"));
}

#[tokio::test]
async fn a_move_is_taken_back_with_the_answer_to_it() {
    let reader = Reader::new().await;
    let first = reader.open("/en/plain/kalah?move=S1").await;
    let second = reader.open(&pressed(&first, "move", |_| 0).unwrap()).await;
    let back = reader.open(&link(&second, "Take back").unwrap()).await;
    assert_eq!(back.address, first.address);
    let start = reader.open(&link(&back, "Take back").unwrap()).await;
    assert_eq!(start.address, "/en/plain/kalah");
    assert_eq!(link(&start, "Take back"), None);
}

#[tokio::test]
async fn the_pie_rule_is_a_button() {
    let reader = Reader::new().await;
    let page = reader.open("/en/plain/kalah?mode=two&o.pie_rule=true&moves=S1").await;
    assert!(page.text().contains("Change sides"));
    let after = reader.open(&pressed(&page, "move", |moves| moves.iter().position(|mv| mv == "swap").unwrap()).unwrap()).await;
    assert!(after.text().contains("Player 2 took over the other side"), "{}", after.text());
    assert!(after.text().contains("Player 1 to move"));
}

#[tokio::test]
async fn a_random_start_gets_a_number_and_stays() {
    let reader = Reader::new().await;
    let page = reader.open("/hi/plain/kalah?o.start=random_1").await;
    assert!(page.address.contains("&start="), "{}", page.address);
    assert!(page.text().contains("रैंडम शुरुआत"));
    assert_eq!(reader.ask(&page.address).await.bytes, page.bytes);
    let twelve = reader.open("/en/plain/kalah?o.start=random_1&start=12").await;
    assert!(twelve.text().contains("Random start no. 12."));
    // The number is asked for wherever the rules draw the start, whatever the option is called.
    for (query, asked) in [("kalah?o.start=random_1", true), ("mangala4", true), ("kalah", false), ("mangala4?o.setup=seven", false)] {
        let page = reader.open(&format!("/en/plain/{query}")).await;
        assert_eq!(page.text().contains("name=\"start\" inputmode"), asked, "{query}");
    }
}

#[tokio::test]
async fn the_choice_of_a_game_leads_to_it() {
    let reader = Reader::new().await;
    let page = reader.open("/en/plain?game=oware&mode=two&first=you&level=normal").await;
    assert_eq!(page.address, "/en/plain/oware?mode=two");
}

#[tokio::test]
async fn hostile_addresses_are_refused_with_a_sentence() {
    let reader = Reader::new().await;
    let long = format!("/hi/plain/kalah?moves={}", "S1.".repeat(8000));
    let many = format!("/en/plain/kalah?mode=two&moves={}S1", "S1.".repeat(2000));
    for (address, sentence) in [
        ("/en/plain/kalah?moves=S7", "There is no pit 7; the pits are 1 to 6."),
        ("/hi/plain/kalah?moves=S7", "गड्ढा 7 है ही नहीं"),
        ("/en/plain/o_an_quan?moves=S9-", "There is no square 9; the squares are 1 to 5."),
        ("/hi/plain/mancala_basic?arranged=1", "इस खेल में पत्थर कोई नहीं सजाता"),
        ("/en/plain/kalah?moves=N1", "It is not your turn yet."),
        ("/en/plain/kalah?moves=S3.S3", "Pit 3 is empty."),
        ("/en/plain/kalah?moves=swap", "These rules have no change of sides."),
        ("/en/plain/kalah?o.pie_rule=true&moves=swap", "Sides can be changed only once"),
        ("/hi/plain/kalah?moves=%3Cscript%3Ealert(1)%3C/script%3E", "कोई चाल नहीं है।"),
        ("/en/plain/kalah?moves=....", "is not a move"),
        ("/en/plain/kalah?move=S1&move=S2", "which cannot be read"),
        ("/en/plain/kalah?o.seeds=0", "cannot be “0”"),
        ("/en/plain/kalah?o.seeds=-1", "cannot be “-1”"),
        ("/hi/plain/kalah?o.seeds=99999999999999999999", "नहीं हो सकता"),
        ("/en/plain/kalah?o.nonsense=1", "has no option “nonsense”"),
        ("/en/plain/kalah?o.pits=10&o.seeds=20", "a board holds 255 at most"),
        ("/en/plain/kalah?start=1", "always starts in the same way"),
        ("/en/plain/kalah?o.start=random_1&start=-1", "is not the number of a random start"),
        ("/hi/plain/kalah?o.start=random_1&start=18446744073709551616", "नंबर नहीं है"),
        ("/en/plain/kalah?level=superb", "There is no level “superb”."),
        ("/en/plain/kalah?o.seeds=6&level=perfect", "Kalah with these options is not solved, so there is no perfect level."),
        ("/en/plain/kalah?first=nobody", "does not say who moves first"),
        ("/en/plain/kalah?mode=three", "which cannot be read"),
        ("/en/plain?game=chess", "There is no game “chess” here."),
        ("/en/plain/kalah?moves=S1%00", "is not a move"),
        ("/en/plain/kalah?moves=%ff%fe", "is not a move"),
        (&long, "16,384"),
        (&many, "2,000"),
    ] {
        let answer = reader.ask(address).await;
        let short: String = address.chars().take(80).collect();
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{short}");
        assert!(answer.text().contains(sentence), "{short}: {}", answer.between("<main", "</main>").unwrap());
        assert!(!answer.text().contains("<script>alert"), "{short}");
    }
}

#[tokio::test]
async fn a_busy_computer_is_said_to_be_busy() {
    let reader = Reader::with(|parts| parts.pool = Pool::with(0, 0)).await;
    let answer = reader.ask("/hi/plain/kalah?move=S1").await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(answer.header("retry-after"), "2");
    assert!(answer.text().contains("सर्वर व्यस्त है"));
}

#[tokio::test]
async fn the_best_move_and_the_computers_last_one_are_explained() {
    let reader = Reader::with(|parts| parts.config.limits.address_analyses_per_minute = Limit::of(1_000)).await;
    for (entry, lang) in catalogue::ENTRIES.iter().zip(["hi", "en", "id"].into_iter().cycle()) {
        let start = reader.open(&format!("/{lang}/plain/{}?level=easy", entry.id)).await;
        let hinted = reader.open(&asking(&start, "hint").unwrap()).await;
        assert_eq!(hinted.status, StatusCode::OK, "{}", hinted.text());
        assert_eq!(replayed(&hinted).plies().len(), 0, "{}: a hint makes no move", entry.id);
        let said = hinted.between("plain-advice", "</p>").unwrap_or_else(|| panic!("{}: nothing is said", entry.id));
        assert!(said.contains(&said_hint(lang_of(&hinted.address))), "{}: {said}", entry.id);
        let marked: Vec<String> = tags(hinted.text(), "button").filter(|tag| tag.contains("data-hint")).filter_map(|tag| attribute(tag, "value")).collect();
        assert_eq!(marked.len(), 1, "{}: {marked:?}", entry.id);
        assert_eq!(asking(&hinted, "hint"), None, "what is answered is not asked again");
        // What is hinted at is played, and the computer answers; unless the turn goes on, its move can be explained.
        let mut page = reader.open(&pressed(&hinted, "move", |moves| moves.iter().position(|one| *one == marked[0]).unwrap()).unwrap()).await;
        for turn in 0..20 {
            if asking(&page, "why").is_some() {
                break;
            }
            page = reader.open(&pressed(&page, "move", |moves| turn % moves.len()).unwrap()).await;
        }
        let plies = replayed(&page).plies().len();
        let why = reader.open(&asking(&page, "why").unwrap_or_else(|| panic!("{}: the computer has not moved", entry.id))).await;
        assert_eq!((why.status, replayed(&why).plies().len()), (StatusCode::OK, plies), "{}", why.address);
        assert!(why.between("plain-advice", "</p>").is_some_and(|said| said.len() > 20), "{}", why.address);
        assert!(!why.text().contains("data-hint"), "{}", why.address);
    }
}

/// The address to which the button for a question leads, if the page has it.
fn asking(page: &Answer, question: &str) -> Option<String> {
    let mut offered = false;
    let choose = |asked: &[String]| {
        let found = asked.iter().position(|one| one == question);
        offered = found.is_some();
        found.unwrap_or_default()
    };
    pressed(page, "ask", choose).filter(|_| offered)
}

/// How a hint begins.
fn said_hint(lang: Lang) -> String {
    said(lang, "संकेत:", "Hint:", "Petunjuk:")
}

#[tokio::test]
async fn what_cannot_be_explained_is_not_asked() {
    let reader = Reader::new().await;
    let unknown = reader.open("/en/plain/kalah?ask=all").await;
    assert_eq!(unknown.status, StatusCode::BAD_REQUEST);
    assert!(unknown.text().contains("ask"), "{}", unknown.text());
    // Two people, nobody's last move, a game that is over: the address is led to the one without the question.
    let end = play_out(&reader, "/en/plain/kalah?level=easy&o.pits=2&o.seeds=1").await;
    let over = end.address.split('#').next().unwrap().to_string();
    for address in ["/en/plain/kalah?mode=two&ask=hint", "/en/plain/kalah?ask=why", &format!("{over}&ask=hint")] {
        let page = reader.open(address).await;
        assert_eq!(page.status, StatusCode::OK, "{address}");
        assert!(!page.address.contains("ask=") && !page.text().contains("plain-advice"), "{}", page.address);
    }
    assert_eq!(asking(&end, "hint"), None, "nobody moves any more");
    // A question counts as an analysis, and is refused like one.
    let sparing = Reader::with(|parts| parts.config.limits.address_analyses_per_minute = Limit::of(1)).await;
    let asked = async || sparing.open("/en/plain/kalah?ask=hint").await.status;
    assert_eq!((asked().await, asked().await), (StatusCode::OK, StatusCode::TOO_MANY_REQUESTS));
}
