//! The trial by load: thousands of games at once on the release server, measured from the clients' side. Figures, and no verdict on them:
//! clients and server share the machine. What may not be lost is checked all the same.

mod figures;
mod game;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bija_room::Millis;
use bija_store::{Holder, Logs, SqliteStore, Store};
use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::dead;
use crate::server::{Running, Site, resident};
use crate::world::{Guest, World};
pub use figures::{Tally, Times};
use game::{Outcome, Pace, Pair};

/// Requests under way at once while the games are made.
const AT_ONCE: usize = 48;
/// Seconds for a sowing: a clock runs in every game, and runs out in none.
const CLOCK: u16 = 3600;
/// Files that are no lines.
const OTHER_FILES: u64 = 512;
/// Games that idle watchers look at.
const WATCHED: usize = 40;
/// How long memory is left alone before it is looked at.
const SETTLE: Duration = Duration::from_secs(5);
/// How long each pace is held in the search for the highest.
const STEP: Duration = Duration::from_secs(8);
/// Games are read at once.
const READ: u32 = 500;

/// What is measured.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server's binary.
    pub binary: PathBuf,
    /// Games at once.
    pub games: usize,
    /// How long they are played.
    pub seconds: u64,
    /// Sowings a second in each game.
    pub rate: f64,
    /// Whether the pace is raised until the server does not keep it.
    pub limit: Limit,
    /// Unfinished games with which the server is started again.
    pub unfinished: usize,
}

/// Whether the highest pace is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// It is.
    Find,
    /// It is not.
    Leave,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The figures, line by line.
    pub figures: Vec<String>,
    /// What was lost, and what else must not be.
    pub wrong: Vec<String>,
}

/// A load under way.
struct Load {
    plan: Plan,
    site: Site,
    world: Arc<World>,
    guests: Vec<[Guest; 2]>,
    games: Vec<String>,
    /// How long answers took since it was last asked.
    tally: Arc<Tally>,
    acknowledged: BTreeMap<String, u64>,
    /// Beats at which the sowing before was not answered yet.
    late: u64,
    report: Report,
}

/// Loads the server and tells the figures.
///
/// # Errors
/// If the load cannot be made.
pub async fn run(plan: Plan, folder: &Path) -> Result<Report, String> {
    let files = rlimit::increase_nofile_limit(u64::MAX).map_err(|error| format!("the limit of open files: {error}"))?;
    // The players' lines, and as many of watchers.
    let wanted = plan.games as u64 * 4 + OTHER_FILES;
    if files < wanted {
        return Err(format!("{} games need {wanted} open files, and the system allows {files}: raise it (ulimit -n) or ask for fewer games", plan.games));
    }
    let site = Site::new(&plan.binary, folder)?;
    let world = Arc::new(World::new(site.address(), site.address(), Duration::ZERO));
    let mut running = site.start()?;
    site.ready(&mut running).await?;
    let (tally, report) = (Arc::default(), Report::default());
    let mut load = Load { plan, site, world, guests: Vec::new(), games: Vec::new(), tally, acknowledged: BTreeMap::new(), late: 0, report };
    load.say(machine());
    load.make().await?;
    load.play(&running).await?;
    running.kill().await?;
    load.count_what_is_stored(folder).await?;
    load.start_again().await?;
    Ok(load.report)
}

/// The machine in one line.
fn machine() -> String {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let field = |text: &str, name: &str| {
        text.lines().find(|line| line.starts_with(name)).and_then(|line| line.split_once(':')).map(|(_, value)| value.trim().to_string())
    };
    let cores = std::thread::available_parallelism().map_or(0, std::num::NonZero::get);
    let model = field(&read("/proc/cpuinfo"), "model name").unwrap_or_else(|| "unnamed processor".to_string());
    let memory = field(&read("/proc/meminfo"), "MemTotal").unwrap_or_default();
    let load = read("/proc/loadavg");
    let load = load.split(' ').next().unwrap_or_default();
    format!("machine: {model}, {cores} cores, {memory} of memory, load {load} at the start; clients and server on it together")
}

impl Load {
    fn say(&mut self, line: String) {
        println!("{line}");
        self.report.figures.push(line);
    }

    /// Guests, and games that have begun.
    async fn make(&mut self) -> Result<(), String> {
        let world = &self.world;
        let guest = |_| async move {
            let guest = |name: &'static str| async move { world.guest(name).await.ok_or("a guest is refused".to_string()) };
            Ok::<_, String>([guest("Asha").await?, guest("Biru").await?])
        };
        self.guests = stream::iter(0..self.plan.games).map(guest).buffered(AT_ONCE).try_collect().await?;
        let since = Instant::now();
        let open = |guests: [Guest; 2]| async move { game::open(world, &guests, CLOCK).await };
        self.games = stream::iter(self.guests.clone()).map(open).buffered(AT_ONCE).try_collect().await?;
        let took = since.elapsed().as_secs_f64();
        self.say(format!("{} games opened and joined by link in {took:.1} s", self.plan.games));
        Ok(())
    }

    /// What a line costs on which nothing happens, beside the players': watchers, many to a game, so that games weigh nothing.
    async fn idle_watchers(&mut self, running: &Running) -> Result<(), String> {
        let world = &self.world;
        let count = self.plan.games * 2;
        let before = running.id().and_then(resident);
        let watched = &self.games[..WATCHED.min(self.games.len())];
        let open = |number: usize| async move {
            let game = &watched[number % watched.len()];
            world.line(game, None, None, world.server).await.map_err(|()| format!("an idle line to game {game} does not open"))
        };
        let lines: Vec<_> = stream::iter(0..count).map(open).buffer_unordered(AT_ONCE).try_collect().await?;
        tokio::time::sleep(SETTLE).await;
        let after = running.id().and_then(resident);
        let told = match (before, after) {
            (Some(before), Some(after)) => {
                format!(
                    "{:.1} KB for each of {} idle watchers' lines ({} to {} MB resident)",
                    kilobytes_each(before, after, lines.len()),
                    lines.len(),
                    before >> 20,
                    after >> 20
                )
            }
            _ => "memory is not told by this system".to_string(),
        };
        drop(lines);
        self.say(told);
        Ok(())
    }

    /// The players come, and play at the pace that was asked for.
    async fn play(&mut self, running: &Running) -> Result<(), String> {
        tokio::time::sleep(SETTLE).await;
        let before = running.id().and_then(resident);
        let (world, tally) = (&self.world, &self.tally);
        let sit = |(game, guests): (String, [Guest; 2])| async move { Pair::sit(world, tally, &game, guests).await };
        let seats: Vec<_> = self.games.iter().cloned().zip(self.guests.iter().cloned()).collect();
        let pairs: Vec<Pair> = stream::iter(seats).map(sit).buffer_unordered(AT_ONCE).try_collect().await?;
        tokio::time::sleep(SETTLE).await;
        if let (Some(before), Some(after)) = (before, running.id().and_then(resident)) {
            let each = kilobytes_each(before, after, pairs.len() * 2);
            self.say(format!(
                "{each:.1} KB for each of {} players' idle lines, their games among it ({} to {} MB resident)",
                pairs.len() * 2,
                before >> 20,
                after >> 20
            ));
        }
        self.idle_watchers(running).await?;
        let (pace, told) = watch::channel(Pace::Still);
        let playing: Vec<JoinHandle<Outcome>> = pairs.into_iter().map(|pair| tokio::spawn(pair.play(told.clone(), CLOCK))).collect();
        drop(told);
        let (sown, times) = self.hold(&pace, self.plan.rate, Duration::from_secs(self.plan.seconds)).await;
        let asked = self.plan.rate * self.plan.games as f64;
        let head = format!("{} games at {} sowings a second each for {} s", self.plan.games, self.plan.rate, self.plan.seconds);
        self.say(format!("{head}: {sown:.0} a second of {asked:.0}; acknowledged within {}", times.told()));
        match self.plan.limit {
            Limit::Find => self.find_limit(&pace).await,
            Limit::Leave => {}
        }
        self.say(format!("{} MB resident after that", running.id().and_then(resident).unwrap_or_default() >> 20));
        pace.send_replace(Pace::Still);
        tokio::time::sleep(SETTLE).await;
        pace.send_replace(Pace::End);
        for game in playing {
            let outcome = game.await.map_err(|error| error.to_string())?;
            self.take(outcome);
        }
        let late = self.late;
        self.say(format!("{late} beats found the sowing before not answered yet"));
        Ok(())
    }

    /// Has all games played at a pace for a time. Gives the acknowledged sowings a second, and how long their answers took.
    async fn hold(&self, pace: &watch::Sender<Pace>, rate: f64, time: Duration) -> (f64, Times) {
        pace.send_replace(Pace::Every(Duration::from_secs_f64(1.0 / rate)));
        // Everybody is in step only after the first beats.
        tokio::time::sleep(Duration::from_secs_f64(1.0 / rate) + Duration::from_secs(1)).await;
        self.tally.take();
        let since = Instant::now();
        tokio::time::sleep(time).await;
        let times = self.tally.take();
        (times.len() as f64 / since.elapsed().as_secs_f64(), times)
    }

    /// Raises the pace by half until a tenth of it is not kept.
    async fn find_limit(&mut self, pace: &watch::Sender<Pace>) {
        let (mut rate, mut highest) = (self.plan.rate, 0.0_f64);
        loop {
            rate *= 1.5;
            let (sown, times) = self.hold(pace, rate, STEP).await;
            let asked = rate * self.plan.games as f64;
            highest = highest.max(sown);
            self.say(format!("  asked for {asked:.0} a second: {sown:.0}; acknowledged within {}", times.told()));
            if sown < asked * 0.9 {
                break;
            }
        }
        self.say(format!("highest sustained: {highest:.0} sowings a second, answered and broadcast to both players"));
    }

    fn take(&mut self, outcome: Outcome) {
        for (game, sown) in outcome.acknowledged {
            *self.acknowledged.entry(game).or_default() += sown;
        }
        self.late += outcome.late;
        self.report.wrong.extend(outcome.wrong);
    }

    /// Every acknowledged sowing is stored.
    async fn count_what_is_stored(&mut self, folder: &Path) -> Result<(), String> {
        let copy = folder.join("left");
        dead::copy(&self.site.data(), &copy)?;
        let failed = |error: &dyn std::fmt::Display| format!("{} cannot be read: {error}", copy.display());
        let store = SqliteStore::open(&copy, &Holder::this_process("a trial", Millis(0))).await.map_err(|error| failed(&error))?;
        let mut plies = BTreeMap::new();
        let mut after = None;
        loop {
            let logs = store.logs(Logs::All, after, READ).await.map_err(|error| failed(&error))?;
            plies.extend(logs.iter().map(|log| (log.game.id.to_string(), u64::from(log.game.state.ply))));
            after = logs.last().map(|last| last.game.id);
            if logs.len() < READ as usize {
                break;
            }
        }
        store.close().await;
        let mut losers = 0;
        for (game, sown) in &self.acknowledged {
            let lost = sown.saturating_sub(plies.get(game).copied().unwrap_or_default());
            if lost > 0 {
                losers += 1;
                self.report.wrong.push(format!("game {game}: {lost} of {sown} acknowledged sowings are not stored"));
            }
        }
        let (sown, games) = (self.acknowledged.values().sum::<u64>(), self.acknowledged.len());
        self.say(format!("{sown} sowings acknowledged in {games} games; {losers} of these games lost any when the server was killed"));
        Ok(())
    }

    /// Starts the server again with many games that are not over, each with a clock that runs.
    async fn start_again(&mut self) -> Result<(), String> {
        let mut running = self.site.start()?;
        self.site.ready(&mut running).await?;
        let more = self.plan.unfinished.saturating_sub(self.games.len());
        let world = &self.world;
        let open = |number: usize| {
            let guests = self.guests[number % self.guests.len()].clone();
            async move { game::open(world, &guests, CLOCK).await }
        };
        let made: Vec<String> = stream::iter(0..more).map(open).buffer_unordered(AT_ONCE).try_collect().await?;
        running.kill().await?;
        let since = Instant::now();
        let mut running = self.site.start()?;
        self.site.ready(&mut running).await?;
        let took = since.elapsed().as_secs_f64() * 1000.0;
        let unfinished = made.len() + self.games.len();
        self.say(format!("killed and started again with {unfinished} games that are not over: /readyz says so after {took:.0} ms"));
        running.kill().await.map(|_| ())
    }
}

fn kilobytes_each(before: u64, after: u64, count: usize) -> f64 {
    (after as f64 - before as f64) / 1024.0 / count.max(1) as f64
}
