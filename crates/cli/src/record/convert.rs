//! The forms in which `variorum record --convert` prints games.

use std::fmt::Write as _;
use std::sync::Arc;

use variorum_notation::{Dialect, Notation, ReadTurn, read_turn, san, write_turn};
use variorum_play::kif;
use variorum_play::pgn::{Annotated, is_chess960, translated};
use variorum_rules::{Position, Rules, movegen};

/// What is printed of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Form {
    /// Our own move text
    Own,
    /// Algebraic notation
    San,
    /// The move text of UCI
    Uci,
    /// The move text of shogi programs; turns of games without it stay as they are, here and below
    Usi,
    /// KIF files of shogi
    Kif,
    /// The turns of CSA files of shogi
    Csa,
    /// Western notation of shogi
    Hodges,
    /// WXF notation of xiangqi
    Wxf,
    /// Coordinates of xiangqi with ranks from 0
    Iccs,
    /// Chinese notation of xiangqi
    Chinese,
    /// The positions of the main line as FEN
    Fen,
    /// The positions of the main line as EPD
    Epd,
    /// The main line in our own move text, in one line
    #[value(skip)]
    Moves,
}

impl Form {
    /// What separates games.
    pub fn between(self) -> &'static str {
        match self {
            Self::Own
            | Self::San
            | Self::Uci
            | Self::Usi
            | Self::Kif
            | Self::Csa
            | Self::Hodges
            | Self::Wxf
            | Self::Iccs
            | Self::Chinese
            | Self::Fen
            | Self::Epd => "\n",
            Self::Moves => "",
        }
    }
}

/// A game in this form, with a line break at its end; empty if the form needs rules or a start position that are not there. The turns of the game have been
/// resolved.
pub fn written(game: &mut Annotated, rules: Option<&Arc<Rules>>, form: Form) -> String {
    let start = rules.and_then(|rules| game.first_position(rules).ok());
    let Some(start) = start else {
        return if form == Form::Own { game.to_string() } else { String::new() };
    };
    let id = game.game().unwrap_or_default().to_owned();
    game.set_standard_tags(&start, |number, chess960| variorum_library::variant_name(&id, number, chess960));
    let dialect = Dialect::uci(Arc::clone(start.rules()), is_chess960(&start));
    match form {
        Form::Own => game.to_string(),
        Form::San => {
            game.tree = translated(&game.tree, &start, |position, turn, _| Some(san(position, turn).to_string()));
            game.to_string()
        }
        Form::Uci => {
            game.tree = translated(&game.tree, &start, |position, turn, _| Some(dialect.turn_text(position, turn)));
            game.to_string()
        }
        Form::Usi => in_notation(game, &start, Notation::Usi),
        Form::Csa => in_notation(game, &start, Notation::Csa),
        Form::Hodges => in_notation(game, &start, Notation::Hodges),
        Form::Wxf => in_notation(game, &start, Notation::Wxf),
        Form::Iccs => in_notation(game, &start, Notation::Iccs),
        Form::Chinese => in_notation(game, &start, Notation::Chinese),
        // A game that cannot be written so stays as it is.
        Form::Kif => kif::write(game, start.rules()).unwrap_or_else(|_| game.to_string()),
        Form::Moves => {
            let turns = game.tree.main_line().into_iter().map(|id| game.tree.node(id).turn.clone());
            turns.collect::<Vec<_>>().join(" ") + "\n"
        }
        Form::Fen => positions(game, start, |position| dialect.position_text(position)),
        Form::Epd => positions(game, start, |position| epd(&dialect.position_text(position))),
    }
}

fn in_notation(game: &mut Annotated, start: &Position, notation: Notation) -> String {
    game.tree =
        translated(&game.tree, start, |position, turn, previous| write_turn(position, turn, notation, previous));
    game.to_string()
}

/// The positions of the main line, one a line, as far as its turns can be read.
fn positions(game: &Annotated, start: Position, write: impl Fn(&Position) -> String) -> String {
    let mut position = start;
    let mut text = write(&position) + "\n";
    for id in game.tree.main_line() {
        match read_turn(&position, &game.tree.node(id).turn) {
            Ok(ReadTurn::Legal(turn)) => position.play_unchecked(turn),
            Ok(ReadTurn::Null) => movegen::make_null(&mut position),
            Err(_) => break,
        }
        text += &write(&position);
        text.push('\n');
    }
    text
}

/// FEN as EPD: the counters become operations.
fn epd(fen: &str) -> String {
    let fields: Vec<&str> = fen.split(' ').collect();
    let [board, side, castling, passing, quiet, number, rest @ ..] = fields.as_slice() else { return fen.to_owned() };
    let mut text = format!("{board} {side} {castling} {passing} hmvc {quiet}; fmvn {number};");
    for field in rest {
        let _ = write!(text, " {};", field.replace('=', " "));
    }
    text
}
