//! Captures that are barred under conditions: the sections `barred` of game files.
//!
//! A game in which captures are barred generates its actions as others do; those that capture one of the few kinds concerned are judged one by one.

use variorum_gamedef::definition::{Definition, PieceSet};

use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::movegen::Sink;
use crate::piece::{Cell, Side, kind_bits};
use crate::position::{LogEntry, Position};
use crate::state::Phase;

/// Which captures are barred, as tables.
#[derive(Clone, Debug)]
pub(crate) struct BarRules {
    bars: Vec<Bar>,
    /// The kinds that some bar protects, as bits.
    victims: u64,
    /// By cell: the cells beside it, orthogonally or diagonally. Empty if no bar asks.
    near: Vec<CellSet>,
}

/// A bar, as tables.
#[derive(Clone, Debug)]
struct Bar {
    captors: u64,
    victims: u64,
    afar: bool,
    protected: bool,
    in_return: bool,
    /// The kinds whose capture before, in the same turn, lifts it.
    lifted_by: u64,
}

impl BarRules {
    /// The tables of a game; `None` if no capture is barred. `near`: by cell, the cells beside it.
    pub fn of(definition: &Definition, near: &[Vec<Cell>]) -> Option<Self> {
        let all = definition.pieces.len();
        let bits = |set: &PieceSet| (0..all).filter(|&kind| set.has(kind)).fold(0, |bits, kind| bits | 1 << kind);
        let bars: Vec<Bar> = definition
            .barred
            .iter()
            .map(|barred| Bar {
                captors: bits(&barred.captors),
                victims: kind_bits(&barred.victims),
                afar: barred.afar,
                protected: barred.protected,
                in_return: barred.in_return,
                lifted_by: barred.lifted_by.as_ref().map_or(0, bits),
            })
            .collect();
        let victims = bars.iter().fold(0, |bits, bar| bits | bar.victims);
        let near = near.iter().map(|cells| cells.iter().copied().collect()).collect();
        (!bars.is_empty()).then_some(Self { bars, victims, near })
    }

    /// The bytes of its tables that grow with the board.
    pub fn bytes(&self) -> usize {
        size_of_val(&self.near[..])
    }

    /// Is a capture ever barred because the other player has just made one like it?
    pub fn looks_back(&self) -> bool {
        self.bars.iter().any(|bar| bar.in_return)
    }

    /// May the capture of a piece of this kind bar another one in the next turn?
    pub fn is_remembered(&self, victim: usize) -> bool {
        self.bars.iter().any(|bar| bar.in_return && bar.victims >> victim & 1 != 0)
    }

    /// Does this capture bar others like it in the next turn?
    pub fn strikes(&self, captor: usize, victim: usize) -> bool {
        self.bars.iter().any(|bar| bar.in_return && bar.captors >> captor & 1 != 0 && bar.victims >> victim & 1 != 0)
    }
}

/// Passes on actions, but keeps those back that may be barred.
pub(crate) struct Sifter<'a, S> {
    sink: &'a mut S,
    /// The cells of the pieces whose capture may be barred.
    guarded: CellSet,
    suspects: Vec<Action>,
}

impl<S: Sink> Sink for Sifter<'_, S> {
    #[inline]
    fn push(&mut self, action: Action) {
        if self.guarded.has(action.to()) || action.kind() == ActionKind::EnPassant {
            self.suspects.push(action);
        } else {
            self.sink.push(action);
        }
    }

    #[inline]
    fn full(&self) -> bool {
        self.sink.full()
    }
}

impl Position {
    /// Generates into `sink` what `generate` does, less the captures that are barred.
    pub(crate) fn sift<S: Sink>(&mut self, sink: &mut S, generate: impl FnOnce(&mut Self, &mut Sifter<'_, S>)) {
        let guarded = self.guarded_cells();
        let suspects = self.spare.pop().unwrap_or_default();
        let mut sifter = Sifter { sink, guarded, suspects };
        generate(self, &mut sifter);
        let Sifter { sink, mut suspects, .. } = sifter;
        for action in suspects.drain(..) {
            if sink.full() || self.is_exhausted() {
                break;
            }
            if self.bar_of(action).is_none() {
                sink.push(action);
            }
        }
        suspects.clear();
        self.spare.push(suspects);
    }

    /// The cells of enemy pieces whose capture may be barred.
    fn guarded_cells(&self) -> CellSet {
        let Some(rules) = &self.rules.barred else { return CellSet::EMPTY };
        let guarded = |cell: &Cell| rules.victims >> self.at(*cell).kind() & 1 != 0;
        self.pieces[self.state.side.other().index()].iter().filter(guarded).collect()
    }

    /// The number of the section that bars this action, a first part or a second move or step; `None` if none does.
    pub(crate) fn bar_of(&mut self, action: Action) -> Option<usize> {
        let victim = self.victim_cell(action)?;
        let rules = std::sync::Arc::clone(&self.rules);
        let barred = rules.barred.as_ref()?;
        let kind = self.at(victim).kind();
        if barred.victims >> kind & 1 == 0 {
            return None;
        }
        // A second step is judged with the first one, from where that began.
        let goes_on = self.state.phase == Phase::Second && rules.features.legs;
        let (origin, captor) = match self.state.moved.filter(|_| goes_on) {
            Some((from, _, kind)) => (from, usize::from(kind)),
            None => (action.from(), self.at(action.from()).kind()),
        };
        barred.bars.iter().position(|bar| {
            bar.captors >> captor & 1 != 0
                && bar.victims >> kind & 1 != 0
                && (!bar.afar || !barred.near[origin.index()].has(victim))
                && (!bar.in_return || self.has_been_struck_elsewhere(victim))
                && !(bar.lifted_by != 0 && goes_on && self.took_before(bar.lifted_by))
                && (!bar.protected || self.could_be_retaken(action))
        })
    }

    /// Has the other player's last turn struck on another cell than this one?
    fn has_been_struck_elsewhere(&self, cell: Cell) -> bool {
        let struck = self.state.struck[self.state.side.other().index()];
        struck != Cell::NONE && struck != cell
    }

    /// Has the first part of this turn captured a piece of one of these kinds?
    fn took_before(&self, kinds: u64) -> bool {
        let enemy = self.state.side.other();
        let begun = self.undo.last().map_or(self.log.len(), |undo| undo.log);
        self.log[begun..].iter().any(|entry| match entry {
            LogEntry::Board(_, old) => old.is_owned_by(enemy) && kinds >> old.kind() & 1 != 0,
            LogEntry::Hand(..) | LogEntry::Lost(..) => false,
        })
    }

    /// Could what makes this capture be captured where it then stands?
    fn could_be_retaken(&mut self, action: Action) -> bool {
        let side = self.state.side;
        let stands = if action.kind() == ActionKind::Shot { action.from() } else { self.landing(action.to()) };
        self.spend_trials(1);
        self.make_unchecked(action);
        // Else it has perished, whatever remains of it.
        let attacked = self.at(stands).is_owned_by(side) && self.could_be_captured(stands, side.other());
        self.unmake();
        attacked
    }

    /// The cell on which the last turn captured a piece, where that bars captures like it in the coming turn.
    pub(crate) fn struck(&self) -> Option<Cell> {
        Some(self.state.struck[self.last_mover().index()]).filter(|&cell| cell != Cell::NONE)
    }

    /// Remembers a capture that bars others like it in the next turn.
    pub(crate) fn note_strike(&mut self, side: Side, captor: usize, victim: usize, cell: Cell) {
        if self.rules.barred.as_ref().is_some_and(|barred| barred.strikes(captor, victim)) {
            self.state.struck[side.index()] = cell;
        }
    }
}
