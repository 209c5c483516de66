//! The symmetries of games.

use std::collections::BTreeSet;
use std::sync::Arc;

use variorum_rules::{Arrangement, Cell, Piece, Position, Rules};

fn kinds(rules: &Rules, tokens: &str) -> Vec<usize> {
    let pieces = &rules.definition().pieces;
    tokens.split(' ').map(|token| pieces.iter().position(|piece| piece.token == token).unwrap()).collect()
}

#[test]
fn the_symmetries_of_some_games() {
    for (game, tokens, count) in [
        ("chess", "K Q R B N", 8),
        ("chess", "K Q P", 2),
        ("raumschach", "K Q R B N U", 48),
        ("raumschach", "K P Q R B N U", 4),
        ("shogi", "K R B", 8),
        ("shogi", "K G", 2),
        ("xiangqi", "K R", 2),
        ("cylinder-chess", "K R N", 32),
        ("king-of-the-hill", "K Q", 8),
        ("racing-kings", "K Q", 2),
        ("capablanca", "K Q", 4),
    ] {
        let rules = variorum_library::rules(game).unwrap();
        assert_eq!(rules.symmetries(&kinds(&rules, tokens)).len(), count, "{game} {tokens}");
    }
}

/// The pieces of a position on renamed cells.
fn renamed(position: &Position, map: &[Cell]) -> Vec<(Cell, Piece)> {
    let mut pieces: Vec<(Cell, Piece)> = position.setup().pieces;
    pieces.iter_mut().for_each(|(cell, _)| *cell = map[cell.index()]);
    pieces.sort_by_key(|&(cell, _)| cell);
    pieces
}

/// In random positions of every game, few pieces and many: what can be reached in a turn, and the outcome, are the same after a symmetry.
#[test]
fn positions_symmetric_to_each_other_have_the_same_turns() {
    for game in variorum_library::ids() {
        let rules: Arc<Rules> = variorum_library::rules(&game).unwrap();
        let all: Vec<usize> = (0..rules.definition().pieces.len()).collect();
        let maps = rules.symmetries(&all);
        assert!(maps[0].iter().copied().eq(rules.cells()), "{game}");
        let mut random = fastrand::Rng::with_seed(11);
        let mut position = Position::start(&rules);
        for number in 0..24 {
            let turns = position.turns();
            let Some(&turn) = turns.get(random.usize(..turns.len().max(1))) else { break };
            position.play_unchecked(turn);
            let Some(map) = maps.get(number % maps.len()).filter(|_| number % 3 == 0) else { continue };
            let setup = position.setup();
            let arranged = |pieces: &[(Cell, Piece)], map: &[Cell]| {
                let mut other = Position::start(&rules);
                other.arrange(&Arrangement {
                    pieces,
                    hands: &setup.hands,
                    lost: &setup.lost,
                    checks: setup.checks,
                    side: setup.side,
                    passage: &position.passage().mapped(map),
                });
                other
            };
            let goals = |position: &Position, map: &[Cell]| -> BTreeSet<String> {
                position
                    .turns()
                    .into_iter()
                    .map(|turn| {
                        let mut after = position.scratch();
                        after.play_unchecked(turn);
                        format!("{:?} {:?}", renamed(&after, map), after.passage().mapped(map))
                    })
                    .collect()
            };
            let plain = arranged(&setup.pieces, &maps[0]);
            let mirrored = arranged(&renamed(&position, map), map);
            assert_eq!(plain.outcome(), mirrored.outcome(), "{game}: {}", position.text());
            assert_eq!(plain.is_check(), mirrored.is_check(), "{game}: {}", position.text());
            assert!(goals(&plain, map) == goals(&mirrored, &maps[0]), "{game}: {}", position.text());
        }
    }
}
