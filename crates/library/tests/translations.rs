//! Every file of texts in another language fits its game.

use std::path::Path;

#[test]
fn every_translation_fits_its_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut read = 0;
    for language in variorum_library::LANGUAGES {
        for entry in std::fs::read_dir(folder.join(language)).unwrap() {
            let path = entry.unwrap().path();
            let id = path.file_stem().unwrap().to_string_lossy().into_owned();
            let texts = variorum_library::translation(&id, language).unwrap_or_else(|fault| panic!("{fault}")).unwrap();
            assert!(!texts.summary.is_empty() && !texts.rules.is_empty(), "{language}/{id}");
            read += 1;
        }
    }
    assert_eq!(
        read,
        variorum_library::ids().len() * variorum_library::LANGUAGES.len(),
        "a game has no texts in a language"
    );
    assert!(!variorum_library::ids().iter().any(|id| id.contains('/')));
}

#[test]
fn every_game_is_wholly_told_in_every_language() {
    for language in variorum_library::LANGUAGES {
        let mut families = std::collections::BTreeMap::new();
        for id in variorum_library::ids() {
            let own = variorum_library::definition(&id).unwrap();
            let texts = variorum_library::translation(&id, language).unwrap().unwrap();
            let told = variorum_library::told(&own, language).unwrap();
            assert_eq!(texts.story.is_empty(), own.about.story.is_empty(), "{language}/{id}: story");
            assert_eq!(texts.rulings.len(), own.about.rulings.len(), "{language}/{id}: rulings");
            assert_eq!(texts.examples.len(), own.examples.len(), "{language}/{id}: examples");
            assert!(own.starts.len() < 2 || !texts.starts.is_empty(), "{language}/{id}: arrays");
            for (own, told) in own.pieces.iter().zip(&told.pieces) {
                let remark = own.name.to_lowercase().contains("promoted");
                assert!(!remark || own.name != told.name, "{language}/{id}: {}", own.name);
            }
            // A year in words is told in words of that language.
            let in_figures = own.about.year.chars().all(|letter| letter.is_ascii_digit());
            assert!(in_figures || told.about.year != own.about.year, "{language}/{id}: year");
            // Sections and items stand where they stand in English.
            for mark in ["# ", "- "] {
                let marked = |text: &str| text.lines().filter(|line| line.starts_with(mark)).count();
                assert_eq!(marked(&texts.rules), marked(&own.about.rules), "{language}/{id}: {mark}");
            }
            let known = families.entry(own.about.family.clone()).or_insert_with(|| told.about.family.clone());
            assert_eq!(*known, told.about.family, "{language}/{id}: the family has two names");
        }
    }
}
