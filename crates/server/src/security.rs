//! Security events in the log, in lines that programs such as fail2ban can parse.
//!
//! Each line has the target `security` and begins with `refused` or `done`; `docs/hosting.md` describes it. Addresses are logged only if the operator
//! wants that, names and passwords never: people easily type a password into the field of the name.

use std::net::IpAddr;
use std::time::Duration;

use metrics::counter;
use tracing::{info, warn};

use crate::address::Address;
use crate::error::Code;
use crate::limits::Limiter;

/// The burst of lines of one kind from one address; then one per [`EVERY`]. An attacker who is refused a thousand times a second cannot fill the
/// disk.
const BURST: u32 = 10;
/// The interval between further lines of one kind from one address.
const EVERY: Duration = Duration::from_secs(10);
/// The burst of lines of all kinds and addresses; then one per [`ALL_EVERY`].
const ALL: u32 = 500;
/// The interval between further lines.
const ALL_EVERY: Duration = Duration::from_millis(50);

/// An action of an account's owner that an operator may want to find in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum AccountAction {
    SignUp,
    LogIn,
    LogOutEverywhere,
    ChangePassword,
    MakeRecoveryCodes,
    RecoverAccount,
    DeleteAccount,
    ExportAccount,
}

/// Writes security events to the log.
pub(crate) struct SecurityLog {
    addresses: bool,
    by_kind: Limiter<(&'static str, Option<IpAddr>)>,
    all: Limiter<()>,
}

impl SecurityLog {
    /// `addresses`: whether lines contain addresses.
    pub fn new(addresses: bool) -> Self {
        Self { addresses, by_kind: Limiter::new(BURST, EVERY), all: Limiter::new(ALL, ALL_EVERY) }
    }

    /// Logs a refusal if it may be an attack.
    pub fn refused(&self, code: Code, from: Address) {
        if code.is_security_event() {
            self.refuse(code.word(), from);
        }
    }

    fn refuse(&self, word: &'static str, from: Address) {
        if !self.has_room(word, from) {
            return;
        }
        match self.shown(from) {
            Some(address) => warn!(target: "security", code = %word, %address, "refused"),
            None => warn!(target: "security", code = %word, "refused"),
        }
    }

    /// Logs that a connection was closed because its address has too many.
    pub fn crowded(&self, from: Address) {
        self.refuse("too-many-connections", from);
    }

    /// Logs an action of an account's owner.
    pub fn done(&self, action: AccountAction, account: &str, from: Address) {
        let word: &'static str = action.into();
        counter!("variorum_actions_total", "action" => word).increment(1);
        if !self.has_room(word, from) {
            return;
        }
        match self.shown(from) {
            Some(address) => info!(target: "security", action = %word, account, %address, "done"),
            None => info!(target: "security", action = %word, account, "done"),
        }
    }

    fn shown(&self, from: Address) -> Option<IpAddr> {
        from.exact().filter(|_| self.addresses)
    }

    /// May another line be written? Lines that are left out still count in the metrics.
    fn has_room(&self, word: &'static str, from: Address) -> bool {
        self.by_kind.check(&(word, self.shown(from))).is_ok() && self.all.check(&()).is_ok()
    }

    /// Drops counts that no longer matter.
    pub fn sweep(&self) {
        self.by_kind.sweep();
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::http::HeaderMap;

    use super::*;
    use crate::address::BehindProxy;

    #[test]
    fn refusals_are_logged_at_a_limited_rate() {
        let from = |last: u8| {
            Address::of(&HeaderMap::new(), Some(SocketAddr::from(([192, 0, 2, last], 4000))), BehindProxy(false))
        };
        let log = SecurityLog::new(true);
        let lines = |log: &SecurityLog, last| (0..1000).filter(|_| log.has_room("wrong-password", from(last))).count();
        assert_eq!((lines(&log, 1), lines(&log, 2)), (10, 10), "each address by itself");
        let all: usize = (0..=255).map(|last| lines(&log, last)).sum();
        assert!((480..600).contains(&all), "{all}");
        let without = SecurityLog::new(false);
        assert_eq!((lines(&without, 1), lines(&without, 2)), (10, 0), "nobody is told apart");
    }
}
