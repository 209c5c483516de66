//! Games made for the tests, and tables of them.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use variorum_rules::Rules;
use variorum_tables::{Material, Plan, Tables};

/// Pieces of chess, and a cannon as in xiangqi.
pub const CHESSMEN: &str = r#"
[[piece]]
id = "king"
name = "King"
token = "K"
moves = ["step orthogonal and diagonal"]
royal = true
[[piece]]
id = "queen"
name = "Queen"
token = "Q"
moves = ["slide orthogonal and diagonal"]
[[piece]]
id = "rook"
name = "Rook"
token = "R"
moves = ["slide orthogonal"]
[[piece]]
id = "bishop"
name = "Bishop"
token = "B"
moves = ["slide diagonal"]
[[piece]]
id = "knight"
name = "Knight"
token = "N"
moves = ["leap 2:1"]
[[piece]]
id = "cannon"
name = "Cannon"
token = "C"
moves = ["slide orthogonal, moving", "hop orthogonal, capturing"]
"#;

/// Endings as in chess.
pub const DRAWN_STALEMATE: &str = r#"
[endings]
stalemate = "draw"
repetition = 3
perpetual-check = "draw"
"#;

/// The game with this board (the lines of its section), start position and rest of the file.
pub fn game(board: &str, start: &str, rest: &str) -> Arc<Rules> {
    let text = format!(
        "id = \"test\"\n[about]\nname = \"Test\"\nsummary = \"A game for tests.\"\n[board]\n{board}\n{rest}\n\
         [[start]]\nname = \"Usual\"\nposition = \"{start}\"\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}\n{text}", loaded.diagnostics));
    Rules::compile(&definition).unwrap()
}

/// Pieces of chess on a square board of `size` files and ranks.
pub fn square(size: usize) -> Arc<Rules> {
    let rows = format!("/{size}").repeat(size - 2);
    let start = format!("{}k{rows}/K{} w - - 0 1", size - 1, size - 1);
    game(&format!("files = {size}\nranks = {size}"), &start, &format!("{CHESSMEN}{DRAWN_STALEMATE}"))
}

/// The solved tables of a list of pieces.
pub fn solve(rules: &Arc<Rules>, pieces: &str, symmetric: bool, threads: usize) -> Tables {
    let material = Material::parse(rules, pieces).unwrap();
    let plan = Plan::with_symmetry(rules, &material, symmetric).unwrap();
    let mut tables = Tables::new(plan);
    while tables.solve_next(threads, &AtomicBool::new(false), &|_, _| ()).unwrap().is_some() {}
    assert!(tables.is_complete());
    tables
}

/// The longest win of White to move, in moves; 0 without a win.
pub fn longest_win(tables: &Tables) -> u16 {
    let statistics = tables.statistics(0).unwrap();
    let turns = statistics.sides[0].longest_win.as_ref().map_or(0, |&(turns, ..)| turns);
    turns.div_ceil(2)
}
