//! Explanations of small games say what is true, in every language.

use variorum_gamedef::definition::Definition;
use variorum_library::explain::{Explainer, reach_line};

/// Pieces without which chess-like games are not complete.
const KING: &str = "[[piece]]\nid = \"king\"\nname = \"King\"\ntoken = \"K\"\nroyal = true\nmoves = [\"step orthogonal and diagonal\"]\n";

/// A game of kings and rooks that move as `moves` says, with these tables and endings besides.
fn game(moves: &str, tables: &str, endings: &str) -> Definition {
    let text = format!(
        "id = \"small\"\n[about]\nname = \"Small\"\nsummary = \"A test.\"\n[board]\nfiles = 8\nranks = 8\n{KING}\
         [[piece]]\nid = \"rook\"\nname = \"Rook\"\ntoken = \"R\"\nmoves = [{moves}]\n{tables}\n\
         [endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n{endings}\n\
         [[start]]\nname = \"Usual\"\nposition = \"4k2r/8/8/8/8/8/8/R3K3 w - - 0 1\"\n"
    );
    loaded(&text)
}

fn loaded(text: &str) -> Definition {
    let loaded = variorum_gamedef::load(text, "small");
    let faults = variorum_gamedef::render(&loaded.diagnostics, "small.toml", text, false);
    loaded.definition.unwrap_or_else(|| panic!("{faults}"))
}

/// Each language explains the game with its sentence.
#[track_caller]
fn says(definition: &Definition, sentences: [&str; 3]) {
    for (language, sentence) in ["en", "de", "fr"].into_iter().zip(sentences) {
        let text = Explainer::new(definition, language).game();
        // Narrow spaces before French signs are spaces.
        let text = text.replace(['\u{202f}', '\u{a0}'], " ");
        assert!(text.contains(sentence), "{language}: “{sentence}” is not in:\n{text}");
    }
}

#[track_caller]
fn rook(phrase: &str, sentences: [&str; 3]) {
    says(&game(&format!("{phrase:?}"), "", ""), sentences);
}

#[test]
fn a_compulsory_promotion_leaves_no_piece_as_it_is() {
    let promotion = |duty: &str| {
        let table = "[[piece]]\nid = \"pawn\"\nname = \"Pawn\"\ntoken = \"P\"\npawn = true\nmoves = [\"step forward orthogonal\"]\n\
             [[promotion]]\npieces = [\"pawn\"]\nzone = \"ranks 7-8\"\non = \"arrival\"\ninto = [\"rook\"]\nform = \"fixed\"\n";
        game("\"slide orthogonal\"", &format!("{table}duty = \"{duty}\""), "")
    };
    says(
        &promotion("always"),
        ["with + at the end of the move.", "mit + am Ende des Zuges.", "par + à la fin du coup."],
    );
    says(&promotion("never"), ["without it the piece stays", "ohne + bleibt die Figur", "sans +, la pièce reste"]);
    says(
        &promotion("always"),
        ["When a Pawn reaches rank 7 or 8,", "Wenn ein Bauer Reihe 7 oder 8 erreicht,", "rangée 7 ou 8"],
    );
}

#[test]
fn an_ending_says_whose_pieces_it_counts() {
    let ending =
        |when: &str| game("\"slide orthogonal\"", "", &format!("[[ending]]\nwhen = \"{when}\"\nresult = \"wins\"\n"));
    says(
        &ending("enemy rook <= 1"),
        [
            "A player who faces an opponent who has at most one Rook on the board wins.",
            "Ein Spieler gewinnt, sobald er einen Gegner mit höchstens einem Turm auf dem Brett hat.",
            "Un joueur qui affronte un adversaire qui a au plus une Tour sur le plateau gagne.",
        ],
    );
    says(&ending("own king in cells a8 h8"), ["a King on a8 or h8", "auf a8 oder h8", "a8 ou h8"]);
    says(&ending("own king in dark cells"), ["on the dark cells", "dunkle Felder", "de couleur foncée"]);
}

#[test]
fn a_side_way_says_which_side() {
    rook(
        "step sideways orthogonal leftward",
        ["Steps one cell to the left.", "Geht ein Feld nach links.", "vers la gauche."],
    );
    rook(
        "slide forward orthogonal and sideways orthogonal rightward",
        ["forward, or to the right.", "nach rechts.", "vers la droite."],
    );
}

#[test]
fn leaps_along_one_axis_say_their_limits() {
    rook(
        "leap lengthwise 2:0",
        ["two cells straight forward or backward.", "vorwärts oder rückwärts.", "vers l’avant ou l’arrière."],
    );
    rook("slide lengthwise 3:0", ["three cells straight forward or backward", "vorwärts oder rückwärts", "l’arrière"]);
    rook("leap sideways 2:0", ["two cells straight sideways.", "seitwärts.", "de côté."]);
}

#[test]
fn paths_that_differ_are_told_differently() {
    let pairs = [
        ("lame forward diagonal > forward orthogonal", "lame forward diagonal > orthogonal"),
        ("leap 0:1 > 2:1", "leap 1:0 > 2:1"),
        ("leap 2:1 > 0:1", "leap 2:1 > orthogonal"),
    ];
    for language in ["en", "de", "fr"] {
        let told = |phrase: &str| {
            let definition = game(&format!("{phrase:?}"), "", "");
            Explainer::new(&definition, language).moves(1).join(" ")
        };
        for (one, other) in pairs {
            assert_ne!(told(one), told(other), "{language}: {one}, {other}");
        }
    }
    rook("lame forward diagonal > forward orthogonal", ["one step straight onward, forward;", "", ""]);
    rook("lame forward orthogonal > forward diagonal", ["one step diagonally onward;", "", ""]);
    rook("leap 0:1 > 2:1", ["onward, ending two cells diagonally from where it began.", "", ""]);
}

#[test]
fn checkmate_has_the_result_of_the_game() {
    let definition = game("\"slide orthogonal\"", "", "checkmate = \"wins\"");
    says(
        &definition,
        ["its checkmate wins the game.", "ist die Partie gewonnen.", "la partie est gagnée quand elle est mate."],
    );
}

#[test]
fn a_piece_of_one_side_reaches_cells_of_that_side() {
    let imp = "[[piece]]\nid = \"imp\"\nname = \"Imp\"\ntoken = \"I\"\nside = \"black\"\nmoves = [\"step forward orthogonal\"]\n";
    let definition = game("\"slide orthogonal\"", imp, "");
    let line = reach_line(&definition, 2, vec!["d3".to_owned()], vec!["d3".to_owned()]);
    assert_eq!(Explainer::new(&definition, "en").text(&line), "Imp (I) of Black: moves and captures to d3");
}

#[test]
fn pieces_to_jump_over_are_missed_only_where_nothing_is_listed() {
    let definition = game("\"step orthogonal\", \"hop diagonal, capturing\"", "", "");
    let line = |captures: &[&str]| {
        let captures = captures.iter().map(|&cell| cell.to_owned()).collect();
        Explainer::new(&definition, "en").text(&reach_line(&definition, 1, vec!["d3".to_owned()], captures))
    };
    assert!(line(&[]).ends_with("(for want of a piece to jump over)"), "{}", line(&[]));
    assert!(line(&["d5"]).ends_with("(and more with a piece to jump over)"), "{}", line(&["d5"]));
}

#[test]
fn hops_go_over_neutral_pieces_too_where_there_are_any() {
    rook("hop orthogonal", ["exactly one piece of either side, straight", "", ""]);
    let stone = "[[neutral]]\nid = \"stone\"\nname = \"Stone\"\ntoken = \"*\"\nrole = \"blocker\"\n\
         [turn]\nsecond = \"compulsory\"\nko = false\n\
         [[turn.action]]\nneutrals = [\"stone\"]\ndo = \"put\"\nspot = \"reached\"\n";
    says(
        &game("\"hop orthogonal\"", stone, ""),
        ["one piece, of either side or neutral, straight", "oder neutrale Figur hinweg", "ou neutre,"],
    );
    says(&game("\"hop orthogonal\"", stone, ""), ["such as d1d2,*@d3.", "etwa d1d2,*@d3.", "par exemple d1d2,*@d3."]);
}

#[test]
fn a_second_promotion_of_a_piece_is_for_the_rest() {
    let promotions = "[[piece]]\nid = \"queen\"\nname = \"Queen\"\ntoken = \"Q\"\nmoves = [\"slide orthogonal and diagonal\"]\n\
         [[piece]]\nid = \"bishop\"\nname = \"Bishop\"\ntoken = \"B\"\nmoves = [\"slide diagonal\"]\n\
         [[promotion]]\npieces = [\"rook\"]\nzone = \"all cells\"\non = \"capture\"\ninto = [\"queen\"]\nform = \"silent\"\nduty = \"always\"\n\
         [[promotion]]\npieces = [\"rook\"]\nzone = \"all cells\"\non = \"arrival\"\ninto = [\"bishop\"]\nform = \"silent\"\nduty = \"always\"\n";
    says(
        &game("\"slide orthogonal\"", promotions, ""),
        [
            "When a Rook moves without capturing, it becomes a Bishop.",
            "ohne zu schlagen zieht, wird",
            "se déplace sans prendre,",
        ],
    );
}

#[test]
fn samples_of_drops_are_of_pieces_that_can_be_dropped() {
    let held = |limit: &str| {
        let text = format!(
            "id = \"small\"\n[about]\nname = \"Small\"\nsummary = \"A test.\"\n[board]\nfiles = 8\nranks = 8\n{KING}\
             [[piece]]\nid = \"rook\"\nname = \"Rook\"\ntoken = \"R\"\nmoves = [\"slide orthogonal\"]\nreturns = \"rook\"\n{limit}\n\
             [endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
             [[start]]\nname = \"Usual\"\nposition = \"4k2r/8/8/8/8/8/8/R3K3[] w - - 0 1\"\n"
        );
        loaded(&text)
    };
    says(&held(""), ["such as R@d5.", "etwa R@d5.", "par exemple R@d5."]);
    says(&held("drop = { only = \"rank 1\" }"), ["such as R@a1.", "etwa R@a1.", "par exemple R@a1."]);
}

#[test]
fn small_numbers_and_missing_moves_are_told_as_they_are() {
    says(
        &game("", "", "quiet-turns = 1"),
        ["After one turn by each side", "Nach einem Zug jeder Seite", "Après un coup de chaque camp"],
    );
    says(&game("", "", ""), ["Rook (R): Has no moves of its own.", "Hat keine eigenen Züge.", "aucun coup propre."]);
}
