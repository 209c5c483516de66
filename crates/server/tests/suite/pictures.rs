//! Pictures by URL.

use crate::common::{Server, escaped, server};
use axum::body::Body;
use axum::http::{Request, StatusCode};

async fn get(server: &Server, path: &str) -> (StatusCode, axum::http::HeaderMap, Vec<u8>) {
    server.raw(Request::get(path).header("host", "localhost").body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn positions_are_drawn_in_three_formats() {
    let server = server().await;
    let position = escaped("6k1/8/8/8/8/8/8/K6R w - - 0 1");
    for (file, media, begins) in [
        ("picture.svg", "image/svg+xml", b"<svg ".as_slice()),
        ("picture.png", "image/png", b"\x89PNG"),
        ("picture.gif", "image/gif", b"GIF89a"),
    ] {
        let path = format!("/api/games/chess/{file}?position={position}&turns=h1h7&width=200&theme=dark&flipped=1");
        let (status, headers, body) = get(&server, &path).await;
        assert_eq!(status, StatusCode::OK, "{}", String::from_utf8_lossy(&body));
        assert_eq!(headers["content-type"], media);
        assert!(body.starts_with(begins), "{file}");
        let again = Request::get(&path).header("host", "localhost").header("if-none-match", &headers["etag"]);
        let (status, _, body) = server.raw(again.body(Body::empty()).unwrap()).await;
        assert_eq!((status, body.len()), (StatusCode::NOT_MODIFIED, 0));
    }
    let (_, _, marked) = get(&server, "/api/games/chess/picture.svg?turns=e2e4&arrows=e7-e5,g8").await;
    let marked = String::from_utf8(marked).unwrap();
    assert!(marked.contains("<title>Chess: Black to move</title>"));
    let (_, _, german) = get(&server, "/api/games/chess/picture.svg?turns=e2e4&language=de").await;
    assert!(String::from_utf8(german).unwrap().contains("<title>Schach: Schwarz am Zug</title>"));
    let (_, _, own) = get(&server, "/api/games/shogi/picture.svg").await;
    let (_, _, figures) = get(&server, "/api/games/shogi/picture.svg?characters=0&own-board=0").await;
    assert_ne!(own, figures, "a set of pieces and a board may be chosen");
    let (_, _, counters) = get(&server, "/api/games/shogi/picture.svg?characters=0&own-board=0&pieces=counters").await;
    assert_ne!(counters, figures, "the cache tells styles apart");
    assert!(marked.contains("stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M") && marked.contains("r=\"25\""));
}

#[tokio::test]
async fn invalid_pictures_are_refused() {
    let server = server().await;
    for query in [
        "width=10",
        "width=3000",
        "width=x",
        "width=",
        "width=+100",
        "theme=pink",
        "flipped=maybe",
        "characters=kanji",
        "own-board=2",
        "pieces=glyphs",
        "arrows=z9-a1",
        "position=x",
        "turns=e2e5",
        "colour=red",
    ] {
        let (status, value) = server.get(&format!("/api/games/chess/picture.png?{query}")).await;
        let impossible = ["arrows", "position", "turns"].iter().any(|name| query.starts_with(name));
        let expected = if impossible { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::BAD_REQUEST };
        assert_eq!(status, expected, "{query}: {value}");
    }
    let (status, _) = server.get("/api/games/nothing/picture.svg").await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    let (status, _) = server.get("/api/games/chess/picture.gif?width=1000").await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn pictures_say_in_a_header_how_a_position_was_read() {
    let server = server().await;
    // Twice, since the second picture comes from the cache; then with its tag.
    let path = format!("/api/games/chess/picture.svg?position={}&language=de", escaped("6k1/8/8/8/8/8/8/K6R"));
    for _ in 0..2 {
        let (status, headers, _) = get(&server, &path).await;
        assert_eq!(status, StatusCode::OK);
        let remarks: serde_json::Value = serde_json::from_slice(headers["variorum-remarks"].as_bytes()).unwrap();
        assert_eq!(remarks[0]["code"], "side-assumed");
        assert!(remarks[0]["text"].as_str().unwrap().contains("am Zug"), "{remarks}");
        let again = Request::get(&path).header("host", "localhost").header("if-none-match", &headers["etag"]);
        let (status, again, _) = server.raw(again.body(Body::empty()).unwrap()).await;
        assert_eq!(status, StatusCode::NOT_MODIFIED);
        assert_eq!(again["variorum-remarks"], headers["variorum-remarks"]);
    }
    let (_, headers, _) = get(&server, "/api/games/chess/picture.svg?turns=e2e4").await;
    assert!(!headers.contains_key("variorum-remarks"));
}
