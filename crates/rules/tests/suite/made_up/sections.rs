//! What stands between the pieces and the start position.

use std::fmt::Write as _;

use super::{Feature, IDS, Maker, quoted};

impl Maker {
    /// What stands between the pieces and the endings.
    pub(super) fn rest(&mut self) -> String {
        let mut text = String::new();
        if self.has(Feature::Perish) || self.has(Feature::Walls) || self.has(Feature::Stones) {
            text += "\n[[neutral]]\nid = \"stone\"\nname = \"stone\"\ntoken = \"*\"\nrole = \"blocker\"\n";
        }
        if self.has(Feature::Relays) {
            let role = self.one(&["relay", "gate"]);
            let _ = write!(text, "\n[[neutral]]\nid = \"relay\"\nname = \"relay\"\ntoken = \"%\"\nrole = \"{role}\"\n");
        }
        if self.has(Feature::Promotion) {
            for _ in 0..self.rng.usize(1..=2) {
                let (pieces, into, zone) = (self.others(), self.others(), self.one(&["last", "far"]));
                let on = self.one(&["arrival", "touch", "entry", "capture"]);
                let duty = self.one(&["always", "when-stuck", "when-moveless", "never"]);
                let _ = write!(
                    text,
                    "\n[[promotion]]\npieces = [{pieces}]\nzone = \"{zone}\"\non = \"{on}\"\ninto = [{into}]\nform = \"chosen\"\nduty = \"{duty}\"\n"
                );
                if on == "capture" && self.chance(40) {
                    text += "as-captured = true\n";
                }
                if self.has(Feature::Pool) {
                    text += "from-pool = true\n";
                }
            }
        }
        if self.has(Feature::Pool) {
            let _ = write!(text, "\n[pool]\npieces = [{}]\n", quoted(&IDS[1..self.types]));
        }
        if self.has(Feature::RemotePromotion) {
            let (pieces, into, by) = (self.others(), self.others(), self.others());
            let zone = self.one(&["far", "middle", "near"]);
            let _ = write!(
                text,
                "\n[[promotion]]\npieces = [{pieces}]\nafter = {{ pieces = [{by}], to = \"{zone}\" }}\ninto = [{into}]\n"
            );
            if self.has(Feature::Pool) {
                text += "from-pool = true\n";
            }
        }
        if self.has(Feature::Castling) {
            let last = char::from(b'a' + self.files - 1);
            let king = char::from(b'a' + self.files / 2);
            let shift = if self.chance(40) { "shift = 1\nmax-shift = 2" } else { "shift = 1" };
            let right = self.one(&["unmoved", "inside"]);
            let (cell, level) = (self.other(), self.levels.get(..1).unwrap_or_default());
            let _ = write!(
                text,
                "\n[[castling]]\nroyal = \"king\"\nroyal-from = \"cells {level}{king}1\"\npartners = [\"{cell}\"]\npartner-from = \"cells {level}a1 {level}{last}1\"\n{shift}\nright = \"{right}\"\n"
            );
        }
        if self.has(Feature::Gating) {
            let _ = write!(text, "\n[gating]\npieces = [{}]\nzone = \"near\"\n", self.others());
        }
        if self.has(Feature::Swap) {
            let (partners, unattacked) = (self.others(), self.rng.bool());
            let _ = write!(
                text,
                "\n[swap]\nroyal = \"king\"\npartners = [{partners}]\ndirections = \"orthogonal\"\nunattacked = {unattacked}\n"
            );
        }
        if self.has(Feature::BarredCaptures) {
            let (captors, victims) = (self.others(), self.others());
            let rule =
                self.one(&["afar = true", "protected = true", "in-return = true", "afar = true\nprotected = true"]);
            let _ = write!(text, "\n[[barred]]\ncaptors = [{captors}]\nvictims = [{victims}]\n{rule}\n");
        }
        if self.has(Feature::Influence) {
            for _ in 0..self.rng.usize(1..=2) {
                let (of, on) = (self.others(), self.others());
                let along =
                    self.one(&["orthogonal", "diagonal", "forward orthogonal", "leap 2:1", "orthogonal and diagonal"]);
                let effect = self.one(&["freeze", "add-moves", "replace-moves", "shield"]);
                let _ = write!(
                    text,
                    "\n[[influence]]\nof = [{of}]\non = [{on}]\nalong = \"{along}\"\neffect = \"{effect}\"\n"
                );
            }
        }
        let mut capture = String::new();
        if self.has(Feature::Compulsory) {
            capture += "compulsory = true\n";
            match self.rng.u8(..4) {
                0 => capture += &format!("captors = [{}]\n", self.others()),
                1 => capture += &format!("victims = [{}]\n", self.others()),
                2 => capture += &format!("best-first = [{}]\n", self.others()),
                _ => {}
            }
        }
        if self.has(Feature::Blast) {
            let _ =
                writeln!(capture, "blast = \"{}\"", self.one(&["orthogonal", "diagonal", "orthogonal and diagonal"]));
            if self.chance(50) {
                let _ = writeln!(capture, "spares = [{}]", self.others());
            }
        }
        if self.has(Feature::Perish) {
            let _ = writeln!(capture, "perish = [{}]", self.others());
            if self.chance(60) {
                capture += "remains = \"stone\"\n";
            }
        }
        if self.has(Feature::Flips) {
            let _ = writeln!(capture, "flips = \"{}\"", self.one(&["enclosed", "around", "around-joined"]));
        }
        if !capture.is_empty() {
            let _ = write!(text, "\n[capture]\n{capture}");
        }
        text + &self.turn()
    }

    fn turn(&mut self) -> String {
        let (mut turn, mut actions) = (String::new(), String::new());
        if self.has(Feature::Pass) {
            let _ = writeln!(turn, "pass = \"{}\"", self.one(&["always", "when-stuck"]));
        }
        if self.has(Feature::TwoMoves) {
            turn += "moves = 2\n";
            turn += self.one(&["", "first-moves = 1\n", "other-piece = true\n"]);
            if self.royal.is_some() {
                turn += "check-ends = true\n";
            }
        }
        if self.has(Feature::InARow) {
            turn +=
                self.one(&["white-in-a-row = 2\n", "black-in-a-row = 2\n", "white-in-a-row = 2\nblack-in-a-row = 2\n"]);
            if self.royal.is_some() {
                turn += self.one(&["check-ends = true\n", "check-last = true\n"]);
            }
        }
        if self.has(Feature::Walls) {
            let spot = self.one(&["spot = \"left\"", "spot = \"reached\"", "zone = \"middle\"", "spot = \"edge\""]);
            let _ = write!(actions, "\n[[turn.action]]\nneutrals = [\"stone\"]\ndo = \"put\"\n{spot}\n");
        }
        if self.has(Feature::Stones) {
            let ways =
                ["do = \"step\"\ndirections = \"orthogonal\"", "do = \"anywhere\"", "do = \"vault\"", "do = \"swap\""];
            let step = self.one(&ways);
            let _ = write!(actions, "\n[[turn.action]]\nneutrals = [\"stone\"]\n{step}\n");
        }
        if !actions.is_empty() {
            let (second, ko) = (self.one(&["optional", "compulsory"]), self.rng.bool());
            let _ = write!(turn, "second = \"{second}\"\nko = {ko}\n");
        }
        if turn.is_empty() { turn } else { format!("\n[turn]\n{turn}{actions}") }
    }

    pub(super) fn endings(&mut self) -> String {
        let stalemate = self.one(&["draw", "loses", "wins"]);
        let mut text = format!(
            "\n[endings]\nstalemate = \"{stalemate}\"\nrepetition = 3\nperpetual-check = \"draw\"\nquiet-turns = 40\n"
        );
        if self.has(Feature::Facing) {
            let _ = writeln!(text, "facing = \"{}\"", self.one(&["lengthwise orthogonal", "orthogonal", "diagonal"]));
        }
        if self.royal.is_none() {
            let _ = writeln!(text, "extinction = [[\"{}\"]]", self.one(&["king", "ant"]));
        }
        if self.has(Feature::Forbidden) {
            let (other, zone) = (self.other(), self.zone());
            let test = match self.rng.u8(..5) {
                0 => "checking".to_owned(),
                1 => format!("own {other} in {zone} and just-moved"),
                2 => format!("own {other} beside own {}", self.other()),
                3 => format!("enemy {other} <= 1"),
                _ => format!("own safe {other} in {zone}"),
            };
            let _ = write!(text, "\n[[ending]]\nwhen = \"{test}\"\nresult = \"forbidden\"\n");
        }
        if self.has(Feature::Goal) {
            let (side, other, zone) = (self.one(&["own", "own safe"]), self.other(), self.one(&["last", "far"]));
            let result = self.one(&["wins", "loses", "draw"]);
            let _ = write!(text, "\n[[ending]]\nwhen = \"{side} {other} in {zone}\"\nresult = \"{result}\"\n");
        }
        let result = self.one(&["wins", "loses", "draw", "forbidden"]);
        if self.has(Feature::Formation) {
            let (other, size) = (self.other(), self.rng.u8(2..=3));
            let along = self.one(&["", " along orthogonal", " along diagonal", " along forward orthogonal"]);
            let test = match self.rng.u8(..6) {
                0 => format!("row of {size} own {other}{along}"),
                1 => format!("line of {size} own {other}{along}"),
                2 => format!("group of {} own {other}{along}", size + 1),
                3 => format!("square of 2 own {other}"),
                4 => format!("own {other} joins near with far{along}"),
                _ => format!("own {other} connected{along}"),
            };
            let _ = write!(text, "\n[[ending]]\nwhen = \"{test}\"\nresult = \"{result}\"\n");
        }
        if self.has(Feature::Full) {
            let zone = self.one(&["flank", "last"]);
            let _ = write!(text, "\n[[ending]]\nwhen = \"full in {zone}\"\nresult = \"{result}\"\n");
        }
        if self.has(Feature::Passes) && self.has(Feature::Pass) {
            let _ = write!(text, "\n[[ending]]\nwhen = \"passes >= 2\"\nresult = \"{result}\"\n");
        }
        if self.has(Feature::Checks) && self.royal.is_some() {
            text += "\n[[ending]]\nwhen = \"checks >= 2\"\nresult = \"wins\"\n";
        }
        text
    }
}
