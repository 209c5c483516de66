//! When each visitor was first seen, to distinguish a fresh cookie from an established one.
//!
//! A cookie costs nothing: whoever is limited under one can discard it and request another. So a visitor without an account or a seat may speak to
//! others only after the cookie has existed for a while. The times are those of this process and are held in memory: a cookie that another process
//! saw first has to wait again. None of this is stored in the database.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// The maximum number of remembered visitors, at some 150 bytes each. Beyond it, newcomers count as known since their request, or since their socket
/// was opened.
const MOST: usize = 50_000;
/// How long a visitor is remembered after the last request, in milliseconds.
const FORGOTTEN: u64 = 6 * 60 * 60 * 1000;
/// The minimum interval between two sweeps of the full list, in milliseconds.
const SWEEP: u64 = 10_000;

/// All recently seen visitors.
#[derive(Default)]
pub(crate) struct Acquaintances(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    /// When each visitor was seen first and last.
    seen: HashMap<String, (u64, u64)>,
    swept: u64,
}

impl Acquaintances {
    /// Records that a visitor is here `now`; returns since when the visitor is known (`now` without a visitor).
    pub fn since(&self, visitor: Option<&str>, now: u64) -> u64 {
        let Some(visitor) = visitor else { return now };
        let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((first, last)) = inner.seen.get_mut(visitor) {
            *last = now;
            return *first;
        }
        if inner.seen.len() >= MOST && now >= inner.swept.saturating_add(SWEEP) {
            inner.seen.retain(|_, (_, last)| last.saturating_add(FORGOTTEN) > now);
            inner.swept = now;
        }
        if inner.seen.len() < MOST {
            inner.seen.insert(visitor.to_owned(), (now, now));
        }
        now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_is_known_since_the_first_visit() {
        let known = Acquaintances::default();
        assert_eq!((known.since(Some("one"), 5), known.since(Some("one"), 9)), (5, 5));
        assert_eq!((known.since(None, 9), known.since(Some("other"), 9)), (9, 9));
    }

    #[test]
    fn a_flood_of_cookies_neither_grows_the_list_nor_displaces_others() {
        let known = Acquaintances::default();
        known.since(Some("old"), 1);
        for number in 0..2 * MOST {
            known.since(Some(&number.to_string()), 2);
        }
        assert_eq!(known.0.lock().unwrap().seen.len(), MOST);
        assert_eq!(known.since(Some("old"), 3), 1);
        assert_eq!(known.since(Some("late"), FORGOTTEN + 2), FORGOTTEN + 2);
        assert_eq!(known.0.lock().unwrap().seen.len(), 2, "those who have gone make room");
    }
}
