//! `variorum match`: matches between two players: the engine, a random mover or other programs.

mod args;
mod report;
mod saved;
mod table;

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use variorum_arena::{Event, Record, Settings, Start, Stop, Summary, play_on};
use variorum_notation::read_position;
use variorum_rules::Rules;

pub use self::args::{AdjudicationArgs, Args, LetterList, LimitArgs, OpeningArgs, ResultArgs};
pub(crate) use self::args::{default_jobs, net_of, pool, with_weights};
pub(crate) use self::saved::{Plan, SavedMatch, digest};
use crate::progress::Progress;
use crate::queue::{Place, SentMatch, Setup, named};

/// The remarks on openings that are printed.
const MOST_NOTES: usize = 20;

/// Says what was guessed or left out in the first openings of a list. Those that cannot be used are reported by the match.
fn note_openings(rules: &Arc<Rules>, starts: &[Start]) {
    let positions = starts.iter().enumerate().filter(|(_, start)| start.position != "startpos");
    let read = positions.filter_map(|(at, start)| Some((at + 1, read_position(rules, &start.position).ok()?.remarks)));
    let remarks = read.flat_map(|(number, remarks)| remarks.into_iter().map(move |remark| (number, remark)));
    for (number, remark) in remarks.take(MOST_NOTES) {
        let _ = writeln!(std::io::stderr(), "note: opening {number}: {remark}");
    }
}

/// The match that Ctrl-C stops.
static RUNNING: Mutex<Weak<Stop>> = Mutex::new(Weak::new());

/// Makes Ctrl-C end this match: first after the current games, then immediately.
pub(crate) fn listen(stop: &Arc<Stop>) {
    *RUNNING.lock().unwrap_or_else(PoisonError::into_inner) = Arc::downgrade(stop);
    let handler = || {
        let running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner).upgrade();
        match running {
            Some(stop) if stop.is_finishing() => stop.abort(),
            Some(stop) => {
                // Standard error may be closed.
                let _ = writeln!(
                    std::io::stderr(),
                    "ending after the current games (press Ctrl-C again to end immediately)"
                );
                stop.finish();
            }
            // The match is over and its result is being printed.
            None => std::process::exit(130),
        }
    };
    // This fails if the handler is already installed; it serves the new match as well.
    let _ = ctrlc::set_handler(handler);
}

/// Notes on standard error what makes the result of these settings doubtful.
fn warn(settings: &Settings) {
    // Standard error may be closed.
    let note = |text: String| _ = writeln!(std::io::stderr(), "note: {text}");
    let mut limits = settings.players.iter().map(|player| player.limit.unwrap_or(settings.limit));
    if let Some(limit) = limits.find(|limit| limit.is_start_up_clock()) {
        note(format!("{limit} measures how fast programs begin a turn, not how strong they are: use 1+0.01 or more"));
    }
    if settings.sprt.is_some() && settings.games < settings.least_games {
        let (games, least) = (settings.games, settings.least_games);
        note(format!("{games} games are no verdict, as the test needs {least}: see --games and --least-games"));
    }
}

/// Plays the match and prints its result, or prints the results of saved matches.
///
/// # Errors
/// If there is no such game, a player cannot play it, the match fails, a file cannot be read or belongs to another match, or the output
/// fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    if !args.report.is_empty() {
        return table::write(&args.report, out);
    }
    let pool = pool(&args.game, args.pool)?;
    let settings = args.settings(&pool)?;
    warn(&settings);
    pool.iter().for_each(|rules| note_openings(rules, &settings.openings.starts));
    let ids: Vec<String> = pool.iter().map(|rules| rules.definition().id.clone()).collect();
    let mut saved = match &args.result.save {
        None => None,
        Some(path) => Some(SavedMatch::open(path, &Plan::of(&settings, &pool))?),
    };
    let mut lines = BTreeMap::new();
    let earlier = match &mut saved {
        None => Vec::new(),
        Some(saved) => {
            let mut keep = |number, line| _ = lines.insert(number, line);
            saved.read(&ids, args.result.json.then_some(&mut keep))?
        }
    };
    let queue = args.queue.open(2)?;
    let place = Place::new(queue.as_ref(), settings.workers, &format!("match of {}", named(&ids)), || {
        Ok(Setup::Match(SentMatch::new(&args.game, &pool, &settings)?))
    })?;
    let stop = Arc::new(Stop::new());
    listen(&stop);
    let progress = Progress::new(settings.games as u64, "games");
    let mut save_error = None;
    let summary = play_on(&place, &pool, &settings, earlier, &stop, |event| match event {
        Event::Progress(score) => {
            progress.say(report::running(score));
            progress.step();
        }
        Event::Ended(game) => {
            let record = Record::new(&ids[game.game], &settings, game);
            if let Some(saved) = &mut saved
                && let Err(error) = saved.append(&record)
            {
                save_error.get_or_insert(error);
                stop.finish();
            }
            if args.result.json
                && let Ok(line) = serde_json::to_value(&record)
            {
                lines.insert(game.number, line);
            }
        }
    });
    drop((progress, stop));
    let summary = summary?;
    print(args, &pool, &settings, &summary, &lines, out)?;
    out.flush()?;
    match (save_error, summary.error) {
        (Some(error), _) => Err(error.context("the match was ended because a game cannot be saved")),
        (None, Some(error)) => Err(anyhow::Error::new(error).context("the match was ended")),
        (None, None) => Ok(()),
    }
}

/// Prints the result. `lines` has the record of every game, by its number, if the output is JSON.
fn print(
    args: &Args,
    pool: &[Arc<Rules>],
    settings: &Settings,
    summary: &Summary,
    lines: &BTreeMap<usize, serde_json::Value>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let definitions: Vec<_> = pool.iter().map(|rules| rules.definition()).collect();
    if args.result.json {
        // Games that ended after the one that decided a test do not count.
        let counted =
            lines.range(..if report::is_decided(summary) { summary.score.games() as usize } else { usize::MAX });
        let games = counted.map(|(_, line)| report::game(line)).collect();
        writeln!(out, "{:#}", report::json(&definitions, settings, summary, games))?;
        return Ok(());
    }
    report::text(&definitions, settings, summary, out)
}
