//! `variorum show`: draws a position as text.

use std::io::Write;

use serde_json::{Map, Value, json};
use variorum_library::explain::{Explainer, name as piece_name};
use variorum_library::{Language, ending_message, side_word};
use variorum_messages::{Arg, Message};
use variorum_rules::{Occupant, Position, Side};

use crate::board::{self, BoardStyle};
use crate::game::{GamePosition, customary_lines};

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
    let explainer = Explainer::new(position.rules().definition(), Language::ENGLISH.tag());
    for line in state_lines(&position) {
        writeln!(out, "{}", explainer.text(&line))?;
    }
    writeln!(out, "\nPosition: {}", position.text())?;
    for line in customary_lines(&position) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// The state besides the board: hands, side to move, check, result.
#[must_use]
pub fn state_lines(position: &Position) -> Vec<Message> {
    let rules = position.rules();
    let sides = rules.definition().style.sides;
    let of = |id: &'static str, side: Side| Message::new(id).with("side", side_word(sides, side));
    let mut lines = Vec::new();
    if rules.has_hands() {
        lines
            .extend(Side::BOTH.map(|side| {
                of("terminal-in-hand", side).with("pieces", piece_list(position, side, Position::in_hand))
            }));
    }
    if rules.has_pool() {
        lines.extend(
            Side::BOTH.map(|side| {
                of("terminal-lost", side).with("pieces", piece_list(position, side, Position::lost_pieces))
            }),
        );
    }
    let side = position.side();
    lines.push(match position.outcome() {
        Some(outcome) => {
            let outcome = ending_message(outcome.reason.word(), outcome.winner, sides);
            Message::new("terminal-ended").with("outcome", outcome)
        }
        None if position.is_check() => of("terminal-in-check", side),
        None => of("terminal-to-move", side),
    });
    lines
}

/// Lists pieces in hand or lost pieces: `2 Pawns (P), Rook (R)`.
fn piece_list(position: &Position, side: Side, count: impl Fn(&Position, Side, usize) -> u8) -> Arg {
    let rules = position.rules();
    let kinds = 0..rules.definition().pieces.len();
    Arg::list(kinds.map(|kind| (kind, count(position, side, kind))).filter(|&(_, count)| count > 0).map(
        |(kind, count)| {
            Message::new("terminal-piece")
                .with("count", count)
                .with("piece", piece_name(rules.definition(), kind))
                .with("token", rules.owned_token(side, kind))
        },
    ))
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
