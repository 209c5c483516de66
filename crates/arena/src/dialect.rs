//! How positions and turns are written for other programs: the customary dialect of UCI and XBoard, or our own texts.
//!
//! The customary dialect is what chess programs with variants have agreed upon: FEN with `KQkq`, castling as the king's move (`e1g1`), promotion
//! by a small letter (`e7e8q`), a captured man's return as `P@e4`, promoted men that fall back as `Q~`. It can write every game on a flat
//! board with single letters. Which games those are is seen from the definition; none is known by name.

use std::sync::Arc;

use gamedef::definition::PromotionForm;
use rules::{Action, ActionKind, Position, Rules, Turn};

/// Node counts of orthodox chess from the usual array at depths 1 to 4 (every programmer's first test).
const ORTHODOX_COUNTS: [u64; 4] = [20, 400, 8_902, 197_281];
/// Boards with more ranks than this are counted from 0 in XBoard's protocol.
const MOST_RANKS_FROM_ONE: u8 = 9;

/// A way to write the positions and turns of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dialect {
    customary: bool,
    /// The number of White's first rank.
    first_rank: u8,
    /// Castling as “king takes rook”, because the men do not stand where chess has them.
    castles_on_partner: bool,
    /// Tokens of promoted forms that are written with `~` behind instead of `+` before.
    tilde: Vec<char>,
}

impl Dialect {
    /// Our own texts (`docs/notation.md`).
    #[must_use]
    pub const fn own() -> Self {
        Self { customary: false, first_rank: 1, castles_on_partner: false, tilde: Vec::new() }
    }

    /// The dialect for a UCI program and a game that begins with `start`: the customary one where it can write the game.
    #[must_use]
    pub fn uci(start: &Position) -> Self {
        let rules = start.rules();
        if !is_customary(rules) {
            return Self::own();
        }
        Self { customary: true, first_rank: 1, castles_on_partner: !castles_as_usual(start), tilde: tildes(start) }
    }

    /// The same for an XBoard program: high boards count their ranks from 0.
    #[must_use]
    pub fn xboard(start: &Position) -> Self {
        let first_rank = u8::from(start.rules().definition().board.ranks <= MOST_RANKS_FROM_ONE);
        let dialect = Self::uci(start);
        if dialect.customary { Self { first_rank, ..dialect } } else { dialect }
    }

    /// Is this the customary dialect?
    #[must_use]
    pub const fn is_customary(&self) -> bool {
        self.customary
    }

    /// Must the program be told that castling is written as in Chess960?
    #[must_use]
    pub const fn castles_on_partner(&self) -> bool {
        self.castles_on_partner
    }

    /// The position as text, between turns.
    #[must_use]
    pub fn position(&self, position: &Position) -> String {
        let text = position.text();
        if !self.customary {
            return text;
        }
        let mut fields = text.split(' ');
        let mut next = || fields.next().unwrap_or("-");
        let (placement, side, castling, passing, halfmove, fullmove) = (next(), next(), next(), next(), next(), next());
        let passing = passing.split([',', ':']).next().unwrap_or("-");
        format!(
            "{} {side} {} {} {halfmove} {fullmove}",
            self.placement(placement),
            self.castling(position, castling),
            self.cell(passing)
        )
    }

    /// Hands letter by letter, `Q~` for `+Q` where promoted men fall back when captured.
    fn placement(&self, text: &str) -> String {
        let (board, hands) = text.split_once('[').unwrap_or((text, ""));
        let mut written = String::new();
        let mut letters = board.chars().peekable();
        while let Some(letter) = letters.next() {
            match letters.peek() {
                Some(&promoted) if letter == '+' && self.tilde.contains(&promoted.to_ascii_uppercase()) => {
                    written.extend([promoted, '~']);
                    letters.next();
                }
                _ => written.push(letter),
            }
        }
        if text.contains('[') {
            written.push('[');
            let mut count = 0;
            for letter in hands.trim_end_matches(']').chars() {
                match letter.to_digit(10) {
                    Some(digit) => count = count * 10 + digit,
                    None => {
                        written.extend((0..count.max(1)).map(|_| letter));
                        count = 0;
                    }
                }
            }
            written.push(']');
        }
        written
    }

    /// `a1,h1,a8,h8` as `KQkq`; as file letters where castling is Chess960's.
    fn castling(&self, position: &Position, cells: &str) -> String {
        let royal_file = |side| {
            let royal = position.royal_cell(side)?;
            position.rules().cell_name(royal).chars().next()
        };
        let mut letters: Vec<char> = Vec::new();
        for name in cells.split(',') {
            let Some(cell) = position.rules().parse_cell(name) else { continue };
            let white = position.at(cell).is_man_of(rules::Side::White);
            let side = if white { rules::Side::White } else { rules::Side::Black };
            let file = name.chars().next().unwrap_or('a');
            let letter = match royal_file(side) {
                Some(royal) if !self.castles_on_partner => {
                    if file > royal {
                        'K'
                    } else {
                        'Q'
                    }
                }
                _ => file.to_ascii_uppercase(),
            };
            letters.push(if white { letter } else { letter.to_ascii_lowercase() });
        }
        if letters.is_empty() {
            return "-".to_owned();
        }
        // White's first, the king's side first.
        letters.sort_unstable();
        letters.into_iter().collect()
    }

    /// A cell's name with ranks counted as this dialect does.
    fn cell(&self, name: &str) -> String {
        let file = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
        match name[file.len()..].parse::<u8>() {
            Ok(rank) if self.first_rank == 0 => format!("{file}{}", rank.saturating_sub(1)),
            _ => name.to_owned(),
        }
    }

    /// A turn as text. It must be one that the position offers.
    #[must_use]
    pub fn turn(&self, position: &Position, turn: Turn) -> String {
        if !self.customary {
            return position.turn_text(turn);
        }
        let name = |cell| self.cell(&position.rules().cell_name(cell));
        let first = turn.first;
        let goal = match first.kind() {
            ActionKind::Castle if !self.castles_on_partner => first.via(),
            _ => first.to(),
        };
        let mut text = match first.kind() {
            ActionKind::Drop => {
                let own = position.action_text(first);
                format!("{}@{}", own.split('@').next().unwrap_or_default(), name(goal))
            }
            _ => format!("{}{}", name(first.from()), name(goal)),
        };
        if let (Some(kind), false) = (first.man(), first.kind() == ActionKind::Drop) {
            match position.promotion_form(position.at(first.from()).kind(), kind) {
                PromotionForm::Fixed => text.push('+'),
                PromotionForm::Silent => {}
                PromotionForm::Chosen => {
                    let token = position.rules().man_token(rules::Side::Black, kind);
                    text.push_str(token.trim_start_matches('+'));
                }
            }
        }
        // A wall, a duck: where the mover came to stand, then where it goes.
        if let Some(second) = turn.second.filter(|&second| second != Action::PASS) {
            text.push_str(&format!(",{}{}", name(goal), name(second.to())));
        }
        text
    }

    /// Reads a turn in this dialect or in our own text. `None` if no legal turn is written so.
    pub fn read(&self, position: &mut Position, text: &str) -> Option<Turn> {
        if self.customary {
            let turns = position.turns();
            let written = |turn: &Turn| self.turn(position, *turn);
            let exact = turns.iter().find(|turn| written(turn) == text);
            // Programs differ in the case of the promoted man's and the returning man's letter.
            let found = exact.or_else(|| turns.iter().find(|turn| written(turn).eq_ignore_ascii_case(text)));
            if let Some(&turn) = found {
                return Some(turn);
            }
        }
        position.parse_turn(text).ok()
    }
}

/// Can the customary dialect write this game?
fn is_customary(rules: &Rules) -> bool {
    let definition = rules.definition();
    let letter = |token: &str| {
        let token = token.strip_prefix('+').unwrap_or(token);
        token.len() == 1 && token.bytes().all(|byte| byte.is_ascii_alphabetic())
    };
    let walls = definition.neutrals.len() <= 1 && definition.neutrals.iter().all(|neutral| neutral.token == '*');
    definition.board.level_count() == 1
        && definition.men.iter().all(|man| letter(&man.token))
        && walls
        && !rules.has_pool()
        && definition.refuge.is_none()
        && definition.second.as_ref().is_none_or(|second| second.compulsory && !second.ko)
}

/// Do the men that may castle stand where those of the game's usual array do?
fn castles_as_usual(start: &Position) -> bool {
    let rights = |position: &Position| {
        let text = position.text();
        let cells = text.split(' ').nth(2).unwrap_or("-").to_owned();
        cells.split(',').filter(|cell| *cell != "-").map(str::to_owned).collect::<Vec<_>>()
    };
    let usual = Position::start(start.rules());
    let cells = rights(start);
    let known = rights(&usual);
    let royal_at_home = |side| cells.is_empty() || start.royal_cell(side) == usual.royal_cell(side);
    // A royal man without rights may stand anywhere; one with rights stands at home.
    let has_rights = |side| {
        cells.iter().any(|cell| start.rules().parse_cell(cell).is_some_and(|cell| start.at(cell).is_man_of(side)))
    };
    cells.iter().all(|cell| known.contains(cell))
        && rules::Side::BOTH.iter().all(|&side| !has_rights(side) || royal_at_home(side))
}

/// Letters of promoted forms that a player chooses; they fall back when they are captured.
fn tildes(position: &Position) -> Vec<char> {
    let definition = position.rules().definition();
    let chosen = definition.promotions.iter().filter(|promotion| promotion.form == PromotionForm::Chosen);
    chosen
        .flat_map(|promotion| &promotion.into)
        .filter_map(|choice| definition.men[choice.man].token.strip_prefix('+'))
        .filter_map(|letter| letter.chars().next())
        .collect()
}

/// Is this orthodox chess, which every program plays unasked? Told by its usual array and its node counts.
#[must_use]
pub fn is_orthodox(rules: &Arc<Rules>) -> bool {
    let mut start = Position::start(rules);
    start.text().starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
        && (1..).zip(ORTHODOX_COUNTS).all(|(depth, count)| start.perft(depth) == count)
}

/// The name under which a program offers this game, if it does: the game's id, or the id without what follows its first hyphen.
#[must_use]
pub fn variant<'a>(id: &'a str, offered: &[String]) -> Option<&'a str> {
    let short = id.split('-').next().unwrap_or(id);
    [id, short].into_iter().find(|name| offered.iter().any(|offer| offer == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(id: &str, turns: &str) -> Position {
        let mut position = Position::start(&library::rules(id).unwrap());
        for turn in turns.split_whitespace() {
            position.play(turn).unwrap();
        }
        position
    }

    /// The turn is written so, and read back.
    fn check(position: &Position, own: &str, wanted: &str) {
        let mut position = position.clone();
        let dialect = Dialect::uci(&position);
        let turn = position.parse_turn(own).unwrap();
        assert_eq!(dialect.turn(&position, turn), wanted);
        assert_eq!(dialect.read(&mut position, wanted), Some(turn));
        assert_eq!(dialect.read(&mut position, own), Some(turn), "our own text is read too");
    }

    #[test]
    fn positions_are_written_as_fen() {
        for (id, fen) in [
            ("chess", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
            ("xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"),
            ("shogi", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1"),
            ("capablanca", "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"),
            ("crazyhouse", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"),
        ] {
            let start = position(id, "");
            assert_eq!(Dialect::uci(&start).position(&start), fen);
        }
        let start = position("chess", "e2e4 a7a6 e1e2");
        assert!(Dialect::uci(&start).position(&start).ends_with(" b kq - 1 2"));
        let start = position("chess", "e2e4");
        assert!(Dialect::uci(&start).position(&start).ends_with(" b KQkq e3 0 1"));
    }

    #[test]
    fn hands_and_promoted_men_are_written_out() {
        let rules = library::rules("crazyhouse").unwrap();
        let position = Position::parse(&rules, "4k3/8/8/8/8/8/8/+Q3K3[2PNq] w - - 0 1").unwrap();
        assert_eq!(Dialect::uci(&position).position(&position), "4k3/8/8/8/8/8/8/Q~3K3[NPPq] w - - 0 1");
        let rules = library::rules("shogi").unwrap();
        let position = Position::parse(&rules, "4k4/9/9/9/9/9/9/9/+R3K4[12Pp] w - - 0 1").unwrap();
        assert_eq!(Dialect::uci(&position).position(&position), "4k4/9/9/9/9/9/9/9/+R3K4[PPPPPPPPPPPPp] w - - 0 1");
    }

    #[test]
    fn turns_are_written_as_programs_expect() {
        check(&position("chess", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5"), "e1h1", "e1g1");
        check(&position("capablanca", "h2h3 a7a6 g1h2 b7b6 h1g3 c7c6 i1j3 d7d6"), "f1j1", "f1i1");
        check(&position("chess", "a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6"), "b7a8=Q", "b7a8q");
        check(&position("crazyhouse", "e2e4 d7d5 e4d5 h7h6"), "P@e4", "P@e4");
        check(&position("shogi", "c3c4 g7g6"), "b2h8+", "b2h8+");
        check(&position("xiangqi", ""), "h3h10", "h3h10");
        check(&position("duck-chess", ""), "e2e4,*@e5", "e2e4,e4e5");
        check(&position("duck-chess", "e2e4,*@e5 d7d5,e5e6"), "e4d5,e6a6", "e4d5,d5a6");
    }

    #[test]
    fn xboard_counts_the_ranks_of_high_boards_from_0() {
        let mut start = position("xiangqi", "");
        let dialect = Dialect::xboard(&start);
        let turn = start.parse_turn("h3h10").unwrap();
        assert_eq!(dialect.turn(&start, turn), "h2h9");
        assert_eq!(dialect.read(&mut start, "h2h9"), Some(turn));
        assert_eq!(Dialect::xboard(&position("shogi", "")), Dialect::uci(&position("shogi", "")));
    }

    #[test]
    fn castling_from_elsewhere_is_written_as_in_chess960() {
        let rules = library::rules("chess").unwrap();
        let start = Position::parse(&rules, "4k3/8/8/8/8/8/8/1R2K1R1 w b1,g1 - 0 1").unwrap();
        let dialect = Dialect::uci(&start);
        assert!(dialect.castles_on_partner());
        assert_eq!(dialect.position(&start), "4k3/8/8/8/8/8/8/1R2K1R1 w BG - 0 1");
        check(&start, "e1g1", "e1g1");
    }

    #[test]
    fn every_turn_of_the_customary_games_is_read_back() {
        for id in library::ids() {
            let rules = library::rules(&id).unwrap();
            let mut position = Position::start(&rules);
            let dialect = Dialect::uci(&position);
            let mut mover = engine::RandomMover::new(7);
            for _ in 0..if dialect.is_customary() { 40 } else { 2 } {
                let Some(turn) = mover.choose(&position) else { break };
                let text = dialect.turn(&position, turn);
                assert_eq!(dialect.read(&mut position, &text), Some(turn), "{id}: {text}");
                position.make_turn(turn);
            }
        }
    }

    #[test]
    fn what_no_other_program_plays_keeps_our_texts() {
        for id in ["raumschach", "blocschach", "stockgi", "stones-and-relays"] {
            let start = position(id, "");
            let dialect = Dialect::uci(&start);
            assert!(!dialect.is_customary(), "{id}");
            assert_eq!(dialect.position(&start), start.text());
        }
    }

    #[test]
    fn orthodox_chess_is_told_from_its_likes() {
        assert!(is_orthodox(&library::rules("chess").unwrap()));
        for id in ["berolina", "cylinder-chess", "crazyhouse", "duck-chess", "shatranj"] {
            assert!(!is_orthodox(&library::rules(id).unwrap()), "{id}");
        }
    }

    #[test]
    fn variants_are_found_by_id_or_its_first_word() {
        let offered = ["chess".to_owned(), "grand".to_owned(), "duck".to_owned()];
        assert_eq!(variant("chess", &offered), Some("chess"));
        assert_eq!(variant("grand-chess", &offered), Some("grand"));
        assert_eq!(variant("stockgi", &offered), None);
    }

    #[test]
    fn nonsense_is_no_turn() {
        let mut start = position("chess", "");
        let dialect = Dialect::uci(&start);
        for text in ["", "e2e5", "0000", "(none)", "e2", "é", "P@e4", "e2e4q"] {
            assert_eq!(dialect.read(&mut start, text), None, "{text}");
        }
    }
}
