//! A game of ours as data, and its text.

use std::fmt::Write as _;

use variorum_gamedef::vocabulary::LANGUAGE;

use crate::royals::Royalty;

/// A game file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct GameFile {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    /// Both sides play in the same direction.
    pub(crate) unmirrored: bool,
    /// Names and texts.
    pub(crate) zones: Vec<(String, String)>,
    pub(crate) pieces: Vec<Piece>,
    pub(crate) walls: Option<Walls>,
    pub(crate) promotions: Vec<Promotion>,
    pub(crate) castlings: Vec<Castling>,
    pub(crate) capture: Capture,
    /// When players may pass.
    pub(crate) pass: Option<&'static str>,
    /// What comes in from the hand, and where.
    pub(crate) gating: Option<(Vec<String>, String)>,
    pub(crate) endings: Endings,
    pub(crate) tests: Vec<Test>,
    pub(crate) position: String,
}

/// A type of piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) token: String,
    pub(crate) icon: Option<&'static str>,
    pub(crate) promoted: bool,
    pub(crate) side: Option<&'static str>,
    pub(crate) moves: Vec<String>,
    pub(crate) royal: Option<Royalty>,
    pub(crate) pawn: bool,
    pub(crate) confined: Option<String>,
    pub(crate) barred: Option<String>,
    pub(crate) returns: Option<String>,
    /// The entries of `drop`.
    pub(crate) drop: Vec<String>,
    /// It is dropped though no captured piece returns as it, which `drop` says even without entries.
    pub(crate) held: bool,
}

/// Cells that nothing enters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Walls {
    /// They stay.
    Fixed,
    /// One that players move.
    Duck,
    /// Players put one more on the board in every turn.
    Put {
        /// Which empty cells, if not all.
        spot: Option<&'static str>,
        /// The zone on which they may be put, if not everywhere.
        zone: Option<String>,
    },
}

/// A promotion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Promotion {
    pub(crate) pieces: Vec<String>,
    pub(crate) zone: String,
    pub(crate) on: &'static str,
    /// What they become, and while which conditions hold.
    pub(crate) into: Vec<(String, Vec<String>)>,
    pub(crate) form: &'static str,
    pub(crate) duty: &'static str,
}

/// Castling to one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Castling {
    pub(crate) royal: String,
    pub(crate) royal_from: String,
    pub(crate) partners: Vec<String>,
    pub(crate) partner_from: String,
    pub(crate) side: &'static str,
    pub(crate) royal_to: String,
    pub(crate) partner_to: String,
}

/// Rules of captures.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Capture {
    pub(crate) compulsory: bool,
    pub(crate) blast: bool,
    pub(crate) spares: Vec<String>,
    /// The types that leave the board when they capture.
    pub(crate) perish: Vec<String>,
    /// A wall stands where they landed.
    pub(crate) remains: bool,
    /// Which pieces change sides.
    pub(crate) flips: Option<&'static str>,
}

/// Endings of `[endings]`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Endings {
    pub(crate) stalemate: &'static str,
    pub(crate) checkmate: Option<&'static str>,
    /// Who wins instead of a draw.
    pub(crate) draws: Option<&'static str>,
    /// Points by type, and half points that Black has besides.
    pub(crate) points: Vec<(String, u8)>,
    pub(crate) half_points_ahead: Option<u8>,
    pub(crate) repetition: usize,
    pub(crate) perpetual_check: &'static str,
    pub(crate) repetition_loser: Option<&'static str>,
    pub(crate) quiet_turns: Option<usize>,
    pub(crate) bare: bool,
    pub(crate) extinction: Vec<Vec<String>>,
    pub(crate) facing: Option<&'static str>,
    pub(crate) face_to_face: bool,
    /// Further tables, as text.
    pub(crate) tables: Vec<String>,
}

/// An ending of `[[ending]]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Test {
    pub(crate) when: String,
    pub(crate) result: &'static str,
    pub(crate) even_turns: bool,
}

/// Text in quotes.
pub(crate) fn quoted(text: &str) -> String {
    toml::Value::from(text).to_string()
}

fn list(items: &[String]) -> String {
    format!("[{}]", items.iter().map(|item| quoted(item)).collect::<Vec<_>>().join(", "))
}

/// A list of texts, one a line if there are several.
fn lines(items: &[String]) -> String {
    match items {
        [] | [_] => list(items),
        _ => format!("[\n{}]", items.iter().map(|item| format!("  {},\n", quoted(item))).collect::<String>()),
    }
}

/// Lines of a file.
#[derive(Default)]
struct Text(String);

impl Text {
    fn heading(&mut self, heading: &str) {
        let _ = writeln!(self.0, "\n{heading}");
    }

    fn line(&mut self, key: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "{key} = {value}");
    }

    fn text(&mut self, key: &str, value: &str) {
        self.line(key, quoted(value));
    }

    fn flag(&mut self, key: &str, value: bool) {
        if value {
            self.line(key, true);
        }
    }
}

impl GameFile {
    /// The text of the file.
    pub(crate) fn text(&self) -> String {
        let mut text = Text::default();
        text.text("id", &self.id);
        text.line("language", LANGUAGE);
        text.heading("[about]");
        text.text("name", &self.name);
        text.text("family", "Imported games");
        text.text("summary", &format!("{}, translated from a file of variants.", self.name));
        text.heading("[board]");
        text.line("files", self.files);
        text.line("ranks", self.ranks);
        if self.unmirrored {
            text.line("mirror", "[]");
        }
        if !self.zones.is_empty() {
            text.heading("[zones]");
            self.zones.iter().for_each(|(name, zone)| text.text(name, zone));
        }
        self.pieces.iter().for_each(|piece| piece.write(&mut text));
        if let Some(walls) = &self.walls {
            walls.write(&mut text);
        }
        self.promotions.iter().for_each(|promotion| promotion.write(&mut text));
        self.castlings.iter().for_each(|castling| castling.write(&mut text));
        self.capture.write(&mut text);
        let parts = self.walls.as_ref().is_some_and(|walls| *walls != Walls::Fixed);
        if parts || self.pass.is_some() {
            text.heading("[turn]");
        }
        self.pass.iter().for_each(|when| text.text("pass", when));
        if let Some(walls) = &self.walls {
            walls.write_turn(&mut text);
        }
        if let Some((pieces, zone)) = &self.gating {
            text.heading("[gating]");
            text.line("pieces", list(pieces));
            text.text("zone", zone);
        }
        self.endings.write(&mut text);
        for test in &self.tests {
            text.heading("[[ending]]");
            text.text("when", &test.when);
            text.text("result", test.result);
            text.flag("even-turns", test.even_turns);
        }
        text.heading("[[start]]");
        text.text("name", "Usual");
        text.text("position", &self.position);
        text.0
    }
}

impl Piece {
    fn write(&self, text: &mut Text) {
        text.heading("[[piece]]");
        text.text("id", &self.id);
        text.text("name", &self.name);
        text.text("token", &self.token);
        let promoted = if self.promoted { ", mark = \"+\", band = \"red\"" } else { "" };
        if let Some(icon) = self.icon {
            text.line("sign", format_args!("{{ icon = {}{promoted} }}", quoted(icon)));
        }
        if let Some(side) = self.side {
            text.text("side", side);
        }
        text.line("moves", lines(&self.moves));
        match self.royal.map(Royalty::word) {
            Some(Some(word)) => text.text("royal", word),
            royal => text.flag("royal", royal.is_some()),
        }
        text.flag("pawn", self.pawn);
        for (key, value) in [("confined", &self.confined), ("barred", &self.barred), ("returns", &self.returns)] {
            value.iter().for_each(|value| text.text(key, value));
        }
        if !self.drop.is_empty() {
            text.line("drop", format_args!("{{ {} }}", self.drop.join(", ")));
        } else if self.held {
            text.line("drop", "{}");
        }
    }
}

impl Walls {
    fn write(&self, text: &mut Text) {
        text.heading("[[neutral]]");
        text.text("id", "wall");
        let (name, icon) = match self {
            Self::Fixed | Self::Put { .. } => ("Wall", "wall"),
            Self::Duck => ("Duck", "duck"),
        };
        text.text("name", name);
        text.text("token", "*");
        text.text("role", "blocker");
        text.line("sign", format_args!("{{ icon = {} }}", quoted(icon)));
    }

    /// What players do with them after their moves, as the rest of `[turn]`.
    fn write_turn(&self, text: &mut Text) {
        let (verb, spot, zone) = match self {
            Self::Fixed => return,
            Self::Duck => ("anywhere", None, None),
            Self::Put { spot, zone } => ("put", *spot, zone.as_deref()),
        };
        text.text("second", "compulsory");
        text.line("ko", false);
        text.heading("[[turn.action]]");
        text.line("neutrals", "[\"wall\"]");
        text.text("do", verb);
        for (key, value) in [("spot", spot), ("zone", zone)] {
            value.iter().for_each(|value| text.text(key, value));
        }
    }
}

impl Promotion {
    fn write(&self, text: &mut Text) {
        text.heading("[[promotion]]");
        text.line("pieces", list(&self.pieces));
        text.text("zone", &self.zone);
        text.text("on", self.on);
        let plain: Vec<String> = self.into.iter().map(|(to, _)| to.clone()).collect();
        if self.into.iter().all(|(_, conditions)| conditions.is_empty()) {
            text.line("into", list(&plain));
        } else {
            let choice = |(to, conditions): &(String, Vec<String>)| match conditions.as_slice() {
                [] => format!("  {},\n", quoted(to)),
                _ => format!("  {{ to = {}, while = {} }},\n", quoted(to), list(conditions)),
            };
            text.line("into", format_args!("[\n{}]", self.into.iter().map(choice).collect::<String>()));
        }
        text.text("form", self.form);
        text.text("duty", self.duty);
    }
}

impl Castling {
    fn write(&self, text: &mut Text) {
        text.heading("[[castling]]");
        text.text("royal", &self.royal);
        text.text("royal-from", &format!("cells {}", self.royal_from));
        text.line("partners", list(&self.partners));
        text.text("partner-from", &format!("cells {}", self.partner_from));
        text.text("side", self.side);
        text.text("royal-to", &self.royal_to);
        text.text("partner-to", &self.partner_to);
        text.text("right", "unmoved");
    }
}

impl Capture {
    fn write(&self, text: &mut Text) {
        if *self == Self::default() {
            return;
        }
        text.heading("[capture]");
        text.flag("compulsory", self.compulsory);
        if self.blast {
            text.text("blast", "orthogonal and diagonal");
            if !self.spares.is_empty() {
                text.line("spares", list(&self.spares));
            }
        }
        if !self.perish.is_empty() {
            text.line("perish", list(&self.perish));
        }
        if self.remains {
            text.text("remains", "wall");
        }
        self.flips.iter().for_each(|which| text.text("flips", which));
    }
}

impl Endings {
    fn write(&self, text: &mut Text) {
        text.heading("[endings]");
        text.text("stalemate", self.stalemate);
        self.checkmate.iter().for_each(|fate| text.text("checkmate", fate));
        self.draws.iter().for_each(|tally| text.text("draws", tally));
        if !self.points.is_empty() {
            let points: Vec<String> = self.points.iter().map(|(id, points)| format!("{id} = {points}")).collect();
            text.line("points", format_args!("{{ {} }}", points.join(", ")));
        }
        self.half_points_ahead.iter().for_each(|points| text.line("half-points-ahead", points));
        text.line("repetition", self.repetition);
        text.text("perpetual-check", self.perpetual_check);
        self.repetition_loser.iter().for_each(|loser| text.text("repetition-loser", loser));
        self.quiet_turns.iter().for_each(|turns| text.line("quiet-turns", turns));
        text.flag("bare", self.bare);
        if !self.extinction.is_empty() {
            let groups: Vec<String> = self.extinction.iter().map(|group| list(group)).collect();
            text.line("extinction", format_args!("[{}]", groups.join(", ")));
        }
        self.facing.iter().for_each(|lines| text.text("facing", lines));
        if self.face_to_face {
            text.text("face-to-face", "orthogonal");
        }
        for table in &self.tables {
            let _ = write!(text.0, "\n{table}");
        }
    }
}
