//! Groups in which nobody can win, found without the turns between their positions.
//!
//! A position is drawn if no line of turns from it leads to an end that somebody wins. So a group is drawn as a whole if no position of it is such an end
//! and all that its turns can lead to outside is drawn. To see the first, one legal turn of each position is enough, which takes a fraction of the time and
//! memory that all turns take. Many pieces cannot mate alone on large boards, and for them this is all the work.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use variorum_rules::{Passage, Position, movegen};

use crate::error::TableError;
use crate::graph::{CHUNK, Report, lock, set_up, unforeseen};
use crate::plan::Plan;
use crate::solved::Solved;
use crate::value::Code;

/// Of one position in so many all turns are followed, to see that they lead to sets of pieces that were foreseen.
const FOLLOWED: u64 = 1 << 10;

/// The values of the positions of a group, set by set, if all of them are drawn. `None` if somebody wins in one, or may win in one that is not numbered or
/// not in the group: then all turns must be looked at. So they must if the values alone take more memory than the plan allows.
pub(crate) fn all_drawn(
    plan: &Plan,
    solved: &Solved,
    group: &[usize],
    threads: usize,
    stop: &AtomicBool,
    report: Report<'_>,
) -> Result<Option<Vec<Code>>, TableError> {
    let all: u64 = group.iter().map(|&member| plan.positions(member)).sum();
    let too_many = plan.value_bytes() > plan.memory || all > crate::layout::MOST_NUMBERS;
    if solved.decisive || too_many || plan.may_leave_passage() || plan.ends_without_table() {
        return Ok(None);
    }
    let mut codes = vec![Code::ABSENT; all as usize];
    let (decisive, done, fault) = (AtomicBool::new(false), AtomicU64::new(0), Mutex::new(None));
    let mut parts = Vec::new();
    let mut rest = &mut codes[..];
    for &member in group {
        let (own, others) = rest.split_at_mut(plan.positions(member) as usize);
        parts.extend(own.chunks_mut(CHUNK).zip((0..).step_by(CHUNK)).map(|(chunk, first)| (member, first, chunk)));
        rest = others;
    }
    let parts = Mutex::new(parts.into_iter());
    let next = || lock(&parts).next();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let position = Position::start(plan.rules()).scratch();
                let mut surveyor = Surveyor { plan, solved, group, position, pieces: Vec::new() };
                while let Some((member, first, chunk)) = next() {
                    if decisive.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    match surveyor.survey(member, first, chunk) {
                        Ok(true) => {}
                        Ok(false) => decisive.store(true, Ordering::Relaxed),
                        Err(unforeseen) => {
                            *lock(&fault) = Some(unforeseen);
                            return;
                        }
                    }
                    let count = chunk.len() as u64;
                    report(done.fetch_add(count, Ordering::Relaxed) + count, all);
                }
            });
        }
    });
    if stop.load(Ordering::Relaxed) {
        return Err(TableError::Stopped);
    }
    if let Some(fault) = lock(&fault).take() {
        return Err(fault);
    }
    Ok((!decisive.into_inner()).then_some(codes))
}

/// Looks at positions in a thread of its own.
struct Surveyor<'a> {
    plan: &'a Plan,
    solved: &'a Solved,
    group: &'a [usize],
    position: Position,
    pieces: Vec<(variorum_rules::Cell, variorum_rules::Piece)>,
}

impl Surveyor<'_> {
    /// Enters the values of the positions of a set of pieces from number `first` on. `false`, with values missing, if somebody wins in one of them.
    fn survey(&mut self, member: usize, first: u64, codes: &mut [Code]) -> Result<bool, TableError> {
        for (code, number) in codes.iter_mut().zip(first..) {
            let none = Passage::default();
            if set_up(self.plan, member, number, &none, &mut self.position, &mut self.pieces).is_none() {
                continue;
            }
            if number % FOLLOWED == 0 && !self.follow()? {
                return Ok(false);
            }
            let goes_on = self.position.special_end().is_none() && movegen::has_actions(&mut self.position);
            let winner = if goes_on { None } else { self.position.outcome().and_then(|outcome| outcome.winner) };
            if winner.is_some() {
                return Ok(false);
            }
            *code = Code::DRAW;
        }
        Ok(true)
    }

    /// Follows all turns. `false` if one leads to a position that is not numbered.
    fn follow(&mut self) -> Result<bool, TableError> {
        for turn in self.position.turns() {
            self.position.play_unchecked(turn);
            let numbered = self.position.passage().is_empty();
            let found = self.plan.find(&self.position);
            let is_member = |material: usize| self.group.contains(&material) || self.solved.dense[material].is_some();
            let foreseen =
                found.is_some_and(|(material, _)| is_member(material)) || self.position.special_end().is_some();
            let fault = (!foreseen).then(|| unforeseen(&self.position));
            self.position.undo_turn();
            if let Some(fault) = fault {
                return Err(fault);
            }
            if !numbered {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Graph;
    use crate::material::Material;
    use crate::sweep;

    /// The values of the last group, found from single turns and, if `None`, from all turns too.
    fn both_ways(game: &str, pieces: &str) -> (Option<Vec<Code>>, Vec<Code>) {
        let rules = variorum_library::rules(game).unwrap();
        let plan = Plan::new(&rules, &Material::parse(&rules, pieces).unwrap()).unwrap();
        let mut tables = crate::Tables::new(plan);
        let go_on = AtomicBool::new(false);
        let last = tables.plan().groups().len() - 1;
        while tables.solved_groups() < last {
            tables.solve_next(2, &go_on, &|_, _| ()).unwrap();
        }
        let (plan, solved) = (&tables.plan, &tables.solved);
        let group = &plan.groups()[last];
        let quick = all_drawn(plan, solved, group, 2, &go_on, &|_, _| ()).unwrap();
        let graph = Graph::generate(plan, solved, group, 2, u64::MAX, &go_on, &|_, _| ()).unwrap();
        (quick, sweep::solve(&graph, 2, &go_on, &|_, _| ()).unwrap())
    }

    #[test]
    fn where_nobody_wins_all_turns_give_the_same_values() {
        for (game, pieces) in [
            ("chess", "K / K"),
            ("chess", "K N / K"),
            ("makruk", "K M / K"),
            ("xiangqi", "K A / K"),
            ("minishogi", "K / K"),
            ("raumschach", "K R / K"),
            ("cylinder-chess", "K N / K"),
        ] {
            let (quick, thorough) = both_ways(game, pieces);
            assert!(quick.as_ref() == Some(&thorough), "{game}: {pieces}");
        }
    }

    #[test]
    fn where_somebody_wins_or_may_win_all_turns_are_needed() {
        // A mate in the group, wins after a promotion, a loss by stalemate, a ko.
        for (game, pieces) in
            [("chess", "K Q / K"), ("chess", "K P / K"), ("xiangqi", "K P / K"), ("stones-and-relays", "K / K")]
        {
            let (quick, _) = both_ways(game, pieces);
            assert!(quick.is_none(), "{game}: {pieces}");
        }
    }
}
