//! Questions with a limit: the same answers, or none.

use variorum_rules::{OutOfWork, Position};

#[test]
fn a_limit_changes_no_answer_and_leaves_the_position_as_it_was() {
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let mut position = Position::start(&rules);
        for _ in 0..6 {
            let (turns, outcome) = (position.turns(), position.outcome());
            assert_eq!(position.outcome_within(&mut u64::MAX.clone()), Ok(outcome), "{id}");
            let Some(&turn) = turns.get(turns.len() / 2) else { break };
            let text = position.turn_text(turn);
            let mut work = 1 << 40;
            assert_eq!(position.parse_turn_within(&text, &mut work), Ok(Ok(turn)), "{id}");
            let needed = (1 << 40) - work;
            assert!(needed > 0, "{id}");
            // Exactly as much as is needed is too little: nobody could tell whether all was done.
            let mut work = needed;
            assert_eq!(position.parse_turn_within(&text, &mut work), Err(OutOfWork), "{id}");
            assert_eq!(work, 0);
            let mut work = needed + 1;
            assert_eq!(position.parse_turn_within(&text, &mut work), Ok(Ok(turn)), "{id}");
            assert_eq!(work, 1);
            // No limit is left behind.
            assert_eq!(position.turns(), turns, "{id}");
            position.play_unchecked(turn);
        }
    }
}
