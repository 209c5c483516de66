//! The fields behind the board.

use variorum_rules::{Cell, PositionError, PositionErrors, Setup, Side};

use super::sfen::may_be_sfen;
use super::wrapping::Unwrapped;
use super::{Remark, Translator, piece_name, shorten};

/// The fields behind the side to move, told apart by their form.
#[derive(Default)]
struct Behind<'t> {
    /// Castling and en passant.
    plain: Vec<&'t str>,
    /// The counters; `None` where the text has a dash.
    numbers: Vec<Option<&'t str>>,
    /// The hands, where they stand behind the counters.
    hands: Option<&'t str>,
    /// The checks that each side has given, as our own text has them.
    checks: Option<String>,
    /// Named fields of our own text, and fields that the rules refuse.
    own: Vec<&'t str>,
}

/// What the letter of the side means: in SFEN `b` is the first player, in FEN the second.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SideForm {
    Fen,
    PerhapsFen,
    PerhapsSfen,
    Sfen,
}

impl Translator<'_> {
    /// The whole text in our own notation.
    pub(super) fn translate(&mut self, unwrapped: &Unwrapped) -> Result<String, PositionErrors> {
        let mut fields: Vec<&str> = unwrapped.body.split_whitespace().collect();
        if let Some(end) = fields.iter().position(|&field| field == "moves") {
            self.remark(Remark::MovesLeftOut);
            fields.truncate(end);
        }
        if unwrapped.usual {
            return Ok(variorum_rules::Position::start(self.rules).text());
        }
        let Some((&placement, mut rest)) = fields.split_first() else {
            return Err(PositionErrors(vec![PositionError::Empty]));
        };
        let (board, mut hands) = self.split_hands(placement);
        if let (None, Some(&apart)) = (hands, rest.first())
            && let Some(inside) = apart.strip_prefix('[').and_then(|apart| apart.strip_suffix(']'))
        {
            hands = Some(inside);
            rest = &rest[1..];
        }
        let sfen = hands.is_none() && self.is_sfen(unwrapped.sfen, rest);
        let form = match (sfen, hands) {
            (true, _) if unwrapped.sfen || rest.len() > 2 => SideForm::Sfen,
            (true, _) => SideForm::PerhapsSfen,
            (false, None) if self.rules.has_hands() && rest.len() == 1 => SideForm::PerhapsFen,
            (false, _) => SideForm::Fen,
        };
        let side = self.side(rest.first().copied(), form);
        let rest = rest.get(1..).unwrap_or(&[]);
        if sfen {
            let (board, hands) = self.board(board, without_dash(rest.first().copied().unwrap_or("-")));
            let plies: u32 = rest.get(1).and_then(|count| count.parse().ok()).unwrap_or(1);
            let number = plies.clamp(1, 1_000_000).div_ceil(2);
            return Ok(format!("{board}[{hands}] {side} - - 0 {number}"));
        }
        let behind = self.told_apart(rest, hands.is_none());
        let hands = hands.or(behind.hands).map(without_dash);
        let (mut text, stock) = self.board(board, hands.unwrap_or_default());
        if hands.is_some_and(|_| self.rules.has_hands() || !stock.is_empty()) {
            text += &format!("[{stock}]");
        }
        let (halfmove, number) = self.counters(&behind);
        // With a faulty board there is nothing to say about the fields that refer to it.
        let (castling, passing) = match Setup::parse(self.rules, &format!("{text} {side} - - 0 1")) {
            Ok(setup) => {
                let field = |at: usize| behind.plain.get(at).copied().unwrap_or("-");
                (self.castling(&setup, field(0)), self.passing(&setup, field(1)))
            }
            Err(_) => ("-".to_owned(), "-".to_owned()),
        };
        text += &format!(" {side} {castling} {passing} {halfmove} {number}");
        if let Some(checks) = behind.checks {
            text += " ";
            text += &checks;
        }
        for field in behind.own {
            text += " ";
            text += field;
        }
        Ok(text)
    }

    /// Splits hands off the board: `[hands]`, or `/hands` after the last rank.
    fn split_hands<'t>(&self, placement: &'t str) -> (&'t str, Option<&'t str>) {
        if let Some((board, hands)) = placement.split_once('[')
            && let Some(hands) = hands.strip_suffix(']')
        {
            return (board, Some(hands));
        }
        let ranks = usize::from(self.rules.definition().board.ranks);
        match placement.rsplit_once('/') {
            Some((board, hands))
                if board.split('/').count() == ranks && (self.rules.has_hands() || hands.is_empty()) =>
            {
                (board, Some(hands))
            }
            _ => (placement, None),
        }
    }

    /// Whether the fields behind the board are those of SFEN: side, hands and perhaps the number of the turn. Without
    /// the word `sfen` this is only assumed in games whose FEN has nothing to say about castling and en passant.
    fn is_sfen(&self, said: bool, rest: &[&str]) -> bool {
        let possible = said || may_be_sfen(self.rules.definition());
        let is_side = rest.first().is_some_and(|side| matches!(*side, "b" | "w"));
        let is_hand = |text: &str| {
            is_dash(text) || !is_number(text) && text.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '+')
        };
        let formed = match rest {
            [_] => said,
            [_, hands] => is_hand(hands),
            [_, hands, count] => is_hand(hands) && is_number(count),
            _ => false,
        };
        self.rules.has_hands() && possible && is_side && formed
    }

    /// The side to move in our own notation.
    fn side(&mut self, found: Option<&str>, form: SideForm) -> String {
        let Some(found) = found else {
            self.remark(Remark::SideAssumed { side: Side::White });
            return "w".into();
        };
        let side = match found.to_ascii_lowercase().as_str() {
            "w" | "white" | "r" | "red" => Side::White,
            "b" | "black" => Side::Black,
            _ => return found.to_owned(),
        };
        let side = match form {
            SideForm::Sfen | SideForm::PerhapsSfen => side.other(),
            SideForm::Fen | SideForm::PerhapsFen => side,
        };
        if form == SideForm::PerhapsSfen {
            self.remark(Remark::SidesExchanged { found: shorten(found), side });
        } else if form == SideForm::PerhapsFen || !matches!(found, "w" | "b") {
            self.remark(Remark::SideRead { found: shorten(found), side });
        }
        side.letter().into()
    }

    /// Tells the fields behind the side apart.
    fn told_apart<'t>(&mut self, rest: &[&'t str], no_hands: bool) -> Behind<'t> {
        let mut behind = Behind::default();
        let with_operations = rest.iter().any(|field| field.ends_with(';'));
        for (at, &written) in rest.iter().enumerate() {
            let field = written.strip_suffix(';').filter(|field| is_number(field)).unwrap_or(written);
            let counts = behind.numbers.len() < 3;
            if is_number(field) && counts {
                behind.numbers.push(Some(field));
            } else if is_named(field) && !with_operations {
                behind.own.push(field);
            } else if let Some(checks) = self.checks_given(field) {
                behind.checks = Some(checks);
            } else if is_checks(field) {
                self.remark(Remark::FieldLeftOut { found: shorten(field) });
            } else if behind.numbers.is_empty() && behind.plain.len() < 2 {
                behind.plain.push(field);
            } else if is_dash(field) && counts {
                behind.numbers.push(None);
            } else if field.starts_with(|sign: char| sign.is_ascii_alphabetic()) && with_operations {
                self.operations(&rest[at..], &mut behind);
                break;
            } else if no_hands && self.rules.has_hands() && at + 1 == rest.len() && !is_named(field) {
                behind.hands = Some(field);
            } else if field != ";" {
                behind.own.push(field);
            }
        }
        behind
    }

    /// The field of the checks, in a game that counts them: `2+3`, those that White and Black still have to give, or `+1+0`, those that they have
    /// given.
    fn checks_given(&self, field: &str) -> Option<String> {
        let winning = self.rules.definition().endings.winning_checks()?;
        let given = field.strip_prefix('+');
        let (white, black) = given.unwrap_or(field).split_once('+')?;
        let count = |text: &str| text.parse::<u16>().ok().filter(|&count| count <= winning);
        let (white, black) = (count(white)?, count(black)?);
        let [white, black] = [white, black].map(|count| if given.is_some() { count } else { winning - count });
        Some(format!("checks=W{white},B{black}"))
    }

    /// Reads the counters among the operations of EPD, such as `hmvc 4; fmvn 4; bm Qxf7#; id "x";`.
    fn operations<'t>(&mut self, fields: &[&'t str], behind: &mut Behind<'t>) {
        let (mut halfmove, mut number, mut others) = (None, None, Vec::new());
        for operation in fields.split_inclusive(|field| field.ends_with(';')) {
            let value = |at: usize| operation.get(at).map(|value| value.trim_end_matches(';'));
            match value(0) {
                Some("hmvc") => halfmove = value(1).filter(|value| is_number(value)),
                Some("fmvn") => number = value(1).filter(|value| is_number(value)),
                Some(name) if !name.is_empty() => others.push(name),
                Some(_) | None => {}
            }
        }
        if halfmove.is_some() || number.is_some() {
            behind.numbers = vec![halfmove.or(Some("0")), number.or(Some("1"))];
        }
        if !others.is_empty() {
            self.remark(Remark::OperationsLeftOut { found: shorten(&others.join(" ")) });
        }
    }

    /// The halfmove clock and the number of the move.
    fn counters<'t>(&mut self, behind: &Behind<'t>) -> (&'t str, &'t str) {
        let mut numbers = behind.numbers.clone();
        while numbers.last() == Some(&None) {
            numbers.pop();
        }
        match numbers[..] {
            [] => ("0", "1"),
            // Without castling and en passant, a single number is that of the move.
            [number] if behind.plain.len() < 2 => ("0", number.unwrap_or("1")),
            [halfmove] => (halfmove.unwrap_or("0"), "1"),
            [halfmove, number] => (halfmove.unwrap_or("0"), number.unwrap_or("1")),
            // A limit, the turns counted so far, and the number of the move.
            [limit, count, ref number @ ..] => {
                let value = |text: Option<&str>| text.map_or(0, |text| text.parse::<u32>().unwrap_or(u32::MAX));
                let number = number.first().copied().flatten().unwrap_or("1");
                if value(limit) == 0 {
                    return (count.unwrap_or("0"), number);
                }
                self.remark(Remark::CountLeftOut { count: value(count), limit: value(limit) });
                ("0", number)
            }
        }
    }

    /// The castling field in our own notation; rights that do not exist are left out.
    fn castling(&mut self, setup: &Setup, text: &str) -> String {
        let (rules, definition) = (self.rules, self.rules.definition());
        let files = definition.board.files;
        let means = |letter: char| {
            let upper = letter.to_ascii_uppercase();
            matches!(upper, 'K' | 'Q') || upper.is_ascii_uppercase() && upper as u8 - b'A' < files
        };
        if is_dash(text) {
            return "-".into();
        }
        if text.split(',').all(|name| rules.parse_cell(name).is_some()) || !text.chars().all(means) {
            return text.to_owned();
        }
        if definition.castlings.is_empty() {
            self.remark(Remark::NoCastling { found: shorten(text) });
            return "-".into();
        }
        let mut cells: Vec<String> = Vec::new();
        for letter in text.chars() {
            let meant = setup.pieces_with_right(rules, letter);
            if meant.is_empty() {
                self.no_right(setup, letter);
            }
            for cell in meant.into_iter().map(|cell| rules.cell_name(cell)) {
                if !cells.contains(&cell) {
                    cells.push(cell);
                }
            }
        }
        if cells.is_empty() { "-".into() } else { cells.join(",") }
    }

    /// Says why a castling letter means nothing.
    fn no_right(&mut self, setup: &Setup, letter: char) {
        let definition = self.rules.definition();
        let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
        let at = |cell: Cell| definition.board.coordinates(u16::try_from(cell.index()).unwrap_or(0));
        let own = || setup.pieces.iter().filter(|(_, piece)| piece.is_owned_by(side));
        let royal = own().find(|(_, piece)| definition.castlings.iter().any(|way| way.royal == piece.kind()));
        let partners = || definition.castlings.iter().flat_map(|way| &way.partners);
        let letter_file = |file: u8, royal: u8| match letter.to_ascii_uppercase() {
            'K' => file > royal,
            'Q' => file < royal,
            other => file == other as u8 - b'A',
        };
        let name = |kind: Option<usize>| piece_name(self.rules, kind.unwrap_or_default());
        let remark = match royal {
            Some(&(cell, piece))
                if own().any(|&(partner, other)| {
                    partners().any(|&kind| kind == other.kind())
                        && at(partner).rank == at(cell).rank
                        && letter_file(at(partner).file, at(cell).file)
                }) =>
            {
                let piece = name(Some(piece.kind()));
                Remark::NoCastlingFrom { letter: letter.into(), piece, cell: self.rules.cell_name(cell) }
            }
            _ => Remark::NoPartner { letter: letter.into(), piece: name(partners().next().copied()) },
        };
        self.remark(remark);
    }

    /// The en-passant field in our own notation.
    fn passing(&mut self, setup: &Setup, text: &str) -> String {
        if is_dash(text) {
            return "-".into();
        }
        let lower = text.to_lowercase();
        let mut cells = Vec::new();
        let mut rest = lower.as_str();
        while let Some((cell, after)) = self.rules.definition().board.read_cell(rest) {
            cells.extend(self.rules.cell(usize::from(cell)));
            rest = after;
        }
        if !rest.is_empty() {
            return text.to_owned();
        }
        let is_empty = |cell: &Cell| setup.pieces.iter().all(|(other, _)| other != cell);
        match setup.passing_over(self.rules, &cells) {
            Some((passed, victim)) if passed.iter().all(is_empty) => {
                let names: Vec<String> = passed.into_iter().map(|cell| self.rules.cell_name(cell)).collect();
                format!("{}:{}", names.join(","), self.rules.cell_name(victim))
            }
            Some(_) | None => {
                self.remark(Remark::NothingPassed { found: shorten(text) });
                "-".into()
            }
        }
    }
}

fn is_dash(text: &str) -> bool {
    matches!(text, "-" | "–" | "—" | "−")
}

fn without_dash(text: &str) -> &str {
    if is_dash(text) { "" } else { text }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit())
}

/// A named field of our own text, such as `ko=a1>b1`.
fn is_named(text: &str) -> bool {
    text.split_once('=').is_some_and(|(name, _)| name.chars().all(|sign| sign.is_ascii_alphabetic()))
}

/// Counts of checks: `+0+0` or `3+3`.
fn is_checks(text: &str) -> bool {
    text.strip_prefix('+')
        .unwrap_or(text)
        .split_once('+')
        .is_some_and(|(left, right)| is_number(left) && is_number(right))
}
