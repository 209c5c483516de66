//! Runs each command through the library.

use crate::support::{Folder, Scratch, error, output, path, run};
use serde_json::Value;

fn json(words: &[&str]) -> Value {
    serde_json::from_str(&output(words)).expect("JSON")
}

#[test]
fn games_lists_every_game_once() {
    let text = output(&["games"]);
    let list = json(&["games", "--json"]);
    let ids: Vec<&str> = list.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, variorum_library::ids());
    for id in ids {
        assert_eq!(text.lines().filter(|line| line.trim_start().split(' ').next() == Some(id)).count(), 1, "{id}");
    }
}

#[test]
fn every_game_is_shown_and_explained() {
    for id in variorum_library::ids() {
        let text = output(&["show", &id]);
        let sides = variorum_library::definition(&id).unwrap().style.sides;
        let first =
            variorum_library::side_name(variorum_library::Language::ENGLISH, sides, variorum_rules::Side::White);
        assert!(text.contains(&format!("{first} to move")), "{id}: {text}");
        let text = output(&["explain", &id]);
        for piece in variorum_library::definition(&id).unwrap().pieces {
            assert!(text.contains(&format!("- {} ({}): ", piece.name, piece.token)), "{id}: {}", piece.name);
        }
        let shown = json(&["show", &id, "--json"]);
        assert_eq!(shown["game"], id.as_str());
        // The position text that `show` prints reads as the same position.
        assert_eq!(json(&["show", &id, "--json", "--position", shown["position"].as_str().unwrap()]), shown);
    }
}

#[test]
fn explanations_have_no_gaps() {
    for id in variorum_library::ids() {
        let definition = variorum_library::definition(&id).unwrap();
        for (at, piece) in definition.pieces.iter().enumerate() {
            let sentences = variorum_library::explain::explain_piece(&definition, at);
            assert!(!sentences.is_empty(), "{id}: {}", piece.name);
            for sentence in sentences {
                let sound = sentence.ends_with('.') && !sentence.contains("  ") && !sentence.contains(" ,");
                assert!(sound && sentence.starts_with(char::is_uppercase), "{id}: {}: {sentence}", piece.name);
            }
        }
        assert!(variorum_library::explain::explain_piece(&definition, usize::MAX).is_empty());
    }
}

#[test]
fn show_prints_check_and_result() {
    let shown = |position: &str| output(&["show", "chess", "--position", position]);
    assert!(shown("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1").contains("White to move, in check."));
    let mate = shown("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert!(mate.contains("The game is over. Black wins by checkmate."), "{mate}");
    let over = json(&["show", "chess", "--json", "--position", "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1"]);
    assert_eq!(over["outcome"]["reason"], "stalemate");
    assert_eq!(over["outcome"]["winner"], Value::Null);
    let hand = output(&["show", "crazyhouse", "--position", "4k3/8/8/8/8/8/8/4K3[QPPp] w - - 0 1"]);
    assert!(hand.contains("White in hand: Queen (Q), 2 Pawns (P)"), "{hand}");
    assert!(hand.contains("Black in hand: Pawn (p)"), "{hand}");
}

#[test]
fn moves_are_sorted_with_one_on_each_line() {
    let text = output(&["moves", "chess"]);
    let moves: Vec<&str> = text.lines().collect();
    assert_eq!(moves.len(), 20);
    assert!(moves.is_sorted());
    assert_eq!(json(&["moves", "chess", "--json"])["moves"].as_array().unwrap().len(), 20);
}

#[test]
fn moves_of_many_lines_answer_each() {
    let rules = variorum_library::rules("chess").unwrap();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut input = format!("{start}\nnonsense\n\n").into_bytes();
    input.extend_from_slice(b"\xff\xfe\x00\n");
    input.extend(std::iter::repeat_n(b'8', 300_000));
    input.extend_from_slice(format!("\r\n{start}\r\n{start}").as_bytes());
    let mut out = Vec::new();
    variorum::moves::answer_lines(&rules, input.as_slice(), &mut out).unwrap();
    let answers: Vec<Value> =
        String::from_utf8(out).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let kinds: Vec<bool> = answers.iter().map(|answer| answer["moves"].is_array()).collect();
    assert_eq!(kinds, [true, false, false, false, false, true, true]);
    assert!(answers.iter().all(|answer| answer["moves"].is_array() != answer["error"].is_string()));
    assert_eq!(answers[6]["moves"].as_array().unwrap().len(), 20);
}

#[test]
fn apply_makes_moves_and_reports_the_one_that_fails() {
    let text = output(&["apply", "chess", "e2e4", "e7e5"]);
    assert!(text.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w "), "{text}");
    let failed = error(&["apply", "chess", "e2e4", "e2e4"]);
    assert!(failed.starts_with("move 2: “e2e4”"), "{failed}");
    let over = error(&["apply", "chess", "f2f3", "e7e5", "g2g4", "d8h4", "a2a3"]);
    assert!(over.contains("move 5") && over.contains("the game is over") && over.contains("checkmate"), "{over}");
    let two_parts = output(&["apply", "stones-and-relays", "e2e4,b4c4"]);
    assert!(two_parts.contains("ko=c4>b4"), "{two_parts}");
}

#[test]
fn perft_ends_with_the_number() {
    let last = |words: &[&str]| output(words).lines().last().unwrap().to_owned();
    assert_eq!(last(&["perft", "chess", "3"]), "8902");
    assert_eq!(last(&["perft", "chess", "0"]), "1");
    assert_eq!(last(&["perft", "chess", "3", "--threads", "3"]), "8902");
    assert_eq!(last(&["perft", "shogi", "2"]), "900");
    let text = output(&["perft", "chess", "2", "--divide"]);
    assert_eq!(text.lines().take_while(|line| line.contains(": ")).count(), 20);
    assert!(text.starts_with("a2a3: 20\na2a4: 20\n"), "{text}");
    let finished = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(last(&["perft", "chess", "2", "--position", finished]), "0");
}

#[test]
fn what_says_what_a_turn_does() {
    let capture = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1";
    assert_eq!(output(&["what", "chess", capture, "d1d5"]), "Wins the Knight on d5.\n");
    let placed = output(&["what", "duck-chess", "start", "e2e4,*@e5", "--language", "de"]);
    assert!(placed.ends_with(" Stellt die Ente auf e5.\n"), "{placed}");
    let told = json(&["what", "chess", capture, "d1d5", "--json"]);
    assert_eq!(told["effects"][0]["code"], "captures");
    assert_eq!(told["effects"][0]["cells"], serde_json::json!(["d5"]));
    assert!(error(&["what", "chess", capture, "d1d9"]).contains("d1d9"));
}

#[test]
fn why_says_what_stops_a_turn() {
    assert_eq!(output(&["why", "chess", "start", "a1a3"]), "The way to a3 is blocked: Pawn on a2.\n");
    assert_eq!(output(&["why", "chess", "start", "e2e4"]), "This is legal.\n");
    let pinned = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    let told = output(&["why", "chess", pinned, "e2c3", "--language", "de"]);
    assert!(told.starts_with("Der Springer ist gefesselt:"), "{told}");
    let causes = json(&["why", "chess", pinned, "e2c3", "--json"]);
    assert_eq!((&causes["legal"], &causes["causes"][0]["code"]), (&false.into(), &"pinned".into()));
    assert_eq!(causes["causes"][0]["cells"], serde_json::json!(["e8"]));
    assert!(error(&["why", "chess", "start", "z9"]).contains("names no cells"));
}

#[test]
fn reach_prints_moves_and_captures() {
    let pawn = json(&["reach", "chess", "p", "e7", "--json"]);
    assert_eq!(pawn["captures"], serde_json::json!(["d6", "f6"]));
    assert!(pawn["moves"].as_array().unwrap().contains(&"e6".into()));
    assert_eq!(json(&["reach", "chess", "knight", "a1", "--json"])["moves"], serde_json::json!(["b3", "c2"]));
    assert!(output(&["reach", "stockgi", "V", "wd1"]).contains("level w"));
    assert!(error(&["reach", "chess", "X", "e4"]).contains("no piece “X”"));
    assert!(error(&["reach", "chess", "N", "i9"]).contains("no cell “i9”"));
    assert!(error(&["reach", "stones-and-relays", "*", "e4"]).contains("neutral"));
    assert!(output(&["reach", "knight-relay-chess", "R", "d4"]).contains("captures (14): the same"));
    // Black alone has hoplites, which go down the board.
    let hoplite = output(&["reach", "spartan-chess", "Hoplite", "d5"]);
    assert!(hoplite.contains("Black's Hoplite on d5") && hoplite.contains("d4"), "{hoplite}");
}

#[test]
fn check_shows_errors_and_counts_them() {
    assert!(output(&["check", &path("games/chess.toml")]).ends_with("no errors\n"));
    let ran = run(&["check", &path("crates/gamedef/tests/broken/unknown-names.toml")]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("Error") && ran.out.contains("Help"), "{}", ran.out);
    let empty = Scratch::new("empty.toml", "");
    assert_eq!(run(&["check", empty.name()]).code, 1);
    assert_eq!(run(&["check", "no-such-file.toml"]).code, 2);
}

#[test]
fn check_speaks_other_languages_and_json() {
    let file = path("crates/gamedef/tests/broken/old-keys.toml");
    let german = run(&["check", &file, "--language", "de"]).out;
    assert!(german.contains("Fehler: der Schlüssel `men` heißt jetzt `piece`"), "{german}");
    assert!(german.contains("Hilfe: `variorum check --fix DATEI`") && german.contains("hier"), "{german}");
    assert!(german.ends_with("old-keys.toml: 5 Fehler\n") && !german.contains("Help"), "{german}");
    let french = run(&["check", &file, "--language", "fr", "--json"]);
    assert_eq!(french.code, 1);
    let printed: serde_json::Value = serde_json::from_str(&french.out).unwrap();
    let first = &printed[0]["problems"][0];
    let problem = serde_json::json!({
        "code": "key",
        "args": { "code": "renamed", "args": { "old": "families", "new": "directions" } },
    });
    assert_eq!((&first["problem"], &first["line"]), (&problem, &15.into()));
    assert_eq!(first["message"], "la clé `families` s’appelle désormais `directions`");
    assert_eq!(first["advice"]["code"], "check-fix");
    assert_eq!((&printed[0]["valid"], &printed[0]["summary"]), (&false.into(), &"5 erreurs".into()));
}

#[test]
fn a_file_that_cannot_be_read_is_reported_beside_the_others() {
    let file = Scratch::new("odd.toml", &odd_game());
    let ran = run(&["check", "--json", file.name(), "no-such-file.toml"]);
    assert_eq!(ran.code, 2);
    let printed: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&printed[0]["valid"], &printed[1]["valid"]), (&true.into(), &false.into()), "{printed}");
    assert_eq!((&printed[1]["file"], &printed[1]["summary"]), (&"no-such-file.toml".into(), &"1 error".into()));
    let problem = &printed[1]["problems"][0];
    assert_eq!((&problem["code"], &problem["severity"]), (&"check/unreadable".into(), &"error".into()));
    assert!(problem["message"].as_str().unwrap().contains("no-such-file.toml"), "{problem}");
}

#[test]
fn errors_of_a_game_file_are_told_in_the_language_that_is_asked_for() {
    let file = path("crates/gamedef/tests/broken/old-keys.toml");
    let told = error(&["explain", &file, "--language", "de"]);
    assert!(told.contains("hat 5 Fehler, den ersten in Zeile 15: der Schlüssel `families`"), "{told}");
    let told = error(&["explain", &file]);
    assert!(told.contains("has 5 errors, the first in line 15: the key `families`"), "{told}");
}

#[test]
fn an_older_form_that_cannot_be_rewritten_is_named() {
    let refuge =
        "[refuge] # where it is safe\nroyal = \"king\"\nzone = \"rank 1\"\nguards = [\"nun\"]\ngrace = 2\n[endings]";
    let file = Scratch::new("odd.toml", &odd_game().replace("[endings]", refuge));
    let ran = run(&["check", "--fix", file.name()]);
    assert!(ran.out.contains("`[refuge]` is the older form of `confined = { zone = …"), "{}", ran.out);
    let plain = Scratch::new("odd.toml", &odd_game().replace("[endings]", &refuge.replace(" # where it is safe", "")));
    let ran = run(&["check", "--fix", plain.name()]);
    assert!(ran.out.contains("`refuge` is said more generally as `confined`"), "{}", ran.out);
    assert!(!ran.out.contains("older form"), "{}", ran.out);
}

/// A game of two kings, a rook and a piece that nobody has.
fn odd_game() -> String {
    let text = std::fs::read_to_string(path("crates/gamedef/tests/broken/start-plus-in-braces.toml")).unwrap();
    text.replace("id = \"start-plus-in-braces\"", "id = \"odd\"").replace("k{+n}3/2{s}2/5/{+Di}4/K4", "k4/5/5/5/K4")
}

#[test]
fn check_looks_closer_at_games_without_errors() {
    let file = Scratch::new("odd.toml", &odd_game());
    let ran = run(&["check", file.name()]);
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert!(ran.out.contains("Warning: nobody ever has a `nun`") && ran.out.contains("odd.toml:19:6"), "{}", ran.out);
    assert!(ran.out.ends_with("odd.toml: 1 warning\n"), "{}", ran.out);
    let printed: serde_json::Value = serde_json::from_str(&output(&["check", file.name(), "--json"])).unwrap();
    let problem = &printed[0]["problems"][0];
    assert_eq!((&problem["code"], &problem["severity"]), (&"oddity/nobody-has".into(), &"warning".into()));
    let span = ["line", "column", "end-line", "end-column"].map(|key| problem[key].as_u64().unwrap());
    assert_eq!(span, [19, 6, 19, 11]);
    assert_eq!((&printed[0]["valid"], &problem["help"]), (&true.into(), &"change it, or take it out".into()));
    let german = output(&["check", file.name(), "--language", "de"]);
    assert!(german.contains("Warnung: niemand hat je eine Figur der Art `nun`"), "{german}");
}

#[test]
fn games_that_come_along_give_no_warning() {
    let entries = std::fs::read_dir(path("games")).unwrap().map(|entry| entry.unwrap().path());
    let files: Vec<String> = entries
        .filter(|path| path.extension().is_some_and(|ending| ending == "toml"))
        .map(|path| path.to_str().unwrap().to_owned())
        .collect();
    assert!(files.len() >= 30);
    let words: Vec<&str> = ["check", "--json"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let printed: serde_json::Value = serde_json::from_str(&output(&words)).unwrap();
    for file in printed.as_array().unwrap() {
        let problems = file["problems"].as_array().unwrap();
        // Their inventors may want a first turn that captures.
        let warnings: Vec<_> = problems.iter().filter(|problem| problem["severity"] != "hint").collect();
        assert!(warnings.is_empty(), "{}: {warnings:?}", file["file"]);
    }
}

#[test]
fn errors_found_by_playing_have_their_lines() {
    let chess = std::fs::read_to_string(path("games/chess.toml")).unwrap().replace("id = \"chess\"", "id = \"placed\"");
    let checked = |text: &str, marked: &str, told: &str| {
        let file = Scratch::new("placed.toml", text);
        let ran = run(&["check", file.name()]);
        let line = text[..text.rfind(marked).unwrap()].matches('\n').count() + 1;
        assert_eq!(ran.code, 1, "{}", ran.out);
        assert!(ran.out.contains(&format!("placed.toml:{line}:")) && ran.out.contains(told), "{line}: {}", ran.out);
    };
    let example = "[[example]]\ntitle = \"Own\"\n[[example.step]]\ntext = \"Look.\"\nturn = \"e2e5\"\n";
    checked(&format!("{chess}\n{example}"), "turn = ", "example “Own”, step 1");
    let over = "position = \"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\"";
    checked(
        &format!("{chess}\n[[guide]]\ntitle = \"Own\"\ntext = \"Look.\"\n{over}\n"),
        over,
        "the game is over here: checkmate",
    );
    let start = "position = \"4k3/8/8/8/8/8/8/4R2K w - - 0 1\"";
    checked(&format!("{chess}\n[[start]]\nname = \"Own\"\n{start}\n"), start, "start position “Own”");
}

#[test]
fn the_schema_for_editors_is_printed() {
    assert_eq!(output(&["check", "--schema"]), std::fs::read_to_string(path("docs/game.schema.json")).unwrap());
    assert_eq!(run(&["check", "--schema", "own.toml"]).code, 2);
    assert_eq!(run(&["check"]).code, 2);
}

/// What follows from keys that were not read is not reported.
#[test]
fn check_of_an_old_file_names_the_keys_and_fix_rewrites_them() {
    let old = std::fs::read_to_string(path("crates/gamedef/tests/broken/old-keys.toml")).unwrap();
    let old = old.replace("men = [\"rook\"]\n", "").replace("\"rook\", { man = \"king\"", "{ man = \"rook\"");
    let file = Scratch::new("old-keys.toml", &old);
    let ran = run(&["check", file.name()]);
    assert_eq!((ran.out.matches("Error").count(), ran.out.matches("is now called").count()), (5, 5), "{}", ran.out);
    let fixed = output(&["check", "--fix", file.name()]);
    assert!(fixed.contains("rewritten\n  `men` is now called `piece` (3 ×)\n"), "{fixed}");
    let new = std::fs::read_to_string(file.name()).unwrap();
    assert!(new.starts_with("id = \"old-keys\"\nlanguage = 1\n") && new.contains("[[piece]]"), "{new}");
    // A second time there is nothing to do.
    assert!(!output(&["check", "--fix", file.name()]).contains("rewritten"));
    assert_eq!(std::fs::read_to_string(file.name()).unwrap(), new);
}

/// Whether the file names its language does not matter for its rules, but it is told.
#[test]
fn check_says_that_a_file_names_no_language() {
    let text = std::fs::read_to_string(path("games/makruk.toml")).unwrap();
    let text = text.replace("language = 1\n", "").replace("id = \"makruk\"", "id = \"own\"");
    let file = Scratch::new("own.toml", &text);
    assert!(output(&["check", file.name()]).contains("names no language and was read as language 1"));
    let fixed = output(&["check", "--fix", file.name()]);
    assert!(fixed.contains("`language = 1` was added") && !fixed.contains("names no language"), "{fixed}");
}

#[test]
fn fix_leaves_a_file_alone_that_only_its_author_can_mend() {
    for text in ["id = \"own\"\n[[men\n", "id = \"own\"\n[[men]]\n[pool]\nmen = []\npieces = []\n"] {
        let file = Scratch::new("own.toml", text);
        assert_eq!(run(&["check", "--fix", file.name()]).code, 1);
        assert_eq!(std::fs::read_to_string(file.name()).unwrap(), text);
    }
}

#[test]
fn check_says_where_a_base_does_not_fit() {
    let about = "[about]\nname = \"Own\"\nsummary = \"A game of one's own.\"\n";
    let faulty = format!("id = \"own\"\nlanguage = 1\nbase = \"chess\"\nwithout = [\"piece.queen\"]\n{about}");
    let file = Scratch::new("own.toml", &faulty);
    let ran = run(&["check", file.name()]);
    assert!(
        ran.code == 1 && ran.out.contains("no piece named `queen`") && ran.out.contains("[ chess.toml:"),
        "{}",
        ran.out
    );
    let printed: serde_json::Value = serde_json::from_str(&run(&["check", file.name(), "--json"]).out).unwrap();
    let problems = printed[0]["problems"].as_array().unwrap();
    assert!(problems.iter().any(|problem| problem["base"] == "chess"), "{problems:?}");
    for (file_kind, note) in [("net", "the net of chess does not fit"), ("weights", "the weights of chess do not fit")]
    {
        let queenless = "without = [\"piece.queen\", \"promotion\"]";
        let start = "[[start]]\nname = \"Usual\"\nposition = \"rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w a1,h1,a8,h8 - 0 1\"\n";
        let top = format!("id = \"own\"\nlanguage = 1\nbase = \"chess\"\nbase-engine = [\"{file_kind}\"]\n");
        let unfit = Scratch::new("own.toml", &format!("{top}{queenless}\n{about}{start}"));
        let ran = run(&["check", unfit.name()]);
        assert!(ran.code == 1 && ran.out.contains(note), "{}", ran.out);
        let fit = Scratch::new("own.toml", &format!("{top}{about}"));
        assert!(output(&["check", fit.name()]).ends_with("no errors\n"));
    }
}

#[test]
fn check_also_compiles() {
    let text = std::fs::read_to_string(path("games/chess.toml")).unwrap();
    // A start position in which the side that is not to move is in check.
    let text = text.replace("id = \"chess\"", "id = \"bad\"");
    let (before, _) = text.split_once("position = ").unwrap();
    let broken = format!("{before}position = \"4k3/8/8/8/8/8/8/4R2K w - - 0 1\"\n");
    let file = Scratch::new("bad.toml", &broken);
    let ran = run(&["check", file.name()]);
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(ran.out.contains("Error: start position"), "{}", ran.out);
}

#[test]
fn weights_are_checked_with_their_game_and_used_beside_it() {
    assert!(output(&["check", &path("games/chess.weights.toml")]).ends_with("no errors\n"));
    let text = std::fs::read_to_string(path("games/minishogi.toml")).unwrap();
    let game = Scratch::new("own.toml", &text.replace("id = \"minishogi\"", "id = \"own\""));
    let _weights = Scratch::new("own.weights.toml", "[piece.wizard]\nvalue = 1\n");
    let name = game.name().replace("own.toml", "own.weights.toml");
    let ran = run(&["check", &name]);
    assert!(ran.code == 1 && ran.out.contains("own.weights.toml:1:8"), "{}", ran.out);
    assert!(ran.out.contains("the game has no piece `wizard`") && ran.out.contains("Help: known: `"), "{}", ran.out);
    let refused = error(&["moves", game.name()]);
    assert!(refused.contains("the weights beside") && refused.contains("line 1, column 8"), "{refused}");
}

#[test]
fn tuning_the_same_games_gives_the_same_file() {
    let folder = Folder::new();
    let tuned = |jobs: &str, data: &str, more: &[&str]| {
        let data = format!("{}/{data}", folder.path());
        output(&[&["tune", "minishogi", "--games", "6", "--jobs", jobs, "--data", &data], more].concat())
    };
    let weights = |text: &str| {
        let lines: Vec<String> = text.lines().filter(|line| line.contains(" = ")).map(str::to_owned).collect();
        assert!(lines.iter().any(|line| line.starts_with("value = ")), "{text}");
        lines
    };
    let first = tuned("1", "first", &["--nodes", "40"]);
    assert_eq!(weights(&first), weights(&tuned("2", "second", &["--nodes", "40"])));
    // The games are there, however they were played; more of them would have to be like them.
    let again = tuned("1", "first", &["--nodes", "50", "--seed", "9"]);
    assert_eq!(weights(&again), weights(&first));
    assert!(again.contains("fitted by `variorum tune` to 6 games at 40 nodes a turn (seed 1)"), "{again}");
    let first = format!("{}/first", folder.path());
    let refused = error(&["tune", "minishogi", "--games", "7", "--nodes", "50", "--data", &first]);
    assert!(refused.contains("games with --nodes 40, and too few of them"), "{refused}");
}

#[test]
fn a_diagnosis_lays_evaluations_beside_searches() {
    let told = |jobs: &str, option: &str| {
        let few = ["diagnose", "minishogi", "--games", "4", "--nodes", "30,300", "--every", "3", "--jobs", jobs];
        output(&[&few[..], &["--option", option]].concat())
    };
    let text = told("1", "net=off");
    assert_eq!(text, told("2", "net=off"));
    assert!(text.starts_with("minishogi: ") && text.contains(" quiet positions of 4 games\n"), "{text}");
    for part in ["Scores less that of 300 nodes", "evaluation", "30 nodes", "of the gaps", "\n       value"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains("\n         net") && told("1", "hash=1").contains("\n         net"), "{text}");
}

#[test]
fn a_diagnosis_of_recorded_games_follows_a_player() {
    let turns = "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6 4. b5a4 g8f6 5. e1g1 f8e7 *";
    let file = Scratch::new("watched.pgn", &format!("[White \"Anna\"]\n[Black \"Ben\"]\n\n{turns}\n"));
    let few = ["diagnose", "chess", "--record", file.name(), "--nodes", "20,60", "--every", "1", "--opening", "0"];
    let positions = |more: &[&str]| -> usize {
        let text = output(&[&few[..], more].concat());
        text.strip_prefix("chess: ")
            .and_then(|rest| rest.split(' ').next())
            .and_then(|count| count.parse().ok())
            .unwrap()
    };
    let (all, anna, ben) = (positions(&[]), positions(&["--player", "anna"]), positions(&["--player", "Ben"]));
    assert!(anna > 0 && ben > 0 && all == anna + ben, "{all} {anna} {ben}");
    assert!(error(&[&few[..], &["--player", "Carl"]].concat()).contains("has no such game of chess"));
    assert!(error(&["diagnose", "shogi", "--record", file.name(), "--nodes", "20"]).contains("no such game of shogi"));
    assert!(error(&["diagnose", "chess", "--nodes", "300,30"]).contains("--nodes must be ascending"));
}

#[test]
fn a_game_may_be_a_file() {
    assert_eq!(output(&["moves", &path("games/chess.toml")]), output(&["moves", "chess"]));
    let faulty = error(&["moves", &path("crates/gamedef/tests/broken/unknown-names.toml")]);
    assert!(faulty.contains("the first in line") && faulty.contains("variorum check"), "{faulty}");
}

#[test]
fn similar_ids_are_suggested() {
    for words in [&["show", "ches"][..], &["moves", "Chess"], &["perft", "chss", "1"], &["explain", "cess"]] {
        assert!(error(words).contains("did you mean “chess”?"), "{words:?}");
    }
}

#[test]
fn verify_reports_failures_by_file_and_line() {
    let cases = r#"{"game":"chess","position":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","depth":2,"nodes":400}

{"game":"chess","position":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","depth":2,"nodes":401,"note":"wrong"}
{"game":"chess","position":"k7/8/8/8/8/8/8/K7 w - - 0 1","moves":["a1a2","a1b1"]}
{"game":"chess","start":"k7/8/8/8/8/8/8/K7 w - - 0 1","moves":["a1a2"],"position":"k7/8/8/8/8/8/K7/8 b - - 1 1"}
{"game":"chess","token":"N","cell":"a1","moves":["b3","c2"],"captures":["b3","c2"]}
no case
{"game":"chess","position":"k7/8/8/8/8/8/8/K7 w - - 0 1","depth":9,"nodes":999999999}
"#;
    let file = Scratch::new("some.jsonl", cases);
    let ran = run(&["verify", file.name(), "--max-nodes", "1000"]);
    assert_eq!(ran.code, 1);
    let name = file.name();
    assert!(ran.out.contains(&format!("{name}:3: chess (wrong)\n")), "{}", ran.out);
    assert!(ran.out.contains("expected 401 nodes, got 400"), "{}", ran.out);
    assert!(ran.out.contains(&format!("{name}:4: chess\n")) && ran.out.contains("unexpected: a1b2"), "{}", ran.out);
    assert!(ran.out.contains(&format!("{name}:7: the line is no case")), "{}", ran.out);
    assert!(ran.out.contains(&format!("{name}: 3 passed, 3 failed, 1 skipped")), "{}", ran.out);

    let except =
        Scratch::new("left-out.txt", "# a remark\nsome.jsonl:3-4  wrong\n    nodes: 400\n\nsome.jsonl:7\nother:1\n");
    let ran = run(&["verify", name, "--max-nodes", "1000", "--except", except.name(), "--jobs", "1"]);
    assert_eq!(ran.code, 1, "a line that is not a case cannot be skipped: {}", ran.out);
    assert!(ran.out.contains("3 passed, 1 failed, 3 skipped"), "{}", ran.out);
    let wrong = Scratch::new("wrong.txt", "some.jsonl:4-3\n");
    assert_eq!(run(&["verify", name, "--except", wrong.name()]).code, 2);
    assert_eq!(run(&["verify", "no-such-file.jsonl"]).code, 2);
}

const RECORDS: &str = "[Game \"chess\"]\n[White \"Ada\"]\n[Result \"0-1\"]\n\n1. f2f3 e7e5 2. g2g4 (2. e2e4) d8h4 0-1\n\n\
[Game \"xiangqi\"]\n[Black \"Bo\"]\n[Result \"*\"]\n\n1. h3e3 *\n";

#[test]
fn records_are_listed_checked_and_rewritten() {
    let file = Scratch::new("games.pgn", RECORDS);
    let list = output(&["record", file.name(), "--list"]);
    let lines: Vec<&str> = list.lines().collect();
    assert!(lines.len() == 2 && lines[0].contains("Ada – ?") && lines[0].ends_with("4 turns"), "{list}");
    assert!(lines[1].contains("xiangqi") && lines[1].contains("? – Bo"), "{list}");
    assert_eq!(output(&["record", file.name()]), "2 games, 6 turns, 0 errors\n");
    let anew = output(&["record", file.name(), "--convert"]);
    let again = Scratch::new("anew.pgn", &anew);
    assert_eq!(output(&["record", again.name(), "--convert"]), anew);
    let bad = Scratch::new("bad.pgn", &RECORDS.replace("d8h4", "d8h5"));
    let ran = run(&["record", bad.name()]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("bad.pgn:5: ") && ran.out.contains("d8h5"), "{}", ran.out);
    assert!(error(&["record", "no-such.pgn"]).contains("no-such.pgn"));
}

#[test]
fn pictures_are_drawn_of_positions_and_of_records() {
    let file = Scratch::new("draw.pgn", RECORDS);
    let printed = output(&["render", "--record", file.name(), "--ply", "3"]);
    assert!(printed.starts_with("<svg"), "{printed}");
    assert_eq!(printed, output(&["render", "chess", "f2f3", "e7e5", "g2g4"]));
    assert_ne!(printed, output(&["render", "--record", file.name()]));
    assert_eq!(output(&["render", "--record", file.name(), "--ply", "0"]), output(&["render", "chess"]));
    assert_eq!(output(&["render", "--record", file.name(), "--number", "2"]), output(&["render", "xiangqi", "h3e3"]));
    let picture = |name: &str| Scratch::new(name, "");
    let (png, gif, short) = (picture("a.png"), picture("a.gif"), picture("b.gif"));
    output(&["render", "chess", "e2e4", "--out", png.name(), "--width", "100", "--arrows", "e7-e5", "--flipped"]);
    let bytes = std::fs::read(&png.0).unwrap();
    // Width and height follow the signature and the header of the first chunk.
    assert!(bytes.starts_with(b"\x89PNG\r\n") && bytes[16..20] == [0, 0, 0, 100]);
    let frames = |file: &Scratch| {
        let bytes = std::fs::read(&file.0).unwrap();
        assert!(bytes.starts_with(b"GIF89a"));
        // Each frame begins with a block that contains its delay.
        bytes.windows(4).filter(|block| block[..3] == [0x21, 0xf9, 4] && block[3] & 0b1110_0000 == 0).count()
    };
    output(&["render", "--record", file.name(), "--out", gif.name(), "--width", "80"]);
    output(&["render", "--record", file.name(), "--out", short.name(), "--width", "80", "--ply", "1"]);
    assert_eq!((frames(&gif), frames(&short)), (5, 2));
}

#[test]
fn pictures_that_cannot_be_drawn_say_why() {
    let file = Scratch::new("few.pgn", RECORDS);
    for (words, reason) in [
        (&["render", "--record", file.name(), "--ply", "5"][..], "there are 4 moves"),
        (&["render", "--record", file.name(), "--number", "3"], "has 2 games"),
        (&["render", "--record", file.name(), "--number", "0"], "number"),
        (&["render", "--record", "none.pgn"], "none.pgn"),
        (&["render"], "required"),
        (&["render", "chess", "--record", file.name()], "cannot be used with"),
        (&["render", "chess", "e2e5"], "move 1"),
        (&["render", "chess", "--arrows", "e2-z9"], "is not an arrow"),
        (&["render", "chess", "--theme", "pink"], "light, dark and print"),
        (&["render", "chess", "--out", "x.bmp"], ".svg, .png or .gif"),
        (&["render", "chess", "--out", "x.png", "--width", "5"], "5 is not in"),
    ] {
        let told = error(words);
        assert!(told.contains(reason), "{words:?}: {told}");
    }
}
