//! How long a message is on its way.

use tokio::time::Instant;

/// How long a message is on the way to this client and back, as far as pings tell.
#[derive(Default)]
pub(super) struct Lag {
    /// When the last ping was sent, and its number.
    sent: Option<(Instant, u64)>,
    count: u64,
    /// The last measures, in milliseconds.
    measured: [Option<u64>; 4],
}

impl Lag {
    /// What a ping carries that is sent now.
    pub fn ping(&mut self) -> [u8; 8] {
        self.count += 1;
        self.sent = Some((Instant::now(), self.count));
        self.count.to_be_bytes()
    }

    /// An answer to a ping.
    pub fn pong(&mut self, payload: &[u8]) {
        let sent = self.sent.take_if(|(_, count)| payload == count.to_be_bytes());
        if let Some((sent, count)) = sent {
            let measure = u64::try_from(sent.elapsed().as_millis()).unwrap_or(u64::MAX);
            let place = usize::try_from(count % 4).unwrap_or(0);
            self.measured[place] = Some(measure);
        }
    }

    /// The least of the last measures, in milliseconds: one slow answer is no excuse.
    pub fn millis(&self) -> u64 {
        self.measured.iter().flatten().min().copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_line_is_measured_by_answers_to_pings_only() {
        let mut lag = Lag::default();
        let ping = lag.ping();
        tokio::time::advance(Duration::from_millis(80)).await;
        lag.pong(b"nonsense");
        assert_eq!(lag.millis(), 0);
        lag.pong(&ping);
        assert_eq!(lag.millis(), 80);
        lag.pong(&ping);
        let ping = lag.ping();
        tokio::time::advance(Duration::from_secs(3)).await;
        lag.pong(&ping);
        assert_eq!(lag.millis(), 80, "the least");
    }
}
