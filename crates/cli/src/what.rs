//! `variorum what`: what a turn does.

use std::io::Write;

use anyhow::Context as _;
use serde_json::json;
use variorum_engine::{exchange_values, measured_values};
use variorum_library::effect;
use variorum_library::explain::Explainer;
use variorum_rules::effect::effects;

use crate::game;
use crate::names::cell_names;
use crate::wording::languages;

/// Arguments of `variorum what`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  variorum what chess '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1' d1d5\n  variorum what duck-chess start 'e2e4,*@e5' --language de"
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// Position text, or “start” for the start position
    pub position: String,

    /// The turn: e2e4, P@e5, e7e8=Q, e2e4,*@e5
    pub turn: String,

    /// The language of the sentences
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    pub language: String,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints what the turn does.
///
/// # Errors
/// If there is no such game, the position is invalid, the turn is not legal, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let text = Some(args.position.as_str()).filter(|&text| text != "start");
    let position = game::read_position(&rules, text)?;
    let turn = position.parse_turn(&args.turn)?;
    let found = effects(&position, turn, &exchange_values(&rules, &measured_values(&rules)));
    let explainer = Explainer::new(rules.definition(), &args.language);
    let told = explainer.text(&effect::message(&position, turn, &found));
    if !args.json {
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
