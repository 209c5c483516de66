//! Every game that is shipped loads without an error.

use std::fs;
use std::path::PathBuf;

#[test]
fn every_shipped_game_loads() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut faults = String::new();
    let Ok(entries) = fs::read_dir(&folder) else { return };
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.sort();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "toml"));
    paths.retain(|path| !path.to_string_lossy().ends_with(".weights.toml"));
    for path in &paths {
        let text = fs::read_to_string(path).unwrap();
        let stem = path.file_stem().unwrap().to_string_lossy();
        let bases = |id: &str| fs::read_to_string(folder.join(format!("{id}.toml"))).ok();
        let loaded = variorum_gamedef::load_with(&text, &stem, &bases);
        assert_eq!(loaded.language, Some(variorum_gamedef::vocabulary::LANGUAGE), "{stem} names the language");
        let file_name = path.file_name().unwrap().to_string_lossy();
        if loaded.definition.is_none() {
            faults.push_str(&variorum_gamedef::render(&loaded.diagnostics, &file_name, &text, false));
        } else if !loaded.diagnostics.is_empty() {
            println!("{}", variorum_gamedef::render(&loaded.diagnostics, &file_name, &text, false));
        }
    }
    assert!(faults.is_empty(), "{faults}");
}
