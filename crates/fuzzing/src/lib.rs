//! Every reader of outside input as a function of bytes, for fuzzers to call.
//!
//! A target panics when the project breaks a promise: a reader panics, or what was written does not read back as it was. The
//! fuzzers in `fuzz/` search for such bytes; `tests/replay.rs` runs the stored inputs in `fuzz/seeds/` as an ordinary test. Both
//! call the functions here, so an input that a fuzzer found stays tested.
//!
//! Inputs are mostly lines of text, so that people can read and write them: the first line names a game where one is needed.

mod command_line;
mod foreign_position;
mod game_file;
mod input;
mod moves;
mod nets;
mod position;
mod problems;
mod records;
mod sessions;
mod shogi_files;
mod tables;
mod variants;
mod wire;

/// A reader of outside input.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// The name of the fuzzer and of the folder with its stored inputs.
    pub name: &'static str,
    /// What it does with an input.
    pub run: fn(&[u8]),
}

/// All targets.
pub const TARGETS: [Target; 15] = [
    Target { name: "position", run: position::position },
    Target { name: "foreign_position", run: foreign_position::foreign_position },
    Target { name: "move_text", run: moves::move_text },
    Target { name: "command_line", run: command_line::command_line },
    Target { name: "game_file", run: game_file::game_file },
    Target { name: "records", run: records::records },
    Target { name: "shogi_files", run: shogi_files::shogi_files },
    Target { name: "uci", run: sessions::uci },
    Target { name: "xboard", run: sessions::xboard },
    Target { name: "wire", run: wire::wire },
    Target { name: "net", run: nets::net },
    Target { name: "training_games", run: nets::training_games },
    Target { name: "variants", run: variants::variants },
    Target { name: "problems", run: problems::problems },
    Target { name: "tables", run: tables::tables },
];

/// The target of this name.
///
/// # Panics
/// If there is no target with this name.
#[must_use]
pub fn target(name: &str) -> Target {
    let target = TARGETS.into_iter().find(|target| target.name == name);
    target.unwrap_or_else(|| panic!("there is no target {name}"))
}

/// Runs the target of this name: what a fuzzer calls.
///
/// # Panics
/// If there is no such target, or the input reveals an error.
pub fn run(name: &str, bytes: &[u8]) {
    (target(name).run)(bytes);
}
