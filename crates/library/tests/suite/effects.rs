//! Effects and reasons as sentences.

use strum::VariantNames as _;
use variorum_library::effect;
use variorum_library::explain::Explainer;
use variorum_messages::{Catalogue, Language};
use variorum_rules::Position;
use variorum_rules::effect::{Effect, Reason, effects, threats};

#[test]
fn every_effect_and_reason_has_a_sentence_in_every_language() {
    for language in Language::all() {
        let catalogue = Catalogue::of(language);
        // Endings have sentences of their own, and a turn that does something says what.
        for effect in Effect::VARIANTS.iter().filter(|effect| **effect != "ends") {
            assert!(catalogue.has(&format!("effect-{effect}")), "{language}: {effect}");
        }
        for reason in Reason::VARIANTS.iter().filter(|reason| **reason != "does") {
            assert!(catalogue.has(&format!("reason-{reason}")), "{language}: {reason}");
        }
    }
}

/// What every turn of random games does is told in words, in every language.
#[test]
fn turns_of_every_game_are_told_in_every_language() {
    let mut rng = fastrand::Rng::with_seed(6);
    let mut told = std::collections::BTreeSet::new();
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let worth = vec![100; rules.definition().pieces.len()];
        let mut position = Position::start(&rules);
        for _ in 0..12 {
            let turns = position.turns();
            let Some(&turn) = turns.get(rng.usize(..turns.len().max(1))) else { break };
            let found = effects(&position, turn, &worth);
            told.extend(found.iter().map(Effect::code));
            let mut messages = vec![effect::message(&position, turn, &found)];
            messages.extend(found.iter().map(|one| effect::sentence(&position, turn, one)));
            messages.push(effect::reason(&position, turn, &Reason::Prefers { margin: 40 }));
            for message in messages {
                for language in Language::all() {
                    let text = Catalogue::of(language).try_text(&message, &());
                    let text = text.unwrap_or_else(|faults| panic!("{id} {language} {found:?}: {faults:?}"));
                    assert!(text.ends_with('.'), "{id} {language}: {text}");
                }
            }
            assert!(threats(&position, &worth, 10).len() <= 3);
            position.play_unchecked(turn);
        }
    }
    assert!(told.len() > 7, "{told:?}");
}

fn say(game: &str, position: Option<&str>, turn: &str, language: &str) -> String {
    let rules = variorum_library::rules(game).unwrap();
    let position = position.map_or_else(|| Position::start(&rules), |text| Position::parse(&rules, text).unwrap());
    let worth: Vec<i32> =
        rules.definition().pieces.iter().map(|piece| if piece.is_royal() { 9000 } else { 100 }).collect();
    let turn = position.parse_turn(turn).unwrap();
    let message = effect::message(&position, turn, &effects(&position, turn, &worth));
    Explainer::new(rules.definition(), language).text(&message)
}

#[test]
fn captures_checks_and_neutral_pieces_are_told() {
    let capture = Some("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1");
    assert_eq!(say("chess", capture, "d1d5", "en"), "Wins the Knight on d5.");
    assert_eq!(say("chess", capture, "d1d5", "de"), "Gewinnt den Springer auf d5.");
    assert_eq!(say("chess", capture, "d1d5", "fr"), "Gagne le Cavalier en d5.");
    let check = Some("4k3/8/8/8/8/8/8/3RK3 w - - 0 1");
    assert_eq!(say("chess", check, "d1d8", "en"), "Gives check: Rook on d8.");
    let mate = Some("4k3/R7/8/8/8/8/8/1R2K3 w - - 0 1");
    assert_eq!(say("chess", mate, "b1b8", "en"), "White wins by checkmate.");
    let placed = say("duck-chess", None, "e2e4,*@e5", "de");
    assert!(placed.ends_with(" Stellt die Ente auf e5."), "{placed}");
}
