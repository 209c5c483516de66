//! The pieces of a table.

use variorum_gamedef::definition::Definition;
use variorum_rules::{Occupant, Piece, Position, Rules, Side};

use crate::error::TableError;

/// The largest number of pieces on the board of one table.
pub const MOST_PIECES: usize = 12;

/// Who has a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Owner {
    Side(Side),
    Neutral,
}

/// A sort of piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Sort {
    pub owner: Owner,
    pub kind: usize,
}

impl Sort {
    pub fn of(piece: Piece) -> Option<Self> {
        Some(match piece.occupant()? {
            Occupant::Owned(side, kind) => Self { owner: Owner::Side(side), kind },
            Occupant::Neutral(kind) => Self { owner: Owner::Neutral, kind },
        })
    }

    pub fn piece(self) -> Piece {
        match self.owner {
            Owner::Side(side) => Piece::owned(side, self.kind),
            Owner::Neutral => Piece::neutral(self.kind),
        }
    }

    pub fn owned(side: Side, kind: usize) -> Self {
        Self { owner: Owner::Side(side), kind }
    }

    /// The same piece of the other side.
    pub fn reversed(self) -> Self {
        match self.owner {
            Owner::Side(side) => Self::owned(side.other(), self.kind),
            Owner::Neutral => self,
        }
    }
}

/// The numbers of things, in order and without zeros.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Tally<T>(Vec<(T, u8)>);

impl<T> Default for Tally<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Ord + Copy> Tally<T> {
    pub fn iter(&self) -> impl Iterator<Item = (T, u8)> {
        self.0.iter().copied()
    }

    pub fn total(&self) -> usize {
        self.0.iter().map(|&(_, count)| usize::from(count)).sum()
    }

    pub fn count(&self, thing: T) -> u8 {
        self.0.iter().find(|(known, _)| *known == thing).map_or(0, |&(_, count)| count)
    }

    pub fn add(&mut self, thing: T) {
        match self.0.binary_search_by_key(&thing, |&(known, _)| known) {
            Ok(at) => self.0[at].1 = self.0[at].1.saturating_add(1),
            Err(at) => self.0.insert(at, (thing, 1)),
        }
    }

    /// The same numbers of other things.
    pub fn map(&self, other: impl Fn(T) -> T) -> Self {
        let mut things: Vec<(T, u8)> = self.iter().map(|(thing, count)| (other(thing), count)).collect();
        things.sort_unstable_by_key(|&(thing, _)| thing);
        Self(things)
    }

    /// Takes one away. Was there one?
    pub fn take(&mut self, thing: T) -> bool {
        let Ok(at) = self.0.binary_search_by_key(&thing, |&(known, _)| known) else { return false };
        self.0[at].1 -= 1;
        if self.0[at].1 == 0 {
            self.0.remove(at);
        }
        true
    }
}

/// The pieces of the positions of one table: on the board and, in games that have these, in hands and pools of lost pieces, and the checks given.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Material {
    pub(crate) board: Tally<Sort>,
    pub(crate) hands: Tally<(Side, usize)>,
    pub(crate) lost: Tally<(Side, usize)>,
    pub(crate) checks: [u8; 2],
}

impl Material {
    /// Reads a list of pieces: White's, `/`, Black's, and neutral ones after a second `/`. Pieces in hand are in brackets.
    ///
    /// # Errors
    /// If a word names no piece, or one that cannot be there.
    ///
    /// ```
    /// # use variorum_tables::Material;
    /// # let rules = variorum_library::rules("chess")?;
    /// let material = Material::parse(&rules, "K Q / K")?;
    /// assert_eq!(material.text(&rules), "K Q / K");
    /// assert!(Material::parse(&rules, "K X / K").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(rules: &Rules, text: &str) -> Result<Self, TableError> {
        let definition = rules.definition();
        let parts: Vec<&str> = text.split('/').collect();
        if !(2..=3).contains(&parts.len()) {
            return Err(TableError::Parts);
        }
        let mut material = Self::default();
        for (side, part) in Side::BOTH.into_iter().zip(&parts) {
            for word in part.split_whitespace() {
                if let Some(held) = word.strip_prefix('[').and_then(|word| word.strip_suffix(']')) {
                    for kind in kinds(definition, held)? {
                        if !rules.has_hands() || !definition.is_held(kind) {
                            return Err(TableError::NotInHand { word: word.to_owned() });
                        }
                        material.hands.add((side, kind));
                    }
                } else {
                    kinds(definition, word)?.into_iter().for_each(|kind| material.board.add(Sort::owned(side, kind)));
                }
            }
        }
        for letter in parts.get(2).iter().flat_map(|part| part.chars()).filter(|letter| !letter.is_whitespace()) {
            let kind = definition.neutrals.iter().position(|neutral| neutral.token == letter);
            let kind = kind.ok_or_else(|| TableError::UnknownPiece { word: letter.to_string() })?;
            material.board.add(Sort { owner: Owner::Neutral, kind });
        }
        Ok(material)
    }

    /// The pieces of a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let mut material = Self::default();
        let rules = position.rules();
        for set in [position.pieces(Side::White), position.pieces(Side::Black), position.neutrals()] {
            set.iter().filter_map(|cell| Sort::of(position.at(cell))).for_each(|sort| material.board.add(sort));
        }
        for side in Side::BOTH {
            for kind in 0..rules.definition().pieces.len() {
                (0..position.in_hand(side, kind)).for_each(|_| material.hands.add((side, kind)));
                (0..position.lost_pieces(side, kind)).for_each(|_| material.lost.add((side, kind)));
            }
            material.checks[side.index()] = position.checks_given(side);
        }
        material
    }

    /// The list of pieces as [`Material::parse`] reads it. Lost pieces (`lost=`) and checks given follow, where there are any.
    #[must_use]
    pub fn text(&self, rules: &Rules) -> String {
        let definition = rules.definition();
        let token = |kind: usize| definition.pieces[kind].token.clone();
        let part = |side: Side| {
            let on_board = self.board.iter().filter(|(sort, _)| sort.owner == Owner::Side(side));
            let on_board = on_board.flat_map(|(sort, count)| vec![token(sort.kind); usize::from(count)]);
            let held = self.hands.iter().filter(|((owner, _), _)| *owner == side);
            let held = held.flat_map(|((_, kind), count)| vec![format!("[{}]", token(kind)); usize::from(count)]);
            on_board.chain(held).collect::<Vec<_>>().join(" ")
        };
        let mut text = format!("{} / {}", part(Side::White), part(Side::Black)).trim().to_owned();
        let neutrals = self.board.iter().filter(|(sort, _)| sort.owner == Owner::Neutral);
        let neutrals: Vec<String> = neutrals
            .flat_map(|(sort, count)| vec![definition.neutrals[sort.kind].token.to_string(); usize::from(count)])
            .collect();
        if !neutrals.is_empty() {
            text = format!("{text} / {}", neutrals.join(" "));
        }
        for ((side, kind), count) in self.lost.iter() {
            text = format!("{text} lost={}{count}{}", side.letter(), token(kind));
        }
        if self.checks != [0; 2] {
            text = format!("{text} checks={},{}", self.checks[0], self.checks[1]);
        }
        text
    }

    /// White's pieces as Black's and the other way round.
    pub(crate) fn reversed(&self) -> Self {
        Self {
            board: self.board.map(Sort::reversed),
            hands: self.hands.map(|(side, kind)| (side.other(), kind)),
            lost: self.lost.map(|(side, kind)| (side.other(), kind)),
            checks: [self.checks[1], self.checks[0]],
        }
    }

    /// The number of pieces on the board.
    #[must_use]
    pub fn pieces(&self) -> usize {
        self.board.total()
    }
}

/// The kinds that a word names: a token, or several tokens of one letter.
fn kinds(definition: &Definition, word: &str) -> Result<Vec<usize>, TableError> {
    let kind = |token: &str| definition.pieces.iter().position(|piece| piece.token == token);
    let bare = word.replace(['{', '}'], "");
    if let Some(kind) = kind(&bare) {
        return Ok(vec![kind]);
    }
    let letters: Option<Vec<usize>> = bare.chars().map(|letter| kind(&letter.to_string())).collect();
    letters.filter(|kinds| !kinds.is_empty()).ok_or_else(|| TableError::UnknownPiece { word: word.to_owned() })
}
