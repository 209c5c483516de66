//! Waits until files of some folders change.

use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

use notify::event::{AccessKind, AccessMode, EventKind};
use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher as _};

/// How long the folders must be quiet before the files are read, as editors write a file in several steps.
const QUIET: Duration = Duration::from_millis(300);

/// The longest wait for a quiet moment.
pub(crate) const LONGEST: Duration = Duration::from_secs(5);

/// How often the files are to be read without an event, as network file systems do not report changes by other machines.
pub(crate) const RESCAN: Duration = Duration::from_secs(60);

/// The changes of some folders.
pub(crate) struct Changes {
    /// `None` if the operating system cannot report changes; then waiting ends with its pause.
    watcher: Option<RecommendedWatcher>,
    calls: Receiver<()>,
    wake: SyncSender<()>,
}

/// Ends a wait from another thread.
#[derive(Clone)]
pub(crate) struct Waker(SyncSender<()>);

impl Waker {
    /// Ends the current wait, or the next one if there is none.
    pub(crate) fn wake(&self) {
        // If the channel is full, a wake-up call is already waiting.
        let _ = self.0.try_send(());
    }
}

impl Changes {
    /// The changes of no folder yet.
    pub(crate) fn new() -> Self {
        // One waiting wake-up call is enough for any number of events.
        let (wake, calls) = mpsc::sync_channel(1);
        let caller = wake.clone();
        let watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
            // An error may mean that events were lost.
            if event.map_or(true, |event| is_change(event.kind)) {
                let _ = caller.try_send(());
            }
        });
        let watcher = watcher
            .inspect_err(|error| tracing::warn!(%error, "cannot watch the files; they are read only once a minute"))
            .ok();
        Self { watcher, calls, wake }
    }

    /// What ends a wait.
    pub(crate) fn waker(&self) -> Waker {
        Waker(self.wake.clone())
    }

    /// Watches a folder. This must be repeated, as a folder that was deleted and created again is a new one to the operating system.
    pub(crate) fn watch(&mut self, folder: &Path) {
        let Some(watcher) = &mut self.watcher else { return };
        // A folder that cannot be watched is still read every minute.
        if let Err(error) = watcher.watch(folder, RecursiveMode::NonRecursive) {
            tracing::debug!(%error, folder = %folder.display(), "not watched");
        }
    }

    /// Waits until files have changed and been quiet, or the pause is over, or `is_stopped` after a wake-up call.
    pub(crate) fn wait(&self, pause: Duration, is_stopped: impl Fn() -> bool) {
        if self.calls.recv_timeout(pause).is_err() {
            return;
        }
        let begun = Instant::now();
        while !is_stopped() && begun.elapsed() < LONGEST {
            match self.calls.recv_timeout(QUIET) {
                Ok(()) => {}
                // This object holds a sender, so that the channel is never disconnected.
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return,
            }
        }
    }
}

/// Whether files may have changed. Reading a file is an event too.
fn is_change(kind: EventKind) -> bool {
    !kind.is_access() || kind == EventKind::Access(AccessKind::Close(AccessMode::Write))
}
