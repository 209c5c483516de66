//! The boards of the first page: listed games, and games of the engine in the other places.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::socket::{Socket, listen};
use crate::common::{Jar, Server, id, server, server_with};

async fn watching(server: &Server) -> Socket {
    let address = listen(server).await;
    let mut socket = Socket::open(address, &Jar::default()).await;
    socket.send(json!({ "type": "watchShow" })).await;
    socket
}

/// The boards once they are as wished.
async fn boards_until(socket: &mut Socket, wished: impl Fn(&[Value]) -> bool) -> Vec<Value> {
    boards_after(socket, Vec::new(), wished).await
}

/// As [`boards_until`], where these boards have been sent before.
async fn boards_after(socket: &mut Socket, mut boards: Vec<Value>, wished: impl Fn(&[Value]) -> bool) -> Vec<Value> {
    for _ in 0..200 {
        let message = socket.next().await;
        match message["type"].as_str().unwrap() {
            "show" => boards = message["boards"].as_array().unwrap().clone(),
            "showBoard" => {
                let place = usize::try_from(message["place"].as_u64().unwrap()).unwrap();
                let ply = |board: &Value| board["ply"].as_u64().unwrap();
                assert!(ply(&message["board"]) != ply(&boards[place]) || !message["board"]["outcome"].is_null());
                boards[place] = message["board"].clone();
            }
            other => panic!("{other}"),
        }
        if wished(&boards) {
            return boards;
        }
    }
    panic!("never: {boards:?}");
}

#[tokio::test]
async fn engines_fill_the_places_and_play_on() {
    let server = server().await;
    let mut socket = watching(&server).await;
    let boards =
        boards_until(&mut socket, |boards| boards.len() == 5 && boards.iter().any(|board| board["ply"] != 0)).await;
    let mut games: Vec<&str> = boards.iter().map(|board| board["game"].as_str().unwrap()).collect();
    games.sort_unstable();
    games.dedup();
    assert_eq!(games.len(), 5, "five different games");
    for board in &boards {
        assert_eq!((&board["session"], &board["seats"]["w"]["kind"]), (&Value::Null, &json!("engine")));
        assert!(!board["pieces"].as_array().unwrap().is_empty());
    }
    // Nothing of them is stored.
    assert_eq!(server.get("/api/sessions/public").await.1, json!([]));
}

#[tokio::test]
async fn a_listed_game_takes_a_place_and_a_private_one_does_not() {
    let server = server_with(|config| config.demo_games = 0).await;
    let wish = json!({ "game": "chess", "white": "me", "black": "engine", "level": 1, "listed": true });
    let (_, state) = server.post("/api/sessions", wish).await;
    server.begin("shogi", "me", "engine").await;
    let mut socket = watching(&server).await;
    let boards = boards_until(&mut socket, |boards| !boards.is_empty()).await;
    assert_eq!(boards.len(), 1);
    assert_eq!((&boards[0]["session"], &boards[0]["ply"]), (&json!(id(&state)), &json!(0)));
    server.turn(&state, "e2e4").await;
    let boards = boards_after(&mut socket, boards, |boards| boards[0]["ply"] != 0).await;
    assert!(boards[0]["last"].as_array().unwrap().len() >= 2);
}

#[tokio::test]
async fn nothing_is_computed_while_nobody_watches() {
    let server = server().await;
    let mut socket = watching(&server).await;
    boards_until(&mut socket, |boards| boards.iter().any(|board| board["ply"] != 0)).await;
    socket.send(json!({ "type": "unwatchShow" })).await;
    // Messages that were on their way.
    tokio::time::sleep(Duration::from_secs(2)).await;
    while tokio::time::timeout(Duration::from_millis(50), socket.next()).await.is_ok() {}
    let rest = tokio::time::timeout(Duration::from_secs(2), socket.next()).await;
    assert!(rest.is_err(), "{rest:?}");
    // They go on where they were.
    socket.send(json!({ "type": "watchShow" })).await;
    let boards = boards_until(&mut socket, |boards| !boards.is_empty()).await;
    assert!(boards.iter().any(|board| board["ply"] != 0));
}
