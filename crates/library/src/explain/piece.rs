//! A kind of piece in sentences: its moves, what holds it back, what it becomes.

use variorum_gamedef::definition::{
    CountCondition, Definition, Motion, MotionKind, PieceType, PieceTypeId, Promotion, PromotionDuty, PromotionForm,
};

use super::Voice;
use super::motion::motion_sentence;
use super::words::{counted, either, joined, number, plural, sentence, with_article};

/// The piece's name; a number out of range has none.
pub(super) fn name(definition: &Definition, piece: PieceTypeId) -> String {
    definition.pieces.get(piece).map_or_else(String::new, |piece| piece.name.clone())
}

/// Names of several pieces.
pub(super) fn names(definition: &Definition, pieces: &[PieceTypeId]) -> Vec<String> {
    pieces.iter().map(|&piece| name(definition, piece)).collect()
}

/// Names of the kinds of piece for which something holds.
pub(super) fn names_of(definition: &Definition, holds: impl Fn(&PieceType) -> bool) -> Vec<String> {
    definition.pieces.iter().filter(|piece| holds(piece)).map(|piece| piece.name.clone()).collect()
}

/// `a Queen, Rook or Bishop`.
pub(super) fn one_of(definition: &Definition, pieces: &[PieceTypeId]) -> String {
    with_article(&either(&names(definition, pieces)))
}

/// How it moves and what holds it back. `refer`: if an earlier kind moves alike, it is named instead.
pub(super) fn moves_and_limits(voice: Voice<'_>, piece: PieceTypeId, refer: bool) -> Vec<String> {
    let Some(kind) = voice.definition.pieces.get(piece) else { return Vec::new() };
    let earlier = refer.then(|| moves_as(voice.definition, piece)).flatten();
    let mut sentences: Vec<String> = match earlier {
        Some(other) => vec![format!("Moves as {}.", with_article(&other.name))],
        None => {
            let motions = merged(&kind.motions);
            let before = |at: usize| at.checked_sub(1).and_then(|at| motions.get(at));
            motions.iter().enumerate().map(|(at, motion)| motion_sentence(voice, motion, before(at))).collect()
        }
    };
    if let Some(zone) = kind.confined {
        sentences.push(format!("It may only move to cells of {}.", voice.zone(zone)));
    }
    if let Some(zone) = kind.barred {
        sentences.push(format!("It may never move to a cell of {}.", voice.zone(zone)));
    }
    if let Some(guard) = kind.frozen_without {
        let guard = name(voice.definition, guard);
        sentences.push(format!(
            "While its side has no {guard} it is frozen: it neither moves, nor captures, nor gives check."
        ));
    }
    if kind.royal {
        sentences.push("Royal: no turn may leave it attacked, and its checkmate loses the game.".to_owned());
    }
    sentences
}

/// Phrases that differ in nothing but their paths, put together.
pub(super) fn merged(motions: &[Motion]) -> Vec<Motion> {
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
pub(super) fn moves_as(definition: &Definition, piece: PieceTypeId) -> Option<&PieceType> {
    let bare = |motion: &Motion| Motion { text: String::new(), ..motion.clone() };
    let kind = definition.pieces.get(piece)?;
    definition.pieces.iter().take(piece).find(|other| other.motions.iter().map(bare).eq(kind.motions.iter().map(bare)))
}

/// What happens when it is captured, and where it may be dropped.
pub(super) fn hand_sentences(voice: Voice<'_>, piece: PieceTypeId) -> Vec<String> {
    let Some(kind) = voice.definition.pieces.get(piece) else { return Vec::new() };
    let mut sentences = Vec::new();
    if let Some(into) = kind.returns {
        let as_what =
            if into == piece { String::new() } else { format!(" as {}", with_article(&name(voice.definition, into))) };
        sentences.push(format!("When captured it goes into the captor's hand{as_what}."));
    }
    sentences.extend(drop_limits(voice, piece).map(|limits| sentence(&format!("It may not be dropped {limits}"))));
    sentences
}

/// Where and when a piece may not be dropped: `in the far rank, or where it mates`.
pub(super) fn drop_limits(voice: Voice<'_>, piece: PieceTypeId) -> Option<String> {
    let drop = &voice.definition.pieces.get(piece)?.drop;
    let mut limits = Vec::new();
    if let Some(zone) = drop.barred {
        limits.push(format!("in {}", voice.zone(zone)));
    }
    if let Some(zone) = drop.only {
        limits.push(format!("outside {}", voice.zone(zone)));
    }
    if drop.one_per_file {
        limits.push("on a file where its side already has one".to_owned());
    }
    if drop.no_mate {
        limits.push("where it checkmates at once".to_owned());
    }
    (!limits.is_empty()).then(|| either(&limits))
}

/// What a piece may become, in sentences that begin with when.
pub(super) fn promotion_sentences(voice: Voice<'_>, piece: PieceTypeId) -> Vec<String> {
    let promotions = voice.definition.promotions.iter().filter(|promotion| promotion.pieces.contains(&piece));
    promotions.map(|promotion| sentence(&promotion_text(voice, promotion, "it"))).collect()
}

/// All promotions, those that differ in nothing but the pieces together.
pub(super) fn promotion_groups(definition: &Definition) -> Vec<&[Promotion]> {
    let plain = |promotion: &Promotion| {
        promotion.into.len() == 1 && promotion.into[0].conditions.is_empty() && !promotion.from_pool
    };
    let key = |promotion: &Promotion| (promotion.zone, promotion.leaving_counts, promotion.duty, promotion.form);
    let mut groups = Vec::new();
    let mut rest = definition.promotions.as_slice();
    while let Some(first) = rest.first() {
        let alike =
            rest.iter().take_while(|other| plain(first) && plain(other) && key(first) == key(other)).count().max(1);
        let (group, after) = rest.split_at(alike);
        rest = after;
        groups.push(group);
    }
    groups
}

/// All promotions, a line for each group.
pub(super) fn promotion_lines(voice: Voice<'_>) -> Vec<String> {
    let line = |group: &[Promotion]| match group {
        [one] => sentence(&promotion_text(voice, one, &one_of(voice.definition, &one.pieces))),
        _ => group_line(voice, group),
    };
    promotion_groups(voice.definition).into_iter().map(line).collect()
}

fn group_line(voice: Voice<'_>, group: &[Promotion]) -> String {
    let Some(first) = group.first() else { return String::new() };
    let zone = voice.zone(first.zone);
    let when = if first.leaving_counts { format!("begins or ends in {zone}") } else { format!("ends in {zone}") };
    let duty = match first.duty {
        PromotionDuty::Always => "must be promoted",
        PromotionDuty::WhenStuck => "may be promoted, and must if it could otherwise never move again",
    };
    let pairs: Vec<String> = group
        .iter()
        .flat_map(|promotion| {
            let into: Vec<PieceTypeId> = promotion.into.iter().map(|choice| choice.piece).collect();
            promotion.pieces.iter().map(move |&piece| (piece, into.clone()))
        })
        .map(|(piece, into)| {
            format!("{} to {}", name(voice.definition, piece), either(&names(voice.definition, &into)))
        })
        .collect();
    format!("When its move {when}, a piece {duty}: {}.", pairs.join(", "))
}

/// A promotion in words; `who` is the piece in the sentence.
pub(super) fn promotion_text(voice: Voice<'_>, promotion: &Promotion, who: &str) -> String {
    let zone = voice.zone(promotion.zone);
    let when = if promotion.leaving_counts {
        format!("when its move begins or ends in {zone}, {who}")
    } else {
        format!("when it reaches {zone}, {who}")
    };
    let choices = choices_text(voice.definition, promotion);
    let verb = match (promotion.duty, promotion.form) {
        (PromotionDuty::Always, PromotionForm::Chosen) if promotion.into.len() > 1 => "must become",
        (PromotionDuty::Always, _) => "becomes",
        (PromotionDuty::WhenStuck, _) => "may become",
    };
    let mut text = format!("{when} {verb} {choices}");
    if promotion.from_pool {
        text.push_str(", but only a kind of which its side has lost a piece; that piece is used up by it");
        if promotion.duty == PromotionDuty::Always {
            text.push_str(", and without one the move is not possible");
        }
    }
    if promotion.duty == PromotionDuty::WhenStuck {
        text.push_str("; it must, if it could otherwise never move again");
    }
    text
}

/// What a piece may become, choices under the same conditions together; the conditions in words.
pub(super) fn choices(
    promotion: &Promotion,
    amount: impl Fn(&CountCondition) -> String,
    and: &str,
) -> Vec<(String, Vec<PieceTypeId>)> {
    let mut groups: Vec<(String, Vec<PieceTypeId>)> = Vec::new();
    for choice in &promotion.into {
        let conditions = joined(&choice.conditions.iter().map(&amount).collect::<Vec<_>>(), and);
        match groups.iter_mut().find(|(known, _)| *known == conditions) {
            Some((_, pieces)) => pieces.push(choice.piece),
            None => groups.push((conditions, vec![choice.piece])),
        }
    }
    groups
}

/// `a Queen or Rook; or an Empress, if its side has at least two Princes`.
fn choices_text(definition: &Definition, promotion: &Promotion) -> String {
    let amount = |count: &CountCondition| amount(&name(definition, count.piece), count.least, count.most);
    let items: Vec<String> = choices(promotion, amount, "and")
        .into_iter()
        .map(|(conditions, pieces)| {
            let pieces = one_of(definition, &pieces);
            if conditions.is_empty() { pieces } else { format!("{pieces} if its side has {conditions}") }
        })
        .collect();
    let conditional = promotion.into.iter().any(|choice| !choice.conditions.is_empty());
    let text = items.join(", or ");
    if conditional { format!("{text} (counted before the move)") } else { text }
}

/// `at least two Princes`, `at most one Duke`.
fn amount(name: &str, least: u16, most: u16) -> String {
    let (low, high) = (usize::from(least), usize::from(most));
    match (least, most) {
        _ if least == most => counted(low, name),
        (0, u16::MAX) => format!("any number of {}", plural(name)),
        (1, u16::MAX) => format!("at least one {name}"),
        (_, u16::MAX) => format!("at least {}", counted(low, name)),
        (0, 0) => format!("no {}", plural(name)),
        (0, _) => format!("at most {}", counted(high, name)),
        _ => format!("{} to {}", number(low), counted(high, name)),
    }
}
