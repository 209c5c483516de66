//! Move text: long algebraic, as engines, logs and tests exchange it (conventions: move text).

use serde::Serialize;
use variorum_gamedef::definition::PromotionForm;

use crate::action::{Action, ActionKind, Turn};
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::state::Phase;

/// Longest text that is read as a turn, in bytes. The longest real one, a move by a named way with a second part, has less than half of it.
const LONGEST_TURN: usize = 100;

/// Why a text is not a legal turn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TurnError {
    /// The text is longer than any turn.
    #[error("this text is too long to be a turn")]
    TooLong,
    /// No legal turn is written so.
    #[error("“{turn}” is not a legal turn here")]
    Illegal {
        /// What was written.
        turn: String,
    },
    /// The first part is legal, the second is not.
    #[error("after “{first}”, “{second}” is not a legal second part")]
    IllegalSecond {
        /// The first part.
        first: String,
        /// The second part.
        second: String,
    },
    /// The second part is missing.
    #[error("“{first}” needs a second part, after a comma")]
    SecondMissing {
        /// The first part.
        first: String,
    },
}

impl Position {
    /// An action as text. It must be one that this position offers; [`Action::PASS`] is the empty text.
    #[must_use]
    pub fn action_text(&self, action: Action) -> String {
        let name = |cell: Cell| self.rules.cell_name(cell);
        let (from, to) = (action.from(), action.to());
        match action.kind() {
            ActionKind::Pass => String::new(),
            ActionKind::Drop => format!("{}@{}", self.rules.kind_token(action.piece_type().unwrap_or(0)), name(to)),
            ActionKind::NeutralPlace => {
                format!("{}@{}", self.rules.definition.neutrals[action.piece_type().unwrap_or(0)].token, name(to))
            }
            ActionKind::Promote => format!("{}={}", name(to), self.rules.kind_token(action.piece_type().unwrap_or(0))),
            ActionKind::Castle | ActionKind::Swap | ActionKind::Neutral | ActionKind::NeutralSwap => {
                format!("{}{}", name(from), name(to))
            }
            ActionKind::Double => {
                let via = self.named_via(action).map_or_else(String::new, name);
                format!("{}{via}{}{}", name(from), name(to), self.promotion_text(action))
            }
            ActionKind::Move | ActionKind::EnPassant => {
                format!("{}{}{}", name(from), name(to), self.promotion_text(action))
            }
        }
    }

    /// The middle cell of a double step, where the text of the action names it: pieces whose double steps may turn come to one cell by several ways.
    #[must_use]
    pub fn named_via(&self, action: Action) -> Option<Cell> {
        let via = Some(action.via()).filter(|&via| action.kind() == ActionKind::Double && via != Cell::NONE)?;
        self.rules.doubles_of(self.state.side, self.at(action.from()).kind()).named.then_some(via)
    }

    fn promotion_text(&self, action: Action) -> String {
        let Some(into) = action.piece_type() else { return String::new() };
        let kind = self.at(action.from()).kind();
        match self.promotion_form(kind, into) {
            PromotionForm::Chosen => format!("={}", self.rules.kind_token(into)),
            PromotionForm::Fixed => "+".into(),
            PromotionForm::Silent => String::new(),
        }
    }

    /// How the promotion of one kind to another is written.
    #[must_use]
    pub fn promotion_form(&self, kind: usize, into: usize) -> PromotionForm {
        let rules = &self.rules;
        let fits = |&&rule: &&u8| {
            rules.promotions[usize::from(rule)].choices.iter().any(|choice| usize::from(choice.piece) == into)
        };
        rules.pieces[kind]
            .promotions
            .iter()
            .find(fits)
            .map_or(PromotionForm::Chosen, |&rule| rules.promotions[usize::from(rule)].form)
    }

    /// A whole turn as text. It must be one that this position offers.
    #[must_use]
    pub fn turn_text(&self, turn: Turn) -> String {
        let first = self.action_text(turn.first);
        match turn.second {
            Some(second) if second != Action::PASS => format!("{first},{}", self.action_text(second)),
            _ => first,
        }
    }

    /// The texts of all legal turns, sorted.
    pub fn turn_texts(&mut self) -> Vec<String> {
        let mut firsts = Vec::new();
        self.actions(&mut firsts);
        let mut texts = Vec::new();
        let mut seconds = Vec::new();
        for first in firsts {
            let text = self.action_text(first);
            self.make(first);
            if self.state.phase == Phase::Second {
                seconds.clear();
                self.actions(&mut seconds);
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
        texts.sort();
        texts
    }

    /// Reads a turn.
    ///
    /// # Errors
    /// When the text is no legal turn of this position.
    pub fn parse_turn(&mut self, text: &str) -> Result<Turn, TurnError> {
        let text = text.trim();
        if text.len() > LONGEST_TURN {
            return Err(TurnError::TooLong);
        }
        let (first_text, second_text) = match text.split_once(',') {
            Some((first, second)) => (first.trim(), Some(second.trim())),
            None => (text, None),
        };
        let mut firsts = Vec::new();
        self.actions(&mut firsts);
        self.spend_texts(firsts.len());
        let Some(first) = self.find(&firsts, first_text) else {
            return Err(TurnError::Illegal { turn: first_text.to_owned() });
        };
        self.make(first);
        let second = self.parse_second(first_text, second_text);
        self.unmake();
        Ok(Turn { first, second: second? })
    }

    fn parse_second(&mut self, first: &str, second: Option<&str>) -> Result<Option<Action>, TurnError> {
        if self.state.phase == Phase::First {
            return match second {
                None => Ok(None),
                Some(second) => Err(TurnError::IllegalSecond { first: first.to_owned(), second: second.to_owned() }),
            };
        }
        let mut seconds = Vec::new();
        self.actions(&mut seconds);
        self.spend_texts(seconds.len());
        let wanted = second.unwrap_or("");
        match (self.find(&seconds, wanted), second) {
            // A comma with nothing behind it says neither one thing nor the other.
            (Some(action), _) if second != Some("") => Ok(Some(action)),
            (_, None) => Err(TurnError::SecondMissing { first: first.to_owned() }),
            (_, Some(second)) => Err(TurnError::IllegalSecond { first: first.to_owned(), second: second.to_owned() }),
        }
    }

    fn find(&self, actions: &[Action], text: &str) -> Option<Action> {
        actions.iter().copied().find(|&action| self.action_text(action) == text)
    }

    /// Reads a turn and makes it.
    ///
    /// # Errors
    /// As [`Position::parse_turn`].
    pub fn play(&mut self, text: &str) -> Result<Turn, TurnError> {
        let turn = self.parse_turn(text)?;
        self.make_turn(turn);
        Ok(turn)
    }
}

/// Destinations of a piece alone on the board, and the cells on which it could take a lone enemy piece standing there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Cells that it may move to by a single move.
    pub moves: Vec<Cell>,
    /// Cells that it may capture on.
    pub captures: Vec<Cell>,
    /// Cells that it may reach by a double step.
    pub doubles: Vec<Cell>,
}

impl crate::Rules {
    /// Where a piece of this kind, alone on the board, could go from `cell`. Hoppers have no captures, for want of a screen.
    #[must_use]
    pub fn reach(&self, side: Side, kind: usize, cell: Cell) -> Reach {
        use crate::tree::{MOVE, TAKE};
        let nodes = self.paths.tree(self.tree_index(side, kind, cell));
        let with = |flag: u8| nodes.iter().filter(move |node| node.flags & flag != 0).map(|node| node.cell);
        let mut moves: Vec<Cell> = with(MOVE).collect();
        let mut captures: Vec<Cell> = with(TAKE).collect();
        let mut doubles: Vec<Cell> =
            self.doubles_of(side, kind).steps[cell.index()].iter().map(|step| step.to).collect();
        for cells in [&mut moves, &mut captures, &mut doubles] {
            cells.sort_unstable();
            cells.dedup();
        }
        Reach { moves, captures, doubles }
    }
}
