//! The two sides.

/// A side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Side {
    White,
    Black,
}

impl Side {
    pub(crate) const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The other side.
    pub(crate) fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Its name at the end of options, as in `flagRegionWhite`.
    pub(crate) fn in_options(self) -> &'static str {
        match self {
            Self::White => "White",
            Self::Black => "Black",
        }
    }

    /// Its word in game files.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

/// A value for either side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BySide<T> {
    pub(crate) white: T,
    pub(crate) black: T,
}

impl<T: Clone> BySide<T> {
    /// The same for both.
    pub(crate) fn both(value: T) -> Self {
        Self { white: value.clone(), black: value }
    }
}

impl<T> std::ops::Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> std::ops::IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
