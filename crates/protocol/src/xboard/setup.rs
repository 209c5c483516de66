//! How a game that the client does not know is described to it: `setup` and `piece`.

use variorum_gamedef::definition::Definition;
use variorum_rules::Position;

use super::betza::describe;
use crate::dialect::Dialect;

const PARENTS: &str = include_str!("../../data/parents.tsv");

/// Pictures that XBoard has for pieces, in its order; the last is the king's.
const SLOTS: usize = 22;
const KING: usize = SLOTS - 1;
/// A promoted piece's picture stands so far behind the plain one's.
const PROMOTED: usize = 11;
/// Under shogi's rules the pictures of knight and lance may not be dropped on the last ranks.
const KNIGHT: usize = 1;
const LANCE: usize = 4;

/// Where the picture of a piece with these moves stands, if there is one.
const PICTURES: [(&str, usize); 15] = [
    ("N", KNIGHT),
    ("ffN", KNIGHT),
    ("F0", 2),
    ("W0", 3),
    ("W0F0", 4),
    ("fW0", LANCE),
    ("FfW", 5),
    ("WfF", 9),
    ("F", 5),
    ("A", 6),
    ("F0N", 7),
    ("W0N", 8),
    ("W", 9),
    ("WF", 10),
    ("mW0cpW0", 11),
];

/// The lines that follow `variant`, or why there are none.
pub(super) fn describe_game(
    dialect: &Dialect,
    definition: &Definition,
    start: &Position,
) -> Result<Vec<String>, String> {
    if !Dialect::is_drawable(definition) {
        return Err("this game cannot be shown on XBoard's board; moves are Variorum's own text".into());
    }
    let board = &definition.board;
    let limited = definition.pieces.iter().any(|piece| piece.drop.one_per_file);
    let has = if limited { "one-pawn-a-file" } else { "otherwise" };
    let parent = PARENTS.lines().find_map(|row| row.strip_prefix(has)?.strip_prefix('\t')).unwrap_or_default();
    let table = pictures(definition, limited).ok_or("this game has more kinds of piece than XBoard has pictures")?;
    // A hand has a place for each piece in the table up to the last one that comes there, and is as high as the board at most.
    let comes_back = |letter: char| {
        definition.pieces.iter().any(|piece| piece.returns.is_some() && piece.token == letter.to_string())
    };
    let pieces = table.chars().take(SLOTS).filter(|&letter| letter != '.').enumerate();
    let hands = pieces.filter(|&(_, letter)| comes_back(letter)).map(|(place, _)| place + 1).max().unwrap_or(0);
    if hands > usize::from(board.ranks) {
        return Err("more kinds of piece return than XBoard's board has room for".into());
    }
    let fen = dialect.position_text(start);
    let mut lines = vec![format!("setup ({table}) {}x{}+{hands}_{parent} {fen}", board.files, board.ranks)];
    let described: Option<Vec<String>> = (0..definition.pieces.len())
        .map(|kind| Some(format!("piece {}& {}", definition.pieces[kind].token, describe(definition, kind)?)))
        .collect();
    // The client takes a piece without a description for one of chess: all or none.
    lines.extend(described.unwrap_or_default());
    Ok(lines)
}

/// Which letter stands for which picture: 22 for White, then for Black. `limited`: the drops of two of them are. `None` if there
/// are too many pieces.
fn pictures(definition: &Definition, limited: bool) -> Option<String> {
    let mut table = ['.'; SLOTS];
    let plain: Vec<usize> =
        (0..definition.pieces.len()).filter(|&kind| !definition.pieces[kind].token.starts_with('+')).collect();
    let promotes = |kind: usize| {
        let token = format!("+{}", definition.pieces[kind].token);
        definition.pieces.iter().any(|piece| piece.token == token)
    };
    let mut put = |kind: usize, slot: usize| {
        table[slot] = definition.pieces[kind].token.chars().next().unwrap_or('.');
        if promotes(kind) {
            table[slot + PROMOTED] = '+';
        }
    };
    let mut left = Vec::new();
    let mut used = [false; SLOTS];
    // Those whose promoted forms need a place first, so that they get one.
    let (first, second): (Vec<usize>, Vec<usize>) = plain.into_iter().partition(|&kind| promotes(kind));
    for kind in first.into_iter().chain(second) {
        let piece = &definition.pieces[kind];
        let moves = describe(definition, kind).unwrap_or_default();
        let wanted = match () {
            () if piece.royal => Some(KING),
            () if piece.pawn => Some(0),
            () => PICTURES.iter().find(|(description, _)| *description == moves).map(|&(_, slot)| slot),
        };
        // Only what could not move on from the last ranks may stand for shogi's knight and lance.
        let wanted = match wanted {
            Some(KNIGHT | LANCE) if limited && !moves.starts_with('f') => None,
            wanted => wanted,
        };
        let room = |slot: usize| slot + PROMOTED < KING || !promotes(kind);
        match wanted {
            Some(slot) if !used[slot] && room(slot) && !(promotes(kind) && used[slot + PROMOTED]) => {
                used[slot] = true;
                if promotes(kind) {
                    used[slot + PROMOTED] = true;
                }
                put(kind, slot);
            }
            _ => left.push(kind),
        }
    }
    for kind in left {
        let free =
            |slot: &usize| !used[*slot] && (!promotes(kind) || (*slot + PROMOTED < KING && !used[*slot + PROMOTED]));
        let slot = (1..KING).filter(|slot| !limited || ![KNIGHT, LANCE].contains(slot)).find(free)?;
        used[slot] = true;
        if promotes(kind) {
            used[slot + PROMOTED] = true;
        }
        put(kind, slot);
    }
    let white: String = table.iter().collect();
    Some(format!("{white}{}", white.to_lowercase()))
}
