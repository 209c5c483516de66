//! Makes the steps of a guided first game for a game without a guide of its own, from its definition and from random games.
//!
//! The steps are the same on every machine: random numbers come from a fixed seed, and the work is counted, not timed.

use std::sync::Arc;

use variorum_gamedef::definition::{AnyPiece, Definition, Goal, GoalCondition, GuideStep, PieceTypeId, Task};
use variorum_messages::Message;
use variorum_rules::{ActionKind, Cell, OutOfWork, Piece, Position, Rules, Side, Turn, mix};

use super::solutions;
use crate::explain::{Explainer, name};

/// The work of making the steps of a game, as [`Position::outcome_within`] counts it: under a second.
const WORK: u64 = 200_000_000;

/// The greatest number of random games.
const GAMES: u64 = 60;

/// The greatest number of turns of a random game.
const TURNS: usize = 160;

/// The greatest number of steps about how single pieces move.
const PIECES: usize = 3;

/// The greatest number of turns that may fulfil a task for which the player must look for them.
const FEW: usize = 4;

/// What a step teaches, in the order of the steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Idea {
    /// How a piece moves.
    Moves(PieceTypeId),
    /// The second part of the turn, which is to end on this cell.
    SecondPart(Cell),
    /// A piece captures.
    Capture {
        /// The captured piece.
        victim: PieceTypeId,
        /// The capturing piece.
        by: PieceTypeId,
    },
    /// A piece is dropped.
    Drop(PieceTypeId),
    /// A piece becomes another.
    Promotion(PieceTypeId),
    /// The player castles.
    Castle,
    /// The royal piece changes places with a neighbour.
    Swap,
    /// A turn gives check.
    Check,
    /// A turn mates.
    Mate,
    /// A turn wins, in a game without mate.
    Win,
}

/// A step without words.
#[derive(Clone, Debug)]
pub(crate) struct MadeStep {
    idea: Idea,
    position: String,
    goal: Goal,
    show: Option<Cell>,
}

/// Makes the steps. Fewer than five only if random games show too little of the game.
pub(crate) fn make(rules: &Arc<Rules>) -> Vec<MadeStep> {
    let mut maker = Maker { rules, work: WORK, found: Vec::new(), wanted: wanted(rules) };
    // If the work runs out, what has been found is enough.
    let _ = maker.look();
    let mut found = maker.found;
    found.sort_by_key(|step| rank(step.idea));
    found
}

/// The place of an idea in the guide.
fn rank(idea: Idea) -> usize {
    match idea {
        Idea::Moves(_) => 0,
        Idea::SecondPart(_) => 1,
        Idea::Capture { .. } => 2,
        Idea::Drop(_) => 3,
        Idea::Promotion(_) => 4,
        Idea::Castle => 5,
        Idea::Swap => 6,
        Idea::Check => 7,
        Idea::Mate => 8,
        Idea::Win => 9,
    }
}

/// What is still to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    Moves(PieceTypeId),
    SecondPart,
    Capture,
    Drop,
    Promotion,
    Castle,
    Swap,
    Check,
    Mate,
    Win,
}

fn wanted(rules: &Arc<Rules>) -> Vec<Wanted> {
    let definition = rules.definition();
    let mut all: Vec<Wanted> = main_pieces(rules).into_iter().map(Wanted::Moves).collect();
    all.push(Wanted::Capture);
    for (there, one) in [
        (definition.second.is_some(), Wanted::SecondPart),
        (rules.has_hands(), Wanted::Drop),
        (!definition.promotions.is_empty(), Wanted::Promotion),
        (!definition.castlings.is_empty(), Wanted::Castle),
        (definition.swap.is_some(), Wanted::Swap),
        (rules.has_royal(), Wanted::Check),
        (rules.has_royal(), Wanted::Mate),
        (!rules.has_royal(), Wanted::Win),
    ] {
        if there {
            all.push(one);
        }
    }
    all
}

/// The pieces whose moves are taught: one that moves like a pawn, then those that reach the most cells.
fn main_pieces(rules: &Arc<Rules>) -> Vec<PieceTypeId> {
    let definition = rules.definition();
    let start = Position::start(rules);
    let at_start = |kind: &PieceTypeId| start.count(Side::White, *kind) > 0;
    let middle = rules.cell(rules.cells().count() / 2);
    let reach = |kind: PieceTypeId| {
        middle.map_or(0, |cell| {
            let reach = rules.reach(Side::White, kind, cell);
            reach.moves.len() + reach.captures.len()
        })
    };
    let kinds = || (0..definition.pieces.len()).filter(at_start);
    let is_royal = |kind: &PieceTypeId| definition.pieces.get(*kind).is_some_and(|piece| piece.is_royal());
    let is_pawn = |kind: &PieceTypeId| definition.pieces.get(*kind).is_some_and(|piece| piece.pawn);
    let mut strong: Vec<PieceTypeId> = kinds().filter(|kind| !is_royal(kind) && !is_pawn(kind)).collect();
    strong.sort_by_key(|&kind| std::cmp::Reverse(reach(kind)));
    kinds().find(is_pawn).into_iter().chain(strong).take(PIECES).collect()
}

struct Maker<'r> {
    rules: &'r Arc<Rules>,
    work: u64,
    found: Vec<MadeStep>,
    wanted: Vec<Wanted>,
}

impl Maker<'_> {
    /// Plays random games until everything is found.
    fn look(&mut self) -> Result<(), OutOfWork> {
        let mut seed = 0;
        for _ in 0..GAMES {
            let mut position = Position::start(self.rules);
            for _ in 0..TURNS {
                if self.wanted.is_empty() {
                    return Ok(());
                }
                let turns = position.turns_within(&mut self.work)?;
                if turns.is_empty() {
                    break;
                }
                if position.side() == Side::White {
                    self.look_at(&position, &turns)?;
                }
                seed = mix(seed);
                position.play_unchecked(chosen(&position, &turns, seed));
                self.work = self.work.checked_sub(turns.len() as u64).ok_or(OutOfWork)?;
            }
        }
        Ok(())
    }

    /// Takes from a position what is still wanted.
    fn look_at(&mut self, position: &Position, turns: &[Turn]) -> Result<(), OutOfWork> {
        let mut index = 0;
        while let Some(&one) = self.wanted.get(index) {
            match self.step(position, turns, one)? {
                Some(step) => {
                    self.found.push(step);
                    self.wanted.remove(index);
                }
                None => index += 1,
            }
        }
        Ok(())
    }

    /// A step about this, if the position is good for it.
    fn step(&mut self, position: &Position, turns: &[Turn], wanted: Wanted) -> Result<Option<MadeStep>, OutOfWork> {
        let kind_at = |cell: Cell| Some(position.at(cell)).filter(|&piece| piece != Piece::NONE).map(Piece::kind);
        let first = |kind: ActionKind| turns.iter().find(|turn| turn.first.kind() == kind).copied();
        let (idea, goal, most) = match wanted {
            Wanted::Moves(kind) => (Idea::Moves(kind), vec![GoalCondition::Move(AnyPiece::Owned(kind))], turns.len()),
            Wanted::SecondPart => {
                let second =
                    turns.iter().filter_map(|turn| turn.second).find(|second| second.kind() != ActionKind::Pass);
                let Some(second) = second else { return Ok(None) };
                let Some(cell) = index(second.to()) else { return Ok(None) };
                let goal = vec![GoalCondition::SecondPart, GoalCondition::Reach(cell)];
                (Idea::SecondPart(second.to()), goal, turns.len())
            }
            Wanted::Capture => {
                let captures = turns.iter().filter_map(|turn| {
                    let victim = kind_at(position.victim_cell(turn.first)?)?;
                    Some((victim, kind_at(turn.first.from())?))
                });
                let Some((victim, by)) = captures.max_by_key(|&(_, by)| !self.is_pawn(by)) else { return Ok(None) };
                (Idea::Capture { victim, by }, vec![GoalCondition::Capture { victim: Some(victim), by: Some(by) }], FEW)
            }
            Wanted::Drop => {
                let Some(kind) = first(ActionKind::Drop).and_then(|turn| turn.first.piece_type()) else {
                    return Ok(None);
                };
                (Idea::Drop(kind), vec![GoalCondition::Drop(Some(kind))], turns.len())
            }
            Wanted::Promotion => {
                let promoting = turns.iter().find(|turn| match turn.first.kind() {
                    ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => turn.first.piece_type().is_some(),
                    ActionKind::Castle
                    | ActionKind::Swap
                    | ActionKind::Drop
                    | ActionKind::Neutral
                    | ActionKind::NeutralSwap
                    | ActionKind::NeutralPlace
                    | ActionKind::Promote
                    | ActionKind::Pass
                    | ActionKind::Gate
                    | ActionKind::Shot => false,
                });
                let Some(into) = promoting.and_then(|turn| turn.first.piece_type()) else { return Ok(None) };
                (Idea::Promotion(into), vec![GoalCondition::Promote(Some(into))], turns.len())
            }
            Wanted::Castle if first(ActionKind::Castle).is_some() => (Idea::Castle, vec![GoalCondition::Castle], FEW),
            Wanted::Swap if first(ActionKind::Swap).is_some() => (Idea::Swap, vec![GoalCondition::Swap], FEW),
            Wanted::Castle | Wanted::Swap => return Ok(None),
            Wanted::Check => (Idea::Check, vec![GoalCondition::Check], FEW),
            Wanted::Mate => (Idea::Mate, vec![GoalCondition::Mate], FEW),
            Wanted::Win => (Idea::Win, vec![GoalCondition::Win], FEW),
        };
        let solved = solutions(position, turns, &goal, &mut self.work)?;
        // In games with two parts the same idea counts once for each second part.
        let most = if self.rules.has_second_part() { most.saturating_mul(turns.len()) } else { most };
        let fits = solved.count > 0 && solved.count < turns.len() && solved.count <= most;
        let show = solved.shortest.map(|turn| turn.first).filter(|first| first.kind() != ActionKind::Drop);
        let show = if matches!(wanted, Wanted::Moves(_)) { show.map(|first| first.from()) } else { None };
        // The check of a mate would be the same lesson twice.
        let again = wanted == Wanted::Check && self.found.iter().any(|step| step.position == position.text());
        Ok((fits && !again).then(|| MadeStep { idea, position: position.text(), goal, show }))
    }

    fn is_pawn(&self, kind: PieceTypeId) -> bool {
        self.rules.definition().pieces.get(kind).is_some_and(|piece| piece.pawn)
    }
}

fn index(cell: Cell) -> Option<variorum_gamedef::board::CellIndex> {
    cell.index().try_into().ok()
}

/// A turn at random, every second time a capture if there is one, so that the board empties and kings are met.
pub(crate) fn chosen(position: &Position, turns: &[Turn], seed: u64) -> Turn {
    let captures: Vec<Turn> = turns.iter().copied().filter(|turn| position.victim_cell(turn.first).is_some()).collect();
    let from = if captures.is_empty() || seed >> 63 == 0 { turns } else { captures.as_slice() };
    let number = (seed % from.len().max(1) as u64) as usize;
    from.get(number).or(turns.first()).copied().unwrap_or(Turn { first: variorum_rules::Action::PASS, second: None })
}

/// The steps in the language of the explainer.
pub(crate) fn in_words(
    steps: &[MadeStep],
    explainer: &Explainer<'_>,
    own: &Definition,
    rules: &Rules,
) -> Vec<GuideStep> {
    let piece = |kind: PieceTypeId| name(own, kind);
    let worded = |step: &MadeStep| {
        let named = |name: &str| match step.idea {
            Idea::Moves(kind) => Message::new(format!("made-moves-{name}")).with("piece", piece(kind)),
            Idea::SecondPart(cell) => Message::new(format!("made-second-{name}")).with("cell", rules.cell_name(cell)),
            Idea::Capture { victim, by } => {
                Message::new(format!("made-capture-{name}")).with("victim", piece(victim)).with("piece", piece(by))
            }
            Idea::Drop(kind) => Message::new(format!("made-drop-{name}")).with("piece", piece(kind)),
            Idea::Promotion(into) => Message::new(format!("made-promotion-{name}")).with("piece", piece(into)),
            Idea::Castle => Message::new(format!("made-castle-{name}")),
            Idea::Swap => Message::new(format!("made-swap-{name}")),
            Idea::Check => Message::new(format!("made-check-{name}")),
            Idea::Mate => Message::new(format!("made-mate-{name}")),
            Idea::Win => Message::new(format!("made-win-{name}")),
        };
        let text = match step.idea {
            Idea::Moves(kind) => explainer.moves(kind).join(" "),
            Idea::SecondPart(_)
            | Idea::Capture { .. }
            | Idea::Drop(_)
            | Idea::Promotion(_)
            | Idea::Castle
            | Idea::Swap
            | Idea::Check
            | Idea::Mate
            | Idea::Win => explainer.text(&named("text")),
        };
        let task = Task {
            text: explainer.text(&named("task")),
            goal: step.goal.clone(),
            reply: None,
            hint: None,
            wrong: String::new(),
        };
        GuideStep {
            title: explainer.text(&named("title")),
            text,
            rule: None,
            position: Some(step.position.clone()),
            turn: None,
            show: step.show.and_then(index),
            task: Some(task),
        }
    };
    steps.iter().map(worded).collect()
}
