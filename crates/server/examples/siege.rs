//! Measures how long a move takes while others send the most expensive requests that the server accepts.
//!
//! cargo run --release -p variorum-server --example siege -- --binary target/release/variorum
//!
//! It starts the server itself, with its default limits (loopback only). A player makes moves, first alone and then while attackers, each from an
//! address of its own (127.0.0.2 and on, so Linux only), request records, lines, pictures, animations and analyses as fast as they are answered. All
//! of it runs on one machine, so the work of the attackers and the player themselves counts against the server.

mod visitor;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use clap::Parser;
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpSocket;
use visitor::servers::Servers;
use visitor::{Visitor, escaped, whole_turns};

/// Measures how long a move takes while others send the most expensive requests.
#[derive(Parser)]
struct Args {
    /// The program `variorum`
    #[arg(long)]
    binary: PathBuf,
    /// The variant in which moves are measured; it has a knight on g1 and one on g8
    #[arg(long)]
    plain: String,
    /// The variant of the most expensive requests, such as a three-dimensional one
    #[arg(long)]
    heavy: String,
    /// The number of addresses from which requests are sent
    #[arg(long, default_value_t = 20)]
    addresses: u8,
    /// The number of concurrent requests from each of them
    #[arg(long, default_value_t = 4)]
    at_once: usize,
    /// The duration of the measurement, in seconds
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// Milliseconds between two moves
    #[arg(long, default_value_t = 50)]
    interval: u64,
    /// Fail when the 99th percentile under siege exceeds this many milliseconds
    #[arg(long)]
    limit: Option<f64>,
}

/// A request of an attacker.
struct Weapon {
    name: &'static str,
    path: String,
    body: String,
}

/// The most expensive requests of each kind; `line` is a line of a variant with two-part turns.
fn arsenal(plain: &str, game: &str, line: &[String]) -> Vec<Weapon> {
    let post = |name, path: &str, body: Value| Weapon { name, path: path.to_owned(), body: body.to_string() };
    let knights = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let shuffle: Vec<&str> = knights.into_iter().cycle().take(3000).collect();
    let nodes =
        |count: usize| (0..count).map(|node: usize| json!({ "parent": node.max(1) - 1, "turn": "e2e4" })).collect();
    let nodes: Vec<Value> = nodes(19_000);
    let fan: Vec<Value> = (0..34_000).map(|node| json!({ "parent": 0, "turn": format!("t{node}") })).collect();
    let text = format!("[Game \"{plain}\"]\n\n") + &"g1f3 g8f6 f3g1 f6g8 ".repeat(50_000);
    let turns = |count: usize| escaped(&line[..count.min(line.len())].join(" "));
    let film = format!("/api/games/{game}/picture.gif?width=900&turns={}", turns(300));
    let picture = format!("/api/games/{game}/picture.png?width=2000&turns={}", turns(40));
    vec![
        post("write, a fan", "/api/records/write", json!({ "tags": [], "nodes": fan })),
        post("write, a line", "/api/records/write", json!({ "tags": [], "nodes": nodes })),
        post("read", "/api/records/read", json!({ "text": text })),
        post("line", &format!("/api/games/{plain}/line"), json!({ "turns": shuffle })),
        post("line in two parts", &format!("/api/games/{game}/line"), json!({ "turns": line })),
        post("position", &format!("/api/games/{game}/position"), json!({ "turns": line })),
        post("analysis", &format!("/api/games/{game}/analysis"), json!({ "turns": line, "seconds": 600, "lines": 5 })),
        Weapon { name: "film", path: film, body: String::new() },
        Weapon { name: "picture", path: picture, body: String::new() },
    ]
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let servers = Servers::start_with_usual_limits(&args.binary).await?;
    let address = servers.addresses()[0].clone();
    let line = wander(&address, &args.heavy, 300).await?;
    let weapons = Arc::new(arsenal(&args.plain, &args.heavy, &line));

    let mut alone = play(&address, &args.plain, args.seconds.min(15), args.interval).await?;
    print_percentiles("alone      ", &mut alone);
    let stop = Arc::new(AtomicBool::new(false));
    let counts: Arc<Vec<[AtomicUsize; 2]>> = Arc::new(weapons.iter().map(|_| Default::default()).collect());
    let mut attackers = Vec::new();
    for (address_number, task) in
        (0..args.addresses).flat_map(|number| (0..args.at_once).map(move |task| (number, task)))
    {
        let (address, weapons) = (address.clone(), Arc::clone(&weapons));
        let (stop, counts) = (Arc::clone(&stop), Arc::clone(&counts));
        attackers.push(tokio::spawn(async move {
            let from = [127, 0, 0, address_number.saturating_add(2)];
            let mut next = usize::from(address_number) + task;
            while !stop.load(Ordering::Relaxed) {
                let index = next % weapons.len();
                next += 1;
                let answered =
                    strike(&address, from, &weapons[index], next).await.is_ok_and(|status| status.is_success());
                counts[index][usize::from(!answered)].fetch_add(1, Ordering::Relaxed);
            }
        }));
    }
    // Until everything is busy.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut besieged = play(&address, &args.plain, args.seconds, args.interval).await?;
    stop.store(true, Ordering::Relaxed);
    attackers.iter().for_each(tokio::task::JoinHandle::abort);
    let worst = print_percentiles("under siege", &mut besieged);
    for (weapon, [done, refused]) in weapons.iter().zip(counts.iter()) {
        println!("{}: {} done, {} refused", weapon.name, done.load(Ordering::Relaxed), refused.load(Ordering::Relaxed));
    }
    if let Some(limit) = args.limit {
        ensure!(worst <= limit, "the 99th percentile of a move is {worst:.1} ms, above {limit} ms");
    }
    Ok(())
}

/// A line of turns that the server offers.
async fn wander(address: &str, game: &str, count: usize) -> anyhow::Result<Vec<String>> {
    let mut visitor = Visitor::default();
    let mut line: Vec<String> = Vec::new();
    while line.len() < count {
        let path = format!("/api/games/{game}/position");
        let (_, open) = visitor.ask(address, Method::POST, &path, Some(&json!({ "turns": line }))).await?;
        let whole = whole_turns(&open["first"]);
        let Some(choice) = whole.get(line.len() * 7919 % whole.len().max(1)) else { break };
        let mut text = choice["text"].as_str().context("a turn has a text")?.to_owned();
        if choice["second"] == "compulsory" {
            let wish = json!({ "turns": line, "first": text });
            let (_, seconds) =
                visitor.ask(address, Method::POST, &format!("/api/games/{game}/second"), Some(&wish)).await?;
            text = format!("{text},{}", seconds[0]["text"].as_str().context("a second part has a text")?);
        }
        line.push(text);
        // Slowly, because of the server's limits.
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    Ok(line)
}

/// Sends one request from an address and reads the whole response, but does not wait for an analysis to end.
async fn strike(server: &str, from: [u8; 4], weapon: &Weapon, number: usize) -> anyhow::Result<StatusCode> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((from, 0).into())?;
    let stream = socket.connect(server.parse()?).await?;
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let connection = tokio::spawn(connection);
    let method = if weapon.body.is_empty() { Method::GET } else { Method::POST };
    // No two animations are the same.
    let path = if weapon.body.is_empty() {
        format!("{}&pace={}", weapon.path, 10 + number % 990)
    } else {
        weapon.path.clone()
    };
    let request = Request::builder().method(method).uri(path).header("host", server);
    let request = request.header("content-type", "application/json").header("accept-encoding", "gzip");
    let answer = sender.send_request(request.body(Full::new(Bytes::from(weapon.body.clone())))?).await?;
    let status = answer.status();
    let all = answer.into_body().collect();
    if weapon.name == "analysis" {
        let _ = tokio::time::timeout(Duration::from_secs(10), all).await;
    } else {
        all.await?;
    }
    connection.abort();
    Ok(status)
}

/// Plays both sides of games; returns how long each move took from the request to the response, in milliseconds.
async fn play(address: &str, game: &str, seconds: u64, interval: u64) -> anyhow::Result<Vec<f64>> {
    let mut visitor = Visitor::default();
    let (begun, mut delays, mut state) = (Instant::now(), Vec::new(), Value::Null);
    while begun.elapsed() < Duration::from_secs(seconds) {
        let whole = whole_turns(&state["first"]);
        if state.is_null() || whole.is_empty() {
            let wish = json!({ "game": game, "white": "me", "black": "me" });
            let (status, new) = visitor.ask(address, Method::POST, "/api/sessions", Some(&wish)).await?;
            ensure!(status == StatusCode::CREATED, "no new game: {status} {new}");
            state = new;
            continue;
        }
        let text = whole[delays.len() * 7919 % whole.len()]["text"].clone();
        let act = json!({ "type": "turn", "ply": state["ply"], "text": text });
        let path = format!("/api/sessions/{}/act", state["id"].as_str().context("a game has an id")?);
        let asked = Instant::now();
        let (status, after) = visitor.ask(address, Method::POST, &path, Some(&act)).await?;
        ensure!(status.is_success(), "no move: {status} {after}");
        delays.push(asked.elapsed().as_secs_f64() * 1e3);
        state = after;
        tokio::time::sleep(Duration::from_millis(interval)).await;
    }
    Ok(delays)
}

/// Prints percentiles of milliseconds; returns the 99th.
fn print_percentiles(what: &str, delays: &mut [f64]) -> f64 {
    delays.sort_by(f64::total_cmp);
    let at = |part: f64| {
        let index = ((delays.len() as f64 * part) as usize).min(delays.len().saturating_sub(1));
        delays.get(index).copied().unwrap_or(f64::NAN)
    };
    let (median, p95, p99, most) = (at(0.5), at(0.95), at(0.99), at(1.0));
    println!(
        "{what} {} moves: p50 {median:.1} ms, p95 {p95:.1} ms, p99 {p99:.1} ms, longest {most:.1} ms",
        delays.len()
    );
    p99
}
