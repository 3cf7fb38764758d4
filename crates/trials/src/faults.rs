//! The trial by faults: people play on all kinds of tables, good and bad networks between, while the server is killed again and again.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::accounts;
use crate::dead::{self, Dead, Life};
use crate::http;
use crate::ledger::SignOut;
use crate::server::{Running, Site, now};
use crate::tables::Party;
use crate::trace;
use crate::weather;
use crate::world::{Call, Guest, World};

/// How long the clients may take to come to rest once the server is left alone.
const LONGEST_REST: Duration = Duration::from_mins(1);
/// Links and sessions that are looked at after each restart.
const LOOKED_AT: usize = 12;

/// What is tried.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The server's binary.
    pub binary: PathBuf,
    /// How long the server is killed again and again, in seconds.
    pub seconds: u64,
    /// What decides every choice of the trial; what the machine does in between no number decides.
    pub seed: u64,
    /// Tables that are played at.
    pub tables: usize,
    /// Milliseconds that a client thinks at most.
    pub thinking: u64,
    /// The longest time between two deaths, in milliseconds.
    pub longest_life: u64,
}

/// What was done, and what was wrong.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What was done, line by line.
    pub done: Vec<String>,
    /// What must not be and was.
    pub evidence: Vec<String>,
    /// How often the server was killed.
    pub kills: usize,
    /// Moves that were acknowledged.
    pub moves: usize,
    /// Tables of clients that were compared with the server's and were equal.
    pub equal: u64,
}

/// A trial under way.
struct Trial {
    plan: Plan,
    site: Site,
    world: Arc<World>,
    folder: PathBuf,
    luck: fastrand::Rng,
    deaths: usize,
    outages: usize,
    last: Option<Dead>,
    /// What has been found wrong.
    known: BTreeSet<String>,
}

/// Tries the server and tells what came of it.
///
/// # Errors
/// If the trial itself cannot be held.
pub async fn run(plan: Plan, folder: &Path) -> Result<Report, String> {
    let site = Site::new(&plan.binary, folder)?;
    let mut luck = fastrand::Rng::with_seed(plan.seed);
    let (relay, harm) = weather::relay(site.address(), luck.u64(..)).await?;
    let world = Arc::new(World::new(site.address(), relay, Duration::from_millis(plan.thinking)));
    let accounts = enroll(&site, &world, plan.tables, &mut luck).await?;
    let mut running = site.start()?;
    site.ready(&mut running).await?;
    world.up.send_replace(Some(Instant::now()));
    let players = people(&world, &accounts, &mut luck);
    let mut trial = Trial { plan, site, world, folder: folder.to_path_buf(), luck, deaths: 0, outages: 0, last: None, known: BTreeSet::new() };
    let running = trial.kill_again_and_again(running).await?;
    trial.come_to_rest().await;
    trial.world.call.send_replace(Call::Go);
    for player in players {
        // Whoever failed has said so.
        let _ = player.await;
    }
    let spawned = running.spawned;
    trial.die(running).await?;
    trial.examine(Life { spawned, begun: now() }).await?;
    trial.ask_the_binary().await?;
    Ok(trial.report(&harm.told()))
}

/// Lets people play at as many tables as there are pairs of accounts.
pub(crate) fn people(world: &Arc<World>, accounts: &[Guest], luck: &mut fastrand::Rng) -> Vec<tokio::task::JoinHandle<()>> {
    let (pairs, _) = accounts.as_chunks::<2>();
    let party = |known: &[Guest; 2]| {
        let (world, known, luck) = (Arc::clone(world), known.clone(), luck.fork());
        tokio::spawn(async move {
            if let Some(party) = Party::gather(world, known, luck).await {
                party.play().await;
            }
        })
    };
    pairs.iter().map(party).collect()
}

/// Opens two accounts for each table, before the server has the store.
async fn enroll(site: &Site, world: &World, tables: usize, luck: &mut fastrand::Rng) -> Result<Vec<Guest>, String> {
    let accounts = accounts::enroll(&site.data(), 2 * tables, luck).await?;
    world.ledger.note(|notebook| notebook.people.extend(accounts.iter().map(|account| (account.cookie.clone(), account.id.clone()))));
    Ok(accounts)
}

impl Trial {
    async fn kill_again_and_again(&mut self, mut running: Running) -> Result<Running, String> {
        let end = Instant::now() + Duration::from_secs(self.plan.seconds);
        let mut begun = now();
        while Instant::now() < end {
            let life = self.luck.u64(300..=self.plan.longest_life.max(301));
            tokio::time::sleep(Duration::from_millis(life).min(end.saturating_duration_since(Instant::now()))).await;
            let spawned = running.spawned;
            self.die(running).await?;
            self.examine(Life { spawned, begun }).await?;
            tokio::time::sleep(Duration::from_millis(self.luck.u64(0..1200))).await;
            running = self.site.start()?;
            if self.luck.u8(0..100) < 20 {
                // Killed while it starts, before or after it has come to its clocks.
                tokio::time::sleep(Duration::from_millis(self.luck.u64(0..200))).await;
                let spawned = running.spawned;
                self.die(running).await?;
                self.examine(Life { spawned, begun: now() }).await?;
                running = self.site.start()?;
            }
            self.site.ready(&mut running).await?;
            begun = now();
            self.world.up.send_replace(Some(Instant::now()));
            self.look_at_what_stays().await;
        }
        Ok(running)
    }

    async fn die(&mut self, running: Running) -> Result<(), String> {
        self.world.up.send_replace(None);
        running.kill().await?;
        self.deaths += 1;
        Ok(())
    }

    /// Holds what the server left against all that was told until now.
    async fn examine(&mut self, life: Life) -> Result<(), String> {
        let told = self.world.ledger.copy();
        let copy = self.folder.join("left");
        if copy.exists() {
            std::fs::remove_dir_all(&copy).map_err(|error| format!("{}: {error}", copy.display()))?;
        }
        dead::copy(&self.site.data(), &copy)?;
        let before = self.last.as_ref().map(|last| (last, life));
        let (dead, wrong) = dead::examine(&copy, &told, before).await?;
        // What was wrong at the death before is wrong for ever.
        let new: Vec<String> = wrong.into_iter().filter(|what| self.known.insert(what.clone())).collect();
        for what in new {
            self.world.ledger.violated(format!("after death {}: {what}", self.deaths));
        }
        self.outages += dead.outages;
        self.last = Some(dead);
        Ok(())
    }

    /// Sessions let in the same people, and links are as they were.
    async fn look_at_what_stays(&mut self) {
        let told = self.world.ledger.copy();
        let mut people: Vec<(&String, &String)> = told.people.iter().collect();
        let mut links: Vec<_> = told.links.iter().collect();
        self.luck.shuffle(&mut people);
        self.luck.shuffle(&mut links);
        for (cookie, person) in people.into_iter().take(LOOKED_AT) {
            let asked = http::get(self.site.address(), "/api/v1/me", Some(cookie)).await;
            let let_in = asked.as_ref().ok().map(|answer| &answer.body["person"]["id"]);
            let right = match (told.signed_out.get(cookie), self.world.ledger.copy().signed_out.get(cookie)) {
                // Who is about to sign out may be in or not.
                (Some(SignOut::Asked), _) | (None, Some(_)) => let_in.is_some(),
                (Some(SignOut::Acknowledged), _) => let_in.is_some_and(serde_json::Value::is_null),
                (None, None) => let_in.is_some_and(|id| id == person.as_str()),
            };
            if !right {
                let told = told.signed_out.get(cookie);
                self.world.ledger.violated(format!("after death {}: the session of person {person} (signed out: {told:?}) lets in {asked:?}", self.deaths));
            }
        }
        for (secret, link) in links.into_iter().take(LOOKED_AT) {
            let answer = http::get(self.site.address(), &format!("/api/v1/invites/{secret}"), None).await;
            let state = answer.as_ref().ok().and_then(|answer| answer.body["state"].as_str()).unwrap_or("unknown");
            let right = match (link.left_alone, &link.taken) {
                (true, _) => state == "open",
                (false, Some(_)) => matches!(state, "used" | "over"),
                // Somebody may be taking it at this moment; a table for more has a link as well.
                (false, None) => matches!(state, "open" | "used" | "over"),
            };
            if !right || answer.as_ref().is_ok_and(|answer| answer.body["game"] != link.game.as_str()) {
                self.world.ledger.violated(format!("after death {}: the link to game {} is {state}, and {link:?} was told", self.deaths, link.game));
            }
        }
    }

    /// Everything is answered, and everybody sees what the server sees.
    async fn come_to_rest(&self) {
        self.world.call.send_replace(Call::Rest);
        let since = Instant::now();
        while !self.world.restless().is_empty() {
            if since.elapsed() > LONGEST_REST {
                self.world
                    .ledger
                    .violated(format!("the server is up, and clients of these games do not come to see what it sees: {:?}", self.world.restless()));
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// The server's own check replays every game as well.
    async fn ask_the_binary(&self) -> Result<(), String> {
        let checked = tokio::process::Command::new(&self.plan.binary).args(["db", "check", "--data-dir"]).arg(self.site.data()).output().await;
        let checked = checked.map_err(|error| format!("`bija db check` does not start: {error}"))?;
        if !checked.status.success() {
            let said = String::from_utf8_lossy(&checked.stdout);
            self.world.ledger.violated(format!("`bija db check` finds differences: {said}{}", String::from_utf8_lossy(&checked.stderr)));
        }
        for fault in self.site.faults() {
            self.world.ledger.violated(format!("the server's log tells of a fault: {fault}"));
        }
        Ok(())
    }

    fn report(&self, harm: &str) -> Report {
        let (told, counts) = (self.world.ledger.copy(), self.world.ledger.counts());
        let moves = told.games.values().flat_map(|notes| notes.acknowledged.values()).filter(|yes| yes.moved.is_some()).count();
        let commands: usize = told.games.values().map(|notes| notes.acknowledged.len()).sum();
        let events: usize = told.games.values().map(|notes| notes.told.len()).sum();
        let left = self.last.clone().unwrap_or_default();
        let done = vec![
            format!("seed {}, {} s, {} tables; the server was killed {} times", self.plan.seed, self.plan.seconds, self.plan.tables, self.deaths),
            format!("{} games ({} to their end), {} plies stored", left.games, counts.finished, left.plies),
            format!("{commands} commands acknowledged, {moves} of them moves; {events} events broadcast"),
            format!(
                "{} commands sent again without an answer, {} acknowledged ones sent again and answered as before, {} refused",
                counts.resent, counts.repeated, counts.refused
            ),
            format!("{} lines resumed; {} tables of clients equal to the server's at the same event", counts.resumed, counts.equal),
            format!("{} outages given back to running clocks, {} links, {} people", self.outages, told.links.len(), told.people.len()),
            format!("happened: {}", left.reached.told()),
            format!("bad network: {harm}"),
        ];
        Report { done, evidence: self.world.ledger.evidence(), kills: self.deaths, moves, equal: counts.equal }
    }
}

/// Whether this machine can trace system calls.
pub fn can_trace() -> bool {
    std::process::Command::new("strace").arg("-V").output().is_ok_and(|said| said.status.success())
}

/// Lets people play for some seconds on a server whose calls are traced, and reads the trace.
///
/// # Errors
/// If the trial itself cannot be held.
pub async fn trace(plan: &Plan, seconds: u64, folder: &Path) -> Result<Report, String> {
    let file = folder.join("trace");
    let site = Site::new(&plan.binary, folder)?.traced(&file);
    let world = Arc::new(World::new(site.address(), site.address(), Duration::from_millis(plan.thinking)));
    let mut luck = fastrand::Rng::with_seed(plan.seed);
    let accounts = enroll(&site, &world, plan.tables, &mut luck).await?;
    let mut running = site.start()?;
    site.ready(&mut running).await?;
    world.up.send_replace(Some(Instant::now()));
    let players = people(&world, &accounts, &mut luck);
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    world.call.send_replace(Call::Go);
    for player in players {
        let _ = player.await;
    }
    running.kill().await?;
    let told = world.ledger.copy();
    let commands: usize = told.games.values().map(|notes| notes.acknowledged.len()).sum();
    let lines = std::io::BufReader::new(std::fs::File::open(&file).map_err(|error| format!("{}: {error}", file.display()))?);
    let shown = trace::read(lines)?;
    let mut report = Report { evidence: world.ledger.evidence(), ..Report::default() };
    report.moves = told.games.values().flat_map(|notes| notes.acknowledged.values()).filter(|yes| yes.moved.is_some()).count();
    report.done.push(format!("{seconds} s traced: {commands} commands acknowledged to clients, {} syncs of the log", shown.syncs));
    report.done.push(format!("{} acknowledgements were sent after a sync behind the writes of their command, {} before", shown.durable, shown.early.len()));
    report.evidence.extend(shown.early);
    if shown.durable < commands {
        report.evidence.push(format!("the trace shows {} durable acknowledgements, and the clients had {commands}", shown.durable));
    }
    if commands == 0 {
        report.evidence.push("nothing was played under the trace".to_string());
    }
    Ok(report)
}
