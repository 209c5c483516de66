//! Files of other programs and people: what is loose in them is understood, and what is guessed is said.

use variorum_play::pgn::{Annotated, Found, Games, read};
use variorum_play::tree::{Evaluation, Tree};

/// The only game of a text without errors or remarks.
fn one(text: &str) -> Annotated {
    let (mut games, faults) = read(text);
    assert_eq!((games.len(), faults), (1, vec![]), "{text}");
    games.remove(0)
}

/// The only game of a text, and what is said about it.
fn told(text: &str) -> (Annotated, Vec<String>) {
    let (mut games, faults) = read(text);
    assert_eq!(games.len(), 1, "{text}");
    (games.remove(0), faults.iter().map(ToString::to_string).collect())
}

fn main_line(game: &Annotated) -> Vec<&str> {
    game.tree.main_line().into_iter().map(|id| game.tree.node(id).turn.as_str()).collect()
}

/// The glyphs of the last turn of the main line.
fn last_glyphs(game: &Annotated) -> &[u8] {
    &game.tree.node(*game.tree.main_line().last().unwrap()).glyphs
}

/// The games and everything that is said, in their order, for bytes in any encoding.
fn found(bytes: &[u8]) -> (Vec<Annotated>, Vec<String>) {
    let (mut games, mut said) = (Vec::new(), Vec::new());
    for found in Games::new(bytes) {
        match found.unwrap() {
            Found::Game(game) => games.push(game),
            Found::Error(error) => said.push(error.to_string()),
        }
    }
    (games, said)
}

#[test]
fn tags_may_stand_anywhere() {
    for text in [
        "[Game \"chess\"] [White \"A\"] [Black \"B\"]\n\n1. e2e4 *",
        "[Game \"chess\"][White \"A\"][Black \"B\"] 1. e2e4 *",
        "  [ Game\t\"chess\" ]\n[White \"A\"\n]\n[Black\n\"B\"] 1. e2e4 *",
        "[\nGame \"chess\"]\n[White\"A\"]\n[Black \"B\"]1. e2e4 *",
    ] {
        let game = one(text);
        let tags: Vec<_> = game.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        assert_eq!(tags, [("Game", "chess"), ("White", "A"), ("Black", "B")], "{text}");
        assert_eq!((game.line, main_line(&game)), (1, vec!["e2e4"]), "{text}");
    }
    let (games, faults) = read("[Game \"a\"] 1. e4 e5 [Game \"b\"] 1. d4 *");
    assert_eq!((games.len(), faults), (2, vec![]));
    assert_eq!((main_line(&games[0]), main_line(&games[1])), (vec!["e4", "e5"], vec!["d4"]));
    // Brackets within turns are no tag of a new game.
    let (game, said) = told("[Game \"a\"]\n\n1. e4 [D] e5 [%clk 0:01:00] *");
    assert_eq!(said, ["line 3: this line should look like [Name \"value\"]"]);
    assert_eq!((main_line(&game), game.tree.node(2).clock), (vec!["e4", "e5"], Some(60_000)));
    // A malformed tag does not swallow its neighbours.
    let (game, said) = told("[Game chess] [White \"A\"]\n\n1. e4 *");
    assert_eq!((said.len(), game.game(), game.tag("White")), (1, Some("chess"), Some("A")));
}

#[test]
fn quotation_marks_without_backslash_are_kept() {
    for (text, white) in [
        ("[White \"\"Deep\" X\"]", "\"Deep\" X"),
        ("[White \"A \"Nick\" B\"]", "A \"Nick\" B"),
        ("[White \"Ann \"Queen\"\"] [Round \"1\"]", "Ann \"Queen\""),
        ("[White \"C:\\games\\\"]", "C:\\games\\"),
    ] {
        let (game, said) = told(&format!("{text}\n\n1. e4 *"));
        assert_eq!(game.tag("White"), Some(white), "{text}");
        assert_eq!(said, ["line 1: the value of White contains quotation marks without “\\”"], "{text}");
        assert!(read(&format!("{text}\n\n1. e4 *")).1[0].error.is_remark());
        assert_eq!(one(&game.to_text().unwrap()).tags, game.tags);
    }
    assert_eq!(one("[White \"C:\\games \\\"x\\\" \\\\\"]\n\n*").tag("White"), Some("C:\\games \"x\" \\"));
}

#[test]
fn results_are_written_in_many_ways() {
    for (word, result) in [
        ("1/2", "1/2-1/2"),
        ("½-½", "1/2-1/2"),
        ("½", "1/2-1/2"),
        ("½:½", "1/2-1/2"),
        ("1/2–1/2", "1/2-1/2"),
        ("1–0", "1-0"),
        ("1:0", "1-0"),
        ("0:1", "0-1"),
        ("0−1", "0-1"),
    ] {
        let game = one(&format!("1. e4 e5 {word}\n"));
        assert_eq!((game.result(), game.tree.len()), (result, 3), "{word}");
        let game = one(&format!("[Result \"{word}\"]\n\n1. e4 e5 {word}\n"));
        assert_eq!((game.tag("Result"), game.tree.len()), (Some(result), 3), "{word}");
    }
    // Castling with zeros is no result.
    assert_eq!(main_line(&one("1. 0-0 0-0-0 0-1")), ["0-0", "0-0-0"]);
    let said = |text: &str| told(text).1;
    assert_eq!(
        said("[Result \"1-0\"]\n\n1. e4 0-1"),
        ["line 3: the tag Result says “1-0”, but the game ends with 0-1"]
    );
    assert_eq!(said("[Result \"*\"]\n\n1. e4 0-1"), [""; 0]);
    assert_eq!(said("[Result \"1-0\"]\n\n1. e4 *"), [""; 0]);
}

#[test]
fn signs_of_annotators_are_glyphs() {
    for (sign, glyph) in [
        ("=", 10),
        ("∞", 13),
        ("+=", 14),
        ("⩲", 14),
        ("=+", 15),
        ("⩱", 15),
        ("+/-", 16),
        ("±", 16),
        ("-/+", 17),
        ("∓", 17),
        ("+-", 18),
        ("-+", 19),
        ("N", 146),
        ("D", 220),
        ("!?", 5),
        ("$36", 36),
    ] {
        let game = one(&format!("1. e4 e5 {sign} *"));
        assert_eq!((last_glyphs(&game), main_line(&game)), ([glyph].as_slice(), vec!["e4", "e5"]), "{sign}");
        // A sign alone may be what a turn ends with, or follow the turn without a blank.
        if sign.len() > 1 && !sign.starts_with(['$', 'T']) {
            let game = one(&format!("1. e4 Qh5{sign} *"));
            assert_eq!((last_glyphs(&game), main_line(&game)), ([glyph].as_slice(), vec!["e4", "Qh5"]), "{sign}");
        }
        assert_eq!(one(&game.to_text().unwrap()).to_string(), game.to_string());
    }
    let game = one("1. Nf3!?± Nf6?!∓+- *");
    assert_eq!((game.tree.node(1).glyphs.as_slice(), last_glyphs(&game)), ([5, 16].as_slice(), [6, 17, 18].as_slice()));
    let (game, said) = told("1. e4 $300 e5 *");
    assert_eq!(said, ["line 1: “$300” is not a glyph of the standard and is left out"]);
    assert_eq!(main_line(&game), ["e4", "e5"]);
    assert!(read("1. e4 $300 *").1[0].error.is_remark() && !read("1. e4 $x *").1[0].error.is_remark());
}

#[test]
fn words_that_repeat_what_the_position_shows_are_passed_over() {
    let game = one("1. e4 c5 2. e5 d5 3. exd6e.p. Kxd6 ch 4. exd6 e.p. (=) Q + 5. cxb6ep Qb1 mate *");
    assert_eq!(main_line(&game), ["e4", "c5", "e5", "d5", "exd6", "Kxd6", "exd6", "Q", "cxb6", "Qb1"]);
    let game = one("1. e4:d5 Q:d5 2. a8(Q) ７六歩(77) 3. C2=5 炮二平五 (3... P-7f) e2–e4 ♘f3 *");
    assert_eq!(main_line(&game), ["e4:d5", "Q:d5", "a8(Q)", "７六歩(77)", "C2=5", "炮二平五", "e2–e4", "♘f3"]);
    assert_eq!(game.tree.len(), 10);
    assert_eq!(one(&game.to_text().unwrap()).to_string(), game.to_string());
    // A variation needs no blank before it.
    let game = one("1. e4(d4)(1.c4)e5 *");
    assert_eq!((main_line(&game), game.tree.len()), (vec!["e4", "e5"], 5));
}

#[test]
fn commands_of_other_programs_are_read() {
    let game = one("1. e4 {[%eval -#3] [%emt 0:00:07] [%csl Ga1][%cal Rb1b2] so [%clk 1:02:03.5]} \
                    e5 {[%eval +0.35/20]} 2. d4 {[%eval #-2]} d5 {[%eval M4,30]} *");
    let nodes: Vec<_> = (1..=4).map(|id| (game.tree.node(id).evaluation, game.tree.node(id).clock)).collect();
    let win = |turns| Some(Evaluation::Win(turns));
    assert_eq!(
        nodes,
        [(win(-3), Some(3_723_500)), (Some(Evaluation::Centipawns(35)), None), (win(-2), None), (win(4), None)]
    );
    assert_eq!((game.tree.node(1).spent, game.tree.node(1).comment.as_str()), (Some(7_000), "so"));
    assert!(game.to_string().contains("{[%eval #-3] [%emt 0:00:07] [%clk 1:02:03.500] so}"), "{game}");
}

#[test]
fn braces_within_comments_are_text() {
    let game = one("1. e4 {a {nested {deeply}} b} e5 {and {more}\n{lines}\n} 2. d4 *");
    assert_eq!(main_line(&game), ["e4", "e5", "d4"]);
    assert_eq!(game.tree.node(1).comment, "a (nested (deeply)) b");
    assert_eq!(game.tree.node(2).comment, "and (more) (lines)");
    // The standard knows no braces in comments, so one alone does not keep a comment open.
    for end in ["*\n\n[Game \"b\"]\n\n1. d4 {x} *", "*"] {
        let text = format!("[Game \"a\"]\n\n1. e4 {{oh :{{ dear}} e5\n{{well}} 2. d4 ) {{so {{ }} {end}");
        let (games, faults) = read(&text);
        assert_eq!(faults.iter().map(ToString::to_string).collect::<Vec<_>>(), ["line 4: “)” without “(”"]);
        assert_eq!(main_line(&games[0]), ["e4", "e5", "d4"]);
        assert_eq!(games[0].tree.node(1).comment, "oh :( dear");
        assert_eq!((games[0].tree.node(2).comment.as_str(), games[0].tree.node(3).line), ("well", 4));
        assert_eq!(games.len(), if end.len() > 1 { 2 } else { 1 });
    }
}

#[test]
fn one_brace_without_partner_leaves_the_other_comments_as_they_are() {
    let game =
        one("1. e4 {a {nested} one} e5 {oh :{ dear} 2. Nf3 {another {nested {and deeper}} one} Nc6 {last {} {} one} *");
    assert_eq!(main_line(&game), ["e4", "e5", "Nf3", "Nc6"]);
    let comments: Vec<&str> = (1..=4).map(|id| game.tree.node(id).comment.as_str()).collect();
    assert_eq!(comments, ["a (nested) one", "oh :( dear", "another (nested (and deeper)) one", "last () () one"]);
    // So many that not all of them are kept.
    let many = "{".repeat(25_000);
    let game = one(&format!("1. e4 {{a }} e5 {many} }} 2. d4 {{b {{c}} d}} *"));
    assert_eq!((main_line(&game), game.tree.node(3).comment.as_str()), (vec!["e4", "e5", "d4"], "b (c) d"));
}

#[test]
fn a_variation_that_repeats_its_turn_does_not_become_the_main_line() {
    let game = one(
        "1. e4 (1. e4 c5 (1... e6 2. d4) 2. Nf3 (2. Nf3 d6)) (1. e4 c5 2. c3) 1... e5 2. Nf3 (2. Nf3 Nc6 3. Bb5) 2... Nf6 *",
    );
    assert_eq!(main_line(&game), ["e4", "e5", "Nf3", "Nf6"]);
    let first = &game.tree.node(1).children;
    let texts: Vec<&str> = first.iter().map(|&child| game.tree.node(child).turn.as_str()).collect();
    assert_eq!(texts, ["e5", "c5", "e6"]);
    // The line itself may go on as its variation did.
    let game = one("1. e4 (1. e4 c5 2. Nf3) 1... c5 2. d4 *");
    assert_eq!(main_line(&game), ["e4", "c5", "d4"]);
}

#[test]
fn comments_that_are_not_in_pairs_are_read_in_linear_time() {
    // Every game is a comment with a brace too many.
    let text = "{ {} * ".repeat(200_000);
    let begun = cpu_time::ThreadTime::now();
    let (games, _) = read(&text);
    assert!(games.len() > 90_000 && begun.elapsed() < std::time::Duration::from_secs(20), "{:?}", begun.elapsed());
}

#[test]
fn a_comment_without_end_does_not_swallow_the_next_games() {
    let (games, faults) =
        read("[Event \"A\"] 1. e2e4 {no end\n\nof it\n\n[Event \"B\"]\n\n1. d2d4 *\n\n[Event \"C\"]\n\n1. c2c4 {x} *");
    assert_eq!(
        faults.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["line 1: this comment is not closed: “}” is missing"]
    );
    let lines: Vec<_> = games.iter().map(|game| (game.tag("Event").unwrap(), game.line, main_line(game))).collect();
    assert_eq!(lines, [("A", 1, vec!["e2e4"]), ("B", 5, vec!["d2d4"]), ("C", 9, vec!["c2c4"])]);
    assert_eq!(games[0].tree.node(1).comment, "no end of it");
    // Brackets and blank lines alone do not end a comment.
    let game = one("1. e2e4 {see\n\n[there]\n[Event \"B\"] and\n\n[%clk 0:01:00]} *");
    assert_eq!(game.tree.node(1).comment, "see [there] [Event \"B\"] and");
}

#[test]
fn numbers_that_begin_again_begin_a_game() {
    let (games, faults) = read("1. e2e4 e7e5\n\n1. d2d4 d7d5 *");
    assert_eq!(games.iter().map(main_line).collect::<Vec<_>>(), [["e2e4", "e7e5"], ["d2d4", "d7d5"]]);
    assert_eq!(faults[0].to_string(), "line 3: the numbers begin again here, so this is read as the next game");
    assert!(faults.len() == 1 && faults[0].error.is_remark());
    assert_eq!(read("1.e4 e5 2.d4\n1.d4 d5 2.c4\n\n1.c4\n\n1 e4").0.len(), 4);
    // These are single games.
    for text in [
        "1. e4\n\n1... e5 2. d4 *",
        "1. e4 {so}\n\n1. ... e5 2. d4 *",
        "1. e4 e5 2. d4 (2. c4\n\n1. x) d5 *",
        "1. e4\n1. e5 *",
        "1. e4 1. e5 1. d4 *",
    ] {
        let (games, _) = read(text);
        assert_eq!(games.len(), 1, "{text}");
    }
}

#[test]
fn a_comment_after_the_result_belongs_to_the_game_that_ended() {
    let (games, faults) = read("1. e4 1-0 {White wins on time} ; so\n{Another game.} 1. d4 *\n");
    assert_eq!((games.len(), faults), (2, vec![]));
    assert_eq!(games[0].tree.node(1).comment, "White wins on time so");
    assert_eq!((games[1].tree.node(Tree::ROOT).comment.as_str(), games[1].line), ("Another game.", 2));
}

#[test]
fn a_word_that_is_no_turn_ends_its_line() {
    let (game, said) = told("1. e4 (1. d4 e7?e5 2. c4 $1 {lost} (2. x?y?) c5) 1... c5 2. Nf3 *");
    assert_eq!(said, ["line 1: “e7?e5” is not a turn; the rest of this line is left out"]);
    assert_eq!((main_line(&game), game.tree.len()), (vec!["e4", "c5", "Nf3"], 5));
    let (games, faults) = read("1. e4 §§§ e5 § (1... c5 §) 2. d4 $5 1-0\n\n1. d4 *");
    assert_eq!((games.len(), faults.len(), games[0].result()), (2, 1, "1-0"));
    assert_eq!((main_line(&games[0]), main_line(&games[1])), (vec!["e4"], vec!["d4"]));
}

#[test]
fn comments_to_the_end_of_a_line_and_turns_over_lines() {
    let game = one("1. e4 ; the best } ( [\n%not for us {\n e5 2.\nNf3\n2...\nNc6 ;\n*");
    assert_eq!(main_line(&game), ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(game.tree.node(1).comment, "the best ) ( [");
}

#[test]
fn lines_of_engine_protocols_are_games() {
    for (text, start, turns) in [
        ("position startpos moves 7g7f 3c3d", None, vec!["7g7f", "3c3d"]),
        ("startpos moves e2e4", None, vec!["e2e4"]),
        ("position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2", Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), vec!["e1e2"]),
        ("sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1 moves 5i5h", Some("4k4/9/9/9/9/9/9/9/4K4 b - 1"), vec!["5i5h"]),
        ("position sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1", Some("4k4/9/9/9/9/9/9/9/4K4 b - 1"), vec![]),
    ] {
        let game = one(text);
        assert_eq!((game.start(), main_line(&game)), (start, turns), "{text}");
    }
    assert_eq!(read("position startpos moves e2e4\nposition startpos moves e2e4 e7e5\n").0.len(), 2);
}

#[test]
fn null_moves_are_turns() {
    let game = one("1. e4 -- 2. d4 Z0 3. c4 <> 4. Nc3 *");
    assert_eq!(main_line(&game).len(), 7);
    assert_eq!(main_line(&one(&game.to_text().unwrap())), main_line(&game));
}

#[test]
fn encodings_are_recognised() {
    let text = "[White \"Müller\"]\r\n[Black \"Žižka\"]\r\n\r\n1. e4 {½ — “so”} ½-½\r\n";
    let utf16 = |big: bool| -> Vec<u8> {
        let units = std::iter::once(0xfeff).chain(text.encode_utf16());
        units.flat_map(|unit| if big { unit.to_be_bytes() } else { unit.to_le_bytes() }).collect()
    };
    for bytes in [text.as_bytes().to_vec(), [b"\xef\xbb\xbf", text.as_bytes()].concat(), utf16(false), utf16(true)] {
        let (games, said) = found(&bytes);
        assert_eq!((games.len(), said), (1, vec![]));
        assert_eq!((games[0].tag("White"), games[0].tag("Black")), (Some("Müller"), Some("Žižka")));
        assert_eq!((games[0].result(), games[0].tree.node(1).comment.as_str()), ("1/2-1/2", "½ — “so”"));
    }
    // Windows-1252, where 0x93 and 0x94 are quotation marks; said once.
    let (games, said) = found(b"[White \"Ann\"]\n[Black \"M\xfcller\"]\n\n1. e4 {\x93so\x94} \xbd-\xbd\n");
    assert_eq!(said, ["line 2: this is not UTF-8, so it is read as windows-1252"]);
    assert_eq!((games[0].tag("Black"), games[0].result()), (Some("Müller"), "1/2-1/2"));
    assert_eq!(games[0].tree.node(1).comment, "“so”");
    // Nothing depends on where the input is cut.
    let (whole, cut) =
        (found(&utf16(false)), Games::new(Trickle(&utf16(false))).map(Result::unwrap).collect::<Vec<_>>());
    assert_eq!(cut, whole.0.into_iter().map(Found::Game).collect::<Vec<_>>());
}

/// A reader that gives a byte at a time.
struct Trickle<'b>(&'b [u8]);

impl std::io::Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let count = buffer.len().min(self.0.len()).min(1);
        buffer[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}
