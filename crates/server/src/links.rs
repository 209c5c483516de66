//! The links of a private game. Its id alone lets one watch; a free seat, and the spectators' room, each need a key besides.
//!
//! A game that is over is shown on its players' pages, id and all, and an id is in the address of everybody who looks. So the id
//! must not be what lets somebody sit down or read what spectators say among themselves. Both keys are made from one secret of
//! the game, which nobody is ever told: neither key tells the other.

use crate::error::ApiError;
use crate::tokens;

/// Characters of a key: 96 bits, more than anybody can try.
const LENGTH: usize = 24;

/// A new game's secret.
///
/// # Errors
/// When the system has no random numbers.
pub(crate) fn new_secret() -> Result<String, ApiError> {
    tokens::new_token()
}

/// What a link lets its holder do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// Take the free seat; until then read along with the spectators.
    Join,
    /// Take part in the spectators' room.
    Watch,
}

impl Link {
    /// The key in this link of a game with `secret`.
    pub fn key(self, secret: &str) -> String {
        let word = match self {
            Self::Join => "join",
            Self::Watch => "watch",
        };
        let mut key = tokens::hashed(&format!("{word} {secret}"));
        key.truncate(LENGTH);
        key
    }

    /// Is `key` the one in this link?
    pub fn opens(self, secret: &str, key: Option<&str>) -> bool {
        // Hashes are compared: how long that takes says nothing about the key.
        key.is_some_and(|key| tokens::hashed(key) == tokens::hashed(&self.key(secret)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_link_opens_one_thing_of_one_game() {
        let (one, other) = (new_secret().unwrap(), new_secret().unwrap());
        let join = Link::Join.key(&one);
        assert_eq!(join.len(), LENGTH);
        assert!(Link::Join.opens(&one, Some(&join)) && !Link::Watch.opens(&one, Some(&join)));
        assert!(!Link::Join.opens(&other, Some(&join)) && !Link::Join.opens(&one, None));
        assert!(!Link::Join.opens(&one, Some(&one)) && !Link::Join.opens(&one, Some("")));
    }
}
