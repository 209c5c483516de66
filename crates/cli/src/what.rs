//! `variorum what`: what a turn does.

use std::io::Write;

use anyhow::Context as _;
use serde_json::json;
use variorum_engine::{exchange_values, measured_values};
use variorum_library::effect;
use variorum_library::explain::Explainer;
use variorum_rules::effect::effects;

use crate::asked_turn::AskedTurn;
use crate::names::cell_names;

/// Arguments of `variorum what`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  variorum what chess '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1' d1d5\n  variorum what duck-chess start 'e2e4,*@e5' --language de"
)]
pub struct Args {
    #[command(flatten)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub asked: AskedTurn,
}

/// Prints what the turn does.
///
/// # Errors
/// If there is no such game, the position is invalid, the turn is not legal, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let asked = &args.asked;
    let (rules, position) = asked.place()?;
    let turn = position.parse_turn(&asked.turn)?;
    let found = effects(&position, turn, &exchange_values(&rules, &measured_values(&rules)));
    let explainer = Explainer::new(rules.definition(), &asked.language);
    let told = explainer.text(&effect::message(&position, turn, &found));
    if !asked.json {
        return writeln!(out, "{told}").context("the output failed");
    }
    let effects = found.iter().map(|found| {
        let ways: Vec<_> = found.attacks().iter().map(|attack| cell_names(&rules, &attack.route.cells)).collect();
        let text = explainer.text(&effect::sentence(&position, turn, found));
        json!({"code": found.code(), "text": text, "cells": cell_names(&rules, &found.cells()), "ways": ways})
    });
    let whole = json!({"text": told, "effects": effects.collect::<Vec<_>>()});
    writeln!(out, "{whole}")?;
    Ok(())
}
