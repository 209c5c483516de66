//! Turns of random positions of every game, written in every notation of the game, read back.

use variorum_notation::{Notation, ReadTurn, read_turn_after, write_turn};
use variorum_rules::Position;

/// The number of random positions of each game. The environment variable `PROPTEST_CASES` sets another.
fn rounds() -> usize {
    std::env::var("PROPTEST_CASES").ok().and_then(|count| count.parse().ok()).unwrap_or(60)
}

#[test]
fn turns_of_every_game_read_back() {
    for game in variorum_library::ids() {
        let rules = variorum_library::rules(&game).expect("it compiles");
        let notations: Vec<Notation> = Notation::of(&rules).collect();
        let mut random = fastrand::Rng::with_seed(11);
        let (mut position, mut previous) = (Position::start(&rules), None);
        let (mut written, mut unwritten) = (0, 0);
        for _ in 0..rounds() {
            let turns = position.turns();
            if turns.is_empty() || position.fullmove_number() > 150 {
                let start = random.usize(..rules.definition().starts.len());
                (position, previous) = (Position::nth_start(&rules, start).expect("it exists"), None);
                continue;
            }
            for &notation in &notations {
                let turn = turns[random.usize(..turns.len())];
                let Some(text) = write_turn(&position, turn, notation, previous) else {
                    unwritten += 1;
                    continue;
                };
                written += 1;
                let back = read_turn_after(&position, &text, previous);
                let own = position.turn_text(turn);
                assert_eq!(back, Ok(ReadTurn::Legal(turn)), "{game}: {own} written {text} in {}", position.text());
            }
            let turn = turns[random.usize(..turns.len())];
            previous = Some(turn.first.to());
            position.play_unchecked(turn);
        }
        // WXF and Chinese cannot tell every turn from every other, but nearly every one.
        assert!(unwritten * 50 <= written, "{game}: {unwritten} turns could not be written, {written} could");
    }
}
