//! The names of cells, ranks and files where a game is at home: what stands at the edges of its board.
//!
//! Variorum's own names, `e4`, are the same for every game; texts of turns and the interface have these. People who look at a board read its edges, and so
//! sentences for them name its cells as the edges do.

use variorum_gamedef::board::{Board, CellIndex, Coordinates};
use variorum_gamedef::definition::{CoordinateStyle, Definition};

/// The customary name of a cell (`c4`), a rank (`4`) or a file (`c`) with this name of ours; `None` if the board has no such place, or its edges show our
/// own names.
///
/// ```
/// use variorum_notation::customary_name;
///
/// let shogi = variorum_library::rules("shogi")?;
/// let name = |own| customary_name(shogi.definition(), own);
/// assert_eq!((name("c4").as_deref(), name("4").as_deref(), name("c").as_deref()), (Some("7f"), Some("f"), Some("7")));
/// let xiangqi = variorum_library::rules("xiangqi")?;
/// assert_eq!(customary_name(xiangqi.definition(), "b10").as_deref(), Some("8-10"));
/// let chess = variorum_library::rules("chess")?;
/// assert_eq!(customary_name(chess.definition(), "e4"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn customary_name(definition: &Definition, own: &str) -> Option<String> {
    let board = &definition.board;
    let style = definition.style.coordinates;
    if let Some(cell) = board.parse_cell(own) {
        return match style {
            CoordinateStyle::Letters => None,
            CoordinateStyle::Japanese => Some(lettered(board, cell)),
            CoordinateStyle::Chinese => {
                let at = board.coordinates(cell);
                Some(format!("{}-{}", board.files - at.file, at.rank + 1))
            }
        };
    }
    match (style, read_own_rank(board, own), read_own_file(board, own)) {
        (CoordinateStyle::Japanese, Some(rank), _) => Some(letter(board.ranks - 1 - rank)),
        (CoordinateStyle::Japanese | CoordinateStyle::Chinese, None, Some(file)) => {
            Some((board.files - file).to_string())
        }
        (CoordinateStyle::Letters | CoordinateStyle::Japanese | CoordinateStyle::Chinese, _, _) => None,
    }
}

/// The cell with this name, ours or the customary one, in any case of letters; `None` if there is none.
///
/// ```
/// use variorum_notation::read_cell;
///
/// let shogi = variorum_library::rules("shogi")?;
/// let board = &shogi.definition().board;
/// assert_eq!(read_cell(shogi.definition(), "7F"), board.parse_cell("c4"));
/// assert_eq!(read_cell(shogi.definition(), "c4"), board.parse_cell("c4"));
/// assert_eq!(read_cell(shogi.definition(), "7z"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn read_cell(definition: &Definition, text: &str) -> Option<CellIndex> {
    let board = &definition.board;
    let text = text.to_lowercase();
    if let Some(cell) = board.parse_cell(&text) {
        return Some(cell);
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (file, rank) = text.split_at_checked(digits)?;
    let file = from_right(board, file)?;
    let rank = match definition.style.coordinates {
        CoordinateStyle::Letters => None,
        CoordinateStyle::Japanese => from_top(board, rank),
        CoordinateStyle::Chinese => read_own_rank(board, rank.strip_prefix('-')?),
    }?;
    Some(board.cell(Coordinates { file, level: 0, rank }))
}

/// The rank with this name, ours or the customary one, counted from 0; `None` if there is none.
#[must_use]
pub fn read_rank(definition: &Definition, text: &str) -> Option<u8> {
    let board = &definition.board;
    let customary = || match definition.style.coordinates {
        CoordinateStyle::Japanese => from_top(board, text),
        CoordinateStyle::Letters | CoordinateStyle::Chinese => None,
    };
    read_own_rank(board, text).or_else(customary)
}

/// The file with this name, ours or the customary one, counted from 0; `None` if there is none.
#[must_use]
pub fn read_file(definition: &Definition, text: &str) -> Option<u8> {
    let board = &definition.board;
    let customary = || match definition.style.coordinates {
        CoordinateStyle::Japanese | CoordinateStyle::Chinese => from_right(board, text),
        CoordinateStyle::Letters => None,
    };
    read_own_file(board, text).or_else(customary)
}

/// A cell with the number of its file from White's right and the letter of its rank from Black's side: `7f`.
pub(crate) fn lettered(board: &Board, cell: CellIndex) -> String {
    let at = board.coordinates(cell);
    format!("{}{}", board.files - at.file, letter(board.ranks - 1 - at.rank))
}

/// A number in digits without leading zeros.
fn number(text: &str) -> Option<u8> {
    let plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| plain)
}

fn read_own_rank(board: &Board, text: &str) -> Option<u8> {
    number(text)?.checked_sub(1).filter(|&rank| rank < board.ranks)
}

fn read_own_file(board: &Board, text: &str) -> Option<u8> {
    let mut letters = text.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    board.file_of(letter.to_ascii_lowercase())
}

fn from_right(board: &Board, text: &str) -> Option<u8> {
    board.files.checked_sub(number(text)?).filter(|&file| file < board.files)
}

fn from_top(board: &Board, text: &str) -> Option<u8> {
    board.ranks.checked_sub(index(text)?.checked_add(1)?)
}

/// The place of a single letter in the alphabet, from 0.
fn index(text: &str) -> Option<u8> {
    let mut letters = text.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    u8::try_from(letter.to_ascii_lowercase()).ok()?.checked_sub(b'a').filter(|&at| at < 26)
}

fn letter(at: u8) -> String {
    char::from(b'a' + at.min(25)).to_string()
}

#[cfg(test)]
mod tests {
    use variorum_rules::Rules;

    use super::*;

    fn rules(id: &str) -> std::sync::Arc<Rules> {
        variorum_library::rules(id).unwrap()
    }

    #[test]
    fn every_name_reads_back_and_is_unique() {
        for id in variorum_library::ids() {
            let rules = rules(&id);
            let definition = rules.definition();
            let mut names = std::collections::BTreeSet::new();
            for cell in rules.cells() {
                let own = rules.cell_name(cell);
                let name = customary_name(definition, &own).unwrap_or_else(|| own.clone());
                let read = |text: &str| read_cell(definition, text).map(usize::from);
                assert_eq!(
                    (read(&name), read(&own)),
                    (Some(cell.index()), Some(cell.index())),
                    "{id}: {name} for {own}"
                );
                assert!(names.insert(name.clone()), "{id}: {name} twice");
            }
        }
    }

    #[test]
    fn ranks_and_files_have_names_too() {
        let shogi = rules("shogi");
        let shogi = shogi.definition();
        assert_eq!((read_rank(shogi, "a"), read_rank(shogi, "9"), read_rank(shogi, "j")), (Some(8), Some(8), None));
        assert_eq!((read_file(shogi, "9"), read_file(shogi, "A"), read_file(shogi, "10")), (Some(0), Some(0), None));
        let xiangqi = rules("xiangqi");
        let xiangqi = xiangqi.definition();
        assert_eq!((customary_name(xiangqi, "3"), customary_name(xiangqi, "a")), (None, Some("9".to_owned())));
        assert_eq!(
            (read_cell(xiangqi, "9-10"), read_cell(xiangqi, "9-11"), read_cell(xiangqi, "9")),
            (xiangqi.board.parse_cell("a10"), None, None)
        );
        let chess = rules("chess");
        assert_eq!((read_file(chess.definition(), "1"), read_rank(chess.definition(), "a")), (None, None));
        for odd in ["", "é", "7é", "-", "07f", "7", "f"] {
            assert_eq!(read_cell(shogi, odd), None, "{odd}");
        }
    }
}
