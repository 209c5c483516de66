//! Positions of other people and programs: what is read, and what is said about it (G-11).

use std::sync::Arc;

use variorum_notation::{Remark, read_position, read_setup};
use variorum_rules::{Arrays, PositionError, PositionErrors, Rules};

fn rules(game: &str) -> Arc<Rules> {
    variorum_library::rules(game).expect("it compiles")
}

/// The text read, written in our own notation, and the codes of the remarks.
#[track_caller]
fn read(game: &str, text: &str) -> (String, Vec<Remark>) {
    let read = read_position(&rules(game), text).unwrap_or_else(|errors| panic!("{text}: {errors}"));
    (read.position.text(), read.remarks)
}

/// The text is read as ours, without a remark.
#[track_caller]
fn same(game: &str, theirs: &str, ours: &str) {
    assert_eq!(read(game, theirs), (ours.to_owned(), Vec::new()), "{theirs}");
    assert_eq!(read(game, ours), (ours.to_owned(), Vec::new()), "{ours}");
}

/// The text is read as ours, with these sentences.
#[track_caller]
fn told(game: &str, theirs: &str, ours: &str, sentences: &[&str]) {
    let (text, remarks) = read(game, theirs);
    let said: Vec<String> = remarks.iter().map(ToString::to_string).collect();
    assert_eq!((text.as_str(), said), (ours, sentences.iter().map(|&said| said.to_owned()).collect()), "{theirs}");
}

fn refused(game: &str, text: &str) -> PositionErrors {
    read_position(&rules(game), text).expect_err(text)
}

const SHOGI: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";

/// In SFEN `b` is the first player, also where the number of the turn is missing.
#[test]
fn the_first_player_of_sfen() {
    let ours = "4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1";
    let exchanged = ["the text is read as SFEN, where “b” means White to move"];
    told("shogi", "4k4/9/9/9/9/9/9/9/4K4 b -", ours, &exchanged);
    // The side alone is not SFEN's form.
    let side = ["“b” is read as Black to move"];
    told("shogi", "4k4/9/9/9/9/9/9/9/4K4 b", &ours.replace("] w", "] b"), &side);
    told("shogi", "4k4/9/9/9/9/9/9/9/4K4 b P", &ours.replace("[]", "[P]"), &exchanged);
    let black = "the text is read as SFEN, where “w” means Black to move";
    told("shogi", "4k4/9/9/9/9/9/9/9/4K4 w -", &ours.replace("] w", "] b"), &[black]);
    told("minishogi", "4k/5/5/5/4K b -", "4k/5/5/5/4K[] w - - 0 1", &exchanged);
    // With the number, or the word, there is nothing to guess.
    same("shogi", &format!("{SHOGI} b - 1"), &format!("{SHOGI}[] w - - 0 1"));
    same("shogi", &format!("sfen {SHOGI} b -"), &format!("{SHOGI}[] w - - 0 1"));
    same("shogi", &format!("position sfen {SHOGI} w - 2"), &format!("{SHOGI}[] b - - 0 1"));
    same("shogi", "4k4/9/9/9/9/9/9/9/4K4 w 2Pb 4", "4k4/9/9/9/9/9/9/9/4K4[2Pb] b - - 0 2");
    same("shogi", "4k4/9/4+P4/9/9/9/9/9/4K4 b - 3", "4k4/9/4+P4/9/9/9/9/9/4K4[] w - - 0 2");
    same("shogi", "4k4/9/9/9/9/9/9/9/4K4 b R12Pb 7", "4k4/9/9/9/9/9/9/9/4K4[R12Pb] w - - 0 4");
    same("minishogi", "rbsgk/4p/5/P4/KGSBR b - 1", "rbsgk/4p/5/P4/KGSBR[] w - - 0 1");
    told(
        "shogi",
        &format!("position sfen {SHOGI} b - 1 moves 7g7f 3c3d"),
        &format!("{SHOGI}[] w - - 0 1"),
        &["only the position is read, not the moves that follow it"],
    );
}

/// The FEN of shogi-like games has other forms, with White as the first player.
#[test]
fn fen_of_shogi() {
    let ours = "4k4/9/9/9/9/9/9/9/4K4[P] w - - 0 1";
    same("shogi", "4k4/9/9/9/9/9/9/9/4K4[P] w - 1", ours);
    same("shogi", "4k4/9/9/9/9/9/9/9/4K4[P] w 0 1", ours);
    same("shogi", "4k4/9/9/9/9/9/9/9/4K4 [P] w - - 0 1", ours);
    same("shogi", "4k4/9/9/9/9/9/9/9/4K4[-] b - 1", "4k4/9/9/9/9/9/9/9/4K4[] b - - 0 1");
    same("shogi", &format!("{SHOGI}[-] w 0 1"), &format!("{SHOGI}[] w - - 0 1"));
    same("shogi", &format!("{SHOGI} w - - 0 1"), &format!("{SHOGI}[] w - - 0 1"));
}

/// Where `M` stands in a text, `C` is the cardinal.
#[test]
fn letters_that_apply_as_a_whole() {
    let rest = "4k5/10/10/10/10/10/10/10/10";
    let (marshal, cardinal) = (
        "“M” is read as a piece of the type Marshal, as the text uses other letters than ours",
        "“C” is read as a piece of the type Cardinal, as the text uses other letters than ours",
    );
    told("grand-chess", &format!("{rest}/2MC1K4 w - - 0 1"), &format!("{rest}/2CA1K4 w - - 0 1"), &[marshal, cardinal]);
    same("grand-chess", &format!("{rest}/2CA1K4 w - - 0 1"), &format!("{rest}/2CA1K4 w - - 0 1"));
    let start = "r8r/1nbqkmcbn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKMCBN1/R8R";
    let (text, remarks) = read("grand-chess", &format!("{start} w - - 0 1"));
    assert_eq!(text, format!("{} w - - 0 1", start.replace("mc", "ca").replace("MC", "CA")));
    assert_eq!(remarks.len(), 2);
    let other = "5k4/10/10/10/10/10/10/2M2KC3 w - - 0 1";
    assert_eq!(read("capablanca", other).0, "5k4/10/10/10/10/10/10/2C2KA3 w - - 0 1");
    same("xiangqi", "4g4/9/9/9/4s4/9/9/9/9/3G5 w", "4k4/9/9/9/4p4/9/9/9/9/3K5 w - - 0 1");
}

#[test]
fn sides_in_other_words() {
    let ours = "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1";
    for (word, said) in [("r", "r"), ("W", "W"), ("red", "red"), ("white", "white")] {
        let said = format!("“{said}” is read as White to move");
        told("xiangqi", &format!("4k4/9/9/9/9/9/9/9/9/3K5 {word} - - 0 1"), ours, &[&said]);
    }
    told("xiangqi", &ours.replace(" w", " B"), &ours.replace(" w", " b"), &["“B” is read as Black to move"]);
    told("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5", ours, &["the text does not say who is to move: taken to be White"]);
    assert!(refused("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 x - - 0 1").to_string().contains("“x”"));
}

/// Makruk counts the moves of an ending in fields 4 and 5.
#[test]
fn counts_of_moves() {
    let board = "4k3/8/8/8/8/8/R7/4K3";
    let ours = |halfmove: u32, number: u32| format!("{board} w - - {halfmove} {number}");
    told("makruk", &format!("{board} w - 128 49 91"), &ours(0, 91), &["the count 49 of 128 is left out"]);
    told("makruk", &format!("{board} w - 16 3 60"), &ours(0, 60), &["the count 3 of 16 is left out"]);
    same("makruk", &format!("{board} w - - 0 0 1"), &ours(0, 1));
    same("makruk", &format!("{board} w - 0 1"), &ours(0, 1));
    same("makruk", &format!("{board} w - 0 12 7"), &ours(12, 7));
}

#[test]
fn hands_in_other_places() {
    let ours = "4k3/8/8/8/8/8/8/4K3[QNp] w - - 0 22";
    for theirs in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 22 QNp",
        "4k3/8/8/8/8/8/8/4K3[QNp] w - - 0 22",
        "4k3/8/8/8/8/8/8/4K3/QNp w - - 0 22",
        "4k3/8/8/8/8/8/8/4K3 [QNp] w - - 0 22",
    ] {
        same("crazyhouse", theirs, ours);
    }
    let none = "4k3/8/8/8/8/8/8/4K3[] w - - 0 22";
    for theirs in
        ["4k3/8/8/8/8/8/8/4K3/ w - - 0 22", "4k3/8/8/8/8/8/8/4K3 w - - 0 22 -", "4k3/8/8/8/8/8/8/4K3[-] w - - 0 22"]
    {
        same("crazyhouse", theirs, none);
    }
    same("chess", "4k3/8/8/8/8/8/8/4K3/ w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert!(refused("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 QNp").to_string().contains("one field too many"));
    assert!(refused("chess", "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1").to_string().contains("nobody has pieces in hand"));
}

#[test]
fn runs_of_digits() {
    let ours = "4k5/10/10/10/10/10/10/10/10/4K5 w - - 0 1";
    told(
        "grand-chess",
        "4k5/91/55/10/10/10/10/10/10/4K5 w - - 0 1",
        ours,
        &["“91” is read as 10 empty cells", "“55” is read as 10 empty cells"],
    );
    same("grand-chess", ours, ours);
    told(
        "chess",
        "4k3/44/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        &["“44” is read as 8 empty cells"],
    );
    assert!(refused("chess", "4k3/45/8/8/8/8/8/4K3 w - - 0 1").to_string().contains("“45”"));
}

#[test]
fn epd_and_its_operations() {
    let board = "r3k2r/8/8/8/8/8/8/R3K2R w";
    let ours = |counters: &str| format!("{board} a1,h1,a8,h8 - {counters}");
    told(
        "chess",
        &format!("{board} KQkq - hmvc 4; fmvn 7; bm Qxf7#; id \"x\";"),
        &ours("4 7"),
        &["these operations are left out: bm id"],
    );
    told("chess", &format!("{board} KQkq - bm e8=Q;"), &ours("0 1"), &["these operations are left out: bm"]);
    same("chess", &format!("{board} KQkq - 0 1;"), &ours("0 1"));
    same("chess", &format!("{board} KQkq - fmvn 9;"), &ours("0 9"));
    same("chess", &format!("{board} KQkq -"), &ours("0 1"));
    same("chess", &format!("{board} KQkq - - -"), &ours("0 1"));
}

#[test]
fn wrappings() {
    let ours = "r3k2r/8/8/8/8/8/8/R3K2R w a1,h1,a8,h8 - 0 1";
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for theirs in [
        format!("\"{fen}\""),
        format!("[FEN \"{fen}\"]"),
        format!("[ Start  \"{fen}\" ]"),
        format!("position fen {fen}"),
        format!("fen: {fen}"),
        format!("FEN={fen}"),
        format!("setboard {fen}"),
        format!("“{fen}”"),
        format!(" \t{fen}\r\n"),
        fen.replace(' ', "_"),
        format!("fen={}", fen.replace(' ', "_")),
    ] {
        same("chess", &theirs, ours);
    }
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,h1,a8,h8 - 0 1";
    same("chess", "startpos", start);
    same("chess", "position startpos", start);
    assert_eq!(refused("chess", "  ").0.len(), 1);
    assert_eq!(refused("chess", "[FEN \"\"]").0.len(), 1);
}

#[test]
fn fields_that_mean_nothing_here() {
    let ours = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    for checks in ["+0+0", "3+3"] {
        let said = format!("“{checks}” has no meaning in this game and is left out");
        told("chess", &format!("4k3/8/8/8/8/8/8/4K3 w - - 0 1 {checks}"), ours, &[&said]);
        told("chess", &format!("4k3/8/8/8/8/8/8/4K3 w - - {checks} 0 1"), ours, &[&said]);
    }
    told(
        "chess",
        &ours.replace("w - -", "w - e3"),
        ours,
        &["en passant: no piece can just have passed e3; the field is left out"],
    );
    told(
        "xiangqi",
        "4k4/9/9/9/9/9/9/9/9/3K5 w KQkq - 0 1",
        "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1",
        &["this game has no castling; “KQkq” is left out"],
    );
}

#[test]
fn the_duck() {
    let board = "rnbqkbnr/pppppppp/8/8/8/4*3/PPPPPPPP/RNBQKBNR w";
    let ours = format!("{board} a1,h1,a8,h8 - 0 1");
    told("duck-chess", &format!("{board} KQkq - 0 1").replace('*', "^"), &ours, &["“^” is read as “*”"]);
}

/// Castling letters without a piece behind them are dropped, as other programs drop them, and in the words of FEN.
#[test]
fn castling_letters_without_a_partner() {
    told(
        "chess",
        "r3k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K3 w a1,a8,h8 - 0 1",
        &["castling: there is no Rook for K; the right is left out"],
    );
    // Gothic chess with the kings on e: ours castle from f.
    told(
        "capablanca",
        "r3k4r/10/10/10/10/10/10/R3K4R w KQ - 0 1",
        "r3k4r/10/10/10/10/10/10/R3K4R w - - 0 1",
        &[
            "castling: the King on e1 cannot castle as K says; the right is left out",
            "castling: the King on e1 cannot castle as Q says; the right is left out",
        ],
    );
    let said = refused("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkqx - 0 1").to_string();
    assert_eq!(
        said,
        "castling: “KQkqx” should be “-”, letters such as “KQkq”, or the cells of the partners, separated by commas"
    );
    let said = refused("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq x3 0 1").to_string();
    assert_eq!(
        said,
        "en passant: “x3” should be “-” or the cells that a piece has just passed, such as “e3” or “e3:e4”"
    );
}

#[test]
fn en_passant() {
    let board = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b";
    let ours = format!("{board} a1,h1,a8,h8 e3:e4 0 1");
    same("chess", &format!("{board} KQkq e3 0 1"), &ours);
    same("chess", &format!("{board} KQkq e3 - -"), &ours);
    same("chess", &format!("{board} KQkq E3 0 1"), &ours);
    // The cell behind a pawn is occupied, so nothing passed it.
    let occupied = "4k3/8/8/8/3pP3/4N3/8/4K3 b - - 0 1";
    let said = "en passant: no piece can just have passed e3; the field is left out";
    told("chess", &occupied.replace("- -", "- e3"), occupied, &[said]);
}

/// Every fault of a board is told once, and nothing else about a board that cannot be read.
#[test]
fn faults() {
    assert_eq!(refused("chess", "4k3/8/8/8/8/8/4K3 w KQkq e3 0 1").0.len(), 1);
    assert!(refused("chess", &"8/".repeat(20_000)).to_string().contains("too long"));
    assert_eq!(
        refused("chess", "4k3/8/8/8/8/8/8/8 w - - 0 1").to_string(),
        "White must have exactly one King on the board, not 0"
    );
    let setup = read_setup(&rules("chess"), "position fen 4k3/8/8/8/8/8/8/8 w KQ - 0 1").expect("readable");
    assert_eq!((setup.setup.pieces.len(), setup.remarks.len()), (1, 2));
}

/// What cannot occur in a game is read all the same.
#[test]
fn positions_that_cannot_occur() {
    let as_it_is = |game: &str, text: &str, sentences: &[&str]| told(game, text, text, sentences);
    as_it_is(
        "chess",
        "P3k3/8/8/8/8/8/8/p3K3 w - - 0 1",
        &[
            "in a game, White cannot have a piece of the type Pawn on a8",
            "in a game, Black cannot have a piece of the type Pawn on a1",
        ],
    );
    as_it_is(
        "chess",
        "4k3/8/8/8/8/8/8/PP2K3 w - - 0 1",
        &["in a game, White cannot have a piece of the type Pawn on a1, b1"],
    );
    as_it_is("chess", "4k3/8/8/8/PPPPPPPP/8/8/QRRBBNNK w - - 0 1", &[]);
    as_it_is("chess", "4k3/8/8/8/1PPPPPPP/8/8/QQRRBBNK w - - 0 1", &[]);
    as_it_is(
        "chess",
        "4k3/8/8/PPPPPPPP/PPPPPPPP/8/8/4K3 w - - 0 1",
        &["White has 16 pieces of the type Queen and of its promoted forms, but can have only 15"],
    );
    as_it_is(
        "xiangqi",
        "3K5/9/9/9/9/9/9/9/9/5k3 w - - 0 1",
        &[
            "in a game, White cannot have a piece of the type General on d10",
            "in a game, Black cannot have a piece of the type General on f1",
        ],
    );
    as_it_is(
        "xiangqi",
        "3k5/9/9/9/9/9/9/P8/9/B3K4 w - - 0 1",
        &[
            "in a game, White cannot have a piece of the type Elephant on a1",
            "in a game, White cannot have a piece of the type Soldier on a3",
        ],
    );
    as_it_is(
        "shogi",
        "P3k4/9/9/9/9/9/9/9/4K4[] w - - 0 1",
        &["in a game, White cannot have a piece of the type Pawn on a9"],
    );
    as_it_is(
        "shogi",
        "4k4/9/9/P8/9/P8/9/9/4K4[] w - - 0 1",
        &["in a game, White cannot have two pieces of the type Pawn on the file a"],
    );
    as_it_is(
        "shogi",
        "4k4/9/9/9/9/9/9/9/4K4[30P] w - - 0 1",
        &["the game has 18 pieces of the type Pawn and of its promoted forms, but here are 30"],
    );
    // In crazyhouse pawns change files.
    as_it_is("crazyhouse", "4k3/8/8/P7/8/P7/8/4K3[] w - - 0 1", &[]);
    // In Annan shogi they move like the piece behind them.
    as_it_is("annan-shogi", "4k4/9/9/P8/9/P8/9/9/4K4[] w - - 0 1", &[]);
}

#[test]
fn random_starts_by_number_and_name() {
    let position = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    let text = format!(
        "id = 'test'\nbase = 'chess'\n[about]\nname = 'Test'\nsummary = 'Test.'\n\
        [[start]]\nname = 'Fixed'\nposition = '{position}'\n\
        [[start]]\nname = 'Queens'\nposition = '{position}'\nshuffle = {{ cells = 'cells d1 e1' }}\n\
        [[start]]\nname = 'Kings too'\nposition = '{position}'\nshuffle = {{ cells = 'files c-e of rank 1' }}\n"
    );
    let loaded = variorum_gamedef::load_with(&text, "test", &variorum_library::BuiltIn);
    let rules = Rules::compile(&loaded.definition.unwrap()).unwrap();
    let read = |text: &str| read_position(&rules, text).map(|read| read.position);
    let of = |start: usize, number: u64| Arrays::of_start(&rules, start).unwrap().position(number).unwrap();
    assert_eq!(read("array 1"), Ok(of(1, 1)));
    assert_eq!(read("array 5 kings  too"), Ok(of(2, 5)));
    assert_eq!(read("array 2"), Err(PositionErrors(vec![PositionError::NoSuchArray { number: 2, count: 2 }])));
    for name in ["Fixed", "Bishops"] {
        let missing = PositionErrors(vec![PositionError::NoSuchShuffle { name: name.to_owned() }]);
        assert_eq!(read(&format!("array 0 {name}")), Err(missing));
    }
}
