//! What becomes of captured pieces.

use variorum_gamedef::definition::{Definition, PieceTypeId, Promotion};
use variorum_messages::{Arg, Message};

use super::piece::kinds;
use super::{Voice, name, names};

/// How captured pieces return.
enum Returning {
    /// As what they are.
    AsThemselves,
    /// Promoted ones as what they were before.
    AsBefore,
    /// Some as another kind: the piece, and what it returns as.
    Changed(Vec<(PieceTypeId, PieceTypeId)>),
}

/// How captured pieces return; `None` where they all vanish.
fn returning(definition: &Definition) -> Option<Returning> {
    let pairs: Vec<(PieceTypeId, PieceTypeId)> =
        definition.pieces.iter().enumerate().filter_map(|(piece, kind)| Some((piece, kind.returns?))).collect();
    if pairs.is_empty() {
        return None;
    }
    let as_before = pairs.iter().all(|&(piece, into)| is_as_before(definition, piece, into));
    let changed: Vec<(PieceTypeId, PieceTypeId)> = pairs.into_iter().filter(|(piece, into)| piece != into).collect();
    Some(match (changed.is_empty(), as_before) {
        (true, _) => Returning::AsThemselves,
        (false, true) => Returning::AsBefore,
        (false, false) => Returning::Changed(changed),
    })
}

/// Does the piece return as itself, or as the kind that was promoted to it?
fn is_as_before(definition: &Definition, piece: PieceTypeId, into: PieceTypeId) -> bool {
    let becomes = |promotion: &Promotion| {
        promotion.pieces.contains(&into) && promotion.into.iter().any(|choice| choice.piece == piece)
    };
    into == piece || definition.promotions.iter().any(becomes)
}

/// What becomes of captured pieces, in lines; none where they all vanish.
pub(super) fn lines(voice: Voice<'_>) -> Vec<Message> {
    let definition = voice.definition;
    let Some(returning) = returning(definition) else { return Vec::new() };
    let mut lines = vec![Message::new("explain-hand")];
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
    let vanishing = kinds(definition, |piece| piece.returns.is_none() && !piece.royal);
    if !vanishing.is_empty() {
        lines.push(Message::new("explain-hand-vanishing").with("pieces", names(definition, &vanishing)));
    }
    lines.extend((0..definition.pieces.len()).filter_map(|kind| drop_limits(voice, kind, "explain-drop-limits")));
    lines.push(Message::new("explain-drop-notation"));
    lines
}

/// What happens when a piece is captured, and where it may be dropped.
pub(super) fn of_piece(voice: Voice<'_>, kind: PieceTypeId) -> Vec<Message> {
    let definition = voice.definition;
    let Some(piece) = definition.pieces.get(kind) else { return Vec::new() };
    let returns = |into: PieceTypeId| {
        let message = Message::new("explain-returns").with("piece", name(definition, kind));
        message.with("into", name(definition, into)).with("changed", into != kind)
    };
    piece.returns.map(returns).into_iter().chain(drop_limits(voice, kind, "explain-drop-limits-of-it")).collect()
}

/// Where and when a piece may not be dropped, as the message `id` says it; `None` where there are no limits.
fn drop_limits(voice: Voice<'_>, kind: PieceTypeId, id: &'static str) -> Option<Message> {
    let drop = &voice.definition.pieces.get(kind)?.drop;
    let piece = || name(voice.definition, kind);
    let mut limits = Vec::new();
    limits.extend(drop.barred.map(|zone| voice.zone(Message::new("explain-drop-inside"), "zone", zone)));
    limits.extend(drop.only.map(|zone| voice.zone(Message::new("explain-drop-outside"), "zone", zone)));
    if drop.one_per_file {
        limits.push(Message::new("explain-drop-beside").with("piece", piece()));
    }
    if drop.no_mate {
        limits.push(Message::new("explain-drop-mate").with("piece", piece()));
    }
    (!limits.is_empty()).then(|| Message::new(id).with("piece", piece()).with("limits", limits))
}
