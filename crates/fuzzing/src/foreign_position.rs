//! Positions of other programs: the game's id, and the text.

use std::sync::Arc;

use variorum_notation::{Dialect, read_position, read_setup, sfen};
use variorum_rules::Setup;

use crate::input;

pub(crate) fn foreign_position(bytes: &[u8]) {
    let text = input::text(bytes);
    let (game, text) = text.split_once('\n').unwrap_or((&text, ""));
    let rules = input::rules(game);
    let Ok(read) = read_position(&rules, text) else {
        // An editor gets what can be shown.
        if let Ok(setup) = read_setup(&rules, text) {
            let own = setup.setup.text(&rules);
            let again = Setup::parse(&rules, &own);
            assert_eq!(again.map(|again| again.text(&rules)), Ok(own));
        }
        return;
    };
    assert!(read.remarks.iter().all(|remark| !remark.to_string().contains(char::is_control)), "{text}");
    let own = read.position.text();
    let again = read_position(&rules, &own).unwrap_or_else(|errors| panic!("{own}: {errors}"));
    assert_eq!(again.position, read.position, "{own}");
    let written = |position: &_| (Dialect::uci(Arc::clone(&rules), false).fen(position), sfen(position));
    let (fen, shogi) = written(&read.position);
    if let Some(fen) = fen {
        let again = read_position(&rules, &fen).unwrap_or_else(|errors| panic!("{fen}: {errors}"));
        assert_eq!(written(&again.position).0.as_ref(), Some(&fen));
    }
    if let Some(shogi) = shogi {
        let again =
            read_position(&rules, &format!("sfen {shogi}")).unwrap_or_else(|errors| panic!("{shogi}: {errors}"));
        assert_eq!(written(&again.position).1.as_ref(), Some(&shogi));
    }
}
