//! Watches a folder of games, and registers its games again when files change.

use std::io::{self, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::Folder;
use crate::changes::{Changes, LONGEST, RESCAN, Waker};

/// A watched folder. Dropping this ends the watch.
pub(crate) struct Watch {
    stop: Arc<AtomicBool>,
    waker: Waker,
}

impl Drop for Watch {
    /// Stops the thread without waiting for it, as it may hang in a network file system that does not answer.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.waker.wake();
    }
}

/// Watches a folder on a separate thread and registers its games when they change. Changes are reported on standard error.
///
/// # Errors
/// If the thread cannot be started.
pub(crate) fn watch(folder: Folder, colour: bool) -> io::Result<Watch> {
    let changes = Changes::new();
    let waker = changes.waker();
    let stop = Arc::new(AtomicBool::new(false));
    let follower = Follower { changes, stop: Arc::clone(&stop), folder, colour, last_error: None };
    thread::Builder::new().name("games".to_owned()).spawn(move || follower.run())?;
    Ok(Watch { stop, waker })
}

struct Follower {
    changes: Changes,
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
            for folder in self.folder.folders() {
                self.changes.watch(&folder);
            }
            let unsettled = self.read();
            let pause = if unsettled { LONGEST } else { RESCAN };
            if self.is_stopped() {
                return;
            }
            self.changes.wait(pause, || self.is_stopped());
            if self.is_stopped() {
                return;
            }
        }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
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
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

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
