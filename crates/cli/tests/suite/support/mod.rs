//! Runs command lines through the library.
#![allow(dead_code, reason = "not every test file needs everything")]

pub mod site;

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
pub struct Scratch(pub std::path::PathBuf);

impl Scratch {
    pub fn new(name: &str, text: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("variorum-cli-{}", std::process::id()));
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
