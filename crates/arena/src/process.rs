//! A child process with pipes to its standard input and output, which is always ended.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::error::{AdapterError, Forfeit, MatchError};
use crate::player::Command;
use variorum_jobs::Stop;

/// The number of lines that may wait to be read. A program that writes more is blocked.
const WAITING_LINES: usize = 4096;
/// The length in bytes at which a line is split.
const LONGEST_LINE: u64 = 1 << 16;
/// How often a waiting reader checks whether the match was aborted.
const POLL_INTERVAL: Duration = Duration::from_millis(50);
/// Time that a program has to exit after `quit`.
const FAREWELL: Duration = Duration::from_millis(500);

/// Where all lines sent to and by programs are written, if anywhere.
pub type Log = Option<Arc<Mutex<dyn std::io::Write + Send>>>;

/// A line and when it arrived.
pub(crate) struct Line {
    pub text: String,
    pub at: Instant,
}

/// A running program. Dropping this asks it to quit, and kills it if it does not.
pub(crate) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Line>,
    log: Log,
    label: String,
}

impl Process {
    /// Starts a program. Its standard error is discarded.
    ///
    /// # Errors
    /// If the operating system cannot start it.
    pub(crate) fn start(command: &Command, label: &str, log: &Log) -> Result<Self, MatchError> {
        let mut builder = std::process::Command::new(&command.program);
        builder.args(&command.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        detach(&mut builder);
        let fault = |why: String| MatchError::Start(command.program.clone(), why);
        let mut child = builder.spawn().map_err(|error| fault(error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(fault("it has no standard input or output".to_owned()));
        };
        let (sender, lines) = sync_channel(WAITING_LINES);
        thread::spawn(move || read_lines(output, &sender));
        Ok(Self { child, input, lines, log: log.clone(), label: label.to_owned() })
    }

    /// Sends a line.
    ///
    /// # Errors
    /// If the program has ended.
    pub(crate) fn send(&mut self, line: &str) -> Result<(), Forfeit> {
        self.note('>', line);
        let sent = self.input.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.input.flush());
        sent.map_err(|_| Forfeit::Ended)
    }

    /// The next line. Waits until `deadline`, or until the match is aborted.
    ///
    /// # Errors
    /// If the program ends, the deadline passes or the match is aborted.
    pub(crate) fn line(&mut self, deadline: Instant, stop: &Stop) -> Result<Line, AdapterError> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(POLL_INTERVAL)) {
                Ok(line) => {
                    self.note('<', &line.text);
                    return Ok(line);
                }
                Err(RecvTimeoutError::Disconnected) => return Err(Forfeit::Ended.into()),
                Err(RecvTimeoutError::Timeout) if stop.is_aborted() => return Err(AdapterError::Stopped),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Forfeit::Silent.into()),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    fn note(&self, arrow: char, line: &str) {
        if let Some(log) = &self.log
            && let Ok(mut log) = log.lock()
        {
            // A failing log must not disturb the match.
            let _ = writeln!(log, "{} {arrow} {line}", self.label);
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.send("quit");
        let end = Instant::now() + FAREWELL;
        while Instant::now() < end {
            match self.child.try_wait() {
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                Ok(Some(_)) => return,
                Err(_) => break,
            }
        }
        // If this fails, the program has already ended; waiting for it leaves no zombie.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Puts the program into its own process group, so that it does not receive the Ctrl-C that is meant for the match.
#[cfg(unix)]
fn detach(command: &mut std::process::Command) {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0);
}

#[cfg(windows)]
fn detach(command: &mut std::process::Command) {
    use std::os::windows::process::CommandExt as _;
    const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
    command.creation_flags(CREATE_NEW_PROCESS_GROUP);
}

#[cfg(not(any(unix, windows)))]
fn detach(_: &mut std::process::Command) {}

fn read_lines(output: std::process::ChildStdout, sender: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
        if sender.send(Line { text, at: Instant::now() }).is_err() {
            return;
        }
    }
}
