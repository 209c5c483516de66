//! Passwords: which are allowed, and their hashing with Argon2id, which deliberately takes time and memory.
//!
//! A password is accepted if it has at least 8 characters and the estimator zxcvbn finds that guessing it takes at least 10^8 attempts. OWASP ASVS
//! 2.1.1 requires 12 characters instead, but a length alone accepts `password1234` and rejects random ones of 10. zxcvbn knows 30,000 leaked
//! passwords, words and names of several languages, keyboard patterns, dates, sequences and common substitutions.
//!
//! Estimating and hashing run on threads of their own, a few at a time, with the waiting networks served in turn: many logins affect neither the rest
//! of the server nor its memory, and a client that sends many delays nobody else.

use std::net::IpAddr;
use std::sync::LazyLock;
use std::time::Duration;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{Error, PasswordHasher as _, PasswordVerifier as _};
use zxcvbn::Score;
use zxcvbn::feedback::Warning;

use crate::error::{ApiError, Busy, PasswordEasy};
use crate::fair_queue::FairQueue;
use crate::worker::blocking;

/// The allowed lengths of passwords, in characters.
pub(crate) const LENGTHS: std::ops::RangeInclusive<usize> = 8..=200;
/// How many passwords are hashed at the same time; each takes 19 MiB.
const AT_ONCE: usize = 2;
/// The minimum strength: 10^8 guesses. At the rate of guesses that is allowed (`attempts`) they take two hundred years.
const STRENGTH: Score = Score::Three;
/// How many characters of a password are estimated. The worst input, made of substitutions, takes 0.3 s of a core with 32 characters, and the time
/// grows fast. A password with a strong beginning is strong enough.
const ESTIMATED: usize = 32;
/// Counted as a known word in passwords: attackers try the name of the site first.
const SITE: &str = "variorum";
/// How long a request waits for its turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// Used in place of the hash of an account that does not exist, so that a refusal takes equally long.
static NOBODYS: LazyLock<Option<String>> = LazyLock::new(|| hash("nobody has this password").ok());

/// A new password of a valid length for an account.
pub(crate) struct NewPassword {
    text: String,
    /// The account's name.
    name: String,
}

impl NewPassword {
    /// Validates the length of a password for the account called `name`. Its strength is estimated when it is hashed.
    pub fn new(text: String, name: &str) -> Result<Self, ApiError> {
        if !LENGTHS.contains(&text.chars().count()) {
            let (least, most) = (LENGTHS.start(), LENGTHS.end());
            return Err(ApiError::PasswordLength { least: *least, most: *most });
        }
        Ok(Self { text, name: name.to_ascii_lowercase() })
    }

    /// Rejects a password that is easy to guess. May take some milliseconds.
    fn check(&self) -> Result<(), ApiError> {
        let folded = self.text.to_lowercase();
        if folded.contains(&self.name) || folded.contains(SITE) {
            return Err(PasswordEasy::HasName.into());
        }
        let text: String = self.text.chars().take(ESTIMATED).collect();
        let estimate = zxcvbn::zxcvbn(&text, &[&self.name, SITE]);
        if estimate.score() >= STRENGTH {
            return Ok(());
        }
        use Warning as W;
        let weakness = match estimate.feedback().and_then(|feedback| feedback.warning()) {
            Some(
                W::ThisIsATop10Password
                | W::ThisIsATop100Password
                | W::ThisIsACommonPassword
                | W::ThisIsSimilarToACommonlyUsedPassword,
            ) => PasswordEasy::Common,
            Some(
                W::StraightRowsOfKeysAreEasyToGuess
                | W::ShortKeyboardPatternsAreEasyToGuess
                | W::RepeatsLikeAaaAreEasyToGuess
                | W::RepeatsLikeAbcAbcAreOnlySlightlyHarderToGuess
                | W::SequencesLikeAbcAreEasyToGuess,
            ) => PasswordEasy::Pattern,
            Some(
                W::RecentYearsAreEasyToGuess
                | W::DatesAreOftenEasyToGuess
                | W::NamesAndSurnamesByThemselvesAreEasyToGuess
                | W::CommonNamesAndSurnamesAreEasyToGuess
                | W::AWordByItselfIsEasyToGuess,
            ) => PasswordEasy::OneWord,
            None => PasswordEasy::Short,
        };
        Err(weakness.into())
    }
}

/// The hash of a password; an error if it is too easy to guess. Takes time and memory.
pub(crate) fn hash_checked(password: &NewPassword) -> Result<String, ApiError> {
    password.check()?;
    hash(&password.text)
}

/// Hashes passwords, a few at a time.
pub(crate) struct Passwords(FairQueue);

impl Passwords {
    pub fn new() -> Self {
        Self(FairQueue::new(AT_ONCE))
    }

    /// The hash of a password; an error if it is too easy to guess. `asker` is the network of the request, if known.
    pub async fn hash(&self, password: NewPassword, asker: Option<IpAddr>) -> Result<String, ApiError> {
        self.work(asker, move || hash_checked(&password)).await
    }

    /// Is it the password with the hash `kept`? For an account that does not exist (`None`) the answer is no, and takes equally long.
    pub async fn verify(
        &self,
        password: String,
        kept: Option<String>,
        asker: Option<IpAddr>,
    ) -> Result<bool, ApiError> {
        // No stored password is this long.
        if password.chars().count() > *LENGTHS.end() {
            return Ok(false);
        }
        self.work(asker, move || {
            let known = kept.is_some();
            let kept = kept.or_else(|| NOBODYS.clone()).unwrap_or_default();
            let kept = PasswordHash::new(&kept).map_err(ApiError::internal)?;
            match Argon2::default().verify_password(password.as_bytes(), &kept) {
                Ok(()) => Ok(known),
                Err(Error::PasswordInvalid) => Ok(false),
                Err(error) => Err(ApiError::internal(error)),
            }
        })
        .await
    }

    /// Does work that takes as much time or memory as hashing does, in turn.
    pub async fn work<T: Send + 'static>(
        &self,
        asker: Option<IpAddr>,
        work: impl FnOnce() -> Result<T, ApiError> + Send + 'static,
    ) -> Result<T, ApiError> {
        let waited = tokio::time::timeout(PATIENCE, self.0.take(asker)).await;
        let busy = |_| ApiError::from(Busy::LoggingIn);
        let place = waited.map_err(busy)?;
        blocking(move |_| {
            let _place = place;
            work()
        })
        .await
    }
}

/// Argon2id with 19 MiB and two passes (the crate's defaults, which OWASP recommends), as a PHC string with its salt.
pub(super) fn hash(password: &str) -> Result<String, ApiError> {
    let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes()).map_err(ApiError::internal)?;
    Ok(hash.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(text: &str) -> Result<NewPassword, ApiError> {
        NewPassword::new(text.into(), "Charles")
    }

    fn check(text: &str) -> Result<(), String> {
        new(text).and_then(|password| password.check()).map_err(|error| error.to_string())
    }

    #[test]
    fn guessable_passwords_are_refused() {
        for (bad, reason) in [
            ("", "8 to 200 characters"),
            ("short", "8 to 200 characters"),
            ("xcharlesx and more of it", "your name"),
            ("CHARLES123", "your name"),
            ("the Variorum password", "that of the site"),
            ("password", "many people use"),
            ("12345678", "many people use"),
            ("password123", "many people use"),
            ("P@ssw0rd", "many people use"),
            ("qwertyui", "easy to guess"),
            ("aaaaaaaaaaaa", "repeats"),
            ("abcdefghijkl", "sequences"),
            ("1987-06-05", "date"),
            ("passwort", "many people use"),
            ("schach123", "easy to guess"),
            ("Butterfly", "easy to guess"),
        ] {
            let refused = check(bad).expect_err(bad);
            assert!(refused.contains(reason), "{bad}: {refused}");
        }
        assert!(check(&"ab".repeat(101)).is_err());
        for good in ["ein schönes Paßwort", "correct horse battery", "kX9#mQ2vLp", "пароль из четырёх слов"]
        {
            assert_eq!(check(good), Ok(()), "{good}");
        }
    }

    /// The worst case for zxcvbn: substitutions, repetitions and overlapping words.
    #[test]
    fn no_password_takes_long_to_estimate() {
        // The first call loads the word lists.
        let _ = check("once before");
        for unit in ["4@8({[<369|1!0$5+7%2", "a", "aB1$", "password", "19121191"] {
            let text: String = unit.chars().cycle().take(200).collect();
            let begun = cpu_time::ThreadTime::now();
            let _ = check(&text);
            assert!(begun.elapsed() < Duration::from_secs(2), "{unit}: {:?}", begun.elapsed());
            println!("{unit}: {:?}", begun.elapsed());
        }
    }

    #[tokio::test]
    async fn a_password_verifies_and_others_do_not() {
        let passwords = Passwords::new();
        let kept = passwords.hash(new("correct horse battery").unwrap(), None).await.unwrap();
        let again = passwords.hash(new("correct horse battery").unwrap(), None).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, again, "each has its salt");
        assert!(passwords.verify("correct horse battery".into(), Some(kept.clone()), None).await.unwrap());
        assert!(!passwords.verify("correct  horse battery".into(), Some(kept.clone()), None).await.unwrap());
        assert!(!passwords.verify("x".repeat(60_000), Some(kept), None).await.unwrap());
        assert!(!passwords.verify("nobody has this password".into(), None, None).await.unwrap());
    }
}
