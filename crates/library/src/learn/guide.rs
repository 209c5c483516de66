//! The guided first game of a game, in a language.

use std::sync::Arc;

use variorum_messages::Language;
use variorum_rules::diagram::reachable;
use variorum_rules::{Cell, Position, Rules};

use super::Shown;
use crate::explain::Explainer;
use crate::guide::{self, PlayedStep, maker};
use crate::{FileErrors, LibraryError, localised};

/// A guided first game. Missing texts are in English.
#[derive(Clone, Debug)]
pub struct GuidedGame {
    /// Whether the steps were made, since the game has none of its own.
    pub made: bool,
    /// The steps.
    pub steps: Vec<GuidedStep>,
}

/// A step with its words and its board.
#[derive(Clone, Debug)]
pub struct GuidedStep {
    /// The title.
    pub title: String,
    /// What it teaches.
    pub text: String,
    /// The number of a heading in the rules for players, from 0.
    pub rule: Option<usize>,
    /// The piece whose reach is shown.
    pub show: Option<Shown>,
    /// The task in words, and what players read after a wrong turn (may be empty).
    pub task: Option<(String, String)>,
    /// The board and the solution.
    pub played: PlayedStep,
}

/// The guided first game of a game in a language: its own, or one that is made. Making one takes up to a second.
///
/// # Errors
/// If the file of texts has errors, or a step of the game's own guide does not hold.
///
/// ```
/// use variorum_library::{Language, learn};
///
/// let guide = learn::guide(&variorum_library::rules("chess")?, Language::ENGLISH)?;
/// assert!(guide.made && guide.steps.len() >= 5);
/// # Ok::<(), variorum_library::LibraryError>(())
/// ```
pub fn guide(rules: &Arc<Rules>, language: Language) -> Result<GuidedGame, LibraryError> {
    let own = rules.definition();
    let made = own.guide.is_empty();
    let steps = if made {
        let explainer = Explainer::new(own, language.tag());
        maker::in_words(&maker::make(rules), &explainer, own, rules)
    } else {
        localised(own, language.tag())?.guide
    };
    let faulty = |error| LibraryError::Faulty { id: own.id.clone(), cause: FileErrors::Guide(Box::new(error)) };
    let played = guide::play(rules, &steps).map_err(faulty)?;
    let steps = steps.into_iter().zip(played).map(|(step, played)| GuidedStep {
        title: step.title,
        text: step.text,
        rule: step.rule,
        show: step.show.and_then(|cell| rules.cell(usize::from(cell))).map(|cell| shown(&played.position, cell)),
        task: step.task.map(|task| (task.text, task.wrong)),
        played,
    });
    Ok(GuidedGame { made, steps: steps.collect() })
}

fn shown(position: &Position, cell: Cell) -> Shown {
    Shown { cell, reachable: reachable(position, cell) }
}
