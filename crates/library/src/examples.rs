//! Examples of a game, played: the positions that their steps lead to, and whether what they claim holds.
//!
//! What is legal and how games end is asked of `rules`; the words are the game file's.

use std::sync::Arc;

use gamedef::definition::{Example, ExampleEnd, ExampleStep};
use rules::{ActionKind, Cell, Piece, Position, Reason, Route, Rules, Side, Turn};

/// The board after a step of an example.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The position.
    pub position: Position,
    /// The step's turn, if it has one.
    pub made: Option<Made>,
}

/// The turn of a step.
#[derive(Clone, Debug)]
pub struct Made {
    /// Who made it.
    pub side: Side,
    /// The cells that it touched: where its parts began and ended, then others that changed.
    pub cells: Vec<Cell>,
    /// The ways of the men that it moved.
    pub routes: Vec<Route>,
}

/// The position that an example begins with.
///
/// # Errors
/// What is wrong with its text, for the person who wrote it.
pub fn start(rules: &Arc<Rules>, example: &Example) -> Result<Position, String> {
    match &example.position {
        None => Ok(Position::start(rules)),
        Some(text) => Position::parse(rules, text).map_err(|faults| format!("its position cannot be: {faults}")),
    }
}

/// An example played to its end, a scene for each step.
///
/// # Errors
/// The first position or turn that cannot be.
pub fn scenes(rules: &Arc<Rules>, example: &Example) -> Result<Vec<Scene>, String> {
    let mut position = start(rules, example)?;
    let mut scenes = Vec::with_capacity(example.steps.len());
    for (number, step) in (1..).zip(&example.steps) {
        let mut made = None;
        if let Some(text) = &step.turn {
            let turn = position.parse_turn(text).map_err(|fault| format!("step {number}: {fault}"))?;
            made = Some(make(&mut position, turn));
        }
        scenes.push(Scene { position: position.clone(), made });
    }
    Ok(scenes)
}

fn make(position: &mut Position, turn: Turn) -> Made {
    let rules = Arc::clone(position.rules());
    let before: Vec<Piece> = rules.cells().map(|cell| position.at(cell)).collect();
    let side = position.side();
    let (mut cells, mut routes): (Vec<Cell>, Vec<Route>) = (Vec::new(), Vec::new());
    for part in std::iter::once(turn.first).chain(turn.second) {
        routes.extend(position.routes(part));
        position.make(part);
        if part.kind() != ActionKind::Pass {
            cells.extend([part.from(), part.to()]);
        }
    }
    cells.extend(rules.cells().filter(|cell| before.get(cell.index()) != Some(&position.at(*cell))));
    let mut touched: Vec<Cell> = Vec::new();
    for cell in cells.into_iter().filter(|cell| cell.index() < before.len()) {
        if !touched.contains(&cell) {
            touched.push(cell);
        }
    }
    Made { side, cells: touched, routes }
}

/// Everything that does not hold in the examples of a game; empty when they are sound.
#[must_use]
pub fn faults(rules: &Arc<Rules>) -> Vec<String> {
    let mut found = Vec::new();
    for example in &rules.definition().examples {
        let mut fault = |text: String| found.push(format!("example “{}”: {text}", example.title));
        match scenes(rules, example) {
            Err(text) => fault(text),
            Ok(scenes) => {
                for (number, (step, scene)) in (1..).zip(example.steps.iter().zip(scenes)) {
                    for text in claims(rules, step, scene.position) {
                        fault(format!("step {number}: {text}"));
                    }
                }
            }
        }
    }
    found
}

/// Claims of a step that do not hold.
fn claims(rules: &Rules, step: &ExampleStep, mut position: Position) -> Vec<String> {
    let mut wrong = Vec::new();
    let ended = position.outcome().map(|outcome| outcome.reason);
    if ended != step.ends.map(reason) {
        let said =
            |reason: Option<Reason>| reason.map_or("goes on".to_owned(), |reason| format!("ends by {}", reason.text()));
        wrong.push(format!("it says that the game {}, but it {}", said(step.ends.map(reason)), said(ended)));
    }
    for text in &step.legal {
        if let Err(fault) = position.parse_turn(text) {
            wrong.push(format!("it says that “{text}” is legal, but {fault}"));
        }
    }
    for text in &step.illegal {
        if position.parse_turn(text).is_ok() {
            wrong.push(format!("it says that “{text}” is not legal, but it is"));
        } else if !means_something(rules, &position, text) {
            wrong.push(format!("“{text}” names no man that could try it"));
        }
    }
    if let Some(cell) = step.show.and_then(|cell| Cell::new(usize::from(cell)))
        && position.at(cell).is_none()
    {
        wrong.push(format!("nobody stands on {} to be shown", rules.cell_name(cell)));
    }
    wrong
}

/// Is this a turn that somebody could try: of a man of the player's or of neither side, to a cell of the board? A slip of the pen is
/// no proof that a turn is illegal.
fn means_something(rules: &Rules, position: &Position, text: &str) -> bool {
    let board = &rules.definition().board;
    text.split(',').all(|part| {
        if let Some((_, goal)) = part.split_once('@') {
            return board.parse_cell(goal).is_some();
        }
        let Some((from, rest)) = board.read_cell(part) else { return false };
        let Some(cell) = Cell::new(usize::from(from)) else { return false };
        let piece = position.at(cell);
        let mine = piece.is_man_of(position.side()) || piece.is_neutral();
        mine && (board.read_cell(rest).is_some() || rest.starts_with(['=', '+']))
    })
}

fn reason(end: ExampleEnd) -> Reason {
    match end {
        ExampleEnd::Checkmate => Reason::Checkmate,
        ExampleEnd::Stalemate => Reason::Stalemate,
        ExampleEnd::NotHome => Reason::NotHome,
        ExampleEnd::Marriage => Reason::Marriage,
        ExampleEnd::Extinction => Reason::Extinction,
        ExampleEnd::Bare => Reason::Bare,
    }
}
