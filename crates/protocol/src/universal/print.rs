//! The longer outputs of a session as text.

use std::fmt::Write as _;

use variorum_engine::Info;
use variorum_gamedef::board::Coordinates;
use variorum_rules::Position;

use super::protocol::Protocol;
use crate::score::nodes_per_second;

/// An `info` line; `pv` holds the moves of the principal variation as text. UCCI's clients do not expect the words that its standard lacks.
pub(super) fn info(info: &Info, protocol: Protocol, time_ms: u64, pv: &[String]) -> String {
    let nps = nodes_per_second(info.nodes, time_ms);
    let score = protocol.score(info.score, info.bound);
    let mut text = match protocol {
        Protocol::Uci | Protocol::Cyclone | Protocol::Usi => format!(
            "info depth {} seldepth {} multipv {} score {score} nodes {} nps {nps} hashfull {} time {time_ms}",
            info.depth, info.seldepth, info.line, info.nodes, info.hashfull,
        ),
        Protocol::Ucci => format!("info time {time_ms} nodes {} depth {} score {score}", info.nodes, info.depth),
    };
    if !pv.is_empty() {
        text += " pv ";
        text += &pv.join(" ");
    }
    text
}

/// The `info string` that describes a selected game.
pub(super) fn variant(name: &str, start: &Position, start_text: &str) -> String {
    let rules = start.rules();
    let board = &rules.definition().board;
    let pocket =
        rules.definition().pieces.iter().filter(|piece| piece.fills_hands() && !piece.token.starts_with('+')).count();
    let levels = if board.is_3d() { format!(" levels {}", board.level_count()) } else { String::new() };
    format!(
        "info string variant {name} files {} ranks {}{levels} pocket {pocket} template fairy startpos {start_text}",
        board.files, board.ranks
    )
}

/// The board as a diagram, level by level from the top.
pub(super) fn diagram(position: &Position) -> String {
    let rules = position.rules();
    let board = &rules.definition().board;
    let sign = |at| {
        let Some(cell) = board.find(at).map(|cell| rules.cell(usize::from(cell))) else { return String::new() };
        let token = cell.map_or_else(String::new, |cell| rules.piece_token(position.at(cell)));
        if token.is_empty() { ".".into() } else { token.replace(['{', '}'], "") }
    };
    let wide = rules
        .cells()
        .map(|cell| rules.piece_token(position.at(cell)).replace(['{', '}'], "").chars().count())
        .max()
        .unwrap_or(1);
    let mut text = String::new();
    for level in 0..board.level_count() {
        if let Some(letter) = board.levels.get(usize::from(level)) {
            let _ = writeln!(text, "\n    level {letter}");
        }
        for rank in (0..board.ranks).rev() {
            let _ = write!(text, "{:>3} ", rank + 1);
            for file in 0..board.files {
                let _ = write!(text, " {:>wide$}", sign(Coordinates { file, level, rank }));
            }
            text.push('\n');
        }
        text += "    ";
        for file in 0..board.files {
            let _ = write!(text, " {:>wide$}", board.letter(file));
        }
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use variorum_engine::Bound;

    #[test]
    fn a_report_has_all_its_parts_in_order() {
        let report = Info {
            depth: 5,
            seldepth: 9,
            line: 2,
            score: -31,
            bound: Bound::Exact,
            nodes: 4_000,
            time_ms: 1,
            hashfull: 7,
            pv: Vec::new(),
        };
        assert_eq!(
            info(&report, Protocol::Uci, 20, &["e2e4".into(), "e7e5".into()]),
            "info depth 5 seldepth 9 multipv 2 score cp -31 nodes 4000 nps 200000 hashfull 7 time 20 pv e2e4 e7e5"
        );
        assert_eq!(
            info(&report, Protocol::Ucci, 20, &["h2e2".into()]),
            "info time 20 nodes 4000 depth 5 score -31 pv h2e2"
        );
    }

    #[test]
    fn no_time_and_many_nodes_are_no_trouble() {
        assert_eq!(nodes_per_second(5, 0), 5_000);
        assert_eq!(nodes_per_second(u64::MAX, 1), u64::MAX);
    }
}
