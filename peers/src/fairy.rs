//! Fairy-Stockfish, run as a program and spoken to in UCI.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::stopwatch::Stopwatch;

/// Where Debian's package puts the program, if the search path does not lead there.
const GAMES: &str = "/usr/games";

/// The program where it is installed.
pub fn installed() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path)
        .chain([PathBuf::from(GAMES)])
        .map(|folder| folder.join("fairy-stockfish"))
        .find(|program| program.is_file())
}

/// Size of the hash table of every search, in MiB.
pub const HASH: usize = 16;

/// The running program.
pub struct Fairy {
    /// What it calls itself.
    pub name: String,
    variants: Vec<String>,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    stopwatch: Stopwatch,
}

impl Fairy {
    pub fn start(program: &Path) -> Result<Self> {
        let mut child = Command::new(program)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let input = child.stdin.take().context("no input")?;
        let output = BufReader::new(child.stdout.take().context("no output")?);
        let stopwatch = Stopwatch::of(child.id())?;
        let mut fairy = Self { name: String::new(), variants: Vec::new(), child, input, output, stopwatch };
        writeln!(fairy.input, "uci")?;
        fairy.read(|fairy, line| {
            if let Some(name) = line.strip_prefix("id name ") {
                name.clone_into(&mut fairy.name);
            } else if line.starts_with("option name UCI_Variant ") {
                fairy.variants = line.split(" var ").skip(1).map(str::to_owned).collect();
            }
            line == "uciok"
        })?;
        writeln!(fairy.input, "setoption name Threads value 1\nsetoption name Hash value {HASH}")?;
        writeln!(fairy.input, "setoption name Use NNUE value false")?;
        Ok(fairy)
    }

    /// Does this build play the game? (Those for small boards alone leave some out.)
    pub fn plays(&self, variant: &str) -> bool {
        self.variants.iter().any(|known| known == variant)
    }

    /// Nodes and seconds of one perft.
    pub fn perft(&mut self, variant: &str, position: &str, depth: u32) -> Result<(u64, f64)> {
        self.set_up(variant, position)?;
        let begin = self.stopwatch.seconds()?;
        writeln!(self.input, "go perft {depth}")?;
        let mut nodes = None;
        self.read(|_, line| {
            nodes = line.strip_prefix("Nodes searched: ").and_then(|nodes| nodes.parse().ok());
            nodes.is_some()
        })?;
        Ok((nodes.unwrap_or_default(), self.stopwatch.seconds()? - begin))
    }

    /// Nodes and seconds of one search with the classical evaluation and an empty table.
    pub fn search(&mut self, variant: &str, position: &str, ms: u64) -> Result<(u64, f64)> {
        writeln!(self.input, "ucinewgame")?;
        self.set_up(variant, position)?;
        let begin = self.stopwatch.seconds()?;
        writeln!(self.input, "go movetime {ms}")?;
        let mut told = None;
        self.read(|_, line| {
            let nodes = line.split_whitespace().skip_while(|word| *word != "nodes").nth(1);
            told = nodes.and_then(|nodes| nodes.parse().ok()).or(told);
            line.starts_with("bestmove")
        })?;
        Ok((told.context("Fairy-Stockfish told no nodes")?, self.stopwatch.seconds()? - begin))
    }

    /// An empty position is the start.
    fn set_up(&mut self, variant: &str, position: &str) -> Result<()> {
        let position = if position.is_empty() { "startpos".to_owned() } else { format!("fen {position}") };
        writeln!(self.input, "setoption name UCI_Variant value {variant}\nposition {position}\nisready")?;
        self.read(|_, line| line == "readyok")
    }

    /// Hands over its lines one by one, until one is the last.
    fn read(&mut self, mut last: impl FnMut(&mut Self, &str) -> bool) -> Result<()> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                bail!("Fairy-Stockfish ended");
            }
            if last(self, line.trim()) {
                return Ok(());
            }
        }
    }
}

impl Drop for Fairy {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}
