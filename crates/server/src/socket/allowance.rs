//! The rate limit on messages of a client.

use tokio::time::Instant;

/// The burst, and the rate per second.
const BURST: f64 = 60.0;
const RATE: f64 = 20.0;

/// The rate limit on messages of a client.
pub(super) struct Allowance {
    left: f64,
    at: Instant,
}

impl Allowance {
    /// The limit for a client that has not sent anything yet.
    pub fn new() -> Self {
        Self { left: BURST, at: Instant::now() }
    }

    /// Counts a message; returns false if it is one too many.
    pub fn take(&mut self) -> bool {
        self.left = (self.left + self.at.elapsed().as_secs_f64() * RATE).min(BURST);
        self.at = Instant::now();
        self.left -= 1.0;
        self.left >= 0.0
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn an_allowance_is_used_up_and_refills() {
        let mut allowance = Allowance::new();
        assert_eq!((0..100).filter(|_| allowance.take()).count(), 60);
        tokio::time::advance(Duration::from_secs(3)).await;
        assert!(allowance.take());
    }
}
