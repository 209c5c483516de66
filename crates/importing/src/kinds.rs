//! The types of piece that files of variants know by name, with their moves, and what we call them.

use std::collections::BTreeSet;

/// A type of piece: its place in [`NAMED`], or a number beyond for `customPiece1` and the following.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Kind(u8);

/// What is known about a type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named {
    /// Its option.
    pub(crate) option: &'static str,
    /// Its moves in Betza notation.
    pub(crate) betza: &'static str,
    /// Its id in our game files.
    pub(crate) id: &'static str,
    /// Its name for players.
    pub(crate) name: &'static str,
    /// Its drawing; without one, its token is drawn.
    pub(crate) icon: &'static str,
}

const fn named(
    option: &'static str,
    betza: &'static str,
    id: &'static str,
    name: &'static str,
    icon: &'static str,
) -> Named {
    Named { option, betza, id, name, icon }
}

/// The types with names, in the order in which game files list them. The moves of pawns lack the double step, which options add.
pub(crate) const NAMED: [Named; 37] = [
    named("king", "K", "king", "King", "king"),
    named("commoner", "K", "commoner", "Commoner", "prince"),
    named("queen", "Q", "queen", "Queen", "queen"),
    named("amazon", "QN", "amazon", "Amazon", "empress"),
    named("chancellor", "RN", "chancellor", "Chancellor", "marshal"),
    named("archbishop", "BN", "archbishop", "Archbishop", "cardinal"),
    named("rook", "R", "rook", "Rook", "rook"),
    named("bishop", "B", "bishop", "Bishop", "bishop"),
    named("knight", "N", "knight", "Knight", "knight"),
    named("bers", "RF", "dragon", "Dragon", "chatelaine"),
    named("dragonHorse", "BW", "dragon-horse", "Dragon horse", "primate"),
    named("centaur", "KN", "centaur", "Centaur", "cavalcade"),
    named("aiwok", "RNF", "aiwok", "Ai-wok", "empress"),
    named("knibis", "mNcB", "knibis", "Knight-bishop", "knight"),
    named("biskni", "mBcN", "biskni", "Bishop-knight", "bishop"),
    named("kniroo", "mNcR", "kniroo", "Knight-rook", "knight"),
    named("rookni", "mRcN", "rookni", "Rook-knight", "rook"),
    named("cannon", "mRcpR", "cannon", "Cannon", "cannon"),
    named("janggiCannon", "pR", "hopping-cannon", "Hopping cannon", "cannon"),
    named("banner", "RcpRnN", "banner", "Banner", "chariot"),
    named("horse", "nN", "horse", "Horse", "horse"),
    named("elephant", "nA", "elephant", "Elephant", "elephant"),
    named("janggiElephant", "nZ", "far-elephant", "Far elephant", "elephant"),
    named("fersAlfil", "FA", "stepping-elephant", "Stepping elephant", "elephant"),
    named("alfil", "A", "alfil", "Alfil", "elephant"),
    named("gold", "WfF", "gold", "Gold general", "gold"),
    named("silver", "FfW", "silver", "Silver general", "silver"),
    named("fers", "F", "ferz", "Ferz", "advisor"),
    named("wazir", "W", "wazir", "Wazir", "wazir"),
    named("shogiKnight", "fN", "forward-knight", "Forward knight", "knight"),
    named("lance", "fR", "lance", "Lance", "lance"),
    named("soldier", "fsW", "soldier", "Soldier", "soldier"),
    named("shogiPawn", "fW", "stepping-pawn", "Pawn", "pawn"),
    named("pawn", "mfWcefF", "pawn", "Pawn", "pawn"),
    named("clobber", "cW", "clobberer", "Clobberer", "stone"),
    named("breakthrough", "fmWfF", "runner", "Runner", "pawn"),
    named("immobile", "", "marker", "Marker", "point"),
];

/// Moves that inventors have given names, beyond those of [`NAMED`].
const MORE: [Named; 12] = [
    named("", "NN", "nightrider", "Nightrider", "horse"),
    named("", "C", "camel", "Camel", "camel"),
    named("", "Z", "zebra", "Zebra", "unicorn"),
    named("", "G", "tripper", "Tripper", "elephant"),
    named("", "D", "dabbaba", "Dabbaba", "dabbaba"),
    named("", "NC", "wildebeest", "Wildebeest", "gnu"),
    named("", "CF", "wizard", "Wizard", "camel"),
    named("", "DAW", "champion", "Champion", "steward"),
    named("", "WD", "wazir-dabbaba", "Wazir-dabbaba", "dabbaba"),
    named("", "FsfW", "drunk-elephant", "Drunk elephant", "elephant"),
    named("", "BnN", "bishop-horse", "Bishop-horse", "bishop"),
    named("", "FvW", "crane", "Crane", "silver"),
];

/// The types that files of variants know by name: the option of each, and its moves in Betza notation, of pawns without their double step.
///
/// ```
/// assert!(variorum_importing::known_pieces().any(|known| known == ("rook", "R")));
/// ```
pub fn known_pieces() -> impl Iterator<Item = (&'static str, &'static str)> {
    NAMED.iter().map(|named| (named.option, named.betza))
}

/// The number of `customPiece` options.
pub(crate) const CUSTOM: u8 = 25;

impl Kind {
    /// The type `king`.
    pub(crate) const KING: Self = Self(0);

    /// The type with this option.
    pub(crate) fn of_option(option: &str) -> Option<Self> {
        if let Some(at) = NAMED.iter().position(|named| named.option == option) {
            return Self::at(at);
        }
        let number = option.strip_prefix("customPiece")?.parse::<u8>().ok()?;
        (1..=CUSTOM).contains(&number).then(|| Self(NAMED.len() as u8 + number - 1))
    }

    fn at(at: usize) -> Option<Self> {
        u8::try_from(at).ok().map(Self)
    }

    /// Every type.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        (0..NAMED.len() as u8 + CUSTOM).map(Self)
    }

    /// What is known about it by its option; nothing about custom ones.
    pub(crate) fn named(self) -> Option<&'static Named> {
        NAMED.get(usize::from(self.0))
    }

    /// Its option.
    pub(crate) fn option(self) -> String {
        let custom = || format!("customPiece{}", usize::from(self.0) + 1 - NAMED.len());
        self.named().map_or_else(custom, |named| named.option.to_owned())
    }

    /// Its name in other options, as in `mobilityRegionWhiteRook`.
    pub(crate) fn in_options(self) -> String {
        let option = self.option();
        let mut letters = option.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
    }

    /// Is this the named type with this option?
    pub(crate) fn is(self, option: &str) -> bool {
        self.named().is_some_and(|named| named.option == option)
    }
}

/// The type whose moves are known by a name, if these are.
pub(crate) fn with_moves(betza: &str) -> Option<&'static Named> {
    NAMED.iter().skip(1).chain(&MORE).find(|named| named.betza == betza && !betza.is_empty())
}

/// A set of types; `every` stands for all of a variant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds {
    pub(crate) set: BTreeSet<Kind>,
    pub(crate) every: bool,
}

impl Kinds {
    /// One type.
    pub(crate) fn of(kind: Kind) -> Self {
        Self { set: BTreeSet::from([kind]), every: false }
    }

    /// Does it have this type?
    pub(crate) fn has(&self, kind: Kind) -> bool {
        self.every || self.set.contains(&kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_type_has_an_option() {
        for kind in Kind::all() {
            assert_eq!(Kind::of_option(&kind.option()), Some(kind));
        }
        assert_eq!(Kind::of_option("customPiece25").unwrap().in_options(), "CustomPiece25");
        assert_eq!(Kind::of_option("dragonHorse").unwrap().in_options(), "DragonHorse");
        for option in ["customPiece0", "customPiece26", "customPiece", "dragon", ""] {
            assert_eq!(Kind::of_option(option), None, "{option}");
        }
    }
}
