//! Pieces explained in German: as much as in English, and no word of English left.

use std::collections::BTreeSet;

use variorum_library::explain::{Explainer, explain_game};

/// Words that both languages have, and what is written the same.
const BOTH: [&str; 9] = ["an", "ring", "hand", "in", "so", "en", "passant", "die", "also"];

fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.chars().count() > 1).map(str::to_lowercase)
}

/// None of the many lines of games, each with its game, has a word of English that is no name.
fn assert_all_german(told: &[(String, String)], english: &BTreeSet<String>, names: &BTreeSet<String>) {
    let left: Vec<String> = told
        .iter()
        .flat_map(|(id, line)| {
            words(line)
                .filter(|word| english.contains(word) && !names.contains(word))
                .map(move |word| format!("{id}: {word} in “{line}”"))
        })
        .collect();
    assert!(told.len() > 500 && left.is_empty(), "{}", left.join("\n"));
}

#[test]
fn every_sentence_about_a_piece_has_its_german_form() {
    let mut english_words = BTreeSet::new();
    let mut names: BTreeSet<String> = BOTH.iter().map(ToString::to_string).collect();
    let mut told = Vec::new();
    for id in variorum_library::ids() {
        let definition = variorum_library::definition(&id).unwrap();
        let (english, german) = (Explainer::new(&definition, "en"), Explainer::new(&definition, "de"));
        names.extend(definition.pieces.iter().flat_map(|piece| words(&piece.name).collect::<Vec<_>>()));
        names.extend(definition.neutrals.iter().flat_map(|piece| words(&piece.name).collect::<Vec<_>>()));
        let pieces = (0..definition.pieces.len())
            .map(|piece| (english.piece(piece), german.piece(piece)))
            .chain((0..definition.pieces.len()).map(|piece| (english.moves(piece), german.moves(piece))))
            .chain((0..definition.neutrals.len()).map(|one| (english.neutral(one), german.neutral(one))));
        for (english, german) in pieces {
            assert_eq!(english.len(), german.len(), "{id}: {english:?} {german:?}");
            english_words.extend(english.iter().flat_map(|sentence| words(sentence)));
            for sentence in german {
                assert!(sentence.ends_with('.') && !sentence.contains("  "), "{id}: {sentence}");
                told.push((id.clone(), sentence));
            }
        }
    }
    assert!(english_words.len() > 150);
    assert_all_german(&told, &english_words, &names);
}

/// Numbers of lines of the sections below the title.
fn sections(text: &str) -> Vec<usize> {
    text.split("\n# ").skip(1).map(|section| section.lines().filter(|line| line.starts_with("- ")).count()).collect()
}

#[test]
fn whole_games_are_told_line_by_line_as_in_english() {
    let (mut english_words, mut names) = (BTreeSet::new(), BTreeSet::new());
    let mut told = Vec::new();
    for id in variorum_library::ids() {
        let definition = variorum_library::definition(&id).unwrap();
        let (english, german) = (Explainer::new(&definition, "en"), Explainer::new(&definition, "de"));
        let (ours, theirs) = (german.game(), english.game());
        let mut expected = sections(&theirs);
        // Zones have English names: in German their cells are told where they matter.
        expected[0] -= definition.zones.len();
        assert_eq!(sections(&ours), expected, "{id}: {ours}");
        assert_eq!(theirs, explain_game(&definition), "{id}");
        assert!(ours.lines().all(|line| !line.contains("  ") && !line.contains("{")), "{id}: {ours}");
        english_words.extend(theirs.split("\n# Rulings").next().into_iter().flat_map(words));
        names.extend(
            definition.board.cells().flat_map(|cell| words(&definition.board.cell_name(cell)).collect::<Vec<_>>()),
        );
        for definition in [&definition, german.definition()] {
            names.extend(words(&definition.about.name));
            names.extend(words(&definition.about.inventor));
            names.extend(
                definition
                    .pieces
                    .iter()
                    .flat_map(|piece| words(&format!("{} {}", piece.name, piece.token)).collect::<Vec<_>>()),
            );
            names.extend(definition.neutrals.iter().flat_map(|piece| words(&piece.name).collect::<Vec<_>>()));
        }
        // Of the texts of the file only the explanation is looked at.
        let made = ours.split("\n# Entscheidungen").next().unwrap().lines().skip(2);
        told.extend(made.map(|line| (id.clone(), line.to_owned())));
    }
    names.extend(BOTH.iter().chain(&["was", "rings"]).map(ToString::to_string));
    assert_all_german(&told, &english_words, &names);
}

#[test]
fn pieces_have_their_german_names_where_the_game_has_them() {
    let definition = variorum_library::definition("stones-and-relays").unwrap();
    let pawn = definition.pieces.iter().position(|piece| piece.id == "pawn").unwrap();
    let sentences = Explainer::new(&definition, "de").piece(pawn).join(" ");
    assert!(sentences.contains("Dame, Turm, Läufer oder Springer"), "{sentences}");
    // Another language is English.
    assert_eq!(Explainer::new(&definition, "xx").piece(pawn), Explainer::new(&definition, "en").piece(pawn));
    assert!(Explainer::new(&definition, "de").piece(usize::MAX).is_empty());
    assert!(Explainer::new(&definition, "de").neutral(usize::MAX).is_empty());
}
