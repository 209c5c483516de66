//! The names in a game file: pieces, neutral pieces, zones and named directions.
//!
//! Zones and directions are marked when they are used, for warnings about unused ones.

use std::ops::Range;

use crate::board::{Board, CellIndex};
use crate::definition::{Directions, NeutralId, PieceTypeId, Refuge, Tradition, Zone, ZoneId};
use crate::input::{Input, TomlTable};
use crate::problem::{NameProblem, Thing, ValueProblem, ZoneProblem};
use crate::text::{Text, Word, words};
use crate::vocabulary::Words as _;
use crate::vocabulary::words::ZoneWord;
use crate::zone::{NamedZones, read_zone};
use crate::{Advice, limits};

/// A named set of paths.
pub(crate) struct NamedDirections {
    pub(crate) name: String,
    pub(crate) span: Range<usize>,
    pub(crate) terms: Vec<Directions>,
    pub(crate) used: bool,
}

/// The input with the names read so far.
pub(crate) struct Context<'t> {
    pub(crate) input: Input<'t>,
    /// The board; `None` if it has errors, in which case nothing that depends on it is checked.
    pub(crate) board: Option<Board>,
    pub(crate) tradition: Option<Tradition>,
    /// Whether the style says what characters stand on.
    pub(crate) bodies: bool,
    pub(crate) zones: Vec<Zone>,
    pub(crate) zone_spans: Vec<Range<usize>>,
    pub(crate) zone_used: Vec<bool>,
    pub(crate) named_directions: Vec<NamedDirections>,
    /// The ids of the pieces; an id is empty if it is missing.
    pub(crate) pieces: Vec<String>,
    pub(crate) neutrals: Vec<String>,
    /// Whether every piece and neutral piece has a valid token of its own.
    pub(crate) tokens_valid: bool,
    /// What confines royal pieces while tests hold, with the places of these tests.
    pub(crate) refuges: Vec<(Range<usize>, Refuge)>,
    /// The place of the first promotion of other pieces than the one that moves.
    pub(crate) elsewhere: Option<Range<usize>>,
    /// The number of path terms in all phrases so far.
    pub(crate) terms: usize,
}

impl<'t> Context<'t> {
    pub(crate) fn new(input: Input<'t>) -> Self {
        Self {
            input,
            board: None,
            tradition: None,
            bodies: false,
            zones: Vec::new(),
            zone_spans: Vec::new(),
            zone_used: Vec::new(),
            named_directions: Vec::new(),
            pieces: Vec::new(),
            neutrals: Vec::new(),
            tokens_valid: true,
            refuges: Vec::new(),
            elsewhere: None,
            terms: 0,
        }
    }

    /// The key by which a royal piece is confined while tests hold, and its place, if one is.
    pub(crate) fn refuge_place(&self, root: &TomlTable<'_>) -> Option<(&'static str, Range<usize>)> {
        let older = root.has("refuge").then(|| ("refuge", root.key_place("refuge")));
        older.or_else(|| self.refuges.first().map(|(place, _)| ("confined.while", place.clone())))
    }

    /// The key by which moves promote other pieces, and its place, if there is one.
    pub(crate) fn elsewhere_place(&self, root: &TomlTable<'_>) -> Option<(&'static str, Range<usize>)> {
        let older = root.has("remote-promotion").then(|| ("remote-promotion", root.key_place("remote-promotion")));
        older.or_else(|| self.elsewhere.clone().map(|place| ("promotion.after", place)))
    }

    /// The ids of all pieces and neutral pieces so far.
    pub(crate) fn taken_ids(&self) -> Vec<String> {
        self.neutrals.iter().chain(&self.pieces).cloned().collect()
    }

    /// The zone with this name.
    pub(crate) fn zone_named(&mut self, name: &str, span: Range<usize>) -> Option<ZoneId> {
        let found = self.zones.iter().position(|zone| zone.named && zone.name == name);
        match found {
            Some(zone) => {
                self.zone_used[zone] = true;
                Some(zone)
            }
            None => {
                if let Some(board) = &self.board
                    && board.parse_cell(name).is_some()
                {
                    let problem = NameProblem::Unknown { thing: Thing::Zone, name: name.into() };
                    let text = format!("{} {name}", ZoneWord::Cells.word()).into();
                    self.input.error_if_well_formed(span, problem, Advice::WriteInstead { text });
                    return None;
                }
                let names: Vec<String> =
                    self.zones.iter().filter(|zone| zone.named).map(|zone| zone.name.clone()).collect();
                self.input.unknown(Thing::Zone, name, span, &names);
                None
            }
        }
    }

    /// Whether a zone has this name.
    pub(crate) fn is_zone(&self, name: &str) -> bool {
        self.zones.iter().any(|zone| zone.named && zone.name == name)
    }

    /// The zone named by a word of a text.
    pub(crate) fn zone_word(&mut self, text: &Text, word: &Word<'_>) -> Option<ZoneId> {
        self.zone_named(word.text, text.place(&word.span))
    }

    /// The zone that a key names or, in more than one word, describes.
    pub(crate) fn zone(&mut self, table: &TomlTable<'_>, key: &str) -> Option<ZoneId> {
        let text = self.input.text(table, key)?;
        match words(&text.value, &[',']).as_slice() {
            part @ [_, _, ..] => self.zone_in(&text, part),
            [] | [_] => self.zone_named(text.value.trim(), text.span.clone()),
        }
    }

    /// The cells of a zone that a text describes; `None` if it has errors.
    pub(crate) fn cells_of(&mut self, text: &Text) -> Option<Vec<CellIndex>> {
        let named = NamedZones { zones: &self.zones, used: &mut self.zone_used };
        read_zone(&mut self.input, self.board.as_ref()?, named, text)
    }

    /// The zone that a part of a text names or, in more than one word, describes.
    pub(crate) fn zone_in(&mut self, text: &Text, part: &[Word<'_>]) -> Option<ZoneId> {
        let (first, last) = (part.first()?, part.last()?);
        if part.len() == 1 {
            return self.zone_word(text, first);
        }
        let words = text.part(&(first.span.start..last.span.end));
        let cells = self.cells_of(&words)?;
        if let Some(known) = self.zones.iter().position(|zone| !zone.named && zone.name == words.value) {
            return Some(known);
        }
        if self.zones.len() >= limits::ALL_ZONES {
            let problem = ZoneProblem::TooMany { most: limits::ALL_ZONES };
            self.input.error(words.span, problem, Advice::AtMost { most: limits::ALL_ZONES });
            return None;
        }
        self.zone_spans.push(words.span);
        self.zone_used.push(true);
        self.zones.push(Zone { name: words.value, named: false, cells });
        Some(self.zones.len() - 1)
    }

    /// The piece type with this id.
    pub(crate) fn piece_named(&mut self, id: &str, span: Range<usize>) -> Option<PieceTypeId> {
        let found = self.pieces.iter().position(|known| known == id);
        if found.is_none() {
            let known: Vec<String> = self.pieces.iter().filter(|id| !id.is_empty()).cloned().collect();
            self.input.unknown(Thing::Piece, id, span, &known);
        }
        found
    }

    /// The piece type named by a key.
    pub(crate) fn piece(&mut self, table: &TomlTable<'_>, key: &str) -> Option<PieceTypeId> {
        let text = self.input.text(table, key)?;
        self.piece_named(&text.value, text.span.clone())
    }

    /// The piece types named by a list, which must not be empty or name one twice.
    pub(crate) fn pieces_of(&mut self, table: &TomlTable<'_>, key: &str) -> Vec<PieceTypeId> {
        self.listed(table, key, |cx, text| cx.piece_named(&text.value, text.span.clone()))
    }

    /// The types of neutral piece named by a list, which must not be empty or name one twice.
    pub(crate) fn neutrals_of(&mut self, table: &TomlTable<'_>, key: &str) -> Vec<NeutralId> {
        self.listed(table, key, Self::neutral_named)
    }

    /// The type of neutral piece under a key.
    pub(crate) fn neutral(&mut self, table: &TomlTable<'_>, key: &str) -> Option<NeutralId> {
        let text = self.input.text(table, key)?;
        self.neutral_named(&text)
    }

    fn neutral_named(&mut self, text: &Text) -> Option<NeutralId> {
        let found = self.neutrals.iter().position(|known| *known == text.value);
        if found.is_none() {
            let known = self.neutrals.clone();
            self.input.unknown(Thing::Neutral, &text.value, text.span.clone(), &known);
        }
        found
    }

    fn listed(
        &mut self,
        table: &TomlTable<'_>,
        key: &str,
        find: impl Fn(&mut Self, &Text) -> Option<usize>,
    ) -> Vec<usize> {
        let Some(texts) = self.input.texts(table, key) else { return Vec::new() };
        if table.holds_empty_list(key) {
            self.empty_list(table, key);
        }
        let mut found = Vec::new();
        for text in texts {
            let Some(id) = find(self, &text) else { continue };
            if found.contains(&id) {
                let problem = ValueProblem::ListedTwice { name: (&text.value).into() };
                self.input.error(text.span.clone(), problem, Advice::TakeOneOut);
            } else {
                found.push(id);
            }
        }
        found
    }

    pub(crate) fn empty_list(&mut self, table: &TomlTable<'_>, key: &str) {
        self.input.error(table.place(key), ValueProblem::EmptyList { key: key.into() }, Advice::NameOne);
    }
}
