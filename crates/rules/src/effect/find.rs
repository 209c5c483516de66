//! Finds the effects of a turn.

use std::cmp::Ordering;

use super::exchange::winnings;
use super::kind::{Bargain, Effect};
use crate::action::{Action, ActionKind, Turn};
use crate::diagram::{Attack, attacks};
use crate::make::make_null;
use crate::movegen;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::state::Phase;

/// Turns after which so many more moves are possible are said to make room.
const ROOM: usize = 3;

/// What the turn does, the strongest first. `worth` holds the value of a piece of each kind, by kind, in any unit, and
/// for royal pieces and others that must not be lost more than for all others together. The turn must be legal in the
/// position.
///
/// # Panics
/// May panic if the turn is not legal, or `worth` lacks kinds of the game.
#[must_use]
pub fn effects(position: &Position, turn: Turn, worth: &[i32]) -> Vec<Effect> {
    effects_while(position, turn, worth, &|| true)
}

/// [`effects`], as long as they are wanted: then those that were found until then. What the rules say comes first.
pub(super) fn effects_while(position: &Position, turn: Turn, worth: &[i32], wanted: &dyn Fn() -> bool) -> Vec<Effect> {
    let before = position.scratch();
    let mut after = position.scratch();
    after.play_unchecked(turn);
    let turned = turned_over(&before, &after, turn);
    let moved = moves(&before, turn).into_iter().chain(turned.iter().map(|&cell| (None, cell))).collect();
    let turning = Turning { moved, turned, before, after, turn, worth };
    let mut found = Vec::new();
    turning.by_the_rules(&mut found);
    turning.by_attacks(&mut found, wanted);
    if wanted() && !found.iter().any(|effect| effect.rank() < Effect::QUIET) {
        found.extend(turning.room());
    }
    found.sort_by_key(Effect::rank);
    found
}

/// The cells of enemy pieces that a turn lets change sides.
fn turned_over(before: &Position, after: &Position, turn: Turn) -> Vec<Cell> {
    if before.rules.flips().is_none() {
        return Vec::new();
    }
    let turned = |&cell: &Cell| cell != turn.first.to() && after.at(cell).is_owned_by(before.side());
    before.pieces(before.side().other()).iter().filter(turned).collect()
}

/// The own pieces that a turn moves or puts on the board: from where, if from the board, and to where.
fn moves(position: &Position, turn: Turn) -> Vec<(Option<Cell>, Cell)> {
    let part = |action: Action| {
        let (from, to) = (action.from(), action.to());
        match action.kind() {
            ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => vec![(Some(from), position.landing(to))],
            ActionKind::Castle => {
                vec![(Some(from), position.landing(action.via())), (Some(to), position.landing(action.aux()))]
            }
            ActionKind::Swap => vec![(Some(from), to), (Some(to), from)],
            ActionKind::Drop | ActionKind::Gate => vec![(None, to)],
            // The piece on the target goes where the neutral piece was.
            ActionKind::NeutralSwap => vec![(Some(own_cell(position, action)), other_cell(position, action))],
            ActionKind::Promote => vec![(Some(to), to)],
            ActionKind::Neutral | ActionKind::NeutralPlace | ActionKind::Pass | ActionKind::Shot => Vec::new(),
        }
    };
    [Some(turn.first), turn.second].into_iter().flatten().flat_map(part).collect()
}

/// Of the two cells of an exchange with a neutral piece, the one of the neutral piece: it stood there before the turn,
/// since first parts move no neutral pieces.
fn other_cell(position: &Position, swap: Action) -> Cell {
    if position.at(swap.from()).is_neutral() { swap.from() } else { swap.to() }
}

/// Of the two cells of an exchange with a neutral piece, the one of the own piece.
fn own_cell(position: &Position, swap: Action) -> Cell {
    if position.at(swap.from()).is_neutral() { swap.to() } else { swap.from() }
}

struct Turning<'a> {
    before: Position,
    after: Position,
    turn: Turn,
    /// Own pieces that the turn moves: from, to. Those that it wins over are new on their cells.
    moved: Vec<(Option<Cell>, Cell)>,
    /// The cells of enemy pieces that change sides.
    turned: Vec<Cell>,
    worth: &'a [i32],
}

impl Turning<'_> {
    fn mover(&self) -> Side {
        self.before.side()
    }

    /// Where the own piece that stood on `cell` stands after the turn.
    fn now(&self, cell: Cell) -> Cell {
        let follow = |at: Cell, moved: &(Option<Cell>, Cell)| if moved.0 == Some(at) { moved.1 } else { at };
        if self.turn.first.kind() == ActionKind::Castle || self.turn.first.kind() == ActionKind::Swap {
            // Both pieces move at once.
            return self.moved.iter().find(|moved| moved.0 == Some(cell)).map_or(cell, |moved| moved.1);
        }
        self.moved.iter().fold(cell, follow)
    }

    /// Where the own piece that stands on `cell` after the turn was before; `None` if it was not on the board.
    fn origin(&self, cell: Cell) -> Option<Cell> {
        let me = self.mover();
        let pieces = self.before.pieces(me);
        pieces.iter().find(|&from| self.now(from) == cell)
    }

    /// What the actions of the turn say themselves, checks, frozen armies, and how the game ends.
    fn by_the_rules(&self, found: &mut Vec<Effect>) {
        let (me, them) = (self.mover(), self.mover().other());
        if let Some(outcome) = self.after.outcome() {
            found.push(Effect::Ends { outcome, by: me });
        }
        self.of_part(&self.before, self.turn.first, self.now(self.turn.first.from()), found);
        if let Some(second) = self.turn.second {
            if second.kind().is_motion() {
                // Another move is made where the first one has led.
                let mut between = self.before.scratch();
                between.make_unchecked(self.turn.first);
                self.of_part(&between, second, second.to(), found);
            } else {
                self.of_part(&self.before, second, self.now(second.from()), found);
            }
        }
        found.extend(self.turned_over());
        if self.before.is_check() {
            let from = self.before.checked_royals(me).flat_map(|cell| attacks(&self.before, cell, them));
            found.push(Effect::AnswersCheck { from: from.map(|attack| attack.by).collect() });
        }
        if self.after.in_check(them) {
            let royals = self.after.checked_royals(them);
            let attacks = royals.flat_map(|cell| attacks(&self.after, cell, me)).collect();
            found.push(Effect::Check { attacks });
        }
        let changed = |side: Side, was: &Position, is: &Position| -> Vec<usize> {
            let kinds = 0..self.after.rules.kinds();
            let newly = |&kind: &usize| is.is_frozen(side, kind) && !was.is_frozen(side, kind);
            kinds.filter(newly).filter(|&kind| is.count(side, kind) > 0).collect()
        };
        let mut frozen = changed(them, &self.before, &self.after);
        while let Some(&kind) = frozen.first() {
            let types = &self.after.rules.definition.pieces;
            let same = |&other: &usize| types[other].frozen == types[kind].frozen;
            let pieces = frozen.iter().copied().filter(same).collect();
            let without = types[kind].depends_on().flatten().copied().collect();
            frozen.retain(|other| !same(other));
            found.push(Effect::Freezes { without, pieces });
        }
        let freed = changed(me, &self.after, &self.before);
        if !freed.is_empty() {
            found.push(Effect::Frees { pieces: freed });
        }
    }

    /// What a part of the turn does that is made in this position, by a piece that stands on `now` after the turn.
    fn of_part(&self, at: &Position, part: Action, now: Cell, found: &mut Vec<Effect>) {
        let (from, to) = (part.from(), part.to());
        let rules = &at.rules;
        match part.kind() {
            ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => {
                let piece = at.at(from).kind();
                for cell in at.victim_cells(part).iter() {
                    found.push(self.capture(at, part, cell, now));
                    found.extend(self.explosion(at, part, cell));
                }
                if let Some(into) = part.piece_type().filter(|_| self.after.at(now).is_owned_by(self.mover())) {
                    let back = rules.promotes_from_pool(piece);
                    found.push(Effect::Promotes { cell: now, piece, into, back });
                }
                if from == to {
                    found.push(Effect::Stays { cell: now });
                }
            }
            ActionKind::Castle => {
                let [cell, partner] = [part.via(), part.aux()].map(|cell| self.before.landing(cell));
                found.push(Effect::Castles { cell, partner });
            }
            ActionKind::Swap => found.push(Effect::Swaps { cells: [from, to] }),
            ActionKind::Drop | ActionKind::Gate => {
                let Some(piece) = part.piece_type() else { return };
                found.push(Effect::Drops { cell: to, piece });
            }
            ActionKind::Neutral => {
                let neutral = self.before.at(from).kind();
                found.push(Effect::MovesNeutral { neutral, from, to });
            }
            ActionKind::NeutralSwap => {
                let (cell, other) = (other_cell(&self.before, part), own_cell(&self.before, part));
                let neutral = self.before.at(cell).kind();
                found.push(Effect::SwapsNeutral { neutral, to: other, cell });
            }
            ActionKind::NeutralPlace => {
                let Some(neutral) = part.piece_type() else { return };
                found.push(Effect::PlacesNeutral { neutral, to });
            }
            ActionKind::Promote => {
                let Some(into) = part.piece_type() else { return };
                // The piece that moved stands elsewhere, and is not the one that is promoted.
                let piece = self.before.at(to).kind();
                let back = rules.promotes_elsewhere_from_pool(piece);
                found.push(Effect::Promotes { cell: to, piece, into, back });
            }
            ActionKind::Pass => {}
            ActionKind::Shot => found.push(self.capture(at, part, to, from)),
        }
    }

    /// The enemy pieces that have changed sides.
    fn turned_over(&self) -> Option<Effect> {
        let pieces = self.turned.iter().map(|&cell| self.before.at(cell).kind()).collect();
        (!self.turned.is_empty()).then(|| Effect::TurnsOver { cells: self.turned.clone(), pieces })
    }

    /// What a capture on `cell`, made in the position `at`, takes besides.
    fn explosion(&self, at: &Position, part: Action, cell: Cell) -> Option<Effect> {
        let blast = self.before.rules.blast.as_ref()?;
        let captor = at.at(part.from()).kind();
        if !self.before.rules.definition.capture.explodes() {
            let perishes = blast.takes_captor(captor);
            return perishes.then_some(Effect::Perishes { cell: part.to(), piece: captor, remains: blast.remains });
        }
        let all = Side::BOTH.into_iter().flat_map(|side| self.before.pieces(side).iter());
        let gone = all.filter(|&from| from != cell).filter_map(|from| {
            let captor = from == part.from();
            let now = if captor { part.to() } else { from };
            let there = self.after.at(now);
            let gone = there.is_none() || captor && there.is_neutral();
            gone.then(|| (now, self.before.at(from).kind()))
        });
        let (cells, pieces): (Vec<Cell>, Vec<usize>) = gone.unzip();
        Some(Effect::Explodes { cells, pieces })
    }

    /// What the capture on `cell` costs, by a piece that stands on `now` after the turn.
    fn capture(&self, at: &Position, part: Action, cell: Cell, now: Cell) -> Effect {
        let piece = at.at(cell).kind();
        let blast = self.before.rules.blast.as_ref();
        if self.before.rules.definition.capture.explodes() {
            return Effect::Captures { cell, piece, bargain: Bargain::Explodes };
        }
        let captor = at.at(part.from()).kind();
        let becomes = part.piece_type().map_or(0, |into| self.worth[into] - self.worth[captor]);
        let back = match blast {
            Some(blast) if blast.takes_captor(captor) => self.worth[captor],
            _ => winnings(&self.after, now, self.mover().other(), self.worth),
        };
        let won = self.worth[piece] + becomes;
        let bargain = match won.cmp(&back) {
            Ordering::Greater | Ordering::Equal | Ordering::Less if back == 0 => Bargain::Free,
            Ordering::Greater => Bargain::Gains,
            Ordering::Equal => Bargain::Even,
            Ordering::Less => Bargain::Loses,
        };
        Effect::Captures { cell, piece, bargain }
    }

    /// What can be won that could not be won before, and what can be won no longer.
    fn by_attacks(&self, found: &mut Vec<Effect>, wanted: &dyn Fn() -> bool) {
        let (me, them) = (self.mover(), self.mover().other());
        let (mut direct, mut opened) = ((Vec::new(), Vec::new()), (Vec::new(), Vec::new()));
        let (mut bare, mut bare_pieces) = (Vec::new(), Vec::new());
        for cell in self.by_worth(&self.after, them) {
            if !wanted() {
                break;
            }
            if winnings(&self.after, cell, me, self.worth) == 0 || winnings(&self.before, cell, me, self.worth) > 0 {
                continue;
            }
            let kind = self.after.at(cell).kind();
            let all = attacks(&self.after, cell, me);
            let old: Vec<Cell> = attacks(&self.before, cell, me).iter().map(|attack| self.now(attack.by)).collect();
            let new: Vec<Attack> = all.into_iter().filter(|attack| !old.contains(&attack.by)).collect();
            let moved = |attack: &&Attack| self.moved.iter().any(|moved| moved.1 == attack.by);
            let by_moved = new.iter().find(moved);
            if let Some(attack) = by_moved.filter(|attack| self.is_safe(attack.by, me)) {
                direct.0.push(attack.clone());
                direct.1.push(kind);
            } else if let Some(attack) =
                new.iter().find(|attack| !moved(attack)).filter(|attack| self.is_safe(attack.by, me))
            {
                opened.0.push(attack.clone());
                opened.1.push(kind);
            } else if new.is_empty() {
                bare.push(cell);
                bare_pieces.push(kind);
            }
        }
        if !direct.0.is_empty() {
            found.push(Effect::Attacks { attacks: direct.0, pieces: direct.1 });
        }
        if !opened.0.is_empty() {
            found.push(Effect::Opens { attacks: opened.0, pieces: opened.1 });
        }
        if !bare.is_empty() {
            found.push(Effect::Uncovers { cells: bare, pieces: bare_pieces });
        }
        let saved = |cell: &Cell| {
            let origin = self.origin(*cell).filter(|_| wanted());
            origin.is_some_and(|origin| winnings(&self.before, origin, them, self.worth) > 0) && self.is_safe(*cell, me)
        };
        let cells: Vec<Cell> = self.by_worth(&self.after, me).into_iter().filter(saved).collect();
        if !cells.is_empty() {
            let pieces = cells.iter().map(|&cell| self.after.at(cell).kind()).collect();
            found.push(Effect::Saves { cells, pieces });
        }
    }

    /// Can the opponent win nothing by capturing there after the turn?
    fn is_safe(&self, cell: Cell, owner: Side) -> bool {
        winnings(&self.after, cell, owner.other(), self.worth) == 0
    }

    /// The cells of a side's pieces but those that may not be lost, the most valuable first.
    fn by_worth(&self, position: &Position, side: Side) -> Vec<Cell> {
        let mut cells: Vec<Cell> =
            position.pieces(side).iter().filter(|&cell| !position.is_royal_by_itself(cell)).collect();
        cells.sort_by_key(|&cell| -self.worth[position.at(cell).kind()]);
        cells
    }

    /// How many more moves the side has than before.
    fn room(&self) -> Option<Effect> {
        if self.after.is_check() || self.before.is_check() || self.after.phase() == Phase::Second {
            return None;
        }
        let count = |mut position: Position| {
            let mut actions = Vec::new();
            movegen::actions(&mut position, &mut actions);
            actions.len()
        };
        let mut again = self.after.scratch();
        if again.side() != self.mover() {
            make_null(&mut again);
        }
        let more = count(again).saturating_sub(count(self.before.scratch()));
        (more >= ROOM).then_some(Effect::MakesRoom { more })
    }
}
