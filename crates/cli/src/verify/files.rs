//! `variorum verify`: verifies case files, several cases at a time.

use std::collections::HashMap;
use std::io::Write;
use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context as _, bail};
use variorum_rules::Rules;

use super::{Case, Verdict, verify};
use crate::failure::Failed;
use crate::game;
use crate::perft::machine_threads;
use crate::progress::Progress;

/// The longest position that is shown in full, in characters.
const SHORT: usize = 160;

/// Arguments of `variorum verify`.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(
    after_help = "A case file has a JSON object on each line: {\"game\",\"position\",\"moves\"}, {\"game\",\"position\",\"depth\",\"nodes\"}, \
{\"game\",\"start\",\"moves\",\"position\"} or {\"game\",\"token\",\"cell\",\"moves\",\"captures\"}.\n\n\
Examples:\n  variorum verify cases/*.jsonl\n  variorum verify cases/reach.jsonl --jobs 1\n  variorum verify cases/*.jsonl --max-nodes 5000000 --except cases/disputed.txt"
)]
pub struct Args {
    /// Case files
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<String>,

    /// Cases verified at the same time; one for each thread of the machine if not given
    #[arg(long, short, value_parser = clap::value_parser!(u16).range(1..=1024), value_name = "N")]
    pub jobs: Option<u16>,

    /// Skip counts above this number
    #[arg(long, value_name = "NODES")]
    pub max_nodes: Option<u64>,

    /// A file with lines to skip, each as file:line or file:first-last, followed by remarks or indented lines
    #[arg(long, value_name = "FILE")]
    pub except: Option<String>,

    /// Show long positions in full
    #[arg(long)]
    pub whole: bool,
}

/// The results of a file's cases.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The number of passed cases.
    pub passed: usize,
    /// The number of skipped cases.
    pub skipped: usize,
    /// The failed cases: line number, text and difference.
    pub failed: Vec<(usize, String, String)>,
}

/// Verifies the files and prints what failed.
///
/// # Errors
/// [`Failed`] if a case fails; another error if a file cannot be read or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let except = args.except.as_deref().map(read_exceptions).transpose()?.unwrap_or_default();
    let texts: Vec<(&String, String)> = args
        .files
        .iter()
        .map(|path| anyhow::Ok((path, std::fs::read_to_string(path).with_context(|| format!("cannot read {path}"))?)))
        .collect::<Result<_, _>>()?;
    let lines: usize = texts.iter().map(|(_, text)| text.lines().count()).sum();
    let progress = Progress::new(lines as u64, "cases");
    let rules = RulesCache::default();
    let jobs = args.jobs.map_or_else(machine_threads, usize::from);
    let (mut failed, mut all) = (0, 0);
    for (path, text) in &texts {
        let wanted = |line: usize, case: &Case| {
            args.max_nodes.is_none_or(|most| case.nodes.is_none_or(|nodes| nodes <= most))
                && !except.iter().any(|exception| exception.names(path, line))
        };
        let report = verify_text(text, jobs, &rules, &wanted, &progress);
        failed += report.failed.len();
        all += report.passed + report.failed.len();
        progress.aside(|| print(path, &report, args.whole, out))?;
    }
    drop(progress);
    if failed > 0 {
        return Err(Failed(format!("{failed} of {all} cases failed")).into());
    }
    Ok(())
}

/// Verifies the `wanted` cases of a text, `jobs` at a time.
pub fn verify_text(
    text: &str,
    jobs: usize,
    rules: &RulesCache,
    wanted: &(impl Fn(usize, &Case) -> bool + Sync),
    progress: &Progress,
) -> Report {
    let lines: Vec<(usize, &str)> =
        text.lines().enumerate().map(|(at, line)| (at + 1, line.trim())).filter(|(_, line)| !line.is_empty()).collect();
    let next = AtomicUsize::new(0);
    let report = Mutex::new(Report::default());
    std::thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, lines.len().max(1)) {
            scope.spawn(|| {
                while let Some(&(number, line)) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let verdict = one(number, line, rules, wanted);
                    let mut report = report.lock().unwrap_or_else(PoisonError::into_inner);
                    match verdict {
                        None => report.skipped += 1,
                        Some(Verdict::Passed) => report.passed += 1,
                        Some(Verdict::Failed(why)) => report.failed.push((number, line.to_owned(), why)),
                    }
                    progress.step();
                }
            });
        }
    });
    let mut report = report.into_inner().unwrap_or_else(PoisonError::into_inner);
    report.failed.sort();
    report
}

fn one(number: usize, line: &str, rules: &RulesCache, wanted: &impl Fn(usize, &Case) -> bool) -> Option<Verdict> {
    let case: Case = match serde_json::from_str(line) {
        Ok(case) => case,
        Err(error) => return Some(Verdict::Failed(format!("the line is no case: {error}"))),
    };
    if !wanted(number, &case) {
        return None;
    }
    // A panic in one case must not hide the other cases.
    let outcome = catch_unwind(AssertUnwindSafe(|| rules.find(&case.game).and_then(|rules| verify(&case, &rules))));
    Some(match outcome {
        Ok(Ok(())) => Verdict::Passed,
        Ok(Err(why)) => Verdict::Failed(why),
        Err(_) => Verdict::Failed("the rules panicked; see standard error".to_owned()),
    })
}

/// The rules of the games used so far, or why they are not available.
#[derive(Debug, Default)]
pub struct RulesCache(Mutex<HashMap<String, Result<Arc<Rules>, String>>>);

impl RulesCache {
    /// The rules of a game, compiled once.
    ///
    /// # Errors
    /// Why the rules are not available.
    pub fn find(&self, name: &str) -> Result<Arc<Rules>, String> {
        let mut cache = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let find = || game::find(name).map_err(|error| format!("{error:#}"));
        cache.entry(name.to_owned()).or_insert_with(find).clone()
    }
}

/// Lines of a case file to skip.
struct Exception {
    file: String,
    lines: RangeInclusive<usize>,
}

impl Exception {
    fn names(&self, path: &str, line: usize) -> bool {
        self.lines.contains(&line) && Path::new(path).ends_with(&self.file)
    }

    /// Reads `file:line` or `file:first-last`.
    fn parse(text: &str) -> Option<Self> {
        let (file, lines) = text.rsplit_once(':')?;
        let (first, last) = lines.split_once('-').unwrap_or((lines, lines));
        let lines = first.parse().ok()?..=last.parse().ok()?;
        (!file.is_empty() && !lines.is_empty()).then(|| Self { file: file.to_owned(), lines })
    }
}

/// Reads a list of exceptions, one at the beginning of each line. The rest of a line, indented lines and lines with # are remarks.
fn read_exceptions(path: &str) -> anyhow::Result<Vec<Exception>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {path}"))?;
    let mut exceptions = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if line.starts_with(|first: char| first.is_whitespace() || first == '#') {
            continue;
        }
        let Some(name) = line.split_whitespace().next() else { continue };
        match Exception::parse(name) {
            Some(exception) => exceptions.push(exception),
            None => bail!("{path}:{}: “{name}” is not file:line or file:first-last", at + 1),
        }
    }
    Ok(exceptions)
}

fn print(path: &str, report: &Report, whole: bool, out: &mut impl Write) -> std::io::Result<()> {
    for (line, text, why) in &report.failed {
        writeln!(out, "{}", failure_text(path, *line, text, why, whole))?;
    }
    write!(out, "{path}: {} passed, {} failed", report.passed, report.failed.len())?;
    if report.skipped > 0 {
        write!(out, ", {} skipped", report.skipped)?;
    }
    writeln!(out)?;
    out.flush()
}

/// Describes a failed case: its place, remark, position and difference.
#[must_use]
pub fn failure_text(path: &str, line: usize, text: &str, why: &str, whole: bool) -> String {
    let Ok(case) = serde_json::from_str::<Case>(text) else { return format!("{path}:{line}: {why}") };
    let what = match (&case.token, &case.cell) {
        (Some(token), Some(cell)) => format!("{token} on {cell}"),
        _ => case.start.or(case.position).unwrap_or_default(),
    };
    let what = if whole || what.chars().count() <= SHORT {
        what
    } else {
        format!("{}…", what.chars().take(SHORT).collect::<String>())
    };
    let note = if case.note.is_empty() { String::new() } else { format!(" ({})", case.note) };
    format!("{path}:{line}: {}{note}\n    {what}\n    {why}", case.game)
}
