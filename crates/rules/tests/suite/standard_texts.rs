//! Position and move texts of the standard games: the customary forms are read, our own are written (G-1, G-6, G-8, G-11).

use crate::board::*;

/// A customary text and what we write for it.
#[track_caller]
fn written(game: &str, theirs: &str, ours: &str) {
    assert_eq!(read(game, theirs).text(), ours, "{theirs}");
    assert_eq!(read(game, ours), read(game, theirs), "{theirs}");
    round_trip(game, ours);
}

/// G-11
#[test]
fn castling_letters_are_read_as_the_outermost_rooks() {
    let placement = "r3k2r/8/8/8/8/8/8/R3K2R";
    for (theirs, ours) in [
        ("KQkq", "a1,h1,a8,h8"),
        ("KQ", "a1,h1"),
        ("kq", "a8,h8"),
        ("Kq", "h1,a8"),
        ("Q", "a1"),
        ("HAha", "a1,h1,a8,h8"),
        ("Ah", "a1,h8"),
        ("a1,h1,a8,h8", "a1,h1,a8,h8"),
        ("-", "-"),
    ] {
        written("chess", &format!("{placement} w {theirs} - 0 1"), &format!("{placement} w {ours} - 0 1"));
    }
    // The outermost rook of two on a side; Shredder letters name the inner one.
    let two = "4k3/8/8/8/8/8/8/RR2K1RR w";
    written("chess", &format!("{two} KQ - 0 1"), "4k3/8/8/8/8/8/8/RR2K1RR w a1,h1 - 0 1");
    written("chess", &format!("{two} GB - 0 1"), "4k3/8/8/8/8/8/8/RR2K1RR w b1,g1 - 0 1");
    for wrong in ["KQkqx", "E", "KQz", "a2", "h8", "d1"] {
        assert!(refused("chess", &format!("4k3/8/8/8/8/8/8/R3K2R w {wrong} - 0 1")), "{wrong}");
    }
}

/// G-11
#[test]
fn a_single_en_passant_cell_is_read_as_the_piece_that_passed_it() {
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b";
    written("chess", &format!("{after_e4} KQkq e3 0 1"), &format!("{after_e4} a1,h1,a8,h8 e3:e4 0 1"));
    let after_c5 = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w";
    written("chess", &format!("{after_c5} KQkq c6 0 2"), &format!("{after_c5} a1,h1,a8,h8 c6:c5 0 2"));
    let start = after(&read("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), "e2e4");
    assert_eq!(start.text(), format!("{after_e4} a1,h1,a8,h8 e3:e4 0 1"));
    for wrong in ["e9", "x3", "e3:e5"] {
        assert!(refused("chess", &format!("{after_e4} KQkq {wrong} 0 1")), "{wrong}");
    }
}

/// G-11
#[test]
fn the_berolina_pawns_two_cells_are_the_one_passed_and_the_one_reached() {
    let text = "rnbqkbnr/p1pppppp/8/8/8/4p3/PP1PPPPP/RNBQKBNR";
    let after = after(&read("berolina", &format!("{text} w KQkq - 0 1")), "b2d4");
    assert_eq!(after.text(), "rnbqkbnr/p1pppppp/8/8/3P4/4p3/P2PPPPP/RNBQKBNR b a1,h1,a8,h8 c3:d4 0 1");
    let passed = "rnbqkbnr/p1pppppp/8/8/3P4/4p3/P2PPPPP/RNBQKBNR b";
    written("berolina", &format!("{passed} KQkq c3d4 0 1"), &format!("{passed} a1,h1,a8,h8 c3:d4 0 1"));
    let black = "rnbqkbnr/pppp1ppp/8/2p5/8/8/PPPPPPPP/RNBQKBNR";
    written("berolina", &format!("{black} w KQkq d6c5 0 2"), &format!("{black} w a1,h1,a8,h8 d6:c5 0 2"));
}

/// G-11
#[test]
fn missing_counters_and_fields_are_read_as_a_fresh_game() {
    written("chess", "4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    written("chess", "4k3/8/8/8/8/8/8/4K3 b", "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    written("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1");
}

/// G-11
#[test]
fn hands_are_read_in_brackets_and_with_promoted_pieces_marked_behind() {
    written(
        "crazyhouse",
        "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qn] w KQkq - 0 1",
        "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qn] w a1,h1,a8,h8 - 0 1",
    );
    written("crazyhouse", "4k3/8/8/8/8/8/8/Q~n~2K3[] b - - 0 1", "4k3/8/8/8/8/8/8/+Q+n2K3[] b - - 0 1");
    assert_eq!(
        read("crazyhouse", "4k3/8/8/8/8/8/8/4K3[PPp] w - - 0 1"),
        read("crazyhouse", "4k3/8/8/8/8/8/8/4K3[2Pp] w - - 0 1")
    );
}

/// G-11
#[test]
fn other_programs_letters_are_read() {
    written("xiangqi", "4k4/9/9/9/9/9/9/9/4E4/H2K5 w - - 0 1", "4k4/9/9/9/9/9/9/9/4B4/N2K5 w - - 0 1");
    written("makruk", "4k3/8/8/8/8/8/8/M~3K3 w - - 0 1", "4k3/8/8/8/8/8/8/M3K3 w - - 0 1");
}

/// Position text: runs may be longer than nine, and any two of them may stand side by side.
#[test]
fn runs_of_empty_cells_may_exceed_nine() {
    round_trip("grand-chess", "4k5/10/10/10/10/10/10/10/10/4K5 w - - 0 1");
    round_trip("courier-chess", "6k5/12/12/12/12/12/r11/R5K5 w - - 0 1");
    for wrong in [
        "4k3/8/8/8/8/8/8/4K4",
        "4k3/8/8/8/8/8/4K3",
        "4k3/8/8/8/8/8/8/8/4K3",
        "4k3/8/8/8/8/8/8/4K2",
        "4k3/8/8/8/8/8/8/4X3",
    ] {
        assert!(refused("chess", &format!("{wrong} w - - 0 1")), "{wrong}");
    }
    for wrong in [
        "4k3/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - x 1",
        "4k3/8/8/8/8/8/4K3/4K3 w - - 0 1",
    ] {
        assert!(refused("chess", wrong), "{wrong}");
    }
}

/// G-2
#[test]
fn a_position_whose_waiting_player_stands_in_check_is_refused() {
    assert!(refused("chess", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1"));
    assert!(!refused("chess", "4k3/8/8/8/8/8/8/4RK2 b - - 0 1"));
}

/// Move text: promotions to a chosen kind, castling, drops and fixed promotions.
#[test]
fn move_texts_name_cells_promotions_drops_and_castling_partners() {
    legal(&read("chess", "r3k3/1P6/8/8/8/8/8/R3K2R w KQ - 0 1"), "b7a8=Q b7b8=N e1h1 e1a1 e1f1");
    illegal(&read("chess", "r3k3/1P6/8/8/8/8/8/R3K2R w KQ - 0 1"), "b7b8 b7b8=K b7b8=P b7b8=q e1g1 e1c1");
    legal(&read("shogi", "4k4/9/9/P8/9/9/9/9/4K4[G] w - - 0 1"), "G@e5 a6a7 a6a7+");
    illegal(&read("shogi", "4k4/9/9/P8/9/9/9/9/4K4[G] w - - 0 1"), "g@e5 G@e9 G@e1 a6a7=G R@e5");
}

/// G-8, G-4
#[test]
fn the_count_restarts_with_captures_and_pawn_moves_and_black_ends_the_round() {
    let count = |turns: &str| {
        let position = after(&read("chess", "4k3/7p/8/8/8/8/P6r/R3K3 w Q - 17 40"), turns);
        (position.halfmove_clock(), position.fullmove_number())
    };
    assert_eq!(count("a2a3"), (0, 40));
    assert_eq!(count("e1d1"), (18, 40));
    assert_eq!(count("e1a1"), (18, 40));
    assert_eq!(count("a1b1 h2a2"), (0, 41));
    assert_eq!(count("a1b1 e8e7"), (19, 41));
    assert_eq!(count("a1b1 h7h6"), (0, 41));
}

/// G-11: programs write the cell after every double step. Where no pawn can have made one, there is nothing to capture.
#[test]
fn an_en_passant_cell_that_no_pawn_passed_is_left_out() {
    for placement in [
        // Nobody behind the cell, a knight, a pawn of the player to move, a pawn that would have come from the third rank.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/8/8/4N3/8/PPPPPPPP/R1BQKBNR",
        "rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPPPPPP/RNBQKBNR",
        "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR",
    ] {
        written("chess", &format!("{placement} b - e3 0 1"), &format!("{placement} b - - 0 1"));
    }
}

/// Conventions, position text: VICTIM is a piece that a double step can just have brought there, and the cells it passed are empty.
#[test]
fn a_victim_that_cannot_have_made_a_double_step_is_refused() {
    let text = |fourth_rank: &str, third_rank: &str, passing: &str| {
        format!("4k3/8/8/8/{fourth_rank}/{third_rank}/8/4K3 b - {passing} 0 1")
    };
    assert!(!refused("chess", &text("4P3", "8", "e3:e4")));
    for (fourth, third, passing) in [
        ("8", "8", "e3:e4"),
        ("4N3", "8", "e3:e4"),
        ("4p3", "8", "e3:e4"),
        ("4P3", "4N3", "e3:e4"),
        // Two cells as the Berolina's are written, without a pawn on the second.
        ("4N3", "8", "e3e4"),
    ] {
        assert!(refused("chess", &text(fourth, third, passing)), "{fourth}/{third} {passing}");
    }
}
