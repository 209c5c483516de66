//! Phrases of game files, and the sentences that explain them.

use variorum_library::explain::{Explainer, explain_piece};

const FLAT: &str = "files = 8\nranks = 8";
const SPACE: &str = "files = 7\nranks = 7\nlevels = \"tuvwxyz\"";

/// The sentences for a piece with these phrases.
fn explained(board: &str, phrases: &[&str]) -> String {
    let definition = defined(board, phrases);
    explain_piece(&definition, 1).join(" ")
}

/// A game with a piece that has these phrases.
fn defined(board: &str, phrases: &[&str]) -> variorum_gamedef::definition::Definition {
    let moves = phrases.iter().map(|phrase| format!("{phrase:?}")).collect::<Vec<_>>().join(", ");
    let (cells, start) = if board == FLAT {
        (8, "k7/8/8/8/8/8/8/KM6")
    } else {
        (7, "k6,7,7,7,7,7,7/7,7,7,7,7,7,7/7,7,7,7,7,7,7/7,7,7,7,7,7,7/7,7,7,7,7,7,7/7,7,7,7,7,7,7/KM5,7,7,7,7,7,7")
    };
    let text = format!(
        "id = \"small\"\n[about]\nname = \"Small\"\nsummary = \"A test.\"\n[board]\n{board}\n\
         [zones]\ncamp = \"ranks 1-3\"\nhome = \"rank {cells}\"\n\
         [[piece]]\nid = \"king\"\nname = \"King\"\ntoken = \"K\"\nmoves = [\"step orthogonal\"]\nroyal = true\n\
         [[piece]]\nid = \"piece\"\nname = \"Piece\"\ntoken = \"M\"\nmoves = [{moves}]\n\
         [endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
         [[start]]\nname = \"Usual\"\nposition = \"{start} w - - 0 1\"\n"
    );
    let loaded = variorum_gamedef::load(&text, "small");
    let faults = variorum_gamedef::render(&loaded.diagnostics, "small.toml", &text, false);
    loaded.definition.unwrap_or_else(|| panic!("{faults}"))
}

#[track_caller]
fn flat(phrase: &str, sentence: &str) {
    assert_eq!(explained(FLAT, &[phrase]), sentence);
}

#[track_caller]
fn space(phrase: &str, sentence: &str) {
    assert_eq!(explained(SPACE, &[phrase]), sentence);
}

#[test]
fn steps_and_slides() {
    flat("step orthogonal", "Steps one cell straight.");
    flat("step orthogonal and diagonal", "Steps one cell in any direction, straight or diagonally.");
    flat("step forward orthogonal and forward diagonal", "Steps one cell straight or diagonally, always forward.");
    flat("step sideways orthogonal", "Steps one cell sideways.");
    flat("step lengthwise orthogonal", "Steps one cell straight forward or backward.");
    flat("slide backward diagonal", "Slides any distance diagonally backward.");
    flat("slide up to 3 orthogonal", "Slides up to three cells straight.");
    flat("slide exactly 2 diagonal", "Goes exactly two cells (the cell between must be empty) diagonally.");
    flat("slide exactly 3 diagonal", "Goes exactly three cells (every cell between must be empty) diagonally.");
}

#[test]
fn leaps() {
    flat("leap 2:1", "Leaps, over anything, two cells one way and one at right angles to it (a chess knight’s leap).");
    flat("leap 3:0", "Leaps, over anything, three cells straight.");
    flat("leap 2:2", "Leaps, over anything, two cells diagonally.");
    flat("leap 3:1 rank+3", "Leaps, over anything, three ranks forward and one file to the side.");
    flat("leap 2:1 rank-1", "Leaps, over anything, one rank backward and two files to the side.");
    flat("leap forward 2:1", "Leaps, over anything, two cells one way and one at right angles to it forward.");
    space("leap 2:1:1", "Leaps, over anything, two cells one way, one a second way and one the third way.");
    flat(
        "slide 2:1",
        "Repeats any number of times, always in the same direction, a leap of two cells one way and one at right angles to it \
         (a chess knight’s leap); every cell where it lands before the last must be empty.",
    );
}

#[test]
fn paths_of_several_steps() {
    flat(
        "lame orthogonal > diagonal",
        "Goes one step straight and then one step diagonally onward; the cell between must be empty.",
    );
    flat(
        "lame diagonal > orthogonal > orthogonal > orthogonal",
        "Goes one step diagonally and then three steps straight onward; every cell between must be empty.",
    );
    flat(
        "lame orthogonal > orthogonal > diagonal",
        "Goes two steps straight and then one step diagonally onward; every cell between must be empty.",
    );
    flat("lame diagonal > diagonal", "Goes two steps diagonally in one direction; the cell between must be empty.");
    flat(
        "crooked orthogonal > diagonal",
        "Zigzags any distance over empty cells, stepping straight and diagonally by turns, beginning with either.",
    );
    flat(
        "crooked up to 3 orthogonal > diagonal",
        "Zigzags up to three steps over empty cells, stepping straight and diagonally by turns, beginning with either.",
    );
    flat(
        "crooked up to 3 1:1 > 1:-1, capturing",
        "Captures along a zigzag of up to three steps over empty cells, stepping diagonally to one side and to the other by \
         turns, beginning with either.",
    );
}

#[test]
fn planes() {
    flat(
        "plane diagonal",
        "Moves any distance diagonally, not only on the line but as far along each axis as it likes; all other cells of the \
         box between must be empty.",
    );
    flat(
        "plane up to 2 diagonal, capturing",
        "Captures up to two cells diagonally, not only on the line but one to two along each axis, as it likes; all other \
         cells of the box between must be empty.",
    );
    flat("plane up to 1 diagonal", "Moves one cell diagonally; all other cells of the box between must be empty.");
}

#[test]
fn hops_and_doubles() {
    flat(
        "hop orthogonal, capturing",
        "Captures by jumping over exactly one piece of either side, straight; any number of empty cells may lie before and behind \
         that piece.",
    );
    flat(
        "double forward orthogonal, from camp",
        "From the camp (ranks 1 to 3 for White; ranks 6 to 8 for Black): goes two cells straight forward over empty cells, \
         without capturing (and may then be captured en passant).",
    );
}

#[test]
fn conditions() {
    flat("slide diagonal, moving", "Slides any distance diagonally, without capturing.");
    flat("step forward diagonal, capturing", "Captures one cell diagonally forward.");
    flat(
        "slide orthogonal, to home",
        "Slides any distance straight, only to cells of the home (rank 8 for White; rank 1 for Black).",
    );
    flat(
        "step orthogonal, outside home, not to home",
        "From outside the home (rank 8 for White; rank 1 for Black): steps one cell straight, not to cells of the home \
         (rank 8 for White; rank 1 for Black).",
    );
}

#[test]
fn directions_in_space() {
    space("step orthogonal and diagonal", "Steps one cell in any of 18 directions, straight or diagonally.");
    space("step upward orthogonal", "Steps one cell straight up.");
    space("slide flat forward diagonal", "Slides any distance diagonally forward on its level.");
    space("slide sideways diagonal", "Slides any distance diagonally across its rank.");
    space("step triagonal and forward orthogonal", "Steps one cell in any triagonal direction, or straight forward.");
    space(
        "slide lengthwise diagonal keeping-ring turning",
        "Slides any distance diagonally forward or backward round its ring (turning its corners).",
    );
    space(
        "slide sideways orthogonal changing-ring reflecting",
        "Slides any distance straight in or out across its rank (bending at corners and in the middle).",
    );
}

#[test]
fn phrases_that_differ_only_in_paths_are_one_sentence() {
    assert_eq!(
        explained(FLAT, &["step orthogonal", "step forward diagonal"]),
        "Steps one cell in any straight direction, or diagonally forward."
    );
    assert_eq!(
        explained(FLAT, &["slide orthogonal, moving", "hop orthogonal, capturing"]),
        "Slides any distance straight, without capturing. Captures by jumping over exactly one piece of either side, along the \
         same lines; any number of empty cells may lie before and behind that piece."
    );
}

#[track_caller]
fn german(board: &str, phrase: &str, sentence: &str) {
    let definition = defined(board, &[phrase]);
    assert_eq!(Explainer::new(&definition, "de").moves(1).join(" "), sentence);
}

#[test]
fn in_german() {
    german(FLAT, "step orthogonal and diagonal", "Geht ein Feld in jede Richtung, gerade oder schräg.");
    german(FLAT, "step forward orthogonal and forward diagonal", "Geht ein Feld gerade oder schräg, immer vorwärts.");
    german(FLAT, "slide up to 3 orthogonal", "Zieht bis zu drei Felder weit gerade.");
    german(
        FLAT,
        "slide exactly 2 diagonal",
        "Zieht genau zwei Felder weit (das Feld dazwischen muss leer sein) schräg.",
    );
    german(
        FLAT,
        "leap 2:1",
        "Springt über alles hinweg zwei Felder in eine Richtung und eines im rechten Winkel dazu (Springersprung).",
    );
    german(FLAT, "leap 3:1 rank+3", "Springt über alles hinweg drei Reihen vorwärts und eine Linie zur Seite.");
    german(
        FLAT,
        "lame orthogonal > diagonal",
        "Zieht einen Schritt gerade und dann einen Schritt schräg weiter; das Feld dazwischen muss leer sein.",
    );
    german(
        FLAT,
        "crooked orthogonal > diagonal",
        "Zieht im Zickzack beliebig weit über leere Felder, abwechselnd gerade und schräg, und beginnt mit einem von beiden.",
    );
    german(
        FLAT,
        "crooked up to 3 orthogonal > diagonal",
        "Zieht im Zickzack bis zu drei Schritte weit über leere Felder, abwechselnd gerade und schräg, und beginnt mit einem von beiden.",
    );
    german(
        FLAT,
        "plane up to 2 diagonal",
        "Zieht bis zu zwei Felder weit schräg, nicht nur auf der Linie, sondern entlang jeder Achse eines bis zwei, wie sie \
         will; alle anderen Felder im Kasten dazwischen müssen leer sein.",
    );
    german(
        SPACE,
        "leap 2:1:1",
        "Springt über alles hinweg zwei Felder in eine Richtung, eines in eine zweite und eines in die dritte.",
    );
}

/// Zones that are described where they are used are told by their cells.
#[test]
fn zones_without_names() {
    flat("slide orthogonal, from ranks 2-3", "From ranks 2 and 3: slides any distance straight.");
    flat("step diagonal, not to cells a1 h8", "Steps one cell diagonally, not to cells of a1 and h8.");
    flat("step diagonal, to edge cells", "Steps one cell diagonally, only to cells of “edge cells”.");
    let definition = defined(FLAT, &["slide orthogonal, from ranks 2-3", "step diagonal, to rank 8"]);
    let german = Explainer::new(&definition, "de").game();
    assert!(german.contains("Von Reihen 2 und 3 aus") && german.contains("nur auf Felder von Reihe 8"), "{german}");
}
