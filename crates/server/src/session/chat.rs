//! What was said at a game lately, and how often somebody may speak.

use std::collections::{HashMap, VecDeque};

use crate::fault::{Code, Fault};
use crate::store::Said;
use crate::wire::{ChatLine, Room};

/// Longest line, in characters.
const LONGEST: usize = 300;
/// Lines of a room that are shown to who comes.
pub(super) const SHOWN: usize = 50;
/// So many lines…
const BURST: usize = 5;
/// … in so many milliseconds.
const SPAN: u64 = 10_000;
/// Speakers that are remembered.
const SPEAKERS: usize = 500;

/// The chat of a game.
#[derive(Default)]
pub(super) struct Chat {
    players: VecDeque<ChatLine>,
    spectators: VecDeque<ChatLine>,
    /// The number of the last line in storage that is here.
    pub last: i64,
    /// When each speaker spoke.
    times: HashMap<String, VecDeque<u64>>,
}

impl Chat {
    /// The last lines of a room.
    pub fn lines(&self, room: Room) -> Vec<ChatLine> {
        match room {
            Room::Players => self.players.iter().cloned().collect(),
            Room::Spectators => self.spectators.iter().cloned().collect(),
        }
    }

    /// Adds what was kept; gives the line to tell, unless it is here already or cannot be read.
    pub fn add(&mut self, said: &Said) -> Option<(Room, ChatLine)> {
        if said.number <= self.last {
            return None;
        }
        self.last = said.number;
        let line: ChatLine = serde_json::from_str(&said.line).ok()?;
        let room = if said.players { Room::Players } else { Room::Spectators };
        let lines = if said.players { &mut self.players } else { &mut self.spectators };
        lines.push_back(line.clone());
        if lines.len() > SHOWN {
            lines.pop_front();
        }
        Some((room, line))
    }

    /// May this speaker say something now? If so it counts.
    pub fn may_speak(&mut self, speaker: &str, now: u64) -> Result<(), Fault> {
        if self.times.len() >= SPEAKERS {
            self.times.retain(|_, times| times.back().is_some_and(|&last| last + SPAN > now));
        }
        let times = self.times.entry(speaker.to_owned()).or_default();
        while times.front().is_some_and(|&first| first + SPAN <= now) {
            times.pop_front();
        }
        if times.len() >= BURST {
            return Err(Fault::known(Code::ChatTooFast, "You speak too fast; wait a few seconds."));
        }
        times.push_back(now);
        Ok(())
    }
}

/// A line as it may be said: no control characters, not empty, not too long.
pub(super) fn clean(text: &str) -> Result<String, Fault> {
    let plain: String =
        text.chars().map(|char| if char.is_control() || is_hidden(char) { ' ' } else { char }).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.is_empty() {
        return Err(Fault::known(Code::ChatEmpty, "Say something."));
    }
    if plain.chars().count() > LONGEST {
        return Err(Fault::known(Code::ChatTooLong, format!("A line has at most {LONGEST} characters.")));
    }
    Ok(plain)
}

/// Characters that turn the direction of text or hide in it.
fn is_hidden(char: char) -> bool {
    matches!(char, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cleaned_and_bounded() {
        assert_eq!(clean("  good\n\u{202e}game \u{0}").unwrap(), "good game");
        assert!(clean(" \n\u{200b}").is_err());
        assert!(clean(&"ü".repeat(300)).is_ok() && clean(&"ü".repeat(301)).is_err());
    }

    #[test]
    fn who_speaks_too_fast_waits() {
        let mut chat = Chat::default();
        for now in 0..5 {
            chat.may_speak("one", now).unwrap();
        }
        assert!(chat.may_speak("one", 9_999).is_err());
        chat.may_speak("other", 9_999).unwrap();
        chat.may_speak("one", 10_000).unwrap();
    }

    #[test]
    fn a_line_is_added_once() {
        let mut chat = Chat::default();
        let line = ChatLine { side: None, name: None, speaker: "x".into(), text: "hello".into(), at: 1 };
        let said = Said { number: 1, players: false, line: serde_json::to_string(&line).unwrap() };
        assert_eq!(chat.add(&said), Some((Room::Spectators, line.clone())));
        assert_eq!(chat.add(&said), None);
        assert_eq!(chat.lines(Room::Spectators), [line]);
        assert!(chat.lines(Room::Players).is_empty());
    }
}
