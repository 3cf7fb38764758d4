//! `bija db`: the folder of data, copied and checked while a server may be using it.

use std::collections::HashMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use bija_server::live::audit;
use bija_store::{GameId, GameLog, Logs, OpenError, PersonId, SqliteReader, StoreError};
use clap::{Args, Subcommand};

use crate::failure::Failure;

pub(crate) const EXAMPLES: &str = "\
Both may run beside a server that uses the folder. Without --data-dir they take \
the folder that `bija serve` would take: from the file of --config, from \
BIJA_DATA_DIR, else `data`.

Examples:
  bija db backup monday.sqlite
  bija db check
  bija db check --file monday.sqlite";

const BACKUP_EXAMPLES: &str = "\
A file that is there already is left alone, and is an error.

Examples:
  bija db backup monday.sqlite
  bija db backup tuesday.sqlite --data-dir data";

const CHECK_EXAMPLES: &str = "\
One line for each difference, and a last line that counts. The exit status is 1 \
if there is any.

Examples:
  bija db check --data-dir data
  bija db check --file monday.sqlite";

/// Games that are read at once.
const AT_ONCE: u32 = 200;

/// The folder of data.
#[derive(Args, Debug)]
pub(crate) struct DbArgs {
    #[command(subcommand)]
    what: What,
    #[arg(long, value_name = "FILE", global = true, help = "File of settings, in TOML [env: BIJA_CONFIG]")]
    config: Option<String>,
    #[arg(long, value_name = "DIR", global = true, help = "Folder of data [env: BIJA_DATA_DIR]")]
    data_dir: Option<String>,
}

/// What is done with it.
#[derive(Subcommand, Debug)]
enum What {
    /// Copies the database as it is at one moment into a new file
    #[command(after_help = BACKUP_EXAMPLES)]
    Backup {
        /// The new file
        to: PathBuf,
    },
    /// Looks for broken pages, rows that refer to nothing and gaps in logs, and replays every game and compares
    #[command(after_help = CHECK_EXAMPLES)]
    Check {
        /// A database outside of the folder, such as a backup
        #[arg(long, value_name = "FILE")]
        file: Option<PathBuf>,
    },
}

pub(crate) fn run(args: &DbArgs) -> Result<(), Failure> {
    let folder = folder(args)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| Failure::Server(error.to_string()))?;
    runtime.block_on(async {
        match &args.what {
            What::Backup { to } => backup(&folder, to).await,
            What::Check { file } => check(&folder, file.as_deref()).await,
        }
    })
}

fn folder(args: &DbArgs) -> Result<PathBuf, Failure> {
    let said = |flag: &str| match flag {
        "config" => args.config.clone(),
        "data-dir" => args.data_dir.clone(),
        _ => None,
    };
    let config = bija_server::config::gather(&|name| std::env::var(name).ok(), &said).map_err(|error| Failure::said(error.line()))?;
    Ok(config.data_dir)
}

fn unopened(error: &OpenError) -> Failure {
    Failure::Server(error.to_string())
}

fn unread(error: &StoreError) -> Failure {
    Failure::Server(error.to_string())
}

async fn backup(folder: &Path, to: &Path) -> Result<(), Failure> {
    let data = SqliteReader::open(folder).await.map_err(|error| unopened(&error))?;
    let copied = data.backup(to).await.map_err(|error| unread(&error));
    data.close().await;
    copied?;
    writeln!(std::io::stdout(), "{}", to.display())?;
    Ok(())
}

async fn check(folder: &Path, file: Option<&Path>) -> Result<(), Failure> {
    let data = match file {
        Some(file) => SqliteReader::open_file(file).await,
        None => SqliteReader::open(folder).await,
    };
    let data = data.map_err(|error| unopened(&error))?;
    let mut out = std::io::stdout().lock();
    let flaws = data.check().await.map_err(|error| unread(&error))?;
    for flaw in &flaws {
        writeln!(out, "{flaw}")?;
    }
    let (mut games, mut differ) = (0, 0);
    let mut after = None;
    loop {
        let logs = data.logs(Logs::All, after, AT_ONCE).await.map_err(|error| unread(&error))?;
        for log in &logs {
            let differences = differences_at_rest(&data, log.clone()).await.map_err(|error| unread(&error))?;
            differ += differences.len();
            for difference in differences {
                writeln!(out, "game {}: {difference}", log.game.id)?;
            }
        }
        games += logs.len();
        match logs.last() {
            Some(last) if logs.len() == AT_ONCE as usize => after = Some(last.game.id),
            Some(_) | None => break,
        }
    }
    data.close().await;
    writeln!(out, "{games} games replayed, {differ} differences, {} flaws of the file", flaws.len())?;
    if differ == 0 && flaws.is_empty() { Ok(()) } else { Err(Failure::Differs) }
}

/// The log and the plies are read one after the other: a game that went on in between is read again.
async fn differences_at_rest(data: &SqliteReader, mut log: GameLog) -> Result<Vec<audit::Difference>, StoreError> {
    loop {
        let found = differences(data, &log).await?;
        let before = GameId::from_number(log.game.id.number() - 1);
        match data.logs(Logs::All, before, 1).await?.pop() {
            Some(now) if !found.is_empty() && now.game.id == log.game.id && now.game.seq != log.game.seq => log = now,
            Some(_) | None => return Ok(found),
        }
    }
}

async fn differences(data: &SqliteReader, log: &GameLog) -> Result<Vec<audit::Difference>, StoreError> {
    let (moves, ratings) = (data.moves(log.game.id).await?, data.rated(log.game.id).await?);
    let known_as = moved(data, log).await?;
    Ok(audit::differences(log, &moves, &ratings, &|person| known_as.get(&person).copied().unwrap_or(person)))
}

/// The accounts that guests of this game became.
async fn moved(data: &SqliteReader, log: &GameLog) -> Result<HashMap<PersonId, PersonId>, StoreError> {
    let mut known_as = HashMap::new();
    for person in audit::people(log) {
        if let Some(account) = data.person(person).await?.and_then(|person| person.moved_to) {
            known_as.insert(person, account);
        }
    }
    Ok(known_as)
}
