//! Turns whose second part is compulsory, in a game with check.

use variorum_rules::{Outcome, Position, Reason, Rules};

/// A king may not go where no stone can move afterwards: it is stalemated.
#[test]
fn a_first_part_after_which_no_second_is_possible_is_illegal() {
    let text = r#"
id = "test"
[about]
name = "Test"
summary = "A stone must be moved."
[board]
files = 3
ranks = 4
[[piece]]
id = "king"
name = "King"
token = "K"
moves = ["step orthogonal and diagonal"]
royal = true
[[piece]]
id = "rook"
name = "Rook"
token = "R"
moves = ["slide orthogonal"]
[[neutral]]
id = "stone"
name = "Stone"
token = "*"
role = "blocker"
[turn]
second = "compulsory"
ko = false
[[turn.action]]
neutrals = ["stone"]
do = "step"
directions = "orthogonal"
[endings]
stalemate = "draw"
repetition = 3
perpetual-check = "draw"
[[start]]
name = "Usual"
position = "2k/3/1*1/KR1 w - - 0 1"
"#;
    let rules = Rules::compile(&variorum_gamedef::load(text, "test").definition.unwrap()).unwrap();
    // After c1b1 the stone is shut in; b2 and c2 are attacked.
    let position = Position::parse(&rules, "K2/3/R2/*1k b - - 0 1").unwrap();
    assert_eq!(position.turns(), []);
    assert_eq!(position.outcome(), Some(Outcome { winner: None, reason: Reason::Stalemate }));
    let free = Position::parse(&rules, "K2/3/R2/1*k b - - 0 1").unwrap();
    assert_eq!(free.outcome(), None);
}
