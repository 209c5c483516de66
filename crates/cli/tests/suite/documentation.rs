//! Checks the pages of `docs/`: their game files are valid, and their commands print what the pages show.
//!
//! Blocks of `console` are run, blocks of `sh` are not. Commands find the complete game file of the page about writing games as
//! `sprint.toml`, the same with a mistake as `misspelt/sprint.toml`, and the record of the page about records as `games.pgn`.
//! `TRYCMD=overwrite cargo test -p variorum --test suite documentation` writes the commands' output into the pages.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::Folder;

/// All pages of `docs/` except the experiments, which contain no commands to run.
fn pages() -> Vec<PathBuf> {
    let entries = fs::read_dir(crate::support::path("docs")).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect()
}

fn page(name: &str) -> String {
    fs::read_to_string(crate::support::path("docs") + "/" + name).unwrap()
}

/// The contents of all fenced blocks in a language.
fn blocks<'a>(text: &'a str, language: &str) -> Vec<&'a str> {
    let fence = format!("```{language}\n");
    let block = |rest: &'a str| rest.split("```").next().unwrap_or_default();
    text.split(&fence).skip(1).map(block).collect()
}

/// The complete game file of the page about writing games, and the parts of files that the page also shows.
fn game_files(text: &str) -> (&str, Vec<&str>) {
    let (whole, parts): (Vec<_>, Vec<_>) =
        blocks(text, "toml").into_iter().partition(|block| block.starts_with("id = "));
    let alone: Vec<&str> = whole.into_iter().filter(|block| !block.contains("\nbase = ")).collect();
    assert_eq!(alone.len(), 1, "one whole game file");
    (alone[0], parts)
}

/// The game files of the page that build on others, with their ids.
fn games_with_bases(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let id = |block: &'_ str| -> Option<usize> { block.strip_prefix("id = \"")?.find('"') };
    let found = blocks(text, "toml").into_iter().filter(|block| block.contains("\nbase = "));
    found.filter_map(move |block| Some((&block[6..6 + id(block)?], block)))
}

/// Merges a part of a file into the game file. Lines of an existing section are added to it.
fn with_part(whole: &str, part: &str) -> String {
    let (heading, lines) = part.split_once('\n').unwrap();
    if !heading.starts_with("[[") && whole.contains(&format!("\n{heading}\n")) {
        return whole.replacen(&format!("\n{heading}\n"), &format!("\n{heading}\n{lines}"), 1);
    }
    format!("{whole}\n{part}")
}

#[test]
fn every_page_is_in_the_book() {
    let contents = page("SUMMARY.md");
    for path in pages() {
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(name == "SUMMARY.md" || contents.contains(&format!("]({name})")), "SUMMARY.md does not list {name}");
    }
}

#[test]
fn game_files_of_the_pages_are_valid() {
    let folder = Folder::new();
    let text = page("language.md");
    let (whole, parts) = game_files(&text);
    assert!(parts.len() >= 3, "{}", parts.len());
    for file in parts.into_iter().map(|part| with_part(whole, part)).chain([whole.to_owned()]) {
        let ran = crate::support::run(&["check", folder.put("sprint.toml", &file).to_str().unwrap()]);
        assert_eq!(ran.code, 0, "{}{:?}\n{file}", ran.out, ran.error);
    }
    let mut based = 0;
    for (id, file) in games_with_bases(&text) {
        let ran = crate::support::run(&["check", folder.put(&format!("{id}.toml"), file).to_str().unwrap()]);
        assert!(ran.code == 0 && ran.out.ends_with("no errors\n"), "{}{:?}\n{file}", ran.out, ran.error);
        based += 1;
    }
    assert!(based > 0);
}

#[test]
fn commands_print_what_the_pages_show() {
    let folder = Folder::new();
    let language = page("language.md");
    let (game, _) = game_files(&language);
    let misspelt = game.replace("\"rook\", \"horse\"]", "\"rook\", \"hose\"]");
    assert_ne!(misspelt, game);
    let records = page("records.md");
    let record = *blocks(&records, "pgn").first().expect("a record");
    let mut commands = 0;
    let copies: Vec<(PathBuf, PathBuf)> = pages()
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            commands += blocks(&text, "console").iter().map(|block| block.matches("$ ").count()).sum::<usize>();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            // trycmd runs the commands of NAME.md in the folder NAME.in.
            folder.put(&format!("{name}.in/sprint.toml"), game);
            folder.put(&format!("{name}.in/misspelt/sprint.toml"), &misspelt);
            folder.put(&format!("{name}.in/games.pgn"), record);
            (folder.put(&format!("{name}.md"), &text), path)
        })
        .collect();
    assert!(commands >= 6, "only {commands} commands");
    let cases = trycmd::TestCases::new();
    cases.register_bin("variorum", Path::new(env!("CARGO_BIN_EXE_variorum")));
    for (copy, _) in &copies {
        cases.case(copy);
    }
    cases.run();
    if std::env::var("TRYCMD").is_ok_and(|value| value == "overwrite") {
        for (copy, original) in &copies {
            fs::copy(copy, original).unwrap();
        }
    }
}
