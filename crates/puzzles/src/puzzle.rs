//! A puzzle, checked.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use variorum_rules::{Position, Rules, Turn, mix};

use crate::aim::{Aim, MOST_TURNS};
use crate::fault::{PuzzleFault, PuzzleFaults};
use crate::source::Source;
use crate::theme::Theme;

/// The lowest rating.
pub const LOWEST_RATING: u16 = 400;
/// The highest rating.
pub const TOP_RATING: u16 = 3000;

/// A line of a file, before it is checked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    id: String,
    position: String,
    stipulation: String,
    solution: Vec<String>,
    themes: Vec<String>,
    rating: u32,
    source: Source,
}

/// What a puzzle is made of.
#[derive(Clone, Debug)]
pub struct Parts {
    /// The position; the solver is to move.
    pub position: Position,
    /// What the solver must achieve.
    pub aim: Aim,
    /// The main line: the solver's turns with the opponent's replies between them.
    pub solution: Vec<Turn>,
    /// What it is about.
    pub themes: BTreeSet<Theme>,
    /// How hard it is: an initial rating, on the scale of Glicko and Elo.
    pub rating: u16,
    /// Where it comes from.
    pub source: Source,
}

/// A puzzle whose line is legal and ends as its aim says. That the solution is the only one is proved when the puzzle is made, and not looked into again
/// when it is read.
///
/// ```
/// use variorum_puzzles::{Aim, Puzzle, Theme};
///
/// let rules = variorum_library::rules("chess")?;
/// let line = r#"{"id":"chess-0f3d16320b2e","position":"6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1","stipulation":"win 1",
///     "solution":["b1b8"],"themes":["check"],"rating":600,"source":"an example"}"#;
/// let puzzle = Puzzle::read(&rules, line)?;
/// assert_eq!((puzzle.aim(), puzzle.solution_texts()), (Aim::Win(1), vec!["b1b8".to_owned()]));
/// assert!(puzzle.themes().contains(&Theme::Check));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    id: String,
    parts: Parts,
}

impl Puzzle {
    /// Checks the parts of a puzzle.
    ///
    /// # Errors
    /// All faults.
    pub fn new(parts: Parts) -> Result<Self, PuzzleFaults> {
        let texts = texts_of(&parts.position, &parts.solution);
        let id = Self::id_of(&parts.position, parts.aim);
        let mut faults = Vec::new();
        follow(&parts.position, parts.aim, &texts, &mut faults);
        rating(u32::from(parts.rating), &mut faults);
        if faults.is_empty() { Ok(Self { id, parts }) } else { Err(PuzzleFaults(faults)) }
    }

    /// Reads a line of a file.
    ///
    /// # Errors
    /// All faults of the line.
    pub fn read(rules: &Arc<Rules>, line: &str) -> Result<Self, PuzzleFaults> {
        let written: Written = serde_json::from_str(line)
            .map_err(|error| PuzzleFaults::from(PuzzleFault::NoPuzzle { detail: error.to_string() }))?;
        let mut faults = Vec::new();
        let position = Position::parse(rules, &written.position)
            .map_err(|position| faults.push(PuzzleFault::Position { position }))
            .ok();
        let aim = Aim::read(&written.stipulation, rules);
        if aim.is_none() {
            let stipulation = written.stipulation.clone();
            faults.push(PuzzleFault::Stipulation { stipulation, most: MOST_TURNS });
        }
        let mut themes = BTreeSet::new();
        for theme in written.themes {
            match theme.parse() {
                Ok(known) => {
                    themes.insert(known);
                }
                Err(_) => faults.push(PuzzleFault::Theme { theme }),
            }
        }
        let rating = rating(written.rating, &mut faults);
        let Some((position, aim)) = position.zip(aim) else { return Err(PuzzleFaults(faults)) };
        let solution = follow(&position, aim, &written.solution, &mut faults);
        let expected = Self::id_of(&position, aim);
        if written.id != expected {
            faults.push(PuzzleFault::Id { id: written.id, expected });
        }
        match rating {
            Some(rating) if faults.is_empty() => {
                let id = Self::id_of(&position, aim);
                Ok(Self { id, parts: Parts { position, aim, solution, themes, rating, source: written.source } })
            }
            _ => Err(PuzzleFaults(faults)),
        }
    }

    /// The id of the puzzle with this position and aim: the game's id, and a digest that never changes.
    #[must_use]
    pub fn id_of(position: &Position, aim: Aim) -> String {
        let text = format!("{} {aim}", position.text());
        let digest = text.bytes().fold(mix(text.len() as u64), |digest, byte| mix(digest ^ u64::from(byte)));
        format!("{}-{:012x}", position.rules().definition().id, digest >> 16)
    }

    /// The id.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The position; the solver is to move.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.parts.position
    }

    /// What the solver must achieve.
    #[must_use]
    pub fn aim(&self) -> Aim {
        self.parts.aim
    }

    /// The main line; the solver's turns are at even places. At each of them but the last of a win, no other turn reaches the aim in time.
    #[must_use]
    pub fn solution(&self) -> &[Turn] {
        &self.parts.solution
    }

    /// The main line as texts of turns.
    #[must_use]
    pub fn solution_texts(&self) -> Vec<String> {
        texts_of(&self.parts.position, &self.parts.solution)
    }

    /// What the puzzle is about.
    #[must_use]
    pub fn themes(&self) -> &BTreeSet<Theme> {
        &self.parts.themes
    }

    /// How hard it is, from [`LOWEST_RATING`] to [`TOP_RATING`].
    #[must_use]
    pub fn rating(&self) -> u16 {
        self.parts.rating
    }

    /// Where it comes from.
    #[must_use]
    pub fn source(&self) -> &Source {
        &self.parts.source
    }

    /// The line of a file, without its end.
    #[must_use]
    pub fn line(&self) -> String {
        let written = Written {
            id: self.id.clone(),
            position: self.parts.position.text(),
            stipulation: self.parts.aim.to_string(),
            solution: self.solution_texts(),
            themes: self.parts.themes.iter().map(|theme| theme.id().to_owned()).collect(),
            rating: u32::from(self.parts.rating),
            source: self.parts.source.clone(),
        };
        serde_json::to_string(&written).unwrap_or_default()
    }
}

/// The texts of successive turns; it ends at the first turn that is not legal.
fn texts_of(position: &Position, turns: &[Turn]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for &turn in turns {
        if !position.is_legal(turn) {
            break;
        }
        texts.push(position.turn_text(turn));
        position.play_unchecked(turn);
    }
    texts
}

/// Plays a line and adds what is wrong with it.
fn follow(position: &Position, aim: Aim, texts: &[String], faults: &mut Vec<PuzzleFault>) -> Vec<Turn> {
    let solver = position.side();
    let mut position = position.clone();
    if position.outcome().is_some() {
        faults.push(PuzzleFault::Over);
        return Vec::new();
    }
    let expected = match aim {
        Aim::Win(turns) => 2 * turns as usize - 1,
        Aim::Save(_) => 1,
    };
    let mut turns = Vec::new();
    for (number, text) in (1..).zip(texts.iter().take(expected)) {
        if position.outcome().is_some() {
            faults.push(PuzzleFault::EndsEarly { number });
            return turns;
        }
        match position.parse_turn(text) {
            Ok(turn) => {
                turns.push(turn);
                position.play_unchecked(turn);
            }
            Err(turn) => {
                faults.push(PuzzleFault::Turn { number, turn });
                return turns;
            }
        }
    }
    let winner = position.outcome().and_then(|outcome| outcome.winner);
    // The opponent's last reply may lose by itself.
    let by_reply = matches!(aim, Aim::Win(2..)) && texts.len() + 1 == expected && winner == Some(solver);
    if texts.len() != expected && !by_reply {
        faults.push(PuzzleFault::Length { found: texts.len(), expected });
        return turns;
    }
    match aim {
        Aim::Win(_) if winner != Some(solver) => faults.push(PuzzleFault::NotWon),
        Aim::Save(_) if winner == Some(solver.other()) => faults.push(PuzzleFault::Lost),
        Aim::Win(_) | Aim::Save(_) => {}
    }
    turns
}

fn rating(rating: u32, faults: &mut Vec<PuzzleFault>) -> Option<u16> {
    let known = u16::try_from(rating).ok().filter(|rating| (LOWEST_RATING..=TOP_RATING).contains(rating));
    if known.is_none() {
        let (least, most) = (u32::from(LOWEST_RATING), u32::from(TOP_RATING));
        faults.push(PuzzleFault::Rating { rating, least, most });
    }
    known
}
