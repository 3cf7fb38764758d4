//! The server under trial: the real binary on a folder of its own, started, killed and started again.

use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::process::{Child, Command};

use crate::http;

/// How long a start may take before it counts as failed. A machine under trial is slow.
const LONGEST_START: Duration = Duration::from_mins(1);

/// Everything that counts visitors is lifted: the trials are many people from one address.
const LIMITS: [&str; 12] = [
    "guests_per_minute",
    "sockets_per_minute",
    "changes_per_minute",
    "analyses_per_minute",
    "address_requests_per_minute",
    "address_sockets_per_minute",
    "address_sign_ins_per_minute",
    "address_analyses_per_minute",
    "address_connections",
    "connections",
    "unfinished_games",
    "open_tables",
];

/// How long a connection may say nothing: longer than it takes to open thousands of them.
const HEAD_SECONDS: u32 = 120;

/// Now, in Unix milliseconds.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Where the server is and how it is started.
#[derive(Clone, Debug)]
pub struct Site {
    binary: PathBuf,
    /// The folder that holds the folder of data, the configuration and the log.
    folder: PathBuf,
    address: SocketAddr,
    traced_to: Option<PathBuf>,
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    child: Child,
    /// When it was started, in Unix milliseconds.
    pub spawned: i64,
}

impl Site {
    /// A place for a server in a folder, on a free port.
    ///
    /// # Errors
    /// If the folder cannot be written to or there is no port.
    pub fn new(binary: &Path, folder: &Path) -> Result<Site, String> {
        let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = port.map_err(|error| format!("no port is free: {error}"))?;
        let site = Site { binary: binary.to_path_buf(), folder: folder.to_path_buf(), address, traced_to: None };
        let limits: String = LIMITS.map(|limit| format!("{limit} = 0\n")).concat();
        let data = site.data();
        let text = format!("bind = \"{address}\"\ndata_dir = {:?}\n\n[limits]\nhead_seconds = {HEAD_SECONDS}\n{limits}", data.display().to_string());
        std::fs::write(site.configuration(), text).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(site)
    }

    /// The same with every system call that writes, syncs or sends written to a file.
    #[must_use]
    pub fn traced(self, to: &Path) -> Site {
        Site { traced_to: Some(to.to_path_buf()), ..self }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The folder of data.
    pub fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn configuration(&self) -> PathBuf {
        self.folder.join("bija.toml")
    }

    fn log(&self) -> PathBuf {
        self.folder.join("server.log")
    }

    /// Starts the server. It is killed when what is given is dropped.
    ///
    /// # Errors
    /// If the binary cannot be started.
    pub fn start(&self) -> Result<Running, String> {
        let log = File::options().create(true).append(true).open(self.log()).map_err(|error| format!("{}: {error}", self.log().display()))?;
        let mut command = match &self.traced_to {
            None => Command::new(&self.binary),
            Some(file) => {
                let mut strace = Command::new("strace");
                // The tracer is the grandchild: the process that is killed is the server itself.
                strace.args(["-D", "-f", "--seccomp-bpf", "-qq", "-y", "-s", "70000"]);
                strace.args(["-e", "trace=write,pwrite64,writev,sendto,sendmsg,fsync,fdatasync", "-e", "signal=none", "-o"]).arg(file).arg(&self.binary);
                strace
            }
        };
        command.arg("serve").arg("--config").arg(self.configuration()).env("RUST_LOG", "warn");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).kill_on_drop(true);
        let spawned = now();
        let child = command.spawn().map_err(|error| format!("{} does not start: {error}", self.binary.display()))?;
        Ok(Running { child, spawned })
    }

    /// Waits until the server says that it answers.
    ///
    /// # Errors
    /// If it ends or takes too long.
    pub async fn ready(&self, running: &mut Running) -> Result<(), String> {
        let since = Instant::now();
        while since.elapsed() < LONGEST_START {
            if let Ok(Some(status)) = running.child.try_wait() {
                return Err(format!("the server ended by itself: {status}\n{}", self.last_words()));
            }
            if http::get(self.address, "/readyz", None).await.is_ok_and(|answer| answer.status == 200) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Err(format!("the server does not answer after {} s\n{}", LONGEST_START.as_secs(), self.last_words()))
    }

    /// Lines of its log that tell of a fault of ours.
    pub fn faults(&self) -> Vec<String> {
        let log = std::fs::read_to_string(self.log()).unwrap_or_default();
        log.lines().filter(|line| line.contains("panicked") || line.contains("ERROR")).map(str::to_string).collect()
    }

    fn last_words(&self) -> String {
        let log = std::fs::read_to_string(self.log()).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }
}

impl Running {
    /// Ends it as `kill -9` does. Gives the moment at which it was gone, in Unix milliseconds.
    ///
    /// # Errors
    /// If the system refuses.
    pub async fn kill(mut self) -> Result<i64, String> {
        self.child.kill().await.map_err(|error| format!("the server cannot be killed: {error}"))?;
        Ok(now())
    }

    /// The process.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }
}

/// The memory of a process that is not swapped out, in bytes, as Linux says it.
pub fn resident(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
