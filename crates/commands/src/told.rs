//! A turn in words: which piece went where, what it captured, what it became.

use variorum_messages::{Arg, Message};
use variorum_rules::{Action, ActionKind, Cell, Occupant, Position, Turn};

use crate::names::{Kind, cell_arg, kind_and_side, kind_arg, side_word};

fn piece_on(position: &Position, cell: Cell) -> Arg {
    kind_and_side(position.at(cell)).map_or_else(|| "".into(), |(kind, _)| kind_arg(position.rules(), kind))
}

/// A legal turn of this position in words: “White: Pawn e2 to e4, Stone b4 to c4.”
///
/// # Panics
/// May panic if the turn is from another position.
#[must_use]
pub fn told(before: &Position, turn: Turn) -> Message {
    let mut parts = first(before, turn.first);
    if let Some(second) = turn.second {
        let mut between = before.scratch();
        between.make_unchecked(turn.first);
        parts.extend(one(&between, second));
    }
    let side = side_word(before.rules(), before.side());
    Message::new("command-turn").with("side", side).with("parts", Arg::list(parts))
}

/// The first part in words.
pub(crate) fn first(before: &Position, action: Action) -> Vec<Message> {
    let mut after = before.scratch();
    after.make_unchecked(action);
    one(before, action).into_iter().chain(became(before, &after, action)).collect()
}

fn one(position: &Position, action: Action) -> Option<Message> {
    let rules = position.rules();
    let (from, to) = (action.from(), action.to());
    let name = |cell: Cell| cell_arg(rules, cell);
    let moved = |id: &'static str| {
        let who = piece_on(position, from);
        Message::new(id).with("piece", who).with("from", name(from)).with("to", name(to))
    };
    Some(match action.kind() {
        ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => match position.victim_cell(action) {
            Some(victim) => moved("command-takes")
                .with("victim", piece_on(position, victim))
                .with("on", name(victim))
                .with("beside", victim != to),
            None if from == to => moved("command-stays"),
            None => match position.named_via(action) {
                Some(via) => moved("command-goes-through").with("via", name(via)),
                None => moved("command-goes"),
            },
        },
        ActionKind::Shot => moved("command-shoots").with("victim", piece_on(position, to)),
        ActionKind::Castle => moved("command-castles")
            .with("partner", piece_on(position, to))
            .with("via", position.named_via(action).map_or_else(|| Arg::from("none"), name)),
        ActionKind::Swap | ActionKind::NeutralSwap => moved("command-swaps").with("partner", piece_on(position, to)),
        ActionKind::Neutral => moved("command-goes"),
        ActionKind::Drop | ActionKind::Gate => {
            let kind = action.piece_type().map_or_else(|| "".into(), |kind| kind_arg(rules, Kind::Owned(kind)));
            Message::new("command-put").with("piece", kind).with("to", name(to))
        }
        ActionKind::NeutralPlace => {
            let kind = action.piece_type().map_or_else(|| "".into(), |kind| kind_arg(rules, Kind::Neutral(kind)));
            Message::new("command-put").with("piece", kind).with("to", name(to))
        }
        ActionKind::Promote => {
            let into = action.piece_type().map_or_else(|| "".into(), |kind| kind_arg(rules, Kind::Owned(kind)));
            let who = piece_on(position, to);
            Message::new("command-turns-into").with("piece", who).with("to", name(to)).with("into", into)
        }
        ActionKind::Pass => return None,
    })
}

/// What the piece that moved became, if it changed.
fn became(before: &Position, after: &Position, action: Action) -> Option<Message> {
    let kind = |position: &Position, cell: Cell| match position.at(cell).occupant()? {
        Occupant::Owned(side, kind) => Some((side, kind)),
        Occupant::Neutral(_) => None,
    };
    let moves = match action.kind() {
        ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => true,
        ActionKind::Castle
        | ActionKind::Swap
        | ActionKind::Drop
        | ActionKind::Neutral
        | ActionKind::NeutralSwap
        | ActionKind::NeutralPlace
        | ActionKind::Promote
        | ActionKind::Pass
        | ActionKind::Gate
        | ActionKind::Shot => false,
    };
    let (side, was) = kind(before, action.from()).filter(|_| moves)?;
    let (owner, is) = kind(after, action.to())?;
    let changed = side == owner && was != is;
    changed.then(|| Message::new("command-becomes").with("piece", kind_arg(before.rules(), Kind::Owned(is))))
}
