//! `variorum match`: results, matches over several games, saved matches that go on, and tables of them.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::{Folder, Scratch, error, output, path};
use serde_json::Value;

fn json(words: &[&str]) -> Value {
    serde_json::from_str(&output(words)).expect("JSON")
}

#[test]
fn match_counts_and_reproduces() {
    let words = ["match", "chess", "--games", "2", "--nodes", "300", "--json", "--seed", "7"];
    let first = json(&words);
    assert_eq!(first["games"].as_array().unwrap().len(), 2);
    let sum: u64 = ["won", "drawn", "lost"].iter().map(|key| first[*key].as_u64().unwrap()).sum();
    assert_eq!(sum, 2);
    assert_eq!(json(&words), first);
    let table =
        output(&["match", "duck-chess", "--a", "random", "--b", "level:1", "--games", "1", "--most-turns", "20"]);
    assert!(table.contains("A random") && table.contains("B level:1") && table.contains("Ends: "), "{table}");
    assert!(error(&["match", "chess", "--a", "level:13"]).contains("level:1 to level:12"));
}

#[test]
fn match_saves_games_and_tests_hypotheses() {
    let openings = Scratch::new("openings.txt", "# one\nstartpos moves e2e4 e7e5\n");
    let saved = Scratch::new("saved.jsonl", "");
    let words = ["match", "chess", "--nodes", "200", "--games", "200", "--jobs", "2", "--sprt", "0,100"];
    let words = [&words[..], &["--least-games", "2", "--openings", openings.name(), "--save", saved.name()]].concat();
    let table = output(&words);
    assert!(table.contains("200 nodes a turn, 1 opening, seed 1"), "{table}");
    assert!(table.contains("A is stronger by more than 0 Elo"), "{table}");
    assert!(table.contains("Elo of A over B: above +"), "{table}");
    let lines = std::fs::read_to_string(saved.name()).unwrap();
    let first = lines.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    let first = first.into_iter().find(|game| game["number"] == 1).unwrap();
    assert_eq!(first["game"], "chess");
    assert_eq!(first["white"], serde_json::json!({"player": "a", "kind": "engine", "limit": "200 nodes a turn"}));
    assert_eq!((&first["turns"][0]["turn"], &first["opening"]), (&"e2e4".into(), &2.into()));
    assert!(first["turns"][2]["depth"].as_u64() > Some(0) && first["turns"][2]["ms"].is_u64(), "{}", first["turns"][2]);
}

#[test]
fn match_begins_with_a_start_position_by_name_and_reports_the_share_of_white() {
    let rules = variorum_library::ids().into_iter().map(|id| variorum_library::rules(&id).unwrap());
    let rules = rules.into_iter().find(|rules| rules.definition().starts.len() > 1).unwrap();
    let (id, starts) = (&rules.definition().id, &rules.definition().starts);
    let name = starts[1].name.to_uppercase();
    let words = ["match", id, "--b", "engine", "--nodes", "20", "--games", "4", "--most-turns", "12", "--start", &name];
    let paired = json(&[&words[..], &["--json"]].concat());
    let of = |value: &serde_json::Value| {
        let game = |game: &serde_json::Value| (game["start"].clone(), game["moves"].clone());
        value["games"].as_array().unwrap().iter().map(game).collect::<Vec<_>>()
    };
    let games = of(&paired);
    assert!(games.iter().all(|(start, _)| *start == starts[1].position.replace(char::is_whitespace, " ")), "{paired}");
    assert_eq!((&games[0], &games[2]), (&games[1], &games[3]), "equal engines play both games of a pair alike");
    let unpaired = of(&json(&[&words[..], &["--json", "--unpaired"]].concat()));
    assert_eq!((&unpaired[0], &unpaired[1]), (&games[0], &games[2]));
    assert!(unpaired[1] != unpaired[2] && unpaired[2] != unpaired[3], "{unpaired:?}");
    assert_eq!((&paired["white"]["drawn"], &paired["white"]["share"]["value"]), (&4.into(), &0.5.into()));
    assert_eq!(paired["median_turns"], 12);

    let table = output(&[&words[..], &["--unpaired", "--opening", "1"]].concat());
    let wanted = format!("20 nodes a turn, start position “{}”, 1 random turn, without pairs, seed 1", starts[1].name);
    assert!(table.contains(&wanted), "{table}");
    assert!(table.contains("White won 0, Black 0; White's share of the points: 50.0 ± "), "{table}");
    assert!(table.contains("Turns a game: 12 to 12, median 12; 0.0 % were over within 10."), "{table}");
    let said = error(&["match", id, "--start", "no such"]);
    let wanted = format!("has no start position “no such”; it has “{}”, “{}”", starts[0].name, starts[1].name);
    assert!(said.contains(&wanted), "{said}");
}

#[test]
fn match_reports_wrong_settings() {
    for (words, wanted) in [
        (&["--b", "uci:no-such-program"][..], "cannot start no-such-program"),
        (&["--a-option", "nul-move=off"], "has no option “nul-move”; it has hash, threads"),
        (&["--a-option", "null-move=perhaps"], "it must be on or off"),
        (&["--b-option", "hash=3"], "random has no option “hash”"),
        (&["--sprt", "0,5", "--unpaired"], "cannot be used with"),
        (&["--sprt", "5,0"], "lower Elo must be below"),
        (&["--sprt", "0,5", "--alpha", "2"], "between 0 and 0.5"),
        (&["--openings", "no-such-file"], "cannot read no-such-file"),
        (&["--openings", "Cargo.toml"], "opening 1 cannot be used"),
        (&["--save", "no-such-folder/x"], "cannot write no-such-folder/x"),
        (&["chess"], "the game chess is named twice"),
        (&["shogi", "--openings", "Cargo.toml"], "positions belong to one game"),
        (&["shogi", "--start", "Usual"], "positions belong to one game"),
        (&["--pool"], "cannot be used with"),
        (&["--report", "x"], "cannot be used with"),
    ] {
        let said = error(&[&["match", "chess", "--games", "2", "--nodes", "100"], words].concat());
        assert!(said.contains(wanted), "{words:?}: {said}");
    }
}

/// Words for a match of several games with few nodes.
const SEVERAL: [&str; 14] = [
    "match",
    "minishogi",
    "chess",
    "xiangqi",
    "--b",
    "engine",
    "--b-limit",
    "nodes=20",
    "--nodes",
    "100",
    "--games",
    "14",
    "--most-turns",
    "30",
];

#[test]
fn match_plays_several_games_with_one_result() {
    let table = output(&[&SEVERAL[..], &["--sprt", "0,5"]].concat());
    assert!(table.contains("Minishogi, Chess, Xiangqi: 14 games, 100 nodes a turn"), "{table}");
    for name in ["Minishogi ", "Chess ", "Xiangqi "] {
        assert!(table.lines().any(|line| line.starts_with(name) && line.contains(" %  ")), "{name}: {table}");
    }
    assert!(table.contains("SPRT of 5 against 0 Elo: undecided"), "{table}");
    assert!(table.contains("This is no verdict: 14 games are fewer than 1000 (--least-games)."), "{table}");
    let one = json(&[&SEVERAL[..], &["--json", "--jobs", "1"]].concat());
    assert_eq!(json(&[&SEVERAL[..], &["--json", "--jobs", "3"]].concat()), one);
    let games: Vec<&str> = one["games"].as_array().unwrap().iter().map(|game| game["game"].as_str().unwrap()).collect();
    assert_eq!(
        games[..8],
        ["minishogi", "minishogi", "chess", "chess", "xiangqi", "xiangqi", "minishogi", "minishogi"]
    );
    let of = |value: &Value, key: &str| value[key].as_u64().unwrap();
    for key in ["won", "drawn", "lost"] {
        let sum: u64 = one["by_game"].as_array().unwrap().iter().map(|game| of(game, key)).sum();
        assert_eq!(sum, of(&one, key), "{key}");
    }
    // The pairs of a game are those of a match of this game alone.
    let alone = json(&[&["match", "chess"][..], &SEVERAL[4..11], &["4", "--most-turns", "30", "--json"]].concat());
    assert_eq!(
        alone["games"],
        Value::from(
            one["games"].as_array().unwrap().iter().filter(|game| game["game"] == "chess").cloned().collect::<Vec<_>>()
        )
    );
}

#[test]
fn the_standard_pool_has_games_of_every_kind() {
    let words = ["match", "--pool", "--b", "engine", "--nodes", "1", "--games", "16", "--most-turns", "6", "--json"];
    let result = json(&words);
    let pool = result["by_game"].as_array().unwrap();
    let definitions: Vec<_> =
        pool.iter().map(|game| variorum_library::definition(game["game"].as_str().unwrap()).unwrap()).collect();
    assert_eq!(definitions.len(), 8);
    assert!(pool.iter().all(|game| game["drawn"] == 2), "{result}");
    assert!(definitions.iter().any(|game| game.board.is_3d()) && definitions.iter().any(|game| !game.board.is_3d()));
    assert!(definitions.iter().any(|game| !game.neutrals.is_empty()));
    assert!(definitions.iter().any(|game| game.second.is_some()));
}

#[test]
fn a_short_clock_is_said_to_measure_start_up() {
    let said = |clock: &str| {
        let words = ["match", "chess", "--clock", clock, "--a", "random", "--games", "1", "--most-turns", "2"];
        let ran = variorum(&words).output().unwrap();
        assert!(ran.status.success());
        String::from_utf8(ran.stderr).unwrap()
    };
    assert!(said("0.1+0.01").contains("0.1 s + 0.01 s a turn measures how fast programs begin a turn"));
    assert_eq!(said("1+0.01"), "");
}

fn variorum(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_variorum"));
    command.args(words).stdin(Stdio::null());
    command
}

/// A result without what depends on the run.
fn without_names(mut result: Value) -> Value {
    result.as_object_mut().unwrap().remove("names");
    result
}

#[test]
fn a_saved_match_goes_on_where_it_was_stopped() {
    let folder = Folder::new();
    let whole = without_names(json(&[&SEVERAL[..], &["--json"]].concat()));
    let complete = folder.0.join("complete.jsonl").to_string_lossy().into_owned();
    let saving = |file: &str| without_names(json(&[&SEVERAL[..], &["--json", "--save", file]].concat()));
    assert_eq!(saving(&complete), whole);
    let text = std::fs::read_to_string(&complete).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 15, "settings and 14 games");

    // Nothing is played again, and nothing is written twice.
    assert_eq!(saving(&complete), whole);
    assert_eq!(std::fs::read_to_string(&complete).unwrap(), text);
    // Stopped after some games, in any order, and within a line.
    for (name, kept) in
        [("none", ""), ("first", lines[0]), ("some", &[lines[0], lines[9], lines[2], lines[3]].join("\n"))]
    {
        for half in ["", &lines[5][..200]] {
            let kept = if kept.is_empty() { String::new() } else { format!("{kept}\n{half}") };
            let file = folder.put(name, kept).to_string_lossy().into_owned();
            assert_eq!(saving(&file), whole, "{name}");
            let mut now: Vec<String> = std::fs::read_to_string(&file).unwrap().lines().map(without_times).collect();
            let mut then: Vec<String> = lines.iter().copied().map(without_times).collect();
            now.sort();
            then.sort();
            assert_eq!(now, then, "{name}");
        }
    }
    // More games of the same match.
    let more = [&SEVERAL[..11], &["20", "--most-turns", "30", "--json", "--save", &complete]].concat();
    assert_eq!(json(&more)["games"].as_array().unwrap().len(), 20);
}

/// A line of a saved match without the times of its turns.
fn without_times(line: &str) -> String {
    let mut value: Value = serde_json::from_str(line).unwrap();
    for turn in value["turns"].as_array_mut().into_iter().flatten() {
        turn.as_object_mut().unwrap().remove("ms");
    }
    value.to_string()
}

#[test]
fn a_match_does_not_go_on_with_another_net_or_weights() {
    let folder = Folder::new();
    let text = std::fs::read_to_string(path("games/minishogi.toml")).unwrap();
    let game = folder.put("own.toml", text.replace("id = \"minishogi\"", "id = \"own\""));
    let mut net = std::fs::read(path("games/minishogi.net")).unwrap();
    let named = folder.put("named.net", &net).to_string_lossy().into_owned();
    let (game, file) = (game.to_string_lossy(), folder.0.join("match.jsonl").to_string_lossy().into_owned());
    let option = format!("net={named}");
    let words =
        ["match", &game, "--nodes", "20", "--games", "2", "--most-turns", "10", "--save", &file, "--a-option", &option];
    output(&words);
    output(&words);
    let last = net.len() - 1;
    net[last] ^= 1;
    folder.put("named.net", &net);
    let said = error(&words);
    assert!(said.contains("a-net sha256:") && !said.contains("definitions"), "{said}");
    net[last] ^= 1;
    folder.put("named.net", &net);
    output(&words);
    folder.put("own.net", &net);
    let said = error(&words);
    assert!(said.contains("definitions sha256:") && !said.contains("a-net"), "{said}");
    std::fs::remove_file(folder.0.join("own.net")).unwrap();
    folder.put("own.weights.toml", "[all]\ntempo = 3\n");
    assert!(error(&words).contains("definitions sha256:"));
}

#[test]
fn a_file_of_another_match_is_refused() {
    let folder = Folder::new();
    let file = folder.0.join("match.jsonl").to_string_lossy().into_owned();
    let words = ["match", "minishogi", "--nodes", "20", "--games", "2", "--most-turns", "10", "--save", &file];
    output(&words);
    let before = std::fs::read_to_string(&file).unwrap();
    for (more, wanted) in [
        (&["--seed", "2"][..], "holds a match with other settings (seed 1, not 2): give its command again"),
        (&["--b", "engine"], "b random, not engine"),
        (&["--b-limit", "depth=2"], "b-limit nodes=20, not depth=2"),
        (&["--a-option", "null-move=off"], "a-option none, not null-move=off"),
        (&["--sprt", "0,5"], "sprt none, not 0,5"),
        (&["chess"], "games minishogi, not minishogi chess"),
    ] {
        let said = error(&[&words[..], more].concat());
        assert!(said.contains(wanted), "{more:?}: {said}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), before);
    }
    for (name, text, wanted) in [
        ("notes.txt", "Buy bread.\n", "does not begin with the settings of a match"),
        ("note.txt", "Buy bread.", "does not begin with the settings of a match"),
        ("broken.jsonl", &before.replacen("{\"game\"", "{\"gam\"", 1), "line 2 of "),
        (
            "strange.jsonl",
            &before.replacen("\"game\":\"minishogi\"", "\"game\":\"x\"", 1),
            "does not belong to this match",
        ),
    ] {
        let other = folder.put(name, text).to_string_lossy().into_owned();
        let said = error(&[&words[..9], &[&other]].concat());
        assert!(said.contains(wanted), "{name}: {said}");
        assert_eq!(std::fs::read_to_string(&other).unwrap(), *text, "nothing is lost");
    }
}

/// Kills a match again and again: it loses nothing but the games that were being played.
#[test]
fn a_killed_match_goes_on() {
    let folder = Folder::new();
    let file = folder.0.join("killed.jsonl").to_string_lossy().into_owned();
    let words = [
        "match",
        "minishogi",
        "chess",
        "--b",
        "engine",
        "--b-limit",
        "nodes=40",
        "--nodes",
        "200",
        "--games",
        "24",
        "--most-turns",
        "40",
        "--jobs",
        "2",
        "--save",
        &file,
        "--json",
    ];
    let lines = || std::fs::read_to_string(&file).unwrap_or_default().lines().count();
    for least in [3, 9] {
        let mut child = variorum(&words).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let begun = Instant::now();
        while lines() < least && begun.elapsed() < Duration::from_secs(60) {
            std::thread::sleep(Duration::from_millis(2));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(lines() >= least, "no game was saved");
    }
    let kept = std::fs::read_to_string(&file).unwrap();
    let ended = |words: &[&str]| {
        let ran = variorum(words).output().unwrap();
        without_names(serde_json::from_slice(&ran.stdout).unwrap())
    };
    let went_on = ended(&words);
    assert!(std::fs::read_to_string(&file).unwrap().starts_with(kept.trim_end()), "the games played are kept");
    assert_eq!(lines(), 25);
    let unsaved = [&words[..15], &["--json"]].concat();
    assert_eq!(went_on, ended(&unsaved));
}

#[test]
fn saved_matches_become_a_table() {
    let folder = Folder::new();
    let file = |name: &str| folder.0.join(name).to_string_lossy().into_owned();
    let (pool, short) = (file("fewer-nodes.jsonl"), file("clock.jsonl"));
    let result = json(&[&SEVERAL[..], &["--json", "--sprt", "0,5", "--save", &pool]].concat());
    let words = ["match", "chess", "--a", "random", "--clock", "1+0.1", "--games", "2", "--most-turns", "6"];
    output(&[&words[..], &["--least-games", "2", "--save", &short]].concat());
    let table = output(&["match", "--report", &pool, &short]);
    let of = |value: &Value| format!("{}-{}-{}", value["won"], value["drawn"], value["lost"]);
    let overall =
        table.lines().find(|line| line.starts_with("| fewer-nodes | engine against engine |")).expect("a row");
    let at = "100 nodes a turn against 20 nodes a turn | 14";
    assert!(overall.contains(at) && overall.contains(&of(&result)), "{table}");
    let llr = format!("{:.2}", result["sprt"]["llr"].as_f64().unwrap());
    assert!(overall.contains(&format!("| {llr} | no verdict: too few games |")), "{table}");
    assert!(
        table.contains("| clock | random against random | equal time, 1 s + 0.1 s a turn | 2 | 0-2-0 |"),
        "{table}"
    );
    assert!(table.contains("| change | minishogi | chess | xiangqi |"), "{table}");
    let row = table.lines().rfind(|line| line.starts_with("| fewer-nodes |")).expect("a row by game");
    for game in result["by_game"].as_array().unwrap() {
        assert!(row.contains(&format!("({})", of(game))), "{row}");
    }
    assert!(error(&["match", "--report", &file("none")]).contains("cannot read"));
    let empty = folder.put("empty", "").to_string_lossy().into_owned();
    assert!(error(&["match", "--report", &empty]).contains("holds no match"));
}

#[test]
fn numbers_of_the_search_are_tuned_and_a_tuning_goes_on() {
    let folder = Folder::new();
    let file = folder.0.join("tuned.jsonl").to_string_lossy().into_owned();
    let words = [
        "spsa",
        "minishogi",
        "--tune",
        "quiescence-turns=6,1,20,2",
        "--pairs",
        "16",
        "--rate",
        "0.5",
        "--nodes",
        "60",
        "--most-turns",
        "30",
    ];
    let whole = output(&[&words[..], &["--jobs", "2"]].concat());
    assert!(
        whole.starts_with("16 of 16 pairs, 60 nodes a turn, seed 1\n\n[search]\nquiescence-turns = ")
            && whole.matches(" → ").count() == 2,
        "{whole}"
    );
    assert_eq!(output(&[&words[..], &["--save", &file]].concat()), whole);
    let text = std::fs::read_to_string(&file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 3, "settings and two rounds of eight pairs");
    let stopped = folder.put("stopped.jsonl", [lines[0], lines[1], &lines[2][..9]].join("\n"));
    let stopped = stopped.to_string_lossy().into_owned();
    assert_eq!(output(&[&words[..], &["--save", &stopped]].concat()), whole);
    assert_eq!(std::fs::read_to_string(&stopped).unwrap(), text);
    for (more, wanted) in [
        (&["--rate", "0.1"][..], "rate 0.5, not 0.1"),
        (&["--tune", "quiescence-width=8,1,20,2"], "tune quiescence-turns=6,1,20,2, not"),
    ] {
        let kept: Vec<&str> =
            words.iter().copied().filter(|word| !["--rate", "0.5"].contains(word) || more[0] != "--rate").collect();
        let said = error(&[&kept[..], more, &["--save", &file]].concat());
        assert!(said.contains(wanted), "{more:?}: {said}");
    }
    for (more, wanted) in [
        (&["--tune", "null-move=1,0,2,1"][..], "the search has no option “null-move”; it has"),
        (&["--tune", "quiescence-width=8,1,2,2"], "the start must lie between"),
        (&["--tune", "singular-depth=7,4,15,1"], "it must be a whole number from 4 to 14"),
        (&["--tune", "all"], "“quiescence-turns” is named twice"),
        (&["--fix", "razoring-margin"], "--tune names no such size"),
        (&["--tune", "singular"], "`variorum spsa --list`"),
        (&["--rate", "2"], "cannot be used multiple times"),
    ] {
        let said = error(&[&words[..], more].concat());
        assert!(said.contains(wanted), "{more:?}: {said}");
    }
}
