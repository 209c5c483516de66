//! The texts and examples of a game, the examples played.

use std::collections::BTreeMap;
use std::sync::Arc;

use variorum_gamedef::definition::{Definition, Example, ExampleStep, Ruling};
use variorum_messages::Language;
use variorum_rules::diagram::Reachable;
use variorum_rules::diagram::reachable;
use variorum_rules::{Cell, Outcome, Position, Rules};

use crate::examples::ExampleError;
use crate::examples::{self, Made, Scene};
use crate::explain::Explainer;
use crate::{FileErrors, LibraryError, localised};

/// What a learner reads of a game, in one language as far as there are texts.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What the game is, in a sentence or two.
    pub summary: String,
    /// How it came about.
    pub story: String,
    /// The rules for players; made from the definition where the texts have none.
    pub rules: String,
    /// Choices made where the inventor is silent.
    pub rulings: Vec<Ruling>,
    /// Names of pieces by their tokens, where they differ from the English ones.
    pub names: BTreeMap<String, String>,
    /// Rules shown on the board.
    pub examples: Vec<LessonExample>,
}

/// A rule shown on the board.
#[derive(Clone, Debug)]
pub struct LessonExample {
    /// Its heading.
    pub title: String,
    /// Said before the first step.
    pub text: String,
    /// Rules of the rule book.
    pub rules: Vec<String>,
    /// The position before the first step.
    pub start: Position,
    /// Its steps.
    pub steps: Vec<LessonStep>,
}

/// A step of an example: what people read, and the position that it leads to.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// What people read.
    pub text: String,
    /// The step's turn as text, and what it did; `None` for a step without one.
    pub turn: Option<(String, Made)>,
    /// The position after it.
    pub position: Position,
    /// The piece whose reach is shown.
    pub show: Option<Shown>,
    /// Turns that are legal now, among others.
    pub legal: Vec<String>,
    /// Turns that are not.
    pub illegal: Vec<String>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// A piece and where it can go.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    /// Where it stands.
    pub cell: Cell,
    /// Where it can go.
    pub prospect: Reachable,
}

/// The lesson of a game in a language.
///
/// # Errors
/// If the file of texts does not fit the game, or an example cannot be played.
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
        names,
        examples: examples.map_err(faulty)?,
    })
}

/// Names that differ from the game's own, by tokens.
fn names(own: &Definition, told: &Definition) -> BTreeMap<String, String> {
    let pieces = own.pieces.iter().zip(&told.pieces).map(|(own, told)| (&own.name, &told.name, told.token.clone()));
    let neutrals =
        own.neutrals.iter().zip(&told.neutrals).map(|(own, told)| (&own.name, &told.name, told.token.to_string()));
    pieces.chain(neutrals).filter(|(own, told, _)| own != told).map(|(_, told, token)| (token, told.clone())).collect()
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
        show: show.map(|cell| Shown { cell, prospect: reachable(&position, cell) }),
        legal: step.legal.clone(),
        illegal: step.illegal.clone(),
        outcome: position.outcome(),
        position,
    }
}
