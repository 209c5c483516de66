//! `variorum games`: lists the games.

use std::io::Write;

use serde_json::{Value, json};
use variorum_gamedef::definition::Definition;

/// Arguments of `variorum games`.
#[derive(Clone, Debug, Default, clap::Args)]
#[command(after_help = "Examples:\n  variorum games\n  variorum games --json | jq -r '.[].id'")]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Lists the games.
///
/// # Errors
/// If a game has errors, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut games: Vec<Definition> =
        variorum_library::ids().iter().map(|id| variorum_library::definition(id)).collect::<Result<_, _>>()?;
    if args.json {
        let list: Vec<Value> = games.iter().map(in_json).collect();
        writeln!(out, "{:#}", Value::Array(list))?;
        return Ok(());
    }
    games.sort_by_key(|game| (game.about.family.clone(), game.id.clone()));
    let width =
        |text: fn(&Definition) -> String| games.iter().map(|game| text(game).chars().count()).max().unwrap_or(0);
    let (ids, names, boards) = (width(|g| g.id.clone()), width(|g| g.about.name.clone()), width(board_text));
    let mut family = None;
    for game in &games {
        if family != Some(&game.about.family) {
            if family.is_some() {
                writeln!(out)?;
            }
            writeln!(out, "{}", if game.about.family.is_empty() { "Other games" } else { &game.about.family })?;
            family = Some(&game.about.family);
        }
        let (name, board, pieces) = (&game.about.name, board_text(game), game.pieces.len());
        writeln!(out, "  {:ids$}  {name:names$}  {board:boards$}  {pieces:2} piece types", game.id)?;
    }
    Ok(())
}

/// The size of a board: `8×9`, `7×7×10 (3D)`.
#[must_use]
pub fn board_text(game: &Definition) -> String {
    let board = &game.board;
    if board.is_3d() {
        format!("{}×{}×{} (3D)", board.files, board.level_count(), board.ranks)
    } else {
        format!("{}×{}", board.files, board.ranks)
    }
}

fn in_json(game: &Definition) -> Value {
    let board = &game.board;
    json!({
        "id": game.id,
        "name": game.about.name,
        "family": game.about.family,
        "inventor": game.about.inventor,
        "year": game.about.year,
        "summary": game.about.summary,
        "board": {
            "files": board.files,
            "ranks": board.ranks,
            "levels": board.levels.iter().collect::<String>(),
            "cells": board.cell_count(),
        },
        "pieces": game.pieces.iter().map(|piece| json!({"token": piece.token, "name": piece.name})).collect::<Vec<_>>(),
        "neutral": game.neutrals.iter().map(|piece| json!({"token": piece.token, "name": piece.name})).collect::<Vec<_>>(),
    })
}
