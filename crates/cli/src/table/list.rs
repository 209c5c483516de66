//! `variorum table GAME --list`: which pieces win with their royal piece against a bare royal piece.

use std::io::Write;
use std::sync::Arc;

use anyhow::Context as _;
use variorum_messages::Message;
use variorum_rules::Rules;
use variorum_tables::{EndingList, EndingRecord, Material, Plan, Tables};

use super::words::{Words, turns};
use super::{Args, royal, solve_next};
use crate::whole_file::write_whole;

/// Solves the table of each piece, and of each pair if asked for, and prints a line for each.
pub(super) fn run(rules: &Arc<Rules>, args: &Args, words: &Words<'_>, out: &mut impl Write) -> anyhow::Result<()> {
    let royal = royal(rules).with_context(|| words.word("endgame-list-no-royal"))?;
    let pieces = &rules.definition().pieces;
    let kinds = || (0..pieces.len()).filter(|&kind| kind != royal);
    let mut armies: Vec<Vec<usize>> = kinds().map(|kind| vec![kind]).collect();
    if args.pairs {
        armies.extend(
            kinds().flat_map(|one| kinds().filter(move |&other| other >= one).map(move |other| vec![one, other])),
        );
    }
    let token = |kind: usize| pieces[kind].token.as_str();
    let lists = armies.into_iter().map(|army| {
        let army: Vec<&str> = army.into_iter().map(token).collect();
        format!("{} {} / {}", token(royal), army.join(" "), token(royal))
    });
    if args.json {
        return as_data(rules, lists, args, words, out);
    }
    let [pieces, to_move, waiting, longest] =
        ["endgame-list-pieces", "endgame-list-to-move", "endgame-list-waiting", "endgame-list-longest"]
            .map(|id| words.word(id));
    writeln!(out, "{pieces:16} {to_move:>9} {waiting:>9}  {longest}")?;
    for list in lists {
        let line = match solved(rules, &list, args) {
            Ok(Some(tables)) => line(&tables, words),
            Ok(None) => continue,
            Err(fault) => fault.to_string(),
        };
        writeln!(out, "{list:16} {line}")?;
        out.flush()?;
    }
    writeln!(out, "\n{}", words.word("endgame-list-shares"))?;
    Ok(())
}

/// The same as JSON. What a file has already is not worked out again, and it is written after each ending, so that the work can be stopped. Endings that
/// take too much memory are left out.
fn as_data(
    rules: &Arc<Rules>,
    lists: impl Iterator<Item = String>,
    args: &Args,
    words: &Words<'_>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let digest = rules.definition().rules_digest();
    let text = args.out.as_deref().and_then(|path| std::fs::read_to_string(path).ok());
    let known = text.and_then(|text| EndingList::parse(&text)).filter(|known| known.is_of(digest));
    let known = known.map_or_else(Vec::new, |known| known.endings);
    let mut all = EndingList::of(digest);
    for list in lists {
        let before = known.iter().find(|record| record.pieces == list).cloned();
        let record = match before {
            Some(record) => Some(record),
            None => match solved(rules, &list, args) {
                Ok(tables) => tables.as_ref().and_then(EndingRecord::of),
                Err(fault) => {
                    let left_out = Message::new("endgame-list-left-out").with("pieces", list.clone());
                    writeln!(std::io::stderr(), "{}", words.text(&left_out.with("reason", fault.to_string())))?;
                    None
                }
            },
        };
        all.endings.extend(record);
        if let Some(path) = &args.out {
            write_whole(path, all.to_json().as_bytes())
                .with_context(|| format!("{} cannot be written", path.display()))?;
        }
    }
    if args.out.is_none() {
        write!(out, "{}", all.to_json())?;
    }
    Ok(())
}

/// The tables of a list of pieces; `None` if there is no such position.
fn solved(rules: &Arc<Rules>, list: &str, args: &Args) -> anyhow::Result<Option<Tables>> {
    let plan = match Plan::new(rules, &Material::parse(rules, list).map_err(args.fault())?) {
        Err(variorum_tables::TableError::NoPosition { .. }) => return Ok(None),
        plan => plan.map_err(args.fault())?.within(args.memory),
    };
    let mut tables = Tables::new(plan);
    while solve_next(&mut tables, args)?.is_some() {}
    Ok(Some(tables))
}

fn line(tables: &Tables, words: &Words<'_>) -> String {
    let Some(statistics) = tables.statistics(0) else { return String::new() };
    let [white, black] = &statistics.sides;
    let longest = white.longest_win.as_ref().map_or_else(
        || words.word("endgame-list-none"),
        |&(length, ..)| words.text(&Message::new("endgame-list-length").with("length", turns(length))),
    );
    format!("{:>9} {:>9}  {longest}", words.percent(white.wins, white.all()), words.percent(black.losses, black.all()))
}
