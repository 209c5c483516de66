//! What `variorum table` prints.

use std::io::Write;
use std::time::Duration;

use variorum_rules::{Position, Side};
use variorum_tables::{SideStatistics, Tables};

use crate::game;
use crate::perft::grouped;

/// The longest line that is printed in full, in turns.
const LONGEST_LINE: usize = 400;

/// A length of time in words: `less than a second`, `12 seconds`, `3.5 hours`.
pub(super) fn duration(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        _ if seconds < 1.0 => "less than a second".to_owned(),
        _ if seconds < 120.0 => format!("about {seconds:.0} seconds"),
        _ if seconds < 7_200.0 => format!("about {:.0} minutes", seconds / 60.0),
        _ => format!("about {:.1} hours", seconds / 3_600.0),
    }
}

/// A number of turns, and of moves: `19 turns (10 moves)`.
pub(super) fn turns(turns: u16) -> String {
    let moves = turns.div_ceil(2);
    let plural = |count: u16| if count == 1 { "" } else { "s" };
    format!("{turns} turn{} ({moves} move{})", plural(turns), plural(moves))
}

/// How fast it was.
pub(super) fn time(positions: u64, took: Duration, out: &mut impl Write) -> anyhow::Result<()> {
    if positions > 0 {
        let seconds = took.as_secs_f64();
        let speed = (positions as f64 / seconds.max(1e-9)) as u64;
        writeln!(
            out,
            "solved      {} positions in {seconds:.1} s, {} positions/s",
            grouped(positions),
            grouped(speed)
        )?;
    }
    Ok(())
}

/// A share as a percentage that says 100 or 0 only if it is all or none.
pub(super) fn percent(part: u64, all: u64) -> String {
    if part == 0 || part == all {
        return if part == 0 { "0 %".to_owned() } else { "100 %".to_owned() };
    }
    let share = 100.0 * part as f64 / all as f64;
    format!("{:.2} %", share.clamp(0.01, 99.99))
}

/// What the table of the pieces asked for says as a whole.
pub(super) fn statistics(tables: &Tables, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(statistics) = tables.statistics(0) else { return Ok(()) };
    let rules = tables.plan().rules();
    for (side, sums) in Side::BOTH.into_iter().zip(&statistics.sides) {
        writeln!(out, "\n{} to move: {} positions", game::side_title(rules, side), grouped(sums.all()))?;
        for (word, count) in [("won", sums.wins), ("drawn", sums.draws), ("lost", sums.losses)] {
            writeln!(out, "  {word:5}  {:>14}  {}", grouped(count), percent(count, sums.all()))?;
        }
        ended(sums, out)?;
    }
    let longest = Side::BOTH.into_iter().zip(&statistics.sides).filter_map(|(side, sums)| {
        let (turns, count, text) = sums.longest_win.as_ref()?;
        Some((*turns, side, *count, text))
    });
    for (length, side, count, text) in longest {
        writeln!(
            out,
            "\nlongest win of {} to move: {}, in {} positions",
            game::side_title(rules, side),
            turns(length),
            grouped(count)
        )?;
        writeln!(out, "  {text}")?;
        if let Ok(position) = Position::parse(rules, text) {
            line(tables, &position, out)?;
        }
    }
    Ok(())
}

fn ended(sums: &SideStatistics, out: &mut impl Write) -> anyhow::Result<()> {
    if sums.mates > 0 {
        writeln!(out, "  of the lost, the game has ended in {}", grouped(sums.mates))?;
    }
    Ok(())
}

/// Best play from a position, with numbers of moves.
pub(super) fn line(tables: &Tables, position: &Position, out: &mut impl Write) -> anyhow::Result<()> {
    let line = tables.best_line(position, LONGEST_LINE);
    if line.is_empty() {
        return Ok(());
    }
    let mut at = position.clone();
    let mut words = Vec::new();
    for turn in line {
        match at.side() {
            Side::White => words.push(format!("{}.", at.fullmove_number())),
            Side::Black if words.is_empty() => words.push(format!("{}...", at.fullmove_number())),
            Side::Black => {}
        }
        words.push(at.turn_text(turn));
        at.play_unchecked(turn);
    }
    let ending = at.outcome().map(|outcome| game::outcome_text(position.rules(), outcome));
    words.extend(ending);
    writeln!(out, "  {}", words.join(" "))?;
    Ok(())
}
