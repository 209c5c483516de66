//! Files of games over HTTP.

use crate::common::{server, server_with};
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn a_record_without_a_game_has_its_variant_or_the_requested_one() {
    let server = server().await;
    let text = "[White \"A\"]\n\n1. e2e4 *\n\n[White \"B\"]\n\n1. d2d5 *\n\n[Variant \"Grand Chess\"]\n\n1. e3e5 *\n\n[Game \"xiangqi\"]\n[Variant \"Chess\"]\n\n1. b3e3 *";
    let (_, read) = server.post("/api/records/read?game=chess", json!({ "text": text })).await;
    let games: Vec<&str> = read["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| {
            let tags = game["tags"].as_array().unwrap();
            tags.iter().find(|tag| tag["name"] == "Game").unwrap()["value"].as_str().unwrap()
        })
        .collect();
    assert_eq!(games, ["chess", "chess", "grand-chess", "xiangqi"]);
    // Lines are numbered as in the text.
    assert_eq!(
        read["faults"],
        json!([{
            "line": 1,
            "remark": true,
            "code": "assumed-game",
            "args": { "game": "chess" },
            "text": "The game is not named, so it is read as chess."
        }, {
            "line": 7,
            "remark": false,
            "code": "turn",
            "args": { "turn": { "code": "illegal", "args": { "turn": "d2d5" } } },
            "text": "“d2d5” is not a legal turn here."
        }])
    );
    // Without a request, a record that names no game is what such files are elsewhere.
    let (_, again) = server.post("/api/records/read", json!({ "text": text })).await;
    assert_eq!(again, read);
    let (_, read) = server.post("/api/records/read?game=shogi", json!({ "text": "1. P-7f P-3d *" })).await;
    assert_eq!(turns(&read["games"][0]), ["", "c3c4", "g7g6"], "{read}");
    let (_, read) =
        server.post("/api/records/read", json!({ "text": "[Variant \"Kriegspiel\"]\n\n1. e2e4 e7e5 *" })).await;
    assert_eq!(read["faults"][0]["text"], "There is no game “Kriegspiel” here.");
}

/// The turns of all nodes.
fn turns(game: &Value) -> Vec<&str> {
    game["nodes"].as_array().unwrap().iter().map(|node| node["turn"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn turns_in_other_notations_become_our_own() {
    let server = server().await;
    let text = "[Variant \"Crazyhouse\"]\n[Result \"½-½\"]\n\n1. e4! d5 (1... -- 2. Nf3) 2. exd5 Qxd5 3. Nc3 Qa5 4. d4 @e4 ½-½";
    let (_, read) = server.post("/api/records/read?game=chess", json!({ "text": text })).await;
    assert_eq!(read["faults"], json!([]));
    let game = &read["games"][0];
    assert_eq!(turns(game), ["", "e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5a5", "d2d4", "P@e4", "--", "g1f3"]);
    assert_eq!(
        game["tags"],
        json!([
            { "name": "Game", "value": "crazyhouse" },
            { "name": "Variant", "value": "Crazyhouse" },
            { "name": "Result", "value": "1/2-1/2" },
        ])
    );
    let (_, written) = server.post("/api/records/write", game.clone()).await;
    let (_, again) = server.post("/api/records/read", written).await;
    assert_eq!(again["games"][0], *game);
    // The null move can be looked at.
    let line = json!({ "turns": ["e4", "--", "Nf3"], "from": 0 });
    let (status, line) = server.post("/api/games/crazyhouse/line", line).await;
    assert_eq!((status, &line["length"], &line["fault"]), (StatusCode::OK, &json!(3), &json!(null)), "{line}");
    assert_eq!(line["positions"][2]["turn"]["text"], "--", "{line}");
}

#[tokio::test]
async fn records_go_out_with_the_tags_that_others_know() {
    let server = server().await;
    let tags = json!([
        { "name": "Game", "value": "chess" },
        { "name": "Start", "value": "r3k2r/8/8/8/8/8/8/R3K2R w a1,h1,a8,h8 - 0 1" },
    ]);
    let nodes = json!([{ "parent": 0, "turn": "" }, { "parent": 0, "turn": "e1h1" }]);
    let (_, written) = server.post("/api/records/write", json!({ "tags": tags, "nodes": nodes })).await;
    assert_eq!(
        written["text"],
        "[Game \"chess\"]\n[SetUp \"1\"]\n[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n1. e1h1 *\n"
    );
}

#[tokio::test]
async fn a_text_becomes_a_tree_and_a_text_again() {
    let server = server().await;
    let text = "[Game \"chess\"]\n[White \"Ada\"]\n[Result \"*\"]\n\n1. e2e4 $1 {[%eval 0.30] Good.} (1. d2d4 d7d5) 1... e7e5 *\n";
    let (status, read) = server.post("/api/records/read", json!({ "text": text })).await;
    assert_eq!((status, &read["faults"]), (StatusCode::OK, &json!([])));
    let game = &read["games"][0];
    assert_eq!(game["nodes"].as_array().unwrap().len(), 5);
    assert_eq!((&game["nodes"][1]["turn"], &game["nodes"][1]["centipawns"]), (&json!("e2e4"), &json!(30)));
    let (status, written) = server.post("/api/records/write", game.clone()).await;
    assert_eq!((status, written["text"].as_str()), (StatusCode::OK, Some(text)));
}

#[tokio::test]
async fn errors_in_a_file_are_in_the_requested_language() {
    let server = server().await;
    let text = "[Game \"chess\"]\n[Game chess]\n\n1. e2e5 (1. d2d4 $x !!! {[%clk never]}\n\n[White \"Ada\"]\n\n1. e2e4 * {open";
    let texts = async |path: &str| -> Vec<String> {
        let (_, read) = server.post(path, json!({ "text": text })).await;
        read["faults"].as_array().unwrap().iter().map(|fault| fault["text"].as_str().unwrap().to_owned()).collect()
    };
    let (german, english) = (texts("/api/records/read?language=de").await, texts("/api/records/read").await);
    assert!(german.len() >= 6 && german.len() == english.len(), "{german:?} {english:?}");
    for (german, english) in german.iter().zip(&english) {
        assert_ne!(german, english, "left in English");
    }
    assert!(german.contains(&"„e2e5“ ist hier kein erlaubter Zug.".to_owned()), "{german:?}");
}

#[tokio::test]
async fn a_played_game_can_be_downloaded_as_a_record() {
    let time = variorum_server::Time::standing();
    let server = crate::common::server_with(|config| config.time = time.clone()).await;
    let wish =
        json!({ "game": "chess", "white": "me", "black": "me", "clock": { "base": 60_000, "increment": 2_000 } });
    let (_, state) = server.post("/api/sessions", wish).await;
    for (ply, text) in ["f2f3", "e7e5", "g2g4", "d8h4"].into_iter().enumerate() {
        time.advance(std::time::Duration::from_secs(3));
        let turn = json!({ "type": "turn", "ply": ply, "text": text });
        assert_eq!(server.act(&state, turn).await.0, StatusCode::OK);
    }
    let path = format!("/api/sessions/{}/record", crate::common::id(&state));
    let request = axum::http::Request::get(&path).header("host", "localhost");
    let (status, headers, body) = server.raw(request.body(axum::body::Body::empty()).unwrap()).await;
    assert_eq!(
        (status, &headers["content-type"]),
        (StatusCode::OK, &"application/x-chess-pgn; charset=utf-8".parse().unwrap())
    );
    let text = String::from_utf8(body).unwrap();
    let (games, faults) = variorum_play::pgn::read(&text);
    assert!(faults.is_empty() && games.len() == 1, "{text}");
    let tags = ["Game", "White", "Result", "Termination", "TimeControl"].map(|tag| games[0].tag(tag).unwrap());
    assert_eq!(tags, ["chess", "person", "0-1", "checkmate", "60+2"], "{text}");
    assert_eq!(games[0].tag("Date").unwrap().len(), 10);
    let line: Vec<_> = games[0].tree.main_line().into_iter().map(|id| games[0].tree.node(id)).collect();
    let told: Vec<_> = line.iter().map(|node| (node.turn.as_str(), node.clock)).collect();
    assert_eq!(told, [("f2f3", None), ("e7e5", None), ("g2g4", Some(59_000)), ("d8h4", Some(59_000))]);
    assert!(games[0].check(&variorum_library::rules("chess").unwrap()).is_empty());
    assert_eq!(server.get("/api/sessions/none/record").await.1["code"], "no-session");
}

#[tokio::test]
async fn every_error_in_a_text_is_reported() {
    let server = server().await;
    let text = "[Game \"chess\"]\n\n1. e2e5 ) *\n\n[Game \"nothing\"]\n\n*\n[White \"x\"]\n\n*";
    let (_, read) = server.post("/api/records/read", json!({ "text": text })).await;
    let lines: Vec<u64> =
        read["faults"].as_array().unwrap().iter().map(|fault| fault["line"].as_u64().unwrap()).collect();
    assert_eq!(lines, [3, 3, 5, 8], "{read}");
    for (expected, game) in [
        (StatusCode::BAD_REQUEST, json!({ "tags": [{ "name": "a b", "value": "" }], "nodes": [] })),
        (
            StatusCode::UNPROCESSABLE_ENTITY,
            json!({ "tags": [], "nodes": [{ "parent": 0, "turn": "" }, { "parent": 7, "turn": "e2e4" }] }),
        ),
        (
            StatusCode::UNPROCESSABLE_ENTITY,
            json!({ "tags": [], "nodes": [{ "parent": 0, "turn": "" }, { "parent": 0, "turn": " " }] }),
        ),
    ] {
        let (status, _) = server.post("/api/records/write", game).await;
        assert_eq!(status, expected);
    }
}

/// A game to be written in which all turns follow the start.
fn fan(count: usize) -> serde_json::Value {
    let turn = |number: usize| json!({ "parent": 0, "turn": format!("n{number}") });
    let nodes: Vec<_> = std::iter::once(json!({ "parent": 0, "turn": "" })).chain((1..=count).map(turn)).collect();
    json!({ "tags": [], "nodes": nodes })
}

/// A game to be written that is a single line.
fn line(count: usize, comment: &str) -> serde_json::Value {
    let turn = |number: usize| json!({ "parent": number.max(1) - 1, "turn": "a1a2", "comment": comment });
    json!({ "tags": [], "nodes": (0..count).map(turn).collect::<Vec<_>>() })
}

#[tokio::test]
async fn exceeded_limits_of_a_game_to_write_are_named() {
    let server = server().await;
    let tags: Vec<_> = (0..201).map(|number| json!({ "name": format!("T{number}"), "value": "x" })).collect();
    for (game, told) in [
        (line(20_001, ""), "A game can be written with at most 20000 nodes, but this one has 20001."),
        (fan(201), "At most 200 turns may follow one turn, but more follow node 0."),
        (json!({ "tags": tags, "nodes": [] }), "A game can be written with at most 200 tags, but this one has 201."),
    ] {
        let (status, answer) = server.post("/api/records/write", game).await;
        assert_eq!((status, &answer["code"]), (StatusCode::PAYLOAD_TOO_LARGE, &json!("record-too-large")), "{answer}");
        assert_eq!(answer["error"], told);
    }
    // The same turn twice is one variation.
    for game in [line(20_000, ""), fan(200), line(12_000, "a remark on it")] {
        let (status, answer) = server.post("/api/records/write", game).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
}

#[tokio::test]
async fn omissions_from_a_response_are_reported() {
    let server = server().await;
    // A mebibyte of short turns once led to a response of 22.
    let many = |game: &str, turns: usize| format!("[Game \"{game}\"]\n\n{}*\n\n", "a1 ".repeat(turns));
    let text = many("nothing", 15_000) + &many("nothing", 30_000) + &many("nothing", 10);
    let (status, read) = server.post("/api/records/read", json!({ "text": text })).await;
    assert_eq!(status, StatusCode::OK);
    let nodes: Vec<usize> =
        read["games"].as_array().unwrap().iter().map(|game| game["nodes"].as_array().unwrap().len()).collect();
    assert_eq!(nodes, [15_001, 4_999]);
    assert_eq!(read["omitted"], json!({ "games": 1, "turns": 30_000 - 4_998 + 10, "faults": 0 }));
    assert!(read.to_string().len() < 5 << 20);

    // Fewer turns with more words. In a known variant the response also contains the parts of each turn.
    let text = "[Game \"chess\"]\n\n".to_owned() + &format!("a1a2 {{{}}} ", "x".repeat(45)).repeat(19_000) + "*";
    let (_, read) = server.post("/api/records/read", json!({ "text": text })).await;
    let told = serde_json::to_vec(&read["games"]).unwrap().len();
    assert!(told <= 5 << 19 && read["omitted"]["turns"].as_u64().unwrap() > 1_000, "{told} {}", read["omitted"]);

    // Reading tags was once quadratic.
    let tags: String = (0..60_000).map(|number| format!("[T{number} \"\"]\n")).collect();
    let begun = std::time::Instant::now();
    let (_, read) = server.post("/api/records/read", json!({ "text": tags })).await;
    assert_eq!(read["games"][0]["tags"].as_array().unwrap().len(), 200);
    assert_eq!(read["faults"][1]["text"], "The game has too many tags.");
    assert!(begun.elapsed() < std::time::Duration::from_secs(20), "{:?}", begun.elapsed());

    let (_, read) = server.post("/api/records/read", json!({ "text": "1. e2e4 *\n\n".repeat(250) })).await;
    assert_eq!(read["games"].as_array().unwrap().len(), 200);
    assert_eq!(read["omitted"], json!({ "games": 50, "turns": 50, "faults": 0 }));
}

#[tokio::test]
async fn responses_are_compressed_for_clients_that_support_it() {
    use axum::body::Body;
    use axum::http::Request;
    let server = server().await;
    let ask = |coding: &'static str| {
        Request::get("/api/games/chess")
            .header("host", "localhost")
            .header("accept-encoding", coding)
            .body(Body::empty())
    };
    let (_, headers, small) = server.raw(ask("gzip").unwrap()).await;
    assert_eq!(headers["content-encoding"], "gzip");
    let (_, headers, large) = server.raw(ask("identity").unwrap()).await;
    assert!(!headers.contains_key("content-encoding"));
    assert!(small.len() * 3 < large.len(), "{} of {}", small.len(), large.len());
}

#[tokio::test]
async fn the_server_reports_its_health() {
    let server = server().await;
    let state = server.begin("chess", "me", "me").await;
    server.turn(&state, "e2e4").await;
    for path in ["/health/live", "/health/ready"] {
        let (status, answer) = server.get(path).await;
        assert_eq!((status, &answer["status"]), (StatusCode::OK, &json!("ok")), "{path}");
    }
    let request = axum::http::Request::get("/metrics").header("host", "localhost").body(axum::body::Body::empty());
    let (status, headers, _) = server.raw(request.unwrap()).await;
    assert!(headers.contains_key("x-request-id"));
    let told = (status, headers["content-type"].to_str().unwrap());
    assert_eq!(told, (StatusCode::NOT_FOUND, "text/html; charset=utf-8"), "no page of the site");
    let text = server.metrics().await;
    for metric in [
        "variorum_requests_total{",
        "variorum_request_seconds_bucket{",
        "variorum_analyses_waiting 0",
        "variorum_sockets_open 0",
        "variorum_engines_waited_for 0",
        "variorum_database_commit_seconds_bucket{",
        "variorum_database_bytes ",
        "variorum_uptime_seconds ",
        "process_resident_memory_bytes ",
        "process_open_fds ",
    ] {
        assert!(text.contains(metric), "{metric} is missing in {text}");
    }
    assert_eq!(server.get("/api/nothing").await.0, StatusCode::NOT_FOUND);
    let refused = "variorum_refusals_total{code=\"not-found\"} ";
    assert!(server.metrics().await.contains(refused), "refusals are counted by kind");
}

#[tokio::test]
async fn the_security_contact_is_served() {
    let request = || {
        let request = axum::http::Request::get("/.well-known/security.txt").header("host", "localhost");
        request.body(axum::body::Body::empty()).unwrap()
    };
    assert_eq!(server().await.raw(request()).await.0, StatusCode::NOT_FOUND, "no contact was named");
    let server = server_with(|config| {
        config.security_contact = Some("mailto:security@games.example.org".into());
        config.hosts = vec!["games.example.org".into()];
    });
    let (status, headers, body) = server.await.raw(request()).await;
    assert_eq!((status, &headers["content-type"]), (StatusCode::OK, &"text/plain; charset=utf-8".parse().unwrap()));
    let text = String::from_utf8(body).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "Contact: mailto:security@games.example.org");
    assert!(lines[1].starts_with("Expires: 20") && lines[1].ends_with('Z'), "{text}");
    assert_eq!(lines[2], "Canonical: https://games.example.org/.well-known/security.txt");
}

#[tokio::test]
async fn a_turn_that_would_not_read_back_is_refused() {
    let server = server().await;
    for turn in ["1", "12.", "1-0", "*", "$5", "e4)", "{x}"] {
        let nodes = json!([{ "parent": 0, "turn": "" }, { "parent": 0, "turn": turn }]);
        let (status, said) = server.post("/api/records/write", json!({ "tags": [], "nodes": nodes })).await;
        assert_eq!(
            (status, &said["error"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!(format!("The game cannot be written: “{turn}” is not a turn.")))
        );
    }
    // The longest clock time reads back; anything beyond is rejected.
    let longest = (1_u64 << 53) - 1;
    let with_clock = |clock: Value| json!([{ "parent": 0, "turn": "" }, { "parent": 0, "turn": "e2e4", "clock": clock, "centipawns": i32::MIN }]);
    for clock in [json!(longest + 1), json!(u64::MAX), json!(1e30), json!(1.5), json!(-1)] {
        let wish = json!({ "tags": [], "nodes": with_clock(clock.clone()) });
        let (status, said) = server.post("/api/records/write", wish).await;
        assert_eq!((status, &said["code"]), (StatusCode::BAD_REQUEST, &json!("bad-request")), "{clock}");
    }
    let nodes = with_clock(json!(longest));
    let (status, written) = server.post("/api/records/write", json!({ "tags": [], "nodes": nodes })).await;
    assert_eq!(status, StatusCode::OK);
    let (_, read) = server.post("/api/records/read?game=chess", written).await;
    let node = &read["games"][0]["nodes"][1];
    assert_eq!(read["faults"][0]["code"], "assumed-game");
    assert_eq!(
        (read["faults"].as_array().unwrap().len(), &node["clock"], &node["centipawns"]),
        (1, &json!(longest), &json!(i32::MIN))
    );
}

/// Where players have several turns in a row, a reader is told whose turn each is, and a written game numbers its rows.
#[tokio::test]
async fn turns_in_a_row_are_told_with_their_players() {
    let server = server().await;
    let text = "[Game \"progressive-chess\"]\n\n1. e2e4 e7e5 a7a6 d1h5 *";
    let (_, read) = server.post("/api/records/read", json!({ "text": text })).await;
    let nodes = read["games"][0]["nodes"].as_array().unwrap();
    let movers: Vec<String> =
        nodes[1..].iter().map(|node| format!("{}{}", node["side"].as_str().unwrap(), node["number"])).collect();
    assert_eq!(movers, ["w1", "b1", "b1", "w2"]);
    let (_, written) = server.post("/api/records/write", read["games"][0].clone()).await;
    let written = written["text"].as_str().unwrap();
    assert!(written.contains("1. e2e4 1... e7e5 a7a6 2. d1h5"), "{written}");
    let (_, chess) = server.post("/api/records/read?game=chess", json!({ "text": "1. e4 e5 *" })).await;
    assert!(chess["games"][0]["nodes"][1].get("side").is_none());
}
