//! Jobs in a queue in PostgreSQL: what workers play is what one process plays. The tests need `VARIORUM_TEST_POSTGRES`, the address of a server that may be
//! filled (`scripts/postgres` starts one); without it, only what is refused before is tested.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::support::Folder;

/// The binary, since workers take jobs only from the same program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_variorum");

/// A database with a queue.
struct Queue(String);

impl Queue {
    /// A new one; `None` without a server.
    fn new() -> Option<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let server = std::env::var("VARIORUM_TEST_POSTGRES").ok()?;
        let name = format!("jobs_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let make = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        runtime().block_on(async {
            let pool = sqlx::PgPool::connect(&format!("{server}/postgres")).await.unwrap();
            sqlx::raw_sql(make).execute(&pool).await.unwrap();
        });
        Some(Self(format!("{server}/{name}")))
    }

    fn command(&self, program: impl AsRef<Path>, words: &[&str]) -> Command {
        let mut command = Command::new(program.as_ref());
        command.args(words).args(["--queue", &self.0]).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    fn start(&self, words: &[&str]) -> Running {
        Running(Some(self.command(PROGRAM, words).spawn().unwrap()))
    }

    /// A worker with two threads that is taken for dead after two seconds.
    fn worker(&self) -> Running {
        self.start(&["work", "--jobs", "2", "--lease", "2"])
    }

    /// How many rows there are of jobs, and of what they have in common.
    fn rows(&self) -> (i64, i64) {
        runtime().block_on(async {
            let pool = sqlx::PgPool::connect(&self.0).await.unwrap();
            let count = "SELECT (SELECT count(*) FROM apalis.jobs), (SELECT count(*) FROM variorum_jobs.runs)";
            sqlx::query_as(count).fetch_one(&pool).await.unwrap()
        })
    }

    /// How many jobs are in this state.
    fn jobs(&self, state: &str) -> i64 {
        runtime().block_on(async {
            let pool = sqlx::PgPool::connect(&self.0).await.unwrap();
            let count = "SELECT count(*) FROM apalis.jobs WHERE status = $1";
            // The table may not be there yet.
            sqlx::query_scalar(count).bind(state).fetch_one(&pool).await.unwrap_or(0)
        })
    }

    /// Waits until there is a job in this state.
    fn wait_for(&self, state: &str) {
        let begun = Instant::now();
        while self.jobs(state) == 0 {
            assert!(begun.elapsed() < Duration::from_secs(60), "no job is {state}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

/// A process that does not outlive the test.
struct Running(Option<Child>);

impl Running {
    fn end(mut self) -> Output {
        self.0.take().unwrap().wait_with_output().unwrap()
    }

    /// Its output, if it succeeds.
    fn output(self) -> String {
        printed(&self.end())
    }

    fn interrupt(&self) {
        let id = self.0.as_ref().unwrap().id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(mut child) = self.0.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// What a command prints in one process.
fn here(words: &[&str], jobs: &str) -> String {
    printed(&Command::new(PROGRAM).args(words).args(["--jobs", jobs]).output().unwrap())
}

const MATCH: [&str; 13] = [
    "match",
    "minishogi",
    "--b",
    "engine",
    "--b-option",
    "null-move=off",
    "--nodes",
    "40",
    "--games",
    "24",
    "--most-turns",
    "60",
    "--json",
];

/// The lines of a saved match without times, in the order of the games.
fn saved(path: &Path) -> Vec<String> {
    let without_times = |line: &str| {
        let mut game: Value = serde_json::from_str(line).unwrap();
        for turn in game["turns"].as_array_mut().into_iter().flatten() {
            turn.as_object_mut().unwrap().remove("ms");
        }
        (game["number"].as_u64(), game.to_string())
    };
    let text = fs::read_to_string(path).unwrap();
    let mut lines: Vec<_> = text.lines().map(without_times).collect();
    lines.sort();
    lines.into_iter().map(|(_, line)| line).collect()
}

#[test]
fn workers_play_the_match_that_one_process_plays() {
    let Some(queue) = Queue::new() else { return };
    let folder = Folder::new();
    let file = |name: &str| format!("{}/{name}.jsonl", folder.path());
    let played = |name: &str, jobs: Option<&str>| {
        let path = file(name);
        let words = [&MATCH[..], &["--save", &path]].concat();
        match jobs {
            Some(jobs) => here(&words, jobs),
            None => queue.start(&words).output(),
        }
    };
    let first = played("one", Some("1"));
    assert_eq!(played("three", Some("3")), first);
    let _workers = [queue.worker(), queue.worker()];
    assert_eq!(played("many", None), first);
    let games = saved(Path::new(&file("one")));
    assert_eq!(games.len(), 25);
    assert_eq!(saved(Path::new(&file("three"))), games);
    assert_eq!(saved(Path::new(&file("many"))), games);
    assert_eq!(queue.rows(), (0, 0), "nothing is left");
}

#[test]
fn workers_tune_as_one_process_does() {
    let Some(queue) = Queue::new() else { return };
    let folder = Folder::new();
    let file = |name: &str| format!("{}/{name}.jsonl", folder.path());
    let tuned = |name: &str, jobs: Option<&str>| {
        let path = file(name);
        let tune = ["--tune", "quiescence-turns=6,1,40,2", "--tune", "quiescence-width=20,0,60,3", "--rate", "1"];
        let words = [
            &["spsa", "minishogi", "--pairs", "16", "--nodes", "40", "--most-turns", "60", "--save", &path],
            &tune[..],
        ]
        .concat();
        match jobs {
            Some(jobs) => here(&words, jobs),
            None => queue.start(&words).output(),
        }
    };
    let first = tuned("one", Some("1"));
    assert_eq!(tuned("three", Some("3")), first);
    let _workers = [queue.worker(), queue.worker()];
    assert_eq!(tuned("many", None), first);
    let states = fs::read(file("one")).unwrap();
    assert_eq!(states.iter().filter(|byte| **byte == b'\n').count(), 3, "the settings and two steps");
    assert_eq!(fs::read(file("three")).unwrap(), states);
    assert_eq!(fs::read(file("many")).unwrap(), states);
}

#[test]
fn workers_play_the_games_that_one_process_trains_on() {
    let Some(queue) = Queue::new() else { return };
    let text = fs::read_to_string(crate::support::path("games/minishogi.toml")).unwrap();
    let folder = Folder::new();
    // A file of one's own, which the workers do not have.
    let game = folder.put("own.toml", text.replace("id = \"minishogi\"", "id = \"own\""));
    let game = game.to_str().unwrap();
    let file = |name: &str| format!("{}/{name}", folder.path());
    let trained = |name: &str, jobs: Option<&str>| {
        let (net, games) = (file(&format!("{name}.net")), file(&format!("{name}.games")));
        let size = ["--games", "30", "--nodes", "40", "--opening", "4", "--epochs", "2"];
        let words = [&["train", game, "--out", &net, "--data", &games], &size[..]].concat();
        match jobs {
            Some(jobs) => here(&words, jobs),
            None => queue.start(&[&words[..], &["--jobs", "1"]].concat()).output(),
        };
        (fs::read(net).unwrap(), fs::read(games).unwrap())
    };
    let first = trained("one", Some("1"));
    assert!(trained("three", Some("3")) == first);
    let _workers = [queue.worker(), queue.worker()];
    assert!(trained("many", None) == first);
}

#[test]
fn the_games_of_a_worker_that_dies_are_played_by_others() {
    let Some(queue) = Queue::new() else { return };
    // Games that take long enough to be killed in.
    let words = ["match", "minishogi", "--b", "engine", "--nodes", "1500", "--games", "8", "--json"];
    let sender = queue.start(&words);
    let dying = queue.worker();
    queue.wait_for("Queued");
    drop(dying);
    assert!(queue.jobs("Queued") > 0, "the worker dies with a job");
    let _worker = queue.worker();
    assert_eq!(sender.output(), here(&words, "2"));
}

#[test]
fn a_worker_of_another_program_takes_nothing_and_says_so() {
    let Some(queue) = Queue::new() else { return };
    let folder = Folder::new();
    let mut bytes = fs::read(PROGRAM).unwrap();
    bytes.push(0);
    let other = folder.put("other", bytes);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(&other, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let sender = queue.start(&MATCH);
    queue.wait_for("Pending");
    let refused = queue.command(&other, &["work", "--jobs", "1", "--idle", "1"]).output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(!refused.status.success(), "{said}");
    assert!(said.contains("the match of minishogi is of another program"), "{said}");
    let _worker = queue.worker();
    assert_eq!(sender.output(), here(&MATCH, "2"));
}

#[test]
fn an_interrupted_sender_leaves_nothing_and_its_match_goes_on() {
    let Some(queue) = Queue::new() else { return };
    let folder = Folder::new();
    let file = format!("{}/saved.jsonl", folder.path());
    let words = [&MATCH[..], &["--save", &file]].concat();
    let sender = queue.start(&words);
    queue.wait_for("Pending");
    sender.interrupt();
    assert!(sender.output().contains("\"games\": []"));
    assert_eq!(queue.rows(), (0, 0));
    let _worker = queue.worker();
    assert_eq!(queue.start(&words).output(), here(&MATCH, "2"));
}

#[test]
fn a_job_that_always_fails_is_named() {
    let Some(queue) = Queue::new() else { return };
    let _worker = queue.worker();
    // The option is checked when the engine is made, by the worker.
    let failed =
        queue.start(&["match", "minishogi", "--a-option", "null-move=perhaps", "--games", "2", "--nodes", "40"]).end();
    let said = String::from_utf8_lossy(&failed.stderr).into_owned();
    assert!(!failed.status.success(), "{said}");
    assert!(said.contains("job 1 of the match of minishogi failed 5 times") && said.contains("on or off"), "{said}");
    assert_eq!(queue.rows(), (0, 0));
}

#[test]
fn what_cannot_travel_is_refused() {
    let Some(queue) = Queue::new() else { return };
    let refused = queue.command(PROGRAM, &["match", "minishogi", "--b", "uci:some-program"]).output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.contains("uci:some-program is a program of this machine"), "{said}");
}

#[test]
fn a_queue_that_is_not_there_is_named() {
    let run = |words: &[&str]| Command::new(PROGRAM).args(words).env_remove("VARIORUM_QUEUE").output().unwrap();
    let said = |output: &Output| String::from_utf8_lossy(&output.stderr).into_owned();
    let none = run(&["work"]);
    assert!(!none.status.success() && said(&none).contains("--queue postgres://"), "{}", said(&none));
    let wrong = run(&["work", "--queue", "no address"]);
    assert!(!wrong.status.success() && said(&wrong).contains("the queue cannot be used"), "{}", said(&wrong));
}
