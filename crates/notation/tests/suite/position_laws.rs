//! Laws of positions in other notations, in positions of random games of the whole library.

use std::sync::Arc;

use proptest::prelude::*;
use variorum_notation::{Dialect, read_position, sfen};
use variorum_rules::{Phase, Position, Turn, movegen};

/// Makes a random turn; `None` if there is none.
fn random_turn(position: &mut Position, choice: usize) -> Option<Turn> {
    let mut firsts = Vec::new();
    movegen::actions(position, &mut firsts);
    let first = *firsts.get(choice % firsts.len().max(1))?;
    position.make_unchecked(first);
    let mut second = None;
    if position.phase() == Phase::Second {
        let mut seconds = Vec::new();
        movegen::actions(position, &mut seconds);
        second = seconds.get((choice >> 5) % seconds.len().max(1)).copied();
    }
    position.unmake();
    let turn = Turn { first, second };
    position.play_unchecked(turn);
    Some(turn)
}

/// Our own text reads back as it was, and FEN and SFEN say as much as they can. No remark is made on a position of a game.
#[track_caller]
fn reads_back(position: &Position) {
    let rules = position.rules();
    let own = position.text();
    let read = read_position(rules, &own).expect("our own text");
    assert_eq!((&read.position, &read.remarks[..]), (position, &[][..]), "{own}");
    for chess960 in [false, true] {
        let dialect = Dialect::uci(Arc::clone(rules), chess960);
        let Some(fen) = dialect.fen(position) else { continue };
        let read = read_position(rules, &fen).unwrap_or_else(|errors| panic!("{fen}: {errors}"));
        assert_eq!(read.remarks, [], "{fen}");
        // An en-passant cell on which nothing can capture is not written.
        let without = |position: &Position| variorum_rules::Setup { passing: Vec::new(), ..position.setup() };
        assert_eq!(without(&read.position), without(position), "{fen}");
        assert_eq!(dialect.fen(&read.position).as_ref(), Some(&fen));
    }
    if let Some(text) = sfen(position) {
        let read = read_position(rules, &format!("sfen {text}")).unwrap_or_else(|errors| panic!("{text}: {errors}"));
        assert_eq!(read.remarks, [], "{text}");
        let without = |position: &Position| variorum_rules::Setup { halfmove: 0, ..position.setup() };
        assert_eq!(without(&read.position), without(position), "{text}");
    }
}

#[test]
fn start_positions_read_back() {
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).expect("it compiles");
        for number in 0..rules.definition().starts.len() {
            reads_back(&Position::nth_start(&rules, number).expect("a start position"));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn positions_of_games_read_back(game in any::<prop::sample::Index>(), choices in prop::collection::vec(any::<u16>(), 1..80)) {
        let ids = variorum_library::ids();
        let rules = variorum_library::rules(&ids[game.index(ids.len())]).expect("it compiles");
        let mut position = Position::start(&rules);
        for choice in choices {
            if random_turn(&mut position, choice.into()).is_none() {
                break;
            }
            reads_back(&position);
        }
    }

    /// Whatever stands in a text, the reader does not panic, and what it reads is written in a text that reads back.
    #[test]
    fn any_text_is_read_or_refused(
        game in any::<prop::sample::Index>(),
        pieces in prop::collection::vec(any::<prop::sample::Index>(), 0..14),
    ) {
        const PARTS: [&str; 44] = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "4k3/8/8/8/8/8/8/4K3", "4k4/9/9/9/9/9/9/9/4K4",
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR", " ", " ", " ", " ", "w", "b", "r", "-", "KQkq", "HAha",
            "e3", "e3:e4", "0", "1", "128 49 91", "[", "]", "[Pp]", "/", "\"", "[FEN \"", "\"]", "sfen ", "position fen ",
            "fen:", "startpos", " moves e2e4", "_", "+", "~", "{", "}", "91", "^", "M", "hmvc 4;", "bm Qe8=Q;", "+0+0", "ko=a1>b1", "…",
        ];
        let ids = variorum_library::ids();
        let rules = variorum_library::rules(&ids[game.index(ids.len())]).expect("it compiles");
        let text: String = pieces.iter().map(|piece| *piece.get(&PARTS)).collect();
        match read_position(&rules, &text) {
            Ok(read) => prop_assert_eq!(read_position(&rules, &read.position.text()).map(|again| again.position), Ok(read.position)),
            Err(errors) => prop_assert!(!errors.0.is_empty()),
        }
    }
}

/// The start positions of Fairy-Stockfish (`start_fen` of pyffish 0.0.90) are ours.
#[test]
fn start_positions_of_fairy_stockfish() {
    for (game, number, theirs) in [
        ("chess", 0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("crazyhouse", 0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"),
        ("capablanca", 0, "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"),
        ("capablanca", 1, "rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1"),
        ("grand-chess", 0, "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1"),
        ("shako", 0, "c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1"),
        ("courier-chess", 0, "rnebmk1wbenr/1ppppp1pppp1/6f5/p5p4p/P5P4P/6F5/1PPPPP1PPPP1/RNEBMK1WBENR w - - 0 1"),
        ("makruk", 0, "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"),
        ("shatranj", 0, "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1"),
        ("xiangqi", 0, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
        ("shogi", 0, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[-] w 0 1"),
        ("minishogi", 0, "rbsgk/4p/5/P4/KGSBR[-] w 0 1"),
        ("duck-chess", 0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("berolina", 0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ] {
        let rules = variorum_library::rules(game).expect("it compiles");
        let read = read_position(&rules, theirs).unwrap_or_else(|errors| panic!("{game}: {errors}"));
        assert_eq!(Some(read.position.clone()), Position::nth_start(&rules, number), "{game}");
        assert_eq!(read.remarks, [], "{game}");
        let fen = Dialect::uci(rules, false).fen(&read.position).expect("a customary game");
        let as_theirs = fen.replace("[] w - - 0 1", "[-] w 0 1");
        assert!(fen == theirs || as_theirs == theirs, "{game}: {fen}");
    }
}
