//! The contents of comments: words and commands such as `[%clk 0:05:00]`.

use super::error::TextError;
use super::parser::short;
use crate::tree::Evaluation;

/// The greatest number of invalid commands that are reported for a comment.
const MOST_WRONG: usize = 10;

/// What a comment says.
#[derive(Debug, Default)]
pub(super) struct Remark {
    /// The words, in single blanks.
    pub said: String,
    pub clock: Option<u64>,
    pub spent: Option<u64>,
    pub evaluation: Option<Evaluation>,
    /// Commands that cannot be read.
    pub wrong: Vec<TextError>,
}

impl Remark {
    /// Reads a comment without the braces around it.
    pub fn read(text: &str) -> Self {
        let mut remark = Self::default();
        let mut said = Vec::new();
        let mut rest = text;
        while let Some((before, command)) = rest.split_once("[%") {
            let Some((command, after)) = command.split_once(']') else { break };
            said.push(before);
            let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
            match (name, read_time(value.trim()), read_evaluation(value.trim())) {
                ("clk", Some(time), _) => remark.clock = Some(time),
                ("emt", Some(time), _) => remark.spent = Some(time),
                ("eval", _, Some(value)) => remark.evaluation = Some(value),
                ("clk" | "emt" | "eval", _, _) if remark.wrong.len() < MOST_WRONG => {
                    remark.wrong.push(TextError::Command { found: short(command) });
                }
                // Others, such as arrows on the board, are ignored.
                _ => {}
            }
            rest = after;
        }
        said.push(rest);
        let parts = said.iter().map(|part| plain(part)).filter(|part| !part.is_empty());
        remark.said = parts.collect::<Vec<_>>().join(" ");
        remark
    }
}

/// Normalises a comment: single blanks between words, no braces, which would end it or seem to open another, and nothing that looks like a command.
pub(super) fn plain(text: &str) -> String {
    let text = text.replace('{', "(").replace('}', ")").replace("[%", "[ %");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Parses a time such as `1:02:03.5`, `2:03` or `3`, in milliseconds.
pub(crate) fn read_time(text: &str) -> Option<u64> {
    let (whole, rest) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let mut seconds = 0_u64;
    let parts: Vec<&str> = whole.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    for part in parts {
        seconds = seconds.checked_mul(60)?.checked_add(part.parse::<u64>().ok()?)?;
    }
    let rest: String = rest.chars().chain("000".chars()).take(3).collect();
    seconds.checked_mul(1000)?.checked_add(rest.parse::<u16>().ok()?.into())
}

/// Parses an evaluation such as `0.35`, `-1.2` or `#-3`, also as `-#3`. A depth after a comma or a slash is ignored.
fn read_evaluation(text: &str) -> Option<Evaluation> {
    let text = text.split([',', '/']).next()?.trim();
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.trim_start_matches('+')),
    };
    if let Some(turns) = digits.strip_prefix(['#', 'M']) {
        let turns = turns.parse::<i32>().ok()?;
        return Some(Evaluation::Win(if negative { turns.checked_neg()? } else { turns }));
    }
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
    let rest: String = rest.chars().chain("00".chars()).take(2).collect();
    let value = i64::from(whole.parse::<u32>().ok()?) * 100 + i64::from(rest.parse::<u8>().ok()?);
    i32::try_from(if negative { -value } else { value }).ok().map(Evaluation::Centipawns)
}
