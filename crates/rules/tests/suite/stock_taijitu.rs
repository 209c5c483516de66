//! Stock Taijitu: halves and Fortress, promotion elsewhere, the Emperor and its guards (ST-23, ST-25, ST-26, ST-29 to ST-32).

use crate::board::*;
use variorum_rules::tactics;
use variorum_rules::{Reason, Side};

const GAME: &str = "stock-taijitu";

/// ST-23
#[test]
fn stockedabbabas_and_stockeunuchs_keep_to_their_half_and_one_step_pieces_to_their_fortress() {
    goes(&place(GAME, "Kza1 kzg10 Dwd4", "w"), "wd4", "ub4 ud4 uf4 wb4 wd2 wf4 yb4 yd4 yf4");
    goes(&place(GAME, "Kza1 kzg10 dwd7", "b"), "wd7", "ub7 ud7 uf7 wb7 wd9 wf7 yb7 yd7 yf7");
    goes(&place(GAME, "Kza1 kzg10 Ewd4", "w"), "wd4", "ub2 ud2 uf2 wb2 wf2 yb2 yd2 yf2");
    goes(&place(GAME, "Kza1 kzg10 Wwd3", "w"), "wd3", "vc3 vd3 ve3 wc3 wd2 we3 xc3 xd3 xe3");
    goes(&place(GAME, "Kza1 kzg10 fwd8", "b"), "wd8", "vc9 vd9 ve9 wc9 we9 xc9 xd9 xe9");
    // The other pieces and the Emperor go where they like.
    legal(&place(GAME, "Kwd5 kzg10 Wwd1", "w"), "wd5wd6");
}

/// ST-32
#[test]
fn pieces_set_up_outside_their_region_only_move_into_it() {
    goes(&place(GAME, "Kza1 kzg10 Dwd7 Wwd1", "w"), "wd7", "wd5");
    goes(&place(GAME, "Kza1 kzg10 Dwd9 Wwd1", "w"), "wd9", "");
    goes(&place(GAME, "Kza1 kzg10 Fud3 Wwd1", "w"), "ud3", "vc2 vd2 ve2");
    goes(&place(GAME, "Kza1 kzg10 Wwd4", "w"), "wd4", "wd3");
    goes(&place(GAME, "Kza1 kzg10 Wwd8", "w"), "wd8", "");
    // What such a piece cannot do it does not threaten.
    let far = place(GAME, "Kza1 kzg10 Wwd8 nwd9 Wwd4 nwd5", "w");
    assert!(!attacks(&far, Side::White, "wd9") && !attacks(&far, Side::White, "wd5"));
}

/// ST-19
#[test]
fn the_swap_takes_the_same_five_kinds_and_no_short_range_piece() {
    for token in ["R", "N", "U", "C", "A"] {
        let pieces = format!("Kwd2 kzf10 Wwd1 wwd10 {token}ve3");
        becomes(&place(GAME, &pieces, "w"), "wd2ve3", &format!("Kve3 kzf10 Wwd1 wwd10 {token}wd2"), "b - - 1 1");
    }
    for token in ["D", "E", "F", "W"] {
        illegal(&place(GAME, &format!("Kwd2 kzf10 Wwd1 wwd10 {token}ve3"), "w"), "wd2ve3");
    }
}

/// ST-25
#[test]
fn crossing_the_middle_with_a_long_range_piece_may_promote_another_elsewhere() {
    let pieces = "Kza1 kzg10 Fwd1 Wvd1 Dta1 Eta2 wwd10";
    let straight = ",wd1=R ,wd1=A ,ta2=R ,ta2=A";
    let slanting = ",vd1=R ,vd1=A ,ta1=R ,ta1=A";
    for (token, from, to, offered, other) in [
        ("R", "yd5", "yd6", straight, slanting),
        ("C", "yd5", "yd6", straight, slanting),
        ("U", "yd5", "xd6", slanting, straight),
        ("A", "yd5", "xd6", slanting, straight),
    ] {
        let position = place(GAME, &format!("{pieces} {token}{from}"), "w lost=RAu");
        let turn = |ends: &str| ends.split(' ').map(|end| format!("{from}{to}{end} ")).collect::<String>();
        legal(&position, &turn(offered));
        legal(&position, &format!("{from}{to}"));
        illegal(&position, &turn(other));
        // Neither kinds that were not lost, nor the Emperor, nor the mover itself.
        illegal(&position, &turn(&format!(",wd1=U ,vd1=C ,wd1=N ,za1=R ,{to}=A")));
    }
    let rook = place(GAME, &format!("{pieces} Ryd5"), "w - - 4 6 lost=2RAu");
    becomes(&rook, "yd5yd6,wd1=R", "Kza1 kzg10 Rwd1 Wvd1 Dta1 Eta2 wwd10 Ryd6", "b - - 5 6 lost=RAu");
    becomes(&rook, "yd5yd6,ta2=A", "Kza1 kzg10 Fwd1 Wvd1 Dta1 Ata2 wwd10 Ryd6", "b - - 5 6 lost=2Ru");
    becomes(&rook, "yd5yd6", "Kza1 kzg10 Fwd1 Wvd1 Dta1 Eta2 wwd10 Ryd6", "b - - 5 6 lost=2RAu");
}

/// ST-25
#[test]
fn only_a_move_from_the_own_half_into_the_other_promotes() {
    let pieces = "Kza1 kzg10 Fwd1 Wvd1 wwd10";
    for (rook, turn) in [("yd4", "yd4yd5"), ("yd6", "yd6yd7"), ("yd6", "yd6yd5")] {
        let position = place(GAME, &format!("{pieces} R{rook}"), "w lost=R");
        legal(&position, turn);
        illegal(&position, &format!("{turn},wd1=R"));
    }
    // Other pieces that cross promote nothing.
    let sexton = place(GAME, &format!("{pieces} Nyd5"), "w lost=R");
    legal(&sexton, "yd5xc7");
    illegal(&sexton, "yd5xc7,wd1=R yd5xc7,vd1=R");
    // Black crosses the other way, and a capture crosses too.
    let black = place(GAME, "Kza1 kzg10 Wwd1 fwd10 wvd10 ryd6 Nyd5", "b lost=c");
    becomes(&black, "yd6yd5,wd10=C", "Kza1 kzg10 Wwd1 cwd10 wvd10 ryd5", "w - - 0 2");
    // The pieces of the other side are no pool.
    illegal(&place(GAME, &format!("{pieces} Ryd5"), "w lost=ruca"), "yd5yd6,wd1=R");
}

/// ST-25: what a promotion elsewhere may bring, for those who weigh moves before they make them.
#[test]
fn the_gain_elsewhere_is_the_best_lost_piece_for_the_least_one_present() {
    let kind = |token: char| {
        let rules = variorum_library::rules(GAME).unwrap();
        let pieces = &rules.definition().pieces;
        pieces.iter().position(|piece| piece.token.starts_with(token)).unwrap()
    };
    let mut worth = vec![0; 10];
    for (token, value) in [('R', 900), ('A', 500), ('F', 100), ('E', 60), ('W', 90), ('D', 70)] {
        worth[kind(token)] = value;
    }
    let gain = |pieces: &str, lost: &str, turn: &str| {
        let position = place(GAME, &format!("Kza1 kzg10 Wvd1 wwd10 {pieces}"), &format!("w {lost}"));
        let first = position.parse_turn(turn).unwrap().first;
        tactics::promotion_gain(&position, first, &worth)
    };
    assert_eq!(gain("Ryd5 Fwd1 Eta2", "lost=RA", "yd5yd6"), 840);
    assert_eq!(gain("Ryd5 Fwd1", "lost=A", "yd5yd6"), 400);
    assert_eq!(gain("Uyd5 Fwd1", "lost=A", "yd5xd6"), 410);
    // Nothing lost, nobody to promote, no crossing, no piece that may.
    assert_eq!(gain("Ryd5 Fwd1", "lost=r", "yd5yd6"), 0);
    assert_eq!(gain("Ryd5 Dta1", "lost=R", "yd5yd6"), 0);
    assert_eq!(gain("Ryd4 Fwd1", "lost=R", "yd4yd5"), 0);
    assert_eq!(gain("Nyd5 Fwd1", "lost=R", "yd5xc7"), 0);
}

/// ST-25, ST-30
#[test]
fn the_fortress_keeps_a_one_step_piece_whichever_piece_promoted() {
    let turn = "yd5yd6";
    let last = place(GAME, "Kza1 kzg10 Fwd1 wwd10 Ryd5 Eta2", "w lost=R");
    illegal(&last, &format!("{turn},wd1=R"));
    legal(&last, &format!("{turn} {turn},ta2=R"));
    // A guard outside the Fortress does not count, and with none inside nothing promotes at all.
    let outside = place(GAME, "Kza1 kzg10 Fwd1 Fud1 wwd10 Ryd5 Eta2", "w lost=R");
    illegal(&outside, &format!("{turn},wd1=R"));
    legal(&outside, &format!("{turn},ud1=R {turn},ta2=R"));
    let bare = place(GAME, "Kza1 kzg10 Fud1 wwd10 Ryd5 Eta2", "w lost=R");
    illegal(&bare, &format!("{turn},ud1=R {turn},ta2=R"));
    legal(&bare, turn);
    // Guards of the other side are none.
    illegal(&place(GAME, "Kza1 kzg10 Fwd1 wvd1 wwd10 Ryd5", "w lost=R"), &format!("{turn},wd1=R"));
    // A piece far away may be promoted where it stands.
    legal(&place(GAME, "Kza1 kzg10 Wwd1 Etg9 wwd10 Ryd5", "w lost=R"), &format!("{turn},tg9=R"));
}

/// ST-25, ST-26: the Emperor is a one-step piece, so the last guard may be promoted while he stands in the Fortress, and
/// he may not leave it then.
#[test]
fn the_last_guard_is_promoted_while_the_emperor_is_at_home() {
    let turn = "yd5yd6";
    let home = place(GAME, "Kwd3 kzg10 Fwd1 wwd10 Ryd5 Eta2", "w lost=R");
    legal(&home, &format!("{turn},wd1=R {turn},ta2=R {turn}"));
    legal(&home, "wd3wd4");
    becomes(&home, &format!("{turn},wd1=R"), "Kwd3 kzg10 Rwd1 wwd10 Ryd6 Eta2", "b - - 1 1");
    becomes(&home, &format!("{turn},wd1=R zg10zf10"), "Kwd3 kzf10 Rwd1 wwd10 Ryd6 Eta2", "w - - 2 2");
    let confined = place(GAME, "Kwd3 kzf10 Rwd1 wwd10 Ryd6 Eta2", "w");
    assert_eq!(goals(&confined, "wd3").len(), 17);
    // Abroad he does not keep the Fortress.
    illegal(&place(GAME, "Kwd4 kzg10 Fwd1 wwd10 Ryd5 Eta2", "w lost=R"), &format!("{turn},wd1=R"));
    // Nobody is left in it but him.
    let alone = place(GAME, "Kwd3 kzg10 Fud1 wwd10 Ryd5 Eta2", "w lost=R");
    legal(&alone, &format!("{turn},ud1=R {turn},ta2=R"));
    // Black's last guard, by the crossing of a sling.
    let black = place(GAME, "Kza1 kwd9 Fwd1 wwd10 avd6", "b lost=u");
    becomes(&black, "vd6uc5,wd10=U", "Kza1 kwd9 Fwd1 uwd10 auc5", "w - - 1 2");
}

/// Where a game lets the last guard be promoted while the royal piece is abroad, it must come home as after a capture (ST-26).
#[test]
fn the_grace_begins_after_the_turn_in_which_the_last_guard_is_promoted() {
    let mut definition = variorum_library::rules(GAME).unwrap().definition().clone();
    definition.remote_promotions.iter_mut().for_each(|rule| rule.keep = None);
    let rules = variorum_rules::Rules::compile(&definition).unwrap();
    let play = |pieces: &str, tail: &str, turns: &str| {
        let mut position = variorum_rules::Position::parse(&rules, &placed(GAME, pieces, tail)).unwrap();
        for turn in turns.split_whitespace() {
            let before = position.clone();
            position.play_text(turn).unwrap();
            let again = variorum_rules::Position::parse(&rules, &position.text()).unwrap();
            assert_eq!(again, position, "{turn}");
            position.undo_turn();
            assert_eq!(position, before, "{turn}");
            position.play_text(turn).unwrap();
        }
        let text = position.text();
        text.split_whitespace().skip(6).collect::<Vec<_>>().join(" ")
    };
    let pieces = "Kwd5 kzg10 Fwd1 wwd10 Ryd5 Eta2";
    assert_eq!(play(pieces, "w lost=R", "yd5yd6,wd1=R"), "home=W2");
    assert_eq!(play(pieces, "w lost=R", "yd5yd6,wd1=R zg10zf10"), "home=W2");
    assert_eq!(play(pieces, "w lost=R", "yd5yd6,wd1=R zg10zf10 wd5wd4"), "home=W1");
    assert_eq!(play(pieces, "w lost=R", "yd5yd6,wd1=R zg10zf10 wd5wd4 zf10zg10 wd4wd3"), "");
    // Another guard is left, or another piece is promoted.
    assert_eq!(play(&format!("{pieces} Wvd1"), "w lost=R", "yd5yd6,wd1=R"), "");
    assert_eq!(play(pieces, "w lost=R", "yd5yd6,ta2=R"), "");
    let black = "Kza1 kwd6 Fwd1 wwd10 avd6";
    assert_eq!(play(black, "b lost=u", "vd6uc5,wd10=U"), "home=B2");
}

/// ST-30
#[test]
fn the_pool_is_that_before_the_move_and_a_swap_promotes_nothing() {
    // White's cannon is taken by this very move of Black: it is White's loss, not Black's.
    let taking = place(GAME, "Kza1 kzg10 Wwd1 fwd10 wvd10 ryd6 Cyd5", "b");
    illegal(&taking, "yd6yd5,wd10=C");
    becomes(&taking, "yd6yd5", "Kza1 kzg10 Wwd1 fwd10 wvd10 ryd5", "w - - 0 2 lost=C");
    // The Emperor on yd6 carries the rook from yd5 over the line.
    let swap = place(GAME, "Kyd6 kzg10 Wwd1 Fvd1 wwd10 Ryd5", "w lost=R");
    legal(&swap, "yd6yd5");
    illegal(&swap, "yd6yd5,vd1=R");
}

/// ST-25, ST-29
#[test]
fn the_pool_holds_the_four_long_range_kinds_only() {
    for (piece, lost) in
        [("n", ""), ("d", ""), ("e", ""), ("r", " lost=r"), ("c", " lost=c"), ("u", " lost=u"), ("a", " lost=a")]
    {
        let before = place(GAME, &format!("Kza1 kzg10 Wwd1 wwd10 Ryd4 {piece}yd6"), "w");
        becomes(&before, "yd4yd6", "Kza1 kzg10 Wwd1 wwd10 Ryd6", &format!("b - - 0 1{lost}"));
    }
}

/// ST-25, G-2
#[test]
fn a_move_with_a_promotion_may_not_leave_the_emperor_attacked() {
    let pinned = place(GAME, "Kyd1 kzg10 Wwd1 Fvd1 wwd10 Ryd5 ryd9", "w lost=A");
    legal(&pinned, "yd5yd6,vd1=A yd5yd9,vd1=A");
    let sideways = place(GAME, "Kyd1 kzg10 Wwd1 Fvd1 wwd10 Ryd5 ryd4", "w lost=A");
    illegal(&sideways, "yd5yd6 yd5yd6,vd1=A");
}

/// ST-26
#[test]
fn the_emperor_is_free_while_a_guard_stands_anywhere_and_confined_without() {
    assert_eq!(goals(&place(GAME, "Kwd3 kzg10 Wvc1 wwd10", "w"), "wd3").len(), 26);
    assert_eq!(goals(&place(GAME, "Kwd3 kzg10 Ftb7 wwd10", "w"), "wd3").len(), 26);
    let confined = place(GAME, "Kwd3 kzg10 wwd10", "w");
    assert_eq!(goals(&confined, "wd3").len(), 17);
    illegal(&confined, "wd3wd4 wd3vc4");
    goes(&place(GAME, "Kvc3 kzg10 wwd10", "w"), "vc3", "vc2 vd2 vd3 wc2 wc3 wd2 wd3");
    // It may not be carried out by a swap, but inside it may swap.
    illegal(&place(GAME, "Kwd3 kzg10 wwd10 Nwd4", "w"), "wd3wd4");
    legal(&place(GAME, "Kwd3 kzg10 wwd10 Nwd2", "w"), "wd3wd2");
    legal(&place(GAME, "Kwd3 kzg10 wwd10 Nwd4 Wwd1", "w"), "wd3wd4");
}

/// ST-26
#[test]
fn a_confined_emperor_attacks_only_cells_of_its_fortress() {
    let confined = place(GAME, "Kwd3 kzg10 wwd10 nwd4 nvd3", "w");
    assert!(!attacks(&confined, Side::White, "wd4") && attacks(&confined, Side::White, "vd3"));
    let free = place(GAME, "Kwd3 kzg10 Wxc1 wwd10 nwd4", "w");
    assert!(attacks(&free, Side::White, "wd4"));
    // The other Emperor may stand beside it.
    legal(&place(GAME, "Kwd3 kwd5 wwd10", "b"), "wd5wd4 wd5vc4");
    illegal(&place(GAME, "Kwd3 kwd5 Wxc1 wwd10", "b"), "wd5wd4 wd5vc4");
}

/// ST-26, ST-31
#[test]
fn in_the_first_turn_anything_goes_and_in_the_second_only_what_ends_inside() {
    let pieces = "Kud3 kzg10 wwd10 Nta5";
    let first = place(GAME, pieces, "w home=W2");
    assert_eq!(goals(&first, "ud3").len(), 26);
    legal(&first, "ta5ub7");
    becomes(&first, "ud3ud4", "Kud4 kzg10 wwd10 Nta5", "b - - 1 1 home=W1");
    becomes(&first, "ta5ub7", "Kud3 kzg10 wwd10 Nub7", "b - - 1 1 home=W1");
    // An Emperor that enters is confined at once.
    becomes(&first, "ud3vd3", "Kvd3 kzg10 wwd10 Nta5", "b - - 1 1");
    let second = place(GAME, pieces, "w home=W1");
    goes(&second, "ud3", "vc2 vc3 vd2 vd3 ve2 ve3");
    assert_eq!(second.clone().turn_texts().len(), 6);
    becomes(&second, "ud3ve3", "Kve3 kzg10 wwd10 Nta5", "b - - 1 1");
    // By a swap as well.
    legal(&place(GAME, "Kud3 kzg10 wwd10 Nvd3", "w home=W1"), "ud3vd3");
    illegal(&place(GAME, "Kud3 kzg10 wwd10 Nud2", "w home=W1"), "ud3ud2");
}

/// ST-26, ST-31
#[test]
fn blacks_emperor_has_the_same_two_turns() {
    let pieces = "Kza1 kud8 Wwd1 nta6";
    let first = place(GAME, pieces, "b home=B2");
    becomes(&first, "ta6ub4", "Kza1 kud8 Wwd1 nub4", "w - - 1 2 home=B1");
    becomes(&first, "ud8vd8", "Kza1 kvd8 Wwd1 nta6", "w - - 1 2");
    goes(&place(GAME, pieces, "b home=B1"), "ud8", "vc8 vc9 vd8 vd9 ve8 ve9");
    // White's turns do not count for Black.
    becomes(&place(GAME, pieces, "w home=B2"), "za1za2", "Kza2 kud8 Wwd1 nta6", "b - - 1 1 home=B2");
    for home in ["W2", "W1", "B2", "B1", "W1,B2", "W2,B1", "W2,B2", "W1,B1"] {
        round_trip(GAME, &placed(GAME, "Kub2 kuf9 Nta4 ntg6", &format!("w home={home}")));
        assert!(refused(GAME, &placed(GAME, "Kub2 kuf9 Wwd1 wwd10", &format!("w home={home}"))), "{home}");
    }
    let both = place(GAME, "Kud5 kyd6 Nta4 ntg6", "w home=W2,B2");
    becomes(&both, "ta4ub6 tg6uf4", "Kud5 kyd6 Nub6 nuf4", "w - - 2 2 home=W1,B1");
}

/// ST-26, ST-31
#[test]
fn an_emperor_outside_attacks_all_its_neighbours() {
    for home in ["w home=W2", "w home=W1", "b home=W2", "b home=W1"] {
        let position = place(GAME, "Kud4 kzg10 wwd10 nuc5 nud5", home);
        assert!(attacks(&position, Side::White, "uc5") && attacks(&position, Side::White, "ud5"), "{home}");
    }
}

/// ST-26, G-3
#[test]
fn a_player_who_cannot_come_home_in_time_loses() {
    ends(&place(GAME, "Kud5 kzg10 wwd10 Nta5", "w home=W1"), Some(Side::Black), Reason::NotHome);
    ends(&place(GAME, "Kza1 kud6 Wwd1 ntg6", "b home=B1"), Some(Side::White), Reason::NotHome);
    // In check it is mate.
    ends(&place(GAME, "Kud5 kzg10 wwd10 rud9", "w home=W1"), Some(Side::Black), Reason::Checkmate);
    goes_on(&place(GAME, "Kud5 kzg10 wwd10 Nta5", "w home=W2"));
    goes_on(&place(GAME, "Kud5 kzg10 wwd10 Nta5", "b home=W1"));
    goes_on(&place(GAME, "Kud4 kzg10 wwd10 Nta5", "w home=W1"));
}

/// ST-27, G-3
#[test]
fn stalemate_is_a_draw_and_mate_wins() {
    ends(&place(GAME, "Kvc1 ktg10 wwd10 uwe3 rwc1", "w"), None, Reason::Stalemate);
    ends(&place(GAME, "Kvc1 ktg10 wwd10 rwb2 ryd1 rvb1", "w"), Some(Side::Black), Reason::Checkmate);
    goes_on(&place(GAME, "Kvc1 ktg10 wwd10 uwe3 rwc1 Dta2", "w"));
}

/// ST-26, ST-31
#[test]
fn the_capture_of_the_last_guard_of_an_emperor_outside_writes_two_turns() {
    let before = place(GAME, "Kwd1 kza5 Wvc1 wvd9 Rvd5", "w");
    becomes(&before, "vd5vd9", "Kwd1 kza5 Wvc1 Rvd9", "b - - 0 1 home=B2");
    becomes(&before, "vd5vd9 za5za6", "Kwd1 kza6 Wvc1 Rvd9", "w - - 1 2 home=B1");
    // Two guards, or an Emperor that is at home: nothing is written.
    let second = place(GAME, "Kwd1 kza5 Wvc1 wvd9 fwc8 Rvd5", "w");
    becomes(&second, "vd5vd9", "Kwd1 kza5 Wvc1 fwc8 Rvd9", "b - - 0 1");
    let inside = place(GAME, "Kwd1 kwd10 Wvc1 wvd9 Rvd5", "w");
    becomes(&inside, "vd5vd9", "Kwd1 kwd10 Wvc1 Rvd9", "b - - 0 1");
    // By the Emperor itself, and for White.
    becomes(&place(GAME, "Kza5 kvd2 Wvd1 wwd10", "b"), "vd2vd1", "Kza5 kvd1 wwd10", "w - - 0 2 home=W2");
}
