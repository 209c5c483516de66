//! The characters of pieces and boards whose outlines Variorum brings along.

/// The characters, with blanks and line breaks between groups; `scripts/characters` makes the outlines of the same file.
const DRAWN: &str = include_str!("../../../assets/characters/characters.txt");

/// Whether pictures have an outline of this character. Others are written in a font of the reader's.
#[must_use]
pub fn is_drawn(character: char) -> bool {
    !character.is_whitespace() && DRAWN.contains(character)
}

/// All characters with an outline.
pub fn drawn() -> impl Iterator<Item = char> {
    DRAWN.chars().filter(|character| !character.is_whitespace())
}
