//! `variorum import`: reports, files that compile, and counts that other programs have too.

use std::fs;
use std::path::PathBuf;

use crate::support::{Scratch, error, output, run};
use insta::assert_snapshot;

const VARIANTS: &str = "\
# A few variants.
[small:chess]
maxFile = 5
maxRank = 5
startFen = rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1
promotionRegionWhite = *5
promotionRegionBlack = *1
doubleStep = false
castling = false

[leapers:small]
customPiece1 = n:NpNN
cambodianMoves = true
flagpiece = k
promotionRegionWhite = 9*

[nowhere:elsewhere]

[hopping-house:crazyhouse]
customPiece1 = n:N
cannon = c
startFen = rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR[] w KQkq - 0 1
promotionPieceTypes = cbrq
";

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("variorum-import-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// The report about the file, whose path is left out.
fn report(words: &[&str], code: u8) -> String {
    let file = Scratch::new(&format!("variants-{}.ini", words.join("-").replace(['/', '.'], "")), VARIANTS);
    let mut line = vec!["import", file.name()];
    line.extend(words);
    let ran = run(&line);
    assert_eq!(ran.code, code, "{:?}", ran.error);
    trimmed(&ran.out.replace(file.name(), "variants.ini"))
}

/// Without the spaces at the ends of lines.
fn trimmed(text: &str) -> String {
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[test]
fn stray_lines_and_remarks_have_pictures_in_every_language() {
    let file = Scratch::new("strays.ini", "maxFile = 5\n[lots:chess]\r\nchess960 = true\r\n");
    let ran = run(&["import", file.name(), "--language", "fr"]);
    assert_snapshot!(trimmed(&ran.out.replace(file.name(), "strays.ini")), @r"
    strays.ini:1: cette option n’appartient à aucune variante : aucun titre `[name]` ne la précède
       ╭─[ strays.ini:1:1 ]
       │
     1 │ maxFile = 5
       │ ───┬───
       │    ╰───── ici
    ───╯
    lots : traduite
      remarque: strays.ini:3: chess960: la position de départ est tirée au sort ; le fichier de jeu a la position habituelle
       ╭─[ strays.ini:3:1 ]
       │
     3 │ chess960 = true
       │ ────┬───
       │     ╰───── ici
    ───╯
    1 variantes traduites sur 1
    ");
}

#[test]
fn what_cannot_be_translated_is_listed_with_its_line() {
    assert_snapshot!(report(&[], 1), @r"
    small: translated
    leapers: not translated
      variants.ini:12: customPiece1: `pNN` in `NpNN`, character 2: a hop with such steps, which the language cannot say yet
        ╭─[ variants.ini:12:19 ]
        │
     12 │ customPiece1 = n:NpNN
        │                   ┬
        │                   ╰── here
    ────╯
      variants.ini:13: cambodianMoves: the language cannot say this yet
        ╭─[ variants.ini:13:1 ]
        │
     13 │ cambodianMoves = true
        │ ───────┬──────
        │        ╰──────── here
    ────╯
      variants.ini:14: flagpiece: no such option is known; did you mean `flagPiece`?
        ╭─[ variants.ini:14:1 ]
        │
     14 │ flagpiece = k
        │ ────┬────
        │     ╰────── here
    ────╯
      variants.ini:15: promotionRegionWhite: `9*` is no value for this option
        ╭─[ variants.ini:15:24 ]
        │
     15 │ promotionRegionWhite = 9*
        │                        ─┬
        │                         ╰── here
    ────╯
    nowhere: not translated
      variants.ini:17: nowhere: there is no variant `elsewhere` before this one
        ╭─[ variants.ini:17:10 ]
        │
     17 │ [nowhere:elsewhere]
        │          ────┬────
        │              ╰────── here
    ────╯
    hopping-house: translated
    2 of 4 variants translated
    ");
    assert!(report(&["--language", "de"], 1).contains("2 von 4 Varianten übersetzt"));
    assert_eq!(report(&["small"], 0), "small: translated\n1 of 1 variants translated\n");
}

#[test]
fn only_what_was_translated_is_written_unless_asked_for() {
    let out = folder("written");
    let path = out.to_str().unwrap();
    report(&["--out", path], 1);
    assert!(out.join("small.toml").exists() && !out.join("leapers.toml").exists());
    assert!(report(&["--out", path, "--partial"], 1).contains("leapers: translated in part\n"));
    let leapers = fs::read_to_string(out.join("leapers.toml")).unwrap();
    assert!(leapers.contains("moves = []"), "{leapers}");
    assert!(!out.join("nowhere.toml").exists());
    fs::remove_dir_all(&out).unwrap();
}

/// The counts are those of Fairy-Stockfish for the same variants.
#[test]
fn translated_variants_play() {
    let out = folder("played");
    report(&["small", "hopping-house", "--out", out.to_str().unwrap()], 0);
    let game = |name: &str| out.join(name).to_str().unwrap().to_owned();
    let count = |name: &str, depth: &str| {
        output(&["perft", &game(name), depth]).split_whitespace().last().unwrap_or_default().to_owned()
    };
    for name in ["small.toml", "hopping-house.toml"] {
        assert!(output(&["check", &game(name)]).ends_with(": no errors\n"));
    }
    assert_snapshot!(fs::read_to_string(game("small.toml")).unwrap());
    assert_snapshot!(fs::read_to_string(game("hopping-house.toml")).unwrap());
    assert_eq!(["1", "2", "3", "4"].map(|depth| count("small.toml", depth)), ["7", "53", "506", "4775"]);
    assert_eq!(["1", "2", "3"].map(|depth| count("hopping-house.toml", depth)), ["18", "322", "7866"]);
    fs::remove_dir_all(&out).unwrap();
}

/// A hill, checks, explosions and compulsory captures; the counts are those of Fairy-Stockfish too.
#[test]
fn variants_with_other_ends_play() {
    const ENDS: &str = "\
[hill-checks:kingofthehill]
checkCounting = true
startFen = 4k3/8/8/2q5/8/8/3Q4/4K3 w - - 2+2 0 1

[bombs:atomic]
startFen = r1bqkbnr/ppp2ppp/2np4/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 1

[crowd:horde]
mustCapture = true
startFen = rnbqkbnr/pp1p1ppp/8/8/2p2p2/2PPPP2/PPPPPPPP/PPPPPPPP w kq - 0 1
";
    let (file, out) = (Scratch::new("ends.ini", ENDS), folder("ends"));
    let report = output(&["import", file.name(), "--out", out.to_str().unwrap()]);
    assert!(report.ends_with("3 of 3 variants translated\n"), "{report}");
    let counts = |name: &str| {
        let game = out.join(format!("{name}.toml"));
        let count = |depth: &str| {
            output(&["perft", game.to_str().unwrap(), depth]).split_whitespace().last().unwrap().to_owned()
        };
        ["1", "2", "3"].map(count)
    };
    assert_snapshot!(fs::read_to_string(out.join("hill-checks.toml")).unwrap());
    assert_eq!(counts("hill-checks"), ["25", "605", "11244"]);
    assert_eq!(counts("bombs"), ["36", "1209", "44138"]);
    assert_eq!(counts("crowd"), ["2", "2", "4"]);
    fs::remove_dir_all(&out).unwrap();
}

#[test]
fn betza_becomes_phrases() {
    assert_eq!(
        output(&["import", "--betza", "fmWfceFifmnD"]),
        "step forward orthogonal, moving\n\
         step forward diagonal, capturing, en passant\n\
         double forward orthogonal, from first-step-zone\n"
    );
    let ran = run(&["import", "--betza", "KtFpNN"]);
    assert_eq!(ran.code, 1);
    assert_snapshot!(trimmed(&ran.out), @r"
    Error: `tF`: `t` has several meanings, none of which the language can say; a bend is written `[F-R]`
       ╭─[ --betza:1:2 ]
       │
     1 │ KtFpNN
       │  ┬
       │  ╰── here
    ───╯

    Error: `pNN`: a hop with such steps, which the language cannot say yet
       ╭─[ --betza:1:4 ]
       │
     1 │ KtFpNN
       │    ┬
       │    ╰── here
    ───╯
    ");
    assert_eq!(output(&["import", "--betza", "afsW"]), "lame orthogonal > diagonal\n");
    let griffon = |cells: &str| output(&["import", "--betza", "[F-R]", "--cells", cells]);
    assert_eq!(griffon("3"), "lame diagonal > orthogonal\n");
    assert_eq!(griffon("4"), "lame diagonal > repeated orthogonal\n");
    assert_eq!(output(&["import", "--betza", "[R4-sR]"]), "lame up to 4 1:0 > repeated 0:1\n");
    for nothing in ["", " "] {
        assert!(error(&["import", "--betza", nothing]).contains("no moves are given"));
    }
    assert!(error(&["import", "--betza", "[F-R]", "--cells", "2"]).contains("leads nowhere"));
}

#[test]
fn a_fault_of_betza_is_said_once() {
    let said = run(&["import", "--betza", "caKmaK"]).out;
    assert_eq!(said.matches("`caK`: ").count(), 1, "{said}");
    let lends = run(&["import", "--betza", "xK"]).out;
    assert!(lends.contains("`[[influence]]` with `effect = \"add-moves\"` says so"), "{lends}");
}

#[test]
fn first_moves_need_a_zone_only_where_no_word_says_them() {
    assert_eq!(output(&["import", "--betza", "imQ"]), "slide orthogonal and diagonal, moving, unmoved\n");
    assert_eq!(output(&["import", "--betza", "iQ"]), "slide orthogonal and diagonal, from first-step-zone\n");
}

#[test]
fn a_missing_file_or_variant_is_an_error() {
    assert!(error(&["import", "no-such-file.ini"]).contains("no-such-file.ini cannot be read"));
    let file = Scratch::new("variants-missing.ini", VARIANTS);
    assert!(error(&["import", file.name(), "orda"]).contains("has no variant “orda”"));
    assert!(error(&["import"]).contains("required"));
}
