//! Stockgi and Stockhorn: pieces that return, promotion and where it is a duty (ST-16, ST-20 to ST-22, G-4, G-8).

use crate::board::*;
use variorum_rules::{Reason, Side};

/// How many drops of this piece are legal.
fn drops(game: &str, pieces: &str, tail: &str, token: &str) -> usize {
    let start = format!("{token}@");
    place(game, pieces, tail).turn_texts().iter().filter(|text| text.starts_with(&start)).count()
}

/// ST-20
#[test]
fn a_captured_piece_joins_the_captors_hand_as_its_unpromoted_array_piece() {
    for (game, pieces) in
        [("stockgi", "R U L V S P G +R +U +L +V +S +P"), ("stockhorn", "R U L V H X P G S +R +U +L +V +H +X +P")]
    {
        for token in pieces.split(' ') {
            let black = token.to_ascii_lowercase();
            let before = place(game, &format!("Kza1 kzg9 Gwd4 {black}wd5"), "w - - 3 8");
            let plain = token.trim_start_matches('+');
            becomes(&before, "wd4wd5", "Kza1 kzg9 Gwd5", &format!("[{plain}] b - - 0 8"));
            let before = place(game, &format!("Kza1 kzg9 gwd6 {token}wd5"), "b - - 3 8");
            becomes(&before, "wd6wd5", "Kza1 kzg9 gwd5", &format!("[{}] w - - 0 9", plain.to_ascii_lowercase()));
        }
    }
    // What was caught adds up.
    let more = after(&place("stockgi", "Kza1 kzg9 Gwd4 +pwd5", "[2Pp] w"), "wd4wd5");
    assert_eq!(more.text(), place("stockgi", "Kza1 kzg9 Gwd5", "[p3P] b").text());
}

/// ST-20, ST-22
#[test]
fn a_piece_is_dropped_on_any_empty_cell_but_where_it_would_have_to_promote() {
    let kings = "Kza1 kzg9";
    let all = 441 - 2;
    let not_last = 441 - 49 - 1;
    for (game, token, count) in [
        ("stockgi", "R", all),
        ("stockgi", "U", all),
        ("stockgi", "G", all),
        ("stockgi", "S", all),
        ("stockgi", "P", not_last),
        ("stockgi", "L", not_last),
        ("stockgi", "V", not_last - 49),
        ("stockhorn", "G", all),
        ("stockhorn", "S", all),
        ("stockhorn", "H", not_last),
        ("stockhorn", "X", not_last),
        ("stockhorn", "P", not_last),
        ("stockhorn", "L", not_last),
        ("stockhorn", "V", not_last - 49),
    ] {
        assert_eq!(drops(game, kings, &format!("[{token}] w"), token), count, "{game} {token}");
        let black = token.to_ascii_lowercase();
        assert_eq!(drops(game, kings, &format!("[{black}] b"), token), count, "{game} {black}");
        // The other side's hand is not ours.
        assert_eq!(drops(game, kings, &format!("[{black}] w"), token), 0, "{game} {black}");
    }
    let barred = place("stockgi", kings, "[LVP] w");
    illegal(&barred, "P@wd9 L@wd9 V@wd9 V@wd8 P@za1 P@zg9");
    legal(&barred, "P@wd8 L@wd8 V@wd7 P@wd1");
    let barred = place("stockhorn", kings, "[lvhxp] b");
    illegal(&barred, "P@wd1 L@wd1 V@wd1 V@wd2 H@wd1 X@wd1");
    legal(&barred, "P@wd2 L@wd2 V@wd3 H@wd2 X@wd2 X@wd9");
}

/// ST-20
#[test]
fn nothing_else_bars_a_drop_and_it_may_give_check_or_be_put_in_the_way() {
    // A second Stockpoint on a file.
    legal(&place("stockgi", "Kza1 kzg9 Pwd3", "[P] w"), "P@wd4 P@wd2");
    // A check: the Stockpoint on wd8 attacks wd9 and nothing else.
    let check = after(&place("stockgi", "Kza1 kwd9", "[P] w"), "P@wd8");
    assert!(check.in_check(Side::Black));
    // A file opened against the King is shut by any drop, and by nothing far away.
    let pinned = place("stockgi", "Kwd1 kzg9 rwd9", "[G] w");
    assert!(pinned.in_check(Side::White));
    legal(&pinned, "G@wd2 G@wd5 G@wd8");
    illegal(&pinned, "G@vd5 G@wd9");
}

/// ST-20, ST-21, G-8
#[test]
fn a_drop_does_not_promote_and_sets_back_the_count() {
    let before = place("stockgi", "Kza1 kzg9", "[2R] w - - 7 20");
    illegal(&before, "R@wd8+");
    becomes(&before, "R@wd8", "Kza1 kzg9 Rwd8", "[R] b - - 0 20");
    // It may promote with its next move, which starts in the camp.
    let next = after(&before, "R@wd8 zg9yg9");
    legal(&next, "wd8wd4 wd8wd4+ wd8wd9 wd8wd9+");
}

/// ST-21
#[test]
fn promotion_is_free_when_a_move_starts_or_ends_on_the_three_far_ranks() {
    let enter = place("stockgi", "Kza1 kzg9 Rwd6", "w");
    legal(&enter, "wd6wd7 wd6wd7+ wd6wd9 wd6wd9+ wd6wd5");
    illegal(&enter, "wd6wd5+ wd6td6+");
    let inside = place("stockgi", "Kza1 kzg9 Rwd7", "w");
    legal(&inside, "wd7wd8 wd7wd8+ wd7wd1 wd7wd1+ wd7td7 wd7td7+");
    let black = place("stockgi", "Kza1 kzg9 rwd4", "b");
    legal(&black, "wd4wd3 wd4wd3+ wd4wd1+ wd4wd5");
    illegal(&black, "wd4wd5+ wd4wd7+");
    legal(&place("stockgi", "Kza1 kzg9 rwd3", "b"), "wd3wd9 wd3wd9+");
    becomes(&enter, "wd6wd7+", "Kza1 kzg9 +Rwd7", "[] b - - 1 1");
    becomes(&enter, "wd6wd7", "Kza1 kzg9 Rwd7", "[] b - - 1 1");
}

/// ST-21
#[test]
fn each_game_promotes_its_own_pieces() {
    for (game, pieces, others) in [("stockgi", "R U S", "G K +R +U"), ("stockhorn", "R U", "G S K +R +U")] {
        for token in pieces.split(' ') {
            let position = place(game, &format!("Kza1 kzg9 {token}wd7"), "w");
            let (promoting, plain): (Vec<_>, Vec<_>) =
                goals(&position, "wd7").into_iter().partition(|goal| goal.ends_with('+'));
            assert!(!plain.is_empty(), "{game} {token}");
            assert_eq!(promoting, plain.iter().map(|goal| format!("{goal}+")).collect::<Vec<_>>(), "{game} {token}");
        }
        for token in others.split(' ') {
            let pieces = if token == "K" { "Kwd7 kzg9".to_owned() } else { format!("Kza1 kzg9 {token}wd7") };
            let goals = goals(&place(game, &pieces, "w"), "wd7");
            assert!(goals.len() > 10 && goals.iter().all(|goal| !goal.ends_with('+')), "{game} {token}");
        }
    }
    goes(
        &place("stockhorn", "Kza1 kzg9 Xwd6", "w"),
        "wd6",
        "vc7 vc7+ vd7 vd7+ ve7 ve7+ wc7 wc7+ we7 we7+ xc7 xc7+ xd7 xd7+ xe7 xe7+",
    );
    goes(&place("stockhorn", "Kza1 kzg9 Ptb7", "w"), "tb7", "ta8 ta8+ tb8 tb8+ tc8 tc8+");
    // A promoted piece does not promote again.
    goes(&place("stockgi", "Kza1 kzg9 +Lwd9", "w"), "wd9", "vc9 vd9 ve9 wc9 wd8 we9 xc9 xd9 xe9");
}

/// ST-22
#[test]
fn a_piece_that_could_never_move_again_must_promote() {
    goes(&place("stockgi", "Kza1 kzg9 Pwd8", "w"), "wd8", "wd9+");
    goes(&place("stockgi", "Kza1 kzg9 Ptb8", "w"), "tb8", "ta9+ tb9+ tc9+");
    goes(&place("stockgi", "Kza1 kzg9 Lwd7", "w"), "wd7", "wd8 wd8+ wd9+");
    goes(&place("stockgi", "Kza1 kzg9 Vtd6", "w"), "td6", "uc8+ ud8+ ue8+");
    goes(&place("stockgi", "Kza1 kzg9 Vtd5", "w"), "td5", "uc7 uc7+ ud7 ud7+ ue7 ue7+");
    goes(&place("stockhorn", "Kza1 kzg9 Xtb8", "w"), "tb8", "ua9+ ub9+ uc9+");
    goes(&place("stockhorn", "Kza1 kzg9 Hta7", "w"), "ta7", "ub8 ub8+ vc9+");
    goes(&place("stockhorn", "Kza1 kzg9 hta3", "b"), "ta3", "ub2 ub2+ vc1+");
    goes(&place("stockgi", "Kza1 kzg9 vtd4", "b"), "td4", "uc2+ ud2+ ue2+");
    // The board is thought empty: a Stockpoint shut in on rank 8 need not have promoted there.
    legal(&place("stockgi", "Kza1 kzg9 Pwd7 rwd9", "w"), "wd7wd8 wd7wd8+");
}

/// G-4, G-8
#[test]
fn the_count_starts_again_with_captures_drops_and_unpromoted_stockpoints() {
    let count = |pieces: &str, turn: &str| after(&place("stockhorn", pieces, "[G] w - - 11 30"), turn).halfmove_clock();
    let pieces = "Kza1 kzg9 Pwd3 Xvd3 +Pwd5 Ptb7 Rwg5";
    assert_eq!(count(pieces, "wd3wd4"), 0);
    assert_eq!(count(pieces, "tb7tb8+"), 0);
    assert_eq!(count(pieces, "G@ta1"), 0);
    for turn in ["vd3wd4", "wd5wd6", "wg5wf5", "za1za2"] {
        assert_eq!(count(pieces, turn), 12, "{turn}");
    }
}

/// G-6, ST-16
#[test]
fn hands_are_read_in_any_order_and_written_back() {
    for hands in ["[2PRp]", "[Rp2P]", "[P2Rp3u]", "[]", "[12P]", "[LVSGRUPlvsgrup]"] {
        let text = placed("stockgi", "Kza1 kzg9", &format!("{hands} w"));
        let written = read("stockgi", &text).text();
        assert_eq!(read("stockgi", &written), read("stockgi", &text), "{hands}");
        round_trip("stockgi", &written);
    }
    assert_eq!(
        read("stockgi", &placed("stockgi", "Kza1 kzg9", "[2PRp] w")),
        read("stockgi", &placed("stockgi", "Kza1 kzg9", "[PRpP] w"))
    );
    // Kings, promoted pieces and pieces of other games are not held in hand.
    for hands in ["[K]", "[+R]", "[N]", "[P", "[{Sp}]"] {
        let text = placed("stockgi", "Kza1 kzg9", "[] w").replace("[]", hands);
        assert!(refused("stockgi", &text), "{hands}");
    }
}

/// G-4, ST-27
#[test]
fn repetition_is_fourfold_there_is_no_rule_of_fifty_and_perpetual_check_loses() {
    use variorum_gamedef::definition::{Decision, Fate};
    for (game, stalemate) in [("stockgi", Fate::Loses), ("stockhorn", Fate::Draw)] {
        let rules = variorum_library::rules(game).expect("a game");
        let endings = &rules.definition().endings;
        assert_eq!((endings.repetition, endings.quiet_turns), (4, None), "{game}");
        assert!(endings.perpetual_check == Fate::Loses && endings.stalemate == Decision::Fate(stalemate), "{game}");
    }
    for (game, perpetual, stalemate) in [
        ("stock-qi", Fate::Loses, Fate::Loses),
        ("stockyang", Fate::Draw, Fate::Draw),
        ("stock-taijitu", Fate::Draw, Fate::Draw),
    ] {
        let rules = variorum_library::rules(game).expect("a game");
        let endings = &rules.definition().endings;
        assert_eq!((endings.repetition, endings.quiet_turns), (3, Some(50)), "{game}");
        assert!(endings.perpetual_check == perpetual && endings.stalemate == Decision::Fate(stalemate), "{game}");
    }
}

/// ST-27, G-3
#[test]
fn a_player_who_cannot_move_loses_or_draws_but_a_drop_is_a_move() {
    let stale = [("stockgi", "Kza1 ktg9 +uzb1 +rtb9"), ("stockhorn", "Kza1 ktg9 +ryb3 +rzb3")];
    let mate = [("stockgi", "Kza1 ktg9 +ryb1 +rzb2"), ("stockhorn", "Kza1 ktg9 +uyb1 +uyb2")];
    // As in shogi in Stockgi; in Stockhorn, whose parent is no shogi, stalemate draws.
    for ((game, pieces), winner) in stale.into_iter().zip([Some(Side::Black), None]) {
        ends(&place(game, pieces, "w"), winner, Reason::Stalemate);
        ends(&place(game, pieces, "[gp] w"), winner, Reason::Stalemate);
    }
    for (game, pieces) in mate {
        ends(&place(game, pieces, "w"), Some(Side::Black), Reason::Checkmate);
        ends(&place(game, pieces, "[gp] w"), Some(Side::Black), Reason::Checkmate);
    }
    for (game, pieces) in stale {
        goes_on(&place(game, pieces, "[P] w"));
    }
}
