//! Groups in which nobody can win, found without the turns between their positions.
//!
//! A position is drawn if no line of turns from it leads to an end that somebody wins. So a group is drawn as a whole if no position of it is such an end
//! and all that its turns can lead to outside is drawn. To see the first, one legal turn of each position is enough, which takes a fraction of the time and
//! memory that all turns take. Many pieces cannot mate alone on large boards, and for them this is all the work.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use variorum_rules::{Passage, Position, movegen};

use crate::error::TableError;
use crate::graph::{CHUNK, Report, judge, lock, set_up, unforeseen};
use crate::plan::{Numbering, Plan};
use crate::solved::Solved;
use crate::value::Code;

/// Of one position in so many all turns are followed, to see that they lead to sets of pieces that were foreseen.
const FOLLOWED: u64 = 1 << 10;

/// What single turns tell of a group. Values are listed set by set.
#[derive(Debug, PartialEq)]
pub(crate) enum Survey {
    /// All of these positions are drawn.
    Drawn(Vec<Code>),
    /// These values have the ends, and draws for all other positions. Whatever else is won leads to one of the ends, or out of the group to a position whose
    /// value is known.
    Ends(Vec<Code>),
    /// All turns must be looked at: somebody may win in a position that is not numbered or not in the group, or in one that cannot be found from the ends.
    /// So they must if the values alone take more memory than the plan allows.
    Unknown,
}

/// Looks at all positions of a group and at one legal turn of each. With `ends`, those that somebody has won are wanted; else it is enough to see that the
/// group is not drawn.
pub(crate) fn survey(
    plan: &Plan,
    solved: &Solved,
    group: &[usize],
    ends: bool,
    threads: usize,
    stop: &AtomicBool,
    report: Report<'_>,
) -> Result<Survey, TableError> {
    let all = Numbering::of(plan, group).all;
    let too_many = plan.value_bytes() > plan.memory || all > crate::layout::MOST_NUMBERS;
    if solved.decisive && !ends || too_many || plan.may_leave_passage() || plan.ends_without_table() {
        return Ok(Survey::Unknown);
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
                let mut surveyor = Surveyor { plan, solved, group, ends, position, pieces: Vec::new() };
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
    Ok(if decisive.into_inner() {
        Survey::Unknown
    } else if solved.decisive || codes.iter().any(|code| code.is_decisive()) {
        Survey::Ends(codes)
    } else {
        Survey::Drawn(codes)
    })
}

/// Looks at positions in a thread of its own.
struct Surveyor<'a> {
    plan: &'a Plan,
    solved: &'a Solved,
    group: &'a [usize],
    ends: bool,
    position: Position,
    pieces: Vec<(variorum_rules::Cell, variorum_rules::Piece)>,
}

impl Surveyor<'_> {
    /// Enters the values of the positions of a set of pieces from number `first` on. `false`, with values missing, if all turns must be looked at.
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
            let outcome = if goes_on { None } else { self.position.outcome() };
            *code = outcome.map_or(Code::DRAW, |outcome| judge(outcome, &self.position).into());
            if code.is_decisive() && !self.ends {
                return Ok(false);
            }
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
    use std::sync::Arc;

    use variorum_rules::Rules;

    use super::*;
    use crate::graph::Graph;
    use crate::material::Material;
    use crate::sweep;
    use crate::unmoves::{self, Before};

    /// What single turns tell of the last group, its values found from the ends if they can be, and those found from all turns.
    fn both_ways(rules: &Arc<Rules>, pieces: &str, ends: bool) -> (Survey, Option<Vec<Code>>, Vec<Code>) {
        let plan = Plan::new(rules, &Material::parse(rules, pieces).unwrap()).unwrap();
        let mut tables = crate::Tables::new(plan);
        let go_on = AtomicBool::new(false);
        let last = tables.plan().groups().len() - 1;
        while tables.solved_groups() < last {
            tables.solve_next(2, &go_on, &|_, _| ()).unwrap();
        }
        let (plan, solved) = (&tables.plan, &tables.solved);
        let group = &plan.groups()[last];
        let before = Before::of(plan, solved, group, usize::MAX).filter(|_| ends);
        assert!(!ends || before.is_some());
        let survey = survey(plan, solved, group, ends, 2, &go_on, &|_, _| ()).unwrap();
        let from_ends = match &survey {
            Survey::Ends(codes) => {
                unmoves::solve(before.as_ref().unwrap(), group, codes.clone(), 2, &go_on, &|_, _| ()).unwrap()
            }
            Survey::Drawn(_) | Survey::Unknown => None,
        };
        let graph = Graph::generate(plan, solved, group, 2, u64::MAX, &go_on, &|_, _| ()).unwrap();
        (survey, from_ends, sweep::solve(&graph, 2, &go_on, &|_, _| ()).unwrap())
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
            let (quick, _, thorough) = both_ways(&rules(game), pieces, false);
            assert!(quick == Survey::Drawn(thorough), "{game}: {pieces}");
        }
    }

    #[test]
    fn where_somebody_wins_or_may_win_all_turns_are_needed() {
        // A mate in the group, wins after a promotion, a loss by stalemate, a ko, an explosion, a last check.
        for (game, pieces) in [
            ("chess", "K Q / K"),
            ("chess", "K P / K"),
            ("xiangqi", "K P / K"),
            ("stones-and-relays", "K / K"),
            ("three-check", "K N / K"),
        ] {
            let (quick, ..) = both_ways(&rules(game), pieces, false);
            assert!(quick == Survey::Unknown, "{game}: {pieces}");
        }
    }

    /// A game of the library, or this text.
    fn rules(game: &str) -> Arc<Rules> {
        if !game.contains('\n') {
            return variorum_library::rules(game).unwrap();
        }
        let loaded = variorum_gamedef::load(game, "test");
        Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
    }

    /// A game on sixteen cells: a King, these pieces, what stalemate does, and a start position.
    fn small(pieces: &str, stalemate: &str, position: &str) -> String {
        format!(
            r#"
id = "test"
[about]
name = "Test"
summary = "A game for tests."
[board]
files = 4
ranks = 4
[[piece]]
id = "king"
name = "King"
token = "K"
moves = ["step orthogonal and diagonal"]
royal = true
{pieces}
[endings]
stalemate = "{stalemate}"
repetition = 3
perpetual-check = "draw"
[[start]]
name = "Usual"
position = "{position} w - - 0 1"
"#
        )
    }

    const EXCHANGE: &str = r#"
[[piece]]
id = "rook"
name = "Rook"
token = "R"
moves = ["slide orthogonal"]
[swap]
royal = "king"
partners = ["rook"]
directions = "orthogonal and diagonal"
"#;

    /// Pawns become queens without a double step, and so end the group.
    const PROMOTION: &str = r#"
[zones]
last-rank = "rank 4"
[[piece]]
id = "queen"
name = "Queen"
token = "Q"
moves = ["slide orthogonal and diagonal"]
[[piece]]
id = "pawn"
name = "Pawn"
token = "P"
moves = ["step orthogonal forward, moving", "step diagonal forward, capturing"]
promotes = "queen"
[promotes]
zone = "last-rank"
on = "arrival"
duty = "always"
"#;

    /// Few wins and many, mates and stalemates, hoppers, bare royal pieces, pieces that exchange places, several pieces that are alike, promotions and captures
    /// that leave the group, hands and drops: going back from what is known gives the same values as all turns.
    #[test]
    fn going_back_gives_the_same_values() {
        let exchange = small(EXCHANGE, "loses", "3k/4/4/K3");
        let promotion = small(PROMOTION, "draw", "3k/p3/P3/K3");
        for (game, pieces) in [
            ("chess", "K Q / K"),
            ("chess", "K R / K"),
            ("cylinder-chess", "K R / K"),
            ("makruk", "K S / K"),
            ("xiangqi", "K N / K"),
            ("xiangqi", "K C A / K"),
            ("xiangqi", "K C C / K"),
            ("minishogi", "K [R] / K"),
            ("minishogi", "K P / K"),
            (&exchange[..], "K R / K"),
            (&exchange[..], "K R / K R"),
            (&promotion[..], "K P / K"),
            (&promotion[..], "K P / K P"),
            (&promotion[..], "K Q P / K"),
        ] {
            let (survey, quick, thorough) = both_ways(&rules(game), pieces, true);
            assert!(matches!(survey, Survey::Ends(_)), "{game}: {pieces}");
            assert!(thorough.iter().any(|code| code.is_decisive()), "{game}: {pieces}");
            assert!(quick == Some(thorough), "{game}: {pieces}");
        }
    }

    /// The turns of these games may move two pieces, or put some on the board.
    #[test]
    fn other_games_are_not_solved_by_going_back() {
        for (game, pieces) in [
            ("marseillais-chess", "K R / K"),
            ("stones-and-relays", "K / K"),
            ("duck-chess", "K / K / *"),
            ("baroque", "K W / K"),
        ] {
            let rules = rules(game);
            let plan = Plan::new(&rules, &Material::parse(&rules, pieces).unwrap()).unwrap();
            let solved =
                crate::Tables::new(Plan::new(&rules, &Material::parse(&rules, pieces).unwrap()).unwrap()).solved;
            assert!(
                plan.groups().iter().all(|group| Before::of(&plan, &solved, group, usize::MAX).is_none()),
                "{game}"
            );
        }
    }
}
