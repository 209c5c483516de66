//! The words of `variorum table` in the language of the command.

use std::io::{self, Write};
use std::time::Duration;

use variorum_library::explain::Explainer;
use variorum_library::{Language, ending_message, side_word};
use variorum_messages::Message;
use variorum_rules::{Outcome, Rules, Side};

/// The words before lines, one below the other.
const LABELS: [&str; 8] = [
    "endgame-pieces",
    "endgame-to-do",
    "endgame-estimated",
    "endgame-read",
    "endgame-solved",
    "endgame-position",
    "endgame-value",
    "endgame-best-turns",
];

/// Texts about a game in a language.
pub(super) struct Words<'r> {
    rules: &'r Rules,
    explainer: Explainer<'r>,
    /// The width of the longest label with the space behind it.
    label_width: usize,
}

impl<'r> Words<'r> {
    pub fn new(rules: &'r Rules, language: Language) -> Self {
        let explainer = Explainer::new(rules.definition(), language.tag());
        let width = |label: &&'static str| explainer.text(&Message::new(*label)).chars().count() + 2;
        let label_width = LABELS.iter().map(width).max().unwrap_or(0);
        Self { rules, explainer, label_width }
    }

    pub fn text(&self, message: &Message) -> String {
        self.explainer.text(message)
    }

    pub fn word(&self, id: &'static str) -> String {
        self.text(&Message::new(id))
    }

    /// A line that begins with one of [`LABELS`].
    pub fn line(&self, label: &'static str, text: &str, out: &mut impl Write) -> io::Result<()> {
        debug_assert!(LABELS.contains(&label), "{label}");
        writeln!(out, "{:width$}{text}", self.word(label), width = self.label_width)
    }

    /// A message about a side.
    pub fn of_side(&self, id: &'static str, side: Side) -> Message {
        Message::new(id).with("side", side_word(self.rules.definition().style.sides, side))
    }

    /// How a game ended, as a sentence.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.text(&ending_message(outcome.reason.word(), outcome.winner, self.rules.definition().style.sides))
    }

    /// A share as a percentage that says 100 or 0 only if it is all or none.
    pub fn percent(&self, part: u64, all: u64) -> String {
        if part == 0 || part == all {
            let whole: u64 = if part == 0 { 0 } else { 100 };
            return self.text(&Message::new("endgame-share-whole").with("share", whole));
        }
        let share = (100.0 * part as f64 / all as f64).clamp(0.01, 99.99);
        self.text(&Message::new("endgame-share").with("share", (share * 100.0).round() / 100.0))
    }
}

/// A length of time in words: `less than a second`, `about 12 seconds`, `about 3.5 hours`.
pub(super) fn duration(time: Duration) -> Message {
    let seconds = time.as_secs_f64();
    let about = |id: &'static str, count: f64| Message::new(id).with("count", count);
    match seconds {
        _ if seconds < 1.0 => Message::new("endgame-moment"),
        _ if seconds < 120.0 => about("endgame-seconds", seconds.round()),
        _ if seconds < 7_200.0 => about("endgame-minutes", (seconds / 60.0).round()),
        _ => about("endgame-hours", tenths(seconds / 3_600.0)),
    }
}

/// A number of turns, and of moves: `19 turns (10 moves)`.
pub(super) fn turns(turns: u16) -> Message {
    Message::new("endgame-turns").with("turns", turns).with("moves", turns.div_ceil(2))
}

/// Rounded to one decimal.
pub(super) fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every message in every language, as a message that lacks a variable would only show as its id.
    #[test]
    fn every_language_has_the_words_of_the_report() {
        let rules = variorum_library::rules(&variorum_library::ids().remove(0)).unwrap();
        for language in Language::all() {
            let words = Words::new(&rules, language);
            let many: u64 = 5_408_000;
            let time = duration(Duration::from_secs(30));
            let mut messages = vec![
                Message::new("endgame-work").with("positions", many).with("sets", 7_usize).with("symmetries", 8_usize),
                Message::new("endgame-cost").with("turns", many).with("mebibytes", many).with("time", time),
                Message::new("endgame-parts").with("read", 3_usize).with("all", 4_usize),
                Message::new("endgame-speed").with("positions", many).with("seconds", 1.5).with("speed", many),
                Message::new("endgame-progress").with("pieces", "K / K").with("done", many).with("all", many),
                words.of_side("endgame-to-move", Side::Black).with("positions", many),
                Message::new("endgame-count").with("count", many),
                Message::new("endgame-ended").with("count", many),
                words.of_side("endgame-longest", Side::White).with("length", turns(19)).with("count", many),
                words.of_side("endgame-wins", Side::White).with("length", turns(1)),
                words.of_side("endgame-loses", Side::Black).with("length", turns(2)),
                Message::new("endgame-written").with("path", "/file"),
                Message::new("endgame-list-length").with("length", turns(3)),
                Message::new("endgame-list-left-out").with("pieces", "K / K").with("reason", "…"),
            ];
            messages.extend([0, 30, 600, 9_000].map(|seconds| duration(Duration::from_secs(seconds))));
            let alone = ["won", "drawn", "lost", "is-drawn", "no-turns", "other-position"];
            let list = ["pieces", "to-move", "waiting", "longest", "none", "shares", "no-royal"];
            messages.extend(alone.map(|id| Message::new(format!("endgame-{id}"))));
            messages.extend(list.map(|id| Message::new(format!("endgame-list-{id}"))));
            messages.extend(LABELS.map(Message::new));
            let catalogue = variorum_messages::Catalogue::of(language);
            for message in &messages {
                let said = catalogue.try_text(message, &());
                assert!(said.is_ok_and(|text| !text.is_empty()), "{} {message:?}", language.tag());
            }
        }
    }

    #[test]
    fn shares_say_all_or_none_only_where_it_is_so() {
        let rules = variorum_library::rules(&variorum_library::ids().remove(0)).unwrap();
        let percent = |tag: &str, part, all| Words::new(&rules, Language::named(tag).unwrap()).percent(part, all);
        assert_eq!(percent("en", 0, 7), "0 %");
        assert_eq!(percent("en", 7, 7), "100 %");
        assert_eq!(percent("en", 1, 2), "50.00 %");
        assert_eq!(percent("en", 1, 1_000_000), "0.01 %");
        assert_eq!(percent("en", 999_999, 1_000_000), "99.99 %");
        assert_eq!(percent("de", 1, 3), "33,33 %");
    }
}
