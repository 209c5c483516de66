//! Profiles as text.
use variorum_engine::{Engine, OptionValue, Profile, ProfileProblem, Wanted};

use super::rules;

#[test]
fn a_profile_comes_back_from_its_text() {
    for id in ["chess", "minishogi", "raumschach"] {
        let rules = rules(id);
        let definition = rules.definition();
        let plain = Profile::measured(&rules);
        let piece = &definition.pieces.iter().find(|piece| !piece.is_royal()).unwrap().id;
        let given = format!(
            "[search]\nquiescence-turns = 9\nnull-move = false\n[terms]\nshelter = false\n\
             [all]\ntempo = 33\n[piece.{piece}]\nvalue = 777\nking-attack = 5\n"
        );
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
    let plain = Profile::measured(&rules).overlaid(definition, "[piece.pawn]\nvalue = 100\nhand = 80\n").unwrap();
    let there = plain.clone().overlaid(definition, "[piece.pawn]\nvalue = 300\nhand = 40\n").unwrap();
    let quarter = plain.clone().overlaid(definition, "[piece.pawn]\nvalue = 150\nhand = 70\n").unwrap();
    assert_eq!(plain.weights.towards(&there.weights, 25), quarter.weights);
    assert_eq!(plain.weights.towards(&there.weights, 100), there.weights);
}

#[test]
fn a_file_beside_the_game_is_used_by_every_engine() {
    let mut definition = variorum_library::definition("minishogi").unwrap();
    definition.weights = Some("[piece.pawn]\nvalue = 321\n".to_owned());
    let rules = variorum_rules::Rules::compile(&definition).unwrap();
    let pawn = definition.pieces.iter().position(|piece| piece.id == "pawn").unwrap();
    assert_eq!(Engine::new(rules.clone()).value(pawn), 321);
    assert!(Profile::of(&rules).is_ok());
    definition.weights = Some("[piece.unheard-of]\nvalue = 1\n".to_owned());
    let rules = variorum_rules::Rules::compile(&definition).unwrap();
    let faults = Profile::of(&rules).unwrap_err();
    assert!(
        faults.to_string().starts_with("line 1, column 8: the game has no piece `unheard-of` (known: `"),
        "{faults}"
    );
    assert_eq!(Engine::new(rules.clone()).profile(), Profile::measured(&rules));
}

#[test]
fn faulty_files_are_refused_with_place_and_advice() {
    let rules = rules("minishogi");
    let errors = |text: &str| Profile::measured(&rules).overlaid(rules.definition(), text).unwrap_err();
    let told = |text: &str| {
        let errors = errors(text);
        assert!(errors.0.iter().all(|error| !error.advice.to_string().is_empty()), "{errors:?}");
        errors.0.iter().map(|error| format!("{}:{} {}", error.line, error.column, error.problem)).collect::<Vec<_>>()
    };
    let help = |text: &str| errors(text).0[0].advice.to_string();
    assert_eq!(told("[piece.pawn]\nranks = [1, 2]"), ["2:9 `ranks` has 2 numbers, but the game needs 5"]);
    assert_eq!(told("[piece.pawn]\nvalue = [7, 2]"), ["2:9 `value` has 2 numbers, but the game needs 1"]);
    assert_eq!(help("[piece.pawn]\nvalue = [7, 2]"), "write one number: `value = 7`");
    assert_eq!(told("[all]\ntempo = 99999"), ["2:9 99999 is too large"]);
    assert_eq!(told("[piece.pawn]\nranks = [1, 2,\n 3, -20001, 4]"), ["3:5 -20001 is too large"]);
    assert_eq!(told("tempo = 1"), ["1:1 there is no table `tempo` here"]);
    assert_eq!(told("all = 1"), ["1:7 `all` is not a table"]);
    assert_eq!(told("[piece.pawn]\n\nvalu = 3"), ["3:1 there is no weight `valu` here"]);
    assert_eq!(help("[piece.pawn]\n\nvalu = 3"), "did you mean `value`?");
    assert_eq!(help("[piece.pwan]\nvalue = 3"), "did you mean `pawn`?");
    assert_eq!(told("[piece]\npawn = 3"), ["2:8 `pawn` is not a table"]);
    assert_eq!(help("[piece.pawn]\nvalue = 3.5").matches("`variorum tune`").count(), 1);
    assert!(told("[piece.pawn]\nvalue = \"ü\"")[0].starts_with("2:9 "));
    assert!(told("[all]\n[[").len() == 1 && told("[all]\n[[")[0].starts_with("2:"));
    assert_eq!(told("[search]\nnul-move = false"), ["2:1 there is no search option `nul-move` here"]);
    assert_eq!(help("[search]\nnul-move = false"), "did you mean `null-move`?");
    assert_eq!(told("[search]\nnull-move = 1"), ["2:13 `null-move` is neither `true` nor `false`"]);
    let wide = "`quiescence-width` is not a whole number from 0 to 1000";
    for value in ["true", "-1", "1001", "5000000000", "1.5", "\"x\"", "[1]"] {
        assert_eq!(told(&format!("[search]\nquiescence-width = {value}")), [format!("2:20 {wide}")], "{value}");
    }
    assert_eq!(told("[terms]\nshelter = 2"), ["2:11 `shelter` is neither `true` nor `false`"]);
    assert_eq!(help("[terms]\nsheltr = true"), "did you mean `shelter`?");
    // All of them at once, in the order of the text.
    let several = "[piece.wizard]\nvalue = 1\n[piece.pawn]\nvalue = 20001\n[all]\ntempo = [1, 2]\n[search]\nx = 1\n[terms]\nthreats = 1";
    let lines: Vec<String> = told(several).iter().map(|fault| fault.split(':').next().unwrap().to_owned()).collect();
    assert_eq!(lines, ["1", "4", "6", "8", "10"]);
    let several = errors(several);
    assert!(several.to_string().ends_with("; and 4 more errors"), "{several}");
    let option = &several.0[3].problem;
    assert!(
        matches!(option, ProfileProblem::UnknownName { wanted: Wanted::SearchOption, name } if name.to_string() == "x"),
        "{option:?}"
    );
    let many: String = (0..60).map(|number| format!("x{number} = 1\n")).collect();
    let many = errors(&format!("[all]\n{many}"));
    assert!(many.0.more() && many.0.len() == variorum_gamedef::limits::DIAGNOSTICS);
    assert_eq!(many.0[0].line, 2);
}

/// Fitted weights go with the options and terms that the games were played with: these are written whatever they are.
#[test]
fn what_is_measured_is_written_even_where_nothing_differs() {
    let rules = rules("minishogi");
    let plain = Profile::measured(&rules);
    let text = plain.to_text(rules.definition(), &plain);
    assert!(text.starts_with("[search]\n") && text.contains("\n\n[terms]\n") && !text.contains("[all]"), "{text}");
    assert!(text.contains("\nverify-best = false\n") && !text.contains("null-move"), "{text}");
    // So a file written for one game keeps its options where others would be measured.
    let mut other = plain.clone();
    other.search.set("verify-best", OptionValue::Switch(true)).unwrap();
    other.terms.mobility = false;
    other.search.parameters.quiescence_turns = 3;
    let mut search = plain.search.clone();
    search.parameters.quiescence_turns = 3;
    let read = other.overlaid(rules.definition(), &text).unwrap();
    assert_eq!(read, Profile { search, ..plain });
}
