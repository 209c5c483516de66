//! A folder of the user's games on the site: the real server offers the game of the manual beside the built-in ones.

use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::Folder;
use crate::support::site::{Person, Site};
use serde_json::{Value, json};

/// A folder with these files.
fn folder(files: &[(&str, &[u8])]) -> Folder {
    let folder = Folder::new();
    for (file, text) in files {
        folder.put(file, text);
    }
    folder
}

/// The complete game of the manual, with the example that the manual adds later.
fn sprint() -> String {
    let manual = fs::read_to_string(crate::support::path("docs/language.md")).unwrap();
    let block = |start: &str| {
        let from = manual.find(start).unwrap();
        manual[from..].split("```").next().unwrap().to_owned()
    };
    format!("{}\n{}", block("id = \"sprint\""), block("[[example]]\ntitle"))
}

/// The same without optional parts.
fn bare() -> String {
    let text = sprint().replace("\"sprint\"", "\"bare\"").replace("family = \"Small boards\"\n", "");
    let (before, after) = (text.find("rules = ").unwrap(), text.find("[board]").unwrap());
    let text = format!("{}{}", &text[..before], &text[after..]);
    text[..text.find("[[example]]").unwrap()].to_owned()
}

const GERMAN: &str = r#"
summary = "Schach in Eile: fünf Linien, sechs Reihen."

[names]
king = "König"
rook = "Turm"
horse = "Pferd"
pawn = "Bauer"
"#;

#[test]
fn a_users_game_is_played_learnt_and_analysed_like_the_others() {
    let games = folder(&[("sprint.toml", sprint().as_bytes()), ("de/sprint.toml", GERMAN.as_bytes())]);
    games.put("sprint.weights.toml", b"[all]\ndoubled = -3\n");
    games.put(".#sprint.toml", b"left by an editor");
    games.put("remarks.txt", b"not a game");
    games.put("bare.toml", bare().as_bytes());
    let site = Site::start_with(&["--games", games.path()]);
    let mut me = Person::default();
    let list = me.get(&site, "/api/games");
    let own = list.as_array().unwrap().iter().find(|game| game["id"] == "sprint").unwrap();
    assert_eq!((&own["name"], &own["files"], &own["pieceCount"]), (&json!("Sprint"), &json!(5), &json!(20)));
    assert_eq!(list.as_array().unwrap().len(), variorum_library::ids().len() + 2);
    let german = me.get(&site, "/api/games/sprint?language=de");
    assert_eq!((&german["kinds"][2]["name"], &german["name"]), (&json!("Pferd"), &json!("Sprint")));
    let lesson = me.get(&site, "/api/games/sprint/lesson");
    assert_eq!(lesson["examples"][0]["steps"][1]["checked"], json!(["e6"]));
    // Without a rules text in the file, the rules are generated from the definition.
    assert!(lesson["rules"].as_str().unwrap().starts_with("# Aim"));
    let (english, german) =
        (me.get(&site, "/api/games/bare/lesson"), me.get(&site, "/api/games/bare/lesson?language=de"));
    let rules = |lesson: &Value| lesson["rules"].as_str().unwrap().to_owned();
    assert!(rules(&english).starts_with("# Board\n- Five files"), "{english}");
    assert!(rules(&english).contains("# End of the game\n") && !rules(&english).contains("# Pieces"), "{english}");
    assert!(rules(&german).contains("# Ende der Partie\n") && !rules(&german).contains("# Figuren"), "{german}");
    let pieces = me.get(&site, "/api/pieces");
    let horse = pieces.as_array().unwrap().iter().filter(|piece| piece["name"] == "Horse");
    assert!(horse.flat_map(|piece| piece["games"].as_array().unwrap()).any(|game| game["id"] == "sprint"));

    let wish = json!({ "game": "sprint", "white": "me", "black": "engine", "level": 1 });
    let id = me.post(&site, "/api/sessions", &wish)["id"].as_str().unwrap().to_owned();
    me.turn(&site, &id, "c2c3");
    let begun = Instant::now();
    while me.view(&site, &id)["ply"] != 2 {
        assert!(begun.elapsed() < Duration::from_secs(60), "the engine does not move");
        std::thread::sleep(Duration::from_millis(20));
    }
    let (_, line) = me.ask(&site, "POST", "/api/games/sprint/line", r#"{ "turns": ["c2c3"] }"#);
    assert_eq!(line["positions"].as_array().map(Vec::len), Some(2), "{line}");
    let setup = json!({ "text": "4k/P4/5/5/5/4K w - - 0 1" });
    assert_eq!(me.post(&site, "/api/games/sprint/setup", &setup)["faults"], json!([]));

    // Without the file only the id of the game is known; with the file the game goes on.
    let site = site.killed();
    let (status, answer) = me.ask(&site, "GET", &format!("/api/sessions/{id}"), "");
    assert_eq!((status, &answer["code"]), (422, &json!("game-gone")), "{answer}");
    assert_eq!(me.get(&site, "/api/sessions")[0]["name"], "sprint");
    let site = site.killed_for(&["--games", games.path()]);
    assert_eq!(me.view(&site, &id)["ply"], 2);
}

/// Waits until a condition holds.
#[track_caller]
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(60), "never: {what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Waits until the list of games has this name for an id, or, for `None`, no longer has the id.
#[track_caller]
fn until_named(me: &mut Person, site: &Site, id: &str, wanted: Option<&str>) {
    until(&format!("{id} is {wanted:?}"), || {
        let list = me.get(site, "/api/games");
        let game = list.as_array().unwrap().iter().find(|game| game["id"] == id);
        game.map(|game| game["name"].as_str().unwrap()) == wanted
    });
}

fn named(text: &str, name: &str) -> String {
    text.replace("name = \"Sprint\"", &format!("name = \"{name}\""))
}

#[test]
fn games_appear_change_and_go_without_a_restart() {
    let games = folder(&[("bare.toml", bare().as_bytes())]);
    let site = Site::start_with_console(&["--games", games.path()]);
    let mut me = Person::default();
    until_named(&mut me, &site, "bare", Some("Sprint"));
    until_named(&mut me, &site, "sprint", None);
    assert!(!me.get(&site, "/api/pieces").to_string().contains("\"sprint\""));
    // A new file appears.
    games.put("sprint.toml", sprint().as_bytes());
    until_named(&mut me, &site, "sprint", Some("Sprint"));
    assert!(me.get(&site, "/api/pieces").to_string().contains("\"sprint\""));
    let summary = |me: &mut Person, language: &str| {
        let lesson = me.get(&site, &format!("/api/games/sprint/lesson?language={language}"));
        lesson["summary"].as_str().unwrap().to_owned()
    };
    let english = summary(&mut me, "de");
    // Its translation appears, in a new folder.
    games.put("de/sprint.toml", GERMAN.as_bytes());
    until("German texts", || summary(&mut me, "de").starts_with("Schach in Eile"));
    assert_eq!(summary(&mut me, ""), english);
    fs::write(games.0.join("de/sprint.toml"), GERMAN.replace("Schach", "Hast")).unwrap();
    until("other German texts", || summary(&mut me, "de").starts_with("Hast in Eile"));
    let picture = "/api/games/sprint/picture.svg?position=4k/P4/5/5/5/4K%20w%20-%20-%200%201";
    assert!(fetch(&site, picture).contains("Sprint"));

    // A file gets an error: it is reported once, and the game stays as it was.
    games.put("sprint.toml", sprint().replace("slide orthogonal", "slyde orthogonal").as_bytes());
    until("the error is reported", || site.console().contains("The game “sprint” stays as it was"));
    let console = site.console();
    assert!(console.contains("sprint.toml:37:") && console.contains("`slyde` does not begin a phrase"), "{console}");
    until_named(&mut me, &site, "sprint", Some("Sprint"));
    assert_eq!(me.get(&site, "/api/games/sprint")["name"], "Sprint");
    // A new file with an error is left out.
    games.put("new.toml", b"id = \"new\"\nname = 3");
    until("the new one is left out", || site.console().contains("The game “new” is left out"));
    // The file is corrected, with other texts, which appear everywhere.
    games.put("sprint.toml", named(&sprint(), "Dash").as_bytes());
    until_named(&mut me, &site, "sprint", Some("Dash"));
    assert_eq!(me.get(&site, "/api/games/sprint")["name"], "Dash");
    let pieces = me.get(&site, "/api/pieces").to_string();
    assert!(pieces.contains("\"Dash\""), "{pieces}");
    assert!(fetch(&site, picture).contains("Dash"));
    let console = site.console();
    assert!(console.contains("The game “sprint” has no more errors"), "{console}");
    // Events that change nothing are not reported, although the other files were read again each time.
    assert_eq!(console.matches("`slyde`").count(), 1, "{console}");
    assert_eq!(console.matches("The game “new” is left out").count(), 1, "{console}");

    fs::remove_file(games.0.join("sprint.toml")).unwrap();
    until_named(&mut me, &site, "sprint", None);
    assert_eq!(me.ask(&site, "GET", "/api/games/sprint", "").0, 404);
    assert!(site.console().contains("The game “sprint” is no longer offered"));
}

#[test]
fn games_in_progress_follow_changed_rules() {
    // Without examples, which other rules would make wrong.
    let sprint = bare().replace("\"bare\"", "\"sprint\"");
    let games = folder(&[("sprint.toml", sprint.as_bytes()), ("bare.toml", bare().as_bytes())]);
    let site = Site::start_with(&["--games", games.path()]);
    let mut me = Person::default();
    let wish = |game: &str| json!({ "game": game, "white": "me", "black": "me" });
    let id = me.post(&site, "/api/sessions", &wish("sprint"))["id"].as_str().unwrap().to_owned();
    let other = me.post(&site, "/api/sessions", &wish("bare"))["id"].as_str().unwrap().to_owned();
    me.turn(&site, &id, "c2c3");
    me.turn(&site, &other, "c2c3");
    let path = format!("/api/sessions/{id}");
    let code = |me: &mut Person| {
        let (status, answer) = me.ask(&site, "GET", &path, "");
        (status, answer["code"].as_str().unwrap_or_default().to_owned())
    };
    // While the file is missing, the game is not available.
    fs::remove_file(games.0.join("sprint.toml")).unwrap();
    until("the game is gone", || code(&mut me) == (422, "game-gone".to_owned()));
    games.put("sprint.toml", sprint.as_bytes());
    until("the game is back", || code(&mut me).0 == 200);
    me.turn(&site, &id, "c5c4");
    // Changed rules that allow the turns made so far apply from now on …
    let horse = "\"lame orthogonal > diagonal\"";
    assert!(sprint.contains(horse) && !me.view(&site, &id).to_string().contains("b1a4"));
    games.put("sprint.toml", sprint.replace(horse, &format!("{horse}, \"leap 1:3\"")).as_bytes());
    until("the new leap is a choice", || me.view(&site, &id).to_string().contains("b1a4"));
    // … and those that do not allow them close the game.
    let step = "\"step forward orthogonal, moving\",";
    assert!(sprint.contains(step));
    games.put("sprint.toml", sprint.replace(step, "").as_bytes());
    until("the game is closed", || code(&mut me) == (422, "old-rules".to_owned()));
    // Other games are not affected.
    me.turn(&site, &other, "c5c4");
}

/// The body of a response that is not JSON.
fn fetch(site: &Site, path: &str) -> String {
    let mut stream = TcpStream::connect(&site.address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", site.address).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
    answer
}

/// The standard error of `variorum serve --games`, and its exit code.
fn refused(folder: &str) -> (String, Option<i32>) {
    let data = Folder::new();
    let out = Command::new(env!("CARGO_BIN_EXE_variorum"))
        .args(["serve", "--port", "0", "--no-open", "--data", data.path(), "--games", folder])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(out.stdout.is_empty(), "it listens");
    (String::from_utf8(out.stderr).unwrap(), out.status.code())
}

#[test]
fn invalid_games_of_a_folder_are_reported_and_left_out() {
    let faulty = sprint()
        .replace("\"sprint\"", "\"faulty\"")
        .replace("slide orthogonal", "slyde orthogonal")
        .replace("files = 5", "files = 50");
    let untrue = sprint().replace("\"sprint\"", "\"untrue\"").replace("legal = [\"a5a6=R\"]", "legal = [\"a5a6=K\"]");
    let games = folder(&[
        ("faulty.toml", faulty.as_bytes()),
        ("untrue.toml", untrue.as_bytes()),
        ("chess.toml", sprint().replace("\"sprint\"", "\"chess\"").as_bytes()),
        ("sprint.toml", sprint().as_bytes()),
        ("bare.toml", bare().as_bytes()),
        ("de/sprint.toml", b"[names]\nwizard = \"Zauberer\""),
        ("latin.toml", b"id = \"latin\"\nname = \"Caf\xe9\""),
        ("lonely.weights.toml", b"tempo = 12"),
        ("sprint.weights.toml", b"[all]\ntempo = 12\nfre = 3\n"),
    ]);
    games.put("folder.toml/nothing", b"");
    let (listed, said) = served(games.path());
    assert!(!said.contains("no errors"), "{said}");
    // The one game without faults is offered, and so are those that come along.
    assert!(listed.contains(&"bare".to_owned()) && listed.len() == variorum_library::ids().len() + 1, "{listed:?}");
    for part in [
        "`slyde` does not begin a phrase",
        "`files` must be between 1 and 26",
        "faulty.toml:37:",
        "untrue.toml: an example does not hold",
        "`chess` is the id of a game that is part of Variorum",
        "chess.toml:1",
        "`my-chess.toml`",
        "wizard",
        "latin.toml is not text in UTF-8, first in line 2",
        "there is no game file lonely.toml beside",
        "sprint.weights.toml:3:1",
        "did you mean `free`?",
        "folder.toml is not a regular file",
        "The game “faulty” is left out",
        "It offers 1 game of your own from ",
        "; 7 are left out because of errors.",
    ] {
        assert!(said.contains(part), "{part} is not in:\n{said}");
    }
}

/// Runs a server with a folder of games until it has listed them. Returns the ids of all games and the output.
fn served(folder: &str) -> (Vec<String>, String) {
    let data = Folder::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_variorum"))
        .args(["serve", "--port", "0", "--no-open", "--data", data.path(), "--games", folder])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut printed = Vec::new();
    while printed.len() < 3 {
        let Some(line) = lines.next() else { break };
        printed.push(line.unwrap());
    }
    let address = printed.first().and_then(|line| line.strip_prefix("Variorum is at http://"));
    let list = address.map(|address| {
        let address = address.trim_end_matches('/');
        let mut stream = TcpStream::connect(address).unwrap();
        write!(stream, "GET /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    });
    child.kill().unwrap();
    let out = child.wait_with_output().unwrap();
    let said = format!("{}\n{}", String::from_utf8(out.stderr).unwrap(), printed.join("\n"));
    let list = list.unwrap_or_else(|| panic!("it does not listen: {said}"));
    let body = &list[list.find('[').unwrap()..=list.rfind(']').unwrap()];
    let games: Value = serde_json::from_str(body).unwrap();
    (games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect(), said)
}

#[test]
fn special_and_huge_files_in_a_folder_do_not_block() {
    let games = folder(&[("sprint.toml", sprint().as_bytes())]);
    games.put("large.toml", vec![b'#'; (4 << 20) + 1]);
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("/dev/zero", games.0.join("zero.toml")).unwrap();
        std::os::unix::fs::symlink("/dev/zero", games.0.join("sprint.weights.toml")).unwrap();
        let (fifo, mode) = (rustix::fs::FileType::Fifo, 0o600.into());
        rustix::fs::mknodat(rustix::fs::CWD, games.0.join("pipe.toml"), fifo, mode, 0).unwrap();
        games.put("bare.toml", bare().as_bytes());
        fs::create_dir(games.0.join("de")).unwrap();
        rustix::fs::mknodat(rustix::fs::CWD, games.0.join("de/bare.toml"), fifo, mode, 0).unwrap();
    }
    let (listed, said) = served(games.path());
    assert!(said.contains("large.toml is too long for a game file: it has 4194305 bytes"), "{said}");
    let (own, not_regular) = if cfg!(unix) { (0, 4) } else { (1, 0) };
    assert_eq!(listed.len(), variorum_library::ids().len() + own, "{said}");
    assert_eq!(said.matches("is not a regular file").count(), not_regular, "{said}");
}

#[test]
fn a_folder_without_games_is_refused() {
    let games = folder(&[("remarks.txt", b"not a game")]);
    let (said, code) = refused(games.path());
    assert!(code == Some(2) && said.contains("has no games") && said.lines().count() == 1, "{said}");
    let (said, code) = refused("no/such/folder");
    assert!(code == Some(2) && said.contains("the folder of games no/such/folder cannot be read"), "{said}");
}
