//! The sets of pieces that a set of pieces can become, and the order in which their tables are made.
//!
//! What a turn can do to the pieces is read from the definition and may be too much, never too little: the generation of turns, which knows, checks it.

use std::collections::HashMap;

use variorum_gamedef::definition::{Blast, Definition, Ending, NeutralActionKind, Promotion, Test, Verdict};
use variorum_rules::{Rules, Side};

use crate::error::TableError;
use crate::material::{MOST_PIECES, Material, Owner, Sort};

/// The largest number of sets of pieces.
pub(crate) const MOST_MATERIALS: usize = 4_000;

/// All sets of pieces that a set can become, itself included, in groups: each group leads only to itself and to groups before it.
pub(crate) struct Closure {
    pub materials: Vec<Material>,
    pub groups: Vec<Vec<usize>>,
    /// By set: the kinds of piece that may ever be on the board, in ascending order.
    pub kinds: Vec<Vec<usize>>,
}

impl Closure {
    pub fn of(rules: &Rules, material: &Material) -> Result<Self, TableError> {
        if is_decided_otherwise(rules.definition()) {
            return Err(TableError::DrawsDecided);
        }
        if rules.has_turns_in_a_row() {
            return Err(TableError::TurnsInARow);
        }
        let mut numbers = HashMap::from([(material.clone(), 0)]);
        let mut materials = vec![material.clone()];
        let mut leads: Vec<Vec<usize>> = Vec::new();
        while let Some(from) = materials.get(leads.len()).cloned() {
            let mut to = Vec::new();
            for next in successors(rules, &from) {
                let number = *numbers.entry(next.clone()).or_insert_with(|| {
                    materials.push(next);
                    materials.len() - 1
                });
                to.push(number);
            }
            if materials.len() > MOST_MATERIALS {
                return Err(TableError::TooManyMaterials { most: MOST_MATERIALS });
            }
            leads.push(to);
        }
        let groups = strongly_connected(&leads);
        let mut kinds: Vec<Vec<usize>> = materials.iter().map(own_kinds).collect();
        for group in &groups {
            let reached = group.iter().flat_map(|&member| &leads[member]).chain(group);
            let mut all: Vec<usize> = reached.flat_map(|&member| kinds[member].clone()).collect();
            all.sort_unstable();
            all.dedup();
            group.iter().for_each(|&member| kinds[member].clone_from(&all));
        }
        Ok(Self { materials, groups, kinds })
    }
}

/// Does somebody win instead of a draw, and so by a repetition, of which tables know nothing?
fn is_decided_otherwise(definition: &Definition) -> bool {
    definition.endings.draws.is_some()
}

/// Can a turn end the game with a set of pieces that has no table, so that only the turns tell that somebody wins? Explosions take royal pieces, and a last
/// check is one more than any table has.
pub(crate) fn ends_without_table(definition: &Definition) -> bool {
    definition.capture.explodes() || most_checks(definition).is_some()
}

fn own_kinds(material: &Material) -> Vec<usize> {
    let on_board = material.board.iter().map(|(sort, _)| sort).filter(|sort| sort.owner != Owner::Neutral);
    on_board.map(|sort| sort.kind).chain(material.hands.iter().map(|((_, kind), _)| kind)).collect()
}

/// What one turn can make of a set of pieces.
fn successors(rules: &Rules, material: &Material) -> Vec<Material> {
    let definition = rules.definition();
    let mut found = Vec::new();
    for side in Side::BOTH {
        let mut firsts = promotions(definition, material, side);
        firsts.push(material.clone());
        let mut captured: Vec<Material> = firsts.iter().flat_map(|first| captures(definition, first, side)).collect();
        captured.append(&mut firsts);
        captured.extend(drops(definition, material, side));
        if rules.flips().is_some() {
            captured = turned_over(captured, side);
        }
        let mut turns: Vec<Material> =
            captured.iter().flat_map(|first| second_parts(definition, first, side)).collect();
        turns.append(&mut captured);
        if let Some(most) = most_checks(definition) {
            let mut checked = turns.clone();
            checked.iter_mut().for_each(|turn| turn.checks[side.index()] = turn.checks[side.index()].saturating_add(1));
            turns.extend(checked.into_iter().filter(|turn| turn.checks[side.index()] <= most));
        }
        found.extend(turns);
    }
    found.sort_unstable();
    found.dedup();
    // One piece too many is for the error that says so.
    let most = rules.cells().count().min(MOST_PIECES + 1);
    found.retain(|next| next != material && next.pieces() <= most);
    found
}

/// The largest number of checks that a side may have given while the game goes on; `None` in games that count none.
fn most_checks(definition: &Definition) -> Option<u8> {
    let counts = |ending: &&Ending| ending.when.iter().any(|test| matches!(test, Test::ChecksGiven(_)));
    let endings: Vec<&Ending> = definition.endings.conditions.iter().filter(counts).collect();
    // Only an ending that asks nothing else ends the game for certain.
    let last = endings.iter().filter(|ending| !ending.even_turns && ending.verdict != Verdict::Forbidden);
    let last = last.filter_map(|ending| match ending.when.as_slice() {
        [Test::ChecksGiven(count)] if count.most == u16::MAX => Some(count.least.saturating_sub(1)),
        _ => None,
    });
    let least = last.min().and_then(|most| u8::try_from(most).ok()).unwrap_or(u8::MAX);
    (!endings.is_empty()).then_some(least)
}

fn promotions(definition: &Definition, material: &Material, side: Side) -> Vec<Material> {
    let mut found = Vec::new();
    for promotion in &definition.promotions {
        for &kind in &promotion.pieces {
            for choice in &promotion.into {
                let mut next = material.clone();
                if next.board.take(Sort::owned(side, kind))
                    && (!promotion.from_pool || next.lost.take((side, choice.piece)))
                {
                    next.board.add(Sort::owned(side, choice.piece));
                    found.push(next);
                }
            }
        }
    }
    found
}

/// These sets of pieces, and those after any number of captures more: a move may take several pieces.
fn several(definition: &Definition, found: Vec<Material>, side: Side) -> Vec<Material> {
    let (mut todo, mut found) = (found.clone(), found);
    while let Some(from) = todo.pop() {
        for next in single(definition, &from, side) {
            if !found.contains(&next) {
                found.push(next.clone());
                todo.push(next);
            }
        }
    }
    found
}

/// The sets of pieces after the capture of one piece.
fn single(definition: &Definition, material: &Material, side: Side) -> Vec<Material> {
    let enemy = Owner::Side(side.other());
    let victims = material.board.iter().map(|(sort, _)| sort);
    let victims = victims.filter(|sort| sort.owner == enemy && !definition.pieces[sort.kind].is_always_royal());
    victims.map(|victim| without(definition, material, victim)).collect()
}

/// A set of pieces without this one, which has left the board for a hand, where pieces return.
fn without(definition: &Definition, material: &Material, sort: Sort) -> Material {
    let mut next = material.clone();
    next.board.take(sort);
    if let Owner::Side(owner) = sort.owner {
        let piece = &definition.pieces[sort.kind];
        if let Some(kind) = piece.returns {
            next.hands.add((owner.recipient(piece.returns_to), kind));
        }
        if definition.pool.contains(&sort.kind) {
            next.lost.add((owner, sort.kind));
        }
    }
    next
}

fn captures(definition: &Definition, material: &Material, side: Side) -> Vec<Material> {
    let mut found = single(definition, material, side);
    let Some(blast) = &definition.capture.blast else {
        let takes = definition.pieces.iter().flat_map(|piece| &piece.motions).any(|motion| !motion.taking.is_empty());
        return if takes { several(definition, found, side) } else { found };
    };
    let explodes = definition.capture.explodes();
    if blast.remains.is_some() || !explodes {
        found = found.iter().flat_map(|after| perished(definition, blast, after, side)).collect();
    }
    if !explodes {
        return found;
    }
    // The explosion may take any of the others too, as far as this module knows. A side without its royal piece has lost.
    let mut todo = found.clone();
    while let Some(from) = todo.pop() {
        let around = from.board.iter().map(|(sort, _)| sort).filter(|sort| sort.owner != Owner::Neutral);
        for sort in around.filter(|sort| !definition.pieces[sort.kind].is_always_royal()) {
            let next = without(definition, &from, sort);
            if !found.contains(&next) {
                found.push(next.clone());
                todo.push(next);
            }
        }
    }
    found
}

/// A set of pieces after a capture, and those without a captor, which may have perished; what remains of it then stands there.
fn perished(definition: &Definition, blast: &Blast, material: &Material, side: Side) -> Vec<Material> {
    let captors = material.board.iter().map(|(sort, _)| sort).filter(|sort| sort.owner == Owner::Side(side));
    let captors = captors.filter(|sort| !definition.pieces[sort.kind].is_always_royal());
    // What it is now it may have become with the capture.
    let promoted = |kind: usize| {
        let becomes = |promotion: &&Promotion| promotion.into.iter().any(|choice| choice.piece == kind);
        definition
            .promotions
            .iter()
            .filter(becomes)
            .flat_map(|promotion| &promotion.pieces)
            .any(|&was| blast.takes_captor(was))
    };
    let mut found = vec![material.clone()];
    for sort in captors.filter(|sort| blast.takes_captor(sort.kind) || promoted(sort.kind)) {
        let mut next = without(definition, material, sort);
        if let Some(kind) = blast.remains {
            next.board.add(Sort { kind, owner: Owner::Neutral });
        }
        found.push(next);
    }
    found
}

/// Sets of pieces, and those in which any number of the enemy's pieces has changed sides.
fn turned_over(found: Vec<Material>, side: Side) -> Vec<Material> {
    let (mut todo, mut found) = (found.clone(), found);
    while let Some(from) = todo.pop() {
        let enemies = from.board.iter().map(|(sort, _)| sort).filter(|sort| sort.owner == Owner::Side(side.other()));
        for sort in enemies {
            let mut next = from.clone();
            next.board.take(sort);
            next.board.add(Sort::owned(side, sort.kind));
            if !found.contains(&next) {
                found.push(next.clone());
                todo.push(next);
            }
        }
    }
    found
}

fn drops(definition: &Definition, material: &Material, side: Side) -> Vec<Material> {
    let held = material.hands.iter().map(|(held, _)| held).filter(|(owner, _)| *owner == side);
    let forms = held.flat_map(|(owner, hand)| {
        let other = move |kind: &usize| definition.pieces[*kind].drop.held_as == Some(hand);
        let own = definition.pieces[hand].drop.held_as.is_none().then_some(hand);
        own.into_iter().chain((0..definition.pieces.len()).filter(other)).map(move |kind| (owner, hand, kind))
    });
    forms
        .map(|(owner, hand, kind)| {
            let mut next = material.clone();
            if !definition.pieces[kind].drop.endless {
                next.hands.take((owner, hand));
            }
            next.board.add(Sort::owned(side, kind));
            next
        })
        .collect()
}

/// Second parts: neutral pieces that are placed, and promotions elsewhere.
fn second_parts(definition: &Definition, material: &Material, side: Side) -> Vec<Material> {
    let mut found = Vec::new();
    for action in definition.second.iter().flat_map(|second| &second.actions) {
        match &action.kind {
            NeutralActionKind::Anywhere => {
                for &kind in &action.neutrals {
                    let neutral = Sort { owner: Owner::Neutral, kind };
                    if material.board.count(neutral) == 0 {
                        let mut next = material.clone();
                        next.board.add(neutral);
                        found.push(next);
                    }
                }
            }
            NeutralActionKind::Put { .. } => {
                for &kind in &action.neutrals {
                    let mut next = material.clone();
                    next.board.add(Sort { owner: Owner::Neutral, kind });
                    found.push(next);
                }
            }
            NeutralActionKind::Step { .. } | NeutralActionKind::Vault | NeutralActionKind::Swap { .. } => {}
        }
    }
    for remote in &definition.remote_promotions {
        for &kind in &remote.promotes {
            for &into in &remote.into {
                let mut next = material.clone();
                if next.board.take(Sort::owned(side, kind)) && (!remote.from_pool || next.lost.take((side, into))) {
                    next.board.add(Sort::owned(side, into));
                    found.push(next);
                }
            }
        }
    }
    found
}

/// The strongly connected components of a graph, each after all that it leads to (Tarjan, *Depth-first search and linear graph algorithms*, 1972).
fn strongly_connected(leads: &[Vec<usize>]) -> Vec<Vec<usize>> {
    const UNSEEN: usize = usize::MAX;
    let mut order = vec![UNSEEN; leads.len()];
    let mut low = vec![0; leads.len()];
    let mut on_stack = vec![false; leads.len()];
    let (mut stack, mut groups, mut next) = (Vec::new(), Vec::new(), 0);
    for root in 0..leads.len() {
        if order[root] != UNSEEN {
            continue;
        }
        let mut path = vec![(root, 0)];
        while let Some(&mut (at, ref mut edge)) = path.last_mut() {
            if *edge == 0 {
                order[at] = next;
                low[at] = next;
                next += 1;
                stack.push(at);
                on_stack[at] = true;
            }
            if let Some(&to) = leads[at].get(*edge) {
                *edge += 1;
                if order[to] == UNSEEN {
                    path.push((to, 0));
                } else if on_stack[to] {
                    low[at] = low[at].min(order[to]);
                }
                continue;
            }
            // A node without edges would be numbered again if it were looked at once more; it is not.
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                low[parent] = low[parent].min(low[at]);
            }
            if low[at] == order[at] {
                let mut group = Vec::new();
                while let Some(member) = stack.pop() {
                    on_stack[member] = false;
                    group.push(member);
                    if member == at {
                        break;
                    }
                }
                group.sort_unstable();
                groups.push(group);
            }
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_come_after_what_they_lead_to() {
        let leads = [vec![1, 3], vec![2], vec![1, 4], vec![], vec![]];
        let groups = strongly_connected(&leads);
        assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), 5);
        assert!(groups.contains(&vec![1, 2]));
        let place = |node: usize| groups.iter().position(|group| group.contains(&node)).unwrap();
        for (from, to) in leads.iter().enumerate().flat_map(|(from, to)| to.iter().map(move |&to| (from, to))) {
            assert!(place(to) <= place(from), "{from} leads to {to}");
        }
    }
}
