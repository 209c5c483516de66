//! Which positions are the same: a right to capture en passant counts only if a legal turn can use it (G-4).

use std::sync::Arc;

use variorum_rules::history::{Entry, RepetitionRules, adjudicate};
use variorum_rules::{ActionKind, Position, Reason, Rules, movegen};

/// Double steps to look at in each game.
const DOUBLES: usize = 40;

/// Plays the turns and gives the number of the turn after which the game is drawn by repetition.
fn repeats_after(game: &str, start: &str, turns: &str) -> Option<usize> {
    let rules = variorum_library::rules(game).unwrap();
    let mut position = if start.is_empty() { Position::start(&rules) } else { Position::parse(&rules, start).unwrap() };
    let mut entries = vec![Entry::of(&position)];
    for (number, turn) in turns.split_whitespace().enumerate() {
        position.play_text(turn).unwrap_or_else(|error| panic!("{game}: {turn}: {error}"));
        entries.push(Entry::of(&position));
        let end = adjudicate(RepetitionRules::of(rules.definition()), &entries, position.side());
        if let Some(end) = end {
            assert_eq!(end.reason, Reason::Repetition, "{game}: {turns}");
            return Some(number + 1);
        }
    }
    None
}

#[test]
fn a_right_that_nobody_can_use_does_not_delay_a_repetition() {
    let knights = "e2e4 g8f6 b1c3 f6g8 c3b1 g8f6 b1c3 f6g8 c3b1";
    assert_eq!(repeats_after("chess", "", knights), Some(9));
    assert_eq!(repeats_after("crazyhouse", "", knights), Some(9));
    let capablanca = "e2e4 b8c6 b1c3 c6b8 c3b1 b8c6 b1c3 c6b8 c3b1";
    assert_eq!(repeats_after("capablanca", "", capablanca), Some(9));
    let grand = "e3e5 b9c7 b2c4 c7b9 c4b2 b9c7 b2c4 c7b9 c4b2";
    assert_eq!(repeats_after("grand-chess", "", grand), Some(9));
}

#[test]
fn a_pinned_or_checked_player_has_no_right_to_lose() {
    // The pawn on g4 is pinned to its king.
    let pinned = "6k1/8/8/8/6p1/8/7P/1K4R1 w - - 0 1";
    let turns = "h2h4 g8g7 b1a1 g7g8 a1b1 g8g7 b1a1 g7g8 a1b1";
    assert_eq!(repeats_after("chess", pinned, turns), Some(9));
    // The double step discovers a check along the rank behind it, which the capture would not answer.
    let checked = "8/8/8/8/1p6/8/k1P3R1/4K3 w - - 0 1";
    let turns = "c2c4 a2a3 g2g1 a3a2 g1g2 a2a3 g2g1 a3a2 g1g2";
    assert_eq!(repeats_after("chess", checked, turns), Some(9));
    // Without the rook the capture was possible, and then the right is lost: the first position does not come again.
    let free = "8/8/8/8/1p6/8/k1P5/4K1R1 w - - 0 1";
    let turns = "c2c4 a2a3 g1g2 a3a2 g2g1 a2a3 g1g2 a3a2 g2g1 a2a3";
    assert_eq!(repeats_after("chess", free, &turns.replace("g1g2", "g1h1").replace("g2g1", "h1g1")), Some(10));
}

/// The texts of positions go on naming the right after every double step.
#[test]
fn the_text_still_names_every_double_step() {
    let mut position = Position::start(&variorum_library::rules("chess").unwrap());
    position.play_text("e2e4").unwrap();
    assert!(position.text().contains(" e3:e4 "), "{position:?}");
}

/// In every game with double steps: the key is that of the position without the right exactly if no turn uses it, and a
/// search that asks with a working copy of its own gets the same answer.
#[test]
fn the_key_counts_a_right_exactly_if_some_turn_uses_it() {
    let mut games = 0;
    for game in variorum_library::ids() {
        let rules = variorum_library::rules(&game).unwrap();
        let passes = rules.definition().pieces.iter().any(|piece| piece.motions.iter().any(|motion| motion.en_passant));
        if !passes {
            continue;
        }
        games += 1;
        let by_trial = Rules::compile_by_trial(rules.definition()).unwrap();
        let (usable, useless) = count_rights(&rules, &by_trial, &game);
        assert!(usable > 0 && useless > 0, "{game}: {usable} and {useless}");
    }
    assert!(games >= 15, "{games}");
}

/// Looks at double steps of random games; the number of usable and of useless rights.
fn count_rights(rules: &Arc<Rules>, by_trial: &Arc<Rules>, game: &str) -> (usize, usize) {
    let mut rng = fastrand::Rng::with_seed(5);
    let (mut usable, mut useless) = (0, 0);
    for _ in 0..400 {
        let mut position = Position::start(rules);
        for _ in 0..60 {
            let Some(turn) = a_turn(&mut position, &mut rng) else { break };
            position.play_unchecked(turn);
            if position.text().split(' ').nth(3) == Some("-") || position.outcome().is_some() {
                continue;
            }
            if position.setup().made > 0 {
                // In the middle of a row the right is one of the turns that follow it.
                continue;
            }
            let used = position.turns().iter().any(|turn| turn.first.kind() == ActionKind::EnPassant);
            let mut fields: Vec<String> = position.text().split(' ').map(str::to_owned).collect();
            fields[3] = "-".into();
            let without = Position::parse(rules, &fields.join(" ")).unwrap();
            assert_eq!(position.repetition_key() == without.repetition_key(), !used, "{position:?}");
            let (before, hash) = (position.clone(), position.hash());
            assert_eq!(movegen::repetition_key(&mut position, hash), position.repetition_key(), "{position:?}");
            assert_eq!(position, before);
            let tried = Position::parse(by_trial, &position.text()).unwrap();
            assert_eq!(tried.repetition_key(), position.repetition_key(), "{position:?}");
            *if used { &mut usable } else { &mut useless } += 1;
            if usable.min(useless) > 0 && usable + useless >= DOUBLES {
                return (usable, useless);
            }
        }
    }
    println!("{game}: {usable} usable, {useless} useless rights");
    (usable, useless)
}

/// A random turn, a double step or a pawn-like move rather than another, so that pawns meet.
fn a_turn(position: &mut Position, rng: &mut fastrand::Rng) -> Option<variorum_rules::Turn> {
    let turns = position.turns();
    let pawns: Vec<_> = turns
        .iter()
        .filter(|turn| {
            let piece = position.at(turn.first.from());
            turn.first.kind() != ActionKind::Drop && position.rules().definition().pieces[piece.kind()].pawn
        })
        .copied()
        .collect();
    let among = if pawns.is_empty() || rng.u8(..3) == 0 { &turns } else { &pawns };
    among.get(rng.usize(..among.len().max(1))).copied()
}
