//! How moves and positions are written for other programs.
//!
//! Flat games whose pieces have one letter each are written in the customary way, as other programs for chess variants do
//! ([`Style::Customary`]); all others in Variorum's own text ([`Style::Own`]). Which it is follows from features of the
//! definition, never from the game's name. Nothing here knows the commands of a protocol.

mod positions;
mod turns;

pub(crate) use turns::result_text;

use std::sync::Arc;

use variorum_gamedef::definition::{Definition, NeutralActionKind};
use variorum_rules::{Cell, Rules};

/// The two ways to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `e7e8q`, castling by the king's goal, FEN with `KQkq`. `wall`: the turn ends by placing a neutral piece, written
    /// `e2e4,e4d5` (the goal again, then the neutral piece's).
    Customary {
        /// Does every turn end by placing a neutral piece?
        wall: bool,
    },
    /// Variorum's own move and position text (`docs/notation.md`).
    Own,
}

/// How one game's moves and positions are written.
#[derive(Clone, Debug)]
pub struct Dialect {
    rules: Arc<Rules>,
    style: Style,
    /// Castling is written as the king taking the rook, its rights by files (Chess960).
    pub chess960: bool,
    /// Ranks are counted from 0 (XBoard on boards of ten ranks), and castling in Chess960 is written `O-O`.
    xboard: bool,
}

impl Dialect {
    /// As UCI has it.
    #[must_use]
    pub fn uci(rules: Arc<Rules>, chess960: bool) -> Self {
        let style = style(rules.definition());
        Self { rules, style, chess960, xboard: false }
    }

    /// As XBoard has it.
    #[must_use]
    pub fn xboard(rules: Arc<Rules>, chess960: bool) -> Self {
        Self { xboard: true, ..Self::uci(rules, chess960) }
    }

    /// The way this game is written.
    #[must_use]
    pub fn style(&self) -> Style {
        self.style
    }

    /// Can a program that plays on flat boards, one piece a turn, follow this game?
    #[must_use]
    pub fn is_plain_game(definition: &Definition) -> bool {
        style(definition) == Style::Customary { wall: false }
    }

    /// Can XBoard's board show this game: is it plain, does castling happen along a rank, and are pawns dropped by one of the two
    /// rules that XBoard has (never on the first rank, or one a file)?
    #[must_use]
    pub fn is_drawable(definition: &Definition) -> bool {
        let rank = |cell: &u16| definition.board.coordinates(*cell).rank;
        let drops =
            |piece: &variorum_gamedef::definition::PieceType| piece.drop.one_per_file || piece.drop.barred.is_some();
        Self::is_plain_game(definition)
            && definition
                .pieces
                .iter()
                .all(|piece| !piece.pawn || piece.returns.is_none() || piece.token.starts_with('+') || drops(piece))
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
            return format!("{}{}", char::from(b'a' + at.file), at.rank);
        }
        board.cell_name(number)
    }
}

/// Chooses by what the definition uses.
fn style(definition: &Definition) -> Style {
    let one_letter = |token: &str| token.trim_start_matches('+').chars().count() == 1;
    let named_double = |piece: &variorum_gamedef::definition::PieceType| {
        piece
            .motions
            .iter()
            .any(|motion| matches!(motion.kind, variorum_gamedef::definition::MotionKind::Double { free: true }))
    };
    let plain = !definition.board.is_3d()
        && definition.pieces.iter().all(|piece| one_letter(&piece.token) && !named_double(piece))
        && definition.swap.is_none()
        && definition.pool.is_empty()
        && definition.remote_promotions.is_empty()
        && definition.refuge.is_none();
    match &definition.second {
        None if plain && definition.neutrals.is_empty() => Style::Customary { wall: false },
        Some(second) if plain && definition.neutrals.len() == 1 => {
            let placed = second.compulsory
                && !second.ko
                && second.actions.iter().all(|action| matches!(action.kind, NeutralActionKind::Anywhere));
            if placed { Style::Customary { wall: true } } else { Style::Own }
        }
        _ => Style::Own,
    }
}
