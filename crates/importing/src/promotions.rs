//! What pieces become, and where.

use crate::draft::{Draft, Role};
use crate::game_file::Promotion;
use crate::gap::Gap;
use crate::region::Cells;
use crate::side::Side;
use crate::start::Form;

/// The promotions of all types.
pub(crate) fn promotions(draft: &mut Draft<'_>) -> Vec<Promotion> {
    let mut found: Vec<Promotion> = Vec::new();
    for role in draft.roles.clone() {
        for promotion in of_role(draft, &role) {
            let same = |known: &&mut Promotion| {
                (&known.zone, known.on, &known.into, known.form, known.duty)
                    == (&promotion.zone, promotion.on, &promotion.into, promotion.form, promotion.duty)
            };
            match found.iter_mut().find(same) {
                Some(known) => known.pieces.extend(promotion.pieces),
                None => found.push(promotion),
            }
        }
    }
    found
}

fn of_role(draft: &mut Draft<'_>, role: &Role) -> Vec<Promotion> {
    let variant = draft.variant;
    let side = role.sides.first().copied().unwrap_or(Side::White);
    let pawn = role.form.kind.is("pawn");
    let (choice, mut fixed) = (role.rules.choice.clone(), role.rules.fixed.clone());
    let touch = if variant.promotes_by_capture { "capture" } else { "touch" };
    let mut found = Vec::new();
    if let Some((zone, mut into)) = choice {
        // A pawn chooses its promoted type along with the others.
        if let Some((_, promoted)) = fixed.take_if(|_| pawn) {
            into.push(promoted);
        }
        let duty = duty(draft, role, variant.must_promote_pawns, &zone);
        found.push(promotion(draft, role, side, &zone, "arrival", &into, "chosen", duty));
    }
    if let Some((zone, promoted)) = fixed {
        let must = if pawn { variant.must_promote_pawns } else { variant.must_promote_pieces };
        let on = if pawn { "arrival" } else { touch };
        let duty = duty(draft, role, must, &zone);
        found.push(promotion(draft, role, side, &zone, on, &[promoted], "fixed", duty));
    }
    if let Some(was) = role.form.was.filter(|_| variant.demotion) {
        let zone = draft.seen(side, &variant.promotion_region[side]);
        let (form, duty) = if variant.must_promote_pieces { ("silent", "always") } else { ("fixed", "when-stuck") };
        if !zone.is_empty() {
            found.push(promotion(draft, role, side, &zone, touch, &[Form::of(was)], form, duty));
        }
    }
    found
}

fn duty(draft: &mut Draft<'_>, role: &Role, must: bool, zone: &Cells) -> &'static str {
    if must {
        return "always";
    }
    let stuck = draft.stuck(role.form.kind, role.rules.mobility.as_ref(), false);
    if !draft.variant.immobility_illegal && stuck.intersection(zone).next().is_some() {
        return "never";
    }
    "when-stuck"
}

#[expect(clippy::too_many_arguments, reason = "the parts of a promotion")]
fn promotion(
    draft: &mut Draft<'_>,
    role: &Role,
    side: Side,
    zone: &Cells,
    on: &'static str,
    into: &[Form],
    form: &'static str,
    duty: &'static str,
) -> Promotion {
    let zone = draft.zone(zone, "promotion-zone");
    let into = into.iter().flat_map(|&into| limited(draft, into, side)).collect();
    Promotion { pieces: vec![role.id.clone()], zone, on, into, form, duty }
}

/// A type that a piece becomes, with the conditions that keep its number below the limit: one entry for each way to have fewer.
fn limited(draft: &mut Draft<'_>, into: Form, side: Side) -> Vec<(String, Vec<String>)> {
    let Some(id) = draft.role(into, side).map(|role| role.id.clone()) else { return Vec::new() };
    let Some(&most) = draft.variant.promotion_limit.get(&into.kind).filter(|most| **most > 0) else {
        return vec![(id, Vec::new())];
    };
    // All types that count as this one, such as those that were promoted before.
    let same = draft.roles.iter().filter(|role| role.form.kind == into.kind && role.sides.contains(&side));
    let ids: Vec<String> = same.map(|role| role.id.clone()).collect();
    if ids.len() > 2 || (ids.len() == 2 && most > MOST_WAYS) {
        draft.gap("promotionLimit", Gap::NoWord);
        return vec![(id, Vec::new())];
    }
    ways(&ids, most).into_iter().map(|conditions| (id.clone(), conditions)).collect()
}

/// The greatest limit that two types can share: each number below it is an entry of its own.
const MOST_WAYS: u8 = 10;

/// The ways to have fewer than this number of several types together.
fn ways(ids: &[String], most: u8) -> Vec<Vec<String>> {
    let Some((first, rest)) = ids.split_first() else { return Vec::new() };
    if rest.is_empty() {
        return vec![vec![format!("{first} < {most}")]];
    }
    let with = |count: u8| {
        let others = ways(rest, most - count);
        others.into_iter().map(move |mut conditions| {
            conditions.insert(0, format!("{first} = {count}"));
            conditions
        })
    };
    (0..most).flat_map(with).collect()
}

#[cfg(test)]
mod tests {
    use super::ways;

    #[test]
    fn limits_count_several_types_together() {
        assert_eq!(ways(&["rook".into()], 2), [["rook < 2"]]);
        assert_eq!(
            ways(&["rook".into(), "promoted-rook".into()], 2),
            [["rook = 0", "promoted-rook < 2"], ["rook = 1", "promoted-rook < 1"],]
        );
    }
}
