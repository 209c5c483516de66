//! The protocols and what is different between them.

use variorum_engine::{Bound, Score};
use variorum_gamedef::definition::{Definition, Tradition};
use variorum_notation::{iccs, usi as usi_text};

use super::command::Command;
use super::options::Setting;
use crate::score::uci_score;
use crate::{ucci, uci, usi};

/// A protocol that descends from UCI.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// UCI with the extensions of programs for chess variants.
    Uci,
    /// UCI for xiangqi as the program Cyclone introduced it: moves count ranks from 0.
    Cyclone,
    /// The universal shogi interface.
    Usi,
    /// The universal Chinese chess interface.
    Ucci,
}

impl Protocol {
    /// All protocols.
    pub const ALL: [Self; 4] = [Self::Uci, Self::Cyclone, Self::Usi, Self::Ucci];

    /// The word with which a client chooses the protocol.
    #[must_use]
    pub const fn greeting(self) -> &'static str {
        match self {
            Self::Uci => "uci",
            Self::Cyclone => "ucicyclone",
            Self::Usi => "usi",
            Self::Ucci => "ucci",
        }
    }

    /// The protocol with this greeting.
    #[must_use]
    pub fn of_greeting(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|protocol| protocol.greeting() == word)
    }

    /// The word that ends the introduction.
    pub(super) const fn closing(self) -> &'static str {
        match self {
            Self::Uci | Self::Cyclone => "uciok",
            Self::Usi => "usiok",
            Self::Ucci => "ucciok",
        }
    }

    /// Reads a line of a client.
    #[must_use]
    pub fn parse(self, line: &str) -> Command {
        match self {
            Self::Uci | Self::Cyclone => uci::parse(line),
            Self::Usi => usi::parse(line),
            Self::Ucci => ucci::parse(line),
        }
    }

    /// The tradition of the games that the protocol is for; `None`: any.
    pub(super) const fn tradition(self) -> Option<Tradition> {
        match self {
            Self::Uci => None,
            Self::Cyclone | Self::Ucci => Some(Tradition::Xiangqi),
            Self::Usi => Some(Tradition::Shogi),
        }
    }

    /// Whether clients of this protocol can follow a game.
    pub(super) fn suits(self, definition: &Definition) -> bool {
        match self.tradition() {
            None => true,
            Some(Tradition::Shogi) => usi_text::suits(definition),
            Some(Tradition::Xiangqi) => iccs::suits(definition),
        }
    }

    /// The line that announces an option; `None` if clients of this protocol do not need it.
    pub(super) fn announce(self, setting: &Setting) -> Option<String> {
        match self {
            Self::Uci | Self::Cyclone => uci::announce(setting),
            Self::Usi => usi::announce(setting),
            Self::Ucci => ucci::announce(setting),
        }
    }

    /// The text after `score` in a report.
    pub(super) fn score(self, score: Score, bound: Bound) -> String {
        match self {
            Self::Uci | Self::Cyclone => uci_score(score, bound),
            Self::Usi => usi::score(score, bound),
            Self::Ucci => ucci::score(score),
        }
    }

    /// The answer to `go` in a position without a legal move.
    pub(super) const fn no_move(self) -> &'static str {
        match self {
            Self::Uci | Self::Cyclone => "bestmove (none)",
            Self::Usi => "bestmove resign",
            Self::Ucci => "nobestmove",
        }
    }

    /// Whether a player can declare a win in place of a move.
    pub(super) const fn declares_wins(self) -> bool {
        match self {
            Self::Usi => true,
            Self::Uci | Self::Cyclone | Self::Ucci => false,
        }
    }

    /// The answer to `go` after a `position` that was refused. Unlike [`Protocol::no_move`], clients must not take it for a resignation.
    pub(super) const fn refused(self) -> &'static str {
        match self {
            Self::Uci | Self::Cyclone | Self::Usi => "bestmove (none)",
            Self::Ucci => "nobestmove",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_greeting_is_understood_in_every_protocol() {
        for spoken in Protocol::ALL {
            for greeted in Protocol::ALL {
                assert_eq!(spoken.parse(greeted.greeting()), Command::Use(greeted));
            }
        }
        assert_eq!(Protocol::of_greeting("xboard"), None);
    }
}
