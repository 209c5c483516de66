//! `variorum show`: draws a position as text.

use std::io::Write;

use serde_json::{Map, Value, json};
use variorum_rules::{Occupant, Position, Side};

use crate::board::{self, BoardStyle};
use crate::game::{GamePosition, customary_lines, outcome_text, side_title};

/// Arguments of `variorum show`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Upper-case letters are White's pieces, lower-case letters Black's, and · is an empty cell. The top level comes first.\n\n\
Examples:\n  variorum show shogi\n  variorum show chess --position '8/8/8/8/8/5k2/5q2/7K w - - 0 1'\n  variorum show raumschach --from black"
)]
pub struct Args {
    #[command(flatten)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub place: GamePosition,

    /// The side at the bottom
    #[arg(long, value_enum, default_value_t = SideName::White, value_name = "SIDE")]
    pub from: SideName,

    /// Width in columns; that of the terminal if not given
    #[arg(long, value_name = "COLUMNS")]
    pub width: Option<usize>,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// A side on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum SideName {
    /// The side that moves first
    White,
    /// The other side
    Black,
}

impl From<SideName> for Side {
    fn from(name: SideName) -> Self {
        match name {
            SideName::White => Self::White,
            SideName::Black => Self::Black,
        }
    }
}

/// Prints a position.
///
/// # Errors
/// If the game or the position is invalid, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut position = args.place.open()?;
    if args.json {
        writeln!(out, "{:#}", in_json(&mut position))?;
        return Ok(());
    }
    let width = args.width.unwrap_or_else(board::terminal_width);
    let view = BoardStyle { width, from: args.from.into() };
    writeln!(out, "{}\n", position.rules().definition().about.name)?;
    write!(out, "{}", board::draw(&position, view))?;
    writeln!(out)?;
    for line in state_lines(&mut position) {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "\nPosition: {}", position.text())?;
    for line in customary_lines(&position) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The state besides the board: hands, side to move, check, result.
#[must_use]
pub fn state_lines(position: &mut Position) -> Vec<String> {
    let rules = std::sync::Arc::clone(position.rules());
    let mut lines = Vec::new();
    if rules.has_hands() {
        lines.extend(Side::BOTH.map(|side| {
            format!("{} in hand: {}", side_title(&rules, side), piece_list(position, side, Position::in_hand))
        }));
    }
    if rules.has_pool() {
        lines.extend(Side::BOTH.map(|side| {
            format!("{} has lost: {}", side_title(&rules, side), piece_list(position, side, Position::lost_pieces))
        }));
    }
    let side = side_title(&rules, position.side());
    match position.outcome() {
        Some(outcome) => lines.push(format!("The game is over. {}", outcome_text(&rules, outcome))),
        None if position.is_check() => lines.push(format!("{side} to move, in check.")),
        None => lines.push(format!("{side} to move.")),
    }
    lines
}

/// Lists pieces in hand or lost pieces: `2 Pawn (P), Rook (R)`.
fn piece_list(position: &Position, side: Side, count: impl Fn(&Position, Side, usize) -> u8) -> String {
    let rules = position.rules();
    let pieces = rules.definition().pieces.iter().enumerate();
    let items: Vec<String> = pieces
        .filter_map(|(kind, piece)| {
            let token = rules.owned_token(side, kind);
            match count(position, side, kind) {
                0 => None,
                1 => Some(format!("{} ({token})", piece.name)),
                count => Some(format!("{count} {} ({token})", piece.name)),
            }
        })
        .collect();
    if items.is_empty() { "nothing".to_owned() } else { items.join(", ") }
}

/// A position as JSON.
#[must_use]
pub fn in_json(position: &mut Position) -> Value {
    let rules = std::sync::Arc::clone(position.rules());
    let definition = rules.definition();
    let mut cells = Map::new();
    for cell in rules.cells() {
        let piece = position.at(cell);
        let Some(occupant) = piece.occupant() else { continue };
        let (owner, name) = match occupant {
            Occupant::Owned(side, kind) => (side_name(side), &definition.pieces[kind].name),
            Occupant::Neutral(kind) => ("neutral", &definition.neutrals[kind].name),
        };
        cells.insert(rules.cell_name(cell), json!({"token": rules.piece_token(piece), "name": name, "side": owner}));
    }
    let stocks = |there: bool, count: &dyn Fn(Side, usize) -> u8| {
        if !there {
            return Value::Null;
        }
        let of = |side: Side| -> Map<String, Value> {
            (0..definition.pieces.len())
                .filter(|&kind| count(side, kind) > 0)
                .map(|kind| (rules.owned_token(side, kind), count(side, kind).into()))
                .collect()
        };
        json!({"white": of(Side::White), "black": of(Side::Black)})
    };
    let hands = stocks(rules.has_hands(), &|side, kind| position.in_hand(side, kind));
    let lost = stocks(rules.has_pool(), &|side, kind| position.lost_pieces(side, kind));
    let outcome = position.outcome();
    json!({
        "game": definition.id,
        "name": definition.about.name,
        "position": position.text(),
        "side": side_name(position.side()),
        "check": position.is_check(),
        "outcome": outcome.map(|outcome| json!({"winner": outcome.winner.map(side_name), "reason": outcome.reason.text()})),
        "cells": cells,
        "hands": hands,
        "lost": lost,
    })
}

/// `white` or `black`.
#[must_use]
pub fn side_name(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}
