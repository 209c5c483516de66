//! Moves: writes them for other programs, and reads them by comparing with the legal ones.

use variorum_rules::movegen;
use variorum_rules::{Action, ActionKind, Phase, Position, Turn, TurnError};

use super::{Dialect, Style};
use crate::legal::legal_actions;
use crate::letters;

/// How XBoard writes that a player passes.
const XBOARD_PASS: &str = "@@@@";

impl Dialect {
    /// A turn of this position as text without blanks.
    #[must_use]
    pub fn turn_text(&self, position: &Position, turn: Turn) -> String {
        match self.style {
            Style::Own => position.turn_text(turn),
            Style::Customary { wall: false } => self.action_text(position, turn.first),
            Style::Customary { wall: true } => {
                let first = self.action_text(position, turn.first);
                match turn.second {
                    Some(second) if second != Action::PASS => format!("{first}{}", self.wall_text(turn.first, second)),
                    _ => first,
                }
            }
        }
    }

    /// The texts of consecutive turns from this position.
    #[must_use]
    pub fn line_text(&self, position: &Position, turns: &[Turn]) -> Vec<String> {
        let mut at = position.clone();
        let mut texts = Vec::with_capacity(turns.len());
        for &turn in turns {
            texts.push(self.turn_text(&at, turn));
            at.play_unchecked(turn);
        }
        texts
    }

    fn wall_text(&self, first: Action, second: Action) -> String {
        let destination = if first.kind() == ActionKind::Castle && !self.chess960 { first.via() } else { first.to() };
        format!(",{}{}", self.cell(destination), self.cell(second.to()))
    }

    fn action_text(&self, position: &Position, action: Action) -> String {
        let pair = |to| format!("{}{}", self.cell(action.from()), self.cell(to));
        match action.kind() {
            ActionKind::Drop => {
                let letter = action.piece_type().map_or("", |kind| letters::unpromoted(&self.rules, kind));
                format!("{letter}@{}", self.cell(action.to()))
            }
            ActionKind::Castle if position.named_via(action).is_some() => {
                format!("{}{}{}", self.cell(action.from()), self.cell(action.via()), self.cell(action.to()))
            }
            ActionKind::Castle if self.chess960 && self.xboard => castling_word(action).to_owned(),
            ActionKind::Castle if self.chess960 || is_ambiguous(position, action) => pair(action.to()),
            ActionKind::Castle => pair(action.via()),
            ActionKind::Move | ActionKind::EnPassant | ActionKind::Double => {
                pair(action.to()) + &letters::promotion_suffix(position, action)
            }
            ActionKind::Pass if position.phase() == Phase::First => self.pass_text(position),
            ActionKind::Swap
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass
            | ActionKind::Gate
            | ActionKind::Shot => position.action_text(action),
        }
    }

    /// Passing, as Fairy-Stockfish writes it: a move of the king, or else of the first piece, to where it stands; in XBoard's protocol a word of its own.
    fn pass_text(&self, position: &Position) -> String {
        let side = position.side();
        let stays = position.royal_cell(side).or_else(|| position.pieces(side).first());
        match stays.filter(|_| !self.xboard) {
            Some(cell) => format!("{0}{0}", self.cell(cell)),
            None => XBOARD_PASS.to_owned(),
        }
    }

    /// Reads a turn of this position as [`Dialect::turn_text`] writes it, castling in any usual form, or a turn in Variorum's own text.
    ///
    /// # Errors
    /// If the text is not a legal turn.
    pub fn parse_turn(&self, position: &Position, text: &str) -> Result<Turn, TurnError> {
        let text = text.trim();
        let found = match self.style {
            Style::Own => None,
            Style::Customary { wall: false } => {
                self.find(&mut position.scratch(), text).map(|first| Turn { first, second: None })
            }
            Style::Customary { wall: true } => self.parse_wall(&mut position.scratch(), text),
        };
        match found {
            Some(turn) => Ok(turn),
            None => position.parse_turn(text),
        }
    }

    fn find(&self, position: &mut Position, text: &str) -> Option<Action> {
        if position.phase() != Phase::First || !text.is_ascii() {
            return None;
        }
        // XBoard writes `=` for “do not promote”.
        let plain = if self.xboard { text.trim_end_matches('=') } else { text };
        let mut actions = Vec::new();
        movegen::actions(position, &mut actions);
        let same = |action: &&Action| self.action_text(position, **action).eq_ignore_ascii_case(plain);
        let castling = |action: &&Action| self.is_castling(position, **action, plain);
        actions.iter().find(same).or_else(|| actions.iter().find(castling)).copied()
    }

    /// Whether the text is one of the usual forms of this castling. Where the king has a choice, only its target says which it is.
    fn is_castling(&self, position: &Position, action: Action, text: &str) -> bool {
        let pair = |to| format!("{}{}", self.cell(action.from()), self.cell(to));
        if action.kind() != ActionKind::Castle {
            return false;
        }
        text == pair(action.via())
            || position.named_via(action).is_none()
                && (text == pair(action.to()) || text.replace('0', "O").eq_ignore_ascii_case(castling_word(action)))
    }

    fn parse_wall(&self, position: &mut Position, text: &str) -> Option<Turn> {
        let (first_text, _) = text.split_once(',')?;
        let first = self.find(position, first_text)?;
        position.make_unchecked(first);
        let mut seconds = Vec::new();
        if position.phase() == Phase::Second {
            movegen::actions(position, &mut seconds);
        }
        position.unmake();
        let rest = &text[first_text.len()..];
        let second = seconds.into_iter().find(|&second| self.wall_text(first, second) == rest)?;
        Some(Turn { first, second: Some(second) })
    }
}

/// Castling as in algebraic notation: short towards the last file.
fn castling_word(action: Action) -> &'static str {
    if action.to().index() > action.from().index() { "O-O" } else { "O-O-O" }
}

/// Whether the king's destination is also that of another move, or the king's own cell. Then the rook's cell is written.
fn is_ambiguous(position: &Position, castling: Action) -> bool {
    if castling.via() == castling.from() {
        return true;
    }
    legal_actions(position).iter().any(|action| {
        *action != castling
            && action.from() == castling.from()
            && match action.kind() {
                ActionKind::Castle => action.via() == castling.via(),
                ActionKind::Move
                | ActionKind::Double
                | ActionKind::EnPassant
                | ActionKind::Swap
                | ActionKind::Drop
                | ActionKind::Neutral
                | ActionKind::NeutralSwap
                | ActionKind::NeutralPlace
                | ActionKind::Promote
                | ActionKind::Pass
                | ActionKind::Gate
                | ActionKind::Shot => action.to() == castling.via(),
            }
    })
}
