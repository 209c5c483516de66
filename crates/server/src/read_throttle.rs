//! A limit on how fast a connection may send. Excess messages can be counted when they have arrived; fragments of messages that never end cannot, and
//! each costs time. So connections that have become sockets are read no faster than any honest client sends.

use std::future::Future as _;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Duration, Instant, Sleep, sleep_until};

/// The rate in bytes per second.
const RATE: f64 = 64.0 * 1024.0;
/// The burst in bytes. Anything beyond that waits in the system's buffers, and in the end the sender waits.
const BURST: f64 = 512.0 * 1024.0;
/// The minimum wait after the budget is exhausted.
const PAUSE: Duration = Duration::from_millis(50);

/// Whether a connection is throttled; initially it is not.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReadThrottle(Arc<AtomicBool>);

impl ReadThrottle {
    /// Starts throttling.
    pub fn hold(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// A connection that can be throttled.
pub(crate) struct Throttled<S> {
    stream: S,
    throttle: ReadThrottle,
    /// How many bytes may be read now; negative if too many were read.
    left: f64,
    at: Instant,
    waits: Option<Pin<Box<Sleep>>>,
}

impl<S> Throttled<S> {
    pub fn new(stream: S, throttle: ReadThrottle) -> Self {
        Self { stream, throttle, left: BURST, at: Instant::now(), waits: None }
    }

    /// Ready when some bytes may be read.
    fn poll_allowed(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if let Some(waits) = &mut self.waits {
            ready!(waits.as_mut().poll(context));
            self.waits = None;
        }
        let now = Instant::now();
        self.left = (self.left + (now - self.at).as_secs_f64() * RATE).min(BURST);
        self.at = now;
        if self.left > 0.0 {
            return Poll::Ready(());
        }
        let until = now + PAUSE + Duration::from_secs_f64(-self.left / RATE);
        let mut waits = Box::pin(sleep_until(until));
        // The timer must be polled once to register the waker.
        let _ = waits.as_mut().poll(context);
        self.waits = Some(waits);
        Poll::Pending
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Throttled<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let held = this.throttle.0.load(Ordering::Relaxed);
        if held {
            ready!(this.poll_allowed(context));
        }
        let before = buffer.filled().len();
        ready!(Pin::new(&mut this.stream).poll_read(context, buffer))?;
        if held {
            this.left -= (buffer.filled().len() - before) as f64;
        }
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Throttled<S> {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt as _;

    use super::*;

    /// How long it takes to read this many bytes.
    async fn takes(bytes: usize, throttle: ReadThrottle) -> f64 {
        let begun = Instant::now();
        let mut stream = Throttled::new(tokio::io::repeat(7).take(bytes as u64), throttle);
        let mut read = vec![0; 32 * 1024];
        let mut count = 0;
        loop {
            match stream.read(&mut read).await.unwrap() {
                0 => break,
                some => count += some,
            }
        }
        assert_eq!(count, bytes);
        begun.elapsed().as_secs_f64()
    }

    #[tokio::test(start_paused = true)]
    async fn a_throttled_connection_is_slow() {
        assert!(takes(8 << 20, ReadThrottle::default()).await < 0.1, "nobody holds it");
        let held = ReadThrottle::default();
        held.hold();
        assert!(takes(500 * 1024, held.clone()).await < 0.1, "as much as may come at once");
        let long = takes(512 * 1024 + 20 * 64 * 1024, held).await;
        assert!((19.0..23.0).contains(&long), "{long} s for what may come in twenty");
    }
}
