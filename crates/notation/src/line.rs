//! Reads the turns of a game one after another, by what the whole line shows.

use variorum_rules::{Cell, Position, TurnError};

use crate::turn::{ReadTurn, read_turn_after};
use crate::{iccs, letters};

/// How the turns of one game are read. What a single turn leaves open, its game may show: whether `h2e2` counts ranks from 0, as programs for xiangqi do, or
/// from 1, and whether a letter is that of another program, whose letters then apply together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineReader {
    ranks_from_zero: bool,
    /// The lettering of another program, as an index into those of the definition.
    lettering: Option<usize>,
}

impl LineReader {
    /// The reader for a line that begins in this position. If no turn of it has a rank 0 or 10, the way in which more turns are legal is taken, and if both
    /// fit, ranks count from 1.
    ///
    /// ```
    /// use variorum_notation::LineReader;
    /// use variorum_rules::Position;
    ///
    /// let start = Position::start(&variorum_library::rules("xiangqi")?);
    /// assert!(LineReader::of_line(&start, &["h2e2", "h9g7"]).ranks_from_zero());
    /// assert!(!LineReader::of_line(&start, &["h3e3", "h10g8"]).ranks_from_zero());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of_line(start: &Position, texts: &[&str]) -> Self {
        let lettering = letters::lettering(start.rules(), &letters::capitals(texts));
        let reader = Self { ranks_from_zero: false, lettering };
        let pairs: Vec<&str> = texts.iter().copied().filter(|text| is_lower_case_pair(text)).collect();
        if !iccs::suits(start.rules().definition()) || pairs.is_empty() {
            return reader;
        }
        let legal = |ranks_from_zero| match (Self { ranks_from_zero, ..reader }).legal(start, texts) {
            all if all == texts.len() => Ok(()),
            some => Err(some),
        };
        Self { ranks_from_zero: iccs::line_counts_from_zero(&pairs, false, legal), ..reader }
    }

    /// Whether ranks count from 0, which readers should say.
    #[must_use]
    pub fn ranks_from_zero(self) -> bool {
        self.ranks_from_zero
    }

    /// Reads a turn as [`read_turn_after`] does.
    ///
    /// # Errors
    /// If no legal turn or several legal turns fit the text.
    pub fn read(self, position: &Position, text: &str, previous: Option<Cell>) -> Result<ReadTurn, TurnError> {
        if self.ranks_from_zero && is_lower_case_pair(text) {
            return iccs::read(position, text).map(ReadTurn::Legal);
        }
        match self.lettering {
            None => read_turn_after(position, text, previous),
            Some(lettering) => {
                read_turn_after(position, &letters::in_own_letters(position.rules(), lettering, text), previous)
            }
        }
    }

    /// The number of turns from the start of the line that are legal, if no two cells are read otherwise.
    fn legal(self, start: &Position, texts: &[&str]) -> usize {
        let mut position = Position::clone(start);
        let mut previous = None;
        let read = |position: &Position, text: &str, previous: Option<Cell>| match self.ranks_from_zero {
            false if is_lower_case_pair(text) => position.parse_turn(&text.replace('-', "")).map(ReadTurn::Legal),
            false | true => self.read(position, text, previous),
        };
        let legal = texts.iter().take_while(|text| match read(&position, text, previous) {
            Ok(ReadTurn::Legal(turn)) => {
                previous = Some(turn.first.to());
                position.play_unchecked(turn);
                true
            }
            Ok(ReadTurn::Null) | Err(_) => false,
        });
        legal.count()
    }
}

/// Whether the text is two cells in lower case, as both Variorum and programs for xiangqi write them, perhaps with a dash between them.
fn is_lower_case_pair(text: &str) -> bool {
    let text = text.trim_end_matches(['!', '?', '+', '#']);
    let (from, to) = text.split_once('-').unwrap_or((text, ""));
    let is_cells = |text: &str| text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    text.len() >= 4 && is_cells(from) && is_cells(to)
}
