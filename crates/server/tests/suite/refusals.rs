//! Refusals: always with a sentence, never with a panic.

use crate::common::{escaped, id, server, server_with};
use axum::body::Body;
use axum::http::{HeaderValue, Method, Request, StatusCode};
use serde_json::json;
use variorum_server::ServerLimits;

#[tokio::test]
async fn unknown_things_are_not_found() {
    let server = server().await;
    for path in [
        "/api/games/none",
        "/api/games/..%2f..%2fetc",
        "/api/games/%ff",
        "/api/sessions/none",
        "/api/sessions/%00",
        "/api/sessions/none/second?first=e2e4",
        "/api/none",
        "/api",
        "/api/",
        "/none.js",
        "/../Cargo.toml",
        "/..%2fCargo.toml",
    ] {
        assert_eq!(server.get(path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
    // The page says that there is no such game; a sentence's full stop makes no file of it.
    for path in ["/play/none.", "/play/abc.def", "/player/J.R."] {
        assert_eq!(server.raw(Request::get(path).body(Body::empty()).unwrap()).await.0, StatusCode::OK, "{path}");
    }
    let (_, answer) = server.get("/api/games/ches").await;
    assert_eq!(
        answer,
        json!({
            "code": "no-game",
            "args": { "game": "ches", "suggestion": "chess" },
            "error": "There is no game “ches”. Did you mean “chess”?"
        })
    );
    for (what, body) in [("act", json!({ "type": "turn", "text": "e2e4", "ply": 0 })), ("join", json!({}))] {
        let (status, _) = server.post(&format!("/api/sessions/none/{what}"), body).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{what}");
    }
    assert_eq!(server.post("/api/games", json!({})).await.0, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(server.get("/api/sessions/none/act").await.0, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(server.post("/", json!({})).await.0, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn failures_are_in_german_on_request() {
    let server = server().await;
    let wish = json!({ "game": "chess", "white": "me", "black": "me", "position": "8/8/8/8/8/8/8/7K w" }).to_string();
    for (language, told, error) in [
        (
            "de-CH, en;q=0.3",
            true,
            "Das ist keine Stellung dieses Spiels: Schwarz hat keinen König auf dem Brett; es muss genau einer sein.",
        ),
        ("en, de", false, "This is not a position of the game: Black must have exactly one King on the board, not 0."),
    ] {
        let request = Request::post("/api/sessions")
            .header("host", "localhost")
            .header("content-type", "application/json")
            .header("accept-language", language);
        let (status, headers, body) = server.raw(request.body(Body::from(wish.clone())).unwrap()).await;
        assert_eq!((status, headers.get("content-language").is_some()), (StatusCode::UNPROCESSABLE_ENTITY, told));
        let answer: serde_json::Value = serde_json::from_slice(&body).unwrap();
        assert_eq!((&answer["error"], &answer["code"]), (&json!(error), &json!("bad-position")));
        let wrong = &answer["args"]["start"]["args"]["position"][0];
        assert_eq!((&wrong["code"], &wrong["args"]["found"]), (&json!("royal-count"), &json!(0)));
    }
    // Every message has its sentence.
    let request = Request::get("/api/sessions/none").header("host", "localhost").header("accept-language", "de");
    let (status, headers, _) = server.raw(request.body(Body::empty()).unwrap()).await;
    assert_eq!(
        (status, headers.get("content-language")),
        (StatusCode::NOT_FOUND, Some(&HeaderValue::from_static("de")))
    );
}

#[tokio::test]
async fn every_failure_has_a_code() {
    let server = server().await;
    let state = server.begin("chess", "me", "engine").await;
    let turn = |text: &str| json!({ "type": "turn", "ply": 0, "text": text });
    for (act, code) in [
        (turn("e2e5"), "illegal-turn"),
        (json!({ "type": "claim" }), "no-claim"),
        (json!({ "type": "takeback", "step": "offer" }), "nothing-to-take-back"),
        (json!({ "type": "rematch", "step": "offer" }), "not-over"),
        (json!({ "type": "draw", "step": "accept" }), "engine-declines"),
        (json!({ "type": "say", "text": " " }), "chat-empty"),
        (json!({ "type": "dance" }), "bad-request"),
    ] {
        let (status, answer) = server.act(&state, act.clone()).await;
        // An invalid request is 400; a valid one that cannot be done is 422.
        let expected = if matches!(code, "chat-empty" | "bad-request") { 400 } else { 422 };
        assert_eq!((status.as_u16(), &answer["code"]), (expected, &json!(code)), "{act}: {answer}");
    }
    let (status, answer) = server.guest().act(&state, turn("e2e4")).await;
    assert_eq!((status, &answer["code"]), (StatusCode::FORBIDDEN, &json!("no-seat")));
    let (status, answer) = server.guest().join(&state).await;
    assert_eq!((status, &answer["code"]), (StatusCode::CONFLICT, &json!("seat-taken")));
    let (_, answer) = server.post("/api/login", json!({ "name": "Nobody1", "password": "wrong password" })).await;
    assert_eq!(answer["code"], "wrong-password");
    for (path, code) in [("/api/none", "not-found"), ("/api/sessions/none", "no-session"), ("/none.js", "not-found")] {
        assert_eq!(server.get(path).await.1["code"], code, "{path}");
    }
    assert_eq!(server.post("/api/games", json!({})).await.1["code"], "no-method");
}

#[tokio::test]
async fn invalid_requests_for_new_games_are_refused() {
    let server = server().await;
    let good = json!({ "game": "chess", "white": "me", "black": "me", "level": 1 });
    for (name, value) in [
        ("white", json!("cat")),
        ("white", json!(null)),
        ("level", json!(0)),
        ("level", json!(variorum_engine::LEVELS + 1)),
        ("level", json!(-1)),
        ("level", json!("high")),
        ("startNumber", json!(99)),
        ("startNumber", json!(-1)),
        ("startNumber", json!(1e30)),
        ("position", json!("")),
        ("position", json!("8/8/8/8/8/8/8/8 w - - 0 1")),
        ("position", json!("x".repeat(30_000))),
        ("position", json!("kqqqqqqq/ﬀ/é/🂡 w - -")),
        ("position", json!("k7/8/8/8/8/8/8/K6R w - - 99999999999 1")),
    ] {
        let mut wish = good.clone();
        wish[name] = value.clone();
        let (status, answer) = server.post("/api/sessions", wish).await;
        let expected = if answer["code"] == "bad-request" { 400 } else { 422 };
        assert_eq!(status.as_u16(), expected, "{name} {value}: {answer}");
    }
    let both = json!({ "game": "chess", "white": "me", "black": "me", "level": 1, "startNumber": 0, "position": "x" });
    assert_eq!(server.post("/api/sessions", both).await.0, StatusCode::BAD_REQUEST);
    let unknown = json!({ "game": "none", "white": "me", "black": "me", "level": 1 });
    assert_eq!(server.post("/api/sessions", unknown).await.0, StatusCode::NOT_FOUND);
    let (_, list) = server.get("/api/sessions").await;
    assert_eq!(list, json!([]));
}

#[tokio::test]
async fn garbage_is_refused() {
    let server = server().await;
    let state = server.begin("stones-and-relays", "me", "me").await;
    let path = format!("/api/sessions/{}/act", id(&state));
    for body in [
        "",
        "{",
        "[]",
        "null",
        "\u{0}",
        "{\"type\":\"turn\",\"text\":1,\"ply\":0}",
        "{\"type\":\"turn\",\"text\":\"e2e4\"}",
        "{\"type\":\"turn\",\"text\":\"e2e4\",\"ply\":-1}",
        "{\"type\":\"none\"}",
    ] {
        assert_eq!(server.post_text(&path, body).await.0, StatusCode::BAD_REQUEST, "{body}");
        assert_eq!(server.post_text("/api/sessions", body).await.0, StatusCode::BAD_REQUEST, "{body}");
    }
    for text in ["", ",", "e2e9", "e2e4,e2e4", "é", "🂡@e4", "{{{{", "a".repeat(50_000).as_str(), "e2e4,b4c4,b4c4", "\0"]
    {
        let (status, answer) = server.turn(&state, text).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{text}: {answer}");
        assert!(answer["error"].as_str().unwrap().len() < 400);
        let second = format!("/api/sessions/{}/second?first={}", id(&state), escaped(text.get(..50).unwrap_or(text)));
        assert_eq!(server.get(&second).await.0, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
    }
    assert_eq!(server.get(&format!("/api/sessions/{}/second", id(&state))).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(server.post_text(&path, &" ".repeat(100_000)).await.0, StatusCode::PAYLOAD_TOO_LARGE);
    let mut random = fastrand::Rng::with_seed(3);
    for _ in 0..300 {
        let bytes: Vec<u8> = (0..random.usize(..60)).map(|_| random.u8(..)).collect();
        let request = Request::post(&path)
            .header("host", "localhost")
            .header("content-type", "application/json")
            .body(Body::from(bytes))
            .unwrap();
        assert_eq!(server.raw(request).await.0, StatusCode::BAD_REQUEST);
    }
    // Texts that look like turns and positions.
    let letters: Vec<char> = "abcehwxyz123489,=+@*%#KPQ{}-".chars().collect();
    let state = server.view(&state).await;
    for _ in 0..500 {
        let text: String = (0..random.usize(1..10)).map(|_| letters[random.usize(..letters.len())]).collect();
        let (status, _) = server.turn(&state, &text).await;
        assert!([StatusCode::UNPROCESSABLE_ENTITY, StatusCode::CONFLICT, StatusCode::OK].contains(&status), "{text}");
    }
    let mut text: Vec<char> = state["position"].as_str().unwrap().chars().collect();
    for _ in 0..500 {
        let at = random.usize(..text.len());
        let old = std::mem::replace(&mut text[at], letters[random.usize(..letters.len())]);
        let position: String = text.iter().collect();
        let wish =
            json!({ "game": "stones-and-relays", "position": position, "white": "me", "black": "me", "level": 1 });
        let (status, answer) = server.post("/api/sessions", wish).await;
        assert!(status == StatusCode::CREATED || status == StatusCode::UNPROCESSABLE_ENTITY, "{position}: {answer}");
        text[at] = old;
    }
}

#[tokio::test]
async fn an_array_is_not_a_valid_body_of_any_request() {
    let server = server().await;
    let credentials = json!({ "name": "Ann", "password": "lily pad umbrella" });
    assert_eq!(server.post("/api/account", credentials).await.0, StatusCode::CREATED);
    let (_, description) = server.get("/api/openapi.json").await;
    let mut bodies = 0;
    for (path, item) in description["paths"].as_object().unwrap() {
        if item["post"]["requestBody"].is_null() {
            continue;
        }
        bodies += 1;
        let path = path.replace("{id}", "chess");
        for body in ["[]", "[null]", "[null,null]", "[null,null,[]]", "[[],[]]", "[\"chess\",\"x\"]"] {
            let (status, answer) = server.post_text(&path, body).await;
            let said = (status, answer["code"].as_str());
            assert_eq!(said, (StatusCode::BAD_REQUEST, Some("bad-request")), "{path} {body}: {answer}");
        }
    }
    assert!(bodies >= 18, "{bodies}");
    let (_, answer) = server.post_text("/api/records/write", "{\"tags\":[[\"Event\",\"x\"]],\"nodes\":[]}").await;
    let error = "The request cannot be read: invalid type: sequence, expected an object at `/tags/0`.";
    assert_eq!(answer["error"], error);
    assert_eq!(server.get("/api/me").await.1["account"]["name"], "Ann", "nothing was done");
}

#[tokio::test]
async fn only_this_machine_and_the_site_itself_may_ask() {
    let server = server_with(|config| config.hosts = vec!["Play.example".into()]).await;
    let ask = async |method: Method, headers: &[(&str, &str)]| {
        let request = Request::builder().method(method).uri("/api/sessions");
        let mut request = request.header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let body = json!({ "game": "chess", "white": "me", "black": "me", "level": 1 }).to_string();
        server.raw(request.body(Body::from(body)).unwrap()).await.0.as_u16()
    };
    for (host, allowed) in [
        ("localhost:8080", true),
        ("LOCALHOST", true),
        ("127.0.0.1:8080", true),
        ("[::1]:8080", true),
        ("play.example", true),
        ("evil.example", false),
        ("localhost.evil.example", false),
        ("127.0.0.1.evil.example:8080", false),
        ("192.168.1.4:8080", false),
        ("", false),
    ] {
        let expected = if allowed { (200, 201) } else { (403, 403) };
        let got = (ask(Method::GET, &[("host", host)]).await, ask(Method::POST, &[("host", host)]).await);
        assert_eq!(got, expected, "{host}");
    }
    for (headers, expected) in [
        (&[("host", "localhost:8080"), ("origin", "http://localhost:8080")][..], 201),
        (&[("host", "play.example"), ("origin", "https://play.example")], 201),
        (&[("host", "localhost:8080"), ("origin", "http://localhost:3000")], 403),
        (&[("host", "localhost:8080"), ("origin", "https://evil.example")], 403),
        (&[("host", "localhost:8080"), ("origin", "null")], 403),
        (&[("host", "localhost:8080"), ("sec-fetch-site", "cross-site")], 403),
        (&[("host", "localhost:8080"), ("sec-fetch-site", "same-origin")], 201),
    ] {
        assert_eq!(ask(Method::POST, headers).await, expected, "{headers:?}");
    }
}

#[tokio::test]
async fn the_site_is_served_with_security_headers() {
    let server = server().await;
    let get = async |path: &str, tag: Option<&str>| {
        let mut request = Request::get(path).header("host", "localhost");
        if let Some(tag) = tag {
            request = request.header("if-none-match", tag);
        }
        server.raw(request.body(Body::empty()).unwrap()).await
    };
    for path in ["/", "/games/chess", "/api/levels", "/none.js", "/api/none"] {
        let (_, headers, _) = get(path, None).await;
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert!(headers["content-security-policy"].to_str().unwrap().starts_with("default-src 'none'"));
        assert_eq!(headers["cache-control"], "no-cache", "{path}");
    }
    // The first page preloads what its program will request.
    let (_, headers, _) = get("/", None).await;
    assert!(headers["link"].to_str().unwrap().starts_with("</api/games?language=en>; rel=preload"));
    let german = Request::get("/").header("accept-language", "de-CH, en;q=0.5").body(Body::empty()).unwrap();
    let (_, headers, _) = server.raw(german).await;
    assert!(headers["link"].to_str().unwrap().contains("</api/games?language=de>"));
    assert!(!get("/rules/chess", None).await.1.contains_key("link"));
    let (status, headers, page) = get("/rules/chess", None).await;
    assert_eq!((status, headers["content-type"].to_str().unwrap()), (StatusCode::OK, "text/html; charset=utf-8"));
    assert!(String::from_utf8(page).unwrap().contains("Variorum"));
    if std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist/app.js")).exists() {
        let (status, headers, script) = get("/app.js", None).await;
        assert_eq!(
            (status, headers["content-type"].to_str().unwrap()),
            (StatusCode::OK, "text/javascript; charset=utf-8")
        );
        assert!(!script.is_empty());
        let tag = headers["etag"].to_str().unwrap();
        let (status, _, nothing) = get("/app.js", Some(tag)).await;
        assert_eq!((status, nothing.len()), (StatusCode::NOT_MODIFIED, 0));
        assert_eq!(get("/app.js", Some("\"other\"")).await.0, StatusCode::OK);
    }
}

#[tokio::test]
async fn excessive_requests_wait_and_others_do_not() {
    let limits = ServerLimits { address_rate: 0, visitor_rate: 2, ..ServerLimits::default() };
    let server = server_with(|config| config.limits = limits).await;
    server.begin("chess", "me", "me").await;
    let mut refused = None;
    for _ in 0..200 {
        let request = Request::get("/api/levels").header("host", "localhost").header("cookie", server.jar.header());
        let (status, headers, body) = server.raw(request.body(Body::empty()).unwrap()).await;
        if status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some((headers, body));
            break;
        }
        assert_eq!(status, StatusCode::OK);
    }
    let (headers, body) = refused.expect("two hundred requests at once are too many");
    assert_eq!(headers["retry-after"], "1");
    assert!(headers.contains_key("x-content-type-options"));
    let answer: serde_json::Value = serde_json::from_slice(&body).unwrap();
    assert_eq!(answer["code"], "too-many-requests");
    assert_eq!(answer["error"], "You are sending too many requests; please wait a second.");
    // Another browser, and the site's own files.
    assert_eq!(server.guest().get("/api/levels").await.0, StatusCode::OK);
    let request = Request::get("/").header("host", "localhost").header("cookie", server.jar.header());
    assert_eq!(server.raw(request.body(Body::empty()).unwrap()).await.0, StatusCode::OK);
}

#[tokio::test]
async fn limits_use_the_address_that_the_proxy_reports() {
    let limits = ServerLimits { address_rate: 1, visitor_rate: 0, ..ServerLimits::default() };
    let server = server_with(|config| (config.limits, config.behind_proxy) = (limits, true)).await;
    let ask = async |address: &str| {
        let request = Request::get("/api/levels").header("host", "localhost").header("x-forwarded-for", address);
        server.raw(request.body(Body::empty()).unwrap()).await.0
    };
    for _ in 0..10 {
        assert_eq!(ask("198.51.100.1, 192.0.2.1").await, StatusCode::OK);
    }
    let mut last = StatusCode::OK;
    for _ in 0..10 {
        last = ask("203.0.113.77, 192.0.2.1").await;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS, "what the visitor says of itself does not help");
    assert_eq!(ask("192.0.2.2").await, StatusCode::OK);
}

#[tokio::test]
async fn a_missing_body_times_out() {
    let limits = ServerLimits { body_time: std::time::Duration::from_millis(50), ..ServerLimits::default() };
    let server = server_with(|config| config.limits = limits).await;
    let never = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
    let request = Request::post("/api/sessions").header("host", "localhost").header("content-type", "application/json");
    let (status, _, body) = server.raw(request.body(never).unwrap()).await;
    let answer: serde_json::Value = serde_json::from_slice(&body).unwrap();
    assert_eq!((status, &answer["code"]), (StatusCode::REQUEST_TIMEOUT, &json!("too-slow")));
}
