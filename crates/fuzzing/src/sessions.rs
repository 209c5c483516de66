//! UCI and XBoard: the input's lines as a client sends them, up to the end of its output.

use std::io::Cursor;

use variorum_protocol::{Games, SelectedGame, uci, xboard};

/// The library's games. A session's path to a game file is not followed: reading files is not what is tested here.
struct Library;

impl Games for Library {
    fn names(&self) -> Vec<String> {
        variorum_library::ids()
    }

    fn xboard_names(&self) -> Vec<String> {
        variorum_library::ids()
    }

    fn open(&self, name: &str) -> Result<SelectedGame, String> {
        variorum_library::rules(name).map(|rules| SelectedGame::new(name, rules)).map_err(|error| error.to_string())
    }

    fn load(&mut self, path: &str) -> Result<SelectedGame, Vec<String>> {
        self.open(path).map_err(|fault| vec![fault])
    }
}

pub(crate) fn uci(bytes: &[u8]) {
    let settings = uci::Settings { hash_mib: 1, ..uci::Settings::default() };
    let mut said = Vec::new();
    uci::run(Cursor::new(modest(bytes)), &mut said, &mut Library, &settings).unwrap_or_else(|error| panic!("{error}"));
    assert!(String::from_utf8(said).is_ok());
}

pub(crate) fn xboard(bytes: &[u8]) {
    let settings = xboard::Settings { seed: 1 };
    let mut said = Vec::new();
    let lines = [b"memory 1\n".to_vec(), modest(bytes)].concat();
    xboard::run(Cursor::new(lines), &mut said, &mut Library, &settings).unwrap_or_else(|error| panic!("{error}"));
    assert!(String::from_utf8(said).is_ok());
}

/// The lines of a client that does not ask for gigabytes or hundreds of threads. It may: both are its user's machine. But a fuzzer would find
/// nothing else.
fn modest(bytes: &[u8]) -> Vec<u8> {
    let greedy = |line: &[u8]| {
        let line = String::from_utf8_lossy(line).to_lowercase();
        ["hash", "threads", "memory", "cores"].iter().any(|word| line.contains(word))
    };
    bytes.split_inclusive(|&byte| byte == b'\n').filter(|line| !greedy(line)).flatten().copied().collect()
}
