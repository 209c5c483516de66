//! Every game and every piece is explained in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use variorum_gamedef::definition::Definition;
use variorum_library::Language;
use variorum_library::explain::{self, Explainer, explain_game, reach_heading, reach_line};
use variorum_messages::{Catalogue, GameNames, Message};

/// All messages about a game: the lines of the whole explanation, and the sentences about its pieces.
fn all_messages(definition: &Definition) -> (Vec<Message>, Vec<Message>) {
    let sections = explain::game(definition).into_iter().filter(|section| !section.lines.is_empty());
    let mut lines: Vec<Message> =
        sections.flat_map(|section| section.lead.into_iter().chain([section.heading]).chain(section.lines)).collect();
    let mut sentences = Vec::new();
    lines.push(reach_heading("e4".to_owned()));
    for kind in 0..definition.pieces.len() {
        sentences.extend(explain::piece(definition, kind));
        sentences.extend(explain::moves(definition, kind));
        let cells = |count: usize| (0..count).map(|cell| format!("c{cell}")).collect::<Vec<_>>();
        lines.push(reach_line(definition, kind, cells(0), cells(3)));
        lines.push(reach_line(definition, kind, cells(30), cells(30)));
    }
    sentences.extend((0..definition.neutrals.len()).flat_map(|kind| explain::neutral(definition, kind)));
    (lines, sentences)
}

fn told(catalogue: &Catalogue, message: &Message, names: &dyn GameNames, place: &str) -> String {
    let text = catalogue.try_text(message, names).unwrap_or_else(|faults| panic!("{place}: {faults:?} in {message:?}"));
    assert!(!text.contains(['{', '}']) && !text.contains("  "), "{place}: “{text}”");
    assert!(
        !text.starts_with(' ') && !text.ends_with(' ') && !text.contains(" ,") && !text.contains(".."),
        "{place}: “{text}”"
    );
    text
}

#[test]
fn places_are_named_as_at_the_edges_of_the_own_board_where_that_is_asked() {
    let told = |game: &str, token: &str, customary: bool, language: &str| {
        let rules = variorum_library::rules(game).unwrap();
        let definition = rules.definition();
        let explainer = Explainer::new(definition, language);
        let explainer = if customary { explainer.with_customary_cells() } else { explainer };
        explainer.piece(definition.pieces.iter().position(|piece| piece.token == token).unwrap()).join(" ")
    };
    assert!(told("shogi", "P", false, "en").contains("(ranks 7 to 9 for Sente; ranks 1 to 3 for Gote)"));
    assert!(told("shogi", "P", true, "en").contains("(ranks a to c for Sente; ranks g to i for Gote)"));
    assert!(told("shogi", "P", true, "fr").contains(" a "), "{}", told("shogi", "P", true, "fr"));
    let palace = told("xiangqi", "A", true, "en");
    assert!(palace.contains("ranks 1 to 3, files 4 to 6 for Red; ranks 8 to 10, files 4 to 6 for Black"), "{palace}");
    assert_eq!(told("chess", "P", true, "en"), told("chess", "P", false, "en"));
}

#[test]
fn every_game_is_explained_in_every_language() {
    for language in Language::all() {
        let catalogue = Catalogue::of(language);
        let mut count = 0;
        for id in variorum_library::ids() {
            let definition = variorum_library::definition(&id).unwrap();
            let names = variorum_library::translation(&id, language.tag()).unwrap().unwrap_or_default().names;
            let place = format!("{language}/{id}");
            let (lines, sentences) = all_messages(&definition);
            for message in &lines {
                told(catalogue, message, &names, &place);
            }
            for message in &sentences {
                let text = told(catalogue, message, &names, &place);
                assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{place}: “{text}”");
            }
            count += sentences.len();
            for zone in definition.zones.iter().filter(|zone| zone.named) {
                assert!(catalogue.knows_zone(&zone.name), "{language}/zones.ftl has no term for {}", zone.name);
            }
        }
        assert!(count > 1000, "{language}: {count}");
    }
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { sources(&path, found) } else { found.push(path) }
    }
}

/// The message ids in the sources and in the files are the same, even those that no game in the library uses.
#[test]
fn every_id_in_the_sources_is_a_message() {
    let mut paths = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut paths);
    let text: String = paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let literals = text.split('"').filter(|part| part.starts_with("explain-") && !part.contains(char::is_whitespace));
    let mut used: BTreeSet<String> = literals.map(str::to_owned).collect();
    for shape in ["straight", "diagonal", "triagonal", "other-shape"] {
        used.insert(format!("explain-{shape}-adjective"));
    }
    assert!(used.len() > 100);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/explain.ftl");
    let file = fs::read_to_string(file).unwrap();
    let ids = file.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id.to_owned());
    let known: BTreeSet<String> = ids.filter(|id| id.starts_with("explain-")).collect();
    assert_eq!(used, known);
}

#[test]
fn names_are_declined_as_the_language_does() {
    let definition = variorum_library::definition("stones-and-relays").unwrap();
    let pawn = definition.pieces.iter().position(|piece| piece.id == "pawn").unwrap();
    let last = |language| Explainer::new(&definition, language).piece(pawn).pop().unwrap();
    assert!(last("en").ends_with("it must become a Queen, a Rook, a Bishop or a Knight."), "{}", last("en"));
    assert!(last("de").ends_with("zu einer Dame, einem Turm, einem Läufer oder einem Springer."), "{}", last("de"));
    assert!(last("fr").ends_with("il doit devenir une Dame, une Tour, un Fou ou un Cavalier."), "{}", last("fr"));
}

#[test]
fn an_unknown_language_is_english_and_an_unknown_piece_is_nothing() {
    let definition = variorum_library::definition("stones-and-relays").unwrap();
    assert_eq!(Explainer::new(&definition, "xx").game(), explain_game(&definition));
    assert_eq!(Explainer::new(&definition, "en").game(), explain_game(&definition));
    for language in Language::all() {
        assert!(Explainer::new(&definition, language.tag()).piece(usize::MAX).is_empty());
        assert!(Explainer::new(&definition, language.tag()).neutral(usize::MAX).is_empty());
    }
}

/// A user's game, with names that are in no file, is declined properly too.
#[test]
fn unknown_names_are_told_in_every_language() {
    let own = variorum_library::source("xiangqi").unwrap();
    let own =
        own.replace("id = \"xiangqi\"", "id = \"own\"").replace("\"General\"", "\"Gryphon\"").replace("palace", "nest");
    let definition = variorum_gamedef::load(&own, "own").definition.unwrap();
    let first = |language| Explainer::new(&definition, language).piece(0)[1].clone();
    assert!(first("en").starts_with("It may only move to cells of the nest ("), "{}", first("en"));
    assert!(first("de").starts_with("Sie darf nur auf Felder des Bereichs „nest“ ("), "{}", first("de"));
    assert!(
        first("fr").starts_with("Elle ne peut se déplacer que vers les cases de la zone «\u{a0}nest\u{a0}» ("),
        "{}",
        first("fr")
    );
    let game = Explainer::new(&definition, "de").game();
    assert!(game.contains("Die beiden Figuren der Art Gryphon dürfen"), "{game}");
}

/// Adding a fourth language takes only text.
#[test]
fn a_language_needs_no_code() {
    let definition = variorum_library::definition("chess").unwrap();
    let dutch = Catalogue::of_files(
        "nl",
        [
            ("pieces.ftl", "-king = Koning\n    .gender = masculine"),
            ("words.ftl", "-list-sentences = { $first } { $last }\n-list-or = { $first } of { $last }"),
            (
                "explain.ftl",
                "explain-moves = { CAPITAL($moves) }.\nexplain-steps = gaat één veld { $ways }\n\
                 explain-way-all = in elke richting, { LIST($shapes, type: \"or\") }\nexplain-straight = recht\n\
                 explain-diagonal = schuin\nexplain-royal = { PIECE($piece) } mag nooit aangevallen blijven.",
            ),
        ],
    );
    assert_eq!(dutch.errors(), []);
    let explainer = Explainer::with_catalogue(&definition, &dutch);
    let king = definition.pieces.iter().position(|piece| piece.is_royal()).unwrap();
    assert_eq!(
        explainer.piece(king),
        ["Gaat één veld in elke richting, recht of schuin.", "Koning mag nooit aangevallen blijven."]
    );
    assert_eq!(explainer.definition().pieces[king].name, "Koning");
    // Missing messages are in English.
    assert!(explainer.game().contains("# End of the game"));
}
