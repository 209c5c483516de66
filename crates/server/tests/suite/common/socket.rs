//! A browser's WebSocket, over a real connection.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::HeaderValue;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{Jar, Server, id};

/// How long a test waits for a message.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Serves on a free port.
pub async fn listen(server: &Server) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = server.app.clone().into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    address
}

/// A browser's socket.
pub struct Socket {
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
}

impl Socket {
    /// A browser's socket, after the first message.
    pub async fn open(address: SocketAddr, jar: &Jar) -> Self {
        Self::open_from(address, jar, None).await
    }

    /// The same; `from` is the address that a proxy reports.
    pub async fn open_from(address: SocketAddr, jar: &Jar, from: Option<&str>) -> Self {
        let mut request = format!("ws://{address}/api/socket?v=1").into_client_request().unwrap();
        if let Some(from) = from {
            request.headers_mut().insert("x-forwarded-for", HeaderValue::from_str(from).unwrap());
        }
        request.headers_mut().insert("cookie", HeaderValue::from_str(&jar.header()).unwrap());
        request.headers_mut().insert("origin", HeaderValue::from_str(&format!("http://{address}")).unwrap());
        let (stream, response) = connect_async(request).await.unwrap();
        jar.take(response.headers());
        let mut socket = Self { stream, next: 0 };
        let hello = socket.next().await;
        assert_eq!((&hello["type"], &hello["version"]), (&json!("hello"), &json!(1)));
        socket
    }

    pub async fn watching(address: SocketAddr, jar: &Jar, state: &Value) -> (Self, Value) {
        let mut socket = Self::open(address, jar).await;
        socket.send(json!({ "type": "watch", "session": id(state) })).await;
        let told = socket.wait("state").await;
        (socket, told["view"].clone())
    }

    pub async fn send(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.unwrap();
    }

    /// Sends a message, possibly to a closed connection.
    pub async fn try_send(&mut self, message: Value) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.stream.send(Message::text(message.to_string())).await
    }

    /// The next message of any kind.
    pub async fn next(&mut self) -> Value {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message").unwrap().unwrap() {
                Message::Text(text) => return serde_json::from_str(&text).unwrap(),
                Message::Ping(_) | Message::Pong(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    /// The next message of a kind, skipping presence.
    pub async fn wait(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
            assert_eq!(message["type"], "presence", "before {kind}: {message}");
        }
    }

    /// Sends an act and returns `done` or `refused`, with the messages before it.
    pub async fn act(&mut self, state: &Value, act: Value) -> (Vec<Value>, Value) {
        self.next += 1;
        let number = self.next;
        self.send(json!({ "type": "act", "session": id(state), "id": number, "act": act })).await;
        let mut before = Vec::new();
        loop {
            let message = self.next().await;
            if message["type"] == "done" || message["type"] == "refused" {
                assert_eq!(message["id"], number);
                return (before, message);
            }
            if message["type"] != "presence" {
                before.push(message);
            }
        }
    }

    pub async fn turn(&mut self, state: &Value, ply: usize, text: &str) -> Value {
        let (before, done) = self.act(state, json!({ "type": "turn", "ply": ply, "text": text })).await;
        assert_eq!(done["type"], "done", "{done}");
        before.into_iter().find(|message| message["type"] == "turn").expect("the turn is told before it is done")
    }

    /// The server's close code.
    pub async fn closed(&mut self) -> u16 {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("an end") {
                Some(Ok(Message::Close(Some(frame)))) => return frame.code.into(),
                None | Some(Err(_)) => return 0,
                Some(Ok(_)) => {}
            }
        }
    }
}
