//! Games as text: what is printed reads back equal, old records are still read, every fault has its line.

use proptest::prelude::*;
use variorum_play::pgn::{Annotated, Found, Games, LARGEST_GAME, MOST_ERRORS, Unwritable, is_turn, read};
use variorum_play::tree::{self, Evaluation, Tree};
use variorum_play::{Record, Seat};

/// The only game of a text without faults.
fn one(text: &str) -> Annotated {
    let (mut games, faults) = read(text);
    assert_eq!((games.len(), faults), (1, vec![]), "{text}");
    games.remove(0)
}

/// The faults of a text, line and words.
fn faults(text: &str) -> Vec<String> {
    read(text).1.iter().map(ToString::to_string).collect()
}

/// A game without the lines that it was read from.
fn unplaced(game: &Annotated) -> Annotated {
    let mut game = Annotated { line: 0, ..game.clone() };
    for id in 0..game.tree.len() {
        game.tree.node_mut(id).line = 0;
    }
    game
}

const WHOLE: &str = r#"[Game "chess"]
[White "A \"quick\" player"]
[Black "engine"]
[Date "2026.11.21"]
[Result "1-0"]
[Termination "checkmate"]

{A game to show everything.} 1. e2e4 $1 {[%eval 0.35] [%clk 0:05:00] Best by test.} (1. d2d4 {Also
good.} 1... d7d5 (1... g8f6 2. c2c4) 2. c2c4) 1... e7e5 2. d1h5 ({At once} 2. f1c4 f8c5) 2... b8c6
3. f1c4 g8f6 $4 4. h5f7 {[%eval #1]} 1-0
"#;

#[test]
fn everything_there_is_reads_and_prints_the_same() {
    let game = one(WHOLE);
    assert_eq!(game.tag("White"), Some("A \"quick\" player"));
    let tree = &game.tree;
    let main: Vec<&str> = tree.main_line().into_iter().map(|id| tree.node(id).turn.as_str()).collect();
    assert_eq!(main, ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"]);
    let first = tree.node(tree.main_line()[0]);
    assert_eq!((first.glyphs.as_slice(), first.clock), ([1].as_slice(), Some(300_000)));
    assert_eq!((first.evaluation, first.comment.as_str()), (Some(Evaluation::Centipawns(35)), "Best by test."));
    assert_eq!(tree.node(Tree::ROOT).comment, "A game to show everything.");
    let other = tree.node(Tree::ROOT).children[1];
    assert_eq!(tree.node(other).turn, "d2d4");
    assert_eq!(tree.node(other).children.len(), 2, "a variation in a variation");
    let bishop = tree.node(tree.main_line()[1]).children[1];
    assert_eq!((tree.node(bishop).turn.as_str(), tree.node(bishop).before.as_str()), ("f1c4", "At once"));
    assert_eq!(game.to_string(), WHOLE);
    assert_eq!(game.ending().unwrap().to_string(), "1-0 checkmate");
    assert_eq!(game.check(&variorum_library::rules("chess").unwrap()), []);
}

#[test]
fn turns_of_every_game_are_one_word() {
    let text =
        "1. e2e4,b4c4 2. {Di}@we5 3. wd5wd6,wc2={Di} *@e5 (4. P@e5) e8e9=Q {a comment} 5.c6c7+ a7a8={Ab} {and one} *";
    let game = one(text);
    let turns: Vec<&str> = game.tree.main_line().into_iter().map(|id| game.tree.node(id).turn.as_str()).collect();
    assert_eq!(turns, ["e2e4,b4c4", "{Di}@we5", "wd5wd6,wc2={Di}", "*@e5", "e8e9=Q", "c6c7+", "a7a8={Ab}"]);
    assert_eq!(unplaced(&one(&game.to_string())), unplaced(&game));
}

#[test]
fn other_programs_ways_are_understood() {
    let game = one(
        "; made elsewhere\n%secret\n[Event \"?\"]\r\n[FEN \"8/8 b - - 0 7\"]\r\n\r\n7... e7e5! 8.e2e4?? ...d7d5 1-0",
    );
    assert_eq!(game.start(), Some("8/8 b - - 0 7"));
    assert_eq!(game.result(), "1-0");
    let glyphs: Vec<_> = game.tree.main_line().into_iter().map(|id| game.tree.node(id).glyphs.clone()).collect();
    assert_eq!(glyphs, [vec![1], vec![4], vec![]]);
    assert!(game.to_string().contains("7... e7e5 $1 8. e2e4 $4 d7d5 1-0"), "{game}");
}

#[test]
fn several_games_in_a_text() {
    let (games, faults) =
        read("[Game \"a\"]\n1. e2e4 1-0\n\n[Game \"b\"]\n\n[Game \"c\"]\n\n1. d2d4\n[Game \"d\"]\n*\n");
    assert_eq!(faults, []);
    // A tag pair after tags alone belongs to the same game, and stands there twice.
    let ids: Vec<_> = games.iter().map(|game| (game.game().unwrap(), game.line, game.tree.len())).collect();
    assert_eq!(ids, [("a", 1, 2), ("b", 4, 1), ("c", 6, 2), ("d", 9, 1)]);
}

#[test]
fn every_fault_is_told_with_its_line() {
    assert_eq!(
        faults("[Game chess]\n[White \"x\"]\n[White \"y\"]\n\n) 1. e2e4 $x (e7?e5)\n(1. d2d4\n{[%clk x] no end"),
        [
            "line 1: this line should look like [Name \"value\"]",
            "line 3: the tag White occurs twice",
            "line 5: “)” without “(”",
            "line 5: “$x” is not a glyph such as “$1”",
            "line 5: “e7?e5” is not a turn; the rest of this line is left out",
            "line 7: this comment is not closed: “}” is missing",
            "line 7: [%clk x] cannot be read",
            "line 7: a variation is not closed: “)” is missing",
        ]
    );
    // A line with forgotten marks says what it means all the same.
    for line in ["[Game chess]", "[Game \"chess]", "[Game chess", "[ Game  \"chess\"\""] {
        let (games, faults) = read(&format!("{line}\n[White Ann B.]\n\n1. e2e4 *"));
        assert_eq!((games[0].game(), games[0].tag("White")), (Some("chess"), Some("Ann B.")), "{line}");
        assert_eq!(faults.len(), 2, "{line}");
    }
    assert_eq!(read("[Game]\n\n1. e2e4 *").0[0].game(), None);
    assert_eq!(
        faults("(1. e2e4) 1. $1 }"),
        [
            "line 1: a variation must follow the turn that it replaces",
            "line 1: a glyph must follow a turn",
            "line 1: “}” without “{”",
        ]
        .map(str::to_owned)
        .to_vec()
    );
}

#[test]
fn illegal_turns_are_told_with_their_lines() {
    let rules = variorum_library::rules("chess").unwrap();
    let game = one("1. e2e4 e7e5\n2. e4e5 (2. g1f3 b8c6\n3. f1b6) 2... d7d6 *");
    let said: Vec<String> = game.check(&rules).iter().map(ToString::to_string).collect();
    assert_eq!(said, ["line 2: “e4e5” is not a legal turn here", "line 3: “f1b6” is not a legal turn here"]);
    let over = one("1. f2f3 e7e5 2. g2g4 d8h4 3. a2a3 *");
    assert_eq!(over.check(&rules)[0].to_string(), "line 1: “a2a3”: the game is over (checkmate)");
    let start = one("[Start \"nonsense\"]\n\n1. e2e4");
    assert!(start.check(&rules)[0].to_string().starts_with("line 1: the start position cannot be used"));
}

#[test]
fn records_of_the_first_version_are_still_read() {
    let text = "[Game \"chess\"]\n[Start \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,h1,a8,h8 - 0 1\"]\n\
                [White \"person\"]\n[Black \"engine\"]\n[Result \"0-1 resignation\"]\n\n1. f2f3 e7e5\n2. g2g4\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.seats, [Seat::Person, Seat::Engine]);
    assert_eq!(record.ending.unwrap().to_string(), "0-1 resignation");
    assert_eq!(record.turns, ["f2f3", "e7e5", "g2g4"]);
    let again: Record = record.to_string().parse().unwrap();
    assert_eq!(again, record);
}

/// A turn, a comment, or anything else that a tree may hold.
fn turn() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-h][1-8][a-h][1-8]".prop_map(|text| text),
        "[a-h][1-8][a-h][1-8],[a-h][1-8][a-h][1-8]".prop_map(|text| text),
        Just("{Di}@we5".to_owned()),
        Just("wd5wd6,wc2={Di}".to_owned()),
        Just("a7a8=Q".to_owned()),
        Just("c6c7+".to_owned()),
        Just("*@e5".to_owned()),
    ]
}

type Step = (prop::sample::Index, String, String, String, Vec<u8>, Option<u64>, Option<i16>);

fn tree(steps: Vec<Step>) -> Tree {
    let mut tree = Tree::default();
    for (parent, turn, before, comment, mut glyphs, clock, value) in steps {
        let parent = parent.index(tree.len());
        let id = tree.add(parent, turn);
        glyphs.sort_unstable();
        glyphs.dedup();
        let first = tree.node(parent).children.first() == Some(&id);
        let node = tree.node_mut(id);
        // Before a turn of a running line, what is said belongs to the turn before.
        node.before = if first { String::new() } else { before };
        (node.comment, node.glyphs, node.clock) = (comment, glyphs, clock);
        node.spent = clock.filter(|clock| clock % 3 > 0).map(|clock| clock / 3);
        node.evaluation = value.map(|value| match value % 7 {
            0 => Evaluation::Win(value.into()),
            _ => Evaluation::Centipawns(value.into()),
        });
    }
    tree
}

proptest! {
    #[test]
    fn any_tree_reads_back_as_it_was_printed(
        steps in prop::collection::vec((
            any::<prop::sample::Index>(), turn(), "[a-zA-Z ;(\\[%]{0,12}", "[a-zA-Zäß.;)\\]$ ]{0,120}",
            prop::collection::vec(0_u8..=255, 0..3), prop::option::of(0_u64..100_000_000), prop::option::of(any::<i16>()),
        ), 0..40),
        value in "[ -~]{0,40}",
    ) {
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let steps = steps.into_iter().map(|(at, turn, before, comment, glyphs, clock, score)| {
            // Commands are for the fields of their own.
            (at, turn, words(&before.replace("[%", "[ %")), words(&comment.replace("[%", "[ %")), glyphs, clock, score)
        });
        let mut game = Annotated { tree: tree(steps.collect()), ..Annotated::default() };
        game.set_tag("Game", "some");
        game.set_tag("White", &value);
        let text = game.to_string();
        let (games, faults) = read(&text);
        prop_assert_eq!(faults, vec![], "{}", text);
        prop_assert_eq!(games.len(), 1);
        prop_assert_eq!(games[0].to_string(), text.clone());
        // Nodes are numbered in the order of the text: compare by what they say.
        prop_assert_eq!(outline(&games[0].tree), outline(&game.tree), "{}", text);
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[\\[\\]{}()$;%\"\\\\ \n.1e2*!?a-c=@+,-]{0,200}") {
        let (games, _) = read(&text);
        for game in games {
            let (again, _) = read(&game.to_string());
            prop_assert!(again.len() <= 1);
        }
    }
}

/// Every line of the tree with all that is said, independent of numbers.
fn outline(tree: &Tree) -> Vec<String> {
    let mut lines: Vec<String> = (0..tree.len())
        .map(|id| {
            let node = tree.node(id);
            format!(
                "{:?} {:?} {:?} {:?} {:?} {:?} {:?}",
                tree.turns_to(id),
                node.before,
                node.comment,
                node.glyphs,
                node.clock,
                node.spent,
                node.evaluation
            )
        })
        .collect();
    lines.sort();
    lines
}

/// Text with everything that has a meaning somewhere.
fn odd_turn() -> impl Strategy<Value = String> {
    let parts = prop::sample::select(vec![
        "1", "12", ".", "…", "1-0", "0-1", "1/2-1/2", "*", "$", "5", "%", ";", "(", ")", "{", "}", "[", "]", "!", "?",
        "e4", "Di", "@", "=", "+", ",", "-", "#", "~", " ", "\n", "\u{a0}", "ß", "٣", "\u{feff}", "\"", "\\",
    ]);
    prop::collection::vec(parts, 0..5).prop_map(|parts| parts.concat())
}

/// Everything that the tree says, from the root down, children in their order.
fn walk(tree: &Tree) -> Vec<(usize, tree::Node)> {
    let mut said = Vec::new();
    let mut todo = vec![(Tree::ROOT, 0)];
    while let Some((id, depth)) = todo.pop() {
        let node = tree.node(id);
        said.push((depth, tree::Node { parent: 0, children: Vec::new(), line: 0, ..node.clone() }));
        todo.extend(node.children.iter().rev().map(|&child| (child, depth + 1)));
    }
    said
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn whatever_the_writer_accepts_reads_back_equal(
        steps in prop::collection::vec((
            any::<prop::sample::Index>(), prop_oneof![odd_turn(), turn()], "[a-z{;(\\[%$1.*]{0,12}", "[a-zäß.;{)(\\]\\[%$1* ]{0,120}",
            prop::collection::vec(any::<u8>(), 0..3), prop::option::of(any::<u64>()), prop::option::of(any::<i32>()),
        ), 0..12),
        value in "[ -~]{0,40}",
        number in any::<u64>(),
    ) {
        let mut game = Annotated::default();
        for (parent, turn, before, comment, glyphs, clock, value) in steps {
            let parent = parent.index(game.tree.len());
            // Most trees should be accepted.
            let id = game.tree.add(parent, if is_turn(&turn) || value == Some(0) { turn } else { "e4".into() });
            let first = game.tree.node(parent).children.first() == Some(&id);
            let words = |text: &str| text.replace('{', "(").replace("[%", "[ %").split_whitespace().collect::<Vec<_>>().join(" ");
            let node = game.tree.node_mut(id);
            node.before = if first { String::new() } else { words(&before) };
            (node.comment, node.clock) = (words(&comment), clock);
            node.spent = clock.filter(|clock| clock % 3 > 0).map(|clock| clock / 3);
            node.glyphs = glyphs.into_iter().fold(Vec::new(), |mut known, glyph| {
                if !known.contains(&glyph) {
                    known.push(glyph);
                }
                known
            });
            node.evaluation = value.map(|value| if value % 3 == 0 { Evaluation::Win(value) } else { Evaluation::Centipawns(value) });
        }
        game.set_tag("White", &value);
        game.set_tag("FEN", &format!("8/8 b - - 0 {number}"));
        let accepted = walk(&game.tree).iter().skip(1).all(|(_, node)| is_turn(&node.turn));
        let Ok(text) = game.to_text() else {
            prop_assert!(!accepted);
            return Ok(());
        };
        prop_assert!(accepted);
        let (games, faults) = read(&text);
        prop_assert_eq!(faults, vec![], "{}", text);
        prop_assert_eq!(games.len(), 1, "{}", text);
        prop_assert_eq!(&games[0].tags, &game.tags);
        prop_assert_eq!(walk(&games[0].tree), walk(&game.tree), "{}", text);
        prop_assert_eq!(games[0].to_string(), text);
    }
}

#[test]
fn what_would_be_read_as_something_else_is_no_turn() {
    let others = [
        "1", "12.", "1.e4", "...", "…e4", "1-0", "1/2-1/2", "*", "$5", "{x}", "{", "}", "(e4", "e4)", ";e4", "[x]",
        "e4!", "e4 e5", "", "N", "=", "+-", "e4±", "ch", "e.p.", "½", "<x>",
    ];
    for text in others {
        assert!(!is_turn(text), "{text}");
        let mut game = Annotated::default();
        game.tree.add(Tree::ROOT, "e2e4");
        // Blanks go when a turn is added.
        let id = game.tree.add(1, text);
        if game.tree.node(id).turn == text {
            assert_eq!(game.to_text(), Err(Unwritable::NotATurn { found: text.to_owned() }), "{text}");
        }
    }
    for text in ["e2e4", "O-O", "{Di}@we5", "*@e5", "%@e5", "5e", "e7e8={Ab}", "--", "<>", "a8(Q)", "C2=5", "+P-3d"] {
        assert!(is_turn(text), "{text}");
    }
    assert_eq!(
        faults("1.1 {x} e4 (1... c5 2. Nf3) *"),
        ["line 1: “1” is not a turn; the rest of this line is left out"]
    );
}

#[test]
fn the_turns_of_every_game_can_be_written() {
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let turns = variorum_rules::Position::start(&rules).turn_texts();
        assert!(turns.iter().all(|turn| is_turn(turn)), "{id}");
    }
}

#[test]
fn a_line_does_not_begin_with_a_sign_that_hides_it() {
    // Long words, so that lines break before every second one.
    let long = "e".repeat(60);
    let game = Annotated { tree: Tree::line((0..20).map(|turn| format!("%{long}{turn}"))), ..Annotated::default() };
    let text = game.to_text().unwrap();
    assert!(text.lines().all(|line| !line.starts_with('%')), "{text}");
    assert_eq!(walk(&one(&text).tree), walk(&game.tree));
}

#[test]
fn a_remark_in_a_variation_without_a_turn_is_kept() {
    let game = one("1. e2e4 ({Or something else.}) 1... e7e5 *");
    assert_eq!(game.to_string(), "1. e2e4 {Or something else.} 1... e7e5 *\n");
}

#[test]
fn lines_that_begin_with_the_same_turns_are_joined_in_the_order_of_the_text() {
    let rows = [
        // A variation that repeats the turn which it should replace does not take the place of what follows in the line.
        ("1. a b (1... b 2. g h) 2. c *", "1. a b 2. c (2. g h) *\n"),
        ("1. a b (1... d 2. e (2. e f) 2... g) 2. c *", "1. a b (1... d 2. e g (2... f)) 2. c *\n"),
        // A later variation joins an earlier one, also one that stands in another.
        ("1. a b (1... d 2. e) (1... d 2. f) 2. c *", "1. a b (1... d 2. e (2. f)) 2. c *\n"),
        ("1. a b (1... b (1... d 2. e) 2. g) (1... d 2. f) 2. c *", "1. a b (1... d 2. e (2. f)) 2. c (2. g) *\n"),
        (
            "1. a b (1... c (1... d 2. e) 2. g) (1... d 2. f) 2. c *",
            "1. a b (1... c 2. g) (1... d 2. e (2. f)) 2. c *\n",
        ),
    ];
    for (text, expected) in rows {
        let turns = |text: &str| {
            let cells = text
                .chars()
                .map(|sign| if sign.is_ascii_lowercase() { format!("{sign}1{sign}2") } else { sign.to_string() });
            cells.collect::<String>()
        };
        assert_eq!(one(&turns(text)).to_string(), turns(expected), "{text}");
    }
}

#[test]
fn a_stream_gives_games_and_faults_in_their_order() {
    let text = b"[Game \"a\"]\n\n1. e4 ) *\n} [Game \"b\"]\n1. \xa7\n*\n\n}";
    // The smallest buffer there is: nothing depends on where the input is cut.
    let found = Games::new(std::io::BufReader::with_capacity(1, text.as_slice()));
    let said: Vec<String> = found
        .map(|found| match found.unwrap() {
            Found::Game(game) => format!("game at {} with {}", game.line, game.tree.len()),
            Found::Error(fault) => fault.to_string(),
        })
        .collect();
    let expected = [
        "line 3: “)” without “(”",
        "game at 1 with 2",
        "line 4: “}” without “{”",
        "line 5: this is not UTF-8, so it is read as windows-1252",
        "line 5: “§” is not a turn; the rest of this line is left out",
        "game at 4 with 1",
        "line 8: “}” without “{”",
    ];
    assert_eq!(said, expected);
}

#[test]
fn a_game_has_a_largest_size_and_the_next_one_is_read() {
    let next = "\n[Game \"next\"]\n\n1. e2e4 *\n";
    let endless = "x".repeat(LARGEST_GAME);
    let remark = "so many words\n".repeat(LARGEST_GAME / 14);
    for large in [format!("1. d2d4 {endless}"), format!("1. d2d4 {{{remark}\n"), format!("1. d2d4 ({endless}")] {
        let (games, faults) = read(&format!("[Game \"large\"]\n\n{large}\n{next}"));
        assert_eq!(faults.len(), 1, "{:.300?}", faults);
        assert_eq!(faults[0].to_string(), "line 1: this game has more than 16 MiB of text; the rest of it is left out");
        assert_eq!(games.iter().filter_map(Annotated::game).collect::<Vec<_>>(), ["large", "next"]);
        assert_eq!((games[1].tree.len(), games[1].line > 3), (2, true));
    }
    // Many games of a large file are no large game.
    let small = format!("[Game \"small\"]\n\n1. e2e4 {{{}}}\n\n", "a remark ".repeat(100_000));
    let (games, faults) = read(&small.repeat(20));
    assert_eq!((games.len(), faults), (20, vec![]));
}

#[test]
fn faults_have_an_end() {
    let mut found = Games::new("}".repeat(3 * MOST_ERRORS).into_bytes().leak() as &[u8]);
    assert_eq!(found.by_ref().count(), MOST_ERRORS);
    assert_eq!(found.errors_left_out(), 2 * MOST_ERRORS);
    let said = faults(&"}\n".repeat(MOST_ERRORS + 5));
    assert_eq!(said.len(), MOST_ERRORS + 1);
    assert_eq!(said[MOST_ERRORS], format!("line {MOST_ERRORS}: errors left out from here on: 5"));
}

#[test]
fn a_failing_input_is_an_error_and_the_end() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("gone"))
        }
    }
    let mut found = Games::new(std::io::BufReader::new(std::io::Read::chain("1. e4\n".as_bytes(), Broken)));
    assert!(matches!(found.next(), Some(Err(_))));
    assert!(found.next().is_none());
}

#[test]
fn a_remark_before_a_turn_of_a_main_line_joins_the_one_after_the_turn_before() {
    let mut tree = Tree::line(["e2e4", "e7e5"]);
    tree.add(Tree::ROOT, "d2d4");
    for (id, before) in [(1, "First"), (2, "Second"), (3, "Third")] {
        tree.node_mut(id).before = before.into();
        tree.node_mut(id).comment = "said".into();
    }
    let text = Annotated { tree, ..Annotated::default() }.to_text().unwrap();
    assert_eq!(text, "{First} 1. e2e4 {said Second} ({Third} 1. d2d4 {said}) 1... e7e5 {said} *\n");
    assert_eq!(one(&text).to_string(), text);
}

/// Where players have several turns in a row, the number is that of the row and stands before its first turn, also in variations.
#[test]
fn rows_of_turns_are_numbered() {
    let text = "[Game \"progressive-chess\"]\n\n1. e2e4 e7e5 a7a6 d1h5 {Strong.} f1c4 (g1f3 f1c4 e8e7) h5f7 *\n";
    let mut game = one(text);
    let rules = variorum_library::rules("progressive-chess").unwrap();
    assert_eq!(game.resolve(&rules), []);
    let printed = game.to_string();
    let turns = printed.split_once("\n\n").unwrap().1.replace('\n', " ");
    assert_eq!(turns.trim(), "1. e2e4 1... e7e5 a7a6 2. d1h5 {Strong.} 2. f1c4 (2. g1f3 f1c4 2... e8e7) 2. h5f7 *");
    let mut again = one(&printed);
    assert_eq!(again.resolve(&rules), []);
    assert_eq!(again.to_string(), printed);
}
