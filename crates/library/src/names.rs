//! The names by which other programs and their files know our games (`data/names.tsv`).

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::{built_in, definition, ids};

const NAMES: &str = include_str!("../data/names.tsv");

/// A name of a game in other programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// The name.
    pub name: &'static str,
    /// The id of the game.
    pub game: &'static str,
    /// The number of its start position, from 0.
    pub start_number: usize,
    /// Whether it is offered to clients of UCI.
    pub uci: bool,
    /// Whether it is offered to clients of XBoard's protocol.
    pub xboard: bool,
    /// Whether those clients also know the rules of the game.
    pub known: bool,
    /// Whether it stands for Chess960, where castling is written as the king taking the rook.
    pub chess960: bool,
    /// Whether files of games have this name in their tag `Variant`.
    pub record: bool,
    /// Whether Japanese files of games have this name in the heading `手合割`.
    pub kif: bool,
}

/// All names in the order of the table. The first is that of the game which sessions begin with, and of files that name none.
pub fn names() -> impl Iterator<Item = Name> {
    NAMES.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let mut columns = line.split('\t');
        let (name, game) = (columns.next()?, columns.next()?);
        let start_number = columns.next()?.parse::<usize>().ok()?.checked_sub(1)?;
        let clients = columns.next()?;
        let chess960 = columns.next() == Some("chess960");
        let knows = |client| clients.split(',').any(|known| known == client);
        let known = knows("xboard");
        let (uci, xboard, record) = (knows("uci"), known || knows("xboard-name"), knows("record"));
        Some(Name { name, game, start_number, uci, xboard, known, chess960, record, kif: knows("kif") })
    })
}

/// The name in the table that another program means, in any spelling that differs only in capital letters, blanks, hyphens and a final “chess”.
#[must_use]
pub fn name(text: &str) -> Option<Name> {
    let wanted = plain(text)?;
    names().find(|name| name.name == text).or_else(|| names().find(|name| plain(name.name).as_ref() == Some(&wanted)))
}

/// The id of the game that another program or a person means by a name, and the number of its start position, from 0: a name of the table, an id or the
/// English title of a game, in any spelling.
///
/// ```
/// assert_eq!(variorum_library::variant("Fischerandom"), Some(("chess".to_owned(), 0)));
/// assert_eq!(variorum_library::variant("GOTHIC"), Some(("capablanca".to_owned(), 1)));
/// assert_eq!(variorum_library::variant("Grand Chess"), Some(("grand-chess".to_owned(), 0)));
/// assert_eq!(variorum_library::variant("Kriegspiel"), None);
/// ```
#[must_use]
pub fn variant(text: &str) -> Option<(String, usize)> {
    if let Some(name) = name(text) {
        return Some((name.game.to_owned(), name.start_number));
    }
    let wanted = plain(text)?;
    let built_in = titles().get(&wanted).cloned();
    built_in.or_else(|| ids().into_iter().find(|id| plain(id).as_ref() == Some(&wanted))).map(|id| (id, 0))
}

/// The name of a game in the tag `Variant` of files; `None` if other programs do not know the game, or do not name it.
#[must_use]
pub fn variant_name(game: &str, start_number: usize, chess960: bool) -> Option<String> {
    let known: Vec<Name> = names().filter(|name| name.record && name.game == game).collect();
    let fits = |name: &&Name| (name.start_number, name.chess960) == (start_number, chess960);
    let name =
        known.iter().find(fits).or_else(|| known.iter().find(|name| !name.chess960 && name.start_number == 0))?;
    let mut letters = name.name.chars();
    Some(letters.next()?.to_uppercase().chain(letters).collect())
}

/// What Japanese files of games call this game from its usual start; `None` if they have no name for it.
///
/// ```
/// assert_eq!(variorum_library::kif_name("minishogi"), Some("5五将棋"));
/// assert_eq!(variorum_library::kif_name("chess"), None);
/// ```
#[must_use]
pub fn kif_name(game: &str) -> Option<&'static str> {
    names().find(|name| name.kif && name.game == game && name.start_number == 0).map(|name| name.name)
}

/// The built-in games by their ids and English titles.
fn titles() -> &'static HashMap<String, String> {
    static TITLES: OnceLock<HashMap<String, String>> = OnceLock::new();
    TITLES.get_or_init(|| {
        let built_in = ids().into_iter().filter(|id| built_in::is_built_in(id));
        let named = built_in.flat_map(|id| {
            let title = definition(&id).ok().and_then(|definition| plain(&definition.about.name));
            let id_itself = plain(&id);
            [title, id_itself].into_iter().flatten().map(move |name| (name, id.clone()))
        });
        named.collect()
    })
}

/// What counts in a name; `None` if it is too long for one.
fn plain(text: &str) -> Option<String> {
    if text.len() > 100 {
        return None;
    }
    let lower = text.trim().to_lowercase().replace(['-', '_'], " ");
    // “Grand Chess” is “Grand”.
    let short = lower.strip_suffix(" chess").unwrap_or(&lower);
    Some(short.chars().filter(|letter| !letter.is_whitespace() && !['.', '’', '\''].contains(letter)).collect())
}
