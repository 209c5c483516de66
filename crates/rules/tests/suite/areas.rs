//! Area moves (`walk up to 3 orthogonal`) and moves across planes (`plane diagonal`).

use std::sync::Arc;

use variorum_rules::refusal::{self, Cause};
use variorum_rules::{Position, Rules, diagram};

use crate::positions::{at, compare_with_trial};

/// A game with a king, a rook and a piece with these moves on a board with these keys.
pub(crate) fn game(board: &str, moves: &str, start: &str) -> Arc<Rules> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "'step orthogonal and diagonal'", "royal = true"),
        piece("rook", "R", "'slide orthogonal'", ""),
        piece("ogre", "O", moves, ""),
    ];
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\n{board}\n{}\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = '{start}'\n",
        pieces.concat()
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

pub(crate) fn flat(moves: &str) -> Arc<Rules> {
    game("files = 6\nranks = 6", moves, "k5/6/6/6/6/5K w - - 0 1")
}

/// The cells to which the piece on this cell can go.
pub(crate) fn goals(rules: &Arc<Rules>, text: &str, from: &str) -> Vec<String> {
    let mut turns = at(rules, text).turn_texts();
    turns.retain(|turn| turn.starts_with(from));
    let mut goals: Vec<String> = turns.iter().map(|turn| turn[from.len()..].to_owned()).collect();
    goals.sort();
    goals
}

#[test]
fn a_walk_goes_round_other_pieces() {
    let two = flat("'walk up to 2 orthogonal'");
    // An open board: four neighbours, and eight cells two steps away.
    let open = "5k/6/6/2O3/6/5K w - - 0 1";
    assert_eq!(goals(&two, open, "c3"), ["a3", "b2", "b3", "b4", "c1", "c2", "c4", "c5", "d2", "d3", "d4", "e3"]);
    // Walled in from above and the left: d4 and b2 are reached from one side only, b4, a3 and c5 from none.
    let walled = "5k/6/2R3/1RO3/6/5K w - - 0 1";
    assert_eq!(goals(&two, walled, "c3"), ["b2", "c1", "c2", "d2", "d3", "d4", "e3"]);
    // With three steps it walks round a corner, over empty cells, and captures with the last step.
    let three = flat("'walk up to 3 orthogonal'");
    let corner = "5k/6/R5/OR4/r5/5K w - - 0 1";
    assert_eq!(goals(&three, corner, "a3"), ["a2"]);
    let corridor = "5k/6/R5/Or4/1r4/K5 w - - 0 1";
    assert_eq!(goals(&three, corridor, "a3"), ["a2", "b2", "b3"]);
}

#[test]
fn every_way_of_a_walk_has_to_be_blocked() {
    let two = flat("'walk up to 2 orthogonal'");
    let check = |text: &str| at(&two, text).is_check();
    // Two ways lead from c3 to d4.
    assert!(check("6/6/3k2/2O3/6/5K b - - 0 1"));
    assert!(check("6/6/3k2/2Or2/6/5K b - - 0 1"));
    assert!(!check("6/6/2rk2/2Or2/6/5K b - - 0 1"));
    // The rook on d3 closes one way, and the other is closed by no move of one piece but the capture.
    let turns = goals(&two, "3r2/6/3k2/2O3/6/5K b - - 0 1", "d6");
    assert_eq!(turns, [""; 0]);
    assert_eq!(goals(&two, "2r3/6/3k2/2O3/6/5K b - - 0 1", "c6"), ["c3"]);
    // If one way is closed already, a piece on the other helps, and then each of the two is pinned.
    assert_eq!(goals(&two, "2r3/6/3k2/2Or2/6/5K b - - 0 1", "c6"), ["c3", "c4"]);
    assert_eq!(goals(&two, "6/6/2rk2/2Or2/6/5K b - - 0 1", "c4"), ["c3"]);
    let asked = |text: &str, turn: &str| refusal::ask(&at(&two, text), turn).unwrap().refusal;
    let by = vec![two.parse_cell("c4").unwrap()];
    assert_eq!(asked("5k/6/2R3/2Or2/6/5K w - - 0 1", "c3c5"), Some(Cause::Blocked { by }.into()));
}

#[test]
fn a_plane_needs_the_whole_box() {
    let rules = flat("'plane diagonal'");
    // From b2, with a king on b6, which is in every box up to rank 6: files a to f without b, ranks 1 to 5 without 2.
    let open = "1k4/6/6/6/1O4/5K w - - 0 1";
    let expected = [
        "a1", "a3", "a4", "a5", "c1", "c3", "c4", "c5", "d1", "d3", "d4", "d5", "e1", "e3", "e4", "e5", "f3", "f4",
        "f5",
    ];
    assert_eq!(goals(&rules, open, "b2"), expected);
    // A rook on d4 lets it go to c3 to c5, d3, e3 and f3, and takes away every box that contains it; d4 is own.
    let own = "1k4/6/3R2/6/1O4/5K w - - 0 1";
    let upper: Vec<String> =
        goals(&rules, own, "b2").into_iter().filter(|goal| &goal[..1] > "b" && &goal[1..] > "2").collect();
    assert_eq!(upper, ["c3", "c4", "c5", "d3", "e3", "f3"]);
    // The enemy’s is captured, with nothing beside it in the box.
    let enemy = "1k4/6/3r2/6/1O4/5K w - - 0 1";
    assert!(goals(&rules, enemy, "b2").contains(&"d4".to_owned()));
    let shut = "1k4/6/3r2/6/1OR3/5K w - - 0 1";
    let upper: Vec<String> =
        goals(&rules, shut, "b2").into_iter().filter(|goal| &goal[..1] > "b" && &goal[1..] > "2").collect();
    assert_eq!(upper, [""; 0]);
    let asked = refusal::ask(&at(&rules, own), "b2e5").unwrap().refusal;
    assert_eq!(asked, Some(Cause::Blocked { by: vec![rules.parse_cell("d4").unwrap()] }.into()));
}

#[test]
fn a_small_plane_goes_so_many_cells_along_each_axis() {
    let open = "1k4/6/6/6/1O4/5K w - - 0 1";
    let all = goals(&flat("'plane diagonal'"), open, "b2");
    let near = |most: u8| -> Vec<String> {
        let within = |goal: &String| {
            goal.bytes().zip(*b"b2").all(|(coordinate, from)| (1..=most).contains(&coordinate.abs_diff(from)))
        };
        all.iter().filter(|goal| within(goal)).cloned().collect()
    };
    assert_eq!(near(2), ["a1", "a3", "a4", "c1", "c3", "c4", "d1", "d3", "d4"]);
    for most in [1, 2, 3, 4, 5, 99] {
        assert_eq!(goals(&flat(&format!("'plane up to {most} diagonal'")), open, "b2"), near(most), "{most}");
    }
    // Beside what stands next to it, it makes no diagonal step: that is what tells `up to 1` from `step diagonal`.
    let one = flat("'plane up to 1 diagonal'");
    assert_eq!(goals(&one, "k5/6/6/1R4/1OR3/5K w - - 0 1", "b2"), ["a1"]);
    // In space too.
    let start = "k2,3,2K/3,3,3/3,3,3/3,3,O2 w - - 0 1";
    let rules = game("files = 3\nranks = 4\nlevels = 'uvw'", "'plane up to 1 triagonal'", start);
    assert_eq!(goals(&rules, start, "wa1"), ["vb2"]);
}

#[test]
fn a_piece_in_the_box_is_pinned_to_it() {
    let rules = flat("'plane diagonal'");
    // The ogre on a1 and the king on d3: any of the ten cells between answers the check.
    assert!(at(&rules, "6/6/6/3k2/6/O4K b - - 0 1").is_check());
    assert_eq!(goals(&rules, "2r3/6/6/3k2/6/O4K b - - 0 1", "c6"), ["c1", "c2", "c3"]);
    // A rook on b2 may go everywhere in the box, and out of it nowhere.
    assert_eq!(goals(&rules, "6/6/6/3k2/1r4/O4K b - - 0 1", "b2"), ["a2", "b1", "b3", "c2", "d2"]);
    // Two in the box are free.
    assert!(goals(&rules, "6/6/6/2rk2/1r4/O4K b - - 0 1", "b2").contains(&"b6".to_owned()));
}

#[test]
fn planes_lie_in_space_too() {
    let start = "k2,3,2K/3,3,3/3,3,3/3,3,O2 w - - 0 1";
    let rules = game("files = 3\nranks = 4\nlevels = 'uvw'", "'plane triagonal'", start);
    // From wa1 to every cell of the files b and c, ranks 2 and 3, and levels u and v; to rank 4 only where no king is in the box.
    assert_eq!(goals(&rules, start, "wa1"), ["ub2", "ub3", "uc2", "uc3", "vb2", "vb3", "vb4", "vc2", "vc3"]);
    // A rook on wb1 is in all boxes, one on uc1 only in those that reach file c and level u.
    assert_eq!(goals(&rules, "k2,3,2K/3,3,3/3,3,3/3,3,OR1 w - - 0 1", "wa1"), [""; 0]);
    let far = "k2,3,2K/3,3,3/3,3,3/2R,3,O2 w - - 0 1";
    assert_eq!(goals(&rules, far, "wa1"), ["ub2", "ub3", "vb2", "vb3", "vb4", "vc2", "vc3"]);
}

#[test]
fn areas_and_planes_are_judged_as_if_each_move_were_tried() {
    for moves in [
        "'walk up to 3 orthogonal'",
        "'walk up to 2 orthogonal and diagonal, capturing', 'walk up to 4 forward diagonal, moving'",
        "'plane diagonal'",
        "'plane forward diagonal, capturing', 'plane diagonal, moving'",
    ] {
        let rules = game("files = 7\nranks = 6", moves, "3k3/7/7/7/7/3K3 w - - 0 1");
        let (checks, calm) = compare_with_trial(moves, &rules, "OoOoRr", "");
        assert!(checks > 300 && calm > 300, "{moves}: {checks} checks, {calm} without");
    }
}

/// Several quiet ways to a cell are one move, also where boards are small.
#[test]
fn quiet_ways_to_one_cell_are_one_move() {
    for moves in [
        "'walk up to 2 forward orthogonal and sideways orthogonal, moving'",
        "'lame diagonal > orthogonal and orthogonal > diagonal, moving'",
    ] {
        let rules = game("files = 3\nranks = 4", moves, "2k/3/3/K2 w - - 0 1");
        let position = Position::parse(&rules, "2k/3/1O1/K2 w - - 0 1").unwrap();
        let mut turns = position.turn_texts();
        turns.sort();
        let all = turns.len();
        turns.dedup();
        assert_eq!(turns.len(), all, "{moves}: {turns:?}");
    }
}

#[test]
fn the_diagram_shows_where_a_walk_may_end() {
    let rules = flat("'walk up to 2 orthogonal'");
    let marks = rules.move_diagram(2);
    let near = marks.iter().filter(|mark| mark.travel == diagram::Travel::Leap).count();
    assert_eq!((near, marks.len()), (4, 12));
    assert_eq!(flat("'plane forward diagonal'").move_diagram(2).len(), 18);
    assert_eq!(flat("'plane up to 2 forward diagonal'").move_diagram(2).len(), 8);
}
