//! The rules of a game as messages, made from its definition alone: what the file says, not what it says about itself.
//!
//! [`game`], [`piece`], [`moves`] and [`neutral`] decide what is said, in no language; the sentences are in `locales/<tag>/explain.ftl`. An [`Explainer`]
//! turns them into text, where headings begin with `# ` and items with `- `, as in the texts of game files. Makes no moves.

mod board;
mod cells;
mod endings;
mod hands;
mod motion;
mod neutral;
mod paths;
mod piece;
mod promotion;
mod reach;
mod turn;

use std::borrow::Cow;

use variorum_gamedef::definition::{Definition, NeutralId, PieceTypeId, ZoneId};
use variorum_messages::{Arg, Catalogue, Language, Message};

pub use reach::{reach_heading, reach_line};

/// A part of the explanation of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// What it is about.
    pub heading: Message,
    /// Said before the lines.
    pub lead: Option<Message>,
    /// What it says; a section without lines is left out.
    pub lines: Vec<Message>,
    /// A page about the game has a place of its own for this.
    pub has_place: bool,
}

impl Section {
    fn new(heading: &'static str, lines: Vec<Message>) -> Self {
        Self { heading: Message::new(heading), lead: None, lines, has_place: false }
    }

    /// Something for which a page about the game has a place of its own.
    fn placed(heading: &'static str, lines: Vec<Message>) -> Self {
        Self { has_place: true, ..Self::new(heading, lines) }
    }

    fn led_by(self, lead: Option<Message>) -> Self {
        Self { lead, ..self }
    }
}

/// A whole game: board, pieces, turns, endings and rulings.
#[must_use]
pub fn game(definition: &Definition) -> Vec<Section> {
    let voice = Voice { definition, with_cells: false };
    let pieces = (0..definition.pieces.len()).map(|kind| piece::line(voice, kind)).collect();
    let (lead, second) = turn::second_part(voice).unzip();
    vec![
        Section::new("explain-section-board", board::lines(voice)),
        Section::placed("explain-section-pieces", pieces),
        Section::placed("explain-section-neutral-pieces", neutral::lines(definition))
            .led_by(Some(Message::new("explain-neutral-lead"))),
        Section::new("explain-section-turn", second.unwrap_or_default()).led_by(lead),
        Section::new("explain-section-promotion", promotion::lines(voice)),
        Section::new("explain-section-captured-pieces", hands::lines(voice)),
        Section::new("explain-section-castling", turn::castling_lines(definition)),
        Section::new(
            "explain-section-royal-piece",
            turn::swap_line(definition).into_iter().chain(turn::refuge_line(voice)).collect(),
        ),
        Section::new("explain-section-end", endings::lines(definition)),
    ]
}

/// A kind of piece: its moves, what holds it back, what it becomes, what happens when it is captured. Empty if there is no such kind.
#[must_use]
pub fn piece(definition: &Definition, kind: PieceTypeId) -> Vec<Message> {
    let voice = Voice { definition, with_cells: true };
    let mut sentences = piece::moves_and_limits(voice, kind);
    sentences.extend(promotion::of_piece(voice, kind));
    sentences.extend(hands::of_piece(voice, kind));
    sentences
}

/// How a kind of piece moves, and what holds it back. Empty if there is no such kind.
#[must_use]
pub fn moves(definition: &Definition, kind: PieceTypeId) -> Vec<Message> {
    piece::moves_and_limits(Voice { definition, with_cells: true }, kind)
}

/// A kind of neutral piece: what it does to the moves of pieces, and what players do with it. Empty if there is no such kind.
#[must_use]
pub fn neutral(definition: &Definition, kind: NeutralId) -> Vec<Message> {
    neutral::of_neutral(Voice { definition, with_cells: true }, kind)
}

/// A definition, and how zones are spoken of.
#[derive(Clone, Copy)]
struct Voice<'d> {
    definition: &'d Definition,
    /// Zones are named with their cells, since nothing else explains them.
    with_cells: bool,
}

impl Voice<'_> {
    /// The message with a zone as its argument `name`; in `{name}-cells` are the zone's cells in parentheses, or nothing.
    fn zone(self, message: Message, name: &'static str, zone: ZoneId) -> Message {
        let id = self.definition.zones.get(zone).map_or_else(String::new, |zone| zone.name.clone());
        let cells = if self.with_cells {
            Arg::from(Message::new("explain-in-parentheses").with("text", cells::zone_cells(self.definition, zone)))
        } else {
            Arg::from("")
        };
        message.with(name, Arg::zone(id)).with(format!("{name}-cells"), cells)
    }

    fn in_space(self) -> bool {
        self.definition.board.is_3d()
    }
}

/// A piece as an argument; a number out of range has no name.
fn name(definition: &Definition, kind: PieceTypeId) -> Arg {
    definition.pieces.get(kind).map_or_else(|| Arg::piece("", ""), |piece| Arg::piece(&piece.id, &piece.name))
}

/// Several pieces as an argument.
fn names(definition: &Definition, kinds: &[PieceTypeId]) -> Arg {
    Arg::list(kinds.iter().map(|&kind| name(definition, kind)))
}

/// Several messages as sentences one after the other.
fn sentences(messages: Vec<Message>) -> Message {
    Message::new("explain-sentences").with("sentences", messages)
}

/// Explains games and their pieces in a language.
pub struct Explainer<'d> {
    own: &'d Definition,
    told: Cow<'d, Definition>,
    names: Vec<(String, String)>,
    catalogue: &'d Catalogue,
}

impl<'d> Explainer<'d> {
    /// In `language`, a tag; one that there is not is English. Names of pieces are those of the game's own texts in that language, where there are
    /// any.
    #[must_use]
    pub fn new(definition: &'d Definition, language: &str) -> Self {
        let language = Language::named(language).unwrap_or(Language::ENGLISH);
        let other = (language != Language::ENGLISH).then(|| crate::told_with_names(definition, language).ok());
        let (told, names) =
            other.flatten().map_or((Cow::Borrowed(definition), Vec::new()), |(told, names)| (Cow::Owned(told), names));
        Self { own: definition, told, names, catalogue: Catalogue::of(language) }
    }

    /// In the language of a catalogue, which need not be one of those that come along.
    #[must_use]
    pub fn with_catalogue(definition: &'d Definition, catalogue: &'d Catalogue) -> Self {
        let mut told = definition.clone();
        crate::name_pieces(&mut told, catalogue, &());
        Self { own: definition, told: Cow::Owned(told), names: Vec::new(), catalogue }
    }

    /// The game in the words of that language.
    #[must_use]
    pub fn definition(&self) -> &Definition {
        &self.told
    }

    /// A message about the game as text.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        self.catalogue.text(message, &self.names)
    }

    /// The rules without what a page about the game tells elsewhere: its name, its pieces, its rulings. For games whose files tell no rules.
    #[must_use]
    pub fn rules(&self) -> String {
        let sections = game(self.own).into_iter().filter(|section| !section.has_place && !section.lines.is_empty());
        sections.map(|section| self.section(&section)).collect::<Vec<_>>().join("\n")
    }

    /// The whole game: board, pieces, turns, endings and rulings.
    #[must_use]
    pub fn game(&self) -> String {
        let mut text = self.title();
        let rulings = Section::placed("explain-section-rulings", self.rulings())
            .led_by(Some(Message::new("explain-rulings-lead")));
        for section in game(self.own).iter().chain([&rulings]).filter(|section| !section.lines.is_empty()) {
            text.push('\n');
            text.push_str(&self.section(section));
        }
        text
    }

    /// As [`explain_piece`].
    #[must_use]
    pub fn piece(&self, kind: PieceTypeId) -> Vec<String> {
        self.texts(&piece(self.own, kind))
    }

    /// As [`explain_moves`].
    #[must_use]
    pub fn moves(&self, kind: PieceTypeId) -> Vec<String> {
        self.texts(&moves(self.own, kind))
    }

    /// As [`explain_neutral`].
    #[must_use]
    pub fn neutral(&self, kind: NeutralId) -> Vec<String> {
        self.texts(&neutral(self.own, kind))
    }

    fn texts(&self, messages: &[Message]) -> Vec<String> {
        messages.iter().map(|message| self.text(message)).collect()
    }

    fn section(&self, section: &Section) -> String {
        let mut text = format!("# {}\n", self.text(&section.heading));
        if let Some(lead) = &section.lead {
            text.push_str(&format!("{}\n", self.text(lead)));
        }
        for line in &section.lines {
            text.push_str(&format!("- {}\n", self.text(line)));
        }
        text
    }

    fn title(&self) -> String {
        let about = &self.told.about;
        let origin = [about.inventor.as_str(), about.year.as_str()];
        let origin: Vec<&str> = origin.into_iter().filter(|text| !text.is_empty()).collect();
        let origin = if origin.is_empty() { String::new() } else { format!(" ({})", origin.join(", ")) };
        format!("{}{origin}\n{}\n", about.name, about.summary)
    }

    /// The texts of the game's file, each with the number of its rule.
    fn rulings(&self) -> Vec<Message> {
        let ruling = |text: &str, rule: &str| {
            let rule = if rule.is_empty() { "none" } else { rule };
            Message::new("explain-ruling").with("text", text.to_owned()).with("rule", rule.to_owned())
        };
        self.told.about.rulings.iter().map(|one| ruling(&one.text, &one.rule)).collect()
    }
}

fn in_english(definition: &Definition) -> Explainer<'_> {
    Explainer {
        own: definition,
        told: Cow::Borrowed(definition),
        names: Vec::new(),
        catalogue: Catalogue::of(Language::ENGLISH),
    }
}

/// The whole game in English: board, pieces, turns, endings and rulings.
#[must_use]
pub fn explain_game(definition: &Definition) -> String {
    in_english(definition).game()
}

/// A kind of piece in English sentences: its moves, what holds it back, what it becomes, what happens when it is captured. Empty if there is no such
/// kind.
#[must_use]
pub fn explain_piece(definition: &Definition, kind: PieceTypeId) -> Vec<String> {
    in_english(definition).piece(kind)
}

/// How a kind of piece moves, and what holds it back, in English sentences. Empty if there is no such kind.
#[must_use]
pub fn explain_moves(definition: &Definition, kind: PieceTypeId) -> Vec<String> {
    in_english(definition).moves(kind)
}

/// A kind of neutral piece in English sentences: what it does to the moves of pieces, and what players do with it. Empty if there is no such kind.
#[must_use]
pub fn explain_neutral(definition: &Definition, kind: NeutralId) -> Vec<String> {
    in_english(definition).neutral(kind)
}
