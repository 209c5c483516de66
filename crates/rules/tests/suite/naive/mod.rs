//! A second generator of turns, slow and simple: it reads the checked definition and the text of a position, tries everything, and knows nothing of the
//! compiled tables. Both must find the same turns.

mod attacks;
mod castling;
mod drops;
mod endings;
mod geometry;
mod influences;
mod moves;
mod relays;
mod second;
mod state;
mod takings;
mod turns;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use variorum_rules::{Position, Rules};

use crate::laws::{for_every_game_in_round, random_play, random_seed};
use crate::made_up;
use moves::Game;
use state::State;

/// The turns that the naive generator finds.
fn naive(position: &Position) -> BTreeMap<String, State> {
    let definition = position.rules().definition();
    Game::new(definition).turns(&State::read(definition, &position.text()))
}

/// The turns that the two generators find.
fn both(position: &Position) -> [BTreeSet<String>; 2] {
    [position.turn_texts().into_iter().collect(), naive(position).into_keys().collect()]
}

/// How the position after a turn differs from what the naive generator expects, if it does.
fn differs_after(position: &Position, text: &str, expected: &State) -> Option<String> {
    let definition = position.rules().definition();
    let mut next = position.clone();
    next.play_unchecked(next.parse_turn(text).unwrap());
    let found = State::read(definition, &next.text());
    let sorted = |state: &State| state.passed.iter().copied().collect::<BTreeSet<_>>();
    // Where players have several moves, several of them leave cells behind.
    let several = definition.series.is_some() || definition.in_a_row.is_some();
    let same = found.cells == expected.cells
        && found.hands == expected.hands
        && (several || sorted(&found) == sorted(expected));
    (!same).then(|| format!("after {text}: {}, expected passed cells {:?}", next.text(), expected.passed))
}

/// How the turns of a position, or the position after one of them, differ between the generators, if they do.
fn difference(position: &Position, rng: &mut fastrand::Rng) -> Option<String> {
    let expected = naive(position);
    let [found, naive]: [BTreeSet<String>; 2] =
        [position.turn_texts().into_iter().collect(), expected.keys().cloned().collect()];
    let (more, less): (Vec<_>, Vec<_>) = (found.difference(&naive).collect(), naive.difference(&found).collect());
    if !more.is_empty() || !less.is_empty() {
        return Some(format!("{}\nonly the rules: {more:?}\nonly the naive generator: {less:?}", position.text()));
    }
    let both: Vec<&String> = found.intersection(&naive).collect();
    let turn = *rng.choice(&both)?;
    differs_after(position, turn, &expected[turn]).map(|difference| format!("{}\n{difference}", position.text()))
}

/// So many positions of each game there are at least.
const FEWEST: usize = 100;

/// The positions of a game in which the generators are compared.
#[derive(Default)]
struct Compared {
    number: usize,
    different: Vec<String>,
    /// How many positions are passed over before the next one; `None` before the first.
    wait: Option<usize>,
    time: Duration,
}

/// Compares the generators in random positions of all games, about one of `share` of those of the laws, and returns how many there were.
///
/// # Panics
/// If they differ, or if a game was not looked at.
fn compare(round: u64, share: usize) -> usize {
    let compared: Mutex<BTreeMap<String, Compared>> = Mutex::default();
    for_every_game_in_round(round, |position, rng| {
        let definition = position.rules().definition();
        // On vast boards the naive generator takes seconds.
        let cells = definition.board.cell_count();
        let share = share * (cells * cells / (100 * 100)).max(1);
        {
            let mut compared = compared.lock().unwrap();
            let game = compared.entry(definition.id.clone()).or_default();
            // No game has fewer positions than this: each is looked at.
            let wait = game.wait.get_or_insert_with(|| rng.usize(..share.min(FEWEST)));
            if *wait > 0 {
                *wait -= 1;
                return;
            }
        }
        if position.outcome().is_some() {
            return;
        }
        let begun = Instant::now();
        let difference = difference(position, rng);
        let mut compared = compared.lock().unwrap();
        let game = compared.entry(definition.id.clone()).or_default();
        game.number += 1;
        game.time += begun.elapsed();
        game.wait = Some(rng.usize(..2 * share - 1));
        game.different.extend(difference);
    });
    let compared = compared.into_inner().unwrap();
    for (id, game) in &compared {
        println!("{id}: {} positions compared in {:.1?}", game.number, game.time);
    }
    let mut differ = String::new();
    for (id, game) in &compared {
        if let Some(first) = game.different.first() {
            differ += &format!("{id}: {} of {} positions differ, such as {first}\n", game.different.len(), game.number);
        }
    }
    assert!(differ.is_empty(), "{differ}");
    let left_out: Vec<&String> = compared.iter().filter(|(_, game)| game.number == 0).map(|(id, _)| id).collect();
    assert!(left_out.is_empty(), "never compared: {left_out:?}");
    compared.values().map(|game| game.number).sum()
}

/// Compares the generators in this number of games made up by chance, or in that of the seed in the environment as `MADE_UP_SEED` alone.
///
/// # Panics
/// If they differ.
fn compare_made_up(games: usize, positions: usize) {
    let only = std::env::var("MADE_UP_SEED").ok().and_then(|seed| seed.parse().ok());
    let (games, seed) = only.map_or_else(|| (games, random_seed() * 1_000_000), |seed: u64| (1, seed));
    let (mut refused, mut accepted, mut compared, mut differ) = (0, 0, 0_usize, Vec::new());
    for seed in seed.. {
        let Ok(made_up) = made_up::game(seed) else {
            refused += 1;
            continue;
        };
        let found: Mutex<(usize, Option<String>)> = Mutex::default();
        random_play(&made_up.rules, seed, positions, &|position, rng| {
            let mut found = found.lock().unwrap();
            if found.1.is_none() && position.outcome().is_none() {
                *found = (found.0 + 1, difference(position, rng));
            }
        });
        let (number, different) = found.into_inner().unwrap();
        if let Some(different) = different {
            println!("=== seed {seed}\n{}\n{different}", made_up.text);
            differ.push(seed);
        }
        accepted += 1;
        compared += number;
        if accepted == games {
            break;
        }
    }
    println!("{compared} positions of {accepted} games are equal; {refused} games were refused");
    assert!(differ.is_empty(), "the games of these seeds have different turns, see above: {differ:?}");
    assert!(compared > games, "only {compared} positions");
}

#[test]
fn a_naive_generator_finds_the_same_turns_in_games_made_up_by_chance() {
    compare_made_up(60, 20);
}

#[test]
#[ignore = "takes minutes"]
fn a_naive_generator_finds_the_same_turns_in_many_games_made_up_by_chance() {
    compare_made_up(2_000, 30);
}

#[test]
fn a_naive_generator_finds_the_same_turns() {
    let one_game = std::env::var_os("LAWS_GAME").is_some();
    let number = compare(0, if one_game { 2 } else { 8 });
    assert!(number > 500 || one_game, "only {number} positions");
}

#[test]
#[ignore = "takes a quarter of an hour in a release build"]
fn a_naive_generator_finds_the_same_turns_in_a_hundred_thousand_positions() {
    let mut number = 0;
    for round in 0.. {
        number += compare(round, 1);
        println!("{number} positions are equal");
        if number >= 100_000 {
            break;
        }
    }
}

/// The first of two moves may cost the right to castle with the second.
#[test]
fn a_king_that_has_moved_does_not_castle_with_the_second_move() {
    let rules = variorum_library::rules("marseillais-chess").unwrap();
    let position = Position::parse(&rules, "4k2r/p7/8/8/8/8/8/K7 b h8 - 0 2").unwrap();
    let [found, naive] = both(&position);
    assert_eq!(found, naive);
    assert!(naive.contains("a7a6,e8h8") && !naive.contains("e8f8,f8h8"));
}

/// A friend protects the king also on the cells that it crosses (G-10): the archer on f1 could capture on c1, but not beside the guardian.
#[test]
fn a_king_castles_over_cells_where_friends_protect_it() {
    let text = include_str!("../../games/guardians.toml");
    let rules = Rules::compile(&variorum_gamedef::load(text, "guardians").definition.unwrap()).unwrap();
    for (position, castles) in
        [("4g1/p1k1p1/g2fP1/1p2F1/PPGP1P/A2K1a w a1 - 2 12", true), ("6/2k3/6/6/PP1P1P/A2K1a w a1 - 2 12", false)]
    {
        let position = Position::parse(&rules, position).unwrap();
        let [found, naive] = both(&position);
        assert_eq!(found, naive);
        assert_eq!(naive.contains("d1a1"), castles);
    }
}

/// A lion does not capture a protected lion two cells away with its second step: the queen on f10 protects that on g10, and a pawn lifts nothing.
#[test]
fn protection_counts_where_the_second_step_ends() {
    let rules = variorum_library::rules("chu-shogi").unwrap();
    let text = "lfcsgek1s1fl/a1b1txotgbca/mvrhdqndhrvm/ppppppppp1p1/8N2p/3i8/12/2PI4I3/PP1PPPPPPPPP/MVRHD1QDHRVM/A1B1TOXT1BFA/LFCSGKEGSC1L w - - 0 7";
    let [found, naive] = both(&Position::parse(&rules, text).unwrap());
    assert_eq!(found, naive);
    assert!(!naive.contains("i8h9,h9g10") && naive.contains("i8h9,h9i10"));
}

/// The number of lines of so many turns from a start position, as the naive generator finds them.
fn lines(position: &Position, depth: usize) -> usize {
    let turns = naive(position);
    if depth <= 1 {
        return turns.len();
    }
    let after = |text: &String| {
        let mut next = position.clone();
        let turn = next.parse_turn(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        next.play_unchecked(turn);
        lines(&next, depth - 1)
    };
    turns.keys().map(after).sum()
}

/// Games that no other program has counted, as far as we know, with lines of one turn, two, and so on.
const UNCOUNTED: &[(&str, &[usize])] = &[
    ("3d-chess", &[49, 2401]),
    ("alice-chess", &[20, 400, 9384]),
    ("annan-chess", &[49, 2297, 100_937]),
    ("baroque", &[32, 944]),
    ("circular-chess", &[20, 400, 8584]),
    ("dragonchess", &[90, 8094]),
    ("further-promotion-xiang-qi", &[44, 1920, 79_666]),
    ("gigachess", &[42]),
    ("glinski-chess", &[51, 2586, 137_858]),
    ("great-herd", &[46, 2116, 98_342]),
    ("isis", &[8, 64, 852]),
    ("italian-progressive-chess", &[20, 400, 8902]),
    ("knight-relay-chess", &[28, 784, 24_044]),
    ("mccooey-chess", &[31, 947, 33_307]),
    ("metamachy", &[56, 3136]),
    ("monster-chess", &[10, 99, 1976]),
    ("omega-chess", &[40, 1600, 67_202]),
    ("progressive-chess", &[20, 400, 8902]),
    ("torus-chess", &[16, 246, 4481]),
    ("wildebeest-chess", &[45, 2025, 95_829]),
];

/// # Panics
/// If the numbers of lines of up to so many turns are not those above.
fn counts(depth: usize) {
    for &(game, numbers) in UNCOUNTED {
        let rules = variorum_library::rules(game).unwrap();
        for (index, &number) in numbers.iter().enumerate().take(depth) {
            assert_eq!(lines(&Position::start(&rules), index + 1), number, "{game}, {} turns", index + 1);
        }
    }
}

#[test]
fn starts_that_no_other_program_has_counted_are_counted_twice() {
    counts(2);
}

#[test]
#[ignore = "takes minutes"]
fn starts_that_no_other_program_has_counted_are_counted_twice_three_turns_deep() {
    counts(3);
}
