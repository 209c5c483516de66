//! Moves and positions in other programs' notation, written and read back.

use std::sync::Arc;

use proptest::prelude::*;
use variorum_notation::dialect::Style;
use variorum_notation::{Dialect, read_position};
use variorum_rules::movegen;
use variorum_rules::{Position, Rules};

fn rules(game: &str) -> Arc<Rules> {
    variorum_library::rules(game).expect("it compiles")
}

#[track_caller]
fn written(game: &str, position: &str, own: &str, uci: &str) {
    let rules = rules(game);
    let dialect = Dialect::uci(Arc::clone(&rules), false);
    let position = Position::parse(&rules, position).expect("a position");
    let turn = position.parse_turn(own).expect("a legal turn");
    assert_eq!(dialect.turn_text(&position, turn), uci);
    assert_eq!(dialect.parse_turn(&position, uci), Ok(turn));
    assert_eq!(dialect.parse_turn(&position, own), Ok(turn), "our own text is read too");
}

const CASTLES: &str = "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1";

#[test]
fn moves_of_standard_games() {
    written("chess", CASTLES, "e1h1", "e1g1");
    written("chess", CASTLES, "e1a1", "e1c1");
    written("chess", CASTLES, "b7a8=N", "b7a8n");
    written("crazyhouse", "4k3/1P6/8/8/8/8/8/4K3[Pq] w - - 0 1", "b7b8=Q", "b7b8q");
    written("crazyhouse", "4k3/8/8/8/8/8/8/4K3[Pq] w - - 0 1", "P@e5", "P@e5");
    written("capablanca", "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1", "f1j1", "f1i1");
    written("shogi", "4k4/9/9/1P7/9/9/9/9/4K4[] w - - 0 1", "b6b7+", "b6b7+");
    written("shogi", "4k4/9/9/1P7/9/9/9/9/4K4[] w - - 0 1", "b6b7", "b6b7");
    written("makruk", "4k3/8/8/P7/8/8/8/4K3 w - - 0 1", "a5a6=M", "a5a6m");
    written("xiangqi", "4k4/9/9/9/9/9/9/9/9/R2K5 w - - 0 1", "a1a10", "a1a10");
    written("duck-chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4,*@d5", "e2e4,e4d5");
    written("duck-chess", "r3k2r/8/8/8/*7/8/8/R3K2R w KQkq - 0 1", "e1h1,a4e1", "e1g1,g1e1");
    // If the king could also step to its castling destination, castling is written as taking the rook.
    written("chess", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "f1h1");
}

#[test]
fn positions_of_standard_games() {
    for (game, ours, theirs) in [
        ("chess", CASTLES, CASTLES),
        ("chess", "4k3/8/8/8/8/8/8/RR2K3 w b1 - 0 1", "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1"),
        ("chess", "4k3/8/8/8/3pP3/8/8/4K3 b - e3:e4 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"),
        ("chess", "4k3/8/8/8/4P3/8/8/4K3 b - e3:e4 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"),
        ("crazyhouse", "4k3/8/8/8/8/8/8/+Q3K3[2Pq] w - - 0 1", "4k3/8/8/8/8/8/8/Q~3K3[PPq] w - - 0 1"),
        ("shogi", "4k4/9/4+P4/9/9/9/9/9/4K4[] w - - 0 2", "4k4/9/4+P4/9/9/9/9/9/4K4[] w - - 0 2"),
        ("berolina", "4k3/8/8/8/2P5/8/8/4K3 b - b3:c4 0 1", "4k3/8/8/8/2P5/8/8/4K3 b - b3c4 0 1"),
    ] {
        let rules = rules(game);
        let position = Position::parse(&rules, ours).expect("a position");
        assert_eq!(Dialect::uci(rules, false).position_text(&position), theirs);
    }
    let rules = rules("chess");
    let position = Position::parse(&rules, CASTLES).expect("a position");
    assert!(Dialect::uci(rules, true).position_text(&position).contains(" w HAha "));
}

#[test]
fn xboards_ways() {
    let chess = rules("chess");
    let position = Position::parse(&chess, CASTLES).expect("a position");
    let castling = position.parse_turn("e1a1").expect("legal");
    let plain = Dialect::xboard(Arc::clone(&chess), false);
    assert_eq!(plain.turn_text(&position, castling), "e1c1");
    assert_eq!(Dialect::xboard(chess, true).turn_text(&position, castling), "O-O-O");
    assert_eq!(plain.parse_turn(&position, "O-O-O"), Ok(castling));
    let xiangqi = Dialect::xboard(rules("xiangqi"), false);
    let position = Position::start(&rules("xiangqi"));
    let turn = xiangqi.parse_turn(&position, "b2e2").expect("the cannon to the middle");
    assert_eq!(position.turn_text(turn), "b3e3");
    assert_eq!(xiangqi.turn_text(&position, turn), "b2e2");
    // `=` means that a piece does not promote.
    let shogi = Dialect::xboard(rules("shogi"), false);
    let position = Position::parse(&rules("shogi"), "4k4/9/9/1P7/9/9/9/9/4K4[] w - - 0 1").expect("a position");
    let turn = shogi.parse_turn(&position, "b6b7=").expect("legal");
    assert_eq!(position.turn_text(turn), "b6b7");
}

#[test]
fn only_games_that_others_can_follow_are_written_their_way() {
    let style = |game: &str| Dialect::uci(rules(game), false).style();
    assert_eq!(style("chess"), Style::Customary { wall: false });
    assert_eq!(style("duck-chess"), Style::Customary { wall: true });
    for own in ["raumschach", "stones-and-relays", "double-eighteen-stone-chess", "blocschach"] {
        assert_eq!(style(own), Style::Own, "{own}");
    }
}

/// Castling rights that outlive moves (MF-11) may belong to pieces that are beside the king, but cannot castle from there.
#[test]
fn castling_rights_of_pieces_that_have_wandered() {
    let rules = rules("mitreyang");
    let own = "4k5/10/10/10/10/10/10/10/10/1R3K1R2[] w b1,h1 - 0 1";
    let position = Position::parse(&rules, own).expect("a position");
    for chess960 in [false, true] {
        let dialect = Dialect::uci(Arc::clone(&rules), chess960);
        let text = dialect.position_text(&position);
        assert_eq!(read_position(&rules, &text).map(|read| read.position.text()), Ok(own.into()), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, ..ProptestConfig::default() })]

    /// In random games, the position and every legal turn read back as they were written.
    #[test]
    fn what_is_written_is_read_back(game in 0..28_usize, choices in prop::collection::vec(any::<u16>(), 1..60), chess960 in any::<bool>()) {
        let ids = variorum_library::ids();
        let rules = rules(&ids[game % ids.len()]);
        let dialects = [Dialect::uci(Arc::clone(&rules), chess960), Dialect::xboard(Arc::clone(&rules), chess960)];
        let mut position = Position::start(&rules);
        for choice in choices {
            let mut firsts = Vec::new();
            movegen::actions(&mut position, &mut firsts);
            let Some(&first) = firsts.get(usize::from(choice) % firsts.len().max(1)) else { break };
            position.make_unchecked(first);
            let mut second = None;
            if position.phase() == variorum_rules::Phase::Second {
                let mut seconds = Vec::new();
                movegen::actions(&mut position, &mut seconds);
                second = seconds.get(usize::from(choice >> 5) % seconds.len().max(1)).copied();
            }
            position.unmake();
            let turn = variorum_rules::Turn { first, second };
            for dialect in &dialects {
                let text = dialect.turn_text(&position, turn);
                prop_assert!(!text.contains(char::is_whitespace));
                prop_assert_eq!(dialect.parse_turn(&position, &text), Ok(turn), "{} in {:?}", text, position);
                let text = dialect.position_text(&position);
                let read = read_position(&rules, &text).expect("what was written");
                prop_assert_eq!(&read.remarks, &Vec::new(), "{}", text);
                let read = read.position;
                // An en-passant cell on which nothing could capture is not written.
                prop_assert_eq!(read.clone().turns().len(), position.clone().turns().len(), "{}", text);
                prop_assert_eq!(dialect.position_text(&read), text);
            }
            position.play_unchecked(turn);
        }
    }
}

/// `cases/chess-wins.epd` holds the chess problems of `cases/problems` in the format that other programs read.
#[test]
fn the_problems_of_chess_stand_in_their_epd_file_too() {
    let read = |file: &str| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases/");
        std::fs::read_to_string(format!("{folder}{file}")).unwrap()
    };
    let rules = variorum_library::rules("chess").unwrap();
    let dialect = Dialect::uci(Arc::clone(&rules), false);
    let (epd, problems) = (read("chess-wins.epd"), read("problems/chess.jsonl"));
    assert_eq!(epd.lines().count(), problems.lines().count());
    for (line, problem) in epd.lines().zip(problems.lines()) {
        let field = |name: &str| problem.split(&format!("\"{name}\":")).nth(1).unwrap().trim_start_matches(['[', '"']);
        let value = |name: &str| field(name).split(['"', ',', '}']).next().unwrap();
        let (fen, operations) = line.split_at(line.find(" bm ").unwrap());
        let told = read_position(&rules, fen).unwrap().position;
        // Up to the first quotation mark, as castling rights contain commas.
        let meant = Position::parse(&rules, field("position").split('"').next().unwrap()).unwrap();
        let first = |position: &Position| dialect.position_text(position).rsplitn(3, ' ').nth(2).unwrap().to_owned();
        assert_eq!(first(&told), first(&meant), "{line}");
        let mates = value("stipulation").trim_start_matches("win ");
        assert!(operations.contains(&format!("; dm {mates};")), "{line}");
        // Two searches found these moves, each in its own way. Only the destination is compared, as EPD abbreviates moves.
        let best: Vec<&str> = operations.trim_start_matches(" bm ").split(';').next().unwrap().split(' ').collect();
        let keys: Vec<&str> =
            field("keys").split(']').next().unwrap().split(',').map(|key| key.trim_matches('"')).collect();
        assert_eq!(best.len(), keys.len(), "{line}: {keys:?}");
        for key in keys {
            assert!(best.iter().any(|turn| turn.contains(&key[2..4]) || turn.starts_with("O-O")), "{line}: {key}");
        }
    }
}
