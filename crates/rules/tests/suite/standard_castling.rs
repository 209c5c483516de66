//! Castling: Chess960 corner cases, other goals, rights that come and go (G-10, G-11).

use crate::board::*;
use variorum_gamedef::board::Coordinates;
use variorum_rules::{Position, Rules};

/// A right and what the first rank looks like after castling with it.
#[track_caller]
fn castles(rank: &str, right: &str, turn: &str, after_rank: &str) {
    let position = read("chess", &format!("4k3/8/8/8/8/8/8/{rank} w {right} - 0 1"));
    assert_eq!(after(&position, turn).text(), format!("4k3/8/8/8/8/8/8/{after_rank} b - - 1 1"), "{rank}");
    let black = read("chess", &format!("{}/8/8/8/8/8/8/4K3 b {} - 0 1", rank.to_lowercase(), right.replace('1', "8")));
    let text = format!("{}/8/8/8/8/8/8/4K3 w - - 1 2", after_rank.to_lowercase());
    assert_eq!(after(&black, &turn.replace('1', "8")).text(), text, "{rank}");
}

/// Castling is written as the King's cell and its partner's.
#[test]
fn king_and_rook_reach_the_same_cells_from_every_start() {
    castles("R3K2R", "a1", "e1a1", "2KR3R");
    castles("R3K2R", "h1", "e1h1", "R4RK1");
    castles("RK6", "a1", "b1a1", "2KR4");
    castles("1RK5", "b1", "c1b1", "2KR4");
    castles("R2K4", "a1", "d1a1", "2KR4");
    castles("2RK4", "c1", "d1c1", "2KR4");
    castles("1K5R", "h1", "b1h1", "5RK1");
    castles("1KR5", "c1", "b1c1", "5RK1");
    castles("6KR", "h1", "g1h1", "5RK1");
    castles("5KR1", "g1", "f1g1", "5RK1");
    castles("R5K1", "a1", "g1a1", "2KR4");
    castles("1R4K1", "b1", "g1b1", "2KR4");
    castles("5RK1", "f1", "g1f1", "2KR4");
}

/// Nothing may stand on the cells that either crosses or reaches.
#[test]
fn every_cell_that_either_piece_crosses_or_reaches_must_be_empty() {
    let open = |rank: &str, right: &str, turn: &str| {
        let position = read("chess", &format!("4k3/8/8/8/8/8/8/{rank} w {right} - 0 1"));
        position.turn_texts().iter().any(|text| text == turn)
    };
    assert!(open("R3K3", "a1", "e1a1"));
    assert!(!open("RN2K3", "a1", "e1a1"));
    assert!(!open("R1N1K3", "a1", "e1a1"));
    assert!(!open("R2NK3", "a1", "e1a1"));
    assert!(!open("R2nK3", "a1", "e1a1"));
    // The rook's goal beyond the King.
    assert!(!open("RK1N4", "a1", "b1a1"));
    assert!(!open("5NKR", "h1", "g1h1") && !open("5BKR", "h1", "g1h1"));
    // What lies beyond both is free.
    assert!(open("NRK5", "b1", "c1b1"));
    assert!(open("R3KN2", "a1", "e1a1"));
    // A King that goes far crosses all cells on its way.
    assert!(!open("1K2N2R", "h1", "b1h1"));
    assert!(!open("1R1N2K1", "b1", "g1b1"));
}

/// G-10
#[test]
fn the_king_may_not_start_from_cross_or_reach_an_attacked_cell() {
    let with = |pieces: &str, rank: &str, right: &str, turn: &str| {
        let position = read("chess", &format!("{pieces}/8/8/8/8/8/8/{rank} w {right} - 0 1"));
        position.turn_texts().iter().any(|text| text == turn)
    };
    assert!(!with("2r1k3", "R3K3", "a1", "e1a1"));
    assert!(!with("3rk3", "R3K3", "a1", "e1a1"));
    assert!(!with("4r2k", "R3K3", "a1", "e1a1"));
    assert!(!with("4kr2", "4K2R", "h1", "e1h1"));
    assert!(!with("4k1r1", "4K2R", "h1", "e1h1"));
    // Attacks on the rook, or on cells that only the rook crosses, do not matter.
    assert!(
        with("r3k3", "R3K3", "a1", "e1a1") && with("1r2k3", "R3K3", "a1", "e1a1") && with("4k2r", "4K2R", "h1", "e1h1")
    );
    // From b1 to g1 the King crosses c1.
    assert!(!with("2r1k3", "1K5R", "h1", "b1h1"));
    assert!(with("r3k3", "1K5R", "h1", "b1h1") && with("4k2r", "1K5R", "h1", "b1h1"));
    // A King that stays where it is crosses nothing.
    assert!(with("1r1rk3", "1RK5", "b1", "c1b1"));
}

/// G-10
#[test]
fn the_rook_that_leaves_may_not_uncover_an_attack() {
    // The black piece on a1 is shut off by the rook that castles away.
    illegal(&read("chess", "4k3/8/8/8/8/8/8/qR1K4 w b1 - 0 1"), "d1b1");
    illegal(&read("chess", "4k3/8/8/8/8/8/8/5KRr w g1 - 0 1"), "f1g1");
    // The King stays on its cell; only the rook goes.
    illegal(&read("chess", "4k3/8/8/8/8/8/8/rRK5 w b1 - 0 1"), "c1b1");
    illegal(&read("chess", "k2q4/4qR2/8/1B6/8/6n1/8/qRK1Rq2 w BE - 0 1"), "c1b1");
    legal(&read("chess", "4k3/8/8/8/8/8/8/bRK5 w b1 - 0 1"), "c1b1");
}

/// Rights end with moves and captures of either piece.
#[test]
fn a_right_is_lost_when_king_or_rook_moves_or_the_rook_is_captured() {
    let text = "r3k2r/8/8/8/8/8/8/R3K2R w a1,h1,a8,h8 - 0 1";
    let rights =
        |turns: &str| after(&read("chess", text), turns).text().split(' ').nth(2).unwrap_or_default().to_owned();
    assert_eq!(rights("e1e2"), "a8,h8");
    assert_eq!(rights("a1a2"), "h1,a8,h8");
    assert_eq!(rights("h1h8"), "a1,a8");
    assert_eq!(rights("a1a8"), "h1,h8");
    assert_eq!(rights("e1a1"), "a8,h8");
    assert_eq!(rights("e1h1 e8a8"), "-");
    // Coming back does not help.
    assert_eq!(rights("h1h2 a8a7 h2h1 a7a8"), "a1,h8");
    // A right whose King or partner is missing cannot be set up.
    for wrong in
        ["8/8/8/4k3/8/8/8/4K2R w a1 - 0 1", "4k3/8/8/8/8/8/4K3/7R w h1 - 0 1", "4k3/8/8/8/8/8/8/4K2N w h1 - 0 1"]
    {
        assert!(refused("chess", wrong), "{wrong}");
    }
}

/// Other boards: three cells in Capablanca chess, the second rank in Shako, the straight way round the cylinder.
#[test]
fn other_games_castle_to_their_own_cells() {
    let capablanca = read("capablanca", "5k4/10/10/10/10/10/10/R4K3R w a1,j1 - 0 1");
    assert_eq!(after(&capablanca, "f1j1").text(), "5k4/10/10/10/10/10/10/R6RK1 b - - 1 1");
    assert_eq!(after(&capablanca, "f1a1").text(), "5k4/10/10/10/10/10/10/2KR5R b - - 1 1");
    illegal(&read("capablanca", "5k1r2/10/10/10/10/10/10/R4K3R w a1,j1 - 0 1"), "f1j1");
    let shako = read("shako", "5k4/10/10/10/10/10/10/10/1R3K2R1/10 w b2,i2 - 0 1");
    assert_eq!(after(&shako, "f2i2").text(), "5k4/10/10/10/10/10/10/10/1R4RK2/10 b - - 1 1");
    assert_eq!(after(&shako, "f2b2").text(), "5k4/10/10/10/10/10/10/10/3KR3R1/10 b - - 1 1");
    let cylinder = read("cylinder-chess", "4k3/8/8/8/8/8/8/R3K2R w a1,h1 - 0 1");
    assert_eq!(after(&cylinder, "e1a1").text(), "4k3/8/8/8/8/8/8/2KR3R b - - 1 1");
    illegal(&read("cylinder-chess", "4k3/8/8/8/8/8/8/RN2K3 w a1 - 0 1"), "e1a1");
}

/// Shako: a cannon behind a screen gives check to a King that castles behind it.
#[test]
fn a_cannon_over_the_castled_rook_is_judged_after_the_move() {
    // On a2 the cannon needs one screen: after castling left the rook on e2 is none, the King on d2 is next to it.
    let open = read("shako", "5k4/10/10/10/10/10/10/10/cR3K4/10 w b2 - 0 1");
    assert!(open.in_check(variorum_rules::Side::White), "the rook on b2 is the screen");
    illegal(&open, "f2b2");
    let far = read("shako", "5k4/10/10/10/10/10/10/10/5K2Rc/10 w i2 - 0 1");
    assert!(far.in_check(variorum_rules::Side::White));
    illegal(&far, "f2i2");
}

/// Conventions, position text: a right whose royal piece has gone is not listed. In duck chess the king can be captured.
#[test]
fn rights_go_with_a_captured_king() {
    let white_takes = read("duck-chess", "r3k2r/4Q3/8/8/8/8/8/4K2R w h1,a8,h8 - 0 1");
    let after_it = after(&white_takes, "e7e8,*@a1");
    assert_eq!(after_it.text(), "r3Q2r/8/8/8/8/8/8/*3K2R b h1 - 0 1");
    round_trip("duck-chess", &after_it.text());
    let black_takes = read("duck-chess", "r3k3/8/8/8/8/8/4q3/R3K2R b a1,h1,a8 - 0 1");
    assert_eq!(after(&black_takes, "e2e1,*@a2").text(), "r3k3/8/8/8/8/8/*7/R3q2R w a8 - 0 2");
}

/// `min-distance`: the fewest steps from the king to its partner, 1 being a neighbour's.
#[test]
fn a_partner_nearer_than_the_least_distance_does_not_castle() {
    let with_distance = |game: &str, least: u8| {
        let mut definition = variorum_library::rules(game).unwrap().definition().clone();
        definition.castlings.iter_mut().for_each(|castling| castling.min_distance = least);
        for start in &mut definition.starts {
            let fields: Vec<&str> = start.position.split(' ').collect();
            start.position = [fields[0], fields[1], "-", fields[3], fields[4], fields[5]].join(" ");
        }
        Rules::compile(&definition).unwrap()
    };
    // Fixed goals. On the left the rook is four cells away, on the right three.
    let placement = "4k3/8/8/8/8/8/8/R3K2R w";
    let chess =
        |least, rights: &str| Position::parse(&with_distance("chess", least), &format!("{placement} {rights} - 0 1"));
    legal(&chess(3, "a1,h1").unwrap(), "e1a1 e1h1");
    legal(&chess(4, "a1").unwrap(), "e1a1");
    assert!(chess(4, "h1").is_err(), "a right that can never be used");
    assert!(chess(5, "a1").is_err());
    // A shift. There a right lasts while the rook is too near, since either may move away again.
    let near = placed("mitreyang", "Ke2 Rb2 kg10", "w b2 - 0 1");
    let far = placed("mitreyang", "Kf2 Rb2 kg10", "w b2 - 0 1");
    let mitreyang = |least, text: &str| Position::parse(&with_distance("mitreyang", least), text).unwrap();
    legal(&mitreyang(3, &near), "e2b2");
    illegal(&mitreyang(4, &near), "e2b2");
    legal(&mitreyang(4, &far), "f2b2");
}

/// G-10: the rook is lifted when the king's cells are tested. Beside a rook at the edge nothing stands; here one on b1 castles too.
#[test]
fn a_rook_away_from_the_edge_does_not_shield_the_king_that_castles() {
    let mut definition = variorum_library::rules("capablanca").unwrap().definition().clone();
    let inner = Coordinates { file: 1, level: 0, rank: 0 };
    let inner = definition.board.cell(inner);
    definition.castlings.iter_mut().for_each(|castling| castling.partner_from.push(inner));
    let rules = Rules::compile(&definition).unwrap();
    let with = |rank: &str| Position::parse(&rules, &format!("5k4/10/10/10/10/10/10/{rank} w b1 - 0 1")).unwrap();
    legal(&with("1R3K4"), "f1b1");
    legal(&with("nR3K4"), "f1b1");
    illegal(&with("rR3K4"), "f1b1");
}
