//! How often somebody may try a password or make an account.
//!
//! Two dangers pull in opposite directions: guessing must be slow, and strangers who guess must not keep the owner out. So attempts are
//! counted by who makes them:
//!
//! - **Strangers**, browsers in which nobody ever logged in to the account: by network, by network and name, and by name over all networks.
//!   The last one is what bounds guessing from many networks: at most 90 guesses in the first hour and 50 in each one after it, which meets
//!   OWASP ASVS 2.2.1 (at most 100 an hour). An attempt that one network has too many is not counted for the name, so that one
//!   network alone, which has 22 an hour, cannot use up the attempts of all.
//! - **Known devices**, browsers with the `device` cookie of an earlier log-in to this account: each by itself. Whatever strangers do, the
//!   owner gets in from there. See "device cookies" in OWASP's guide to slowing down online guessing.
//! - **Logged-in browsers** that confirm their password to change it or to delete the account: each login by itself.
//!
//! What remains: attackers with many networks can keep the owner from logging in on a device where they never were. Without that, they could
//! guess without a bound.

use std::net::IpAddr;
use std::time::Duration;

use crate::error::ApiError;
use crate::limits::Limiter;

/// Passwords that one network may try at once, whatever the names, and the pause for one more: a school behind one address logs in at nine.
const NETWORK: (u32, Duration) = (30, Duration::from_secs(4));
/// Passwords that one network may try for one name.
const NETWORK_AND_NAME: (u32, Duration) = (10, Duration::from_secs(300));
/// Passwords that all unknown devices together may try for one name.
const NAME: (u32, Duration) = (40, Duration::from_secs(72));
/// Passwords that one known device may try for its account, and one login for its own.
const KNOWN: (u32, Duration) = (10, Duration::from_secs(120));
/// Accounts that one network may make.
const ACCOUNTS: (u32, Duration) = (30, Duration::from_secs(60));
/// Exports of an account's data: each reads all of its games.
const EXPORTS: (u32, Duration) = (3, Duration::from_secs(600));

/// The limits. They are of one process: with several, somebody may try as many times as often.
pub(crate) struct Attempts {
    by_network: Limiter<IpAddr>,
    by_network_and_name: Limiter<(Option<IpAddr>, String)>,
    by_name: Limiter<String>,
    by_device: Limiter<String>,
    by_login: Limiter<String>,
    accounts: Limiter<IpAddr>,
    exports: Limiter<String>,
}

impl Attempts {
    pub fn new() -> Self {
        fn limiter<K: std::hash::Hash>((burst, every): (u32, Duration)) -> Limiter<K> {
            Limiter::new(burst, every)
        }
        Self {
            by_network: limiter(NETWORK),
            by_network_and_name: limiter(NETWORK_AND_NAME),
            by_name: limiter(NAME),
            by_device: limiter(KNOWN),
            by_login: limiter(KNOWN),
            accounts: limiter(ACCOUNTS),
            exports: limiter(EXPORTS),
        }
    }

    /// May a browser that is not known to the account try a password for a (folded) name? `network`: from where, as far as it is known.
    pub fn stranger(&self, network: Option<IpAddr>, name: &str) -> Result<(), ApiError> {
        let name = name.to_owned();
        // In this order: what the narrower count refuses does not use up the wider ones.
        self.by_network_and_name
            .check(&(network, name.clone()))
            .and_then(|()| network.map_or(Ok(()), |network| self.by_network.check(&network)))
            .and_then(|()| self.by_name.check(&name))
            .map_err(too_many)
    }

    /// May a device that is known to the account, by the hash that is kept of it, try a password?
    pub fn device(&self, device: &str) -> Result<(), ApiError> {
        self.by_device.check(&device.to_owned()).map_err(too_many)
    }

    /// May a logged-in browser, by its token's hash, try its password again?
    pub fn login(&self, token: &str) -> Result<(), ApiError> {
        self.by_login.check(&token.to_owned()).map_err(too_many)
    }

    /// May an account be made from this network?
    pub fn sign_up(&self, network: Option<IpAddr>) -> Result<(), ApiError> {
        let counted = network.map_or(Ok(()), |network| self.accounts.check(&network));
        counted.map_err(|_| ApiError::TooManyAccounts)
    }

    /// May an account's data be exported?
    pub fn export(&self, account: &str) -> Result<(), ApiError> {
        self.exports.check(&account.to_owned()).map_err(|wait| ApiError::TooManyRequests { wait: wait.as_secs() + 1 })
    }

    /// Forgets counts that do not matter any more.
    pub fn sweep(&self) {
        self.by_network.sweep();
        self.by_network_and_name.sweep();
        self.by_name.sweep();
        self.by_device.sweep();
        self.by_login.sweep();
        self.accounts.sweep();
        self.exports.sweep();
    }
}

fn too_many(_: Duration) -> ApiError {
    ApiError::TooManyAttempts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(last: u8) -> Option<IpAddr> {
        Some(IpAddr::from([192, 0, 2, last]))
    }

    #[test]
    fn one_network_does_not_use_up_the_attempts_of_others() {
        let attempts = Attempts::new();
        let tried = (0..1000).filter(|_| attempts.stranger(network(1), "ann").is_ok()).count();
        assert_eq!(tried, 10);
        assert!(attempts.stranger(network(2), "ann").is_ok(), "the owner elsewhere");
        assert!(attempts.stranger(network(1), "bob").is_ok(), "somebody else on the same network");
    }

    #[test]
    fn guessing_from_many_networks_has_a_bound_and_known_devices_are_left_out() {
        let attempts = Attempts::new();
        let networks = 0..=u8::MAX;
        let tried = networks.flat_map(|last| [last; 5]).filter(|last| attempts.stranger(network(*last), "ann").is_ok());
        assert_eq!(tried.count(), 40);
        assert!(attempts.stranger(network(1), "bob").is_ok());
        assert!(attempts.device("ann's own").is_ok() && attempts.login("ann's login").is_ok());
        // They are not free to guess either.
        assert_eq!((0..100).filter(|_| attempts.device("stolen").is_ok()).count(), 10);
        assert_eq!((0..100).filter(|_| attempts.login("stolen").is_ok()).count(), 10);
    }

    #[test]
    fn one_network_tries_many_names_in_vain() {
        let attempts = Attempts::new();
        let tried = (0..100).filter(|number| attempts.stranger(network(1), &format!("name{number}")).is_ok()).count();
        assert_eq!(tried, 30);
        let made = (0..100).filter(|_| attempts.sign_up(network(1)).is_ok()).count();
        assert_eq!(made, 30);
    }

    /// What the head of this file promises.
    #[test]
    fn the_limits_are_those_of_the_standard() {
        let hour = |(burst, every): (u32, Duration)| u64::from(burst) + 3600 / every.as_secs();
        assert_eq!((hour(NAME), hour(NETWORK_AND_NAME)), (90, 22));
        assert!(hour(KNOWN) <= 100);
    }
}
