//! Tables that are being made or are finished.

use std::sync::atomic::AtomicBool;

use variorum_rules::{Position, Side};

use crate::drawn::{self, Survey};
use crate::error::TableError;
use crate::graph::{Extra, Graph};
use crate::layout::Cells;
use crate::material::Material;
use crate::plan::Plan;
use crate::solved::Solved;
use crate::sweep;
use crate::unmoves::{self, Before};
use crate::value::{Code, Value};

/// The tables of a set of pieces and of all sets that it leads to.
pub struct Tables {
    pub(crate) plan: Plan,
    pub(crate) solved: Solved,
    /// The number of groups that are solved.
    pub(crate) groups: usize,
    /// The values of positions beyond the numbering, by the group in which they were found.
    pub(crate) extras: Vec<Vec<(Extra, Code)>>,
    /// The memory was found to be enough for turns too.
    is_affordable: bool,
}

impl Tables {
    /// Tables of which none is solved yet.
    #[must_use]
    pub fn new(plan: Plan) -> Self {
        let mut solved = Solved::default();
        solved.dense.resize_with(plan.materials().len(), || None);
        Self { plan, solved, groups: 0, extras: Vec::new(), is_affordable: false }
    }

    /// What there is to do.
    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The number of groups ([`Plan::groups`]) that are solved.
    #[must_use]
    pub fn solved_groups(&self) -> usize {
        self.groups
    }

    /// Is all solved?
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.groups == self.plan.groups().len()
    }

    /// Solves the next group of sets of pieces, and returns its number; `None` if there is no more. `report` is told how many positions are done, and of
    /// how many, twice: first while turns are generated, then while they are solved. Another thread can end the work by `stop`.
    ///
    /// # Errors
    /// If the memory is too little, a win takes too long, or the work was stopped. The tables are as before then. The memory that [`Plan::estimate`] tells is
    /// asked for only when turns have to be kept: not while nobody wins.
    pub fn solve_next(
        &mut self,
        threads: usize,
        stop: &AtomicBool,
        report: &(dyn Fn(u64, u64) + Sync),
    ) -> Result<Option<usize>, TableError> {
        let Some(group) = self.plan.groups().get(self.groups) else { return Ok(None) };
        let (plan, solved) = (&self.plan, &self.solved);
        plan.rules().expect_few_pieces();
        let before = Before::of(plan, solved, group, unmoves::worth_it(plan, group));
        let quick = match drawn::survey(plan, solved, group, before.is_some(), threads, stop, report)? {
            Survey::Drawn(codes) => Some(codes),
            Survey::Ends(codes) => match &before {
                Some(before) => unmoves::solve(before, group, codes, threads, stop, report)?,
                None => None,
            },
            Survey::Unknown => None,
        };
        if let Some(codes) = quick {
            self.adopt(of_members(&self.plan, group, codes), Vec::new());
            return Ok(Some(self.groups - 1));
        }
        if !self.is_affordable {
            self.plan.check_memory(&self.plan.estimate())?;
            self.is_affordable = true;
        }
        let graph = Graph::generate(&self.plan, &self.solved, group, threads, self.memory_left(), stop, report)?;
        let mut codes = sweep::solve(&graph, threads, stop, report)?;
        let extras: Vec<(Extra, Code)> =
            graph.extras.iter().copied().zip(codes.split_off(graph.dense as usize)).collect();
        drop(graph);
        self.adopt(of_members(&self.plan, group, codes), extras);
        Ok(Some(self.groups - 1))
    }

    /// Takes over the values of the next group.
    pub(crate) fn adopt(&mut self, lists: Vec<(usize, Vec<Code>)>, mut extras: Vec<(Extra, Code)>) {
        for (member, mut codes) in lists {
            codes.shrink_to_fit();
            self.solved.decisive |= codes.iter().any(|code| code.is_decisive());
            self.solved.dense[member] = Some(codes);
        }
        self.solved.decisive |= extras.iter().any(|(_, code)| code.is_decisive());
        // Threads find them in any order.
        extras.sort_unstable_by_key(|&(extra, _)| extra);
        self.solved.extras.extend(extras.iter().copied());
        self.extras.push(extras);
        self.groups += 1;
    }

    /// The memory that edges of the next group may take, in bytes.
    fn memory_left(&self) -> u64 {
        self.plan.memory.saturating_sub(self.bytes() as u64)
    }

    /// The value of a position; `None` if it has other pieces, its table is not solved yet, it is between the parts of a turn, or it has rights
    /// that no position of the tables has. Where the game is the same for both sides ([`variorum_rules::Rules::reversal`]), the pieces may also be those of
    /// the other side.
    #[must_use]
    pub fn probe(&self, position: &Position) -> Option<Value> {
        self.probe_with(position, &Material::of(position))
    }

    /// The same for a position with these pieces.
    pub(crate) fn probe_with(&self, position: &Position, pieces: &Material) -> Option<Value> {
        if position.phase() == variorum_rules::Phase::Second
            || position.may_castle()
            || Side::BOTH.into_iter().any(|side| position.has_castled(side))
        {
            return None;
        }
        let Some((material, cells)) = self.plan.find_with(position, pieces) else {
            let (material, cells) = self.plan.find_reversed(position, pieces)?;
            return if position.passage().is_empty() {
                self.value_of(material, &cells, position.side().other())
            } else {
                None
            };
        };
        if !position.passage().is_empty() {
            return self.solved.extra(&self.plan.extra(material, &cells, position));
        }
        self.value_of(material, &cells, position.side())
    }

    fn value_of(&self, material: usize, cells: &Cells, side: Side) -> Option<Value> {
        let layout = self.plan.layout(material);
        let placed = layout.place(cells)?;
        self.solved.value(material, side.index() as u64 * layout.placements + placed.number)
    }

    /// The memory that the values take, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let dense: usize = self.solved.dense.iter().flatten().map(|codes| size_of_val(&codes[..])).sum();
        dense + self.solved.extras.len() * 4 * size_of::<Extra>()
    }
}

/// The values of a group, by set of pieces.
fn of_members(plan: &Plan, group: &[usize], mut codes: Vec<Code>) -> Vec<(usize, Vec<Code>)> {
    let mut lists = Vec::new();
    for &member in group.iter().rev() {
        let first = codes.len() - plan.positions(member) as usize;
        lists.push((member, codes.split_off(first)));
    }
    lists
}
