//! Laws of ratings.

use bija_room::{Millis, PersonId};

use super::{Place, advance, end, open, opened, over, read, refused, sits, stored, which, who, with_people};
use crate::{NewGame, RatingChange, Refused, Store, Write};

fn rate(number: u64, pool: &str, at: i64, places: &[(PersonId, u8)]) -> Write {
    Write::Rate { game: which(number), pool: pool.to_string(), at: Millis(at), places: places.to_vec() }
}

/// With the last event or not at all, and never a second time.
pub async fn a_game_is_rated_once_with_its_end<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, [open(opened(1, [who(1), who(2)], 10)), open(opened(2, [who(1), who(2)], 10))]).await;
    let places = [(who(2), 1), (who(1), 2)];
    let last = advance(end(1, 0, 20, over(0, "rows", None)));
    let done = stored(&store, [last.clone(), rate(1, "kalah", 20, &places)]).await;
    let change = |game, person, at, before, after, games| RatingChange { game, person, pool: "kalah".to_string(), at: Millis(at), before, after, games };
    let expected = [change(which(1), who(2), 20, 1200, 1220, 1), change(which(1), who(1), 20, 1200, 1180, 1)];
    assert_eq!(done.ratings, expected);
    assert_eq!(refused(&store, [rate(1, "kalah", 30, &places)]).await, Refused::Rated { game: which(1) });
    assert_eq!(refused(&store, [last, rate(2, "kalah", 30, &places)]).await, Refused::Stale { game: which(1), seq: 2 });
    assert_eq!(read(store.rated(which(2)).await), []);
    assert_eq!(read(store.rated(which(1)).await), [expected[1].clone(), expected[0].clone()]);
    stored(&store, [rate(2, "oware", 30, &places)]).await;
    let pools: Vec<_> = read(store.ratings(who(1)).await).into_iter().map(|row| (row.pool, row.rating, row.games, row.changed)).collect();
    assert_eq!(pools, [("kalah".to_string(), 1180, 1, Millis(20)), ("oware".to_string(), 1180, 1, Millis(30))]);
}

/// Ten games, then a rank; the best first.
pub async fn a_provisional_rating_is_in_no_leaderboard<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, (1..=11).map(|number| open(opened(number, [who(1), who(2)], 10)))).await;
    for number in 1..=9 {
        stored(&store, [rate(number, "kalah", 20 + number as i64, &[(who(1), 1), (who(2), 2)])]).await;
    }
    assert_eq!(read(store.leaderboard("kalah", 0, 10).await), []);
    stored(&store, [rate(10, "kalah", 30, &[(who(1), 1), (who(2), 2)])]).await;
    let board = read(store.leaderboard("kalah", 0, 10).await);
    assert_eq!(board.iter().map(|row| (row.name.as_deref(), row.games)).collect::<Vec<_>>(), [(Some("Asha"), 10), (Some("Bilal"), 10)]);
    assert!(board[0].rating > board[1].rating);
    assert_eq!(read(store.leaderboard("kalah", 1, 10).await), board[1..]);
    assert_eq!(read(store.leaderboard("oware", 0, 10).await), []);
    let changes = read(store.rating_changes(who(1), "kalah", 3).await);
    assert_eq!(changes.iter().map(|change| change.games).collect::<Vec<_>>(), [10, 9, 8]);
    assert_eq!(changes[0].after, board[0].rating);
    assert_eq!(changes[0].before, changes[1].after);
    stored(&store, [Write::DeletePerson { id: who(1), at: Millis(40) }]).await;
    assert_eq!(read(store.leaderboard("kalah", 0, 10).await), board[1..], "who is deleted has no rank");
    stored(&store, [rate(11, "kalah", 50, &[(who(1), 1), (who(2), 2)])]).await;
    assert_eq!(read(store.ratings(who(1)).await), [], "and gets none by a game that was still running");
}

/// As the rating of rooms says, for places that are shared, too.
pub async fn three_seats_are_rated_by_pairs<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let seats = vec![sits(0, who(1)), sits(1, who(2)), sits(2, who(3))];
    stored(&store, [open(NewGame { seats, ..opened(1, [who(1), who(2)], 10) })]).await;
    let done = stored(&store, [rate(1, "mancala-basic-3", 20, &[(who(1), 1), (who(2), 2), (who(3), 2)])]).await;
    assert_eq!(done.ratings.iter().map(|change| change.after).collect::<Vec<_>>(), [1220, 1190, 1190]);
}
