//! Where pieces must stay: the key `confined`, always or while tests hold, and the older section `refuge`.

use variorum_gamedef::definition::{Definition, Refuge};
use variorum_gamedef::{load, load_with, render};

/// A game in which this is said about the king, and this section.
fn text(king: &str, section: &str) -> String {
    format!(
        "language = 1\nid = 'small'\n[about]\nname = 'Small'\nsummary = 'A game for tests.'\n[board]\nfiles = 4\nranks = 4\n\
         [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nroyal = true\nmoves = ['step orthogonal']\n{king}\n\
         [[piece]]\nid = 'prince'\nname = 'Prince'\ntoken = 'P'\nmoves = ['step diagonal']\n\
         [[piece]]\nid = 'duke'\nname = 'Duke'\ntoken = 'D'\nmoves = ['step diagonal']\n{section}\n\
         [[start]]\nname = 'Usual'\nposition = 'k1dp/4/4/PD1K w 0 1'\n\
         [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n"
    )
}

fn game(king: &str, section: &str) -> Definition {
    let text = text(king, section);
    let loaded = load(&text, "small");
    assert!(loaded.diagnostics.is_empty(), "{}", render(&loaded.diagnostics, "small.toml", &text, false));
    loaded.definition.unwrap()
}

#[test]
fn the_older_section_means_a_test() {
    let old = game("", "[refuge]\nroyal = 'king'\nzone = 'rank 1'\nguards = ['prince', 'duke']\ngrace = 2");
    for tests in ["no own prince or duke", "no own duke or prince", "no own duke and no own prince"] {
        let new = game(&format!("confined = {{ zone = 'rank 1', while = '{tests}', grace = 2 }}"), "");
        assert_eq!(old, new, "{tests}");
        assert_eq!(old.rules_digest(), new.rules_digest());
    }
    assert_eq!(old.refuge, Some(Refuge { royal: 0, zone: 0, guards: vec![1, 2], grace: 2 }));
    let at_once = game("confined = { zone = 'rank 1', while = 'no own duke' }", "");
    assert_eq!(at_once.refuge, Some(Refuge { royal: 0, zone: 0, guards: vec![2], grace: 0 }));
    assert_eq!(at_once.pieces[0].confined, None);
}

#[test]
fn without_a_test_a_table_says_what_a_text_says() {
    let always = game("confined = 'ranks 1-3'", "");
    assert_eq!(game("confined = { zone = 'ranks 1-3' }", ""), always);
    assert_eq!((always.pieces[0].confined, &always.refuge), (Some(0), &None));
}

#[test]
fn a_file_changes_what_its_base_says() {
    let bases = |id: &str| {
        (id == "small").then(|| text("confined = { zone = 'rank 1', while = 'no own duke', grace = 2 }", ""))
    };
    let own = |king: &str| {
        let text = format!(
            "language = 1\nid = 'mine'\nbase = 'small'\n[about]\nname = 'Mine'\nsummary = 'My game.'\n[[piece]]\nid = 'king'\n{king}\n"
        );
        let loaded = load_with(&text, "mine", &bases);
        assert!(loaded.diagnostics.is_empty(), "{}", render(&loaded.diagnostics, "mine.toml", &text, false));
        loaded.definition.unwrap()
    };
    assert_eq!(own("confined = { grace = 5 }").refuge, Some(Refuge { royal: 0, zone: 0, guards: vec![2], grace: 5 }));
    let always = own("confined = 'rank 1'");
    assert_eq!((always.refuge, always.pieces[0].confined), (None, Some(0)));
}
