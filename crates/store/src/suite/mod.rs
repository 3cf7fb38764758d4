//! What every back end must do, as tests that a back end's own crate runs unchanged.
//!
//! A back end says in a [`Place`] how a store is opened, and [`suite!`](crate::suite!) makes a test of each law:
//!
//! ```ignore
//! bija_store::suite!(MyPlace);
//! ```

pub mod games;
pub mod lists;
pub mod people;
pub mod ratings;

use std::future::Future;

use bija_room::{GameId, Millis, PersonId};

use crate::{
    Advance, Command, Committed, Digest, Ending, Kind, Listing, NewGame, Ply, Refused, Seat, Sitter, State, Status, Store, StoreError, Stored, Terms,
    Transaction, Way, Write,
};

/// Where a store lives that can be closed and opened again.
pub trait Place: Send + Sync + Sized {
    /// The store.
    type Store: Store;

    /// A place with nothing in it.
    fn fresh() -> impl Future<Output = Self> + Send;
    /// Opens the store.
    fn open(&self) -> impl Future<Output = Self::Store> + Send;
    /// Closes it, so that it can be opened again.
    fn close(&self, store: Self::Store) -> impl Future<Output = ()> + Send;
}

/// A test for each law that a store keeps, run on a [`Place`](crate::suite::Place).
#[macro_export]
macro_rules! suite {
    ($place:ty) => {
        $crate::suite!($place: people: a_name_belongs_to_one_account, a_session_lets_in_until_it_expires, a_subject_signs_in_to_one_account,
            a_guest_becomes_an_account_with_all_its_games, who_is_deleted_leaves_the_games_of_others, an_account_keeps_what_it_has_set, a_dossier_holds_everything, sweeping_forgets_what_expired,
            the_last_heartbeat_is_kept);
        $crate::suite!($place: games: a_game_is_read_as_it_was_written, events_are_numbered_without_gaps, a_stale_command_changes_nothing,
            a_move_counts_until_the_deadline_and_not_after_it, the_same_command_again_gets_the_same_answer, a_ply_is_taken_once,
            a_refused_write_takes_its_whole_transaction_back, one_of_many_at_the_same_event_is_stored, a_rematch_names_its_game_and_is_named_by_it,
            terms_and_seats_change_while_a_table_gathers, an_invitation_works_once_per_seat_and_a_day, a_name_can_be_taken_out_of_a_log,
            everything_is_there_after_reopening);
        $crate::suite!($place: lists: the_lobby_shows_open_tables_and_running_games, a_start_sees_what_is_unfinished, a_history_is_filtered_and_paged, what_is_unfinished_is_counted,
            aborts_are_counted_by_who_did_them, logs_are_read_in_bulk);
        $crate::suite!($place: ratings: a_game_is_rated_once_with_its_end, a_provisional_rating_is_in_no_leaderboard, a_rank_is_the_place_on_the_leaderboard,
            a_leaderboard_tells_the_latest_results, three_seats_are_rated_by_pairs);
    };
    ($place:ty: $module:ident: $($law:ident),+) => {
        mod $module {
            use super::*;

            $(#[tokio::test]
            async fn $law() {
                $crate::suite::$module::$law::<$place>().await;
            })+
        }
    };
}

/// A person's id.
pub fn who(number: u64) -> PersonId {
    PersonId::from_random(number << 1)
}

/// A game's id.
pub fn which(number: u64) -> GameId {
    GameId::from_random(number << 1)
}

/// A digest that is told from others by one number.
pub fn digest(number: u8) -> Digest {
    Digest([number; 32])
}

/// Somebody with a name that is its own key.
pub fn somebody(number: u64, kind: Kind, name: &str) -> Write {
    Write::InsertPerson { id: who(number), kind, name: name.to_string(), name_key: name.to_lowercase(), at: Millis(number as i64) }
}

/// Terms of a game of kalah for two.
pub fn terms() -> Terms {
    Terms {
        ruleset: "kalah".to_string(),
        options: r#"{"seeds":"5"}"#.to_string(),
        settings: r#"{"clock":30}"#.to_string(),
        seats: 2,
        clock: Some(30),
        pool: None,
    }
}

/// Where a game stands that is played.
pub fn playing(ply: u32, deadline: Option<Millis>) -> State {
    State { status: Status::Playing, listing: Listing::Unlisted, ply, mover: Some((ply % 2) as u8), deadline, ending: None, next: None }
}

/// Where a game stands that is over.
pub fn over(ply: u32, reason: &str, by: Option<PersonId>) -> State {
    let ending = Some(Ending { reason: reason.to_string(), by });
    State { status: Status::Over, listing: Listing::Unlisted, ply, mover: None, deadline: None, ending, next: None }
}

/// A seat of a person.
pub fn sits(seat: u8, person: PersonId) -> Seat {
    Seat { seat, sitter: Sitter::Person(person), place: None, score: None }
}

/// A seat of a person with the place reached.
pub fn placed(seat: u8, person: PersonId, place: u8) -> Seat {
    Seat { place: Some(place), score: Some(30 - i16::from(place)), ..sits(seat, person) }
}

/// A running game between two people, opened at a time, with one event.
pub fn opened(number: u64, people: [PersonId; 2], at: i64) -> NewGame {
    NewGame {
        id: which(number),
        way: Way::Friend,
        previous: None,
        terms: terms(),
        events: vec![(Millis(at), r#"{"kind":"opened"}"#.to_string())],
        state: playing(0, None),
        seats: vec![sits(0, people[0]), sits(1, people[1])],
    }
}

/// A game as a transaction's write.
pub fn open(game: NewGame) -> Write {
    Write::InsertGame(Box::new(game))
}

/// A sowing at a ply of a game that was opened by [`opened`] and has had one event a ply since then.
pub fn sowing(number: u64, ply: u32, at: i64) -> Advance {
    Advance {
        game: which(number),
        expected_seq: u64::from(ply) + 1,
        counts_at: None,
        events: vec![(Millis(at), format!(r#"{{"kind":"moved","ply":{ply}}}"#))],
        moves: vec![Ply { ply, seat: (ply % 2) as u8, token: format!("S{ply}") }],
        state: playing(ply + 1, None),
        seats: None,
        terms: None,
        command: None,
    }
}

/// The end of such a game without another sowing.
pub fn end(number: u64, ply: u32, at: i64, state: State) -> Advance {
    Advance { moves: Vec::new(), events: vec![(Millis(at), r#"{"kind":"over"}"#.to_string())], state, ..sowing(number, ply, at) }
}

/// An advance as a transaction's write.
pub fn advance(advance: Advance) -> Write {
    Write::Advance(Box::new(advance))
}

/// A command whose answer tells it from others.
pub fn command(sender: u8, id: &str, answer: &str) -> Command {
    Command { sender, id: id.to_string(), answer: answer.to_string() }
}

/// Commits what has to be stored.
pub async fn stored(store: &impl Store, writes: impl IntoIterator<Item = Write>) -> Stored {
    match store.commit(Transaction::of(writes)).await {
        Ok(Committed::Stored(stored)) => stored,
        other => panic!("it is not stored: {other:?}"),
    }
}

/// Commits what has to be refused.
pub async fn refused(store: &impl Store, writes: impl IntoIterator<Item = Write>) -> Refused {
    match store.commit(Transaction::of(writes)).await {
        Err(StoreError::Refused(refused)) => refused,
        other => panic!("it is not refused: {other:?}"),
    }
}

/// A fresh store with two accounts, 1 and 2, and two guests, 3 and 4.
pub async fn with_people<P: Place>() -> (P, P::Store) {
    let place = P::fresh().await;
    let store = place.open().await;
    let people = [(1, Kind::Account, "Asha"), (2, Kind::Account, "Bilal"), (3, Kind::Guest, "Chitra"), (4, Kind::Guest, "Dev")];
    stored(&store, people.map(|(number, kind, name)| somebody(number, kind, name))).await;
    (place, store)
}

/// What a store answers that has to answer.
pub fn read<T>(answer: Result<T, StoreError>) -> T {
    answer.expect("a sound store answers")
}
