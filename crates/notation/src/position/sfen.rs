//! Writes positions as SFEN, the text of shogi programs (the USI protocol).

use std::fmt::Write as _;

use variorum_gamedef::definition::{Definition, Tradition};
use variorum_rules::{Position, Side};

/// Whether positions of the game are written in SFEN: it follows shogi's tradition, and nothing in it needs a field that SFEN lacks, such as that for castling.
pub(super) fn may_be_sfen(definition: &Definition) -> bool {
    let mut motions = definition.pieces.iter().flat_map(|piece| &piece.motions);
    definition.tradition == Some(Tradition::Shogi)
        && definition.castlings.is_empty()
        && !motions.any(|motion| motion.kind.can_be_passed())
}

/// The position as SFEN: the board, the side to move (`b` for White, who moves first), the hands, and the number of the
/// turn, counted over both sides from 1. The halfmove clock has no place in it.
///
/// `None` if positions of the game do not fit: the game does not follow shogi's tradition, it has no hands, or it has neutral pieces, long tokens, castling or
/// double steps.
///
/// ```
/// # use variorum_rules::Position;
/// # let rules = variorum_library::rules("minishogi")?;
/// let text = variorum_notation::sfen(&Position::start(&rules));
/// assert_eq!(text.as_deref(), Some("rbsgk/4p/5/P4/KGSBR b - 1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn sfen(position: &Position) -> Option<String> {
    let rules = position.rules();
    let definition = rules.definition();
    let short = |token: &str| token.trim_start_matches('+').chars().count() == 1;
    let fits = rules.has_hands()
        && may_be_sfen(definition)
        && definition.neutrals.is_empty()
        && definition.pieces.iter().all(|piece| short(&piece.token));
    if !fits {
        return None;
    }
    let setup = position.setup();
    let own = position.text();
    let (board, _) = own.split_once('[')?;
    let mut hands = String::new();
    for (side, kind, count) in setup.hands {
        if count > 1 {
            let _ = write!(hands, "{count}");
        }
        hands += &rules.owned_token(side, kind);
    }
    if hands.is_empty() {
        hands.push('-');
    }
    let (side, turn) = match setup.side {
        Side::White => ('b', 1),
        Side::Black => ('w', 2),
    };
    let number = u64::from(setup.fullmove.saturating_sub(1)) * 2 + turn;
    Some(format!("{board} {side} {hands} {number}"))
}
