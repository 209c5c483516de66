//! The section `guide`.
//!
//! Only placements, names and the form of goals are checked here; `variorum_library::guide` checks that turns are legal and tasks can be done.

use super::examples::nonempty_text;
use super::moves::cell;
use crate::Advice;
use crate::board::CellIndex;
use crate::definition::{About, AnyPiece, Goal, GoalCondition, GuideStep, PieceTypeId, Task};
use crate::ending::Reason;
use crate::input::TomlTable;
use crate::names::Context;
use crate::placement::{Tokens, read_position};
use crate::problem::{BoardProblem, GuideProblem, KeyProblem, Thing};
use crate::text::{Text, Word, words};
use crate::vocabulary::words::GoalWord;
use crate::vocabulary::{Choices as _, WordKind, Words as _, words_of};
use crate::zone::cell_advice;

/// The keys that only a step with a task may have.
const OF_TASKS: [&str; 4] = ["goal", "reply", "hint", "wrong"];

/// Reads the steps of the guided first game.
pub(super) fn read_guide(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    about: &About,
    tokens: &Tokens<'_>,
) -> Vec<GuideStep> {
    let tables = cx.input.tables(root, "guide", "guide");
    tables.iter().map(|table| read_step(cx, table, about, tokens)).collect()
}

fn read_step(cx: &mut Context<'_>, table: &TomlTable<'_>, about: &About, tokens: &Tokens<'_>) -> GuideStep {
    let title = nonempty_text(cx, table, "title");
    let text = nonempty_text(cx, table, "text");
    let rule = read_rule(cx, table, about);
    let position = read_position(cx, table, tokens);
    let turn = cx.input.text(table, "turn").map(|text| text.value);
    let show = cell(cx, table, "show");
    GuideStep { title, text, rule, position, turn, show, task: read_task(cx, table) }
}

/// The number of the heading that the step names.
fn read_rule(cx: &mut Context<'_>, table: &TomlTable<'_>, about: &About) -> Option<usize> {
    let named = cx.input.text(table, "rule")?;
    let headings = || about.headings();
    let found = headings().position(|heading| heading == named.value.trim());
    if found.is_none() {
        let problem = GuideProblem::NoHeading { heading: (&named.value).into() };
        cx.input.error(named.span.clone(), problem, Advice::near(&named.value, headings()));
    }
    found
}

fn read_task(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Option<Task> {
    if !table.has("task") {
        for key in OF_TASKS.into_iter().filter(|key| table.has(key)) {
            cx.input.error(table.key_place(key), GuideProblem::NoTask { key }, Advice::AddTask);
        }
        return None;
    }
    let text = nonempty_text(cx, table, "task");
    if !table.has("goal") {
        let problem = KeyProblem::MissingBeside { given: "task", key: "goal" };
        cx.input.error(table.key_place("task"), problem, Advice::AddTask);
    }
    let goal = cx.input.text(table, "goal").map(|text| read_goal(cx, &text)).unwrap_or_default();
    let reply = cx.input.text(table, "reply").map(|text| text.value);
    let hint = cx.input.text(table, "hint").map(|text| text.value);
    Some(Task { text, goal, reply, hint, wrong: cx.input.string(table, "wrong") })
}

/// Reads a goal, such as `capture rook with queen and check`. Conditions with errors are left out.
fn read_goal(cx: &mut Context<'_>, text: &Text) -> Goal {
    let all = words(&text.value, &[]);
    let advice = || Advice::GoalWords { words: words_of(&[WordKind::Goal]).collect() };
    if all.is_empty() {
        cx.input.error(text.span.clone(), GuideProblem::GoalEmpty, advice());
    }
    let mut goal = Goal::new();
    let mut rest = all.as_slice();
    while let Some(next) = rest.first() {
        let Some((word, count)) = GoalWord::at_front(rest) else {
            let known = words_of(&[WordKind::Goal]);
            let help = Advice::did_you_mean(next.text, known).unwrap_or_else(advice);
            cx.input.error(text.place(&next.span), GuideProblem::NoGoalWord { word: next.text.into() }, help);
            return goal;
        };
        let mut reader =
            GoalReader { cx, text, word, at: text.place(&next.span), rest: rest.get(count..).unwrap_or_default() };
        let condition = reader.condition();
        rest = reader.rest;
        goal.extend(condition);
        match rest.split_first() {
            None => break,
            Some((joiner, after)) if joiner.text == GoalWord::And.word() => {
                rest = after;
                if rest.is_empty() {
                    cx.input.error(text.place(&joiner.span), GuideProblem::GoalEmpty, Advice::AfterAnd);
                }
            }
            Some((found, _)) => {
                let problem = GuideProblem::AndExpected { found: found.text.into() };
                cx.input.error(text.place(&found.span), problem, Advice::AfterAnd);
                break;
            }
        }
    }
    goal
}

/// Reads one condition after its first word.
struct GoalReader<'c, 't, 'w> {
    cx: &'c mut Context<'t>,
    text: &'w Text,
    word: GoalWord,
    /// The place of the first word.
    at: std::ops::Range<usize>,
    rest: &'w [Word<'w>],
}

impl<'w> GoalReader<'_, '_, 'w> {
    fn condition(&mut self) -> Option<GoalCondition> {
        let condition = match self.word {
            GoalWord::Mate => GoalCondition::Mate,
            GoalWord::Check => GoalCondition::Check,
            GoalWord::Win => GoalCondition::Win,
            GoalWord::End => GoalCondition::End(None),
            GoalWord::EndBy => GoalCondition::End(Some(self.reason()?)),
            GoalWord::Capture => {
                let (victim, unknown) = self.optional_piece();
                let by = if self.follows(GoalWord::With) { Some(self.piece(GoalWord::With)?) } else { None };
                if unknown {
                    return None;
                }
                GoalCondition::Capture { victim, by }
            }
            GoalWord::Move => GoalCondition::Move(self.any_piece()?),
            GoalWord::Reach => GoalCondition::Reach(self.cell()?),
            GoalWord::Through => GoalCondition::Through(self.cell()?),
            GoalWord::SecondPart => GoalCondition::SecondPart,
            GoalWord::Pass => GoalCondition::Pass,
            GoalWord::Promote => GoalCondition::Promote(None),
            GoalWord::PromoteTo => GoalCondition::Promote(Some(self.piece(GoalWord::PromoteTo)?)),
            GoalWord::Drop => match self.optional_piece() {
                (piece, false) => GoalCondition::Drop(piece),
                (_, true) => return None,
            },
            GoalWord::Castle => GoalCondition::Castle,
            GoalWord::Swap => GoalCondition::Swap,
            GoalWord::AnswerCheck => GoalCondition::AnswerCheck,
            GoalWord::OneOf => GoalCondition::OneOf(self.turns()?),
            GoalWord::With | GoalWord::And => {
                let problem = GuideProblem::NoGoalWord { word: self.word.word().into() };
                self.cx.input.error(self.at.clone(), problem, Advice::AfterAnd);
                return None;
            }
        };
        Some(condition)
    }

    /// Takes the next word, unless it joins what stands before and after it.
    fn take(&mut self) -> Option<&'w Word<'w>> {
        let (next, rest) = self.rest.split_first()?;
        if [GoalWord::And, GoalWord::With].iter().any(|joiner| joiner.word() == next.text) {
            return None;
        }
        self.rest = rest;
        Some(next)
    }

    /// Takes the next word if it is this one.
    fn follows(&mut self, word: GoalWord) -> bool {
        let found = self.rest.first().is_some_and(|next| next.text == word.word());
        if found {
            self.rest = self.rest.get(1..).unwrap_or_default();
        }
        found
    }

    fn missing<T>(&mut self, problem: GuideProblem) -> Option<T> {
        self.missing_after(self.word, problem)
    }

    /// Reports that something is missing after a word.
    fn missing_after<T>(&mut self, word: GoalWord, problem: GuideProblem) -> Option<T> {
        let advice = Advice::ForExample { example: word.example().into() };
        self.cx.input.error(self.at.clone(), problem, advice);
        None
    }

    /// The piece that comes next, if one does, and whether it is unknown.
    fn optional_piece(&mut self) -> (Option<PieceTypeId>, bool) {
        let Some(next) = self.take() else { return (None, false) };
        let found = self.cx.piece_named(next.text, self.text.place(&next.span));
        (found, found.is_none())
    }

    fn piece(&mut self, word: GoalWord) -> Option<PieceTypeId> {
        match self.take() {
            Some(next) => self.cx.piece_named(next.text, self.text.place(&next.span)),
            None => self.missing_after(word, GuideProblem::PieceMissing { word: word.word() }),
        }
    }

    fn any_piece(&mut self) -> Option<AnyPiece> {
        let Some(next) = self.take() else {
            return self.missing(GuideProblem::PieceMissing { word: self.word.word() });
        };
        if let Some(piece) = self.cx.pieces.iter().position(|known| known == next.text) {
            return Some(AnyPiece::Owned(piece));
        }
        let neutral = self.cx.neutrals.iter().position(|known| known == next.text);
        if neutral.is_none() {
            let known: Vec<String> = self.cx.pieces.iter().chain(&self.cx.neutrals).cloned().collect();
            self.cx.input.unknown(Thing::Piece, next.text, self.text.place(&next.span), &known);
        }
        neutral.map(AnyPiece::Neutral)
    }

    fn cell(&mut self) -> Option<CellIndex> {
        let Some(next) = self.take() else {
            return self.missing(GuideProblem::CellMissing { word: self.word.word() });
        };
        let board = self.cx.board.as_ref()?;
        let found = board.parse_cell(next.text);
        if found.is_none() {
            let problem = BoardProblem::NoCell { cell: next.text.into() };
            let advice = cell_advice(board);
            self.cx.input.error(self.text.place(&next.span), problem, advice);
        }
        found
    }

    fn reason(&mut self) -> Option<Reason> {
        let Some(next) = self.take() else { return self.missing(GuideProblem::ReasonMissing) };
        let known = || Reason::IN_A_POSITION.iter().map(|choice| choice.word);
        if known().any(|word| word == next.text) {
            return Reason::of_word(next.text);
        }
        let problem = GuideProblem::NotAReason { found: next.text.into(), reasons: known().collect() };
        let advice = Advice::near(next.text, known());
        self.cx.input.error(self.text.place(&next.span), problem, advice);
        None
    }

    fn turns(&mut self) -> Option<Vec<String>> {
        let turns: Vec<String> = std::iter::from_fn(|| self.take()).map(|next| next.text.to_owned()).collect();
        if turns.is_empty() { self.missing(GuideProblem::TurnMissing) } else { Some(turns) }
    }
}
