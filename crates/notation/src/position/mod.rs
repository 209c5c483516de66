//! Positions as other people and programs write them: FEN in its kinds (X-FEN, Shredder-FEN, EPD, the fields of other
//! variants), SFEN, and Variorum's own text.
//!
//! [`read_position`] turns a text into Variorum's own and lets the rules read that, so there is one reader of boards.
//! Whatever it guesses or leaves out, it says in a [`Remark`].

mod board;
mod fields;
mod impossible;
mod remark;
mod sfen;
mod wrapping;

use std::sync::Arc;

use variorum_rules::{Arrays, LONGEST_TEXT, PieceName, Position, PositionError, PositionErrors, Rules, Setup};

pub use remark::Remark;
pub use sfen::sfen;

/// A position as read.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadPosition {
    /// The position.
    pub position: Position,
    /// What was guessed or left out, and what cannot occur in a game.
    pub remarks: Vec<Remark>,
}

/// The fields of a position as read, which need not be a possible one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadSetup {
    /// The fields.
    pub setup: Setup,
    /// What was guessed or left out.
    pub remarks: Vec<Remark>,
}

/// Reads a position in any usual notation. `array 518` is the random start with this number, of the first start position that is shuffled; `array 518 NAME`
/// of the one with this name.
///
/// # Errors
/// Every fault of the text or, if it is readable, of the position.
///
/// ```
/// use variorum_notation::{Remark, read_position};
/// # let rules = variorum_library::rules("chess")?;
/// let read = read_position(&rules, "[FEN \"4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1\"]")?;
/// assert_eq!(read.position.text(), "4k3/8/8/8/8/8/8/R3K3 w a1 - 0 1");
/// assert!(matches!(&read.remarks[..], [Remark::NoPartner { letter, .. }] if letter == "K"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_position(rules: &Arc<Rules>, text: &str) -> Result<ReadPosition, PositionErrors> {
    if let Some((number, name)) = array_number(text) {
        return array(rules, number, &name).map(|position| ReadPosition { position, remarks: Vec::new() });
    }
    let (own, mut remarks) = translated(rules, text)?;
    let position = Position::parse(rules, &own)?;
    impossible::remark(&position, &mut remarks);
    Ok(ReadPosition { position, remarks })
}

/// Reads a position without checking that it is possible, for an editor.
///
/// # Errors
/// All faults that make the text unreadable.
pub fn read_setup(rules: &Arc<Rules>, text: &str) -> Result<ReadSetup, PositionErrors> {
    if let Some((number, name)) = array_number(text) {
        return array(rules, number, &name).map(|position| ReadSetup { setup: position.setup(), remarks: Vec::new() });
    }
    let (own, remarks) = translated(rules, text)?;
    Setup::parse(rules, &own).map(|setup| ReadSetup { setup, remarks })
}

/// The number and the name in `array 518 NAME`, which stands for a random start; the name may be missing.
fn array_number(text: &str) -> Option<(u64, String)> {
    let mut words = text.split_whitespace();
    let (word, number) = (words.next()?, words.next()?.parse().ok()?);
    word.eq_ignore_ascii_case("array").then(|| (number, words.collect::<Vec<_>>().join(" ")))
}

/// The random start with this number, of the start position with this name; of the first that is shuffled if it is empty.
fn array(rules: &Arc<Rules>, number: u64, name: &str) -> Result<Position, PositionErrors> {
    let fault = |fault| PositionErrors(vec![fault]);
    let first = Arrays::of(rules).ok_or_else(|| fault(PositionError::NotShuffled))?;
    if name.is_empty() {
        return first.position(number);
    }
    let wanted = name.to_lowercase();
    let starts = &rules.definition().starts;
    let named = (0..starts.len()).filter(|&start| starts[start].name.to_lowercase() == wanted);
    let arrays = named.filter_map(|start| Arrays::of_start(rules, start)).next();
    arrays.ok_or_else(|| fault(PositionError::NoSuchShuffle { name: name.to_owned() }))?.position(number)
}

/// The text in Variorum's own notation. Parts that cannot be understood stay as they are.
fn translated(rules: &Arc<Rules>, text: &str) -> Result<(String, Vec<Remark>), PositionErrors> {
    if text.len() > LONGEST_TEXT {
        return Err(PositionErrors(vec![PositionError::TooLong]));
    }
    let unwrapped = wrapping::unwrap(text);
    let mut translator = Translator { rules, remarks: Vec::new() };
    let own = translator.translate(&unwrapped)?;
    Ok((own, translator.remarks))
}

/// The state of translating one text.
struct Translator<'a> {
    rules: &'a Arc<Rules>,
    remarks: Vec<Remark>,
}

impl Translator<'_> {
    /// Adds a remark, unless it has been made.
    fn remark(&mut self, remark: Remark) {
        if !self.remarks.contains(&remark) {
            self.remarks.push(remark);
        }
    }
}

fn piece_name(rules: &Rules, kind: usize) -> PieceName {
    let piece = rules.definition().pieces.get(kind);
    piece.map_or_else(
        || PieceName { id: String::new(), name: String::new() },
        |piece| PieceName { id: piece.id.clone(), name: piece.name.clone() },
    )
}

/// Cuts a quotation from the text to 24 characters, none of which controls a terminal.
fn shorten(text: &str) -> String {
    let text: String = text.chars().filter(|sign| !sign.is_control()).take(25).collect();
    if text.chars().count() > 24 { text.chars().take(24).chain(['…']).collect() } else { text }
}
