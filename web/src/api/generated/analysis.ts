// The shapes of the interface for analysis boards and editors (docs/analysis.md), made from crates/server/src/wire. Do not edit:
// UPDATE_EXPECT=1 cargo test -p variorum-server --lib wire
import type { Both, FirstChoice, Outcome, Piece, Side, Stock, TurnPart, Way } from './wire';

/**
 * A position: where it begins, and the turns from there.
 */
export type Place = { 
/**
 * The position text that it begins with; without it, a start position of the game.
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
 * A wish to see the positions along a line.
 */
export type LineRequest = { 
/**
 * The first position wanted: after so many turns.
 */
from?: number, 
/**
 * The position text that it begins with; without it, a start position of the game.
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
 * A wish to know what may follow a first part.
 */
export type SecondPartRequest = { 
/**
 * The first part, as text.
 */
first: string, 
/**
 * The position text that it begins with; without it, a start position of the game.
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
 * A wish for the engine's opinion.
 */
export type AnalysisRequest = { 
/**
 * A first part that was made already: only turns that begin with it are looked at.
 */
first?: string | null, 
/**
 * How many lines, 1 to 5.
 */
lines?: number, 
/**
 * Greatest depth in turns.
 */
depth?: number | null, 
/**
 * Seconds of thinking.
 */
seconds?: number | null, 
/**
 * The position text that it begins with; without it, a start position of the game.
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
 * A turn to be shown on the board.
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
 * The ways of the pieces that it moves.
 */
paths: Array<Way>, text: string, 
/**
 * Empty for a text that is not written as turns are.
 */
parts: Array<TurnPart>, };

/**
 * A position with all that a board shows.
 */
export type PositionView = { 
/**
 * As text.
 */
position: string, side: Side, number: number, pieces: Array<Piece>, hands: Both<Array<Stock>>, lost: Both<Array<Stock>>, 
/**
 * The cell of a royal piece in check.
 */
check: string | null, 
/**
 * The turn that led here.
 */
turn: ShownTurn | null, 
/**
 * The end of the game, by the position itself: no turn can follow.
 */
outcome: Outcome | null, 
/**
 * The end of a game that has come here by these turns (repetition, quiet turns); turns can follow all the same.
 */
history: Outcome | null, };

/**
 * A position with the turns that may follow.
 */
export type OpenPosition = { first: Array<FirstChoice>, 
/**
 * As text.
 */
position: string, side: Side, number: number, pieces: Array<Piece>, hands: Both<Array<Stock>>, lost: Both<Array<Stock>>, 
/**
 * The cell of a royal piece in check.
 */
check: string | null, 
/**
 * The turn that led here.
 */
turn: ShownTurn | null, 
/**
 * The end of the game, by the position itself: no turn can follow.
 */
outcome: Outcome | null, 
/**
 * The end of a game that has come here by these turns (repetition, quiet turns); turns can follow all the same.
 */
history: Outcome | null, };

/**
 * Something wrong with what was sent, as part of an answer.
 */
export type Problem = { 
/**
 * What it is, as a word for programs.
 */
code: string, 
/**
 * What the message is about, by name; values may be errors themselves.
 */
args?: Record<string, unknown>, 
/**
 * A sentence for people.
 */
text: string, };

/**
 * Why a line ends earlier than was asked.
 */
export type LineError = { 
/**
 * Which turn, from 0.
 */
turn: number, text: string, 
/**
 * Why it cannot be made.
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
 * How many turns could be made.
 */
length: number, 
/**
 * The first position given: after so many turns.
 */
from: number, positions: Array<PositionView>, 
/**
 * What may follow the last one, if it is given.
 */
first: Array<FirstChoice>, fault: LineError | null, };

/**
 * The engine's opinion on a line: from White's side.
 */
export type Score = { "centipawns": number } | { "win": { 
/**
 * Who wins.
 */
winner: Side, 
/**
 * In so many turns of the winner's own; 0: it is over.
 */
turns: number, } };

/**
 * How sure a score is.
 */
export type Bound = "exact" | "at-least" | "at-most";

/**
 * One of the best lines.
 */
export type EngineLine = { 
/**
 * 1 for the best.
 */
rank: number, score: Score, bound: Bound, 
/**
 * In turns.
 */
depth: number, 
/**
 * Deepest turn looked at.
 */
seldepth: number, turns: Array<ShownTurn>, };

/**
 * What the engine has found so far.
 */
export type Report = { depth: number, 
/**
 * Parts of turns made and looked at.
 */
nodes: number, nodesPerSecond: number, 
/**
 * Milliseconds of thinking.
 */
time: number, 
/**
 * How full the table of known positions is, in thousandths.
 */
hashfull: number, lines: Array<EngineLine>, };

/**
 * Where a request stands in the queue.
 */
export type Queued = { 
/**
 * How many are before it.
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
 * The same for people.
 */
text: string, };

/**
 * Something of both sides.
 */
export type Pair<T> = { w?: T, b?: T, };

/**
 * What may be captured in passing.
 */
export type Passing = { 
/**
 * On which cells.
 */
cells: Array<string>, 
/**
 * Where the piece stands.
 */
victim: string, };

/**
 * A neutral piece that may not be moved straight back.
 */
export type Ko = { from: string, to: string, };

/**
 * A position, field by field.
 */
export type Setup = { pieces?: Array<Piece>, hands?: Pair<Array<Stock>>, lost?: Pair<Array<Stock>>, side: Side, castling?: Array<string>, passing?: Passing | null, ko?: Array<Ko>, halfmove?: number, number?: number, home?: Pair<number>, };

/**
 * A wish to see a setup checked: as text or field by field.
 */
export type SetupRequest = { "text": string } | { "setup": Setup };

/**
 * A setup, checked.
 */
export type Checked = { 
/**
 * The text; of a setup with faults too.
 */
text: string, 
/**
 * All that is wrong with it; empty: it is a position.
 */
faults: Array<Problem>, 
/**
 * The fields. Missing only when a text cannot be read.
 */
setup: Setup | null, 
/**
 * What a board shows, if it is a position.
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
 * A turn of a tree with what is said about it. The first node of a tree is the start and has no turn.
 */
export type RecordNode = { 
/**
 * The number of the node before, in the list.
 */
parent: number, turn: string, 
/**
 * The parts of the turn, in an answer; empty where it is not written as turns are.
 */
parts?: Array<TurnPart>, 
/**
 * Said before the turn.
 */
before?: string, 
/**
 * Said after it.
 */
comment?: string, 
/**
 * Numeric annotation glyphs.
 */
glyphs?: Array<number>, 
/**
 * What the mover's clock showed, in milliseconds.
 */
clock?: number | null, 
/**
 * The value from White's side, in centipawns.
 */
centipawns?: number | null, 
/**
 * A win in so many own turns: positive for White, negative for Black.
 */
win?: number | null, };

/**
 * Something wrong with a text.
 */
export type RecordError = { line: number, 
/**
 * What it is, as a word for programs.
 */
code: string, 
/**
 * What the message is about, by name; values may be errors themselves.
 */
args?: Record<string, unknown>, 
/**
 * A sentence for people.
 */
text: string, };

/**
 * A game as a tree: of the nodes that follow one, the first in the list is the main line.
 */
export type RecordGame = { tags: Array<RecordTag>, nodes: Array<RecordNode>, };

/**
 * What the answer has no room for.
 */
export type Omitted = { 
/**
 * Games at the end of the text that are left out altogether.
 */
games: number, 
/**
 * Turns that are left out, those of these games included. A game may end before its time; it is still a tree.
 */
turns: number, faults: number, };

/**
 * What a text holds.
 */
export type RecordGames = { games: Array<RecordGame>, 
/**
 * All that is wrong, turns that are not legal included.
 */
faults: Array<RecordError>, omitted: Omitted, };
