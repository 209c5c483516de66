//! Lessons: the texts of a game, with its examples played.

use std::collections::BTreeMap;
use std::sync::Arc;

use variorum_gamedef::definition::{Definition, Example, ExampleStep, Ruling, Source};
use variorum_messages::Language;
use variorum_rules::diagram::Reachable;
use variorum_rules::diagram::reachable;
use variorum_rules::{Cell, Outcome, Position, Rules};

use crate::examples::ExampleError;
use crate::examples::{self, Made, Scene};
use crate::explain::Explainer;
use crate::{FileErrors, LibraryError, localised};

/// The texts and examples that teach a game, in a language. Missing texts are in English.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// A summary in a sentence or two.
    pub summary: String,
    /// The origin and the idea of the game.
    pub story: String,
    /// The rules for players, which are generated from the definition if the texts lack them.
    pub rules: String,
    /// Rulings where the inventor's text is silent.
    pub rulings: Vec<Ruling>,
    /// Where the rules are described.
    pub sources: Vec<Source>,
    /// The names of pieces that differ from the English ones, by token.
    pub names: BTreeMap<String, String>,
    /// Examples of rules on the board.
    pub examples: Vec<LessonExample>,
}

/// An example of a rule on the board.
#[derive(Clone, Debug)]
pub struct LessonExample {
    /// The title.
    pub title: String,
    /// The text before the first step.
    pub text: String,
    /// The numbers of the rules that it shows, as in the rule book.
    pub rules: Vec<String>,
    /// The position before the first step.
    pub start: Position,
    /// The steps.
    pub steps: Vec<LessonStep>,
}

/// A step of an example: its text and the resulting position.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// The text.
    pub text: String,
    /// The step's turn, as text and as its effect; `None` for a step without a turn.
    pub turn: Option<(String, Made)>,
    /// The position after the step.
    pub position: Position,
    /// A piece whose reach is shown.
    pub show: Option<Shown>,
    /// Turns that are pointed out as legal in that position.
    pub legal: Vec<String>,
    /// Turns that are pointed out as illegal.
    pub illegal: Vec<String>,
    /// The outcome, if the game is over.
    pub outcome: Option<Outcome>,
}

/// A piece whose reach is shown.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    /// The piece's cell.
    pub cell: Cell,
    /// The cells that it reaches.
    pub reachable: Reachable,
}

/// The lesson of a game in a language.
///
/// # Errors
/// If the file of texts has errors, or an example cannot be played.
///
/// ```
/// use variorum_library::{Language, learn};
///
/// let lesson = learn::lesson(&variorum_library::rules("chess")?, Language::ENGLISH)?;
/// assert!(!lesson.summary.is_empty() && !lesson.rules.is_empty());
/// # Ok::<(), variorum_library::LibraryError>(())
/// ```
pub fn lesson(rules: &Arc<Rules>, language: Language) -> Result<Lesson, LibraryError> {
    let own = rules.definition();
    let definition = localised(own, language.tag())?;
    let faulty = |error| LibraryError::Faulty { id: own.id.clone(), cause: FileErrors::Example(Box::new(error)) };
    let examples: Result<Vec<LessonExample>, ExampleError> =
        definition.examples.iter().map(|example| played(rules, example)).collect();
    let names = names(own, &definition);
    let about = definition.about;
    Ok(Lesson {
        summary: about.summary,
        story: about.story,
        rules: if about.rules.trim().is_empty() { Explainer::new(own, language.tag()).rules() } else { about.rules },
        rulings: about.rulings,
        sources: about.sources,
        names,
        examples: examples.map_err(faulty)?,
    })
}

/// The translated names that differ from the game's own, by token.
fn names(own: &Definition, translated: &Definition) -> BTreeMap<String, String> {
    let pieces = own
        .pieces
        .iter()
        .zip(&translated.pieces)
        .map(|(own, translated)| (&own.name, &translated.name, translated.token.clone()));
    let neutrals = own
        .neutrals
        .iter()
        .zip(&translated.neutrals)
        .map(|(own, translated)| (&own.name, &translated.name, translated.token.to_string()));
    pieces
        .chain(neutrals)
        .filter(|(own, translated, _)| own != translated)
        .map(|(_, translated, token)| (token, translated.clone()))
        .collect()
}

fn played(rules: &Arc<Rules>, example: &Example) -> Result<LessonExample, ExampleError> {
    let scenes = examples::scenes(rules, example)?;
    Ok(LessonExample {
        title: example.title.clone(),
        text: example.text.clone(),
        rules: example.rules.clone(),
        start: examples::start(rules, example)?,
        steps: example.steps.iter().zip(scenes).map(|(step, scene)| step_of(rules, step, scene)).collect(),
    })
}

fn step_of(rules: &Rules, step: &ExampleStep, scene: Scene) -> LessonStep {
    let Scene { position, made } = scene;
    let show = step.show.and_then(|cell| rules.cell(usize::from(cell)));
    LessonStep {
        text: step.text.clone(),
        turn: step.turn.clone().zip(made),
        show: show.map(|cell| Shown { cell, reachable: reachable(&position, cell) }),
        legal: step.legal.clone(),
        illegal: step.illegal.clone(),
        outcome: position.outcome(),
        position,
    }
}
