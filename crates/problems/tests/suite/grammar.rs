//! Stipulations: the forms that are read, and the mistakes that are found.

use proptest::prelude::*;
use variorum_problems::{LONGEST_STIPULATION, StipulationFault as Fault, read_stipulation};

fn short(game: &str, text: &str) -> String {
    let rules = variorum_library::rules(game).unwrap();
    read_stipulation(&rules, text).unwrap_or_else(|faults| panic!("{text}: {faults}")).text(&rules)
}

fn faults(game: &str, text: &str) -> Vec<Fault> {
    let rules = variorum_library::rules(game).unwrap();
    read_stipulation(&rules, text).unwrap_err().0
}

#[test]
fn words_mean_the_same_as_signs() {
    for (words, signs) in [
        ("mate in 3", "#3"),
        ("helpmate in 2.5", "h#2.5"),
        ("help mate in 2.0", "h#2"),
        ("selfmate in 4", "s#4"),
        ("reflex mate in 2", "r#2"),
        ("semi-reflex mate in 2", "semi-r#2"),
        ("helpself mate in 3", "hs#3"),
        ("series help mate in 7", "ser-h#7"),
        ("series mate in 5", "ser-#5"),
        ("series self stalemate in 3", "ser-s=3"),
        ("stalemate in 2", "=2"),
        ("check in 1", "+1"),
        ("capture in 2", "x2"),
        ("capture of Q, R in 2", "x[Q R]2"),
        ("help capture of knight in 1.5", "hx[N]1.5"),
        ("reach e8 in 3", "z[e8]3"),
        ("extinction of Q R in 2", "gone[Q R]2"),
        ("win in 3", "win 3"),
        ("win by checkmate in 3", "win[checkmate]3"),
        ("proof game in 4", "pg 4.0"),
        ("pg6.5", "pg 6.5"),
    ] {
        assert_eq!(short("chess", words), signs);
        assert_eq!(short("chess", signs), signs);
    }
    assert_eq!(short("raumschach", "z[bc2]2"), "z[bc2]2");
}

#[test]
fn mistakes_are_found_together() {
    assert_eq!(faults("chess", "ser-hx[J]2.5"), [Fault::HalfTurn, Fault::NoPiece { piece: "J".into() }]);
    assert_eq!(faults("chess", "z[j9]0"), [Fault::NoTurns, Fault::NoCell { cell: "j9".into() }]);
    assert_eq!(faults("chess", "#101"), [Fault::TooManyTurns { most: 100 }]);
    assert_eq!(faults("chess", "#99999999999999999999"), [Fault::TooManyTurns { most: 100 }]);
    assert_eq!(faults("chess", "#2.5"), [Fault::HalfTurn]);
    assert_eq!(faults("chess", "h#2.25"), [Fault::HalfTurn]);
    assert_eq!(faults("chess", "hs#0.5"), [Fault::HelpSelfTooShort]);
    assert_eq!(faults("chess", "ser-hs#3"), [Fault::NoSeries]);
    assert_eq!(faults("progressive-chess", "#2"), [Fault::TurnsInARow]);
    assert_eq!(faults("chess", "win[repetition]3"), [Fault::NoReason { reason: "repetition".into() }]);
    assert_eq!(faults("antichess", "#2"), [Fault::NoRoyal]);
    assert_eq!(faults("chess", "h#"), [Fault::Unreadable { text: "h#".into() }]);
    assert_eq!(faults("chess", ""), [Fault::Unreadable { text: String::new() }]);
    assert_eq!(faults("chess", &"#".repeat(401)), [Fault::TooLong { most: LONGEST_STIPULATION }]);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}") {
        let rules = variorum_library::rules("chess").unwrap();
        if let Ok(stipulation) = read_stipulation(&rules, &text) {
            prop_assert_eq!(read_stipulation(&rules, &stipulation.text(&rules)), Ok(stipulation));
        }
    }

    #[test]
    fn what_is_written_reads_back(
        series in "(ser-)?",
        play in "(h|s|r|semi-r|hs)?",
        goal in "#|=|\\+|x|x\\[Q\\]|z\\[e4\\]|gone\\[N\\]|win |win\\[stalemate\\]",
        half_turns in 0_u32..220,
    ) {
        let rules = variorum_library::rules("chess").unwrap();
        let text = format!("{series}{play}{goal}{}.{}", half_turns / 2, half_turns % 2 * 5);
        if let Ok(stipulation) = read_stipulation(&rules, &text) {
            prop_assert_eq!(read_stipulation(&rules, &stipulation.text(&rules)), Ok(stipulation));
        }
    }
}
