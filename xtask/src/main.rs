//! The project's own tasks, run as `cargo xtask TASK`.

mod browser;
mod figures;
mod measure;
mod trials;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Instant;

const HELP: &str = "\
cargo xtask TASK

Tasks:
  test      run every test: the workspace's, then Lighthouse on three pages, held to accessibility, best
            practice and SEO, last the browser's
  browser   run the browser tests alone; further words go to the test runner
  figures   play random games of every ruleset and write their table into docs/figures.md
            (about two minutes)
  faults    kill the live server again and again while people play (a minute); further words go to
            the trial: --seconds, --seed, --tables, --strace
  load      measure the release server under thousands of games; further words go to the trial:
            --games, --seconds, --rate, --find-limit, --unfinished
  lighthouse  measure home, play and rules page in every language by Lighthouse (mobile profile) on the
            release server; fails below 95. Further words: --runs, --least, --pages, --languages,
            --in-turn, --held
  frames    frames a second in a long turn on four rows, the processor slowed down four times.
            Further words: --games, --slowdown, --least
  proxies   try the examples for nginx and Caddy in docs/security.md with the ones installed here
  fonts     cut the typefaces again from their npm packages, and fit those of devices to them
            (needs Node.js)

The browser tests need Node.js and a Chrome. On Debian, as root, they install chromium-headless-shell
and a Devanagari font by themselves. Elsewhere they look for a Chrome (or take the one that CHROME
names) and say so when they find none; with CI=true that is a failure.
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let task = words.next();
    let done = match task.as_deref() {
        Some("test") => test(),
        Some("browser") => browser::test(&words.collect::<Vec<_>>()),
        Some("figures") => figures::remake(),
        Some("faults") => trials::faults(&words.collect::<Vec<_>>()),
        Some("load") => trials::load(&words.collect::<Vec<_>>()),
        Some("lighthouse") => measure::measure("lighthouse.mjs", &words.collect::<Vec<_>>()),
        Some("frames") => measure::measure("frames.mjs", &words.collect::<Vec<_>>()),
        Some("proxies") => trials::proxies(),
        Some("fonts") => fonts(),
        Some("help" | "--help" | "-h") => {
            print!("{HELP}");
            Ok(())
        }
        Some(other) => Err(format!("there is no task {other:?}\n\n{HELP}")),
        None => Err(HELP.to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_path_buf()
}

fn run(command: &mut Command) -> Result<(), String> {
    let shown = format!("{command:?}");
    let status = command.status().map_err(|error| format!("{shown} did not start: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{shown} failed: {status}")) }
}

/// Cargo in the workspace.
fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

fn test() -> Result<(), String> {
    if std::env::var_os("BIJA_TRANSCRIPTS").is_none() {
        eprintln!("skipped: the games of BIJA_TRANSCRIPTS (not set); everything else runs");
    }
    let begun = Instant::now();
    run(cargo().args(["test", "--workspace"]))?;
    eprintln!("the workspace's tests passed after {} s, builds included; Lighthouse begins", begun.elapsed().as_secs());
    let Some(means) = browser::prepare()? else {
        return Ok(());
    };
    measure::gate(&means)?;
    eprintln!("Lighthouse is content after {} s in all; the browser's tests begin", begun.elapsed().as_secs());
    browser::run_tests(&means, &[])
}

/// Fetches the typefaces' packages into the target folder and cuts them into `crates/web/assets/fonts` and, for preview cards, `crates/server/fonts`;
/// then fits the typefaces of devices to them, in `crates/web/assets/css/fallbacks.css`.
fn fonts() -> Result<(), String> {
    let home = root().join("target").join("fonts");
    std::fs::create_dir_all(&home).map_err(|error| format!("{} cannot be made: {error}", home.display()))?;
    let ours = ["mukta", "martel"];
    let like_devices = ["arimo", "roboto", "gelasio", "noto-serif", "noto-sans-devanagari", "noto-serif-devanagari"];
    let packages = ours.iter().chain(&like_devices).map(|name| format!("@fontsource/{name}@5")).chain(["subset-font@2".to_string()]);
    run(Command::new("npm").current_dir(&home).args(["install", "--no-save", "--no-audit", "--no-fund"]).args(packages))?;
    let script = |name: &str| root().join("xtask").join(name);
    let web = root().join("crates").join("web");
    let cards = root().join("crates").join("server").join("fonts");
    let messages = web.join("messages");
    let conjuncts = web.join("src").join("messages").join("conjuncts.txt");
    run(Command::new("node").current_dir(&home).arg(script("fonts.mjs")).arg(web.join("assets").join("fonts")).arg(cards).arg(&messages).arg(conjuncts))?;
    let sheet = web.join("assets").join("css").join("fallbacks.css");
    run(Command::new("node").current_dir(&home).arg(script("fallbacks.mjs")).arg(messages).arg(sheet))
}
