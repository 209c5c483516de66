//! Whether a side could ever win: asked when the other side's time is over.

use variorum_gamedef::definition::Fate;
use variorum_rules::{Position, Side};

/// Is it certain that `side` can win by no line of legal turns? It is where the side has nothing but the royal piece and the game
/// knows no way for that piece alone: no stalemate that loses, no pieces that change sides or come back, no neutral pieces, no special
/// ends. Anything less certain is `false`.
#[must_use]
pub fn can_never_win(position: &Position, side: Side) -> bool {
    let rules = position.rules();
    let definition = rules.definition();
    let endings = &definition.endings;
    let plain = endings.stalemate == Fate::Draw
        && endings.perpetual_check == Fate::Draw
        && endings.marriage.is_none()
        && endings.extinction.is_empty()
        && endings.facing.is_empty()
        && !endings.bare
        && definition.neutrals.is_empty()
        && definition.second.is_none()
        && definition.refuge.is_none()
        && definition.pool.is_empty()
        && !rules.has_hands();
    // Two royal pieces of one kind can never come near each other.
    let royal = |side: Side| {
        let mut kinds = (0..definition.pieces.len()).filter(|&kind| position.count(side, kind) > 0);
        kinds.find(|&kind| definition.pieces[kind].royal)
    };
    let alone = position.pieces(side).iter().count() == 1;
    plain && alone && royal(side).is_some() && royal(side) == royal(side.other())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lone_royal_piece_wins_only_where_the_rules_know_a_way() {
        for (game, text, never) in [
            ("chess", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", [false, true]),
            ("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", [false, true]),
            ("chess", "4k3/4n3/8/8/8/8/4P3/4K3 w - - 0 1", [false, false]),
            ("crazyhouse", "4k3/8/8/8/8/8/3Q4/4K3[] w - - 0 1", [false, false]),
        ] {
            let position = Position::parse(&variorum_library::rules(game).unwrap(), text).unwrap();
            let found = [can_never_win(&position, Side::White), can_never_win(&position, Side::Black)];
            assert_eq!(found, never, "{game} {text}");
        }
        // Where stalemate loses, nothing is certain.
        let xiangqi = variorum_library::rules("xiangqi").unwrap();
        let position = Position::parse(&xiangqi, "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1").unwrap();
        assert!(!can_never_win(&position, Side::Black));
    }
}
