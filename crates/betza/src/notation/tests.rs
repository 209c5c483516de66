//! What descriptions in Betza notation reach, drawn.

use super::*;

/// The cells that a description reaches on a board of 9 × 9 from its centre: `o` for both, `m` and `c`, from the top rank down.
fn drawn(text: &str) -> Vec<String> {
    let moves = read(text).unwrap();
    let mut board = vec![vec!['.'; 9]; 9];
    for moves in &moves {
        for &(file, rank) in &moves.steps {
            let most = match moves.way {
                Way::Leap | Way::Lame => 1,
                Way::Ride(most) => most.unwrap_or(9).min(9) as i8,
                Way::Hop(_) | Way::HopWithin(_) | Way::Crooked(_) | Way::Bent { .. } | Way::Walk(_) => {
                    panic!("not drawn here")
                }
            };
            for times in 1..=most {
                let (file, rank) = (4 + file * times, 4 + rank * times);
                let cell = usize::try_from(8 - rank).ok().and_then(|row| board.get_mut(row));
                let cell = cell.and_then(|row| usize::try_from(file).ok().and_then(|file| row.get_mut(file)));
                let Some(cell) = cell else { break };
                *cell = match (*cell, moves.mode) {
                    ('.', Mode::Moving) => 'm',
                    ('.', Mode::Capturing) => 'c',
                    _ => 'o',
                };
            }
        }
    }
    board.into_iter().map(|row| row.into_iter().collect()).collect()
}

/// The cells that are reached, without those of equal sign: file and rank from the piece.
fn cells(text: &str) -> String {
    let rows = drawn(text);
    let mut found = Vec::new();
    for (row, line) in rows.iter().enumerate() {
        for (file, sign) in line.chars().enumerate().filter(|(_, sign)| *sign != '.') {
            found.push(format!("{sign}{}:{}", file as i32 - 4, 4 - row as i32));
        }
    }
    found.join(" ")
}

#[test]
fn atoms_reach_their_cells() {
    assert_eq!(cells("W"), "o0:1 o-1:0 o1:0 o0:-1");
    assert_eq!(cells("F"), "o-1:1 o1:1 o-1:-1 o1:-1");
    assert_eq!(cells("D"), "o0:2 o-2:0 o2:0 o0:-2");
    assert_eq!(cells("A"), "o-2:2 o2:2 o-2:-2 o2:-2");
    assert_eq!(cells("H"), "o0:3 o-3:0 o3:0 o0:-3");
    assert_eq!(cells("G"), "o-3:3 o3:3 o-3:-3 o3:-3");
    assert_eq!(cells("N"), "o-1:2 o1:2 o-2:1 o2:1 o-2:-1 o2:-1 o-1:-2 o1:-2");
    assert_eq!(cells("C"), "o-1:3 o1:3 o-3:1 o3:1 o-3:-1 o3:-1 o-1:-3 o1:-3");
    assert_eq!(cells("Z"), "o-2:3 o2:3 o-3:2 o3:2 o-3:-2 o3:-2 o-2:-3 o2:-3");
    assert_eq!((cells("L"), cells("J")), (cells("C"), cells("Z")));
    assert_eq!(cells("K"), cells("WF"));
    assert_eq!(drawn("Q"), drawn("RB"));
}

#[test]
fn numbers_and_repeated_atoms_ride() {
    assert_eq!(cells("fW2"), "o0:2 o0:1");
    assert_eq!(cells("fR3"), "o0:3 o0:2 o0:1");
    assert_eq!(cells("fWW"), "o0:4 o0:3 o0:2 o0:1");
    assert_eq!(cells("fW0"), cells("fR"));
    assert_eq!(cells("ffNN"), "o-2:4 o2:4 o-1:2 o1:2");
    assert_eq!(cells("ffN1"), cells("ffN"));
    assert_eq!(cells("bQ1"), "o-1:-1 o0:-1 o1:-1");
}

#[test]
fn directions_choose_among_the_steps() {
    assert_eq!(cells("fsW"), "o0:1 o-1:0 o1:0");
    assert_eq!(cells("vW"), "o0:1 o0:-1");
    assert_eq!(cells("sF"), cells("F"));
    assert_eq!(cells("bF"), "o-1:-1 o1:-1");
    assert_eq!(cells("fN"), "o-1:2 o1:2");
    assert_eq!(cells("fN"), cells("ffN"));
    assert_eq!(cells("fsN"), "o-2:1 o2:1");
    assert_eq!(cells("fhN"), "o-1:2 o1:2 o-2:1 o2:1");
    assert_eq!(cells("sN"), "o-2:1 o2:1 o-2:-1 o2:-1");
    assert_eq!(cells("vN"), "o-1:2 o1:2 o-1:-2 o1:-2");
    assert_eq!(cells("rlN"), cells("sN"));
    assert_eq!(cells("hrhlN"), cells("N"));
    assert_eq!(cells("frlW"), cells("fsW"));
    assert_eq!(cells("lWfrF"), "o1:1 o-1:0");
    assert_eq!(cells("lbB2"), "o-1:-1 o-2:-2");
    assert_eq!(cells("hrN"), "o1:2 o-2:1 o2:-1 o-1:-2");
}

#[test]
fn modifiers_say_how() {
    assert_eq!(cells("fmWfceF"), "c-1:1 m0:1 c1:1");
    assert_eq!(cells("mWcF"), "c-1:1 m0:1 c1:1 m-1:0 m1:0 c-1:-1 m0:-1 c1:-1");
    let pawn = read("fmWfceFifmnD").unwrap();
    assert_eq!(pawn.iter().map(|moves| moves.en_passant).collect::<Vec<_>>(), [false, true, false]);
    assert_eq!(pawn[2].steps, [(0, 2)]);
    assert_eq!((pawn[2].first, pawn[2].way, pawn[2].mode), (true, Way::Lame, Mode::Moving));
    let cannon = read("mRcpR").unwrap();
    assert_eq!(cannon.iter().map(|moves| moves.way).collect::<Vec<_>>(), [Way::Ride(None), Way::Hop(None)]);
    assert_eq!(read("nN").unwrap()[0].way, Way::Lame);
    assert_eq!(read("gQ").unwrap()[0].way, Way::Hop(Some(1)));
    assert_eq!(read("pB2").unwrap()[0].way, Way::HopWithin(2));
    assert_eq!(read("").unwrap(), []);
}

#[test]
fn what_cannot_be_said_is_named() {
    for (text, part, at, why) in [
        ("NgQ3", "gQ3", 1, BetzaGap::ShortHop),
        ("WtFB", "tF", 1, BetzaGap::Tame),
        ("pB1", "pB1", 0, BetzaGap::ShortHop),
        ("pW", "pW", 0, BetzaGap::ShortHop),
        ("pNN", "pNN", 0, BetzaGap::HoppingLeap),
        ("KisO2", "isO2", 3, BetzaGap::Castling),
        ("oR", "oR", 0, BetzaGap::Round),
        ("X", "X", 0, BetzaGap::NotAnAtom),
        ("fé", "fé", 1, BetzaGap::NotAModifier),
        ("Kfm", "fm", 2, BetzaGap::AtomMissing),
        ("K h N", "hN", 4, BetzaGap::NoDirection),
        ("Kdu W", "duW", 1, BetzaGap::OwnCapture),
        ("muW", "muW", 1, BetzaGap::Unloads),
        ("mNxaN", "xaN", 2, BetzaGap::Lends),
        ("kR", "kR", 0, BetzaGap::RoyalOnly),
        ("mfjB", "mfjB", 2, BetzaGap::Skips),
        ("(al)N", "(al)N", 0, BetzaGap::Repeats),
        ("[W-F]0", "[W-F]0", 5, BetzaGap::Repeats),
        ("W[W-F", "[W-F", 1, BetzaGap::Bracket),
        ("[]", "[]", 0, BetzaGap::Bracket),
        ("[WF]", "[WF]", 2, BetzaGap::Bracket),
        ("f[W-F]", "f[", 1, BetzaGap::Bracket),
        ("[W-]F", "[W-]", 3, BetzaGap::AtomMissing),
        ("zN", "zN", 0, BetzaGap::TurnsBack),
        ("WqN", "qN", 1, BetzaGap::TurnsBack),
        ("fzR", "fzR", 1, BetzaGap::TurnsBack),
        ("zW", "zW", 0, BetzaGap::TurnsBack),
        ("zQ3", "zQ3", 0, BetzaGap::TurnsBack),
        ("myW", "myW", 1, BetzaGap::RangeAlone),
    ] {
        let faulty = read(text).unwrap_err().remove(0);
        assert_eq!((faulty.part.as_str(), faulty.at, faulty.gap), (part, at, why), "{text}");
    }
    assert_eq!(read("oWpW").unwrap_err().len(), 2);
    assert_eq!(read("caKpW").unwrap_err().len(), 2);
    assert!(matches!(read(&"K".repeat(201)).unwrap_err()[0].gap, BetzaGap::TooLong { .. }));
}
