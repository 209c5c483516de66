//! ICCS, the coordinates of xiangqi: `H2-E2` in records, `h2e2` in UCCI and UCI-Cyclone. Files are letters from White's left, ranks count from 0.

use variorum_gamedef::definition::{Definition, Tradition};
use variorum_rules::{Cell, LONGEST_TURN, Position, Turn, TurnError};

use crate::coordinates;

/// Between a dropped piece and its cell, in games of this tradition that have drops.
const DROP: char = '@';

/// Whether every turn of this game has an ICCS text: its board belongs to the tradition of xiangqi, and a turn is a single action.
#[must_use]
pub fn suits(definition: &Definition) -> bool {
    definition.tradition == Some(Tradition::Xiangqi) && coordinates::has_single_actions(definition)
}

/// The ICCS text of a turn as programs write it, `h2e2`; the turn must be legal in this position. `None` if the game has no ICCS texts
/// ([`suits`]).
///
/// ```
/// # use variorum_notation::iccs;
/// # use variorum_rules::Position;
/// # let rules = variorum_library::rules("xiangqi")?;
/// let position = Position::start(&rules);
/// let turn = position.parse_turn("h3e3")?;
/// assert_eq!(iccs::write(&position, turn).as_deref(), Some("h2e2"));
/// assert_eq!(iccs::write_record(&position, turn).as_deref(), Some("H2-E2"));
/// assert_eq!(iccs::read(&position, "H2-E2")?, turn);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn write(position: &Position, turn: Turn) -> Option<String> {
    suits(position.rules().definition()).then(|| coordinates::write(position, turn, cell, DROP))?
}

/// The ICCS text of a turn as records have it, `H2-E2`; see [`write()`].
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn write_record(position: &Position, turn: Turn) -> Option<String> {
    let text = write(position, turn)?.to_uppercase();
    // Each cell is a letter and a digit.
    Some(match text.split_at_checked(2) {
        Some((from, rest)) if !from.contains(DROP) && !rest.starts_with(DROP) => format!("{from}-{rest}"),
        _ => text,
    })
}

/// Reads a turn of this position in ICCS, in any case, with or without the dash.
///
/// # Errors
/// If the text is not a legal turn, or the game has no ICCS texts ([`suits`]).
pub fn read(position: &Position, text: &str) -> Result<Turn, TurnError> {
    if !suits(position.rules().definition()) {
        return Err(TurnError::Illegal { turn: text.chars().take(LONGEST_TURN).collect() });
    }
    if text.len() > LONGEST_TURN {
        return Err(TurnError::TooLong);
    }
    coordinates::read(position, &text.replace('-', ""), cell, DROP)
}

/// Whether a text has the form of records, which no other notation shares: `H2-E2`.
pub(crate) fn is_record_form(text: &str) -> bool {
    let cell = |cell: &str| matches!(cell.as_bytes(), [b'A'..=b'Z', b'0'..=b'9']);
    text.split_once('-').is_some_and(|(from, to)| cell(from) && cell(to))
}

/// Whether a text of two cells counts ranks from 0: some cell is on rank 0 (`Some(true)`) or 10 (`Some(false)`). `None` if the text shows neither.
#[must_use]
pub fn counts_from_zero(text: &str) -> Option<bool> {
    let ranks = text.split(|sign: char| !sign.is_ascii_digit());
    ranks.into_iter().find_map(|rank| match rank {
        "0" => Some(true),
        "10" => Some(false),
        _ => None,
    })
}

/// Whether the turns of a line count ranks from 0, as programs for xiangqi do or do not without saying so. A rank 0 or 10 shows it. Otherwise it is the way in
/// which more turns from the start of the line are legal, or as `expected` if neither gets further: `legal` tries ranks from 0 (`true`) or from 1, and fails with
/// the number of turns before the first that is not legal.
#[must_use]
pub fn line_counts_from_zero<T: AsRef<str>>(
    texts: &[T],
    expected: bool,
    mut legal: impl FnMut(bool) -> Result<(), usize>,
) -> bool {
    if let Some(shown) = texts.iter().find_map(|text| counts_from_zero(text.as_ref())) {
        return shown;
    }
    let further = |made: usize, other: Result<(), usize>| other.map_or_else(|other| other > made, |()| true);
    match legal(expected) {
        Err(made) if further(made, legal(!expected)) => !expected,
        Ok(()) | Err(_) => expected,
    }
}

fn cell(position: &Position, cell: Cell) -> String {
    let board = &position.rules().definition().board;
    let at = board.coordinates(cell.index() as u16);
    format!("{}{}", board.letter(at.file), at.rank)
}
