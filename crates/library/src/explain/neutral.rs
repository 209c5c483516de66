//! Neutral pieces: their effect on moves, and how players move them.

use variorum_gamedef::definition::{
    Definition, Neutral, NeutralAction, NeutralActionKind, NeutralId, NeutralRole, Spot,
};
use variorum_messages::{Arg, Message};

use super::cells::cells;
use super::context::Context;
use super::paths::ways;
use super::piece::pawns;

/// A type of neutral piece as an argument.
#[must_use]
pub fn name(neutral: &Neutral) -> Arg {
    Arg::piece(&neutral.id, &neutral.name)
}

/// A line for each type of neutral piece.
pub(super) fn lines(definition: &Definition) -> Vec<Message> {
    let line = |neutral: &Neutral| {
        let line = Message::new("explain-piece").with("piece", name(neutral)).with("token", neutral.token.to_string());
        line.with("explanation", role(neutral))
    };
    let mut lines: Vec<Message> = definition.neutrals.iter().map(line).collect();
    let relays = definition.neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker);
    if relays && definition.pieces.iter().any(|piece| !piece.pawn) {
        lines.push(Message::new("explain-neutral-own-cell"));
    }
    lines
}

/// The effect of a neutral piece on moves.
fn role(neutral: &Neutral) -> Message {
    let id = match neutral.role {
        NeutralRole::Blocker => "explain-neutral-blocker",
        NeutralRole::Relay => "explain-neutral-relay",
        NeutralRole::Gate => "explain-neutral-gate",
    };
    Message::new(id).with("piece", name(neutral))
}

/// A type of neutral piece: its role, and how players move it after their own move.
pub(super) fn of_neutral(context: Context<'_>, kind: NeutralId) -> Vec<Message> {
    let Some(neutral) = context.definition.neutrals.get(kind) else { return Vec::new() };
    let mut messages = vec![role(neutral), Message::new("explain-neutral-side").with("piece", name(neutral))];
    let actions = context.definition.second.iter().flat_map(|second| &second.actions);
    let its = actions.filter(|action| action.neutrals.contains(&kind));
    messages.extend(its.map(|one| Message::new("explain-action-after-move").with("action", action(context, one))));
    messages
}

/// How players move neutral pieces after a move, as a clause.
pub(super) fn action(context: Context<'_>, action: &NeutralAction) -> Message {
    let definition = context.definition;
    let neutrals = action.neutrals.iter().filter_map(|&one| definition.neutrals.get(one));
    let message = match &action.kind {
        NeutralActionKind::Step { directions, relayed } => Message::new("explain-action-step")
            .with("ways", ways(directions, context.geometry(), false))
            .with("relayed", *relayed),
        NeutralActionKind::Vault => Message::new("explain-action-vault"),
        NeutralActionKind::Swap { pawns_barred } => match pawns_barred.and_then(|zone| definition.zones.get(zone)) {
            Some(zone) => Message::new("explain-action-swap-limited")
                .with("pawns", pawns(definition))
                .with("cells", cells(context.places(), &zone.cells)),
            None => Message::new("explain-action-swap"),
        },
        NeutralActionKind::Anywhere => Message::new("explain-action-anywhere"),
        NeutralActionKind::Put { spot, zone } => {
            let put = Message::new("explain-action-put").with("spot", spot_word(*spot));
            match zone.and_then(|zone| definition.zones.get(zone)) {
                Some(zone) => put.with("limited", true).with("cells", cells(context.places(), &zone.cells)),
                None => put.with("limited", false).with("cells", ""),
            }
        }
    };
    message.with("neutrals", Arg::list(neutrals.map(name)))
}

/// Where a neutral piece may be put, as messages choose by it.
pub(crate) fn spot_word(spot: Spot) -> &'static str {
    match spot {
        Spot::Anywhere => "anywhere",
        Spot::Left => "left",
        Spot::Reached => "reached",
        Spot::Edge => "edge",
    }
}
