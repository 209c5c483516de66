//! A simulated visitor of the site: requests with a cookie, and random turns among those that the server offers.

#[cfg(target_os = "linux")]
#[allow(dead_code, reason = "each program uses what it needs")]
pub mod faults;
pub mod servers;

use std::time::Duration;

use anyhow::{Context as _, bail};
use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// The maximum time for a response.
const PATIENCE: Duration = Duration::from_secs(20);

/// A visitor, who keeps the server's cookie.
#[derive(Clone, Debug, Default)]
pub struct Visitor {
    cookie: Option<String>,
}

impl Visitor {
    /// The value of the `Cookie` header.
    #[allow(dead_code, reason = "each program uses what it needs")]
    pub fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// Sends a request to a server (`127.0.0.1:PORT`) on a connection of its own. A response that is not JSON is returned as a string.
    pub async fn ask(
        &mut self,
        server: &str,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> anyhow::Result<(StatusCode, Value)> {
        tokio::time::timeout(PATIENCE, self.ask_patiently(server, method, path, body)).await.context("no answer")?
    }

    async fn ask_patiently(
        &mut self,
        server: &str,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> anyhow::Result<(StatusCode, Value)> {
        let stream = TcpStream::connect(server).await?;
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        let connection = tokio::spawn(connection);
        let mut request =
            Request::builder().method(method).uri(path).header("host", server).header("connection", "close");
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let text = body.map(Value::to_string).unwrap_or_default();
        let answer = sender.send_request(request.body(Full::new(Bytes::from(text)))?).await?;
        let set = answer.headers().get("set-cookie").and_then(|set| set.to_str().ok()?.split(';').next());
        if let Some(cookie) = set {
            self.cookie = Some(cookie.to_owned());
        }
        let status = answer.status();
        let bytes = answer.into_body().collect().await?.to_bytes();
        connection.abort();
        let text = || Value::String(String::from_utf8_lossy(&bytes).into_owned());
        Ok((status, serde_json::from_slice(&bytes).unwrap_or_else(|_| text())))
    }

    /// The ids of all variants of the server.
    #[allow(dead_code, reason = "each program uses what it needs")]
    pub async fn games(&mut self, server: &str) -> anyhow::Result<Vec<String>> {
        let (status, games) = self.ask(server, Method::GET, "/api/games", None).await?;
        let ids = games.as_array().into_iter().flatten().filter_map(|game| game["id"].as_str());
        let ids: Vec<String> = ids.map(str::to_owned).collect();
        if !status.is_success() || ids.is_empty() {
            bail!("{server} tells of no games: {status}");
        }
        Ok(ids)
    }
}

/// The first parts in a list that are whole turns; all of them if none is.
#[allow(dead_code, reason = "each program uses what it needs")]
pub fn whole_turns(first: &Value) -> Vec<&Value> {
    let all: Vec<&Value> = first.as_array().into_iter().flatten().collect();
    let alone: Vec<&Value> = all.iter().copied().filter(|choice| choice["second"] != "compulsory").collect();
    if alone.is_empty() { all } else { alone }
}

/// A text, escaped for a URL.
#[allow(dead_code, reason = "each program uses what it needs")]
pub fn escaped(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}
