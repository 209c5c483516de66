//! Wishes: what a player tries to do in one part of a turn.

use crate::action::{Action, ActionKind};
use crate::notation::{LONGEST_TURN, PASS_TEXT};
use crate::piece::Cell;
use crate::rules::Rules;

/// What a player wishes to do in one part of a turn. It need not be possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A piece, own or neutral, goes to a cell. In castling, `from` is the royal piece's cell and `to` its target or the
    /// partner's cell; in swaps, `to` is the cell of the other piece.
    Go {
        /// The cell of the piece.
        from: Cell,
        /// The target.
        to: Cell,
        /// Whether it promotes.
        form: Form,
    },
    /// A piece is dropped from the hand.
    Drop {
        /// Its type, an index into the definition's `pieces`.
        kind: usize,
        /// The target.
        to: Cell,
    },
    /// A neutral piece is put on the board.
    Place {
        /// Its type, an index into the definition's `neutrals`.
        neutral: usize,
        /// The target.
        to: Cell,
    },
    /// A piece elsewhere is promoted by the second part of a turn.
    Promote {
        /// Its cell.
        cell: Cell,
        /// The type that it becomes, an index into the definition's `pieces`.
        into: usize,
    },
    /// The turn is passed or, after its first part, the second part is left out.
    Pass,
}

/// Whether a piece that goes to a cell promotes there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// As the rules allow.
    Any,
    /// It does not.
    Plain,
    /// It does.
    Promoted,
    /// It becomes this type, an index into the definition's `pieces`.
    Into(usize),
    /// It does not go there, but captures from where it stands.
    Staying,
}

impl Wish {
    /// Reads one part of a turn in the form of [`Position::action_text`](crate::Position::action_text): `e2e4`, `e7e8=Q`, `e4e5e4`, `P@e5`, `*@e5`, `e4=R`; the
    /// empty text and `pass` are [`Wish::Pass`]. A `+` after the target asks for some promotion. Without a suffix, a
    /// piece may promote or not. `None` if the text names no cells or pieces of the game.
    ///
    /// ```
    /// # use variorum_rules::refusal::Wish;
    /// # let rules = variorum_library::rules("blocschach")?;
    /// assert!(Wish::parse(&rules, "za1zb3").is_some());
    /// assert!(Wish::parse(&rules, "a1b3").is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn parse(rules: &Rules, text: &str) -> Option<Self> {
        if text.is_empty() || text == PASS_TEXT {
            return Some(Self::Pass);
        }
        if text.len() > LONGEST_TURN || !text.is_ascii() {
            return None;
        }
        let kind = |token: &str| (0..rules.kinds()).find(|&kind| rules.kind_token(kind) == token);
        if let Some((token, cell)) = text.split_once('@') {
            let to = rules.parse_cell(cell)?;
            let neutral = || rules.definition.neutrals.iter().position(|neutral| neutral.token.to_string() == token);
            let drop = kind(token).map(|kind| Self::Drop { kind, to });
            return drop.or_else(|| neutral().map(|neutral| Self::Place { neutral, to }));
        }
        let (cells, suffix) = match text.split_once('=') {
            Some((cells, token)) => (cells, Some(kind(token)?)),
            None => (text, None),
        };
        if let (Some(cell), Some(into)) = (rules.parse_cell(cells), suffix) {
            return Some(Self::Promote { cell, into });
        }
        let (cells, plus) = cells.strip_suffix('+').map_or((cells, false), |cells| (cells, true));
        let cells = split_cells(rules, cells)?;
        if let &[from, to, back] = &cells[..]
            && from == back
            && suffix.is_none()
            && !plus
        {
            return Some(Self::Go { from, to, form: Form::Staying });
        }
        let (from, to) = (*cells.first()?, *cells.last()?);
        let form = match suffix {
            Some(into) => Form::Into(into),
            None if plus => Form::Promoted,
            None => Form::Any,
        };
        Some(Self::Go { from, to, form })
    }

    /// The cells that it names: where it begins, if that is on the board, and where it ends.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        match *self {
            Self::Go { from, to, .. } => vec![from, to],
            Self::Drop { to, .. } | Self::Place { to, .. } => vec![to],
            Self::Promote { cell, .. } => vec![cell],
            Self::Pass => Vec::new(),
        }
    }

    /// Is this action what is wished?
    pub(super) fn fits(&self, action: Action) -> bool {
        let (from, to) = (action.from(), action.to());
        match *self {
            Self::Go { from: wished_from, to: wished_to, form } => match action.kind() {
                ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => {
                    from == wished_from && to == wished_to && form.allows(action.piece_type())
                }
                ActionKind::Castle => {
                    from == wished_from && (to == wished_to || action.via() == wished_to) && form.allows(None)
                }
                ActionKind::Swap | ActionKind::Neutral | ActionKind::NeutralSwap => {
                    from == wished_from && to == wished_to && form.allows(None)
                }
                ActionKind::Shot => from == wished_from && to == wished_to && form.stays(),
                ActionKind::Drop
                | ActionKind::NeutralPlace
                | ActionKind::Promote
                | ActionKind::Pass
                | ActionKind::Gate => false,
            },
            Self::Drop { kind, to: wished } => {
                let puts = matches!(action.kind(), ActionKind::Drop | ActionKind::Gate);
                puts && to == wished && action.piece_type() == Some(kind)
            }
            Self::Place { neutral, to: wished } => {
                action.kind() == ActionKind::NeutralPlace && to == wished && action.piece_type() == Some(neutral)
            }
            Self::Promote { cell, into } => {
                action.kind() == ActionKind::Promote && to == cell && action.piece_type() == Some(into)
            }
            Self::Pass => action == Action::PASS,
        }
    }
}

impl Form {
    /// Does a move that makes this of the piece have the wished form?
    pub(super) fn allows(self, becomes: Option<usize>) -> bool {
        match self {
            Self::Any => true,
            Self::Plain => becomes.is_none(),
            Self::Promoted => becomes.is_some(),
            Self::Into(kind) => becomes == Some(kind),
            Self::Staying => false,
        }
    }

    /// Does a capture from where the piece stands have the wished form?
    pub(super) fn stays(self) -> bool {
        match self {
            Self::Any | Self::Plain | Self::Staying => true,
            Self::Promoted | Self::Into(_) => false,
        }
    }
}

/// The cells of a text without separators: two, or three if it names the middle cell of a double step or a piece that is captured from afar. If the text can
/// be divided in several ways, the first one is taken.
fn split_cells(rules: &Rules, text: &str) -> Option<Vec<Cell>> {
    fn split(rules: &Rules, text: &str, parts: usize) -> Option<Vec<Cell>> {
        if parts == 1 {
            return rules.parse_cell(text).map(|cell| vec![cell]);
        }
        (1..text.len()).find_map(|at| {
            let cell = rules.parse_cell(&text[..at])?;
            let mut cells = split(rules, &text[at..], parts - 1)?;
            cells.insert(0, cell);
            Some(cells)
        })
    }
    split(rules, text, 2).or_else(|| split(rules, text, 3))
}
