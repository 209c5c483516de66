//! Offers the games of a folder anew when its files change.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use notify::event::{AccessKind, AccessMode, EventKind};
use notify::{Event, RecommendedWatcher, RecursiveMode, Watcher as _};

use super::Folder;

/// How long nothing must happen before the files are read: editors write a file in several steps.
const QUIET: Duration = Duration::from_millis(300);

/// When the files are read though something happens all the time.
const LONGEST: Duration = Duration::from_secs(5);

/// When the files are read though nothing seems to have happened: network file systems do not report what other machines write.
const RESCAN: Duration = Duration::from_secs(60);

/// A folder that is being watched; the watch ends when this is dropped.
pub(crate) struct Watch {
    stop: Arc<AtomicBool>,
    wake: SyncSender<()>,
}

impl Drop for Watch {
    /// Tells the thread to end, and does not wait for it: it may hang in a network file system that no longer answers.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // Where a wake-up call waits already, that one does.
        let _ = self.wake.try_send(());
    }
}

/// Watches a folder on a thread of its own and offers its games when they change. What has changed is reported on standard error.
///
/// # Errors
/// If the thread cannot be started.
pub(crate) fn watch(folder: Folder, colour: bool) -> io::Result<Watch> {
    // However much happens, one wake-up call is enough.
    let (wake, calls) = mpsc::sync_channel(1);
    let stop = Arc::new(AtomicBool::new(false));
    let follower = Follower { watcher: watcher(&wake), calls, stop: Arc::clone(&stop), folder, colour, trouble: None };
    thread::Builder::new().name("games".to_owned()).spawn(move || follower.run())?;
    Ok(Watch { stop, wake })
}

/// Makes a wake-up call for each event. Without it the folder is only read every minute.
fn watcher(wake: &SyncSender<()>) -> Option<RecommendedWatcher> {
    let wake = wake.clone();
    let watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        // An error may mean that events were lost.
        if event.map_or(true, |event| is_change(event.kind)) {
            let _ = wake.try_send(());
        }
    });
    watcher.inspect_err(|fault| tracing::warn!(%fault, "the folder of games is only read every minute")).ok()
}

/// May files have changed? Reading a file is an event, too.
fn is_change(kind: EventKind) -> bool {
    !kind.is_access() || kind == EventKind::Access(AccessKind::Close(AccessMode::Write))
}

struct Follower {
    watcher: Option<RecommendedWatcher>,
    calls: Receiver<()>,
    stop: Arc<AtomicBool>,
    folder: Folder,
    colour: bool,
    /// Why the folder could not be read the last time.
    trouble: Option<String>,
}

impl Follower {
    fn run(mut self) {
        loop {
            // Before reading, so that nothing changes unnoticed between the two.
            self.attend();
            let unsettled = self.read();
            let pause = if unsettled { LONGEST } else { RESCAN };
            if self.is_told_to_stop() || !self.wait(pause) {
                return;
            }
        }
    }

    fn is_told_to_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Has the folders watched. Each time anew: a folder that was deleted and made again is another one to the system.
    fn attend(&mut self) {
        let Some(watcher) = &mut self.watcher else { return };
        for folder in self.folder.folders() {
            // What cannot be watched is still read every minute.
            if let Err(fault) = watcher.watch(&folder, RecursiveMode::NonRecursive) {
                tracing::debug!(%fault, folder = %folder.display(), "not watched");
            }
        }
    }

    /// Reads what has changed and offers it; says whether files were written meanwhile.
    fn read(&mut self) -> bool {
        match self.folder.refresh(self.colour, &self.stop) {
            Ok(_) if self.is_told_to_stop() => false,
            Ok(refreshed) => {
                self.trouble = None;
                // Written at once: the log of the server goes to standard error as well.
                let _ = io::stderr().write_all(&refreshed.report);
                if refreshed.changed
                    && let Err(fault) = variorum_library::register(self.folder.games())
                {
                    tracing::error!(%fault, "the games of the folder cannot be offered");
                }
                refreshed.unsettled
            }
            Err(fault) => {
                let trouble = format!("{fault:#}");
                if self.trouble.as_ref() != Some(&trouble) {
                    tracing::error!(fault = trouble, "its games stay as they were");
                    self.trouble = Some(trouble);
                }
                false
            }
        }
    }

    /// Waits until files have changed and come to rest, or the pause is over; false when the watch has ended.
    fn wait(&self, pause: Duration) -> bool {
        match self.calls.recv_timeout(pause) {
            Ok(()) => {}
            Err(RecvTimeoutError::Timeout) => return true,
            Err(RecvTimeoutError::Disconnected) => return false,
        }
        let begun = Instant::now();
        while !self.is_told_to_stop() && begun.elapsed() < LONGEST {
            match self.calls.recv_timeout(QUIET) {
                Ok(()) => {}
                Err(RecvTimeoutError::Timeout) => return true,
                Err(RecvTimeoutError::Disconnected) => return false,
            }
        }
        !self.is_told_to_stop()
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
