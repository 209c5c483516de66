//! Problems whose solutions everybody knows.

use variorum_problems::{Limits, SetPlay, Wishes};

use crate::{lines, solved, solved_with};

/// Paul Morphy: the rook is given up so that the pawn mates.
const MORPHY: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

#[test]
fn morphys_mate_in_two_has_one_key() {
    let solved = solved("chess", MORPHY, "#2");
    assert_eq!(solved.solutions.len(), 1);
    let key = &solved.solutions[0];
    assert_eq!(key.moves[0].text, "a1a6");
    let play = key.play.as_ref().unwrap();
    // Black can only take the rook, or move the bishop: nothing is threatened.
    assert!(play.threats.is_empty());
    let answer = |reply: &str| {
        let variation = play.variations.iter().find(|variation| variation.reply.text == reply).unwrap();
        variation.continuations.iter().map(|answer| answer.turn.text.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(answer("b7a6"), ["b6b7"]);
    assert_eq!(answer("b8c7"), ["a6a7"]);
    assert!(play.variations.iter().all(|variation| variation.continuations.len() == 1));
    assert_eq!(solved.duals(), 0);
}

#[test]
fn tries_and_set_play_are_shown_on_request() {
    let wishes = Wishes { set_play: true, tries: 1, ..Wishes::default() };
    let solved = solved_with("chess", MORPHY, "#2", wishes, &Limits::default());
    let SetPlay::Replies(set_play) = solved.set_play.unwrap() else { panic!("direct play") };
    // If Black began, the bishop’s moves would let the pawn take on a7, and b7xa6 is not possible yet.
    assert!(set_play.variations.iter().all(|variation| !variation.refutes()));
    let refuted: Vec<_> = solved.tries.iter().map(|attempt| attempt.turn.text.as_str()).collect();
    assert!(!refuted.is_empty());
    assert!(solved.tries.iter().all(|attempt| attempt.refutations.len() == 1));
}

#[test]
fn two_rooks_mate_in_two_in_two_ways() {
    assert_eq!(lines("chess", "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "#2"), ["a2a7", "b1b7"]);
}

#[test]
fn a_threat_answers_what_does_not_parry_it() {
    let solved = solved("chess", "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "#2");
    let play = solved.solutions[0].play.as_ref().unwrap();
    assert_eq!(play.threats[0].turn.text, "b1b8");
    assert_eq!((play.variations.len(), play.threatened), (0, 1));
}

#[test]
fn the_fools_mate_is_the_shortest_helpmate_from_the_start() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert!(lines("chess", start, "h#1.5").is_empty());
    // The pawn moves of White in either order, to f3 or f4, and Black’s to e6 or e5.
    let mates = lines("chess", start, "h#2.0");
    assert_eq!(mates.len(), 8);
    assert!(mates.contains(&"f2f3 e7e5 g2g4 d8h4".to_owned()));
}
