//! Which puzzle comes next, and which is the daily one.

use std::collections::HashMap;
use std::sync::Arc;

use variorum_rules::mix;

use super::list::{Listed, PuzzleList};

/// A day in milliseconds.
pub(super) const DAY: i64 = 24 * 60 * 60 * 1000;
/// Among this many puzzles nearest to the solver's rating, chance decides.
const NEAREST: usize = 12;

/// The day, in days since 1970 (UTC).
pub(super) fn day_of(now: i64) -> i64 {
    now.div_euclid(DAY)
}

/// The daily puzzle: the games take turns, and each goes through its puzzles in an order of its own. `None` if there are no puzzles.
pub(super) fn daily(list: &PuzzleList, day: i64) -> Option<&Arc<Listed>> {
    let day = u64::try_from(day).unwrap_or_default();
    let games = list.games();
    let round = u64::try_from(games.len()).ok().filter(|&count| count > 0)?;
    let puzzles = list.of_game(games.get(usize::try_from(day % round).ok()?)?);
    let turn = usize::try_from(day / round).ok()?.checked_rem(puzzles.len())?;
    let mut order: Vec<&Arc<Listed>> = puzzles.iter().collect();
    // The order in the file follows how the puzzles were found, often by theme.
    order.sort_by_key(|puzzle| (scattered(puzzle.puzzle.id()), puzzle.puzzle.id().to_owned()));
    order.get(turn).copied()
}

/// A number that depends on every byte of a text.
fn scattered(text: &str) -> u64 {
    text.bytes().fold(0, |state, byte| mix(state ^ u64::from(byte)))
}

/// What a solver wants, and is.
pub(super) struct Wish<'a> {
    /// Only this game.
    pub game: Option<&'a str>,
    /// Only this theme.
    pub theme: Option<&'a str>,
    /// The solver's rating, by game.
    pub rating: &'a dyn Fn(&str) -> f64,
    /// The ratings of puzzles that somebody has tried, which count instead of those of their files.
    pub learned: &'a HashMap<String, f64>,
    /// The puzzles tried before, and when; of those, the ones tried longest ago come first.
    pub tried: &'a HashMap<String, i64>,
}

/// A puzzle near the solver's rating that was not tried, or else the one tried longest ago. `random` is any number.
pub(super) fn next<'l>(list: &'l PuzzleList, wish: &Wish<'_>, random: usize) -> Option<&'l Arc<Listed>> {
    let fits = |listed: &&Arc<Listed>| {
        wish.game.is_none_or(|game| game == listed.game) && wish.theme.is_none_or(|theme| listed.has_theme(theme))
    };
    let fitting: Vec<&Arc<Listed>> = list.all().filter(fits).collect();
    let tried = |listed: &Arc<Listed>| wish.tried.get(listed.puzzle.id());
    let mut fresh: Vec<&Arc<Listed>> = fitting.iter().copied().filter(|listed| tried(listed).is_none()).collect();
    let known = |listed: &Arc<Listed>| wish.learned.get(listed.puzzle.id()).copied().unwrap_or_else(|| listed.rating());
    let distance = |listed: &Arc<Listed>| (known(listed) - (wish.rating)(&listed.game)).abs();
    fresh.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
    fresh.truncate(NEAREST);
    match random.checked_rem(fresh.len()) {
        Some(index) => fresh.get(index).copied(),
        None => fitting.into_iter().min_by_key(|listed| tried(listed)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use variorum_puzzles::{Aim, Parts, Puzzle, Source};
    use variorum_rules::Position;

    use super::*;

    /// The rook mates on the last rank; where it begins makes the puzzles differ. The ratings differ too.
    const RANKS: [(&str, &str); 5] =
        [("R7", "a2a8"), ("1R6", "b2b8"), ("2R5", "c2c8"), ("3R4", "d2d8"), ("4R3", "e2e8")];

    fn listed(game: &str, number: u8) -> Listed {
        let rules = variorum_library::rules("chess").unwrap();
        let (rank, turn) = RANKS[usize::from(number)];
        let position = Position::parse(&rules, &format!("7k/5ppp/8/8/8/8/{rank}/7K w - - 0 1")).unwrap();
        let parts = Parts {
            solution: vec![position.parse_turn(turn).unwrap()],
            position,
            aim: Aim::Win(1),
            themes: BTreeSet::new(),
            rating: 1000 + 100 * u16::from(number),
            source: Source::Words(String::new()),
        };
        Listed { game: game.to_owned(), puzzle: Puzzle::new(parts).unwrap() }
    }

    fn some() -> PuzzleList {
        PuzzleList::of((0..3).map(|number| listed("one", number)).chain([listed("two", 3), listed("two", 4)]))
    }

    #[test]
    fn the_games_take_turns_with_all_their_puzzles() {
        let list = some();
        let day = |day| daily(&list, day).unwrap();
        let games: Vec<&str> = (0..4).map(|number| day(number).game.as_str()).collect();
        assert_eq!(games, ["one", "two", "one", "two"]);
        let of = |offset: i64, count: i64| -> BTreeSet<&str> {
            (0..count).map(|round| day(100 + offset + 2 * round).puzzle.id()).collect()
        };
        assert_eq!((of(0, 3).len(), of(1, 2).len()), (3, 2), "none comes again before all have come");
        assert_eq!(day(7).puzzle.id(), day(7 + 2 * 2).puzzle.id(), "two puzzles of the second game");
        assert!(daily(&PuzzleList::default(), 5).is_none() && daily(&list, -5).is_some());
    }

    #[test]
    fn the_next_puzzle_is_new_or_else_the_oldest() {
        let list = some();
        let mut tried = HashMap::new();
        let ids: Vec<String> = list.of_game("one").iter().map(|listed| listed.puzzle.id().to_owned()).collect();
        let next_id = |tried: &HashMap<String, i64>| {
            let learned = HashMap::new();
            let wish = Wish { game: Some("one"), theme: None, rating: &|_| 1100.0, learned: &learned, tried };
            next(&list, &wish, 0).map(|listed| listed.puzzle.id().to_owned())
        };
        assert_eq!(next_id(&tried).as_ref(), Some(&ids[1]), "the nearest rating");
        tried.extend([(ids[1].clone(), 5), (ids[0].clone(), 3)]);
        assert_eq!(next_id(&tried).as_ref(), Some(&ids[2]));
        tried.insert(ids[2].clone(), 4);
        assert_eq!(next_id(&tried).as_ref(), Some(&ids[0]), "tried longest ago");
        let learned = HashMap::new();
        let wish = Wish { game: Some("three"), theme: None, rating: &|_| 1100.0, learned: &learned, tried: &tried };
        assert!(next(&list, &wish, 7).is_none());
    }

    #[test]
    fn what_was_learned_of_a_puzzle_counts_more_than_its_file() {
        let list = some();
        // In their files the puzzles have 1000, 1100 and 1200.
        let ids: Vec<&str> = list.of_game("one").iter().map(|listed| listed.puzzle.id()).collect();
        let learned: HashMap<String, f64> = [(ids[0].to_owned(), 1790.0), (ids[2].to_owned(), 900.0)].into();
        let nearest = |rating: f64| {
            let (wanted, tried) = (|_: &str| rating, HashMap::new());
            let wish = Wish { game: Some("one"), theme: None, rating: &wanted, learned: &learned, tried: &tried };
            next(&list, &wish, 0).map(|listed| listed.puzzle.id())
        };
        assert_eq!([1000.0, 1200.0, 1700.0, 950.0].map(nearest), [ids[1], ids[1], ids[0], ids[2]].map(Some));
    }
}
