//! Games for other programs: as sections of `variants.ini`, the format of Fairy-Stockfish and of sites that use it, and the moves of their pieces in Betza
//! notation.
//!
//! [`export`] writes the section of a game. [`betza`] writes moves; the types of piece get options and letters, and `section` the rules. Whatever
//! the format has no option for is a [`Gap`]. `variorum_importing` goes the other way.

#![warn(clippy::wildcard_enum_match_arm)]

mod base;
pub mod betza;
mod captures;
mod castling;
mod conditions;
mod connections;
mod drops;
mod endings;
mod flags;
mod gap;
mod gating;
mod immobility;
mod kinds;
mod limits;
mod numbers;
mod owners;
mod pieces;
mod plain;
mod promotions;
mod region;
mod returns;
mod royals;
mod section;
mod start;
mod tallies;
mod walls;

use std::sync::Arc;

use variorum_gamedef::definition::{Definition, PieceType};
use variorum_rules::Rules;

pub use gap::{Gap, Remark};

/// A game as a section of `variants.ini`.
#[derive(Clone, Debug)]
pub struct Exported {
    /// The section, without what the gaps name.
    pub text: String,
    /// The rules that are not in it.
    pub gaps: Vec<Gap>,
    /// What is left out without effect on the moves.
    pub remarks: Vec<Remark>,
}

/// The section of a game, named after its id.
///
/// ```
/// let rules = variorum_library::rules("shatranj").unwrap();
/// let exported = variorum_exporting::export(&rules);
/// assert!(exported.gaps.is_empty() && exported.text.starts_with("[shatranj]\n"));
/// ```
#[must_use]
pub fn export(rules: &Arc<Rules>) -> Exported {
    section::write(rules)
}

/// The moves of a piece in Betza notation.
///
/// # Errors
/// The phrases, as the game file has them, that the notation cannot say.
pub fn moves(definition: &Definition, piece: &PieceType) -> Result<String, Vec<String>> {
    let (mut text, mut faulty) = (String::new(), Vec::new());
    for motion in &piece.motions {
        match betza::phrase(definition, motion) {
            Some(part) => text += &part,
            None => faulty.push(motion.text.clone()),
        }
    }
    if faulty.is_empty() { Ok(text) } else { Err(faulty) }
}
