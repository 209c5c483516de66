//! From the text of a game to turns of its rules: which game it is, and what every turn of its tree means.

use std::sync::Arc;

use variorum_gamedef::ending::Shows;
use variorum_notation::{LineReader, ReadPosition, ReadTurn, San, read_position, san};
use variorum_rules::{Cell, Outcome, Position, Rules, Turn, movegen};

use super::annotated::Annotated;
use super::error::{LineError, TextError};
use super::open::append;
use super::parser::short;
use super::word;
use crate::ending::Ending;
use crate::tree::{NodeId, Tree};

/// A null move in our own text, and as nearly all programs write it.
pub const NULL_MOVE: &str = "--";

/// How a record names its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameName<'t> {
    /// By our id.
    Id(&'t str),
    /// By a name that other programs use.
    Variant(&'t str),
}

/// The game that a record names.
#[derive(Clone, Debug)]
pub struct NamedGame {
    /// Its rules.
    pub rules: Arc<Rules>,
    /// The number of the start position that the name stands for, from 0.
    pub start_number: usize,
}

/// What the turns of a tree are.
struct Walk<T> {
    /// Every turn that could be read, in our own text, by node.
    texts: Vec<Option<String>>,
    /// What the caller wanted to know of every legal turn, by node.
    noted: Vec<Option<T>>,
    errors: Vec<LineError>,
}

impl Annotated {
    /// Finds out which game this is: by the tag `Game`, the tag `Variant` or, if it has neither, the first of `usual`; or if pieces are dropped, which that
    /// game does not know, the first with drops on a board of the same size. Sets the tag `Game` to the game's id, and the start position if a variant's name
    /// stands for another one than the first. `find` knows the games.
    ///
    /// # Errors
    /// If there is no such game, or none is named and there is no usual one.
    pub fn identify<'g>(
        &mut self,
        usual: impl IntoIterator<Item = &'g str>,
        find: impl Fn(GameName<'_>) -> Option<NamedGame>,
    ) -> Result<Identified, LineError> {
        let line = self.line;
        let unknown = |name: &str| {
            let game = name.chars().take(40).collect();
            LineError { line, error: TextError::UnknownGame { game } }
        };
        let named = self.game().map(str::to_owned);
        let variant =
            self.tag("Variant").map(str::trim).filter(|name| !["", "?", "-"].contains(name)).map(str::to_owned);
        let (found, assumed) = match (named, variant) {
            // Other programs write titles into this tag.
            (Some(name), _) => {
                let found = find(GameName::Id(&name)).or_else(|| find(GameName::Variant(&name)));
                (found.ok_or_else(|| unknown(&name))?, false)
            }
            (None, Some(name)) => (find(GameName::Variant(&name)).ok_or_else(|| unknown(&name))?, false),
            (None, None) => {
                let mut usual = usual.into_iter();
                let name = usual.next().ok_or(LineError { line, error: TextError::NoGame })?;
                let first = find(GameName::Id(name)).ok_or_else(|| unknown(name))?;
                let drops = !first.rules.has_hands() && self.has_drops();
                let other = drops
                    .then(|| usual.filter_map(|id| find(GameName::Id(id))).find(|game| drops_on_board_of(game, &first)))
                    .flatten();
                (other.unwrap_or(first), true)
            }
        };
        let id = found.rules.definition().id.clone();
        match self.tags.iter_mut().find(|(name, _)| name == "Game") {
            Some((_, value)) => value.clone_from(&id),
            None => self.tags.insert(0, ("Game".to_owned(), id.clone())),
        }
        if found.start_number > 0
            && self.start().is_none()
            && let Some(start) = Position::nth_start(&found.rules, found.start_number)
        {
            self.set_tag("Start", &start.text());
        }
        let remark = assumed.then_some(LineError { line, error: TextError::AssumedGame { game: id } });
        Ok(Identified { rules: found.rules, remark })
    }

    /// Whether a turn has the form of a drop: `N@h5`, `@e4`. Neutral pieces, which also enter the board so, are written `*`.
    fn has_drops(&self) -> bool {
        let mut turns = (0..self.tree.len()).map(|id| self.tree.node(id).turn.as_str());
        turns.any(|turn| {
            turn.match_indices('@').any(|(at, _)| !turn[..at].ends_with(['*', '@']) && !turn[at..].starts_with("@@"))
        })
    }

    /// The first position, in any usual notation.
    ///
    /// # Errors
    /// If it is not a position of the game.
    pub fn first_position(&self, rules: &Arc<Rules>) -> Result<Position, LineError> {
        self.read_start(rules).map(|read| read.position)
    }

    fn read_start(&self, rules: &Arc<Rules>) -> Result<ReadPosition, LineError> {
        let usual = || Ok(ReadPosition { position: Position::start(rules), remarks: Vec::new() });
        let read = self.start().map_or_else(usual, |text| read_position(rules, text));
        read.map_err(|position| LineError { line: self.line, error: TextError::Start { position } })
    }

    /// Checks every turn of the tree against the rules and returns an error for each that cannot be read or played, and what else there is to say.
    /// Turns after such a turn are not checked.
    #[must_use]
    pub fn check(&self, rules: &Arc<Rules>) -> Vec<LineError> {
        self.read_start(rules).map_or_else(|error| vec![error], |start| self.walk(start, |_, _| ()).errors)
    }

    /// Checks as [`Annotated::check`] does, and puts every turn that could be read into our own move text, and the start position into our own notation.
    /// Variations that turn out to be the same line become one.
    pub fn resolve(&mut self, rules: &Arc<Rules>) -> Vec<LineError> {
        self.resolve_noting(rules, |_, _| ()).0
    }

    /// Resolves as [`Annotated::resolve`] does, and also returns every legal turn in algebraic notation, by node of the new tree.
    #[must_use]
    pub fn resolve_with_algebraic(&mut self, rules: &Arc<Rules>) -> (Vec<LineError>, Vec<Option<San>>) {
        self.resolve_noting(rules, san)
    }

    fn resolve_noting<T>(
        &mut self,
        rules: &Arc<Rules>,
        note: impl Fn(&Position, Turn) -> T,
    ) -> (Vec<LineError>, Vec<Option<T>>) {
        let start = match self.read_start(rules) {
            Ok(start) => start,
            Err(error) => return (vec![error], Vec::new()),
        };
        if self.start().is_some() {
            for tag in ["FEN", "SetUp"] {
                self.set_tag(tag, "");
            }
            self.set_tag("Start", &start.position.text());
        }
        let first = start.position.clone();
        let mut walk = self.walk(start, note);
        let (tree, places) = rewritten(&self.tree, |id| walk.texts[id].take());
        self.tree = tree;
        self.number_turns(first);
        let mut noted: Vec<Option<T>> = std::iter::repeat_with(|| None).take(self.tree.len()).collect();
        for (place, found) in places.into_iter().zip(walk.noted) {
            if noted[place].is_none() {
                noted[place] = found;
            }
        }
        (walk.errors, noted)
    }

    /// Notes whose turn every turn of the tree is, and its number, where players have several turns in a row; elsewhere the first turn tells.
    pub(crate) fn number_turns(&mut self, start: Position) {
        if !start.rules().has_turns_in_a_row() {
            return;
        }
        let mut movers = Vec::with_capacity(self.tree.len());
        follow(&self.tree, start, |id, position, _, _| movers.push((id, position.side(), position.fullmove_number())));
        for (id, side, number) in movers {
            self.tree.node_mut(id).mover = Some((side, number));
        }
    }

    fn walk<T>(
        &self,
        ReadPosition { position: start, remarks }: ReadPosition,
        note: impl Fn(&Position, Turn) -> T,
    ) -> Walk<T> {
        let told = |error| LineError { line: self.line, error };
        let remarks = remarks.into_iter().map(|remark| told(TextError::StartRemark { remark }));
        let noted = std::iter::repeat_with(|| None).take(self.tree.len()).collect();
        let mut walk = Walk { texts: vec![None; self.tree.len()], noted, errors: remarks.collect() };
        if reader_of(&self.tree, &start).ranks_from_zero() {
            walk.errors.push(told(TextError::RanksFromZero));
        }
        let last = self.tree.main_line().last().copied();
        let mut told_unclaimed = false;
        follow(&self.tree, start, |id, position, _, turn| {
            let line = self.tree.node(id).line;
            match turn {
                Err(error) => walk.errors.push(LineError { line, error }),
                Ok(turn) => {
                    let unclaimed = position.claimable_end().filter(|_| !told_unclaimed);
                    if let Some(error) = unclaimed.map(|end| TextError::unclaimed(&self.tree.node(id).turn, end)) {
                        told_unclaimed = true;
                        walk.errors.push(LineError { line, error });
                    }
                    walk.texts[id] = Some(match turn {
                        ReadTurn::Null => NULL_MOVE.to_owned(),
                        ReadTurn::Legal(turn) => {
                            walk.noted[id] = Some(note(position, turn));
                            position.turn_text(turn)
                        }
                    });
                    if last == Some(id) {
                        let error = self.contradiction(position, turn);
                        walk.errors.extend(error.map(|error| LineError { line, error }));
                    }
                }
            }
        });
        walk.errors.sort_by_key(|error| error.line);
        walk
    }

    /// An error if the position after the last turn of the main line is an ending with another result than the tag says.
    fn contradiction(&self, position: &Position, last: ReadTurn) -> Option<TextError> {
        let tag = self.tag("Result").filter(|_| self.result() != "*")?;
        let mut position = position.scratch();
        make(&mut position, last);
        let found = Ending::from(position.outcome()?).result();
        let error = TextError::ResultContradicts { tag: short(tag), found: found.to_owned() };
        (found != self.result()).then_some(error)
    }
}

/// Whether a game has hands, and a board of the same size as another.
fn drops_on_board_of(game: &NamedGame, other: &NamedGame) -> bool {
    let size = |game: &NamedGame| {
        let board = &game.rules.definition().board;
        (board.files, board.ranks, board.is_3d())
    };
    game.rules.has_hands() && size(game) == size(other)
}

/// Reads the turns of a tree, each in its position. `visit` receives the node, the position before it, the cell that the turn before reached, and the turn.
/// What follows a turn that cannot be read is not visited.
fn follow(
    tree: &Tree,
    mut position: Position,
    mut visit: impl FnMut(NodeId, &Position, Option<Cell>, Result<ReadTurn, TextError>),
) {
    enum Step {
        Play(NodeId, Option<Cell>),
        TakeBack,
    }
    let children =
        |id: NodeId, reached| tree.node(id).children.iter().rev().map(move |&child| Step::Play(child, reached));
    let mut todo: Vec<Step> = children(Tree::ROOT, None).collect();
    let reader = reader_of(tree, &position);
    position.set_claims_lapse(true);
    while let Some(step) = todo.pop() {
        let Step::Play(id, previous) = step else {
            position.undo_turn();
            continue;
        };
        let turn = read(reader, &position, &tree.node(id).turn, previous);
        visit(id, &position, previous, turn.clone());
        let Ok(turn) = turn else { continue };
        let reached = make(&mut position, turn);
        todo.push(Step::TakeBack);
        todo.extend(children(id, reached));
    }
}

/// How the turns of a tree are read, by what its main line shows.
fn reader_of(tree: &Tree, start: &Position) -> LineReader {
    let texts: Vec<&str> = tree.main_line().into_iter().map(|id| tree.node(id).turn.as_str()).collect();
    LineReader::of_line(start, &texts)
}

/// Makes a turn. Returns the cell that it reached.
fn make(position: &mut Position, turn: ReadTurn) -> Option<Cell> {
    match turn {
        ReadTurn::Null => {
            movegen::make_null(position);
            None
        }
        ReadTurn::Legal(turn) => {
            position.play_unchecked(turn);
            Some(turn.first.to())
        }
    }
}

/// The game of a record.
#[derive(Clone, Debug)]
pub struct Identified {
    /// Its rules.
    pub rules: Arc<Rules>,
    /// That the game is assumed, as no tag names it.
    pub remark: Option<LineError>,
}

/// Reads a turn. Games go on after a draw that the position shows, as people do not notice it, and after an ending that nobody has claimed.
fn read(reader: LineReader, position: &Position, text: &str, previous: Option<Cell>) -> Result<ReadTurn, TextError> {
    let over = |outcome: Outcome| TextError::AfterTheEnd { turn: short(text), reason: outcome.reason };
    if let Some(outcome) = position.outcome().filter(|outcome| ends(*outcome)) {
        return Err(over(outcome));
    }
    match reader.read(position, text, previous) {
        Ok(ReadTurn::Null) if position.is_check() => Err(TextError::NullInCheck { turn: short(text) }),
        Ok(turn) => Ok(turn),
        Err(turn) => Err(TextError::Turn { turn }),
    }
}

fn ends(outcome: Outcome) -> bool {
    match outcome.reason.shows() {
        Shows::WithoutMoves => true,
        Shows::OnTheBoard => outcome.winner.is_some(),
        Shows::AsDraw | Shows::InHistory => false,
    }
}

/// The tree with other texts for some turns, by node, and the new node of every old one. Nodes that become the same turn are joined; of their continuations,
/// that of the earlier line comes first.
fn rewritten(tree: &Tree, mut text: impl FnMut(NodeId) -> Option<String>) -> (Tree, Vec<NodeId>) {
    let mut new = Tree::default();
    let mut places = vec![Tree::ROOT; tree.len()];
    // A line is complete before its alternatives, so that it stays the main line when they join it.
    let mut todo = vec![(Tree::ROOT, Tree::ROOT)];
    while let Some((id, parent)) = todo.pop() {
        let old = tree.node(id);
        let place = match id {
            Tree::ROOT => Tree::ROOT,
            _ => new.add(parent, text(id).unwrap_or_else(|| old.turn.clone())),
        };
        places[id] = place;
        let node = new.node_mut(place);
        for (said, more) in [(&mut node.before, &old.before), (&mut node.comment, &old.comment)] {
            append(said, more);
        }
        let more: Vec<u8> = old.glyphs.iter().copied().filter(|glyph| !node.glyphs.contains(glyph)).collect();
        node.glyphs.extend(more);
        node.clock = node.clock.or(old.clock);
        node.mover = node.mover.or(old.mover);
        node.spent = node.spent.or(old.spent);
        node.evaluation = node.evaluation.or(old.evaluation);
        if node.line == 0 {
            node.line = old.line;
        }
        todo.extend(old.children.iter().rev().map(|&child| (child, place)));
    }
    (new, places)
}

/// The turns of a tree in another notation, from this position: `write` gives the text of a legal turn, with the cell that the turn before reached. Turns
/// that it cannot write, those that are not legal and those after them keep their text. A turn that would be read as another with an annotation mark, such as
/// `Nxd2=+`, loses the sign of its check.
#[must_use]
pub fn translated(
    tree: &Tree,
    start: &Position,
    write: impl Fn(&Position, Turn, Option<Cell>) -> Option<String>,
) -> Tree {
    let mut texts: Vec<Option<String>> = vec![None; tree.len()];
    follow(tree, start.clone(), |id, position, previous, turn| {
        if let Ok(ReadTurn::Legal(turn)) = turn {
            let text = write(position, turn, previous);
            let clear = |text: String| Some(text).filter(|text| word::is_turn(text));
            texts[id] = text.and_then(|text| {
                let bare = text.trim_end_matches(['+', '#']).to_owned();
                clear(text).or_else(|| clear(bare))
            });
        }
    });
    rewritten(tree, |id| texts[id].take()).0
}
