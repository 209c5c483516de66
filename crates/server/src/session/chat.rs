//! The recent chat of a game, and its rate limits.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::time::Duration;

use variorum_storage::Said;

use crate::bounds::CHAT_LINE;
use crate::error::ApiError;
use crate::limits::Limiter;
use crate::wire::{ChatLine, Room};

/// How many lines of a room are shown to newcomers.
pub(super) const SHOWN: usize = 50;
/// How many lines a speaker may say…
const BURST: usize = 5;
/// … within this many milliseconds.
const SPAN: u64 = 10_000;
/// The maximum number of remembered speakers.
const SPEAKERS: usize = 500;
/// How many lines of a room are stored; beyond that the oldest are deleted. Ten times the number shown: enough for an operator who handles a report,
/// and no game's chat can fill the disk.
pub(super) const KEPT: i64 = 500;
/// How long a visitor without an account or a seat must have been known before speaking, in milliseconds. A cookie costs nothing: without this,
/// whoever is muted or limited could be somebody else a moment later.
pub(super) const NEWCOMER: u64 = 60_000;
/// Players' lines from one address in ten seconds, in all games: enough for four boards in one house or school.
const HOUSE: u32 = 20;

/// Chat limits per address over all games: the limit of a speaker in a game cannot be multiplied by cookies and games.
pub(crate) struct ChatLimits {
    spectators: Limiter<IpAddr>,
    players: Limiter<IpAddr>,
}

impl ChatLimits {
    pub fn new() -> Self {
        let span = Duration::from_millis(SPAN);
        let spectators = u32::try_from(BURST).unwrap_or(u32::MAX);
        Self { spectators: Limiter::new(spectators, span / spectators), players: Limiter::new(HOUSE, span / HOUSE) }
    }

    /// Counts a line from this address; an error if it is one too many.
    fn count_line(&self, address: Option<IpAddr>, room: Room) -> Result<(), ApiError> {
        let limiter = match room {
            Room::Players => &self.players,
            Room::Spectators => &self.spectators,
        };
        address.map_or(Ok(()), |address| limiter.check(&address)).map_err(|_| too_fast())
    }
}

fn too_fast() -> ApiError {
    ApiError::ChatTooFast
}

/// A line and who said it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Spoken {
    line: ChatLine,
    /// The account's id.
    account: Option<String>,
}

/// A line as a report needs it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SpokenBy {
    pub speaker: String,
    pub text: String,
    /// The account's id.
    pub account: Option<String>,
}

/// The chat of a game.
#[derive(Default)]
pub(super) struct Chat {
    players: VecDeque<Spoken>,
    spectators: VecDeque<Spoken>,
    /// The number of the last known line in storage.
    pub last: i64,
    /// When each speaker spoke.
    times: HashMap<String, VecDeque<u64>>,
}

impl Chat {
    /// The last lines of a room.
    pub fn lines(&self, room: Room) -> Vec<ChatLine> {
        self.room(room).iter().map(|spoken| spoken.line.clone()).collect()
    }

    fn room(&self, room: Room) -> &VecDeque<Spoken> {
        match room {
            Room::Players => &self.players,
            Room::Spectators => &self.spectators,
        }
    }

    /// All known lines.
    pub fn all(&self) -> Vec<Spoken> {
        self.players.iter().chain(&self.spectators).cloned().collect()
    }

    /// The accounts that said them.
    pub fn accounts(&self) -> impl Iterator<Item = &String> {
        self.players.iter().chain(&self.spectators).filter_map(|spoken| spoken.account.as_ref())
    }

    /// One of the last lines of a room, by its number.
    pub fn line(&self, room: Room, number: i64) -> Option<SpokenBy> {
        let Spoken { line, account } = self.room(room).iter().find(|spoken| spoken.line.number == number)?;
        Some(SpokenBy { speaker: line.speaker.clone(), text: line.text.clone(), account: account.clone() })
    }

    /// Clears the lines, to read them again; the times of speakers stay.
    pub fn clear(&mut self) {
        (self.players, self.spectators, self.last) = (VecDeque::new(), VecDeque::new(), 0);
    }

    /// Adds a stored line; returns the line to announce, unless it is known already or cannot be parsed.
    pub fn add(&mut self, said: &Said) -> Option<(Room, ChatLine)> {
        if said.number <= self.last {
            return None;
        }
        self.last = said.number;
        let mut line: ChatLine = serde_json::from_str(&said.line).ok()?;
        let (account, name) = said.by.clone().unzip();
        (line.number, line.name) = (said.number, name);
        let room = if said.players { Room::Players } else { Room::Spectators };
        let lines = if said.players { &mut self.players } else { &mut self.spectators };
        lines.push_back(Spoken { line: line.clone(), account });
        if lines.len() > SHOWN {
            lines.pop_front();
        }
        Some((room, line))
    }

    /// Counts a line of this speaker, in this room and from this address; an error if it is one too many.
    pub fn may_speak(
        &mut self,
        speaker: &str,
        now: u64,
        chat_limits: &ChatLimits,
        (room, address): (Room, Option<IpAddr>),
    ) -> Result<(), ApiError> {
        if self.times.len() >= SPEAKERS {
            self.times.retain(|_, times| times.back().is_some_and(|&last| last + SPAN > now));
        }
        let times = self.times.entry(speaker.to_owned()).or_default();
        while times.front().is_some_and(|&first| first + SPAN <= now) {
            times.pop_front();
        }
        if times.len() >= BURST {
            return Err(too_fast());
        }
        chat_limits.count_line(address, room)?;
        times.push_back(now);
        Ok(())
    }
}

/// A valid chat line: no control characters, not empty, not too long.
pub(super) fn clean(text: &str) -> Result<String, ApiError> {
    let plain: String =
        text.chars().map(|char| if char.is_control() || is_hidden(char) { ' ' } else { char }).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if plain.is_empty() {
        return Err(ApiError::ChatEmpty);
    }
    if plain.chars().count() > CHAT_LINE {
        return Err(ApiError::ChatTooLong { most: CHAT_LINE });
    }
    Ok(plain)
}

/// Characters that change the direction of text or are invisible.
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
    fn fast_speakers_must_wait() {
        let (mut chat, chat_limits) = (Chat::default(), ChatLimits::new());
        let mut speak = |who: &str, now| chat.may_speak(who, now, &chat_limits, (Room::Spectators, None));
        for now in 0..5 {
            speak("one", now).unwrap();
        }
        assert!(speak("one", 9_999).is_err());
        speak("other", 9_999).unwrap();
        speak("one", 10_000).unwrap();
    }

    #[test]
    fn chat_is_limited_per_address_over_all_cookies_and_games() {
        let chat_limits = ChatLimits::new();
        let (here, there) = (Some(IpAddr::from([192, 0, 2, 1])), Some(IpAddr::from([192, 0, 2, 2])));
        let said = |room, address| {
            let speak = |number: &u64| {
                let speaker = number.to_string();
                Chat::default().may_speak(&speaker, *number, &chat_limits, (room, address)).is_ok()
            };
            (0..100).filter(speak).count()
        };
        assert_eq!(said(Room::Spectators, here), BURST);
        assert_eq!(said(Room::Spectators, there), BURST);
        assert_eq!(said(Room::Players, here), HOUSE as usize, "players are not silenced by spectators");
    }

    #[test]
    fn a_line_is_added_once() {
        let mut chat = Chat::default();
        let by = Some(("id".to_owned(), "Ann".to_owned()));
        let kept = r#"{"side":null,"name":null,"speaker":"x","text":"hello","at":1}"#;
        let said = Said { number: 1, players: false, line: kept.into(), by };
        let line = ChatLine {
            number: 1,
            side: None,
            name: Some("Ann".into()),
            speaker: "x".into(),
            text: "hello".into(),
            at: 1,
        };
        assert_eq!(chat.add(&said), Some((Room::Spectators, line.clone())));
        assert_eq!(chat.add(&said), None);
        assert_eq!(chat.lines(Room::Spectators), [line]);
        assert!(chat.lines(Room::Players).is_empty());
    }
}
