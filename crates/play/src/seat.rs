//! Who plays a side.

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person.
    Person,
    /// The engine.
    Engine,
}

impl Seat {
    /// `person` or `engine`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Engine => "engine",
        }
    }

    /// Reads `person` or `engine`.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        [Self::Person, Self::Engine].into_iter().find(|seat| seat.word() == word)
    }
}
