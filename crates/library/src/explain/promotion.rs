//! Promotions.

use variorum_gamedef::definition::{
    CountCondition, Definition, PieceTypeId, Promotion, PromotionChoice, PromotionDuty, PromotionForm, RemotePromotion,
};
use variorum_messages::{Arg, Message};

use super::context::{Context, name, names, sentences};
use super::paths::{all_touching, ways, whole};
use super::samples;

/// All promotions, a line for each group, and their notation.
pub(super) fn lines(context: Context<'_>) -> Vec<Message> {
    let definition = context.definition;
    let line = |group: &[Promotion]| match group {
        [one] => {
            let who = Message::new("explain-promotion-of-pieces").with("pieces", names(definition, &one.pieces));
            sentence(context, one, who)
        }
        _ => group_line(context, group),
    };
    let mut lines: Vec<Message> = groups(definition).into_iter().map(line).collect();
    lines.extend(definition.remote_promotions.iter().map(|remote| remote_line(context, remote)));
    let uses = |form: PromotionForm| definition.promotions.iter().any(|promotion| promotion.form == form);
    if uses(PromotionForm::Chosen) {
        lines.push(Message::new("explain-promotion-notation-chosen"));
    }
    if uses(PromotionForm::Fixed) {
        let mut fixed = definition.promotions.iter().filter(|promotion| promotion.form == PromotionForm::Fixed);
        let always = fixed.all(|promotion| promotion.duty == PromotionDuty::Always);
        lines.push(
            Message::new("explain-promotion-notation-fixed").with("duty", if always { "always" } else { "never" }),
        );
    }
    lines
}

/// The promotions of a piece type.
pub(super) fn of_piece(context: Context<'_>, kind: PieceTypeId) -> Vec<Message> {
    let promotions = context.definition.promotions.iter().filter(|promotion| promotion.pieces.contains(&kind));
    let who = || Message::new("explain-promotion-of-it").with("piece", name(context.definition, kind));
    promotions.map(|promotion| sentence(context, promotion, who())).collect()
}

/// A sentence about a promotion; `message` names the pieces.
fn sentence(context: Context<'_>, promotion: &Promotion, message: Message) -> Message {
    let duty = match (promotion.duty, promotion.form) {
        (PromotionDuty::Always, PromotionForm::Chosen) if promotion.into.len() > 1 => "chosen",
        (PromotionDuty::Always, _) => "always",
        (PromotionDuty::WhenStuck, _) => "when-stuck",
        (PromotionDuty::WhenMoveless, _) => "when-moveless",
        (PromotionDuty::Never, _) => "never",
    };
    let pool = match (promotion.from_pool, promotion.duty) {
        (false, _) => "none",
        (true, PromotionDuty::Always) => "or-no-move",
        (true, PromotionDuty::WhenStuck | PromotionDuty::WhenMoveless | PromotionDuty::Never) => "lost",
    };
    let geometry = context.geometry();
    let (by, steps) = match promotion.by.as_slice() {
        [] => ("none", Message::new("explain-ways").with("ways", Arg::list(std::iter::empty::<Message>()))),
        steps if all_touching(steps) => ("step", ways(steps, geometry, false)),
        steps => ("leap", whole(steps, geometry)),
    };
    let conditional = promotion.into.iter().any(|choice| !choice.conditions.is_empty());
    context
        .zone_of_one(message, "zone", promotion.zone)
        .with("when", when(context.definition, promotion))
        .with("quiet", is_for_the_rest(context.definition, promotion))
        .with("by", by)
        .with("ways", steps)
        .with("duty", duty)
        .with("pool", pool)
        .with("choices", choices(context.definition, &promotion.into))
        .with("conditional", conditional)
        .with("as-captured", promotion.as_captured)
}

/// Whether captures become something else, by an earlier promotion of the same pieces that is written alike.
fn is_for_the_rest(definition: &Definition, promotion: &Promotion) -> bool {
    let mut earlier = definition.promotions.iter().take_while(|other| !std::ptr::eq(*other, promotion));
    let alike = |other: &Promotion| {
        other.captures_only
            && !promotion.captures_only
            && other.form == promotion.form
            && other.form != PromotionForm::Chosen
            && other.zone == promotion.zone
            && other.by == promotion.by
            && promotion.pieces.iter().all(|piece| other.pieces.contains(piece))
    };
    earlier.any(alike)
}

/// Whether only the end of a move counts, or its start as well, and whether it must capture; on the whole board nothing else.
fn when(definition: &Definition, promotion: &Promotion) -> &'static str {
    let everywhere = || {
        let zone = definition.zones.get(promotion.zone);
        zone.is_some_and(|zone| zone.cells.len() == definition.board.cell_count())
    };
    match promotion {
        Promotion { captures_only: true, .. } if everywhere() => "capture-anywhere",
        Promotion { captures_only: true, .. } => "capture",
        Promotion { .. } if everywhere() => "anywhere",
        Promotion { captures_within: true, .. } => "entry",
        Promotion { leaving_counts: true, .. } => "touch",
        Promotion { .. } => "arrival",
    }
}

/// All promotions, grouped if they differ only in the pieces.
fn groups(definition: &Definition) -> Vec<&[Promotion]> {
    let plain = |promotion: &Promotion| {
        let unconditional = promotion.into.len() == 1 && promotion.into[0].conditions.is_empty();
        unconditional && promotion.by.is_empty() && !promotion.from_pool && !promotion.as_captured
    };
    let key = |promotion: &Promotion| (promotion.zone, when(definition, promotion), promotion.duty, promotion.form);
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

fn group_line(context: Context<'_>, group: &[Promotion]) -> Message {
    let definition = context.definition;
    let pair = |promotion: &Promotion, piece: PieceTypeId| {
        let into: Vec<PieceTypeId> = promotion.into.iter().map(|choice| choice.piece).collect();
        let pair = Message::new("explain-promotion-pair").with("piece", name(definition, piece));
        pair.with("into", names(definition, &into))
    };
    let pairs: Vec<Message> =
        group.iter().flat_map(|one| one.pieces.iter().map(move |&piece| pair(one, piece))).collect();
    let message = Message::new("explain-promotion-of-group").with("pairs", pairs);
    let Some(first) = group.first() else { return message };
    let duty = match first.duty {
        PromotionDuty::Always => "always",
        PromotionDuty::WhenStuck => "when-stuck",
        PromotionDuty::WhenMoveless => "when-moveless",
        PromotionDuty::Never => "never",
    };
    context.zone_of_one(message, "zone", first.zone).with("when", when(definition, first)).with("duty", duty)
}

/// The choices of a promotion, grouped by their conditions.
fn choices(definition: &Definition, into: &[PromotionChoice]) -> Arg {
    let mut groups: Vec<(&[CountCondition], Vec<PieceTypeId>)> = Vec::new();
    for choice in into {
        match groups.iter_mut().find(|(known, _)| *known == choice.conditions.as_slice()) {
            Some((_, pieces)) => pieces.push(choice.piece),
            None => groups.push((&choice.conditions, vec![choice.piece])),
        }
    }
    let item = |(conditions, pieces): (&[CountCondition], Vec<PieceTypeId>)| {
        let pieces = names(definition, &pieces);
        if conditions.is_empty() {
            return Message::new("explain-choice").with("pieces", pieces);
        }
        let conditions = Arg::list(conditions.iter().map(|one| condition(definition, one)));
        Message::new("explain-choice-if").with("pieces", pieces).with("conditions", conditions)
    };
    Arg::list(groups.into_iter().map(item))
}

/// `at least two Princes`, `at most one Duke`.
pub(super) fn condition(definition: &Definition, &CountCondition { piece, least, most }: &CountCondition) -> Message {
    let kind = match (least, most) {
        (0, 0) => "none",
        _ if least == most => "exactly",
        (0, u16::MAX) => "any",
        (_, u16::MAX) => "at-least",
        (0, _) => "at-most",
        _ => "between",
    };
    let most = if most == u16::MAX { least } else { most };
    let message = Message::new("explain-condition").with("piece", name(definition, piece)).with("kind", kind);
    message.with("least", least).with("most", most)
}

fn remote_line(context: Context<'_>, remote: &RemotePromotion) -> Message {
    let definition = context.definition;
    let mut message = Message::new("explain-remote-promotion")
        .with("movers", names(definition, &remote.movers))
        .with("promotes", names(definition, &remote.promotes))
        .with("into", names(definition, &remote.into))
        .with(
            "way",
            match (remote.from, remote.to) {
                (Some(_), Some(_)) => "both",
                (Some(_), None) => "from",
                (None, Some(_)) => "to",
                (None, None) => "any",
            },
        )
        .with("where", if remote.zone.is_some() { "zone" } else { "anywhere" })
        .with("pool", if remote.from_pool { "lost" } else { "any" });
    // A message has all of its arguments, also those that it does not say.
    for (name, zone) in [("from", remote.from), ("to", remote.to), ("zone", remote.zone)] {
        message = context.zone_of_one(message, name, zone.unwrap_or(definition.zones.len()));
    }
    let mut messages = vec![message];
    if let Some((zone, pieces)) = &remote.keep {
        let keep = Message::new("explain-remote-promotion-guards").with("pieces", names(definition, pieces));
        messages.push(context.zone_of_one(keep, "zone", *zone));
    }
    let sample = samples::remote_promotion(definition, remote.into.first().copied(), remote.zone);
    messages.push(Message::new("explain-remote-promotion-notation").with("sample", sample));
    sentences(messages)
}
