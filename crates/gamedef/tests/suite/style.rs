//! How a game looks: what a board of lines takes from the zones, and what characters stand for.

use variorum_gamedef::definition::{Bodies, CoordinateStyle, Definition, Ground, SideNames};
use variorum_gamedef::{Loaded, load};

/// A game of a 5 × 6 board with a palace, a half of its own, and this style.
fn loaded(style: &str, guard: &str) -> Loaded {
    let text = format!(
        r#"id = "small"
[about]
name = "Small"
summary = "A game for tests."
[board]
files = 5
ranks = 6
{style}
[zones]
palace = "ranks 1-3, files b-d"
own-half = "ranks 1-3"
[[piece]]
id = "king"
name = "King"
token = "K"
sign = {{ icon = "king", characters = "帥", characters-black = "將" }}
moves = ["step orthogonal"]
royal = true
confined = "palace"
[[piece]]
id = "guard"
name = "Guard"
token = "G"
sign = {{ icon = "advisor", characters = "成銀", short = "全" }}
moves = ["step diagonal"]
{guard}
[endings]
stalemate = "draw"
repetition = 3
perpetual-check = "draw"
[[start]]
name = "Usual"
position = "2k2/5/5/5/5/2K2 w - - 0 1"
"#
    );
    load(&text, "small")
}

const LINES: &str =
    "[style]\nboard = \"lines\"\nbodies = \"discs\"\nriver = [\"楚河\", \"漢界\"]\nmarks = \"cells a2\"";

fn definition(loaded: Loaded) -> Definition {
    assert!(loaded.definition.is_some(), "{:?}", loaded.diagnostics);
    loaded.definition.unwrap()
}

#[test]
fn a_board_of_lines_has_the_palaces_and_rivers_of_its_zones() {
    let game = definition(loaded(LINES, "confined = \"palace\""));
    let name = |cell| game.board.cell_name(cell);
    let lines: Vec<String> =
        game.palace_diagonals().into_iter().map(|(from, to)| format!("{}-{}", name(from), name(to))).collect();
    assert_eq!(lines, ["b1-d3", "d1-b3", "b6-d4", "d6-b4"]);
    assert!(game.rivers().is_empty());
    let game = definition(loaded(LINES, "confined = \"own-half\""));
    assert_eq!(game.rivers(), [3]);
    // Nobody in the palace steps diagonally: it has no lines.
    assert!(game.palace_diagonals().is_empty());
}

#[test]
fn marks_are_mirrored_and_characters_have_short_forms() {
    let game = definition(loaded(LINES, "confined = \"own-half\""));
    let marks: Vec<String> = game.style.marks.iter().map(|&cell| game.board.cell_name(cell)).collect();
    assert_eq!(marks, ["a2", "a5"]);
    let [king, guard] = [0, 1].map(|piece| game.pieces[piece].sign.characters.clone());
    assert_eq!(king.full, ["帥", "將"]);
    assert_eq!(king.short, ["帥", "將"]);
    assert_eq!(guard.full, ["成銀", "成銀"]);
    assert_eq!(guard.short, ["全", "全"]);
    let style = &game.style;
    assert_eq!((style.board, style.coordinates), (Ground::Lines, CoordinateStyle::Letters));
    assert_eq!((style.bodies, style.sides), (Some(Bodies::Discs), SideNames::WhiteBlack));
}

#[test]
fn a_river_without_a_zone_and_a_character_without_an_outline_are_warnings() {
    let dry = loaded(LINES, "confined = \"palace\"");
    let text = format!("{:?}", dry.diagnostics);
    assert!(text.contains("NoRiver"), "{text}");
    assert!(dry.definition.is_some());
    let unknown = loaded(&LINES.replace('楚', "鬱"), "confined = \"own-half\"");
    let text = format!("{:?}", unknown.diagnostics);
    assert!(text.contains("NoOutline") && text.contains('鬱'), "{text}");
    assert!(unknown.definition.is_some());
}
