//! Passwords: what they may be, and their hashing with Argon2id, which is meant to take time and memory.
//!
//! Hashing runs on threads of its own, few at a time: neither the rest of the server nor its memory suffers when many log in.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{Error, PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::Semaphore;

use super::name::{Name, folded};
use crate::fault::{Code, Fault};
use crate::worker::blocking;

/// Lengths of passwords, in characters.
const LENGTHS: std::ops::RangeInclusive<usize> = 8..=200;
/// How many are hashed at once; each takes 19 MiB.
const AT_ONCE: usize = 2;
/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// Stands for the password of an account that is not there, so that it takes as long to refuse one as the other.
static NOBODYS: LazyLock<Option<String>> = LazyLock::new(|| hash("nobody has this password").ok());

/// A password that may be kept.
pub(crate) struct NewPassword(String);

impl NewPassword {
    /// Reads a password for the account called `name`.
    pub fn new(text: String, name: &Name) -> Result<Self, Fault> {
        if !LENGTHS.contains(&text.chars().count()) {
            let (least, most) = (LENGTHS.start(), LENGTHS.end());
            return Err(Fault::known(Code::PasswordLength, format!("A password has {least} to {most} characters.")));
        }
        let first = text.chars().next();
        if folded(&text).contains(&name.folded()) || text.chars().all(|char| Some(char) == first) {
            return Err(Fault::known(Code::PasswordEasy, "This password is too easy to guess."));
        }
        Ok(Self(text))
    }
}

/// Hashes passwords, few at a time.
pub(crate) struct Passwords(Arc<Semaphore>);

impl Passwords {
    pub fn new() -> Self {
        Self(Arc::new(Semaphore::new(AT_ONCE)))
    }

    /// What is kept of a password.
    pub async fn hash(&self, password: NewPassword) -> Result<String, Fault> {
        self.work(move || hash(&password.0)).await
    }

    /// Is it the password of which `kept` was kept? For an account that is not there (`None`) the answer is no, and takes as
    /// long.
    pub async fn verify(&self, password: String, kept: Option<String>) -> Result<bool, Fault> {
        // Nothing so long was ever kept.
        if password.chars().count() > *LENGTHS.end() {
            return Ok(false);
        }
        self.work(move || {
            let known = kept.is_some();
            let kept = kept.or_else(|| NOBODYS.clone()).unwrap_or_default();
            let kept = PasswordHash::new(&kept).map_err(Fault::internal)?;
            match Argon2::default().verify_password(password.as_bytes(), &kept) {
                Ok(()) => Ok(known),
                Err(Error::PasswordInvalid) => Ok(false),
                Err(error) => Err(Fault::internal(error)),
            }
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let waited = tokio::time::timeout(PATIENCE, Arc::clone(&self.0).acquire_owned()).await;
        let busy = || Fault::Busy("Too many people are logging in at once; please try again.".into());
        let permit = waited.map_err(|_| busy())?.map_err(Fault::internal)?;
        blocking(move |_| {
            let _permit = permit;
            work()
        })
        .await
    }
}

/// Argon2id with 19 MiB and two passes (the crate's usual values, those of OWASP's advice), as a PHC string with its salt.
fn hash(password: &str) -> Result<String, Fault> {
    let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes()).map_err(Fault::internal)?;
    Ok(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(text: &str) -> Result<NewPassword, Fault> {
        NewPassword::new(text.into(), &Name::new("Charles").unwrap())
    }

    #[test]
    fn passwords_that_anybody_would_try_are_refused() {
        for bad in ["", "short", "aaaaaaaaaaaa", "xcharlesx", "CHARLES123"] {
            assert!(new(bad).is_err(), "{bad}");
        }
        assert!(new(&"ab".repeat(101)).is_err());
        assert!(new("ein schönes Paßwort").is_ok());
    }

    #[tokio::test]
    async fn a_password_is_known_again_and_others_are_not() {
        let passwords = Passwords::new();
        let kept = passwords.hash(new("correct horse").unwrap()).await.unwrap();
        let again = passwords.hash(new("correct horse").unwrap()).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, again, "each has its salt");
        assert!(passwords.verify("correct horse".into(), Some(kept.clone())).await.unwrap());
        assert!(!passwords.verify("correct  horse".into(), Some(kept)).await.unwrap());
        assert!(!passwords.verify("nobody has this password".into(), None).await.unwrap());
    }
}
