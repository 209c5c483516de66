//! Hops over certain pieces alone (`over own piece`).

use std::sync::Arc;

use variorum_rules::Rules;
use variorum_rules::refusal::{self, Cause};

use crate::positions::at;

/// A game on a board with these lines and keys, with a king, a rook, a pawn and a hopper with these moves.
fn game(board: &str, moves: &str, start: &str) -> Arc<Rules> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "'step orthogonal and diagonal'", "royal = true"),
        piece("rook", "R", "'slide orthogonal'", ""),
        piece("pawn", "P", "'step forward orthogonal, moving'", ""),
        piece("hopper", "H", moves, ""),
    ];
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\n{board}\n{}\
        [[neutral]]\nid = 'stone'\nname = 'Stone'\ntoken = '*'\nrole = 'blocker'\n\
        [[promotion]]\npieces = ['pawn']\nzone = 'all cells'\non = 'arrival'\ninto = ['rook']\nform = 'chosen'\nduty = 'never'\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = '{start}'\n",
        pieces.concat()
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

fn flat(moves: &str) -> Arc<Rules> {
    game("files = 6\nranks = 6", moves, "k5/6/6/6/6/5K w - - 0 1")
}

/// Where the piece on this cell can go.
fn goals(rules: &Arc<Rules>, text: &str, from: &str) -> Vec<String> {
    let mut turns = at(rules, text).turn_texts();
    turns.retain(|turn| turn.starts_with(from) && turn.len() == 4);
    let mut goals: Vec<String> = turns.iter().map(|turn| turn[2..].to_owned()).collect();
    goals.sort();
    goals
}

/// The hopper is on b3. On its rank a piece on d3, on its file one on b5, in front of pieces of both sides.
#[test]
fn a_hop_goes_over_the_pieces_that_it_names() {
    let of = |moves: &str| goals(&flat(moves), "k5/1p4/6/1H1P1r/6/K5 w - - 0 1", "b3");
    assert_eq!(of("'hop orthogonal'"), ["b6", "e3", "f3"]);
    assert_eq!(of("'hop orthogonal, over any piece'"), ["b6", "e3", "f3"]);
    assert_eq!(of("'hop orthogonal, over own piece'"), ["e3", "f3"]);
    assert_eq!(of("'hop orthogonal, over enemy piece'"), ["b6"]);
    assert_eq!(of("'hop orthogonal, over own rook or king'"), [""; 0]);
    assert_eq!(of("'hop orthogonal, over any rook or pawn, moving'"), ["b6", "e3"]);
    assert_eq!(of("'hop orthogonal, over any piece but pawn'"), [""; 0]);
    assert_eq!(of("'hop orthogonal, over neutral piece'"), [""; 0]);
    // Each phrase has its own.
    assert_eq!(of("'hop orthogonal, over own piece, moving', 'hop orthogonal, over enemy pawn, capturing'"), ["e3"]);
    assert_eq!(of("'hop up to 1 orthogonal, over own piece', 'hop orthogonal, over enemy pawn'"), ["b6", "e3"]);
}

#[test]
fn neutral_pieces_are_among_any_pieces() {
    let of = |moves: &str| goals(&flat(moves), "k5/6/6/1H*3/6/5K w - - 0 1", "b3");
    assert_eq!(of("'hop orthogonal'"), ["d3", "e3", "f3"]);
    assert_eq!(of("'hop orthogonal, over neutral piece'"), ["d3", "e3", "f3"]);
    assert_eq!(of("'hop orthogonal, over any piece but pawn'"), ["d3", "e3", "f3"]);
    assert_eq!(of("'hop orthogonal, over any pawn or rook'"), [""; 0]);
}

#[test]
fn only_what_it_goes_over_helps_it_to_give_check() {
    let rules = flat("'hop orthogonal, over own piece'");
    // Black’s hopper on a6 looks down the file at White’s king on a1.
    let check = |text: &str| at(&rules, text).is_check();
    assert!(check("h2k2/6/p5/6/6/K5 w - - 0 1"));
    assert!(!check("h2k2/6/P5/6/6/K5 w - - 0 1"));
    assert!(!check("h2k2/6/*5/6/6/K5 w - - 0 1"));
    // White’s rook may stand between, but may not take the pawn that could be a screen … of which there is none then.
    let turns = |text: &str, from: &str| goals(&rules, text, from);
    assert_eq!(turns("h2k2/6/6/R5/6/K5 w - - 0 1", "a3"), ["a2", "a4", "a5", "a6", "b3", "c3", "d3", "e3", "f3"]);
    // Beside a screen of Black, a white rook is a second piece on the way: it is pinned to the file, or takes one of the two.
    assert_eq!(turns("h2k2/6/p5/R5/6/K5 w - - 0 1", "a3"), ["a2", "a4"]);
    // A check is answered by a piece between, by the capture of the screen, and by flight.
    assert_eq!(turns("h2k2/6/p4R/6/6/K5 w - - 0 1", "f4"), ["a4"]);
    assert_eq!(turns("h2k2/6/p5/5R/6/K5 w - - 0 1", "f3"), ["a3"]);
    assert_eq!(turns("h2k2/6/p5/6/6/K5 w - - 0 1", "a1"), ["b1", "b2"]);
}

/// A pawn that becomes a rook is another hurdle than it was.
#[test]
fn a_promotion_changes_what_is_hopped_over() {
    let rules = flat("'hop orthogonal, over enemy rook'");
    let mut turns = at(&rules, "h2k2/6/6/P5/6/K5 w - - 0 1").turn_texts();
    turns.retain(|turn| turn.starts_with("a3"));
    assert_eq!(turns, ["a3a4"]);
    assert!(at(&rules, "h2k2/6/R5/6/6/K5 w - - 0 1").is_check());
}

#[test]
fn in_space_too_hops_name_their_hurdles() {
    let rules = game(
        "files = 3\nranks = 3\nlevels = 'uvw'",
        "'hop up to 1 triagonal and orthogonal, over own piece'",
        "k2,3,3/3,3,3/3,3,2K w - - 0 1",
    );
    // From wa1 over the pawn on vb2 to uc3, and over the rook on wa2 to wa3, but not over Black’s rook on wb1.
    let text = "k2,3,2K/3,1P1,R2/3,3,Hr1 w - - 0 1";
    let mut turns = at(&rules, text).turn_texts();
    turns.retain(|turn| turn.starts_with("wa1"));
    turns.sort();
    assert_eq!(turns, ["wa1uc3", "wa1wa3"]);
}

#[test]
fn a_piece_that_is_not_hopped_over_is_in_the_way() {
    let rules = flat("'hop orthogonal, over own piece'");
    let asked = |text: &str, turn: &str| refusal::ask(&at(&rules, text), turn).unwrap().refusal;
    let by = |cell: &str| vec![rules.parse_cell(cell).unwrap()];
    let way = ["b3", "c3", "d3"].map(|cell| rules.parse_cell(cell).unwrap()).to_vec();
    assert_eq!(asked("k5/6/6/H5/6/5K w - - 0 1", "a3e3"), Some(Cause::NoHurdle { way: way.clone() }.into()));
    let refused = asked("k5/6/6/Hp1P2/6/5K w - - 0 1", "a3e3");
    assert_eq!(refused, Some(Cause::Blocked { by: by("b3") }.into()));
}
