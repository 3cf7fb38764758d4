//! Laws of lists.

use bija_room::Millis;

use super::{Place, advance, end, open, opened, over, placed, playing, read, sits, sowing, stored, terms, which, who, with_people};
use crate::{Advance, Cursor, Filter, GameRow, Listing, Load, Logs, NewGame, Page, Progress, Seat, Sitter, Stake, Standing, State, Status, Store, Terms};

fn ids(rows: &[GameRow]) -> Vec<i64> {
    rows.iter().map(|row| row.id.number()).collect()
}

/// A table of one person that waits for others.
fn gathering(number: u64, person: u64, listing: Listing, at: i64) -> NewGame {
    let state = State { status: Status::Gathering, listing, mover: None, ..playing(0, None) };
    NewGame { state, seats: vec![sits(0, who(person))], ..opened(number, [who(person), who(4)], at) }
}

/// The latest first, page by page, also where times are equal; an empty lobby is an empty list.
pub async fn the_lobby_shows_open_tables_and_running_games<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    assert_eq!((read(store.running(Page::first(5)).await), read(store.open_tables(Page::first(5)).await)), (vec![], vec![]));
    stored(&store, (1..=5).map(|number| open(opened(number, [who(3), who(4)], 20)))).await;
    stored(&store, [advance(sowing(2, 0, 30)), advance(end(5, 0, 31, over(0, "rows", None)))]).await;
    let tables = [(11, Listing::Open, 40), (12, Listing::Unlisted, 41), (13, Listing::Open, 42)];
    stored(&store, tables.map(|(number, listing, at)| open(gathering(number, 3, listing, at)))).await;
    let first = read(store.running(Page::first(2)).await);
    assert_eq!(ids(&first), [2, 4]);
    assert_eq!(first[0].seats.len(), 2);
    let after = Some(Cursor { at: first[1].changed, game: first[1].id });
    assert_eq!(ids(&read(store.running(Page { after, limit: 2 }).await)), [3, 1]);
    let tables = read(store.open_tables(Page::first(9)).await);
    assert_eq!(ids(&tables), [13, 11]);
    let after = Some(Cursor { at: tables[0].opened, game: tables[0].id });
    assert_eq!(ids(&read(store.open_tables(Page { after, limit: 9 }).await)), [11]);
}

/// A start sees every game that is not over, with its deadline and whether the machine moves there.
pub async fn a_start_sees_what_is_unfinished<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let machine = |number, mover| {
        let state = State { mover: Some(mover), ..playing(0, Some(Millis(90))) };
        let seats = vec![sits(0, who(3)), Seat { sitter: Sitter::Computer("easy".to_string()), ..sits(1, who(4)) }];
        NewGame { state, seats, ..opened(number, [who(3), who(4)], 20) }
    };
    stored(&store, [open(opened(1, [who(3), who(4)], 10)), open(machine(2, 0)), open(machine(3, 1)), open(gathering(4, 3, Listing::Unlisted, 40))]).await;
    stored(&store, [advance(end(1, 0, 31, over(0, "rows", None)))]).await;
    let mut found = read(store.unfinished().await);
    found.sort_unstable_by_key(|game| game.id);
    let told: Vec<_> = found.iter().map(|game| (game.id.number(), game.status, game.deadline, game.changed.0, game.computer_moves)).collect();
    let due = Some(Millis(90));
    assert_eq!(told, [(2, Status::Playing, due, 20, false), (3, Status::Playing, due, 20, true), (4, Status::Gathering, None, 40, false)]);
}

/// Every filter alone and together, and pages without gaps.
pub async fn a_history_is_filtered_and_paged<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let ranked = Terms { pool: Some("oware".to_string()), ruleset: "oware".to_string(), ..terms() };
    let games = [
        opened(1, [who(1), who(2)], 10),
        NewGame { terms: ranked.clone(), ..opened(2, [who(2), who(1)], 20) },
        NewGame { terms: ranked, ..opened(3, [who(1), who(2)], 20) },
        opened(4, [who(1), who(3)], 30),
        opened(5, [who(1), who(1)], 40),
    ];
    stored(&store, games.map(open)).await;
    let finish = |number, people: [u64; 2], places: [u8; 2]| {
        let seats = vec![placed(0, who(people[0]), places[0]), placed(1, who(people[1]), places[1])];
        advance(Advance { seats: Some(seats), ..end(number, 0, 50, over(0, "rows", None)) })
    };
    stored(&store, [finish(1, [1, 2], [1, 2]), finish(2, [2, 1], [1, 2]), finish(3, [1, 2], [1, 1])]).await;
    let asked = async |filter: Filter| ids(&read(store.games_of(who(1), &filter, Page::first(10)).await));
    assert_eq!(asked(Filter::default()).await, [5, 4, 3, 2, 1]);
    assert_eq!(asked(Filter { ruleset: Some("oware".to_string()), ..Filter::default() }).await, [3, 2]);
    assert_eq!(asked(Filter { opponent: Some(who(3)), ..Filter::default() }).await, [4]);
    assert_eq!(asked(Filter { stake: Some(Stake::Ranked), ..Filter::default() }).await, [3, 2]);
    assert_eq!(asked(Filter { stake: Some(Stake::Unranked), ..Filter::default() }).await, [5, 4, 1]);
    assert_eq!(asked(Filter { progress: Some(Progress::Unfinished), ..Filter::default() }).await, [5, 4]);
    assert_eq!(asked(Filter { progress: Some(Progress::Over), ..Filter::default() }).await, [3, 2, 1]);
    assert_eq!(asked(Filter { result: Some(Standing::Won), ..Filter::default() }).await, [1]);
    assert_eq!(asked(Filter { result: Some(Standing::Shared), ..Filter::default() }).await, [3]);
    assert_eq!(asked(Filter { result: Some(Standing::Lost), ..Filter::default() }).await, [2]);
    let lost_there = Filter { result: Some(Standing::Lost), ruleset: Some("kalah".to_string()), ..Filter::default() };
    assert_eq!(asked(lost_there).await, [] as [i64; 0]);
    let mut seen = Vec::new();
    let mut page = Page::first(2);
    loop {
        let rows = read(store.games_of(who(1), &Filter::default(), page).await);
        let Some(last) = rows.last() else { break };
        page.after = Some(Cursor { at: last.opened, game: last.id });
        seen.extend(ids(&rows));
    }
    assert_eq!(seen, [5, 4, 3, 2, 1]);
}

/// A game counts once, however many of its seats one has.
pub async fn what_is_unfinished_is_counted<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    assert_eq!(read(store.load(who(3)).await), Load { unfinished: 0, open_tables: 0 });
    let tables = [gathering(1, 3, Listing::Open, 10), gathering(2, 3, Listing::Unlisted, 10), opened(3, [who(3), who(3)], 10), opened(4, [who(3), who(4)], 10)];
    stored(&store, tables.map(open)).await;
    assert_eq!(read(store.load(who(3)).await), Load { unfinished: 4, open_tables: 1 });
    stored(&store, [advance(end(4, 0, 20, over(0, "rows", None)))]).await;
    assert_eq!(read(store.load(who(3)).await), Load { unfinished: 3, open_tables: 1 });
    assert_eq!(read(store.load(who(4)).await), Load { unfinished: 0, open_tables: 0 });
}

/// From a moment on, for one reason, and only one's own.
pub async fn aborts_are_counted_by_who_did_them<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, (1..=4).map(|number| open(opened(number, [who(1), who(2)], 10)))).await;
    let ends = [(1, "aborted", 1, 20), (2, "aborted", 1, 30), (3, "resigned", 1, 40), (4, "aborted", 2, 50)];
    stored(&store, ends.map(|(number, reason, by, at)| advance(end(number, 0, at, over(0, reason, Some(who(by))))))).await;
    assert_eq!(read(store.ended_by(who(1), "aborted", Millis(0)).await), 2);
    assert_eq!(read(store.ended_by(who(1), "aborted", Millis(30)).await), 1);
    assert_eq!(read(store.ended_by(who(2), "aborted", Millis(51)).await), 0);
}

/// Whole logs, in the order of ids, each once.
pub async fn logs_are_read_in_bulk<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, (1..=7).map(|number| open(opened(number, [who(1), who(2)], 10)))).await;
    stored(&store, [advance(sowing(2, 0, 20)), advance(sowing(2, 1, 21)), advance(end(4, 0, 20, over(0, "rows", None)))]).await;
    let mut seen = Vec::new();
    let mut after = None;
    loop {
        let logs = read(store.logs(Logs::Unfinished, after, 4).await);
        seen.extend(logs.iter().map(|log| (log.game.id.number(), log.events.len(), log.game.seats.len())));
        after = logs.last().map(|log| log.game.id);
        if logs.len() < 4 {
            break;
        }
    }
    assert_eq!(seen, [(1, 1, 2), (2, 3, 2), (3, 1, 2), (5, 1, 2), (6, 1, 2), (7, 1, 2)]);
    let all = read(store.logs(Logs::All, None, 100).await);
    assert_eq!(all.iter().map(|log| log.game.seq).collect::<Vec<_>>(), [1, 3, 1, 2, 1, 1, 1]);
    assert_eq!(all[3].game, read(store.game(which(4)).await).expect("it is over, and there"));
}
