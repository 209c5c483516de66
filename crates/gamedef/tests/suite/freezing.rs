//! What freezes pieces: the key `frozen`, and the older key `frozen-without`.

use variorum_gamedef::definition::{CountRange, Definition, PieceTest, Stance};
use variorum_gamedef::{Loaded, load, load_with, render};

/// A game in which this line says what freezes the rook.
fn text(line: &str) -> String {
    format!(
        "language = 1\nid = 'small'\n[about]\nname = 'Small'\nsummary = 'A game for tests.'\n[board]\nfiles = 4\nranks = 4\n\
         [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nroyal = true\nmoves = ['step orthogonal']\n\
         [[piece]]\nid = 'prince'\nname = 'Prince'\ntoken = 'P'\nmoves = ['step diagonal']\n\
         [[piece]]\nid = 'duke'\nname = 'Duke'\ntoken = 'D'\nmoves = ['step diagonal']\n\
         [[piece]]\nid = 'rook'\nname = 'Rook'\ntoken = 'R'\nmoves = ['slide orthogonal']\n{line}\n\
         [[start]]\nname = 'Usual'\nposition = 'rdpk/4/4/KPDR w 0 1'\n\
         [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n"
    )
}

fn messages(loaded: &Loaded, text: &str) -> String {
    render(&loaded.diagnostics, "small.toml", text, false)
}

fn game(line: &str) -> Definition {
    let text = text(line);
    let loaded = load(&text, "small");
    let messages = messages(&loaded, &text);
    assert!(messages.is_empty(), "{messages}");
    loaded.definition.unwrap()
}

#[test]
fn the_older_form_means_a_test() {
    let (old, new) = (game("frozen-without = 'prince'"), game("frozen = 'no own prince'"));
    assert_eq!(old, new);
    assert_eq!(old.rules_digest(), new.rules_digest());
    assert_eq!(new.pieces[3].frozen, [PieceTest::lacks(vec![1])]);
    // The number of the rules is that of files which said it before there were tests.
    assert!(new.canonical_rules().contains(r#""frozen_without":1"#));
}

#[test]
fn tests_count_pieces_of_either_side_anywhere() {
    let rook = |line| game(line).pieces.swap_remove(3);
    assert_eq!(rook("frozen = 'no own prince or duke'").frozen, [PieceTest::lacks(vec![1, 2])]);
    let enemy = PieceTest { enemy: true, count: CountRange { least: 2, most: u16::MAX }, ..PieceTest::lacks(vec![3]) };
    let home = PieceTest { zone: Some(0), stance: Stance::OnBoard, ..PieceTest::lacks(vec![1]) };
    let both = rook("frozen = 'no own prince in ranks 1-2 and enemy rook >= 2'");
    assert_eq!(both.frozen, [home, enemy]);
    // Neither is the lack of a group, on which the piece would depend.
    assert_eq!(both.depends_on().count(), 0);
    let group = rook("frozen = 'no own prince or duke and no own king'");
    assert_eq!(group.depends_on().collect::<Vec<_>>(), [&[1, 2][..], &[0]]);
}

#[test]
fn different_tests_are_different_rules() {
    let lines = [
        "",
        "frozen = 'no own prince'",
        "frozen = 'no own duke'",
        "frozen = 'no own prince or duke'",
        "frozen = 'no enemy prince'",
    ];
    let numbers: Vec<_> = lines.iter().map(|line| game(line).rules_digest()).collect();
    for (at, number) in numbers.iter().enumerate() {
        assert!(!numbers[..at].contains(number), "{}", lines[at]);
    }
}

#[test]
fn what_cannot_be_asked_yet_is_told() {
    for (line, word) in [
        ("frozen = 'checking'", "checking"),
        ("frozen = 'to-move'", "to-move"),
        ("frozen = 'own prince and full'", "full"),
        ("frozen = 'row of 2 own prince'", "row"),
        ("frozen = 'own safe prince'", "safe"),
        ("frozen = 'no own held prince'", "held"),
        ("frozen = 'own prince connected'", "connected"),
    ] {
        let text = text(line);
        let found = messages(&load(&text, "small"), &text);
        let expected = format!("what a piece may do cannot depend on `{word}` yet");
        assert!(found.contains(&expected) && found.matches("Error").count() == 1, "{line}\n{found}");
    }
}

#[test]
fn a_file_inherits_one_of_the_two_forms() {
    let bases = |id: &str| (id == "small").then(|| text("frozen-without = 'prince'"));
    let own = "language = 1\nid = 'mine'\nbase = 'small'\n[about]\nname = 'Mine'\nsummary = 'My game.'\n[[piece]]\nid = 'rook'\nfrozen = 'no own duke'\n";
    let loaded = load_with(own, "mine", &bases);
    assert!(loaded.diagnostics.is_empty(), "{}", messages(&loaded, own));
    assert_eq!(loaded.definition.unwrap().pieces[3].frozen, [PieceTest::lacks(vec![2])]);
}
