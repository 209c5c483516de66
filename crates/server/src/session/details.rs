//! The state of a game besides its turns and seats, stored as JSON in its row: clocks, offers, consent to chat.

use serde::{Deserialize, Serialize};
use variorum_play::{Clock, Control, Offers, Question, Table};

use crate::wire::Side;

/// The stored state that only the server of the game reads.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Details {
    clock: Option<KeptClock>,
    draw: Option<Side>,
    takeback: Option<Side>,
    rematch_offer: Option<Side>,
    /// Colours are random, and hidden until the free seat is taken.
    pub random: bool,
    /// It begins from a position other than the variant's default.
    pub custom: bool,
    /// Which sides have ended the chat.
    pub silent: [bool; 2],
    /// The id of the rematch.
    pub rematch: Option<String>,
    /// The position as text, for lists: there the turns are not replayed. Empty in games from before it was stored.
    pub board: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptClock {
    base: u64,
    increment: u64,
    delay: u64,
    left: [u64; 2],
    lag: [u64; 2],
    running: Option<Side>,
    since: u64,
    first_by: Option<u64>,
}

impl Details {
    /// The state of a new game.
    pub fn new(random: bool, custom: bool) -> Self {
        Self { random, custom, ..Self::default() }
    }

    /// Parses the stored state; anything unreadable is replaced by the default, so that the game itself stays usable.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_else(|error| {
            tracing::warn!("could not parse the details of a game: {error}");
            Self::default()
        })
    }

    /// The JSON text, with the clocks and offers of a table.
    pub fn text_with(&self, table: &Table) -> String {
        let clock = table.clock().map(|clock| KeptClock {
            base: clock.control.base(),
            increment: clock.control.increment(),
            delay: clock.control.delay(),
            left: clock.left,
            lag: clock.lag,
            running: clock.running.map(Side::from),
            since: clock.since,
            first_by: clock.first_by,
        });
        let by = |question| table.offers().by(question).map(Side::from);
        let details = Self {
            clock,
            draw: by(Question::Draw),
            takeback: by(Question::Takeback),
            rematch_offer: by(Question::Rematch),
            board: table.game().position().text(),
            ..self.clone()
        };
        serde_json::to_string(&details).unwrap_or_else(|_| "{}".into())
    }

    /// The stored clocks.
    pub fn clock(&self) -> Option<Clock> {
        let kept = self.clock?;
        let control = Control::new(kept.base, kept.increment, kept.delay).ok()?;
        Some(Clock {
            left: kept.left,
            lag: kept.lag,
            running: kept.running.map(variorum_rules::Side::from),
            since: kept.since,
            first_by: kept.first_by,
            ..Clock::new(control)
        })
    }

    /// The time control.
    pub fn control(&self) -> Option<Control> {
        self.clock().map(|clock| clock.control)
    }

    /// The stored offers.
    pub fn offers(&self) -> Offers {
        let mut offers = Offers::default();
        for (question, by) in
            [(Question::Draw, self.draw), (Question::Takeback, self.takeback), (Question::Rematch, self.rematch_offer)]
        {
            offers.set(question, by.map(variorum_rules::Side::from));
        }
        offers
    }
}

#[cfg(test)]
mod tests {
    use variorum_play::{Game, Seat, Step};
    use variorum_rules::Side::{Black, White};

    use super::*;

    #[test]
    fn clocks_and_offers_survive_storage() {
        let rules = crate::game_rules::rules_of(&crate::worker::Worker::of_test(), "chess").unwrap();
        let mut table = Table::new(Game::new(&rules, [Seat::Person; 2]), Control::new(60_000, 0, 2_000).ok());
        table.begin(1_000);
        table.turn(&[White], 0, "e2e4", 2_000, 0).unwrap();
        table.turn(&[Black], 1, "e7e5", 3_000, 0).unwrap();
        table.ask(&[White], Question::Draw, Step::Offer, 3_500).unwrap();
        let details = Details { random: true, silent: [false, true], rematch: Some("x".into()), ..Details::default() };
        let read = Details::read(&details.text_with(&table));
        assert_eq!((read.clock().as_ref(), read.offers()), (table.clock(), table.offers()));
        assert_eq!((read.random, read.silent, read.rematch.as_deref()), (true, [false, true], Some("x")));
        // An old or broken row is no reason to lose the game.
        assert_eq!(Details::read("{}"), Details::default());
        assert_eq!(Details::read("nonsense"), Details::default());
        assert!(Details::read("{\"clock\":null,\"more\":1}").clock().is_none());
    }
}
