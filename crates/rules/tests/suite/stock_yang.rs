//! Stockyang: Stockbrokers, their double step and promotion, the pool, the Emperor's swap (ST-17 to ST-19, ST-28, ST-29).

use crate::board::*;
use variorum_rules::{Reason, Side};

const GAME: &str = "stockyang";

/// ST-17
#[test]
fn a_double_step_is_two_single_steps_in_any_two_directions_and_names_its_middle_cell() {
    goes(&place(GAME, "Kza1 kzg10 Bwd3", "w"), "wd3", "wd4 wd4wd5");
    goes(
        &place(GAME, "Kza1 kzg10 Bvc3", "w"),
        "vc3",
        "vc4 vd4 wc4 vc4vc5 vc4vd5 vc4wc5 vd4vd5 vd4vc5 vd4ve5 wc4wc5 wc4vc5 wc4xc5",
    );
    // Each step is valid by itself: no step onto a piece, no middle cell occupied by either side.
    goes(&place(GAME, "Kza1 kzg10 Bvc3 nvc4 Nvd5", "w"), "vc3", "vd4 wc4 vd4vc5 vd4ve5 wc4wc5 wc4vc5 wc4xc5");
    // The rear rank only.
    goes(&place(GAME, "Kza1 kzg10 Bwd2", "w"), "wd2", "wd3");
    goes(&place(GAME, "Kza1 kzg10 Bwd4", "w"), "wd4", "wd5");
    goes(&place(GAME, "Kza1 kzg10 bwd8", "b"), "wd8", "wd7 wd7wd6");
    goes(&place(GAME, "Kza1 kzg10 bwd3", "b"), "wd3", "wd2");
    // Neither step captures.
    illegal(&place(GAME, "Kza1 kzg10 Bvd3 nwd4 nwd5", "w"), "vd3wd4wd5 vd3vd4wd5");
}

/// ST-17
#[test]
fn the_middle_cell_is_written_into_the_position_whether_or_not_a_capture_is_possible() {
    let before = place(GAME, "Kza1 kzg10 Bvc3", "w - - 5 7");
    becomes(&before, "vc3vd4vc5", "Kza1 kzg10 Bvc5", "b - vd4:vc5 0 7");
    becomes(&before, "vc3vc4vc5", "Kza1 kzg10 Bvc5", "b - vc4:vc5 0 7");
    becomes(&before, "vc3vc4vc5 zg10zf10", "Kza1 kzf10 Bvc5", "w - - 1 8");
    becomes(&place(GAME, "Kza1 kzg10 bwd8", "b"), "wd8wd7wd6", "Kza1 kzg10 bwd6", "w - wd7:wd6 0 2");
    round_trip(GAME, &placed(GAME, "Kza1 kzg10 Bvc5", "b - vd4:vc5 0 7"));
    // The same goal by two middle cells is two moves.
    legal(&before, "vc3wc4vc5 vc3vd4vc5 vc3vc4vc5");
}

/// ST-17
#[test]
fn an_enemy_stockbroker_that_could_capture_on_the_middle_cell_may_do_so_at_once() {
    // Black's brokers on rank 5 capture downwards onto vd4: triagonally, and across a ring.
    let pieces = "Kza1 kzg10 Bvd3 buc5 bud5 bwe5 bwd5 bvc5 bve5 bvd6";
    let passed = after(&place(GAME, pieces, "w"), "vd3vd4vd5");
    for from in ["uc5", "ud5", "we5", "wd5"] {
        let rest = pieces.replace("Bvd3", "").replace(&format!("b{from}"), "");
        becomes(&passed, &format!("{from}vd4"), &format!("{rest} bvd4"), "w - - 0 2");
    }
    // Those that could only move there may not go: a move along the ring captures nothing, and leaves the enemy piece.
    becomes(&passed, "vc5vd4", &format!("{} Bvd5 bvd4", pieces.replace("Bvd3", "").replace("bvc5", "")), "w - - 0 2");
    // Only right after.
    let later = after(&passed, "zg10zf10 za1za2");
    illegal(&later, "uc5vd4 ud5vd4 we5vd4 wd5vd4");
    // After a middle cell to the side it is that cell.
    let aside = after(&place(GAME, "Kza1 kzg10 Bvd3 bwe5 bud5", "w"), "vd3ve4vd5");
    legal(&aside, "we5ve4");
    legal(&aside, "ud5ve4");
    illegal(&aside, "we5vd4 ud5vd4");
}

/// ST-17, G-2
#[test]
fn en_passant_may_not_uncover_the_own_emperor_and_may_answer_a_check() {
    // Capturing takes the White Stockbroker off the file on which the rook stands behind it.
    let pieces = "Kza1 kvd8 Bvd5 bwf5";
    legal(&place(GAME, pieces, "b - ve4:vd5 0 1"), "wf5ve4");
    let pinned = place(GAME, &format!("{pieces} Rvd1"), "b - ve4:vd5 0 1");
    assert!(!pinned.in_check(Side::Black));
    illegal(&pinned, "wf5ve4");
    // The double step itself gave check; the piece that gave it may be taken in passing.
    let check = place(GAME, "Kza1 kwd6 Bvd5 bwe5", "b - vd4:vd5 0 1");
    assert!(check.in_check(Side::Black));
    legal(&check, "we5vd4");
}

/// ST-18, ST-29
#[test]
fn a_stockbroker_reaches_the_far_rank_only_as_one_of_its_own_lost_pieces() {
    let pieces = "Kza1 kzg10 Bvd9 nwd10 nvd10";
    let empty = place(GAME, pieces, "w");
    goes(&empty, "vd9", "");
    goes(&place(GAME, pieces, "w lost=rnc"), "vd9", "");
    let pool = place(GAME, pieces, "w lost=2RNc");
    goes(&pool, "vd9", "vc10=R vc10=N ve10=R ve10=N wd10=R wd10=N");
    illegal(&pool, "vd9vc10 vd9vc10=C vd9vc10=B vd9vc10=K vd9vd10=R");
    becomes(&pool, "vd9vc10=N", "Kza1 kzg10 Nvc10 nwd10 nvd10", "b - - 0 1 lost=2Rc");
    // The captured piece joins the other side's pool, the promoted piece leaves ours.
    becomes(&pool, "vd9wd10=R", "Kza1 kzg10 Rwd10 nvd10", "b - - 0 1 lost=RNcn");
    becomes(&place(GAME, "Kza1 kzg10 bwd2", "b lost=Ru"), "wd2wd1=U", "Kza1 kzg10 uwd1", "w - - 0 2 lost=R");
    // Nothing promotes before the far rank.
    goes(&place(GAME, "Kza1 kzg10 Bvd8", "w lost=R"), "vd8", "vc9 vd9 ve9");
}

/// ST-18
#[test]
fn a_stockbroker_with_an_empty_pool_gives_check_on_the_far_rank_all_the_same() {
    for lost in ["", " lost=r", " lost=R"] {
        let check = place(GAME, "Kza1 kwd10 Bvd9", &format!("b{lost}"));
        assert!(check.in_check(Side::Black), "{lost}");
        legal(&check, "wd10vd9");
        illegal(&check, "wd10uc9");
    }
    // Nor may the Emperor step onto a cell that it attacks.
    let near = place(GAME, "Kza1 kvd10 Bvd9 Nud7", "b");
    assert!(!near.in_check(Side::Black));
    illegal(&near, "vd10wd10 vd10ud10 vd10wc10");
    legal(&near, "vd10vc10 vd10ve10");
}

/// ST-29
#[test]
fn lost_records_every_captured_piece_but_stockbrokers() {
    let before = place(GAME, "Kza1 kzg10 Rwd4 nwd6 bwb4 cwg4", "w");
    becomes(&before, "wd4wd6", "Kza1 kzg10 Rwd6 bwb4 cwg4", "b - - 0 1 lost=n");
    becomes(&before, "wd4wg4", "Kza1 kzg10 Rwg4 nwd6 bwb4", "b - - 0 1 lost=c");
    becomes(&before, "wd4wb4", "Kza1 kzg10 Rwb4 nwd6 cwg4", "b - - 0 1");
    let more = place(GAME, "Kza1 kzg10 Rwd4 nwd6", "w lost=2nA");
    assert_eq!(after(&more, "wd4wd6"), place(GAME, "Kza1 kzg10 Rwd6", "b lost=A3n"));
    for lost in ["R", "2Rn", "RNUACrnuac", "3a"] {
        let text = placed(GAME, "Kza1 kzg10", &format!("w lost={lost}"));
        let written = read(GAME, &text).text();
        assert_eq!(read(GAME, &written), read(GAME, &text), "{lost}");
        assert!(written.contains(" lost="), "{written}");
    }
}

/// ST-19
#[test]
fn the_emperor_changes_places_with_a_neighbour_of_five_kinds() {
    for token in ["R", "N", "U", "C", "A"] {
        for cell in ["vc4", "vd5", "wd6", "xe6", "we5"] {
            let before = place(GAME, &format!("Kwd5 ktf10 {token}{cell}"), "w - - 3 9");
            becomes(&before, &format!("wd5{cell}"), &format!("K{cell} ktf10 {token}wd5"), "b - - 4 9");
        }
        illegal(&place(GAME, &format!("Kwd5 ktf10 {token}wd7"), "w"), "wd5wd7");
    }
    illegal(&place(GAME, "Kwd5 kzg10 Bwd6 nwe5", "w"), "wd5wd6");
    // Not with an enemy: that is a capture.
    becomes(&place(GAME, "Kwd5 kzg10 nwe5", "w"), "wd5we5", "Kwe5 kzg10", "b - - 0 1 lost=n");
}

/// ST-19
#[test]
fn neither_the_emperor_nor_its_partner_may_be_attacked_before_the_swap() {
    let pieces = "Kwd5 kzg10 Nvd6";
    legal(&place(GAME, pieces, "w"), "wd5vd6");
    // The Emperor on wd5 is attacked along the file, or the partner along its own.
    illegal(&place(GAME, &format!("{pieces} rwd9"), "w"), "wd5vd6");
    illegal(&place(GAME, &format!("{pieces} rvd9"), "w"), "wd5vd6");
    // A piece between guards the partner, an own piece behind it is no help.
    legal(&place(GAME, &format!("{pieces} rvd9 Nvd8"), "w"), "wd5vd6");
    illegal(&place(GAME, &format!("{pieces} rvd9 Nvd4"), "w"), "wd5vd6");
    // A hopper attacks over a screen only.
    legal(&place(GAME, &format!("{pieces} cvd9"), "w"), "wd5vd6");
    illegal(&place(GAME, &format!("{pieces} cvd9 Nvd8"), "w"), "wd5vd6");
    // Other partners are free.
    legal(&place(GAME, &format!("{pieces} rvd9 Nvc6"), "w"), "wd5vc6");
}

/// ST-19, ST-29
#[test]
fn a_pinned_piece_and_a_stockbroker_with_an_empty_pool_attack_too() {
    // Black's rook on vd9 is pinned to the rank by a rook: it could not capture on vd6 and attacks it all the same.
    let pinned = place(GAME, "Kwd5 kud9 Nvd6 rvd9 Rwd9", "w");
    illegal(&pinned, "wd5vd6");
    // A black Stockbroker attacks rank 1 from rank 2; with nothing to become it cannot capture there.
    let broker = place(GAME, "Kwe1 kzg10 Nwd1 bvd2", "w");
    illegal(&broker, "we1wd1");
    legal(&place(GAME, "Kwe1 kzg10 Nwd1 bvd3", "w"), "we1wd1");
}

/// ST-27, G-3
#[test]
fn stalemate_is_a_draw_and_mate_wins() {
    ends(&place(GAME, "Kza1 ktg10 rzb1 rya1 rxa2", "w"), None, Reason::Stalemate);
    ends(&place(GAME, "Kza1 ktg10 rzb2 rzb3 nya3", "w"), Some(Side::Black), Reason::Checkmate);
    // A piece that can move ends the stalemate; a Stockbroker before the far rank with an empty pool does not.
    goes_on(&place(GAME, "Kza1 ktg10 rzb1 rya1 rxa2 Btd4", "w"));
    ends(&place(GAME, "Kza1 ktg10 rzb1 rya1 rxa2 Btd9", "w"), None, Reason::Stalemate);
    goes_on(&place(GAME, "Kza1 ktg10 rzb1 rya1 rxa2 Btd9", "w lost=N"));
}
