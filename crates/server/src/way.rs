//! The ways of pieces, as the board draws them.

use serde::Serialize;
use variorum_rules::diagram::Route;
use variorum_rules::{Action, Position, Rules};

/// The way of one piece in a turn: the cells it visits, in order.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Way {
    pub cells: Vec<String>,
    /// Steps that lead through a tunnel: `i` stands for the one from `cells[i]` to `cells[i + 1]`.
    pub tunnels: Vec<usize>,
}

impl Way {
    pub(crate) fn of(rules: &Rules, route: &Route) -> Self {
        Self { cells: route.cells.iter().map(|&cell| rules.cell_name(cell)).collect(), tunnels: route.tunnels.clone() }
    }

    /// The way of the piece that an action moves, where other cells than the first and the last lie on it.
    pub(crate) fn worth_telling(position: &Position, action: Action) -> Option<Self> {
        let routes = variorum_rules::diagram::routes(&position, action);
        let route = routes.first().filter(|route| routes.len() == 1 && route.cells.len() > 2)?;
        Some(Self::of(position.rules(), route))
    }
}
