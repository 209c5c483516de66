//! `variorum solve`: what it prints, files of problems, and exit codes.

use crate::support::{Scratch, error, output, run};

/// Two rooks against a lone king.
const ROOKS: &str = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

/// The output without cost and time.
fn solution(words: &[&str]) -> String {
    let text = output(words);
    text.split("\nnodes ").next().unwrap_or_default().to_owned()
}

#[test]
fn keys_threats_and_cooks_are_printed() {
    assert_eq!(
        solution(&["solve", "chess", ROOKS, "#2"]),
        "#2: 2 keys (cooked)\n  1.a2a7!\n    threat 2.b1b8#\n  1.b1b7!\n    threat 2.a2a8#\n"
    );
    let keys = solution(&["solve", "chess", ROOKS, "mate in 2", "--keys"]);
    assert_eq!(keys, "#2: 2 keys (cooked)\n  1.a2a7!\n  1.b1b7!\n");
}

#[test]
fn set_play_and_tries_are_printed_on_request() {
    let text = solution(&["solve", "chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "#2", "--set-play", "--tries"]);
    let (set_play, rest) = text.split_once("\n#2: 1 key\n").unwrap();
    assert!(set_play.starts_with("set play\n"), "{text}");
    assert!(rest.contains("\ntries\n") && rest.contains("?  but 1..."), "{text}");
}

#[test]
fn lines_are_numbered_by_who_begins() {
    assert_eq!(
        solution(&["solve", "chess", "8/8/8/8/8/1K6/7R/2k5 b - - 0 1", "h#1"]),
        "h#1: 1 solution\n  1.c1b1 h2h1#\n"
    );
    let half = solution(&["solve", "chess", "8/8/8/8/8/1K6/7R/k7 w - - 0 1", "h#1.5", "--set-play"]);
    assert!(half.contains("\nh#1.5: ") && half.contains("\n  1...") && half.contains(" 2."), "{half}");
    let series = solution(&["solve", "chess", "8/8/8/8/8/1K6/7R/2k5 b - - 0 1", "ser-h#3"]);
    assert!(series.contains("  1.c1") && series.contains(" 2.") && series.contains(" 3...h2h1#"), "{series}");
}

#[test]
fn the_main_line_is_explained_in_words() {
    let text = solution(&["solve", "chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "#2", "--explain"]);
    let (_, words) = text.split_once("\n\n").unwrap();
    let lines: Vec<&str> = words.lines().collect();
    assert_eq!(lines.len(), 3, "{text}");
    assert!(
        lines[0].starts_with("  1.a1a6  ") && lines[1].starts_with("  1...") && lines[2].starts_with("  2."),
        "{text}"
    );
    assert!(lines[2].contains("mate"), "{text}");
    // In series play the same side moves again.
    let series =
        solution(&["solve", "chess", "8/8/8/8/8/1K6/7R/2k5 b - - 0 1", "ser-h#3", "--explain", "--language", "de"]);
    let (_, words) = series.split_once("\n\n").unwrap();
    assert!(words.contains("\n  2.d1c1  ") && words.contains("  3...h2h1#  ") && words.contains("Matt"), "{series}");
}

#[test]
fn mistakes_are_told_in_the_language_asked_for() {
    let english = error(&["solve", "chess", "start", "z[j9]0"]);
    assert_eq!(english, "the number of turns must be at least 1, or 0.5 in help play; the board has no cell “j9”");
    let german = error(&["solve", "chess", "start", "z[j9]0", "--language", "de"]);
    assert!(german.contains("das Brett hat kein Feld „j9“"), "{german}");
    assert!(error(&["solve", "chess", "start"]).contains("required"));
}

#[test]
fn an_early_end_is_told() {
    let ran = run(&["solve", "chess", "start", "h#2.5", "--nodes", "3000", "--threads", "1"]);
    assert_eq!(ran.code, 1);
    assert!(ran.error.unwrap().starts_with("incomplete: "));
    assert!(ran.out.contains("h#2.5: "));
}

#[test]
fn files_of_problems_are_verified() {
    let good = format!(r##"{{"game":"chess","position":"{ROOKS}","stipulation":"#2","keys":["a2a7","b1b7"]}}"##);
    let wrong = format!(r##"{{"game":"chess","position":"{ROOKS}","stipulation":"#2","keys":["a2a7","g1f1"]}}"##);
    let some =
        format!(r##"{{"game":"chess","position":"{ROOKS}","stipulation":"#2","among":["a2a7"],"solutions":2}}"##);
    let empty = format!(r##"{{"game":"chess","position":"{ROOKS}","stipulation":"#2"}}"##);
    let file = Scratch::new("problems-good.jsonl", &format!("{good}\n\n{some}\n"));
    let told = output(&["solve", "--file", file.name()]);
    assert!(told.contains(": 2 verified, "), "{told}");

    let other = Scratch::new("problems-other.jsonl", &some);
    let told = output(&["solve", "--file", file.name(), other.name()]);
    assert!(told.contains(": 2 verified, ") && told.contains(": 1 verified, "), "{told}");

    let file = Scratch::new("problems-bad.jsonl", &format!("{wrong}\n{empty}\n{{}}\n{good}\n"));
    let ran = run(&["solve", "--file", file.name()]);
    assert_eq!((ran.code, ran.error.as_deref()), (1, Some("3 of 4 problems were not verified")));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert!(lines[0].ends_with(":1: not found: g1f1; found besides: b1b7"), "{}", ran.out);
    assert!(lines[1].contains(":2: the problem says nothing about its solutions"), "{}", ran.out);
    assert!(lines[2].contains(":3: the line is no problem: missing field"), "{}", ran.out);
    assert!(lines[3].contains(": 1 verified, "), "{}", ran.out);
}

#[test]
fn files_of_problems_are_completed() {
    let direct = format!(r##"{{"game":"chess","position":"{ROOKS}","stipulation":"#2"}}"##);
    let some = format!(r##"{{"game":"chess","position":"{ROOKS}","stipulation":"#2","among":["b1b7"]}}"##);
    let wrong = format!(r##"{{"game":"chess","position":"{ROOKS}","stipulation":"#2","among":["g1f1"]}}"##);
    let help = r##"{"game":"chess","position":"8/8/8/8/8/1K6/7R/2k5 b - - 0 1","stipulation":"h#1","source":"own"}"##;
    let file = Scratch::new("problems-update.jsonl", &format!("{direct}\n\n{some}\n{wrong}\n{help}\n"));
    let ran = run(&["solve", "--file", file.name(), "--update"]);
    assert_eq!((ran.code, ran.error.as_deref()), (1, Some("1 of 4 problems were not verified")), "{}", ran.out);
    let text = std::fs::read_to_string(file.name()).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let keys = format!(r##"{{"game":"chess","position":"{ROOKS}","stipulation":"#2","keys":["a2a7","b1b7"]}}"##);
    assert_eq!(lines[..4], [&keys, "", &keys, &wrong]);
    assert!(lines[4].ends_with(r##""stipulation":"h#1","lines":["c1b1 h2h1"],"source":"own"}"##), "{text}");
    // Without the problem that is not verified, all is as it was.
    let file = Scratch::new("problems-updated.jsonl", &text.replace(&format!("{wrong}\n"), ""));
    assert!(output(&["solve", "--file", file.name()]).contains(": 3 verified, "));
}

#[test]
fn composed_problems_have_the_solutions_that_they_say() {
    let file = crate::support::path("cases/composed/chess.jsonl");
    let short: Vec<String> = std::fs::read_to_string(&file).unwrap().lines().map(str::to_owned).collect();
    // The long ones are for a release build.
    let quick: Vec<String> =
        short.into_iter().filter(|line| line.contains("\"#2\"") || line.contains("\"h#2\"")).collect();
    assert!(quick.len() >= 2);
    let file = Scratch::new("problems-composed.jsonl", &quick.join("\n"));
    output(&["solve", "--file", file.name()]);
}
