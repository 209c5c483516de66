//! The castling table: one entry for every pair of cells between which castling is possible.

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Castling, Definition, Landing};

use super::budget::{Budget, CASTLINGS};
use super::error::CompileError;
use crate::paths::straight;
use crate::piece::{Cell, Side, kind_bits};
use crate::rules::{CastlingPath, CastlingTable, CastlingZones, Rules};

/// The work of examining a pair of cells: a few times the longest line between two cells.
const PAIR_WORK: u64 = 100;

/// Builds the castling table of a game.
pub(super) fn castling_table(definition: &Definition, budget: &mut Budget) -> Result<CastlingTable, CompileError> {
    let board = &definition.board;
    let cells = board.cell_count();
    let mut table = CastlingTable::default();
    if definition.castlings.is_empty() {
        return Ok(table);
    }
    table.index = vec![0; cells * cells];
    for rule in &definition.castlings {
        table.royals |= 1 << rule.royal;
        table.partners |= kind_bits(&rule.partners);
        for side in Side::BOTH {
            let all = |cells: &[u16]| {
                cells.iter().map(|&cell| Cell(if side == Side::White { cell } else { board.mirror(cell) })).collect()
            };
            table.zones.push(CastlingZones {
                side,
                partners: kind_bits(&rule.partners),
                royal_kind: rule.royal,
                royal_from: all(&rule.royal_from),
                partner_from: all(&rule.partner_from),
                inside: rule.right_while_inside,
            });
            let seen = |&cell: &u16| Cell(if side == Side::White { cell } else { board.mirror(cell) });
            let pairs = rule.royal_from.len() * rule.partner_from.len();
            budget.work(pairs as u64 * PAIR_WORK)?;
            for royal in rule.royal_from.iter().map(seen) {
                for partner in rule.partner_from.iter().map(seen) {
                    let slot = royal.index() * cells + partner.index();
                    if let Some(path) = path(board, rule, side, royal, partner) {
                        if let Some(known) = usize::from(table.index[slot]).checked_sub(1) {
                            let known: &CastlingPath = &table.paths[known];
                            let goals = |path: &CastlingPath| (path.royal_to, path.partner_to);
                            if known.side == side && known.partners & path.partners != 0 && goals(known) != goals(&path)
                            {
                                let name = |cell: Cell| board.cell_name(cell.0);
                                return Err(CompileError::TwoCastlings { royal: name(royal), partner: name(partner) });
                            }
                            continue;
                        }
                        if table.paths.len() + 1 >= CASTLINGS {
                            return Err(CompileError::TooManyCastlings { most: CASTLINGS });
                        }
                        let listed = path.empty.len() + path.safe.len();
                        budget.bytes(size_of_val(&path) + listed * size_of::<Cell>())?;
                        table.paths.push(path);
                        table.index[slot] = u16::try_from(table.paths.len()).unwrap_or(u16::MAX);
                    }
                }
            }
        }
    }
    Ok(table)
}

impl Rules {
    /// The castling that `side` makes with a royal piece and a partner on these cells, if nothing is in the way, as an index into the definition's
    /// `castlings`: the first that allows it, which castling follows. `None` if none does.
    #[must_use]
    pub fn castling_between(&self, side: Side, royal: Cell, partner: Cell) -> Option<usize> {
        let definition = &self.definition;
        let board = &definition.board;
        let among = |cells: &[u16], cell: Cell| {
            cells.iter().any(|&listed| cell.0 == if side == Side::White { listed } else { board.mirror(listed) })
        };
        definition.castlings.iter().position(|rule| {
            among(&rule.royal_from, royal)
                && among(&rule.partner_from, partner)
                && path(board, rule, side, royal, partner).is_some()
        })
    }
}

/// The castling of `rule` with the two pieces on these cells; `None` if the rule does not allow it there.
fn path(board: &Board, rule: &Castling, side: Side, royal: Cell, partner: Cell) -> Option<CastlingPath> {
    if royal == partner {
        return None;
    }
    let seen = |cell: u16| Cell(if side == Side::White { cell } else { board.mirror(cell) });
    let between = straight(board, royal, partner)?;
    if between.len() < usize::from(rule.min_distance) {
        return None;
    }
    let (royal_to, partner_to) = match rule.landing {
        Landing::Shift(cells) => {
            let cells = usize::from(cells);
            let goal = *between.get(cells.checked_sub(1)?)?;
            let inner = if cells == 1 { royal } else { between[cells - 2] };
            (goal, inner)
        }
        Landing::Fixed { towards_last_file, royal_to, partner_to } => {
            let (a, b) = (board.coordinates(royal.0), board.coordinates(partner.0));
            let level_line = a.rank == b.rank && a.level == b.level;
            if !level_line || (b.file > a.file) != towards_last_file {
                return None;
            }
            (seen(royal_to), seen(partner_to))
        }
    };
    let mut safe = straight(board, royal, royal_to)?;
    if safe.is_empty() {
        // The royal piece may stay on its cell and lose the partner that shielded it.
        safe.push(royal_to);
    }
    let mut empty = match rule.landing {
        Landing::Shift(_) => between,
        Landing::Fixed { .. } => straight(board, partner, partner_to)?,
    };
    empty.extend(&safe);
    empty.extend([royal_to, partner_to]);
    empty.sort_unstable();
    empty.dedup();
    empty.retain(|&cell| cell != royal && cell != partner);
    Some(CastlingPath {
        side,
        royal,
        partner,
        partners: kind_bits(&rule.partners),
        royal_kind: u8::try_from(rule.royal).ok()?,
        royal_to,
        partner_to,
        empty,
        safe,
    })
}
