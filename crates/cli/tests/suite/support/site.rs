//! Runs the real server as a separate process, with visitors who use it over HTTP.
#![allow(dead_code, reason = "not every test file needs everything")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::Value;

use super::Folder;

/// `variorum serve` on a free port, killed when dropped.
pub struct Site {
    process: Child,
    /// `127.0.0.1:PORT`
    pub address: String,
    folder: Folder,
    /// Its standard error, if it is recorded.
    console: Option<Console>,
}

/// A file that is deleted when dropped.
struct Console(PathBuf);

impl Drop for Console {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

impl Site {
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// Starts a server with additional arguments.
    pub fn start_with(arguments: &[&str]) -> Self {
        Self::run(Folder::new(), arguments, None)
    }

    /// The same, with recorded standard error ([`Site::console`]).
    pub fn start_with_console(arguments: &[&str]) -> Self {
        let folder = Folder::new();
        let console = Console(folder.0.with_extension("console"));
        Self::run(folder, arguments, Some(console))
    }

    /// The server's standard error so far.
    pub fn console(&self) -> String {
        std::fs::read_to_string(&self.console.as_ref().unwrap().0).unwrap()
    }

    fn run(folder: Folder, arguments: &[&str], console: Option<Console>) -> Self {
        let stderr = console
            .as_ref()
            .map_or_else(Stdio::inherit, |console| Stdio::from(std::fs::File::create(&console.0).unwrap()));
        let mut process = Command::new(env!("CARGO_BIN_EXE_variorum"))
            .args(["serve", "--port", "0", "--no-open", "--address-games", "0", "--data"])
            .arg(&folder.0)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(stderr)
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Variorum is at http://").unwrap().trim_end_matches('/').to_owned();
        Self { process, address, folder, console }
    }

    /// The data folder.
    pub fn folder(&self) -> &std::path::Path {
        &self.folder.0
    }

    /// Kills the server (SIGKILL) and starts another on the same data.
    pub fn killed(self) -> Self {
        self.killed_for(&[])
    }

    /// The same, with additional arguments for the new server.
    pub fn killed_for(mut self, arguments: &[&str]) -> Self {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        let folder = Folder(std::mem::take(&mut self.folder.0));
        Self::run(folder, arguments, self.console.take())
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A visitor with a cookie.
#[derive(Clone, Default)]
pub struct Person(String);

impl Person {
    /// The text of a response.
    pub fn text(&mut self, site: &Site, path: &str) -> String {
        self.answer(site, "GET", path, "").1
    }

    /// Status and JSON of a response.
    pub fn ask(&mut self, site: &Site, method: &str, path: &str, body: &str) -> (u16, Value) {
        let (status, body) = self.answer(site, method, path, body);
        (status, serde_json::from_str(&body).unwrap_or_else(|fault| panic!("{path}: {fault}: {body}")))
    }

    fn answer(&mut self, site: &Site, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&site.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            site.address,
            self.0,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        for line in head.lines() {
            if let Some(cookie) = line.to_ascii_lowercase().strip_prefix("set-cookie: ").map(|_| &line[12..]) {
                self.0 = cookie.split(';').next().unwrap().to_owned();
            }
        }
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
    }

    pub fn get(&mut self, site: &Site, path: &str) -> Value {
        let (status, value) = self.ask(site, "GET", path, "");
        assert_eq!(status, 200, "{path}: {value}");
        value
    }

    pub fn post(&mut self, site: &Site, path: &str, body: &Value) -> Value {
        let (status, value) = self.ask(site, "POST", path, &body.to_string());
        assert!((200..300).contains(&status), "{path} {body}: {status} {value}");
        value
    }

    /// The game as this visitor sees it.
    pub fn view(&mut self, site: &Site, id: &str) -> Value {
        self.get(site, &format!("/api/sessions/{id}"))
    }

    /// Sends an action to a game and returns its state.
    pub fn act(&mut self, site: &Site, id: &str, act: &Value) -> Value {
        self.post(site, &format!("/api/sessions/{id}/act"), act)
    }

    /// Makes the turn `text` in the present position.
    pub fn turn(&mut self, site: &Site, id: &str, text: &str) -> Value {
        let ply = self.view(site, id)["ply"].clone();
        self.act(site, id, &serde_json::json!({ "type": "turn", "ply": ply, "text": text }))
    }
}
