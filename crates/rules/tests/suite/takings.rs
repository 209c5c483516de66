//! Moves that take something besides (`taking`), and captures of certain pieces alone (`capturing enemy …`).

use std::sync::Arc;

use variorum_rules::refusal::{self, Cause};
use variorum_rules::{CellSet, Outcome, Position, Reason, Rules, movegen};

use crate::positions::at;

fn game(pieces: &[(&str, &str, &str)], more: &str) -> Arc<Rules> {
    let piece = |&(id, token, moves): &(&str, &str, &str)| {
        let royal = if id == "king" { "royal = true\n" } else { "returns = 'pawn'\n" };
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{royal}")
    };
    let pieces = pieces.iter().map(piece).collect::<String>();
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 6\nranks = 6\n{pieces}{more}\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'k5/6/6/6/6/5K[] w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

const KING: (&str, &str, &str) = ("king", "K", "'step orthogonal and diagonal'");
const PAWN: (&str, &str, &str) = ("pawn", "P", "'step forward orthogonal, moving'");

/// A game with one piece that takes something besides.
fn with(moves: &str) -> Arc<Rules> {
    game(&[KING, PAWN, ("ogre", "O", moves)], "")
}

/// The board and the hands after a turn, which can be taken back.
fn after(rules: &Arc<Rules>, position: &str, turn: &str) -> String {
    let mut position = at(rules, position);
    let before = position.clone();
    position.play_text(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
    let text = position.text();
    position.undo_turn();
    assert_eq!(position, before);
    text.split(' ').next().unwrap().to_owned()
}

fn noisy(position: &Position) -> Vec<String> {
    let mut actions = Vec::new();
    movegen::noisy_actions(&mut position.scratch(), &mut actions);
    let mut texts: Vec<String> = actions.into_iter().map(|action| position.action_text(action)).collect();
    texts.sort();
    texts
}

#[test]
fn a_withdrawal_takes_what_is_right_behind() {
    let rules = with("'slide orthogonal and diagonal, moving, taking enemy piece behind'");
    let start = "k5/6/2p3/2O3/1p4/5K[] w - - 5 1";
    assert_eq!(after(&rules, start, "c3c1"), "k5/6/6/6/1p4/2O2K[P]");
    assert_eq!(after(&rules, start, "c3f6"), "k4O/6/2p3/6/6/5K[P]");
    assert_eq!(after(&rules, start, "c3f3"), "k5/6/2p3/5O/1p4/5K[]");
    // It captures, so the count of quiet turns begins again, and it is noisy.
    let mut position = at(&rules, start);
    assert_eq!(noisy(&position), ["c3c1", "c3c2", "c3d4", "c3e5", "c3f6"]);
    position.play_text("c3c2").unwrap();
    assert_eq!(position.halfmove_clock(), 0);
}

#[test]
fn an_approach_takes_what_is_next_on_the_line() {
    let rules = with("'slide orthogonal, moving, taking enemy piece but king ahead'");
    assert_eq!(after(&rules, "k5/2p3/6/2O3/6/5K[] w - - 0 1", "c3c4"), "k5/6/2O3/6/6/5K[P]");
    assert_eq!(after(&rules, "k5/2p3/6/2O3/6/5K[] w - - 0 1", "c3d3"), "k5/2p3/6/3O2/6/5K[]");
    // A king that is not among the pieces is not in check.
    assert!(!at(&rules, "2k3/6/2O3/6/6/5K[] b - - 0 1").is_check());
}

#[test]
fn a_leap_takes_all_that_it_passes_one_at_a_time() {
    let rules = with("'slide orthogonal, moving, taking enemy piece passed'");
    let start = "k5/6/6/6/Op1p2/5K[] w - - 0 1";
    assert_eq!(after(&rules, start, "a2c2"), "k5/6/6/6/2Op2/5K[P]");
    assert_eq!(after(&rules, start, "a2e2"), "k5/6/6/6/4O1/5K[2P]");
    assert_eq!(noisy(&at(&rules, start)), ["a2c2", "a2e2", "a2f2"]);
    // Not over two that stand together, nor over own pieces; what is in the way is told.
    let refused = |position: &str, turn: &str, by: &str| {
        let position = at(&rules, position);
        let asked = refusal::ask(&position, turn).unwrap();
        assert_eq!(asked.refusal, Some(Cause::Blocked { by: vec![rules.parse_cell(by).unwrap()] }.into()), "{turn}");
    };
    refused("k5/6/6/6/Opp3/5K[] w - - 0 1", "a2d2", "b2");
    refused("k5/6/6/6/OP4/5K[] w - - 0 1", "a2d2", "b2");
    refused("k5/6/6/6/Op1P2/5K[] w - - 0 1", "a2e2", "d2");
    // There is no cell behind the edge.
    assert!(!at(&rules, "k5/6/6/6/O4p/5K[] w - - 0 1").turn_texts().contains(&"a2f2".to_owned()));
}

#[test]
fn pincers_take_what_is_between_the_moved_piece_and_another() {
    let rules = with("'slide orthogonal, moving, taking enemy piece between own piece along orthogonal'");
    // To the left between ogre and pawn, above between ogre and king; on the right no own piece follows.
    let start = "6/2K3/2p3/Pp3p/2O3/5k[] w - - 0 1";
    assert_eq!(after(&rules, start, "c2c3"), "6/2K3/6/P1O2p/6/5k[2P]");
    // Without a word about the directions, diagonals count too; certain own pieces can be asked for.
    let rules = with("'slide orthogonal, moving, taking enemy piece between own king'");
    assert_eq!(after(&rules, "6/K5/1p4/2p3/2PO2/5k[] w - - 0 1", "d2d3"), "6/K5/1p4/2pO2/2P3/5k[]");
    assert_eq!(after(&rules, "6/K5/1p4/6/2O3/5k[] w - - 0 1", "c2c3"), "6/K5/6/2O3/6/5k[P]");
    // The piece that moved is no longer where it was.
    let rules = with("'slide diagonal, moving, taking enemy piece between own piece'");
    assert_eq!(after(&rules, "5k/6/6/2p3/1O4/5K[] w - - 0 1", "b2a3"), "5k/6/6/O1p3/6/5K[]");
}

#[test]
fn a_coordinator_takes_where_its_lines_cross_those_of_the_king() {
    let rules = with("'slide orthogonal and diagonal, moving, taking enemy piece cornered by own king'");
    let start = "k5/6/1p4/4O1/6/1K2p1[] w - - 0 1";
    assert_eq!(after(&rules, start, "e3e4"), "k5/6/4O1/6/6/1K4[2P]");
    assert_eq!(after(&rules, start, "e3e2"), "k5/6/1p4/6/4O1/1K4[P]");
    assert_eq!(after(&rules, start, "e3f3"), "k5/6/1p4/5O/6/1K2p1[]");
    // A move of the king takes nothing.
    assert_eq!(after(&rules, "2k3/6/1p2O1/6/6/K3p1[] w - - 0 1", "a1b1"), "2k3/6/1p2O1/6/6/1K2p1[]");
}

#[test]
fn a_move_takes_what_any_phrase_that_leads_there_says() {
    let rules = with(
        "'slide orthogonal, moving', 'slide up to 2 orthogonal, moving, taking enemy piece behind', 'leap 2:0, moving, from rank 2', 'slide orthogonal, moving, taking enemy piece ahead'",
    );
    let start = "k5/6/2p3/6/6/p1O2K[] w - - 0 1";
    assert_eq!(after(&rules, start, "c1c3"), "k5/6/6/2O3/6/p4K[P]");
    // A move has one text, however many phrases lead there.
    let texts = at(&rules, start).turn_texts();
    assert_eq!(texts.iter().filter(|text| *text == "c1c3").count(), 1);
    let start = "k5/6/6/2p3/2O3/2p2K[] w - - 0 1";
    assert_eq!(after(&rules, start, "c2d2"), "k5/6/6/2p3/3O2/2p2K[]");
    let start = "k5/6/6/p1Op2/6/5K[] w - - 0 1";
    assert_eq!(after(&rules, start, "c3b3"), "k5/6/6/1O4/6/5K[2P]");
    let mut actions = Vec::new();
    let position = at(&rules, start);
    movegen::actions(&mut position.scratch(), &mut actions);
    let action = actions.into_iter().find(|&action| position.action_text(action) == "c3b3").unwrap();
    let cells: CellSet = ["a3", "d3"].into_iter().filter_map(|cell| rules.parse_cell(cell)).collect();
    assert_eq!(position.victim_cells(action), cells);
}

#[test]
fn a_king_that_a_move_could_take_is_in_check() {
    let withdrawer = with("'slide orthogonal and diagonal, moving, taking enemy piece behind'");
    // From c3 it could move away from the king on b4, unless its way out is closed.
    let check = at(&withdrawer, "6/6/1k4/2O3/6/5K[] b - - 0 1");
    assert!(check.is_check());
    assert!(!at(&withdrawer, "6/6/1k4/2O3/3P2/5K[] b - - 0 1").is_check());
    assert_eq!(check.turn_texts().iter().filter(|turn| ["b4b3", "b4c4"].contains(&turn.as_str())).count(), 0);
    assert!(check.turn_texts().contains(&"b4c3".to_owned()));
    let pincers = with("'slide orthogonal, moving, taking enemy piece between own piece along orthogonal'");
    assert!(!at(&pincers, "6/2P3/2k3/6/O5/5K[] b - - 0 1").is_check());
    assert!(at(&pincers, "6/2P3/2k3/O5/6/5K[] b - - 0 1").is_check());
    let coordinator = with("'slide diagonal, moving, taking enemy piece cornered by own king'");
    assert!(at(&coordinator, "k5/6/6/4O1/6/K5[] b - - 0 1").is_check());
    assert!(!at(&coordinator, "k5/6/6/6/3O2/K5[] b - - 0 1").is_check());
    let leaper = with("'slide orthogonal, moving, taking enemy piece passed'");
    assert!(at(&leaper, "6/k5/6/O5/6/5K[] b - - 0 1").is_check());
    assert!(!at(&leaper, "k5/6/6/O5/6/5K[] b - - 0 1").is_check());
}

#[test]
fn a_phrase_may_capture_certain_pieces_alone() {
    let rules = with("'step orthogonal, capturing enemy king or ogre', 'step diagonal, moving'");
    let start = "k5/6/2p3/2Oo2/6/5K[] w - - 0 1";
    let turns: Vec<String> = at(&rules, start).turn_texts().into_iter().filter(|turn| turn.starts_with("c3")).collect();
    assert_eq!(turns, ["c3b2", "c3b4", "c3d2", "c3d3", "c3d4"]);
    assert!(at(&rules, "6/6/2k3/2O3/6/5K[] b - - 0 1").is_check());
    assert!(!at(&rules, "6/6/1k4/2O3/6/5K[] b - - 0 1").is_check());
}

#[test]
fn held_pieces_give_no_check_and_mate_follows() {
    let rules = game(
        &[
            KING,
            PAWN,
            ("withdrawer", "W", "'slide orthogonal and diagonal, moving, taking enemy piece behind'"),
            ("holder", "H", "'slide orthogonal, moving'"),
        ],
        "[[influence]]\nof = ['holder']\nalong = 'orthogonal and diagonal'\neffect = 'freeze'\n",
    );
    // The white king may step beside the black one, which is held.
    let mut position = at(&rules, "6/6/6/2k3/K1wH2/6[] w - - 0 1");
    assert!(!position.is_check());
    position.play_text("a2b2").unwrap();
    let mut position = at(&rules, "6/6/3k2/1K2H1/2w3/6[] w - - 0 1");
    assert!(position.is_check());
    position.play_text("b3c4").unwrap();
    let mate = Outcome { winner: Some(variorum_rules::Side::White), reason: Reason::Checkmate };
    assert_eq!(position.outcome(), Some(mate));
}

/// A game with a piece that moves like this, and a rook.
fn with_rook(moves: &str) -> Arc<Rules> {
    game(&[KING, PAWN, ("rook", "R", "'slide orthogonal'"), ("ogre", "O", moves)], "")
}

/// The cells to which the piece on this cell can go.
fn goals(rules: &Arc<Rules>, position: &str, from: &str) -> Vec<String> {
    let mut turns = at(rules, position).turn_texts();
    turns.retain(|turn| turn.starts_with(from));
    let mut goals: Vec<String> = turns.iter().map(|turn| turn[2..].to_owned()).collect();
    goals.sort();
    goals
}

const LOCUST: &str = "'hop up to 1 orthogonal and diagonal, moving, over enemy piece, taking enemy piece passed'";

#[test]
fn a_locust_takes_what_it_hops_over_and_lands_just_behind() {
    let rules = with_rook(LOCUST);
    let start = "k5/6/2p3/6/O1p3/5K[] w - - 5 1";
    assert_eq!(goals(&rules, start, "a2"), ["d2", "d5"]);
    assert_eq!(after(&rules, start, "a2d2"), "k5/6/2p3/6/3O2/5K[P]");
    assert_eq!(after(&rules, start, "a2d5"), "k5/3O2/6/6/2p3/5K[P]");
    assert_eq!(noisy(&at(&rules, start)), ["a2d2", "a2d5"]);
    // Not over own pieces, nor where the cell behind is taken.
    assert_eq!(goals(&rules, "k5/6/2P3/6/O1pP2/5K[] w - - 0 1", "a2"), [""; 0]);
}

#[test]
fn a_locust_gives_check_if_the_cell_behind_the_king_is_empty() {
    let rules = with_rook(LOCUST);
    let check = |text: &str| at(&rules, text).is_check();
    assert!(check("6/6/6/O1k3/6/5K[] b - - 0 1"));
    assert!(!check("6/6/6/O1kp2/6/5K[] b - - 0 1"));
    assert!(!check("6/6/6/O4k/6/5K[] b - - 0 1"));
    assert!(!check("6/6/6/O1pk2/6/5K[] b - - 0 1"));
    // A rook right before the king is pinned to the rank; one behind it keeps the locust off as long as it stands there.
    assert_eq!(goals(&rules, "6/6/6/O1rk2/6/5K[] b - - 0 1", "c3"), ["a3", "b3"]);
    assert_eq!(goals(&rules, "6/6/6/O1kr2/6/5K[] b - - 0 1", "d3"), [""; 0]);
    // A check is answered on the cell behind, and before the king.
    assert_eq!(goals(&rules, "3r2/6/6/O1k3/6/5K[] b - - 0 1", "d6"), ["d3"]);
    assert_eq!(goals(&rules, "1r4/6/6/O1k3/6/5K[] b - - 0 1", "b6"), ["b3"]);
    assert_eq!(goals(&rules, "r5/6/6/O1k3/6/5K[] b - - 0 1", "a6"), ["a3"]);
}

#[test]
fn hops_that_take_have_the_limits_of_other_hops() {
    // The capture of draughts: over a neighbour, to the next cell.
    let man = with_rook("'hop within 2 forward diagonal, moving, over enemy piece, taking enemy piece passed'");
    let start = "k5/6/r2r2/1rr3/2O3/5K[] w - - 0 1";
    assert_eq!(goals(&man, start, "c2"), [""; 0]);
    let start = "k5/6/3r2/1r1r2/2O3/K5[] w - - 0 1";
    assert_eq!(goals(&man, start, "c2"), ["a4", "e4"]);
    // Over any piece, of which only enemy rooks are taken.
    let hopper = with_rook("'hop orthogonal, moving, taking enemy rook passed'");
    let start = "1k4/6/6/O1r1p1/2P3/K5[] w - - 0 1";
    assert_eq!(goals(&hopper, start, "a3"), ["d3"]);
    assert_eq!(after(&hopper, start, "a3d3"), "1k4/6/6/3Op1/2P3/K5[P]");
    let start = "1k4/6/6/O1p3/6/5K[] w - - 0 1";
    assert_eq!(goals(&hopper, start, "a3"), ["d3", "e3", "f3"]);
    assert_eq!(after(&hopper, start, "a3e3"), "1k4/6/6/2p1O1/6/5K[]");
    // What is in the way is told as of other hops.
    let asked = |text: &str, turn: &str| refusal::ask(&at(&man, text), turn).unwrap().refusal;
    let cell = man.parse_cell("d3").unwrap();
    assert_eq!(asked("k5/6/6/6/2O3/5K[] w - - 0 1", "c2e4"), Some(Cause::NoHurdle { way: vec![cell] }.into()));
    assert!(asked("k5/6/6/3P2/2O3/5K[] w - - 0 1", "c2e4").is_some());
}
