//! Watches a folder of games, and registers its games again when files change.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use notify::event::{AccessKind, AccessMode, EventKind};
use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher as _};

use super::Folder;

/// How long the folder must be quiet before the files are read, as editors write a file in several steps.
const QUIET: Duration = Duration::from_millis(300);

/// The longest wait for a quiet moment.
const LONGEST: Duration = Duration::from_secs(5);

/// How often the files are read without an event, as network file systems do not report changes by other machines.
const RESCAN: Duration = Duration::from_secs(60);

/// A watched folder. Dropping this ends the watch.
pub(crate) struct Watch {
    stop: Arc<AtomicBool>,
    wake: SyncSender<()>,
}

impl Drop for Watch {
    /// Stops the thread without waiting for it, as it may hang in a network file system that does not answer.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // If the channel is full, a wake-up call is already waiting.
        let _ = self.wake.try_send(());
    }
}

/// Watches a folder on a separate thread and registers its games when they change. Changes are reported on standard error.
///
/// # Errors
/// If the thread cannot be started.
pub(crate) fn watch(folder: Folder, colour: bool) -> io::Result<Watch> {
    // One waiting wake-up call is enough for any number of events.
    let (wake, calls) = mpsc::sync_channel(1);
    let stop = Arc::new(AtomicBool::new(false));
    let follower =
        Follower { watcher: watcher(&wake), calls, stop: Arc::clone(&stop), folder, colour, last_error: None };
    thread::Builder::new().name("games".to_owned()).spawn(move || follower.run())?;
    Ok(Watch { stop, wake })
}

/// Sends a wake-up call for each event. Without a watcher the folder is only read every minute.
fn watcher(wake: &SyncSender<()>) -> Option<RecommendedWatcher> {
    let wake = wake.clone();
    let watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        // An error may mean that events were lost.
        if event.map_or(true, |event| is_change(event.kind)) {
            let _ = wake.try_send(());
        }
    });
    watcher
        .inspect_err(|error| tracing::warn!(%error, "cannot watch the folder of games; it is read only once a minute"))
        .ok()
}

/// Whether files may have changed. Reading a file is an event too.
fn is_change(kind: EventKind) -> bool {
    !kind.is_access() || kind == EventKind::Access(AccessKind::Close(AccessMode::Write))
}

struct Follower {
    watcher: Option<RecommendedWatcher>,
    calls: Receiver<()>,
    stop: Arc<AtomicBool>,
    folder: Folder,
    colour: bool,
    /// The last error while reading the folder.
    last_error: Option<String>,
}

impl Follower {
    fn run(mut self) {
        loop {
            // Watching begins before reading, so that no change is missed between the two.
            self.watch_folders();
            let unsettled = self.read();
            let pause = if unsettled { LONGEST } else { RESCAN };
            if self.is_stopped() || !self.wait(pause) {
                return;
            }
        }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Watches the folders. This must be repeated, as a folder that was deleted and created again is a new one to the operating system.
    fn watch_folders(&mut self) {
        let Some(watcher) = &mut self.watcher else { return };
        for folder in self.folder.folders() {
            // A folder that cannot be watched is still read every minute.
            if let Err(error) = watcher.watch(&folder, RecursiveMode::NonRecursive) {
                tracing::debug!(%error, folder = %folder.display(), "not watched");
            }
        }
    }

    /// Reads changed games and registers them. Returns whether files were written meanwhile.
    fn read(&mut self) -> bool {
        match self.folder.refresh(self.colour, &self.stop) {
            Ok(_) if self.is_stopped() => false,
            Ok(refreshed) => {
                self.last_error = None;
                // One write, as the log of the server goes to standard error as well.
                let _ = io::stderr().write_all(&refreshed.report);
                if refreshed.changed
                    && let Err(error) = variorum_library::register(self.folder.games())
                {
                    tracing::error!(%error, "cannot register the games of the folder");
                }
                refreshed.unsettled
            }
            Err(error) => {
                let last_error = format!("{error:#}");
                if self.last_error.as_ref() != Some(&last_error) {
                    tracing::error!(error = last_error, "cannot read the folder of games; its games stay as they were");
                    self.last_error = Some(last_error);
                }
                false
            }
        }
    }

    /// Waits until files have changed and been quiet, or the pause is over. Returns `false` when the watch has ended.
    fn wait(&self, pause: Duration) -> bool {
        match self.calls.recv_timeout(pause) {
            Ok(()) => {}
            Err(RecvTimeoutError::Timeout) => return true,
            Err(RecvTimeoutError::Disconnected) => return false,
        }
        let begun = Instant::now();
        while !self.is_stopped() && begun.elapsed() < LONGEST {
            match self.calls.recv_timeout(QUIET) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => return true,
                Err(RecvTimeoutError::Disconnected) => return false,
            }
        }
        !self.is_stopped()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_thread_ends_with_the_watch() {
        let path = std::env::temp_dir().join(format!("variorum-watch-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        std::fs::write(path.join("faulty.toml"), "id = 3").unwrap();
        let (folder, _) = Folder::open(&path, false).unwrap();
        let watch = watch(folder, false).unwrap();
        let stop = Arc::downgrade(&watch.stop);
        drop(watch);
        let begun = Instant::now();
        // The thread holds the flag as long as it runs.
        while stop.strong_count() > 0 {
            assert!(begun.elapsed() < Duration::from_secs(30), "the thread still runs");
            thread::sleep(Duration::from_millis(10));
        }
        std::fs::remove_dir_all(path).unwrap();
    }
}
