//! How hops go: how far behind the screen they land, and over whom they go.

use variorum_gamedef::definition::{Definition, Motion, PiecesBySide};

use crate::piece::{Cell, Occupant, Side, kind_bits};
use crate::position::Position;
use crate::tree::{NO_DIRECTION, Node};

/// How many different limits the hops of a game may have: all numbers but [`NO_DIRECTION`], which stands for none.
pub(crate) const MOST_LIMITS: usize = NO_DIRECTION as usize;

/// Where a hop may end, and over whom it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HopLimits {
    /// How many cells behind the screen it may end; `None` for any number.
    pub behind: Option<u8>,
    /// It goes neither over nor to pieces of the hopper's own type.
    spares: bool,
    /// The pieces over which it goes; `None` for all.
    hurdles: Option<HurdleKinds>,
}

/// Pieces over which a hop goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct HurdleKinds {
    /// Kinds of the hopper's side, as bits.
    own: u64,
    /// Kinds of the other side.
    enemy: u64,
    /// All neutral pieces.
    neutral: bool,
}

impl HurdleKinds {
    fn of(hurdles: &PiecesBySide) -> Self {
        let kinds = kind_bits(&hurdles.pieces);
        let bits = |belongs: bool| if belongs { kinds } else { 0 };
        Self { own: bits(hurdles.own), enemy: bits(hurdles.enemy), neutral: hurdles.neutral }
    }
}

/// What a hop finds on its way, as bits of kinds; several of an enemy piece that is only imagined.
#[derive(Clone, Copy)]
pub(crate) enum Hurdle {
    Own(u64),
    Enemy(u64),
    Neutral,
}

impl HopLimits {
    /// Does a hopper of this kind go over the hurdle?
    pub fn go_over(&self, kind: usize, hurdle: Hurdle) -> bool {
        let spared = if self.spares { 1 << kind } else { 0 };
        let all = HurdleKinds { own: u64::MAX, enemy: u64::MAX, neutral: true };
        let HurdleKinds { own, enemy, neutral } = self.hurdles.unwrap_or(all);
        match hurdle {
            Hurdle::Own(kinds) => kinds & own & !spared != 0,
            Hurdle::Enemy(kinds) => kinds & enemy & !spared != 0,
            Hurdle::Neutral => neutral,
        }
    }

    /// The limits of a phrase; `None` if it has none, or is no hop.
    pub fn of(motion: &Motion) -> Option<Self> {
        let limits = Self::always_of(motion);
        (limits.behind.is_some() || limits.spares || limits.hurdles.is_some()).then_some(limits)
    }

    /// The limits of a phrase, even if there are none.
    pub fn always_of(motion: &Motion) -> Self {
        Self {
            behind: motion.kind.behind(),
            spares: motion.sparing,
            hurdles: motion.over.as_ref().map(HurdleKinds::of),
        }
    }

    /// The limits of all hops of a game, each once.
    pub fn all_of(definition: &Definition) -> Vec<Self> {
        let own = definition.pieces.iter().flat_map(|piece| &piece.motions);
        let mut found = Vec::new();
        for limits in
            own.chain(definition.influences.iter().flat_map(|influence| &influence.moves)).filter_map(Self::of)
        {
            if !found.contains(&limits) {
                found.push(limits);
            }
        }
        found
    }

    /// The number that [`Node::direction`] has in the trees of hoppers for the limits of this phrase: their place among those of all hops of the game.
    pub fn number(all: &[Self], motion: &Motion) -> u8 {
        let place = Self::of(motion).and_then(|limits| all.iter().position(|known| *known == limits));
        place.and_then(|place| u8::try_from(place).ok()).unwrap_or(NO_DIRECTION)
    }
}

impl Position {
    /// The nodes behind a screen to which a hopper of this side and kind gets, given that they all are behind it.
    #[inline]
    pub(crate) fn beyond<'n>(&self, side: Side, kind: usize, screen: &Node, behind: &'n [Node]) -> &'n [Node] {
        // `NO_DIRECTION` is beyond the end of the list.
        let Some(limits) = self.rules.hop_limits.get(usize::from(screen.direction)) else { return behind };
        let reached = &behind[..limits.behind.map_or(behind.len(), |most| usize::from(most).min(behind.len()))];
        if !self.goes_over(limits, side, kind, screen.cell) {
            return &[];
        }
        if !limits.spares {
            return reached;
        }
        // These paths have no forks.
        let end = reached.iter().position(|node| self.holds(node.cell, kind)).unwrap_or(reached.len());
        &reached[..end]
    }

    /// Does a hop with these limits go over what stands on this cell?
    pub(crate) fn goes_over(&self, limits: &HopLimits, side: Side, kind: usize, screen: Cell) -> bool {
        match self.at(screen).occupant() {
            None => false,
            Some(Occupant::Neutral(_)) => limits.go_over(kind, Hurdle::Neutral),
            Some(Occupant::Owned(owner, other)) if owner == side => limits.go_over(kind, Hurdle::Own(1 << other)),
            Some(Occupant::Owned(_, other)) => limits.go_over(kind, Hurdle::Enemy(1 << other)),
        }
    }
}
