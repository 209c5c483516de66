//! Fitting weights to games, and weights as text.
use std::sync::atomic::AtomicBool;

use variorum_engine::tuning::{Sample, fit, sample_game};
use variorum_engine::{Engine, Weights};

use super::rules;

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
        let piece = &definition.pieces.iter().find(|piece| !piece.royal).unwrap().id;
        let given = format!("[all]\ntempo = 33\n[piece.{piece}]\nvalue = 777\npressure = 5\n");
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
    let plain = Weights::measured(&rules).overlaid(definition, "[piece.pawn]\nvalue = 100\nhand = 80\n").unwrap();
    let there = plain.clone().overlaid(definition, "[piece.pawn]\nvalue = 300\nhand = 40\n").unwrap();
    let quarter = plain.clone().overlaid(definition, "[piece.pawn]\nvalue = 150\nhand = 70\n").unwrap();
    assert_eq!(plain.towards(&there, 25), quarter);
    assert_eq!(plain.towards(&there, 100), there);
}

#[test]
fn a_file_beside_the_game_is_used_by_every_engine() {
    let mut definition = variorum_library::definition("minishogi").unwrap();
    definition.weights = Some("[piece.pawn]\nvalue = 321\n".to_owned());
    let rules = variorum_rules::Rules::compile(&definition).unwrap();
    let pawn = definition.pieces.iter().position(|piece| piece.id == "pawn").unwrap();
    assert_eq!(Engine::new(rules.clone()).value(pawn), 321);
    assert!(Weights::of(&rules).is_ok());
    definition.weights = Some("[piece.unheard-of]\nvalue = 1\n".to_owned());
    let rules = variorum_rules::Rules::compile(&definition).unwrap();
    let faults = Weights::of(&rules).unwrap_err();
    assert!(
        faults.to_string().starts_with("line 1, column 8: the game has no piece `unheard-of` (known: `"),
        "{faults}"
    );
    assert_eq!(Engine::new(rules.clone()).weights(), &Weights::measured(&rules));
}

#[test]
fn faulty_weights_are_refused_with_place_and_advice() {
    let rules = rules("minishogi");
    let told = |text: &str| {
        let faults = Weights::measured(&rules).overlaid(rules.definition(), text).unwrap_err();
        assert!(faults.0.iter().all(|fault| fault.help.as_ref().is_some_and(|help| !help.is_empty())), "{faults:?}");
        faults.0.iter().map(|fault| format!("{}:{} {}", fault.line, fault.column, fault.message)).collect::<Vec<_>>()
    };
    let help = |text: &str| {
        Weights::measured(&rules).overlaid(rules.definition(), text).unwrap_err().0[0].help.clone().unwrap()
    };
    assert_eq!(told("[piece.pawn]\nranks = [1, 2]"), ["2:9 `ranks` has 2 numbers, but the game needs 5 numbers"]);
    assert_eq!(told("[piece.pawn]\nvalue = [7, 2]"), ["2:9 `value` has 2 numbers, but the game needs one number"]);
    assert_eq!(help("[piece.pawn]\nvalue = [7, 2]"), "write one number: `value = 7`");
    assert_eq!(told("[all]\ntempo = 99999"), ["2:9 99999 is too large"]);
    assert_eq!(told("[piece.pawn]\nranks = [1, 2,\n 3, -20001, 4]"), ["3:5 -20001 is too large"]);
    assert_eq!(told("tempo = 1"), ["1:1 there is no weight or table `tempo` here"]);
    assert_eq!(told("[piece.pawn]\n\nvalu = 3"), ["3:1 there is no weight or table `valu` here"]);
    assert_eq!(help("[piece.pawn]\n\nvalu = 3"), "did you mean `value`?");
    assert_eq!(help("[piece.pwan]\nvalue = 3"), "did you mean `pawn`?");
    assert_eq!(help("[piece.pawn]\nvalue = 3.5").matches("`variorum tune`").count(), 1);
    assert!(told("[piece.pawn]\nvalue = \"ü\"")[0].starts_with("2:9 "));
    assert!(told("[all]\n[[").len() == 1 && told("[all]\n[[")[0].starts_with("2:"));
    // All of them at once, in the order of the text.
    let several = "[piece.wizard]\nvalue = 1\n[piece.pawn]\nvalue = 20001\n[all]\ntempo = [1, 2]";
    let lines: Vec<String> = told(several).iter().map(|fault| fault.split(':').next().unwrap().to_owned()).collect();
    assert_eq!(lines, ["1", "4", "6"]);
    let faults = Weights::measured(&rules).overlaid(rules.definition(), several).unwrap_err();
    assert!(faults.to_string().ends_with("; and 2 more faults"), "{faults}");
}
