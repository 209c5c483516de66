//! Any text gives a position or a list of all its faults, never a panic.

use proptest::prelude::*;
use variorum_rules::Position;

const GAMES: [&str; 7] = [
    "chess",
    "shogi",
    "stones-and-relays-tunnel",
    "double-eighteen-stone-chess",
    "stockyang",
    "stock-taijitu",
    "blocschach",
];

fn start_text(game: usize) -> String {
    let rules = variorum_library::rules(GAMES[game % GAMES.len()]).expect("the game compiles");
    Position::start(&rules).text()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(game in 0..GAMES.len(), text in "\\PC{0,200}") {
        let rules = variorum_library::rules(GAMES[game]).expect("the game compiles");
        if let Err(faults) = Position::parse(&rules, &text) {
            prop_assert!(!faults.0.is_empty());
        }
    }

    #[test]
    fn damaged_positions_are_read_or_refused(game in 0..GAMES.len(), at in 0..4000_usize, cut in 0..20_usize, put in "[ -~é♞]{0,12}") {
        let text = start_text(game);
        let chars: Vec<char> = text.chars().collect();
        let at = at % chars.len();
        let damaged: String = chars[..at].iter().chain(put.chars().collect::<Vec<_>>().iter()).chain(&chars[(at + cut).min(chars.len())..]).collect();
        let rules = variorum_library::rules(GAMES[game]).expect("the game compiles");
        match Position::parse(&rules, &damaged) {
            Err(faults) => prop_assert!(!faults.0.is_empty()),
            Ok(mut position) => {
                // What was let in must be playable.
                let turns = position.turns();
                if let Some(&turn) = turns.first() {
                    position.play_unchecked(turn);
                    position.undo_turn();
                }
                let again = Position::parse(&rules, &position.text());
                prop_assert_eq!(again.as_ref(), Ok(&position));
            }
        }
    }

    #[test]
    fn any_text_is_a_legal_turn_or_refused(game in 0..GAMES.len(), text in "[a-z0-9=+@,*%# ]{0,20}|\\PC{0,30}") {
        let rules = variorum_library::rules(GAMES[game]).expect("the game compiles");
        let position = Position::start(&rules);
        let before = position.clone();
        let _ = position.parse_turn(&text);
        prop_assert_eq!(position, before);
    }
}

#[test]
fn all_faults_are_reported_at_once() {
    let rules = variorum_library::rules("chess").expect("chess compiles");
    let faults = Position::parse(&rules, "rnbqkbn/ppppppppp/8/8/8/8/PPPPxPPP/RNBQKBNR z KX e9 -1 many")
        .expect_err("it is full of faults");
    let texts: Vec<String> = faults.0.iter().map(ToString::to_string).collect();
    for part in ["rank 8", "rank 7", "“x”", "“z”", "“KX”", "“e9”", "“-1”", "“many”"] {
        assert!(texts.iter().any(|text| text.contains(part)), "no fault speaks of {part}: {texts:#?}");
    }
}

#[test]
fn a_side_that_left_its_royal_piece_attacked_is_a_fault() {
    let rules = variorum_library::rules("chess").expect("chess compiles");
    let faults =
        Position::parse(&rules, "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").expect_err("Black is in check, White to move");
    assert!(faults.to_string().contains("attacked"), "{faults}");
}

#[test]
fn the_order_of_pairs_that_may_not_move_back_says_nothing() {
    let rules = variorum_library::rules("stones-and-relays-tunnel").unwrap();
    let board = "rn1qkbnr/pbp1pppp/8/*p5#/*5#*/2*1p%1P/2P%2PN/PP1P1P1R/RNBQKB2 w a1,a9,h9 - 2 7";
    let parse = |ko: &str| Position::parse(&rules, &format!("{board} ko={ko}")).unwrap();
    let one = parse("c4>c7,c4>c5");
    for other in ["c4>c5,c4>c7", "c4>c7,c4>c5,c4>c7"] {
        let other = parse(other);
        assert_eq!((&other, other.hash(), other.text()), (&one, one.hash(), one.text()));
    }
}

#[test]
fn a_double_step_without_a_cell_to_capture_on_leaves_nothing_to_capture() {
    // The usual form names the victim's cell by the cell behind it; here that cell is not one that a pawn passed.
    for (game, text) in
        [("duck-chess", "1b1k4/8/8/1rPpk3/8/8/8/8 w - d5"), ("chess", "4k3/8/8/2Pp4/8/8/8/4K3 w - d6,d6:d5 0 1")]
    {
        let rules = variorum_library::rules(game).unwrap();
        let position = Position::parse(&rules, text).unwrap();
        let again = Position::parse(&rules, &position.text()).unwrap();
        assert_eq!((&again, again.hash(), again.text()), (&position, position.hash(), position.text()), "{text}");
    }
}
