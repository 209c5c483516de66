//! Royal pieces that have entered a zone: the ending that counts points (shogi's entering king).

use variorum_gamedef::definition::Definition;
use variorum_gamedef::ending::Reason;

use crate::cellset::CellSet;
use crate::outcome::Outcome;
use crate::piece::{Cell, Occupant};
use crate::position::Position;

/// The ending as tables.
#[derive(Clone, Debug)]
pub(crate) struct ImpasseRules {
    /// The zone of each side.
    zone: [CellSet; 2],
    /// The least number of other own pieces in the zone.
    pieces: usize,
    /// The points of each kind.
    points: Vec<u8>,
    /// The points that each side needs to win.
    wins: [u32; 2],
    /// The points that draw.
    draws: Option<u32>,
}

impl ImpasseRules {
    /// The tables of a game, if it has the ending. `zones`: by side, the cells of each zone.
    pub(crate) fn of(definition: &Definition, zones: &[Vec<CellSet>; 2]) -> Option<Self> {
        let impasse = definition.endings.impasse.as_ref()?;
        let mut points = vec![1; definition.pieces.len()];
        for &(kind, worth) in &impasse.points {
            points[kind] = worth;
        }
        points[impasse.royal] = 0;
        Some(Self {
            zone: [zones[0][impasse.zone], zones[1][impasse.zone]],
            pieces: usize::from(impasse.pieces),
            points,
            wins: impasse.wins.map(u32::from),
            draws: impasse.draws.map(u32::from),
        })
    }
}

impl Position {
    /// The outcome if the royal piece of the player to move has entered its zone with enough pieces and points.
    pub(crate) fn impasse(&self) -> Option<Outcome> {
        let rules = self.rules.impasse.as_ref()?;
        let side = self.state.side;
        let royal = self.royal[side.index()];
        let zone = &rules.zone[side.index()];
        // Nearly all positions are decided here.
        if royal == Cell::NONE || !zone.has(royal) {
            return None;
        }
        let inside = || self.pieces(side).iter().filter(|&cell| zone.has(cell));
        if inside().count() <= rules.pieces {
            return None;
        }
        let points_of = |cell| match self.at(cell).occupant() {
            Some(Occupant::Owned(_, kind)) => u32::from(rules.points[kind]),
            Some(Occupant::Neutral(_)) | None => 0,
        };
        let on_board: u32 = inside().map(points_of).sum();
        let hands = rules.points.iter().enumerate();
        let in_hand: u32 = hands.map(|(kind, &points)| u32::from(points) * u32::from(self.in_hand(side, kind))).sum();
        let points = on_board + in_hand;
        let wins = points >= rules.wins[side.index()];
        let ends = wins || rules.draws.is_some_and(|least| points >= least);
        (ends && !self.is_check()).then_some(Outcome { winner: wins.then_some(side), reason: Reason::Impasse })
    }
}
