//! Positions put together field by field: what an editor must offer, and what is refused.

use variorum_rules::{PositionError, Setup, SetupFields, Side};

use crate::board::{place, placed, refused};

fn fields(game: &str) -> SetupFields {
    variorum_library::rules(game).unwrap().setup_fields()
}

/// En passant: FIDE, SR-19, MF-7, ST-17; the East Asian games, Shatranj and the Qi games know no double step.
#[test]
fn en_passant_is_offered_where_pieces_make_double_steps() {
    for (game, passing) in [
        ("chess", true),
        ("berolina", true),
        ("omega-chess", true),
        ("stones-and-relays", true),
        ("mitreyang", true),
        ("stockyang", true),
        ("blocschach", true),
        ("xiangqi", false),
        ("shogi", false),
        ("shatranj", false),
        ("stock-qi", false),
        ("stock-taijitu", false),
    ] {
        assert_eq!(fields(game).passing, passing, "{game}");
    }
    for game in variorum_library::ids() {
        let rules = variorum_library::rules(&game).unwrap();
        let motions = rules.definition().pieces.iter().flat_map(|piece| &piece.motions);
        assert_eq!(fields(&game).passing, motions.into_iter().any(|motion| motion.kind.can_be_passed()), "{game}");
    }
}

/// MF-10, ST-18, ST-19, ST-26, SR-9: hands, lost pieces, the duty to come home and the ko, each where the game has it.
#[test]
fn the_other_fields_are_offered_where_the_game_has_them() {
    let named = |game: &str, kinds: &[usize]| {
        let rules = variorum_library::rules(game).unwrap();
        let tokens: Vec<&str> = kinds.iter().map(|&kind| rules.definition().pieces[kind].token.as_str()).collect();
        tokens.join(" ")
    };
    let chess = fields("chess");
    assert_eq!((chess.hands.len(), chess.lost.len(), chess.ko, chess.home), (0, 0, false, 0));
    assert_eq!(chess.royal.map(|royal| named("chess", &[royal])).as_deref(), Some("K"));
    assert_eq!(fields("duck-chess").royal, None);
    assert_eq!(named("crazyhouse", &fields("crazyhouse").hands), "Q R B N P");
    assert!(fields("stones-and-relays").ko);
    assert_eq!(fields("stock-taijitu").home, 2);
    let mut lost: Vec<String> =
        named("stock-taijitu", &fields("stock-taijitu").lost).split(' ').map(str::to_owned).collect();
    lost.sort();
    assert_eq!(lost, ["A", "C", "R", "U"]);
}

/// ST-26: the Emperor has two turns to come home, never more.
#[test]
fn more_turns_to_come_home_than_the_rules_grant_are_refused() {
    let pieces = "Kub2 kuf9 Nta4 ntg6";
    let rules = variorum_library::rules("stock-taijitu").unwrap();
    for (home, side) in [("W3", Side::White), ("B3", Side::Black), ("W1,B3", Side::Black), ("W255", Side::White)] {
        let text = placed("stock-taijitu", pieces, &format!("w home={home}"));
        let errors = variorum_rules::Position::parse(&rules, &text).unwrap_err();
        assert_eq!(errors.0, [PositionError::HomeTooLong { side, most: 2 }], "{home}");
        // An editor still reads it.
        assert_eq!(Setup::parse(&rules, &text).unwrap().text(&rules), text);
    }
    for home in ["W0", "W", "X1", "W-1"] {
        assert!(refused("stock-taijitu", &placed("stock-taijitu", pieces, &format!("w home={home}"))), "{home}");
    }
    assert_eq!(place("stock-taijitu", pieces, "w home=W2").home(Side::White), Some(2));
}
