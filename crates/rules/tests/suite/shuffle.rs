//! Random starts: which arrays there are, and their numbers.

use std::collections::BTreeSet;
use std::sync::Arc;

use variorum_rules::{Arrays, CompileError, Position, Rules};

use crate::positions::at;

fn arrays(rules: &Arc<Rules>) -> Arrays {
    Arrays::of(rules).unwrap()
}

/// The first rank of chess in the array with this number.
fn rank(number: u64) -> String {
    let rules = variorum_library::rules("chess").unwrap();
    let text = arrays(&rules).position(number).unwrap().text();
    text.split(' ').next().unwrap().split('/').next_back().unwrap().to_owned()
}

#[test]
fn the_numbers_of_chess_are_those_of_chess960() {
    // Published pairs: the ends of the table, the usual array, and its mirror image.
    let known = [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (534, "RNBKQBNR"), (959, "RKRNNQBB")];
    for (number, array) in known {
        assert_eq!(rank(number), array, "{number}");
    }
}

#[test]
fn every_array_of_chess_keeps_the_rules_and_returns_its_number() {
    let rules = variorum_library::rules("chess").unwrap();
    let all = arrays(&rules);
    assert_eq!(all.count(), 960);
    let mut seen = BTreeSet::new();
    for number in 0..960 {
        let position = all.position(number).unwrap();
        let text = position.text();
        let ranks: Vec<&str> = text.split([' ', '/']).collect();
        assert_eq!(ranks[7].to_lowercase(), ranks[0]);
        let cells: Vec<char> = ranks[7].chars().collect();
        let of = |piece: char| (0..8).filter(|&file| cells[file] == piece).collect::<Vec<_>>();
        let ([one, other], [left, right], [king]) = (&of('B')[..], &of('R')[..], &of('K')[..]) else {
            panic!("{text}")
        };
        assert_ne!(one % 2, other % 2, "{text}");
        assert!(left < king && king < right, "{text}");
        assert_eq!(position.setup().castling.len(), 4, "{text}");
        assert_eq!(all.number(&position), Some(number));
        seen.insert(text);
    }
    assert_eq!(seen.len(), 960);
    assert!(all.position(960).is_err());
    let moved = at(&rules, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b a1,h1,a8,h8 - 0 1");
    assert_eq!(all.number(&moved), None);
}

#[test]
fn two_shuffled_armies_have_as_many_arrays_as_pairs() {
    let rules = small("apart = true, keep = ['bishop or knight on both colours']");
    let all = arrays(&rules.unwrap());
    // Four cells: bishop and knight on cells of different colours, in 2 · 2 · 2 ways; then the king in 2 ways.
    assert_eq!(all.count(), 16 * 16);
    let mut seen = BTreeSet::new();
    for number in 0..all.count() {
        let position = all.position(number).unwrap();
        assert_eq!(all.number(&position), Some(number));
        seen.insert(position.text());
    }
    assert_eq!(seen.len(), 256);
}

#[test]
fn castling_rights_go_with_the_type() {
    let rules = variorum_library::rules("seirawan-chess").unwrap();
    assert!(Arrays::of(&rules).is_none());
    // In a game in which the king castles from e1 alone, no other array lets it castle.
    let duck = variorum_library::rules("duck-chess").unwrap();
    let all = arrays(&duck);
    let usual = all.position(518).unwrap();
    assert_eq!(usual, Position::start(&duck));
    assert!(all.position(0).unwrap().setup().castling.is_empty());
}

/// A game on four files whose first rank is shuffled like this.
fn small(shuffle: &str) -> Result<Arc<Rules>, Vec<CompileError>> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = ['{moves}']\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "step orthogonal", "royal = true"),
        piece("rook", "R", "step diagonal", ""),
        piece("knight", "N", "leap 2:1", ""),
        piece("bishop", "B", "step diagonal", ""),
    ]
    .concat();
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 4\nranks = 6\n{pieces}\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'kbnr/4/4/4/4/RNBK w - - 0 1'\nshuffle = {{ cells = 'rank 1', {shuffle} }}\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)))
}

#[test]
fn a_shuffle_that_cannot_be_is_refused() {
    let faults = |shuffle: &str| small(shuffle).err().unwrap();
    assert!(matches!(faults("apart = false")[..], [CompileError::ShuffledUnlike { .. }]));
    let pair = "apart = true, keep = ['king between rook', 'bishop on both colours']";
    assert!(matches!(faults(pair)[..], [CompileError::CannotKeep { number: 1, .. }]));
    let lone = "apart = true, keep = ['bishop on both colours']";
    assert!(matches!(faults(lone)[..], [CompileError::CannotKeep { number: 1, .. }]));
}
