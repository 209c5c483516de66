//! Move text: long algebraic notation for engines, logs and tests (conventions: move text).

use std::fmt;

use serde::Serialize;
use variorum_gamedef::definition::PromotionForm;

use crate::action::{Action, ActionKind, Turn};
use crate::movegen;
use crate::piece::Cell;
use crate::position::Position;
use crate::state::Phase;

/// The longest text that is read as a turn, in bytes. The longest real turn, a double step by a named path with a
/// second part, is less than half as long.
pub const LONGEST_TURN: usize = 100;

/// The text of a whole turn that is passed.
pub const PASS_TEXT: &str = "pass";

/// Why a text is not a legal turn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TurnError {
    /// The text is longer than any turn.
    #[error("this text is too long to be a turn")]
    TooLong,
    /// No legal turn has this text.
    #[error("“{turn}” is not a legal turn here")]
    Illegal {
        /// The text.
        turn: String,
    },
    /// The first part is legal but the second is not.
    #[error("after “{first}”, “{second}” is not a legal second part")]
    IllegalSecond {
        /// The first part.
        first: String,
        /// The second part.
        second: String,
    },
    /// The text fits several legal turns. Only readers of other notations say so.
    #[error("“{turn}” fits several turns, “{one}” among them")]
    Ambiguous {
        /// The text.
        turn: String,
        /// A first part that fits, in Variorum's own text.
        one: String,
    },
    /// The turn needs a second part, which is missing.
    #[error("“{first}” needs a second part, after a comma")]
    SecondMissing {
        /// The first part.
        first: String,
    },
}

/// What is still expected of a text that is being written; writing anything else fails.
struct Expected<'a>(&'a str);

impl fmt::Write for Expected<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(text).ok_or(fmt::Error)?;
        Ok(())
    }
}

impl Position {
    /// The text of an action, which must be legal in this position. [`Action::PASS`] is [`PASS_TEXT`] as a whole turn, and the empty text as a second
    /// part.
    ///
    /// # Panics
    /// May panic if the action belongs to another position.
    #[must_use]
    pub fn action_text(&self, action: Action) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_action(action, &mut text);
        text
    }

    /// Whether this is the text of an action, which must be legal in this position. Faster than to write the text and compare, as nearly all
    /// actions differ from a text in their first letters.
    ///
    /// # Panics
    /// May panic if the action belongs to another position.
    #[must_use]
    pub fn is_action_text(&self, action: Action, text: &str) -> bool {
        let mut rest = Expected(text);
        self.write_action(action, &mut rest).is_ok() && rest.0.is_empty()
    }

    fn write_action(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        let board = &self.rules.definition.board;
        let (from, to) = (action.from().0, action.to().0);
        let kind = || self.rules.kind_token(action.piece_type().unwrap_or(0));
        match action.kind() {
            ActionKind::Pass if self.state.phase == Phase::First => out.write_str(PASS_TEXT),
            ActionKind::Pass => Ok(()),
            ActionKind::Drop | ActionKind::Gate => {
                write!(out, "{}@", kind())?;
                board.write_cell_name(to, out)
            }
            ActionKind::NeutralPlace => {
                write!(out, "{}@", self.rules.definition.neutrals[action.piece_type().unwrap_or(0)].token)?;
                board.write_cell_name(to, out)
            }
            ActionKind::Promote => {
                board.write_cell_name(to, out)?;
                write!(out, "={}", kind())
            }
            ActionKind::Castle | ActionKind::Swap | ActionKind::Neutral | ActionKind::NeutralSwap => {
                board.write_cell_name(from, out)?;
                if let Some(via) = self.named_via(action) {
                    board.write_cell_name(via.0, out)?;
                }
                board.write_cell_name(to, out)
            }
            ActionKind::Shot => {
                // There and back: a piece may be able to go to the cell as well.
                board.write_cell_name(from, out)?;
                board.write_cell_name(to, out)?;
                board.write_cell_name(from, out)
            }
            ActionKind::Move | ActionKind::EnPassant | ActionKind::Double => {
                board.write_cell_name(from, out)?;
                if let Some(via) = self.named_via(action) {
                    board.write_cell_name(via.0, out)?;
                }
                board.write_cell_name(to, out)?;
                self.write_promotion(action, out)
            }
        }
    }

    /// The cell that the text of an action names between its first and its last: the middle cell of a double step, where pieces can reach a cell in several
    /// ways, and the royal piece's target in castling, where it has a choice.
    #[must_use]
    pub fn named_via(&self, action: Action) -> Option<Cell> {
        let named = match action.kind() {
            ActionKind::Double => self.rules.doubles_of(self.state.side, self.at(action.from()).kind()).named,
            ActionKind::Castle => self.has_rival(action),
            ActionKind::Move
            | ActionKind::EnPassant
            | ActionKind::Swap
            | ActionKind::Drop
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass
            | ActionKind::Gate
            | ActionKind::Shot => false,
        };
        named.then(|| action.via()).filter(|&via| via != Cell::NONE)
    }

    /// Can the two pieces of this castling castle in another way too?
    fn has_rival(&self, castling: Action) -> bool {
        let paths = self.rules.castling.of_pair(castling.from(), castling.to());
        paths.iter().any(|path| path.named && path.action == castling)
    }

    /// The suffix of a move that promotes.
    fn write_promotion(&self, action: Action, out: &mut impl fmt::Write) -> fmt::Result {
        let Some(into) = action.piece_type() else { return Ok(()) };
        let kind = self.at(action.from()).kind();
        match self.rules.promotion_form(kind, into) {
            PromotionForm::Chosen => write!(out, "={}", self.rules.kind_token(into)),
            PromotionForm::Fixed => out.write_char('+'),
            PromotionForm::Silent => Ok(()),
        }
    }

    /// The text of a turn, which must be legal in this position.
    ///
    /// # Panics
    /// May panic if the turn belongs to another position.
    #[must_use]
    pub fn turn_text(&self, turn: Turn) -> String {
        let first = self.action_text(turn.first);
        match turn.second {
            Some(second) if second != Action::PASS => format!("{first},{}", self.action_text(second)),
            _ => first,
        }
    }

    /// The texts of all legal turns, sorted. The position must be between turns.
    #[must_use]
    pub fn turn_texts(&self) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        let mut position = self.scratch();
        position.write_turns(&mut texts);
        texts.sort();
        texts
    }

    /// Appends the texts of all legal turns.
    fn write_turns(&mut self, texts: &mut Vec<String>) {
        let mut firsts = Vec::new();
        movegen::actions(self, &mut firsts);
        let mut seconds = Vec::new();
        for first in firsts {
            let text = self.action_text(first);
            self.make_unchecked(first);
            if self.state.phase == Phase::Second {
                seconds.clear();
                movegen::actions(self, &mut seconds);
                for &second in &seconds {
                    texts.push(if second == Action::PASS {
                        text.clone()
                    } else {
                        format!("{text},{}", self.action_text(second))
                    });
                }
            } else {
                texts.push(text);
            }
            self.unmake();
        }
    }

    /// Parses a turn, without playing it. The position must be between turns.
    ///
    /// # Errors
    /// If the text is not a legal turn of this position.
    pub fn parse_turn(&self, text: &str) -> Result<Turn, TurnError> {
        self.scratch().find_turn(text)
    }

    /// [`Position::parse_turn`] without a copy of the position.
    pub(crate) fn find_turn(&mut self, text: &str) -> Result<Turn, TurnError> {
        let text = text.trim();
        if text.len() > LONGEST_TURN {
            return Err(TurnError::TooLong);
        }
        let (first_text, second_text) = match text.split_once(',') {
            Some((first, second)) => (first.trim(), Some(second.trim())),
            None => (text, None),
        };
        let mut firsts = Vec::new();
        movegen::actions(self, &mut firsts);
        self.spend_texts(firsts.len());
        let Some(first) = self.find(&firsts, first_text) else {
            return Err(TurnError::Illegal { turn: first_text.to_owned() });
        };
        self.make_unchecked(first);
        let second = self.parse_second(first_text, second_text);
        self.unmake();
        Ok(Turn { first, second: second? })
    }

    /// Parses the second part, after the first one was made.
    fn parse_second(&mut self, first: &str, second: Option<&str>) -> Result<Option<Action>, TurnError> {
        if self.state.phase == Phase::First {
            return match second {
                None => Ok(None),
                Some(second) => Err(TurnError::IllegalSecond { first: first.to_owned(), second: second.to_owned() }),
            };
        }
        let mut seconds = Vec::new();
        movegen::actions(self, &mut seconds);
        self.spend_texts(seconds.len());
        let wanted = second.unwrap_or("");
        match (self.find(&seconds, wanted), second) {
            // A comma with nothing behind it is ambiguous, so it is an error even where the second part may be left
            // out.
            (Some(action), _) if second != Some("") => Ok(Some(action)),
            (_, None) => Err(TurnError::SecondMissing { first: first.to_owned() }),
            (_, Some(second)) => Err(TurnError::IllegalSecond { first: first.to_owned(), second: second.to_owned() }),
        }
    }

    /// The action with this text.
    fn find(&self, actions: &[Action], text: &str) -> Option<Action> {
        actions.iter().copied().find(|&action| self.is_action_text(action, text))
    }

    /// Parses a turn and plays it.
    ///
    /// # Errors
    /// If the text is not a legal turn of this position, which then stays unchanged.
    pub fn play_text(&mut self, text: &str) -> Result<Turn, TurnError> {
        let turn = self.find_turn(text)?;
        self.play_unchecked(turn);
        Ok(turn)
    }
}
