//! Tests of whole imports.

mod faults;
mod legs;
mod nonsense;
mod words;

use variorum_importing::{Game, Noted, import};

/// The only variant of a file.
fn game(text: &str) -> Game {
    let games = import(text).unwrap().games;
    let [game] = &games[..] else { panic!("{games:?}") };
    game.clone()
}

/// The line of what is said, if it is in the file.
fn line_of<T>(noted: &Noted<T>) -> Option<usize> {
    noted.mark.as_ref().map(|mark| mark.line)
}

/// The text of the game file of the only variant, without gaps.
fn written(text: &str) -> String {
    let game = game(text);
    assert_eq!(game.gaps, []);
    game.text.unwrap()
}

/// The lines of a game file that begin with one of the keys.
fn lines(text: &str, keys: &[&str]) -> Vec<String> {
    let wanted = |line: &&str| keys.iter().any(|key| line.starts_with(&format!("{key} = ")));
    text.lines().filter(wanted).map(str::to_owned).collect()
}
