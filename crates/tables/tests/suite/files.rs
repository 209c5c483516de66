//! The file of tables.

use std::sync::atomic::AtomicBool;

use variorum_tables::{FormatError, Material, Plan, TableError, TableSet, Tables};

use crate::boards::{CHESSMEN, DRAWN_STALEMATE, game, solve, square};

fn empty(size: usize, pieces: &str) -> Tables {
    let rules = square(size);
    Tables::new(Plan::new(&rules, &Material::parse(&rules, pieces).unwrap()).unwrap())
}

fn bytes(tables: &Tables) -> Vec<u8> {
    let mut bytes = tables.header();
    (0..tables.solved_groups()).for_each(|group| bytes.extend(tables.section(group).unwrap()));
    bytes
}

#[test]
fn what_is_written_is_read_again() {
    let solved = solve(&square(4), "K Q / K R", true, 1);
    let file = bytes(&solved);
    let mut read = empty(4, "K Q / K R");
    assert_eq!(read.read(&file), Ok(file.len()));
    assert!(read.is_complete());
    for material in 0..solved.plan().materials().len() {
        assert_eq!(read.statistics(material), solved.statistics(material));
    }
    assert_eq!(bytes(&read), file);
}

/// Wherever the file ends: what is complete is kept, and the rest is solved again to the same bytes.
#[test]
fn work_goes_on_where_a_file_ends() {
    let file = bytes(&solve(&square(4), "K Q / K R", true, 1));
    let head = empty(4, "K Q / K R").header().len();
    for length in (0..file.len()).step_by(97).filter(|&length| length == 0 || length >= head) {
        let mut tables = empty(4, "K Q / K R");
        let end = tables.read(&file[..length]).unwrap();
        assert!(end <= length);
        while tables.solve_next(2, &AtomicBool::new(false), &|_, _| ()).unwrap().is_some() {}
        assert_eq!(bytes(&tables), file);
    }
}

#[test]
fn files_that_are_damaged_or_of_other_tables_are_refused() {
    let file = bytes(&solve(&square(4), "K Q / K", true, 1));
    for at in 0..file.len() {
        let mut damaged = file.clone();
        damaged[at] ^= 0x10;
        let mut tables = empty(4, "K Q / K");
        let result = tables.read(&damaged);
        // A length that is too great leaves an incomplete section.
        let incomplete = result.is_ok() && !tables.is_complete();
        assert!(result.is_err() || incomplete, "byte {at}: {result:?}");
    }
    assert_eq!(empty(4, "K Q / K").read(b"VARTABL"), Err(FormatError::NoTable));
    assert_eq!(empty(4, "K R / K").read(&file), Err(FormatError::OtherRules));
    assert_eq!(empty(5, "K Q / K").read(&file), Err(FormatError::OtherRules));
    let mut newer = file.clone();
    newer[8] = 99;
    assert!(matches!(empty(4, "K Q / K").read(&newer), Err(FormatError::Version { found: 99, .. })));
    let mut longer = file.clone();
    longer.push(0);
    assert_eq!(empty(4, "K Q / K").read(&longer), Err(FormatError::Damaged { at: file.len() as u64 }));
}

#[test]
fn what_cannot_be_tabulated_is_refused() {
    let rules = square(4);
    let plan = |pieces: &str| Material::parse(&rules, pieces).and_then(|material| Plan::new(&rules, &material));
    assert!(matches!(plan("K Q"), Err(TableError::Parts)));
    assert!(matches!(plan("K Q / Z"), Err(TableError::UnknownPiece { .. })));
    assert!(matches!(plan("K [Q] / K"), Err(TableError::NotInHand { .. })));
    assert!(matches!(plan("K K / K"), Err(TableError::NoPosition { .. })));
    assert!(matches!(plan("Q / K"), Err(TableError::NoPosition { .. })));
    assert!(matches!(plan("K Q Q Q Q Q Q / K N N N N N N"), Err(TableError::TooManyPieces { pieces: 14, .. })));
    let decided = format!("{CHESSMEN}{DRAWN_STALEMATE}draws = \"black\"\n");
    let decided = game("files = 4\nranks = 4", "3k/4/4/K3 w - - 0 1", &decided);
    let pieces = Material::parse(&decided, "K Q / K").unwrap();
    assert!(matches!(Plan::new(&decided, &pieces), Err(TableError::DrawsDecided)));
    let in_a_row = variorum_library::rules("monster-chess").unwrap();
    let pieces = Material::parse(&in_a_row, "K / K").unwrap();
    assert!(matches!(Plan::new(&in_a_row, &pieces), Err(TableError::TurnsInARow)));
    let chess = variorum_library::rules("chess").unwrap();
    let many = Material::parse(&chess, "K Q R B N / K Q R").unwrap();
    assert!(matches!(Plan::new(&chess, &many), Err(TableError::TooLarge { .. })));
}

#[test]
fn too_little_memory_is_noticed_before_and_during_the_work() {
    let rules = variorum_library::rules("chess").unwrap();
    let material = Material::parse(&rules, "K Q R / K R").unwrap();
    let plan = Plan::new(&rules, &material).unwrap().within(64);
    let estimate = plan.estimate();
    assert!(matches!(plan.check_memory(&estimate), Err(TableError::Memory { allowed: 64, .. })));
    let small = Plan::new(&rules, &Material::parse(&rules, "K Q / K").unwrap()).unwrap().within(1);
    let mut tables = Tables::new(small);
    let stop = AtomicBool::new(false);
    let fault = loop {
        match tables.solve_next(1, &stop, &|_, _| ()) {
            Ok(Some(_)) => {}
            Ok(None) => panic!("a mebibyte was enough"),
            Err(fault) => break fault,
        }
    };
    assert!(matches!(fault, TableError::Memory { allowed: 1, .. }));
}

/// A rook mates nowhere in space, so no turns are kept, which would take ten times the memory.
#[test]
fn where_nobody_wins_the_values_are_all_that_takes_memory() {
    let solved = |pieces: &str| {
        let rules = variorum_library::rules("raumschach").unwrap();
        let plan = Plan::new(&rules, &Material::parse(&rules, pieces).unwrap()).unwrap().within(1);
        assert!(plan.check_memory(&plan.estimate()).is_err());
        let mut tables = Tables::new(plan);
        while tables.solve_next(2, &AtomicBool::new(false), &|_, _| ())?.is_some() {}
        Ok(tables)
    };
    let [white, black] = solved("K R / K").unwrap().statistics(0).unwrap().sides;
    assert!(white.draws > 0 && black.draws > 0);
    assert_eq!([white.wins, white.losses, black.wins, black.losses], [0; 4]);
    assert!(matches!(solved("K Q / K"), Err(TableError::Memory { allowed: 1, .. })));
}

#[test]
fn work_can_be_stopped() {
    let mut tables = empty(5, "K Q / K R");
    assert_eq!(tables.solve_next(1, &AtomicBool::new(true), &|_, _| ()), Err(TableError::Stopped));
    assert_eq!(tables.solved_groups(), 0);
}

/// The estimate is close to the truth where all positions are looked at.
#[test]
fn estimates_are_of_the_right_size() {
    let tables = empty(4, "K Q / K");
    let estimate = tables.plan().estimate();
    let all: u64 =
        solve(&square(4), "K Q / K", false, 1).statistics(0).unwrap().sides.iter().map(|side| side.all()).sum();
    assert!(estimate.positions > all / 8 && estimate.positions < 2 * all);
    assert!(estimate.turns > estimate.positions);
}

/// A file is small even if its values would take gigabytes, so the memory is compared before it is read.
#[test]
fn values_beyond_the_allowed_memory_are_not_read() {
    let tables = empty(8, "K Q R / K R");
    let set = TableSet::empty(tables.plan().rules().clone());
    assert!(matches!(set.add_file(&tables.header(), 100), Err(FormatError::Memory { needed: 101.., allowed: 100 })));
    assert_eq!(set.add_file(&tables.header(), 10_000), Err(FormatError::Incomplete));
}

/// Tables of files stay when those made on demand make room for others.
#[test]
fn tables_made_on_demand_make_room_and_those_of_files_stay() {
    let rules = square(4);
    let set = TableSet::empty(rules.clone());
    let solved = |pieces: &str| solve(&rules, pieces, true, 1);
    set.add(solved("K Q / K"));
    let lasting = set.added_bytes();
    let room = solved("K R / K").bytes().max(solved("K B / K").bytes());
    set.add_within(solved("K R / K"), room);
    let both = set.added_bytes();
    assert!(both > lasting);
    set.add_within(solved("K B / K"), room);
    assert!(set.added_bytes() <= lasting + room);
    let known = |text: &str| set.view().probe(&variorum_rules::Position::parse(&rules, text).unwrap()).is_some();
    assert!(known("3k/4/4/KQ2 w - - 0 1") && known("3k/4/4/KB2 w - - 0 1") && !known("3k/4/4/KR2 w - - 0 1"));
    set.add_within(solved("K N / K"), 1);
    assert!(!known("3k/4/4/KN2 w - - 0 1"));
}
