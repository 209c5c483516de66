//! Captured pieces and drops.

use variorum_gamedef::definition::{Definition, PieceType, PieceTypeId, Promotion, Receiver};
use variorum_gamedef::vocabulary::Choices;
use variorum_messages::{Arg, Message};

use super::context::{Context, name, names};
use super::piece::kinds;
use super::samples;

/// How captured pieces return.
enum Returning {
    /// As the same type.
    AsThemselves,
    /// Promoted pieces as the type that they were promoted from.
    AsBefore,
    /// Some as another type: pairs of the captured type and the type that returns.
    Changed(Vec<(PieceTypeId, PieceTypeId)>),
}

/// How captured pieces return; `None` if none does.
fn returning(definition: &Definition) -> Option<Returning> {
    let pairs: Vec<(PieceTypeId, PieceTypeId)> =
        definition.pieces.iter().enumerate().filter_map(|(piece, kind)| Some((piece, kind.returns?))).collect();
    if pairs.is_empty() {
        return None;
    }
    let as_before = pairs.iter().all(|&(piece, into)| is_as_before(definition, piece, into));
    let changed: Vec<(PieceTypeId, PieceTypeId)> =
        pairs.into_iter().filter(|&(piece, into)| !is_same(definition, piece, into)).collect();
    Some(match (changed.is_empty(), as_before) {
        (true, _) => Returning::AsThemselves,
        (false, true) => Returning::AsBefore,
        (false, false) => Returning::Changed(changed),
    })
}

/// Whether the piece returns as its own type or as the type that was promoted to it.
fn is_as_before(definition: &Definition, piece: PieceTypeId, into: PieceTypeId) -> bool {
    let becomes = |promotion: &Promotion| {
        promotion.pieces.contains(&into) && promotion.into.iter().any(|choice| choice.piece == piece)
    };
    is_same(definition, piece, into) || definition.promotions.iter().any(becomes)
}

/// Whether players see one piece: one type, or types of the two sides with one name, such as the quails of Tori shogi.
fn is_same(definition: &Definition, piece: PieceTypeId, into: PieceTypeId) -> bool {
    let shown = |id: PieceTypeId| definition.pieces.get(id).map(|kind| (kind.side.is_some(), kind.name.as_str()));
    piece == into || shown(piece).is_some_and(|(sided, _)| sided) && shown(piece) == shown(into)
}

/// The lines about captured pieces and drops; empty if there are no hands.
pub(super) fn lines(context: Context<'_>) -> Vec<Message> {
    let definition = context.definition;
    let gating = definition.gating.as_ref().map(|gating| {
        let message = context.zone(Message::new("explain-gating"), "zone", gating.zone);
        let sample = samples::gating(definition, gating.pieces.first().copied(), gating.zone);
        message.with("pieces", names(definition, &gating.pieces)).with("sample", sample)
    });
    if !definition.has_drops() {
        return gating.into_iter().collect();
    }
    let mut lines = returning(definition).map_or_else(Vec::new, |returning| captured(definition, returning));
    let from_start = kinds(definition, |piece| piece.drop.from_start);
    if !from_start.is_empty() {
        lines.push(Message::new("explain-hand-from-start").with("pieces", names(definition, &from_start)));
    }
    lines.extend((0..definition.pieces.len()).filter_map(|kind| drop_limits(context, kind, "explain-drop-limits")));
    for (id, which) in [("explain-drop-stuck", STUCK), ("explain-drop-endless", ENDLESS)] {
        let pieces = kinds(definition, which);
        if !pieces.is_empty() {
            lines.push(Message::new(id).with("pieces", names(definition, &pieces)));
        }
    }
    let other = |(piece, kind): (PieceTypeId, &PieceType)| {
        let pair = Message::new("explain-hand-pair").with("piece", name(definition, kind.drop.held_as?));
        Some(pair.with("into", name(definition, piece)))
    };
    let others: Vec<Message> = definition.pieces.iter().enumerate().filter_map(other).collect();
    if !others.is_empty() {
        lines.push(Message::new("explain-drop-as").with("pairs", Arg::list(others)));
    }
    let first = kinds(definition, |piece| piece.drop.first);
    if !first.is_empty() {
        lines.push(Message::new("explain-drop-first").with("pieces", names(definition, &first)));
    }
    lines.extend(gating);
    lines.extend(samples::drop(definition).map(|sample| Message::new("explain-drop-notation").with("sample", sample)));
    lines
}

/// The lines about captured pieces that return.
fn captured(definition: &Definition, returning: Returning) -> Vec<Message> {
    let to_owner = kinds(definition, |piece| piece.returns.is_some() && piece.returns_to == Receiver::Owner);
    let to_captor = kinds(definition, |piece| piece.returns.is_some() && piece.returns_to == Receiver::Captor);
    let to = match (to_captor.is_empty(), to_owner.is_empty()) {
        (_, true) => "captor",
        (true, false) => "owner",
        (false, false) => "either",
    };
    let mut lines = vec![Message::new("explain-hand").with("to", to)];
    if to == "either" {
        lines.push(Message::new("explain-hand-of-owner").with("pieces", names(definition, &to_owner)));
    }
    match returning {
        Returning::AsThemselves => {}
        Returning::AsBefore => lines.push(Message::new("explain-hand-as-before")),
        Returning::Changed(pairs) => {
            let pair = |(piece, into)| {
                let pair = Message::new("explain-hand-pair").with("piece", name(definition, piece));
                pair.with("into", name(definition, into))
            };
            lines.push(Message::new("explain-hand-changed").with("pairs", Arg::list(pairs.into_iter().map(pair))));
        }
    }
    let vanishing = kinds(definition, |piece| piece.returns.is_none() && !piece.is_royal());
    if !vanishing.is_empty() {
        lines.push(Message::new("explain-hand-vanishing").with("pieces", names(definition, &vanishing)));
    }
    lines
}

const STUCK: fn(&PieceType) -> bool = |piece| piece.drop.stuck;
const ENDLESS: fn(&PieceType) -> bool = |piece| piece.drop.endless;

/// How a captured piece returns, and where it may be dropped.
pub(super) fn of_piece(context: Context<'_>, kind: PieceTypeId) -> Vec<Message> {
    let definition = context.definition;
    let Some(piece) = definition.pieces.get(kind) else { return Vec::new() };
    let returns = |into: PieceTypeId| {
        let message = Message::new("explain-returns").with("piece", name(definition, kind));
        let changed = !is_same(definition, kind, into);
        message.with("into", name(definition, into)).with("changed", changed).with("to", piece.returns_to.word())
    };
    piece.returns.map(returns).into_iter().chain(drop_limits(context, kind, "explain-drop-limits-of-it")).collect()
}

/// The message `id` about where and when a piece may not be dropped; `None` if there are no limits.
fn drop_limits(context: Context<'_>, kind: PieceTypeId, id: &'static str) -> Option<Message> {
    let drop = &context.definition.pieces.get(kind)?.drop;
    let piece = || name(context.definition, kind);
    let mut limits = Vec::new();
    limits.extend(drop.barred.map(|zone| context.zone(Message::new("explain-drop-inside"), "zone", zone)));
    limits.extend(drop.only.map(|zone| context.zone(Message::new("explain-drop-outside"), "zone", zone)));
    if let Some(most) = drop.per_file {
        limits.push(Message::new("explain-drop-beside").with("piece", piece()).with("most", most));
    }
    if drop.no_mate {
        limits.push(Message::new("explain-drop-mate").with("piece", piece()));
    }
    if drop.no_check {
        limits.push(Message::new("explain-drop-check").with("piece", piece()));
    }
    limits.extend(drop.opening.map(|zone| context.zone(Message::new("explain-drop-opening"), "zone", zone)));
    limits.extend(drop.needs.map(|need| {
        let message = Message::new("explain-drop-needs").with("need", need.word());
        message.with("opening", drop.opening.is_some())
    }));
    (!limits.is_empty()).then(|| Message::new(id).with("piece", piece()).with("limits", limits))
}
