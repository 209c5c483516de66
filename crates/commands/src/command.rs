//! The list of commands, and the words by which they are called.

use strum::IntoEnumIterator as _;
use variorum_messages::{Catalogue, Language, Message};

/// A question or a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::EnumIter, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Command {
    /// Where the pieces of a kind stand.
    Piece,
    /// What stands on a cell.
    Square,
    /// What stands on a rank.
    Rank,
    /// What stands on a file.
    File,
    /// What stands on a level of a board in space.
    Level,
    /// What attacks a cell, and what keeps the piece there.
    Attacks,
    /// Where a piece can go, or the legal moves.
    Reach,
    /// The last turn.
    Last,
    /// The clocks.
    Clock,
    /// What each side has captured.
    Captured,
    /// The pieces in hand, and lost ones that may return.
    Hand,
    /// How many pieces of each kind each side has.
    Material,
    /// Counts of turns.
    Count,
    /// Why a move is not legal.
    Why,
    /// Ends a turn without its second part.
    Pass,
    /// Takes back a part or a turn.
    Undo,
    /// Offers a draw, or accepts one.
    Draw,
    /// Resigns.
    Resign,
    /// The whole board, rank by rank.
    Board,
    /// The position as text.
    Position,
    /// The list of commands.
    Help,
}

impl Command {
    /// All commands, in the order in which they are explained.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::iter()
    }

    /// The word of the command in ids of messages.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The words that call it in a language, the shortest first.
    #[must_use]
    pub fn words(self, language: Language) -> Vec<String> {
        let text = Catalogue::of(language).text(&Message::new(format!("command-words-{}", self.id())), &());
        text.split_whitespace().map(str::to_owned).collect()
    }

    /// The command that a word calls: in English always, and in this language.
    fn called(word: &str, language: Language) -> Option<Self> {
        // A single letter is a command only in lower case: upper case begins a move.
        let word = if word.chars().count() > 1 { word.to_lowercase() } else { word.to_owned() };
        let in_language = |language| Self::all().find(|command| command.words(language).contains(&word));
        in_language(Language::ENGLISH).or_else(|| in_language(language))
    }
}

/// A line that calls a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    /// The command.
    pub command: Command,
    /// What follows its word, without blanks around it.
    pub argument: String,
}

impl Typed {
    /// Reads a line; `None` if it calls no command, so that it may be a move. A slash before the word is ignored.
    ///
    /// ```
    /// use variorum_commands::{Command, Typed};
    /// use variorum_library::Language;
    ///
    /// let typed = Typed::read("/attacks wd1", Language::ENGLISH).ok_or("no command")?;
    /// assert_eq!((typed.command, typed.argument.as_str()), (Command::Attacks, "wd1"));
    /// assert_eq!(Typed::read("Nf3", Language::ENGLISH), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn read(line: &str, language: Language) -> Option<Self> {
        let line = line.trim().trim_start_matches('/').trim_start();
        let (word, argument) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let command = Command::called(word, language)?;
        let argument = argument.trim().to_owned();
        // Alone, `l` asks for the last turn, as on lichess.
        let command = if command == Command::Level && argument.is_empty() { Command::Last } else { command };
        Some(Self { command, argument })
    }
}
