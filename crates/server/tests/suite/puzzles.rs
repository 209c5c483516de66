//! Puzzles: the list, the next one, the daily one, attempts, ratings and streaks.

use std::collections::BTreeSet;
use std::time::Duration;

use crate::common::{Server, server, server_with};
use axum::http::StatusCode;
use serde_json::{Value, json};
use variorum_server::Time;

const OK: StatusCode = StatusCode::OK;
const UNCLEAR: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;

/// All puzzles as their files have them, with their solutions.
pub fn all() -> Vec<Value> {
    let texts = variorum_library::ids().into_iter().filter_map(|id| variorum_library::puzzles(&id));
    let lines = texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>());
    lines.map(|line| serde_json::from_str(&line).unwrap()).collect()
}

/// A puzzle whose solver makes so many turns.
fn of_turns(turns: usize) -> Value {
    let found = all().into_iter().find(|puzzle| own_turns(puzzle).len() == turns);
    found.unwrap_or_else(|| panic!("there is a puzzle of {turns} turns"))
}

/// The solver's turns.
fn own_turns(puzzle: &Value) -> Vec<String> {
    let turns = puzzle["solution"].as_array().unwrap();
    turns.iter().step_by(2).map(|turn| turn.as_str().unwrap().to_owned()).collect()
}

fn id(puzzle: &Value) -> &str {
    puzzle["id"].as_str().unwrap()
}

async fn attempt(server: &Server, puzzle: &Value, question: Value) -> Value {
    let (status, answer) = server.post(&format!("/api/puzzles/{}/attempt", id(puzzle)), question).await;
    assert_eq!(status, OK, "{answer}");
    answer
}

async fn solve(server: &Server, puzzle: &Value) -> Value {
    attempt(server, puzzle, json!({ "turns": own_turns(puzzle) })).await
}

/// A legal turn that is not the first one of the solution, nor wins.
async fn wrong_turn(server: &Server, puzzle: &Value) -> String {
    let (game, _) = id(puzzle).rsplit_once('-').unwrap();
    let rules = variorum_library::rules(game).unwrap();
    let position = variorum_rules::Position::parse(&rules, puzzle["position"].as_str().unwrap()).unwrap();
    for text in position.clone().turn_texts() {
        let answer = attempt(&server.guest(), puzzle, json!({ "turns": [text] })).await;
        if answer["is"] == "wrong" {
            return text;
        }
    }
    panic!("every turn solves {puzzle}");
}

async fn sign_up(server: &Server, name: &str) {
    let wish = json!({ "name": name, "password": "correct horse battery" });
    assert_eq!(server.post("/api/account", wish).await.0, StatusCode::CREATED);
}

#[tokio::test]
async fn a_puzzle_is_told_without_its_solution() {
    let server = server().await;
    let known = of_turns(2);
    let (status, puzzle) = server.get(&format!("/api/puzzles/{}", id(&known))).await;
    assert_eq!(status, OK);
    assert_eq!((&puzzle["turns"], &puzzle["within"], &puzzle["rating"]), (&json!(2), &json!(2), &known["rating"]));
    assert_eq!((&puzzle["attempts"], &puzzle["outcome"]), (&json!(0), &Value::Null));
    assert_eq!(puzzle["view"]["position"], known["position"]);
    assert!(!puzzle["first"].as_array().unwrap().is_empty());
    for hidden in ["solution", "themes", "source"] {
        assert!(puzzle.get(hidden).is_none(), "{hidden}");
    }
    assert_eq!(server.get("/api/puzzles/chess-0").await.0, StatusCode::NOT_FOUND);
    let (status, refused) = server.post("/api/puzzles/chess-0/attempt", json!({ "turns": ["e2e4"] })).await;
    assert_eq!((status, &refused["code"]), (StatusCode::NOT_FOUND, &json!("not-found")));
}

#[tokio::test]
async fn right_turns_are_answered_until_the_puzzle_is_solved() {
    let server = server().await;
    let puzzle = of_turns(2);
    let turns = own_turns(&puzzle);
    let right = attempt(&server, &puzzle, json!({ "turns": [turns[0]] })).await;
    assert_eq!((&right["is"], &right["reply"]["turn"]["text"]), (&json!("right"), &puzzle["solution"][1]));
    let firsts: Vec<&str> =
        right["first"].as_array().unwrap().iter().map(|choice| choice["text"].as_str().unwrap()).collect();
    assert!(firsts.contains(&turns[1].split(',').next().unwrap()), "{firsts:?}");
    let solved = attempt(&server, &puzzle, json!({ "turns": turns })).await;
    assert_eq!(
        (&solved["is"], &solved["themes"], &solved["rated"]),
        (&json!("solved"), &puzzle["themes"], &Value::Null)
    );
    // The first wrong turn decides, whatever follows.
    let wrong = wrong_turn(&server, &puzzle).await;
    let answer = attempt(&server, &puzzle, json!({ "turns": [wrong, turns[1]] })).await;
    assert_eq!((&answer["is"], &answer["made"]["turn"]["text"]), (&json!("wrong"), &json!(wrong)));
    assert!(answer.get("themes").is_none());
    let hint = attempt(&server, &puzzle, json!({ "turns": [], "help": "hint" })).await;
    assert_eq!(hint["is"], "hint");
    assert!(hint["cell"].as_str().is_some_and(|cell| turns[0].contains(cell)) || hint["token"].is_string(), "{hint}");
    let shown = attempt(&server, &puzzle, json!({ "turns": [], "help": "solution" })).await;
    let line: Vec<&Value> = shown["line"].as_array().unwrap().iter().map(|view| &view["turn"]["text"]).collect();
    assert_eq!(line, puzzle["solution"].as_array().unwrap().iter().collect::<Vec<_>>());
    // What is no attempt.
    let path = format!("/api/puzzles/{}/attempt", id(&puzzle));
    for question in [json!({ "turns": [] }), json!({ "turns": vec![&turns[0]; 9] }), json!({ "turns": ["nonsense"] })] {
        let (status, answer) = server.post(&path, question).await;
        assert_eq!(status, UNCLEAR, "{answer}");
    }
    assert_eq!(server.post(&path, json!({ "turns": turns, "help": "all" })).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn every_puzzle_is_solved_by_its_solution() {
    let server = server().await;
    for puzzle in all() {
        assert_eq!(solve(&server, &puzzle).await["is"], "solved", "{puzzle}");
    }
}

#[tokio::test]
async fn the_first_attempt_of_an_account_is_rated() {
    let server = server().await;
    sign_up(&server, "Ada").await;
    let list = all();
    let [first, second] = [&list[0], &list[1]];
    let solved = solve(&server, first).await;
    assert_eq!((&solved["rated"]["first"], &solved["rated"]["before"]), (&json!(true), &json!(1500)));
    assert!(solved["rated"]["after"].as_i64().unwrap() > 1500, "{solved}");
    let again = solve(&server, first).await;
    assert_eq!((&again["rated"]["first"], &again["rated"]["after"]), (&json!(false), &solved["rated"]["after"]));
    let (_, told) = server.get(&format!("/api/puzzles/{}", id(first))).await;
    assert_eq!((&told["outcome"], &told["attempts"]), (&json!("solved"), &json!(1)));
    assert!(told["rating"].as_i64().unwrap() < first["rating"].as_i64().unwrap());
    // A hint costs as much as a wrong turn, and solving it afterwards changes nothing.
    let hint = attempt(&server, second, json!({ "turns": [], "help": "hint" })).await;
    assert!(hint["rated"]["after"].as_i64().unwrap() < hint["rated"]["before"].as_i64().unwrap(), "{hint}");
    assert_eq!(solve(&server, second).await["rated"]["first"], false);
    assert_eq!(server.get(&format!("/api/puzzles/{}", id(second))).await.1["outcome"], "missed");
    // Nobody else is told of it, nor are games rated.
    assert_eq!(server.guest().get(&format!("/api/puzzles/{}", id(first))).await.1["outcome"], Value::Null);
    assert_eq!(server.get("/api/players/Ada").await.1["ratings"], json!([]));
    let (_, overview) = server.get("/api/puzzles").await;
    assert_eq!((&overview["streak"]["run"], &overview["streak"]["bestRun"]), (&json!(0), &json!(1)));
    let tried: i64 = overview["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["standing"]["attempts"].as_i64().unwrap_or_default())
        .sum();
    assert_eq!(tried, 2);
    assert_eq!(server.guest().get("/api/puzzles").await.1["streak"], Value::Null);
    // All of it is in the export, and goes with the account.
    let (_, file) = server.get("/api/account/export").await;
    let exported = file["puzzleAttempts"].as_array().unwrap();
    assert_eq!(
        (exported.len(), &exported[0]["outcome"], &file["puzzleStreak"]["bestRun"]),
        (2, &json!("solved"), &json!(1))
    );
    assert!(!file["puzzleRatings"].as_array().unwrap().is_empty());
    let goodbye = json!({ "password": "correct horse battery" });
    assert_eq!(server.post("/api/account/delete", goodbye).await.0, OK);
    sign_up(&server, "Ada").await;
    assert_eq!(server.get("/api/puzzles").await.1["streak"]["bestRun"], 0);
}

#[tokio::test]
async fn the_next_puzzle_is_a_new_one_like_that_which_is_wanted() {
    let server = server().await;
    let list = all();
    let (game, _) = id(&list[0]).rsplit_once('-').unwrap();
    let of_game: Vec<&Value> = list.iter().filter(|puzzle| id(puzzle).starts_with(&format!("{game}-"))).collect();
    let theme = of_game[0]["themes"][0].as_str().unwrap();
    let (status, next) = server.get(&format!("/api/puzzles/next?game={game}&theme={theme}&rating=400")).await;
    assert_eq!((status, &next["game"]), (OK, &json!(game)));
    let found = list.iter().find(|puzzle| puzzle["id"] == next["id"]).unwrap();
    assert!(found["themes"].as_array().unwrap().contains(&json!(theme)));
    // All but one are known: that one is next.
    let [one, known @ ..] = &of_game[..] else { panic!("{game} has puzzles") };
    let skip = known.iter().map(|puzzle| id(puzzle)).collect::<Vec<_>>().join(",");
    if skip.len() <= 4000 {
        let (_, next) = server.get(&format!("/api/puzzles/next?game={game}&skip={skip}")).await;
        assert_eq!(next["id"], one["id"]);
    }
    // An account's own attempts are known; when all are, the one tried first comes again.
    sign_up(&server, "Ada").await;
    let mut seen = BTreeSet::new();
    for _ in 0..of_game.len() {
        let (_, next) = server.get(&format!("/api/puzzles/next?game={game}")).await;
        assert!(seen.insert(id(&next).to_owned()), "{next} comes twice");
        attempt(&server, &next, json!({ "turns": [], "help": "solution" })).await;
    }
    assert_eq!(server.get(&format!("/api/puzzles/next?game={game}")).await.0, OK);
    let long = "x".repeat(4001);
    for (query, expected) in [
        ("game=nothing", StatusCode::NOT_FOUND),
        ("theme=nothing", StatusCode::NOT_FOUND),
        ("rating=many", StatusCode::BAD_REQUEST),
        (&format!("skip={long}"), StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(server.get(&format!("/api/puzzles/next?{query}")).await.0, expected, "{query}");
    }
}

#[tokio::test]
async fn the_daily_puzzle_is_the_same_for_all_and_makes_a_streak() {
    let time = Time::standing();
    let server = server_with(|config| config.time = time.clone()).await;
    sign_up(&server, "Ada").await;
    let list = all();
    let mut days = Vec::new();
    for day in 1..=3 {
        let (status, daily) = server.get("/api/puzzles/daily").await;
        assert_eq!((status, &daily["daily"]), (OK, &json!(true)));
        assert_eq!(server.guest().get("/api/puzzles/daily").await.1["id"], daily["id"]);
        days.push(id(&daily).to_owned());
        let puzzle = list.iter().find(|puzzle| puzzle["id"] == daily["id"]).unwrap();
        solve(&server, puzzle).await;
        let (_, overview) = server.get("/api/puzzles").await;
        assert_eq!((&overview["streak"]["days"], &overview["streak"]["today"]), (&json!(day), &json!(true)));
        time.advance(Duration::from_secs(24 * 60 * 60));
        let (_, overview) = server.get("/api/puzzles").await;
        assert_eq!((&overview["streak"]["days"], &overview["streak"]["today"]), (&json!(day), &json!(false)));
    }
    assert!(days[0] != days[1] && days[1] != days[2], "{days:?}");
    time.advance(Duration::from_secs(24 * 60 * 60));
    let (_, overview) = server.get("/api/puzzles").await;
    assert_eq!((&overview["streak"]["days"], &overview["streak"]["bestDays"]), (&json!(0), &json!(3)));
}
