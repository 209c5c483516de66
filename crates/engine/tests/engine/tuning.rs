//! Fitting weights to games, and weights as text.
use std::sync::atomic::AtomicBool;

use engine::tuning::{Sample, fit, sample_game};
use engine::{Engine, Weights, WeightsFault};

use crate::rules;

/// A few quick games of a small game.
fn samples(engine: &mut Engine) -> Vec<Sample> {
    (0..12).flat_map(|seed| sample_game(engine, seed, 60, &AtomicBool::new(false))).collect()
}

#[test]
fn fitting_lowers_the_error_and_can_be_repeated() {
    let rules = rules("minishogi");
    let fitted = |()| {
        let mut engine = Engine::new(rules.clone());
        let samples = samples(&mut engine);
        fit(engine.weights(), &samples)
    };
    let (weights, quality) = fitted(());
    assert!(quality.samples > 20, "{quality:?}");
    assert!(quality.after < quality.before, "{quality:?}");
    assert_eq!((weights, quality), fitted(()));
}

#[test]
fn weights_come_back_from_their_text() {
    for id in ["chess", "minishogi", "raumschach"] {
        let rules = rules(id);
        let definition = rules.definition();
        let plain = Weights::measured(&rules);
        let man = &definition.men.iter().find(|man| !man.royal).unwrap().id;
        let given = format!("[all]\ntempo = 33\n[men.{man}]\nvalue = 777\npressure = 5\n");
        let changed = plain.clone().overlaid(definition, &given).unwrap();
        assert_ne!(changed, plain, "{id}");
        let text = changed.to_text(definition, &plain);
        assert_eq!(plain.overlaid(definition, &text), Ok(changed), "{id}: {text}");
    }
}

#[test]
fn going_part_of_the_way_changes_every_weight_by_that_part() {
    let rules = rules("minishogi");
    let definition = rules.definition();
    let plain = Weights::measured(&rules).overlaid(definition, "[men.pawn]\nvalue = 100\nhand = 80\n").unwrap();
    let there = plain.clone().overlaid(definition, "[men.pawn]\nvalue = 300\nhand = 40\n").unwrap();
    let quarter = plain.clone().overlaid(definition, "[men.pawn]\nvalue = 150\nhand = 70\n").unwrap();
    assert_eq!(plain.towards(&there, 25), quarter);
    assert_eq!(plain.towards(&there, 100), there);
}

#[test]
fn a_file_beside_the_game_is_used_by_every_engine() {
    let mut definition = library::definition("minishogi").unwrap();
    definition.weights = Some("[men.pawn]\nvalue = 321\n".to_owned());
    let rules = rules::Rules::compile(&definition).unwrap();
    let pawn = definition.men.iter().position(|man| man.id == "pawn").unwrap();
    assert_eq!(Engine::new(rules.clone()).value(pawn), 321);
    assert!(Weights::of(&rules).is_ok());
    definition.weights = Some("[men.unheard-of]\nvalue = 1\n".to_owned());
    let rules = rules::Rules::compile(&definition).unwrap();
    assert_eq!(Weights::of(&rules), Err(WeightsFault::UnknownMan("unheard-of".to_owned())));
    assert_eq!(Engine::new(rules.clone()).weights(), &Weights::measured(&rules));
}

#[test]
fn faulty_weights_are_refused() {
    let rules = rules("minishogi");
    let read = |text: &str| Weights::measured(&rules).overlaid(rules.definition(), text);
    assert!(matches!(read("[men.pawn]\nranks = [1, 2]"), Err(WeightsFault::Count { given: 2, wanted: 5, .. })));
    assert!(matches!(read("[all]\ntempo = 99999"), Err(WeightsFault::OutOfRange(99_999))));
    assert!(matches!(read("tempo = 1"), Err(WeightsFault::Unreadable(_))));
    assert!(matches!(read("[["), Err(WeightsFault::Unreadable(_))));
}
