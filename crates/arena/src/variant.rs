//! How a game is named and written for an outside program: the variant's name, and the dialect that its start position needs.
//!
//! The dialects themselves are in [`variorum_notation::Dialect`].

use std::sync::Arc;

use variorum_gamedef::definition::CaptureRules;
use variorum_notation::{Dialect, is_chess960};
use variorum_rules::perft::perft;
use variorum_rules::{Position, Rules};

/// Perft counts of orthodox chess from the start position at depths 1 to 4.
const ORTHODOX_COUNTS: [u64; 4] = [20, 400, 8_902, 197_281];

/// Whether this is orthodox chess, which every program plays by default. Decided by the start position and perft counts, and by endings and captures, which
/// the first turns do not show.
pub(crate) fn is_orthodox(rules: &Arc<Rules>) -> bool {
    let definition = rules.definition();
    if !definition.endings.conditions.is_empty() || definition.capture != CaptureRules::default() {
        return false;
    }
    let start = Position::start(rules);
    start.text().starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
        && (1..).zip(ORTHODOX_COUNTS).all(|(depth, count)| perft(&start, depth) == count)
}

/// The name under which a program offers this game, if it does: the game's id, with or without its hyphens, or the id up to its first hyphen.
pub(crate) fn variant<'o>(id: &str, offered: &'o [String]) -> Option<&'o String> {
    let short = id.split('-').next().unwrap_or(id);
    [id, &id.replace('-', ""), short].into_iter().find_map(|name| offered.iter().find(|offer| *offer == name))
}

/// The UCI dialect for a game that begins with `start`.
pub(crate) fn uci(start: &Position) -> Dialect {
    Dialect::uci(Arc::clone(start.rules()), is_chess960(start))
}

/// The XBoard dialect for a game that begins with `start`.
pub(crate) fn xboard(start: &Position) -> Dialect {
    Dialect::xboard(Arc::clone(start.rules()), is_chess960(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn castling_from_elsewhere_is_written_as_in_chess960() {
        let rules = variorum_library::rules("chess").unwrap();
        let start = Position::parse(&rules, "4k3/8/8/8/8/8/8/1R2K1R1 w b1,g1 - 0 1").unwrap();
        let dialect = uci(&start);
        assert!(dialect.chess960);
        assert_eq!(dialect.position_text(&start), "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1");
        let turn = start.parse_turn("e1g1").unwrap();
        assert_eq!(dialect.turn_text(&start, turn), "e1g1");
        for id in variorum_library::ids() {
            assert!(!uci(&Position::start(&variorum_library::rules(&id).unwrap())).chess960, "{id}");
        }
    }

    #[test]
    fn a_king_that_has_moved_asks_for_nothing_unusual() {
        let mut position = Position::start(&variorum_library::rules("chess").unwrap());
        for turn in ["e2e4", "e7e5", "e1e2"] {
            position.play_text(turn).unwrap();
        }
        assert!(!uci(&position).chess960);
    }

    #[test]
    fn orthodox_chess_is_recognised() {
        assert!(is_orthodox(&variorum_library::rules("chess").unwrap()));
        // Some of these begin with the same numbers of turns.
        for id in ["berolina", "crazyhouse", "duck-chess", "king-of-the-hill", "three-check", "atomic", "antichess"] {
            assert!(!is_orthodox(&variorum_library::rules(id).unwrap()), "{id}");
        }
    }

    #[test]
    fn variants_are_found_by_id_or_its_first_word() {
        let offered = ["chess", "grand", "duck", "kingofthehill"].map(str::to_owned);
        assert_eq!(variant("chess", &offered), Some(&offered[0]));
        assert_eq!(variant("grand-chess", &offered), Some(&offered[1]));
        assert_eq!(variant("king-of-the-hill", &offered), Some(&offered[3]));
        assert_eq!(variant("stockgi", &offered), None);
    }
}
