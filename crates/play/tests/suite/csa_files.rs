//! Games of shogi in CSA files.

use std::sync::Arc;

use variorum_play::pgn::{Annotated, LineError, TextError};
use variorum_play::shogi::{self, Format, Texts};
use variorum_play::tree::{Evaluation, Tree};
use variorum_rules::{Position, Rules, Side};

fn rules() -> Arc<Rules> {
    variorum_library::rules("shogi").expect("it compiles")
}

/// The games of a file, and its errors.
fn read_all(bytes: &[u8]) -> (Vec<Annotated>, Vec<LineError>) {
    assert_eq!(Format::of(&shogi::decode(bytes)), Some(Format::Csa));
    let (mut games, mut errors) = (Vec::new(), Vec::new());
    for text in Texts::new(bytes, Format::Csa) {
        let (text, error) = text.expect("it can be read");
        let (game, more) = text.read(&rules(), shogi::MOST_TURNS);
        games.push(game);
        errors.extend(error.into_iter().chain(more));
    }
    (games, errors)
}

fn read(text: &str) -> Annotated {
    let (mut games, errors) = read_all(text.as_bytes());
    assert_eq!((games.len(), errors.as_slice()), (1, &[][..]), "{text}");
    games.remove(0)
}

fn main_line(game: &Annotated) -> String {
    let turns: Vec<&str> = game.tree.main_line().iter().map(|&id| game.tree.node(id).turn.as_str()).collect();
    turns.join(" ")
}

fn start(game: &Annotated) -> Position {
    Position::parse(&rules(), game.start().expect("another start")).expect("a valid position")
}

/// Our own text, with every kind of line that the standard names.
const GAME: &str = "'CSA encoding=UTF-8
V3.0
N+甲
N-Second, Player
$EVENT:Test
$SITE:Here
$START_TIME:2026/11/25 10:30:00
$END_TIME:2026/11/25 11:30:00
$TIME_LIMIT:00:25+30
$OPENING:YAGURA
P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
P2 * -HI *  *  *  *  * -KA *
P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
P4 *  *  *  *  *  *  *  *  *
P5
P6 *  *  *  *  *  *  *  *  *
P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
P8 * +KA *  *  *  *  * +HI *
P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
'*About the game.
'people write without an asterisk, +9796FU
'P1-KY-KE a line of the file
+
+7776FU
T12
'** 35 -3334FU +2726FU
-3334FU,T6
'*A comment
'*in two lines.
+8822UM
T1.5
-3122GI
+0055KA,T3
%TORYO,T2
";

#[test]
fn a_file_is_read_with_its_headings_comments_and_evaluations() {
    let game = read(GAME);
    assert_eq!(main_line(&game), "c3c4 g7g6 b2h8+ g9h8 B@e5");
    let tags = ["White", "Black", "Event", "Site", "Date", "TimeControl", "Opening", "Start", "Termination"];
    let values = tags.map(|tag| game.tag(tag));
    assert_eq!(
        values,
        [
            Some("甲"),
            Some("Second, Player"),
            Some("Test"),
            Some("Here"),
            Some("2026.11.25"),
            Some("00:25+30"),
            Some("YAGURA"),
            None,
            Some("resignation")
        ]
    );
    assert_eq!(game.result(), "1-0");
    assert_eq!(game.tree.node(Tree::ROOT).comment, "About the game. people write without an asterisk, +9796FU");
    let spent: Vec<_> = (1..=5).map(|id| game.tree.node(id).spent).collect();
    // The time of resigning is not that of a turn.
    assert_eq!(spent, [Some(12_000), Some(6_000), Some(1_500), None, Some(3_000)]);
    assert_eq!(game.tree.node(1).evaluation, Some(Evaluation::Centipawns(35)));
    assert_eq!(game.tree.node(2).comment, "A comment in two lines.");
    assert_eq!((game.line, game.tree.node(1).line, game.tree.node(2).line), (1, 24, 27));
}

#[test]
fn what_is_written_reads_back() {
    let game = read(GAME);
    let text = shogi::write(&game, &rules(), Format::Csa, Some("平手")).expect("it can be written");
    assert_eq!(
        text,
        "'CSA encoding=UTF-8\nV3.0\nN+甲\nN-Second, Player\n$EVENT:Test\n$SITE:Here\n$START_TIME:2026/11/25\n$TIME_LIMIT:00:25+30\n\
         $OPENING:YAGURA\nPI\n+\n'*About the game. people write without an asterisk, +9796FU\n+7776FU\nT12\n'** 35\n-3334FU\nT6\n\
         '*A comment in two lines.\n+8822UM\nT1.500\n-3122GI\n+0055KA\nT3\n%TORYO\n"
    );
    let again = read(&text);
    assert_eq!(shogi::write(&again, &rules(), Format::Csa, Some("平手")).expect("it can be written"), text);
    // Headings have a form that not every tag fits.
    let mut other = Annotated { tree: Tree::line(["c3c4"]), ..Annotated::default() };
    for (tag, value) in [("Date", "2026.??.??"), ("TimeControl", "300+5"), ("White", "A")] {
        other.set_tag(tag, value);
    }
    let text = shogi::write(&other, &rules(), Format::Csa, Some("平手")).expect("it can be written");
    assert_eq!(text, "V2.2\nN+A\nPI\n+\n+7776FU\n%CHUDAN\n");
}

#[test]
fn comments_and_times_stand_where_programs_write_them() {
    // Times and comments behind a comma, and comments of one program behind the end.
    let game = read(
        "V2.2\n'before\nPI\n'of the start\n+\n'Max_Moves:256\n+7776FU,T3,'one, two\n-3334FU\n'three\nT4\n%TORYO\nT9\n'four\n'$END_TIME:1\n'V2\n'+\n",
    );
    let said: Vec<_> = (0..3).map(|id| game.tree.node(id).comment.as_str()).collect();
    assert_eq!(said, ["before of the start Max_Moves:256", "one, two", "three four"]);
    assert_eq!((game.tree.node(1).spent, game.tree.node(2).spent), (Some(3_000), Some(4_000)));
    // Whole seconds need no newer version of the standard; the first time is that of the move.
    let text = shogi::write(&game, &rules(), Format::Csa, Some("平手")).expect("it can be written");
    assert!(text.starts_with("V2.2\n") && text.contains("+7776FU\nT3\n'*one, two\n-3334FU\nT4\n"), "{text}");
    let (games, errors) = read_all(b"V2.2\nPI\n+\nT5\n+7776FU\nTx\n-3333FU\nT7\n%CHUDAN\n");
    assert_eq!((games[0].tree.node(Tree::ROOT).spent, games[0].tree.node(1).spent), (None, None));
    assert_eq!(errors.iter().map(|error| error.line).collect::<Vec<_>>(), [6, 7]);
}

#[test]
fn it_is_said_that_variations_are_left_out() {
    let mut game = Annotated { tree: Tree::line(["c3c4", "g7g6"]), ..Annotated::default() };
    assert_eq!(shogi::left_out(&game, Format::Csa), None);
    let other = game.tree.add(1, "h7h6");
    game.tree.add(other, "h3h4");
    let remark = shogi::left_out(&game, Format::Csa).expect("something is left out");
    assert!(remark.is_remark());
    assert_eq!(remark.to_string(), "CSA files have no variations, so turns are left out: 2");
    assert_eq!((shogi::left_out(&game, Format::Kif), shogi::left_out(&game, Format::Ki2)), (None, None));
}

#[test]
fn positions_are_given_in_every_way() {
    // A handicap of rook and bishop: the second player begins.
    let game = read("V2.2\nPI82HI22KA\n-\n-4132KI\n+7776FU\n%CHUDAN\n");
    let position = start(&game);
    assert_eq!((position.side(), position.pieces(Side::Black).len()), (Side::Black, 18));
    assert_eq!(main_line(&game), "f9g8 c3c4");
    // Single pieces, and all others in a hand.
    let game = read("P-51OU\nP+53TO59OU00KI\nP-00AL\n+\n+0052KI\n%TSUMI\n");
    let position = start(&game);
    let held = |id: &str| {
        let kind = rules().definition().pieces.iter().position(|piece| piece.id == id).expect("a piece");
        (position.in_hand(Side::White, kind), position.in_hand(Side::Black, kind))
    };
    assert_eq!(["gold", "pawn", "rook", "knight", "king"].map(held), [(1, 3), (0, 17), (0, 2), (0, 4), (0, 0)]);
    assert_eq!((main_line(&game).as_str(), game.result(), game.tag("Termination")), ("G@e8", "1-0", Some("checkmate")));
    // Written, it is a diagram, and reads back.
    let text = shogi::write(&game, &rules(), Format::Csa, Some("平手")).expect("it can be written");
    assert!(text.contains("P1 *  *  *  * -OU *  *  *  * \n") && text.contains("\nP+00KI\nP-00HI00HI00KA"), "{text}");
    assert_eq!(start(&read(&text)).text(), position.text());
    // Without a line that says who begins, the first move does.
    assert_eq!(main_line(&read("PI\n-3334FU\n%CHUDAN\n")), "g7g6");
}

#[test]
fn every_end_is_understood() {
    for (word, result, termination) in [
        ("%TORYO", "1-0", Some("resignation")),
        ("%CHUDAN", "*", None),
        ("%SENNICHITE", "1/2-1/2", Some("repetition")),
        ("%TIME_UP", "1-0", Some("time")),
        ("%ILLEGAL_MOVE", "1-0", None),
        ("%+ILLEGAL_ACTION", "0-1", None),
        ("%-ILLEGAL_ACTION", "1-0", None),
        ("%JISHOGI", "1/2-1/2", None),
        ("%KACHI", "0-1", Some("impasse")),
        ("%HIKIWAKE", "1/2-1/2", None),
        ("%TSUMI", "1-0", Some("checkmate")),
        ("%FUZUMI", "*", None),
        ("%MATTA", "*", None),
        ("%ERROR", "*", None),
    ] {
        let game = read(&format!("V2.2\nPI\n+\n+7776FU\n{word}\n"));
        assert_eq!((game.result(), game.tag("Termination")), (result, termination), "{word}");
    }
}

#[test]
fn a_file_has_several_games() {
    let text =
        "V2.2\nN+A\nPI\n+\n+7776FU\n%TORYO\n/\nN+B\nPI\n+\n+2726FU\n-9999OU\n%TORYO\n/\n\n/\n'*C\nPI\n+\n/\n'the end\n";
    let (games, errors) = read_all(text.as_bytes());
    let names: Vec<Option<&str>> = games.iter().map(|game| game.tag("White")).collect();
    assert_eq!(names, [Some("A"), Some("B"), None, None]);
    assert_eq!(games.iter().map(|game| game.line).collect::<Vec<_>>(), [1, 8, 15, 17]);
    assert_eq!(games.iter().map(main_line).collect::<Vec<_>>(), ["c3c4", "h3h4", "", ""]);
    // The line that cannot be read says so with its number in the file, and does not end as the game did.
    assert_eq!(errors.iter().map(|error| error.line).collect::<Vec<_>>(), [12]);
    assert_eq!(games[1].result(), "*");
}

#[test]
fn faults_are_told_with_their_lines() {
    for (text, line) in [
        ("PI\n+\n+7776FU\n+2726FU\n-3334FU\n", 4),
        ("PI\n+\n+7775FU\n-3334FU\n", 3),
        ("PI\n+\n+7776XX\n", 3),
        ("PI99OU\n+\n+7776FU\n", 1),
        ("P1-OU?\n+\n", 1),
        ("PI\n+\n%NONSENSE\n", 3),
        ("PI\n+\nnonsense\n", 3),
        ("P+99OU\n+\n", 2),
        ("V2.2\nP+00\n+\n", 2),
        ("PI\n+\nP+00FU\n", 3),
    ] {
        let (games, errors) = read_all(text.as_bytes());
        assert_eq!((games.len(), errors.first().map(|error| error.line)), (1, Some(line)), "{text}: {errors:?}");
    }
    let (_, errors) = read_all(b"P1 nonsense\n+\n");
    assert!(matches!(&errors[0].error, TextError::Placement { found } if found == "P1 nonsense"), "{errors:?}");
}

#[test]
fn older_files_are_in_shift_jis() {
    // The name is 甲.
    let (games, errors) = read_all(b"V2.2\nN+\x8db\nPI\n+\n+7776FU\n");
    assert_eq!((games[0].tag("White"), errors.len()), (Some("甲"), 0));
}

#[test]
fn other_texts_are_no_csa_files() {
    for text in [
        "[Event \"x\"]\n\n1. e4 *\n",
        "1. e4 e5",
        "+7776FU -3334FU",
        "PI is a number",
        "Nf3",
        "P-7f P-3d",
        "",
        "$5",
        "'comment",
    ] {
        assert_eq!(Format::of(text), None, "{text}");
    }
}
