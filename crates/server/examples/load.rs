//! Measures how long a turn takes from the player's socket to each spectator's, with many spectators of many games.
//!
//! cargo run --release -p variorum-server --example load -- --binary target/release/variorum [--database URL --servers 2]
//!
//! It starts the servers itself (loopback only). Each game is played on one screen with a random turn every `--interval` seconds; spectators and
//! players are spread over the servers. It measures the time from just before a player's message is sent until a spectator has read the turn, on one
//! clock, since all of them are in this program, which shares the machine with the servers. `scripts/load` runs it on SQLite and on PostgreSQL.

mod visitor;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use clap::Parser;
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use visitor::servers::Servers;
use visitor::{Visitor, whole_turns};

/// Measures how long a turn takes to reach the spectators of many games.
#[derive(Parser)]
struct Args {
    /// The program `variorum`
    #[arg(long)]
    binary: PathBuf,
    /// The database; by default a SQLite file in a folder of its own
    #[arg(long)]
    database: Option<String>,
    /// The number of servers on the database (more than one needs PostgreSQL)
    #[arg(long, default_value_t = 1)]
    servers: usize,
    /// The number of concurrent games
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// The number of spectators, spread evenly over the games
    #[arg(long, default_value_t = 2000)]
    spectators: usize,
    /// Seconds between two turns of a game
    #[arg(long, default_value_t = 3.0)]
    interval: f64,
    /// The duration of the measurement, in seconds
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Fail when the 99th percentile of delivery exceeds this many milliseconds
    #[arg(long)]
    limit: Option<f64>,
}

/// The maximum number of turns of a game that are measured.
const MOST: usize = 4096;
/// The number of connections opened at a time.
const DOORS: usize = 40;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The parts of a game that its player and its spectators share.
struct Table {
    id: String,
    /// When the turn that leads to each number of turns was sent, in nanoseconds since the start; 0 if not measured.
    sent: Vec<AtomicU64>,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let servers = Servers::start(&args.binary, args.database.as_deref(), None, args.servers).await?;
    let addresses = servers.addresses();
    let kinds = Visitor::default().games(&addresses[0]).await?;
    let (begun, doors) = (Instant::now(), Arc::new(Semaphore::new(DOORS)));
    let stop = Arc::new(AtomicBool::new(false));

    let mut players = Vec::new();
    let mut tables = Vec::new();
    for number in 0..args.games {
        let address = &addresses[number % addresses.len()];
        let mut visitor = Visitor::default();
        let wish = json!({ "game": kinds[number % kinds.len()], "white": "me", "black": "me", "level": 1 });
        let (status, state) = visitor.ask(address, Method::POST, "/api/sessions", Some(&wish)).await?;
        ensure!(status == StatusCode::CREATED, "no new game: {status} {state}");
        let id = state["id"].as_str().context("a game has an id")?.to_owned();
        let table = Arc::new(Table { id, sent: (0..MOST).map(|_| AtomicU64::new(0)).collect() });
        let socket = open(address, visitor.cookie(), &table.id).await?;
        players.push(socket);
        tables.push(table);
    }
    let mut spectators = Vec::new();
    for number in 0..args.spectators {
        // Half of a game's spectators are on another server than its player.
        let (address, table) =
            (addresses[(number / args.games) % addresses.len()].clone(), Arc::clone(&tables[number % args.games]));
        let (doors, stop) = (Arc::clone(&doors), Arc::clone(&stop));
        spectators.push(tokio::spawn(async move {
            let door = doors.acquire_owned().await?;
            let socket = open(&address, None, &table.id).await.context("a spectator cannot connect")?;
            Ok::<_, anyhow::Error>((socket, table, stop, drop(door)))
        }));
    }
    let mut watching = Vec::new();
    for spectator in spectators {
        let (socket, table, stop, ()) = spectator.await??;
        watching.push(tokio::spawn(watch(socket, table, begun, stop)));
    }
    println!("{} games, {} spectators after {:.1} s", args.games, args.spectators, begun.elapsed().as_secs_f64());
    tokio::time::sleep(Duration::from_secs(2)).await;

    let metrics = servers.metrics();
    let database = Database::of(&metrics).await?;
    let (before, own_before) = (processor_seconds(&servers.processes()), processor_seconds(&[std::process::id()]));
    let measured = Instant::now();
    let end = measured + Duration::from_secs(args.seconds);
    let playing: Vec<_> = players
        .into_iter()
        .zip(&tables)
        .map(|(socket, table)| tokio::spawn(play(socket, Arc::clone(table), begun, args.interval, end)))
        .collect();
    let (mut answered, mut expected, mut finished) = (Vec::new(), 0, 0);
    for (number, game) in playing.into_iter().enumerate() {
        let played = game.await??;
        expected +=
            played.answered.len() * (args.spectators / args.games + usize::from(number < args.spectators % args.games));
        finished += usize::from(played.over);
        answered.extend(played.answered);
    }
    let spent = processor_seconds(&servers.processes()) - before;
    let own = processor_seconds(&[std::process::id()]) - own_before;
    let database = Database::of(&metrics).await?.since(&database);
    let seconds = measured.elapsed().as_secs_f64();
    tokio::time::sleep(Duration::from_secs(2)).await;
    stop.store(true, Ordering::Relaxed);
    let (mut delivered, mut states) = (Vec::new(), 0);
    for spectator in watching {
        let seen = spectator.await??;
        delivered.extend(seen.delays);
        states += seen.states;
    }
    println!(
        "{} turns in {seconds:.0} s ({:.0} a second), {finished} games over; {} deliveries of {expected}, {states} states in their place",
        answered.len(),
        answered.len() as f64 / seconds,
        delivered.len(),
    );
    println!("processor seconds: servers {spent:.1}, this program {own:.1}");
    database.print();
    print_percentiles("turn answered  ", &mut answered);
    let worst = print_percentiles("turn delivered ", &mut delivered);
    ensure!(delivered.len() + states >= expected, "{} turns never arrived", expected - delivered.len() - states);
    if let Some(limit) = args.limit {
        ensure!(worst <= limit, "the 99th percentile of delivery is {worst:.1} ms, above {limit} ms");
    }
    Ok(())
}

/// Opens a socket that watches a game, and waits for its state.
async fn open(address: &str, cookie: Option<&str>, session: &str) -> anyhow::Result<Socket> {
    let mut request = format!("ws://{address}/api/socket?v=1").into_client_request()?;
    request.headers_mut().insert("origin", format!("http://{address}").parse()?);
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie.parse()?);
    }
    let (mut socket, _) = connect_async(request).await?;
    socket.send(Message::text(json!({ "type": "watch", "session": session }).to_string())).await?;
    Ok(socket)
}

/// The messages that a spectator has received.
#[derive(Default)]
struct Seen {
    /// The delays from the player to here, in milliseconds.
    delays: Vec<f64>,
    /// Whole states received in place of turns.
    states: usize,
}

async fn watch(mut socket: Socket, table: Arc<Table>, begun: Instant, stop: Arc<AtomicBool>) -> anyhow::Result<Seen> {
    let mut seen = Seen::default();
    let mut first = true;
    loop {
        let message = match tokio::time::timeout(Duration::from_millis(500), socket.next()).await {
            Err(_) if stop.load(Ordering::Relaxed) => return Ok(seen),
            Err(_) => continue,
            Ok(message) => message.context("a spectator's socket was closed")??,
        };
        let Message::Text(text) = message else { continue };
        let now = nanoseconds(begun);
        // Parsing all of it would measure this program.
        if text.starts_with(r#"{"type":"turn""#) {
            let ply =
                text.split(r#""ply":"#).nth(1).and_then(|rest| rest.split([',', '}']).next()?.parse::<usize>().ok());
            let sent =
                table.sent.get(ply.context("a turn has a number")?).map_or(0, |sent| sent.load(Ordering::Acquire));
            if sent > 0 {
                seen.delays.push((now - sent) as f64 / 1e6);
            }
        } else if text.starts_with(r#"{"type":"state""#) {
            seen.states += usize::from(!first);
            first = false;
        }
    }
}

/// The messages that a player has sent.
struct Played {
    /// The time from each turn to its answer, in milliseconds.
    answered: Vec<f64>,
    over: bool,
}

async fn play(
    mut socket: Socket,
    table: Arc<Table>,
    begun: Instant,
    interval: f64,
    end: Instant,
) -> anyhow::Result<Played> {
    let mut played = Played { answered: Vec::new(), over: false };
    let mut choices: Option<(usize, Value)> = None;
    let mut pending: Option<Instant> = None;
    let mut due = tokio::time::Instant::now() + Duration::from_secs_f64(fastrand::f64() * interval);
    loop {
        if Instant::now() >= end && pending.is_none() {
            return Ok(played);
        }
        tokio::select! {
            () = tokio::time::sleep_until(due), if pending.is_none() => {
                due += Duration::from_secs_f64(interval);
                let Some((ply, first)) = choices.take() else { continue };
                let whole = whole_turns(&first);
                let alone: Vec<&Value> = whole.into_iter().filter(|choice| choice["second"] != "compulsory").collect();
                if alone.is_empty() || ply + 1 >= MOST {
                    played.over = true;
                    return Ok(played);
                }
                let text = &alone[fastrand::usize(..alone.len())]["text"];
                let act = json!({ "type": "turn", "ply": ply, "text": text });
                let message = json!({ "type": "act", "session": table.id, "id": ply, "act": act }).to_string();
                pending = Some(Instant::now());
                table.sent[ply + 1].store(nanoseconds(begun), Ordering::Release);
                socket.send(Message::text(message)).await?;
            }
            message = socket.next() => {
                let Message::Text(text) = message.context("a player's socket was closed")?? else { continue };
                let message: Value = serde_json::from_str(&text)?;
                match message["type"].as_str() {
                    Some("state") => {
                        let view = &message["view"];
                        choices = Some((view["ply"].as_u64().unwrap_or(0) as usize, view["first"].clone()));
                    }
                    Some("choices") => {
                        choices = Some((message["ply"].as_u64().unwrap_or(0) as usize, message["first"].clone()));
                    }
                    Some("done") => {
                        if let Some(sent) = pending.take() {
                            played.answered.push(sent.elapsed().as_secs_f64() * 1e3);
                        }
                    }
                    Some("refused") => bail!("refused: {message}"),
                    Some("turn") if !message["outcome"].is_null() => played.over = true,
                    _ => {}
                }
                if played.over && pending.is_none() {
                    return Ok(played);
                }
            }
        }
    }
}

fn nanoseconds(begun: Instant) -> u64 {
    u64::try_from(begun.elapsed().as_nanos()).unwrap_or(u64::MAX)
}

/// Prints percentiles of milliseconds; returns the 99th.
fn print_percentiles(what: &str, delays: &mut [f64]) -> f64 {
    delays.sort_by(f64::total_cmp);
    let at = |part: f64| {
        delays
            .get(((delays.len() as f64 * part) as usize).min(delays.len().saturating_sub(1)))
            .copied()
            .unwrap_or(f64::NAN)
    };
    println!("{what} p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", at(0.5), at(0.95), at(0.99), at(1.0));
    at(0.99)
}

/// The servers' database metrics (`/metrics`).
#[derive(Default)]
struct Database {
    changes: f64,
    commits: f64,
    /// Upper bounds in milliseconds with the number of commits within them; the total time in seconds.
    within: Vec<(f64, f64)>,
    seconds: f64,
}

impl Database {
    async fn of(addresses: &[String]) -> anyhow::Result<Self> {
        let mut sum = Self::default();
        for address in addresses {
            let (_, metrics) = Visitor::default().ask(address, Method::GET, "/metrics", None).await?;
            for line in
                metrics.as_str().unwrap_or_default().lines().filter(|line| line.starts_with("variorum_database_c"))
            {
                let Some((name, Ok(value))) = line.rsplit_once(' ').map(|(name, value)| (name, value.parse::<f64>()))
                else {
                    continue;
                };
                if name.starts_with("variorum_database_changes_total") {
                    sum.changes += value;
                } else if name.starts_with("variorum_database_commit_seconds_sum") {
                    sum.seconds += value;
                } else if name.starts_with("variorum_database_commit_seconds_count") {
                    sum.commits += value;
                } else if let Some(bound) = name.split("le=\"").nth(1).and_then(|rest| rest.split('"').next()) {
                    let bound = bound.parse().unwrap_or(f64::INFINITY) * 1e3;
                    match sum.within.iter_mut().find(|(other, _)| *other == bound) {
                        Some((_, count)) => *count += value,
                        None => sum.within.push((bound, value)),
                    }
                }
            }
        }
        Ok(sum)
    }

    fn since(mut self, before: &Self) -> Self {
        for (bound, count) in &mut self.within {
            *count -= before.within.iter().find(|(other, _)| other == bound).map_or(0.0, |(_, count)| *count);
        }
        self.changes -= before.changes;
        self.commits -= before.commits;
        self.seconds -= before.seconds;
        self
    }

    fn print(&self) {
        let below = |part: f64| {
            self.within
                .iter()
                .find(|(_, count)| *count >= part * self.commits)
                .map_or(f64::INFINITY, |(bound, _)| *bound)
        };
        println!(
            "database: {:.0} changes in {:.0} commits; a commit took {:.2} ms on average, p50 within {} ms, p99 within {} ms",
            self.changes,
            self.commits,
            self.seconds * 1e3 / self.commits,
            below(0.5),
            below(0.99),
        );
    }
}

/// The processor time of processes in seconds, where the system reports it (Linux).
fn processor_seconds(processes: &[u32]) -> f64 {
    let of = |process: &u32| {
        let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        let fields: Vec<&str> = text.rsplit(") ").next()?.split(' ').collect();
        let ticks = |index: usize| fields.get(index)?.parse::<f64>().ok();
        // Hundredths of a second, in user mode and in the system.
        Some((ticks(11)? + ticks(12)?) / 100.0)
    };
    processes.iter().filter_map(of).sum()
}
