//! `variorum why`: why a turn is not legal.

use std::io::Write;

use anyhow::{Context as _, bail};
use serde_json::json;
use variorum_library::explain::Explainer;
use variorum_library::refusal;
use variorum_messages::Message;
use variorum_rules::refusal::{self as core, Asked};

use crate::asked_turn::AskedTurn;
use crate::names::cell_names;

/// Arguments of `variorum why`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  variorum why chess start e1g1\n  variorum why chess '4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1' e2c3\n  variorum why shogi start P@5e --language de"
)]
pub struct Args {
    #[command(flatten)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub asked: AskedTurn,
}

/// Prints why the turn is not legal.
///
/// # Errors
/// If there is no such game, the position is invalid, the turn names no cells or pieces of the game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let asked = &args.asked;
    let (rules, position) = asked.place()?;
    let Some(Asked { position, wish, refusal }) = core::ask(&position, &asked.turn) else {
        bail!("“{}” names no cells or pieces of this game", asked.turn);
    };
    let explainer = Explainer::new(rules.definition(), &asked.language);
    let told = match &refusal {
        Some(refused) => refusal::message(&position, &wish, refused),
        None => Message::new("refusal-none"),
    };
    let told = explainer.text(&told);
    if !asked.json {
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
