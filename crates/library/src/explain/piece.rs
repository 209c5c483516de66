//! A piece type: its moves and restrictions.

use variorum_gamedef::definition::{
    Definition, Influence, InfluenceEffect, Motion, MotionKind, PieceType, PieceTypeId, Royalty,
};
use variorum_gamedef::vocabulary::Choices as _;
use variorum_messages::{Arg, Message};

use super::context::{Context, name, names, sentences};
use super::endings::freezing_tests;
use super::motion;
use super::paths::whole;

/// The piece types that satisfy a condition.
pub(super) fn kinds(definition: &Definition, holds: impl Fn(&PieceType) -> bool) -> Vec<PieceTypeId> {
    definition.pieces.iter().enumerate().filter(|(_, piece)| holds(piece)).map(|(kind, _)| kind).collect()
}

/// The line for a piece type in the list of all types. A type that moves like an earlier one refers to it.
pub(super) fn line(context: Context<'_>, kind: PieceTypeId) -> Message {
    let definition = context.definition;
    let token = definition.pieces.get(kind).map_or_else(String::new, |piece| piece.token.clone());
    let earlier = moves_as(definition, kind);
    let reference = earlier.map(|other| Message::new("explain-moves-as").with("piece", name(definition, other)));
    let mut messages = reference.map_or_else(|| all_moves(context, kind), |alike| vec![alike]);
    messages.extend(limits(context, kind));
    let line = Message::new("explain-piece").with("piece", name(definition, kind)).with("token", token);
    line.with("explanation", sentences(messages))
}

/// The moves and restrictions of a piece type.
pub(super) fn moves_and_limits(context: Context<'_>, kind: PieceTypeId) -> Vec<Message> {
    let mut messages = all_moves(context, kind);
    messages.extend(limits(context, kind));
    messages
}

fn all_moves(context: Context<'_>, kind: PieceTypeId) -> Vec<Message> {
    let Some(piece) = context.definition.pieces.get(kind) else { return Vec::new() };
    if piece.motions.is_empty() {
        return vec![Message::new("explain-moves-none")];
    }
    let motions = merged(&piece.motions);
    let before = |at: usize| at.checked_sub(1).and_then(|at| motions.get(at));
    motions.iter().enumerate().map(|(at, motion)| motion::sentence(context, motion, before(at))).collect()
}

/// The restrictions of a piece type.
fn limits(context: Context<'_>, kind: PieceTypeId) -> Vec<Message> {
    let definition = context.definition;
    let Some(piece) = definition.pieces.get(kind) else { return Vec::new() };
    let message = |id: &'static str| Message::new(id).with("piece", name(definition, kind));
    let mut limits = Vec::new();
    limits.extend(piece.confined.map(|zone| context.zone(message("explain-confined"), "zone", zone)));
    limits.extend(piece.barred.map(|zone| context.zone(message("explain-barred"), "zone", zone)));
    if !piece.frozen.is_empty() {
        limits.push(message("explain-frozen").with("tests", freezing_tests(definition, kind)));
    }
    limits.extend(
        definition.influences.iter().filter(|one| one.of.contains(&kind)).map(|one| influence(context, kind, one)),
    );
    if let Some(side) = piece.side {
        limits.push(context.sides(message("explain-piece-side")).with("side", side.word()));
    }
    limits.extend(piece.royal.map(|royalty| {
        let id = match royalty {
            Royalty::Always => "explain-royal",
            Royalty::Last => "explain-royal-last",
            Royalty::Together => "explain-royal-together",
        };
        message(id).with("result", definition.endings.checkmate.word())
    }));
    limits
}

/// What a piece does to others from where it stands.
fn influence(context: Context<'_>, kind: PieceTypeId, influence: &Influence) -> Message {
    let definition = context.definition;
    let id = match influence.effect {
        InfluenceEffect::Freeze => "explain-freezes",
        InfluenceEffect::AddMoves => "explain-lends",
        InfluenceEffect::ReplaceMoves => "explain-replaces",
        InfluenceEffect::Shield => "explain-shields",
    };
    let all = influence.on.len() == definition.pieces.len();
    let message = Message::new(id)
        .with("piece", name(definition, kind))
        .with("on", if all { "all" } else { "some" })
        .with("pieces", names(definition, &influence.on))
        .with("place", whole(&influence.along, context.geometry()));
    if !influence.effect.lends() {
        return message;
    }
    let motions = merged(&influence.moves);
    let before = |at: usize| at.checked_sub(1).and_then(|at| motions.get(at));
    let lent = motions.iter().enumerate().map(|(at, motion)| motion::sentence(context, motion, before(at)));
    message.with("listed", !motions.is_empty()).with("moves", sentences(lent.collect()))
}

/// Merges phrases that differ only in their paths.
fn merged(motions: &[Motion]) -> Vec<Motion> {
    let mut merged: Vec<Motion> = Vec::new();
    for motion in motions {
        let plain = match motion.kind {
            MotionKind::Ride { .. } | MotionKind::Leap | MotionKind::Lame | MotionKind::Plane { .. } => true,
            // Their sentences name the paths together: steps that follow each other, lines after those of the phrase before.
            MotionKind::Crooked { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Hop { .. }
            | MotionKind::Double { .. }
            | MotionKind::Advance { .. }
            | MotionKind::Anywhere => false,
        };
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

/// The first earlier piece type with the same moves, however its phrases are written.
fn moves_as(definition: &Definition, kind: PieceTypeId) -> Option<PieceTypeId> {
    let bare = |motion: &Motion| Motion { text: String::new(), ..motion.clone() };
    let own = definition.pieces.get(kind)?;
    let alike = |other: &PieceType| other.motions.iter().map(bare).eq(own.motions.iter().map(bare));
    definition.pieces.iter().take(kind).position(alike)
}

/// The pawns of a game, as an argument.
pub(super) fn pawns(definition: &Definition) -> Arg {
    let mut pawns = kinds(definition, |piece| piece.pawn);
    // Types of the two sides may have one name.
    let called = |kind: PieceTypeId| definition.pieces.get(kind).map(|piece| &piece.name);
    let mut told = Vec::new();
    pawns.retain(|&kind| {
        let fresh = !told.contains(&called(kind));
        told.push(called(kind));
        fresh
    });
    names(definition, &pawns)
}
