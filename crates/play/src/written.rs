//! Parses the text of a turn into its parts: the cells, the dropped piece and the promotion.
//!
//! The parser knows the cells of the board but no rules, so the turn need not be legal.

use variorum_rules::{Cell, Rules};

/// A part of a turn, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenPart {
    /// The token of a piece that is dropped or placed: `N` in `N@e4`.
    pub piece: Option<String>,
    /// The cells in the order of the text, at least one.
    pub cells: Vec<Cell>,
    /// The text after the last cell: `=Q`, `+`, or nothing.
    pub promotion: String,
}

/// The parts of a turn; `None` if the text does not have the form of a turn or names a cell that the board lacks.
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
