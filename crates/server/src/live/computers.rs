//! Computers at the table: when a room has something for one to decide, a search runs in the pool, and the decision is an ordinary
//! command.

use std::time::Duration;

use bija_room::{Command, Duty};
use bija_rules::Game;
use bija_store::GameId;

use super::game::Order;
use super::games::Live;
use super::seated::Seated;
use super::socket::closes;
use super::trouble::Failure;
use crate::engine::{self, Mind, NoMove};
use crate::pool::PoolError;

/// How long to wait before a full pool, or a player whose table is not built yet, is asked again, the first time; each further time is longer by as much.
const AGAIN_AFTER: Duration = Duration::from_millis(250);
/// The longest such wait.
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// Begins the search that a room waits for, unless it is under way.
pub(crate) fn see_to(live: &Live, id: GameId, seated: &mut Seated) {
    let Some(duty) = seated.room.duty() else { return };
    if seated.searching == Some(duty.ply) || *live.closing().borrow() {
        return;
    }
    let Some(game) = seated.room.game().cloned() else { return };
    seated.searching = Some(duty.ply);
    let live = live.clone();
    tokio::spawn(async move { decide(&live, id, duty, &game).await });
}

async fn decide(live: &Live, id: GameId, duty: Duty, game: &Game) {
    let mut closing = live.closing();
    let work = async {
        tokio::time::sleep(live.pause()).await;
        let token = search(live, id, duty, game).await;
        play(live, id, duty, token).await;
    };
    tokio::select! {
        () = work => {}
        () = closes(&mut closing) => {}
    }
    live.search_ended(id, duty.ply).await;
}

/// The token of the decision.
async fn search(live: &Live, id: GameId, duty: Duty, game: &Game) -> String {
    // A game that came from elsewhere may be of rules that are not solved here.
    let mind = Mind::named(duty.level.name(), live.pool().perfect_players(), game.rules()).unwrap_or(Mind::Engine(bija_engine::Level::Hard));
    let mut wait = AGAIN_AFTER;
    loop {
        let (searched, mind) = (game.clone(), mind.clone());
        // The number makes the weaker levels err differently each time; a fixed one does no harm where the system has none.
        let number = getrandom::u64().unwrap_or_default();
        let found = live.pool().run_within(mind.time(), move |stop| engine::best(&searched, &mind, number, stop)).await;
        let best = match found {
            Ok(Ok(best)) => best,
            Ok(Err(NoMove::NotYet)) | Err(PoolError::Full) => {
                tokio::time::sleep(wait).await;
                wait = (wait + AGAIN_AFTER).min(LONGEST_WAIT);
                continue;
            }
            Ok(Err(NoMove::Over)) | Err(PoolError::Failed) => {
                tracing::error!(game = %id, ply = duty.ply, "a search failed: the first legal move is played");
                match game.legal().next() {
                    Some(first) => first,
                    None => return String::new(),
                }
            }
        };
        return game.rules().move_token(game.position(), best);
    }
}

async fn play(live: &Live, id: GameId, duty: Duty, token: String) {
    loop {
        let order = Order::of_server(Command::ComputerMove { ply: duty.ply, token: token.clone() });
        match live.act(id, order).await {
            Err(Failure::NotStored(error)) => {
                tracing::error!(game = %id, %error, "a computer's move is not stored");
                tokio::time::sleep(LONGEST_WAIT).await;
            }
            Err(failure) => return tracing::debug!(game = %id, ?failure, "a computer's move is not wanted any more"),
            Ok(_) => return,
        }
    }
}
