//! Files of games: read, checked against the rules, written, read again.

use variorum_play::pgn::{Annotated, Found, Games, read};
use variorum_play::tree::Tree;

pub(crate) fn records(bytes: &[u8]) {
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let (mut games, mut faults) = (Vec::new(), Vec::new());
    for found in Games::new(bytes) {
        match found.unwrap_or_else(|error| panic!("reading from memory fails: {error}")) {
            Found::Game(game) => games.push(game),
            Found::Error(fault) => faults.push(fault),
        }
    }
    for fault in &faults {
        assert!((1..=lines).contains(&fault.line), "{fault}");
    }
    for game in &games {
        if let Some(rules) = game.game().and_then(|id| variorum_library::rules(id).ok()) {
            for fault in game.check(&rules) {
                assert!((1..=lines).contains(&fault.line), "{fault}");
            }
        }
        kept(game);
    }
    // In our own move text they are kept as well.
    for mut game in games {
        if let Some(rules) = game.game().and_then(|id| variorum_library::rules(id).ok()) {
            let _ = game.resolve(&rules);
            kept(&game);
        }
    }
}

/// What was read must be kept by writing and reading it.
pub(crate) fn kept(game: &Annotated) {
    let text = game.to_text().unwrap_or_else(|fault| panic!("what was read cannot be written: {fault}"));
    let (again, faults) = read(&text);
    assert_eq!(faults, [], "{text}");
    let [again] = again.as_slice() else { panic!("{} games in {text}", again.len()) };
    assert_eq!(outline(again), outline(game), "{text}");
    assert_eq!(again.to_string(), text);
}

/// The content of a game, independent of the numbers of its nodes.
fn outline(game: &Annotated) -> Vec<String> {
    // From the root down; children keep their order.
    let mut lines = vec![format!("{:?} {}", game.tags, game.result())];
    let mut todo = vec![(Tree::ROOT, 0)];
    while let Some((id, depth)) = todo.pop() {
        let node = game.tree.node(id);
        lines.push(format!(
            "{depth} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
            node.turn, node.before, node.comment, node.glyphs, node.clock, node.spent, node.evaluation
        ));
        todo.extend(node.children.iter().rev().map(|&child| (child, depth + 1)));
    }
    lines
}
