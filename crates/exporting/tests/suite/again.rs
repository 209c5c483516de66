//! The importer reads every section that is written without gaps, and the game is the same.

use std::collections::BTreeSet;
use std::sync::Arc;

use variorum_exporting::{Exported, export, moves};
use variorum_gamedef::definition::{Definition, PieceTypeId};
use variorum_rules::{Occupant, Position, Rules, Side, Turn, perft};

/// The definition that the importer makes of a section.
pub(crate) fn imported(section: &str) -> Result<Definition, String> {
    let imported = variorum_importing::import(section).map_err(|fault| format!("{fault:?}"))?;
    let [game] = imported.games.as_slice() else { return Err("no section".to_owned()) };
    if !game.gaps.is_empty() || !imported.faults.is_empty() {
        return Err(format!("{:?} {:?}", game.gaps, imported.faults));
    }
    let text = game.text.as_ref().ok_or("no text")?;
    let loaded = variorum_gamedef::load(text, &game.id);
    loaded.definition.ok_or_else(|| format!("{:?}", loaded.diagnostics))
}

/// The rules that the importer makes of a section.
pub(crate) fn read(exported: &Exported) -> Result<Arc<Rules>, String> {
    Rules::compile(&imported(&exported.text)?).map_err(|errors| format!("{errors:?}"))
}

/// What tells the types of a game apart in both games: their moves, what they come back as, and what they become.
fn signatures(rules: &Rules) -> Vec<String> {
    let definition = rules.definition();
    let moves = |id: PieceTypeId| {
        let mut moves: Vec<char> = moves(definition, &definition.pieces[id]).unwrap_or_default().chars().collect();
        moves.sort_unstable();
        moves.into_iter().collect::<String>()
    };
    let of = |id: PieceTypeId| {
        let back = definition.pieces[id].returns.map(moves);
        let promotions = definition.promotions.iter().filter(|promotion| promotion.pieces.contains(&id));
        let into = promotions.flat_map(|promotion| &promotion.into).map(|choice| moves(choice.piece));
        format!("{} {back:?} {:?}", moves(id), into.collect::<BTreeSet<String>>())
    };
    (0..definition.pieces.len()).map(of).collect()
}

/// What stands on each cell.
type Board<'s> = Vec<Option<(Side, &'s str)>>;

/// The boards after every turn, in order.
fn boards<'s>(position: &Position, signatures: &'s [String]) -> Vec<(Board<'s>, Turn)> {
    let after = |turn| {
        let mut next = position.clone();
        next.play_unchecked(turn);
        let what = |cell| match next.at(cell).occupant()? {
            Occupant::Owned(side, kind) => Some((side, signatures[kind].as_str())),
            Occupant::Neutral(_) => None,
        };
        (position.rules().cells().map(what).collect(), turn)
    };
    let mut found: Vec<(Board<'s>, Turn)> = position.turns().into_iter().map(after).collect();
    found.sort_by_key(|(board, _)| {
        board.iter().map(|cell| cell.map(|(side, name)| (side.index(), name))).collect::<Vec<_>>()
    });
    found
}

/// Plays a random game in step with ours.
pub(crate) fn walk(id: &str, ours: &Arc<Rules>, theirs: &Arc<Rules>, rng: &mut fastrand::Rng) {
    let names = [ours, theirs].map(|rules| signatures(rules));
    let [mut ours, mut theirs] = [ours, theirs].map(Position::start);
    for _ in 0..80 {
        let (here, there) = (boards(&ours, &names[0]), boards(&theirs, &names[1]));
        let alike = here.len() == there.len() && here.iter().zip(&there).all(|(one, other)| one.0 == other.0);
        assert!(alike, "{id}: {} and {}", ours.text(), theirs.text());
        let [over, also] = [&ours, &theirs].map(|position| position.outcome().is_some());
        if here.is_empty() || over || also {
            return;
        }
        let at = rng.usize(..here.len());
        ours.play_unchecked(here[at].1);
        theirs.play_unchecked(there[at].1);
    }
}

/// The games that the format can say.
const SAID: [&str; 27] = [
    "antichess",
    "atomic",
    "berolina",
    "capablanca",
    "chess",
    "courier-chess",
    "crazyhouse",
    "duck-chess",
    "embassy-chess",
    "grand-chess",
    "great-herd",
    "horde",
    "isis",
    "janggi",
    "king-of-the-hill",
    "kyoto-shogi",
    "makruk",
    "minishogi",
    "racing-kings",
    "seirawan-chess",
    "shako",
    "shatranj",
    "shogi",
    "spartan-chess",
    "three-check",
    "tori-shogi",
    "xiangqi",
];

#[test]
fn what_is_written_is_read_as_the_same_game() {
    let mut said = Vec::new();
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let exported = export(&rules);
        if !exported.gaps.is_empty() {
            continue;
        }
        let again = read(&exported).unwrap_or_else(|error| panic!("{id}: {error}\n{}", exported.text));
        for depth in 1..=2 {
            let [ours, theirs] = [&rules, &again].map(|rules| perft::perft(&Position::start(rules), depth));
            assert_eq!(ours, theirs, "{id} at depth {depth}\n{}", exported.text);
        }
        let mut rng = fastrand::Rng::with_seed(5);
        (0..3).for_each(|_| walk(&id, &rules, &again, &mut rng));
        said.push(id);
    }
    assert_eq!(said, SAID);
}
