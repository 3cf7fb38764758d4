//! Laws of games and their logs.

use bija_room::Millis;
use futures_util::future::join_all;

use super::{
    Place, advance, command, digest, end, open, opened, over, placed, playing, read, refused, sits, somebody, sowing, stored, terms, which, who, with_people,
};
use crate::{
    Advance, Committed, Filter, GameRow, Kind, Listing, NewGame, Page, Refused, Seat, Sitter, State, Status, Store, StoreError, Terms, Transaction, Way, Write,
};

async fn game(store: &impl Store, number: u64) -> GameRow {
    read(store.game(which(number)).await).expect("it was opened")
}

/// A row, an event and a ply say what was written, and when.
pub async fn a_game_is_read_as_it_was_written<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let computer = Seat { seat: 1, sitter: Sitter::Computer("hard".to_string()), place: None, score: None };
    let new = NewGame { way: Way::Random, seats: vec![sits(0, who(3)), computer], state: playing(0, Some(Millis(90))), ..opened(1, [who(3), who(4)], 20) };
    stored(&store, [open(new.clone())]).await;
    assert_eq!(refused(&store, [open(new)]).await, Refused::GameExists { game: which(1) });
    stored(&store, [advance(Advance { state: playing(1, Some(Millis(130))), ..sowing(1, 0, 30) })]).await;
    let row = game(&store, 1).await;
    assert_eq!((row.way, row.previous, row.terms, row.seq), (Way::Random, None, terms(), 2));
    assert_eq!(row.state, playing(1, Some(Millis(130))));
    assert_eq!((row.opened, row.began, row.changed, row.ended), (Millis(20), Some(Millis(20)), Millis(30), None));
    assert_eq!(row.seats[0].known_as, Some(("Chitra".to_string(), Kind::Guest)));
    assert_eq!(row.seats[1].seat.sitter, Sitter::Computer("hard".to_string()));
    let plies = read(store.moves(which(1)).await);
    assert_eq!(plies.iter().map(|ply| (ply.ply, ply.seat, ply.token.as_str(), ply.at)).collect::<Vec<_>>(), [(0, 0, "S0", Millis(30))]);
    let last = Advance { seats: Some(vec![placed(0, who(3), 1), placed(1, who(4), 2)]), ..end(1, 1, 40, over(1, "rows", None)) };
    stored(&store, [advance(last)]).await;
    let row = game(&store, 1).await;
    assert_eq!((row.ended, row.began, row.state), (Some(Millis(40)), Some(Millis(20)), over(1, "rows", None)));
    assert_eq!(row.seats.into_iter().map(|row| row.seat).collect::<Vec<_>>(), [placed(0, who(3), 1), placed(1, who(4), 2)]);
    assert_eq!(read(store.game(which(2)).await), None);
}

/// Several events of one command follow each other; they can be read from any number on.
pub async fn events_are_numbered_without_gaps<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20))]).await;
    let both = Advance { events: vec![(Millis(30), "a".to_string()), (Millis(31), "b".to_string())], ..sowing(1, 0, 30) };
    stored(&store, [advance(both)]).await;
    stored(&store, [advance(Advance { expected_seq: 3, ..sowing(1, 1, 40) })]).await;
    let numbers = |rows: Vec<crate::EventRow>| rows.iter().map(|row| (row.seq, row.at.0)).collect::<Vec<_>>();
    assert_eq!(numbers(read(store.events(which(1), 0).await)), [(1, 20), (2, 30), (3, 31), (4, 40)]);
    assert_eq!(numbers(read(store.events(which(1), 3).await)), [(4, 40)]);
    assert_eq!(numbers(read(store.events(which(1), u64::MAX).await)), []);
    let log = read(store.log(which(1)).await).expect("it was opened");
    assert_eq!((log.game.seq, numbers(log.events)), (4, vec![(1, 20), (2, 30), (3, 31), (4, 40)]));
    assert_eq!(read(store.log(which(2)).await), None);
    let nothing = Advance { events: Vec::new(), expected_seq: 4, ..sowing(1, 2, 50) };
    assert_eq!(refused(&store, [advance(nothing)]).await, Refused::NoEvents { game: which(1) });
}

/// Who decided on an older or a newer game than the stored one is told where it is.
pub async fn a_stale_command_changes_nothing<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20))]).await;
    stored(&store, [advance(sowing(1, 0, 30))]).await;
    let before = game(&store, 1).await;
    for seq in [0, 1, 3] {
        let stale = Advance { expected_seq: seq, ..sowing(1, 1, 40) };
        assert_eq!(refused(&store, [advance(stale)]).await, Refused::Stale { game: which(1), seq: 2 });
    }
    assert_eq!(refused(&store, [advance(sowing(2, 0, 40))]).await, Refused::NoSuchGame { game: which(2) });
    assert_eq!(game(&store, 1).await, before);
    assert_eq!(read(store.events(which(1), 0).await).len(), 2);
}

/// At the deadline it counts, one millisecond later it does not; what the clock does not bind is stored then, too.
pub async fn a_move_counts_until_the_deadline_and_not_after_it<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let at = |number, counts_at| Advance { counts_at, ..sowing(number, 0, 100) };
    for number in [1, 2, 3] {
        stored(&store, [open(NewGame { state: playing(0, Some(Millis(100))), ..opened(number, [who(3), who(4)], 20) })]).await;
    }
    assert_eq!(refused(&store, [advance(at(1, Some(Millis(101))))]).await, Refused::TooLate { game: which(1), deadline: Millis(100) });
    assert_eq!(game(&store, 1).await.seq, 1);
    stored(&store, [advance(at(2, Some(Millis(100))))]).await;
    stored(&store, [advance(at(3, None))]).await;
    let unclocked = Advance { counts_at: Some(Millis(i64::MAX)), ..sowing(2, 1, 100) };
    stored(&store, [advance(unclocked)]).await;
}

/// Also when it comes with another content, at an older event, or together with other writes, none of which happen.
pub async fn the_same_command_again_gets_the_same_answer<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20)), open(opened(2, [who(3), who(4)], 20))]).await;
    let with = |number, ply, sender, id: &str| advance(Advance { command: Some(command(sender, id, &format!("at {ply}"))), ..sowing(number, ply, 30) });
    stored(&store, [with(1, 0, 0, "x")]).await;
    for ply in [0, 1] {
        let again = Transaction::of([somebody(5, Kind::Guest, "Eve"), with(1, ply, 0, "x")]);
        assert_eq!(store.commit(again).await, Ok(Committed::Repeated { answer: "at 0".to_string() }));
    }
    assert_eq!(game(&store, 1).await.seq, 2);
    assert_eq!(read(store.person(who(5)).await), None);
    stored(&store, [with(1, 1, 1, "x"), with(1, 2, 0, "y"), with(2, 0, 0, "x")]).await;
    assert_eq!(read(store.command(which(1), 1, "x").await), Some(command(1, "x", "at 1")));
    let last = Advance { command: Some(command(1, "end", "over")), ..end(1, 3, 50, over(3, "rows", None)) };
    stored(&store, [advance(last.clone())]).await;
    assert_eq!(read(store.command(which(1), 0, "y").await), None, "the game is over");
    assert_eq!(store.commit(Transaction::of([advance(last)])).await, Ok(Committed::Repeated { answer: "over".to_string() }));
    let offer = Advance { command: Some(command(0, "rematch", "offered")), ..end(1, 4, 60, over(3, "rows", None)) };
    stored(&store, [advance(offer)]).await;
    assert!(read(store.command(which(1), 1, "end").await).is_some(), "an offer after the end lets go of nothing");
}

/// Whatever the numbers of the events say.
pub async fn a_ply_is_taken_once<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20))]).await;
    stored(&store, [advance(sowing(1, 0, 30))]).await;
    let twice = Advance { expected_seq: 2, ..sowing(1, 0, 40) };
    assert_eq!(refused(&store, [advance(twice)]).await, Refused::PlyTaken { game: which(1), ply: 0 });
    let row = game(&store, 1).await;
    assert_eq!((row.seq, row.changed), (2, Millis(30)));
}

/// All or nothing, whichever write it is.
pub async fn a_refused_write_takes_its_whole_transaction_back<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20))]).await;
    let stale = Advance { expected_seq: 7, ..sowing(1, 1, 40) };
    let writes = [somebody(5, Kind::Guest, "Eve"), open(opened(2, [who(5), who(4)], 30)), advance(sowing(1, 0, 30)), advance(stale)];
    assert_eq!(refused(&store, writes).await, Refused::Stale { game: which(1), seq: 2 });
    assert_eq!((read(store.person(who(5)).await), read(store.game(which(2)).await)), (None, None));
    assert_eq!((game(&store, 1).await.seq, read(store.moves(which(1)).await).len()), (1, 0));
    // Somebody who is not there cannot sit: the database itself says so.
    let unknown = store.commit(Transaction::of([advance(sowing(1, 0, 30)), open(opened(2, [who(9), who(4)], 30))])).await;
    assert!(matches!(unknown, Err(StoreError::NotStored(_))), "{unknown:?}");
    assert_eq!(game(&store, 1).await.seq, 1);
}

/// Many commands at one event, sent at the same time: one is stored, the others are stale. Other games are not disturbed.
pub async fn one_of_many_at_the_same_event_is_stored<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, (1..=20).map(|number| open(opened(number, [who(3), who(4)], 20)))).await;
    let commits = (0..200).map(|number| store.commit(Transaction::of([advance(sowing(number % 20 + 1, 0, 30))])));
    let outcomes = join_all(commits).await;
    let stored_ones = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
    let stale = outcomes.iter().filter(|outcome| matches!(outcome, Err(StoreError::Refused(Refused::Stale { seq: 2, .. })))).count();
    assert_eq!((stored_ones, stale), (20, 180));
    for number in 1..=20 {
        assert_eq!((game(&store, number).await.seq, read(store.moves(which(number)).await).len()), (2, 1));
    }
}

/// Both in one transaction.
pub async fn a_rematch_names_its_game_and_is_named_by_it<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20))]).await;
    stored(&store, [advance(end(1, 0, 30, over(0, "resigned", Some(who(3)))))]).await;
    let rematch = NewGame { previous: Some(which(1)), ..opened(2, [who(4), who(3)], 40) };
    let named = end(1, 1, 40, State { next: Some(which(2)), ..over(0, "resigned", Some(who(3))) });
    stored(&store, [open(rematch), advance(named)]).await;
    assert_eq!(game(&store, 2).await.previous, Some(which(1)));
    let first = game(&store, 1).await;
    assert_eq!((first.state.next, first.ended, first.changed), (Some(which(2)), Some(Millis(30)), Millis(40)));
    stored(&store, [advance(end(1, 2, 50, over(0, "resigned", Some(who(3)))))]).await;
    assert_eq!(game(&store, 1).await.state.next, Some(which(2)), "a rematch is not forgotten");
}

/// The host's changes, and who comes and goes.
pub async fn terms_and_seats_change_while_a_table_gathers<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let gathering = State { status: Status::Gathering, listing: Listing::Open, mover: None, ..playing(0, None) };
    let table = NewGame { way: Way::Table, state: gathering.clone(), seats: vec![sits(0, who(3))], ..opened(1, [who(3), who(4)], 20) };
    stored(&store, [open(table)]).await;
    assert_eq!(game(&store, 1).await.began, None);
    let four = Terms { ruleset: "mancala-basic".to_string(), seats: 4, clock: None, pool: Some("mancala-basic".to_string()), ..terms() };
    let change = Advance { moves: Vec::new(), state: gathering, terms: Some(four.clone()), ..sowing(1, 0, 30) };
    stored(&store, [advance(change)]).await;
    let seats = vec![sits(0, who(3)), sits(2, who(1))];
    stored(&store, [advance(Advance { moves: Vec::new(), state: playing(0, None), seats: Some(seats.clone()), ..sowing(1, 1, 40) })]).await;
    let row = game(&store, 1).await;
    assert_eq!((row.terms, row.began, row.state.listing), (four, Some(Millis(40)), Listing::Unlisted));
    assert_eq!(row.seats.into_iter().map(|row| row.seat).collect::<Vec<_>>(), seats);
    assert_eq!(read(store.games_of(who(4), &Filter::default(), Page::first(5)).await), []);
}

/// Each seat once, in time, by whoever has the secret.
pub async fn an_invitation_works_once_per_seat_and_a_day<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let link = Write::InsertInvitation { hash: digest(1), game: which(1), from: who(3), at: Millis(20), expires: Millis(100) };
    stored(&store, [open(opened(1, [who(3), who(4)], 20)), link.clone()]).await;
    assert_eq!(refused(&store, [link]).await, Refused::InvitationExists);
    let take = |number, seat, person, at| Write::UseInvitation { hash: digest(number), seat, person: who(person), at: Millis(at) };
    stored(&store, [take(1, 1, 4, 99)]).await;
    assert_eq!(refused(&store, [take(1, 1, 2, 99)]).await, Refused::InvitationUsed { by: who(4) });
    stored(&store, [take(1, 2, 2, 99)]).await;
    assert_eq!(refused(&store, [take(1, 3, 1, 100)]).await, Refused::InvitationExpired { expires: Millis(100) });
    assert_eq!(refused(&store, [take(2, 1, 1, 50)]).await, Refused::NoSuchInvitation);
    let there = read(store.invitation(digest(1)).await).expect("it is kept");
    assert_eq!((there.game, there.from, there.created, there.expires), (which(1), who(3), Millis(20), Millis(100)));
    assert_eq!(there.uses, [(1, who(4)), (2, who(2))]);
    assert_eq!(read(store.invitation(digest(2)).await), None);
}

/// Its text changes, and nothing else of it.
pub async fn a_name_can_be_taken_out_of_a_log<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20))]).await;
    let redact = |seq| Write::RedactEvent { game: which(1), seq, event: "{}".to_string() };
    stored(&store, [redact(1)]).await;
    let events = read(store.events(which(1), 0).await);
    assert_eq!(events.iter().map(|row| (row.seq, row.at.0, row.event.as_str())).collect::<Vec<_>>(), [(1, 20, "{}")]);
    assert_eq!(refused(&store, [redact(2)]).await, Refused::NoSuchEvent { game: which(1), seq: 2 });
}

/// Closing and opening changes nothing of what is answered.
pub async fn everything_is_there_after_reopening<P: Place>() {
    let (place, store) = with_people::<P>().await;
    stored(&store, [open(opened(1, [who(3), who(4)], 20)), Write::Heartbeat { at: Millis(25) }]).await;
    stored(&store, [advance(Advance { command: Some(command(0, "x", "y")), ..sowing(1, 0, 30) })]).await;
    let before = (read(store.log(which(1)).await), read(store.dossier(who(3)).await), read(store.heartbeat().await));
    place.close(store).await;
    let store = place.open().await;
    assert_eq!((read(store.log(which(1)).await), read(store.dossier(who(3)).await), read(store.heartbeat().await)), before);
    assert_eq!(read(store.command(which(1), 0, "x").await), Some(command(0, "x", "y")));
    stored(&store, [advance(sowing(1, 1, 40))]).await;
}
