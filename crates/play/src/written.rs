//! Turns as they are written, taken apart: which cells a part names, which piece is put on the board, what is promoted.
//!
//! Reading knows the board's cells, and no rule: the text may be a legal turn or not, as in files of games.

use variorum_rules::{Cell, Rules};

/// A part of a turn as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenPart {
    /// The token of a piece that is put on the board: `N` of `N@e4`.
    pub piece: Option<String>,
    /// The cells that it names, in this order; at least one.
    pub cells: Vec<Cell>,
    /// What is written behind the last cell: `=Q`, `+`, or nothing.
    pub promotion: String,
}

/// The parts of a turn; `None` for a text that does not name cells of the board where turns do.
///
/// ```
/// use variorum_play::written;
///
/// let rules = variorum_library::rules("chess")?;
/// let parts = written::read(&rules, "e7e8=Q").unwrap();
/// let cells: Vec<String> = parts[0].cells.iter().map(|&cell| rules.cell_name(cell)).collect();
/// assert_eq!((parts.len(), cells, parts[0].promotion.as_str()), (1, vec!["e7".into(), "e8".into()], "=Q"));
/// assert_eq!(written::read(&rules, "Nf3"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn read(rules: &Rules, text: &str) -> Option<Vec<WrittenPart>> {
    text.split(',').map(|part| read_part(rules, part.trim())).collect()
}

fn read_part(rules: &Rules, text: &str) -> Option<WrittenPart> {
    let (piece, mut rest) = match text.split_once('@') {
        Some((piece, rest)) => (Some(piece.to_owned()), rest),
        None => (None, text),
    };
    let mut cells = Vec::new();
    while let Some((cell, after)) = rules.definition().board.read_cell(rest) {
        cells.push(rules.cell(usize::from(cell))?);
        rest = after;
    }
    let read = !cells.is_empty() && (rest.is_empty() || rest.starts_with(['=', '+']));
    read.then(|| WrittenPart { piece, cells, promotion: rest.to_owned() })
}
