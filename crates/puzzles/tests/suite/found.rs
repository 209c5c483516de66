//! What is found in games, and what it is taken for.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Random};
use variorum_puzzles::{
    Aim, Collection, Cost, Series, Source, Theme, confirm, few_pieces, pattern, play_ending, puzzles_of, revised,
    self_play, themes,
};
use variorum_rules::{Position, Side, Turn};

use crate::rules;

/// The themes of a line.
fn of(game: &str, position: &str, aim: Aim, line: &[&str]) -> BTreeSet<Theme> {
    let rules = rules(game);
    let position = Position::parse(&rules, position).unwrap();
    let mut at = position.clone();
    let mut turns = Vec::new();
    for text in line {
        let turn = at.parse_turn(text).unwrap();
        at.play_unchecked(turn);
        turns.push(turn);
    }
    themes(&position, aim, &turns, &Cost::default().of_proof(), &AtomicBool::new(false))
}

#[test]
fn themes_follow_from_the_actions() {
    use Theme as T;
    let morphy = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    let found = of("chess", morphy, Aim::Win(2), &["a1a6", "b7a6", "b6b7"]);
    assert_eq!(found, [T::Quiet, T::Sacrifice, T::Zugzwang].into());
    let back_rank = "r5k1/5ppp/8/8/8/8/5PPP/1R4K1 b - - 0 1";
    assert_eq!(of("chess", back_rank, Aim::Save(1), &["h7h6"]), [T::Quiet, T::Save].into());
    let pawn = "7k/P5pp/8/8/8/8/8/6K1 w - - 0 1";
    assert_eq!(of("chess", pawn, Aim::Win(1), &["a7a8=Q"]), [T::Check, T::Promotion].into());
}

#[test]
fn games_of_the_engine_give_the_same_puzzles_each_time() {
    let rules = rules("minishogi");
    let stop = AtomicBool::new(false);
    let look = || {
        let mut engine = Engine::new(Arc::clone(&rules));
        engine.set_hash_mib(1);
        let mut collection = Collection::of(10);
        let mut lines = Vec::new();
        for number in 0..6 {
            let game = self_play(&mut engine, 3, number, &stop).unwrap();
            let (puzzles, tally) = puzzles_of(&mut engine, &game, Cost::default(), &stop).unwrap();
            assert!(tally.proved as usize >= puzzles.len() && tally.candidates >= tally.proved);
            for (puzzle, alike) in puzzles {
                assert_eq!(alike, pattern(puzzle.position(), puzzle.aim(), puzzle.solution()));
                if collection.take(&puzzle, &alike) {
                    assert_eq!(confirm(&puzzle, &Cost::default().of_proof(), &stop), Ok(()));
                    assert!(!collection.take(&puzzle, &alike));
                    lines.push(puzzle.line());
                }
            }
        }
        lines
    };
    let lines = look();
    assert!(!lines.is_empty());
    assert_eq!(look(), lines);
}

#[test]
fn endings_begin_with_few_pieces_in_legal_positions() {
    let mut made_up = 0;
    let games = variorum_library::ids();
    for id in &games {
        let rules = rules(id);
        let start = Position::start(&rules);
        for seed in 0..4 {
            let position = few_pieces(&rules, &mut Random::new(seed));
            assert_eq!(position.outcome(), None, "{id} {seed}");
            assert_eq!(Position::parse(&rules, &position.text()).unwrap().text(), position.text(), "{id} {seed}");
            for owner in Side::BOTH {
                for kind in 0..rules.definition().pieces.len() {
                    let most = usize::from(start.count(owner, kind));
                    assert!(usize::from(position.count(owner, kind)) <= most, "{id} {seed}: {}", position.text());
                }
            }
            made_up += usize::from(position.text() != start.text());
        }
    }
    assert!(made_up > 3 * games.len(), "{made_up} of {}", 4 * games.len());
}

#[test]
fn endings_give_puzzles_that_say_where_they_come_from() {
    let mut engine = Engine::new(rules("raumschach"));
    engine.set_hash_mib(1);
    let stop = AtomicBool::new(false);
    let mut look = |number| {
        let game = play_ending(&mut engine, 1, number, &stop).unwrap();
        puzzles_of(&mut engine, &game, Cost::default(), &stop).unwrap().0
    };
    let (number, puzzles) = (0..20).map(|number| (number, look(number))).find(|(_, found)| !found.is_empty()).unwrap();
    let again: Vec<String> = look(number).iter().map(|(puzzle, _)| puzzle.line()).collect();
    assert_eq!(puzzles.iter().map(|(puzzle, _)| puzzle.line()).collect::<Vec<_>>(), again);
    for (puzzle, _) in puzzles {
        assert_eq!(confirm(&puzzle, &Cost::default().of_proof(), &stop), Ok(()));
        assert!(
            matches!(puzzle.source(), Source::Moment(moment) if moment.series == Series::Endings { seed: 1 }),
            "{}",
            puzzle.line()
        );
    }
}

/// The turns that win at once, by trying them all.
fn wins_at_once(position: &Position) -> Vec<Turn> {
    let wins = |&turn: &Turn| {
        let mut after = position.clone();
        after.play_unchecked(turn);
        after.outcome().is_some_and(|outcome| outcome.winner == Some(position.side()))
    };
    position.turns().into_iter().filter(wins).collect()
}

#[test]
fn positions_with_several_wins_are_changed_until_there_is_one() {
    let (limits, stop) = (Cost::default().of_proof(), AtomicBool::new(false));
    // Boards in space, hands, lost pieces that may return, turns of two parts.
    for id in ["chess", "raumschach", "mitreyang", "further-promotion-xiang-qi", "shogi", "stones-and-relays"] {
        let rules = rules(id);
        let start = Position::start(&rules);
        let made_up = (0..2_000).map(|seed| few_pieces(&rules, &mut Random::new(seed)));
        let several = made_up.filter(|position| wins_at_once(position).len() > 1).take(12);
        let (mut found, mut taken_away) = (0, 0);
        let lost_in = |position: &Position| position.setup().lost.iter().map(|lost| u32::from(lost.2)).sum::<u32>();
        for position in several {
            let Some((changed, line)) = revised(&position, Aim::Win(1), 80, 1, &limits, &stop) else { continue };
            found += 1;
            assert_eq!(wins_at_once(&changed), line, "{id}: {}", changed.text());
            assert_ne!(changed.text(), position.text(), "{id}");
            assert_eq!(changed.side(), position.side(), "{id}");
            let again = revised(&position, Aim::Win(1), 80, 1, &limits, &stop).map(|(changed, _)| changed.text());
            assert_eq!(again, Some(changed.text()), "{id}");
            taken_away += u32::from(lost_in(&changed) > lost_in(&position));
            let lost = changed.setup().lost;
            for kind in rules.setup_fields().lost {
                for owner in Side::BOTH {
                    let gone = lost.iter().find(|lost| (lost.0, lost.1) == (owner, kind)).map_or(0, |lost| lost.2);
                    let all = changed.count(owner, kind) + u16::from(gone);
                    assert_eq!(all, start.count(owner, kind), "{id}: {}", changed.text());
                }
            }
        }
        assert!(found > 0, "{id}: no position is mended");
        // Pieces that are taken away count as lost.
        assert_eq!(taken_away > 0, !rules.setup_fields().lost.is_empty(), "{id}");
    }
}

#[test]
fn turns_that_save_become_the_only_ones() {
    let (limits, stop) = (Cost::default().of_proof(), AtomicBool::new(false));
    // Each of White's pawns can make room for the King.
    let position = Position::parse(&rules("chess"), "7k/8/8/8/8/r7/1q3PPP/6K1 w - - 0 1").unwrap();
    let (changed, line) = revised(&position, Aim::Save(1), 200, 1, &limits, &stop).unwrap();
    let saves = |&turn: &Turn| {
        let mut after = changed.clone();
        after.play_unchecked(turn);
        wins_at_once(&after).is_empty()
    };
    assert_eq!(changed.turns().into_iter().filter(saves).collect::<Vec<_>>(), line, "{}", changed.text());
}

#[test]
fn nothing_is_changed_without_changes_or_after_a_stop() {
    let rules = rules("chess");
    let position = Position::parse(&rules, "7k/6pp/8/8/8/8/8/RR5K w - - 0 1").unwrap();
    let limits = Cost::default().of_proof();
    let changed = |aim, changes, stop| revised(&position, aim, changes, 1, &limits, &AtomicBool::new(stop)).is_some();
    assert!(changed(Aim::Win(1), 40, false));
    assert!(!changed(Aim::Win(1), 0, false));
    assert!(!changed(Aim::Win(1), 40, true));
}
