//! A second solver: plain recursion over the definition of each kind of play, with [`Position::turns`] and outcomes alone. No plies, no table, no
//! filters. It must find the same first turns, or the same lines, in random positions of many games.

use std::collections::BTreeSet;
use std::sync::Arc;

use variorum_problems::{Goal, Limits, Play, Stipulation, Wishes, read_stipulation, solve};
use variorum_rules::movegen::make_null;
use variorum_rules::{Cell, Occupant, Outcome, Piece, Position, Reason, Rules, Setup, Side, Turn};

use crate::random_position;

/// The end of the game, except the draw for lack of material.
fn end(position: &Position) -> Option<Outcome> {
    position.outcome().filter(|outcome| outcome.reason != Reason::Dead)
}

fn after(position: &Position, turn: Turn) -> Position {
    let mut next = position.clone();
    next.play(turn).unwrap();
    next
}

fn pieces(position: &Position, side: Side) -> Vec<usize> {
    let kind = |cell| match position.at(cell).occupant() {
        Some(Occupant::Owned(_, kind)) => kind,
        _ => unreachable!("a piece of the side"),
    };
    let mut kinds: Vec<usize> = position.pieces(side).iter().map(kind).collect();
    kinds.sort_unstable();
    kinds
}

/// Does this turn reach the goal for `aimer`?
fn reaches(goal: &Goal, position: &Position, turn: Turn, aimer: Side) -> bool {
    let (mover, next) = (position.side(), after(position, turn));
    let won = |reason: Reason| end(&next).is_some_and(|end| end.reason == reason);
    if let Goal::Win(reason) = goal {
        let fits = |end: Outcome| end.winner == Some(aimer) && reason.is_none_or(|reason| reason == end.reason);
        return end(&next).is_some_and(fits);
    }
    mover == aimer
        && match goal {
            Goal::Mate => won(Reason::Checkmate),
            Goal::Stalemate => won(Reason::Stalemate),
            Goal::Check => next.in_check(mover.other()),
            Goal::Capture(kinds) => {
                let of = |position: &Position| {
                    let all = pieces(position, mover.other()).into_iter();
                    all.filter(|kind| kinds.is_empty() || kinds.contains(kind)).count()
                };
                of(&next) < of(position)
            }
            Goal::Reach(cell) => next.at(*cell) != position.at(*cell) && next.pieces(mover).has(*cell),
            Goal::Gone(kinds) => !pieces(&next, mover.other()).iter().any(|kind| kinds.contains(kind)),
            Goal::Win(_) => unreachable!("asked above"),
        }
}

fn can_reach(goal: &Goal, position: &Position) -> bool {
    position.turns().into_iter().any(|turn| reaches(goal, position, turn, position.side()))
}

/// Does the player to move, who wants the goal, reach it within `turns`?
fn direct(goal: &Goal, position: &Position, turns: u32) -> bool {
    position.turns().into_iter().any(|turn| direct_turn(goal, position, turn, turns))
}

fn direct_turn(goal: &Goal, position: &Position, turn: Turn, turns: u32) -> bool {
    let aimer = position.side();
    if reaches(goal, position, turn, aimer) {
        return true;
    }
    let next = after(position, turn);
    let replies = next.turns();
    turns > 1
        && !replies.is_empty()
        && replies.into_iter().all(|reply| {
            matches!(goal, Goal::Win(_)) && reaches(goal, &next, reply, aimer)
                || direct(goal, &after(&next, reply), turns - 1)
        })
}

/// Does the opponent have to reach the goal within `turns` after this turn? `compelled`: first, second must reach it if they can.
fn self_turn(goal: &Goal, position: &Position, turn: Turn, turns: u32, compelled: (bool, bool)) -> bool {
    let aimer = position.side().other();
    if compelled.0 && can_reach(goal, position) {
        return false;
    }
    if matches!(goal, Goal::Win(_)) && reaches(goal, position, turn, aimer) {
        return true;
    }
    let next = after(position, turn);
    if compelled.1 && can_reach(goal, &next) {
        return true;
    }
    let replies = next.turns();
    !replies.is_empty()
        && replies.into_iter().all(|reply| {
            reaches(goal, &next, reply, aimer)
                || turns > 1 && {
                    let then = after(&next, reply);
                    then.turns().into_iter().any(|turn| self_turn(goal, &then, turn, turns - 1, compelled))
                }
        })
}

/// All lines of exactly so many half turns, the last of which reaches the goal; with `tail`, the last two are a self play of one turn.
fn help(
    goal: &Goal,
    position: &Position,
    half_turns: u32,
    tail: bool,
    path: &mut Vec<String>,
    found: &mut BTreeSet<String>,
) {
    for turn in position.turns() {
        path.push(position.turn_text(turn));
        let done = match (half_turns, tail) {
            (1, false) => reaches(goal, position, turn, position.side()),
            (2, true) => self_turn(goal, position, turn, 1, (false, false)),
            _ => {
                help(goal, &after(position, turn), half_turns - 1, tail, path, found);
                false
            }
        };
        if done {
            found.insert(path.join(" "));
        }
        path.pop();
    }
}

/// All lines of series play.
fn series(
    play: Play,
    goal: &Goal,
    position: &Position,
    turns: u32,
    path: &mut Vec<String>,
    found: &mut BTreeSet<String>,
) {
    if play == Play::Reflex && can_reach(goal, position) {
        return;
    }
    for turn in position.turns() {
        path.push(position.turn_text(turn));
        let mut next = after(position, turn);
        if turns > 1 {
            if !next.is_check() && next.special_end().is_none() {
                make_null(&mut next);
                series(play, goal, &next, turns - 1, path, found);
            }
        } else {
            let compelled = play != Play::SelfPlay;
            match play {
                Play::Direct if reaches(goal, position, turn, position.side()) => {
                    found.insert(path.join(" "));
                }
                Play::Direct => {}
                Play::Help | Play::HelpSelf => help(goal, &next, 1, false, path, found),
                Play::SelfPlay | Play::Reflex | Play::SemiReflex => {
                    let replies = next.turns();
                    let all = |next: &Position| {
                        !replies.is_empty() && replies.iter().all(|&reply| reaches(goal, next, reply, next.side()))
                    };
                    if if compelled { can_reach(goal, &next) } else { all(&next) } {
                        found.insert(path.join(" "));
                    }
                }
            }
        }
        path.pop();
    }
}

fn naive(position: &Position, stipulation: &Stipulation) -> BTreeSet<String> {
    let Stipulation::Goal { play, series: in_series, goal, half_turns } = stipulation else {
        unreachable!("no proof games here")
    };
    let (play, half_turns) = (*play, *half_turns);
    let turns = half_turns / 2;
    let mut found = BTreeSet::new();
    let keys = |solves: &dyn Fn(Turn) -> bool| {
        let turns = position.turns().into_iter().filter(|&turn| solves(turn));
        turns.map(|turn| position.turn_text(turn)).collect()
    };
    let path = &mut Vec::new();
    match play {
        _ if *in_series => series(play, goal, position, turns, path, &mut found),
        Play::Direct => return keys(&|turn| direct_turn(goal, position, turn, turns)),
        Play::SelfPlay => return keys(&|turn| self_turn(goal, position, turn, turns, (false, false))),
        Play::Reflex => return keys(&|turn| self_turn(goal, position, turn, turns, (true, true))),
        Play::SemiReflex => return keys(&|turn| self_turn(goal, position, turn, turns, (false, true))),
        Play::Help => help(goal, position, half_turns, false, path, &mut found),
        Play::HelpSelf => help(goal, position, half_turns, true, path, &mut found),
    }
    found
}

/// Compares both solvers. Answers the number of solutions.
fn agree(position: &Position, text: &str, hash_mib: usize, threads: usize) -> usize {
    let rules = position.rules();
    let stipulation = read_stipulation(rules, text).unwrap();
    let limits = Limits { hash_mib, threads, ..Limits::default() };
    let stop = std::sync::atomic::AtomicBool::new(false);
    let wishes = Wishes { set_play: true, tries: 1, ..Wishes::default() };
    let solved = solve(position, &stipulation, wishes, &limits, &stop, &|_, _| {}).unwrap();
    let found: BTreeSet<String> = solved.solutions.iter().map(|solution| solution.line()).collect();
    assert_eq!(found.len(), solved.solutions.len(), "{text}: nothing twice");
    assert_eq!(found, naive(position, &stipulation), "{text} in {}", position.text());
    found.len()
}

/// Compares both solvers in positions of a game, and demands some solutions.
fn agree_in(game: &str, positions: &[&str], stipulations: &[&str]) {
    let rules = variorum_library::rules(game).unwrap();
    for text in stipulations {
        let mut solutions = 0;
        for (at, position) in positions.iter().enumerate() {
            let position = Position::parse(&rules, position).unwrap();
            solutions += agree(&position, text, at % 2, 1 + at % 2);
        }
        assert!(solutions > 0, "{game} {text}: no position with a solution");
    }
}

const CHESS: [&str; 4] = [
    "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1",
    "8/8/8/8/8/1Q6/2K5/k7 w - - 0 1",
    "k7/2K5/8/P7/8/8/p7/8 w - - 0 1",
    "7k/5K2/8/6N1/8/8/6pP/8 w - - 0 1",
];

#[test]
fn direct_play_in_chess() {
    agree_in("chess", &CHESS, &["#1", "#2", "win 2", "+1", "z[b7]2", "win[checkmate]2"]);
    agree_in("chess", &["k7/2p5/K7/8/8/8/8/1R6 w - - 0 1"], &["#2", "x2", "x[P]2", "gone[P]2"]);
    agree_in("chess", &["k7/8/2K5/8/8/8/8/1Q6 w - - 0 1"], &["=1", "=2"]);
}

/// Black’s only turn is the pawn’s, which mates, while the rook guards the fourth rank.
const FORCED: &str = "8/8/8/8/R7/6pk/8/6BK w - - 0 1";

#[test]
fn self_and_reflex_play_in_chess() {
    agree_in("chess", &[FORCED], &["s#1", "s#2", "r#1", "r#2", "semi-r#1", "semi-r#2"]);
    agree_in("chess", &["8/8/8/8/R5p1/7k/8/6BK b - - 0 1"], &["hs#1.5"]);
}

#[test]
fn help_play_in_chess() {
    agree_in("chess", &["8/8/8/8/8/1K6/7R/2k5 b - - 0 1"], &["h#1", "h#2"]);
    agree_in("chess", &["8/8/8/8/8/1K6/7R/k7 w - - 0 1"], &["h#0.5", "h#1.5"]);
    agree_in("chess", &["k7/8/2K5/8/8/8/8/1Q6 w - - 0 1"], &["h=0.5", "h=1.5"]);
    agree_in("chess", &["8/P7/8/8/8/1K6/1p6/k7 w - - 0 1"], &["hz[a8]0.5"]);
}

#[test]
fn series_play_in_chess() {
    agree_in("chess", &["8/8/8/8/8/1K6/7R/k7 w - - 0 1"], &["ser-#1", "ser-#2"]);
    agree_in("chess", &["k7/8/2K5/8/8/8/8/1Q6 w - - 0 1"], &["ser-=2"]);
    agree_in("chess", &["8/8/8/8/8/1K6/7R/2k5 b - - 0 1"], &["ser-h#1", "ser-h#3"]);
    agree_in("chess", &[FORCED], &["ser-s#2", "ser-r#2", "ser-semi-r#2"]);
}

/// Random positions of other games: a board in space, turns of two parts, drops, hoppers, and games without mate.
fn agree_in_random_positions(game: &str, turns: usize, positions: u64, stipulations: &[&str]) {
    let mut seen = 0;
    for seed in 0..positions {
        let Some(position) = random_position(game, turns, seed) else { continue };
        for text in stipulations {
            seen += agree(&position, text, 1, 2);
        }
    }
    assert!(seen > 0, "{game}: no solution of any kind");
}

#[test]
fn random_positions_with_drops() {
    agree_in_random_positions("minishogi", 14, 4, &["+1", "x1", "hx1.5", "win 1", "s+1", "z[c3]1", "ser-+2"]);
}

#[test]
fn random_positions_with_hoppers() {
    agree_in_random_positions("xiangqi", 20, 2, &["+1", "x1", "h+1.0", "win 1", "ser-x2"]);
}

#[test]
fn random_positions_without_royal_pieces() {
    agree_in_random_positions("antichess", 20, 3, &["x1", "hx1.5", "win 1", "sx1", "rx1", "gone[Q]2"]);
}

#[test]
fn random_positions_with_explosions() {
    agree_in_random_positions("atomic", 14, 3, &["win 1", "win 2", "x1", "h#1.0", "gone[Q]1"]);
}

#[test]
fn random_positions_in_which_checks_are_counted() {
    agree_in_random_positions("three-check", 16, 2, &["win 1", "+1", "s+1", "hwin 1.5"]);
}

#[test]
fn a_board_in_space() {
    agree_in_random_positions("raumschach", 20, 2, &["+1", "x1", "hx1.0", "win 1"]);
}

#[test]
fn turns_of_two_parts() {
    agree_in_random_positions("stones-and-relays", 12, 2, &["+1", "x1", "win 1", "=1"]);
}

/// Few pieces stand around a royal piece at the edge, where bounds on what attackers can reach leave out most turns.
#[test]
fn helpmates_with_few_pieces() {
    let mut solutions = 0;
    for (game, stipulations) in [
        ("chess", &["h#1", "h#1.5", "ser-h#2"][..]),
        ("cylinder-chess", &["h#1.5"]),
        ("berolina", &["h#1.5"]),
        ("raumschach", &["h#1"]),
    ] {
        let rules = variorum_library::rules(game).unwrap();
        let mut random = fastrand::Rng::with_seed(8);
        let mut tried = 0;
        while tried < 60 {
            let text = stipulations[tried % stipulations.len()];
            // The side that begins mates if the number of turns is odd.
            let side = if text.ends_with(".5") { Side::White } else { Side::Black };
            let Some(position) = few_pieces(&rules, side, &mut random) else { continue };
            tried += 1;
            solutions += agree(&position, text, tried % 2, 1);
        }
    }
    assert!(solutions > 10, "{solutions} helpmates");
}

/// A position with a royal piece of Black near the first corner, three to five pieces around it, and White's royal piece, if there is one.
fn few_pieces(rules: &Arc<Rules>, side: Side, random: &mut fastrand::Rng) -> Option<Position> {
    let kinds = &rules.definition().pieces;
    let royal = kinds.iter().position(|piece| piece.is_royal())?;
    let cells: Vec<Cell> = rules.cells().collect();
    let mut setup = Setup { side, ..Setup::default() };
    let near = cells.len() / 6;
    let mut put = |piece: Piece, cells: &[Cell], random: &mut fastrand::Rng| {
        let cell = cells[random.usize(..cells.len())];
        if setup.pieces.iter().all(|&(taken, _)| taken != cell) {
            setup.pieces.push((cell, piece));
        }
    };
    put(Piece::owned(Side::Black, royal), &cells[..near], random);
    put(Piece::owned(Side::White, royal), &cells, random);
    for number in 0..random.usize(3..=5) {
        let side = if number < 3 { Side::White } else { Side::Black };
        let kind = random.usize(..kinds.len());
        if kind != royal {
            put(Piece::owned(side, kind), &cells[..3 * near], random);
        }
    }
    setup.pieces.sort_unstable_by_key(|&(cell, _)| cell);
    Position::parse(rules, &setup.text(rules)).ok().filter(|position| position.outcome().is_none())
}
