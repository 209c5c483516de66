//! The longer outputs of the XBoard session as text.

use std::io::{self, Write};

use variorum_engine::{Bound, Info};

use super::command::TABLE_TYPE;
use crate::score::{nodes_per_second, xboard_score};
use crate::strength::FULL_SKILL;
use crate::universal::MAX_LINES;

/// Announces the features and options of the session.
pub(super) fn features(out: &mut impl Write, names: &[String], lines: usize, skill: u32) -> io::Result<()> {
    writeln!(out, "feature done=0")?;
    writeln!(out, "feature ping=1 setboard=1 playother=1 san=0 usermove=1 time=1 draw=1 sigint=0 sigterm=0 reuse=1")?;
    writeln!(out, "feature analyze=1 colors=0 ics=0 name=1 pause=0 nps=0 debug=1 memory=1 smp=1 exclude=1 setscore=0")?;
    writeln!(out, "feature egt=\"{TABLE_TYPE}\"")?;
    writeln!(out, "feature myname=\"{}\" variants=\"{}\"", crate::NAME, names.join(","))?;
    writeln!(out, "feature option=\"MultiPV -spin {lines} 1 {MAX_LINES}\"")?;
    writeln!(out, "feature option=\"Skill Level -spin {skill} 0 {FULL_SKILL}\"")?;
    writeln!(out, "feature option=\"Clear Hash -button\"")?;
    writeln!(out, "feature done=1")
}

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
