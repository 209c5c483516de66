//! Writes turns in the shortest form that cannot be misunderstood.

use std::fmt;

use variorum_gamedef::definition::PromotionForm;
use variorum_rules::{Action, ActionKind, Phase, Position, Reason, Turn};

use super::pattern::{Fit, Origin, Pattern, SaidPromotion, is_towards_last_file};
use super::read::patterns;
use crate::legal::legal_actions;
use crate::letters::{self, Kinds};
use crate::turn::fitting;

/// A turn in algebraic notation, in its parts. `Display` writes it whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct San {
    /// The type that the text begins with, as an index into the definition's `pieces`; `None` if no piece is named.
    pub kind: Option<usize>,
    /// The letters of this type, which a figurine can replace; may be empty.
    pub letters: String,
    /// What is said of the cell from which the piece comes, such as `b` in `Nbd7`; may be empty.
    pub from: String,
    /// Does the piece capture with this move?
    pub captures: bool,
    /// The target with the promotion, or the whole first part if it is not a move of one piece.
    pub to: String,
    /// The second part; empty if there is none.
    pub second: String,
    /// What the turn does to the other side's royal piece.
    pub check: Check,
    /// The turn as the game's tradition writes it in letters and numbers: `P-7f`, `C2=5`. `None` if it has none, or cannot write this turn.
    pub native: Option<String>,
}

/// The sign behind a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Check {
    /// No check.
    #[default]
    None,
    /// Check, `+`.
    Check,
    /// Mate, `#`.
    Mate,
}

impl Check {
    /// The sign; empty without a check.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Check => "+",
            Self::Mate => "#",
        }
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let capture = if self.captures { "x" } else { "" };
        write!(f, "{}{}{capture}{}", self.letters, self.from, self.to)?;
        if !self.second.is_empty() {
            write!(f, ",{}", self.second)?;
        }
        f.write_str(self.check.sign())
    }
}

impl From<String> for San {
    fn from(to: String) -> Self {
        Self { to, ..Self::default() }
    }
}

/// A turn of this position in algebraic notation: `Nbd7`, `exd5`, `O-O`, `e8=Q+`, `P@e5`, `Nf3,*@e4`.
///
/// Pieces are named by their tokens, cells by their names. A turn that algebraic notation cannot tell from another, such as one of several castlings to the
/// same side, is written in Variorum's own text. In games whose pieces promote to a fixed form, `+` behind the cell promotes and `=` declines to.
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn san(position: &Position, turn: Turn) -> San {
    let mut at = position.scratch();
    let mut san = first_part(&mut at, turn.first);
    at.make_unchecked(turn.first);
    if let Some(second) = turn.second {
        if second != Action::PASS {
            // Another move of the same side is written as the first one.
            san.second = first_part(&mut at, second).to_string();
        }
        if at.phase() == Phase::Second {
            at.make_unchecked(second);
        }
    }
    san.check = check(&at);
    san.native = crate::shogi::hodges(position, turn).or_else(|| crate::xiangqi::wxf(position, turn));
    san
}

fn check(position: &Position) -> Check {
    if !position.is_check() {
        return Check::None;
    }
    let mate = position.outcome().is_some_and(|outcome| outcome.reason == Reason::Checkmate);
    if mate { Check::Mate } else { Check::Check }
}

fn first_part(position: &mut Position, action: Action) -> San {
    match action.kind() {
        ActionKind::Castle => castling(position, action).into(),
        ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => motion(position, action),
        ActionKind::Drop
        | ActionKind::Swap
        | ActionKind::Neutral
        | ActionKind::NeutralSwap
        | ActionKind::NeutralPlace
        | ActionKind::Promote
        | ActionKind::Pass
        | ActionKind::Gate
        | ActionKind::Shot => position.action_text(action).into(),
    }
}

fn castling(position: &mut Position, action: Action) -> String {
    let pattern = Pattern::Castling { towards_last_file: is_towards_last_file(position, action) };
    let board = &position.rules().definition().board;
    let place = |cell: variorum_rules::Cell| board.coordinates(cell.index() as u16);
    let (royal, partner) = (place(action.from()), place(action.to()));
    let in_line = royal.rank == partner.rank && royal.level == partner.level;
    let word = if is_towards_last_file(position, action) { "O-O" } else { "O-O-O" };
    if in_line && is_clear(position, &legal_actions(position), pattern, action) {
        word.to_owned()
    } else {
        position.action_text(action)
    }
}

/// Whether no other action fits the pattern as well.
fn is_clear(position: &Position, actions: &[Action], pattern: Pattern, action: Action) -> bool {
    let best = pattern.fit(position, action);
    best != Fit::None && actions.iter().all(|&other| other == action || pattern.fit(position, other) < best)
}

fn motion(position: &Position, action: Action) -> San {
    let rules = position.rules();
    let board = &rules.definition().board;
    let kind = position.at(action.from()).kind();
    let letter = letters::written(rules, kind);
    let from = board.coordinates(action.from().index() as u16);
    let capture = position.victim_cell(action).is_some();
    // Only moves to the same cell can be confused.
    let all = legal_actions(position);
    let rival = |other: &Action| other.to() == action.to() || other.kind() == ActionKind::Castle;
    let rivals: Vec<Action> = all.iter().copied().filter(rival).collect();
    let (said, suffix) = promotion(position, action, &rivals);
    let kinds = if letter.is_empty() { letters::pawns(rules) } else { letters::named(rules, &letter) };
    let name = rules.cell_name(action.from());
    let file_text = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let (file, rank) = (Some((from.level, from.file)), Some(from.rank));
    let origins = [
        (Origin::default(), ""),
        (Origin { file, rank: None }, file_text),
        (Origin { file: None, rank }, &name[file_text.len()..]),
        (Origin { file, rank }, name.as_str()),
    ];
    // A capture by a pawn that is not named shows its file.
    let first = usize::from(capture && letter.is_empty());
    let to = action.to();
    for (from, text) in origins.into_iter().skip(first) {
        // A rank alone could be taken for part of a cell if no letter precedes it.
        if letter.is_empty() && from.file.is_none() && from.rank.is_some() {
            continue;
        }
        let pattern = Pattern::Motion { kinds, from, via: None, to, promotion: said, capture };
        if is_clear(position, &rivals, pattern, action) {
            let san = San {
                kind: Some(kind).filter(|_| !letter.is_empty()),
                letters: letter.clone(),
                from: text.to_owned(),
                captures: capture,
                to: format!("{}{suffix}", rules.cell_name(to)),
                ..San::default()
            };
            // Letters of several types may begin alike: the text must not mean another piece on another file.
            let whole = san.to_string();
            if letter.len() > 1 && fitting(position, &all, &patterns(rules, &whole), &whole) != [action] {
                break;
            }
            return san;
        }
    }
    // Only the way distinguishes double steps from the same cell, or the letters are those of another piece.
    position.action_text(action).into()
}

/// What the text must say about promotion, and its suffix.
fn promotion(position: &Position, action: Action, rivals: &[Action]) -> (SaidPromotion, String) {
    let rules = position.rules();
    let kind = position.at(action.from()).kind();
    let form = |into| rules.promotion_form(kind, into);
    match action.piece_type() {
        None => {
            let same = |other: &&Action| other.from() == action.from() && other.kind() == action.kind();
            let mut others = rivals.iter().filter(same).filter_map(|other| other.piece_type());
            // Without `=`, `+` for check would promote.
            if others.any(|into| form(into) == PromotionForm::Fixed) {
                (SaidPromotion::Declined, "=".into())
            } else {
                (SaidPromotion::Nothing, String::new())
            }
        }
        Some(into) => match form(into) {
            PromotionForm::Chosen => {
                let token = rules.owned_token(variorum_rules::Side::White, into);
                (SaidPromotion::Into(Kinds::one(into)), format!("={}", token.trim_start_matches('+')))
            }
            PromotionForm::Fixed => (SaidPromotion::Promotes, "+".into()),
            PromotionForm::Silent => (SaidPromotion::Nothing, String::new()),
        },
    }
}
