//! `variorum why`: why a turn is not legal.

use std::io::Write;

use anyhow::{Context as _, bail};
use serde_json::json;
use variorum_library::explain::Explainer;
use variorum_library::refusal;
use variorum_messages::Message;
use variorum_rules::refusal::{self as core, Asked};

use crate::game;
use crate::names::cell_names;
use crate::wording::languages;

/// Arguments of `variorum why`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  variorum why chess start e1g1\n  variorum why chess '4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1' e2c3\n  variorum why shogi start P@5e --language de"
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// Position text, or “start” for the start position
    pub position: String,

    /// The turn, or its first part alone: e2e4, P@e5, e7e8=Q, e2e4,*@e5
    pub turn: String,

    /// The language of the sentence
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    pub language: String,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints why the turn is not legal.
///
/// # Errors
/// If there is no such game, the position is invalid, the turn names no cells or pieces of the game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let text = Some(args.position.as_str()).filter(|&text| text != "start");
    let position = game::read_position(&rules, text)?;
    let Some(Asked { position, wish, refusal }) = core::ask(&position, &args.turn) else {
        bail!("“{}” names no cells or pieces of this game", args.turn);
    };
    let explainer = Explainer::new(rules.definition(), &args.language);
    let told = match &refusal {
        Some(refused) => refusal::message(&position, &wish, refused),
        None => Message::new("refusal-none"),
    };
    let told = explainer.text(&told);
    if !args.json {
        return writeln!(out, "{told}").context("the output failed");
    }
    let causes = refusal.iter().flat_map(|refusal| &refusal.causes);
    let causes = causes.map(|cause| {
        let lines: Vec<_> = cause.attacks().iter().map(|attack| cell_names(&rules, &attack.route.cells)).collect();
        json!({"code": cause.code(), "cells": cell_names(&rules, &cause.cells()), "lines": lines})
    });
    let whole = json!({"legal": refusal.is_none(), "text": told, "causes": causes.collect::<Vec<_>>()});
    writeln!(out, "{whole}")?;
    Ok(())
}
