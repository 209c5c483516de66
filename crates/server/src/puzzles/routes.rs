//! Requests about puzzles.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use variorum_play::Game;
use variorum_play::rating::Rating;
use variorum_puzzles::{Aim, Moment, Series, Source, Theme};
use variorum_storage::{AttemptOutcome, NewAttempt, PuzzleRating, PuzzleStreak, RatedAttempt, SolverRating, Store};

use super::choice::{self, DAY, Wish, day_of};
use super::judge::{Verdict, judge};
use super::list::{Listed, PuzzleList, list};
use crate::accounts::Login;
use crate::analysis::place::{choices, shown};
use crate::body::Body;
use crate::bounds::SKIPPED_PUZZLES;
use crate::error::{ApiError, BadRequest, NotFound};
use crate::openapi::values;
use crate::ratings::rounded;
use crate::request::{Answer, Id, Query, private};
use crate::time::Time;
use crate::wire;
use crate::worker::{Queue, Worker, blocking};

/// Puzzles that an account tried less than this ago, in milliseconds, come again only when there are no others.
const LATELY: i64 = 180 * DAY;

/// Which puzzle is wanted.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct NextQuery {
    /// The variant's id; by default of any variant.
    game: Option<String>,
    /// A theme.
    #[param(inline, value_type = Option<values::PuzzleTheme>)]
    theme: Option<String>,
    /// The ids of puzzles that the requester knows, with commas between; those named first may come again first.
    #[param(inline, value_type = Option<values::PuzzleIds>)]
    skip: Option<String>,
    /// The rating near which puzzles are wanted, for requesters without an account.
    #[param(inline, value_type = Option<values::NearRating>)]
    rating: Option<u16>,
}

/// The variants that have puzzles, and the requester's standing.
#[utoipa::path(
    get,
    path = "/puzzles",
    tag = "puzzles",
    operation_id = "puzzles",
    responses((status = 200, description = "The variants.", body = wire::Puzzles)),
)]
pub(crate) async fn overview(
    queue: Queue,
    (State(store), State(time)): (State<Store>, State<Time>),
    login: Option<Login>,
) -> Answer {
    let now = time.now_i64();
    let known = match login {
        Some(login) => {
            let (id, store) = (&login.account.id, &store);
            Some((store.solver_ratings(id).await?, store.puzzle_streak(id).await?))
        }
        None => None,
    };
    let work = move |worker: &Worker| {
        let (solver, streak) = known.unzip();
        let solver = by_game(solver.unwrap_or_default(), now);
        let list = list(worker)?;
        let games = list.games().iter().map(|game| of_game(&list, game, &solver)).collect();
        private(StatusCode::OK, &wire::Puzzles { games, streak: streak.map(|streak| streak_of(streak, day_of(now))) })
    };
    queue.run(work).await
}

/// A puzzle near the requester's rating that it has not tried lately.
#[utoipa::path(
    get,
    path = "/puzzles/next",
    tag = "puzzles",
    operation_id = "next_puzzle",
    params(NextQuery),
    responses(
        (status = 200, description = "A puzzle.", body = wire::Puzzle),
        (status = 404, description = "There is no puzzle like that."),
    ),
)]
pub(crate) async fn next(
    queue: Queue,
    (State(store), State(time)): (State<Store>, State<Time>),
    login: Option<Login>,
    Query(wanted): Query<NextQuery>,
) -> Answer {
    let skip = wanted.skip.unwrap_or_default();
    if skip.len() > SKIPPED_PUZZLES {
        return Err(BadRequest::TooManySkipped { most: SKIPPED_PUZZLES }.into());
    }
    let now = time.now_i64();
    let mut tried: HashMap<String, i64> =
        skip.split(',').zip(i64::MIN..).map(|(id, place)| (id.to_owned(), place)).collect();
    let mut solver = BTreeMap::new();
    let learned = store.puzzle_ratings().await?;
    if let Some(login) = &login {
        let known = store.tried_puzzles(&login.account.id, wanted.game.as_deref()).await?;
        tried.extend(known.into_iter().filter(|(_, at)| *at > now - LATELY));
        solver = by_game(store.solver_ratings(&login.account.id).await?, now);
    }
    let work = move |worker: &Worker| {
        let otherwise = wanted.rating.map_or(Rating::NEW.rating, f64::from);
        let rating = |game: &str| solver.get(game).map_or(otherwise, |solver| solver.rating.rating);
        let wish = Wish {
            game: wanted.game.as_deref(),
            theme: wanted.theme.as_deref(),
            rating: &rating,
            learned: &learned,
            tried: &tried,
        };
        let found = choice::next(&*list(worker)?, &wish, fastrand::usize(..)).cloned();
        found.ok_or_else(|| NotFound::Puzzle.into())
    };
    let listed = queue.run(work).await?;
    show(&store, login, now, listed).await
}

/// The daily puzzle: the same for everybody until midnight UTC. The variants take turns.
#[utoipa::path(
    get,
    path = "/puzzles/daily",
    tag = "puzzles",
    operation_id = "daily_puzzle",
    responses(
        (status = 200, description = "The puzzle.", body = wire::Puzzle),
        (status = 404, description = "There are no puzzles."),
    ),
)]
pub(crate) async fn daily(
    queue: Queue,
    (State(store), State(time)): (State<Store>, State<Time>),
    login: Option<Login>,
) -> Answer {
    let now = time.now_i64();
    let found = queue.run(move |worker| Ok(choice::daily(&*list(worker)?, day_of(now)).cloned())).await?;
    show(&store, login, now, found.ok_or(NotFound::Puzzle)?).await
}

/// A puzzle by its id.
#[utoipa::path(
    get,
    path = "/puzzles/{id}",
    tag = "puzzles",
    operation_id = "puzzle",
    params(("id" = inline(values::PuzzleId), Path, description = "The puzzle's id.")),
    responses((status = 200, description = "The puzzle.", body = wire::Puzzle)),
)]
pub(crate) async fn puzzle(
    queue: Queue,
    (State(store), State(time)): (State<Store>, State<Time>),
    login: Option<Login>,
    Id(id): Id,
) -> Answer {
    let listed = queue.run(move |worker| find(&*list(worker)?, &id)).await?;
    show(&store, login, time.now_i64(), listed).await
}

/// Judges the turns of a solver, or helps. What decides an attempt is rated the first time: a wrong turn, the last right one, a hint, the solution.
#[utoipa::path(
    post,
    path = "/puzzles/{id}/attempt",
    tag = "puzzles",
    operation_id = "attempt_puzzle",
    params(("id" = inline(values::PuzzleId), Path, description = "The puzzle's id.")),
    request_body = wire::PuzzleAttempt,
    responses(
        (status = 200, description = "What is said of the attempt.", body = wire::PuzzleAnswer),
        (status = 422, description = "A turn is illegal, or there are too many."),
        (status = 507, description = "The server’s disk is full; nothing was changed."),
    ),
)]
pub(crate) async fn attempt(
    queue: Queue,
    (State(store), State(time)): (State<Store>, State<Time>),
    login: Option<Login>,
    Id(id): Id,
    Body(attempt): Body<wire::PuzzleAttempt>,
) -> Answer {
    let now = time.now_i64();
    let work = move |worker: &Worker| {
        let list = list(worker)?;
        let listed = find(&list, &id)?;
        let is_daily = is_daily(&list, &listed, now);
        Ok((judge(worker, &listed, &attempt)?, listed, is_daily))
    };
    let (verdict, listed, is_daily) = queue.run(work).await?;
    let rated = match login.zip(verdict.outcome()) {
        Some((login, outcome)) => {
            let new = NewAttempt {
                account: login.account.id,
                puzzle: listed.puzzle.id().to_owned(),
                game: listed.game.clone(),
                rating: listed.rating(),
                outcome,
                at: now,
                daily: is_daily.then(|| day_of(now)),
            };
            Some(rated_of(store.attempt_puzzle(&new).await?))
        }
        None => None,
    };
    blocking(move |_| private(StatusCode::OK, &answer(verdict, &listed, rated))).await
}

fn find(list: &PuzzleList, id: &str) -> Result<Arc<Listed>, ApiError> {
    list.find(id).cloned().ok_or_else(|| NotFound::Puzzle.into())
}

fn is_daily(list: &PuzzleList, listed: &Listed, now: i64) -> bool {
    choice::daily(list, day_of(now)).is_some_and(|daily| daily.puzzle.id() == listed.puzzle.id())
}

/// A puzzle with what is known of it.
async fn show(store: &Store, login: Option<Login>, now: i64, listed: Arc<Listed>) -> Answer {
    let kept = store.puzzle_rating(listed.puzzle.id()).await?;
    let outcome = match login {
        Some(login) => store.puzzle_outcome(&login.account.id, listed.puzzle.id()).await?,
        None => None,
    };
    blocking(move |worker| {
        let is_daily = is_daily(&*list(worker)?, &listed, now);
        private(StatusCode::OK, &puzzle_of(worker, &listed, kept, outcome, is_daily))
    })
    .await
}

fn puzzle_of(
    worker: &Worker,
    listed: &Listed,
    kept: Option<PuzzleRating>,
    outcome: Option<AttemptOutcome>,
    daily: bool,
) -> wire::Puzzle {
    let game = Game::study(listed.puzzle.position().clone());
    let (aim, within) = match listed.puzzle.aim() {
        Aim::Win(turns) => (wire::PuzzleAim::Win, turns),
        Aim::Save(turns) => (wire::PuzzleAim::Save, turns),
    };
    wire::Puzzle {
        id: listed.puzzle.id().to_owned(),
        game: listed.game.clone(),
        aim,
        within,
        turns: listed.turns(),
        rating: rounded(kept.map_or(listed.rating(), |kept| kept.rating.rating)),
        attempts: kept.map_or(0, |kept| kept.attempts),
        daily,
        outcome: outcome.map(wire::PuzzleOutcome::from),
        view: shown(&game),
        first: choices(worker, &game),
    }
}

impl From<AttemptOutcome> for wire::PuzzleOutcome {
    fn from(outcome: AttemptOutcome) -> Self {
        match outcome {
            AttemptOutcome::Solved => Self::Solved,
            AttemptOutcome::Missed => Self::Missed,
            AttemptOutcome::Shown => Self::Shown,
        }
    }
}

impl From<&Source> for wire::PuzzleSource {
    fn from(source: &Source) -> Self {
        match source {
            Source::Words(words) => Self::Words { words: words.clone() },
            &Source::Moment(Moment { ref series, game: _, turn, beside, changed }) => match series {
                Series::SelfPlay { .. } => Self::SelfPlay { turn, beside, changed },
                Series::Endings { .. } => Self::Endings { turn, beside, changed },
                Series::Training { .. } => Self::Training { turn, beside, changed },
                Series::Problems { .. } => Self::Problems { turn, beside, changed },
                Series::Records { file } => Self::Records { file: file.clone(), turn, beside, changed },
            },
        }
    }
}

fn rated_of(RatedAttempt { first, outcome: _, ratings: [before, after] }: RatedAttempt) -> wire::PuzzleRated {
    wire::PuzzleRated { first, before: rounded(before), after: rounded(after) }
}

fn answer(verdict: Verdict, listed: &Listed, rated: Option<wire::PuzzleRated>) -> wire::PuzzleAnswer {
    let themes = || listed.puzzle.themes().iter().map(|theme| theme.id().to_owned()).collect();
    let source = || wire::PuzzleSource::from(listed.puzzle.source());
    match verdict {
        Verdict::Right { made, reply, first } => wire::PuzzleAnswer::Right { made, reply, first },
        Verdict::Solved { made, reply } => {
            wire::PuzzleAnswer::Solved { made, reply, themes: themes(), source: source(), rated }
        }
        Verdict::Wrong { made } => wire::PuzzleAnswer::Wrong { made, rated },
        Verdict::Hint { cell, token } => wire::PuzzleAnswer::Hint { cell, token, rated },
        Verdict::Solution { line } => wire::PuzzleAnswer::Shown { line, themes: themes(), source: source(), rated },
    }
}

/// An account's ratings by game, as of `now`.
fn by_game(ratings: Vec<SolverRating>, now: i64) -> BTreeMap<String, SolverRating> {
    let aged = |kept: SolverRating| SolverRating { rating: kept.rating.after(now - kept.updated), ..kept };
    ratings.into_iter().map(|kept| (kept.game.clone(), aged(kept))).collect()
}

fn of_game(list: &PuzzleList, game: &str, solver: &BTreeMap<String, SolverRating>) -> wire::PuzzlesOfGame {
    let puzzles = list.of_game(game);
    let count = |theme: &Theme| puzzles.iter().filter(|listed| listed.puzzle.themes().contains(theme)).count();
    let mut themes: Vec<wire::PuzzleThemeCount> = Theme::all()
        .iter()
        .map(|theme| wire::PuzzleThemeCount { theme: theme.id().to_owned(), count: count(theme) })
        .filter(|theme| theme.count > 0)
        .collect();
    themes.sort_by_key(|theme| std::cmp::Reverse(theme.count));
    let standing = solver.get(game).map(|kept| wire::PuzzleStanding {
        rating: rounded(kept.rating.rating),
        deviation: rounded(kept.rating.deviation),
        provisional: kept.rating.is_provisional(),
        attempts: kept.attempts,
        solved: kept.solved,
    });
    wire::PuzzlesOfGame { game: game.to_owned(), count: puzzles.len(), themes, standing }
}

fn streak_of(kept: PuzzleStreak, day: i64) -> wire::PuzzleStreak {
    wire::PuzzleStreak {
        run: kept.run,
        best_run: kept.best_run,
        days: if kept.last_day + 1 >= day { kept.days } else { 0 },
        best_days: kept.best_days,
        today: kept.last_day == day && kept.days > 0,
    }
}
