//! Which types are royal, and when.

use crate::draft::Draft;
use crate::gap::Gap;
use crate::kinds::Kind;
use crate::side::Side;
use crate::start::Form;
use crate::variant::Fate;

/// When a type is royal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Royalty {
    /// Always.
    Always,
    /// While its side has only one of it.
    Last,
    /// When all that its side has of it are attacked.
    Together,
}

impl Royalty {
    /// Its word in a game file; `None` for `true`.
    pub(crate) fn word(self) -> Option<&'static str> {
        match self {
            Self::Always => None,
            Self::Last => Some("last"),
            Self::Together => Some("together"),
        }
    }
}

impl Draft<'_> {
    /// Must this type not be lost, or not the last of it?
    pub(crate) fn is_royal(&self, kind: Kind) -> bool {
        kind == Kind::KING || self.is_pseudo_royal(kind)
    }

    fn is_pseudo_royal(&self, kind: Kind) -> bool {
        self.variant.pseudo_royal && self.variant.extinction_kinds.set.contains(&kind)
    }

    /// When this type of a side is royal.
    pub(crate) fn royalty(&self, kind: Kind, side: Side) -> Option<Royalty> {
        let variant = self.variant;
        if !self.is_royal(kind) {
            return None;
        }
        let few = variant.extinction_count.saturating_add(1);
        Some(if !self.is_pseudo_royal(kind) {
            Royalty::Always
        } else if variant.duple_check {
            Royalty::Together
        } else if self.most(kind, side) <= few || few > self.board.all().len() {
            Royalty::Always
        } else {
            Royalty::Last
        })
    }

    /// The largest number of pieces of this type that a side may have: those at the start, and those that may become one.
    fn most(&self, kind: Kind, side: Side) -> usize {
        let becomes = |from: Form| {
            let mut found = vec![from.kind];
            let mut at = 0;
            while let Some(&now) = found.get(at) {
                let promoted = self.promoted(now, side);
                let into = self.choices(now, side).into_iter().chain(promoted).map(|form| form.kind);
                let new: Vec<Kind> = into.filter(|kind| !found.contains(kind)).collect();
                found.extend(new);
                at += 1;
            }
            found.contains(&kind)
        };
        let own = self.start.pieces.values().filter(|placed| placed.side == side);
        own.filter(|placed| becomes(placed.form)).count()
    }

    /// Lists what cannot be said about royal pieces.
    pub(crate) fn check_royals(&mut self) {
        let variant = self.variant;
        let option = if variant.pseudo_royal { "extinctionPseudoRoyal" } else { "king" };
        if variant.pseudo_royal && variant.extinction != Some(Fate::Loss) {
            self.gap("extinctionPseudoRoyal", Gap::RoyalValue);
        }
        for side in Side::BOTH {
            let kinds: Vec<Kind> = variant.letters.keys().copied().filter(|&kind| self.is_royal(kind)).collect();
            let present: Vec<Kind> = kinds.into_iter().filter(|&kind| self.most(kind, side) > 0).collect();
            let of =
                |royalty: Royalty| present.iter().filter(|&&kind| self.royalty(kind, side) == Some(royalty)).count();
            let numbers: usize = present.iter().map(|&kind| self.most(kind, side)).sum();
            // The other program counts each type by itself.
            let mixed = of(Royalty::Last) > 1 || of(Royalty::Together) > 1;
            let counted = of(Royalty::Last) + of(Royalty::Together) > 0 && variant.extinction_count > 0;
            let held = self.hands[side].iter().any(|&kind| self.is_royal(kind));
            let returns = variant.captures_to_hand && variant.drops && of(Royalty::Last) + of(Royalty::Together) > 0;
            let several = numbers > 1 || of(Royalty::Last) + of(Royalty::Together) > 0;
            let becomes = |kind: Kind| self.choices(kind, side).into_iter().chain(self.promoted(kind, side));
            let abdicates = present.iter().any(|&kind| becomes(kind).any(|form| !self.is_royal(form.kind)));
            if mixed || counted || held || returns || several && (abdicates || variant.blast) {
                self.gap(option, Gap::SeveralRoyal);
            }
            let kings =
                self.start.pieces.values().filter(|placed| placed.side == side && placed.form.kind == Kind::KING);
            if kings.count() > 1 && !self.is_pseudo_royal(Kind::KING) {
                self.gap("king", Gap::SeveralRoyal);
            }
        }
    }
}
