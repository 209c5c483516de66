//! The key `promotes` of pieces: what it says in a line can be said at length.

use variorum_gamedef::definition::{Definition, PromotionDuty, PromotionForm};
use variorum_gamedef::{limits, load, render};

/// A game with these pieces beside a king.
fn game(pieces: &str, rest: &str) -> String {
    format!(
        "id = \"small\"\nlanguage = 1\n[about]\nname = \"Small\"\nsummary = \"A small game.\"\n[board]\nfiles = 5\nranks = 5\n\
         [zones]\nfar-rank = \"rank 5\"\n[[piece]]\nid = \"king\"\nname = \"King\"\ntoken = \"K\"\nroyal = true\nmoves = [\"step orthogonal\"]\n\
         {pieces}\n{rest}\n[endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
         [[start]]\nname = \"Usual\"\nposition = \"r1k1r/5/5/5/R1K1R[] w - - 0 1\"\n"
    )
}

#[track_caller]
fn defined(text: &str) -> Definition {
    let loaded = load(text, "small");
    assert!(loaded.diagnostics.is_empty(), "{}", render(&loaded.diagnostics, "small.toml", text, false));
    loaded.definition.unwrap()
}

const ROOK: &str = "[[piece]]\nid = \"rook\"\nname = \"Rook\"\ntoken = \"R\"\nmoves = [\"slide orthogonal\"]\nreturns = \"rook\"\nsign = { icon = \"rook\" }\n";
const DEFAULTS: &str = "[promotes]\nzone = \"far-rank\"\non = \"touch\"\nduty = \"when-stuck\"\n";

#[test]
fn a_promoted_form_is_the_piece_and_the_promotion_that_one_would_write() {
    let short = "[piece.promotes]\nname = \"Dragon\"\nmoves = [\"slide orthogonal\", \"step diagonal\"]\n";
    let piece = "[[piece]]\nid = \"promoted-rook\"\nname = \"Dragon\"\ntoken = \"+R\"\nmoves = [\"slide orthogonal\", \"step diagonal\"]\n\
                 returns = \"rook\"\nsign = { icon = \"rook\", mark = \"+\", band = \"red\" }\n";
    let promotion = "[[promotion]]\npieces = [\"rook\"]\nzone = \"far-rank\"\non = \"touch\"\ninto = [\"promoted-rook\"]\nform = \"fixed\"\nduty = \"when-stuck\"\n";
    let long = defined(&game(&format!("{ROOK}{piece}"), promotion));
    assert_eq!(defined(&game(&format!("{ROOK}{short}"), DEFAULTS)), long);
    // Its own place and time go before those of all pieces.
    let own = "zone = \"far-rank\"\non = \"touch\"\nduty = \"when-stuck\"\n";
    let other = "[promotes]\nzone = \"rank 4\"\non = \"arrival\"\nduty = \"always\"\n";
    assert_eq!(defined(&game(&format!("{ROOK}{short}{own}"), "")), long);
    assert_eq!(defined(&game(&format!("{ROOK}{short}{own}"), &other.replace("rank 4", "far-rank"))), long);
}

#[test]
fn what_a_form_says_itself_goes_before_the_defaults() {
    let form = "[piece.promotes]\nid = \"dragon\"\ntoken = \"D\"\nsign = { icon = \"queen\", mark = \"R\", band = \"blue\" }\nname = \"Dragon\"\nmoves = [\"step diagonal\"]\n";
    let game = defined(&game(&format!("{ROOK}{form}"), DEFAULTS));
    let dragon = game.pieces.last().unwrap();
    assert_eq!((dragon.id.as_str(), dragon.token.as_str()), ("dragon", "D"));
    assert_eq!(
        (dragon.sign.icon.as_str(), dragon.sign.mark.as_str(), dragon.sign.band.as_str()),
        ("queen", "R", "blue")
    );
    assert_eq!(game.promotions[0].into[0].piece, game.pieces.len() - 1);
}

#[test]
fn a_piece_may_become_others() {
    let pieces = |promotes: &str| {
        let bishop = "[[piece]]\nid = \"bishop\"\nname = \"Bishop\"\ntoken = \"B\"\nmoves = [\"slide diagonal\"]\n";
        let pawn = "[[piece]]\nid = \"pawn\"\nname = \"Pawn\"\ntoken = \"P\"\nmoves = [\"step forward orthogonal\"]\n";
        format!("{ROOK}{bishop}{pawn}promotes = {promotes}\n")
    };
    let several = defined(&game(&pieces("\"rook or bishop\""), DEFAULTS));
    let promotion = &several.promotions[0];
    assert_eq!((promotion.pieces.as_slice(), promotion.form), (&[3][..], PromotionForm::Chosen));
    assert_eq!(promotion.into.iter().map(|choice| choice.piece).collect::<Vec<_>>(), [1, 2]);
    let one = defined(&game(&pieces("{ to = \"bishop\", duty = \"always\" }"), DEFAULTS));
    assert_eq!((one.promotions[0].form, one.promotions[0].duty), (PromotionForm::Fixed, PromotionDuty::Always));
}

/// Promoted forms count as pieces.
#[test]
fn the_number_of_pieces_and_forms_is_limited() {
    let piece = |number: usize| {
        let token = format!("A{}{}", char::from(b'a' + (number / 26) as u8), char::from(b'a' + (number % 26) as u8));
        format!(
            "[[piece]]\nid = \"p{number}\"\nname = \"P\"\ntoken = \"{token}\"\nmoves = [\"step diagonal\"]\n[piece.promotes]\nname = \"Q\"\nmoves = [\"step diagonal\"]\n"
        )
    };
    let pieces = |count: usize| ROOK.to_owned() + &(0..count).map(piece).collect::<String>();
    let most = (limits::PIECES - 2) / 2;
    assert_eq!(defined(&game(&pieces(most), DEFAULTS)).pieces.len(), limits::PIECES);
    let printed = load(&game(&pieces(most + 1), DEFAULTS), "small").diagnostics;
    assert!(printed.iter().any(|found| found.problem.to_string().contains("`piece` has 64 items")), "{printed:?}");
}
