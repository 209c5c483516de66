//! The engine in endings: with exact tables it plays perfectly, and without them it wins what it should, if more slowly.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Limits, TableSet, ending, history_of, levels, turns_to_end};
use variorum_rules::{Arrangement, Passage, Piece, Position, Rules, Side, mix};
use variorum_tables::{Material, Plan, Tables, Value};

use super::{choose, position, rules};

fn solved(rules: &Arc<Rules>, pieces: &str) -> Tables {
    let mut tables = Tables::new(Plan::new(rules, &Material::parse(rules, pieces).unwrap()).unwrap());
    while tables.solve_next(2, &AtomicBool::new(false), &|_, _| ()).unwrap().is_some() {}
    tables
}

fn set(rules: &Arc<Rules>, pieces: &[&str]) -> Arc<TableSet> {
    let set = TableSet::empty(Arc::clone(rules));
    pieces.iter().for_each(|pieces| set.add(solved(rules, pieces)));
    Arc::new(set)
}

/// Positions of these pieces on random cells that `wanted` likes, with a value: each side's pieces by token.
fn random_positions(
    set: &TableSet,
    sides: [&[&str]; 2],
    count: usize,
    wanted: impl Fn(Value) -> bool,
) -> Vec<(Position, Value)> {
    let rules = set.rules();
    let cells: Vec<_> = rules.cells().collect();
    let kind = |token: &str| rules.definition().pieces.iter().position(|piece| piece.token == token).unwrap();
    let of = |side: Side| sides[side.index()].iter().map(move |token| Piece::owned(side, kind(token)));
    let all: Vec<Piece> = of(Side::White).chain(of(Side::Black)).collect();
    let mut position = Position::start(rules).scratch();
    let mut found = Vec::new();
    let mut seed = 1_u64;
    while found.len() < count {
        let mut pieces = Vec::new();
        for &piece in &all {
            seed = mix(seed);
            pieces.push((cells[(seed % cells.len() as u64) as usize], piece));
        }
        seed = mix(seed);
        assert!(seed != 1);
        let side = Side::BOTH[(seed & 1) as usize];
        let distinct =
            pieces.iter().enumerate().all(|(at, (cell, _))| pieces[..at].iter().all(|(other, _)| other != cell));
        if !distinct {
            continue;
        }
        let passage = Passage::default();
        position.arrange(&Arrangement {
            pieces: &pieces,
            hands: &[],
            lost: &[],
            checks: [0; 2],
            side,
            passage: &passage,
        });
        if position.is_possible()
            && position.outcome().is_none()
            && let Some(value) = set.view().probe(&position)
            && wanted(value)
        {
            found.push((Position::parse(rules, &position.text()).unwrap(), value));
        }
    }
    found
}

/// Plays until the game ends, and returns the number of turns and the winner. `movers` choose for White and for Black.
fn play(
    position: &Position,
    movers: [&mut dyn FnMut(&Position) -> variorum_rules::Turn; 2],
    most: usize,
) -> (usize, Option<Side>) {
    let mut position = position.clone();
    for turns in 0..most {
        if let Some(end) = ending(&position, &history_of(&position)) {
            return (turns, end.winner);
        }
        let turn = movers[position.side().index()](&position);
        assert!(position.play(turn).is_ok());
    }
    (most, None)
}

fn by(engine: &mut Engine, nodes: u64) -> impl FnMut(&Position) -> variorum_rules::Turn {
    move |position| {
        let history = history_of(position);
        engine.choose(position, &history, &Limits::nodes(nodes), &AtomicBool::new(false), |_| {}).unwrap().turn
    }
}

#[test]
fn with_tables_it_mates_in_exactly_the_turns_that_they_say() {
    // Flat and in space; the last one has the pieces of the other side, for which there is no table of its own.
    for (id, pieces, sides) in [
        ("chess", "K R / K", [&["K", "R"][..], &["K"]]),
        ("raumschach", "K Q / K", [&["K", "Q"], &["K"]]),
        ("cylinder-chess", "K Q / K", [&["K", "Q"], &["K"]]),
        ("grand-chess", "K R / K", [&["K"], &["K", "R"]]),
    ] {
        let rules = rules(id);
        let set = set(&rules, &[pieces]);
        let strong = if sides[0].len() > 1 { Side::White } else { Side::Black };
        for (start, value) in random_positions(&set, sides, 8, |value| value != Value::Draw) {
            let turns = value.turns().unwrap();
            let mut engine = Engine::new(Arc::clone(&rules));
            engine.set_hash_mib(1);
            engine.set_endgames(Some(Arc::clone(&set)));
            let choice = engine.choose(&start, &[], &Limits::nodes(100), &AtomicBool::new(false), |_| {}).unwrap();
            let sign = if start.side() == strong { 1 } else { -1 };
            assert_eq!(turns_to_end(choice.score), Some(sign * i32::from(turns)), "{id}: {}", start.text());
            assert_eq!(choice.pv.len(), usize::from(turns), "{id}: {}", start.text());
            let mut other = engine.sibling();
            let played = play(&start, [&mut by(&mut engine, 100), &mut by(&mut other, 100)], 200);
            assert_eq!(played, (usize::from(turns), Some(strong)), "{id}: {}", start.text());
        }
    }
}

/// The search finds its way into a won ending, and out of one that is drawn.
#[test]
fn a_search_that_reaches_a_table_knows_the_result() {
    let rules = rules("chess");
    let set = set(&rules, &["K P / K", "K R / K"]);
    let choose = |text: &str, tables: bool| {
        let mut engine = Engine::new(Arc::clone(&rules));
        engine.set_hash_mib(1);
        engine.set_endgames(tables.then(|| Arc::clone(&set)));
        engine.choose(&position("chess", text), &[], &Limits::nodes(2_000), &AtomicBool::new(false), |_| {}).unwrap()
    };
    // The knight is taken; what is left is won, in so many turns.
    let text = "8/8/8/4n3/3K4/8/k7/7R w - - 0 1";
    let turns = turns_to_end(choose(text, true).score);
    assert!(turns.is_some_and(|turns| turns > 10), "{turns:?}");
    assert_eq!(turns_to_end(choose(text, false).score), None);
    // A pawn ahead, but drawn: the defender, who knows it, holds against a searcher who does not.
    for (start, _) in random_positions(&set, [&["K", "P"], &["K"]], 6, |value| value == Value::Draw) {
        let mut engine = Engine::new(Arc::clone(&rules));
        engine.set_hash_mib(1);
        let mut exact = engine.sibling();
        engine.set_endgames(None);
        exact.set_endgames(Some(Arc::clone(&set)));
        let (_, winner) = play(&start, [&mut by(&mut engine, 1_000), &mut by(&mut exact, 1_000)], 120);
        assert_eq!(winner, None, "{}", start.text());
    }
}

/// Threads that vote do not outvote a table.
#[test]
fn several_threads_play_by_tables() {
    let rules = rules("chess");
    let set = set(&rules, &["K P / K"]);
    let tables = solved(&rules, "K P / K");
    let mut engine = Engine::new(Arc::clone(&rules));
    engine.set_hash_mib(1);
    engine.set_threads(3);
    engine.set_endgames(Some(Arc::clone(&set)));
    for (start, value) in random_positions(&set, [&["K", "P"], &["K"]], 30, |_| true) {
        let choice = engine.choose(&start, &[], &Limits::nodes(100), &AtomicBool::new(false), |_| {}).unwrap();
        let text = start.text();
        assert!(tables.best_turns(&start).unwrap().contains(&choice.turn), "{text}: {}", start.turn_text(choice.turn));
        assert_eq!(choice.score == 0, value == Value::Draw, "{text}");
    }
}

#[test]
fn wins_that_come_after_the_draw_by_quiet_turns_are_not_told() {
    let rules = rules("chess");
    let set = set(&rules, &["K R / K"]);
    let (start, turns) = random_positions(&set, [&["K", "R"], &["K"]], 1, |value| matches!(value, Value::Win(20..)))
        .into_iter()
        .map(|(start, value)| (start, i32::from(value.turns().unwrap())))
        .next()
        .unwrap();
    let score = |quiet: i32| {
        let text = start.text().replace(" 0 1", &format!(" {quiet} 80"));
        let mut engine = Engine::new(Arc::clone(&rules));
        engine.set_hash_mib(1);
        engine.set_endgames(Some(Arc::clone(&set)));
        let position = position("chess", &text);
        engine.choose(&position, &[], &Limits::nodes(500), &AtomicBool::new(false), |_| {}).unwrap().score
    };
    // The mate may come with the last quiet turn, as it goes before the draw.
    assert_eq!(turns_to_end(score(100 - turns)), Some(turns));
    assert_eq!(turns_to_end(score(101 - turns)), None);
}

#[test]
fn weak_levels_ask_no_tables() {
    let rules = rules("chess");
    let set = set(&rules, &["K R / K"]);
    let (start, _) =
        random_positions(&set, [&["K", "R"], &["K"]], 1, |value| matches!(value, Value::Win(25..))).remove(0);
    let mut engine = Engine::new(Arc::clone(&rules));
    engine.set_endgames(Some(set));
    for level in levels().into_iter().filter(|level| level.noise > 0) {
        let choice = engine.choose_at_level(&start, &[], &level, &AtomicBool::new(false), |_| {}).unwrap();
        assert_eq!(turns_to_end(choice.score), None, "level {}", level.number);
    }
}

/// Without tables, by its evaluation and 3,000 nodes a turn, against the longest defence. The multiple of the perfect length, over all games of a kind, is
/// what was measured, with something to spare.
#[test]
fn without_tables_it_drives_the_bare_royal_piece_to_mate() {
    for (id, pieces, sides, most_percent) in [
        ("chess", "K Q / K", [&["K", "Q"][..], &["K"]], 200),
        ("chess", "K R / K", [&["K", "R"], &["K"]], 200),
        ("raumschach", "K Q / K", [&["K", "Q"], &["K"]], 200),
        ("grand-chess", "K Q / K", [&["K", "Q"], &["K"]], 200),
        ("grand-chess", "K R / K", [&["K", "R"], &["K"]], 200),
        ("xiangqi", "K R / K", [&["K", "R"], &["K"]], 200),
    ] {
        let rules = rules(id);
        let set = set(&rules, &[pieces]);
        let tables = solved(&rules, pieces);
        let (mut perfect, mut needed) = (0, 0);
        for (start, value) in random_positions(&set, sides, 6, |value| value != Value::Draw) {
            let turns = usize::from(value.turns().unwrap());
            let mut engine = Engine::new(Arc::clone(&rules));
            engine.set_hash_mib(1);
            engine.set_endgames(None);
            let mut defend = |position: &Position| tables.best_turns(position).unwrap()[0];
            let (played, winner) = play(&start, [&mut by(&mut engine, 3_000), &mut defend], 300);
            assert_eq!(winner, Some(Side::White), "{id} {pieces}: {} ({turns} turns)", start.text());
            (perfect, needed) = (perfect + turns, needed + played);
        }
        println!("{id} {pieces}: {needed} turns, {perfect} of them needed");
        assert!(100 * needed <= most_percent * perfect, "{id} {pieces}: {needed} turns instead of {perfect}");
    }
}

/// Where there are no tables, nothing changes: the same turns, nodes and scores.
#[test]
fn a_set_without_tables_changes_nothing() {
    for id in ["chess", "minishogi", "raumschach"] {
        let rules = rules(id);
        let start = Position::start(&rules);
        let mut engine = Engine::new(Arc::clone(&rules));
        engine.set_hash_mib(1);
        engine.set_endgames(Some(Arc::new(TableSet::empty(Arc::clone(&rules)))));
        let with = engine.choose(&start, &[], &Limits::nodes(3_000), &AtomicBool::new(false), |_| {}).unwrap();
        let without = choose(&start, &Limits::nodes(3_000)).unwrap();
        assert_eq!(
            (with.turn, with.nodes, with.score, with.pv),
            (without.turn, without.nodes, without.score, without.pv)
        );
    }
}
