//! Explains the rules of a game from its definition.
//!
//! [`game`], [`piece()`], [`moves`] and [`neutral()`] return messages, which are independent of languages; the sentences are in
//! `locales/<tag>/explain.ftl`. An [`Explainer`] turns messages into text, in which headings begin with `# ` and items with `- `, as in the
//! texts of game files.
//!
//! ```
//! use variorum_library::explain::{Explainer, explain_piece};
//!
//! let definition = variorum_library::definition(&variorum_library::ids()[0])?;
//! let text = Explainer::new(&definition, "en").game();
//! assert!(text.contains("\n# ")); // headings
//! assert!(!explain_piece(&definition, 0).is_empty());
//! # Ok::<(), variorum_library::LibraryError>(())
//! ```

mod board;
mod capture;
mod cells;
mod context;
mod endings;
mod hands;
mod motion;
mod neutral;
mod paths;
mod piece;
mod promotion;
mod reach;
mod samples;
mod turn;

use std::borrow::Cow;

use variorum_gamedef::definition::{Definition, NeutralId, PieceTypeId};
use variorum_messages::{Catalogue, GameNames, Language, Message};
use variorum_notation::customary_name;

use context::Context;

pub(crate) use capture::bar_conditions;
pub(crate) use cells::{Meant, Places, unnamed as unnamed_zone};
pub use context::name;
pub(crate) use context::names;
pub(crate) use endings::{freezing_tests, tests_of};
pub use neutral::name as neutral_name;
pub(crate) use neutral::spot_word;
pub use reach::{reach_heading, reach_line};

/// A section of the explanation of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// The heading.
    pub heading: Message,
    /// An introduction before the lines.
    pub lead: Option<Message>,
    /// The lines. A section without lines is not shown.
    pub lines: Vec<Message>,
    /// Whether a page about the game shows this elsewhere, such as its list of pieces.
    pub shown_separately: bool,
}

impl Section {
    fn new(heading: &'static str, lines: Vec<Message>) -> Self {
        Self { heading: Message::new(heading), lead: None, lines, shown_separately: false }
    }

    /// A section that a page about the game shows elsewhere.
    fn separate(heading: &'static str, lines: Vec<Message>) -> Self {
        Self { shown_separately: true, ..Self::new(heading, lines) }
    }

    fn with_lead(self, lead: Option<Message>) -> Self {
        Self { lead, ..self }
    }
}

/// Explains a game: board, pieces, turns and endings.
#[must_use]
pub fn game(definition: &Definition) -> Vec<Section> {
    sections(Context { definition, with_cells: false, customary: false })
}

fn sections(context: Context<'_>) -> Vec<Section> {
    let definition = context.definition;
    let pieces = (0..definition.pieces.len()).map(|kind| piece::line(context, kind)).collect();
    let several = || turn::series(definition).or_else(|| turn::in_a_row(definition));
    let (lead, second) = turn::second_part(context).or_else(several).unzip();
    vec![
        Section::new("explain-section-board", board::lines(context)),
        Section::separate("explain-section-pieces", pieces),
        Section::separate("explain-section-neutral-pieces", neutral::lines(definition))
            .with_lead(Some(Message::new("explain-neutral-lead"))),
        Section::new(
            "explain-section-turn",
            second.unwrap_or_default().into_iter().chain(turn::pass_line(definition)).collect(),
        )
        .with_lead(lead),
        Section::new("explain-section-promotion", promotion::lines(context)),
        Section::new(
            "explain-section-captured-pieces",
            capture::lines(context).into_iter().chain(hands::lines(context)).collect(),
        ),
        Section::new("explain-section-castling", turn::castling_lines(context)),
        Section::new(
            "explain-section-royal-piece",
            turn::swap_line(definition).into_iter().chain(turn::refuge_line(context)).collect(),
        ),
        Section::new("explain-section-end", endings::lines(context)),
    ]
}

/// Explains a piece type: its moves, restrictions, promotions and what happens when it is captured. Empty if there is no such type.
#[must_use]
pub fn piece(definition: &Definition, kind: PieceTypeId) -> Vec<Message> {
    of_piece(Context { definition, with_cells: true, customary: false }, kind)
}

fn of_piece(context: Context<'_>, kind: PieceTypeId) -> Vec<Message> {
    let mut sentences = piece::moves_and_limits(context, kind);
    sentences.extend(promotion::of_piece(context, kind));
    sentences.extend(hands::of_piece(context, kind));
    sentences
}

/// Explains how a piece type moves, and its restrictions. Empty if there is no such type.
#[must_use]
pub fn moves(definition: &Definition, kind: PieceTypeId) -> Vec<Message> {
    piece::moves_and_limits(Context { definition, with_cells: true, customary: false }, kind)
}

/// Explains a type of neutral piece: its effect on moves, and how players move it. Empty if there is no such type.
#[must_use]
pub fn neutral(definition: &Definition, kind: NeutralId) -> Vec<Message> {
    neutral::of_neutral(Context { definition, with_cells: true, customary: false }, kind)
}

/// Explains games and their pieces in a language.
pub struct Explainer<'d> {
    definition: &'d Definition,
    localised: Cow<'d, Definition>,
    names: Vec<(String, String)>,
    /// Cells are named as they stand at the edges of the game's own board.
    customary_cells: bool,
    catalogue: &'d Catalogue,
}

/// The names of pieces and cells as an explainer has them.
impl GameNames for Explainer<'_> {
    fn piece_name(&self, id: &str) -> Option<&str> {
        self.names.piece_name(id)
    }

    fn place_name(&self, own: &str) -> Option<String> {
        customary_name(self.definition, own).filter(|_| self.customary_cells)
    }
}

impl<'d> Explainer<'d> {
    /// An explainer in the language with this tag, or in English if there is no such language. Pieces have the names that the game's texts
    /// in that language give them.
    #[must_use]
    pub fn new(definition: &'d Definition, language: &str) -> Self {
        let language = Language::named(language).unwrap_or(Language::ENGLISH);
        let other = (language != Language::ENGLISH).then(|| crate::localised_with_names(definition, language).ok());
        let (localised, names) = other
            .flatten()
            .map_or((Cow::Borrowed(definition), Vec::new()), |(localised, names)| (Cow::Owned(localised), names));
        Self { definition, localised, names, customary_cells: false, catalogue: Catalogue::of(language) }
    }

    /// An explainer in the language of any catalogue.
    #[must_use]
    pub fn with_catalogue(definition: &'d Definition, catalogue: &'d Catalogue) -> Self {
        let mut localised = definition.clone();
        crate::name_pieces(&mut localised, catalogue, &());
        Self { definition, localised: Cow::Owned(localised), names: Vec::new(), customary_cells: false, catalogue }
    }

    /// The same, for readers of the game's own board: messages name cells, ranks and files as its edges do (`7f` in shogi), not as texts of turns do.
    #[must_use]
    pub fn with_customary_cells(self) -> Self {
        Self { customary_cells: true, ..self }
    }

    /// The game with its texts in the explainer's language.
    #[must_use]
    pub fn definition(&self) -> &Definition {
        &self.localised
    }

    /// A message about the game as text.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        self.catalogue.text(message, self)
    }

    /// The rules without the parts that a page about the game shows elsewhere: name, pieces and rulings. For games without a rules text.
    #[must_use]
    pub fn rules(&self) -> String {
        let sections = sections(self.context(false))
            .into_iter()
            .filter(|section| !section.shown_separately && !section.lines.is_empty());
        sections.map(|section| self.section(&section)).collect::<Vec<_>>().join("\n")
    }

    /// The explanation of the whole game: board, pieces, turns, endings, rulings and sources.
    #[must_use]
    pub fn game(&self) -> String {
        let mut text = self.title();
        let rulings = Section::separate("explain-section-rulings", self.rulings())
            .with_lead(Some(Message::new("explain-rulings-lead")));
        let sources = Section::separate("explain-section-sources", self.sources());
        for section in
            sections(self.context(false)).iter().chain([&rulings, &sources]).filter(|section| !section.lines.is_empty())
        {
            text.push('\n');
            text.push_str(&self.section(section));
        }
        text
    }

    /// Like [`explain_piece`], in the explainer's language.
    #[must_use]
    pub fn piece(&self, kind: PieceTypeId) -> Vec<String> {
        self.texts(&of_piece(self.context(true), kind))
    }

    /// Like [`explain_moves`], in the explainer's language.
    #[must_use]
    pub fn moves(&self, kind: PieceTypeId) -> Vec<String> {
        self.texts(&piece::moves_and_limits(self.context(true), kind))
    }

    /// Like [`explain_neutral`], in the explainer's language.
    #[must_use]
    pub fn neutral(&self, kind: NeutralId) -> Vec<String> {
        self.texts(&neutral::of_neutral(self.context(true), kind))
    }

    fn context(&self, with_cells: bool) -> Context<'_> {
        Context { definition: self.definition, with_cells, customary: self.customary_cells }
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
        let about = &self.localised.about;
        let origin = [about.inventor.as_str(), about.year.as_str()];
        let origin: Vec<&str> = origin.into_iter().filter(|text| !text.is_empty()).collect();
        let origin = if origin.is_empty() { String::new() } else { format!(" ({})", origin.join(", ")) };
        format!("{}{origin}\n{}\n", about.name, about.summary)
    }

    /// The rulings of the game's file, each with the number of its rule.
    fn rulings(&self) -> Vec<Message> {
        let ruling = |text: &str, rule: &str| {
            let rule = if rule.is_empty() { "none" } else { rule };
            Message::new("explain-ruling").with("text", text.to_owned()).with("rule", rule.to_owned())
        };
        self.localised.about.rulings.iter().map(|one| ruling(&one.text, &one.rule)).collect()
    }

    fn sources(&self) -> Vec<Message> {
        let source = |text: &str, link: Option<&str>| {
            let link = link.unwrap_or("none");
            Message::new("explain-source").with("text", text.to_owned()).with("link", link.to_owned())
        };
        self.localised.about.sources.iter().map(|one| source(&one.text, one.link.as_deref())).collect()
    }
}

fn in_english(definition: &Definition) -> Explainer<'_> {
    Explainer {
        definition,
        localised: Cow::Borrowed(definition),
        names: Vec::new(),
        customary_cells: false,
        catalogue: Catalogue::of(Language::ENGLISH),
    }
}

/// Explains a game in English: board, pieces, turns, endings and rulings.
#[must_use]
pub fn explain_game(definition: &Definition) -> String {
    in_english(definition).game()
}

/// Explains a piece type in English sentences: its moves, restrictions, promotions and what happens when it is captured. Empty if there is
/// no such type.
#[must_use]
pub fn explain_piece(definition: &Definition, kind: PieceTypeId) -> Vec<String> {
    in_english(definition).piece(kind)
}

/// Explains in English sentences how a piece type moves, and its restrictions. Empty if there is no such type.
#[must_use]
pub fn explain_moves(definition: &Definition, kind: PieceTypeId) -> Vec<String> {
    in_english(definition).moves(kind)
}

/// Explains a type of neutral piece in English sentences: its effect on moves, and how players move it. Empty if there is no such type.
#[must_use]
pub fn explain_neutral(definition: &Definition, kind: NeutralId) -> Vec<String> {
    in_english(definition).neutral(kind)
}
