//! Whether a side could ever win: asked when the other side's time is over.

use variorum_gamedef::definition::{Decision, Endings, Fate};
use variorum_gamedef::ending::Reason;
use variorum_rules::{Position, Side};

/// Is it certain that `side` can win by no line of legal turns? It is where the side has nothing but the royal piece and the game
/// knows no way for that piece alone: no stalemate that loses, no pieces that change sides or are dropped, no neutral pieces, no special
/// ends. Anything less certain is `false`.
#[must_use]
pub fn can_never_win(position: &Position, side: Side) -> bool {
    let rules = position.rules();
    let definition = rules.definition();
    // Every field is named, so that a new kind of ending is thought of here.
    let Endings {
        checkmate,
        stalemate,
        draws,
        points: _,
        half_points_ahead: _,
        perpetual_check,
        repetition_loser,
        facing,
        face_to_face: _,
        extinction: _,
        bare: _,
        dead: _,
        impasse: _,
        counting: _,
        perpetual_chase,
        conditions: _,
        repetition: _,
        quiet_turns: _,
    } = &definition.endings;
    let plain = *checkmate == Fate::Loses
        && *stalemate == Decision::Fate(Fate::Draw)
        && draws.is_none()
        && *perpetual_check == Fate::Draw
        && repetition_loser.is_none()
        && perpetual_chase.is_none()
        && Reason::on_the_board(definition).next().is_none()
        && facing.is_empty()
        && definition.neutrals.is_empty()
        && definition.second.is_none()
        && definition.refuge.is_none()
        && !rules.has_several_royals()
        && !rules.has_hands();
    // Each side has one royal piece, both of the one royal kind: they can never come near each other. It becomes no other, and lost pieces come back in no
    // other way (ST-18, ST-25): a pool helps nobody who has only the royal piece.
    let alone = position.pieces(side).len() == 1;
    plain && alone && rules.has_royal()
}

#[cfg(test)]
mod tests {
    use super::*;
    use variorum_gamedef::definition::Definition;
    use variorum_rules::Rules;

    /// Whether White and Black can never win.
    fn never(rules: &std::sync::Arc<Rules>, text: &str) -> [bool; 2] {
        let position = Position::parse(rules, text).unwrap();
        Side::BOTH.map(|side| can_never_win(&position, side))
    }

    /// A game with a change.
    fn changed(game: &str, change: impl FnOnce(&mut Definition)) -> std::sync::Arc<Rules> {
        let mut definition = variorum_library::rules(game).unwrap().definition().clone();
        change(&mut definition);
        Rules::compile(&definition).unwrap()
    }

    #[test]
    fn a_lone_royal_piece_wins_only_where_the_rules_know_a_way() {
        for (game, text, expected) in [
            ("chess", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", [false, true]),
            ("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", [false, true]),
            ("chess", "4k3/4n3/8/8/8/8/4P3/4K3 w - - 0 1", [false, false]),
            ("crazyhouse", "4k3/8/8/8/8/8/3Q4/4K3[] w - - 0 1", [false, false]),
            ("shatranj", "4k3/8/8/8/8/8/3RR3/4K3 b - - 0 1", [false, false]),
            ("duck-chess", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", [false, false]),
        ] {
            assert_eq!(never(&variorum_library::rules(game).unwrap(), text), expected, "{game} {text}");
        }
        // Where stalemate loses, nothing is certain.
        let xiangqi = variorum_library::rules("xiangqi").unwrap();
        assert_eq!(never(&xiangqi, "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1"), [false, false]);
    }

    /// Xiangqi with the draws of chess, with and without generals that attack along a file: such an attack is a way to win.
    #[test]
    fn where_royal_pieces_attack_from_afar_nothing_is_certain() {
        let text = "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1";
        let draws = |definition: &mut Definition| {
            (definition.endings.stalemate, definition.endings.perpetual_check) =
                (Decision::Fate(Fate::Draw), Fate::Draw);
            definition.endings.perpetual_chase = None;
        };
        assert_eq!(never(&changed("xiangqi", draws), text), [false, false]);
        let apart = |definition: &mut Definition| {
            draws(definition);
            definition.endings.facing.clear();
        };
        assert_eq!(never(&changed("xiangqi", apart), text), [false, true]);
    }

    /// ST-18: only a Stockbroker's move brings back a lost piece, and an Emperor alone has none.
    #[test]
    fn lost_pieces_do_not_come_back_to_a_lone_emperor() {
        let stockyang = variorum_library::rules("stockyang").unwrap();
        let empty = "7,7,7,7,7,7,7";
        let board = |last: &str, first: &str| format!("{last}/{}{first}", format!("{empty}/").repeat(8));
        let lone = format!("{} w - - 0 1 lost=2RUc", board("k6,7,7,7,7,7,7", "7,7,7,7,7,7,K6"));
        assert_eq!(never(&stockyang, &lone), [true, true]);
        let pawn = format!("{} w - - 0 1 lost=2RUc", board("k6,7,7,7,7,7,7", "7,7,7,3B3,7,7,K6"));
        assert_eq!(never(&stockyang, &pawn), [false, true]);
    }

    /// ST-26: a lone Emperor that captures the last guard wins if the other does not come home.
    #[test]
    fn where_a_royal_piece_must_come_home_nothing_is_certain() {
        let taijitu = variorum_library::rules("stock-taijitu").unwrap();
        let empty = "7,7,7,7,7,7,7/";
        let text = format!("k6,7,7,7,7,7,7/{}7,7,7,3W3,7,7,K6 w - - 0 1", empty.repeat(8));
        assert_eq!(never(&taijitu, &text), [false, false]);
    }
}
