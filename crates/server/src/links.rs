//! The keys in the links of a private game. The id alone lets its holder watch; taking a free seat and joining the spectators' chat each require a
//! key.
//!
//! Once a game has ended, the pages of its players show it with its id, and every spectator sees the id in the address bar. So the id must not be
//! enough to take a seat or to read the spectators' chat. Both keys are derived from one secret per game, which never leaves the server, so neither
//! key reveals the other.

use crate::error::ApiError;
use crate::tokens;

/// The number of characters of a key: 96 bits, too many to guess.
const LENGTH: usize = 24;

/// A secret for a new game.
///
/// # Errors
/// When the operating system provides no random numbers.
pub(crate) fn new_secret() -> Result<String, ApiError> {
    tokens::new_token()
}

/// The right that a link grants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// Take the free seat, and read the spectators' chat until then.
    Join,
    /// Read and write in the spectators' chat.
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

    /// Is `key` the key in this link?
    pub fn opens(self, secret: &str, key: Option<&str>) -> bool {
        // Comparing hashes makes the timing independent of the key.
        key.is_some_and(|key| tokens::hashed(key) == tokens::hashed(&self.key(secret)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_grants_one_right_in_one_game() {
        let (one, other) = (new_secret().unwrap(), new_secret().unwrap());
        let join = Link::Join.key(&one);
        assert_eq!(join.len(), LENGTH);
        assert!(Link::Join.opens(&one, Some(&join)) && !Link::Watch.opens(&one, Some(&join)));
        assert!(!Link::Join.opens(&other, Some(&join)) && !Link::Join.opens(&one, None));
        assert!(!Link::Join.opens(&one, Some(&one)) && !Link::Join.opens(&one, Some("")));
    }
}
