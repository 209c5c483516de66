//! The thinking output of XBoard's protocol.

use variorum_engine::{Bound, Info};

use crate::score::{nodes_per_second, xboard_score};

/// A line of thinking output.
pub(super) fn thinking(info: &Info, time_ms: u64, pv: &[String]) -> String {
    let nps = nodes_per_second(info.nodes, time_ms);
    let mark = match info.bound {
        Bound::Exact => "",
        Bound::Lower => " !",
        Bound::Upper => " ?",
    };
    format!(
        "{} {} {} {} {} {nps} 0\t{}{mark}",
        info.depth,
        xboard_score(info.score),
        time_ms / 10,
        info.nodes,
        info.seldepth,
        pv.join(" ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_output_has_its_parts_in_order() {
        let info = Info {
            depth: 9,
            seldepth: 14,
            line: 1,
            score: 156,
            bound: Bound::Lower,
            nodes: 48_000,
            time_ms: 0,
            hashfull: 0,
            pv: Vec::new(),
        };
        assert_eq!(thinking(&info, 10_840, &["g1f3".into(), "b8c6".into()]), "9 156 1084 48000 14 4428 0\tg1f3 b8c6 !");
    }
}
