//! A kind of piece: its moves, and what holds it back.

use variorum_gamedef::definition::{Definition, Motion, MotionKind, PieceType, PieceTypeId};
use variorum_messages::{Arg, Message};

use super::{Voice, motion, name, sentences};

/// The kinds of piece for which something holds.
pub(super) fn kinds(definition: &Definition, holds: impl Fn(&PieceType) -> bool) -> Vec<PieceTypeId> {
    definition.pieces.iter().enumerate().filter(|(_, piece)| holds(piece)).map(|(kind, _)| kind).collect()
}

/// The line for a kind of piece among all of its game; one that moves as one before it points to it.
pub(super) fn line(voice: Voice<'_>, kind: PieceTypeId) -> Message {
    let definition = voice.definition;
    let token = definition.pieces.get(kind).map_or_else(String::new, |piece| piece.token.clone());
    let earlier = moves_as(definition, kind);
    let told = earlier.map(|other| Message::new("explain-moves-as").with("piece", name(definition, other)));
    let mut told = told.map_or_else(|| all_moves(voice, kind), |alike| vec![alike]);
    told.extend(limits(voice, kind));
    let line = Message::new("explain-piece").with("piece", name(definition, kind)).with("token", token);
    line.with("explanation", sentences(told))
}

/// How it moves and what holds it back.
pub(super) fn moves_and_limits(voice: Voice<'_>, kind: PieceTypeId) -> Vec<Message> {
    let mut told = all_moves(voice, kind);
    told.extend(limits(voice, kind));
    told
}

fn all_moves(voice: Voice<'_>, kind: PieceTypeId) -> Vec<Message> {
    let Some(piece) = voice.definition.pieces.get(kind) else { return Vec::new() };
    let motions = merged(&piece.motions);
    let before = |at: usize| at.checked_sub(1).and_then(|at| motions.get(at));
    motions.iter().enumerate().map(|(at, motion)| motion::sentence(voice, motion, before(at))).collect()
}

/// What holds it back.
fn limits(voice: Voice<'_>, kind: PieceTypeId) -> Vec<Message> {
    let definition = voice.definition;
    let Some(piece) = definition.pieces.get(kind) else { return Vec::new() };
    let told = |id: &'static str| Message::new(id).with("piece", name(definition, kind));
    let mut limits = Vec::new();
    limits.extend(piece.confined.map(|zone| voice.zone(told("explain-confined"), "zone", zone)));
    limits.extend(piece.barred.map(|zone| voice.zone(told("explain-barred"), "zone", zone)));
    let frozen = |guard: PieceTypeId| told("explain-frozen").with("guard", name(definition, guard));
    limits.extend(piece.frozen_without.map(frozen));
    if piece.royal {
        limits.push(told("explain-royal"));
    }
    limits
}

/// Phrases that differ in nothing but their paths, put together.
fn merged(motions: &[Motion]) -> Vec<Motion> {
    let mut merged: Vec<Motion> = Vec::new();
    for motion in motions {
        let plain = matches!(motion.kind, MotionKind::Ride { .. } | MotionKind::Leap | MotionKind::Lame);
        let fits = |last: &Motion| {
            let paths_aside = Motion { directions: last.directions.clone(), text: last.text.clone(), ..motion.clone() };
            plain && *last == paths_aside
        };
        match merged.last_mut() {
            Some(last) if fits(last) => last.directions.extend(motion.directions.iter().cloned()),
            _ => merged.push(motion.clone()),
        }
    }
    merged
}

/// The first kind before this one that moves alike, however the phrases are written.
fn moves_as(definition: &Definition, kind: PieceTypeId) -> Option<PieceTypeId> {
    let bare = |motion: &Motion| Motion { text: String::new(), ..motion.clone() };
    let own = definition.pieces.get(kind)?;
    let alike = |other: &PieceType| other.motions.iter().map(bare).eq(own.motions.iter().map(bare));
    definition.pieces.iter().take(kind).position(alike)
}

/// The pawns of a game, as an argument.
pub(super) fn pawns(definition: &Definition) -> Arg {
    super::names(definition, &kinds(definition, |piece| piece.pawn))
}
