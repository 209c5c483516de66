//! What `variorum table` prints.

use std::io::Write;
use std::time::Duration;

use variorum_messages::Message;
use variorum_rules::{Position, Side};
use variorum_tables::{SideStatistics, Tables};

use super::words::{Words, tenths, turns};

/// The longest line that is printed in full, in turns.
const LONGEST_LINE: usize = 400;

/// How fast it was.
pub(super) fn time(positions: u64, took: Duration, words: &Words<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    if positions > 0 {
        let seconds = took.as_secs_f64();
        let speed = (positions as f64 / seconds.max(1e-9)) as u64;
        let text = Message::new("endgame-speed").with("positions", positions).with("seconds", tenths(seconds));
        words.line("endgame-solved", &words.text(&text.with("speed", speed)), out)?;
    }
    Ok(())
}

/// What the table of the pieces asked for says as a whole.
pub(super) fn statistics(tables: &Tables, words: &Words<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(statistics) = tables.statistics(0) else { return Ok(()) };
    let rules = tables.plan().rules();
    let count = |count: u64| words.text(&Message::new("endgame-count").with("count", count));
    for (side, sums) in Side::BOTH.into_iter().zip(&statistics.sides) {
        writeln!(out, "\n{}", words.text(&words.of_side("endgame-to-move", side).with("positions", sums.all())))?;
        let results = [("endgame-won", sums.wins), ("endgame-drawn", sums.draws), ("endgame-lost", sums.losses)];
        let results = results.map(|(id, count)| (words.word(id), count));
        let width = results.iter().map(|(word, _)| word.chars().count()).max().unwrap_or(0);
        for (word, sum) in results {
            writeln!(out, "  {word:width$}  {:>14}  {}", count(sum), words.percent(sum, sums.all()))?;
        }
        ended(sums, words, out)?;
    }
    let longest = Side::BOTH.into_iter().zip(&statistics.sides).filter_map(|(side, sums)| {
        let (turns, count, text) = sums.longest_win.as_ref()?;
        Some((*turns, side, *count, text))
    });
    for (length, side, count, text) in longest {
        let longest = words.of_side("endgame-longest", side).with("length", turns(length)).with("count", count);
        writeln!(out, "\n{}", words.text(&longest))?;
        writeln!(out, "  {text}")?;
        if let Ok(position) = Position::parse(rules, text) {
            line(tables, &position, words, out)?;
        }
    }
    Ok(())
}

fn ended(sums: &SideStatistics, words: &Words<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    if sums.mates > 0 {
        writeln!(out, "  {}", words.text(&Message::new("endgame-ended").with("count", sums.mates)))?;
    }
    Ok(())
}

/// Best play from a position, with numbers of moves.
pub(super) fn line(
    tables: &Tables,
    position: &Position,
    words: &Words<'_>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let line = tables.best_line(position, LONGEST_LINE);
    if line.is_empty() {
        return Ok(());
    }
    let mut at = position.clone();
    let mut texts = Vec::new();
    for turn in line {
        match at.side() {
            Side::White => texts.push(format!("{}.", at.fullmove_number())),
            Side::Black if texts.is_empty() => texts.push(format!("{}...", at.fullmove_number())),
            Side::Black => {}
        }
        texts.push(at.turn_text(turn));
        at.play_unchecked(turn);
    }
    texts.extend(at.outcome().map(|outcome| words.outcome(outcome)));
    writeln!(out, "  {}", texts.join(" "))?;
    Ok(())
}
