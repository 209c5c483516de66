//! Games of shogi as Japanese programs keep them: KIF files, with board diagrams, handicaps, comments and variations.
//!
//! [`is_kif`] recognises such a text, [`read`] makes an annotated game of it, and [`write()`] writes one. Every game whose board follows shogi's tradition can be
//! written.
//!
//! ```
//! use variorum_play::kif;
//!
//! let rules = variorum_library::rules("shogi")?;
//! let text = "手合割：平手\n手数----指手--\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 投了\n";
//! assert!(kif::is_kif(text));
//! let (game, errors) = kif::read(text, &rules);
//! assert!(errors.is_empty());
//! let turns: Vec<&str> = game.tree.main_line().iter().map(|&id| game.tree.node(id).turn.as_str()).collect();
//! assert_eq!((turns, game.result()), (vec!["c3c4", "g7g6"], "0-1"));
//! assert!(kif::write(&game, &rules)?.contains("   2 ３四歩(33)"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod diagram;
mod read;
mod words;
mod write;

pub use read::read;
pub use write::write;

/// Whether a text is a KIF file: it has the heading of the list of moves, or a heading that names the handicap, before any move.
#[must_use]
pub fn is_kif(text: &str) -> bool {
    let lines = text.lines().map(|line| line.trim_start_matches('\u{feff}')).take(100);
    lines.into_iter().any(|line| line.starts_with(words::MOVES) || line.starts_with(words::HANDICAP))
}

/// The text of a file in UTF-8 or, as older programs write KIF files, Shift JIS. Bytes that are neither are replaced.
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        // The last letter may have been cut off.
        Err(error) if error.error_len().is_none() => {
            String::from_utf8_lossy(&bytes[..error.valid_up_to()]).into_owned()
        }
        Err(_) => encoding_rs::SHIFT_JIS.decode(bytes).0.into_owned(),
    }
}
