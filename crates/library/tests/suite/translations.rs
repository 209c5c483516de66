//! Every file of translated texts fits its game, and every language has all games.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use variorum_library::Language;
use variorum_messages::Catalogue;

#[test]
fn every_translation_fits_its_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    assert!(variorum_library::languages().count() > 1);
    for language in variorum_library::languages().map(Language::tag) {
        let mut files = Vec::new();
        let games = folder.join(language).join("games");
        for entry in fs::read_dir(&games).unwrap_or_else(|error| panic!("{}: {error}", games.display())) {
            let id = entry.unwrap().path().file_stem().unwrap().to_string_lossy().into_owned();
            let texts = variorum_library::translation(&id, language).unwrap_or_else(|fault| panic!("{fault}")).unwrap();
            assert!(!texts.summary.is_empty(), "{language}/{id}");
            files.push(id);
        }
        files.sort();
        assert_eq!(files, variorum_library::ids(), "{language}");
    }
}

/// A language may omit the long texts, but then in every game.
#[test]
fn every_game_has_the_texts_that_the_others_of_its_language_have() {
    for language in variorum_library::languages().map(Language::tag) {
        let mut families = BTreeMap::new();
        let ids = variorum_library::ids();
        let texts = |id: &str| {
            let texts = variorum_library::translation(id, language).unwrap_or_else(|errors| panic!("{errors}"));
            texts.unwrap_or_else(|| panic!("there is no locales/{language}/games/{id}.toml"))
        };
        let whole = ids.iter().any(|id| !texts(id).rules.is_empty());
        for id in &ids {
            let (texts, own) = (texts(id), variorum_library::definition(id).unwrap());
            let localised = variorum_library::localised(&own, language).unwrap();
            assert!(own.starts.len() < 2 || !texts.starts.is_empty(), "{language}/{id}: arrays");
            // A year written in words is translated.
            let in_figures = own.about.year.chars().all(|letter| letter.is_ascii_digit());
            assert!(in_figures || localised.about.year != own.about.year, "{language}/{id}: year");
            let known = families.entry(own.about.family.clone()).or_insert_with(|| localised.about.family.clone());
            assert_eq!(*known, localised.about.family, "{language}/{id}: the family has two names");
            if !whole {
                let none = texts.rules.is_empty()
                    && texts.story.is_empty()
                    && texts.examples.is_empty()
                    && texts.guide.is_empty();
                assert!(none && texts.rulings.is_empty(), "{language}/{id}: other games have no long texts");
                assert_eq!(localised.about.rules, "", "{language}/{id}: the rules would be in English");
                continue;
            }
            assert_eq!(texts.story.is_empty(), own.about.story.is_empty(), "{language}/{id}: story");
            assert_eq!(texts.rulings.len(), own.about.rulings.len(), "{language}/{id}: rulings");
            assert_eq!(texts.examples.len(), own.examples.len(), "{language}/{id}: examples");
            assert_eq!(texts.guide.len(), own.guide.len(), "{language}/{id}: guide");
            // Sections and items are in the same order as in English.
            for mark in ["# ", "- "] {
                let marked = |text: &str| text.lines().filter(|line| line.starts_with(mark)).count();
                assert_eq!(marked(&texts.rules), marked(&own.about.rules), "{language}/{id}: {mark}");
            }
        }
    }
}

#[test]
fn every_piece_has_a_name_in_every_language() {
    for language in Language::all() {
        let catalogue = Catalogue::of(language);
        for id in variorum_library::ids() {
            let own = variorum_library::definition(&id).unwrap();
            let names = variorum_library::translation(&id, language.tag()).unwrap().unwrap_or_default().names;
            let localised = variorum_library::localised(&own, language.tag()).unwrap();
            let pieces = own.pieces.iter().map(|piece| (&piece.id, &piece.name));
            let neutrals = own.neutrals.iter().map(|neutral| (&neutral.id, &neutral.name));
            for (piece, name) in pieces.chain(neutrals) {
                assert!(
                    catalogue.knows_piece(piece, name),
                    "{language}/{id}: pieces.ftl has no term for {piece}, “{name}”"
                );
                // The file of texts names a piece only if the game's name for it differs.
                let plain = catalogue.piece_name(piece, name, &());
                let again = names.iter().find(|(known, own)| known == piece && *own == plain);
                assert_eq!(again, None, "{language}/{id}: the name is in pieces.ftl already");
            }
            for (own, localised) in own.pieces.iter().zip(&localised.pieces) {
                let remark = own.name.to_lowercase().contains("promoted");
                assert!(
                    !remark || language == Language::ENGLISH || own.name != localised.name,
                    "{language}/{id}: {}",
                    own.name
                );
            }
        }
    }
}
