//! Schemas of texts and numbers. Each is made from the limits that the code checks, so the description cannot contradict them.
//!
//! A pattern describes what a text must look like to be parsed at all: a text that does not match is rejected with a status of 400 or more. A text
//! that matches may still not be a cell of the board, or a position of the variant (422).
//!
//! The types here exist only for their schemas and have no values.

use serde_json::Value;
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};
use variorum_gamedef::limits::GUIDE_STEPS;
use variorum_gamedef::vocabulary::Choices as _;
use variorum_picture::{PieceStyle, Theme as Look};
use variorum_play::{Cause, Ending};
use variorum_rules::Reason;

use crate::accounts::{NAME_LENGTHS, PASSWORD_LENGTHS, recovery};
use crate::analysis::limits as analysis;
use crate::bounds;
use crate::opponent::LEVELS;

/// The name of a cell: a level where the board has several, a file, a rank.
const CELL: &str = "[a-z]{1,2}[1-9][0-9]?";

fn text() -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String)
}

fn pattern(pattern: &str) -> ObjectBuilder {
    text().pattern(Some(pattern))
}

fn whole(least: u64, most: u64) -> ObjectBuilder {
    let number = |number: u64| {
        #[expect(clippy::cast_precision_loss, reason = "no limit is beyond what a float holds")]
        Some(number as f64)
    };
    ObjectBuilder::new().schema_type(Type::Integer).minimum(number(least)).maximum(number(most))
}

fn words<'w>(words: impl IntoIterator<Item = &'w str>) -> ObjectBuilder {
    text().enum_values(Some(words.into_iter().map(Value::from)))
}

/// The words for the reasons why games end.
pub(crate) fn ending_words() -> impl Iterator<Item = &'static str> {
    let causes = Reason::VALUES.iter().copied().map(Cause::Rules).chain(Cause::DECISIONS.iter().copied());
    causes.map(|cause| Ending { winner: None, cause }.word())
}

/// The words for what puzzles are about.
pub(crate) fn theme_words() -> impl Iterator<Item = &'static str> {
    variorum_puzzles::Theme::all().iter().map(|theme| theme.id())
}

macro_rules! values {
    ($($(#[doc = $doc:literal])+ $name:ident = $schema:expr;)+) => {$(
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug)]
        pub(crate) enum $name {}

        impl PartialSchema for $name {
            fn schema() -> RefOr<Schema> {
                let description = concat!($($doc, "\n"),+).trim();
                let schema: ObjectBuilder = $schema;
                Schema::Object(schema.description(Some(description)).build()).into()
            }
        }

        impl ToSchema for $name {}
    )+};
}

values! {
    /// The id of a variant, as in `GET /api/games`.
    GameId = pattern("^[a-z0-9][a-z0-9-]*$");
    /// The id of a game in progress.
    SessionId = pattern("^[a-z0-9]+$");
    /// `next` of the previous page.
    Cursor = pattern("^[0-9]{1,18}-[a-z0-9]+$");
    /// The name of an account. New names must match this.
    Name = pattern(&format!("^[A-Za-z0-9][A-Za-z0-9_-]{{{},{}}}$", NAME_LENGTHS.start() - 1, NAME_LENGTHS.end() - 1));
    /// A password for an account.
    Password = text().min_length(Some(*PASSWORD_LENGTHS.start())).max_length(Some(*PASSWORD_LENGTHS.end()));
    /// The name of a cell.
    CellName = pattern(&format!("^{CELL}$"));
    /// A position as text (docs/notation.md).
    PositionText = pattern(r"^\s*[!-~]+(\s+[!-~]+)*\s*$")
        .max_length(Some(variorum_rules::LONGEST_TEXT));
    /// A position as text (docs/notation.md). Empty: the start of the game.
    PicturePosition = pattern(r"^(\s*[!-~]+(\s+[!-~]+)*\s*)?$")
        .max_length(Some(variorum_rules::LONGEST_TEXT));
    /// The number of a start position, from 0.
    StartNumber = whole(0, 65_535);
    /// A step of a guided game, from 0.
    GuideStepNumber = whole(0, GUIDE_STEPS as u64 - 1);
    /// The id of a puzzle.
    PuzzleId = pattern("^[a-z0-9][a-z0-9-]*$");
    /// Ids of puzzles, commas between.
    PuzzleIds = text().max_length(Some(bounds::SKIPPED_PUZZLES));
    /// A rating: a whole number of 16 bits.
    NearRating = whole(0, u16::MAX.into());
    /// What a puzzle is about.
    PuzzleTheme = words(theme_words());
    /// The engine's level.
    LevelNumber = whole((*LEVELS.start()).into(), (*LEVELS.end()).into());
    /// Why a game ended.
    EndingWord = words(ending_words());
    /// A whole number of 8 bits.
    Byte = whole(0, u8::MAX.into());
    /// A number of turns in a count towards a draw: a whole number of 16 bits.
    CountedTurns = whole(0, u16::MAX.into());
    /// A whole number of 32 bits.
    Counter = whole(0, u32::MAX.into());
    /// The initial time of each side, in milliseconds.
    ClockBase = whole(0, variorum_play::LONGEST_BASE);
    /// Time for each turn, in milliseconds.
    ClockStep = whole(0, variorum_play::LONGEST_STEP);
    /// The number of lines.
    Lines = whole(1, analysis::MOST_LINES as u64);
    /// The maximum depth in turns.
    Depth = whole(1, analysis::MOST_DEPTH.into());
    /// Seconds of thinking.
    Seconds = whole(1, analysis::MOST_SECONDS.into());
    /// A number of turns.
    Ply = whole(0, analysis::MOST_TURNS as u64);
    /// One letter: `w`, `b`, or `n` for pieces that no side owns.
    SideLetter = text().min_length(Some(1)).max_length(Some(1));
    /// A line of chat.
    SaidText = pattern(r"\S").max_length(Some(bounds::CHAT_LINE));
    /// The explanation for the operator.
    ReportWords = text().max_length(Some(bounds::REPORT_WORDS));
    /// A recovery code as it was typed.
    TypedCode = text().max_length(Some(recovery::LONGEST));
    /// What a player typed.
    TypedLine = text().max_length(Some(variorum_commands::LONGEST_LINE));
    /// The name of a tag.
    TagName = pattern("^[A-Za-z0-9_]+$");
    /// What a clock showed, in milliseconds.
    ShownClock = whole(0, bounds::SHOWN_CLOCK);
    /// The number of a node in the list.
    NodeNumber = whole(0, bounds::RECORD_NODES as u64 - 1);
    /// The colours of a picture. Empty for the default.
    ThemeName = words(Look::ALL.into_iter().map(Look::name).chain([""]));
    /// How pieces without characters are drawn. Empty for the default.
    PieceStyleName = words(PieceStyle::ALL.into_iter().map(PieceStyle::name).chain([""]));
    /// Yes or no. Empty for the default.
    Flag = words(["1", "0", "true", "false", ""]);
    /// Pixels.
    Width = whole((*bounds::PICTURE_WIDTHS.start()).into(), (*bounds::PICTURE_WIDTHS.end()).into());
    /// Pixels.
    FilmWidth = whole((*bounds::PICTURE_WIDTHS.start()).into(), bounds::ANIMATION_WIDTH.into());
    /// Hundredths of a second for each turn.
    FilmPace = whole((*bounds::ANIMATION_PACES.start()).into(), (*bounds::ANIMATION_PACES.end()).into());
    /// Arrows such as `e2-e4`, or cells alone; blanks or commas between.
    Arrows = pattern(&format!("^[ ,]*({CELL}(-{CELL})*([ ,]+{CELL}(-{CELL})*)*[ ,]*)?$"));
    /// Side, token and cell of each piece, commas between.
    Diagram = pattern(&format!("^,*([wbn][^,@]+@{CELL}(,+[wbn][^,@]+@{CELL})*,*)?$"));
    /// `1`: the version of the socket's protocol.
    SocketVersion = words(["1"]);
    /// A PNG image.
    Png = text().content_media_type("image/png");
    /// An animated GIF.
    Gif = text().content_media_type("image/gif");
    /// Null.
    Nothing = ObjectBuilder::new().schema_type(SchemaType::Type(Type::Null));
}

#[cfg(test)]
mod tests {
    use regex::Regex;
    use variorum_rules::Position;

    use super::*;

    fn pattern_of<T: PartialSchema>() -> Regex {
        let RefOr::T(Schema::Object(object)) = T::schema() else { panic!("a plain schema") };
        Regex::new(&object.pattern.unwrap()).unwrap()
    }

    #[test]
    fn the_description_matches_all_games() {
        let (id, cell, text) = (pattern_of::<GameId>(), pattern_of::<CellName>(), pattern_of::<PositionText>());
        let (arrows, diagram) = (pattern_of::<Arrows>(), pattern_of::<Diagram>());
        let matches = |pattern: &Regex, text: &str| assert!(pattern.is_match(text), "{pattern}: {text}");
        for game in variorum_library::ids() {
            matches(&id, &game);
            let rules = variorum_library::rules(&game).unwrap();
            let names: Vec<String> = rules.cells().map(|cell| rules.cell_name(cell)).collect();
            names.iter().for_each(|name| matches(&cell, name));
            matches(&arrows, &names[..8].join("-"));
            for index in 0.. {
                let Some(position) = Position::nth_start(&rules, index) else { break };
                matches(&text, &position.text());
            }
            for piece in &rules.definition().pieces {
                matches(&diagram, &format!("w{}@{},b{}@{}", piece.token, names[0], piece.token, names[1]));
            }
        }
        for good in ["", "e2-e4", "e2-e4,e7-e5 g8", " a1 "] {
            matches(&arrows, good);
        }
    }

    #[test]
    fn new_ids_and_names_are_described() {
        let (session, name) = (pattern_of::<SessionId>(), pattern_of::<Name>());
        assert!(session.is_match(&crate::tokens::new_id().unwrap()));
        for text in ["Ann", "x-_", "01234567890123456789", "ab", "-ann", "a b", "Änne", "012345678901234567890", ""] {
            let understood = !matches!(
                crate::accounts::Name::new(text).err().map(|error| error.code()),
                Some(crate::error::Code::NameLetters | crate::error::Code::NameLength)
            );
            assert_eq!(name.is_match(text), understood, "{text}");
        }
    }
}
