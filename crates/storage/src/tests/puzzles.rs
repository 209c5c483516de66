//! Ratings of puzzles and their solvers, attempts, and streaks.

use super::*;

fn attempt(account: &str, puzzle: &str, outcome: AttemptOutcome) -> NewAttempt {
    NewAttempt {
        account: account.into(),
        puzzle: puzzle.into(),
        game: "any".into(),
        rating: 1600.0,
        outcome,
        at: 1000,
        daily: None,
    }
}

#[tokio::test]
async fn only_the_first_attempt_is_rated() {
    use AttemptOutcome::{Missed, Shown, Solved};
    for place in Place::all().await {
        let store = place.open().await;
        let (ann, bob) = (account(&store, "Ann").await, account(&store, "Bob").await);
        assert_eq!(store.puzzle_rating("any-1").await.unwrap(), None);
        let done = store.attempt_puzzle(&attempt(&ann, "any-1", Solved)).await.unwrap();
        assert!(done.first && done.outcome == Solved);
        assert!((done.ratings[0] - 1500.0).abs() < 1e-9 && done.ratings[1] > 1600.0, "{done:?}");
        let puzzle = store.puzzle_rating("any-1").await.unwrap().unwrap();
        assert!(puzzle.attempts == 1 && puzzle.rating.rating < 1600.0 && puzzle.rating.deviation < 200.0, "{puzzle:?}");
        let all = store.puzzle_ratings().await.unwrap();
        assert_eq!(all, [("any-1".to_owned(), puzzle.rating.rating)].into());
        // A second one changes nothing, and tells what the first one did.
        let again = store.attempt_puzzle(&attempt(&ann, "any-1", Missed)).await.unwrap();
        assert_eq!(again, RatedAttempt { first: false, ..done });
        assert_eq!(store.puzzle_rating("any-1").await.unwrap().unwrap(), puzzle);
        let [solver] = store.solver_ratings(&ann).await.unwrap().try_into().unwrap();
        assert_eq!((solver.attempts, solver.solved, solver.game.as_str()), (1, 1, "any"));
        assert!((solver.rating.rating - done.ratings[1]).abs() < 1e-9);
        // Another account finds the puzzle as the first one left it, and is rated for itself.
        let other = store.attempt_puzzle(&attempt(&bob, "any-1", Missed)).await.unwrap();
        assert!(other.ratings[1] < 1500.0, "{other:?}");
        assert!(store.puzzle_rating("any-1").await.unwrap().unwrap().rating.rating > puzzle.rating.rating);
        // The solution may be shown after a miss; after success that says nothing.
        assert_eq!(store.attempt_puzzle(&attempt(&bob, "any-1", Shown)).await.unwrap().outcome, Shown);
        assert_eq!(store.attempt_puzzle(&attempt(&ann, "any-1", Shown)).await.unwrap().outcome, Solved);
        assert_eq!(store.puzzle_outcome(&bob, "any-1").await.unwrap(), Some(Shown));
        assert_eq!(store.puzzle_outcome(&bob, "any-2").await.unwrap(), None);
        // The ratings in games are others.
        assert!(store.ratings(&ann).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn two_processes_rate_an_attempt_once() {
    for place in Place::all().await {
        let (here, there) = (place.open().await, place.open().await);
        let ann = account(&here, "Ann").await;
        for number in 0..20 {
            let new = attempt(&ann, &format!("any-{number}"), AttemptOutcome::Solved);
            let (one, other) = tokio::join!(here.attempt_puzzle(&new), there.attempt_puzzle(&new));
            assert!(one.unwrap().first != other.unwrap().first);
        }
        assert_eq!(here.solver_ratings(&ann).await.unwrap()[0].attempts, 20);
        assert_eq!(here.puzzle_streak(&ann).await.unwrap().run, 20);
    }
}

#[tokio::test]
async fn streaks_end_with_a_miss_and_with_a_day_left_out() {
    use AttemptOutcome::{Missed, Shown, Solved};
    for place in Place::all().await {
        let store = place.open().await;
        let ann = account(&store, "Ann").await;
        for (number, outcome) in [Solved, Solved, Missed, Solved].into_iter().enumerate() {
            store.attempt_puzzle(&attempt(&ann, &format!("run-{number}"), outcome)).await.unwrap();
        }
        let streak = store.puzzle_streak(&ann).await.unwrap();
        assert_eq!((streak.run, streak.best_run, streak.days), (1, 2, 0));
        let on = |day: i64, outcome| NewAttempt { daily: Some(day), ..attempt(&ann, &format!("day-{day}"), outcome) };
        let days = async || store.puzzle_streak(&ann).await.map(|streak| (streak.days, streak.best_days)).unwrap();
        for day in [20, 20, 21] {
            store.attempt_puzzle(&on(day, Solved)).await.unwrap();
        }
        assert_eq!(days().await, (2, 2), "once a day");
        // A daily puzzle may be solved after a miss, but not after its solution was shown.
        store.attempt_puzzle(&on(22, Missed)).await.unwrap();
        assert_eq!(days().await, (2, 2));
        store.attempt_puzzle(&on(22, Solved)).await.unwrap();
        assert_eq!(days().await, (3, 3));
        store.attempt_puzzle(&on(23, Shown)).await.unwrap();
        store.attempt_puzzle(&on(23, Solved)).await.unwrap();
        assert_eq!(days().await, (3, 3));
        store.attempt_puzzle(&on(24, Solved)).await.unwrap();
        assert_eq!(days().await, (1, 3), "a day is missing");
    }
}

#[tokio::test]
async fn attempts_are_listed_in_pages_and_by_game() {
    for place in Place::all().await {
        let store = place.open().await;
        let ann = account(&store, "Ann").await;
        for number in 0..5 {
            let game = if number < 3 { "any" } else { "other" };
            let new = NewAttempt {
                game: game.into(),
                at: 10 + number / 2,
                ..attempt(&ann, &format!("{game}-{number}"), AttemptOutcome::Missed)
            };
            store.attempt_puzzle(&new).await.unwrap();
        }
        let (mut found, mut after) = (Vec::new(), None);
        loop {
            let page = store.all_puzzle_attempts(&ann, after, 2).await.unwrap();
            let Some(last) = page.last() else { break };
            after = Some((last.at, last.puzzle.clone()));
            found.extend(page.into_iter().map(|attempt| attempt.puzzle));
        }
        assert_eq!(found, ["any-0", "any-1", "any-2", "other-3", "other-4"]);
        assert_eq!(store.tried_puzzles(&ann, None).await.unwrap().len(), 5);
        let mut tried = store.tried_puzzles(&ann, Some("other")).await.unwrap();
        tried.sort();
        assert_eq!(tried, [("other-3".to_owned(), 11), ("other-4".to_owned(), 12)]);
    }
}
