//! Who may see a private game, join it and use its chat; limits of chat; reports and blocks.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::{Server, id, server, server_with};
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use variorum_server::Time;

const OK: StatusCode = StatusCode::OK;
const FORBIDDEN: StatusCode = StatusCode::FORBIDDEN;

async fn sign_up(server: &Server, name: &str) {
    let wish = json!({ "name": name, "password": "correct horse battery" });
    let (status, answer) = server.post("/api/account", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{answer}");
}

async fn create(server: &Server, listed: bool) -> Value {
    let wish = json!({ "game": "chess", "white": "me", "black": "open", "listed": listed });
    let (status, state) = server.post("/api/sessions", wish).await;
    assert_eq!(status, StatusCode::CREATED, "{state}");
    state
}

/// The game as seen by somebody with a link.
async fn look(server: &Server, state: &Value, key: &Value) -> Value {
    let (status, view) = server.get(&format!("/api/sessions/{}?key={}", id(state), key.as_str().unwrap())).await;
    assert_eq!(status, OK, "{view}");
    view
}

async fn say(server: &Server, state: &Value, key: Option<&Value>, text: &str) -> (StatusCode, Value) {
    let key = key.map_or(String::new(), |key| format!("?key={}", key.as_str().unwrap()));
    server.post(&format!("/api/sessions/{}/act{key}", id(state)), json!({ "type": "say", "text": text })).await
}

/// The ids on a player's page, from both requests that list them.
async fn shown(server: &Server, name: &str) -> Vec<String> {
    let ids = |games: &Value| {
        let mut ids: Vec<String> = games.as_array().unwrap().iter().map(|game| id(game).to_owned()).collect();
        ids.sort();
        ids
    };
    let (_, page) = server.get(&format!("/api/players/{name}")).await;
    let (_, games) = server.get(&format!("/api/players/{name}/games")).await;
    assert_eq!(ids(&page["games"]), ids(&games["games"]));
    ids(&games["games"])
}

fn sorted(states: &[&Value]) -> Vec<String> {
    let mut ids: Vec<String> = states.iter().map(|state| id(state).to_owned()).collect();
    ids.sort();
    ids
}

#[tokio::test]
async fn a_players_page_shows_strangers_only_listed_and_ended_games() {
    let alice = server().await;
    let (friend, stranger) = (alice.guest(), alice.guest());
    sign_up(&alice, "Alice").await;
    let waiting = create(&alice, false).await;
    let listed = create(&alice, true).await;
    let played = create(&alice, false).await;
    assert_eq!(friend.join(&played).await.0, OK);
    let withdrawn = create(&alice, false).await;
    assert_eq!(alice.act(&withdrawn, json!({ "type": "abort" })).await.0, OK);
    assert_eq!(shown(&stranger, "Alice").await, sorted(&[&listed]));
    assert_eq!(shown(&friend, "Alice").await, sorted(&[&listed, &played]), "and those in which one sits");
    assert_eq!(shown(&alice, "Alice").await, sorted(&[&waiting, &listed, &played, &withdrawn]));
    alice.turn(&alice.view(&played).await, "e2e4").await;
    assert_eq!(shown(&stranger, "Alice").await, sorted(&[&listed]));
    assert_eq!(alice.act(&played, json!({ "type": "resign" })).await.0, OK);
    assert_eq!(shown(&stranger, "Alice").await, sorted(&[&listed, &played]), "over");
}

#[tokio::test]
async fn a_private_seat_needs_the_invitation_and_a_listed_one_does_not() {
    let alice = server().await;
    let (friend, stranger) = (alice.guest(), alice.guest());
    let state = create(&alice, false).await;
    let links = &state["you"]["links"];
    assert_ne!(links["join"], links["watch"]);
    let join = async |who: &Server, body: Value| who.post(&format!("/api/sessions/{}/join", id(&state)), body).await;
    for body in [json!({}), json!({ "key": links["watch"] }), json!({ "key": "" }), json!({ "key": id(&state) })] {
        let (status, answer) = join(&stranger, body.clone()).await;
        assert_eq!((status, &answer["code"]), (FORBIDDEN, &json!("invitation-needed")), "{body}");
    }
    assert_eq!(stranger.view(&state).await["you"]["links"], Value::Null, "strangers learn no key");
    assert_eq!(look(&friend, &state, &links["watch"]).await["you"]["mayJoin"], false);
    assert_eq!(look(&friend, &state, &links["join"]).await["you"]["mayJoin"], true);
    let (status, joined) = join(&friend, json!({ "key": links["join"] })).await;
    assert_eq!((status, &joined["you"]["sides"]), (OK, &json!(["b"])));
    assert_eq!(joined["you"]["links"], json!({ "join": null, "watch": links["watch"] }));
    // The keys survive a restart.
    let alice = alice.restarted().await;
    assert_eq!(alice.view(&state).await["you"]["links"]["watch"], links["watch"]);

    let listed = create(&alice, true).await;
    assert_eq!(listed["you"]["links"], Value::Null);
    let (status, _) = alice.guest().post(&format!("/api/sessions/{}/join", id(&listed)), json!({})).await;
    assert_eq!(status, OK);
}

#[tokio::test]
async fn spectators_of_a_private_game_need_its_link_to_chat_and_to_follow() {
    let time = Time::standing();
    let alice = server_with(|config| config.time = time.clone()).await;
    let (friend, guest, stranger) = (alice.guest(), alice.guest(), alice.guest());
    let state = create(&alice, false).await;
    friend.join(&state).await;
    let key = &state["you"]["links"]["watch"];
    for who in [&guest, &stranger] {
        // A request that sets a cookie.
        say(who, &state, Some(key), "first").await;
    }
    time.advance(Duration::from_secs(61));
    let (status, answer) = say(&stranger, &state, None, "hello").await;
    assert_eq!((status, &answer["code"]), (FORBIDDEN, &json!("link-needed")));
    let (status, said) = say(&guest, &state, Some(key), "hello").await;
    assert_eq!((status, &said["you"]["chat"][0]["text"]), (OK, &json!("hello")), "{said}");
    let there = look(&guest, &state, key).await;
    assert_eq!((&there["you"]["mayChat"], &there["you"]["chat"][0]["text"]), (&json!(true), &json!("hello")));
    let outside = stranger.view(&state).await;
    assert_eq!((&outside["you"]["mayChat"], &outside["you"]["chat"]), (&json!(false), &json!([])));

    // The rematch is as private as this game.
    alice.turn(&alice.view(&state).await, "e2e4").await;
    alice.act(&state, json!({ "type": "resign" })).await;
    alice.act(&state, json!({ "type": "rematch", "step": "offer" })).await;
    let (status, over) = friend.act(&state, json!({ "type": "rematch", "step": "accept" })).await;
    assert!(status == OK && over["rematch"].is_string(), "{over}");
    assert_eq!(look(&guest, &state, key).await["rematch"], over["rematch"]);
    assert_eq!(stranger.view(&state).await["rematch"], Value::Null);
    let next = json!({ "id": over["rematch"] });
    assert_eq!(look(&guest, &next, key).await["you"]["mayChat"], true, "the link leads on");
    assert_eq!(stranger.view(&next).await["you"]["mayChat"], false);
}

#[tokio::test]
async fn new_visitors_cannot_chat_as_spectators() {
    let time = Time::standing();
    let alice = server_with(|config| config.time = time.clone()).await;
    let friend = alice.guest();
    let state = create(&alice, true).await;
    friend.join(&state).await;
    // Each time without a cookie, as in a flood.
    for _ in 0..3 {
        let (status, answer) = say(&alice.guest(), &state, None, "buy").await;
        assert_eq!((status, &answer["code"]), (FORBIDDEN, &json!("chat-too-new")));
    }
    let visitor = alice.guest();
    say(&visitor, &state, None, "may I?").await;
    time.advance(Duration::from_secs(59));
    assert_eq!(say(&visitor, &state, None, "may I?").await.0, FORBIDDEN);
    time.advance(Duration::from_secs(1));
    assert_eq!(say(&visitor, &state, None, "may I?").await.0, OK);
    // Players may speak immediately, and so may accounts.
    assert_eq!(say(&friend, &state, None, "hello").await.0, OK);
    let member = alice.guest();
    sign_up(&member, "Member").await;
    assert_eq!(say(&member, &state, None, "hello").await.0, OK);
}

#[tokio::test]
async fn chat_is_limited_per_address_over_all_accounts() {
    let alice = server().await;
    let friend = alice.guest();
    let state = create(&alice, true).await;
    friend.join(&state).await;
    let mut said = 0;
    for number in 0..4 {
        let member = alice.guest();
        sign_up(&member, &format!("Member{number}")).await;
        for _ in 0..5 {
            let body = json!({ "type": "say", "text": "buy" }).to_string();
            let mut request = Request::post(format!("/api/sessions/{}/act", id(&state)))
                .header("host", "localhost:8080")
                .header("content-type", "application/json")
                .header("cookie", member.jar.header())
                .body(Body::from(body))
                .unwrap();
            request.extensions_mut().insert(ConnectInfo(SocketAddr::from(([192, 0, 2, 7], 4000))));
            let (status, _, _) = alice.raw(request).await;
            assert!(status == OK || status == StatusCode::TOO_MANY_REQUESTS, "{status}");
            said += u32::from(status == OK);
        }
    }
    // A burst of five, and one more every two seconds.
    assert!((5..12).contains(&said), "{said}");
}

#[tokio::test]
async fn a_report_is_stored_for_the_operator_and_reports_are_limited() {
    let alice = server().await;
    let friend = alice.guest();
    sign_up(&friend, "Friend").await;
    let state = create(&alice, false).await;
    friend.join(&state).await;
    say(&friend, &state, None, "rude words").await;
    let line = json!({ "session": id(&state), "number": 1 });
    let of_line = json!({ "line": line, "reason": "abuse", "words": " see above " });
    let (status, answer) = alice.post("/api/reports", of_line.clone()).await;
    assert_eq!((status, &answer), (OK, &json!({ "received": true })));
    let of_player = json!({ "player": "friend", "reason": "name" });
    assert_eq!(alice.post("/api/reports", of_player.clone()).await.0, OK);
    let stranger = alice.guest();
    let refused = [
        (of_line, "no-line"),
        (json!({ "player": "nobody7", "reason": "spam" }), "no-player"),
        (json!({ "reason": "spam" }), "report-unclear"),
        (json!({ "player": "Friend", "line": line, "reason": "spam" }), "report-unclear"),
        (json!({ "player": "Friend", "reason": "spam", "words": "x".repeat(501) }), "report-unclear"),
        (json!({ "player": "Friend", "reason": "boredom" }), "bad-request"),
    ];
    for (report, code) in refused {
        let (_, answer) = stranger.post("/api/reports", report.clone()).await;
        assert_eq!(answer["code"], code, "{report}");
    }
    let mut last = json!(null);
    for _ in 0..6 {
        last = alice.post("/api/reports", of_player.clone()).await.1;
    }
    assert_eq!(last["code"], "too-many-reports");

    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(alice.folder.0.join("games.sqlite"));
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    type Kept = (Option<String>, Option<i64>, Option<String>, String, String, bool);
    let kept: Vec<Kept> = sqlx::query_as(
        "SELECT account.name, report.line, report.quote, report.reason, report.words, report.visitor IS NOT NULL
         FROM report LEFT JOIN account ON account.id = report.account WHERE handled IS NULL ORDER BY at, report.rowid",
    )
    .fetch_all(&pool)
    .await
    .unwrap();
    let name = Some("Friend".to_owned());
    assert_eq!(kept[0], (name.clone(), Some(1), Some("rude words".into()), "abuse".into(), "see above".into(), true));
    assert_eq!(kept[1], (name, None, None, "name".into(), String::new(), true));
    assert_eq!(kept.len(), 5, "what was refused is not kept");
}

#[tokio::test]
async fn blocked_players_cannot_take_each_others_seats() {
    let alice = server().await;
    let (bob, visitor) = (alice.guest(), alice.guest());
    sign_up(&alice, "Alice").await;
    sign_up(&bob, "Bob").await;
    let (status, list) = alice.post("/api/me/blocks", json!({ "name": "bob", "blocked": true })).await;
    assert_eq!((status, &list[0]["name"]), (OK, &json!("Bob")));
    assert_eq!(alice.post("/api/me/blocks", json!({ "name": "Bob", "blocked": true })).await.1, list, "once");
    assert_eq!(alice.get("/api/me/blocks").await.1, list);
    assert_eq!(bob.get("/api/me/blocks").await.1, json!([]), "nobody is told who blocked them");
    assert_eq!(visitor.get("/api/me/blocks").await.0, StatusCode::UNAUTHORIZED);
    let itself = alice.post("/api/me/blocks", json!({ "name": "Alice", "blocked": true })).await;
    assert_eq!(itself.0, StatusCode::UNPROCESSABLE_ENTITY);
    for (maker, joiner) in [(&alice, &bob), (&bob, &alice)] {
        let (status, answer) = joiner.join(&create(maker, true).await).await;
        assert_eq!((status, &answer["code"]), (FORBIDDEN, &json!("blocked")));
    }
    let (_, list) = alice.post("/api/me/blocks", json!({ "name": "Bob", "blocked": false })).await;
    assert_eq!(list, json!([]));
    assert_eq!(bob.join(&create(&alice, true).await).await.0, OK);
}
