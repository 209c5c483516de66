//! The notations in which turns are written.

use std::sync::Arc;

use strum::VariantArray as _;
use variorum_gamedef::definition::Tradition;
use variorum_rules::{Cell, Position, Rules, Turn};

use crate::{Dialect, iccs, san, shogi, usi, xiangqi};

/// A notation of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum Notation {
    /// Variorum's own move text, which every other notation is read beside.
    Own,
    /// Algebraic notation, for every game.
    San,
    /// The move text of UCI and of other programs for chess variants.
    Uci,
    /// The move text of USI, for games of shogi's tradition: `7g7f`.
    Usi,
    /// The notation of Japanese KIF files, for games of shogi's tradition.
    Kif,
    /// The notation of Japanese KI2 files, for games of shogi's tradition: moves do not say where a piece comes from.
    Ki2,
    /// The notation of CSA files, for games of shogi's tradition.
    Csa,
    /// The western notation of shogi: `P-7f`.
    Hodges,
    /// WXF notation, for games of xiangqi's tradition: `C2=5`.
    Wxf,
    /// Chinese notation, for games of xiangqi's tradition: `炮二平五`.
    Chinese,
    /// ICCS, for games of xiangqi's tradition: `H2-E2`.
    Iccs,
}

impl Notation {
    /// The notations of a game.
    pub fn of(rules: &Rules) -> impl Iterator<Item = Self> + use<> {
        let tradition = rules.definition().tradition;
        Self::VARIANTS.iter().copied().filter(move |notation| match notation {
            Self::Own | Self::San | Self::Uci => true,
            Self::Usi | Self::Kif | Self::Ki2 | Self::Csa | Self::Hodges => tradition == Some(Tradition::Shogi),
            Self::Wxf | Self::Chinese | Self::Iccs => tradition == Some(Tradition::Xiangqi),
        })
    }
}

/// A turn of this position in a notation. `previous` is the cell that the last turn reached, if there was one: KIF and KI2 refer to it. `None` if the game has no such
/// notation, or if the notation cannot tell the turn from another.
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn write_turn(position: &Position, turn: Turn, notation: Notation, previous: Option<Cell>) -> Option<String> {
    match notation {
        Notation::Own => Some(position.turn_text(turn)),
        Notation::San => Some(san(position, turn).to_string()),
        Notation::Uci => Some(Dialect::uci(Arc::clone(position.rules()), false).turn_text(position, turn)),
        Notation::Usi => usi::write(position, turn),
        Notation::Kif => shogi::kif(position, turn, previous),
        Notation::Ki2 => shogi::ki2(position, turn, previous),
        Notation::Csa => shogi::csa(position, turn),
        Notation::Hodges => shogi::hodges(position, turn),
        Notation::Wxf => xiangqi::wxf(position, turn),
        Notation::Chinese => xiangqi::chinese(position, turn),
        Notation::Iccs => iccs::write_record(position, turn),
    }
}
