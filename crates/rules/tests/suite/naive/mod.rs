//! A second generator of turns, slow and simple: it reads the checked definition and the text of a position, tries everything, and knows nothing of the
//! compiled tables. Both must find the same turns.
//!
//! Games with relays are left out: what goes on from a relay has cases of its own (`cases/`, by an independent program).

mod drops;
mod endings;
mod geometry;
mod moves;
mod second;
mod state;
mod turns;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use variorum_gamedef::definition::NeutralRole;
use variorum_rules::{Position, Rules};

use crate::laws::for_every_game;
use moves::Game;
use state::State;

/// The turns that the two generators find, if both can be asked.
fn both(position: &Position) -> Option<[BTreeSet<String>; 2]> {
    let definition = position.rules().definition();
    let relays = definition.neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker);
    if relays || position.outcome().is_some() {
        return None;
    }
    let naive = Game::new(definition).turns(&State::read(definition, &position.text()));
    Some([position.turn_texts().into_iter().collect(), naive])
}

/// Compares the generators in random positions of all games, in one of `share` of those of the laws, and returns how many there were.
///
/// # Panics
/// If they differ.
fn compare(share: usize) -> usize {
    let compared: Mutex<BTreeMap<String, (usize, Vec<String>)>> = Mutex::default();
    for_every_game(|position, rng| {
        let definition = position.rules().definition();
        // On vast boards the naive generator takes seconds.
        let cells = definition.board.cell_count();
        let seldom = (cells * cells / (100 * 100)).max(1);
        if rng.usize(..share * seldom) > 0 {
            return;
        }
        let Some([found, naive]) = both(position) else { return };
        let (more, less): (Vec<_>, Vec<_>) = (found.difference(&naive).collect(), naive.difference(&found).collect());
        let mut compared = compared.lock().unwrap();
        let (number, different) = compared.entry(definition.id.clone()).or_default();
        *number += 1;
        if !more.is_empty() || !less.is_empty() {
            different
                .push(format!("{}\nonly the rules: {more:?}\nonly the naive generator: {less:?}", position.text()));
        }
    });
    let compared = compared.into_inner().unwrap();
    let mut differ = String::new();
    for (game, (number, different)) in &compared {
        if let Some(first) = different.first() {
            differ += &format!("{game}: {} of {number} positions differ, such as {first}\n", different.len());
        }
    }
    assert!(differ.is_empty(), "{differ}");
    compared.values().map(|(number, _)| number).sum()
}

#[test]
fn a_naive_generator_finds_the_same_turns() {
    let number = compare(8);
    assert!(number > 500 || std::env::var_os("LAWS_GAME").is_some(), "only {number} positions");
}

#[test]
#[ignore = "takes an hour"]
fn a_naive_generator_finds_the_same_turns_in_a_hundred_thousand_positions() {
    let mut number = 0;
    while number < 100_000 {
        number += compare(1);
        println!("{number} positions are equal");
    }
}

/// The first of two moves may cost the right to castle with the second.
#[test]
fn a_king_that_has_moved_does_not_castle_with_the_second_move() {
    let rules = variorum_library::rules("marseillais-chess").unwrap();
    let position = Position::parse(&rules, "4k2r/p7/8/8/8/8/8/K7 b h8 - 0 2").unwrap();
    let [found, naive] = both(&position).unwrap();
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
        let [found, naive] = both(&position).unwrap();
        assert_eq!(found, naive);
        assert_eq!(naive.contains("d1a1"), castles);
    }
}

/// A lion does not capture a protected lion two cells away with its second step: the queen on f10 protects that on g10, and a pawn lifts nothing.
#[test]
fn protection_counts_where_the_second_step_ends() {
    let rules = variorum_library::rules("chu-shogi").unwrap();
    let text = "lfcsgek1s1fl/a1b1txotgbca/mvrhdqndhrvm/ppppppppp1p1/8N2p/3i8/12/2PI4I3/PP1PPPPPPPPP/MVRHD1QDHRVM/A1B1TOXT1BFA/LFCSGKEGSC1L w - - 0 7";
    let [found, naive] = both(&Position::parse(&rules, text).unwrap()).unwrap();
    assert_eq!(found, naive);
    assert!(!naive.contains("i8h9,h9g10") && naive.contains("i8h9,h9i10"));
}

/// The number of lines of so many turns from a start position, as the naive generator finds them.
fn lines(position: &Position, depth: usize) -> usize {
    let definition = position.rules().definition();
    let turns = Game::new(definition).turns(&State::read(definition, &position.text()));
    if depth <= 1 {
        return turns.len();
    }
    let after = |text: &String| {
        let mut next = position.clone();
        let turn = next.parse_turn(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        next.play_unchecked(turn);
        lines(&next, depth - 1)
    };
    turns.iter().map(after).sum()
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
