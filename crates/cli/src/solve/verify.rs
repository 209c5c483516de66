//! Verifies files of problems, and completes them.

use std::io::Write;
use std::path::Path;

use anyhow::Context as _;
use variorum_gamedef::Wording as _;
use variorum_problems::{Problem, Unverified};

use super::Args;
use crate::failure::Failed;
use crate::interrupt::Watch;
use crate::progress::Progress;
use crate::verify::files::RulesCache;
use crate::whole_file::write_whole;

/// Verifies the problems of all files, one after the other, each with all threads.
pub(super) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let texts: Vec<(&String, String)> = args
        .file
        .iter()
        .map(|path| anyhow::Ok((path, std::fs::read_to_string(path).with_context(|| format!("cannot read {path}"))?)))
        .collect::<Result<_, _>>()?;
    let lines = |text: &str| text.lines().filter(|line| !line.trim().is_empty()).count();
    let progress = Progress::new(texts.iter().map(|(_, text)| lines(text) as u64).sum(), "problems");
    let watch = Watch::start(args.time);
    let rules = RulesCache::default();
    let limits = args.limits();
    let (mut failed, mut all) = (0, 0);
    for (path, text) in &texts {
        let (mut passed, mut nodes) = (0, 0);
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for (at, line) in lines.iter_mut().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            all += 1;
            let verified = Problem::read(line).and_then(|problem| {
                let rules = rules.find(&problem.game).map_err(|detail| Unverified::NoGame { detail })?;
                if args.update {
                    let (problem, solved) = problem.complete(&rules, &limits, &watch.stop)?;
                    return Ok((Some(problem), solved));
                }
                Ok((None, problem.verify(&rules, &limits, &watch.stop)?))
            });
            progress.step();
            match verified {
                Ok((completed, solved)) => {
                    passed += 1;
                    nodes += solved.nodes;
                    if let Some(problem) = completed {
                        *line = serde_json::to_string(&problem)?;
                    }
                }
                Err(why) => {
                    failed += 1;
                    progress.aside(|| writeln!(out, "{path}:{}: {}", at + 1, args.wording().say(&why)))?;
                }
            }
        }
        progress.aside(|| writeln!(out, "{path}: {passed} verified, {} nodes", crate::perft::grouped(nodes)))?;
        if args.update {
            let completed: String = lines.into_iter().map(|line| line + "\n").collect();
            write_whole(Path::new(path), completed.as_bytes()).with_context(|| format!("cannot write {path}"))?;
        }
        out.flush()?;
    }
    drop(progress);
    if failed > 0 {
        return Err(Failed(format!("{failed} of {all} problems were not verified")).into());
    }
    Ok(())
}
