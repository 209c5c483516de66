//! How moves and positions are written for other programs.
//!
//! Flat games with one-letter pieces are written as other programs for chess variants write them ([`Style::Customary`]), all others in
//! Variorum's own text ([`Style::Own`]). The features of the definition decide, never the game's name. This module is independent of the
//! commands of either protocol.

mod positions;
mod turns;

use std::sync::Arc;

use variorum_gamedef::definition::{Definition, MotionKind, NeutralActionKind, PieceType};
use variorum_rules::{Cell, Position, Rules, Side};

/// The two notations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `e7e8q`, castling by the king's destination, FEN with `KQkq`. With `wall`, a turn ends by placing a neutral piece and is written
    /// `e2e4,e4d5`: after the comma the destination again, then the neutral piece's cell.
    Customary {
        /// Whether every turn ends by placing a neutral piece.
        wall: bool,
    },
    /// Variorum's own move and position text (`docs/notation.md`).
    Own,
}

/// How the moves and positions of a game are written.
#[derive(Clone, Debug)]
pub struct Dialect {
    rules: Arc<Rules>,
    style: Style,
    /// Whether castling is written as the king taking the rook, and castling rights as files (Chess960).
    pub chess960: bool,
    /// Whether ranks count from 0 on boards with ten ranks, and castling in Chess960 is written `O-O`, as XBoard requires.
    xboard: bool,
}

impl Dialect {
    /// The dialect of UCI.
    #[must_use]
    pub fn uci(rules: Arc<Rules>, chess960: bool) -> Self {
        let style = style(rules.definition());
        Self { rules, style, chess960, xboard: false }
    }

    /// The dialect of XBoard's protocol.
    #[must_use]
    pub fn xboard(rules: Arc<Rules>, chess960: bool) -> Self {
        Self { xboard: true, ..Self::uci(rules, chess960) }
    }

    /// The notation of this game.
    #[must_use]
    pub fn style(&self) -> Style {
        self.style
    }

    /// Whether a program for flat boards and one-part turns can follow this game.
    #[must_use]
    pub fn is_plain_game(definition: &Definition) -> bool {
        style(definition) == Style::Customary { wall: false }
    }

    /// Whether XBoard's board can show this game: it is plain, castling is along a rank, and pawn drops follow one of XBoard's two rules
    /// (not on the first and last ranks, or one pawn a file).
    #[must_use]
    pub fn is_drawable(definition: &Definition) -> bool {
        let rank = |cell: &u16| definition.board.coordinates(*cell).rank;
        let drops = |piece: &PieceType| piece.drop.per_file.is_some() || piece.drop.barred.is_some();
        Self::is_plain_game(definition)
            && definition
                .pieces
                .iter()
                .all(|piece| !piece.pawn || !piece.fills_hands() || piece.token.starts_with('+') || drops(piece))
            && definition.castlings.iter().all(|castling| {
                let mut ranks = castling.royal_from.iter().chain(&castling.partner_from).map(rank);
                let first = ranks.next();
                ranks.all(|rank| Some(rank) == first)
            })
    }

    fn definition(&self) -> &Definition {
        self.rules.definition()
    }

    fn cell(&self, cell: Cell) -> String {
        let board = &self.definition().board;
        let number = cell.index() as u16;
        if self.xboard && self.style != Style::Own && board.ranks == 10 {
            let at = board.coordinates(number);
            return format!("{}{}", board.letter(at.file), at.rank);
        }
        board.cell_name(number)
    }
}

/// Whether a side may still castle with a royal piece or a partner that stands elsewhere than at the usual start, as in Chess960.
#[must_use]
pub fn is_chess960(position: &Position) -> bool {
    let usual = Position::start(position.rules());
    let (rights, usual_rights) = (position.setup().castling, usual.setup().castling);
    rights.iter().any(|&cell| {
        let owner = if position.at(cell).is_owned_by(Side::White) { Side::White } else { Side::Black };
        !usual_rights.contains(&cell) || position.royal_cell(owner) != usual.royal_cell(owner)
    })
}

/// Chooses the notation from the features of the definition.
fn style(definition: &Definition) -> Style {
    let one_letter = |token: &str| token.trim_start_matches('+').chars().count() == 1;
    let named_double =
        |piece: &PieceType| piece.motions.iter().any(|motion| matches!(motion.kind, MotionKind::Double { free: true }));
    let plain = !definition.board.is_3d()
        && definition.pieces.iter().all(|piece| one_letter(&piece.token) && !named_double(piece))
        && definition.swap.is_none()
        && definition.pool.is_empty()
        && definition.remote_promotions.is_empty()
        && definition.refuge.is_none()
        && definition.gating.is_none()
        && !definition.moves_twice();
    match &definition.second {
        None if plain && definition.neutrals.is_empty() => Style::Customary { wall: false },
        Some(second) if plain && definition.neutrals.len() == 1 => {
            let placed = second.compulsory
                && !second.ko
                && second.actions.iter().all(|action| match action.kind {
                    NeutralActionKind::Anywhere | NeutralActionKind::Put { .. } => true,
                    NeutralActionKind::Step { .. } | NeutralActionKind::Vault | NeutralActionKind::Swap { .. } => false,
                });
            if placed { Style::Customary { wall: true } } else { Style::Own }
        }
        _ => Style::Own,
    }
}
