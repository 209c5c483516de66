//! Faults of the environment of servers: a full disk, a failing disk, a database locked by another program, and a database server that ends
//! connections, stops or restarts. Each lasts a while; afterwards the servers must recover by themselves.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use hyper::{Method, StatusCode};
use rustix::process::{Pid, Resource, Rlimit, Signal, kill_process, prlimit};
use sqlx::any::AnyConnectOptions;
use sqlx::{AnyConnection, ConnectOptions as _, Row as _};

use super::Visitor;
use super::servers::Servers;

/// How long servers may take to recover after a fault.
const RECOVERY: Duration = Duration::from_secs(30);

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Fault {
    /// A server is killed (SIGKILL) and another started in its place.
    Kill,
    /// The disk with the folder of `--disk` is full.
    Full,
    /// The servers' files cannot grow: writes fail, as on a broken disk.
    Broken,
    /// Another program locks the SQLite file.
    Locked,
    /// PostgreSQL ends all connections.
    Ended,
    /// PostgreSQL's processes are suspended.
    Paused,
    /// PostgreSQL is restarted.
    Restarted,
}

/// The environment of the faults.
pub struct Ground {
    /// A folder on a disk of its own, small enough to be filled.
    pub disk: Option<PathBuf>,
    /// The database's address, if it is PostgreSQL.
    pub database: Option<String>,
    /// A shell command that controls PostgreSQL; an action of `pg_ctl` is appended.
    pub control: Option<String>,
}

impl Ground {
    /// Injects a fault, waits, ends it, and waits until all servers have recovered. Returns whether a server reported in the meantime that it is not
    /// ready.
    pub async fn suffer(&self, fault: Fault, servers: &mut Servers) -> anyhow::Result<bool> {
        let pause = Duration::from_millis(fastrand::u64(500..2_500));
        let mut red = false;
        match fault {
            Fault::Kill => {
                let index = fastrand::usize(..servers.addresses().len());
                servers.replace(index).await?;
                return Ok(false);
            }
            Fault::Full => {
                let disk = self.disk.as_deref().context("--disk is needed")?;
                let filling = fill(disk)?;
                red |= watch(servers, pause).await;
                std::fs::remove_file(filling)?;
                self.control("status || {} restart").await?;
            }
            Fault::Broken => {
                limit(servers, Some(4096))?;
                red |= watch(servers, pause).await;
                limit(servers, None)?;
            }
            Fault::Locked => {
                let mut other = connect(&format!("sqlite://{}", servers.file().display())).await?;
                sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await?;
                // Longer than a server waits.
                red |= watch(servers, Duration::from_secs(6)).await;
                sqlx::raw_sql("ROLLBACK").execute(&mut other).await?;
            }
            Fault::Ended => {
                let mut other = self.postgres().await?;
                sqlx::raw_sql(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                     WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
                )
                .execute(&mut other)
                .await?;
            }
            Fault::Paused => {
                let mut other = self.postgres().await?;
                let rows = sqlx::query(
                    "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
                )
                .fetch_all(&mut other)
                .await?;
                let pids: Vec<Pid> = rows.iter().filter_map(|row| Pid::from_raw(row.try_get(0).ok()?)).collect();
                let tell = |signal| {
                    for &pid in &pids {
                        let _ = kill_process(pid, signal);
                    }
                };
                tell(Signal::STOP);
                red |= watch(servers, Duration::from_secs(10)).await;
                tell(Signal::CONT);
            }
            Fault::Restarted => self.control("restart -m fast").await?,
        }
        for address in servers.addresses() {
            recovered(&address).await.with_context(|| format!("after {fault:?}"))?;
        }
        Ok(red)
    }

    async fn postgres(&self) -> anyhow::Result<AnyConnection> {
        connect(self.database.as_deref().context("this fault is one of PostgreSQL: --database is needed")?).await
    }

    /// Runs an action of PostgreSQL, if it is ours; `{}` in the action stands for the command itself.
    async fn control(&self, action: &str) -> anyhow::Result<()> {
        let Some(control) = &self.control else { return Ok(()) };
        let mut command = tokio::process::Command::new("sh");
        command.arg("-c").arg(format!("{{ {control} {}; }} >/dev/null 2>&1", action.replace("{}", control)));
        let status = command.status().await?;
        ensure!(status.success(), "{control} {action}: {status}");
        Ok(())
    }
}

async fn connect(url: &str) -> anyhow::Result<AnyConnection> {
    sqlx::any::install_default_drivers();
    Ok(url.parse::<AnyConnectOptions>()?.connect().await?)
}

/// Fills a disk to the last byte; returns the file that does it.
fn fill(disk: &Path) -> anyhow::Result<PathBuf> {
    let path = disk.join("filling");
    let mut file = File::create(&path)?;
    for size in [1 << 16, 1] {
        let block = vec![0_u8; size];
        while file.write_all(&block).is_ok() {}
    }
    Ok(path)
}

/// Limits the size of the servers' files, or removes the limit.
fn limit(servers: &Servers, most: Option<u64>) -> anyhow::Result<()> {
    for process in servers.processes() {
        let pid = Pid::from_raw(i32::try_from(process)?).context("a process has a number")?;
        prlimit(Some(pid), Resource::Fsize, Rlimit { current: most, maximum: None })?;
    }
    Ok(())
}

/// Polls the readiness of the servers for a while; returns whether one was not ready.
async fn watch(servers: &Servers, pause: Duration) -> bool {
    let (begun, addresses, mut red) = (Instant::now(), servers.addresses(), false);
    while begun.elapsed() < pause {
        for address in &addresses {
            red |= !is_ready(address).await;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    red
}

async fn is_ready(address: &str) -> bool {
    let answer = Visitor::default().ask(address, Method::GET, "/health/ready", None).await;
    matches!(answer, Ok((StatusCode::OK, _)))
}

async fn recovered(address: &str) -> anyhow::Result<()> {
    let begun = Instant::now();
    while begun.elapsed() < RECOVERY {
        if is_ready(address).await {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    bail!("the server at {address} does not serve again")
}
