//! Where one piece can go: alone on the board, as the board stands, and by legal turns.

use std::sync::Arc;

use variorum_rules::diagram::reachable;
use variorum_rules::diagram::{FreeBoard, Reachable};
use variorum_rules::movegen;
use variorum_rules::{ActionKind, Cell, CellSet, Occupant, Piece, Position, Rules};

/// Cells that a piece can go to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Goals {
    /// Empty cells that it can move to.
    pub moves: Vec<Cell>,
    /// Cells on which it can capture.
    pub captures: Vec<Cell>,
    /// Those of both that it comes to only by a relay or a gate.
    pub led: Vec<Cell>,
}

impl From<&Reachable> for Goals {
    fn from(prospect: &Reachable) -> Self {
        let cells = |set: &CellSet| set.iter().collect();
        Self { moves: cells(&prospect.moves), captures: cells(&prospect.captures), led: cells(&prospect.by_relay) }
    }
}

/// Where a piece can go. Nothing is said of where neutral pieces go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// Where it stands.
    pub cell: Cell,
    /// Whose piece it is, and of which kind.
    pub piece: Occupant,
    /// Alone on the board.
    pub alone: Goals,
    /// On the board as it stands, no king being minded.
    pub here: Goals,
    /// It stands still while its side lacks a certain piece.
    pub frozen: bool,
    /// Where legal turns lead it, in the order of the board; `None` if it is not its side's turn, or the board is no position.
    pub legal: Option<Vec<Cell>>,
}

/// Where the piece on a cell of a position can go; `None` for an empty cell.
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
        let mut goals: Vec<Cell> = own.map(|action| action.to()).collect();
        goals.sort_unstable();
        goals.dedup();
        goals
    });
    described(position.rules(), cell, piece, &reachable(position, cell), legal)
}

/// Where the piece on a cell can go, on a board that need not be a position; `None` for an empty cell.
#[must_use]
pub fn diagram_reach(rules: &Arc<Rules>, pieces: &[(Cell, Piece)], cell: Cell) -> Option<Reach> {
    let piece = pieces.iter().rev().find(|(at, _)| *at == cell).map_or(Piece::NONE, |&(_, piece)| piece);
    described(rules, cell, piece, &FreeBoard::new(rules, pieces).reachable(cell), None)
}

fn described(rules: &Rules, cell: Cell, piece: Piece, here: &Reachable, legal: Option<Vec<Cell>>) -> Option<Reach> {
    let piece = piece.occupant()?;
    let alone = match piece {
        Occupant::Neutral(_) => {
            let nothing = Goals::default();
            return Some(Reach { cell, piece, alone: nothing.clone(), here: nothing, frozen: false, legal: None });
        }
        Occupant::Owned(side, kind) => rules.reach(side, kind, cell),
    };
    let mut moves: Vec<Cell> = alone.moves.into_iter().chain(alone.doubles).collect();
    moves.sort_unstable();
    moves.dedup();
    let alone = Goals { moves, captures: alone.captures, led: Vec::new() };
    Some(Reach { cell, piece, alone, here: here.into(), frozen: here.frozen, legal })
}
