//! Bars for work that takes long, on standard error, if that is a terminal.

use std::io::IsTerminal as _;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Work that is done sooner gets no bar.
const PATIENCE: Duration = Duration::from_secs(2);

/// A bar that appears after two seconds and goes when it is dropped.
pub struct Progress {
    bar: ProgressBar,
    waiting: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// A bar for so many pieces of work, named in the plural (`moves`).
    #[must_use]
    pub fn new(pieces: u64, name: &'static str) -> Self {
        Self::with(Some(pieces), "{wide_bar} {pos}/{len} {msg}, {elapsed} (left: {eta})", name)
    }

    /// A turning sign for work of which nobody knows how much it is.
    #[must_use]
    pub fn waiting(message: &'static str) -> Self {
        Self::with(None, "{spinner} {msg} {elapsed}", message)
    }

    fn with(pieces: Option<u64>, template: &str, name: &'static str) -> Self {
        let bar = ProgressBar::with_draw_target(pieces, ProgressDrawTarget::hidden());
        if !std::io::stderr().is_terminal() {
            return Self { bar, waiting: None };
        }
        // The templates are fixed; were one faulty, indicatif's own style would do.
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        bar.set_message(name);
        let (done, waits) = channel();
        let shown = bar.clone();
        let waiter = std::thread::spawn(move || {
            if waits.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                shown.set_draw_target(ProgressDrawTarget::stderr());
                shown.enable_steady_tick(Duration::from_millis(200));
            }
        });
        Self { bar, waiting: Some((done, waiter)) }
    }

    /// Does something that prints, with the bar out of the way.
    pub fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// Says something else beside the bar.
    pub fn say(&self, message: String) {
        self.bar.set_message(message);
    }

    /// One piece is done.
    pub fn step(&self) {
        self.bar.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((done, waiter)) = self.waiting.take() {
            let _ = done.send(());
            drop(done);
            // It ends at once: the message has come, or the bar is shown already.
            let _ = waiter.join();
        }
        self.bar.finish_and_clear();
    }
}
