//! Ctrl-C and limits of time, for work that keeps what it has found.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

/// The work that Ctrl-C stops.
static RUNNING: Mutex<Weak<AtomicBool>> = Mutex::new(Weak::new());

/// Stops work when its time is up or Ctrl-C is pressed.
pub(crate) struct Watch {
    /// Whether to stop.
    pub stop: Arc<AtomicBool>,
}

impl Watch {
    /// Begins to watch.
    pub fn start(seconds: Option<u32>) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) = Arc::downgrade(&stop);
        let handler = || {
            match RUNNING.lock().unwrap_or_else(PoisonError::into_inner).upgrade() {
                // The second time the user is in earnest.
                Some(stop) if stop.swap(true, Ordering::Relaxed) => std::process::exit(130),
                Some(_) => {}
                None => std::process::exit(130),
            }
        };
        // This fails if the handler is already installed; it serves the new work as well.
        let _ = ctrlc::set_handler(handler);
        if let Some(seconds) = seconds {
            let weak = Arc::downgrade(&stop);
            // The thread ends with the process, or finds that the work is over.
            std::thread::spawn(move || {
                std::thread::sleep(Duration::from_secs(u64::from(seconds)));
                if let Some(stop) = weak.upgrade() {
                    stop.store(true, Ordering::Relaxed);
                }
            });
        }
        Self { stop }
    }
}
