//! The forms in which `variorum record --convert` prints games.

use std::fmt::Write as _;
use std::sync::Arc;

use variorum_notation::{Dialect, Notation, ReadTurn, is_chess960, read_turn, write_turn};
use variorum_play::pgn::{Annotated, TextError, translated};
use variorum_play::shogi::{self, Format};
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
    /// The move text of USI (shogi)
    Usi,
    /// A KIF file (shogi)
    Kif,
    /// A KI2 file, whose moves do not say where a piece comes from (shogi)
    Ki2,
    /// A CSA file, with the main lines of all games (shogi)
    Csa,
    /// The western notation of shogi, such as P-7f
    Hodges,
    /// WXF notation (xiangqi)
    Wxf,
    /// Chinese notation (xiangqi)
    Chinese,
    /// ICCS (xiangqi)
    Iccs,
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
            Self::Moves => "",
            Self::Csa => "/\n",
            Self::Own
            | Self::San
            | Self::Uci
            | Self::Usi
            | Self::Kif
            | Self::Ki2
            | Self::Hodges
            | Self::Wxf
            | Self::Chinese
            | Self::Iccs
            | Self::Fen
            | Self::Epd => "\n",
        }
    }

    /// The notation of the turns, if they are printed as in PGN.
    fn notation(self) -> Option<Notation> {
        match self {
            Self::Own => Some(Notation::Own),
            Self::San => Some(Notation::San),
            Self::Uci => Some(Notation::Uci),
            Self::Usi => Some(Notation::Usi),
            Self::Hodges => Some(Notation::Hodges),
            Self::Wxf => Some(Notation::Wxf),
            Self::Chinese => Some(Notation::Chinese),
            Self::Iccs => Some(Notation::Iccs),
            Self::Kif | Self::Ki2 | Self::Csa | Self::Fen | Self::Epd | Self::Moves => None,
        }
    }

    /// The format of files of shogi.
    pub fn format(self) -> Option<Format> {
        match self {
            Self::Kif => Some(Format::Kif),
            Self::Ki2 => Some(Format::Ki2),
            Self::Csa => Some(Format::Csa),
            Self::Own
            | Self::San
            | Self::Uci
            | Self::Usi
            | Self::Hodges
            | Self::Wxf
            | Self::Chinese
            | Self::Iccs
            | Self::Fen
            | Self::Epd
            | Self::Moves => None,
        }
    }
}

/// Why a game is not printed.
#[derive(Debug, thiserror::Error)]
pub enum NotWritten {
    /// Its game has no such notation.
    #[error("{game} has no such notation")]
    Notation {
        /// The id of the game.
        game: String,
    },
    /// It cannot be a file of shogi.
    #[error("the game cannot be written: {0}")]
    Shogi(#[from] TextError),
}

/// A game in this form, with a line break at its end; empty if the form needs rules or a start position that are not there, which has been said. The turns of
/// the game have been resolved.
///
/// # Errors
/// If the game has no such form.
pub fn written(game: &mut Annotated, rules: Option<&Arc<Rules>>, form: Form) -> Result<String, NotWritten> {
    let start = rules.and_then(|rules| game.first_position(rules).ok());
    let Some(start) = start else {
        return Ok(if form == Form::Own { game.to_string() } else { String::new() });
    };
    let id = game.game().unwrap_or_default().to_owned();
    if let Some(format) = form.format() {
        if !shogi::suits(start.rules().definition()) {
            return Err(NotWritten::Notation { game: id });
        }
        return Ok(shogi::write(game, start.rules(), format, variorum_library::kif_name(&id))?);
    }
    game.set_standard_tags(&start, |number, chess960| variorum_library::variant_name(&id, number, chess960));
    let dialect = Dialect::uci(Arc::clone(start.rules()), is_chess960(&start));
    if let Some(notation) = form.notation() {
        if Notation::of(start.rules()).all(|known| known != notation) {
            return Err(NotWritten::Notation { game: id });
        }
        game.tree = translated(&game.tree, &start, |position, turn, previous| {
            // Castling in Chess960 depends on the game, not on the turn.
            if notation == Notation::Uci {
                return Some(dialect.turn_text(position, turn));
            }
            write_turn(position, turn, notation, previous)
        });
        return Ok(game.to_string());
    }
    if form == Form::Moves {
        let turns = game.tree.main_line().into_iter().map(|id| game.tree.node(id).turn.clone());
        return Ok(turns.collect::<Vec<_>>().join(" ") + "\n");
    }
    Ok(positions(game, start, |position| {
        let fen = dialect.position_text(position);
        if form == Form::Epd { epd(&fen) } else { fen }
    }))
}

/// The positions of the main line, one a line, as far as its turns can be read.
fn positions(game: &Annotated, start: Position, write: impl Fn(&Position) -> String) -> String {
    let mut position = start;
    position.set_claims_lapse(true);
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
