//! The content of a position text as plain fields: taken from a position, or assembled by an editor, and written as
//! text.
//!
//! Nothing here is checked. [`Position::parse`] parses the text of [`Setup::text`] and reports every fault.

use std::fmt::Write as _;

use variorum_gamedef::placement::row;

use crate::piece::{Cell, Piece, Side};
use crate::position::{KINDS, Position};
use crate::rules::Rules;

/// The fields of a position text. They need not describe a possible position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The pieces on the board. If two are on one cell, the later one counts.
    pub pieces: Vec<(Cell, Piece)>,
    /// Pieces in hand: owner, kind, number. Written only in games with hands.
    pub hands: Vec<(Side, usize, u8)>,
    /// Lost pieces that may return: owner, kind, number.
    pub lost: Vec<(Side, usize, u8)>,
    /// The side to move.
    pub side: Side,
    /// The cells of the pieces with which the royal piece may still castle.
    pub castling: Vec<Cell>,
    /// The pieces that have just made a double step and may be captured, each with the cells on which it may be: one at most, unless players make
    /// several moves in a row. In the middle of a row of turns, the own pieces that may be captured after it.
    pub passing: Vec<(Vec<Cell>, Cell)>,
    /// The moves of neutral pieces, from cell to cell, that the ko rule forbids in this turn.
    pub ko: Vec<(Cell, Cell)>,
    /// Turns since the last capture, drop or pawn-like move.
    pub halfmove: u32,
    /// The number of the move, counted from 1.
    pub fullmove: u32,
    /// The number of turns within which White's and Black's royal piece must be home; 0 without such an obligation.
    pub home: [u8; 2],
    /// The checks that White and Black have given, in games that count them.
    pub checks: [u8; 2],
    /// Which side has castled, White first, in games in which an ending asks for it.
    pub castled: [bool; 2],
    /// How many turns of a row the side has already made, in games in which players have several turns in a row.
    pub made: u16,
    /// The cell on which the last turn captured a piece, where that bars captures like it in the coming turn.
    pub struck: Option<Cell>,
    /// How many of the last turns in a row were passes, in games that count them.
    pub passes: u8,
    /// After how many of the last turns in a row royal pieces faced each other, in games that count them.
    pub facing: u8,
    /// The turns counted towards a draw and their limit, in games that count in endings.
    pub count: Option<(u16, u16)>,
}

impl Default for Setup {
    /// The empty board with White to move.
    fn default() -> Self {
        Self {
            pieces: Vec::new(),
            hands: Vec::new(),
            lost: Vec::new(),
            side: Side::White,
            castling: Vec::new(),
            passing: Vec::new(),
            ko: Vec::new(),
            halfmove: 0,
            fullmove: 1,
            home: [0; 2],
            checks: [0; 2],
            castled: [false; 2],
            made: 0,
            struck: None,
            passes: 0,
            facing: 0,
            count: None,
        }
    }
}

/// The fields that positions of a game can have, for an editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupFields {
    /// The kind of the royal piece. Each side that can have it must have exactly one.
    pub royal: Option<usize>,
    /// The kinds that can be in hand.
    pub hands: Vec<usize>,
    /// The kinds whose lost pieces are counted.
    pub lost: Vec<usize>,
    /// The cells from which White's and Black's pieces may castle with their royal piece.
    pub castling: [Vec<Cell>; 2],
    /// The game has captures en passant.
    pub passing: bool,
    /// The game has a ko rule: neutral pieces may not be moved straight back.
    pub ko: bool,
    /// The largest number of turns within which a royal piece must be home; 0 if the game has no such rule.
    pub home: u8,
    /// The game counts the checks that each side gives.
    pub checks: bool,
    /// An ending asks who has castled.
    pub castled: bool,
    /// Players have several turns in a row.
    pub made: bool,
    /// A capture may bar others like it in the next turn.
    pub struck: bool,
    /// The game counts passes in a row.
    pub passes: bool,
    /// The game counts turns towards a draw in endings.
    pub count: bool,
}

impl Rules {
    /// The fields that positions of the game can have.
    #[must_use]
    pub fn setup_fields(&self) -> SetupFields {
        let kinds = |may: fn(&crate::rules::PieceRules) -> bool| {
            let pieces = self.pieces.iter().take(self.kinds()).enumerate();
            pieces.filter(|(_, piece)| may(piece)).map(|(kind, _)| kind).collect()
        };
        let castling = |side: Side| {
            let zones = self.castling.zones.iter().filter(|zones| zones.side == side);
            let mut cells: Vec<Cell> = zones.flat_map(|zones| zones.partner_from.iter()).collect();
            cells.extend(self.gating.iter().flat_map(|gating| gating.zone[side.index()].iter()));
            let firsts = self.first_moves.lists.iter().skip(side.index() * self.kinds()).take(self.kinds());
            for list in firsts {
                let moving = list.iter().enumerate().filter(|(_, moves)| !moves.is_empty());
                cells.extend(moving.filter_map(|(cell, _)| self.cell(cell)));
            }
            cells.sort_unstable();
            cells.dedup();
            cells
        };
        SetupFields {
            royal: self.features.royal,
            hands: if self.has_hands() { kinds(|piece| piece.droppable) } else { Vec::new() },
            lost: if self.has_pool() { kinds(|piece| piece.pooled) } else { Vec::new() },
            castling: Side::BOTH.map(castling),
            passing: self.pieces.iter().any(|piece| piece.doubles),
            ko: self.features.ko,
            home: self.refuge.as_ref().map_or(0, |refuge| refuge.grace),
            checks: self.features.counts_checks,
            castled: self.features.notes_castling,
            made: self.features.in_a_row.is_some(),
            struck: self.bars_in_return(),
            passes: self.features.counts_passes,
            count: self.features.counting,
        }
    }
}

impl Position {
    /// The fields of the position, in the order of its text. The position must be between turns.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let (rules, state, lasting) = (&self.rules, &self.state, self.lasting());
        let pieces = rules.cells().map(|cell| (cell, self.at(cell))).filter(|(_, piece)| !piece.is_none());
        let stock = |stock: &[[u8; KINDS]; 2]| {
            let all = Side::BOTH.into_iter().flat_map(|side| (0..rules.kinds()).map(move |kind| (side, kind)));
            let counted = all.map(|(side, kind)| (side, kind, stock[side.index()][kind]));
            counted.filter(|&(_, _, count)| count > 0).collect()
        };
        let mut castling: Vec<(bool, String, Cell)> = lasting
            .rights
            .iter()
            .map(|&cell| (!self.at(cell).is_owned_by(Side::White), rules.cell_name(cell), cell))
            .collect();
        castling.sort();
        let by_name = |cells: &mut Vec<Cell>| cells.sort_by_key(|&cell| rules.cell_name(cell));
        let passing = if state.made > 0 { lasting.fresh } else { state.passing };
        let victims = passing.each().map(|(cells, victim)| {
            let mut passed = cells.to_vec();
            by_name(&mut passed);
            (passed, victim)
        });
        let mut ko = lasting.ko.to_vec();
        ko.sort_by_key(|&(from, to)| (rules.cell_name(from), rules.cell_name(to)));
        Setup {
            pieces: pieces.collect(),
            hands: stock(&self.hands),
            lost: stock(&self.lost),
            side: state.side,
            castling: castling.into_iter().map(|(_, _, cell)| cell).collect(),
            passing: victims.collect(),
            ko,
            halfmove: state.halfmove,
            fullmove: state.fullmove,
            home: lasting.home,
            checks: state.checks,
            castled: state.castled,
            made: state.made,
            struck: self.struck(),
            passes: state.passes,
            facing: state.facing,
            count: lasting.count.map(|count| (count.turns, count.limit)),
        }
    }
}

impl Setup {
    /// The position text, even if it is not a legal position. Cells and kinds that the game does not have are left out.
    #[must_use]
    pub fn text(&self, rules: &Rules) -> String {
        let mut text = self.placement(rules);
        if rules.has_hands() {
            let _ = write!(text, "[{}]", stock_text(rules, &self.hands));
        }
        let names = |cells: &[Cell]| {
            let names: Vec<String> = known(rules, cells).map(|cell| rules.cell_name(cell)).collect();
            if names.is_empty() { "-".to_owned() } else { names.join(",") }
        };
        let _ = write!(text, " {} {} ", self.side.letter(), names(&self.castling));
        let victims: Vec<String> = self
            .passing
            .iter()
            .filter(|(cells, victim)| known(rules, cells).next().is_some() && victim.index() < rules.cells)
            .map(|(cells, victim)| format!("{}:{}", names(cells), rules.cell_name(*victim)))
            .collect();
        text.push_str(if victims.is_empty() { "-" } else { "" });
        text.push_str(&victims.join(","));
        let _ = write!(text, " {} {}", self.halfmove, self.fullmove);
        let ko: Vec<String> = self
            .ko
            .iter()
            .filter(|(from, to)| from.index().max(to.index()) < rules.cells)
            .map(|&(from, to)| format!("{}>{}", rules.cell_name(from), rules.cell_name(to)))
            .collect();
        if !ko.is_empty() {
            let _ = write!(text, " ko={}", ko.join(","));
        }
        let lost = stock_text(rules, &self.lost);
        if !lost.is_empty() {
            let _ = write!(text, " lost={lost}");
        }
        let checks = if rules.features.counts_checks { self.checks } else { [0; 2] };
        for (key, counts) in [("home", self.home), ("checks", checks)] {
            let counted = Side::BOTH.iter().filter(|side| counts[side.index()] > 0);
            let counted: Vec<String> =
                counted.map(|side| format!("{}{}", side.letter().to_uppercase(), counts[side.index()])).collect();
            if !counted.is_empty() {
                let _ = write!(text, " {key}={}", counted.join(","));
            }
        }
        let castled: String = Side::BOTH
            .iter()
            .filter(|side| self.castled[side.index()])
            .map(|side| side.letter().to_ascii_uppercase())
            .collect();
        if !castled.is_empty() && rules.features.notes_castling {
            let _ = write!(text, " castled={castled}");
        }
        if self.made > 0 && rules.features.in_a_row.is_some() {
            let _ = write!(text, " made={}", self.made);
        }
        if let Some(struck) = self.struck.filter(|cell| cell.index() < rules.cells && rules.bars_in_return()) {
            let _ = write!(text, " struck={}", rules.cell_name(struck));
        }
        if self.passes > 0 && rules.features.counts_passes {
            let _ = write!(text, " passes={}", self.passes);
        }
        // That they face each other at all, the board tells.
        if self.facing > 1 && rules.features.counts_facing {
            let _ = write!(text, " facing={}", self.facing);
        }
        if let Some((turns, limit)) = self.count.filter(|_| rules.features.counting) {
            let _ = write!(text, " count={turns}/{limit}");
        }
        text
    }

    /// The board alone: ranks from the highest down and, in 3D, the levels of each rank from the top.
    pub(crate) fn placement(&self, rules: &Rules) -> String {
        let board = &rules.definition.board;
        let mut standing = vec![Piece::NONE; rules.cells];
        for &(cell, piece) in self.pieces.iter().filter(|&&(_, piece)| rules.knows(piece)) {
            if let Some(slot) = standing.get_mut(cell.index()) {
                *slot = piece;
            }
        }
        let token = |cell: u16| {
            let piece = standing.get(usize::from(cell)).filter(|piece| !piece.is_none())?;
            Some(rules.piece_token(*piece))
        };
        let rank = |rank: u8| {
            let levels = (0..board.level_count()).map(|level| row(board.row(level, rank).map(token)));
            levels.collect::<Vec<_>>().join(",")
        };
        (0..board.ranks).rev().map(rank).collect::<Vec<_>>().join("/")
    }
}

/// The cells of the list that are on the board.
fn known<'c>(rules: &'c Rules, cells: &'c [Cell]) -> impl Iterator<Item = Cell> + 'c {
    cells.iter().copied().filter(|cell| cell.index() < rules.cells)
}

/// Pieces off the board; a count above one precedes the token.
fn stock_text(rules: &Rules, stock: &[(Side, usize, u8)]) -> String {
    let mut text = String::new();
    for &(side, kind, count) in stock.iter().filter(|&&(_, kind, _)| kind < rules.kinds()) {
        if count > 1 {
            let _ = write!(text, "{count}");
        }
        if count > 0 {
            text.push_str(&rules.owned_token(side, kind));
        }
    }
    text
}
