//! Men explained in German: as much as in English, and no word of English left.

use std::collections::BTreeSet;

use library::explain::Explainer;

/// Words that both languages have, and what is written the same.
const BOTH: [&str; 9] = ["an", "ring", "hand", "in", "so", "en", "passant", "die", "also"];

fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.chars().count() > 1).map(str::to_lowercase)
}

#[test]
fn every_sentence_about_a_man_has_its_german_form() {
    let mut english_words = BTreeSet::new();
    let mut names: BTreeSet<String> = BOTH.iter().map(ToString::to_string).collect();
    let mut told = Vec::new();
    for id in library::ids() {
        let definition = library::definition(&id).unwrap();
        let (english, german) = (Explainer::new(&definition, "en"), Explainer::new(&definition, "de"));
        names.extend(definition.men.iter().flat_map(|man| words(&man.name).collect::<Vec<_>>()));
        names.extend(definition.neutrals.iter().flat_map(|man| words(&man.name).collect::<Vec<_>>()));
        let men = (0..definition.men.len())
            .map(|man| (english.man(man), german.man(man)))
            .chain((0..definition.men.len()).map(|man| (english.moves(man), german.moves(man))))
            .chain((0..definition.neutrals.len()).map(|one| (english.neutral(one), german.neutral(one))));
        for (english, german) in men {
            assert_eq!(english.len(), german.len(), "{id}: {english:?} {german:?}");
            english_words.extend(english.iter().flat_map(|sentence| words(sentence)));
            for sentence in german {
                assert!(sentence.ends_with('.') && !sentence.contains("  "), "{id}: {sentence}");
                told.push((id.clone(), sentence));
            }
        }
    }
    assert!(told.len() > 500 && english_words.len() > 150);
    let left: Vec<String> = told
        .iter()
        .flat_map(|(id, sentence)| {
            let (english_words, names) = (&english_words, &names);
            words(sentence)
                .filter(move |word| english_words.contains(word) && !names.contains(word))
                .map(move |word| format!("{id}: {word} in “{sentence}”"))
        })
        .collect();
    assert!(left.is_empty(), "{}", left.join("\n"));
}

#[test]
fn men_have_their_german_names_where_the_game_has_them() {
    let definition = library::definition("stones-and-relays").unwrap();
    let pawn = definition.men.iter().position(|man| man.id == "pawn").unwrap();
    let sentences = Explainer::new(&definition, "de").man(pawn).join(" ");
    assert!(sentences.contains("Dame, Turm, Läufer oder Springer"), "{sentences}");
    // Another language is English.
    assert_eq!(Explainer::new(&definition, "xx").man(pawn), Explainer::new(&definition, "en").man(pawn));
    assert!(Explainer::new(&definition, "de").man(usize::MAX).is_empty());
    assert!(Explainer::new(&definition, "de").neutral(usize::MAX).is_empty());
}
