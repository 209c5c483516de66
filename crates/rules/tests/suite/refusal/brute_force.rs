//! Random illegal clicks in random positions of every game. The causes of each refusal are lifted, together and all but one.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use variorum_rules::refusal::{self, Cause, Form, Refusal, Wish};
use variorum_rules::{Cell, Phase, Position, Rules, movegen};

use super::lifted::{Edit, World, gone, remedies};

/// The combinations of remedies that are tried for one refusal.
const TRIED: usize = 400;

/// The pieces that are removed one at a time where no piece is said to be in the way.
const REMOVED: usize = 40;

/// Games of `tests/games` that are clicked too: no game of the library has their words.
const OF_WORDS: [&str; 6] = ["jumpers", "locusts", "newcomers", "planers", "walkers", "zigzaggers"];

/// How often each cause was found, and how often it was checked by lifting it.
type Tally = BTreeMap<&'static str, (u64, u64)>;

#[test]
fn causes_are_enough_and_none_is_idle() {
    let tally = click(std::env::var("REFUSAL_CLICKS").ok().and_then(|clicks| clicks.parse().ok()).unwrap_or(150), 20);
    let clicks: u64 = tally.get("clicks").map_or(0, |count| count.0);
    assert!(clicks > 4_000 || std::env::var_os("REFUSAL_GAME").is_some(), "{tally:#?}");
    println!("{tally:?}");
}

/// `cargo test -p variorum-rules --test suite a_hundred_thousand -- --ignored --nocapture`
#[test]
#[ignore = "takes minutes; part of scripts/test --long"]
fn a_hundred_thousand_clicks() {
    let tally = click(4_500, 300);
    println!("{tally:#?}");
    assert!(tally.get("clicks").is_some_and(|count| count.0 > 100_000));
}

/// Refused clicks in each game, from random games of at most so many positions each.
fn click(clicks: u64, positions: usize) -> Tally {
    let seed = std::env::var("REFUSAL_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(1_u64);
    let tally = Mutex::new(Tally::new());
    let shipped = variorum_library::ids().into_iter().map(|id| {
        let rules = variorum_library::rules(&id).unwrap();
        (id, rules)
    });
    let of_words = crate::laws::test_games().into_iter().filter(|(id, _)| OF_WORDS.contains(&id.as_str()));
    let games: Vec<(String, Arc<Rules>)> = shipped.chain(of_words).collect();
    let only = std::env::var("REFUSAL_GAME").ok();
    std::thread::scope(|scope| {
        for start in 0..2 {
            let (games, tally, only) = (&games, &tally, &only);
            scope.spawn(move || {
                let wanted = |(id, _): &&(String, _)| only.as_ref().is_none_or(|only| only == id);
                for (id, rules) in games.iter().skip(start).step_by(2).filter(wanted) {
                    let begun = std::time::Instant::now();
                    let found = click_in(rules, seed, clicks, positions);
                    println!("{id}: {:.1?}", begun.elapsed());
                    let mut tally = tally.lock().unwrap();
                    for (cause, (all, lifted)) in found {
                        let sum = tally.entry(cause).or_default();
                        (sum.0, sum.1) = (sum.0 + all, sum.1 + lifted);
                    }
                }
            });
        }
    });
    tally.into_inner().unwrap()
}

fn click_in(rules: &Arc<Rules>, seed: u64, clicks: u64, positions: usize) -> Tally {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut world = World::new(rules);
    let mut tally = Tally::new();
    let mut position = Position::start(rules);
    let per_position = clicks.div_ceil(positions as u64);
    let mut tried = 0;
    while tally.get("clicks").is_none_or(|count| count.0 < clicks) && tried < 60 * clicks {
        for _ in 0..4 * per_position {
            tried += 1;
            try_one(&mut world, &position, &mut rng, &mut tally);
        }
        for _ in 0..rng.usize(1..4) {
            let turns = position.turns();
            match turns.get(rng.usize(..turns.len().max(1))) {
                Some(&turn) if position.halfmove_clock() < 200 => position.play_unchecked(turn),
                _ => {
                    let starts = rules.definition().starts.len();
                    position = Position::nth_start(rules, rng.usize(..starts)).unwrap();
                }
            }
        }
    }
    tally
}

/// One click, for the first part of a turn or for the second.
fn try_one(world: &mut World, position: &Position, rng: &mut fastrand::Rng, tally: &mut Tally) {
    let mut actions = Vec::new();
    movegen::actions(&mut position.scratch(), &mut actions);
    let mut after = position.scratch();
    let mut first = None;
    if position.rules().has_second_part() && rng.bool() && !actions.is_empty() {
        let action = actions[rng.usize(..actions.len())];
        after.make_unchecked(action);
        if after.phase() == Phase::First {
            return;
        }
        first = Some(position.action_text(action));
    }
    let wish = random_wish(&after, rng);
    let legal = world.legal(position, first.as_deref(), &wish, &[]) == Some(true) && position.special_end().is_none();
    let Some(refusal) = refusal::refusal(&after, &wish) else {
        assert!(legal, "{position:?} {first:?} {wish:?} is not refused");
        return;
    };
    assert!(!legal, "{position:?} {first:?} {wish:?} is refused: {refusal:?}");
    assert!(!refusal.causes.is_empty(), "{position:?} {first:?} {wish:?}: no cause");
    tally.entry("clicks").or_default().0 += 1;
    let lifted = check(world, position, first.as_deref(), &after, &wish, &refusal, rng);
    if lifted {
        tally.entry("clicks").or_default().1 += 1;
    }
    for cause in &refusal.causes {
        let count = tally.entry(cause.code()).or_default();
        count.0 += 1;
        count.1 += u64::from(lifted);
    }
}

fn random_wish(position: &Position, rng: &mut fastrand::Rng) -> Wish {
    let rules = position.rules();
    let definition = rules.definition();
    let side = position.side();
    let cells: Vec<Cell> = rules.cells().collect();
    let any = |rng: &mut fastrand::Rng| cells[rng.usize(..cells.len())];
    let of = |cells: Vec<Cell>, rng: &mut fastrand::Rng| cells.get(rng.usize(..cells.len().max(1))).copied();
    let ordinary: Vec<usize> =
        (0..definition.pieces.len()).filter(|&kind| !definition.pieces[kind].is_royal()).collect();
    let form = match rng.u8(..12) {
        0 => Form::Plain,
        1 => Form::Into(ordinary[rng.usize(..ordinary.len())]),
        _ => Form::Any,
    };
    let hands = rules.setup_fields().hands;
    match (position.phase(), rng.u8(..20)) {
        (Phase::First, 0) => Wish::Go { from: any(rng), to: any(rng), form: Form::Any },
        (Phase::First, 8) if definition.pass.is_some() => Wish::Pass,
        (Phase::First, 1..8) if !hands.is_empty() => Wish::Drop { kind: hands[rng.usize(..hands.len())], to: any(rng) },
        (Phase::First, number) => {
            // The royal piece has the most particular rules.
            let royal = position.royal_cell(side).filter(|_| number < 12);
            let from = royal.or_else(|| of(position.pieces(side).iter().collect(), rng)).unwrap_or_else(|| any(rng));
            let mut goals = vec![any(rng)];
            if !position.at(from).is_none() {
                let reach = rules.reach(side, position.at(from).kind(), from);
                goals = [reach.moves, reach.captures, reach.doubles].concat();
                // A few cells around, and whatever is occupied.
                goals.extend(position.pieces(side).iter().filter(|_| rng.u8(..4) == 0));
                goals.extend((0..2).map(|_| any(rng)));
            }
            let form = if position.royal_cell(side) == Some(from) { Form::Any } else { form };
            Wish::Go { from, to: goals[rng.usize(..goals.len())], form }
        }
        (Phase::Second, 0) => Wish::Pass,
        (Phase::Second, 1) => Wish::Go { from: any(rng), to: any(rng), form: Form::Any },
        (Phase::Second, 2) if !definition.neutrals.is_empty() => {
            Wish::Place { neutral: rng.usize(..definition.neutrals.len()), to: any(rng) }
        }
        (Phase::Second, 3..20) if definition.second.is_some() => {
            let from = of(position.neutrals().iter().collect(), rng).unwrap_or_else(|| any(rng));
            let near = |cell: &Cell| {
                let (a, b) = (
                    definition.board.coordinates(u16::try_from(from.index()).unwrap()),
                    definition.board.coordinates(u16::try_from(cell.index()).unwrap()),
                );
                a.file.abs_diff(b.file) + a.rank.abs_diff(b.rank) <= 2
            };
            let mut goals: Vec<Cell> = cells.iter().copied().filter(near).collect();
            // Straight back is what ko forbids.
            goals.extend(position.ko().into_iter().filter(|(at, _)| *at == from).map(|(_, to)| to));
            Wish::Go { from, to: goals[rng.usize(..goals.len())], form: Form::Any }
        }
        (Phase::Second, _) => {
            let cell = of(position.pieces(side).iter().collect(), rng).unwrap_or_else(|| any(rng));
            let all: Vec<usize> = definition.remote_promotions.iter().flat_map(|remote| remote.into.clone()).collect();
            Wish::Promote { cell, into: all.get(rng.usize(..all.len().max(1))).copied().unwrap_or(0) }
        }
    }
}

/// Checks a refusal; `true` if its causes could be lifted.
fn check(
    world: &mut World,
    position: &Position,
    first: Option<&str>,
    after: &Position,
    wish: &Wish,
    refusal: &Refusal,
    rng: &mut fastrand::Rng,
) -> bool {
    let told = || format!("{:?} {first:?} {wish:?}: {refusal:?}", position.text());
    let mut all = Vec::new();
    let mut facts = false;
    for cause in &refusal.causes {
        match remedies(after, wish, cause, rng) {
            Some(remedies) => all.push(remedies),
            None => {
                facts = true;
                is_fact(world, position, first, after, wish, cause, &told);
            }
        }
    }
    if facts {
        return false;
    }
    // A piece that the first part has moved or captured cannot be changed before that part.
    let touched = |edit: &Edit| match edit {
        Edit::Remove(cell) | Edit::Put(cell, _) | Edit::Carry(cell, _) => position.at(*cell) != after.at(*cell),
        Edit::Right(_)
        | Edit::Passing(..)
        | Edit::NoKo
        | Edit::InHand(_)
        | Edit::Lost(_)
        | Edit::NotDue
        | Edit::Made(_)
        | Edit::Rule(_) => false,
    };
    if all.iter().any(|remedies| remedies.iter().all(|edits| edits.iter().any(touched))) {
        return false;
    }
    // The king of the opponent cannot be captured: where the way to it is asked, another piece is there instead.
    let victim = match wish {
        Wish::Go { to, .. } => position.royal_cell(position.side().other()).filter(|royal| royal == to),
        Wish::Drop { .. } | Wish::Place { .. } | Wish::Promote { .. } | Wish::Pass => None,
    };
    if victim.is_some() {
        return false;
    }
    // Is the wish legal with some of these remedies? `None` if it is not with those that lead to a position, and some lead to none:
    // a piece that is gone may have stood between the opponent's king and its attacker.
    let mut legal = |remedies: &[&Vec<Vec<Edit>>], rng: &mut fastrand::Rng| -> Option<bool> {
        let count = remedies.iter().map(|all| all.len()).product::<usize>();
        let mut answer = Some(false);
        for number in 0..count.min(TRIED) {
            // All combinations if they are few, random ones otherwise.
            let mut number = number;
            let mut edits = Vec::new();
            for all in remedies {
                let at = if count <= TRIED { number % all.len() } else { rng.usize(..all.len()) };
                number /= all.len();
                edits.extend(all[at].iter().cloned());
            }
            match world.legal(position, first, wish, &edits) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => answer = None,
            }
        }
        answer
    };
    let together: Vec<&Vec<Vec<Edit>>> = all.iter().collect();
    match legal(&together, rng) {
        Some(true) => {}
        Some(false) => panic!("not enough: {}", told()),
        None => return false,
    }
    for left in 0..all.len() {
        // What must be elsewhere must not stand in the way of an attack that is left.
        let way: Vec<Cell> =
            refusal.causes[left].attacks().iter().flat_map(|attack| attack.route.cells.clone()).collect();
        let shields = |edit: &Edit| matches!(edit, Edit::Carry(_, goal) if way.contains(goal));
        let others: Vec<Vec<Vec<Edit>>> = (all.iter().enumerate().filter(|(at, _)| *at != left))
            .map(|(_, all)| all.iter().filter(|edits| !edits.iter().any(shields)).cloned().collect())
            .collect();
        let others: Vec<&Vec<Vec<Edit>>> = others.iter().collect();
        let idle = !others.is_empty() && legal(&others, rng) == Some(true);
        assert!(!idle, "{:?} is idle: {}", refusal.causes[left], told());
    }
    true
}

/// Checks a cause that nothing lifts.
fn is_fact(
    world: &mut World,
    position: &Position,
    first: Option<&str>,
    after: &Position,
    wish: &Wish,
    cause: &Cause,
    told: &dyn Fn() -> String,
) {
    let side = after.side();
    match cause {
        Cause::GameOver { reason } => {
            assert!(position.turns().is_empty(), "{}", told());
            assert_eq!(position.outcome().map(|outcome| outcome.reason), Some(*reason), "{}", told());
        }
        Cause::EmptyCell { cell } => assert!(after.at(*cell).is_none(), "{}", told()),
        Cause::NotToMove { cell, .. } => assert!(after.at(*cell).is_owned_by(side.other()), "{}", told()),
        Cause::NeutralPiece { cell } => assert!(first.is_none() && after.at(*cell).is_neutral(), "{}", told()),
        Cause::FirstPartMade { .. } => assert!(first.is_some(), "{}", told()),
        Cause::FirstPartMissing => assert!(first.is_none(), "{}", told()),
        Cause::NoSecondPart
        | Cause::NeutralFixed { .. }
        | Cause::NotPlaced { .. }
        | Cause::NotElsewhere { .. }
        | Cause::NotGated { .. } => {}
        // No piece is in the way: whichever is removed, the wish stays illegal.
        Cause::Shape { from, .. } => {
            let mut rng = fastrand::Rng::with_seed(position.hash());
            let still =
                |&cell: &Cell| cell != *from && !position.at(cell).is_none() && position.at(cell) == after.at(cell);
            let mut cells: Vec<Cell> = position.rules().cells().filter(still).collect();
            rng.shuffle(&mut cells);
            for cell in cells.into_iter().take(REMOVED) {
                for edits in gone(position, &[cell], &mut rng).iter().take(1) {
                    assert_ne!(world.legal(position, first, wish, edits), Some(true), "{edits:?} helps: {}", told());
                }
            }
        }
        _ => panic!("{cause:?} can be lifted: {}", told()),
    }
}
