//! Judges whether a turn meets the goal of a task.

use variorum_gamedef::definition::{AnyPiece, GoalCondition};
use variorum_rules::diagram::routes;
use variorum_rules::{Action, ActionKind, Cell, OutOfWork, Phase, Piece, Position, Reason, Side, Turn};

/// Does this turn meet the goal? The turn must be legal in the position, which is restored. The work is counted as in
/// [`Position::outcome_within`].
///
/// # Errors
/// If there is too little work left to tell.
pub(super) fn meets(
    position: &mut Position,
    turn: Turn,
    goal: &[GoalCondition],
    work: &mut u64,
) -> Result<bool, OutOfWork> {
    let was_check = position.is_check();
    let (first, after_first): (Vec<_>, Vec<_>) = goal.iter().partition(|condition| in_parts(condition));
    let deeds = Deeds::of(position, turn);
    if !first.into_iter().all(|condition| deeds.meet(position, turn, condition, was_check)) {
        return Ok(false);
    }
    if after_first.is_empty() {
        return Ok(true);
    }
    let mover = position.side();
    position.play_unchecked(turn);
    let met =
        after_first.into_iter().try_fold(true, |met, condition| Ok(met && shows(position, mover, condition, work)?));
    position.undo_turn();
    met
}

/// Do the parts of the turn decide this condition, rather than the position after it?
fn in_parts(condition: &GoalCondition) -> bool {
    match condition {
        GoalCondition::Mate | GoalCondition::Check | GoalCondition::End(_) | GoalCondition::Win => false,
        GoalCondition::OneOf(_)
        | GoalCondition::Capture { .. }
        | GoalCondition::Move(_)
        | GoalCondition::Reach(_)
        | GoalCondition::Through(_)
        | GoalCondition::SecondPart
        | GoalCondition::Pass
        | GoalCondition::Promote(_)
        | GoalCondition::Drop(_)
        | GoalCondition::Castle
        | GoalCondition::Swap
        | GoalCondition::AnswerCheck => true,
    }
}

/// Does the position after the turn show that the condition holds? For conditions that the parts decide, they have been asked.
fn shows(position: &Position, mover: Side, condition: &GoalCondition, work: &mut u64) -> Result<bool, OutOfWork> {
    let mut outcome = || position.outcome_within(work);
    Ok(match condition {
        GoalCondition::Check => position.is_check(),
        GoalCondition::Mate => {
            position.is_check() && outcome()?.is_some_and(|outcome| outcome.reason == Reason::Checkmate)
        }
        GoalCondition::Win => outcome()?.is_some_and(|outcome| outcome.winner == Some(mover)),
        GoalCondition::End(None) => outcome()?.is_some(),
        GoalCondition::End(Some(reason)) => outcome()?.is_some_and(|outcome| outcome.reason == *reason),
        GoalCondition::OneOf(_)
        | GoalCondition::Capture { .. }
        | GoalCondition::Move(_)
        | GoalCondition::Reach(_)
        | GoalCondition::Through(_)
        | GoalCondition::SecondPart
        | GoalCondition::Pass
        | GoalCondition::Promote(_)
        | GoalCondition::Drop(_)
        | GoalCondition::Castle
        | GoalCondition::Swap
        | GoalCondition::AnswerCheck => true,
    })
}

/// What the parts of a turn do.
struct Deeds {
    /// The captures: victim and captor.
    captures: Vec<(Piece, Piece)>,
    /// The pieces that move.
    moved: Vec<Piece>,
    /// The cells on which pieces arrive, or are put or changed.
    ends: Vec<Cell>,
}

impl Deeds {
    fn of(position: &mut Position, turn: Turn) -> Self {
        let victims = position.victim_cells(turn.first);
        let captor = position.at(turn.first.from());
        let captures = victims.iter().map(|cell| (position.at(cell), captor)).collect();
        let mut deeds = Self { captures, moved: Vec::new(), ends: Vec::new() };
        deeds.take_part(position, turn.first);
        if let Some(second) = turn.second.filter(|&second| second != Action::PASS) {
            position.make_unchecked(turn.first);
            deeds.take_part(position, second);
            position.unmake();
        }
        deeds
    }

    fn take_part(&mut self, position: &Position, part: Action) {
        let (from, to) = (part.from(), part.to());
        match part.kind() {
            ActionKind::Move | ActionKind::Double | ActionKind::EnPassant | ActionKind::Neutral => {
                self.moved.push(position.at(from));
                self.ends.push(to);
            }
            ActionKind::Castle => {
                self.moved.extend([position.at(from), position.at(to)]);
                self.ends.extend([part.via(), part.aux()]);
            }
            ActionKind::Swap | ActionKind::NeutralSwap => {
                self.moved.extend([position.at(from), position.at(to)]);
                self.ends.extend([from, to]);
            }
            ActionKind::Drop | ActionKind::Gate | ActionKind::NeutralPlace | ActionKind::Promote => self.ends.push(to),
            ActionKind::Pass => {}
            ActionKind::Shot => self.moved.push(position.at(from)),
        }
    }

    /// Do the parts meet this condition? One about the position afterwards counts as met.
    fn meet(&self, position: &mut Position, turn: Turn, condition: &GoalCondition, was_check: bool) -> bool {
        let rules = position.rules();
        let (first, second) = (turn.first, turn.second);
        match condition {
            GoalCondition::OneOf(texts) => {
                let text = position.turn_text(turn);
                texts.contains(&text)
            }
            GoalCondition::Capture { victim, by } => self.captures.iter().any(|&(taken, captor)| {
                let is = |piece: Piece, wanted: &Option<usize>| wanted.is_none_or(|kind| piece.kind() == kind);
                is(taken, victim) && is(captor, by)
            }),
            GoalCondition::Move(wanted) => self.moved.iter().any(|piece| match *wanted {
                AnyPiece::Owned(kind) => !piece.is_neutral() && piece.kind() == kind,
                AnyPiece::Neutral(kind) => piece.is_neutral() && piece.kind() == kind,
            }),
            GoalCondition::Reach(cell) => rules.cell(usize::from(*cell)).is_some_and(|cell| self.ends.contains(&cell)),
            GoalCondition::Through(cell) => {
                rules.cell(usize::from(*cell)).is_some_and(|cell| passes(position, turn, cell))
            }
            GoalCondition::SecondPart => second.is_some_and(|second| second != Action::PASS),
            GoalCondition::Pass => second == Some(Action::PASS),
            GoalCondition::Promote(into) => [Some(first), second].into_iter().flatten().any(|part| match part.kind() {
                ActionKind::Drop | ActionKind::Gate | ActionKind::NeutralPlace => false,
                ActionKind::Move
                | ActionKind::Double
                | ActionKind::EnPassant
                | ActionKind::Castle
                | ActionKind::Swap
                | ActionKind::Neutral
                | ActionKind::NeutralSwap
                | ActionKind::Promote
                | ActionKind::Pass
                | ActionKind::Shot => part.piece_type().is_some_and(|kind| into.is_none_or(|wanted| wanted == kind)),
            }),
            GoalCondition::Drop(kind) => {
                first.kind() == ActionKind::Drop && (kind.is_none() || first.piece_type() == *kind)
            }
            GoalCondition::Castle => first.kind() == ActionKind::Castle,
            GoalCondition::Swap => first.kind() == ActionKind::Swap,
            GoalCondition::AnswerCheck => was_check,
            GoalCondition::Mate | GoalCondition::Check | GoalCondition::End(_) | GoalCondition::Win => true,
        }
    }
}

/// Does a piece pass this cell between the two ends of its way?
fn passes(position: &mut Position, turn: Turn, cell: Cell) -> bool {
    let on_the_way = |position: &Position, part: Action| {
        routes(position, part).iter().any(|route| {
            let between = route.cells.get(1..route.cells.len().saturating_sub(1)).unwrap_or_default();
            between.contains(&cell)
        })
    };
    if on_the_way(position, turn.first) {
        return true;
    }
    let Some(second) = turn.second.filter(|&second| second != Action::PASS) else { return false };
    position.make_unchecked(turn.first);
    let passes = position.phase() == Phase::Second && on_the_way(position, second);
    position.unmake();
    passes
}
