//! Checks the invariants in ARCHITECTURE.md against the sources.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() {
            if !["node_modules", "dist", "target", "tests", "test", "e2e", "mock", "benches"].contains(&name.as_str()) {
                files(&path, endings, found);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) && !name.contains(".test.") {
            found.push(path);
        }
    }
}

/// The text of a source file without its unit tests and comments.
fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap_or_default();
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

fn sources(folder: &str, endings: &[&str]) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(&root().join(folder), endings, &mut found);
    assert!(!found.is_empty(), "no sources in {folder}");
    found.into_iter().map(|path| (path.clone(), code(&path))).collect()
}

#[test]
fn no_game_is_named_in_code() {
    let ids = variorum_library::ids();
    assert!(ids.len() >= 28);
    let mut all = sources("crates", &[".rs"]);
    all.extend(sources("web/src", &[".ts", ".tsx"]));
    for (path, text) in all {
        for id in &ids {
            for quote in ['"', '\'', '`'] {
                assert!(!text.contains(&format!("{quote}{id}{quote}")), "{} names the game {id}", path.display());
            }
        }
    }
}

#[test]
fn dependencies_between_crates_go_one_way() {
    let allowed: [(&str, &[&str]); 26] = [
        ("messages", &[]),
        ("betza", &[]),
        ("gamedef", &["betza"]),
        ("rules", &["gamedef"]),
        ("importing", &["betza", "gamedef", "rules"]),
        ("exporting", &["betza", "gamedef", "importing", "rules"]),
        ("notation", &["gamedef", "rules"]),
        ("library", &["gamedef", "messages", "rules", "notation"]),
        ("search", &[]),
        ("jobs", &[]),
        ("queue", &["jobs"]),
        ("nets", &["gamedef", "rules"]),
        ("engine", &["gamedef", "rules", "nets", "search", "tables"]),
        ("training", &["jobs", "rules", "nets", "engine"]),
        ("tables", &["gamedef", "rules"]),
        ("protocol", &["gamedef", "exporting", "rules", "notation", "engine"]),
        ("play", &["gamedef", "rules", "notation"]),
        ("problems", &["gamedef", "rules", "notation"]),
        ("puzzles", &["gamedef", "rules", "problems", "engine"]),
        ("commands", &["gamedef", "messages", "rules", "notation", "library", "play"]),
        ("picture", &["gamedef", "rules"]),
        ("arena", &["jobs", "gamedef", "rules", "notation", "engine", "protocol"]),
        (
            "fuzzing",
            &[
                "betza",
                "gamedef",
                "importing",
                "rules",
                "nets",
                "notation",
                "library",
                "play",
                "commands",
                "problems",
                "protocol",
                "server",
                "tables",
                "training",
            ],
        ),
        ("storage", &["play", "rules"]),
        (
            "server",
            &[
                "gamedef", "messages", "rules", "notation", "library", "play", "commands", "engine", "picture",
                "puzzles", "storage",
            ],
        ),
        (
            "cli",
            &[
                "betza",
                "gamedef",
                "messages",
                "rules",
                "notation",
                "library",
                "search",
                "engine",
                "protocol",
                "play",
                "commands",
                "jobs",
                "queue",
                "arena",
                "picture",
                "server",
                "nets",
                "training",
                "tables",
                "importing",
                "exporting",
                "problems",
                "puzzles",
            ],
        ),
    ];
    let names: Vec<&str> = allowed.iter().map(|(name, _)| *name).collect();
    let crates = fs::read_dir(root().join("crates")).expect("there are crates").flatten();
    for entry in crates {
        let name = entry.file_name().to_string_lossy().into_owned();
        let (_, may) = allowed
            .iter()
            .find(|(known, _)| *known == name)
            .unwrap_or_else(|| panic!("the crate {name} is not on the map"));
        let manifest = fs::read_to_string(entry.path().join("Cargo.toml")).expect("a crate has a manifest");
        let section =
            manifest.split("[dependencies]").nth(1).unwrap_or_default().split("\n[").next().unwrap_or_default();
        for line in section.lines() {
            let dependency = line.split(['.', ' ', '=']).next().unwrap_or_default();
            let Some(dependency) = dependency.strip_prefix("variorum-") else { continue };
            assert!(names.contains(&dependency), "{name} needs {dependency}, which is not on the map");
            assert!(may.contains(&dependency), "{name} may not need {dependency}");
        }
    }
}

/// Checks that none of the words is in the sources of these crates.
fn assert_absent(crates: &[&str], words: &[&str]) {
    for name in crates {
        for (path, text) in sources(&format!("crates/{name}/src"), &[".rs"]) {
            for word in words {
                assert!(!text.contains(word), "{} uses {word}", path.display());
            }
        }
    }
}

#[test]
fn inner_crates_do_not_print_read_files_or_open_sockets() {
    assert_absent(
        &[
            "messages",
            "gamedef",
            "importing",
            "exporting",
            "rules",
            "nets",
            "search",
            "engine",
            "training",
            "tables",
            "protocol",
            "play",
            "picture",
            "problems",
        ],
        &[
            "println!",
            "eprintln!",
            "print!(",
            "std::fs",
            "std::net",
            "std::process",
            "tokio",
            "std::env::",
            "File::open",
        ],
    );
}

#[test]
fn matches_do_not_print_read_files_or_open_sockets() {
    assert_absent(&["arena"], &["println!", "eprintln!", "print!(", "std::fs", "std::net", "std::env::"]);
}

#[test]
fn rules_search_and_play_know_no_clock() {
    assert_absent(
        &["gamedef", "rules", "nets", "search", "training", "tables", "play", "picture", "problems"],
        &["std::time", "Instant::", "SystemTime"],
    );
}

#[test]
fn storage_knows_neither_requests_nor_shapes_for_the_wire() {
    assert_absent(&["storage"], &["axum", "utoipa", "hyper", "http::", "println!", "eprintln!"]);
}

#[test]
fn every_crate_takes_the_lints_that_forbid_unsafe_code() {
    let workspace = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace has a manifest");
    assert!(workspace.contains("unsafe_code = \"forbid\""));
    for entry in fs::read_dir(root().join("crates")).expect("there are crates").flatten() {
        let manifest = fs::read_to_string(entry.path().join("Cargo.toml")).expect("a crate has a manifest");
        assert!(
            manifest.contains("[lints]\nworkspace = true"),
            "{} does not take the workspace's lints",
            entry.path().display()
        );
    }
}

#[test]
fn every_module_has_documentation() {
    for (path, _) in sources("crates", &[".rs"]) {
        let text = fs::read_to_string(&path).unwrap_or_default();
        assert!(text.starts_with("//!"), "{} does not begin with //!", path.display());
    }
}
