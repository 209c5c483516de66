//! How often somebody may try to log in or sign up.

use std::net::IpAddr;
use std::time::Duration;

use super::name::folded;
use crate::fault::{Code, Fault};
use crate::limits::Limiter;

/// The limits. They are of one process: with several, somebody may try as many times as often.
pub(crate) struct Attempts {
    /// Passwords tried from one address.
    from: Limiter<IpAddr>,
    /// Passwords tried for one name, from wherever.
    of: Limiter<String>,
    /// Accounts made from one address.
    new: Limiter<IpAddr>,
}

impl Attempts {
    pub fn new() -> Self {
        Self {
            from: Limiter::new(30, Duration::from_secs(4)),
            of: Limiter::new(15, Duration::from_secs(20)),
            new: Limiter::new(30, Duration::from_secs(60)),
        }
    }

    /// May a password be tried for `name`, from `address` as far as it is known?
    pub fn password(&self, address: Option<IpAddr>, name: &str) -> Result<(), Fault> {
        if address.is_none_or(|address| self.from.check(&address).is_ok()) && self.of.check(&folded(name)).is_ok() {
            return Ok(());
        }
        Err(Fault::known(Code::TooManyAttempts, "Too many attempts; please wait a minute."))
    }

    /// May an account be made from `address`?
    pub fn sign_up(&self, address: Option<IpAddr>) -> Result<(), Fault> {
        if address.is_none_or(|address| self.new.check(&address).is_ok()) {
            return Ok(());
        }
        Err(Fault::known(Code::TooManyAccounts, "Too many accounts were made from here; please wait some minutes."))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_some_attempts_there_is_a_pause_for_that_name_only() {
        let attempts = Attempts::new();
        let address = |last: u8| Some(IpAddr::from([192, 0, 2, last]));
        let tried = (0..50).filter(|number| attempts.password(address(*number), "Ann").is_ok()).count();
        assert_eq!(tried, 15);
        assert!(attempts.password(address(99), "ANN").is_err());
        assert!(attempts.password(address(99), "Bob").is_ok());
        assert!(attempts.password(None, "Cecil").is_ok());
    }

    #[test]
    fn one_address_tries_many_names_in_vain() {
        let attempts = Attempts::new();
        let address = Some(IpAddr::from([192, 0, 2, 1]));
        let tried = (0..100).filter(|number| attempts.password(address, &format!("name{number}")).is_ok()).count();
        assert_eq!(tried, 30);
        let made = (0..100).filter(|_| attempts.sign_up(address).is_ok()).count();
        assert_eq!(made, 30);
    }
}
