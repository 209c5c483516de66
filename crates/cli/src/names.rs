//! Names of cells and tokens of pieces.

use variorum_rules::{Cell, Rules, Side};

/// The names of cells, sorted.
#[must_use]
pub fn cell_names(rules: &Rules, cells: &[Cell]) -> Vec<String> {
    let mut names: Vec<String> = cells.iter().map(|&cell| rules.cell_name(cell)).collect();
    names.sort();
    names
}

/// Parses a piece's token as in position text: `R`, `{Di}`, `+p`. The case of its first letter is the side. `None` if the game has no such
/// piece.
#[must_use]
pub fn parse_token(rules: &Rules, token: &str) -> Option<(Side, usize)> {
    let bare = token.replace(['{', '}'], "");
    let initial = bare.chars().find(|c| c.is_alphabetic())?;
    let side = if initial.is_uppercase() { Side::White } else { Side::Black };
    let kind = rules.definition().pieces.iter().position(|piece| piece.token.eq_ignore_ascii_case(&bare))?;
    Some((side, kind))
}
