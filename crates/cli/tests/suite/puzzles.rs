//! `variorum puzzles`: files that grow, and are proved again.

use crate::support::{Folder, run};

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

#[test]
fn puzzles_are_added_to_the_file_and_confirmed() {
    let folder = Folder::new();
    let look = |name: &str, count: &str, threads: &str| {
        let file = folder.put(name, std::fs::read(folder.0.join(name)).unwrap_or_default());
        let file = file.to_string_lossy().into_owned();
        let words =
            ["puzzles", "minishogi", "--games", "12", "--seed", "3", "--count", count, "--threads", threads, "--out"];
        let ran = run(&[&words[..], &[&file]].concat());
        assert_eq!((ran.error, ran.code), (None, 0), "{}", ran.out);
        std::fs::read_to_string(&file).unwrap()
    };
    let whole = look("whole", "4", "2");
    assert_eq!(lines(&whole).len(), 4, "{whole}");
    // Neither the number of threads nor an interruption changes the file.
    assert_eq!(look("other", "4", "1"), whole);
    let first = lines(&whole)[0].to_owned() + "\n";
    let first = folder.put("checked", first + "{\"id\":\"cut o");
    let ran = run(&["puzzles", "minishogi", "--check", "--out", &first.to_string_lossy()]);
    assert_eq!(ran.code, 2);
    assert!(ran.error.unwrap().contains("checked:2: the line is no puzzle"));
    assert_eq!(lines(&look("checked", "1", "1")), lines(&whole)[..1]);
    let ran = run(&["puzzles", "minishogi", "--check", "--out", &first.to_string_lossy()]);
    assert_eq!((ran.code, ran.out.ends_with(": 1 of 1 puzzles confirmed\n")), (0, true), "{}", ran.out);
}

#[test]
fn games_of_a_file_and_positions_of_problems_are_looked_at() {
    let folder = Folder::new();
    let pgn = folder.put("games.pgn", "[Game \"chess\"]\n\n1. f2f3 e7e5 2. g2g4 d8h4 0-1\n");
    let problem =
        r##"{"game":"chess","position":"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1","stipulation":"#2","keys":["a1a6"]}"##;
    let problems = folder.put("some.jsonl", problem);
    for (source, candidates) in [(&pgn, true), (&problems, true)] {
        let out = folder.0.join("out.jsonl").to_string_lossy().into_owned();
        let source = source.to_string_lossy().into_owned();
        let ran = run(&["puzzles", "chess", "--from", &source, "--games", "8", "--count", "2", "--out", &out]);
        assert_eq!((ran.error, ran.code), (None, 0), "{}", ran.out);
        let none = ran.out.contains("candidates                 0\n");
        assert_ne!(none, candidates, "{}", ran.out);
    }
    let ran = run(&["puzzles", "shogi", "--from", &problems.to_string_lossy()]);
    assert_eq!(ran.code, 2);
    assert!(ran.error.unwrap().contains("has no problems of shogi"));
    // No file is made where there is nothing to look at.
    assert!(!std::path::Path::new("shogi.puzzles.jsonl").exists());
}

#[test]
fn a_puzzle_that_is_not_one_is_named() {
    let folder = Folder::new();
    // Two rooks mate in several ways.
    let position = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    let rules = variorum_library::rules("chess").unwrap();
    let read = variorum_rules::Position::parse(&rules, position).unwrap();
    let id = variorum_puzzles::Puzzle::id_of(&read, variorum_puzzles::Aim::Win(2));
    let line = serde_json::json!({
        "id": id, "position": position, "stipulation": "win 2", "solution": ["a2a7", "h8g8", "b1b8"],
        "themes": ["quiet"], "rating": 600, "source": "a test",
    });
    let file = folder.put("rooks.jsonl", line.to_string()).to_string_lossy().into_owned();
    let ran = run(&["puzzles", "chess", "--check", "--out", &file, "--language", "de"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.starts_with(&format!("{id}: bei Zug 1 der Zugfolge")), "{}", ran.out);
    assert!(ran.out.ends_with("0 of 1 puzzles confirmed\n"), "{}", ran.out);
}
