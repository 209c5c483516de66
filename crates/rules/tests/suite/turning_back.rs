//! Paths whose later steps turn back: the hooks of Tenjiku shogi, and a rose.

use std::collections::BTreeSet;

use variorum_rules::{Position, Rules};

/// Where the piece on d3 gets to by this phrase.
fn goals(phrase: &str, others: &str) -> BTreeSet<String> {
    let text = format!(
        "language = 1\nid = 'small'\n[about]\nname = 'Small'\nsummary = 'A game for tests.'\n[board]\nfiles = 8\nranks = 8\n\
         [[piece]]\nid = 'mover'\nname = 'Mover'\ntoken = 'M'\nmoves = ['{phrase}']\n\
         [[piece]]\nid = 'wall'\nname = 'Wall'\ntoken = 'W'\nmoves = ['step orthogonal']\n\
         [[start]]\nname = 'Usual'\nposition = '{others} w - - 0 1'\n\
         [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n"
    );
    let loaded = variorum_gamedef::load(&text, "small");
    let rendered = variorum_gamedef::render(&loaded.diagnostics, "small.toml", &text, false);
    let rules = Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{rendered}"))).unwrap();
    let position = Position::start(&rules);
    position.turn_texts().into_iter().filter_map(|turn| Some(turn.strip_prefix("d3")?.to_owned())).collect()
}

fn cells(names: &str) -> BTreeSet<String> {
    names.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_hook_turns_a_right_angle_and_needs_empty_cells() {
    let empty = "8/8/8/8/8/3M4/8/8";
    assert_eq!(goals("lame 1:1 > 1:-1", empty), cells("f3 b3 d5 d1"));
    // Something stands on e4: f3 is reached by way of e2, and d5 by way of c4.
    assert_eq!(goals("lame 1:1 > 1:-1", "8/8/8/8/4w3/3M4/8/8"), cells("f3 b3 d5 d1"));
    assert_eq!(goals("lame 1:1 > 1:-1", "8/8/8/8/4w3/3M4/4w3/8"), cells("b3 d5 d1"));
    assert_eq!(goals("lame forward 1:1 > 1:-1", "8/8/8/8/4w3/3M4/8/8"), cells("b3 d5"));
}

#[test]
fn a_path_may_lead_over_its_start_only_where_nothing_stands() {
    // The third step would end on the start cell's far side by way of the start itself, where the piece still stands.
    assert_eq!(goals("lame 1:0 > -1:0 > -1:0", "8/8/8/8/8/3M4/8/8"), cells(""));
    assert_eq!(goals("leap 1:0 > -3:0", "8/8/8/8/8/3M4/8/8"), cells("b3 f3 d1 d5"));
}

#[test]
fn a_rose_goes_round() {
    assert_eq!(goals("lame 2:1 > 1:2 > -1:2 > -2:1", "8/8/8/8/8/3M4/8/8"), cells(""));
    let wide = "8/8/8/8/8/3M4/8/8";
    assert_eq!(goals("lame 2:1 > 1:2 > -1:2", wide), cells("f8 b8"));
    assert_eq!(goals("lame 2:1 > 1:2 > -1:2", "8/8/8/8/5w2/3M4/8/8"), cells("b8"));
}
