//! Rate limits on password attempts and on creating accounts.
//!
//! Two dangers conflict: guessing must be slow, and strangers who guess must not lock out the owner. So attempts are counted by their origin:
//!
//! - **Strangers**, browsers that have never been logged in to the account: per network, per network and name, and per name over all networks. The
//!   last limit bounds guessing from many networks: at most 90 guesses in the first hour and 50 in each one after it, which meets OWASP ASVS 2.2.1
//!   (at most 100 an hour). An attempt that exceeds the limit of its network is not counted for the name, so a single network, which has 22 an hour,
//!   cannot exhaust the attempts of all.
//! - **Known devices**, browsers with the `device` cookie of an earlier login to this account: each separately. Whatever strangers do, the owner can
//!   log in from there. See "device cookies" in OWASP's guide to slowing down online guessing.
//! - **Logged-in browsers** that confirm their password to change it or to delete the account: each login separately.
//!
//! What remains: attackers with many networks can keep the owner from logging in on a new device. Without that, they could guess without a bound.

use std::net::IpAddr;
use std::time::Duration;

use crate::error::ApiError;
use crate::limits::Limiter;

/// Password attempts per network, whatever the names: the burst, and the interval for one more. A school behind one address logs in at nine.
const NETWORK: (u32, Duration) = (30, Duration::from_secs(4));
/// Password attempts per network and name.
const NETWORK_AND_NAME: (u32, Duration) = (10, Duration::from_secs(300));
/// Password attempts per name by all unknown devices together.
const NAME: (u32, Duration) = (40, Duration::from_secs(72));
/// Password attempts of a known device for its account, and of a login for its own.
const KNOWN: (u32, Duration) = (10, Duration::from_secs(120));
/// New accounts per network.
const ACCOUNTS: (u32, Duration) = (30, Duration::from_secs(60));
/// Exports of an account's data: each reads all of its games.
const EXPORTS: (u32, Duration) = (3, Duration::from_secs(600));

/// The limits. They apply to one process: several processes allow that many times as many attempts.
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

    /// Counts an attempt from a browser that is not known to the account, for a (folded) name; `network` is its origin, if known.
    pub fn stranger(&self, network: Option<IpAddr>, name: &str) -> Result<(), ApiError> {
        let name = name.to_owned();
        // In this order, attempts that a narrower limit rejects do not count in the wider ones.
        self.by_network_and_name
            .check(&(network, name.clone()))
            .and_then(|()| network.map_or(Ok(()), |network| self.by_network.check(&network)))
            .and_then(|()| self.by_name.check(&name))
            .map_err(too_many)
    }

    /// Counts an attempt from a device that is known to the account, by its stored hash.
    pub fn device(&self, device: &str) -> Result<(), ApiError> {
        self.by_device.check(&device.to_owned()).map_err(too_many)
    }

    /// Counts an attempt of a logged-in browser to confirm its password, by its token's hash.
    pub fn login(&self, token: &str) -> Result<(), ApiError> {
        self.by_login.check(&token.to_owned()).map_err(too_many)
    }

    /// Counts a new account from this network.
    pub fn sign_up(&self, network: Option<IpAddr>) -> Result<(), ApiError> {
        let counted = network.map_or(Ok(()), |network| self.accounts.check(&network));
        counted.map_err(|_| ApiError::TooManyAccounts)
    }

    /// Counts an export of an account's data.
    pub fn export(&self, account: &str) -> Result<(), ApiError> {
        self.exports.check(&account.to_owned()).map_err(|wait| ApiError::TooManyRequests { wait: wait.as_secs() + 1 })
    }

    /// Drops counts that no longer matter.
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
    fn one_network_cannot_exhaust_the_attempts_of_others() {
        let attempts = Attempts::new();
        let tried = (0..1000).filter(|_| attempts.stranger(network(1), "ann").is_ok()).count();
        assert_eq!(tried, 10);
        assert!(attempts.stranger(network(2), "ann").is_ok(), "the owner elsewhere");
        assert!(attempts.stranger(network(1), "bob").is_ok(), "somebody else on the same network");
    }

    #[test]
    fn guessing_from_many_networks_is_bounded_and_known_devices_are_exempt() {
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
    fn one_network_cannot_try_many_names() {
        let attempts = Attempts::new();
        let tried = (0..100).filter(|number| attempts.stranger(network(1), &format!("name{number}")).is_ok()).count();
        assert_eq!(tried, 30);
        let made = (0..100).filter(|_| attempts.sign_up(network(1)).is_ok()).count();
        assert_eq!(made, 30);
    }

    /// Checks the numbers in the documentation of this module.
    #[test]
    fn the_limits_are_those_of_the_standard() {
        let hour = |(burst, every): (u32, Duration)| u64::from(burst) + 3600 / every.as_secs();
        assert_eq!((hour(NAME), hour(NETWORK_AND_NAME)), (90, 22));
        assert!(hour(KNOWN) <= 100);
    }
}
