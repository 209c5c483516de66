//! Games of shogi as Japanese programs keep them, for every game whose board follows its tradition: KIF files with board diagrams, handicaps, comments and
//! variations; KI2 files, whose moves do not say where a piece comes from; and CSA files, which can hold several games.
//!
//! [`Format::of`] recognises such a text, [`Texts`] divides a stream into the texts of games, and a [`GameText`] is read as an annotated game. [`write()`] writes
//! one.
//!
//! ```
//! use variorum_play::shogi::{self, Format, GameText};
//!
//! let rules = variorum_library::rules("shogi")?;
//! let text = "手合割：平手\n手数----指手--\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n";
//! assert_eq!(Format::of(text), Some(Format::Kif));
//! let (game, errors) = GameText { format: Format::Kif, line: 1, text: text.into() }.read(&rules, shogi::MOST_TURNS);
//! assert!(errors.is_empty());
//! let turns: Vec<&str> = game.tree.main_line().iter().map(|&id| game.tree.node(id).turn.as_str()).collect();
//! assert_eq!((turns, game.result()), (vec!["c3c4", "g7g6"], "0-1"));
//! assert!(shogi::write(&game, &rules, Format::Ki2, Some("平手"))?.contains("▲７六歩　△３四歩"));
//! assert!(shogi::write(&game, &rules, Format::Csa, Some("平手"))?.ends_with("PI\n+\n+7776FU\n-3334FU\n%TORYO\n"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod csa;
mod ending;
mod kif;
mod line;
mod texts;

use std::sync::Arc;

use variorum_gamedef::definition::Definition;
use variorum_notation::usi;
use variorum_rules::Rules;

use crate::pgn::{Annotated, GameName, Identified, LineError, NamedGame, TextError};
pub use texts::{Texts, decode};

/// The greatest number of turns of a game, variations included, as in [`pgn`](crate::pgn).
pub const MOST_TURNS: usize = 200_000;

/// A format of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// KIF.
    Kif,
    /// KI2, which is read as KIF.
    Ki2,
    /// CSA.
    Csa,
}

impl Format {
    /// The format of a text, as far as its first lines show it; `None` if it is none of these.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let text = text.trim_start_matches('\u{feff}');
        if csa::is_csa(text) {
            return Some(Self::Csa);
        }
        kif::format(text)
    }
}

/// The text of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameText {
    /// Its format.
    pub format: Format,
    /// The line of the file on which it begins, from 1.
    pub line: usize,
    /// The text.
    pub text: String,
}

/// What a text tells about its game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Told<'t> {
    /// The name of the game, and its line from 1.
    name: Option<(usize, &'t str)>,
    /// The number of files and ranks.
    board: Option<(u8, u8)>,
}

impl GameText {
    /// Finds out which game this is: by the name in its headings, or otherwise by its board, as the first of `usual` that has such a board and whose records
    /// are of this kind. If the text tells neither name nor board, that the game is assumed is a remark. `find` knows the games.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn identify<'g>(
        &self,
        usual: impl IntoIterator<Item = &'g str>,
        find: impl Fn(GameName<'_>) -> Option<NamedGame>,
    ) -> Result<Identified, LineError> {
        let told = match self.format {
            Format::Kif | Format::Ki2 => kif::told(&self.text),
            Format::Csa => csa::told(&self.text),
        };
        let suits = |rules: &Arc<Rules>| suits(rules.definition());
        if let Some((line, name)) = told.name {
            if let Some(game) = find(GameName::Variant(name)).filter(|game| suits(&game.rules)) {
                return Ok(Identified { rules: game.rules, remark: None });
            }
            // The name of the usual start says hardly more than that there is no handicap.
            if name != kif::EVEN {
                let error = TextError::UnknownGame { game: name.chars().take(40).collect() };
                return Err(LineError { line: self.line + line - 1, error });
            }
        }
        let fits = |rules: &Arc<Rules>| {
            let board = &rules.definition().board;
            told.board.is_none_or(|size| size == (board.files, board.ranks))
        };
        let mut games = usual.into_iter().filter_map(|id| find(GameName::Id(id)));
        let found = games.find(|game| suits(&game.rules) && fits(&game.rules));
        let missing = || match told.board {
            Some((files, ranks)) => TextError::NoBoard { files, ranks },
            None => TextError::NoGame,
        };
        let rules = found.ok_or_else(|| LineError { line: self.line, error: missing() })?.rules;
        let error = TextError::AssumedGame { game: rules.definition().id.clone() };
        let remark = told.board.is_none().then_some(LineError { line: self.line, error });
        Ok(Identified { rules, remark })
    }

    /// Reads the game with these rules. Its turns are in Variorum's own move text.
    ///
    /// Whatever can be read is kept, up to `most_turns` turns; the rest is reported with its line. A move that cannot be made ends its line.
    #[must_use]
    pub fn read(&self, rules: &Arc<Rules>, most_turns: usize) -> (Annotated, Vec<LineError>) {
        match self.format {
            Format::Kif | Format::Ki2 => kif::read::read(self, rules, most_turns),
            Format::Csa => csa::read::read(self, rules, most_turns),
        }
    }
}

/// What this format cannot hold of a game, as a remark: variations in CSA files.
#[must_use]
pub fn left_out(game: &Annotated, format: Format) -> Option<TextError> {
    match format {
        Format::Kif | Format::Ki2 => None,
        Format::Csa => {
            let turns = game.tree.len() - 1 - game.tree.main_line().len();
            (turns > 0).then(|| TextError::NoVariations { format: "CSA".to_owned(), turns })
        }
    }
}

/// Whether games with this definition can be kept in such files.
#[must_use]
pub fn suits(definition: &Definition) -> bool {
    usi::suits(definition)
}

/// A game as a file: in KIF and KI2 with comments and variations, in CSA with the comments of its main line. Its turns must be in Variorum's own move text.
/// `name` is what KIF files call the game from its usual start; without a name the start is written as a diagram.
///
/// # Errors
/// If the game does not follow shogi's tradition, its start position is invalid, or a turn is illegal.
pub fn write(game: &Annotated, rules: &Arc<Rules>, format: Format, name: Option<&str>) -> Result<String, TextError> {
    match format {
        Format::Kif => kif::write::write(game, rules, kif::write::Moves::Numbered, name),
        Format::Ki2 => kif::write::write(game, rules, kif::write::Moves::Marked, name),
        Format::Csa => csa::write::write(game, rules, name),
    }
}
