//! Runs command lines through the library.
#![allow(dead_code, reason = "not every test file needs everything")]

pub mod site;

use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use clap::Parser as _;
use variorum::failure::{Failed, one_line};

/// The output of a command line, and its error in one line.
pub struct Ran {
    pub out: String,
    pub error: Option<String>,
    /// The exit code that the binary would return.
    pub code: u8,
}

/// Runs `variorum WORDS…` in this process.
pub fn run(words: &[&str]) -> Ran {
    let cli = match variorum::Cli::try_parse_from(std::iter::once("variorum").chain(words.iter().copied())) {
        Ok(cli) => cli,
        Err(error) => return Ran { out: String::new(), error: Some(error.to_string()), code: 2 },
    };
    let mut out = Vec::new();
    let result = variorum::run(&cli, &mut out);
    let out = String::from_utf8(out).expect("commands print text");
    match result {
        Ok(()) => Ran { out, error: None, code: 0 },
        Err(error) => Ran { out, error: Some(one_line(&error)), code: if error.is::<Failed>() { 1 } else { 2 } },
    }
}

/// The output of a command line that succeeds.
pub fn output(words: &[&str]) -> String {
    let ran = run(words);
    assert_eq!(ran.error, None, "{words:?}");
    ran.out
}

/// The error of a command line that fails.
pub fn error(words: &[&str]) -> String {
    let ran = run(words);
    assert_ne!(ran.code, 0, "{words:?} printed {}", ran.out);
    ran.error.unwrap_or_default()
}

/// A path relative to the project's root.
pub fn path(name: &str) -> String {
    format!("{}/../../{name}", env!("CARGO_MANIFEST_DIR"))
}

/// A temporary file, deleted when dropped.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new(name: &str, text: &str) -> Self {
        // Tests run side by side, each in a thread of its own, and some use the same names.
        let thread = format!("{:?}", std::thread::current().id()).replace(['(', ')'], "");
        let folder = std::env::temp_dir().join(format!("variorum-cli-{}-{thread}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for scratch files");
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a scratch file");
        Self(path)
    }

    pub fn name(&self) -> &str {
        self.0.to_str().expect("a readable path")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// A temporary folder, deleted when dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    /// Creates an empty folder. Tests run side by side in one process, so every folder has its own number.
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("variorum-cli-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    /// Writes a file and creates its folders.
    pub fn put(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    pub fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
