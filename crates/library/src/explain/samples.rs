//! Turns of a game as samples of how they are written. They show the notation; whether they are legal depends on the position.

use variorum_gamedef::board::{CellIndex, Coordinates};
use variorum_gamedef::definition::{Definition, NeutralAction, NeutralActionKind, PieceTypeId, Spot, ZoneId};

/// The cell so many files and ranks from the middle of the first rank, or the nearest to it that the board has.
fn cell(definition: &Definition, files: u8, ranks: u8) -> CellIndex {
    let board = &definition.board;
    let middle = board.files.saturating_sub(1) / 2;
    let file = middle.saturating_add(files).min(board.files.saturating_sub(1));
    let rank = ranks.min(board.ranks.saturating_sub(1));
    let level = board.level_count().saturating_sub(1) / 2;
    let away = |cell: &CellIndex| {
        let at = board.coordinates(*cell);
        u32::from(at.file.abs_diff(file)) + u32::from(at.rank.abs_diff(rank)) + u32::from(at.level.abs_diff(level))
    };
    let exact = board.find(Coordinates { file, level, rank });
    exact.or_else(|| board.cells().min_by_key(away)).unwrap_or_default()
}

fn cells_of(definition: &Definition, zone: Option<ZoneId>) -> &[CellIndex] {
    zone.and_then(|zone| definition.zones.get(zone)).map_or(&[], |zone| &zone.cells)
}

/// The token as turns have it: `P`, `{Di}`.
fn token(definition: &Definition, kind: PieceTypeId) -> String {
    let token = definition.pieces.get(kind).map_or("", |piece| piece.token.trim_start_matches('+'));
    if token.chars().count() > 1 { format!("{{{token}}}") } else { token.to_owned() }
}

/// A turn of two parts that ends with this action: `d1d2,*@d3`.
pub(super) fn two_parts(definition: &Definition, action: &NeutralAction) -> String {
    let name = |files: u8, ranks: u8| definition.board.cell_name(cell(definition, files, ranks));
    let (from, to) = (name(0, 0), name(0, 1));
    let neutral = action.neutrals.first().and_then(|&neutral| definition.neutrals.get(neutral));
    let token = neutral.map_or('*', |neutral| neutral.token);
    let on_board = definition.starts.iter().any(|start| start.position.contains(token));
    let moved = || format!("{}{}", name(1, 2), name(1, 3));
    let put = |cell: String| format!("{token}@{cell}");
    let second = match action.kind {
        NeutralActionKind::Step { .. } | NeutralActionKind::Vault | NeutralActionKind::Swap { .. } => moved(),
        NeutralActionKind::Anywhere if on_board => moved(),
        NeutralActionKind::Anywhere => put(name(0, 2)),
        NeutralActionKind::Put { spot, zone } => {
            let limited = cells_of(definition, zone).first().map(|&cell| definition.board.cell_name(cell));
            put(limited.unwrap_or_else(|| match spot {
                Spot::Left => from.clone(),
                Spot::Reached | Spot::Anywhere => name(0, 2),
                Spot::Edge => definition.board.cell_name(0),
            }))
        }
    };
    // Pieces and stones stand there in the games that have such parts, and in most others.
    let usual = ["e2", "e4", "b4", "c4"];
    let has = |name: &str| definition.board.cells().any(|cell| definition.board.cell_name(cell) == name);
    if second == moved() && usual.into_iter().all(has) {
        return "e2e4,b4c4".to_owned();
    }
    format!("{from}{to},{second}")
}

/// A drop: `P@e5`; `None` if no piece can be dropped anywhere.
pub(super) fn drop(definition: &Definition) -> Option<String> {
    let board = &definition.board;
    let held = |kind: PieceTypeId| definition.is_held(kind);
    let sample = |kind: PieceTypeId| {
        let piece = definition.pieces.get(kind)?;
        let rule = &piece.drop;
        if !held(kind) && !rule.held_as.is_some_and(held) {
            return None;
        }
        let within = |zone: Option<ZoneId>, cell: CellIndex| cells_of(definition, zone).contains(&cell);
        let fits = |&cell: &CellIndex| {
            !within(rule.barred, cell)
                && (rule.only.is_none() || within(rule.only, cell))
                && (rule.opening.is_none() || within(rule.opening, cell))
        };
        let middle = cell(definition, 0, board.ranks / 2);
        let cell = std::iter::once(middle).chain(board.cells()).find(fits)?;
        Some(format!("{}@{}", token(definition, kind), board.cell_name(cell)))
    };
    let (pawns, others): (Vec<_>, Vec<_>) =
        (0..definition.pieces.len()).partition(|&kind| definition.pieces.get(kind).is_some_and(|piece| piece.pawn));
    pawns.into_iter().chain(others).find_map(sample)
}

/// A move with which a piece from the hand comes in where it began: `b1b3,H@b1`.
pub(super) fn gating(definition: &Definition, piece: Option<PieceTypeId>, zone: ZoneId) -> String {
    let board = &definition.board;
    let cells = cells_of(definition, Some(zone));
    let from = cells.get(1).or(cells.first()).copied().unwrap_or_default();
    let to = board.cells().find(|&cell| !cells.contains(&cell)).unwrap_or_default();
    let ahead = board.offset(from, 0, 0, 1).filter(|cell| !cells.contains(cell));
    let (from, to) = (board.cell_name(from), board.cell_name(ahead.unwrap_or(to)));
    format!("{from}{to},{}@{from}", piece.map_or_else(String::new, |piece| token(definition, piece)))
}

/// The second part of a turn, which promotes a piece elsewhere: `c8=R`.
pub(super) fn remote_promotion(definition: &Definition, into: Option<PieceTypeId>, zone: Option<ZoneId>) -> String {
    let far = || cell(definition, 0, definition.board.ranks.saturating_sub(1));
    let at = cells_of(definition, zone).first().copied().unwrap_or_else(far);
    format!("{}={}", definition.board.cell_name(at), into.map_or_else(String::new, |into| token(definition, into)))
}
