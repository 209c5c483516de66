//! Progress bars for long work, on standard error if it is a terminal.

use std::borrow::Cow;
use std::io::IsTerminal as _;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Shorter work gets no progress bar.
const PATIENCE: Duration = Duration::from_secs(2);

/// A progress bar that appears after two seconds and disappears when dropped.
pub struct Progress {
    bar: ProgressBar,
    waiting: Option<(Sender<()>, JoinHandle<()>)>,
}

impl Progress {
    /// A bar for a number of items, named in the plural (`moves`).
    #[must_use]
    pub fn new(items: u64, name: &'static str) -> Self {
        Self::with(Some(items), "{wide_bar} {pos}/{len} {msg}, {elapsed} (left: {eta})", name)
    }

    /// A spinner for work of unknown length.
    #[must_use]
    pub fn waiting(message: impl Into<Cow<'static, str>>) -> Self {
        Self::with(None, "{spinner} {msg} {elapsed}", message)
    }

    fn with(items: Option<u64>, template: &str, name: impl Into<Cow<'static, str>>) -> Self {
        let bar = ProgressBar::with_draw_target(items, ProgressDrawTarget::hidden());
        if !std::io::stderr().is_terminal() {
            return Self { bar, waiting: None };
        }
        // The templates are fixed. If one were invalid, the default style would be used.
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

    /// Hides the bar while `print` runs.
    pub fn aside<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// Changes the message beside the bar.
    pub fn say(&self, message: String) {
        self.bar.set_message(message);
    }

    /// Counts one finished item.
    pub fn step(&self) {
        self.bar.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((done, waiter)) = self.waiting.take() {
            let _ = done.send(());
            drop(done);
            // The thread ends immediately: it has received the message, or already shows the bar.
            let _ = waiter.join();
        }
        self.bar.finish_and_clear();
    }
}
