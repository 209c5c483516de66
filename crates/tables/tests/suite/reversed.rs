//! Tables asked about the pieces of the other side.

use std::sync::Arc;

use variorum_rules::{Arrangement, Cell, Passage, Piece, Position, Rules, Side, mix};
use variorum_tables::{Maker, MakerLimits, TableSet};

use crate::boards::solve;

/// The value of a position does not depend on which of two tables says it: its own, or that with the sides exchanged.
#[test]
fn the_other_sides_pieces_have_the_values_of_their_own_table() {
    for (id, pieces, reversed) in [
        ("chess", "K Q / K", "K / K Q"),
        ("chess", "K P / K", "K / K P"),
        ("xiangqi", "K P / K", "K / K P"),
        ("shatranj", "K R / K", "K / K R"),
        ("cylinder-chess", "K R / K", "K / K R"),
        ("raumschach", "K Q / K", "K / K Q"),
    ] {
        let rules = variorum_library::rules(id).unwrap();
        let (one, other) = (solve(&rules, pieces, true, 2), solve(&rules, reversed, true, 2));
        let mut compared = 0;
        // In xiangqi hardly any random cells are in the palaces.
        for position in positions(&rules, reversed, if id == "xiangqi" { 60_000 } else { 3_000 }) {
            let own = other.probe(&position);
            assert_eq!(one.probe(&position), own, "{id}: {}", position.text());
            compared += usize::from(own.is_some());
        }
        assert!(compared > 100, "{id} {pieces}: {compared}");
    }
}

/// Where the sides are not alike, nothing is said.
#[test]
fn games_that_are_not_the_same_for_both_sides_have_no_reversal() {
    for id in ["horde", "shogi", "racing-kings"] {
        let rules = variorum_library::rules(id).unwrap();
        let all: Vec<usize> = (0..rules.definition().pieces.len()).collect();
        assert_eq!(rules.reversal(&all), None, "{id}");
    }
    let rules = variorum_library::rules("shogi").unwrap();
    assert!(rules.reversal(&[0]).is_none(), "Black has half a point more in an impasse");
}

#[test]
fn a_set_has_the_tables_beside_the_file_and_those_added() {
    let rules = variorum_library::rules("chess").unwrap();
    let set = TableSet::empty(Arc::clone(&rules));
    assert_eq!(set.view().most_pieces(), 0);
    let position = Position::parse(&rules, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1").unwrap();
    assert_eq!(set.view().probe(&position), None);
    let before = set.view();
    set.add(solve(&rules, "K R / K", true, 2));
    assert_eq!((before.most_pieces(), set.view().most_pieces()), (0, 3));
    assert!(set.view().probe(&position).is_some());
    let tables = solve(&rules, "K N / K", true, 2);
    let mut file = tables.header();
    (0..tables.solved_groups()).for_each(|group| file.extend(tables.section(group).unwrap()));
    let bundle = variorum_tables::bundled(&[file.clone(), file.clone()]);
    assert_eq!(TableSet::check(&rules, &bundle), Ok(()));
    assert!(TableSet::check(&rules, &bundle[..bundle.len() - 1]).is_err());
    let other = variorum_library::rules("shatranj").unwrap();
    assert!(TableSet::check(&other, &bundle).is_err());
    let mut definition = rules.definition().clone();
    definition.tables = Some(bundle.into());
    let set = TableSet::of(Rules::compile(&definition).unwrap());
    assert_eq!(set.view().most_pieces(), 3);
    let position = Position::parse(set.rules(), "4k3/8/8/8/8/8/8/N3K3 w - - 0 1").unwrap();
    assert_eq!(set.view().probe(&position), Some(variorum_tables::Value::Draw));
    assert!(set.add_file(&file[..file.len() - 1], 64).is_err());
}

/// What lies beside the games' files is of their present rules, and not too large for the program.
#[test]
fn the_tables_beside_the_games_are_current() {
    let mut all = 0;
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let Some(bundle) = rules.definition().tables.clone() else { continue };
        assert_eq!(TableSet::check(&rules, &bundle), Ok(()), "{id}: run the example `embed`");
        all += bundle.len();
    }
    assert!(all > 0 && all <= 2_000_000, "{all} bytes");
    // One of them is made anew.
    let rules = variorum_library::rules("chess").unwrap();
    let bundle = rules.definition().tables.clone().unwrap();
    let tables = solve(&rules, "K R / K", true, 2);
    let mut file = tables.header();
    (0..tables.solved_groups()).for_each(|group| file.extend(tables.section(group).unwrap()));
    assert!(bundle.windows(file.len()).any(|part| part == file), "run the example `embed`");
}

#[test]
fn tables_are_made_on_demand_within_limits() {
    let rules = variorum_library::rules("chess").unwrap();
    let set = Arc::new(TableSet::empty(Arc::clone(&rules)));
    let ask = |maker: &Maker, text: &str| {
        let work = maker.ask(&set, &Position::parse(&rules, text).unwrap());
        work.map(|work| work.join().unwrap())
    };
    let (rook, pawn) = ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/P7/4K3 w - - 0 1");
    let value = |text: &str| set.view().probe(&Position::parse(&rules, text).unwrap());
    let small = Maker::new(MakerLimits { positions: 1_000, ..MakerLimits::default() });
    assert_eq!((ask(&small, rook), value(rook)), (Some(()), None), "too large");
    assert_eq!(ask(&small, rook), None, "asked for before");
    let maker = Maker::default();
    assert_eq!((ask(&maker, rook), value(rook).is_some()), (Some(()), true));
    assert_eq!(ask(&maker, rook), None, "known");
    assert_eq!(ask(&maker, "4k3/8/8/8/8/8/PPP5/4K3 w - - 0 1"), None, "too many pieces");
    // Room for one of the two: the older one goes.
    let queen = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    let bytes = solve(&rules, "K R / K", true, 2).bytes();
    let tight = Maker::new(MakerLimits { kept_bytes: bytes + bytes / 2, ..MakerLimits::default() });
    assert_eq!(ask(&tight, queen), Some(()));
    assert!(value(queen).is_some() && value(rook).is_none());
    // Room for none.
    let none = Maker::new(MakerLimits { kept_bytes: 1_000, ..MakerLimits::default() });
    assert_eq!((ask(&none, pawn), value(pawn)), (Some(()), None));
    assert!(value(queen).is_some());
}

/// Positions with these pieces, one letter each, on random cells.
fn positions(rules: &Arc<Rules>, pieces: &str, count: usize) -> Vec<Position> {
    let cells: Vec<Cell> = rules.cells().collect();
    let kind = |token: &str| rules.definition().pieces.iter().position(|piece| piece.token == token).unwrap();
    let list: Vec<Piece> = Side::BOTH
        .into_iter()
        .zip(pieces.split('/'))
        .flat_map(|(side, part)| {
            part.split_whitespace().map(move |token| Piece::owned(side, kind(token))).collect::<Vec<_>>()
        })
        .collect();
    let mut position = Position::start(rules).scratch();
    let mut found = Vec::new();
    let mut seed = 7_u64;
    for _ in 0..count {
        let mut placed: Vec<(Cell, Piece)> = Vec::new();
        for &piece in &list {
            seed = mix(seed);
            placed.push((cells[(seed % cells.len() as u64) as usize], piece));
        }
        let distinct =
            placed.iter().enumerate().all(|(at, (cell, _))| placed[..at].iter().all(|(other, _)| other != cell));
        if !distinct {
            continue;
        }
        seed = mix(seed);
        let side = Side::BOTH[(seed & 1) as usize];
        let passage = Passage::default();
        position.arrange(&Arrangement {
            pieces: &placed,
            hands: &[],
            lost: &[],
            checks: [0; 2],
            side,
            passage: &passage,
        });
        if position.is_possible() {
            found.push(position.clone());
        }
    }
    found
}
