//! Games of shogi as Japanese programs keep them.

use std::sync::Arc;

use variorum_play::pgn::{Annotated, GameName, LineError, NamedGame, TextError};
use variorum_play::shogi::{self, Format, GameText, Texts, decode};
use variorum_play::tree::Tree;
use variorum_rules::{Position, Rules, Side};

fn shogi() -> Arc<Rules> {
    variorum_library::rules("shogi").expect("it compiles")
}

/// Reads a text by rules of this game.
fn read_by(text: &str, rules: &Arc<Rules>) -> (Annotated, Vec<LineError>) {
    let format = Format::of(text).unwrap_or(Format::Kif);
    let (text, error) = Texts::new(text.as_bytes(), format).next().expect("a game").expect("it can be read");
    assert_eq!(error, None);
    text.read(rules, shogi::MOST_TURNS)
}

fn read(text: &str) -> Annotated {
    assert!(matches!(Format::of(text), Some(Format::Kif | Format::Ki2)), "{text}");
    let (game, errors) = read_by(text, &shogi());
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
    let spent: Vec<_> = (1..=5).map(|id| game.tree.node(id).spent).collect();
    assert_eq!(spent, [Some(1_000), Some(2_000), Some(3_000), Some(1_000), Some(1_000)]);
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
    let text = shogi::write(&game, &shogi(), Format::Kif, Some("平手")).expect("it can be written");
    // Each player's own times are added up.
    assert!(text.contains("   3 ２二角成(88) ( 0:03/00:00:04)\n   4 同　銀(31) ( 0:01/00:00:03)\n"), "{text}");
    let again = read(&text);
    let tags = |game: &Annotated| {
        let mut tags = game.tags.clone();
        tags.sort();
        tags
    };
    assert_eq!(tags(&again), tags(&game));
    assert_eq!(shogi::write(&again, &shogi(), Format::Kif, Some("平手")).expect("it can be written"), text);
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
    let text = shogi::write(&game, &rules, Format::Kif, Some("平手")).expect("it can be written");
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
    let (game, errors) = read_by(text, &shogi());
    assert_eq!(errors.iter().map(|error| error.line).collect::<Vec<_>>(), [4, 6]);
    assert!(matches!(errors[0].error, TextError::Turn { .. }));
    assert_eq!(main_line(&game), "c3c4 g7g6");
    for nonsense in
        ["手合割：", "手数----", "|v香", "変化：", "後手の持駒：飛九十九歩", "   1 同", "  1  ", "|||||||||||||\n|玉"]
    {
        let _ = read_by(nonsense, &shogi());
        let _ = read_by(&format!("手数----\n{nonsense}\n 1 x"), &shogi());
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
            for format in [Format::Kif, Format::Ki2, Format::Csa] {
                for name in [None, variorum_library::kif_name(game)] {
                    let text = shogi::write(&annotated, &rules, format, name).expect("it can be written");
                    assert_eq!(Format::of(&text), Some(format), "{text}");
                    assert_eq!(identified(&text), Ok((game.to_owned(), None)), "{text}");
                    let (again, errors) = read_by(&text, &rules);
                    assert_eq!((errors.as_slice(), main_line(&again)), (&[][..], turns.join(" ")), "{text}");
                }
            }
        }
    }
}

#[test]
fn older_files_are_in_shift_jis() {
    // “手合割：平手” in Shift JIS.
    let bytes = b"\x8e\xe8\x8d\x87\x8a\x84\x81F\x95\xbd\x8e\xe8\n";
    assert_eq!(decode(bytes), "手合割：平手\n");
    assert_eq!(Format::of(&decode(bytes)), Some(Format::Kif));
    assert_eq!(decode("手合割".as_bytes().split_last().expect("bytes").1), "手合");
}

/// The game that a text is of, and what is said about it.
fn identified(text: &str) -> Result<(String, Option<TextError>), TextError> {
    let format = Format::of(text).expect("a format");
    let text = GameText { format, line: 1, text: text.to_owned() };
    let find = |name: GameName<'_>| {
        let (id, start_number) = match name {
            GameName::Id(id) => (id.to_owned(), 0),
            GameName::Variant(name) => variorum_library::variant(name)?,
        };
        Some(NamedGame { rules: variorum_library::rules(&id).ok()?, start_number })
    };
    let games = variorum_library::names().map(|name| name.game);
    let found = text.identify(games, find).map_err(|error| error.error)?;
    Ok((found.rules.definition().id.clone(), found.remark.map(|remark| remark.error)))
}

#[test]
fn headings_and_boards_tell_the_game() {
    let named = |game: &str| Ok((game.to_owned(), None));
    let moves = "手数----指手--\n   1 投了\n";
    for heading in ["手合割：平手　　", "手合割：香落ち", "棋種：本将棋"] {
        assert_eq!(identified(&format!("{heading}\n{moves}")), named("shogi"), "{heading}");
    }
    for heading in ["手合割：5五将棋", "棋種：５五将棋"] {
        assert_eq!(identified(&format!("{heading}\n{moves}")), named("minishogi"), "{heading}");
    }
    let diagram = "手合割：その他\n+---------------+\n|v飛v角v銀v金v玉|一\n| ・ ・ ・ ・v歩|二\n| ・ ・ ・ ・ ・|三\n| 歩 ・ ・ ・ ・|四\n| 玉 金 銀 角 飛|五\n";
    assert_eq!(identified(&format!("{diagram}{moves}")), named("minishogi"));
    let assumed = TextError::AssumedGame { game: "shogi".to_owned() };
    assert_eq!(identified(moves), Ok(("shogi".to_owned(), Some(assumed))));
    let unknown = TextError::UnknownGame { game: "中将棋".to_owned() };
    assert_eq!(identified(&format!("手合割：中将棋\n{moves}")), Err(unknown));
    // No game that we have is played on such a board.
    assert_eq!(identified(&format!("|v玉|一\n| 玉|二\n{moves}")), Err(TextError::NoBoard { files: 1, ranks: 2 }));
}

#[test]
fn ki2_files_are_read_and_written() {
    let text = "開始日時：2026/11/25\n先手：甲\n後手：乙\n手合割：平手\n\n▲７六歩 △３四歩\n*A comment.\n▲２二角成 △同　銀 ▲５五角打\nまで5手で先手の勝ち\n\n変化：4手\n△同飛\n\n変化：2手\n△８四歩 ▲２六歩\n";
    assert_eq!(Format::of(text), Some(Format::Ki2));
    let game = read(text);
    assert_eq!(main_line(&game), "c3c4 g7g6 b2h8+ g9h8 B@e5");
    assert_eq!((game.result(), game.tag("White"), game.tag("Date")), ("1-0", Some("甲"), Some("2026.11.25")));
    assert_eq!(game.tree.node(2).comment, "A comment.");
    assert_eq!(game.tree.len(), 9);
    let written = shogi::write(&game, &shogi(), Format::Ki2, Some("平手")).expect("it can be written");
    assert!(
        written.contains("▲７六歩　△３四歩\n*A comment.\n▲２二角成　△同　銀　▲５五角\nまで5手で先手の勝ち\n"),
        "{written}"
    );
    assert!(
        written.contains("\n変化：4手\n△同　飛\n") && written.contains("\n変化：2手\n△８四歩　▲２六歩\n"),
        "{written}"
    );
    let again = read(&written);
    assert_eq!(shogi::write(&again, &shogi(), Format::Ki2, Some("平手")).expect("it can be written"), written);
    // The end may be a word in the place of a move, too.
    assert_eq!(read("▲７六歩 △投了\n").result(), "1-0");
}

#[test]
fn the_result_is_kept_whoever_is_to_move() {
    for (turns, result) in [("", "1-0"), ("", "0-1"), ("c3c4", "1-0"), ("c3c4", "0-1"), ("c3c4", "1/2-1/2"), ("", "*")]
    {
        for cause in
            ["resignation", "time", "checkmate", "impasse", "agreement", "turn-limit", "repetition", "stalemate"]
        {
            let mut game = Annotated { tree: Tree::line(turns.split_whitespace()), ..Annotated::default() };
            game.set_tag("Result", result);
            game.set_tag("Termination", cause);
            for format in [Format::Kif, Format::Ki2, Format::Csa] {
                let text = shogi::write(&game, &shogi(), format, None).expect("it can be written");
                let (again, errors) = read_by(&text, &shogi());
                assert_eq!((again.result(), errors.len()), (result, 0), "{result} {cause} {text}");
            }
        }
    }
}

#[test]
fn long_games_take_little_memory_and_time() {
    let begun = cpu_time::ThreadTime::now();
    let mut text = "手合割：平手\n手数----指手--\n".to_owned();
    let cycle = ["４八金(49)", "６二金(61)", "４九金(48)", "６一金(62)"];
    for (number, turn) in (1..=9_000).zip(cycle.iter().cycle()) {
        text.push_str(&format!("{number} {turn}\n"));
    }
    let (game, errors) = read_by(&text, &shogi());
    assert_eq!((game.tree.main_line().len(), errors.len()), (9_000, 0));
    assert!(begun.elapsed() < std::time::Duration::from_secs(30), "{:?}", begun.elapsed());
}

#[test]
fn more_turns_than_wanted_are_left_out() {
    let text =
        GameText {
            format: Format::Ki2, line: 7, text: "▲７六歩 △３四歩\n▲２六歩\n変化：1手\n▲２六歩\n".to_owned()
        };
    let (game, errors) = text.read(&shogi(), 2);
    assert_eq!((main_line(&game).as_str(), game.tree.len()), ("c3c4 g7g6", 3));
    assert_eq!(errors.iter().map(|error| error.line).collect::<Vec<_>>(), [8, 10]);
}

#[test]
fn games_in_pgn_with_japanese_moves_are_no_ki2_files() {
    for text in [
        "[White \"A\"]\n\n▲７六歩 △３四歩 *\n",
        "1.\n▲７六歩 △３四歩\n2.\n▲２六歩 *\n",
        "% nothing\n\n1. ▲７六歩 △３四歩 2.\n▲２六歩 *\n",
        "1 ▲７六歩 △３四歩 2\n▲２六歩 *\n",
        "{Said before.}\n▲７六歩 △３四歩 *\n",
    ] {
        assert_eq!(Format::of(text), None, "{text}");
    }
    for text in ["先手：A\n▲７六歩 △３四歩\n", "\u{feff}▲７六歩\n", "*Said before.\n▲７六歩\n"] {
        assert_eq!(Format::of(text), Some(Format::Ki2), "{text}");
    }
    assert_eq!(Format::of("手合割：平手\n   1 ７六歩(77)\n"), Some(Format::Kif));
}
