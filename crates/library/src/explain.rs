//! Rules in plain English and in German, made from a definition alone: what the file says, not what it says about itself.
//!
//! Headings begin with `# ` and items with `- `, as in the texts of game files. Knows no game and makes no moves.

mod cells;
mod endings;
mod german;
mod hands;
mod motion;
mod paths;
mod piece;
mod steps;
mod turn;
mod words;

use std::borrow::Cow;

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Continuation, Definition, Directions, PieceType, PromotionForm, ZoneId};

use cells::{zone_cells, zone_name};
use words::{CELLS, both, capital, counted};

/// How zones are spoken of.
#[derive(Clone, Copy)]
struct Voice<'d> {
    definition: &'d Definition,
    /// Zones are named with their cells, since nothing else explains them.
    with_cells: bool,
}

impl Voice<'_> {
    /// `the second rank`, with its cells if nothing else explains it.
    fn zone(self, zone: ZoneId) -> String {
        let name = zone_name(self.definition, zone);
        if self.with_cells {
            format!("the {name} ({})", zone_cells(self.definition, zone, &CELLS))
        } else {
            format!("the {name}")
        }
    }
}

/// A kind of piece in sentences: its moves, what holds it back, what it becomes, what happens when it is captured. Empty if
/// there is no such kind.
#[must_use]
pub fn explain_piece(definition: &Definition, piece: usize) -> Vec<String> {
    let voice = Voice { definition, with_cells: true };
    let mut sentences = piece::moves_and_limits(voice, piece, false);
    sentences.extend(piece::promotion_sentences(voice, piece));
    sentences.extend(piece::hand_sentences(voice, piece));
    sentences
}

/// How a kind of piece moves, and what holds it back, in sentences. Empty if there is no such kind.
#[must_use]
pub fn explain_moves(definition: &Definition, piece: usize) -> Vec<String> {
    piece::moves_and_limits(Voice { definition, with_cells: true }, piece, false)
}

/// A kind of neutral piece in sentences: what it does to the moves of pieces, and what players do with it. Empty if there is no such kind.
#[must_use]
pub fn explain_neutral(definition: &Definition, neutral: usize) -> Vec<String> {
    turn::neutral_sentences(definition, neutral)
}

/// Explains games and their pieces in one of the languages of the site.
pub struct Explainer<'d> {
    definition: Cow<'d, Definition>,
    german: bool,
}

impl<'d> Explainer<'d> {
    /// In `language`, a tag of [`crate::LANGUAGES`]; any other is English. Names of pieces are those of the game's own texts in that language,
    /// where there are any.
    #[must_use]
    pub fn new(definition: &'d Definition, language: &str) -> Self {
        let german = language == "de";
        let told = german.then(|| crate::told(definition, language).ok()).flatten();
        Self { definition: told.map_or(Cow::Borrowed(definition), Cow::Owned), german }
    }

    /// The game in the words of that language.
    #[must_use]
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    fn in_german(&self) -> Option<german::Voice<'_>> {
        self.german.then(|| german::Voice { definition: &self.definition })
    }

    /// The rules without what a page about the game tells elsewhere: its name, its pieces, its rulings. For games whose files tell no rules.
    #[must_use]
    pub fn rules(&self) -> String {
        let sections = self.in_german().map_or_else(|| sections(&self.definition), german::Voice::sections);
        let told = sections.iter().filter(|section| !section.has_place && !section.lines.is_empty());
        told.map(Section::text).collect::<Vec<_>>().join("\n")
    }

    /// As [`explain_game`].
    #[must_use]
    pub fn game(&self) -> String {
        let own = || sections(&self.definition);
        written(&self.definition, &self.in_german().map_or_else(own, german::Voice::sections))
    }

    /// As [`explain_piece`].
    #[must_use]
    pub fn piece(&self, piece: usize) -> Vec<String> {
        self.in_german().map_or_else(|| explain_piece(&self.definition, piece), |voice| voice.piece(piece))
    }

    /// As [`explain_moves`].
    #[must_use]
    pub fn moves(&self, piece: usize) -> Vec<String> {
        self.in_german().map_or_else(|| explain_moves(&self.definition, piece), |voice| voice.moves(piece))
    }

    /// As [`explain_neutral`].
    #[must_use]
    pub fn neutral(&self, neutral: usize) -> Vec<String> {
        self.in_german().map_or_else(|| explain_neutral(&self.definition, neutral), |voice| voice.neutral(neutral))
    }
}

/// The whole game: board, pieces, turns, endings and rulings.
#[must_use]
pub fn explain_game(definition: &Definition) -> String {
    written(definition, &sections(definition))
}

/// A part of the explanation of a game; left out where it has no lines.
struct Section {
    heading: &'static str,
    /// Said before the lines.
    lead: Option<String>,
    lines: Vec<String>,
    /// A page about the game has a place of its own for this.
    has_place: bool,
}

impl Section {
    const fn new(heading: &'static str, lines: Vec<String>) -> Self {
        Self { heading, lead: None, lines, has_place: false }
    }

    /// Something for which a page about the game has a place of its own.
    const fn placed(heading: &'static str, lines: Vec<String>) -> Self {
        Self { heading, lead: None, lines, has_place: true }
    }

    fn led_by(self, lead: &str) -> Self {
        Self { lead: Some(lead.to_owned()), ..self }
    }

    fn text(&self) -> String {
        let mut text = format!("# {}\n", self.heading);
        if let Some(lead) = &self.lead {
            text.push_str(&format!("{lead}\n"));
        }
        for line in &self.lines {
            text.push_str(&format!("- {line}\n"));
        }
        text
    }
}

fn written(definition: &Definition, sections: &[Section]) -> String {
    let mut text = title(definition);
    for section in sections.iter().filter(|section| !section.lines.is_empty()) {
        text.push('\n');
        text.push_str(&section.text());
    }
    text
}

fn title(definition: &Definition) -> String {
    let about = &definition.about;
    let mut text = about.name.clone();
    let origin: Vec<&str> =
        [about.inventor.as_str(), about.year.as_str()].into_iter().filter(|text| !text.is_empty()).collect();
    if !origin.is_empty() {
        text.push_str(&format!(" ({})", origin.join(", ")));
    }
    text.push('\n');
    text.push_str(&about.summary);
    text.push('\n');
    text
}

fn rulings(definition: &Definition) -> Vec<String> {
    let rulings = definition.about.rulings.iter();
    rulings
        .map(
            |ruling| {
                if ruling.rule.is_empty() { ruling.text.clone() } else { format!("{} ({})", ruling.text, ruling.rule) }
            },
        )
        .collect()
}

fn sections(definition: &Definition) -> Vec<Section> {
    let voice = Voice { definition, with_cells: false };
    let piece = |(at, piece): (usize, &PieceType)| {
        format!("{} ({}): {}", piece.name, piece.token, piece::moves_and_limits(voice, at, true).join(" "))
    };
    let (lead, second) = turn::second_part(definition).unzip();
    vec![
        Section::new("Board", board_lines(definition)),
        Section::placed("Pieces", definition.pieces.iter().enumerate().map(piece).collect()),
        Section::placed("Neutral pieces", turn::neutral_lines(definition))
            .led_by("They belong to neither side, are never captured and capture nothing."),
        Section { lead, ..Section::new("The turn", second.unwrap_or_default()) },
        Section::new("Promotion", promotion_lines(voice)),
        Section::new("Captured pieces", turn::hand_lines(voice)),
        Section::new("Castling", turn::castling_lines(definition)),
        Section::new(
            "Special rules for the royal piece",
            turn::swap_line(definition).into_iter().chain(turn::refuge_line(voice)).collect(),
        ),
        Section::new("End of the game", endings::ending_lines(definition)),
        Section::placed("Rulings", rulings(definition))
            .led_by("Choices made where the sources are silent or contradict themselves:"),
    ]
}

fn board_lines(definition: &Definition) -> Vec<String> {
    let board = &definition.board;
    let mut lines = vec![size_line(board)];
    let across = "“forward” is away from the player concerned, and cells and zones that are said for White are mirrored for Black";
    let levels = if board.mirror_levels { " (ranks and levels both)" } else { "" };
    lines.push(format!("White begins at rank 1, Black at rank {}; {across}{levels}.", board.ranks));
    if board.is_3d() {
        lines.push("A straight step changes one of level, filestack and rank; a diagonal step changes two of them, a triagonal step all three. “Across its rank” means: changing level or filestack, or both, but not the rank.".to_owned());
    }
    if board.wraps {
        lines.push("The last file lies next to the first: pieces pass from one to the other.".to_owned());
    }
    lines.extend(ring_lines(definition));
    for zone in 0..definition.zones.len() {
        lines.push(format!("{}: {}.", capital(&zone_name(definition, zone)), zone_cells(definition, zone, &CELLS)));
    }
    lines
}

fn size_line(board: &Board) -> String {
    let last_file = char::from(b'a' + board.files.saturating_sub(1));
    let cells = board.cell_count();
    match (board.levels.first(), board.levels.last()) {
        (Some(top), Some(bottom)) => format!(
            "{} ({top} on top to {bottom}), {} (a to {last_file}) and {}: {cells} cells, each named by level, filestack and rank, such as {}.",
            capital(&counted(board.levels.len(), "level")),
            counted(board.files.into(), "filestack"),
            counted(board.ranks.into(), "rank"),
            board.cell_name(0),
        ),
        _ => format!(
            "{} (a to {last_file}) and {}: {cells} cells.",
            capital(&counted(board.files.into(), "file")),
            counted(board.ranks.into(), "rank")
        ),
    }
}

/// Is there such a path among those that the definition speaks of?
fn any_path(definition: &Definition, wanted: impl Fn(&Directions) -> bool) -> bool {
    definition.pieces.iter().flat_map(|piece| &piece.motions).flat_map(|motion| &motion.directions).any(wanted)
}

/// How many files the rings have, from the inside out.
fn ring_sizes(board: &Board) -> Vec<String> {
    let first_rank: Vec<u16> = board.cells().filter(|&cell| board.coordinates(cell).rank == 0).collect();
    let outmost = first_rank.iter().map(|&cell| board.ring(cell)).max().unwrap_or(0);
    let files = |ring: u8| first_rank.iter().filter(|&&cell| board.ring(cell) == ring).count();
    (0..=outmost).map(files).filter(|&count| count > 0).map(|count| count.to_string()).collect()
}

fn ring_lines(definition: &Definition) -> Vec<String> {
    let mut lines = Vec::new();
    if any_path(definition, |path| path.steps.iter().any(|step| step.ring.is_some())) {
        lines.push(format!(
            "A file is a line of cells from one player to the other. Round the middle of the board the files form rings, of {} files from the inside out. “Round its ring” means: to a file of the same ring; “in or out”: to a file of another ring.",
            both(&ring_sizes(&definition.board))
        ));
    }
    let continues = |wanted: Continuation| any_path(definition, |path| path.continuation == wanted);
    if continues(Continuation::Turning) {
        lines.push("Turning its corners: a line round a ring goes on round every corner of that ring, always the same way round, and always forward or always backward.".to_owned());
    }
    if continues(Continuation::Reflecting) {
        lines.push("Bending at corners and in the middle: an in-or-out line that comes to a corner of a ring turns a right angle and goes outwards again (if it came by changing levels it goes on by changing filestacks, and the other way about); one that comes to the centre file goes straight on or turns to either side.".to_owned());
    }
    lines
}

fn promotion_lines(voice: Voice<'_>) -> Vec<String> {
    let definition = voice.definition;
    let mut lines = piece::promotion_lines(voice);
    lines.extend(definition.remote_promotions.iter().map(|remote| turn::remote_promotion_line(voice, remote)));
    let uses = |form: PromotionForm| definition.promotions.iter().any(|promotion| promotion.form == form);
    if uses(PromotionForm::Chosen) {
        lines.push("It is written with = and the new piece's letter at the end of the move.".to_owned());
    }
    if uses(PromotionForm::Fixed) {
        lines.push("It is written with + at the end of the move; without it the piece stays what it is.".to_owned());
    }
    lines
}
