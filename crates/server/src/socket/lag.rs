//! The latency of a connection.

use tokio::time::Instant;

/// The round-trip time of messages to this client, as measured by pings.
#[derive(Default)]
pub(super) struct Lag {
    /// When the last ping was sent, and its number.
    sent: Option<(Instant, u64)>,
    count: u64,
    /// The last measurements, in milliseconds.
    measured: [Option<u64>; 4],
}

impl Lag {
    /// The payload of a ping sent now.
    pub fn ping(&mut self) -> [u8; 8] {
        self.count += 1;
        self.sent = Some((Instant::now(), self.count));
        self.count.to_be_bytes()
    }

    /// Handles the answer to a ping.
    pub fn pong(&mut self, payload: &[u8]) {
        let sent = self.sent.take_if(|(_, count)| payload == count.to_be_bytes());
        if let Some((sent, count)) = sent {
            let measure = u64::try_from(sent.elapsed().as_millis()).unwrap_or(u64::MAX);
            let place = usize::try_from(count % 4).unwrap_or(0);
            self.measured[place] = Some(measure);
        }
    }

    /// The minimum of the last measurements, in milliseconds: one slow answer must not be an excuse.
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
