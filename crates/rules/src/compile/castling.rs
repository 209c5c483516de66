//! The castling table: one entry for every pair of cells between which castling is possible.

use std::collections::BTreeMap;

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Castling, Definition, Landing};

use super::budget::{Budget, CASTLINGS};
use super::error::CompileError;
use crate::action::{Action, ActionKind};
use crate::paths::straight;
use crate::piece::{Cell, Side, kind_bits};
use crate::rules::{CastlingPath, CastlingTable, CastlingZones, Rules};

/// The work of examining a pair of cells: a few times the longest line between two cells.
const PAIR_WORK: u64 = 100;

/// The castlings found so far, by the cells of the royal piece and the partner.
#[derive(Default)]
struct Castlings {
    by_pair: BTreeMap<(Cell, Cell), Vec<CastlingPath>>,
    count: usize,
}

/// Builds the castling table of a game.
pub(super) fn castling_table(definition: &Definition, budget: &mut Budget) -> Result<CastlingTable, CompileError> {
    let board = &definition.board;
    let mut table = CastlingTable { cells: board.cell_count(), ..CastlingTable::default() };
    if definition.castlings.is_empty() {
        return Ok(table);
    }
    let mut castlings = Castlings::default();
    for (number, rule) in definition.castlings.iter().enumerate() {
        table.royals |= 1 << rule.royal;
        table.partners |= kind_bits(&rule.partners);
        let ways = ways(rule.landing);
        for side in Side::BOTH {
            let seen = |&cell: &u16| Cell(if side == Side::White { cell } else { board.mirror(cell) });
            table.zones.push(CastlingZones {
                side,
                partners: kind_bits(&rule.partners),
                royal_kind: rule.royal,
                royal_from: rule.royal_from.iter().map(seen).collect(),
                partner_from: rule.partner_from.iter().map(seen).collect(),
                inside: rule.right_while_inside,
            });
            let pairs = rule.royal_from.len() * rule.partner_from.len();
            budget.work((pairs * ways.len()) as u64 * PAIR_WORK)?;
            for royal in rule.royal_from.iter().map(seen) {
                for partner in rule.partner_from.iter().map(seen) {
                    for &way in &ways {
                        if let Some(path) = path(board, rule, number, way, side, royal, partner) {
                            castlings.add(board, path, budget)?;
                        }
                    }
                }
            }
        }
    }
    castlings.lay_out(&mut table);
    Ok(table)
}

/// Where the two pieces land: one of the ways among which the player chooses.
#[derive(Clone, Copy)]
enum Way {
    /// The royal piece goes this many cells towards the partner.
    Shift(u8),
    /// Both go to cells of White's.
    Fixed { towards_last_file: bool, royal_to: u16, partner_to: u16 },
}

fn ways(landing: Landing) -> Vec<Way> {
    match landing {
        Landing::Shift(cells) => vec![Way::Shift(cells)],
        Landing::Between { least, most } => (least..=most).map(Way::Shift).collect(),
        Landing::Fixed { towards_last_file, royal_to, partner_to } => {
            vec![Way::Fixed { towards_last_file, royal_to, partner_to }]
        }
    }
}

impl Castlings {
    /// Adds a castling to those of its two cells, without the partners with which an earlier rule allows the same.
    fn add(&mut self, board: &Board, mut path: CastlingPath, budget: &mut Budget) -> Result<(), CompileError> {
        let known = self.by_pair.entry((path.royal, path.partner)).or_default();
        let (mut partners, mut rivals) = (path.partners, Vec::new());
        for (index, other) in known.iter().enumerate() {
            let alike = (other.side, other.royal_kind) == (path.side, path.royal_kind);
            if !alike || other.partners & path.partners == 0 {
                continue;
            }
            if other.royal_to != path.royal_to {
                rivals.push(index);
            } else if other.partner_to == path.partner_to {
                partners &= !other.partners;
            } else {
                let name = |cell: Cell| board.cell_name(cell.0);
                return Err(CompileError::TwoCastlings { royal: name(path.royal), partner: name(path.partner) });
            }
        }
        if partners == 0 {
            return Ok(());
        }
        self.count += 1;
        if self.count >= CASTLINGS {
            return Err(CompileError::TooManyCastlings { most: CASTLINGS });
        }
        let listed = path.empty.len() + path.safe.len();
        budget.bytes(size_of_val(&path) + listed * size_of::<Cell>())?;
        (path.partners, path.named) = (partners, !rivals.is_empty());
        for index in rivals {
            known[index].named = true;
        }
        known.push(path);
        Ok(())
    }

    /// Writes the castlings into the table, those of the same two cells together.
    fn lay_out(self, table: &mut CastlingTable) {
        let begins = |paths: &[CastlingPath]| u16::try_from(paths.len()).unwrap_or(u16::MAX);
        for ((royal, partner), paths) in self.by_pair {
            let pair = royal.index() * table.cells + partner.index();
            table.first.resize(pair + 1, begins(&table.paths));
            table.paths.extend(paths);
        }
        table.first.resize(table.cells * table.cells + 1, begins(&table.paths));
    }
}

impl Rules {
    /// Does this rule of the definition's `castlings` let `side` castle with a royal piece and a partner on these cells, if nothing is in the way? An earlier
    /// rule that allows the same comes before it.
    #[must_use]
    pub fn castles_by(&self, rule: usize, side: Side, royal: Cell, partner: Cell) -> bool {
        self.castling.of_pair(royal, partner).iter().any(|path| path.side == side && usize::from(path.rule) == rule)
    }
}

/// The castling of `rule` with the two pieces on these cells; `None` if the rule does not allow it there.
fn path(
    board: &Board,
    rule: &Castling,
    number: usize,
    way: Way,
    side: Side,
    royal: Cell,
    partner: Cell,
) -> Option<CastlingPath> {
    if royal == partner {
        return None;
    }
    let seen = |cell: u16| Cell(if side == Side::White { cell } else { board.mirror(cell) });
    let between = straight(board, royal, partner)?;
    if between.len() < usize::from(rule.min_distance) {
        return None;
    }
    let (royal_to, partner_to) = match way {
        Way::Shift(cells) => {
            let cells = usize::from(cells);
            let goal = *between.get(cells.checked_sub(1)?)?;
            let inner = if cells == 1 { royal } else { between[cells - 2] };
            (goal, inner)
        }
        Way::Fixed { towards_last_file, royal_to, partner_to } => {
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
    let mut empty = match way {
        Way::Shift(_) => between,
        Way::Fixed { .. } => straight(board, partner, partner_to)?,
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
        action: Action::new(ActionKind::Castle, royal, partner).with_via(royal_to).with_aux(partner_to),
        empty,
        safe,
        rule: u16::try_from(number).ok()?,
        named: false,
    })
}
