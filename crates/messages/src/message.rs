//! Messages, which are independent of languages.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::Serialize;

/// A message: its id in the Fluent files, and its arguments.
///
/// ```
/// use variorum_messages::{Arg, Message};
///
/// let message = Message::new("game-won").with("winner", "white").with("turns", 40_u32);
/// assert_eq!(serde_json::to_string(&message).unwrap(), r#"{"id":"game-won","args":{"turns":40,"winner":"white"}}"#);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message {
    /// The id: lower-case words joined by hyphens.
    pub id: Cow<'static, str>,
    /// The arguments by the names that the files use.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

impl Message {
    /// A message without arguments.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self { id: id.into(), args: BTreeMap::new() }
    }

    /// Adds an argument, or replaces the one with this name.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Arg>) -> Self {
        self.args.insert(name.into(), value.into());
        self
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A text that is the same in every language, such as a turn or a person's name, or a keyword for selectors, such as `white`.
    Text(Cow<'static, str>),
    /// A whole number.
    Whole(i64),
    /// A decimal number.
    Decimal(f64),
    /// A piece, whose name is translated.
    Piece {
        /// The id in the game's file.
        piece: String,
        /// The English name in the game's file.
        name: String,
    },
    /// A zone of a board, whose name is translated.
    Zone {
        /// The id in the game's file, which is the English name with hyphens.
        zone: String,
    },
    /// A cell, rank or file of the board, whose name may depend on the reader's board.
    Place {
        /// The name in texts of turns: `e4`, `4`, `e`.
        place: String,
    },
    /// A message within the message.
    Message(Message),
    /// A list, joined by “and” or as the message specifies.
    List(Vec<Arg>),
}

impl Arg {
    /// A piece, by its id and its English name.
    #[must_use]
    pub fn piece(id: impl Into<String>, name: impl Into<String>) -> Self {
        Self::Piece { piece: id.into(), name: name.into() }
    }

    /// A zone, by its id.
    #[must_use]
    pub fn zone(id: impl Into<String>) -> Self {
        Self::Zone { zone: id.into() }
    }

    /// A cell, rank or file, by its name in texts of turns.
    #[must_use]
    pub fn place(own: impl Into<String>) -> Self {
        Self::Place { place: own.into() }
    }

    /// A list of arguments.
    pub fn list<T: Into<Self>>(items: impl IntoIterator<Item = T>) -> Self {
        Self::List(items.into_iter().map(Into::into).collect())
    }
}

impl From<&'static str> for Arg {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<bool> for Arg {
    /// The keyword `true` or `false`, for selectors.
    fn from(value: bool) -> Self {
        Self::Text(if value { "true" } else { "false" }.into())
    }
}

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Self::Whole(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg {
    fn from(value: u64) -> Self {
        Self::Whole(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

macro_rules! whole {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Arg {
            fn from(value: $kind) -> Self {
                Self::Whole(value.into())
            }
        })*
    };
}

whole!(u8, u16, u32, i8, i16, i32, i64);

impl From<f64> for Arg {
    fn from(value: f64) -> Self {
        Self::Decimal(value)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl<T: Into<Self>> From<Vec<T>> for Arg {
    fn from(items: Vec<T>) -> Self {
        Self::list(items)
    }
}
