//! Any text that is given as a position leads to a position or an error, never to a panic.

use crate::support::run;

/// A small generator of reproducible numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound.max(1)
    }
}

#[test]
fn changed_positions_never_panic() {
    const LETTERS: &[u8] = b"KQRBNPkqrbnp0123456789/[]{}+*%#, wb-:=>@ae";
    let mut numbers = Numbers(20);
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let start = variorum_rules::Position::start(&rules).text();
        for _ in 0..150 {
            let mut text = start.clone().into_bytes();
            for _ in 0..=numbers.below(4) {
                if text.is_empty() {
                    break;
                }
                let at = numbers.below(text.len());
                let letter = LETTERS[numbers.below(LETTERS.len())];
                match numbers.below(4) {
                    0 => text[at] = letter,
                    1 => text.insert(at, letter),
                    2 => drop(text.remove(at)),
                    _ => text.truncate(at.max(1)),
                }
            }
            let text = String::from_utf8(text).unwrap();
            if let Ok(mut position) = variorum_rules::Position::parse(&rules, &text) {
                let _ = variorum::show::in_json(&mut position);
                let _ = variorum::show::state_lines(&position);
                let _ = position.turn_texts();
            }
        }
    }
}

#[test]
fn odd_arguments_are_errors() {
    let long = "8/".repeat(50_000);
    let nested = "{".repeat(5_000);
    for text in ["", " ", "é", "💥", "99999999999999999999", "/////", "w w w w w w w", &long, &nested] {
        for id in ["chess", "shogi", "stockgi", "blocschach", "stones-and-relays"] {
            assert_eq!(run(&["show", id, "--position", text]).code, 2, "{id} {text:.20}");
        }
        assert_eq!(run(&["apply", "chess", text]).code, 2);
        assert_eq!(run(&["reach", "chess", text, "e4"]).code, 2);
        assert_eq!(run(&["reach", "chess", "N", text]).code, 2);
        assert_eq!(run(&["show", text]).code, 2);
        assert_eq!(run(&["check", text]).code, 2);
    }
    for depth in ["-1", "65", "x", "99999999999999999999"] {
        assert_eq!(run(&["perft", "chess", depth]).code, 2, "{depth}");
    }
}
