//! The reach of a piece: alone on the board, on the current board, and by legal turns.

use std::sync::Arc;

use variorum_rules::diagram::{FreeBoard, Reachable, reachable};
use variorum_rules::movegen;
use variorum_rules::{ActionKind, Cell, CellSet, Occupant, Piece, Position, Rules};

/// The cells that a piece can reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Destinations {
    /// The empty cells to which it can move.
    pub moves: Vec<Cell>,
    /// The cells on which it can capture.
    pub captures: Vec<Cell>,
    /// The cells among both that it reaches only through a relay or a gate.
    pub by_relay: Vec<Cell>,
    /// The cells whose pieces it can change places with; alone on the board, where it could if such a piece stood there.
    pub swaps: Vec<Cell>,
}

impl From<&Reachable> for Destinations {
    fn from(reachable: &Reachable) -> Self {
        let cells = |set: &CellSet| set.iter().collect();
        Self {
            moves: cells(&reachable.moves),
            captures: cells(&reachable.captures),
            by_relay: cells(&reachable.by_relay),
            swaps: cells(&reachable.swaps),
        }
    }
}

/// The reach of a piece. That of a neutral piece is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The piece's cell.
    pub cell: Cell,
    /// The piece's side and type.
    pub piece: Occupant,
    /// Its reach on an empty board.
    pub alone: Destinations,
    /// Its reach on the current board, regardless of check.
    pub here: Destinations,
    /// Whether it is frozen, as its side lacks a certain piece.
    pub frozen: bool,
    /// The cells that it reaches by legal turns, in ascending order; `None` if its side is not to move, or the board is not a position.
    pub legal: Option<Vec<Cell>>,
}

/// The reach of the piece on a cell of a position; `None` for an empty cell.
///
/// ```
/// use variorum_library::learn::reach;
/// use variorum_rules::Position;
///
/// let rules = variorum_library::rules("chess")?;
/// let mut start = Position::start(&rules);
/// let knight = reach(&mut start, rules.parse_cell("b1").unwrap()).unwrap();
/// assert_eq!((knight.alone.moves.len(), knight.here.moves.len(), knight.legal.unwrap().len()), (3, 2, 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn reach(position: &mut Position, cell: Cell) -> Option<Reach> {
    let piece = position.at(cell);
    let legal = piece.is_owned_by(position.side()).then(|| {
        let mut actions = Vec::new();
        movegen::actions(position, &mut actions);
        let own = actions.iter().filter(|action| action.kind() != ActionKind::Drop && action.from() == cell);
        let mut cells: Vec<Cell> = own.map(|action| action.to()).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    });
    described(position.rules(), cell, piece, &reachable(position, cell), legal)
}

/// The reach of the piece on a cell of a board that need not be a position; `None` for an empty cell.
#[must_use]
pub fn diagram_reach(rules: &Arc<Rules>, pieces: &[(Cell, Piece)], cell: Cell) -> Option<Reach> {
    let piece = pieces.iter().rev().find(|(at, _)| *at == cell).map_or(Piece::NONE, |&(_, piece)| piece);
    described(rules, cell, piece, &FreeBoard::new(rules, pieces).reachable(cell), None)
}

fn described(rules: &Rules, cell: Cell, piece: Piece, here: &Reachable, legal: Option<Vec<Cell>>) -> Option<Reach> {
    let piece = piece.occupant()?;
    let alone = match piece {
        Occupant::Neutral(_) => {
            let nothing = Destinations::default();
            return Some(Reach { cell, piece, alone: nothing.clone(), here: nothing, frozen: false, legal: None });
        }
        Occupant::Owned(side, kind) => rules.reach(side, kind, cell),
    };
    let mut moves: Vec<Cell> = alone.moves.into_iter().chain(alone.doubles).collect();
    moves.sort_unstable();
    moves.dedup();
    let alone = Destinations { moves, captures: alone.captures, by_relay: Vec::new(), swaps: alone.swaps };
    Some(Reach { cell, piece, alone, here: here.into(), frozen: here.frozen, legal })
}
