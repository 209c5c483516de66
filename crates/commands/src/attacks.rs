//! What attacks a cell, what keeps the piece on it, and where a piece can go.

use variorum_library::learn::reach;
use variorum_messages::{Arg, Message};
use variorum_rules::diagram;
use variorum_rules::{Action, ActionKind, Cell, Phase, Position, Side, movegen};

use crate::names::{cell_arg, cells, item, items, kind_and_side, no_cell, read_cell, side_word};

/// What attacks a cell, and what would recapture on it.
pub(crate) fn attacks(position: &Position, argument: &str) -> Vec<Message> {
    let rules = position.rules();
    let Some(cell) = read_cell(rules, argument) else { return vec![no_cell(rules, argument)] };
    let by = |side: Side| {
        let found = diagram::attacks(position, cell, side);
        items(position, found.into_iter().map(|attack| attack.by))
    };
    let side_name = |side: Side| Message::new("command-side").with("side", side_word(rules, side));
    let told = match kind_and_side(position.at(cell)) {
        None => Message::new("command-attacks-empty")
            .with("cell", cell_arg(rules, cell))
            .with("first", side_name(Side::White))
            .with("second", side_name(Side::Black))
            .with("white", by(Side::White))
            .with("black", by(Side::Black)),
        Some((_, None)) => Message::new("command-attacks-neutral"),
        Some((_, Some(side))) => {
            Message::new("command-attacks").with("attackers", by(side.other())).with("keepers", by(side))
        }
    };
    vec![match item(position, cell) {
        Some(item) => told.with("item", item),
        None => told,
    }]
}

/// Where the piece on a cell can go by legal moves; if its side is not to move, where it could go as the board stands.
pub(crate) fn goals(position: &Position, cell: Cell) -> Vec<Message> {
    let rules = position.rules();
    let Some(stands) = item(position, cell) else {
        return vec![Message::new("command-empty").with("cell", cell_arg(rules, cell))];
    };
    // What the second part of a turn may move is asked of the legal actions alone.
    if position.phase() == Phase::Second || position.at(cell).is_neutral() {
        let goals = cells(rules, targets(position, cell));
        let told = Message::new("command-reach").with("item", stands).with("cells", goals);
        return vec![told.with("victims", Arg::list(Vec::<Arg>::new())).with("legal", "true")];
    }
    let Some(found) = reach(&mut position.scratch(), cell) else { return Vec::new() };
    if found.frozen {
        return vec![Message::new("command-frozen").with("item", stands)];
    }
    let legal = |cell: &Cell| found.legal.as_ref().is_none_or(|legal| legal.contains(cell));
    let enemy = |cell: &Cell| found.here.captures.contains(cell) && !position.at(*cell).is_none();
    let mut all: Vec<Cell> = match &found.legal {
        Some(legal) => legal.clone(),
        None => found.here.moves.iter().chain(&found.here.captures).copied().collect(),
    };
    all.sort_unstable();
    all.dedup();
    let (victims, free): (Vec<Cell>, Vec<Cell>) = all.into_iter().filter(legal).partition(enemy);
    let told = Message::new("command-reach").with("item", stands).with("cells", cells(rules, free));
    vec![told.with("victims", items(position, victims)).with("legal", found.legal.is_some())]
}

/// The targets of the legal actions of the piece on a cell.
fn targets(position: &Position, cell: Cell) -> Vec<Cell> {
    let mut actions: Vec<Action> = Vec::new();
    movegen::actions(&mut position.scratch(), &mut actions);
    let from_here = |action: &&Action| match action.kind() {
        ActionKind::Move
        | ActionKind::Double
        | ActionKind::EnPassant
        | ActionKind::Castle
        | ActionKind::Swap
        | ActionKind::Neutral
        | ActionKind::NeutralSwap
        | ActionKind::Shot => action.from() == cell,
        ActionKind::Drop | ActionKind::NeutralPlace | ActionKind::Promote | ActionKind::Pass | ActionKind::Gate => {
            false
        }
    };
    let mut cells: Vec<Cell> = actions.iter().filter(from_here).map(|action| action.to()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The side to move is in check, by these pieces; `None` if it is not.
pub(crate) fn check(position: &Position) -> Option<Message> {
    let side = position.side();
    let royals: Vec<Cell> = position.checked_royals(side).collect();
    if royals.is_empty() {
        return None;
    }
    let attacks = royals.into_iter().flat_map(|cell| diagram::attacks(position, cell, side.other()));
    let mut by: Vec<Cell> = attacks.map(|attack| attack.by).collect();
    by.sort_unstable();
    by.dedup();
    Some(
        Message::new("command-check")
            .with("side", side_word(position.rules(), side))
            .with("attackers", items(position, by)),
    )
}
