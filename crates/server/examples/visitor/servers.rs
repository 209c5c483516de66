//! Servers that belong to this program: started on loopback, killed, restarted, and ended with it.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context as _, bail};
use hyper::{Method, StatusCode};
use tokio::process::{Child, Command};

use super::Visitor;

/// Servers on one database.
pub struct Servers {
    binary: PathBuf,
    database: Option<String>,
    /// Do the server's default limits apply? Otherwise there are none, since all visitors of a program have one address.
    limited: bool,
    /// For SQLite; deleted when this is dropped.
    folder: PathBuf,
    servers: Vec<Server>,
}

struct Server {
    /// `127.0.0.1:PORT`
    address: String,
    /// The address of its metrics.
    metrics: String,
    child: Child,
}

impl Servers {
    /// Starts one server with its default limits, and waits until it answers.
    #[allow(dead_code, reason = "each program uses what it needs")]
    pub async fn start_with_usual_limits(binary: &Path) -> anyhow::Result<Self> {
        Self::start_all(binary, None, None, 1, true).await
    }

    /// Starts servers without limits per address and visitor, and waits until they answer. Without `database` they use a SQLite file in a folder of
    /// its own, inside `disk` if given.
    #[allow(dead_code, reason = "each program uses what it needs")]
    pub async fn start(
        binary: &Path,
        database: Option<&str>,
        disk: Option<&Path>,
        count: usize,
    ) -> anyhow::Result<Self> {
        Self::start_all(binary, database, disk, count, false).await
    }

    async fn start_all(
        binary: &Path,
        database: Option<&str>,
        disk: Option<&Path>,
        count: usize,
        limited: bool,
    ) -> anyhow::Result<Self> {
        let folder = disk
            .map_or_else(std::env::temp_dir, Path::to_owned)
            .join(format!("variorum-servers-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let mut these =
            Self { binary: binary.into(), database: database.map(str::to_owned), limited, folder, servers: Vec::new() };
        for _ in 0..count.max(1) {
            let free = || TcpListener::bind(("127.0.0.1", 0))?.local_addr();
            let (address, metrics) = (free()?.to_string(), free()?.to_string());
            let child = these.spawn(&address, &metrics)?;
            these.servers.push(Server { address, metrics, child });
        }
        for address in these.addresses() {
            ready(&address).await?;
        }
        Ok(these)
    }

    fn spawn(&self, address: &str, metrics: &str) -> anyhow::Result<Child> {
        let port = address.rsplit(':').next().unwrap_or_default();
        // A server whose files must not grow gets an error instead of being ended by a signal.
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\""]).arg(&self.binary);
        command.args(["serve", "--no-open", "--port", port, "--metrics", metrics]).arg("--data").arg(&self.folder);
        if !self.limited {
            for limit in
                ["--address-rate", "--visitor-rate", "--address-sockets", "--address-connections", "--address-games"]
            {
                command.args([limit, "0"]);
            }
        }
        if let Some(database) = &self.database {
            command.args(["--database", database]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).kill_on_drop(true);
        command.spawn().with_context(|| format!("cannot start {}", self.binary.display()))
    }

    /// The SQLite file.
    #[allow(dead_code, reason = "each program uses what it needs")]
    pub fn file(&self) -> PathBuf {
        self.folder.join("games.sqlite")
    }

    /// `127.0.0.1:PORT` of each server.
    pub fn addresses(&self) -> Vec<String> {
        self.servers.iter().map(|server| server.address.clone()).collect()
    }

    /// `127.0.0.1:PORT` of each server's metrics.
    #[allow(dead_code, reason = "each program uses what it needs")]
    pub fn metrics(&self) -> Vec<String> {
        self.servers.iter().map(|server| server.metrics.clone()).collect()
    }

    /// Kills a server (SIGKILL) and starts another in its place.
    #[allow(dead_code, reason = "each program uses what it needs")]
    pub async fn replace(&mut self, index: usize) -> anyhow::Result<()> {
        self.servers[index].child.kill().await?;
        let (address, metrics) = (self.servers[index].address.clone(), self.servers[index].metrics.clone());
        self.servers[index].child = self.spawn(&address, &metrics)?;
        ready(&address).await
    }

    /// The ids of the processes.
    #[allow(dead_code, reason = "each program uses what it needs")]
    pub fn processes(&self) -> Vec<u32> {
        self.servers.iter().filter_map(|server| server.child.id()).collect()
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for server in &mut self.servers {
            let _ = server.child.start_kill();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

async fn ready(address: &str) -> anyhow::Result<()> {
    for _ in 0..600 {
        if let Ok((StatusCode::OK, _)) = Visitor::default().ask(address, Method::GET, "/api/levels", None).await {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    bail!("the server at {address} does not answer")
}
