//! Sides with several royal pieces: what is check, what may be captured, and what is refused.

use std::sync::Arc;

use variorum_rules::refusal::{Cause, Wish, refusal};
use variorum_rules::{Position, PositionError, Reason, Rules, Side, movegen};

use crate::positions::{after, at, won};

/// A game on six files and six ranks in which kings and queens are royal as said, with these sections.
fn load(king: &str, queen: &str, start: &str, more: &str) -> Result<Arc<Rules>, Vec<String>> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "'step orthogonal and diagonal'", king),
        piece("queen", "Q", "'slide orthogonal and diagonal'", queen),
        piece("rook", "R", "'slide orthogonal'", ""),
        piece("cannon", "C", "'slide orthogonal, moving', 'hop orthogonal, capturing'", ""),
        piece("pawn", "P", "'step forward orthogonal, moving', 'step forward diagonal, capturing'", ""),
    ]
    .concat();
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 6\nranks = 6\n[zones]\nfar = 'rank 6'\nnear = 'rank 1'\n\
        {pieces}[endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n{more}\n\
        [[start]]\nname = 'Usual'\nposition = '{start} w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    Rules::compile(&definition).map_err(|errors| errors.iter().map(ToString::to_string).collect())
}

const TWO_KINGS: &str = "kk4/6/6/6/6/4KK";
const KING_AND_QUEEN: &str = "k1q3/6/6/6/6/3Q1K";
const PROMOTES: &str = "[[promotion]]\npieces = ['pawn']\nzone = 'far'\non = 'arrival'\nform = 'chosen'\nduty = 'always'\ninto = ['king', 'rook']\n";

fn two_kings(royal: &str) -> Arc<Rules> {
    load(royal, "", TWO_KINGS, "").unwrap()
}

fn checked(position: &Position) -> Vec<String> {
    let mut cells: Vec<_> = position.checked_royals(position.side()).collect();
    cells.sort_unstable();
    cells.into_iter().map(|cell| position.rules().cell_name(cell)).collect()
}

fn faults(rules: &Arc<Rules>, text: &str) -> Vec<PositionError> {
    Position::parse(rules, text).err().map(|errors| errors.0).unwrap_or_default()
}

#[test]
fn of_several_that_are_always_royal_none_may_be_left_attacked() {
    let rules = two_kings("royal = true");
    assert!(rules.has_several_royals() && rules.has_royal());
    // The rook attacks the king on f1; the one on a1 is safe.
    let position = at(&rules, "kk4/5r/6/6/6/K4K w - - 0 1");
    assert_eq!(position.royal_cell(Side::White), None);
    assert!(position.is_check());
    assert_eq!(checked(&position), ["f1"]);
    assert_eq!(position.turn_texts(), ["f1e1", "f1e2"]);
    // Both are attacked, and no turn helps both.
    let fork = at(&rules, "kk4/r4r/6/6/6/K4K w - - 0 1");
    assert_eq!(checked(&fork), ["a1", "f1"]);
    assert_eq!(fork.turn_texts(), [""; 0]);
    assert_eq!(fork.outcome(), won(Side::Black, Reason::Checkmate));
    // A piece pinned to one king may not leave its line, whatever the other king does.
    let pinned = at(&rules, "kk3r/6/6/5R/6/K4K w - - 0 1");
    assert!(
        pinned.turn_texts().iter().all(|turn| !turn.starts_with("f3") || turn.starts_with("f3f")),
        "{:?}",
        pinned.turn_texts()
    );
    assert!(pinned.turn_texts().contains(&"f3f6".to_owned()));
    // One king shields the other.
    let shield = at(&rules, "kk3r/6/6/6/5K/5K w - - 0 1");
    assert_eq!(checked(&shield), ["f2"]);
    assert_eq!(shield.turn_texts(), [""; 0], "either king would leave the other, or itself, on the rook's file");
}

#[test]
fn kinds_may_be_royal_together() {
    let rules = load("royal = true", "royal = true", KING_AND_QUEEN, "").unwrap();
    let position = at(&rules, "k5/6/6/r4Q/6/K5 w - - 0 1");
    assert_eq!(checked(&position), ["a1", "f3"]);
    assert!(position.turn_texts().iter().all(|turn| turn == "f3a3"), "{:?}", position.turn_texts());
    // A queen may not go where she could be taken, nor take what is protected.
    let queen = at(&rules, "2k3/6/r4r/6/6/K4Q w - - 0 1");
    assert!(!queen.turn_texts().contains(&"f1f4".to_owned()));
    // A side without a queen still has its king.
    assert_eq!(faults(&rules, "k5/6/6/6/6/K5 w - - 0 1"), []);
    assert_eq!(faults(&rules, "k5/6/6/6/6/5R w - - 0 1"), [PositionError::NoRoyal { side: Side::White }]);
}

#[test]
fn the_last_is_royal_and_the_others_may_be_captured() {
    let rules = two_kings("royal = 'last'");
    let position = at(&rules, "kk4/5r/6/6/6/K4K w - - 0 1");
    assert!(!position.is_check());
    assert_eq!(checked(&position), [""; 0]);
    let left = after(&position, "a1a2");
    assert!(left.turn_texts().contains(&"f5f1".to_owned()), "the rook takes the king that was left");
    let taken = after(&left, "f5f1");
    assert_eq!(taken.royal_cell(Side::White).map(|cell| rules.cell_name(cell)).as_deref(), Some("a2"));
    assert_eq!(taken.outcome(), None);
    // The last one is in check as any king is.
    let last = at(&rules, "kk4/6/6/6/6/K4r w - - 0 1");
    assert_eq!((last.is_check(), last.turn_texts()), (true, vec!["a1a2".to_owned(), "a1b2".to_owned()]));
    let mated = at(&rules, "kk4/6/6/6/5r/K4r w - - 0 1");
    assert_eq!(mated.outcome(), won(Side::Black, Reason::Checkmate));
    // Taking back gives the second king back.
    let mut undone = taken.clone();
    undone.undo_turn();
    assert_eq!(undone, left);
    assert_eq!(undone.royal_cell(Side::White), None);
    // A position whose waiting side has left one of two attacked is possible, one whose last is attacked is not.
    assert_eq!(faults(&rules, "kk4/r5/6/6/6/K4K b - - 0 1"), []);
    assert!(matches!(faults(&rules, "kk4/r5/6/6/6/K5 b - - 0 1")[..], [PositionError::OpponentInCheck { .. }]));
}

#[test]
fn only_an_attack_on_all_of_them_is_check() {
    let rules = two_kings("royal = 'together'");
    let one = at(&rules, "kk4/5r/6/6/6/K4K w - - 0 1");
    assert!(!one.is_check());
    assert!(one.turn_texts().contains(&"a1a2".to_owned()));
    let both = at(&rules, "kk4/r4r/6/6/6/K4K w - - 0 1");
    assert_eq!(checked(&both), ["a1", "f1"]);
    // One of them has to leave its file; the other may stay.
    assert_eq!(both.turn_texts(), ["a1b1", "a1b2", "f1e1", "f1e2"]);
    let escaped = after(&both, "a1b1");
    assert!(escaped.turn_texts().contains(&"f5f1".to_owned()));
    // Walking the safe one into an attack is forbidden while the other is attacked.
    let into = at(&rules, "kk4/1r3r/6/6/6/K4K w - - 0 1");
    assert!(!into.turn_texts().contains(&"a1b1".to_owned()));
    assert!(into.turn_texts().contains(&"a1a2".to_owned()));
    // No escape for either: mate.
    let mate = at(&rules, "kk4/rr2rr/6/6/6/K4K w - - 0 1");
    assert_eq!(mate.outcome(), won(Side::Black, Reason::Checkmate));
    // The last one alone is attacked: check.
    assert!(at(&rules, "kk4/r5/6/6/6/K5 w - - 0 1").is_check());
}

#[test]
fn a_promotion_may_make_a_royal_piece() {
    let rules = load("royal = 'last'", "", "k5/6/6/6/6/5K", PROMOTES).unwrap();
    // In check with the only king, a second king answers it.
    let position = at(&rules, "k5/2P3/6/5r/6/5K w - - 0 1");
    assert!(position.is_check());
    assert!(position.turn_texts().contains(&"c5c6=K".to_owned()), "{:?}", position.turn_texts());
    assert!(!position.turn_texts().contains(&"c5c6=R".to_owned()), "{:?}", position.turn_texts());
    let two = after(&position, "c5c6=K");
    assert!(!two.in_check(Side::White));
    // Where all are royal, the new one must be safe too.
    let always = load("royal = true", "", "k5/6/6/6/6/5K", PROMOTES).unwrap();
    assert!(always.has_several_royals());
    let position = at(&always, "6/kP3r/6/6/6/4K1 w - - 0 1");
    assert!(!position.turn_texts().contains(&"b5b6=K".to_owned()), "beside the other king");
    assert!(position.turn_texts().contains(&"b5b6=R".to_owned()));
}

#[test]
fn refusals_name_the_attack_on_the_royal_piece_that_it_meets() {
    let named = |rules: &Arc<Rules>, text: &str, turn: &str| {
        let position = at(rules, text);
        refusal(&position, &Wish::parse(rules, turn).unwrap()).map(|refusal| refusal.causes)
    };
    let rules = two_kings("royal = true");
    let check = named(&rules, "kk4/5r/6/6/6/K4K w - - 0 1", "a1a2");
    assert!(matches!(check.as_deref(), Some([Cause::InCheck { .. }])), "{check:?}");
    let pinned = named(&rules, "kk3r/6/6/5R/6/K4K w - - 0 1", "f3e3");
    assert!(matches!(pinned.as_deref(), Some([Cause::Pinned { .. }])), "{pinned:?}");
    let into = named(&rules, "kk4/4r1/6/6/6/K4K w - - 0 1", "f1e1");
    assert!(matches!(into.as_deref(), Some([Cause::IntoCheck { .. }])), "{into:?}");
    let shield = named(&rules, "kk3r/6/6/5K/6/K4K w - - 0 1", "f3e3");
    assert!(shield.is_some(), "{shield:?}");
    let together = two_kings("royal = 'together'");
    let check = named(&together, "kkR3/r4r/6/6/6/K4K w - - 0 1", "c6c5");
    assert!(
        check.as_deref().is_some_and(|causes| causes.iter().any(|cause| matches!(cause, Cause::InCheck { .. }))),
        "{check:?}"
    );
}

#[test]
fn what_needs_one_royal_piece_is_refused() {
    let swap = "[swap]\nroyal = 'king'\npartners = ['rook']\ndirections = 'orthogonal'\n";
    let errors = load("royal = true", "", TWO_KINGS, swap).unwrap_err();
    assert_eq!(errors, ["`swap` is for games in which each side has one royal piece"]);
    let lost = PROMOTES.replace("'pawn'", "'king'").replace("'king', 'rook'", "'rook'");
    let errors = load("royal = 'last'", "", TWO_KINGS, &lost).unwrap_err();
    assert_eq!(errors, ["`king` is royal and would become `rook`, which is not"]);
    // With one king a side, everything is as it was: two are one too many.
    let one = load("royal = true", "", "k5/6/6/6/6/5K", "").unwrap();
    assert!(!one.has_several_royals());
    assert!(matches!(
        faults(&one, TWO_KINGS_TO_MOVE)[..],
        [PositionError::RoyalCount { found: 2, .. }, PositionError::RoyalCount { .. }]
    ));
}

const TWO_KINGS_TO_MOVE: &str = "kk4/6/6/6/6/4KK w - - 0 1";

#[test]
fn the_searches_functions_bear_several_royal_pieces() {
    for royal in ["royal = true", "royal = 'last'", "royal = 'together'"] {
        let rules = two_kings(royal);
        let mut position = at(&rules, "kk3c/2R3/2C3/5r/6/K4K w - - 0 1");
        let (mut noisy, mut checks, mut forcing) = (Vec::new(), Vec::new(), Vec::new());
        movegen::noisy_actions(&mut position, &mut noisy);
        variorum_rules::tactics::checking_actions(
            &mut position,
            &mut variorum_rules::tactics::CheckScratch::default(),
            &mut checks,
        );
        variorum_rules::tactics::forcing_actions(&mut position, &mut forcing);
        let all = position.turns().len();
        assert!(noisy.len() < all && forcing.len() <= all, "{noisy:?} {forcing:?}");
    }
}

#[test]
fn the_only_royal_piece_becomes_no_other() {
    let start = "k5/6/6/6/6/4PK";
    let promotion = "[[promotion]]\npieces = ['king']\nzone = 'far'\non = 'arrival'\nform = 'chosen'\nduty = 'always'\ninto = ['rook']\n";
    let elsewhere = "[[promotion]]\npieces = ['king', 'pawn']\nafter = { pieces = ['pawn'] }\ninto = ['rook']\n";
    for more in [promotion, elsewhere] {
        let faults = load("royal = true", "", start, more).unwrap_err();
        assert_eq!(faults, ["`king` is royal and would become `rook`, which is not"], "{more}");
    }
}
