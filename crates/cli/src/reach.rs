//! `variorum reach`: where a man could go, alone on the board.

use std::io::Write;

use anyhow::{Context as _, bail};
use serde_json::json;
use variorum_rules::{Cell, Rules, Side};

use crate::board::{self, View};
use crate::game;
use crate::verify::parse_token;

/// Arguments of `variorum reach`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  variorum reach chess N e4\n  variorum reach chess p e7\n  variorum reach blocschach '{Rh}' ve4 --json\n  variorum reach shogi +R e5"
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// The man's sign, a capital for White's (N, Di, +R), small for Black's (n, di, +r), or its name
    pub sign: String,

    /// The cell that it stands on
    pub cell: String,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints where the man can go.
///
/// # Errors
/// If there is no such game, man or cell, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let (side, kind) = find_man(&rules, &args.sign)?;
    let board = &rules.definition().board;
    let from = rules.parse_cell(&args.cell).with_context(|| {
        let last = u16::try_from(board.cell_count().saturating_sub(1)).unwrap_or(0);
        format!("no cell “{}”; cells are named {} to {}", args.cell, board.cell_name(0), board.cell_name(last))
    })?;
    let reach = rules.reach(side, kind, from);
    let (moves, captures) = (names(&rules, &reach.moves), names(&rules, &reach.captures));
    if args.json {
        let token = rules.man_token(side, kind);
        writeln!(out, "{}", json!({"token": token, "cell": args.cell, "moves": moves, "captures": captures}))?;
        return Ok(());
    }
    let man = &rules.definition().men[kind].name;
    writeln!(out, "{side}'s {man} on {}, alone on the board\n", args.cell)?;
    let view = View { width: board::terminal_width(), ..View::default() };
    let drawn = board::draw_cells(board, view, |cell| {
        let (moves, captures) = (reach.moves.contains(&cell), reach.captures.contains(&cell));
        let sign = match (moves, captures) {
            _ if cell == from => return rules.man_token(side, kind).replace(['{', '}'], ""),
            (true, true) => "o",
            (true, false) => "m",
            (false, true) => "x",
            (false, false) => "·",
        };
        sign.to_owned()
    });
    write!(out, "{drawn}")?;
    writeln!(out, "\no moves or captures, m only moves, x only captures\n")?;
    writeln!(out, "moves ({}): {}", moves.len(), listed(&moves))?;
    writeln!(
        out,
        "captures ({}): {}",
        captures.len(),
        if moves == captures { "the same".into() } else { listed(&captures) }
    )?;
    Ok(())
}

fn listed(names: &[String]) -> String {
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

/// Names of cells, sorted.
#[must_use]
pub fn names(rules: &Rules, cells: &[Cell]) -> Vec<String> {
    let mut names: Vec<String> = cells.iter().map(|&cell| rules.cell_name(cell)).collect();
    names.sort();
    names
}

/// A man by its sign, which also says whose it is, or by its name or id (White's).
fn find_man(rules: &Rules, sign: &str) -> anyhow::Result<(Side, usize)> {
    if let Some(found) = parse_token(rules, sign) {
        return Ok(found);
    }
    let definition = rules.definition();
    let named = |man: &variorum_gamedef::definition::Man| man.id == sign || man.name.eq_ignore_ascii_case(sign);
    if let Some(kind) = definition.men.iter().position(named) {
        return Ok((Side::White, kind));
    }
    if definition.neutrals.iter().any(|neutral| neutral.token.to_string() == sign || neutral.id == sign) {
        bail!("“{sign}” is a neutral man: it moves only in the second part of a turn");
    }
    let known: Vec<&str> = definition.men.iter().map(|man| man.token.as_str()).collect();
    bail!("no man “{sign}”; the signs of this game are {}", known.join(" "))
}
