//! Proof games: all games of exactly so many turns from the start position to a position.
//!
//! Positions are given up when too few turns are left. For every piece of the target that is not yet there, some piece of its side must come,
//! and the shortest ways of such pieces, added up, are a lower bound: each turn makes one step of one piece. Castling makes two, once for a
//! side; second parts may make three. Captures are counted too. All of it comes from the compiled moves, so it holds in every game; where
//! the rules carry pieces in other ways, only the captures are counted, or nothing at all.

use variorum_rules::{Cell, Occupant, Piece, Position, Rules, Side, Turn, movegen};

use crate::distances::{Distances, NEVER};
use crate::fault::{StipulationFault, StipulationFaults};
use crate::solution::{Move, Solution, Solved};
use crate::solve::in_parallel;
use crate::table::Table;
use crate::work::{Account, Ended, Interrupted, Shared};

/// The position to be reached.
struct Target {
    board: Vec<(Cell, Piece)>,
    /// The target's pieces of each side, with the distances of all pieces to them if there are any.
    pieces: [Vec<(Cell, Piece, Vec<u16>)>; 2],
    hands: Vec<(Side, usize, u8)>,
    distances: Option<Distances>,
    bounds: Bounds,
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
        } else if self.target.is_too_far(position, left - 1) {
            Ok(false)
        } else {
            self.games(position, left - 1)
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
        let mut any = false;
        for turn in movegen::turns(position) {
            any |= self.turn(position, turn, left)?;
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
        let board: Vec<(Cell, Piece)> = rules.cells().map(|cell| (cell, target.at(cell))).collect();
        let pieces = Side::BOTH.map(|side| {
            let of_side = board.iter().filter_map(|&(cell, piece)| match piece.occupant() {
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
        self.board.iter().all(|&(cell, piece)| position.at(cell) == piece)
            && (!position.rules().has_hands() || position.setup().hands == self.hands)
    }

    /// Are the turns that are left certainly too few?
    fn is_too_far(&self, position: &Position, left: u32) -> bool {
        let to_move = position.side();
        Side::BOTH.into_iter().any(|side| {
            let own = if side == to_move { left.div_ceil(2) } else { left / 2 };
            self.is_too_far_for(position, side, own, left - own)
        })
    }

    /// Are the turns too few for the pieces of one side? `own` are its turns, `others` those of the opponent.
    fn is_too_far_for(&self, position: &Position, side: Side, own: u32, others: u32) -> bool {
        let wanted = &self.pieces[side.index()];
        if self.bounds.captures {
            let pieces = position.pieces(side).len();
            if pieces < wanted.len() || pieces - wanted.len() > others as usize {
                return true;
            }
        }
        let Some(distances) = &self.distances else { return false };
        // Castling, or a second part, moves several pieces at once.
        let castles = u32::from(position.keeps_castling(side));
        let most = own.saturating_mul(self.bounds.steps).saturating_add(castles);
        let mut steps = 0;
        for (cell, piece, ways) in wanted {
            if position.at(*cell) == *piece {
                continue;
            }
            steps += if self.bounds.drops { 1 } else { nearest(position, side, distances, ways) };
            if steps > most {
                return true;
            }
        }
        false
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
