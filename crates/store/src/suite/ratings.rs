//! Laws of ratings.

use bija_room::{Millis, PersonId};

use super::{Place, advance, end, open, opened, over, placed, read, refused, sits, stored, which, who, with_people};
use crate::{Advance, NewGame, Ranked, RatingChange, Refused, Standing, Store, Write};

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
    assert_eq!(read(store.leaderboard("kalah", 0, 10, 10).await), []);
    assert_eq!(read(store.rank("kalah", who(1)).await), None);
    stored(&store, [rate(10, "kalah", 30, &[(who(1), 1), (who(2), 2)])]).await;
    let board = read(store.leaderboard("kalah", 0, 10, 10).await);
    let told: Vec<_> = board.iter().map(|Ranked { rating, .. }| (rating.name.as_deref(), rating.games)).collect();
    assert_eq!(told, [(Some("Asha"), 10), (Some("Bilal"), 10)]);
    assert!(board[0].rating.rating > board[1].rating.rating);
    assert_eq!(read(store.leaderboard("kalah", 1, 10, 10).await), board[1..]);
    assert_eq!(read(store.leaderboard("oware", 0, 10, 10).await), []);
    let ranks = async || [read(store.rank("kalah", who(1)).await), read(store.rank("kalah", who(2)).await), read(store.rank("kalah", who(3)).await)];
    assert_eq!(ranks().await, [Some(0), Some(1), None]);
    assert_eq!(read(store.rank("oware", who(1)).await), None);
    let changes = read(store.rating_changes(who(1), "kalah", 3).await);
    assert_eq!(changes.iter().map(|change| change.games).collect::<Vec<_>>(), [10, 9, 8]);
    assert_eq!(changes[0].after, board[0].rating.rating);
    assert_eq!(changes[0].before, changes[1].after);
    stored(&store, [Write::DeletePerson { id: who(1), at: Millis(40) }]).await;
    assert_eq!(read(store.leaderboard("kalah", 0, 10, 10).await), board[1..], "who is deleted has no rank");
    assert_eq!(ranks().await, [None, Some(0), None]);
    stored(&store, [rate(11, "kalah", 50, &[(who(1), 1), (who(2), 2)])]).await;
    assert_eq!(read(store.ratings(who(1)).await), [], "and gets none by a game that was still running");
}

/// Those with the same rating have places of their own, as the list shows them.
pub async fn a_rank_is_the_place_on_the_leaderboard<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, (1..=30).map(|number| open(opened(number, [who(1), who(2)], 10)))).await;
    let pairs = [[who(1), who(2)], [who(2), who(3)], [who(3), who(1)]];
    for number in 1..=30 {
        let [one, other] = pairs[number as usize % 3];
        // The first to play is ahead of two who have the same in the end.
        let places = if number == 30 { [(one, 1), (other, 2)] } else { [(one, 1), (other, 1)] };
        stored(&store, [rate(number, "kalah", 20 + number as i64, &places)]).await;
    }
    let board = read(store.leaderboard("kalah", 0, 10, 0).await);
    assert_eq!(board.len(), 3);
    for (place, Ranked { rating, .. }) in board.iter().enumerate() {
        assert_eq!(read(store.rank("kalah", rating.person).await), Some(place as u32), "{board:?}");
    }
}

/// Of the same list alone, the latest last, in the order in which they were rated; games without places tell nothing.
pub async fn a_leaderboard_tells_the_latest_results<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    stored(&store, (1..=12).map(|number| open(opened(number, [who(1), who(2)], 10)))).await;
    for number in 1..=11 {
        // The sixth is shared, the eighth ends without places, the last is of another list; the rest are won by turns.
        let places = if number == 6 { [1, 1] } else { [1 + (number % 2) as u8, 2 - (number % 2) as u8] };
        let seats = if number == 8 { None } else { Some(vec![placed(0, who(1), places[0]), placed(1, who(2), places[1])]) };
        let last = Advance { seats, ..end(number, 0, 20, over(0, "rows", None)) };
        stored(&store, [advance(last), rate(number, if number == 11 { "oware" } else { "kalah" }, 20, &[(who(1), places[0]), (who(2), places[1])])]).await;
    }
    use Standing::{Lost, Shared, Won};
    let latest = async |results| -> Vec<_> {
        let board = read(store.leaderboard("kalah", 0, 10, results).await);
        [1, 2].map(|number| board.iter().find(|row| row.rating.person == who(number)).map(|row| row.latest.clone()).unwrap_or_default()).to_vec()
    };
    assert_eq!(latest(4).await, [[Shared, Lost, Lost, Won], [Shared, Won, Won, Lost]]);
    assert_eq!(latest(20).await[0], [Lost, Won, Lost, Won, Lost, Shared, Lost, Lost, Won]);
    assert_eq!(latest(0).await, [[], []] as [[Standing; 0]; 2]);
}

/// As the rating of rooms says, for places that are shared, too.
pub async fn three_seats_are_rated_by_pairs<P: Place>() {
    let (_place, store) = with_people::<P>().await;
    let seats = vec![sits(0, who(1)), sits(1, who(2)), sits(2, who(3))];
    stored(&store, [open(NewGame { seats, ..opened(1, [who(1), who(2)], 10) })]).await;
    let done = stored(&store, [rate(1, "mancala-basic-3", 20, &[(who(1), 1), (who(2), 2), (who(3), 2)])]).await;
    assert_eq!(done.ratings.iter().map(|change| change.after).collect::<Vec<_>>(), [1220, 1190, 1190]);
}
