//! Injects faults into servers with games in progress, and checks that no acknowledged turn is lost.
//!
//! cargo run --release -p variorum-server --example crash -- --binary target/release/variorum [--database URL --servers 2]
//!
//! It starts the servers itself (loopback only) and lets players make random turns in all games. At random moments it kills a server (SIGKILL) and
//! starts another in its place, or injects another fault (`visitor/faults.rs`). Players repeat requests that failed; a failure must say that storage
//! is at fault. Once a fault is over, the servers must recover by themselves. At the end every game must contain exactly the acknowledged turns and
//! at most one more that was in flight, and every server must be able to replay it from its start. `scripts/crash` runs it on SQLite and on
//! PostgreSQL.

mod visitor;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use clap::Parser;
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use visitor::faults::{Fault, Ground};
use visitor::servers::Servers;
use visitor::{Visitor, escaped, whole_turns};

/// Injects faults into servers with games in progress, and checks that no acknowledged turn is lost.
#[derive(Parser)]
struct Args {
    /// The program `variorum`
    #[arg(long)]
    binary: PathBuf,
    /// The database; by default a SQLite file in a folder of its own
    #[arg(long)]
    database: Option<String>,
    /// The number of servers (more than one needs PostgreSQL)
    #[arg(long, default_value_t = 1)]
    servers: usize,
    /// The number of faults
    #[arg(long, default_value_t = 50)]
    faults: u32,
    /// The kinds of faults, chosen at random
    #[arg(long, value_enum, value_delimiter = ',', default_value = "kill")]
    kinds: Vec<Fault>,
    /// A folder on a small disk of its own, to be filled; it also contains the SQLite file
    #[arg(long)]
    disk: Option<PathBuf>,
    /// A shell command that controls PostgreSQL; an action of pg_ctl is appended
    #[arg(long, env = "VARIORUM_TEST_POSTGRES_CONTROL")]
    control: Option<String>,
    /// Continue until this many turns have been acknowledged
    #[arg(long, default_value_t = 0)]
    turns: u64,
    /// The number of concurrent games
    #[arg(long, default_value_t = 12)]
    games: usize,
    /// The maximum time between two faults, in milliseconds
    #[arg(long, default_value_t = 600)]
    pause: u64,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let mut servers =
        Servers::start(&args.binary, args.database.as_deref(), args.disk.as_deref(), args.servers).await?;
    let addresses = servers.addresses();
    let ids = Visitor::default().games(&addresses[0]).await?;
    let ground = Ground { disk: args.disk, database: args.database, control: args.control };
    let (stop, answered) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let outages = Arc::new(AtomicU64::new(0));
    let players: Vec<_> = (0..args.games)
        .map(|number| {
            let counts = Counts { answered: Arc::clone(&answered), outages: Arc::clone(&outages) };
            tokio::spawn(play(addresses.clone(), ids[number % ids.len()].clone(), Arc::clone(&stop), counts))
        })
        .collect();
    let begun = Instant::now();
    let (mut suffered, mut red) = (0, 0);
    while suffered < args.faults || answered.load(Ordering::Relaxed) < args.turns {
        suffered += 1;
        tokio::time::sleep(Duration::from_millis(fastrand::u64(args.pause / 6..=args.pause.max(1)))).await;
        let kind = args.kinds[fastrand::usize(..args.kinds.len())];
        let was_red = ground.suffer(kind, &mut servers).await;
        red += u32::from(was_red.with_context(|| format!("at fault {suffered} ({kind:?})"))?);
        if suffered % 10 == 0 {
            println!("{suffered} faults, {} turns answered", answered.load(Ordering::Relaxed));
        }
        if players.iter().any(tokio::task::JoinHandle::is_finished) {
            // A player has found an error, which is reported below.
            break;
        }
    }
    stop.store(true, Ordering::Relaxed);
    let mut stories = Vec::new();
    for player in players {
        stories.extend(player.await??);
    }
    // All of them once more, so that nothing comes from memory.
    for index in 0..addresses.len() {
        servers.replace(index).await?;
    }
    let mut extra = 0;
    for story in &stories {
        for address in &addresses {
            extra += check(address, story).await?;
        }
    }
    println!(
        "{suffered} faults in {:.0} s: {} games, {} turns answered, all kept; {} more kept that were being made; every game can be played again; {} requests refused because of storage, readiness red in {red} faults",
        begun.elapsed().as_secs_f64(),
        stories.len(),
        answered.load(Ordering::Relaxed),
        extra / addresses.len(),
        outages.load(Ordering::Relaxed),
    );
    let told =
        args.kinds.iter().all(|kind| matches!(kind, Fault::Full | Fault::Broken | Fault::Locked | Fault::Paused));
    ensure!(!told || outages.load(Ordering::Relaxed) > 0, "no fault was felt: this run shows nothing");
    Ok(())
}

/// The counts of all players together.
#[derive(Clone)]
struct Counts {
    /// Acknowledged turns.
    answered: Arc<AtomicU64>,
    /// Requests refused because storage is at fault.
    outages: Arc<AtomicU64>,
}

impl Counts {
    /// Counts a refusal, which must be due to storage or to a server that is shutting down.
    fn refused(&self, status: StatusCode, said: &Value) -> anyhow::Result<()> {
        let code = said["code"].as_str().unwrap_or_default();
        let storage = code.starts_with("storage-");
        ensure!(storage || code == "busy" || code == "closing", "a server answers {status} {said}");
        self.outages.fetch_add(u64::from(storage), Ordering::Relaxed);
        Ok(())
    }
}

/// A game as its player knows it.
struct Story {
    player: Visitor,
    game: String,
    id: String,
    /// The turns that the server has acknowledged.
    answered: Vec<String>,
}

/// Plays games one after the other until told to stop.
async fn play(servers: Vec<String>, game: String, stop: Arc<AtomicBool>, counts: Counts) -> anyhow::Result<Vec<Story>> {
    let mut stories = Vec::new();
    let mut player = Visitor::default();
    while !stop.load(Ordering::Relaxed) {
        let wish = json!({ "game": game, "white": "me", "black": "me", "level": 1 });
        let server = &servers[fastrand::usize(..servers.len())];
        let Ok((status, mut state)) = player.ask(server, Method::POST, "/api/sessions", Some(&wish)).await else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        if status.is_server_error() {
            counts.refused(status, &state)?;
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        ensure!(status == StatusCode::CREATED, "no new game: {status} {state}");
        let id = state["id"].as_str().context("a game has an id")?.to_owned();
        let mut story = Story { player: player.clone(), game: game.clone(), id, answered: Vec::new() };
        while !stop.load(Ordering::Relaxed) && state["outcome"].is_null() && story.answered.len() < 200 {
            let server = &servers[fastrand::usize(..servers.len())];
            match turn(&mut player, server, &state, &mut story, &counts).await {
                Ok(after) => state = after,
                // The server is gone, possibly after it has stored the turn: look again when one answers.
                Err(Trouble::Line) => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                    let path = format!("/api/sessions/{}", story.id);
                    if let Ok((StatusCode::OK, found)) = player.ask(server, Method::GET, &path, None).await {
                        state = found;
                    }
                }
                Err(Trouble::Wrong(error)) => return Err(error),
            }
        }
        stories.push(story);
    }
    Ok(stories)
}

enum Trouble {
    /// The server did not answer.
    Line,
    /// Its answer was wrong.
    Wrong(anyhow::Error),
}

/// Makes a turn, or learns that one was made; returns the state after it.
async fn turn(
    player: &mut Visitor,
    server: &str,
    state: &Value,
    story: &mut Story,
    counts: &Counts,
) -> Result<Value, Trouble> {
    let ply = state["ply"].as_u64().unwrap_or(0);
    let known = story.answered.len() as u64;
    let wrong = |what: String| Trouble::Wrong(anyhow::anyhow!("{} {}: {what}", story.game, story.id));
    if ply < known {
        // Another server does not know the last turns yet. Whether they are lost is checked at the end.
        return Err(Trouble::Line);
    }
    if ply > known {
        // A turn was stored but its answer was lost.
        let turns: Vec<&str> =
            state["turns"].as_array().into_iter().flatten().filter_map(|turn| turn["text"].as_str()).collect();
        if ply > known + 1 || turns.iter().zip(&story.answered).any(|(kept, answered)| kept != answered) {
            return Err(wrong(format!("{:?} were answered, now there are {turns:?}", story.answered)));
        }
        story.answered = turns.into_iter().map(str::to_owned).collect();
    }
    let choices = whole_turns(&state["first"]);
    let Some(choice) = (!choices.is_empty()).then(|| choices[fastrand::usize(..choices.len())]) else {
        return Err(wrong("nothing to choose from".into()));
    };
    let mut text = choice["text"].as_str().unwrap_or_default().to_owned();
    if choice["second"] == "compulsory" {
        let path = format!("/api/sessions/{}/second?first={}", story.id, escaped(&text));
        let Ok((status, seconds)) = player.ask(server, Method::GET, &path, None).await else {
            return Err(Trouble::Line);
        };
        if !status.is_success() {
            return Err(Trouble::Line);
        }
        let seconds = seconds.as_array().cloned().unwrap_or_default();
        let Some(second) = (!seconds.is_empty()).then(|| &seconds[fastrand::usize(..seconds.len())]) else {
            return Err(wrong(format!("no second part for {text}")));
        };
        text = format!("{text},{}", second["text"].as_str().unwrap_or_default());
    }
    let body = json!({ "type": "turn", "ply": state["ply"], "text": text });
    let path = format!("/api/sessions/{}/act", story.id);
    let answer = player.ask(server, Method::POST, &path, Some(&body)).await;
    match answer {
        Ok((StatusCode::OK, after)) => {
            story.answered.push(text);
            counts.answered.fetch_add(1, Ordering::Relaxed);
            Ok(after)
        }
        Ok((StatusCode::CONFLICT, now)) => Ok(now),
        // The second part was requested for the position as that server knew it, and another server may have known a newer one.
        Ok((_, said)) if said["code"] == "illegal-turn" && text.contains(',') => Err(Trouble::Line),
        Ok((status, said)) if status.is_server_error() => {
            counts.refused(status, &said).map_err(Trouble::Wrong)?;
            Err(Trouble::Line)
        }
        Ok((status, said)) => Err(wrong(format!("{text} is refused: {status} {said}"))),
        Err(_) => Err(Trouble::Line),
    }
}

/// Compares a game on a server with the acknowledged turns; returns how many unacknowledged turns it has.
async fn check(server: &str, story: &Story) -> anyhow::Result<usize> {
    let path = format!("/api/sessions/{}", story.id);
    let (status, state) = story.player.clone().ask(server, Method::GET, &path, None).await?;
    let told = || format!("{} {} at {server}", story.game, story.id);
    ensure!(status == StatusCode::OK, "{} cannot be opened: {status} {state}", told());
    let turns = state["turns"].as_array().with_context(told)?;
    let kept: Vec<&str> = turns.iter().filter_map(|turn| turn["text"].as_str()).collect();
    let same = story.answered.iter().zip(&kept).take_while(|(answered, kept)| answered == *kept).count();
    ensure!(
        same == story.answered.len() && kept.len() <= same + 1,
        "{}: {} turns were answered, {} are kept, the first {same} are the same",
        told(),
        story.answered.len(),
        kept.len(),
    );
    Ok(kept.len() - same)
}
