//! Every broken file of `tests/broken` gives exactly the messages in the file beside it.
//!
//! `UPDATE_EXPECT=1 cargo test -p variorum-gamedef` writes them anew; then read them as an inventor would.

use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/broken")
}

/// The games on which broken files build: those of `tests/bases`, and the broken files themselves.
struct Bases;

impl variorum_gamedef::Bases for Bases {
    fn text(&self, id: &str) -> Option<String> {
        let base = folder().join(format!("../bases/{id}.toml"));
        fs::read_to_string(base).or_else(|_| fs::read_to_string(folder().join(format!("{id}.toml")))).ok()
    }

    fn ids(&self) -> Vec<String> {
        vec!["small".to_owned(), "round".to_owned()]
    }
}

/// What a person sees who loads this file.
fn printed(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let stem = path.file_stem().unwrap().to_string_lossy();
    let loaded = variorum_gamedef::load_with(&text, &stem, &Bases);
    let errors = loaded.diagnostics.iter().any(|diagnostic| diagnostic.severity == variorum_gamedef::Severity::Error);
    assert_eq!(loaded.definition.is_none(), errors, "{stem}: a definition exactly if there is no error");
    assert!(!loaded.diagnostics.is_empty(), "{stem} has no problem");
    let file_name = path.file_name().unwrap().to_string_lossy();
    let problems = variorum_gamedef::render(&loaded.diagnostics, &file_name, &text, false);
    format!("{problems}\n{}\n", variorum_gamedef::summary(&loaded.diagnostics))
}

#[test]
fn broken_files_are_explained() {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
    paths.sort();
    assert!(paths.len() >= 30);
    for path in paths {
        expect_test::expect_file![path.with_extension("txt")].assert_eq(&printed(&path));
    }
}
