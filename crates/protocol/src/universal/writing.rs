//! How a session writes moves and positions: by its protocol, and by the game where that has no texts of the protocol.

use std::sync::Arc;

use variorum_notation::{Dialect, iccs, sfen, usi};
use variorum_rules::{Position, Rules, Turn, TurnError};

use super::protocol::Protocol;

/// The notation of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moves {
    /// As UCI writes them.
    Customary,
    /// `7g7f`, `P*5e`.
    Usi,
    /// `h2e2`, ranks from 0.
    Iccs,
}

/// The notation of a game in a protocol.
#[derive(Clone, Debug)]
pub(super) struct Writing {
    moves: Moves,
    rules: Arc<Rules>,
    dialect: Dialect,
}

impl Writing {
    pub fn new(protocol: Protocol, rules: &Arc<Rules>, chess960: bool) -> Self {
        let suited = protocol.suits(rules.definition());
        let moves = match protocol {
            Protocol::Cyclone | Protocol::Ucci if suited => Moves::Iccs,
            Protocol::Usi if suited => Moves::Usi,
            Protocol::Uci | Protocol::Cyclone | Protocol::Usi | Protocol::Ucci => Moves::Customary,
        };
        Self { moves, rules: Arc::clone(rules), dialect: Dialect::uci(Arc::clone(rules), chess960) }
    }

    pub fn set_chess960(&mut self, chess960: bool) {
        self.dialect.chess960 = chess960;
    }

    /// The other count of ranks, from 0 or from 1, if both are customary for the game in this protocol: UCI clients for xiangqi use either.
    pub fn other_ranks(&self, protocol: Protocol) -> Option<Self> {
        let moves = match (protocol, self.moves) {
            (Protocol::Uci | Protocol::Cyclone, Moves::Iccs) => Moves::Customary,
            (Protocol::Uci | Protocol::Cyclone, Moves::Customary) if iccs::suits(self.rules.definition()) => {
                Moves::Iccs
            }
            (
                Protocol::Uci | Protocol::Cyclone | Protocol::Usi | Protocol::Ucci,
                Moves::Customary | Moves::Usi | Moves::Iccs,
            ) => return None,
        };
        Some(Self { moves, ..self.clone() })
    }

    /// Whether ranks are counted from 0.
    pub fn counts_from_zero(&self) -> bool {
        self.moves == Moves::Iccs
    }

    pub fn turn_text(&self, position: &Position, turn: Turn) -> String {
        let native = match self.moves {
            Moves::Customary => None,
            Moves::Usi => usi::write(position, turn),
            Moves::Iccs => iccs::write(position, turn),
        };
        native.unwrap_or_else(|| self.dialect.turn_text(position, turn))
    }

    /// The texts of consecutive turns from this position.
    pub fn line_text(&self, position: &Position, turns: &[Turn]) -> Vec<String> {
        let mut at = position.clone();
        let mut texts = Vec::with_capacity(turns.len());
        for &turn in turns {
            texts.push(self.turn_text(&at, turn));
            at.play_unchecked(turn);
        }
        texts
    }

    pub fn parse_turn(&self, position: &Position, text: &str) -> Result<Turn, TurnError> {
        match self.moves {
            Moves::Customary => self.dialect.parse_turn(position, text),
            Moves::Usi => usi::read(position, text),
            Moves::Iccs => iccs::read(position, text),
        }
    }

    /// The position as SFEN, in protocols that send it.
    pub fn sfen(&self, position: &Position) -> Option<String> {
        match self.moves {
            Moves::Usi => sfen(position),
            Moves::Customary | Moves::Iccs => None,
        }
    }

    pub fn position_text(&self, position: &Position) -> String {
        self.dialect.position_text(position)
    }
}
