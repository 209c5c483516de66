//! Stipulations as and/or trees. All nodes of one distance from the root are alike, so a tree is a list of plies.

use crate::stipulation::{Goal, Play};

/// When a ply may reach the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// The goal is none of this side's, or too early.
    Never,
    /// The goal ends the play with success. Otherwise play goes on.
    Maybe,
    /// Only the goal is a success.
    Must,
}

/// One turn of the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ply {
    /// Must every turn succeed, or is one enough?
    pub every: bool,
    pub aim: Aim,
    /// A side that can reach the goal must do so (reflex play).
    pub compelled: bool,
    /// The same side moves again (series play).
    pub again: bool,
}

/// The plies of a stipulation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    pub plies: Vec<Ply>,
    pub goal: Goal,
    /// Is the goal the aim of the side that makes the first turn?
    pub first_aims: bool,
}

const SOME: Ply = Ply { every: false, aim: Aim::Never, compelled: false, again: false };
const EVERY: Ply = Ply { every: true, aim: Aim::Never, compelled: false, again: false };

impl Program {
    /// The plies of a stipulation of `half_turns` half turns.
    pub(crate) fn new(play: Play, series: bool, goal: &Goal, half_turns: u32) -> Self {
        let whole = half_turns / 2;
        let plies = if series { series_plies(play, whole) } else { alternating_plies(play, half_turns) };
        let mut program = Self { first_aims: true, plies, goal: goal.clone() };
        program.first_aims = program.aims_at(0);
        // The game may also end with the turn of the side that resists.
        if matches!(goal, Goal::Win(_)) && !series && play != Play::Help {
            for ply in &mut program.plies {
                if ply.aim == Aim::Never {
                    ply.aim = Aim::Maybe;
                }
            }
        }
        program
    }

    /// Without the first ply.
    pub(crate) fn without_first(&self) -> Option<Self> {
        let (first, rest) = self.plies.split_first()?;
        let changes = !first.again;
        (!rest.is_empty()).then(|| Self {
            plies: rest.to_vec(),
            goal: self.goal.clone(),
            first_aims: self.first_aims != changes,
        })
    }

    /// The number of plies at the beginning of which each needs only one turn that succeeds.
    pub(crate) fn leading(&self) -> usize {
        self.plies.iter().take_while(|ply| !ply.every).count()
    }

    /// Does the side that makes the ply with this number make the last one too?
    pub(crate) fn aims_at(&self, at: usize) -> bool {
        let changes = self.plies[at..].iter().rev().skip(1).filter(|ply| !ply.again).count();
        changes % 2 == 0
    }
}

fn alternating_plies(play: Play, half_turns: u32) -> Vec<Ply> {
    let turns = half_turns / 2;
    let last = |turn: u32| if turn == turns { Aim::Must } else { Aim::Maybe };
    let resisted = |some: Ply, every: Ply| {
        (1..=turns).flat_map(move |turn| [some, Ply { aim: last(turn), ..every }]).collect::<Vec<_>>()
    };
    match play {
        Play::Direct => {
            let mut plies: Vec<Ply> = (1..=turns).flat_map(|turn| [Ply { aim: last(turn), ..SOME }, EVERY]).collect();
            plies.pop();
            plies
        }
        Play::SelfPlay => resisted(SOME, EVERY),
        Play::SemiReflex => resisted(SOME, Ply { compelled: true, ..EVERY }),
        Play::Reflex => resisted(Ply { compelled: true, ..SOME }, Ply { compelled: true, ..EVERY }),
        Play::Help => {
            let mut plies = vec![SOME; half_turns.saturating_sub(1) as usize];
            plies.push(Ply { aim: Aim::Must, ..SOME });
            plies
        }
        Play::HelpSelf => {
            let mut plies = vec![SOME; half_turns.saturating_sub(1) as usize];
            plies.push(Ply { aim: Aim::Must, ..EVERY });
            plies
        }
    }
}

fn series_plies(play: Play, turns: u32) -> Vec<Ply> {
    let mut plies = vec![Ply { again: true, ..SOME }; turns.saturating_sub(1) as usize];
    match play {
        Play::Direct => plies.push(Ply { aim: Aim::Must, ..SOME }),
        Play::Help | Play::HelpSelf => plies.extend([SOME, Ply { aim: Aim::Must, ..SOME }]),
        Play::SelfPlay => plies.extend([SOME, Ply { aim: Aim::Must, ..EVERY }]),
        Play::SemiReflex => plies.extend([SOME, Ply { aim: Aim::Must, compelled: true, ..EVERY }]),
        Play::Reflex => {
            plies.push(SOME);
            plies.iter_mut().for_each(|ply| ply.compelled = true);
            plies.push(Ply { aim: Aim::Must, compelled: true, ..EVERY });
        }
    }
    plies
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mate_in_two_is_some_every_some() {
        let program = Program::new(Play::Direct, false, &Goal::Mate, 4);
        let shape: Vec<_> = program.plies.iter().map(|ply| (ply.every, ply.aim)).collect();
        assert_eq!(shape, [(false, Aim::Maybe), (true, Aim::Never), (false, Aim::Must)]);
        assert!(program.first_aims);
    }

    #[test]
    fn the_side_that_makes_the_last_turn_aims() {
        assert!(!Program::new(Play::Help, false, &Goal::Mate, 4).first_aims);
        assert!(Program::new(Play::Help, false, &Goal::Mate, 5).first_aims);
        assert!(!Program::new(Play::SelfPlay, false, &Goal::Mate, 4).first_aims);
        assert!(Program::new(Play::Direct, true, &Goal::Mate, 10).first_aims);
        assert!(!Program::new(Play::Help, true, &Goal::Mate, 10).first_aims);
        assert!(!Program::new(Play::SelfPlay, true, &Goal::Mate, 10).first_aims);
    }

    #[test]
    fn a_helpself_mate_ends_with_a_self_mate_in_one() {
        let help_self = Program::new(Play::HelpSelf, false, &Goal::Mate, 2);
        assert_eq!(help_self, Program::new(Play::SelfPlay, false, &Goal::Mate, 2));
    }
}
