//! The site's own files and pages.

use axum::body::Body;
use axum::http::{Request, StatusCode};

use crate::common::server;

#[tokio::test]
async fn unknown_addresses_are_not_found_and_show_the_page_all_the_same() {
    let server = server().await;
    let get = async |path: &str| {
        let request = Request::get(path).header("host", "localhost:8080").body(Body::empty()).unwrap();
        let (status, headers, body) = server.raw(request).await;
        (status, headers["content-type"].to_str().unwrap().to_owned(), body)
    };
    let (found, kind, page) = get("/").await;
    assert_eq!((found, kind.as_str()), (StatusCode::OK, "text/html; charset=utf-8"));
    for path in
        ["/lobby", "/play/abc", "/play/abc.def", "/rules/chess", "/player/Ann", "/analysis", "/analysis/shogi?turns=x"]
    {
        assert_eq!(get(path).await, (StatusCode::OK, kind.clone(), page.clone()), "{path}");
    }
    for path in ["/lobbies", "/play", "/rules/no-such-game", "/learn/chess/2", "/analysis/none?turns=x"] {
        assert_eq!(get(path).await, (StatusCode::NOT_FOUND, kind.clone(), page.clone()), "{path}");
    }
    // What looks like a file is not answered with a page.
    let (status, kind, _) = get("/no-such-file.js").await;
    assert_eq!((status, kind.as_str()), (StatusCode::NOT_FOUND, "application/json"));
}
