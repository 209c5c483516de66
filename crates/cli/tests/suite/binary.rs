//! Tests the binary: exit codes, standard error, pipes and the start of the server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Output, Stdio};

use crate::support::{Folder, path};

fn variorum(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_variorum"));
    command.args(words).stdin(Stdio::null());
    command
}

fn ended(words: &[&str]) -> Output {
    variorum(words).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn help_and_version() {
    let help = ended(&["--help"]);
    assert!(help.status.success());
    assert!(text(&help.stdout).contains("Examples:"));
    assert!(text(&ended(&["--version"]).stdout).starts_with("variorum "));
    for command in [
        "games", "show", "moves", "apply", "perft", "reach", "what", "why", "verify", "check", "explain", "play",
        "match", "spsa", "render", "record", "serve", "solve",
    ] {
        let help = ended(&[command, "--help"]);
        assert!(help.status.success() && text(&help.stdout).contains("Examples:"), "{command}");
    }
}

#[test]
fn errors_are_one_line_and_code_2() {
    for words in [
        &["show", "nothing-such"][..],
        &["show", "chess", "--position", "x"],
        &["apply", "chess", "e2e5"],
        &["verify", "no-such.jsonl"],
        &["moves", "no-such.toml"],
        &["reach", "chess", "N", "z9"],
    ] {
        let output = ended(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        let error = text(&output.stderr);
        assert!(error.starts_with("error: ") && error.lines().count() == 1, "{words:?}: {error}");
        assert!(output.stdout.is_empty(), "{words:?}");
    }
    for words in [&["no-such-command"][..], &["perft", "chess"], &["perft", "chess", "x"], &["show"]] {
        assert_eq!(ended(words).status.code(), Some(2), "{words:?}");
    }
}

#[test]
fn errors_found_by_checks_are_code_1() {
    let output = ended(&["check", &path("crates/gamedef/tests/broken/unknown-names.toml")]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stderr).lines().count(), 1);
    assert_eq!(ended(&["check", &path("games/chess.toml")]).status.code(), Some(0));
}

/// A running program, which ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_watched_file_is_checked_again_when_it_changes() {
    let folder = Folder::new();
    let game =
        std::fs::read_to_string(path("games/minishogi.toml")).unwrap().replace("id = \"minishogi\"", "id = \"own\"");
    let file = folder.put("own.toml", game.replace("files = 5", "files = 27"));
    let name = file.to_str().unwrap();
    let mut child = variorum(&["check", "--watch", "--json", name]).stdout(Stdio::piped()).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let _running = Running(child);
    let mut summary = || {
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        let report: serde_json::Value = serde_json::from_str(&line).unwrap();
        (report["file"].as_str() == Some(name), report["valid"].as_bool())
    };
    assert_eq!(summary(), (true, Some(false)));
    folder.put("own.toml", &game);
    assert_eq!(summary(), (true, Some(true)));
    folder.put("own.toml", game.replace("slide", "glide"));
    assert_eq!(summary(), (true, Some(false)));
}

#[test]
fn moves_answer_line_by_line() {
    let mut child =
        variorum(&["moves", "chess", "--stdin"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    // Each answer arrives before the next question, as the output is flushed after every line.
    for (question, expected) in [
        ("k7/8/8/8/8/8/8/K7 w - - 0 1", r#"{"moves":["a1a2","a1b1","a1b2"]}"#),
        ("k7/8 w", r#"{"error":""#),
        ("k7/8/8/8/8/8/8/K7 b - - 0 1", r#"{"moves":["a8a7","a8b7","a8b8"]}"#),
    ] {
        writeln!(input, "{question}").unwrap();
        let mut answer = String::new();
        output.read_line(&mut answer).unwrap();
        assert!(answer.starts_with(expected), "{answer}");
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    for words in [
        &["explain", "blocschach"][..],
        &["moves", "chess"],
        &["games", "--json"],
        &["perft", "chess", "3", "--divide"],
    ] {
        let mut child = variorum(words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{words:?}: {}", text(&output.stderr));
        assert!(output.stderr.is_empty(), "{words:?}: {}", text(&output.stderr));
    }
}

#[test]
fn a_game_is_played_through_a_pipe() {
    let mut child = variorum(&["play", "chess", "--level", "1"])
        .env("LC_ALL", "de_DE.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"e2e4\nresign\nquit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    // The locale chooses the language; English words are understood in all.
    assert!(text(&output.stdout).contains("Schwarz gewinnt: Weiß hat aufgegeben."), "{}", text(&output.stdout));
    assert!(output.stderr.is_empty());
}

/// Kills the server when dropped.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_server_prints_its_address_and_serves() {
    let folder = std::env::temp_dir().join(format!("variorum-serve-test-{}", std::process::id()));
    let data = folder.to_str().unwrap();
    let child =
        variorum(&["serve", "--port", "0", "--no-open", "--data", data]).stdout(Stdio::piped()).spawn().unwrap();
    let mut server = Server(child);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Variorum is at http://").unwrap().trim_end_matches('/');
    assert!(address.starts_with("127.0.0.1:"), "{line}");

    let same = ended(&["serve", "--no-open", "--data", data, "--port", "0"]);
    assert_eq!(same.status.code(), Some(2));
    assert!(text(&same.stderr).contains("another server uses"), "{}", text(&same.stderr));

    let other = folder.join("other");
    let port = address.rsplit(':').next().unwrap();
    let taken = ended(&["serve", "--no-open", "--data", other.to_str().unwrap(), "--port", port]);
    assert_eq!(taken.status.code(), Some(2));
    assert!(text(&taken.stderr).contains("--port"), "{}", text(&taken.stderr));

    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /api/games/xiangqi HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    // Pieces are explained in sentences, not with the phrases of the file.
    assert!(answer.contains("Slides any distance straight."), "{answer}");
    drop(server);
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn the_log_can_be_read_by_programs() {
    let folder = std::env::temp_dir().join(format!("variorum-log-test-{}", std::process::id()));
    let data = folder.to_str().unwrap();
    let words = [
        "serve",
        "--port",
        "0",
        "--no-open",
        "--data",
        data,
        "--verbose",
        "--log-format",
        "json",
        "--visitor-rate",
        "9",
    ];
    let child = variorum(&words).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut server = Server(child);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.trim().strip_prefix("Variorum is at http://").unwrap().trim_end_matches('/');
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET /api/sessions/secretlink?x=1 HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let id = answer.lines().find_map(|line| line.strip_prefix("x-request-id: ")).unwrap();
    let log = BufReader::new(server.0.stderr.take().unwrap());
    let line = log.lines().map(Result::unwrap).find(|line| line.contains("\"request\"")).unwrap();
    let told: serde_json::Value = serde_json::from_str(&line).unwrap();
    assert_eq!((&told["request"], &told["method"], &told["status"]), (&id.into(), &"GET".into(), &404.into()));
    // Anyone who knows a game's address may play in it, so the log does not contain it.
    assert_eq!(told["path"], "/api/sessions/{id}");
    assert!(told["milliseconds"].as_f64().unwrap() >= 0.0 && !line.contains("secretlink"), "{line}");
    drop(server);
    let _ = std::fs::remove_dir_all(folder);
}

/// A file of 60,000 games and about 10 MB, which is deleted when dropped.
struct ManyGames(std::path::PathBuf);

impl ManyGames {
    const COUNT: usize = 60_000;

    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("variorum-{name}-{}.pgn", std::process::id()));
        let mut file = std::io::BufWriter::new(std::fs::File::create(&path).unwrap());
        for number in 1..=Self::COUNT {
            writeln!(
                file,
                "[Game \"chess\"]\n[White \"Number {number}\"]\n[Black \"engine\"]\n[Result \"*\"]\n\n\
                 1. e2e4 {{[%clk 0:05:00] Best}} e7e5 2. g1f3 b8c6 (2... g8f6 3. f3e5) 3. f1b5 a7a6 4. b5a4 *\n"
            )
            .unwrap();
        }
        file.flush().unwrap();
        assert!(std::fs::metadata(&path).unwrap().len() > 9_500_000);
        Self(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for ManyGames {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn many_games_are_rewritten_in_little_memory() {
    const MOST_KIB: u64 = 100 << 10;
    let file = ManyGames::new("written");
    let mut child = variorum(&["record", file.name(), "--convert"]).stdout(Stdio::piped()).spawn().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    let mut games = 0;
    while games < ManyGames::COUNT {
        line.clear();
        assert!(out.read_line(&mut line).unwrap() > 0, "only {games} games");
        games += usize::from(line.starts_with("[Game"));
        if games == ManyGames::COUNT - 2_000 && line.starts_with("[Game") {
            // The output exceeds the pipe's buffer, so the process is still running and has read nearly everything.
            let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
            let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
            let peak: u64 = peak.trim().trim_end_matches(" kB").parse().unwrap();
            assert!(peak < MOST_KIB, "{peak} KiB");
        }
    }
    std::io::copy(&mut out, &mut std::io::sink()).unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
#[cfg(target_os = "linux")]
fn many_games_are_checked_and_listed_in_little_memory() {
    // The limit of the address space in KiB, which includes 80 MB for the program itself.
    const MOST: &str = "200000";
    let file = ManyGames::new("checked");
    for (option, last) in [("", "60000 games, 540000 turns, 0 errors"), ("--list", "60000  line 419994")] {
        let script = format!("ulimit -v {MOST} && exec \"$0\" record \"$1\" {option}");
        let shell = ["-c", &script, env!("CARGO_BIN_EXE_variorum"), file.name()];
        let ended = Command::new("sh").args(shell).output().unwrap();
        assert!(ended.status.success(), "{option}: {}", text(&ended.stderr));
        let out = text(&ended.stdout);
        assert!(out.lines().last().unwrap_or_default().trim().starts_with(last), "{option}: {:?}", out.lines().last());
    }
}

#[test]
fn errors_are_printed_up_to_a_limit_and_all_counted() {
    let path = std::env::temp_dir().join(format!("variorum-faults-{}.pgn", std::process::id()));
    std::fs::write(&path, format!("[Game \"chess\"]\n\n{}1. e2e4 *\n", "}\n".repeat(5_000))).unwrap();
    let told = ended(&["record", path.to_str().unwrap()]);
    let _ = std::fs::remove_file(&path);
    let out = text(&told.stdout);
    assert_eq!(told.status.code(), Some(1));
    assert_eq!(out.lines().count(), 1_001);
    assert!(out.ends_with("1 games, 1 turns, 5000 errors, the first 1000 of them above\n"), "{:?}", out.lines().last());
}
