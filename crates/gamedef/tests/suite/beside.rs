//! Tests of what stands beside pieces, and the older key `marriage`.

use variorum_gamedef::definition::{BesideTest, CountRange, Definition, Directions, Ending, Test, Verdict};
use variorum_gamedef::ending::Reason;
use variorum_gamedef::{load, render};

/// A game with these endings.
fn game(marriage: &str, endings: &str) -> Definition {
    let text = format!(
        "language = 1\nid = 'small'\n[about]\nname = 'Small'\nsummary = 'A game for tests.'\n[board]\nfiles = 4\nranks = 4\n\
         [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nroyal = true\nmoves = ['step orthogonal']\n\
         [[piece]]\nid = 'queen'\nname = 'Queen'\ntoken = 'Q'\nmoves = ['slide orthogonal']\n\
         [[piece]]\nid = 'pawn'\nname = 'Pawn'\ntoken = 'P'\npawn = true\nmoves = ['step forward orthogonal']\n\
         [[start]]\nname = 'Usual'\nposition = 'k1pq/4/4/KP1Q w 0 1'\n{endings}\n\
         [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n{marriage}\n"
    );
    let loaded = load(&text, "small");
    assert!(loaded.diagnostics.is_empty(), "{}", render(&loaded.diagnostics, "small.toml", &text, false));
    loaded.definition.unwrap()
}

fn ending(when: &str, result: &str) -> String {
    format!("[[ending]]\nwhen = '{when}'\nresult = '{result}'\n")
}

const MARRIAGE: &str = "marriage = { royal = 'king', partner = 'queen', directions = 'orthogonal and diagonal' }";

#[test]
fn a_marriage_is_an_ending_before_the_others() {
    let others = ending("no own pawn", "loses");
    let old = game(MARRIAGE, &others);
    for when in [
        "own king beside own queen along orthogonal and diagonal and just-moved",
        "own king beside own queen and just-moved",
    ] {
        let new = game("", &[ending(when, "wins"), others.clone()].concat());
        assert_eq!(old, new, "{when}");
        assert_eq!(old.rules_digest(), new.rules_digest());
    }
    let along = vec![Directions::of_shape([1, 0, 0]), Directions::of_shape([1, 1, 0])];
    let beside =
        BesideTest { enemy: false, pieces: vec![0], by_enemy: false, others: vec![1], along, count: CountRange::SOME };
    let first = Ending { when: vec![Test::Beside(beside), Test::JustMoved], verdict: Verdict::Wins, even_turns: false };
    assert_eq!(old.endings.conditions[0], first);
    assert_eq!(first.reason(), Reason::Marriage);
    assert_eq!(old.endings.meetings().collect::<Vec<_>>(), [[&[0][..], &[1][..]]]);
    // The number of the rules is that of files which said it before there were such tests.
    let text = old.canonical_rules();
    assert!(text.contains(r#""marriage":{"directions":["#) && text.contains(r#""partner":1,"royal":0"#), "{text}");
    assert_eq!(text.matches("conditions").count(), 1);
}

#[test]
fn what_an_older_file_could_not_say_has_no_name_of_its_own() {
    let kept = game("", &ending("own king beside own queen and just-moved", "wins"));
    assert!(!kept.canonical_rules().contains("conditions"));
    for (when, result) in [
        ("own king beside own queen", "wins"),
        ("own king beside own queen and just-moved", "loses"),
        ("own king or pawn beside own queen and just-moved", "wins"),
        ("own king beside enemy queen and just-moved", "wins"),
        ("no own king beside own queen and just-moved", "wins"),
        ("just-moved and own king beside own queen", "wins"),
    ] {
        let other = game("", &ending(when, result));
        assert!(!other.canonical_rules().contains("marriage"), "{when}");
        assert_ne!(other.rules_digest(), kept.rules_digest(), "{when}");
    }
    let second = game(
        "",
        &[ending("no own pawn", "loses"), ending("own king beside own queen and just-moved", "wins")].concat(),
    );
    assert!(!second.canonical_rules().contains("marriage"));
    assert_ne!(second.rules_digest(), game(MARRIAGE, &ending("no own pawn", "loses")).rules_digest());
}

#[test]
fn tests_say_whose_pieces_stand_beside_whose() {
    let only = |when: &str| game("", &ending(when, "wins")).endings.conditions.swap_remove(0);
    let beside = |when: &str| match only(when).when.swap_remove(0) {
        Test::Beside(test) => test,
        other => panic!("{other:?}"),
    };
    let test = beside("enemy piece but pawn beside own pawn or king along forward diagonal");
    assert_eq!((test.enemy, test.pieces, test.by_enemy, test.others), (true, vec![0, 1], false, vec![0, 2]));
    assert_eq!((test.along.len(), test.count), (1, CountRange::SOME));
    assert_eq!(beside("no own king beside enemy pawn").count, CountRange::NONE);
    assert_eq!(
        only("own king beside own queen and own pawn beside own pawn along orthogonal and just-moved").when.len(),
        3
    );
    assert_eq!(only("own king beside enemy pawn").reason(), Reason::Connection);
    assert_eq!(only("no own king beside own pawn").reason(), Reason::Connection);
}
