//! UCI with its descendants, and XBoard: the lines of the input as a client's session.

use std::io::Cursor;

use variorum_gamedef::definition::Tradition;
use variorum_protocol::{Games, SelectedGame, universal, xboard};

/// The library's games. Paths to game files are treated as ids, as reading files is not tested here.
struct Library;

impl Games for Library {
    fn names(&self) -> Vec<String> {
        variorum_library::ids()
    }

    fn names_of(&self, tradition: Tradition) -> Vec<String> {
        let is_of = |id: &String| variorum_library::definition(id).is_ok_and(|game| game.tradition == Some(tradition));
        variorum_library::ids().into_iter().filter(is_of).collect()
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
    let settings = universal::Settings { hash_mib: 1, ..universal::Settings::default() };
    let mut output = Vec::new();
    universal::run(Cursor::new(modest(bytes)), &mut output, &mut Library, &settings)
        .unwrap_or_else(|error| panic!("{error}"));
    assert!(String::from_utf8(output).is_ok());
}

pub(crate) fn xboard(bytes: &[u8]) {
    let settings = xboard::Settings { seed: 1 };
    let mut output = Vec::new();
    let lines = [b"memory 1\n".to_vec(), modest(bytes)].concat();
    xboard::run(Cursor::new(lines), &mut output, &mut Library, &settings).unwrap_or_else(|error| panic!("{error}"));
    assert!(String::from_utf8(output).is_ok());
}

/// The lines of a client without requests for gigabytes of memory, hundreds of threads, or counts that take hours and are finished even after the
/// last line. Clients may make them, but the fuzzer would find nothing else.
fn modest(bytes: &[u8]) -> Vec<u8> {
    let greedy = |line: &[u8]| {
        let line = String::from_utf8_lossy(line).to_lowercase();
        ["hash", "threads", "memory", "cores", "perft"].iter().any(|word| line.contains(word))
    };
    bytes.split_inclusive(|&byte| byte == b'\n').filter(|line| !greedy(line)).flatten().copied().collect()
}
