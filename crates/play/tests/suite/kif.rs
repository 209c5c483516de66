//! Games of shogi as Japanese programs keep them.

use std::sync::Arc;

use variorum_play::kif;
use variorum_play::pgn::{Annotated, TextError};
use variorum_play::tree::Tree;
use variorum_rules::{Position, Rules, Side};

fn shogi() -> Arc<Rules> {
    variorum_library::rules("shogi").expect("it compiles")
}

fn read(text: &str) -> Annotated {
    assert!(kif::is_kif(text), "{text}");
    let (game, errors) = kif::read(text, &shogi());
    assert_eq!(errors, [], "{text}");
    game
}

fn main_line(game: &Annotated) -> String {
    let turns: Vec<&str> = game.tree.main_line().iter().map(|&id| game.tree.node(id).turn.as_str()).collect();
    turns.join(" ")
}

/// Our own text in the layout of such files.
const GAME: &str = "\u{feff}# ---- comment of a program ----
開始日時：2026/11/25 10:00:00
棋戦：Test
手合割：平手
先手：甲
後手：乙
手数----指手---------消費時間--
*About the game.
   1 ７六歩(77)   ( 0:01/00:00:01)
   2 ３四歩(33)   ( 0:02/00:00:02)
*A comment
*in two lines.
   3 ２二角成(88) ( 0:03/00:00:04)
   4 同　銀(31)   ( 0:01/00:00:03)
   5 ５五角打     ( 0:01/00:00:05)
   6 投了
まで5手で先手の勝ち

変化：4手
   4 同 飛(82)
   5 中断

変化：2手
   2 ８四歩(83)
";

#[test]
fn a_file_is_read_with_its_headings_comments_and_variations() {
    let game = read(GAME);
    assert_eq!(main_line(&game), "c3c4 g7g6 b2h8+ g9h8 B@e5");
    assert_eq!((game.tag("White"), game.tag("Black"), game.tag("Date")), (Some("甲"), Some("乙"), Some("2026.11.25")));
    assert_eq!((game.result(), game.tag("Termination")), ("1-0", Some("resignation")));
    assert_eq!(game.tree.node(Tree::ROOT).comment, "About the game.");
    assert_eq!(game.tree.node(2).comment, "A comment in two lines.");
    let others = |id: usize| {
        let children = &game.tree.node(id).children;
        children.iter().map(|&child| game.tree.node(child).turn.clone()).collect::<Vec<_>>()
    };
    assert_eq!(others(1), ["g7g6", "b7b6"]);
    assert_eq!(others(3), ["g9h8", "b8h8"]);
}

#[test]
fn what_is_written_reads_back() {
    let game = read(GAME);
    let text = kif::write(&game, &shogi()).expect("it can be written");
    let again = read(&text);
    let tags = |game: &Annotated| {
        let mut tags = game.tags.clone();
        tags.sort();
        tags
    };
    assert_eq!(tags(&again), tags(&game));
    assert_eq!(kif::write(&again, &shogi()).expect("it can be written"), text);
    let turns = |game: &Annotated| {
        let mut lines: Vec<String> = (0..game.tree.len()).map(|id| game.tree.turns_to(id).join(" ")).collect();
        lines.sort();
        lines
    };
    assert_eq!(turns(&again), turns(&game));
}

#[test]
fn handicaps_begin_with_the_second_player() {
    for (word, missing) in [("香落ち", 1), ("角落ち", 1), ("二枚落ち", 2), ("六枚落ち", 6), ("十枚落ち", 10)]
    {
        let game = read(&format!("手合割：{word}\n手数----指手--\n   1 ３四歩(33)\n   2 ７六歩(77)\n"));
        let start = Position::parse(&shogi(), game.start().expect("another start")).expect("a valid position");
        assert_eq!((start.side(), start.pieces(Side::Black).len()), (Side::Black, 20 - missing), "{word}");
        assert_eq!(main_line(&game), "g7g6 c3c4");
    }
}

#[test]
fn diagrams_are_read_and_written() {
    let start = "3sks3/9/4+P4/9/9/9/9/9/4K4[2P2Gr] b - - 0 1";
    let mut game = Annotated { tree: Tree::line(["e9e8"]), ..Annotated::default() };
    game.set_tag("Game", "shogi");
    game.set_tag("Start", start);
    let rules = shogi();
    assert!(Position::parse(&rules, start).is_ok());
    let legal = Position::parse(&rules, start).expect("a valid position").turn_texts();
    let first = legal.first().expect("a legal turn").clone();
    game.tree = Tree::line([first.clone()]);
    let text = kif::write(&game, &rules).expect("it can be written");
    assert!(text.contains("| ・ ・ ・v銀v玉v銀 ・ ・ ・|一\n"), "{text}");
    assert!(
        text.contains("先手の持駒：金二　歩二") && text.contains("後手の持駒：飛") && text.contains("後手番"),
        "{text}"
    );
    let again = read(&text);
    let same =
        |game: &Annotated| Position::parse(&rules, game.start().expect("a start")).map(|position| position.text());
    assert_eq!(same(&again), same(&game));
    assert_eq!(main_line(&again), first);
}

#[test]
fn faults_are_told_with_their_lines_and_end_their_line_only() {
    let text = "手合割：平手\n手数----指手--\n   1 ７六歩(77)\n   2 ９九玉(59)\n   3 ２六歩(27)\n変化：9手\n   9 ２六歩(27)\n変化：2手\n   2 ３四歩(33)\n";
    let (game, errors) = kif::read(text, &shogi());
    assert_eq!(errors.iter().map(|error| error.line).collect::<Vec<_>>(), [4, 6]);
    assert!(matches!(errors[0].error, TextError::Turn { .. }));
    assert_eq!(main_line(&game), "c3c4 g7g6");
    for nonsense in
        ["手合割：", "手数----", "|v香", "変化：", "後手の持駒：飛九十九歩", "   1 同", "  1  ", "|||||||||||||\n|玉"]
    {
        let _ = kif::read(nonsense, &shogi());
        let _ = kif::read(&format!("手数----\n{nonsense}\n 1 x"), &shogi());
    }
}

#[test]
fn random_games_read_back() {
    for game in ["shogi", "minishogi"] {
        let rules = variorum_library::rules(game).expect("it compiles");
        for seed in 0..20 {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut position = Position::start(&rules);
            let mut turns = Vec::new();
            for _ in 0..80 {
                let legal = position.turns();
                if legal.is_empty() {
                    break;
                }
                let turn = legal[random.usize(..legal.len())];
                turns.push(position.turn_text(turn));
                position.play_unchecked(turn);
            }
            let annotated = Annotated { tree: Tree::line(turns.iter().map(String::as_str)), ..Annotated::default() };
            let text = kif::write(&annotated, &rules).expect("it can be written");
            let (again, errors) = kif::read(&text, &rules);
            assert_eq!((errors.as_slice(), main_line(&again)), (&[][..], turns.join(" ")), "{text}");
        }
    }
}

#[test]
fn older_files_are_in_shift_jis() {
    // “手合割：平手” in Shift JIS.
    let bytes = b"\x8e\xe8\x8d\x87\x8a\x84\x81F\x95\xbd\x8e\xe8\n";
    assert_eq!(kif::decode(bytes), "手合割：平手\n");
    assert!(kif::is_kif(&kif::decode(bytes)));
    assert_eq!(kif::decode("手合割".as_bytes().split_last().expect("bytes").1), "手合");
}
