//! The server's clock: milliseconds since 1970 that never run backwards, and timers. Tests use a clock that stands still until they advance it.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::watch;
use tokio::time::{Duration, Instant};

/// The source of time. Cheap to clone.
#[derive(Clone)]
pub struct Time(Source);

#[derive(Clone)]
enum Source {
    /// The machine's clock at an instant, extrapolated monotonically from there.
    Machine(u64, Instant),
    Manual(Arc<watch::Sender<u64>>),
}

impl Default for Time {
    fn default() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(Source::Machine(u64::try_from(since.as_millis()).unwrap_or(u64::MAX), Instant::now()))
    }
}

impl Time {
    /// A clock that stands at the machine's present time until it is advanced.
    #[must_use]
    pub fn standing() -> Self {
        Self(Source::Manual(Arc::new(watch::channel(Self::default().now()).0)))
    }

    /// Advances a standing clock; does nothing to the machine's clock.
    pub fn advance(&self, by: Duration) {
        if let Source::Manual(now) = &self.0 {
            now.send_modify(|now| *now = now.saturating_add(millis(by)));
        }
    }

    /// Now, in milliseconds since 1970.
    #[must_use]
    pub fn now(&self) -> u64 {
        match &self.0 {
            Source::Machine(start, instant) => start.saturating_add(millis(instant.elapsed())),
            Source::Manual(now) => *now.borrow(),
        }
    }

    /// Now, in the type that is stored.
    pub(crate) fn now_i64(&self) -> i64 {
        as_i64(self.now())
    }

    /// Waits until `moment`.
    pub async fn until(&self, moment: u64) {
        match &self.0 {
            Source::Machine(start, instant) => {
                tokio::time::sleep_until(*instant + Duration::from_millis(moment.saturating_sub(*start))).await;
            }
            Source::Manual(now) => {
                // This clock owns the sender, so it stays open.
                let _ = now.subscribe().wait_for(|now| *now >= moment).await;
            }
        }
    }
}

/// A time in the type that is stored.
pub(crate) fn as_i64(milliseconds: u64) -> i64 {
    i64::try_from(milliseconds).unwrap_or(i64::MAX)
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_standing_clock_moves_only_when_advanced() {
        let time = Time::standing();
        let start = time.now();
        let waiting = tokio::spawn({
            let time = time.clone();
            async move { time.until(start + 1000).await }
        });
        time.advance(Duration::from_millis(999));
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        time.advance(Duration::from_millis(1));
        waiting.await.unwrap();
        assert_eq!(time.now(), start + 1000);
    }

    #[tokio::test]
    async fn the_machine_clock_runs() {
        let time = Time::default();
        let start = time.now();
        time.until(start + 20).await;
        assert!((20..5_000).contains(&(time.now() - start)));
    }
}
