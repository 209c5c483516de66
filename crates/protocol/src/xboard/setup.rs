//! Describes a game that the client does not know, by the commands `setup` and `piece`.

use variorum_gamedef::definition::Definition;
use variorum_rules::Position;

use super::betza::describe;
use variorum_notation::Dialect;

const PARENTS: &str = include_str!("../../data/parents.tsv");

/// The number of XBoard's piece pictures for a side; the last is the king.
const SLOTS: usize = 22;
const KING: usize = SLOTS - 1;
/// The distance between the pictures of a piece and of its promoted form.
const PROMOTED: usize = 11;
/// In XBoard's shogi, pieces with the pictures of knight and lance may not be dropped on the last ranks.
const KNIGHT: usize = 1;
const LANCE: usize = 4;

/// The index of the picture of a piece with these moves.
const PICTURES: [(&str, usize); 15] = [
    ("N", KNIGHT),
    ("fN", KNIGHT),
    ("B", 2),
    ("R", 3),
    ("Q", 4),
    ("fR", LANCE),
    ("FfW", 5),
    ("WfF", 9),
    ("F", 5),
    ("A", 6),
    ("BN", 7),
    ("RN", 8),
    ("W", 9),
    ("K", 10),
    ("mRcpR", 11),
];

/// The lines that answer the command `variant`.
///
/// # Errors
/// Why XBoard cannot show the game, as text.
pub(super) fn describe_game(
    dialect: &Dialect,
    definition: &Definition,
    start: &Position,
) -> Result<Vec<String>, String> {
    if !Dialect::is_drawable(definition) {
        return Err("XBoard's board cannot show this game; its moves use Variorum's own text".into());
    }
    let board = &definition.board;
    let limited = definition.pieces.iter().any(|piece| piece.drop.per_file == Some(1));
    let has = if limited { "one-pawn-a-file" } else { "otherwise" };
    let parent = PARENTS.lines().find_map(|row| row.strip_prefix(has)?.strip_prefix('\t')).unwrap_or_default();
    let table = pictures(definition, limited).ok_or("this game has more piece types than XBoard has pictures")?;
    // A hand has a place for each piece type in the table up to the last one that returns, and at most as many as the board has ranks.
    let returns =
        |letter: char| definition.pieces.iter().any(|piece| piece.fills_hands() && piece.token == letter.to_string());
    let pieces = table.chars().take(SLOTS).filter(|&letter| letter != '.').enumerate();
    let hands = pieces.filter(|&(_, letter)| returns(letter)).map(|(place, _)| place + 1).max().unwrap_or(0);
    if hands > usize::from(board.ranks) {
        return Err("more piece types return than XBoard's board has room for".into());
    }
    let fen = dialect.position_text(start);
    let mut lines = vec![format!("setup ({table}) {}x{}+{hands}_{parent} {fen}", board.files, board.ranks)];
    let described: Option<Vec<String>> = (0..definition.pieces.len())
        .map(|kind| Some(format!("piece {}& {}", definition.pieces[kind].token, describe(definition, kind)?)))
        .collect();
    // The client treats a piece without a description as one of chess, so either all are described or none.
    lines.extend(described.unwrap_or_default());
    Ok(lines)
}

/// The letter for each picture: 22 for White, then 22 for Black. `limited`: shogi's drop rules apply. `None` if the game has too many
/// piece types.
fn pictures(definition: &Definition, limited: bool) -> Option<String> {
    let mut table = ['.'; SLOTS];
    let plain: Vec<usize> =
        (0..definition.pieces.len()).filter(|&kind| !definition.pieces[kind].token.starts_with('+')).collect();
    let promotes = |kind: usize| {
        let token = format!("+{}", definition.pieces[kind].token);
        definition.pieces.iter().any(|piece| piece.token == token)
    };
    let mut place = |kind: usize, slot: usize| {
        table[slot] = definition.pieces[kind].token.chars().next().unwrap_or('.');
        if promotes(kind) {
            table[slot + PROMOTED] = '+';
        }
    };
    let mut left = Vec::new();
    let mut used = [false; SLOTS];
    // Pieces with promoted forms come first, as they need two places.
    let (first, second): (Vec<usize>, Vec<usize>) = plain.into_iter().partition(|&kind| promotes(kind));
    for kind in first.into_iter().chain(second) {
        let piece = &definition.pieces[kind];
        let moves = describe(definition, kind).unwrap_or_default();
        let wanted = match () {
            () if piece.is_royal() => Some(KING),
            () if piece.pawn => Some(0),
            () => PICTURES.iter().find(|(description, _)| *description == moves).map(|&(_, slot)| slot),
        };
        // With shogi's drop rules, only pieces that move forward alone may have the pictures of knight and lance.
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
                place(kind, slot);
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
        place(kind, slot);
    }
    let white: String = table.iter().collect();
    Some(format!("{white}{}", white.to_lowercase()))
}
