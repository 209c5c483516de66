//! Features of the language that meet in one game. Games made up by chance found what is tested here.

use std::sync::Arc;

use variorum_rules::{Position, Rules};

/// A game on six files and ranks with a king and these pieces and sections.
fn rules(pieces: &[(&str, &str, &str)], rest: &str, position: &str) -> Arc<Rules> {
    let mut text = String::from(
        "id = \"met\"\nlanguage = 1\n\n[about]\nname = \"Met\"\nfamily = \"Tests\"\nsummary = \"A test.\"\n\n[board]\nfiles = 6\nranks = 6\n",
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
