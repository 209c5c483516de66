//! USI and ICCS, written and read back.

use proptest::prelude::*;
use variorum_notation::{ReadTurn, iccs, read_turn, usi};
use variorum_rules::{Position, Turn, TurnError};

type Write = fn(&Position, Turn) -> Option<String>;
type Read = fn(&Position, &str) -> Result<Turn, TurnError>;

/// Checks texts of turns that are given in our own notation.
#[track_caller]
fn check(game: &str, position: &str, write: Write, read: Read, turns: &[(&str, &str)]) {
    let rules = variorum_library::rules(game).expect("it compiles");
    let position = Position::parse(&rules, position).expect("a position");
    for &(own, text) in turns {
        let turn = position.parse_turn(own).expect("a legal turn");
        assert_eq!(write(&position, turn).as_deref(), Some(text), "{own}");
        assert_eq!(read(&position, text), Ok(turn), "{text}");
    }
}

const SHOGI: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1";

#[test]
fn usi_counts_files_from_the_right_and_ranks_from_the_top() {
    let turns = [("c3c4", "7g7f"), ("h2g2", "2h3h"), ("e1e2", "5i5h"), ("i1i2", "1i1h")];
    check("shogi", SHOGI, usi::write, usi::read, &turns);
    let promoting = "4k4/9/9/1P7/9/9/9/9/4K4[PRb] w - - 0 1";
    check(
        "shogi",
        promoting,
        usi::write,
        usi::read,
        &[("b6b7", "8d8c"), ("b6b7+", "8d8c+"), ("R@e5", "R*5e"), ("P@c4", "P*7f")],
    );
    check(
        "shogi",
        "4k4/9/9/1P7/9/9/9/9/4K4[PRb] b - - 0 1",
        usi::write,
        usi::read,
        &[("B@a1", "B*9i"), ("e9e8", "5a5b")],
    );
    check("minishogi", "rbsgk/4p/5/P4/KGSBR[] w - - 0 1", usi::write, usi::read, &[("a2a3", "5d5c"), ("e1e3", "1e1c")]);
}

#[test]
fn iccs_counts_ranks_from_0() {
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
    check("xiangqi", start, iccs::write, iccs::read, &[("h3e3", "h2e2"), ("b1c3", "b0c2"), ("b3b10", "b2b9")]);
    check("xiangqi", start, iccs::write_record, iccs::read, &[("h3e3", "H2-E2"), ("b3b10", "B2-B9")]);
    assert_eq!(iccs::counts_from_zero("b0c2"), Some(true));
    assert_eq!(iccs::counts_from_zero("b10c8"), Some(false));
    assert_eq!(iccs::counts_from_zero("h2e2"), None);
}

#[test]
fn liberties_are_taken_and_nonsense_is_refused() {
    let rules = variorum_library::rules("shogi").expect("it compiles");
    let position = Position::start(&rules);
    let turn = position.parse_turn("c3c4");
    assert!(turn.is_ok());
    for text in ["7g7f", "7G7F", " 7g7f ", "7g7f="] {
        assert_eq!(usi::read(&position, text), turn, "{text}");
    }
    let long = "7g7f".repeat(1_000);
    for text in ["", "=", "c3c4", "7g7e", "7g7f+", "P*5e", "７g７f", "resign", &long] {
        assert!(usi::read(&position, text).is_err(), "{text}");
        assert!(iccs::read(&position, text).is_err(), "{text}");
    }
}

/// `4e3g` could also be a move to e3 with promotion to gold, `H2-E2` a move of a horse.
#[test]
fn native_texts_come_before_algebraic_notation() {
    let position = "3g2+P2/4r2L1/2n1kpB1l/1B2g2Kp/PP1s1npp1/G1P1p1PSL/1R1+pP1G1P/p2P1s2L/1N3P1NS[2P] b - - 0 84";
    let rules = variorum_library::rules("shogi").expect("it compiles");
    let position = Position::parse(&rules, position).expect("a position");
    let turn = position.parse_turn("f5g3").expect("legal");
    assert_eq!(read_turn(&position, "4e3g"), Ok(ReadTurn::Legal(turn)));
    let rules = variorum_library::rules("xiangqi").expect("it compiles");
    let position = Position::start(&rules);
    let turn = position.parse_turn("h3e3").expect("legal");
    for text in ["H2-E2", "h2e2"] {
        assert_eq!(read_turn(&position, text), Ok(ReadTurn::Legal(turn)), "{text}");
    }
}

#[test]
fn only_games_of_the_tradition_have_native_texts() {
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).expect("it compiles");
        let position = Position::start(&rules);
        let turn = *position.turns().first().expect("a legal turn");
        let definition = rules.definition();
        assert_eq!(usi::write(&position, turn).is_some(), usi::suits(definition), "{id}");
        assert_eq!(iccs::write(&position, turn).is_some(), iccs::suits(definition), "{id}");
        assert!(!(usi::suits(definition) && iccs::suits(definition)), "{id}");
    }
    let many = |suits: fn(&variorum_gamedef::definition::Definition) -> bool| {
        variorum_library::ids().iter().filter(|id| suits(variorum_library::rules(id).unwrap().definition())).count()
    };
    assert!(many(usi::suits) >= 2 && many(iccs::suits) >= 1);
}

/// Definitions of users' games with every kind of action that a one-part turn can be.
#[test]
fn castling_and_chosen_promotions_of_a_users_game_have_texts() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/chess.toml")).unwrap();
    for (tradition, castling, promotion) in [("japanese", "4h1h", "7b7aq"), ("chinese", "e0h0", "b6b7q")] {
        let text = text.replacen("[board]", &format!("[board]\ntradition = \"{tradition}\""), 1);
        let loaded = variorum_gamedef::load(&text, "chess");
        let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
        let rules = variorum_rules::Rules::compile(&definition).expect("it compiles");
        let position = Position::parse(&rules, "4k3/1P6/8/8/8/8/8/4K2R w K - 0 1").expect("a position");
        let (write, read): (Write, Read) =
            if tradition == "japanese" { (usi::write, usi::read) } else { (iccs::write, iccs::read) };
        for (own, text) in [("e1h1", castling), ("b7b8=Q", promotion)] {
            let turn = position.parse_turn(own).expect("legal");
            assert_eq!(write(&position, turn).as_deref(), Some(text));
            assert_eq!(read(&position, text), Ok(turn));
        }
        let mut texts: Vec<_> = position.turns().into_iter().map(|turn| write(&position, turn).unwrap()).collect();
        let all = texts.len();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), all, "no two turns have the same text");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// Every legal turn of every position of random games has a text of its own, which is read back as the same turn.
    #[test]
    fn random_games_round_trip(choices in prop::collection::vec(any::<u16>(), 0..120)) {
        for id in variorum_library::ids() {
            let rules = variorum_library::rules(&id).expect("it compiles");
            let (write, read): (Write, Read) = if usi::suits(rules.definition()) {
                (usi::write, usi::read)
            } else if iccs::suits(rules.definition()) {
                (iccs::write, iccs::read)
            } else {
                continue;
            };
            let mut position = Position::start(&rules);
            for &choice in &choices {
                let turns = position.turns();
                if turns.is_empty() {
                    break;
                }
                let turn = turns[usize::from(choice) % turns.len()];
                let text = write(&position, turn).expect("every turn has a text");
                prop_assert_eq!(read(&position, &text), Ok(turn), "{} in {:?}", text, position);
                let texts: std::collections::BTreeSet<_> = turns.iter().map(|&turn| write(&position, turn)).collect();
                prop_assert_eq!(texts.len(), turns.len(), "{:?}", position);
                position.play_unchecked(turn);
            }
        }
    }
}
