//! Notations of xiangqi, for every game whose board follows its tradition: WXF (`C2=5`, `H8+7`) and Chinese (`炮二平五`, `馬8進7`).
//!
//! A turn is the piece, its file from the mover's right, a direction, and how far it goes forward or back, or the file that it goes to. Two pieces of a type on
//! one file are told apart as front and rear.

use variorum_gamedef::definition::Tradition;
use variorum_rules::{Action, ActionKind, Cell, Position, Rules, Side, Turn};

use crate::legal::legal_actions;
use crate::numerals;

/// A turn of this position in WXF notation. `None` if the game does not follow the tradition, or if the notation cannot tell the turn from another.
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn wxf(position: &Position, turn: Turn) -> Option<String> {
    written(position, turn.first, Script::Wxf)
}

/// A turn of this position in Chinese. `None` as in [`wxf`].
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn chinese(position: &Position, turn: Turn) -> Option<String> {
    written(position, turn.first, Script::Chinese)
}

/// The script of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Script {
    Wxf,
    Chinese,
}

fn is_tradition(rules: &Rules) -> bool {
    rules.definition().tradition == Some(Tradition::Xiangqi)
}

fn written(position: &Position, action: Action, script: Script) -> Option<String> {
    if !is_tradition(position.rules()) {
        return None;
    }
    let text = forms(position, action, script).into_iter().next()?;
    let clear =
        legal_actions(position).iter().all(|&other| other == action || !forms(position, other, script).contains(&text));
    let told = Told { position, action, kind: position.at(action.from()).kind() };
    clear.then(|| told.in_own_name(text, script))
}

/// The legal actions that the text can mean in either notation; none if the game does not follow the tradition.
pub(crate) fn fitting(position: &Position, actions: &[Action], text: &str) -> Vec<Action> {
    if !is_tradition(position.rules()) {
        return Vec::new();
    }
    let rules = position.rules();
    let (wxf, chinese) = (normal(text), normal_chinese(rules, text));
    let fits = |action: &&Action| {
        forms(position, **action, Script::Wxf).iter().any(|form| normal(form) == wxf)
            || forms(position, **action, Script::Chinese).iter().any(|form| normal_chinese(rules, form) == chinese)
    };
    actions.iter().filter(fits).copied().collect()
}

/// A text in WXF with the usual letters and signs.
fn normal(text: &str) -> String {
    let sign = |letter: char| match letter.to_ascii_uppercase() {
        '.' => '=',
        'N' => 'H',
        'B' => 'E',
        letter => letter,
    };
    text.chars().filter(|letter| !letter.is_whitespace()).map(sign).collect()
}

/// A text in Chinese with traditional signs, the first name of each piece, and digits.
fn normal_chinese(rules: &Rules, text: &str) -> String {
    let sign = |letter: char| match letter {
        '进' => "進".to_owned(),
        '后' => "後".to_owned(),
        letter => {
            if let Some(digit) = numerals::digit(letter) {
                return digit.to_string();
            }
            let letter = letter.to_string();
            let names = rules.definition().pieces.iter().map(|piece| &piece.native.names);
            let piece = names.filter(|names| names.contains(&letter)).find_map(|names| names.first().cloned());
            piece.unwrap_or(letter)
        }
    };
    text.chars().filter(|letter| !letter.is_whitespace()).map(sign).collect()
}

/// How a move is told: its piece, the place of the piece on the board, and its way.
struct Told<'p> {
    position: &'p Position,
    action: Action,
    kind: usize,
}

/// The texts of a move, the usual one first; none if the notation cannot express it. Texts in Chinese have the first name of each piece.
fn forms(position: &Position, action: Action, script: Script) -> Vec<String> {
    if action.kind() != ActionKind::Move || action.piece_type().is_some() {
        return Vec::new();
    }
    let told = Told { position, action, kind: position.at(action.from()).kind() };
    let Some(way) = told.way(script) else { return Vec::new() };
    told.places(script).into_iter().map(|place| format!("{place}{way}")).collect()
}

impl Told<'_> {
    fn rules(&self) -> &Rules {
        self.position.rules()
    }

    /// The file of a cell from the mover's right, from 1, and its rank from the mover's side, from 0.
    fn file_and_rank(&self, cell: Cell) -> (u8, u8) {
        let board = &self.rules().definition().board;
        let at = board.coordinates(cell.index() as u16);
        match self.position.side() {
            Side::White => (board.files - at.file, at.rank),
            Side::Black => (at.file + 1, board.ranks - 1 - at.rank),
        }
    }

    fn number(&self, number: u8, script: Script) -> Option<String> {
        match (script, self.position.side()) {
            (Script::Chinese, Side::White) => Some(numerals::numeral(number)),
            (Script::Chinese, Side::Black) | (Script::Wxf, _) => Some(number.to_string()),
        }
    }

    /// Direction and goal: `+1`, `平五`.
    fn way(&self, script: Script) -> Option<String> {
        let (from_file, from_rank) = self.file_and_rank(self.action.from());
        let (to_file, to_rank) = self.file_and_rank(self.action.to());
        let signs = match script {
            Script::Wxf => ["+", "-", "="],
            Script::Chinese => ["進", "退", "平"],
        };
        let sign = match to_rank.cmp(&from_rank) {
            std::cmp::Ordering::Greater => signs[0],
            std::cmp::Ordering::Less => signs[1],
            std::cmp::Ordering::Equal => signs[2],
        };
        // Along a file the distance is told, otherwise the file that the piece goes to.
        let number = if from_file == to_file { from_rank.abs_diff(to_rank) } else { to_file };
        Some(format!("{sign}{}", self.number(number, script)?))
    }

    /// The pieces of the mover of this type on a file, the front one first.
    fn on_file(&self, file: u8) -> Vec<Cell> {
        let side = self.position.side();
        let mut cells: Vec<Cell> = self
            .position
            .pieces(side)
            .iter()
            .filter(|&cell| self.position.at(cell).kind() == self.kind && self.file_and_rank(cell).0 == file)
            .collect();
        cells.sort_by_key(|&cell| std::cmp::Reverse(self.file_and_rank(cell).1));
        cells
    }

    /// Piece and place, the usual form first: `C2`, `C+`, `+C`, `15` (the first of several on file 5), `前炮`.
    fn places(&self, script: Script) -> Vec<String> {
        let Some(piece) = self.name(script) else { return Vec::new() };
        let (file, _) = self.file_and_rank(self.action.from());
        let column = self.on_file(file);
        let index = column.iter().position(|&cell| cell == self.action.from()).unwrap_or_default();
        let Some(number) = self.number(file, script) else { return Vec::new() };
        let plain = format!("{piece}{number}");
        let last = column.len() - 1;
        if last == 0 {
            return vec![plain];
        }
        let crowded =
            (1..=self.rules().definition().board.files).filter(|&file| self.on_file(file).len() > 1).count() > 1;
        let nth = |index: usize| self.number(u8::try_from(index + 1).unwrap_or(u8::MAX), script);
        let mut forms = Vec::new();
        match script {
            Script::Wxf => {
                let ends = match index {
                    0 => vec![format!("{piece}+"), format!("+{piece}")],
                    index if index == last => vec![format!("{piece}-"), format!("-{piece}")],
                    _ => Vec::new(),
                };
                let numbered = nth(index).map(|nth| format!("{nth}{file}"));
                // With several such files, or more than two pieces on one, the place in the file and the file are told.
                if last > 1 || crowded {
                    forms.extend(numbered);
                    forms.extend(ends);
                } else {
                    forms.extend(ends);
                    forms.extend(numbered);
                }
            }
            Script::Chinese => {
                let word = match index {
                    0 => Some("前".to_owned()),
                    index if index == last => Some("後".to_owned()),
                    1 if last == 2 => Some("中".to_owned()),
                    index => u8::try_from(index + 1).ok().map(numerals::numeral),
                };
                if let Some(word) = word {
                    let with_file = format!("{word}{number}");
                    let with_piece = format!("{word}{piece}");
                    // The file replaces the piece where several files have such pieces, as only soldiers can.
                    forms.extend(if crowded { [with_file, with_piece] } else { [with_piece, with_file] });
                }
            }
        }
        // Guards and elephants can do without: only one of two on a file can go the way that is told.
        forms.push(plain);
        forms
    }

    fn name(&self, script: Script) -> Option<String> {
        let native = &self.rules().definition().pieces[self.kind].native;
        match script {
            Script::Wxf => Some(native.code.clone()).filter(|code| !code.is_empty()),
            Script::Chinese => native.names.first().cloned(),
        }
    }

    /// The text with the name by which the mover's pieces are known: in Chinese, Black's have the second one.
    fn in_own_name(&self, text: String, script: Script) -> String {
        match (script, self.position.side(), self.rules().definition().pieces[self.kind].native.names.as_slice()) {
            (Script::Chinese, Side::Black, [first, second, ..]) => text.replacen(first.as_str(), second, 1),
            (Script::Chinese | Script::Wxf, Side::White | Side::Black, _) => text,
        }
    }
}
