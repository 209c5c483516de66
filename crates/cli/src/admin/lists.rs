//! Prints the operator's lists in columns or as JSON.

use std::io::Write;

use serde::Serialize;
use time::OffsetDateTime;
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;
use variorum_server::operator::{AccountEntry, BlockEntry, LineEntry, OperationEntry, ReportEntry, SiteState};

/// `2026-11-25 08:30`, in UTC.
const MOMENT: &[BorrowedFormatItem<'_>] = format_description!("[year]-[month]-[day] [hour]:[minute]");

fn json(value: &impl Serialize, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out, "{}", serde_json::to_string_pretty(value)?)?;
    Ok(())
}

/// A time in milliseconds since 1970 as text, in UTC.
fn moment(millis: i64) -> String {
    let moment = OffsetDateTime::from_unix_timestamp(millis.div_euclid(1000)).ok();
    moment.and_then(|moment| moment.format(MOMENT).ok()).unwrap_or_else(|| "?".to_owned())
}

/// A number of bytes with a readable unit.
pub(super) fn size(bytes: u64) -> String {
    let mut amount = bytes;
    for unit in ["bytes", "KiB", "MiB", "GiB"] {
        if amount < 10_240 {
            return format!("{amount} {unit}");
        }
        amount /= 1024;
    }
    format!("{amount} TiB")
}

/// Prints rows in aligned columns.
fn table<const N: usize>(heads: [&str; N], rows: &[[String; N]], out: &mut impl Write) -> anyhow::Result<()> {
    let width = |column: usize| {
        let cells = rows.iter().map(|row| row[column].chars().count());
        cells.chain([heads[column].chars().count()]).max().unwrap_or(0)
    };
    let widths: [usize; N] = std::array::from_fn(width);
    for row in [&heads.map(str::to_owned)].into_iter().chain(rows) {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

pub(super) fn status(state: &SiteState, as_json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    if as_json {
        return json(state, out);
    }
    writeln!(out, "announcement      {}", state.announcement.as_deref().unwrap_or("none"))?;
    writeln!(out, "read-only         {}", if state.read_only { "yes" } else { "no" })?;
    writeln!(out, "open reports      {}", state.open_reports)?;
    writeln!(out, "blocked networks  {}", state.blocked_networks)?;
    writeln!(out, "database          {} ({} free)", size(state.database_bytes), size(state.free_bytes))?;
    Ok(())
}

pub(super) fn accounts(entries: &[AccountEntry], as_json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    if as_json {
        return json(&entries, out);
    }
    let row = |entry: &AccountEntry| {
        [
            entry.name.clone(),
            moment(entry.created),
            entry.used.map_or("-".to_owned(), moment),
            entry.logins.to_string(),
            entry.games.to_string(),
            entry.reports.to_string(),
            entry.locked.map_or(String::new(), |at| format!("since {}", moment(at))),
            entry.id.clone(),
        ]
    };
    let heads = ["NAME", "MADE", "LAST SEEN", "LOGINS", "GAMES", "REPORTS", "LOCKED", "ID"];
    table(heads, &entries.iter().map(row).collect::<Vec<_>>(), out)
}

pub(super) fn reports(entries: &[ReportEntry], as_json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    if as_json {
        return json(&entries, out);
    }
    if entries.is_empty() {
        writeln!(out, "No reports.")?;
    }
    for entry in entries {
        let about = match (&entry.account, &entry.game) {
            (Some(name), _) => name.as_str(),
            (None, Some(_)) => "a visitor",
            (None, None) => "a deleted account",
        };
        let by = entry.reporter.as_deref().unwrap_or("a visitor");
        writeln!(out, "{}  {}  {} about {about}, by {by}", entry.id, moment(entry.at), entry.reason)?;
        if let (Some(game), Some(line)) = (&entry.game, entry.line) {
            writeln!(out, "    game {game}, line {line}: “{}”", entry.quote.as_deref().unwrap_or_default())?;
        }
        if !entry.words.is_empty() {
            writeln!(out, "    “{}”", entry.words.replace('\n', " "))?;
        }
        if let Some(handled) = entry.handled {
            writeln!(out, "    handled {}", moment(handled))?;
        }
    }
    Ok(())
}

pub(super) fn chat(entries: &[LineEntry], as_json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    if as_json {
        return json(&entries, out);
    }
    let row = |entry: &LineEntry| {
        [
            entry.number.to_string(),
            entry.at.map_or("-".to_owned(), |at| moment(i64::try_from(at).unwrap_or(i64::MAX))),
            if entry.players { "players" } else { "spectators" }.to_owned(),
            entry.name.clone().unwrap_or_else(|| "-".to_owned()),
            entry.text.clone().unwrap_or_else(|| "(removed)".to_owned()),
        ]
    };
    table(["LINE", "AT", "ROOM", "BY", "TEXT"], &entries.iter().map(row).collect::<Vec<_>>(), out)
}

pub(super) fn blocks(entries: &[BlockEntry], as_json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    if as_json {
        return json(&entries, out);
    }
    let row = |entry: &BlockEntry| {
        let until = entry.until.map_or("permanent".to_owned(), moment);
        [entry.network.clone(), moment(entry.created), until, entry.reason.replace('\n', " ")]
    };
    table(["NETWORK", "SINCE", "UNTIL", "REASON"], &entries.iter().map(row).collect::<Vec<_>>(), out)
}

pub(super) fn operations(entries: &[OperationEntry], as_json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    if as_json {
        return json(&entries, out);
    }
    let row = |entry: &OperationEntry| {
        let subject = match &entry.name {
            Some(name) => format!("{} ({name})", entry.subject),
            None => entry.subject.clone(),
        };
        let detail = entry.detail.replace('\n', " ");
        [entry.number.to_string(), moment(entry.at), entry.action.clone(), subject, detail]
    };
    table(["NUMBER", "AT", "WHAT", "OF", "DETAIL"], &entries.iter().map(row).collect::<Vec<_>>(), out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_for_people() {
        assert_eq!(moment(1_795_594_301_999), "2026-11-25 08:11");
        assert_eq!(moment(i64::MAX), "?");
        assert_eq!((size(0), size(10_239), size(10_240)), ("0 bytes".into(), "10239 bytes".into(), "10 KiB".into()));
        assert_eq!(size(u64::MAX), "16777215 TiB");
    }

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let mut out = Vec::new();
        let row = |one: &str, two: &str| [one.to_owned(), two.to_owned()];
        table(["A", "B"], &[row("äöü", "x"), row("", "")], &mut out).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "A    B\näöü  x\n\n");
    }
}
