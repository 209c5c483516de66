//! Games, samples and fits.

use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Inputs, tuning};
use variorum_training::{
    Conditions, Header, Plan, PlayedGame, Samples, SamplesError, Trainer, encode, play, quiet_positions, read_game,
};

const CONDITIONS: Conditions = Conditions { nodes: 60, random_turns: 4 };

/// The game with the fewest inputs.
fn small_game() -> Engine {
    let inputs = |id: &String| Inputs::of(&variorum_library::rules(id).unwrap()).count();
    let id = variorum_library::ids().into_iter().min_by_key(inputs).unwrap();
    let mut engine = Engine::new(variorum_library::rules(&id).unwrap());
    engine.set_hash_mib(1);
    engine.set_net(None).unwrap();
    engine
}

fn game(engine: &mut Engine, number: u64) -> PlayedGame {
    let seed = Header::new(engine, 1, CONDITIONS).seed_of(number);
    play(engine, CONDITIONS, seed, &AtomicBool::new(false)).unwrap()
}

/// Samples to fit to, and samples of other games.
fn samples(engine: &mut Engine, games: u64) -> [Samples; 2] {
    let inputs = Inputs::of(engine.rules());
    let mut samples = [(); 2].map(|()| Samples::within(1 << 20));
    for number in 0..games {
        let game = game(engine, number);
        samples[usize::from(number % 5 == 0)].add(engine, &inputs, &game).unwrap();
    }
    samples
}

#[test]
fn the_same_seed_plays_the_same_game_and_the_file_keeps_it() {
    let mut engine = small_game();
    let [first, again, other] = [1, 1, 2].map(|number| game(&mut engine, number));
    assert_eq!(first, again);
    assert_ne!(first, other);
    assert!(first.turns[..4].iter().all(|turn| turn.score.is_none()) && first.turns[5].score.is_some());
    assert_eq!(read_game(&mut encode(&first).as_slice()).unwrap().unwrap().0, first);
}

#[test]
fn a_game_that_is_stopped_is_no_game() {
    assert_eq!(play(&mut small_game(), CONDITIONS, 1, &AtomicBool::new(true)), None);
}

/// By the values that are measured, White's thirty-six pawns are worth more than all that Black has, and Black often wins.
#[test]
fn a_side_that_leads_from_the_start_has_not_won_yet() {
    let mut definition = variorum_library::rules("horde").unwrap().definition().clone();
    (definition.weights, definition.net) = (None, None);
    let mut engine = Engine::new(variorum_rules::Rules::compile(&definition).unwrap());
    engine.set_hash_mib(1);
    let lead = engine.evaluate_without_net(&variorum_rules::Position::start(engine.rules())).unwrap();
    assert!(lead.abs() > 1_200, "another game must show it: {lead}");
    let game = game(&mut engine, 1);
    assert!(game.turns.len() > 30, "{}", game.turns.len());
}

/// Samples to fit weights to.
fn weighed(engine: &mut Engine, games: u64, bytes: usize) -> tuning::Samples {
    let mut samples = tuning::Samples::within(bytes);
    for number in 0..games {
        let game = game(engine, number);
        quiet_positions(engine, &game, |position, score| samples.add(engine, position, score, game.result)).unwrap();
    }
    samples
}

#[test]
fn fitted_weights_foretell_better_and_can_be_repeated() {
    let fitted = |bytes: usize| {
        let mut engine = small_game();
        let samples = weighed(&mut engine, 12, bytes);
        (samples.stride(), tuning::fit(engine.weights(), &samples))
    };
    let (stride, (weights, quality)) = fitted(1 << 24);
    assert_eq!(stride, 1);
    assert!(quality.samples > 20, "{quality:?}");
    assert!(quality.after < quality.before, "{quality:?}");
    assert_eq!((stride, (weights, quality)), fitted(1 << 24));
    let (thinned, (_, few)) = fitted(1 << 14);
    assert!(thinned > 1 && few.samples < quality.samples / 2 + 1 && few.samples > 0, "{thinned} {few:?}");
}

#[test]
fn every_game_gives_samples() {
    let two_parts = variorum_library::ids()
        .into_iter()
        .filter(|id| variorum_library::rules(id).is_ok_and(|rules| rules.has_second_part() || rules.has_hands()));
    for id in two_parts.take(6) {
        let rules = variorum_library::rules(&id).unwrap();
        let mut engine = Engine::new(rules.clone());
        let mut samples = Samples::within(1 << 24);
        let conditions = Conditions { nodes: 20, random_turns: 3 };
        let game = play(&mut engine, conditions, 3, &AtomicBool::new(false)).unwrap();
        let stored = read_game(&mut encode(&game).as_slice()).unwrap().unwrap().0;
        samples.add(&engine, &Inputs::of(&rules), &stored).unwrap();
        assert!(!samples.is_empty(), "{id}");
    }
}

#[test]
fn a_turn_that_is_not_legal_is_reported() {
    let mut engine = small_game();
    let mut game = game(&mut engine, 1);
    game.turns[7].first ^= 1;
    let found = Samples::within(1 << 20).add(&engine, &Inputs::of(engine.rules()), &game);
    assert_eq!(found, Err(SamplesError::IllegalTurn { number: 8 }));
}

#[test]
fn memory_stays_bounded() {
    let mut engine = small_game();
    let inputs = Inputs::of(engine.rules());
    let game = game(&mut engine, 1);
    let add = |bytes: usize| {
        let mut samples = Samples::within(bytes);
        (0..400).for_each(|_| samples.add(&engine, &inputs, &game).unwrap());
        samples
    };
    let (all, few) = (add(1 << 24), add(1 << 14));
    assert_eq!(all.stride(), 1);
    assert!(few.stride() > 1 && few.len() > 20 && few.len() <= all.len() / few.stride() + 1);
}

#[test]
fn a_fit_learns_and_depends_on_neither_threads_nor_interruptions() {
    let mut engine = small_game();
    let [used, held_back] = samples(&mut engine, 150);
    let inputs = Inputs::of(engine.rules());
    let plan = Plan { width: 32, epochs: 12, seed: 5, pull: 1.0, threads: 1 };
    let trainer = |plan| Trainer::new(inputs.clone(), &used, &held_back, plan).unwrap();
    let mut first = trainer(plan);
    let errors: Vec<f64> = (0..12).map(|_| first.pass().unwrap().fitted).collect();
    assert!(first.is_finished());
    assert!(errors[11] < 0.95 * errors[0], "{errors:?}");
    let net = first.best().unwrap().clone();

    let mut second = trainer(Plan { threads: 3, ..plan });
    (0..5).for_each(|_| _ = second.pass().unwrap());
    let checkpoint = second.checkpoint();
    let mut third = trainer(Plan { threads: 2, ..plan });
    assert!(!third.resume(&checkpoint[1..]) && !third.resume(&checkpoint[..40]) && third.epoch() == 0);
    assert!(third.resume(&checkpoint) && third.epoch() == 5);
    while !third.is_finished() {
        third.pass().unwrap();
    }
    assert_eq!(third.best().unwrap().to_bytes(), net.to_bytes());

    assert!(!trainer(Plan { pull: 2.0, ..plan }).resume(&checkpoint));
    let mut other = trainer(Plan { seed: 6, ..plan });
    assert!(!other.resume(&checkpoint));
    while !other.is_finished() {
        other.pass().unwrap();
    }
    assert_ne!(other.best().unwrap().to_bytes(), net.to_bytes());
}

#[test]
fn the_engine_plays_with_a_net_and_goes_back() {
    let mut engine = small_game();
    let [used, held_back] = samples(&mut engine, 40);
    let inputs = Inputs::of(engine.rules());
    let plan = Plan { width: 64, epochs: 3, seed: 1, pull: 1.0, threads: 1 };
    let mut trainer = Trainer::new(inputs, &used, &held_back, plan).unwrap();
    while !trainer.is_finished() {
        trainer.pass().unwrap();
    }
    let net = std::sync::Arc::new(trainer.best().unwrap().clone());
    let without = game(&mut engine, 3);
    engine.set_net(Some(std::sync::Arc::clone(&net))).unwrap();
    let with = game(&mut engine, 3);
    assert_ne!(without, with);
    let position = variorum_rules::Position::start(engine.rules());
    let corrected = engine.evaluate(&position) - engine.evaluate_without_net(&position).unwrap();
    let [own, other] = [position.side(), position.side().other()].map(|viewer| {
        let mut on = Vec::new();
        net.inputs().each(&position, viewer, |input| on.push(input));
        on
    });
    assert_eq!(corrected, net.value_of([&own, &other], 3));
    engine.set_net(None).unwrap();
    assert_eq!(game(&mut engine, 3), without);
}
