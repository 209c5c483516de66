//! Measures how long requests take when very many games are stored, compared to when few are.
//!
//! cargo run --release -p variorum-server --example archive -- --binary target/release/variorum [--games 1000000] [--database postgres://…]
//!
//! It starts the server itself, plays one game to its end, measures, inserts many copies of that game into the database, spread over a thousand
//! accounts, measures again, and prints both. `--database` names a PostgreSQL database that may be filled.

mod visitor;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use clap::Parser;
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection as _, Row as _};
use visitor::servers::Servers;
use visitor::{Visitor, whole_turns};

/// Measures requests with many stored games.
#[derive(Parser)]
struct Args {
    /// The program `variorum`
    #[arg(long)]
    binary: PathBuf,
    /// The number of stored games
    #[arg(long, default_value_t = 1_000_000)]
    games: u32,
    /// The PostgreSQL database; by default SQLite in a folder of its own
    #[arg(long)]
    database: Option<String>,
    /// How often each request is measured
    #[arg(long, default_value_t = 300)]
    times: usize,
    /// By how much the games may slow down the median of a request; more is an error
    #[arg(long)]
    most: Option<f64>,
}

/// The number of turns of a stored game.
const TURNS: usize = 4;
/// The number of accounts that have the games.
const ACCOUNTS: u32 = 1000;
/// The number of games in the first measurement: a page of an account's games is full already.
const FEW: u32 = 20_000;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let servers = Servers::start(&args.binary, args.database.as_deref(), None, 1).await?;
    let server = servers.addresses().remove(0);
    let mut visitor = Visitor::default();
    let rules = visitor.games(&server).await?.remove(0);
    let template = play(&mut visitor, &server, &rules).await?;
    let url = match &args.database {
        Some(url) => url.clone(),
        None => format!("sqlite://{}", servers.file().display()),
    };
    let mut measured = Vec::new();
    for (first, last) in [(1, FEW), (FEW + 1, args.games.max(FEW + 1))] {
        let begun = Instant::now();
        fill(&url, &template, first, last).await?;
        println!("{last} games stored after {:.0} s", begun.elapsed().as_secs_f64());
        // Until the server has checkpointed SQLite's WAL and counted the games in progress.
        tokio::time::sleep(Duration::from_secs(65)).await;
        measured.push(measure(&mut visitor, &server, (&rules, &format!("copy{}", last - 1)), args.times).await?);
    }
    let (few, many) = (&measured[0], &measured[1]);
    println!("{:<28} {:>20} {:>20}", "milliseconds", format!("{FEW} games"), format!("{} games", args.games));
    for ((what, before), (_, after)) in few.iter().zip(many) {
        let line = |[median, last]: &[f64; 2]| format!("{median:.1}, p99 {last:.1}");
        println!("{what:<28} {:>20} {:>20}", line(before), line(after));
        if let Some(most) = args.most {
            // Differences below a millisecond are negligible.
            ensure!(after[0] <= before[0].max(1.0) * most, "{what} takes too long");
        }
    }
    Ok(())
}

/// Plays some turns of a game and resigns; returns the game's id.
async fn play(visitor: &mut Visitor, server: &str, rules: &str) -> anyhow::Result<String> {
    let mut state = begin(visitor, server, rules).await?;
    for _ in 0..TURNS {
        state = turn(visitor, server, &state).await?;
    }
    act(visitor, server, &state, &json!({ "type": "resign" })).await?;
    Ok(state["id"].as_str().context("no id")?.to_owned())
}

/// Creates a game of this variant.
async fn begin(visitor: &mut Visitor, server: &str, rules: &str) -> anyhow::Result<Value> {
    let wish = json!({ "game": rules, "white": "me", "black": "me", "listed": true });
    let (status, state) = visitor.ask(server, Method::POST, "/api/sessions", Some(&wish)).await?;
    ensure!(status == StatusCode::CREATED, "{state}");
    Ok(state)
}

/// Makes the first legal turn; returns the game after it.
async fn turn(visitor: &mut Visitor, server: &str, state: &Value) -> anyhow::Result<Value> {
    let text = &whole_turns(&state["first"]).first().context("the game is over")?["text"];
    act(visitor, server, state, &json!({ "type": "turn", "ply": state["ply"], "text": text })).await
}

async fn act(visitor: &mut Visitor, server: &str, state: &Value, act: &Value) -> anyhow::Result<Value> {
    let id = state["id"].as_str().context("no id")?;
    let (status, answer) = visitor.ask(server, Method::POST, &format!("/api/sessions/{id}/act"), Some(act)).await?;
    ensure!(status == StatusCode::OK, "{answer}");
    Ok(answer)
}

/// Copies an ended game. Each copy has seats of two of the accounts, and changed a second earlier than the previous one; the copies are numbered.
async fn fill(url: &str, template: &str, first: u32, last: u32) -> anyhow::Result<()> {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await?;
    let postgres = url.starts_with("postgres");
    let count = |first: u32, last: u32| {
        format!(
            "(WITH RECURSIVE count(n) AS (SELECT {first} UNION ALL SELECT n + 1 FROM count WHERE n < {last}) SELECT n FROM count) AS copy"
        )
    };
    let copies = count(first, last);
    let columns = "game, start_text, ply, white, black, level, result, status, created, revision, rated, listed, phase, details, due, secret";
    let prefix = if postgres { "" } else { "PRAGMA busy_timeout = 600000; " };
    sqlx::raw_sql(AssertSqlSafe(format!("{prefix}BEGIN"))).execute(&mut connection).await?;
    for statement in [
        format!(
            "INSERT INTO account (id, name, folded, password, created, skeleton) SELECT 'account' || n, 'Player' || n, 'player' || n, '', 1, 'player' || n FROM {} WHERE true",
            count(1, ACCOUNTS)
        ) + " ON CONFLICT DO NOTHING",
        format!(
            "INSERT INTO session (id, updated, {columns}) SELECT 'copy' || n, updated - n * 1000, {columns} FROM session, {copies} WHERE id = '{template}'"
        ),
        format!(
            "INSERT INTO turn (session, ply, text, spent) SELECT 'copy' || n, ply, text, spent FROM turn, {copies} WHERE session = '{template}'"
        ),
        format!(
            "INSERT INTO seat (session, side, account, updated) SELECT 'copy' || n, 'w', 'account' || (n % {ACCOUNTS} + 1), session.updated - n * 1000 FROM session, {copies} WHERE id = '{template}'"
        ),
        format!(
            "INSERT INTO seat (session, side, account, updated) SELECT 'copy' || n, 'b', 'account' || ((n * 7 + 3) % {ACCOUNTS} + 1), session.updated - n * 1000 FROM session, {copies} WHERE id = '{template}'"
        ),
        "COMMIT".to_owned(),
        "ANALYZE".to_owned(),
    ] {
        sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await?;
    }
    let row = sqlx::query("SELECT COUNT(*) FROM session").fetch_one(&mut connection).await?;
    ensure!(row.try_get::<i64, _>(0)? >= i64::from(last), "not all games are there");
    connection.close().await?;
    Ok(())
}

/// The median and 99th percentile of requests, in milliseconds; `game` is one that has ended.
async fn measure(
    visitor: &mut Visitor,
    server: &str,
    (rules, game): (&str, &str),
    times: usize,
) -> anyhow::Result<Vec<(&'static str, [f64; 2])>> {
    let mut measured = Vec::new();
    let mut passed = Vec::new();
    for _ in 0..times {
        let begun = Instant::now();
        begin(visitor, server, rules).await?;
        passed.push(begun.elapsed());
    }
    measured.push(("a new game", percentiles(&mut passed)));
    let mut state = Value::Null;
    for round in 0..times {
        if round % TURNS == 0 {
            state = begin(visitor, server, rules).await?;
        }
        let begun = Instant::now();
        state = turn(visitor, server, &state).await?;
        passed.push(begun.elapsed());
    }
    measured.push(("a turn", percentiles(&mut passed)));
    let game = format!("/api/sessions/{game}");
    for (what, path) in [
        ("a game that is over", &*game),
        ("games to watch", "/api/sessions/public"),
        ("one's own games", "/api/me/games"),
        ("a player's page", "/api/players/Player7"),
        ("the lobby", "/api/lobby"),
        ("readiness", "/health/ready"),
    ] {
        for _ in 0..times {
            let begun = Instant::now();
            let (status, answer) = visitor.ask(server, Method::GET, path, None).await?;
            ensure!(status == StatusCode::OK, "{path}: {answer}");
            passed.push(begun.elapsed());
        }
        measured.push((what, percentiles(&mut passed)));
    }
    Ok(measured)
}

/// The median and 99th percentile, in milliseconds; empties the list.
fn percentiles(times: &mut Vec<Duration>) -> [f64; 2] {
    times.sort();
    let at = |part: f64| {
        let place = (times.len() as f64 * part) as usize;
        times.get(place.min(times.len().saturating_sub(1))).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    };
    let found = [at(0.5), at(0.99)];
    times.clear();
    found
}
