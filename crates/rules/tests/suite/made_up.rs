//! Games made up by chance: the features of the language beside each other, in ways that nobody thought of. The loader refuses what does not go together.

use std::fmt::Write as _;
use std::sync::Arc;

use fastrand::Rng;
use variorum_rules::Rules;

/// A game that the loader accepts.
pub(crate) struct MadeUp {
    /// Its file.
    pub(crate) text: String,
    pub(crate) rules: Arc<Rules>,
}

/// The game of a seed.
///
/// # Errors
/// Why the loader refuses it.
pub(crate) fn game(seed: u64) -> Result<MadeUp, String> {
    let text = Maker::new(Rng::with_seed(seed)).text();
    let loaded = variorum_gamedef::load(&text, "made-up");
    let Some(definition) = loaded.definition else {
        let problems: Vec<String> = loaded.diagnostics.iter().map(|found| format!("{:?}", found.problem)).collect();
        return Err(problems.join("; "));
    };
    let rules = Rules::compile(&definition).map_err(|error| format!("{error:?}"))?;
    Ok(MadeUp { text, rules })
}

/// What a game has besides moves and captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Feature {
    Hands,
    Promotion,
    RemotePromotion,
    Compulsory,
    Blast,
    Perish,
    Flips,
    Influence,
    Frozen,
    Confined,
    Barred,
    BarredCaptures,
    Pass,
    TwoMoves,
    InARow,
    Walls,
    Stones,
    Relays,
    Castling,
    Gating,
    Swap,
    Forbidden,
    Goal,
    Checks,
    Unmoved,
    Swapping,
    Taking,
    Staying,
    SecondSteps,
    Passing,
    Facing,
}

const FEATURES: &[Feature] = &[
    Feature::Hands,
    Feature::Promotion,
    Feature::RemotePromotion,
    Feature::Compulsory,
    Feature::Blast,
    Feature::Perish,
    Feature::Flips,
    Feature::Influence,
    Feature::Frozen,
    Feature::Confined,
    Feature::Barred,
    Feature::BarredCaptures,
    Feature::Pass,
    Feature::TwoMoves,
    Feature::InARow,
    Feature::Walls,
    Feature::Stones,
    Feature::Relays,
    Feature::Castling,
    Feature::Gating,
    Feature::Swap,
    Feature::Forbidden,
    Feature::Goal,
    Feature::Checks,
    Feature::Unmoved,
    Feature::Swapping,
    Feature::Taking,
    Feature::Staying,
    Feature::SecondSteps,
    Feature::Passing,
    Feature::Facing,
];

/// Features that are not put into one game: no rule says what their meeting means, or the naive generator does not know it.
const APART: &[&[Feature]] = &[
    // Whether a piece that has perished has moved somewhere, and is attacked or looks along a line.
    &[Feature::Blast, Feature::RemotePromotion],
    &[Feature::Blast, Feature::Facing],
    &[Feature::Blast, Feature::Forbidden],
    &[Feature::Blast, Feature::Goal],
    &[Feature::Blast, Feature::SecondSteps],
    &[Feature::Blast, Feature::Stones],
    &[Feature::Blast, Feature::TwoMoves],
    &[Feature::Blast, Feature::Swap],
    &[Feature::Blast, Feature::InARow],
    &[Feature::Perish, Feature::RemotePromotion],
    &[Feature::Perish, Feature::SecondSteps],
    &[Feature::Perish, Feature::BarredCaptures],
    &[Feature::Staying, Feature::RemotePromotion],
    // The naive generator judges endings in a game's own words after whole turns alone, and bars captures only in first parts.
    &[Feature::TwoMoves, Feature::Goal],
    &[Feature::TwoMoves, Feature::Checks],
    &[Feature::TwoMoves, Feature::Forbidden],
    &[Feature::TwoMoves, Feature::BarredCaptures],
    &[Feature::TwoMoves, Feature::Swapping],
    &[Feature::SecondSteps, Feature::Goal],
    &[Feature::SecondSteps, Feature::Checks],
    &[Feature::SecondSteps, Feature::Forbidden],
    &[Feature::Gating, Feature::Forbidden],
    &[Feature::BarredCaptures, Feature::Facing],
];

/// The ids of the types; the first is the royal one, if there is one.
const IDS: [&str; 6] = ["king", "ant", "bee", "cat", "dog", "elk"];
const TOKENS: [char; 6] = ['K', 'A', 'B', 'C', 'D', 'E'];

struct Maker {
    rng: Rng,
    files: u8,
    ranks: u8,
    /// The letters of the levels, top first.
    levels: &'static str,
    royal: Option<&'static str>,
    /// The number of types.
    types: usize,
    features: Vec<Feature>,
    /// The types, by number, that have moves of unmoved pieces.
    unmoved: Vec<usize>,
}

impl Maker {
    fn new(mut rng: Rng) -> Self {
        let space = rng.u8(..100) < 15;
        let (files, ranks) = if space { (rng.u8(3..=4), rng.u8(4..=5)) } else { (rng.u8(4..=7), rng.u8(5..=8)) };
        let levels = if space { ["yx", "zyx"][rng.usize(..2)] } else { "" };
        let royal = ["true", "true", "true", "true", "true", "\"last\"", "\"together\"", ""][rng.usize(..8)];
        let mut features = FEATURES.to_vec();
        rng.shuffle(&mut features);
        features.truncate(rng.usize(1..=4));
        for apart in APART {
            if let Some(last) = features.iter().rposition(|feature| apart.contains(feature))
                && features[..last].iter().any(|feature| apart.contains(feature))
            {
                features.remove(last);
            }
        }
        let types = rng.usize(3..=5);
        let royal = Some(royal).filter(|word| !word.is_empty());
        Self { rng, files, ranks, levels, royal, types, features, unmoved: Vec::new() }
    }

    fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    fn chance(&mut self, percent: u8) -> bool {
        self.rng.u8(..100) < percent
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.rng.usize(..of.len())]
    }

    /// A type that is not the first.
    fn other(&mut self) -> &'static str {
        IDS[self.rng.usize(1..self.types)]
    }

    /// Some of the types but the first, at least one.
    fn others(&mut self) -> String {
        let mut ids = IDS[1..self.types].to_vec();
        self.rng.shuffle(&mut ids);
        ids.truncate(self.rng.usize(1..=ids.len()));
        ids.iter().map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(", ")
    }

    fn zone(&mut self) -> &'static str {
        self.one(&["near", "far", "middle", "last", "flank", "dark"])
    }

    fn text(mut self) -> String {
        let mut text = String::from(
            "id = \"made-up\"\nlanguage = 1\n\n[about]\nname = \"Made up\"\nfamily = \"Tests\"\nsummary = \"A game of chance.\"\n",
        );
        let _ = write!(text, "\n[board]\nfiles = {}\nranks = {}\n", self.files, self.ranks);
        if !self.levels.is_empty() {
            let _ = writeln!(text, "levels = \"{}\"", self.levels);
        }
        // The naive generator looks for neighbours and for castlings on one side of the seam alone.
        let seams = [Feature::BarredCaptures, Feature::Castling, Feature::SecondSteps, Feature::Blast];
        let wraps = !seams.iter().any(|&feature| self.has(feature));
        if wraps && self.chance(8) {
            text += "wraps = true\n";
        }
        if wraps && self.chance(4) {
            text += "wraps-ranks = true\n";
        }
        let (ranks, flank) = (self.ranks, ["file a", "files a-b"][self.rng.usize(..2)]);
        let _ = write!(
            text,
            "\n[zones]\nnear = \"ranks 1-2\"\nfar = \"ranks {}-{ranks}\"\nlast = \"rank {ranks}\"\nmiddle = \"ranks 2-{}\"\nflank = \"{flank}\"\ndark = \"dark cells\"\n",
            ranks - 1,
            ranks - 1,
        );
        for number in 0..self.types {
            text += &self.piece(number);
        }
        text += &self.rest();
        text += &self.endings();
        text += &self.start();
        text
    }

    fn piece(&mut self, number: usize) -> String {
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
            if self.chance(50) {
                moves.push("double forward orthogonal, from near".to_owned());
            }
            if self.chance(50) {
                moves.push("step forward diagonal, capturing, en passant".to_owned());
            }
        }
        let _ = writeln!(
            text,
            "moves = [{}]",
            moves.iter().map(|phrase| format!("\"{phrase}\"")).collect::<Vec<_>>().join(", ")
        );
        if let Some(royal) = self.royal.filter(|&word| first || word != "true" && self.rng.u8(..100) < 15) {
            let _ = writeln!(text, "royal = {royal}");
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

    /// What stands between the pieces and the endings.
    fn rest(&mut self) -> String {
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
            }
        }
        if self.has(Feature::RemotePromotion) {
            let (pieces, into, by) = (self.others(), self.others(), self.others());
            let zone = self.one(&["far", "middle", "near"]);
            let _ = write!(
                text,
                "\n[[promotion]]\npieces = [{pieces}]\nafter = {{ pieces = [{by}], to = \"{zone}\" }}\ninto = [{into}]\n"
            );
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
            turn += self.one(&["", "first-moves = 1\n", "other-piece = true\n", "check-ends = true\n"]);
        }
        if self.has(Feature::InARow) {
            turn +=
                self.one(&["white-in-a-row = 2\n", "black-in-a-row = 2\n", "white-in-a-row = 2\nblack-in-a-row = 2\n"]);
            if self.royal.is_some() {
                turn += self.one(&["check-ends = true\n", "check-last = true\n"]);
            }
        }
        if self.has(Feature::Walls) {
            let spots = ["spot = \"left\"", "spot = \"reached\"", "zone = \"middle\"", "spot = \"edge\""];
            let spot = self.one(if self.levels.is_empty() { &spots } else { &spots[..3] });
            let _ = write!(actions, "\n[[turn.action]]\nneutrals = [\"stone\"]\ndo = \"put\"\n{spot}\n");
        }
        if self.has(Feature::Stones) {
            // In space, neighbours of stones are those of the same level so far.
            let ways =
                ["do = \"step\"\ndirections = \"orthogonal\"", "do = \"anywhere\"", "do = \"vault\"", "do = \"swap\""];
            let step = self.one(if self.levels.is_empty() { &ways } else { &ways[..2] });
            let _ = write!(actions, "\n[[turn.action]]\nneutrals = [\"stone\"]\n{step}\n");
        }
        if !actions.is_empty() {
            let (second, ko) = (self.one(&["optional", "compulsory"]), self.rng.bool());
            let _ = write!(turn, "second = \"{second}\"\nko = {ko}\n");
        }
        if turn.is_empty() { turn } else { format!("\n[turn]\n{turn}{actions}") }
    }

    fn endings(&mut self) -> String {
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
        if self.has(Feature::Checks) && self.royal.is_some() {
            text += "\n[[ending]]\nwhen = \"checks >= 2\"\nresult = \"wins\"\n";
        }
        text
    }

    fn start(&mut self) -> String {
        let back: Vec<usize> = (0..self.files)
            .map(|file| if file == self.files / 2 { 0 } else { self.rng.usize(1..self.types) })
            .collect();
        let front: Vec<Option<usize>> =
            (0..self.files).map(|_| (self.rng.u8(..100) < 70).then(|| self.rng.usize(1..self.types))).collect();
        let row = |of: &[Option<usize>], black: bool| {
            variorum_gamedef::placement::row(of.iter().map(|number| {
                let token = TOKENS[(*number)?];
                Some(if black { token.to_ascii_lowercase() } else { token }.to_string())
            }))
        };
        let back: Vec<Option<usize>> = back.into_iter().map(Some).collect();
        let empty: Vec<Option<usize>> = vec![None; usize::from(self.files)];
        let stones = {
            let mut cells = vec![None; usize::from(self.files)];
            if self.has(Feature::Stones) || self.has(Feature::Relays) {
                // Gates come in pairs.
                for cell in cells.iter_mut().take(2) {
                    *cell = (self.rng.u8(..100) < 70).then(|| if self.has(Feature::Relays) { "%" } else { "*" });
                }
            }
            variorum_gamedef::placement::row(cells)
        };
        let levels = self.levels.len().max(1);
        let middle = self.ranks / 2;
        let rows = (0..self.ranks).rev().map(|rank| {
            let level = |level: usize| match rank {
                _ if level > 0 && (rank == 0 || rank + 1 == self.ranks) => row(&front, rank > 0),
                0 => row(&back, false),
                1 => row(&front, false),
                _ if rank + 1 == self.ranks => row(&back, true),
                _ if rank + 2 == self.ranks => row(&front, true),
                _ if rank == middle => stones.clone(),
                _ => row(&empty, false),
            };
            (0..levels).map(level).collect::<Vec<_>>().join(",")
        });
        let rows = rows.collect::<Vec<_>>().join("/");
        let hands = self.has(Feature::Hands) || self.has(Feature::Gating);
        let held: String = if hands {
            (0..self.rng.usize(..4)).map(|_| TOKENS[self.rng.usize(1..self.types)]).collect()
        } else {
            String::new()
        };
        let hands = if hands { format!("[{held}{}]", held.to_lowercase()) } else { String::new() };
        let mut named: Vec<String> = Vec::new();
        let level = self.levels.get(..1).unwrap_or_default();
        for rank in [1, self.ranks] {
            for (file, number) in (b'a'..).zip(&back) {
                let Some(number) = *number else { continue };
                let castles = self.has(Feature::Castling) && (file == b'a' || file == b'a' + self.files - 1);
                if self.has(Feature::Gating) || self.unmoved.contains(&number) || castles {
                    named.push(format!("{level}{}{rank}", char::from(file)));
                }
            }
        }
        let named = if named.is_empty() { "-".to_owned() } else { named.join(",") };
        format!("\n[[start]]\nname = \"Usual\"\nposition = \"{rows}{hands} w {named} - 0 1\"\n")
    }
}
