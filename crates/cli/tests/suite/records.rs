//! `variorum record`: files of other programs are read, and games go out as others read them.

use crate::support::{Scratch, output, run};

const FOREIGN: &str = "[White \"A\"] [Black \"M\u{fc}ller\"]\n\n1. e4 e5 2. Nf3 Nc6 (2... Nf6) 3. Bb5 a6 4. O-O -- 5. d4 1/2\n\n\
[Variant \"Chess960\"]\n[FEN \"bnrbnkrq/pppppppp/8/8/8/8/PPPPPPPP/BNRBNKRQ w KQkq - 0 1\"]\n\n1. Nd3 Nd6 2. O-O *\n";

#[test]
fn games_in_algebraic_notation_are_checked() {
    let file = Scratch::new("foreign.pgn", FOREIGN);
    let name = file.name();
    assert_eq!(
        output(&["record", name]),
        format!(
            "{name}:1: remark: the game is not named, so it is read as chess\n2 games, 13 turns, 0 errors, 1 remarks\n"
        )
    );
    // Another game can be named, and the file tells its own.
    let xiangqi = Scratch::new("xiangqi.pgn", "1. C2=5 H8+7 *\n\n[Variant \"Shogi\"]\n\n1. P-7f *\n");
    assert_eq!(output(&["record", xiangqi.name(), "--game", "xiangqi"]), "2 games, 3 turns, 0 errors\n");
    // Dropped pieces go before the game that was named, which is then a guess again.
    let drops = Scratch::new("dropped.pgn", "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. d4 @e4 *\n");
    assert!(output(&["record", drops.name(), "--game", "chess"]).contains("read as crazyhouse\n"));
    let unknown = Scratch::new("kriegspiel.pgn", "[Variant \"Kriegspiel\"]\n\n1. e2e4 e7e5 *\n");
    let ran = run(&["record", unknown.name()]);
    assert_eq!(
        (ran.code, ran.out.contains("kriegspiel.pgn:1: there is no game “Kriegspiel” here")),
        (1, true),
        "{}",
        ran.out
    );
}

#[test]
fn games_are_converted_to_other_notations() {
    let file = Scratch::new("convert.pgn", FOREIGN);
    let to = |form: &str| output(&["record", file.name(), "--convert", "--to", form]);
    let own = output(&["record", file.name(), "--convert"]);
    assert_eq!(own, to("own"));
    assert!(own.contains("1. e2e4 e7e5 2. g1f3 b8c6 (2... g8f6) 3. f1b5 a7a6 4. e1h1 -- 5. d2d4 1/2-1/2\n"), "{own}");
    assert!(
        own.contains("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"bnrbnkrq/pppppppp/8/8/8/8/PPPPPPPP/BNRBNKRQ w"),
        "{own}"
    );
    assert!(own.contains("1. e1d3 e8d6 2. f1g1 *\n"), "{own}");
    let san = to("san");
    assert!(san.contains("1. e4 e5 2. Nf3 Nc6 (2... Nf6) 3. Bb5 a6 4. O-O -- 5. d4 1/2-1/2\n"), "{san}");
    assert!(san.contains("1. Nd3 Nd6 2. O-O *\n"), "{san}");
    let uci = to("uci");
    assert!(uci.contains("3. f1b5 a7a6 4. e1g1 -- 5. d2d4") && uci.contains("2. f1g1 *"), "{uci}");
    // All of them read back as the same games.
    for text in [&san, &uci] {
        let again = Scratch::new("again.pgn", text);
        assert_eq!(output(&["record", again.name(), "--convert"]), own);
    }
    assert_eq!(
        output(&["record", file.name(), "--moves"]),
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1h1 -- d2d4\ne1d3 e8d6 f1g1\n"
    );
    let fen = to("fen");
    assert_eq!(fen.lines().filter(|line| line.is_empty()).count(), 1);
    assert_eq!(fen.lines().next(), Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    assert!(fen.contains("\nr1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3\n"), "{fen}");
    let epd = to("epd");
    assert!(epd.contains("\nr1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - hmvc 2; fmvn 3;\n"), "{epd}");
}

#[test]
fn traditions_have_their_notations() {
    let shogi = Scratch::new("shogi.pgn", "[Game \"shogi\"]\n\n1. P-7f P-3d 2. Bx2b+ Sx2b *\n");
    let to = |file: &Scratch, form: &str| output(&["record", file.name(), "--convert", "--to", form]);
    let own = to(&shogi, "own");
    for (form, turns) in [
        ("usi", "1. 7g7f 3c3d 2. 8h2b+ 3a2b *"),
        ("hodges", "1. P-7f P-3d 2. Bx2b+ Sx2b *"),
        ("kif", "   3 ２二角成(88)\n   4 同　銀(31)\n"),
    ] {
        let text = to(&shogi, form);
        assert!(text.contains(turns), "{text}");
        if form != "kif" {
            assert_eq!(to(&Scratch::new("shogi-again.pgn", &text), "own"), own);
        }
    }
    let xiangqi = Scratch::new("cannons.pgn", "[Variant \"Xiangqi\"]\n\n1. C2=5 H8+7 *\n");
    let own = to(&xiangqi, "own");
    assert!(own.contains("1. h3e3 h10g8 *"), "{own}");
    for (form, turns) in [("wxf", "1. C2=5"), ("chinese", "1. 炮二平五"), ("iccs", "1. H2-E2 H9-G7 *")] {
        let text = to(&xiangqi, form);
        assert!(text.contains(turns), "{text}");
        assert_eq!(to(&Scratch::new("cannons-again.pgn", &text), "own"), own);
    }
    let zero = Scratch::new("zero.pgn", "[Game \"xiangqi\"]\n\n1. h2e2 h9g7 *\n");
    assert!(output(&["record", zero.name()]).contains("zero.pgn:1: remark: ranks are read as counted from 0"));
    let refused = std::process::Command::new(env!("CARGO_BIN_EXE_variorum"));
    let ran = { refused }.args(["record", xiangqi.name(), "--convert", "--to", "usi"]).output().unwrap();
    assert_eq!(ran.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&ran.stderr).contains("xiangqi has no such notation"));
}

#[test]
fn what_cannot_be_converted_is_told_and_the_rest_converted() {
    let file = Scratch::new("half.pgn", "[Game \"chess\"]\n\n1. e4 e5 2. Nd4 Nc6 *\n\n[Game \"none\"]\n\n1. x *\n");
    let words = ["record", file.name(), "--convert", "--to", "san"];
    let ran = std::process::Command::new(env!("CARGO_BIN_EXE_variorum")).args(words).output().unwrap();
    assert_eq!(ran.status.code(), Some(1));
    let (out, said) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(out.contains("1. e4 e5 2. Nd4 Nc6 *"), "{out}");
    assert!(said.contains("half.pgn:3: “Nd4” is not a legal turn here"), "{said}");
    assert!(said.contains("half.pgn:5: there is no game “none” here"), "{said}");
}

#[test]
fn kif_files_are_checked_and_their_errors_counted() {
    let folder = std::env::temp_dir().join("variorum-records-kif");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("game.kif");
    std::fs::write(&file, "手合割：平手\n手数----指手--\n   1 ７六歩(77)\n   2 ９九玉(59)\n").expect("a file");
    let output =
        std::process::Command::new(env!("CARGO_BIN_EXE_variorum")).arg("record").arg(&file).output().expect("it runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains(":4: ") && text.contains("1 games, 1 turns, 1 errors"), "{text}");
    assert_eq!(output.status.code(), Some(1));
    std::fs::remove_dir_all(&folder).expect("it can be removed");
}

#[test]
fn what_a_csa_file_cannot_hold_is_said() {
    let file =
        Scratch::new("varied.pgn", "[Game \"shogi\"]\n\n1. P-7f {[%emt 0:00:12] So.} P-3d (1... P-8d 2. P-2f) *\n");
    let words = ["record", file.name(), "--convert", "--to", "csa"];
    let ran = std::process::Command::new(env!("CARGO_BIN_EXE_variorum")).args(words).output().expect("it runs");
    let (out, said) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(out.contains("+7776FU\nT12\n'*So.\n-3334FU\n%CHUDAN\n"), "{out}");
    assert!(said.ends_with("varied.pgn:1: remark: CSA files have no variations, so turns are left out: 2\n"), "{said}");
    assert_eq!(ran.status.code(), Some(0));
}

#[test]
fn files_of_shogi_are_converted_and_name_their_game() {
    let two = "V2.2\nN+A\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n/\nPI82HI\n-\n-5142OU\n%CHUDAN\n";
    let csa = Scratch::new("two.csa", two);
    assert_eq!(output(&["record", csa.name()]), "2 games, 3 turns, 0 errors\n");
    assert_eq!(output(&["record", csa.name(), "--moves"]), "c3c4 g7g6\ne9f8\n");
    let to = |file: &Scratch, form: &str| output(&["record", file.name(), "--convert", "--to", form]);
    let again = to(&csa, "csa");
    assert!(again.starts_with("V2.2\nN+A\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n/\nV2.2\nP1-KY-KE-GI-KI-OU"), "{again}");
    assert_eq!(to(&Scratch::new("two-again.csa", &again), "own"), to(&csa, "own"));
    let ki2 = to(&csa, "ki2");
    assert!(ki2.contains("手合割：平手\n\n▲７六歩　△３四歩\nまで2手で後手の勝ち\n"), "{ki2}");
    // The board or the heading says which game it is; the user can say so, too.
    let mini = Scratch::new("mini.pgn", "[Game \"minishogi\"]\n\n1. b1b2 *\n");
    for form in ["kif", "ki2", "csa"] {
        let text = to(&mini, form);
        let file = Scratch::new("mini-again", &text);
        assert_eq!(output(&["record", file.name()]), "1 games, 1 turns, 0 errors\n", "{text}");
        assert!(to(&file, "own").starts_with("[Game \"minishogi\"]"), "{text}");
    }
    assert!(to(&mini, "kif").contains("手合割：5五将棋\n"));
    let bare = Scratch::new("bare.kif", "手数----指手--\n   1 ２四歩(25)\n");
    let ran = run(&["record", bare.name()]);
    assert!(ran.out.contains("bare.kif:1: remark: the game is not named, so it is read as shogi\n"), "{}", ran.out);
    let file = Scratch::new("mini.kif", "手数----指手--\n   1 ５三歩(54)\n");
    assert_eq!(output(&["record", file.name(), "--game", "minishogi"]), "1 games, 1 turns, 0 errors\n");
    let refused = run(&["record", bare.name(), "--game", "chess"]);
    assert_eq!(refused.code, 2);
    // A game that is named, but is not here.
    let other = Scratch::new("other.kif", "手合割：中将棋\n手数----指手--\n");
    assert!(run(&["record", other.name()]).out.contains("other.kif:1: there is no game “中将棋” here\n"));
    // Pieces that are dropped show that a game without tags is no chess.
    let drops = Scratch::new("drops.pgn", "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. d4 @e4 *\n");
    let said = output(&["record", drops.name()]);
    assert!(said.ends_with("read as crazyhouse\n1 games, 8 turns, 0 errors, 1 remarks\n"), "{said}");
}
