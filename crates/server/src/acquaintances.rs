//! Since when each visitor is known, so that a cookie made a moment ago is told from one with a past.
//!
//! A cookie is free: whoever is limited with one throws it away and asks for the next. So what a visitor without an account or a
//! seat may say to others waits until the cookie has been there for a while. The times are those of this process, in memory: a
//! cookie that it saw for the first time may be older, and then waits once more. Nothing about it is kept in the database.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Visitors that are remembered: some 150 bytes each. When there are more, newcomers are as old as their request, or as their
/// socket, which stays.
const MOST: usize = 50_000;
/// Who has not been seen for so long is forgotten, in milliseconds.
const FORGOTTEN: u64 = 6 * 60 * 60 * 1000;
/// The full list is looked through no more often than this, in milliseconds.
const SWEEP: u64 = 10_000;

/// All visitors seen lately.
#[derive(Default)]
pub(crate) struct Acquaintances(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    /// When each was seen first and last.
    seen: HashMap<String, (u64, u64)>,
    swept: u64,
}

impl Acquaintances {
    /// Notes that a visitor is here `now`; tells since when it is known, which is `now` for nobody.
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
    fn a_visitor_is_as_old_as_the_first_visit() {
        let known = Acquaintances::default();
        assert_eq!((known.since(Some("one"), 5), known.since(Some("one"), 9)), (5, 5));
        assert_eq!((known.since(None, 9), known.since(Some("other"), 9)), (9, 9));
    }

    #[test]
    fn no_flood_of_cookies_grows_the_list_or_pushes_others_out() {
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
