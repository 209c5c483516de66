//! `variorum table GAME --list`: which pieces win with their royal piece against a bare royal piece.

use std::io::Write;
use std::sync::Arc;

use anyhow::Context as _;
use variorum_rules::Rules;
use variorum_tables::{Material, Plan, Tables};

use super::{Args, report, royal, solve_next};

/// Solves the table of each piece, and of each pair if asked for, and prints a line for each.
pub(super) fn run(rules: &Arc<Rules>, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let royal = royal(rules).context("the game has no royal piece")?;
    let pieces = &rules.definition().pieces;
    let kinds = || (0..pieces.len()).filter(|&kind| kind != royal);
    let mut armies: Vec<Vec<usize>> = kinds().map(|kind| vec![kind]).collect();
    if args.pairs {
        armies.extend(
            kinds().flat_map(|one| kinds().filter(move |&other| other >= one).map(move |other| vec![one, other])),
        );
    }
    let token = |kind: usize| pieces[kind].token.as_str();
    writeln!(out, "{:16} {:>9} {:>9}  longest win", "pieces", "to move", "waiting")?;
    for army in armies {
        let army: Vec<&str> = army.into_iter().map(token).collect();
        let list = format!("{} {} / {}", token(royal), army.join(" "), token(royal));
        let line = match solved(rules, &list, args) {
            Ok(Some(tables)) => line(&tables),
            Ok(None) => continue,
            Err(fault) => fault.to_string(),
        };
        writeln!(out, "{list:16} {line}")?;
        out.flush()?;
    }
    writeln!(out, "\nThe shares of positions that White wins: with White to move, and with Black to move.")?;
    Ok(())
}

/// The tables of a list of pieces; `None` if there is no such position.
fn solved(rules: &Arc<Rules>, list: &str, args: &Args) -> anyhow::Result<Option<Tables>> {
    let plan = match Plan::new(rules, &Material::parse(rules, list)?) {
        Err(variorum_tables::TableError::NoPosition { .. }) => return Ok(None),
        plan => plan?.within(args.memory),
    };
    plan.check_memory(&plan.estimate())?;
    let mut tables = Tables::new(plan);
    while solve_next(&mut tables, args.threads())?.is_some() {}
    Ok(Some(tables))
}

fn line(tables: &Tables) -> String {
    let Some(statistics) = tables.statistics(0) else { return String::new() };
    let [white, black] = &statistics.sides;
    let longest = white.longest_win.as_ref().map_or_else(|| "none".to_owned(), |&(turns, ..)| report::turns(turns));
    format!(
        "{:>9} {:>9}  {longest}",
        report::percent(white.wins, white.all()),
        report::percent(black.losses, black.all())
    )
}
