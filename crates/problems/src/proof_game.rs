//! Proof games: all games of exactly so many turns from the start position to a position.
//!
//! Positions are given up when too few turns are left. For every piece of the target that is not yet there, some piece of its side must come,
//! and the shortest ways of such pieces, added up, are a lower bound: each turn makes one step of one piece. Castling makes two, once for a
//! side; second parts may make three. Captures are counted too. All of it comes from the compiled moves, so it holds in every game; where
//! the rules carry pieces in other ways, only the captures are counted, or nothing at all.
//!
//! Most turns are given up before they are made: what a piece moves away from, and how much nearer it comes to the places that are missing,
//! bounds the sum after the turn.

use variorum_rules::{ActionKind, Cell, Occupant, Piece, Position, Rules, Side, Turn, movegen};

use crate::distances::{Distances, NEVER};
use crate::fault::{StipulationFault, StipulationFaults};
use crate::solution::{Move, Solution, Solved};
use crate::solve::in_parallel;
use crate::table::Table;
use crate::work::{Account, Ended, Interrupted, Shared};

/// The position to be reached.
struct Target {
    /// By cell.
    board: Vec<Piece>,
    /// The target's pieces of each side, with the distances of all pieces to them if there are any.
    pieces: [Vec<(Cell, Piece, Vec<u16>)>; 2],
    hands: Vec<(Side, usize, u8)>,
    distances: Option<Distances>,
    bounds: Bounds,
}

/// What one side still needs in a position.
struct Needs {
    /// Steps of its pieces to the target, at least.
    steps: u32,
    /// The steps for which it has turns.
    most: u32,
    /// The target's pieces that are not there, as numbers of the target's list, with the steps that the nearest piece needs.
    missing: Vec<(usize, u32)>,
}

/// Which bounds hold in the game.
struct Bounds {
    /// Every turn captures at most one piece, and pieces never return.
    captures: bool,
    /// Steps of pieces that one turn may make.
    steps: u32,
    /// Pieces may be dropped.
    drops: bool,
}

/// Finds all games.
pub(crate) fn find(
    start: &Position,
    target: &Position,
    plies: u32,
    shared: &Shared<'_>,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Solved, StipulationFaults> {
    let last_side = if plies.is_multiple_of(2) { start.side() } else { start.side().other() };
    if last_side != target.side() {
        return Err(StipulationFaults(vec![StipulationFault::WrongSide]));
    }
    let target = Target::of(target);
    let table = Table::new(shared.hash_mib());
    let search = |turn: Turn| {
        let mut games = Games {
            target: &target,
            table: &table,
            account: Account::new(shared),
            found: Vec::new(),
            path: Vec::new(),
        };
        let mut position = start.scratch();
        let ended = games.turn(&mut position, turn, plies).err().map_or(Ended::Complete, |Interrupted(ended)| ended);
        (games.found, ended)
    };
    let mut solved = Solved::empty(Ended::Complete);
    for (found, ended) in in_parallel(&start.turns(), shared.threads(), search, progress) {
        solved.ended = solved.ended.max(ended);
        solved.solutions.extend(found.iter().map(|turns| write(start, turns)));
    }
    solved.solutions.sort_by(|a, b| a.moves.cmp(&b.moves));
    Ok(solved)
}

fn write(start: &Position, turns: &[Turn]) -> Solution {
    let mut position = start.scratch();
    let mut moves = Vec::new();
    for (at, &turn) in turns.iter().enumerate() {
        let text = position.turn_text(turn);
        position.play_unchecked(turn);
        moves.push(Move { text, check: position.is_check(), reached: at + 1 == turns.len() });
    }
    Solution { moves, play: None }
}

/// The search of one thread.
struct Games<'s> {
    target: &'s Target,
    table: &'s Table,
    account: Account<'s>,
    found: Vec<Vec<Turn>>,
    path: Vec<Turn>,
}

impl Games<'_> {
    /// Adds all games that go on with this turn, with `left` turns to go, itself included.
    fn turn(&mut self, position: &mut Position, turn: Turn, left: u32) -> Result<bool, Interrupted> {
        self.account.node()?;
        position.play_unchecked(turn);
        self.path.push(turn);
        let found = if left == 1 {
            let same = self.target.is_reached(position);
            if same {
                self.account.line()?;
                self.found.push(self.path.clone());
            }
            Ok(same)
        } else {
            // The mover has fewer turns now; the other side's needs are asked for next.
            let mover = position.side().other();
            match self.target.needs_of(position, mover, (left - 1) / 2, left / 2) {
                Some(_) => self.games(position, left - 1),
                None => Ok(false),
            }
        };
        self.path.pop();
        position.undo_turn();
        found
    }

    /// Adds all games of `left` more turns.
    fn games(&mut self, position: &mut Position, left: u32) -> Result<bool, Interrupted> {
        let key = (left > 1).then(|| Table::key(position.hash(), left as usize));
        if key.and_then(|key| self.table.find(key)) == Some(false) {
            return Ok(false);
        }
        let Some(needs) = self.target.needs(position, left) else { return Ok(false) };
        let mut any = false;
        for turn in movegen::turns(position) {
            if self.target.may_serve(position, &needs, turn, left) {
                any |= self.turn(position, turn, left)?;
            }
        }
        if let Some(key) = key {
            self.table.keep(key, any);
        }
        Ok(any)
    }
}

impl Target {
    fn of(target: &Position) -> Self {
        let rules = target.rules();
        let distances = Distances::new(rules);
        let board: Vec<Piece> = rules.cells().map(|cell| target.at(cell)).collect();
        let pieces = Side::BOTH.map(|side| {
            let of_side = rules.cells().zip(&board).filter_map(|(cell, &piece)| match piece.occupant() {
                Some(Occupant::Owned(owner, kind)) if owner == side => {
                    let way = |distances: &Distances| distances.to(distances.place(side, kind, cell));
                    Some((cell, piece, distances.as_ref().map(way).unwrap_or_default()))
                }
                Some(Occupant::Owned(..) | Occupant::Neutral(_)) | None => None,
            });
            of_side.collect()
        });
        Self { bounds: Bounds::of(rules), hands: target.setup().hands, board, pieces, distances }
    }

    /// Are board and hands those of the target? Rights and counters do not show in a diagram.
    fn is_reached(&self, position: &Position) -> bool {
        position.rules().cells().all(|cell| self.has(position, cell))
            && (!position.rules().has_hands() || position.setup().hands == self.hands)
    }

    /// What the side to move needs, with `left` turns to go. `None` if they are too few.
    fn needs(&self, position: &Position, left: u32) -> Option<Needs> {
        let side = position.side();
        self.needs_of(position, side, left.div_ceil(2), left / 2)
    }

    /// What one side needs; `None` if the turns are too few. `own` are its turns, `others` those of the opponent.
    fn needs_of(&self, position: &Position, side: Side, own: u32, others: u32) -> Option<Needs> {
        let wanted = &self.pieces[side.index()];
        if self.bounds.captures {
            let pieces = position.pieces(side).len();
            if pieces < wanted.len() || pieces - wanted.len() > others as usize {
                return None;
            }
        }
        let mut needs = Needs { steps: 0, most: own.saturating_mul(self.bounds.steps), missing: Vec::new() };
        let Some(distances) = &self.distances else { return Some(needs) };
        needs.most += u32::from(self.may_castle(position, side));
        for (number, (cell, piece, ways)) in wanted.iter().enumerate() {
            if position.at(*cell) == *piece {
                continue;
            }
            let turns = if self.bounds.drops { 1 } else { nearest(position, side, distances, ways) };
            needs.steps += turns;
            needs.missing.push((number, turns));
            if needs.steps > needs.most {
                return None;
            }
        }
        Some(needs)
    }

    /// May one turn of the side be worth two, because it castles? Not while its royal piece stands where it must stand in the end: it would have to come back.
    fn may_castle(&self, position: &Position, side: Side) -> bool {
        position.keeps_castling(side) && position.royal_cells(side).any(|cell| !self.has(position, cell))
    }

    /// Is the cell as it must be in the end?
    fn has(&self, position: &Position, cell: Cell) -> bool {
        self.board[cell.index()] == position.at(cell)
    }

    /// May this turn of the side to move be part of a game, with `left` turns to go, itself included? Only plain moves are judged, where a turn takes one
    /// piece from cell to cell and captures no more than one.
    fn may_serve(&self, position: &Position, needs: &Needs, turn: Turn, left: u32) -> bool {
        let (action, side) = (turn.first, position.side());
        let Some(distances) = self.distances.as_ref().filter(|_| self.bounds.captures && !self.bounds.drops) else {
            return true;
        };
        let Some(Occupant::Owned(_, kind)) = position.at(action.from()).occupant() else { return true };
        if action.kind() != ActionKind::Move || turn.second.is_some() {
            return true;
        }
        let captures = usize::from(matches!(position.at(action.to()).occupant(), Some(Occupant::Owned(..))));
        let enemy = side.other();
        let enemies = position.pieces(enemy).len() - captures;
        let wanted = self.pieces[enemy.index()].len();
        // Turns of the side after this one.
        let own = (left - 1) / 2;
        if enemies < wanted || enemies - wanted > own as usize {
            return false;
        }
        let nearer = |&(number, turns): &(usize, u32)| {
            let ways = &self.pieces[side.index()][number].2;
            let after = distances.becomes(kind).iter().map(|&kind| ways[distances.place(side, kind, action.to())]);
            turns - turns.min(after.min().map_or(turns, u32::from))
        };
        let gained: u32 = needs.missing.iter().map(nearer).sum();
        let steps = needs.steps - gained + u32::from(self.has(position, action.from()));
        steps + self.bounds.steps <= needs.most
    }
}

/// The fewest turns that a piece of the side needs.
fn nearest(position: &Position, side: Side, distances: &Distances, ways: &[u16]) -> u32 {
    let of = |cell: Cell| match position.at(cell).occupant() {
        Some(Occupant::Owned(_, kind)) => ways[distances.place(side, kind, cell)],
        Some(Occupant::Neutral(_)) | None => NEVER,
    };
    position.pieces(side).iter().map(of).min().map_or(u32::from(NEVER), u32::from)
}

impl Bounds {
    fn of(rules: &Rules) -> Self {
        let definition = rules.definition();
        let several = rules.has_second_part() || definition.swap.is_some();
        // A piece that changes sides appears on its cell, like a piece that is dropped.
        let flips = rules.flips().is_some();
        // A move may take any number of pieces.
        let takes_besides =
            definition.pieces.iter().flat_map(|piece| &piece.motions).any(|motion| !motion.taking.is_empty());
        Self {
            captures: !several
                && !rules.has_hands()
                && !rules.has_pool()
                && definition.capture.blast.is_none()
                && !takes_besides
                && !flips,
            steps: if several { 3 } else { 1 },
            drops: rules.has_hands() || flips,
        }
    }
}
