//! Analysis: lines, setups and the engine's evaluation as a stream.

use std::time::{Duration, Instant};

use crate::common::{Server, server, server_with};
use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use futures_util::StreamExt;
use serde_json::{Value, json};
use tower::ServiceExt;

/// An analysis as a client reads it.
struct Stream {
    body: axum::body::BodyDataStream,
    text: String,
}

impl Stream {
    /// The next event with its data; `None` at the end.
    async fn next(&mut self) -> Option<(String, Value)> {
        loop {
            while let Some((event, rest)) = self.text.clone().split_once("\n\n") {
                self.text = rest.to_owned();
                let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
                if let (Some(name), Some(data)) = (field("event:"), field("data:")) {
                    return Some((name.to_owned(), serde_json::from_str(data).unwrap()));
                }
            }
            let more = tokio::time::timeout(Duration::from_secs(60), self.body.next()).await.expect("the stream hangs");
            self.text += std::str::from_utf8(&more?.unwrap()).unwrap();
        }
    }

    /// The last `lines` event, and how it ended.
    async fn finish(mut self) -> (Value, Value) {
        let mut lines = Value::Null;
        while let Some((name, data)) = self.next().await {
            match name.as_str() {
                "lines" => lines = data,
                "end" => {
                    assert!(self.next().await.is_none(), "nothing follows the end");
                    return (lines, data);
                }
                other => assert_eq!(other, "queued"),
            }
        }
        panic!("no end");
    }
}

fn request(game: &str, visitor: u8, wish: &Value) -> Request<Body> {
    let token: String = (0..32).map(|_| format!("{visitor:02x}")).collect();
    Request::builder()
        .method(Method::POST)
        .uri(format!("/api/games/{game}/analysis"))
        .header("host", "localhost")
        .header("content-type", "application/json")
        .header("cookie", format!("visitor={token}"))
        .body(Body::from(wish.to_string()))
        .unwrap()
}

async fn analyse(server: &Server, game: &str, visitor: u8, wish: Value) -> Stream {
    let answer = server.app.clone().oneshot(request(game, visitor, &wish)).await.unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(answer.headers()["content-type"], "text/event-stream");
    Stream { body: answer.into_body().into_data_stream(), text: String::new() }
}

#[tokio::test]
async fn lines_come_with_scores_from_whites_side_and_end() {
    let server = server().await;
    let stream = analyse(&server, "chess", 1, json!({ "turns": ["e2e4"], "lines": 3, "depth": 5 })).await;
    let (last, end) = stream.finish().await;
    assert_eq!(end["reason"], "finished");
    assert_eq!(last["depth"], 5);
    assert!(last["nodes"].as_u64().unwrap() > 100);
    let lines = last["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    let scores: Vec<i64> = lines.iter().map(|line| line["score"]["centipawns"].as_i64().unwrap()).collect();
    assert!(scores.is_sorted(), "Black chooses: the best line is the worst for White: {scores:?}");
    for (rank, line) in (1..).zip(lines) {
        assert_eq!(line["rank"], rank);
        let turns: Vec<&str> = line["turns"].as_array().unwrap().iter().map(|t| t["text"].as_str().unwrap()).collect();
        let mut place = vec!["e2e4"];
        place.extend(&turns);
        let (status, view) = server.post("/api/games/chess/position", json!({ "turns": place })).await;
        assert_eq!(status, StatusCode::OK, "{turns:?}");
        assert_eq!(view["turn"]["text"], *turns.last().unwrap());
    }
    assert_eq!(lines[0]["turns"][0]["side"], "b");
}

#[tokio::test]
async fn a_mate_is_told_as_a_win() {
    let server = server().await;
    for (start, win) in [
        ("k7/8/1K6/8/8/8/8/7R w - - 0 1", json!({ "win": { "winner": "w", "turns": 1 } })),
        ("7r/8/8/8/8/1k6/8/K7 b - - 0 1", json!({ "win": { "winner": "b", "turns": 1 } })),
        // Black is forced into the mate.
        ("8/8/8/8/8/1K6/7R/k7 b - - 0 1", json!({ "win": { "winner": "w", "turns": 1 } })),
    ] {
        let (last, _) = analyse(&server, "chess", 1, json!({ "start": start, "depth": 4 })).await.finish().await;
        assert_eq!(last["lines"][0]["score"], win, "{start}");
    }
    let mated = "R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1";
    let (_, end) = analyse(&server, "chess", 1, json!({ "start": mated })).await.finish().await;
    assert_eq!(end["reason"], "over");
}

#[tokio::test]
async fn analysis_can_begin_with_a_first_part() {
    let server = server().await;
    let (_, view) = server.post("/api/games/duck-chess/position", json!({})).await;
    let first = &view["first"][3];
    assert_eq!(first["second"], "compulsory");
    let wish = json!({ "first": first["text"], "depth": 2, "lines": 2 });
    let (last, _) = analyse(&server, "duck-chess", 1, wish).await.finish().await;
    let text = last["lines"][0]["turns"][0]["text"].as_str().unwrap();
    let (made, second) = text.split_once(',').unwrap();
    assert_eq!(made, first["text"].as_str().unwrap());
    let paths = last["lines"][0]["turns"][0]["paths"].as_array().unwrap();
    assert_eq!(paths.len(), 2, "{second}");
}

#[tokio::test]
async fn leaving_ends_the_search_immediately() {
    let server = server_with(|config| config.analyses = 1).await;
    let mut stream = analyse(&server, "chess", 1, json!({})).await;
    assert_eq!(next_kind(&mut stream, "lines").await, "lines");
    drop(stream);
    let begun = Instant::now();
    let (_, end) = analyse(&server, "chess", 2, json!({ "depth": 1 })).await.finish().await;
    assert_eq!(end["reason"], "finished");
    // Far less than a slice: nobody else was being served.
    assert!(begun.elapsed() < Duration::from_millis(1500), "{:?}", begun.elapsed());
}

async fn next_kind(stream: &mut Stream, kind: &str) -> String {
    while let Some((name, _)) = stream.next().await {
        if name == kind {
            return name;
        }
    }
    panic!("no {kind}");
}

#[tokio::test]
async fn a_newer_request_of_the_same_visitor_replaces_the_older() {
    let server = server_with(|config| config.analyses = 1).await;
    let mut old = analyse(&server, "chess", 1, json!({})).await;
    next_kind(&mut old, "lines").await;
    let new = analyse(&server, "chess", 1, json!({ "turns": ["e2e4"], "depth": 3 })).await;
    let (_, end) = old.finish().await;
    assert_eq!(end["reason"], "replaced");
    let (last, end) = new.finish().await;
    assert_eq!((end["reason"].as_str(), last["depth"].as_u64()), (Some("finished"), Some(3)));
}

#[tokio::test]
async fn waiting_visitors_take_turns_and_keep_their_depth() {
    let server = server_with(|config| config.analyses = 1).await;
    let mut streams = Vec::new();
    for visitor in 1..=3 {
        streams.push(analyse(&server, "chess", visitor, json!({ "seconds": 3 })).await);
    }
    let (name, data) = streams[2].next().await.unwrap();
    assert_eq!(name, "queued");
    assert!(data["ahead"].as_u64().unwrap() >= 1, "{data}");
    let begun = Instant::now();
    let all = futures_util::future::join_all(streams.into_iter().map(async |mut stream: Stream| {
        let (mut depth, mut first) = (0, None);
        while let Some((name, data)) = stream.next().await {
            if name == "lines" {
                first.get_or_insert_with(|| begun.elapsed());
                let now = data["depth"].as_u64().unwrap();
                assert!(now >= depth, "the depth falls from {depth} to {now}");
                depth = now;
            }
            if name == "end" {
                assert_eq!(data["reason"], "time");
            }
        }
        (first.unwrap(), begun.elapsed())
    }))
    .await;
    // The third starts before the first is done: nobody waits for another's whole search.
    assert!(all[2].0 < all[0].1, "{all:?}");
}

#[tokio::test]
async fn a_full_queue_says_so() {
    let server = server_with(|config| (config.analyses, config.analysis_queue) = (1, 2)).await;
    let _one = analyse(&server, "chess", 1, json!({})).await;
    let _two = analyse(&server, "chess", 2, json!({})).await;
    let answer = server.app.clone().oneshot(request("chess", 3, &json!({}))).await.unwrap();
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
    // A visitor's own request makes room for the next one.
    let (_, end) = analyse(&server, "chess", 2, json!({ "depth": 1 })).await.finish().await;
    assert_eq!(end["reason"], "finished");
}

/// An analysis requested from an address.
async fn analyse_from(server: &Server, address: u8, visitor: u8) -> Result<Stream, StatusCode> {
    let mut request = request("chess", visitor, &json!({ "seconds": 600 }));
    request.headers_mut().insert("x-forwarded-for", format!("192.0.2.{address}").parse().unwrap());
    let answer = server.app.clone().oneshot(request).await.unwrap();
    match answer.status() {
        StatusCode::OK => Ok(Stream { body: answer.into_body().into_data_stream(), text: String::new() }),
        status => Err(status),
    }
}

#[tokio::test]
async fn addresses_with_many_requests_give_way_to_new_ones() {
    let crowd = |config: &mut variorum_server::Config| {
        (config.analyses, config.analysis_queue, config.behind_proxy) = (1, 8, true);
    };
    let server = server_with(crowd).await;
    let mut streams = Vec::new();
    for (visitor, address) in (0..8).zip([1, 1, 1, 1, 2, 2, 2, 2]) {
        streams.push(analyse_from(&server, address, visitor).await.unwrap());
    }
    // The oldest requests of the address with the most end, and the new ones are served soon.
    let begun = Instant::now();
    for (visitor, address) in [(10, 3), (11, 4)] {
        let mut modest = analyse_from(&server, address, visitor).await.unwrap();
        next_kind(&mut modest, "lines").await;
        streams.push(modest);
    }
    assert!(begun.elapsed() < Duration::from_secs(15), "by turns among addresses: {:?}", begun.elapsed());
    let mut ended = Vec::new();
    for index in [0, 4] {
        next_kind(&mut streams[index], "end").await;
        ended.push(index);
    }
    assert_eq!(ended, [0, 4]);
    // Five more addresses share the rest; then each has one, and none gives way any more.
    for address in 5..=8 {
        streams.push(analyse_from(&server, address, 20 + address).await.unwrap());
    }
    assert_eq!(analyse_from(&server, 9, 40).await.err(), Some(StatusCode::SERVICE_UNAVAILABLE));
}

#[tokio::test]
async fn games_come_before_analyses() {
    let server = server_with(|config| {
        (config.engines, config.analyses) = (1, 1);
        config.opponent = std::sync::Arc::new(variorum_server::EngineOpponent::default());
    })
    .await;
    let mut stream = analyse(&server, "chess", 1, json!({})).await;
    next_kind(&mut stream, "lines").await;
    let state = server.begin("chess", "engine", "me").await;
    let settled = server.settled(&state).await;
    assert_eq!(settled["ply"], 1, "the engine has moved though an analysis ran");
    next_kind(&mut stream, "lines").await;
}

#[tokio::test]
async fn invalid_requests_are_refused() {
    let server = server().await;
    for (code, wish) in [
        ("bad-request", json!({ "lines": 0 })),
        ("bad-request", json!({ "lines": 6 })),
        ("bad-request", json!({ "depth": 61 })),
        ("bad-request", json!({ "seconds": 601 })),
        ("illegal-turn", json!({ "turns": ["e2e5"] })),
        ("illegal-turn", json!({ "first": "e2e5" })),
        ("bad-position", json!({ "start": "nonsense" })),
        ("bad-request", json!({ "start": "k7/8/1K6/8/8/8/8/7R w - - 0 1", "startNumber": 0 })),
        ("bad-position", json!({ "startNumber": 9 })),
    ] {
        let (status, answer) = server.post("/api/games/chess/analysis", wish.clone()).await;
        let expected = if code == "bad-request" { 400 } else { 422 };
        assert_eq!((status.as_u16(), &answer["code"]), (expected, &json!(code)), "{wish}");
    }
    let (status, _) = server.post("/api/games/nothing/analysis", json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_line_returns_every_position_and_stops_at_an_error() {
    let server = server().await;
    let turns = ["f2f3", "e7e5", "g2g4", "d8h4"];
    let (status, line) = server.post("/api/games/chess/line", json!({ "turns": turns })).await;
    assert_eq!(status, StatusCode::OK);
    let positions = line["positions"].as_array().unwrap();
    assert_eq!((positions.len(), &line["length"]), (5, &json!(4)));
    assert_eq!(positions[0]["turn"], Value::Null);
    assert_eq!(positions[4]["outcome"]["reason"], "checkmate");
    assert_eq!(positions[4]["checked"], json!(["e1"]));
    assert_eq!(positions[4]["turn"]["paths"][0]["cells"][0], "d8");
    let parts = json!([{ "piece": null, "cells": ["d8", "h4"], "promotion": "" }]);
    assert_eq!(positions[4]["turn"]["parts"], parts);
    assert_eq!(line["first"], json!([]));

    let (_, line) = server.post("/api/games/chess/line", json!({ "turns": ["e2e4", "e2e4", "x"] })).await;
    assert_eq!(line["fault"]["turn"], 1);
    assert_eq!((line["positions"].as_array().unwrap().len(), &line["length"]), (2, &json!(1)));
    assert_eq!(line["first"].as_array().unwrap().len(), 20);

    let (_, line) = server.post("/api/games/chess/line", json!({ "turns": turns, "from": 3 })).await;
    assert_eq!(line["positions"].as_array().unwrap().len(), 2);
    assert_eq!(line["positions"][0]["turn"]["text"], "g2g4");
}

#[tokio::test]
async fn a_line_goes_on_after_a_repetition() {
    let server = server().await;
    let mut turns = ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2);
    let (_, view) = server.post("/api/games/chess/position", json!({ "turns": turns })).await;
    assert_eq!((&view["outcome"], &view["history"]["reason"]), (&Value::Null, &json!("repetition")));
    turns.push("e2e4");
    let (status, view) = server.post("/api/games/chess/position", json!({ "turns": turns })).await;
    assert_eq!((status, view["first"].as_array().unwrap().len()), (StatusCode::OK, 20));
}

#[tokio::test]
async fn second_parts_of_any_position() {
    let server = server().await;
    let (_, view) = server.post("/api/games/duck-chess/position", json!({})).await;
    let first = &view["first"][0]["text"];
    let (status, seconds) = server.post("/api/games/duck-chess/second", json!({ "first": first })).await;
    assert_eq!(status, StatusCode::OK);
    let second = &seconds[0];
    let text = format!("{},{}", first.as_str().unwrap(), second["text"].as_str().unwrap());
    let (status, _) = server.post("/api/games/duck-chess/position", json!({ "turns": [text] })).await;
    assert_eq!(status, StatusCode::OK);
    let (status, _) = server.post("/api/games/duck-chess/second", json!({ "first": "e2e9" })).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn typed_lines_are_answered_or_read_as_something_to_do() {
    let server = server().await;
    let ask = async |game: &str, body: Value| server.post(&format!("/api/games/{game}/ask"), body).await;
    let (status, answer) = ask("chess", json!({ "line": "p N w" })).await;
    assert_eq!((status, answer), (StatusCode::OK, json!({ "lines": ["White, Knight: b1, g1."], "do": null })));
    let (_, answer) = ask("chess", json!({ "turns": ["e2e4"], "line": "Nf6" })).await;
    assert_eq!(answer, json!({ "lines": [], "do": { "do": "turn", "text": "g8f6" } }));
    let (_, answer) = ask("chess", json!({ "turns": ["e2e4"], "line": "Nf3", "side": "w" })).await;
    assert_eq!(answer["lines"], json!(["It is not your turn."]));
    let (_, answer) = ask("duck-chess", json!({ "line": "e4" })).await;
    assert_eq!(answer["do"], json!({ "do": "first", "text": "e2e4" }));
    let (_, answer) = ask("duck-chess", json!({ "begun": "e2e4", "line": "e5" })).await;
    assert_eq!(answer["do"], json!({ "do": "turn", "text": "e2e4,*@e5" }));
    for (line, deed) in [("undo", "undo"), ("draw", "draw"), ("resign", "resign"), ("c", "clock")] {
        let (_, answer) = ask("chess", json!({ "line": line })).await;
        assert_eq!(answer["do"], json!({ "do": deed }), "{line}");
    }

    let (status, _) = ask("chess", json!({ "line": "x".repeat(201) })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    let (status, _) = ask("no-such-game", json!({ "line": "help" })).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    for body in [
        json!({ "begun": "e2e5", "line": "help" }),
        json!({ "turns": ["e2e5"], "line": "help" }),
        json!({ "start": "nonsense", "line": "help" }),
    ] {
        let (status, answer) = ask("chess", body.clone()).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{body}: {answer}");
    }
}

#[tokio::test]
async fn refusals_name_their_causes() {
    let server = server().await;
    let ask = async |game: &str, body: Value| server.post(&format!("/api/games/{game}/refusal"), body).await;
    let (status, refused) = ask("chess", json!({ "start": "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "turn": "e2c3" })).await;
    assert_eq!(status, StatusCode::OK);
    let told = "The Knight is pinned: if it left e2, the King would be in check: Rook on e8.";
    assert_eq!(
        (&refused["legal"], &refused["text"], &refused["cells"]),
        (&json!(false), &json!(told), &json!(["e2", "c3"]))
    );
    let cause = &refused["causes"][0];
    assert_eq!((&cause["code"], &cause["text"], &cause["cells"]), (&json!("pinned"), &json!(told), &json!(["e8"])));
    assert_eq!(cause["lines"], json!([["e8", "e7", "e6", "e5", "e4", "e3", "e2", "e1"]]));
    assert_eq!(cause["args"]["king"], json!({ "piece": "king", "name": "King" }));

    let (_, legal) = ask("chess", json!({ "turn": "e2e4" })).await;
    assert_eq!((&legal["legal"], &legal["text"], &legal["causes"]), (&json!(true), &json!(""), &json!([])));
    let (_, second) = ask("duck-chess", json!({ "turn": "e2e4,*@e4" })).await;
    assert_eq!((&second["causes"][0]["code"], &second["cells"]), (&json!("occupied"), &json!(["e4"])));
    // Neither side can win, though the king could still move.
    let (_, over) = ask("chess", json!({ "start": "8/8/8/8/8/4k3/8/4K3 w - - 0 1", "turn": "e1e2" })).await;
    assert_eq!(over["causes"][0]["code"], json!("game-over"), "{over}");
    for (turn, status) in [("z9z8", StatusCode::UNPROCESSABLE_ENTITY), ("", StatusCode::UNPROCESSABLE_ENTITY)] {
        assert_eq!(ask("chess", json!({ "turn": turn })).await.0, status, "{turn}");
    }
    assert_eq!(ask("chess", json!({ "turns": ["e2e5"], "turn": "e7e5" })).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(ask("no-game", json!({ "turn": "e7e5" })).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ask("chess", json!({})).await.0, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn every_games_start_goes_through_an_editor_unchanged() {
    let server = server().await;
    let (_, games) = server.get("/api/games").await;
    for game in games.as_array().unwrap() {
        let (id, start) = (game["id"].as_str().unwrap(), &game["start"]);
        let path = format!("/api/games/{id}/setup");
        let (status, read) = server.post(&path, json!({ "text": start })).await;
        assert_eq!((status, &read["faults"]), (StatusCode::OK, &json!([])), "{id}");
        let (_, written) = server.post(&path, json!({ "setup": read["setup"] })).await;
        assert_eq!((&written["text"], &written["faults"]), (start, &json!([])), "{id}");
        assert_eq!(written["setup"], read["setup"], "{id}");
        assert_eq!(written["view"]["pieces"], game["pieces"], "{id}");
        let (_, detail) = server.get(&format!("/api/games/{id}")).await;
        assert_eq!(detail["setup"]["hands"].as_array().unwrap().is_empty(), detail["hands"] == false, "{id}");
        assert_eq!(detail["setup"]["lost"].as_array().unwrap().is_empty(), detail["pool"] == false, "{id}");
    }
}

#[tokio::test]
async fn an_editor_gets_every_problem() {
    let server = server().await;
    let setup = json!({
        "side": "b",
        "pieces": [
            { "cell": "e1", "token": "K", "side": "w" },
            { "cell": "z9", "token": "K", "side": "b" },
            { "cell": "a1", "token": "X", "side": "b" },
            { "cell": "a2", "token": "R", "side": "n" },
        ],
        "castling": ["h1", "q3"],
        "hands": { "w": [{ "token": "P", "count": 1 }] },
    });
    let (status, checked) = server.post("/api/games/chess/setup", json!({ "setup": setup })).await;
    assert_eq!(status, StatusCode::OK);
    let faults: Vec<&str> =
        checked["faults"].as_array().unwrap().iter().map(|fault| fault["text"].as_str().unwrap()).collect();
    for said in [
        "cell “z9”",
        "no piece “X”",
        "no neutral piece “R”",
        "cell “q3”",
        "nobody has pieces in hand",
        "Black must have",
        "castling with",
    ] {
        assert!(faults.iter().any(|fault| fault.to_lowercase().contains(&said.to_lowercase())), "{said}: {faults:?}");
    }
    assert_eq!((&checked["view"], &checked["setup"]["side"]), (&Value::Null, &json!("b")));
    // A parsable text has its fields even if the position is illegal, so that an editor can correct it.
    let (_, lone) = server.post("/api/games/chess/setup", json!({ "text": "8/8/8/8/8/8/8/7K w" })).await;
    assert_eq!(lone["setup"]["pieces"], json!([{ "cell": "h1", "token": "K", "side": "w" }]));
    let (_, torn) = server.post("/api/games/chess/setup", json!({ "text": "8/8/8 w" })).await;
    assert_eq!((&torn["setup"], &torn["view"]), (&Value::Null, &Value::Null));
    let (_, german) = server.post("/api/games/chess/setup?language=de", json!({ "text": "8/8/8/8/8/8/8/7K w" })).await;
    let said = &german["faults"][0]["text"];
    assert_eq!(said, "Schwarz hat keinen König auf dem Brett; es muss genau einer sein.");

    let hands = json!({ "text": "4k4/9/9/9/9/9/9/9/4K4[2Pb] w - - 0 1" });
    let (_, checked) = server.post("/api/games/shogi/setup", hands).await;
    assert_eq!(
        checked["setup"]["hands"],
        json!({ "w": [{ "token": "P", "count": 2 }], "b": [{ "token": "B", "count": 1 }] })
    );
    let (status, _) = server.post("/api/games/chess/setup", json!({ "nothing": 1 })).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn every_request_with_a_position_says_how_it_was_read() {
    let server = server().await;
    // No side to move.
    let text = "6k1/8/8/8/8/8/8/K6R";
    let (status, made) =
        server.post("/api/sessions", json!({ "game": "chess", "white": "me", "black": "me", "position": text })).await;
    assert_eq!((status, &made["remarks"][0]["code"]), (StatusCode::CREATED, &json!("side-assumed")), "{made}");
    assert!(made["id"].is_string(), "{made}");
    let (_, made) = server.post("/api/sessions", json!({ "game": "chess", "white": "me", "black": "me" })).await;
    assert_eq!(made["remarks"], json!([]));
    let start = json!({ "start": text, "turns": [], "from": 0 });
    for path in ["line", "position"] {
        let (_, view) = server.post(&format!("/api/games/chess/{path}"), start.clone()).await;
        assert_eq!(view["remarks"][0]["code"], "side-assumed", "{path}");
    }
    let escaped = crate::common::escaped(text);
    let get = |path: String| Request::get(path).header("host", "localhost").body(Body::empty()).unwrap();
    let second = json!({ "start": text, "turns": [], "first": "a1b1" }).to_string();
    let second = Request::post("/api/games/chess/second")
        .header("host", "localhost")
        .header("content-type", "application/json")
        .body(Body::from(second))
        .unwrap();
    for asked in [
        get(format!("/api/games/chess/moves?cell=h1&position={escaped}")),
        get(format!("/api/games/chess/reach?cell=h1&position={escaped}")),
        second,
        request("chess", 1, &json!({ "start": text, "turns": [], "depth": 1 })),
    ] {
        let path = asked.uri().to_string();
        let answer = server.app.clone().oneshot(asked).await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
        let remarks: Value = serde_json::from_slice(answer.headers()["variorum-remarks"].as_bytes()).unwrap();
        assert_eq!(remarks[0]["code"], "side-assumed", "{path}");
    }
}

/// Counting in endings (makruk, ASEAN chess): a setup keeps the count, and a board shows whose it is.
#[tokio::test]
async fn setups_and_positions_have_the_count() {
    let server = server().await;
    let bare = "8/8/8/3k4/8/8/8/K5RR b - - 0 1 count=9/16";
    let (_, checked) = server.post("/api/games/makruk/setup", json!({ "text": bare })).await;
    assert_eq!(checked["setup"]["count"], json!({ "turns": 9, "limit": 16 }), "{checked}");
    assert_eq!(checked["view"]["count"], json!({ "side": "b", "turns": 9, "limit": 16 }));
    let (_, again) = server.post("/api/games/makruk/setup", json!({ "setup": checked["setup"] })).await;
    assert_eq!((&again["text"], &again["faults"]), (&checked["text"], &json!([])));
    assert!(again["text"].as_str().unwrap().ends_with("count=9/16"), "{again}");
    // Both sides have more than a king: the count is nobody's.
    let open = json!({ "text": "8/8/8/3k2r1/8/8/8/K5RR b - - 0 1 count=9/128" });
    let (_, checked) = server.post("/api/games/makruk/setup", open).await;
    assert_eq!(checked["view"]["count"], json!({ "side": null, "turns": 9, "limit": 128 }));
    let (_, game) = server.get("/api/games/makruk").await;
    assert_eq!(game["setup"]["count"], true);
    let (_, game) = server.get("/api/games/chess").await;
    assert_eq!(game["setup"]["count"], false);
    // In a game, too.
    let new = json!({ "game": "makruk", "white": "me", "black": "me", "position": bare });
    let (_, state) = server.post("/api/sessions", new).await;
    assert_eq!(state["count"], json!({ "side": "b", "turns": 9, "limit": 16 }));
    let (_, state) = server.turn(&state, "d5d4").await;
    assert_eq!(state["count"]["turns"], 10, "{state}");
}

#[tokio::test]
async fn positions_of_a_line_list_what_was_captured() {
    let server = server().await;
    let turns = json!({ "turns": ["e2e4", "d7d5", "e4d5", "d8d5"] });
    let (_, view) = server.post("/api/games/chess/position", turns).await;
    assert_eq!(view["captured"], json!([{ "token": "P", "side": "b" }, { "token": "P", "side": "w" }]));
}
