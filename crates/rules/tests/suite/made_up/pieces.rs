//! The pieces of a game, and the phrases that say how they move.

use std::fmt::Write as _;

use super::{Feature, IDS, Maker, TOKENS, quoted};

impl Maker {
    pub(super) fn piece(&mut self, number: usize) -> String {
        let (id, token) = (IDS[number], TOKENS[number]);
        let first = number == 0;
        let mut text = format!("\n[[piece]]\nid = \"{id}\"\nname = \"{id}\"\ntoken = \"{token}\"\n");
        let prey = if self.chance(8) { Some(format!("capturing enemy {}", self.other())) } else { None };
        let mut moves: Vec<String> = Vec::new();
        if first {
            let quiet = self.has(Feature::Blast) && self.royal.is_some();
            let usual = "step orthogonal and diagonal";
            moves.push(if quiet { format!("{usual}, moving") } else { usual.to_owned() });
        }
        let more = if first { usize::from(self.chance(15)) } else { self.rng.usize(1..=3) };
        for _ in 0..more {
            moves.push(self.phrase(prey.as_deref()));
        }
        if self.has(Feature::Unmoved) && self.chance(40) {
            let phrase = self.one(&[
                "leap 2:0",
                "leap 2:1",
                "slide up to 2 diagonal",
                "lame orthogonal > diagonal",
                "step sideways orthogonal",
            ]);
            let mode = self.one(&[", moving", "", ", capturing"]);
            moves.push(format!("{phrase}{mode}, unmoved"));
            self.unmoved.push(number);
        }
        if self.has(Feature::Passing) && !first {
            // A hop, or a first move, to the cell that was passed would be written like the capture.
            let alike = moves.iter().any(|phrase| phrase.starts_with("hop") || phrase.ends_with("unmoved"));
            if !alike && self.chance(50) {
                moves.push("step forward diagonal, capturing, en passant".to_owned());
            }
            if self.chance(50) {
                moves.push("double forward orthogonal, from near".to_owned());
            }
        }
        let _ = writeln!(text, "moves = [{}]", quoted(&moves));
        if let Some(royal) = self.royal.filter(|&word| first || word != "true" && self.rng.u8(..100) < 15) {
            let _ = writeln!(text, "royal = {royal}");
            if first && royal == "true" && self.has(Feature::Refuge) {
                let guards = format!("{} or {}", self.other(), self.other());
                let grace = self.rng.u8(1..=3);
                let _ =
                    writeln!(text, "confined = {{ zone = \"near\", while = \"no own {guards}\", grace = {grace} }}");
            }
            return text;
        }
        if self.chance(20) {
            text += "pawn = true\n";
        }
        if self.has(Feature::Confined) && self.chance(30) {
            let _ = writeln!(text, "confined = \"{}\"", self.zone());
        }
        if self.has(Feature::Barred) && self.chance(40) {
            let _ = writeln!(text, "barred = \"{}\"", self.one(&["last", "flank"]));
        }
        if self.has(Feature::Frozen) && self.chance(40) {
            let (side, other, zone) = (self.one(&["own", "enemy"]), self.other(), self.zone());
            let test = match self.rng.u8(..4) {
                0 => format!("no {side} {other}"),
                1 => format!("no {side} {other} in {zone}"),
                2 => format!("{side} {other} >= 2"),
                _ => format!("enemy {other} and own {other} <= 1"),
            };
            let _ = writeln!(text, "frozen = \"{test}\"");
        }
        if self.has(Feature::Hands) {
            if self.chance(70) {
                let back = if self.chance(70) { id } else { self.other() };
                let _ = writeln!(text, "returns = \"{back}\"");
                if self.chance(15) {
                    text += "returns-to = \"owner\"\n";
                }
            }
            let drop = match self.rng.u8(..9) {
                0 => format!("barred = \"{}\"", self.zone()),
                1 => format!("only = \"{}\"", self.zone()),
                2 => "one-per-file = true".to_owned(),
                3 => "no-mate = true".to_owned(),
                4 => "no-check = true".to_owned(),
                5 => "stuck = true".to_owned(),
                6 => format!("needs = \"{}\"", self.one(&["beside-own", "apart", "supported", "enclosing"])),
                7 => "most-per-file = 2".to_owned(),
                _ => String::new(),
            };
            let _ = writeln!(text, "drop = {{ {drop} }}");
        }
        text
    }

    fn directions(&mut self) -> String {
        let shape = self.one(&["orthogonal", "diagonal", "orthogonal and diagonal"]);
        if shape.contains("and") {
            return shape.to_owned();
        }
        let word = self.one(&["", "", "", "forward ", "backward ", "lengthwise ", "sideways "]);
        if !self.levels.is_empty() && self.chance(40) {
            return self
                .one(&["triagonal", "upward orthogonal", "flat diagonal", "forward triagonal", "downward diagonal"])
                .to_owned();
        }
        let word = if shape == "diagonal" && word == "sideways " && self.levels.is_empty() { "" } else { word };
        let side = if self.chance(6) { self.one(&[" leftward", " rightward", " changing-file"]) } else { "" };
        format!("{word}{shape}{side}")
    }

    fn phrase(&mut self, prey: Option<&str>) -> String {
        let directions = self.directions();
        let (motion, kind) = match self.rng.u8(..24) {
            0..=4 => (format!("step {directions}"), 's'),
            5..=8 => (format!("slide {directions}"), 'r'),
            9 => (format!("slide up to {} {directions}", self.rng.u8(2..=3)), 'r'),
            10 => (format!("slide exactly 2 {directions}"), 'x'),
            11..=13 => (
                format!("leap {}", self.one(&["2:1", "2:0", "2:2", "3:1", "2:1 rank+2", "2:1 rank-1", "2:1 and 1:1"])),
                'l',
            ),
            14 => (
                format!(
                    "lame {}",
                    self.one(&[
                        "orthogonal > diagonal",
                        "diagonal > diagonal",
                        "diagonal > repeated orthogonal",
                        "forward orthogonal > diagonal",
                        "orthogonal > up to 2 orthogonal"
                    ])
                ),
                'l',
            ),
            15 | 16 => (format!("hop {directions}"), 'h'),
            17 => (format!("hop up to {} {directions}", self.rng.u8(1..=2)), 'h'),
            18 => (format!("hop within {} {directions}", self.rng.u8(2..=3)), 'h'),
            19 => (
                format!(
                    "crooked {}",
                    self.one(&["orthogonal > diagonal", "1:1 > 1:-1", "up to 3 orthogonal > diagonal"])
                ),
                'c',
            ),
            20 => (format!("walk up to {} {directions}", self.rng.u8(2..=3)), 'w'),
            21 => (format!("plane {}", self.one(&["diagonal", "up to 2 diagonal"])), 'p'),
            22 => ("leap anywhere, moving, to last".to_owned(), 'a'),
            _ => (format!("leap up to 2 {}", self.one(&["orthogonal", "diagonal", "2:1"])), 'l'),
        };
        if kind == 'a' {
            return motion;
        }
        let mut phrase = motion;
        if kind == 'h' {
            phrase += match self.rng.u8(..6) {
                0 => ", over own piece",
                1 => ", over enemy piece",
                2 => ", sparing",
                _ => "",
            };
        }
        let zones = if self.chance(12) {
            let (word, zone) = (self.one(&["from", "not from", "to", "not to"]), self.zone());
            format!(", {word} {zone}")
        } else {
            String::new()
        };
        let mode = match self.rng.u8(..6) {
            0 | 1 => ", moving".to_owned(),
            2 => format!(", {}", prey.unwrap_or("capturing")),
            _ => String::new(),
        };
        if self.has(Feature::Taking) && matches!(kind, 's' | 'r' | 'h') && self.chance(50) {
            let (prey, own) =
                (self.one(&["piece", "ant", "bee or cat", "piece but ant"]), self.one(&["piece", "king", "ant"]));
            let condition = match self.rng.u8(..6) {
                0 | 1 => "behind".to_owned(),
                2 => "ahead".to_owned(),
                3 => "passed".to_owned(),
                4 => format!("between own {own}"),
                _ => format!("cornered by own {own}"),
            };
            return format!("{phrase}, moving, taking enemy {prey} {condition}{zones}");
        }
        if self.has(Feature::Staying) && self.chance(30) {
            return format!("{phrase}, capturing, staying{zones}");
        }
        if self.has(Feature::Swapping) && matches!(kind, 's' | 'r' | 'l' | 'w' | 'c') && self.chance(30) {
            let whom = self.one(&["own piece", "enemy piece", "any piece but king", "own ant or bee"]);
            return format!("{phrase}, swapping {whom}{zones}");
        }
        if self.has(Feature::SecondSteps)
            && (kind == 's' || kind == 'l' && phrase.starts_with("leap 2"))
            && self.chance(50)
        {
            let then = self.one(&["step orthogonal and diagonal", "step forward orthogonal", "go on", "go back"]);
            return format!("{phrase}{mode}, then may {then}{zones}");
        }
        format!("{phrase}{mode}{zones}")
    }
}
