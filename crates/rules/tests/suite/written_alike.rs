//! Turns that would be written alike: definitions that allow them are refused, or the first rule counts.

use std::sync::Arc;

use variorum_rules::{CompileError, Rules};

use crate::positions::at;

fn compile(pawn: &str, more: &str) -> Result<Arc<Rules>, Vec<CompileError>> {
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 8\nranks = 8\n\
        [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nmoves = ['step orthogonal and diagonal']\nroyal = true\n\
        [[piece]]\nid = 'rook'\nname = 'Rook'\ntoken = 'R'\nmoves = ['slide orthogonal']\n\
        [[piece]]\nid = 'bishop'\nname = 'Bishop'\ntoken = 'B'\nmoves = ['slide diagonal']\n\
        [[piece]]\nid = 'pawn'\nname = 'Pawn'\ntoken = 'P'\npawn = true\nmoves = [{pawn}]\n{more}\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'r3k2r/8/8/8/8/8/P7/R3K2R w a1,h1,a8,h8 - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)))
}

fn castling(shift: u8, partner: &str) -> String {
    format!(
        "[[castling]]\nroyal = 'king'\nroyal-from = 'cells e1'\npartners = ['rook']\npartner-from = '{partner}'\n\
        shift = {shift}\nright = 'unmoved'\n"
    )
}

#[test]
fn two_pieces_castle_in_one_way() {
    let pawn = "'step forward orthogonal, moving'";
    let apart = castling(2, "cells h1") + &castling(3, "cells a1");
    assert!(compile(pawn, &apart).is_ok());
    let same = castling(2, "cells a1 h1") + &castling(2, "cells h1");
    assert!(compile(pawn, &same).is_ok(), "the same twice");
    let fixed = |partner_to: &str| {
        format!(
            "[[castling]]\nroyal = 'king'\nroyal-from = 'cells e1'\npartners = ['rook']\npartner-from = 'cells h1'\n\
            side = 'right'\nroyal-to = 'g1'\npartner-to = '{partner_to}'\nright = 'unmoved'\n"
        )
    };
    let expected = CompileError::TwoCastlings { royal: "e1".into(), partner: "h1".into() };
    assert_eq!(compile(pawn, &(fixed("f1") + &fixed("e1"))).err(), Some(vec![expected]));
}

#[test]
fn castlings_of_the_same_pieces_name_the_royal_piece_s_target() {
    let texts = |castlings: &str, position: &str| -> Vec<String> {
        let rules = compile("'step forward orthogonal, moving'", castlings).unwrap();
        let texts = at(&rules, position).turn_texts();
        texts
            .into_iter()
            .filter(|text| text.starts_with("e1") && (text.ends_with("a1") || text.ends_with("h1")))
            .collect()
    };
    let start = "r3k2r/8/8/8/8/8/P7/R3K2R w a1,h1,a8,h8 - 0 1";
    // One way towards h1, two towards a1.
    let both = castling(2, "cells a1 h1") + &castling(3, "cells a1");
    assert_eq!(texts(&both, start), ["e1b1a1", "e1c1a1", "e1h1"]);
    let chosen = castling(1, "cells a1 h1").replace("shift = 1", "shift = 1\nmax-shift = 3");
    assert_eq!(texts(&chosen, start), ["e1b1a1", "e1c1a1", "e1d1a1", "e1f1h1", "e1g1h1"]);
    // The same twice is one way.
    assert_eq!(texts(&(chosen + &castling(2, "cells h1")), start), ["e1b1a1", "e1c1a1", "e1d1a1", "e1f1h1", "e1g1h1"]);
    // A rook on c8 guards c1: the king may only go to d1.
    let guarded = "2r1k2r/8/8/8/8/8/P7/R3K3 w a1,h8 - 0 1";
    assert_eq!(texts(&both, guarded), [""; 0]);
    // Partners of two kinds castle in ways of their own.
    let bishop = castling(1, "cells a1 h1").replace("'rook'", "'bishop'");
    let kinds = castling(2, "cells a1 h1") + &bishop;
    assert_eq!(texts(&kinds, "r3k2r/8/8/8/8/8/P7/R3K2R w h1,a8,h8 - 0 1"), ["e1h1"]);
    let (with_rook, with_bishop) = ("4k3/8/8/8/8/8/8/4K2R w h1 - 0 1", "4k3/8/8/8/8/8/8/4K2B w h1 - 0 1");
    for (position, rank) in [(with_rook, "/5RK1 "), (with_bishop, "/4BK2 ")] {
        let rules = compile("'step forward orthogonal, moving'", &kinds).unwrap();
        let mut position = at(&rules, position);
        let turn = position.parse_turn("e1h1").unwrap();
        position.play_unchecked(turn);
        let after = position.setup().text(&rules);
        assert!(after.contains(rank), "{after}");
    }
}

#[test]
fn a_double_step_leads_where_no_other_phrase_does() {
    let castling = castling(2, "cells a1 h1");
    let pawn =
        |slide: &str| compile(&format!("'{slide}, moving', 'double forward orthogonal, from rank 2'"), &castling);
    assert!(pawn("step forward orthogonal").is_ok());
    assert!(pawn("slide up to 2 forward orthogonal, not from rank 2").is_ok());
    let expected = CompileError::TwoWays { piece: "pawn".into(), from: "a2".into(), to: "a4".into() };
    assert_eq!(pawn("slide up to 2 forward orthogonal").err(), Some(vec![expected]));
}

#[test]
fn a_capture_en_passant_ends_where_no_quiet_move_does() {
    let castling = castling(2, "cells a1 h1");
    let usual = "'double forward orthogonal, from rank 2', 'step forward diagonal, capturing, en passant'";
    let pawn = |moves: &str| compile(&format!("{usual}, {moves}"), &castling);
    assert!(pawn("'step forward orthogonal, moving'").is_ok());
    let expected = CompileError::QuietlyOrPassing { piece: "pawn".into(), from: "a5".into(), to: "b6".into() };
    let around = "'lame 1:0 > 0:1, moving'";
    assert_eq!(pawn(around).err(), Some(vec![expected]));
    // No double step passes rank 7.
    assert!(pawn("'lame 1:0 > 0:1, moving, to rank 7'").is_ok());
    // Along the same path it captures, as if the other pawn stood there.
    let rules = pawn("'step forward diagonal, moving'").unwrap();
    let mut position = at(&rules, "4k3/8/8/Pp6/8/8/8/4K3 w - b6:b5 0 2");
    let quiet = at(&rules, "4k3/8/8/Pp6/8/8/8/4K3 w - - 0 2");
    for (position, captures) in [(&mut position, true), (&mut quiet.clone(), false)] {
        let texts = position.turn_texts();
        assert_eq!(texts.iter().filter(|text| *text == "a5b6").count(), 1, "{texts:?}");
        let turn = position.parse_turn("a5b6").unwrap();
        position.play_unchecked(turn);
        assert_eq!(position.text().starts_with("4k3/8/1P6/8/8/8/8/4K3 "), captures, "{}", position.text());
    }
}

/// Of promotions that are written in the same way, the first that applies counts.
#[test]
fn the_first_of_two_promotions_counts() {
    let promotion = |pieces: &str, on: &str, into: &str, form: &str| {
        format!(
            "[[promotion]]\npieces = ['{pieces}']\nzone = 'all cells'\non = '{on}'\ninto = ['{into}']\nform = '{form}'\n\
            duty = 'always'\n"
        )
    };
    for (form, sign) in [("silent", ""), ("fixed", "+")] {
        let more = castling(2, "cells a1 h1")
            + &promotion("rook", "capture", "bishop", form)
            + &promotion("rook", "arrival", "pawn", form);
        let rules = compile("'step forward orthogonal, moving'", &more).unwrap();
        let position = at(&rules, "4k3/8/8/8/3p4/8/8/3RK3 w - - 0 1");
        let mut texts = position.turn_texts();
        texts.sort();
        let all = texts.len();
        texts.dedup();
        assert_eq!(texts.len(), all);
        let after = |turn: &str| {
            let mut position = position.clone();
            position.play_text(&format!("{turn}{sign}")).unwrap();
            position.text()
        };
        assert_eq!(after("d1d4"), "4k3/8/8/8/3B4/8/8/4K3 b - - 0 1");
        assert_eq!(after("d1d2"), "4k3/8/8/8/3p4/8/3P4/4K3 b - - 1 1");
    }
}
