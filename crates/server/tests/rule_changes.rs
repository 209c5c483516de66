//! Sockets when the rules of a game that they watch change. The set of variants belongs to the whole process, so this is a single test.

#[path = "suite/common/mod.rs"]
mod common;

use axum::http::StatusCode;
use common::socket::{Socket, listen};
use common::{id, server};
use serde_json::json;
use variorum_library::UserGame;

/// A small variant with two kings that move like this.
fn game(king: &str) -> UserGame {
    let text = format!(
        "id = \"tiny\"\n[about]\nname = \"Tiny\"\nsummary = \"A tiny game.\"\n[board]\nfiles = 5\nranks = 5\n\
         [[piece]]\nid = \"king\"\nname = \"King\"\ntoken = \"K\"\nroyal = true\nmoves = [\"{king}\"]\n\
         [endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
         [[start]]\nname = \"Usual\"\nposition = \"k4/5/5/5/4K w - - 0 1\"\n"
    );
    let definition = variorum_gamedef::load(&text, "tiny").definition.unwrap();
    UserGame { rules: variorum_rules::Rules::compile(&definition).unwrap(), texts: Default::default() }
}

#[tokio::test]
async fn a_socket_continues_with_the_current_rules() {
    variorum_library::register(vec![game("leap orthogonal")]).unwrap();
    let server = server().await;
    let address = listen(&server).await;
    let state = server.begin("tiny", "me", "me").await;
    let (mut socket, seen) = Socket::watching(address, &server.jar, &state).await;
    assert!(seen["first"].to_string().contains("e1e2") && !seen["first"].to_string().contains("e1d2"));
    // New rules: the state is sent without a request, and from now on they apply.
    variorum_library::register(vec![game("leap orthogonal and diagonal")]).unwrap();
    let told = socket.wait("state").await;
    assert!(told["view"]["first"].to_string().contains("e1d2"), "{told}");
    socket.turn(&state, 0, "e1d2").await;
    // No rules: the socket gets an error, and so does a request.
    variorum_library::register(Vec::new()).unwrap();
    let told = socket.wait("refused").await;
    assert_eq!((&told["session"], &told["code"]), (&json!(id(&state)), &json!("game-gone")), "{told}");
    let path = format!("/api/sessions/{}", id(&state));
    assert_eq!(server.get(&path).await.0, StatusCode::UNPROCESSABLE_ENTITY);
    // The rules are back, and the socket, which was not closed, sees the game again.
    variorum_library::register(vec![game("leap orthogonal and diagonal")]).unwrap();
    let told = socket.wait("state").await;
    assert_eq!(told["view"]["ply"], 1, "{told}");
    // A set in which this variant is unchanged leaves the game in memory.
    let other = game("leap orthogonal");
    assert!(!variorum_library::is_current(&other.rules));
    let kept = variorum_library::rules("tiny").unwrap();
    variorum_library::register(vec![UserGame { rules: kept, texts: Default::default() }]).unwrap();
    socket.turn(&state, 1, "a5b4").await;
}
