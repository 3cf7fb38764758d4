//! A data directory in which people have played, for tests that look at lists, pages of people and games that are over.
//!
//! ```text
//! played_games DIRECTORY
//! ```
//! Every game is played through the server's own rooms, so that what lies there is what a server leaves. Says on its standard
//! output, as JSON, who reads (`reader`, with the cookie of a session) and which games there are by name.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use bija_room::{Absence, Account, Actor, Begin, Clock as Sowing, Command, First, Join, Level, Occupant, Rating, Rotate, Series, Settings, Spec};
use bija_server::live::Order;
use bija_server::people::Secret;
use bija_server::{App, Clock, Config, Parts};
use bija_store::{GameId, Holder, Kind, Millis, PersonId, SqliteStore, Transaction, Write};
use serde_json::{Value, json};

type Failed = Box<dyn Error>;

/// When the first game was opened: a day in May 2026.
const BEGINNING: i64 = 1_779_960_000_000;
/// From one move to the next, and from one game to the next.
const A_MOVE: i64 = 7_000;
const BETWEEN_GAMES: i64 = 5 * 60 * 60 * 1000;
const TEN_YEARS: i64 = 10 * 365 * 24 * 60 * 60 * 1000;

/// Those with enough ranked games for a place on the list, the best player first; two lines of it, and a few more.
const LISTED: [&str; 28] = [
    "Amani",
    "Kwame",
    "मीरा",
    "Siti",
    "Aiko",
    "Lena",
    "Ravi",
    "Dewi",
    "Farhan",
    "Ananya",
    "Nguyễn Thu",
    "Chidi",
    "Anil",
    "Zeynep",
    "João",
    "इशिता",
    "Ольга",
    "Harpreet",
    "Wanjiru",
    "Lakshmi",
    "Bekzat",
    "Tomás",
    "Noor",
    "Kamala",
    "Dmitri",
    "Rukmini",
    "Yusuf",
    "Venkatanarasimharaju",
];
/// Who reads the pages.
const READER: usize = 12;
/// Those whose ratings are provisional.
const NEW: [&str; 3] = ["Gita", "Ebba", "विवेक"];
/// Games that each of the listed plays with each of this many neighbours.
const NEIGHBOURS: usize = 5;

/// A clock that goes on when something happens.
#[derive(Clone, Debug)]
struct Told(Arc<AtomicI64>);

impl Clock for Told {
    fn now(&self) -> Millis {
        Millis(self.0.load(Ordering::Relaxed))
    }
}

impl Told {
    fn go_on(&self, ms: i64) {
        self.0.fetch_add(ms, Ordering::Relaxed);
    }
}

/// How a game ends.
#[derive(Clone, Copy)]
enum End {
    /// By its own rules.
    Played,
    /// One of its people, by place at the table, resigns after so many moves.
    Resigned { by: usize, after: u32 },
    /// After so many moves both would rather share.
    Drawn { after: u32 },
}

#[derive(Clone)]
struct Player {
    id: PersonId,
    name: String,
}

struct World {
    app: App,
    clock: Told,
    /// The state of a small generator: the same games every time.
    chance: u64,
}

impl World {
    fn chance(&mut self, below: usize) -> usize {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.chance >> 33).expect("31 bits are a size") % below
    }

    async fn person(&mut self, number: usize, name: &str, kind: Kind) -> Result<Player, Failed> {
        let id = PersonId::from_random(0x5eed_0000 + 2 * number as u64);
        let write = Write::InsertPerson { id, kind, name: name.to_string(), name_key: name.to_lowercase(), at: self.clock.now() };
        self.app.commit(Transaction::from(write)).await?;
        Ok(Player { id, name: name.to_string() })
    }

    async fn act(&self, game: GameId, actor: Actor, command: Command) -> Result<(), Failed> {
        self.clock.go_on(A_MOVE);
        let order = Order { actor, command, id: None, beside: Vec::new() };
        self.app.live.act(game, order).await.map(|_| ()).map_err(|failure| format!("{failure:?}").into())
    }

    /// A game of these people to its end.
    async fn game(&mut self, spec: Spec, rating: Rating, people: &[Player], computers: usize, end: End) -> Result<GameId, Failed> {
        self.clock.go_on(BETWEEN_GAMES);
        let seats = u8::try_from(people.len() + computers)?;
        let clock = if computers > 0 { Sowing::None } else { Sowing::Sowing { seconds: 30 } };
        let absence = if computers > 0 { Absence::ComputerPlays } else { Absence::ClockDecides };
        let settings = Settings { seats, clock, join: Join::Link, begin: Begin::WhenFull, first: First::Random, rotate: Rotate::Next, absence, rating };
        let sits = |player: &Player| Occupant::Person { id: player.id, name: player.name.clone(), account: Account::SignedIn };
        let machines = (0..computers).map(|_| Occupant::Computer { level: Level::Normal });
        let sitters = people.iter().map(sits).chain(machines).collect();
        let game = self.app.live.open_game(spec, settings, sitters).await.map_err(|failure| format!("{failure:?}"))?;
        // A computer waits for somebody to look on.
        let mut here = self.app.live.enter(game, Some(people[0].id), None).await.map_err(|failure| format!("{failure:?}"))?;
        loop {
            while here.frames.try_recv().is_ok() {}
            let room = self.app.live.room(game).await.map_err(|failure| format!("{failure:?}"))?;
            let Some(play) = room.game().filter(|_| room.ending().is_none()) else { return Ok(game) };
            let (ply, mover) = (room.ply(), room.mover().ok_or("somebody is to move in a game that goes on")?);
            match end {
                End::Resigned { by, after } if ply >= after => self.act(game, Actor::Person(people[by].id), Command::Resign).await?,
                End::Drawn { after } if ply >= after => {
                    self.act(game, Actor::Person(people[0].id), Command::OfferDraw).await?;
                    self.act(game, Actor::Person(people[1].id), Command::AcceptDraw).await?;
                }
                End::Played | End::Resigned { .. } | End::Drawn { .. } => {
                    let legal: Vec<_> = play.legal().collect();
                    let chosen = legal[self.chance(legal.len())];
                    let token = play.rules().move_token(play.position(), chosen);
                    match room.seats()[usize::from(mover)].map(|chair| chair.occupant.person()) {
                        Some(Some(person)) => self.act(game, Actor::Person(person), Command::Move { ply, token, grace: 0 }).await?,
                        Some(None) | None => self.act(game, Actor::Server, Command::ComputerMove { ply, token }).await?,
                    }
                }
            }
        }
    }
}

fn spec(ruleset: &str, options: &[(&str, &str)]) -> Spec {
    let options = options.iter().map(|(name, value)| ((*name).to_string(), (*value).to_string())).collect();
    Spec { ruleset: ruleset.to_string(), options, series: None, position: None }
}

/// Enough ranked games of kalah for a list of more than one page, and some that are not enough.
async fn rankings(world: &mut World, listed: &[Player], new: &[Player]) -> Result<(), Failed> {
    for distance in 1..=NEIGHBOURS {
        for one in 0..listed.len() {
            let other = (one + distance) % listed.len();
            let end = match world.chance(10) {
                0 => End::Drawn { after: 4 },
                luck => End::Resigned { by: usize::from((luck > 2) == (one < other)), after: 2 },
            };
            world.game(spec("kalah", &[]), Rating::Rated, &[listed[one].clone(), listed[other].clone()], 0, end).await?;
        }
    }
    for (number, player) in new.iter().enumerate() {
        world.game(spec("kalah", &[]), Rating::Rated, &[player.clone(), listed[number].clone()], 0, End::Resigned { by: 0, after: 2 }).await?;
    }
    Ok(())
}

/// One game of each kind that a page has to show, to its end.
async fn whole_games(world: &mut World, listed: &[Player]) -> Result<Value, Failed> {
    let reader = &listed[READER];
    let four = [reader.clone(), listed[2].clone(), listed[5].clone(), listed[15].clone()];
    let pair = |ruleset| Spec { series: Some(Series::Pair), ..spec(ruleset, &[]) };
    let kinds: [(&str, Spec, Rating, usize, usize); 8] = [
        ("kalah", spec("kalah", &[]), Rating::Rated, 2, 0),
        ("computer", spec("oware", &[]), Rating::Unrated, 1, 1),
        ("bao", spec("bao_kujifunza", &[]), Rating::Rated, 2, 0),
        ("three", spec("mancala_basic", &[("seats", "3")]), Rating::Unrated, 3, 0),
        ("four", spec("mancala_basic", &[("seats", "4")]), Rating::Unrated, 4, 0),
        ("pair", pair("congklak"), Rating::Rated, 2, 0),
        ("rounds", spec("pallanguzhi", &[("rounds", "match")]), Rating::Unrated, 2, 0),
        ("sets", spec("turkish_mangala", &[("sets", "5")]), Rating::Unrated, 2, 0),
    ];
    let mut games = json!({});
    for (name, spec, rating, people, computers) in kinds {
        games[name] = json!(world.game(spec, rating, &four[..people], computers, End::Played).await?.to_string());
    }
    Ok(games)
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let directory = std::env::args().nth(1).ok_or("played_games DIRECTORY")?;
    let clock = Told(Arc::new(AtomicI64::new(BEGINNING)));
    let store = SqliteStore::open(Path::new(&directory), &Holder::this_process("played_games", clock.now())).await?;
    let app = App::new(Parts { clock: Arc::new(clock.clone()), ..Parts::new(Config::default(), Arc::new(store)) });
    let mut world = World { app, clock, chance: 2026 };
    let (mut listed, mut new) = (Vec::new(), Vec::new());
    for (number, name) in LISTED.iter().enumerate() {
        listed.push(world.person(number, name, Kind::Account).await?);
    }
    for (number, name) in NEW.iter().enumerate() {
        new.push(world.person(LISTED.len() + number, name, Kind::Account).await?);
    }
    let secret = Secret::<32>::random().map_err(|trouble| format!("{trouble:?}"))?;
    let at = world.clock.now();
    let session = Write::InsertSession { hash: secret.digest(), person: listed[READER].id, at, expires: at.after(TEN_YEARS) };
    world.app.commit(Transaction::from(session)).await?;
    rankings(&mut world, &listed, &new).await?;
    let games = whole_games(&mut world, &listed).await?;
    let reader = json!({"id": listed[READER].id.to_string(), "name": listed[READER].name, "cookie": secret.spelled()});
    println!("{}", json!({"reader": reader, "best": listed[0].id.to_string(), "provisional": new[0].id.to_string(), "games": games}));
    Ok(())
}
