//! Features of the language that meet in one game. Games made up by chance found what is tested here.

use std::sync::Arc;

use variorum_rules::{Position, Rules};

/// A game on six files and ranks with these pieces and sections.
fn rules(pieces: &[(&str, &str, &str)], rest: &str, position: &str) -> Arc<Rules> {
    rules_on("files = 6\nranks = 6", pieces, rest, position)
}

/// A game on two levels of three files and ranks, with these pieces and sections.
fn rules_in_space(pieces: &[(&str, &str, &str)], rest: &str, position: &str) -> Arc<Rules> {
    rules_on("files = 3\nranks = 3\nlevels = \"yx\"", pieces, rest, position)
}

fn rules_on(board: &str, pieces: &[(&str, &str, &str)], rest: &str, position: &str) -> Arc<Rules> {
    let mut text = format!(
        "id = \"met\"\nlanguage = 1\n\n[about]\nname = \"Met\"\nfamily = \"Tests\"\nsummary = \"A test.\"\n\n[board]\n{board}\n",
    );
    for (id, token, keys) in pieces {
        text += &format!("\n[[piece]]\nid = \"{id}\"\nname = \"{id}\"\ntoken = \"{token}\"\n{keys}\n");
    }
    text += "\n[endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n";
    text += rest;
    text += &format!("\n[[start]]\nname = \"Usual\"\nposition = \"{position}\"\n");
    let loaded = variorum_gamedef::load(&text, "met");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    Rules::compile(&definition).unwrap()
}

const STONE: &str = "\n[[neutral]]\nid = \"stone\"\nname = \"stone\"\ntoken = \"*\"\nrole = \"blocker\"\n";

const KING: (&str, &str, &str) = ("king", "K", "moves = [\"step orthogonal and diagonal\"]\nroyal = true");

fn turns(rules: &Arc<Rules>, position: &str) -> Vec<String> {
    Position::parse(rules, position).unwrap().turn_texts()
}

fn has(rules: &Arc<Rules>, position: &str, turn: &str) -> bool {
    turns(rules, position).iter().any(|text| text == turn)
}

/// The first phrase lets the piece hop over enemies alone; the second over anything, along the same cells.
#[test]
fn phrases_that_hop_along_the_same_cells_keep_their_own_limits() {
    for moves in [
        "\"hop orthogonal, over enemy piece\", \"hop within 3 orthogonal\"",
        "\"hop within 3 orthogonal\", \"hop orthogonal, over enemy piece\"",
    ] {
        let hopper = ("hopper", "H", format!("moves = [{moves}]"));
        let rules = rules(&[KING, (hopper.0, hopper.1, &hopper.2)], "", "k5/6/6/H5/6/K5 w - - 0 1");
        // Over the own king to a2's far side there is no cell; over an own hopper two cells away there is.
        let position = "k5/6/6/HH4/6/K5 w - - 0 1";
        assert!(has(&rules, position, "a3c3") && has(&rules, position, "a3d3") && !has(&rules, position, "a3e3"));
        let position = "k5/6/6/Hh4/6/K5 w - - 0 1";
        assert!(has(&rules, position, "a3c3") && has(&rules, position, "a3f3"));
        // A hop over an own piece attacks as far as the second phrase goes, and no farther.
        let position = Position::parse(&rules, "6/6/6/hh1K2/6/k5 w - - 0 1").unwrap();
        assert!(position.is_check());
        let position = Position::parse(&rules, "6/6/6/hh2K1/6/k5 w - - 0 1").unwrap();
        assert!(!position.is_check());
    }
}

/// A hopper that has one cell before it has nothing to hop over and land behind.
#[test]
fn a_hopper_is_not_dropped_where_it_could_never_land() {
    let hopper = ("hopper", "H", "moves = [\"hop forward orthogonal\"]\ndrop = {}");
    let rules = rules(&[KING, hopper], "", "k5/6/6/6/6/K5[H] w - - 0 1");
    let found = turns(&rules, "k5/6/6/6/6/K5[H] w - - 0 1");
    assert!(found.contains(&"H@c4".to_owned()));
    assert!(!found.iter().any(|turn| turn.starts_with("H@") && (turn.ends_with('5') || turn.ends_with('6'))));
}

/// On small boards a royal piece makes its quiet moves of several steps, too.
#[test]
fn a_royal_piece_slides_without_capturing() {
    let king = ("king", "K", "moves = [\"step diagonal\", \"slide forward orthogonal, moving\"]\nroyal = true");
    let guard = ("guard", "G", "moves = [\"slide orthogonal\"]");
    let rules = rules(&[king, guard], "", "k5/6/6/6/6/1K4 w - - 0 1");
    let mut found = turns(&rules, "k4g/6/2g3/6/6/1K4 w - - 0 1");
    found.sort();
    // Rank 4 and file c are attacked, and so is the cell beside the other king.
    assert_eq!(found, ["b1a2", "b1b2", "b1b3"]);
}

/// While White has no bee, Black's ants stand still; a bee that is dropped sets them free.
#[test]
fn a_drop_that_sets_attackers_free_is_illegal() {
    let ant = ("ant", "A", "moves = [\"slide orthogonal\"]\nfrozen = \"no enemy bee\"");
    let bee = ("bee", "B", "moves = [\"slide diagonal\"]\ndrop = {}");
    for royal in ["true", "\"last\""] {
        let king = format!("moves = [\"step orthogonal and diagonal\"]\nroyal = {royal}");
        let rules = rules(&[("king", "K", &king), ant, bee], "", "k5/6/6/6/6/K5[B] w - - 0 1");
        let found = turns(&rules, "1k4/6/6/a5/6/K5[B] w - - 0 1");
        let drops: Vec<&String> = found.iter().filter(|turn| turn.starts_with("B@")).collect();
        assert_eq!(drops, ["B@a2"], "{royal}");
    }
}

/// What a move may not lead to by itself, it may with a promotion elsewhere.
#[test]
fn a_promotion_elsewhere_makes_a_forbidden_move_possible() {
    let cat = ("cat", "C", "moves = [\"step forward orthogonal\"]");
    let dog = ("dog", "D", "moves = [\"step orthogonal\"]");
    let rest = "\n[[ending]]\nwhen = \"own cat >= 1\"\nresult = \"forbidden\"\n\n[[promotion]]\npieces = [\"cat\"]\nafter = { pieces = [\"dog\"] }\ninto = [\"dog\"]\n";
    let rules = rules(&[KING, cat, dog], rest, "k5/6/6/6/2D3/K3C1 w - - 0 1");
    let found = turns(&rules, "k5/6/6/6/2D3/K3C1 w - - 0 1");
    assert!(!found.is_empty() && found.iter().all(|turn| turn.ends_with(",e1=D")), "{found:?}");
}

/// A drop that wins by another ending is no mate.
#[test]
fn a_drop_that_ends_the_game_otherwise_is_no_mate() {
    let pawn = ("pawn", "P", "moves = [\"step forward orthogonal\"]\ndrop = { no-mate = true, stuck = true }");
    let rest = "\n[[ending]]\nwhen = \"own pawn in rank 5\"\nresult = \"wins\"\n";
    let rules = rules(&[KING, pawn], rest, "k5/6/6/6/6/K5[P] w - - 0 1");
    assert!(has(&rules, "k5/6/1K4/6/6/6[P] w - - 0 1", "P@a5"));
}

/// In space, the cells above and below are beside a cell, and eight of the nine over it touch it.
#[test]
fn drops_see_their_neighbours_on_other_levels() {
    for (need, drops) in [("apart", false), ("beside-own", true)] {
        let pawn = ("pawn", "P", format!("moves = [\"step forward orthogonal\"]\ndrop = {{ needs = \"{need}\" }}"));
        let game = rules_in_space(&[KING, (pawn.0, pawn.1, &pawn.2)], "", "k2,3/3,3/3,2K[P] w - - 0 1");
        // The black king on ya3 is beside xa3, which a pawn could not leave; on ya2 it is beside xa2.
        let position = if drops { "2k,3/K2,3/3,3[P] w - - 0 1" } else { "3,3/k2,3/3,2K[P] w - - 0 1" };
        assert_eq!(has(&game, position, "P@xa2"), drops, "{need}");
        // Along an edge and at a corner it only touches.
        assert!(has(&game, position, "P@xb2"), "{need}");
        assert!(has(&game, position, "P@xb1"), "{need}");
    }
}

/// A neutral piece changes places with a piece above it, and a column of three is jumped over to the level below.
#[test]
fn neutral_pieces_act_on_other_levels() {
    let stone = |verb: &str| {
        format!("{STONE}\n[turn]\nsecond = \"optional\"\n\n[[turn.action]]\nneutrals = [\"stone\"]\n{verb}\n")
    };
    let pawn = ("pawn", "P", "moves = [\"step forward orthogonal\"]");
    let start = "k2,3/3,3/K2,3 w - - 0 1";
    let game = rules_in_space(&[KING, pawn], &stone("do = \"swap\""), start);
    assert!(has(&game, "2k,3/1P1,1*1/K2,3 w - - 0 1", "ya1ya2,xb2yb2"));
    let board = "files = 3\nranks = 3\nlevels = \"zyx\"";
    let game = rules_on(board, &[KING, pawn], &stone("do = \"vault\""), "k2,3,3/3,3,3/K2,3,3 w - - 0 1");
    assert!(has(&game, "2k,3,3/1*1,1*1,3/K2,3,3 w - - 0 1", "za1za2,zb2xb2"));
    // On three levels only the middle of the middle level is not at the edge.
    let game = rules_on(board, &[KING, pawn], &stone("do = \"put\"\nspot = \"edge\""), "k2,3,3/3,3,3/K2,3,3 w - - 0 1");
    let position = "2k,3,3/3,3,3/K2,3,3 w - - 0 1";
    assert!(has(&game, position, "za1za2,*@xb2") && !has(&game, position, "za1za2,*@yb2"));
}

/// Where the captor has perished, nothing can be captured in return, whatever remains of it.
#[test]
fn a_captor_that_perishes_is_not_protected_against() {
    let ant = ("ant", "A", "moves = [\"step orthogonal\"]");
    let bee = ("bee", "B", "moves = [\"slide orthogonal\"]");
    let rest = format!(
        "{STONE}\n[capture]\nperish = [\"bee\"]\nremains = \"stone\"\n\n[[barred]]\ncaptors = [\"ant\", \"bee\"]\nvictims = [\"ant\"]\nprotected = true\n"
    );
    let game = rules(&[KING, ant, bee], &rest, "k5/6/6/6/6/K5 w - - 0 1");
    let position = "5k/6/4a1/B2Aa1/6/K5 w - - 0 1";
    assert!(!has(&game, position, "d3e3"));
    assert!(has(&game, "5k/6/4a1/B3a1/6/K5 w - - 0 1", "a3e3"));
}

/// A piece that perishes with its first capture does not go on to the king.
#[test]
fn who_perishes_does_not_go_on() {
    let lion = ("lion", "L", "moves = [\"step orthogonal, then may step orthogonal\"]");
    let pawn = ("pawn", "P", "moves = [\"step forward orthogonal\"]");
    let rest = "\n[capture]\nperish = [\"lion\"]\n";
    let game = rules(&[KING, lion, pawn], rest, "k5/6/6/6/6/K5 w - - 0 1");
    let checks = |position: &str| Position::parse(&game, position).unwrap().is_check();
    assert!(checks("k5/6/6/6/6/K1l3 w - - 0 1"));
    assert!(!checks("k5/6/6/6/6/KPl3 w - - 0 1"));
}

/// The king that faces another one along an open line does not capture along it (ST-24).
#[test]
fn facing_attacks_royal_pieces_alone() {
    let ant = ("ant", "A", "moves = [\"slide orthogonal\"]");
    let rest = "\n[[barred]]\ncaptors = [\"ant\"]\nvictims = [\"ant\"]\nprotected = true\n";
    let rest = format!("facing = \"orthogonal\"\n{rest}");
    let game = rules(&[KING, ant], &rest, "k5/6/6/6/6/1K4 w - - 0 1");
    // Black's king looks along the rank at d6, two cells away from it.
    assert!(has(&game, "1k1a2/6/6/3A2/6/K5 w - - 0 1", "d3d6"));
    assert!(!has(&game, "2ka2/6/6/3A2/6/K5 w - - 0 1", "d3d6"));
}

/// A capture that blows up the own king is no turn, whatever the stones do after it; one that blows up the other king is, in check or not.
#[test]
fn explosions_reach_kings_before_the_second_part() {
    let king = ("king", "K", "moves = [\"step orthogonal and diagonal, moving\"]\nroyal = true");
    let ant = ("ant", "A", "moves = [\"slide orthogonal\"]");
    for second in ["optional", "compulsory"] {
        let rest = format!(
            "{STONE}\n[capture]\nblast = \"orthogonal and diagonal\"\n\n[turn]\nsecond = \"{second}\"\n\n[[turn.action]]\nneutrals = [\"stone\"]\ndo = \"anywhere\"\n"
        );
        let game = rules(&[king, ant], &rest, "k5/6/6/6/6/K5 w - - 0 1");
        // The ant on b2 stands beside the own king on a1.
        let position = "5k/6/6/4*1/1a2A1/K5 w - - 0 1";
        assert!(!turns(&game, position).iter().any(|turn| turn.starts_with("e2b2")), "{second}");
        // White is in check on a1, but blows up Black's king on f6.
        let position = "4ak/6/4A1/6/1*4/K4a w - - 0 1";
        assert!(Position::parse(&game, position).unwrap().is_check());
        assert!(has(&game, position, "e4e6,b2c3"), "{second}");
        assert_eq!(has(&game, position, "e4e6"), second == "optional");
    }
}

/// Where a piece has perished with its capture, nothing is turned over.
#[test]
fn who_perishes_turns_nothing_over() {
    let ant = ("ant", "A", "moves = [\"slide orthogonal\"]");
    let rest = "extinction = [[\"ant\"]]\n\n[capture]\nperish = [\"ant\"]\nflips = \"around\"\n";
    let game = rules(&[ant], rest, "a5/6/6/6/6/A5 w - - 0 1");
    let mut position = Position::parse(&game, "a4a/6/1a4/A1a2A/6/6 w - - 0 1").unwrap();
    let turn = position.parse_turn("a3c3").unwrap();
    position.play_unchecked(turn);
    assert!(position.text().starts_with("a4a/6/1a4/5A/6/6 "), "{}", position.text());
}

/// Where only the last rank makes a piece promote, it is dropped elsewhere although it moves by hops alone.
#[test]
fn a_duty_to_promote_bars_drops_within_its_zone_alone() {
    let hopper = ("hopper", "H", "moves = [\"hop orthogonal\"]\ndrop = {}");
    let cat = ("cat", "C", "moves = [\"step orthogonal\"]");
    let rest = "\n[[promotion]]\npieces = [\"hopper\"]\nzone = \"rank 6\"\non = \"arrival\"\ninto = [\"cat\"]\nform = \"chosen\"\nduty = \"when-moveless\"\n";
    let game = rules(&[KING, hopper, cat], rest, "k5/6/6/6/6/K5[H] w - - 0 1");
    let position = "k5/6/6/6/6/K5[H] w - - 0 1";
    assert!(has(&game, position, "H@c3") && !has(&game, position, "H@c6"));
}

/// A royal piece may have double steps, and capture en passant and certain pieces alone.
#[test]
fn royal_pieces_move_in_all_ways() {
    let usual = "\"step sideways orthogonal\", \"step forward orthogonal, moving\", \"double forward orthogonal, from rank 1\", \"step forward diagonal, capturing, en passant\"";
    let cat = ("cat", "C", "moves = [\"double forward orthogonal, from rank 2\", \"step forward orthogonal\"]");
    let dog = ("dog", "D", "moves = [\"hop orthogonal\"]");
    let game = |moves: &str| {
        let prince = format!("moves = [{moves}]\nroyal = true");
        rules(&[("prince", "P", &prince), cat, dog], "", "p5/6/6/6/6/P5 w - - 0 1")
    };
    let sorted = |moves: &str, position: &str| {
        let mut found = turns(&game(moves), position);
        found.sort();
        found
    };
    assert_eq!(sorted(usual, "5p/6/6/6/6/2P3 w - - 0 1"), ["c1b1", "c1c2", "c1c3", "c1d1"]);
    assert!(has(&game(usual), "5p/6/2Pc2/6/6/6 w - d5:d4 0 2", "c4d5"));
    let certain = format!("{usual}, \"step backward diagonal, capturing enemy cat\"");
    assert_eq!(sorted(&certain, "5p/6/6/2P3/1c1d2/6 w - - 0 1"), ["c3b2", "c3b3", "c3c4", "c3d3"]);
}

/// A piece that comes in from the hand may do what is forbidden.
#[test]
fn what_comes_in_may_be_forbidden() {
    let knight = ("knight", "N", "moves = [\"leap 2:1\"]");
    let cat = ("cat", "C", "moves = [\"slide diagonal\"]");
    let rest = "\n[gating]\npieces = [\"cat\"]\nzone = \"rank 1\"\n\n[[ending]]\nwhen = \"own cat beside own king\"\nresult = \"forbidden\"\n";
    let start = "k5/6/6/6/6/KN2N1[C] w b1,e1 - 0 1";
    let game = rules(&[KING, knight, cat], rest, start);
    assert!(has(&game, start, "b1c3") && has(&game, start, "e1d3,C@e1"));
    assert!(!has(&game, start, "b1c3,C@b1"));
}

/// A hopper that is dropped mates over a piece that cannot leave.
#[test]
fn a_hopper_that_is_dropped_mates() {
    let hopper = ("hopper", "H", "moves = [\"hop orthogonal\"]\ndrop = { no-mate = true, stuck = true }");
    let rook = ("rook", "R", "moves = [\"slide orthogonal\"]");
    let pawn = ("pawn", "P", "moves = [\"step forward orthogonal, moving\"]");
    let game = rules(&[KING, hopper, rook, pawn], "", "k5/6/6/6/6/K5[H] w - - 0 1");
    // The rook holds the file beside the king's.
    let position = "k5/p5/6/1R4/6/2K3[H] w - - 0 1";
    assert!(has(&game, position, "H@c3") && !has(&game, position, "H@a4"));
}
