//! Perpetual chase: a repetition in which one player attacks the same piece with every turn (xiangqi).
//!
//! Only clear cases are judged, as the Asian Xiangqi Federation's rules decide them: with every turn of the repetition, the player makes
//! a new threat to capture one and the same piece without loss. Everything else about a repetition stays a draw.

use variorum_gamedef::definition::Definition;

use crate::action::Action;
use crate::cellset::CellSet;
use crate::history::Entry;
use crate::movegen;
use crate::outcome::Outcome;
use crate::piece::{Cell, Side, kind_bits};
use crate::position::Position;
use variorum_gamedef::ending::Reason;

/// The rule as tables. Kinds are bits.
#[derive(Clone, Debug)]
pub(crate) struct ChaseRules {
    /// The kinds that may chase for ever.
    free: u64,
    /// The kinds that may be chased for ever …
    prey: u64,
    /// … while they stand here, by side.
    prey_cells: [CellSet; 2],
    /// The kinds that protection does not save from other kinds.
    precious: u64,
}

impl ChaseRules {
    /// The tables of a game, if it has the rule. `zones`: by side, the cells of each zone.
    pub(crate) fn of(definition: &Definition, zones: &[Vec<CellSet>; 2]) -> Option<Self> {
        let chase = definition.endings.perpetual_chase.as_ref()?;
        let cells = |side: Side| chase.prey_zone.map_or(CellSet::FULL, |zone| zones[side.index()][zone]);
        Some(Self {
            free: kind_bits(&chase.free),
            prey: kind_bits(&chase.prey),
            prey_cells: Side::BOTH.map(cells),
            precious: kind_bits(&chase.precious),
        })
    }
}

/// A threat: the attacker and its victim.
type Threat = (Cell, Cell);

/// The outcome of the repetition that `position` completes, if one player chased through it and the other did not. `entries` are the
/// records of the game, the last that of `position`, and `first` is the index of the first occurrence. `None` also if the position does
/// not know the turns since then.
pub(crate) fn outcome(position: &Position, entries: &[Entry], first: usize) -> Option<Outcome> {
    let rules = position.rules.chase.as_ref()?;
    let mut past = position.clone();
    let mut line = vec![position.scratch()];
    for entry in entries[first..entries.len() - 1].iter().rev() {
        past.undo_turn();
        if past.hash() != entry.hash {
            return None;
        }
        line.push(past.scratch());
    }
    line.reverse();
    let chases = chasers(rules, &line)?;
    let chaser = Side::BOTH.into_iter().find(|side| chases[side.index()] && !chases[side.other().index()])?;
    Some(Outcome { winner: Some(chaser.other()), reason: Reason::PerpetualChase })
}

/// Which sides chase through this line of positions. `None` if a turn did more than move one piece.
fn chasers(rules: &ChaseRules, line: &[Position]) -> Option<[bool; 2]> {
    // By cell: where the piece on it stood at the beginning.
    let mut origin: Vec<Cell> = line.first()?.rules.cells().collect();
    let mut chased: [Option<Vec<Cell>>; 2] = [None, None];
    for pair in line.windows(2) {
        let [before, after] = pair else { return None };
        let side = before.side();
        let (from, to) = moved(before, after)?;
        let old: Vec<Threat> = threats(rules, before, side).into_iter().map(|threat| named(&origin, threat)).collect();
        let checked = before.is_check();
        origin[to.index()] = origin[from.index()];
        let new = threats(rules, after, side).into_iter().map(|threat| named(&origin, threat));
        // In check, a player cannot make all the threats that there are, so what is new cannot be told.
        let victims: Vec<Cell> =
            new.filter(|threat| !checked && !old.contains(threat)).map(|(_, victim)| victim).collect();
        let all = &mut chased[side.index()];
        *all = Some(match all.take() {
            None => victims,
            Some(known) => known.into_iter().filter(|victim| victims.contains(victim)).collect(),
        });
    }
    Some(chased.map(|victims| victims.is_some_and(|victims| !victims.is_empty())))
}

/// The threat with its pieces as they stood at the beginning.
fn named(origin: &[Cell], (attacker, victim): Threat) -> Threat {
    (origin[attacker.index()], origin[victim.index()])
}

/// Where the one piece went that moved between two positions.
fn moved(before: &Position, after: &Position) -> Option<(Cell, Cell)> {
    let mut changed = before.rules.cells().filter(|&cell| before.at(cell) != after.at(cell));
    let (one, other) = (changed.next()?, changed.next()?);
    let (from, to) = if after.at(one).is_none() { (one, other) } else { (other, one) };
    let moves = after.at(from).is_none() && before.at(to).is_none() && changed.next().is_none();
    moves.then_some((from, to))
}

/// The captures that `side` threatens, which gain something and count as a chase. None if either side is in check.
fn threats(rules: &ChaseRules, position: &Position, side: Side) -> Vec<Threat> {
    if position.is_check() {
        return Vec::new();
    }
    // Both sides' captures, each as if that side were to move.
    let mut own = position.scratch();
    let mut other = position.scratch();
    let waiting = if position.side() == side { &mut other } else { &mut own };
    movegen::make_null(waiting);
    let answers = captures(&mut other);
    let mut actions = Vec::new();
    movegen::actions(&mut own, &mut actions);
    let mut found = Vec::new();
    for action in actions {
        let Some(victim) = own.victim_cell(action) else { continue };
        let attacker = action.from();
        let (by, of) = (own.at(attacker).kind(), own.at(victim).kind());
        let spared = rules.prey >> of & 1 != 0 && rules.prey_cells[side.other().index()].has(victim);
        // Pieces of one kind that attack each other offer an exchange.
        let exchange = by == of && answers.contains(&(victim, attacker));
        if rules.free >> by & 1 != 0 || spared || exchange {
            continue;
        }
        let precious = rules.precious >> of & 1 != 0 && rules.precious >> by & 1 == 0;
        if precious || !protected(&mut own, action) {
            found.push((attacker, victim));
        }
    }
    found
}

/// The captures of the player to move.
fn captures(position: &mut Position) -> Vec<Threat> {
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    let capture = |&action: &Action| Some((action.from(), position.victim_cell(action)?));
    actions.iter().filter_map(capture).collect()
}

/// Can the opponent take back after this capture?
fn protected(position: &mut Position, action: Action) -> bool {
    position.make_unchecked(action);
    let takes_back = captures(position).iter().any(|&(_, target)| target == action.to());
    position.unmake();
    takes_back
}
