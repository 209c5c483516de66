//! Files of shogi: recognised, divided into games, read by the game that they name, written in every format, read again.

use variorum_play::pgn::{Annotated, GameName, NamedGame};
use variorum_play::shogi::{self, Format, GameText, Texts};

use crate::records::kept;

/// Games that are read of one file.
const MOST_GAMES: usize = 4;
/// Turns that are read of one game.
const MOST_TURNS: usize = 60;

pub(crate) fn shogi_files(bytes: &[u8]) {
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let Some(format) = Format::of(&shogi::decode(bytes)) else { return };
    for found in Texts::new(bytes, format).take(MOST_GAMES) {
        let (text, _) = found.unwrap_or_else(|error| panic!("reading from memory fails: {error}"));
        let names = variorum_library::names().map(|name| name.game);
        let Ok(identified) = text.identify(names, find) else { continue };
        let (mut game, faults) = text.read(&identified.rules, MOST_TURNS);
        for fault in &faults {
            assert!((1..=lines).contains(&fault.line), "{fault}");
        }
        let _ = game.resolve(&identified.rules);
        kept(&game);
        let name = variorum_library::kif_name(&identified.rules.definition().id);
        for format in [Format::Kif, Format::Ki2, Format::Csa] {
            // Null moves and turns that are not legal cannot be written.
            let Ok(written) = shogi::write(&game, &identified.rules, format, name) else { continue };
            let again = GameText { format, line: 1, text: written.clone() };
            let (again, faults) = again.read(&identified.rules, MOST_TURNS);
            let errors: Vec<_> = faults.iter().filter(|fault| !fault.error.is_remark()).collect();
            assert!(errors.is_empty(), "{errors:?} in {written}");
            assert_eq!(main_line(&again), main_line(&game), "{written}");
            assert_eq!(again.result(), game.result(), "{written}");
            assert_eq!(again.start(), game.start(), "{written}");
        }
    }
}

fn main_line(game: &Annotated) -> Vec<&str> {
    game.tree.main_line().into_iter().map(|id| game.tree.node(id).turn.as_str()).collect()
}

fn find(name: GameName<'_>) -> Option<NamedGame> {
    let (id, start_number) = match name {
        GameName::Id(id) => (id.to_owned(), 0),
        GameName::Variant(name) => variorum_library::variant(name)?,
    };
    Some(NamedGame { rules: variorum_library::rules(&id).ok()?, start_number })
}
