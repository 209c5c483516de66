//! Refusals as sentences.

use strum::VariantNames as _;
use variorum_library::explain::Explainer;
use variorum_library::refusal;
use variorum_messages::{Catalogue, Language};
use variorum_rules::refusal::{Cause, Wish};
use variorum_rules::{Position, refusal as core};

#[test]
fn every_cause_has_a_sentence_in_every_language() {
    for language in Language::all() {
        for cause in Cause::VARIANTS {
            assert!(Catalogue::of(language).has(&format!("refusal-{cause}")), "{language}: {cause}");
        }
    }
}

/// Every wish that can be read in random games is refused in words, in every language, or is legal.
#[test]
fn refusals_of_every_game_are_told_in_every_language() {
    let mut rng = fastrand::Rng::with_seed(5);
    let mut told = std::collections::BTreeSet::new();
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let mut position = Position::start(&rules);
        let cells: Vec<_> = rules.cells().collect();
        for _ in 0..10 {
            let turns = position.turns();
            let Some(&turn) = turns.get(rng.usize(..turns.len().max(1))) else { break };
            for _ in 0..12 {
                let any = |rng: &mut fastrand::Rng| cells[rng.usize(..cells.len())];
                let own: Vec<_> = position.pieces(position.side()).iter().collect();
                let from = if rng.u8(..10) == 0 { any(&mut rng) } else { own[rng.usize(..own.len())] };
                let near: Vec<_> = match position.at(from).is_owned_by(position.side()) {
                    true => rules.reach(position.side(), position.at(from).kind(), from).captures,
                    false => Vec::new(),
                };
                let to = near.get(rng.usize(..near.len().max(1))).copied().unwrap_or_else(|| any(&mut rng));
                let wish = Wish::Go { from, to, form: core::Form::Any };
                let Some(refused) = core::refusal(&position, &wish) else { continue };
                let message = refusal::message(&position, &wish, &refused);
                told.extend(refused.causes.iter().map(Cause::code));
                for language in Language::all() {
                    let text = Catalogue::of(language).try_text(&message, &());
                    let text = text.unwrap_or_else(|faults| panic!("{id} {language} {wish:?} {refused:?}: {faults:?}"));
                    assert!(text.ends_with('.'), "{id} {language}: {text}");
                }
            }
            position.play_unchecked(turn);
        }
    }
    assert!(told.len() > 7, "{told:?}");
}

/// The sentence for a move text, in a language.
fn say(game: &str, position: Option<&str>, text: &str, language: &str) -> String {
    let rules = variorum_library::rules(game).unwrap();
    let position = position.map_or_else(|| Position::start(&rules), |text| Position::parse(&rules, text).unwrap());
    let wish = Wish::parse(&rules, text).unwrap();
    let refused = core::refusal(&position, &wish).unwrap();
    Explainer::new(rules.definition(), language).text(&refusal::message(&position, &wish, &refused))
}

#[test]
fn pins_checks_and_castling_are_told() {
    let pinned = Some("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1");
    let told = |language| say("chess", pinned, "e2c3", language);
    assert_eq!(told("en"), "The Knight is pinned: if it left e2, the King would be in check: Rook on e8.");
    assert_eq!(
        told("de"),
        "Der Springer ist gefesselt: Ohne diese Deckung auf e2 stünde der König im Schach: Turm auf e8."
    );
    assert_eq!(
        told("fr"),
        "Le Cavalier ne peut pas quitter e2 à cause d’un clouage\u{a0}: le Roi serait en échec\u{a0}: Tour en e8."
    );
    let castling = Some("4k1r1/8/8/8/8/8/8/4K2R w h1 - 0 1");
    assert_eq!(say("chess", castling, "e1g1", "en"), "The King may not castle over or to attacked cells: Rook on g8.");
    assert_eq!(
        say("chess", None, "e1g1", "en"),
        "For castling these cells must be empty: Bishop on f1 and Knight on g1."
    );
    assert_eq!(say("chess", None, "b1b3", "fr"), "Le Cavalier ne va pas de b1 à b3.");
}
