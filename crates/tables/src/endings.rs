//! Which pieces win alone: what the tables of a game's endings say, as data.

use serde::{Deserialize, Serialize};
use variorum_gamedef::RulesDigest;
use variorum_rules::Position;

use crate::statistics::SideStatistics;
use crate::tables::Tables;

/// What is known of the endings of a game, as `games/ID.endings.json` has it.
///
/// ```
/// use variorum_tables::EndingList;
/// let list = EndingList::default();
/// let text = list.to_json();
/// assert_eq!(EndingList::parse(&text), Some(list));
/// assert_eq!(EndingList::parse("[]"), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndingList {
    /// The number of the rules of the game ([`variorum_gamedef::definition::Definition::rules_digest`]), in hexadecimal digits.
    pub rules: String,
    /// The endings, in the order of the game's pieces.
    pub endings: Vec<EndingRecord>,
}

/// An ending of a few pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EndingRecord {
    /// The pieces, as [`Material::parse`](crate::Material::parse) reads them.
    pub pieces: String,
    /// The positions with White and with Black to move. Those that are symmetric to each other are counted each.
    pub positions: [u64; 2],
    /// Of these, those that White wins.
    pub wins: [u64; 2],
    /// The longest win with White to move, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest: Option<LongestWin>,
    /// The longest win of Black with Black to move, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest_of_black: Option<LongestWin>,
    /// Of the positions that White wins with Black to move, those in which the game has ended: mates, for the most part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mates: Option<u64>,
}

/// A win that takes as long as any of its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LongestWin {
    /// The number of turns of both sides.
    pub turns: u16,
    /// A position, as text.
    pub position: String,
    /// The turns from there in which both sides play best, as text.
    pub line: Vec<String>,
}

impl EndingList {
    /// An empty list for a game with these rules.
    #[must_use]
    pub fn of(rules: RulesDigest) -> Self {
        Self { rules: rules.to_string(), endings: Vec::new() }
    }

    /// Whether it belongs to these rules.
    #[must_use]
    pub fn is_of(&self, rules: RulesDigest) -> bool {
        self.rules == rules.to_string()
    }

    /// Reads a file; `None` if it is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The text of its file, with one ending on each line.
    #[must_use]
    pub fn to_json(&self) -> String {
        let line = |record: &EndingRecord| serde_json::to_string(record).unwrap_or_default();
        let endings: Vec<String> = self.endings.iter().map(line).collect();
        format!("{{\"rules\":\"{}\",\"endings\":[\n{}\n]}}\n", self.rules, endings.join(",\n"))
    }
}

impl EndingRecord {
    /// What solved tables say of the pieces asked for; `None` if they are not solved.
    #[must_use]
    pub fn of(tables: &Tables) -> Option<Self> {
        let [white, black] = tables.statistics(0)?.sides;
        let longest = |side: &SideStatistics| {
            let (turns, _, text) = side.longest_win.as_ref()?;
            LongestWin::from(tables, *turns, text)
        };
        Some(Self {
            pieces: tables.plan().materials()[0].text(tables.plan().rules()),
            positions: [white.all(), black.all()],
            wins: [white.wins, black.losses],
            longest: longest(&white),
            longest_of_black: longest(&black),
            mates: Some(black.mates),
        })
    }
}

impl LongestWin {
    /// The win from a position, by its text.
    fn from(tables: &Tables, turns: u16, text: &str) -> Option<Self> {
        let mut position = Position::parse(tables.plan().rules(), text).ok()?;
        let line = tables.best_line(&position, usize::from(turns)).into_iter().map(|turn| {
            let text = position.turn_text(turn);
            position.play_unchecked(turn);
            text
        });
        Some(Self { turns, line: line.collect(), position: text.to_owned() })
    }
}
