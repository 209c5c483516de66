// The shapes of the interface for analysis boards and editors (docs/analysis.md), made from crates/server/src/wire. Do not edit:
// UPDATE_EXPECT=1 cargo test -p variorum-server --lib wire
import type { Both, CapturedPiece, FirstChoice, Outcome, Piece, Problem, San, Shown, Side, Stock, TurnCount, TurnPart, TurnsInRow, Way } from './wire';

/** What a puzzle is about. */
export type PuzzleTheme = | 'capture' | 'check' | 'quiet' | 'sacrifice' | 'zugzwang' | 'drop' | 'promotion' | 'promotion-elsewhere' | 'second-part' | 'relay' | 'tunnel' | 'neutral' | 'level-change' | 'castling' | 'en-passant' | 'swap' | 'gate' | 'save' | 'long';

/**
 * A position: where it begins, and the turns from there.
 */
export type Place = { 
/**
 * The position text that it begins with; by default a start position of the variant.
 */
start?: string | null, 
/**
 * The number of that start position, from 0.
 */
startNumber?: number | null, 
/**
 * Whole turns from there on.
 */
turns?: Array<string>, };

/**
 * A request for the positions along a line.
 */
export type LineRequest = { 
/**
 * The first requested position: after this many turns.
 */
from?: number, 
/**
 * The position text that it begins with; by default a start position of the variant.
 */
start?: string | null, 
/**
 * The number of that start position, from 0.
 */
startNumber?: number | null, 
/**
 * Whole turns from there on.
 */
turns?: Array<string>, };

/**
 * A request for the second parts that may follow a first part.
 */
export type SecondPartRequest = { 
/**
 * The first part, as text.
 */
first: string, 
/**
 * The position text that it begins with; by default a start position of the variant.
 */
start?: string | null, 
/**
 * The number of that start position, from 0.
 */
startNumber?: number | null, 
/**
 * Whole turns from there on.
 */
turns?: Array<string>, };

/**
 * A question why a turn is not legal.
 */
export type RefusalRequest = { 
/**
 * The turn as text, or its first part alone: `e2e4`, `e2e4,*@e5`, `P@e5`. A click on two cells is their names, one after the other.
 */
turn: string, 
/**
 * The position text that it begins with; by default a start position of the variant.
 */
start?: string | null, 
/**
 * The number of that start position, from 0.
 */
startNumber?: number | null, 
/**
 * Whole turns from there on.
 */
turns?: Array<string>, };

/**
 * Why a turn is not legal.
 */
export type Refusal = { 
/**
 * It is legal after all; there are no causes then.
 */
legal: boolean, 
/**
 * All causes as sentences for people, in the language of the request; empty if the turn is legal.
 */
text: string, 
/**
 * The cells of the part of the turn that was refused: where it begins, where it ends.
 */
cells: Array<string>, 
/**
 * The causes. They are enough together, and each of them is needed.
 */
causes: Array<RefusalCause>, };

/**
 * One cause for which a turn is not legal.
 */
export type RefusalCause = { 
/**
 * The cause as a code for programs, such as `blocked`, `pinned` or `ko`.
 */
code: string, 
/**
 * The arguments of the sentence, by name.
 */
args: Record<string, unknown>, 
/**
 * The sentence.
 */
text: string, 
/**
 * The cells to mark: of the pieces that are the cause, or where something is missing.
 */
cells: Array<string>, 
/**
 * The lines to draw, each from an attacker to the piece that it attacks.
 */
lines: Array<Array<string>>, };

/**
 * A line that a player typed.
 */
export type AskRequest = { 
/**
 * The first part of the turn that is being built, as text.
 */
begun?: string | null, 
/**
 * The side of the player who asks: moves are read only in its turn. By default of both.
 */
side?: Side | null, 
/**
 * A move in any notation of the variant, a question or a command (docs/commands.md).
 */
line: string, 
/**
 * The position text that it begins with; by default a start position of the variant.
 */
start?: string | null, 
/**
 * The number of that start position, from 0.
 */
startNumber?: number | null, 
/**
 * Whole turns from there on.
 */
turns?: Array<string>, };

/**
 * What a line asks to be done. It is legal as far as the rules go; nothing has been done yet.
 */
export type Deed = { "do": "turn", text: string, } | { "do": "first", text: string, } | { "do": "undo" } | { "do": "draw" } | { "do": "resign" } | { "do": "clock" };

/**
 * The answer to a line.
 */
export type AskAnswer = { 
/**
 * Sentences, in the language of the request; none if something is to be done.
 */
lines: Array<string>, 
/**
 * What is to be done; null if the line was a question, or not understood.
 */
do: Deed | null, };

/**
 * A question what a turn does.
 */
export type EffectsRequest = { 
/**
 * The whole turn, legal after those turns.
 */
turn: string, 
/**
 * The position text that it begins with; by default a start position of the variant.
 */
start?: string | null, 
/**
 * The number of that start position, from 0.
 */
startNumber?: number | null, 
/**
 * Whole turns from there on.
 */
turns?: Array<string>, };

/**
 * What a turn does.
 */
export type Effects = { 
/**
 * What is worth saying, as sentences for people, in the language of the request.
 */
text: string, 
/**
 * All effects, the strongest first.
 */
effects: Array<TurnEffect>, turn: ShownTurn, 
/**
 * The paths of the pieces that each part of the turn moves: of one part or two.
 */
parts: Array<Array<Way>>, };

/**
 * Something that a turn does.
 */
export type TurnEffect = { 
/**
 * The effect as a code for programs, such as `captures`, `attacks` or `saves`.
 */
code: string, 
/**
 * The arguments of the sentence, by name.
 */
args: Record<string, unknown>, 
/**
 * The sentence.
 */
text: string, 
/**
 * The cells that it concerns.
 */
cells: Array<string>, 
/**
 * The attacks that it makes, each a path from the attacker.
 */
ways: Array<Way>, };

/**
 * A request for engine analysis.
 */
export type AnalysisRequest = { 
/**
 * A first part that was made already: only turns that begin with it are searched.
 */
first?: string | null, 
/**
 * The number of lines, 1 to 5.
 */
lines?: number, 
/**
 * The maximum depth in turns.
 */
depth?: number | null, 
/**
 * The thinking time in seconds.
 */
seconds?: number | null, 
/**
 * The position text that it begins with; by default a start position of the variant.
 */
start?: string | null, 
/**
 * The number of that start position, from 0.
 */
startNumber?: number | null, 
/**
 * Whole turns from there on.
 */
turns?: Array<string>, };

/**
 * A turn for display on the board.
 */
export type ShownTurn = { side: Side, 
/**
 * The number of the turn, counted for both sides together.
 */
number: number, 
/**
 * The cells that it touches.
 */
cells: Array<string>, 
/**
 * The paths of the pieces that it moves.
 */
paths: Array<Way>, text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, 
/**
 * The turn in algebraic notation; null where the position before it is not at hand.
 */
san: San | null, };

/**
 * What the other side would do if it were its turn.
 */
export type Threats = { 
/**
 * At most three, the strongest first.
 */
threats: Array<Threat>, };

/**
 * A turn that the other side would make.
 */
export type Threat = { 
/**
 * What it does, as a code for programs: `ends`, `captures` or `promotes`.
 */
code: string, 
/**
 * What it does, as a sentence in the language of the request.
 */
text: string, 
/**
 * The first part of the turn, as text.
 */
first: string, 
/**
 * The paths of the pieces that it moves.
 */
ways: Array<Way>, };

/**
 * What endgame tables say of a position.
 */
export type Exact = { 
/**
 * The result if both sides play as well as can be; null if no table says for certain.
 */
result: ExactResult | null, 
/**
 * Whether its table is being made, or will be when another one is finished: ask again in a second or two.
 */
coming: boolean, 
/**
 * The first parts that may follow, each with the best result that its side can reach by it, the best first. Empty without a result.
 */
turns: Array<ExactTurn>, };

/**
 * A result under best play.
 */
export type ExactResult = { 
/**
 * The side that wins; null for a draw.
 */
winner: Side | null, 
/**
 * The turns that the winner makes until the end, if the other side holds out as long as it can; null for a draw.
 */
turns: number | null, };

/**
 * A turn and what it comes to.
 */
export type ExactTurn = { 
/**
 * The first part, as text.
 */
first: string, 
/**
 * The result after it; null if no table says for certain.
 */
result: ExactResult | null, 
/**
 * The second parts that may follow, the best first. Empty where only one turn begins with the first part.
 */
seconds: Array<ExactSecond>, text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, 
/**
 * The turn in algebraic notation; null where the position before it is not at hand.
 */
san: San | null, };

/**
 * A second part and what it comes to.
 */
export type ExactSecond = { 
/**
 * The second part as text; empty for none.
 */
text: string, 
/**
 * The result after the turn; null if no table says for certain.
 */
result: ExactResult | null, };

/**
 * A turn that the engine would make, and why.
 */
export type Hint = { 
/**
 * Why, as a code for programs, such as `wins-piece` or `does`.
 */
code: string, 
/**
 * Why, as a sentence in the language of the request.
 */
text: string, 
/**
 * The cell of the piece that should move; null if one should be dropped.
 */
from: string | null, 
/**
 * The token of the piece that should move or be dropped.
 */
piece: string, turn: ShownTurn, 
/**
 * The paths of the pieces that each part of the turn moves: of one part or two.
 */
parts: Array<Array<Way>>, };

/**
 * A position with everything that a board shows.
 */
export type PositionView = { 
/**
 * As text.
 */
position: string, 
/**
 * As FEN, if other programs for such games write one.
 */
fen: string | null, 
/**
 * As SFEN, if it fits into the text of shogi programs.
 */
sfen: string | null, side: Side, number: number, pieces: Array<Piece>, hands: Both<Array<Stock>>, lost: Both<Array<Stock>>, 
/**
 * The count of turns towards a draw; null while nothing is counted.
 */
count: TurnCount | null, 
/**
 * How far the player to move is in a row of turns; null in games in which players take turns.
 */
row: TurnsInRow | null, 
/**
 * The cells of the royal pieces in check; of several that are attacked, those whose attack is check.
 */
checked: Array<string>, 
/**
 * The turn that led here.
 */
turn: ShownTurn | null, 
/**
 * The end of the game by the position itself: no turn can follow.
 */
outcome: Outcome | null, 
/**
 * The end of a game that reached the position by these turns (repetition, quiet turns); turns can follow all the same.
 */
history: Outcome | null, };

/**
 * A position with the turns that may follow.
 */
export type OpenPosition = { 
/**
 * What was guessed or left out when the text of the start was read, and what cannot occur in a game.
 */
remarks: Array<Problem>, 
/**
 * The pieces that the turns captured, in order.
 */
captured: Array<CapturedPiece>, first: Array<FirstChoice>, 
/**
 * As text.
 */
position: string, 
/**
 * As FEN, if other programs for such games write one.
 */
fen: string | null, 
/**
 * As SFEN, if it fits into the text of shogi programs.
 */
sfen: string | null, side: Side, number: number, pieces: Array<Piece>, hands: Both<Array<Stock>>, lost: Both<Array<Stock>>, 
/**
 * The count of turns towards a draw; null while nothing is counted.
 */
count: TurnCount | null, 
/**
 * How far the player to move is in a row of turns; null in games in which players take turns.
 */
row: TurnsInRow | null, 
/**
 * The cells of the royal pieces in check; of several that are attacked, those whose attack is check.
 */
checked: Array<string>, 
/**
 * The turn that led here.
 */
turn: ShownTurn | null, 
/**
 * The end of the game by the position itself: no turn can follow.
 */
outcome: Outcome | null, 
/**
 * The end of a game that reached the position by these turns (repetition, quiet turns); turns can follow all the same.
 */
history: Outcome | null, };

/**
 * A guided first game.
 */
export type Guide = { 
/**
 * The variant has none of its own: these steps were made from its rules and from random games.
 */
made: boolean, steps: Array<GuideStep>, };

/**
 * A step of a guided game.
 */
export type GuideStep = { title: string, 
/**
 * What it teaches.
 */
text: string, 
/**
 * The number of a heading in the rules for players, from 0.
 */
rule: number | null, 
/**
 * The piece whose reach is shown.
 */
show: Shown | null, 
/**
 * The board, after the turn that is shown first.
 */
view: PositionView, task: GuideTask | null, };

/**
 * What the player is to do in a step.
 */
export type GuideTask = { text: string, 
/**
 * What to say after a turn that does not fulfil it; may be empty.
 */
wrong: string, 
/**
 * The board after a turn that fulfils it.
 */
hint: PositionView, 
/**
 * The board after the opponent's reply to it.
 */
reply: PositionView | null, };

/**
 * A turn to be judged.
 */
export type GuideTurn = { 
/**
 * The step, from 0.
 */
step: number, 
/**
 * The whole turn.
 */
turn: string, };

/**
 * Whether a turn fulfils the task of a step.
 */
export type GuideVerdict = { met: boolean, 
/**
 * The board after the turn.
 */
view: PositionView, 
/**
 * The board after the opponent's reply, if there is one.
 */
reply: PositionView | null, };

/**
 * A puzzle without its solution.
 */
export type Puzzle = { id: string, 
/**
 * The id of its variant.
 */
game: string, aim: PuzzleAim, 
/**
 * Within how many turns the solver wins, or the opponent could.
 */
within: number, 
/**
 * How many turns the solver has to find.
 */
turns: number, 
/**
 * Its rating, rounded.
 */
rating: number, 
/**
 * How many rated attempts that comes from.
 */
attempts: number, 
/**
 * Whether it is the daily puzzle of today.
 */
daily: boolean, 
/**
 * What became of the requester's first attempt; null without an account, or without an attempt.
 */
outcome: PuzzleOutcome | null, 
/**
 * The board. Its side to move is the solver.
 */
view: PositionView, 
/**
 * The legal first parts.
 */
first: Array<FirstChoice>, };

/**
 * What the side to move is to reach.
 */
export type PuzzleAim = "win" | "save";

/**
 * What became of an account's first attempt at a puzzle, which is the rated one.
 */
export type PuzzleOutcome = "solved" | "missed" | "shown";

/**
 * What a solver asks for in place of a turn.
 */
export type PuzzleHelp = "hint" | "solution";

/**
 * An attempt at a puzzle, up to now.
 */
export type PuzzleAttempt = { 
/**
 * The solver's turns from the beginning, without the replies.
 */
turns: Array<string>, 
/**
 * What is asked after these turns; by default whether the last one is right.
 */
help?: PuzzleHelp | null, };

/**
 * How an attempt has changed the solver's rating.
 */
export type PuzzleRated = { 
/**
 * Whether this was the first attempt. Later ones change nothing, and tell what the first one did.
 */
first: boolean, 
/**
 * The rating before, rounded.
 */
before: number, 
/**
 * The rating after, rounded.
 */
after: number, };

/**
 * Where a puzzle comes from. Of the turn, `turn` is the number in its game, `beside` says that another reply than the one of the game leads there, and `changed` that pieces were taken away, moved or added.
 */
export type PuzzleSource = { "of": "words", words: string, } | { "of": "selfPlay", turn: number, beside: boolean, changed: boolean, } | { "of": "endings", turn: number, beside: boolean, changed: boolean, } | { "of": "training", turn: number, beside: boolean, changed: boolean, } | { "of": "problems", turn: number, beside: boolean, changed: boolean, } | { "of": "records", file: string, turn: number, beside: boolean, changed: boolean, };

/**
 * What is said of an attempt.
 */
export type PuzzleAnswer = { "is": "right", 
/**
 * The board after it.
 */
made: PositionView, 
/**
 * The board after the reply.
 */
reply: PositionView, 
/**
 * The legal first parts after the reply.
 */
first: Array<FirstChoice>, } | { "is": "solved", 
/**
 * The board after the last one.
 */
made: PositionView, 
/**
 * The board after the opponent's only reply, if the game ends with it.
 */
reply: PositionView | null, themes: PuzzleTheme[], source: PuzzleSource, 
/**
 * Null without an account.
 */
rated: PuzzleRated | null, } | { "is": "wrong", 
/**
 * The board after the first wrong turn.
 */
made: PositionView, 
/**
 * Null without an account.
 */
rated: PuzzleRated | null, } | { "is": "hint", 
/**
 * Its cell; null for a piece in hand.
 */
cell: string | null, 
/**
 * The token of a piece in hand.
 */
token: string | null, 
/**
 * Null without an account.
 */
rated: PuzzleRated | null, } | { "is": "shown", 
/**
 * The board after each turn of it.
 */
line: Array<PositionView>, themes: PuzzleTheme[], source: PuzzleSource, 
/**
 * Null without an account.
 */
rated: PuzzleRated | null, };

/**
 * An account's rating in the puzzles of a variant.
 */
export type PuzzleStanding = { rating: number, deviation: number, 
/**
 * Whether the rating is still uncertain.
 */
provisional: boolean, 
/**
 * The number of puzzles tried.
 */
attempts: number, 
/**
 * How many of them were solved at the first attempt.
 */
solved: number, };

/**
 * How many puzzles have a theme.
 */
export type PuzzleThemeCount = { theme: PuzzleTheme, count: number, };

/**
 * The puzzles of a variant.
 */
export type PuzzlesOfGame = { 
/**
 * The variant's id.
 */
game: string, count: number, 
/**
 * The themes, those of most puzzles first.
 */
themes: Array<PuzzleThemeCount>, 
/**
 * The requester's rating; null without an account, or before the first attempt.
 */
standing: PuzzleStanding | null, };

/**
 * An account's streaks.
 */
export type PuzzleStreak = { 
/**
 * The puzzles solved at the first attempt since the last miss.
 */
run: number, bestRun: number, 
/**
 * The days in a row with a solved daily puzzle, up to today or yesterday.
 */
days: number, bestDays: number, 
/**
 * Whether the daily puzzle of today is solved.
 */
today: boolean, };

/**
 * The variants that have puzzles, and the requester's standing.
 */
export type Puzzles = { games: Array<PuzzlesOfGame>, 
/**
 * Null without an account.
 */
streak: PuzzleStreak | null, };

/**
 * Why a line ends earlier than requested.
 */
export type LineError = { 
/**
 * The index of the turn, from 0.
 */
turn: number, text: string, 
/**
 * Why the turn cannot be made.
 */
problem: Problem, };

/**
 * The positions along a line.
 */
export type LineView = { 
/**
 * The position that it begins with.
 */
start: string, 
/**
 * What was guessed or left out when the text of the start was read, and what cannot occur in a game.
 */
remarks: Array<Problem>, 
/**
 * How many turns could be made.
 */
length: number, 
/**
 * The first position included: after this many turns.
 */
from: number, positions: Array<PositionView>, 
/**
 * What may follow the last position, if that is included.
 */
first: Array<FirstChoice>, fault: LineError | null, };

/**
 * The engine's evaluation of a line, from White's point of view.
 */
export type Score = { "centipawns": number } | { "win": { 
/**
 * Who wins.
 */
winner: Side, 
/**
 * In this many turns of the winner; 0 if the game has ended.
 */
turns: number, } };

/**
 * How exact a score is.
 */
export type Bound = "exact" | "at-least" | "at-most";

/**
 * One of the best lines.
 */
export type EngineLine = { 
/**
 * The rank, 1 for the best.
 */
rank: number, score: Score, bound: Bound, 
/**
 * The depth in turns.
 */
depth: number, 
/**
 * The deepest turn searched.
 */
seldepth: number, turns: Array<ShownTurn>, };

/**
 * The results of the engine so far.
 */
export type Report = { depth: number, 
/**
 * The number of nodes searched: parts of turns.
 */
nodes: number, nodesPerSecond: number, 
/**
 * The thinking time in milliseconds.
 */
time: number, 
/**
 * How full the hash table is, in thousandths.
 */
hashfull: number, lines: Array<EngineLine>, };

/**
 * The place of a request in the queue.
 */
export type Queued = { 
/**
 * How many requests are before it.
 */
ahead: number, };

/**
 * Why the stream ends.
 */
export type Reason = "finished" | "time" | "replaced" | "crowded" | "over" | "closing" | "failed";

/**
 * The last event of a stream.
 */
export type End = { reason: Reason, 
/**
 * The reason as a sentence.
 */
text: string, };

/**
 * A value for each side.
 */
export type Pair<T> = { w?: T, b?: T, };

/**
 * A possible capture in passing (en passant).
 */
export type Passing = { 
/**
 * The cells on which it can be captured.
 */
cells: Array<string>, 
/**
 * The cell of the piece.
 */
victim: string, };

/**
 * A neutral piece that may not be moved straight back.
 */
export type Ko = { from: string, to: string, };

/**
 * A count of turns towards a draw, in a game that counts in endings. Both numbers count the turns of both sides.
 */
export type SetupCount = { 
/**
 * The turns counted so far.
 */
turns: number, 
/**
 * The largest number of turns without a draw, at least 1.
 */
limit: number, };

/**
 * A position, field by field.
 */
export type Setup = { pieces?: Array<Piece>, hands?: Pair<Array<Stock>>, lost?: Pair<Array<Stock>>, side: Side, castling?: Array<string>, 
/**
 * One at most, unless players make several moves in a row.
 */
passing?: Array<Passing>, ko?: Array<Ko>, halfmove?: number, number?: number, home?: Pair<number>, 
/**
 * The number of checks that each side has given.
 */
checks?: Pair<number>, 
/**
 * Which side has castled, in games in which an ending asks for it.
 */
castled?: Pair<boolean>, 
/**
 * The cell on which the last turn captured a piece, where that bars captures like it in the coming turn.
 */
struck?: string | null, 
/**
 * How many turns of a row the side to move has already made.
 */
made?: number, count?: SetupCount | null, };

/**
 * A request to check a setup: as text or field by field.
 */
export type SetupRequest = { "text": string } | { "setup": Setup };

/**
 * A setup, checked.
 */
export type Checked = { 
/**
 * The position text, even of a setup with problems.
 */
text: string, 
/**
 * All problems; empty if it is a legal setup.
 */
faults: Array<Problem>, 
/**
 * What was guessed or left out when the text was read, and what cannot occur in a game.
 */
remarks: Array<Problem>, 
/**
 * The fields. Missing only if a text cannot be parsed.
 */
setup: Setup | null, 
/**
 * What a board shows, if it is a legal setup.
 */
view: PositionView | null, };

/**
 * A text of games.
 */
export type RecordText = { text: string, };

/**
 * A name with its value.
 */
export type RecordTag = { name: string, value: string, };

/**
 * A turn of a tree with its annotations. The first node of a tree is the start and has no turn.
 */
export type RecordNode = { 
/**
 * The index of the parent node in the list.
 */
parent: number, turn: string, 
/**
 * The parts of the turn, in a response; empty if it is not written as turns are.
 */
parts?: Array<TurnPart>, 
/**
 * The turn in algebraic notation, in a response; null if it is not legal.
 */
san?: San | null, 
/**
 * Who makes the turn, in a response and in a game in which players have several turns in a row; elsewhere the sides alternate.
 */
side?: Side, 
/**
 * The number of the turn, likewise: that of its row.
 */
number?: number | null, 
/**
 * The comment before the turn.
 */
before?: string, 
/**
 * The comment after it.
 */
comment?: string, 
/**
 * Numeric annotation glyphs.
 */
glyphs?: Array<number>, 
/**
 * The mover's clock after the turn, in milliseconds.
 */
clock?: number | null, 
/**
 * The time that the mover took for the turn, in milliseconds.
 */
spent?: number | null, 
/**
 * The evaluation from White's point of view, in centipawns.
 */
centipawns?: number | null, 
/**
 * A win in this many of the winner's own turns: positive for White, negative for Black.
 */
win?: number | null, };

/**
 * A problem in a text.
 */
export type RecordError = { line: number, 
/**
 * Whether it only says how something was read: nothing is wrong or lost.
 */
remark: boolean, 
/**
 * The problem as a code for programs.
 */
code: string, 
/**
 * The arguments of the message, by name; values may be errors themselves.
 */
args?: Record<string, unknown>, 
/**
 * A sentence for people.
 */
text: string, };

/**
 * A game as a tree: of the children of a node, the first in the list is the main line.
 */
export type RecordGame = { tags: Array<RecordTag>, nodes: Array<RecordNode>, };

/**
 * What did not fit into the response.
 */
export type Omitted = { 
/**
 * The number of games at the end of the text that are left out completely.
 */
games: number, 
/**
 * The number of turns that are left out, including those of these games. A game may be cut short; it is still a tree.
 */
turns: number, faults: number, };

/**
 * The content of a text.
 */
export type RecordGames = { games: Array<RecordGame>, 
/**
 * All problems, including illegal turns.
 */
faults: Array<RecordError>, omitted: Omitted, };
