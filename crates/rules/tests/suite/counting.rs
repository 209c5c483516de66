//! Counting in endings (`counting`): makruk's honours of the board and of the pieces, and the counting of ASEAN chess.
//!
//! The limits are those that Thai players use (Wikipedia, *Makruk*, “Counting rules”) and that ASEAN chess was published with. The text of
//! a position counts the turns of both sides, as the FEN of cutechess and Fairy-Stockfish does: `count=49/128` is their `128 49`.

use variorum_gamedef::definition::{CountCondition, CountLimit, Counting};
use variorum_rules::history::{Entry, RepetitionRules, adjudicate};
use variorum_rules::{Outcome, Position, Reason, Rules, Side};

use crate::board::*;

/// The count of a makruk position after these turns, as text.
fn count(text: &str, turns: &str) -> String {
    counted(&after(&read("makruk", text), turns))
}

fn counted(position: &Position) -> String {
    position.counted().map_or_else(|| "-".to_owned(), |count| format!("{}/{}", count.turns, count.limit))
}

/// The ending by what was counted, without earlier positions.
fn by_count(position: &Position) -> Option<Outcome> {
    adjudicate(RepetitionRules::of(position.rules().definition()), &[Entry::of(position)], position.side())
}

#[test]
fn the_last_pawn_starts_the_count_of_the_board() {
    assert_eq!(count("3k4/2m5/8/4MP2/3KS3/8/8/8 w - - 0 1", "f5f6=M"), "0/128");
    assert_eq!(count("3k4/2m5/5M2/4M3/3KS3/8/8/8 w - - 0 33 count=36/128", "d4d5"), "37/128");
    assert_eq!(count("3k4/2m5/8/4MP2/3KS3/8/8/8 w - - 0 1", "d4d5"), "-");
    // A text without a count starts one with the next turn.
    assert_eq!(count("3k4/2m5/5M2/4M3/3KS3/8/8/8 w - - 0 1", ""), "-");
    assert_eq!(count("3k4/2m5/5M2/4M3/3KS3/8/8/8 w - - 0 1", "d4d5"), "0/128");
}

#[test]
fn a_bare_king_starts_the_count_of_the_pieces_at_their_number() {
    assert_eq!(count("8/3k4/8/2K1S1P1/8/8/8/8 w - - 0 1", "g5g6=M"), "8/88");
    assert_eq!(count("8/2K3k1/5m2/4S1S1/8/8/8/8 w - - 0 1 count=97/128", "e5f6"), "8/44");
    // The bare king itself takes the last pawn, and its opponent is to move.
    assert_eq!(count("8/8/4k3/5P2/8/2RMK3/8/8 b - - 0 50", "e6f5"), "7/32");
    for (pieces, limit) in [
        ("RR6", 16),
        ("R7", 32),
        ("R1SS4", 32),
        ("RN6", 32),
        ("SS6", 44),
        ("NN6", 64),
        ("SNN5", 64),
        ("S7", 88),
        ("SN6", 88),
        ("N7", 128),
        ("M7", 128),
        ("MM6", 128),
    ] {
        let all = pieces.chars().filter(char::is_ascii_uppercase).count() + 3;
        let text = format!("8/3k4/8/6P1/8/{pieces}/8/K7 w - - 0 1");
        assert_eq!(count(&text, "g5g6=M"), format!("{}/{limit}", 2 * all), "{pieces}");
    }
}

#[test]
fn captures_that_bare_nobody_leave_count_and_limit_alone() {
    assert_eq!(count("8/8/4k3/5R2/8/2RMK3/8/8 b - - 0 50 count=12/16", "e6f5"), "13/16");
    assert_eq!(count("8/3m4/3N1k2/2m5/8/2R1K3/8/8 w - - 0 50 count=20/128", "c3c5"), "21/128");
}

/// Two rooks and a knight against a king: five pieces, three moves for the mate. The published example.
#[test]
fn the_turn_after_the_last_one_allowed_draws_and_a_mate_before_wins() {
    let mut position = after(&place("makruk", "Kh1 Ra1 Ra2 Nb5 kg8 rd5", "w"), "b5d6 g8g7 d6b5 d5d6 b5d6");
    assert_eq!(counted(&position), "10/16");
    for turn in ["g7g8", "d6e4", "g8g7", "e4d6", "g7g8"] {
        position = after(&position, turn);
        assert_eq!((position.outcome(), by_count(&position)), (None, None));
    }
    assert_eq!(counted(&position), "15/16");
    let mated = after(&after(&position, "a2g2"), "g8h8");
    assert_eq!(counted(&mated), "17/16");
    assert_eq!(by_count(&mated), Some(Outcome { winner: None, reason: Reason::Counting }));
    // Mate with the last turn allowed.
    let mate = after(&read("makruk", "k7/8/1K6/8/8/8/8/7R w - - 0 1 count=31/32"), "h1h8");
    ends(&mate, Some(Side::White), Reason::Checkmate);
    assert_eq!(by_count(&mate), None);
    // The limit of the board, reached by a mate of the side that counts: a win all the same.
    let late = after(&read("makruk", "K7/8/1k6/8/8/8/4S3/7r b - - 0 1 count=128/128"), "h1h8");
    ends(&late, Some(Side::Black), Reason::Checkmate);
    assert!(late.turns().is_empty());
}

#[test]
fn counts_are_undone_written_and_read() {
    let text = "8/2K3k1/5m2/4S1S1/8/8/8/8 w - - 0 1 count=97/128";
    let mut position = read("makruk", text);
    assert_eq!(position.text(), text);
    let before = position.clone();
    position.play_text("e5f6").unwrap();
    assert_eq!(position.text(), "8/2K3k1/5S2/6S1/8/8/8/8 b - - 0 1 count=8/44");
    assert_eq!(read("makruk", &position.text()), position);
    position.undo_turn();
    assert_eq!(position, before);
    // The limit distinguishes positions, the turns counted do not.
    let with = |count: &str| read("makruk", &text.replace("97/128", count)).hash();
    assert_eq!(with("97/128"), with("5/128"));
    assert_ne!(with("97/128"), with("97/64"));
    for faulty in ["count=97", "count=/128", "count=5/0", "count=x/128", "count=70000/128"] {
        assert!(refused("makruk", &text.replace("count=97/128", faulty)), "{faulty}");
    }
    assert!(refused("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 count=5/128"));
}

/// ASEAN chess: only a bare king is counted, from 0, and mets alone are not counted.
fn asean() -> std::sync::Arc<Rules> {
    let mut definition = variorum_library::rules("makruk").unwrap().definition().clone();
    let kind = |id: &str| definition.pieces.iter().position(|piece| piece.id == id).unwrap();
    let limit = |turns, id| CountLimit {
        turns,
        conditions: vec![CountCondition { piece: kind(id), least: 1, most: u16::MAX }],
    };
    definition.endings.counting = Some(Counting {
        without: vec![kind("pawn")],
        turns: None,
        bare: vec![limit(16, "rook"), limit(44, "khon"), limit(64, "knight")],
        from_pieces: false,
    });
    let into = ["rook", "knight", "khon", "met"].map(kind);
    let choice = |piece| variorum_gamedef::definition::PromotionChoice { piece, conditions: Vec::new() };
    let last = definition.zones.iter().position(|zone| zone.name == "camp").unwrap();
    definition.zones[last].cells.retain(|&cell| cell >= 56);
    definition.promotions[0].into = into.into_iter().map(choice).collect();
    Rules::compile(&definition).unwrap()
}

#[test]
fn the_counting_of_asean_chess_is_the_same_ending_with_other_data() {
    let rules = asean();
    for (text, turn, expected) in [
        ("4k3/3r4/2K5/8/3R4/8/8/8 w - - 0 1", "d4d7", "0/32"),
        ("4k3/3r4/2K5/8/3R4/1P6/8/8 w - - 0 1", "d4d7", "-"),
        ("8/2P1k3/2K5/8/8/8/8/8 w - - 0 1", "c7c8=S", "0/88"),
        ("8/8/4K3/3M4/1k1N4/5s2/8/8 w - - 0 1", "d4f3", "0/128"),
        ("3M4/4P3/4K3/3M4/1k6/8/8/8 w - - 0 1", "e7e8=M", "-"),
    ] {
        let position = Position::parse(&rules, text).unwrap();
        assert_eq!(counted(&after(&position, turn)), expected, "{text}");
    }
}

/// Random endings, counted by pyffish 0.0.90. Left out is what only texts without a count and ASEAN's last pawn show: there it begins a count
/// only once the side with more pieces has moved.
#[test]
fn as_another_program_counts() {
    let makruk = variorum_library::rules("makruk").unwrap();
    for (rules, cases) in [(makruk, include_str!("counting-makruk.tsv")), (asean(), include_str!("counting-asean.tsv"))]
    {
        for line in cases.lines() {
            let mut fields = line.split('\t');
            let mut position = Position::parse(&rules, fields.next().unwrap()).unwrap();
            let turns = fields.next().unwrap().split(' ');
            let counts = fields.next().unwrap().split(' ');
            for (turn, count) in turns.zip(counts) {
                position.play_text(turn).unwrap_or_else(|error| panic!("{line}: {turn}: {error}"));
                assert_eq!(counted(&position), count, "{line} after {turn}");
            }
        }
    }
}
