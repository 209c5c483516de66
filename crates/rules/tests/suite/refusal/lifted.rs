//! Lifts causes of refusals: changes positions as text, and definitions, so that a cause is gone. Shares no code with what finds causes.

use std::collections::HashMap;
use std::sync::Arc;

use variorum_gamedef::definition::{
    Continuation, CountCondition, Definition, Directions, Mode, Motion, MotionKind, NeutralActionKind, Pass, Promotion,
    PromotionChoice, PromotionDuty, PromotionForm, Spot, Step, Times, Verdict, Zone,
};
use variorum_rules::refusal::{Cause, Form, Wish};
use variorum_rules::{
    Action, ActionKind, Cell, CompileError, Occupant, Phase, Piece, Position, Rules, Setup, Side, movegen,
};

/// One change of a position or of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Edit {
    Remove(Cell),
    Put(Cell, Piece),
    Carry(Cell, Cell),
    Right(Cell),
    Passing(Cell, Cell),
    NoKo,
    InHand(usize),
    Lost(usize),
    NotDue,
    /// So many turns of the row have been made.
    Made(u16),
    Rule(Rule),
}

/// One change of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Rule {
    Anywhere(usize),
    FromAnywhere(usize),
    ToAnywhere(usize),
    NeverFrozen(usize),
    NoRefuge,
    NoFacing,
    NoPawn(usize),
    NoPromotion(usize),
    Becomes(usize, usize),
    NoConditions,
    NothingBarred,
    FreeDrops(usize),
    Steps(usize, bool),
    NoPawnZones,
    FreeSpots,
    FreePutZones,
    Optional,
    Unguarded,
    NotCompulsory,
    MayPass,
    NotFirst,
    NoBlast,
    NothingForbidden,
}

/// Changes each of which would lift the cause; `None` for causes that are facts.
pub(super) fn remedies(
    position: &Position,
    wish: &Wish,
    cause: &Cause,
    rng: &mut fastrand::Rng,
) -> Option<Vec<Vec<Edit>>> {
    let rules = position.rules();
    let side = position.side();
    let rule = |rule: Rule| Some(vec![vec![Edit::Rule(rule)]]);
    let mover = match wish {
        Wish::Go { from, .. } => position.at(*from).kind(),
        Wish::Drop { kind, .. } => *kind,
        Wish::Place { .. } | Wish::Promote { .. } | Wish::Pass => 0,
    };
    match cause {
        Cause::GameOver { .. }
        | Cause::EmptyCell { .. }
        | Cause::NotToMove { .. }
        | Cause::NeutralPiece { .. }
        | Cause::FirstPartMade { .. }
        | Cause::MovedBefore { .. }
        | Cause::FirstPartMissing
        | Cause::NoSecondPart
        | Cause::Shape { .. }
        | Cause::NeutralFixed { .. }
        | Cause::NotPlaced { .. }
        | Cause::NotElsewhere { .. }
        | Cause::NotGated { .. } => None,
        Cause::Frozen { piece, .. } => rule(Rule::NeverFrozen(*piece)),
        Cause::StartZone { .. } => rule(Rule::FromAnywhere(mover)),
        Cause::EndZone { .. } => rule(Rule::ToAnywhere(mover)),
        Cause::Confined { .. } | Cause::Barred { .. } => rule(Rule::Anywhere(mover)),
        Cause::Refuge { .. } => rule(Rule::NoRefuge),
        Cause::NullMove { .. } => rule(Rule::NoPawn(mover)),
        Cause::Blocked { by }
        | Cause::FrozenBy { by, .. }
        | Cause::MovesAsOthers { by, .. }
        | Cause::Protected { by, .. }
        | Cause::CastlingBlocked { by }
        | Cause::FileTaken { by }
        | Cause::OtherLevelTaken { by } => Some(gone(position, by, rng)),
        Cause::OwnPiece { cell } | Cause::NeutralTarget { cell } => {
            let gone = gone(position, &[*cell], rng);
            let foes = || each_kind(rules, side.other()).map(|piece| Edit::Put(*cell, piece));
            let replaced = gone.iter().flat_map(|edits| foes().map(|foe| [edits.clone(), vec![foe]].concat()));
            Some(gone.iter().cloned().chain(replaced).collect())
        }
        Cause::CannotCapture { cell } | Cause::Occupied { cell } => Some(gone(position, &[*cell], rng)),
        Cause::OnlyCaptures { cell } => {
            Some(each_kind(rules, side.other()).map(|piece| vec![Edit::Put(*cell, piece)]).collect())
        }
        Cause::PassingLapsed { cell, victim } => Some(vec![vec![Edit::Passing(*cell, *victim)]]),
        Cause::NoHurdle { way } => {
            let neutrals = rules.cells().map(|cell| position.at(cell)).filter(|piece| piece.is_neutral());
            let pieces: Vec<Piece> =
                Side::BOTH.iter().flat_map(|&side| each_kind(rules, side)).chain(neutrals.take(1)).collect();
            let mut all: Vec<Vec<Edit>> = Vec::new();
            for &cell in way {
                all.extend(pieces.iter().map(|&piece| vec![Edit::Put(cell, piece)]));
            }
            rng.shuffle(&mut all);
            Some(all)
        }
        Cause::ManyHurdles { hurdles } => {
            let others = |kept: &Cell| hurdles.iter().copied().filter(|cell| cell != kept).collect::<Vec<_>>();
            Some(hurdles.iter().flat_map(|kept| gone(position, &others(kept), rng)).collect())
        }
        Cause::Ko { .. } => Some(vec![vec![Edit::NoKo]]),
        Cause::InCheck { .. }
        | Cause::Pinned { .. }
        | Cause::Exposed { .. }
        | Cause::IntoCheck { .. }
        | Cause::CastlingInCheck { .. }
        | Cause::CastlingAttacked { .. }
        | Cause::OutOfCheck { .. }
        | Cause::ThroughCheck { .. }
        | Cause::SwapAttacked { .. } => Some(gone(position, &cause.cells(), rng)),
        Cause::Facing { .. } => rule(Rule::NoFacing),
        Cause::ChecksTooEarly { .. } => {
            let made = position.turns_in_row().saturating_sub(1);
            Some(vec![vec![Edit::Made(u16::try_from(made).ok()?)]])
        }
        Cause::MustComeHome { .. } => Some(vec![vec![Edit::NotDue]]),
        Cause::HasMoved { cell } => Some(vec![vec![Edit::Right(*cell)]]),
        Cause::CastlingRight { partner } => Some(vec![vec![Edit::Right(*partner)]]),
        Cause::CastlingPartner { cell } => {
            Some(each_kind(rules, side).map(|piece| vec![Edit::Put(*cell, piece), Edit::Right(*cell)]).collect())
        }
        Cause::MustPromote { piece } | Cause::NoPromotion { piece } => rule(Rule::NoPromotion(*piece)),
        Cause::NotPromotable { piece, into } => rule(Rule::Becomes(*piece, into.unwrap_or(0))),
        Cause::NoneLost { into } => Some(vec![vec![Edit::Lost(*into)]]),
        Cause::PromotionCount { .. } => rule(Rule::NoConditions),
        Cause::CaptureBarred { .. } => rule(Rule::NothingBarred),
        Cause::NotInHand { piece } => Some(vec![vec![Edit::InHand(*piece)]]),
        Cause::DropBarred { .. }
        | Cause::DropOnly { .. }
        | Cause::DropMates { .. }
        | Cause::DropChecks { .. }
        | Cause::DropNeeds { .. }
        | Cause::DropOpening { .. } => rule(Rule::FreeDrops(mover)),
        Cause::DropStuck { .. } => {
            Some([false, true].map(|diagonal| vec![Edit::Rule(Rule::Steps(mover, diagonal))]).into())
        }
        Cause::PawnZone { .. } => rule(Rule::NoPawnZones),
        Cause::PutSpot { .. } => rule(Rule::FreeSpots),
        Cause::PutZone { .. } => rule(Rule::FreePutZones),
        Cause::SecondNeeded => rule(Rule::Optional),
        Cause::LastGuard { .. } => rule(Rule::Unguarded),
        Cause::MustCapture { .. } => rule(Rule::NotCompulsory),
        Cause::NoPass | Cause::NotStuck => rule(Rule::MayPass),
        Cause::MustDrop { .. } => rule(Rule::NotFirst),
        Cause::BlownUp { .. } => rule(Rule::NoBlast),
        Cause::Forbidden { .. } => rule(Rule::NothingForbidden),
    }
}

/// The pieces of a side that may be put anywhere.
fn each_kind(rules: &Rules, side: Side) -> impl Iterator<Item = Piece> + use<'_> {
    let pieces = rules.definition().pieces.iter().enumerate();
    pieces.filter(|(_, piece)| !piece.is_royal()).map(move |(kind, _)| Piece::owned(side, kind))
}

/// The pieces on these cells removed or, since not every piece can be missing, elsewhere.
pub(super) fn gone(position: &Position, cells: &[Cell], rng: &mut fastrand::Rng) -> Vec<Vec<Edit>> {
    let rules = position.rules();
    let pieces = &rules.definition().pieces;
    let royal =
        |cell: Cell| matches!(position.at(cell).occupant(), Some(Occupant::Owned(_, kind)) if pieces[kind].is_royal());
    let guards = |cell: Cell| {
        matches!(position.at(cell).occupant(), Some(Occupant::Owned(_, kind))
            if pieces.iter().flat_map(|piece| &piece.frozen).any(|test| test.pieces.contains(&kind))
                || rules.definition().refuge.as_ref().is_some_and(|refuge| refuge.guards.contains(&kind)))
    };
    let mut all = Vec::new();
    if !cells.iter().any(|&cell| royal(cell)) {
        all.push(cells.iter().map(|&cell| Edit::Remove(cell)).collect());
    }
    if cells.iter().any(|&cell| royal(cell) || guards(cell)) {
        let mut empty: Vec<Cell> = rules.cells().filter(|&cell| position.at(cell).is_none()).collect();
        rng.shuffle(&mut empty);
        // A royal piece that would be attacked wherever it went cannot make way, nor may one that much else would uncover which goes with it.
        if cells.iter().any(|&cell| royal(cell))
            && (cells.len() > 3 || empty.iter().all(|&cell| position.attacked(cell, position.side().other())))
        {
            return Vec::new();
        }
        let moved = cells.iter().filter(|&&cell| royal(cell) || guards(cell)).count();
        for goals in empty.chunks_exact(moved) {
            let mut goals = goals.iter().copied();
            let away = |&cell: &Cell| match royal(cell) || guards(cell) {
                true => goals.next().map_or(Edit::Remove(cell), |goal| Edit::Carry(cell, goal)),
                false => Edit::Remove(cell),
            };
            all.push(cells.iter().map(away).collect());
        }
    }
    all
}

/// The rules of a game and all changes of them that were needed so far.
pub(super) struct World {
    definition: Definition,
    changed: HashMap<Vec<Rule>, Option<Arc<Rules>>>,
}

impl World {
    /// The game without endings on the board, since lifting a cause must not end the game.
    pub fn new(rules: &Rules) -> Self {
        let mut definition = rules.definition().clone();
        let endings = &mut definition.endings;
        endings.extinction.clear();
        endings.bare = false;
        endings.impasse = None;
        endings.conditions.retain(|ending| ending.verdict == Verdict::Forbidden);
        definition.examples.clear();
        Self { definition, changed: HashMap::new() }
    }

    /// `None` if these changes make a double step and another move that are written alike.
    fn rules(&mut self, changes: &[Rule]) -> Option<Arc<Rules>> {
        let definition = &self.definition;
        let changed = self.changed.entry(changes.to_vec()).or_insert_with(|| {
            let mut changed = definition.clone();
            changes.iter().for_each(|rule| rule.change(&mut changed));
            match Rules::compile(&changed) {
                Ok(rules) => Some(rules),
                Err(errors) if matches!(errors[..], [CompileError::TwoWays { .. }]) => None,
                Err(errors) => panic!("{changes:?}: {errors:?}"),
            }
        });
        changed.clone()
    }

    /// Is the wish legal after these changes? `first` is the text of the first part that is made before a second one. `None` if the changes
    /// lead to no position, or to one without this first part.
    pub fn legal(&mut self, position: &Position, first: Option<&str>, wish: &Wish, edits: &[Edit]) -> Option<bool> {
        let changes =
            edits.iter().filter_map(|edit| if let Edit::Rule(rule) = edit { Some(rule.clone()) } else { None });
        let rules = self.rules(&changes.collect::<Vec<_>>())?;
        let mut setup = position.setup();
        edits.iter().for_each(|edit| edit.change(&mut setup));
        let mut changed = Position::parse(&rules, &setup.text(&rules)).or_else(|_| {
            // A piece that is gone may have been needed for castling.
            setup.castling.clear();
            Position::parse(&rules, &setup.text(&rules))
        });
        let changed = changed.as_mut().ok()?;
        let mut actions = Vec::new();
        movegen::actions(changed, &mut actions);
        if let Some(first) = first {
            let action = actions.iter().copied().find(|&action| changed.action_text(action) == first)?;
            changed.make_unchecked(action);
            if changed.phase() == Phase::First {
                return None;
            }
            actions.clear();
            movegen::actions(changed, &mut actions);
        }
        Some(actions.into_iter().any(|action| is_wished(action, wish)))
    }
}

pub fn is_wished(action: Action, wish: &Wish) -> bool {
    let (kind, from, to, becomes) = (action.kind(), action.from(), action.to(), action.piece_type());
    match *wish {
        Wish::Go { from: start, to: goal, form } => {
            let goes = match kind {
                ActionKind::Drop
                | ActionKind::NeutralPlace
                | ActionKind::Promote
                | ActionKind::Pass
                | ActionKind::Gate => false,
                ActionKind::Castle => from == start && (to == goal || action.via() == goal),
                ActionKind::Move | ActionKind::Double | ActionKind::EnPassant | ActionKind::Shot => {
                    from == start && to == goal
                }
                ActionKind::Swap | ActionKind::Neutral | ActionKind::NeutralSwap => from == start && to == goal,
            };
            goes && match form {
                Form::Any => true,
                Form::Plain => becomes.is_none(),
                Form::Promoted => becomes.is_some(),
                Form::Into(into) => becomes == Some(into),
                Form::Staying => kind == ActionKind::Shot,
            }
        }
        Wish::Drop { kind: piece, to: goal } => {
            matches!(kind, ActionKind::Drop | ActionKind::Gate) && to == goal && becomes == Some(piece)
        }
        Wish::Place { neutral, to: goal } => kind == ActionKind::NeutralPlace && to == goal && becomes == Some(neutral),
        Wish::Promote { cell, into } => kind == ActionKind::Promote && to == cell && becomes == Some(into),
        Wish::Pass => kind == ActionKind::Pass,
    }
}

impl Edit {
    fn change(&self, setup: &mut Setup) {
        let side = setup.side;
        match *self {
            Self::Remove(cell) => {
                setup.pieces.retain(|(at, _)| *at != cell);
                setup.castling.retain(|at| *at != cell);
                setup.passing.retain(|(_, victim)| *victim != cell);
                setup.ko.retain(|(from, _)| *from != cell);
            }
            Self::Put(cell, piece) => {
                Self::Remove(cell).change(setup);
                setup.pieces.push((cell, piece));
                setup.passing.retain(|(cells, _)| !cells.contains(&cell));
            }
            Self::Carry(cell, goal) => {
                if let Some(&(_, piece)) = setup.pieces.iter().find(|(at, _)| *at == cell) {
                    // A royal piece that has moved keeps no castling rights; neither do those that castle with it.
                    let lost: Vec<Cell> = setup
                        .pieces
                        .iter()
                        .filter(|(_, other)| other.is_owned_by(Side::White) == piece.is_owned_by(Side::White))
                        .map(|(at, _)| *at)
                        .collect();
                    setup.castling.retain(|at| !lost.contains(at));
                    Self::Remove(cell).change(setup);
                    Self::Put(goal, piece).change(setup);
                }
            }
            Self::Right(cell) => setup.castling.push(cell),
            Self::Passing(cell, victim) => setup.passing = vec![(vec![cell], victim)],
            Self::NoKo => setup.ko.clear(),
            Self::InHand(kind) => setup.hands.push((side, kind, 1)),
            Self::Lost(kind) => setup.lost.push((side, kind, 1)),
            Self::Made(turns) => {
                setup.made = turns;
                setup.passing.clear();
            }
            Self::NotDue => setup.home[side.index()] = 2,
            Self::Rule(_) => {}
        }
    }
}

impl Rule {
    fn change(&self, definition: &mut Definition) {
        match *self {
            Self::Anywhere(kind) => {
                let piece = &mut definition.pieces[kind];
                (piece.confined, piece.barred) = (None, None);
            }
            Self::FromAnywhere(kind) => each_motion(definition, kind, |motion| motion.from = None),
            Self::ToAnywhere(kind) => each_motion(definition, kind, |motion| motion.to = None),
            Self::NeverFrozen(kind) => definition.pieces[kind].frozen.clear(),
            Self::NoRefuge => definition.refuge = None,
            Self::NotCompulsory => definition.capture.compulsory = false,
            Self::MayPass => definition.pass = Some(Pass::Always),
            Self::NoBlast => definition.capture.blast = None,
            Self::NothingForbidden => {
                definition.endings.conditions.retain(|ending| ending.verdict != Verdict::Forbidden);
            }
            Self::NoFacing => definition.endings.facing.clear(),
            Self::NoPawn(kind) => definition.pieces[kind].pawn = false,
            Self::NoPromotion(kind) => {
                definition.promotions.iter_mut().for_each(|promotion| promotion.pieces.retain(|&piece| piece != kind));
            }
            Self::Becomes(kind, into) => {
                // That a player's piece does not become one of the opponent's own types is said in the same words.
                definition.pieces[into].side = None;
                let cells = (0..definition.board.cell_count()).map(|cell| u16::try_from(cell).unwrap()).collect();
                definition.zones.push(Zone { name: "everywhere".into(), named: true, cells });
                definition.promotions.push(Promotion {
                    captures_within: false,
                    captures_only: false,
                    as_captured: false,
                    pieces: vec![kind],
                    zone: definition.zones.len() - 1,
                    leaving_counts: false,
                    by: Vec::new(),
                    into: vec![PromotionChoice { piece: into, conditions: Vec::<CountCondition>::new() }],
                    form: PromotionForm::Chosen,
                    duty: PromotionDuty::WhenStuck,
                    from_pool: false,
                });
            }
            Self::NothingBarred => definition.barred.clear(),
            Self::NoConditions => {
                let choices = definition.promotions.iter_mut().flat_map(|promotion| &mut promotion.into);
                choices.for_each(|choice| choice.conditions.clear());
            }
            Self::FreeDrops(kind) => {
                let drop = &mut definition.pieces[kind].drop;
                (drop.barred, drop.only, drop.no_mate, drop.no_check) = (None, None, false, false);
                (drop.needs, drop.opening) = (None, None);
            }
            Self::Steps(kind, diagonal) => {
                let step = Step {
                    shape: [1, i8::from(diagonal), 0],
                    rank: None,
                    file: None,
                    level: None,
                    ring: None,
                    times: Times::Once,
                };
                definition.pieces[kind].motions.push(Motion {
                    kind: MotionKind::Ride { min: 1, max: Some(1) },
                    directions: vec![Directions {
                        steps: vec![step],
                        continuation: Continuation::Straight,
                        rank_total: None,
                    }],
                    mode: Mode::Moving,
                    from: None,
                    to: None,
                    en_passant: false,
                    taking: Vec::new(),
                    prey: Vec::new(),
                    staying: false,
                    unmoved: false,
                    not_through_check: false,
                    sparing: false,
                    over: None,
                    swapping: None,
                    then: None,
                    text: String::new(),
                });
            }
            Self::NoPawnZones => {
                for action in definition.second.iter_mut().flat_map(|second| &mut second.actions) {
                    if let NeutralActionKind::Swap { pawns_barred } = &mut action.kind {
                        *pawns_barred = None;
                    }
                }
            }
            Self::FreeSpots => {
                for action in definition.second.iter_mut().flat_map(|second| &mut second.actions) {
                    if let NeutralActionKind::Put { spot, .. } = &mut action.kind {
                        *spot = Spot::Anywhere;
                    }
                }
            }
            Self::FreePutZones => {
                for action in definition.second.iter_mut().flat_map(|second| &mut second.actions) {
                    if let NeutralActionKind::Put { zone, .. } = &mut action.kind {
                        *zone = None;
                    }
                }
            }
            Self::Optional => definition.second.iter_mut().for_each(|second| second.compulsory = false),
            Self::NotFirst => definition.pieces.iter_mut().for_each(|piece| piece.drop.first = false),
            Self::Unguarded => definition.remote_promotions.iter_mut().for_each(|remote| remote.keep = None),
        }
    }
}

/// Changes the phrases of a kind, and those that friends may lend it.
fn each_motion(definition: &mut Definition, kind: usize, change: impl Fn(&mut Motion)) {
    let mut kinds = vec![kind];
    for influence in definition.influences.iter_mut().filter(|one| one.effect.lends() && one.on.contains(&kind)) {
        influence.moves.iter_mut().for_each(&change);
        if influence.moves.is_empty() {
            kinds.extend(&influence.of);
        }
    }
    for kind in kinds {
        definition.pieces[kind].motions.iter_mut().for_each(&change);
    }
}
