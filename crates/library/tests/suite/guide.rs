//! The guided first games: every task can be done, and mistakes of authors are found.

use std::sync::Arc;

use variorum_gamedef::definition::GuideStep;
use variorum_library::Language;
use variorum_library::guide::{self, JudgeError};
use variorum_library::learn::{self, GuidedStep};
use variorum_rules::Rules;

#[test]
fn every_task_of_every_guide_can_be_done() {
    let mut wrong = Vec::new();
    let mut guided = 0;
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        wrong.extend(guide::errors(&rules).into_iter().map(|fault| format!("{id}: {fault}")));
        let steps = &rules.definition().guide;
        if steps.is_empty() {
            continue;
        }
        guided += 1;
        assert!((5..=8).contains(&steps.len()), "{id}: {} steps", steps.len());
        assert!(
            steps.iter().all(|step| step.task.is_some() && step.rule.is_some()),
            "{id}: a step has no task or rule"
        );
        for (step, played) in steps.iter().zip(guide::play(&rules, steps).unwrap()) {
            let task = played.task.as_ref().unwrap();
            let hint = played.position.turn_text(task.hint);
            assert!(guide::judge(&played, &hint).unwrap().met, "{id}, {}: {hint}", step.title);
            // Reading a turn lists them all, so this would be slow where there are many.
            if task.turns > 300 {
                continue;
            }
            let other = played.position.turns().into_iter().map(|turn| played.position.turn_text(turn));
            let met = other.filter(|turn| guide::judge(&played, turn).unwrap().met).count();
            assert_eq!(met, task.solutions, "{id}, {}", step.title);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(guided >= 13, "{guided} games have guides of their own");
}

/// Chess with these steps.
fn chess(steps: &str) -> Arc<Rules> {
    let source = variorum_library::source("chess").unwrap();
    let text = format!("{}\n{steps}", &source[..source.find("[[guide]]").unwrap_or(source.len())]);
    let loaded = variorum_gamedef::load(&text, "chess");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    Rules::compile(&definition).unwrap()
}

fn step(keys: &str) -> String {
    format!("[[guide]]\ntitle = \"Test\"\ntext = \"See.\"\n{keys}\n")
}

fn task(goal: &str, more: &str) -> String {
    step(&format!("task = \"Do it.\"\ngoal = \"{goal}\"\n{more}"))
}

#[test]
fn steps_that_do_not_hold_are_found() {
    let two = task("move pawn", "") + &task("move pawn", "");
    for (steps, fault) in [
        (task("check", ""), "no legal turn fulfils the task"),
        (task("move knight", "position = \"4k3/8/8/8/8/8/8/N3K2R w - - 0 1\"\nhint = \"e1e2\""), "the hint “e1e2”"),
        (task("move king", "position = \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\""), "the game is over here"),
        (step("position = \"4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1\""), "the game is over here"),
        (task("move king", "position = \"4k3/p7/8/8/8/8/8/4K3 w - - 0 1\""), "every legal turn fulfils the task"),
        (task("one of e2e5", ""), "e2e5"),
        (task("move pawn", "reply = \"e7e5\""), "16 turns fulfil the task"),
        (task("one of e2e4", "reply = \"e7e4\""), "e7e4"),
        (two, "16 turns fulfil the task"),
        (step("turn = \"e2e5\""), "e2e5"),
        (step("show = \"e4\""), "there is no piece on e4"),
        (step("position = \"8/8/8/8/8/8/8/4K3 w - - 0 1\""), "this is not a position of the game"),
    ] {
        let found: Vec<String> = guide::errors(&chess(&steps)).iter().map(ToString::to_string).collect();
        assert!(found.len() == 1 && found[0].contains(fault), "{steps}: {found:?}");
    }
    let sound =
        task("one of e2e4", "reply = \"e7e5\"") + &task("move knight and reach f3", "") + &step("turn = \"b8c6\"");
    assert_eq!(guide::errors(&chess(&sound)), []);
}

#[test]
fn in_check_the_illegal_turns_are_the_lesson() {
    let check = "position = \"4k3/8/8/8/8/8/4r3/4K3 w - - 0 1\"";
    assert_eq!(guide::errors(&chess(&task("answer check", check))), []);
    let quiet = "position = \"4k3/8/8/8/8/8/r7/4K3 w - - 0 1\"";
    assert_eq!(guide::errors(&chess(&task("answer check", quiet))).len(), 1);
}

/// The turns of a position that meet a goal, sorted.
fn meeting(id: &str, position: &str, goal: &str) -> Vec<String> {
    let own = variorum_library::rules(id).unwrap();
    let source = variorum_library::source(id).unwrap();
    let cut = source.find("\n[[guide]]").unwrap_or(source.len());
    let steps = task(goal, &format!("position = \"{position}\""));
    let text = format!("{}\n{steps}", &source[..cut]);
    let loaded = variorum_gamedef::load_with(&text, id, &|id: &str| variorum_library::source(id));
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    let rules = Rules::compile(&definition).unwrap();
    assert_eq!(own.definition().pieces, definition.pieces);
    let steps: &[GuideStep] = &rules.definition().guide;
    let played = guide::play(&rules, steps).unwrap_or_else(|error| panic!("{goal}: {error}"));
    let position = &played[0].position;
    let all = position.turns().into_iter().map(|turn| position.turn_text(turn));
    let mut met: Vec<String> = all.filter(|turn| guide::judge(&played[0], turn).unwrap().met).collect();
    met.sort();
    met
}

#[test]
fn goals_are_judged_by_the_rules() {
    let ending = "7k/P5pp/8/2pP4/8/8/8/R3K2R w a1,h1 c6:c5 0 1";
    let taken = "4k3/8/3r4/8/8/5n2/6P1/3QK3 w - - 0 1";
    for (position, goal, turns) in [
        (ending, "capture pawn with pawn", &["d5c6"][..]),
        (ending, "castle", &["e1a1", "e1h1"]),
        (ending, "promote to rook", &["a7a8=R"]),
        (ending, "promote and mate", &["a7a8=Q", "a7a8=R"]),
        (taken, "answer check and capture", &["d1f3", "g2f3"]),
        (taken, "capture with queen", &["d1f3"]),
        (taken, "answer check and through e2", &["d1f3"]),
        ("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "end by stalemate", &["g5f5", "g5g6"]),
        ("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "win", &["g5g7", "g5g8", "g5h4", "g5h5", "g5h6"]),
        ("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "check and reach d8", &["g5d8"]),
    ] {
        assert_eq!(meeting("chess", position, goal), turns, "{goal}");
    }
    assert_eq!(
        meeting("crazyhouse", "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", "drop knight and check"),
        ["N@c7", "N@d6", "N@f6", "N@g7"]
    );
    let ducks = meeting("duck-chess", "7k/8/8/8/8/8/8/*6K w - - 0 1", "second part and reach b1");
    assert!(!ducks.is_empty() && ducks.iter().all(|turn| turn.ends_with("b1")), "{ducks:?}");
}

#[test]
fn only_legal_turns_of_tasks_are_judged() {
    let steps = step("") + &task("move knight", "");
    let rules = chess(&steps);
    let played = guide::play(&rules, &rules.definition().guide).unwrap();
    assert_eq!(guide::judge(&played[0], "e2e4").unwrap_err(), JudgeError::NoTask);
    assert!(matches!(guide::judge(&played[1], "b1b3").unwrap_err(), JudgeError::Turn(_)));
    let verdict = guide::judge(&played[1], "e2e4").unwrap();
    assert!(!verdict.met && verdict.reply.is_none());
    assert_eq!(played[1].position.turn_text(verdict.turn), "e2e4");
}

#[test]
fn every_other_game_gets_a_guide_that_is_made() {
    let mut made = 0;
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let guides: Vec<learn::GuidedGame> =
            Language::all().map(|language| learn::guide(&rules, language).unwrap()).collect();
        for guide in &guides {
            assert_eq!(guide.made, rules.definition().guide.is_empty(), "{id}");
            assert!(
                guide.steps.len() >= 5,
                "{id}: {:?}",
                guide.steps.iter().map(|step| &step.title).collect::<Vec<_>>()
            );
            let worded = |step: &GuidedStep| !step.title.is_empty() && !step.text.is_empty() && step.task.is_some();
            assert!(guide.steps.iter().all(worded), "{id}");
            let texts = |guide: &learn::GuidedGame| -> Vec<String> {
                guide.steps.iter().map(|step| step.played.position.text()).collect()
            };
            assert_eq!(texts(guide), texts(&guides[0]), "{id}: the same steps in every language");
        }
        made += usize::from(guides[0].made);
    }
    assert!(made > 5);
}
