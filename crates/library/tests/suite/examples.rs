//! Every example of every game can be played, and its claims are true.

use std::sync::Arc;

use variorum_library::examples;
use variorum_rules::Rules;

#[test]
fn every_example_can_be_played_and_its_claims_hold() {
    let mut wrong = Vec::new();
    let mut steps = 0;
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        steps += rules.definition().examples.iter().map(|example| example.steps.len()).sum::<usize>();
        wrong.extend(examples::errors(&rules).into_iter().map(|fault| format!("{id}: {fault}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(steps > 0);
}

fn faults_of(steps: &str) -> Vec<String> {
    let source = variorum_library::source("chess").unwrap();
    let cut = source.find("[[example]]").unwrap_or(source.len());
    let text = format!("{}\n[[example]]\ntitle = \"Test\"\n{steps}", &source[..cut]);
    let loaded = variorum_gamedef::load(&text, "chess");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    let rules: Arc<Rules> = Rules::compile(&definition).unwrap();
    examples::errors(&rules).iter().map(ToString::to_string).collect()
}

#[test]
fn wrong_claims_are_found() {
    let one = |step: &str| faults_of(&format!("[[example.step]]\ntext = \"See.\"\n{step}"));
    assert_eq!(one("turn = \"e2e4\""), Vec::<String>::new());
    assert_eq!(one("illegal = [\"e2e5\"]"), Vec::<String>::new());
    for (step, fault) in [
        ("turn = \"e2e5\"", "e2e5"),
        ("legal = [\"e2e5\"]", "it says that “e2e5” is legal"),
        ("illegal = [\"e2e4\"]", "it says that “e2e4” is not legal"),
        ("illegal = [\"e7e4\"]", "“e7e4” is not a turn"),
        ("illegal = [\"e2e9\"]", "“e2e9” is not a turn"),
        ("ends = \"checkmate\"", "it says that the game ends: checkmate, but it goes on"),
        ("show = \"e4\"", "there is no piece on e4"),
    ] {
        let found = one(step);
        assert!(found.len() == 1 && found[0].contains(fault), "{step}: {found:?}");
    }
    let fault = faults_of("position = \"8/8/8/8/8/8/8/4K3 w - - 0 1\"\n[[example.step]]\ntext = \"See.\"\n");
    assert!(fault.len() == 1 && fault[0].contains("this is not a position of the game"), "{fault:?}");
}
