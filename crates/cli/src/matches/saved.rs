//! The file of a saved match: a line with its settings, and a line for every game that has ended. The same match goes on from it.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, Seek as _, SeekFrom, Write as _};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Context as _;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;
use variorum_arena::adjudication::Adjudication;
use variorum_arena::player::{Command, Player, PlayerKind};
use variorum_arena::sprt::Sprt;
use variorum_arena::{FinishedGame, Limit, Openings, SavedRecord, Settings};
use variorum_rules::Rules;

use super::args::parse_hypotheses;

/// Everything on which the games of a match and its verdict depend, as text. Most names are those of the options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Plan(BTreeMap<String, String>);

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct FirstLine {
    r#match: Plan,
}

impl Plan {
    /// The plan of a match between these players in these games.
    pub(crate) fn of(settings: &Settings, pool: &[Arc<Rules>]) -> Self {
        let mut plan = Self(BTreeMap::new());
        let ids: Vec<&str> = pool.iter().map(|rules| rules.definition().id.as_str()).collect();
        plan.set("games", ids.join(" "));
        // With the weights and nets beside the games' files.
        let definitions: Vec<String> = pool.iter().map(|rules| format!("{:?}", rules.definition())).collect();
        plan.set("definitions", digest(definitions.concat().as_bytes()));
        for (player, name) in settings.players.iter().zip(["a", "b"]) {
            plan.set(name, player.kind.to_string());
            plan.set(&format!("{name}-program"), program_state(&player.kind).unwrap_or_default());
            plan.set(&format!("{name}-option"), options(player));
            let net = player.net.as_ref().map(|net| digest(&net.to_bytes()));
            plan.set(&format!("{name}-net"), net.unwrap_or_default());
            let letters: Vec<String> =
                player.letters.iter().map(|(token, letter)| format!("{token}={letter}")).collect();
            plan.set(&format!("{name}-letters"), letters.join(","));
            plan.set(&format!("{name}-limit"), limit_text(player.limit.unwrap_or(settings.limit)));
        }
        plan.set("seed", settings.seed.to_string());
        let Openings { start_number, starts, random_turns, even, unpaired } = &settings.openings;
        plan.set("opening", random_turns.to_string());
        plan.set("start", if *start_number > 0 { start_number.to_string() } else { String::new() });
        if !starts.is_empty() {
            let lines: Vec<String> =
                starts.iter().map(|start| format!("{} {}", start.position, start.turns.join(" "))).collect();
            plan.set("openings", digest(lines.join("\n").as_bytes()));
        }
        plan.set("even", even.map_or_else(String::new, |lead| lead.to_string()));
        plan.set("unpaired", if *unpaired { "yes".to_owned() } else { String::new() });
        let Adjudication { draw, resign, most_turns } = settings.adjudication;
        plan.set("most-turns", most_turns.to_string());
        if let Some(resign) = resign {
            plan.set("resign", format!("{} for {} turns", resign.score, resign.turns));
        }
        if let Some(draw) = draw {
            plan.set("draw", format!("{} for {} turns after {}", draw.score, draw.turns, draw.after));
        }
        if let Some(Sprt { elo0, elo1, alpha, beta }) = settings.sprt {
            plan.set("sprt", format!("{elo0},{elo1}"));
            plan.set("alpha", alpha.to_string());
            plan.set("beta", beta.to_string());
        }
        plan.set("least-games", settings.least_games.to_string());
        plan.set("margin", settings.margin_ms.to_string());
        plan.set("patience", settings.patience_s.to_string());
        plan
    }

    /// Sets a setting; an empty value is none.
    pub(crate) fn set(&mut self, name: &str, value: String) {
        if !value.is_empty() {
            self.0.insert(name.to_owned(), value);
        }
    }

    /// A setting; empty if the match does not have it.
    pub(super) fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }

    /// The ids of the games.
    pub(super) fn games(&self) -> Vec<String> {
        self.get("games").split_whitespace().map(str::to_owned).collect()
    }

    /// The limits of both players.
    pub(super) fn limits(&self) -> anyhow::Result<[Limit; 2]> {
        let limit = |name: &str| self.get(name).parse::<Limit>().map_err(anyhow::Error::msg);
        Ok([limit("a-limit")?, limit("b-limit")?])
    }

    /// As much of the settings as its games are counted by.
    pub(super) fn settings(&self) -> anyhow::Result<Settings> {
        let number = |name: &str| {
            self.get(name).parse::<f64>().with_context(|| format!("“{}” is no value of {name}", self.get(name)))
        };
        let sprt = match self.get("sprt") {
            "" => None,
            text => {
                let (elo0, elo1) = parse_hypotheses(text).map_err(anyhow::Error::msg)?;
                Some(Sprt::new(elo0, elo1, number("alpha")?, number("beta")?).map_err(anyhow::Error::msg)?)
            }
        };
        let least_games = self.get("least-games").parse().context("least-games is no number")?;
        let openings = Openings { unpaired: self.get("unpaired") == "yes", ..Openings::default() };
        Ok(Settings { sprt, least_games, openings, ..Settings::default() })
    }

    /// How `self`, which was saved, differs from `given`.
    fn differences(&self, given: &Self) -> Vec<String> {
        let shown = |value: &str| if value.is_empty() { "none".to_owned() } else { value.to_owned() };
        let mut names: Vec<&String> = self.0.keys().chain(given.0.keys()).collect();
        names.sort_unstable();
        names.dedup();
        let differing = names.into_iter().filter(|name| self.get(name) != given.get(name));
        differing.map(|name| format!("{name} {}, not {}", shown(self.get(name)), shown(given.get(name)))).collect()
    }
}

/// The options of a player. Long values, such as the text of a weights file, are shortened to their digest.
fn options(player: &Player) -> String {
    const LONGEST: usize = 200;
    let shown = |value: &str| if value.len() > LONGEST { digest(value.as_bytes()) } else { value.to_owned() };
    let options: Vec<String> = player.options.iter().map(|(name, value)| format!("{name}={}", shown(value))).collect();
    options.join(" ")
}

/// A limit in the form that [`Limit`] is read from.
fn limit_text(limit: Limit) -> String {
    let seconds = |ms: u64| ms as f64 / 1000.0;
    match limit {
        Limit::Clock { base, increment } => format!("clock={}+{}", seconds(base), seconds(increment)),
        Limit::Time(ms) => format!("time={ms}"),
        Limit::Nodes(nodes) => format!("nodes={nodes}"),
        Limit::Depth(depth) => format!("depth={depth}"),
    }
}

/// The beginning of the SHA-256 of some bytes.
pub(crate) fn digest(bytes: &[u8]) -> String {
    let hex: String = Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("sha256:{hex}")
}

/// Size and date of the program that plays, so that a match does not go on with a program that was changed meanwhile; `None` if the program cannot
/// be found.
fn program_state(kind: &PlayerKind) -> Option<String> {
    let path = match kind {
        PlayerKind::Engine | PlayerKind::Level(_) | PlayerKind::Random => std::env::current_exe().ok()?,
        PlayerKind::Uci(command) | PlayerKind::Xboard(command) => located(command)?,
    };
    let file = std::fs::metadata(path).ok()?;
    let date = OffsetDateTime::from(file.modified().ok()?).format(&Rfc3339).ok()?;
    Some(format!("{} bytes of {date}", file.len()))
}

/// The file of a program, which is looked for as the operating system does.
fn located(command: &Command) -> Option<PathBuf> {
    let program = &command.program;
    if program.components().count() > 1 {
        return Some(program.clone());
    }
    std::env::split_paths(&std::env::var_os("PATH")?).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// Receives the record of every saved game with the game's number, from 0.
pub(super) type Keep<'a> = &'a mut dyn FnMut(usize, Value);

/// A file to which a match is saved. No other match can write to it meanwhile.
pub(crate) struct SavedMatch {
    path: String,
    file: BufReader<File>,
}

impl SavedMatch {
    /// Opens the file of a match, or begins one.
    ///
    /// # Errors
    /// If the file cannot be read and written, is in use, or holds something else than this match.
    pub(crate) fn open(path: &str, plan: &Plan) -> anyhow::Result<Self> {
        let file = OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path);
        let file = file.with_context(|| format!("cannot write {path}"))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => anyhow::bail!("another match is being saved to {path}"),
            // Not every file system has locks.
            Err(TryLockError::Error(_)) => {}
        }
        let mut saved = Self { path: path.to_owned(), file: BufReader::new(file) };
        // A pipe or a device is only written to.
        let begun = if saved.is_regular() { first_line(&mut saved.file, path)? } else { None };
        match begun {
            Some(begun) => {
                let differences = begun.differences(plan);
                anyhow::ensure!(
                    differences.is_empty(),
                    "{path} holds a match with other settings ({}): give its command again, or save to another file",
                    differences.join("; ")
                );
            }
            None => {
                if saved.is_regular() {
                    saved.cut(0)?;
                }
                saved.append(&FirstLine { r#match: plan.clone() })?;
            }
        }
        Ok(saved)
    }

    /// Reads the games that the file holds, and cuts off one that was not written to its end.
    ///
    /// # Errors
    /// If a line is no game of the match.
    pub(super) fn read<'a>(&mut self, ids: &'a [String], keep: Option<Keep<'a>>) -> anyhow::Result<Vec<FinishedGame>> {
        let mut games = Games { ids, keep, games: Vec::new() };
        self.read_lines(|line| games.read(line))?;
        Ok(games.games)
    }

    /// Reads the lines behind the first, and cuts off one that was not written to its end.
    ///
    /// # Errors
    /// If a line cannot be read.
    pub(crate) fn read_lines(&mut self, read: impl FnMut(&str) -> anyhow::Result<()>) -> anyhow::Result<()> {
        if self.is_regular() {
            let begin = self.file.stream_position()?;
            let length = lines(&mut self.file, &self.path, read)?;
            self.cut(begin + length)?;
        }
        Ok(())
    }

    fn is_regular(&self) -> bool {
        self.file.get_ref().metadata().is_ok_and(|file| file.is_file())
    }

    fn cut(&mut self, length: u64) -> anyhow::Result<()> {
        self.file.get_ref().set_len(length)?;
        self.file.seek(SeekFrom::Start(length))?;
        Ok(())
    }

    /// Appends a line in a single write, so that only a crash of the system can leave half of one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn append(&mut self, line: &impl Serialize) -> anyhow::Result<()> {
        let mut line = serde_json::to_string(line)?;
        line.push('\n');
        self.file.get_mut().write_all(line.as_bytes())?;
        Ok(())
    }
}

/// Reads a saved match: its plan and its games.
///
/// # Errors
/// If the file cannot be read or holds no match.
pub(super) fn load(path: &str) -> anyhow::Result<(Plan, Vec<FinishedGame>)> {
    let file = File::open(path).with_context(|| format!("cannot read {path}"))?;
    let mut file = BufReader::new(file);
    let plan = first_line(&mut file, path)?.with_context(|| format!("{path} holds no match"))?;
    let ids = plan.games();
    let mut games = Games { ids: &ids, keep: None, games: Vec::new() };
    lines(&mut file, path, |line| games.read(line))?;
    let games = games.games;
    Ok((plan, games))
}

/// The plan in the first line; `None` if the file is empty or ends within this line.
fn first_line(file: &mut impl BufRead, path: &str) -> anyhow::Result<Option<Plan>> {
    const BEGINNING: &str = "{\"match\":";
    let mut line = String::new();
    file.read_line(&mut line).with_context(|| format!("cannot read {path}"))?;
    if line.is_empty() || line.starts_with(BEGINNING) && !line.ends_with('\n') {
        return Ok(None);
    }
    let first: FirstLine = serde_json::from_str(&line).with_context(|| {
        format!("{path} does not begin with the settings of a match, as `variorum match --save` writes them")
    })?;
    Ok(Some(first.r#match))
}

/// Passes on the lines that follow, and returns their length in bytes. A last line without its end is left out.
fn lines(file: &mut impl BufRead, path: &str, mut read: impl FnMut(&str) -> anyhow::Result<()>) -> anyhow::Result<u64> {
    let (mut length, mut line) = (0, String::new());
    for number in 2.. {
        line.clear();
        file.read_line(&mut line).with_context(|| format!("cannot read {path}"))?;
        if !line.ends_with('\n') {
            break;
        }
        length += line.len() as u64;
        read(&line).with_context(|| format!("line {number} of {path} does not belong to what is saved there"))?;
    }
    Ok(length)
}

/// The games of a file.
struct Games<'a> {
    ids: &'a [String],
    keep: Option<Keep<'a>>,
    games: Vec<FinishedGame>,
}

impl Games<'_> {
    fn read(&mut self, line: &str) -> anyhow::Result<()> {
        let record: SavedRecord = serde_json::from_str(line)?;
        let game = record.finished(self.ids)?;
        if let Some(keep) = &mut self.keep {
            keep(game.number, serde_json::from_str(line)?);
        }
        self.games.push(game);
        Ok(())
    }
}
