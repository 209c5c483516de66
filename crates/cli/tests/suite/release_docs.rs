//! Tests the manual pages and completions that packages install.

use std::fs;
use std::path::Path;

use crate::support::output;
use clap::CommandFactory as _;

/// The commands and subcommands by the names of their manual pages (`variorum-admin-lock`), and whether they are hidden.
fn commands(parent: &clap::Command, name: &str, found: &mut Vec<(String, bool)>) {
    for command in parent.get_subcommands() {
        let name = format!("{name}-{}", command.get_name());
        found.push((name.clone(), command.is_hide_set()));
        commands(command, &name, found);
    }
}

#[test]
fn every_visible_command_has_a_page_and_completions() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("release-docs");
    // Files of an earlier run must not count.
    let _ = fs::remove_dir_all(&folder);
    output(&["release-docs", folder.to_str().unwrap()]);
    let file = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));

    let mut expected = Vec::new();
    commands(&variorum::Cli::command(), "variorum", &mut expected);
    assert!(expected.iter().any(|(name, hidden)| name == "variorum-release-docs" && *hidden));
    assert!(expected.iter().any(|(name, hidden)| name == "variorum-admin-lock" && !*hidden));
    let mut pages: Vec<String> = expected.iter().filter(|(_, hidden)| !hidden).map(|(name, _)| name.clone()).collect();
    pages.push("variorum".to_owned());
    pages.sort();
    let mut written: Vec<String> = fs::read_dir(folder.join("man"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .map(|name| name.strip_suffix(".1").expect("a page of section 1").to_owned())
        .collect();
    written.sort();
    assert_eq!(written, pages);
    for name in &pages {
        let page = file(&format!("man/{name}.1"));
        assert!(page.contains(&format!(".TH {name} 1")) && page.contains(".SH SYNOPSIS"), "{name}: {page}");
    }
    assert!(file("man/variorum.1").contains(env!("CARGO_PKG_VERSION")));

    for name in ["completions/variorum.bash", "completions/_variorum", "completions/variorum.fish"] {
        let script = file(name);
        let words: Vec<&str> =
            script.split(|char: char| !char.is_alphanumeric() && char != '-').filter(|word| !word.is_empty()).collect();
        for command in variorum::Cli::command().get_subcommands() {
            let word = command.get_name();
            assert_eq!(words.contains(&word), !command.is_hide_set(), "{name}: {word}");
        }
        assert!(words.contains(&"behind-proxy") || words.contains(&"--behind-proxy"), "{name}: an option of serve");
    }
}
