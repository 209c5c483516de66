//! The type of player of a side.

/// The type of player of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person.
    Person,
    /// The engine.
    Engine,
}

impl Seat {
    /// The word for it, `person` or `engine`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Engine => "engine",
        }
    }

    /// The seat with this word; `None` if it is neither `person` nor `engine`.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        [Self::Person, Self::Engine].into_iter().find(|seat| seat.word() == word)
    }
}
