//! The usual arrays of the reconstructed games and those kept beside them (MF-3, MF-5, ST-9, ST-11, ST-14).

use std::collections::BTreeSet;

use variorum_gamedef::board::Coordinates;
use variorum_rules::{Position, Reason, Side};

/// The start position with this name.
fn start(game: &str, name: &str) -> Position {
    let rules = variorum_library::rules(game).unwrap();
    let number = rules.definition().starts.iter().position(|start| start.name == name);
    Position::nth_start(&rules, number.unwrap_or_else(|| panic!("{game} has no array {name}"))).unwrap()
}

/// The captures of the first turn, and those of them that no piece answers.
fn captures(start: &Position) -> (usize, BTreeSet<String>) {
    let mut unanswered = BTreeSet::new();
    let mut count = 0;
    for turn in start.turns() {
        let Some(victim) = start.victim_cell(turn.first) else { continue };
        count += 1;
        let mut after = start.clone();
        after.play_unchecked(turn);
        let back = |reply: &variorum_rules::Turn| after.victim_cell(reply.first) == Some(victim);
        if !after.turns().iter().any(back) {
            unanswered.insert(start.turn_text(turn));
        }
    }
    (count, unanswered)
}

#[test]
fn the_usual_arrays_guard_what_the_older_ones_left_hanging() {
    for (game, name, all, unanswered) in [
        ("mitreyang", "Usual", 2, 0),
        ("mitreyang", "Pawn wall", 4, 2),
        ("mitred-wildebishogi", "Usual", 0, 0),
        ("mitred-wildebishogi", "Middle compounds", 0, 0),
        ("mitred-wildebishogi", "Crossed", 0, 0),
        ("stock-qi", "Usual", 28, 4),
        ("stock-qi", "Rings", 44, 20),
        ("stock-qi", "Guarded", 36, 0),
        ("stock-taijitu", "Usual", 36, 0),
        ("stock-taijitu", "Rings", 36, 28),
        ("stock-taijitu", "Guarded", 36, 0),
    ] {
        let found = captures(&start(game, name));
        assert_eq!((found.0, found.1.len()), (all, unanswered), "{game}, {name}: {:?}", found.1);
    }
}

/// ST-11: what can be taken for nothing in the usual array of Stock Qi are Stockeunuchs, no Stocknsexton.
#[test]
fn the_stocknsextons_of_stock_qi_are_guarded() {
    let start = start("stock-qi", "Usual");
    for turn in captures(&start).1 {
        let victim = start.victim_cell(start.parse_turn(&turn).unwrap().first).unwrap();
        assert_eq!(start.rules().piece_token(start.at(victim)), "e", "{turn}");
    }
}

/// All arrays of a game have the same pieces; those of the Stock games are symmetrical both ways, with Stockbrooks in the
/// corners of the usual ones.
#[test]
fn arrays_have_the_same_pieces_and_the_stock_games_are_symmetrical() {
    for (game, names) in [
        ("mitreyang", &["Usual", "Pawn wall"][..]),
        ("mitred-wildebishogi", &["Usual", "Middle compounds", "Crossed"]),
        ("stock-qi", &["Usual", "Rings", "Guarded"]),
        ("stock-taijitu", &["Usual", "Rings", "Guarded"]),
    ] {
        let rules = variorum_library::rules(game).unwrap();
        let board = &rules.definition().board;
        for name in names {
            let (usual, other) = (start(game, "Usual"), start(game, name));
            for kind in 0..rules.definition().pieces.len() {
                for side in Side::BOTH {
                    assert_eq!(usual.count(side, kind), other.count(side, kind), "{game}, {name}");
                }
            }
            if !board.is_3d() {
                continue;
            }
            for cell in rules.cells() {
                let at = board.coordinates(cell.index() as u16);
                let mirrored = [
                    Coordinates { file: board.files - 1 - at.file, ..at },
                    Coordinates { level: board.level_count() - 1 - at.level, ..at },
                ];
                for image in mirrored {
                    let image = rules.cell(usize::from(board.cell(image))).unwrap();
                    assert_eq!(other.at(cell), other.at(image), "{game}, {name}: {}", rules.cell_name(cell));
                }
            }
        }
    }
    for game in ["stock-qi", "stock-taijitu"] {
        let start = start(game, "Usual");
        for corner in ["ta1", "tg1", "za1", "zg1"] {
            let cell = start.rules().cells().find(|&cell| start.rules().cell_name(cell) == corner).unwrap();
            assert_eq!(start.rules().piece_token(start.at(cell)), "R", "{game}");
        }
    }
}

/// MF-3, MF-5: the first turns that spoke against the older arrays.
#[test]
fn the_older_arrays_are_kept_by_name() {
    assert!(start("mitreyang", "Pawn wall").text().starts_with("lhmsgksmhl/1rnbaabnr1/2c4c2/pppppppppp/"));
    assert!(start("mitred-wildebishogi", "Middle compounds").text().starts_with("lhuuktmmhl/1rnjjbbnr1/4wq4/"));
    // The camel's leap to e5 prepares e5d8, a smothered mate, in the older array only.
    for (name, mates) in [("Middle compounds", true), ("Usual", false), ("Crossed", false)] {
        let mut position = start("mitred-wildebishogi", name);
        position.play_text("f2e5").unwrap();
        position.play_text("a7a6").unwrap();
        let mate = |turn: &variorum_rules::Turn| {
            let mut after = position.clone();
            after.play_unchecked(*turn);
            after.outcome().is_some_and(|outcome| outcome.reason == Reason::Checkmate)
        };
        assert_eq!(position.turns().iter().any(mate), mates, "{name}");
    }
}
