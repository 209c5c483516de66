//! Variants of other programs' files as game files of Variorum.
//!
//! [`import`] reads a file in the format `variants.ini`. [`ini`] splits it into sections, [`inheritance`] makes a [`variant`](mod@variant) with checked
//! fields of each, a [`draft`] finds the types of piece and their rules, and [`translate`] makes the game file. Whatever the language cannot say
//! is a [`Gap`] with its option and line.

#![warn(clippy::wildcard_enum_match_arm)]

mod castling;
mod counts;
mod draft;
mod endings;
mod game_file;
mod gap;
mod inheritance;
mod ini;
mod kinds;
mod letters;
mod mark;
mod options;
mod places;
mod promotions;
mod reading;
mod region;
mod royals;
mod side;
mod start;
mod translate;
mod variant;

pub use counts::{KnownCounting, KnownLimit, KnownNumber, KnownPoints, known_countings, known_points};
pub use gap::{Fault, Gap, LineFault, Noted, Remark};
pub use kinds::known_pieces;
pub use mark::Mark;

/// A file of variants, translated as far as possible.
#[derive(Clone, Debug)]
pub struct Imported {
    /// Its variants, in the order of the file.
    pub games: Vec<Game>,
    /// Lines that belong to no variant.
    pub faults: Vec<LineFault>,
}

/// A translated variant.
#[derive(Clone, Debug)]
pub struct Game {
    /// The variant's name in the file.
    pub name: String,
    /// The line of its heading.
    pub line: usize,
    /// The id of the game, which is also the name of its file.
    pub id: String,
    /// The text of the game file, without what the gaps name; `None` if nothing can be written.
    pub text: Option<String>,
    /// What could not be translated.
    pub gaps: Vec<Noted<Gap>>,
    /// What the game file does in another way, or leaves out, without effect on the moves.
    pub remarks: Vec<Noted<Remark>>,
}

/// Translates the variants of a file.
///
/// # Errors
/// If the file is too large.
pub fn import(text: &str) -> Result<Imported, Fault> {
    let (sections, faults) = ini::sections(text)?;
    let variants = inheritance::variants(&sections);
    let mut games: Vec<Game> = Vec::new();
    for (section, variant) in sections.iter().zip(variants) {
        let id = draft::unique(&id(&section.name), |id| games.iter().any(|game| game.id == id));
        let translated = match variant {
            Ok(variant) => translate::translate(&variant, &id),
            Err(variants) => {
                // A name that is taken is at fault itself, everything else is the fault of the base.
                let base = section.base_mark.clone().filter(|_| matches!(variants, Fault::NoBase { .. }));
                let mark = base.unwrap_or_else(|| section.heading.clone());
                let gap = Gap::Line { variants };
                let gaps = vec![Noted { mark: Some(mark), option: section.name.clone(), what: gap }];
                translate::Translated { text: None, gaps, remarks: Vec::new() }
            }
        };
        let translate::Translated { text, gaps, remarks } = translated;
        games.push(Game { name: section.name.clone(), line: section.heading.line, id, text, gaps, remarks });
    }
    Ok(Imported { games, faults })
}

/// The id of a game of this name.
fn id(name: &str) -> String {
    let letters = name.chars().map(|letter| letter.to_ascii_lowercase());
    let letters = letters.map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' });
    let id: String = letters.take(60).collect();
    let id = id.trim_matches('-');
    if id.is_empty() { "game".to_owned() } else { id.to_owned() }
}
