//! `variorum reach`: where a piece could go on an empty board.

use std::io::Write;

use anyhow::{Context as _, bail};
use serde_json::json;
use variorum_gamedef::definition::OneSide;
use variorum_rules::{Rules, Side};

use crate::board::{self, BoardStyle};
use crate::game;
use crate::names::{cell_names, parse_token};

/// Arguments of `variorum reach`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  variorum reach chess N e4\n  variorum reach chess p e7\n  variorum reach blocschach '{Rh}' ve4 --json\n  variorum reach shogi +R e5"
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// The piece: its token, upper case for White (N, Di, +R), lower case for Black (n, di, +r), or its name
    pub piece: String,

    /// The cell of the piece
    pub cell: String,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints the cells that the piece reaches.
///
/// # Errors
/// If there is no such game, piece or cell, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let (side, kind) = find_piece(&rules, &args.piece)?;
    let board = &rules.definition().board;
    let from = rules.parse_cell(&args.cell).with_context(|| {
        let last = u16::try_from(board.cell_count().saturating_sub(1)).unwrap_or(0);
        format!("there is no cell “{}”; cells are named {} to {}", args.cell, board.cell_name(0), board.cell_name(last))
    })?;
    let reach = rules.reach(side, kind, from);
    let (moves, captures) = (cell_names(&rules, &reach.moves), cell_names(&rules, &reach.captures));
    let swaps = cell_names(&rules, &reach.swaps);
    if args.json {
        let token = rules.owned_token(side, kind);
        writeln!(
            out,
            "{}",
            json!({"token": token, "cell": args.cell, "moves": moves, "captures": captures, "swaps": swaps})
        )?;
        return Ok(());
    }
    let piece = &rules.definition().pieces[kind].name;
    writeln!(out, "{}'s {piece} on {}, alone on the board\n", game::side_title(&rules, side), args.cell)?;
    let view = BoardStyle { width: board::terminal_width(), ..BoardStyle::default() };
    let drawn = board::draw_cells(&rules, view, |cell| {
        let (moves, captures) = (reach.moves.contains(&cell), reach.captures.contains(&cell));
        let sign = match (moves, captures) {
            _ if cell == from => return rules.owned_token(side, kind).replace(['{', '}'], ""),
            (true, true) => "o",
            (true, false) => "m",
            (false, true) => "x",
            (false, false) if reach.swaps.contains(&cell) => "s",
            (false, false) => "·",
        };
        sign.to_owned()
    });
    write!(out, "{drawn}")?;
    let only_swaps = if swaps.is_empty() { "" } else { ", s only changes places" };
    writeln!(out, "\no moves or captures, m only moves, x only captures{only_swaps}\n")?;
    writeln!(out, "moves ({}): {}", moves.len(), listed(&moves))?;
    writeln!(
        out,
        "captures ({}): {}",
        captures.len(),
        if moves == captures { "the same".into() } else { listed(&captures) }
    )?;
    if !swaps.is_empty() {
        let same = if swaps == moves { "the same".into() } else { listed(&swaps) };
        writeln!(out, "changes places with pieces on ({}): {same}", swaps.len())?;
    }
    Ok(())
}

/// The side that alone can have pieces of this kind; `None` if both can.
pub(crate) fn own_side(rules: &Rules, kind: usize) -> Option<Side> {
    let side = rules.definition().pieces.get(kind)?.side?;
    Some(match side {
        OneSide::White => Side::White,
        OneSide::Black => Side::Black,
    })
}

fn listed(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

/// Finds a piece by its token, whose case determines the side, or by its name or id, for White. What only one side can have is that side's.
fn find_piece(rules: &Rules, sign: &str) -> anyhow::Result<(Side, usize)> {
    if let Some(found) = parse_token(rules, sign) {
        return Ok((own_side(rules, found.1).unwrap_or(found.0), found.1));
    }
    let definition = rules.definition();
    let named =
        |piece: &variorum_gamedef::definition::PieceType| piece.id == sign || piece.name.eq_ignore_ascii_case(sign);
    if let Some(kind) = definition.pieces.iter().position(named) {
        return Ok((own_side(rules, kind).unwrap_or(Side::White), kind));
    }
    if definition.neutrals.iter().any(|neutral| neutral.token.to_string() == sign || neutral.id == sign) {
        bail!("“{sign}” is a neutral piece: it moves only in the second part of a turn");
    }
    let known: Vec<&str> = definition.pieces.iter().map(|piece| piece.token.as_str()).collect();
    bail!("there is no piece “{sign}”; the tokens of this game are {}", known.join(" "))
}
