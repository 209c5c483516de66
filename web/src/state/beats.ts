// The computer's turn in beats: first what was there, for a moment, then the first part of the turn, then the whole of it. Pure: it says what is
// shown when; the session shows it.
import type { LastTurn, Piece, TurnPart, View, Way } from '../api/types';
import { type Frame, frameOf } from './review';

/** At least so long after the player's own turn, in milliseconds, the computer's turn is shown. */
export const PAUSE = 700;
/** How long each part is shown by itself. */
export const BEAT = 450;

export interface Beat {
  /** When it is shown, in milliseconds from now. */
  at: number;
  /** What the board shows; null: the position itself. */
  frame: Frame | null;
  /** The position shown, or the one that the part of a turn leads to. */
  view: View;
  /** So many turns of the game are shown whole. */
  turns: number;
}

const ends = (part: TurnPart | undefined): [string | undefined, string | undefined] => [
  part?.cells[0],
  part?.cells.at(-1),
];

/** The pieces between the parts of a turn: what the second part has changed stands as it did before, or where the first part has put it. */
export function between(
  before: readonly Piece[],
  after: readonly Piece[],
  parts: readonly TurnPart[],
): Piece[] {
  const [first, second] = parts;
  if (!first || !second) return [...after];
  const [, to] = ends(first);
  const changed = new Set(ends(second).filter((cell) => cell !== undefined));
  const there = [...changed].flatMap((cell) => {
    if (cell === to) {
      // The piece that has just come has changed places with a neutral one.
      const other = [...changed].find((one) => one !== cell);
      const moved = after.find((piece) => piece.cell === other);
      return moved ? [{ ...moved, cell }] : [];
    }
    const was = before.find((piece) => piece.cell === cell);
    if (!was) return [];
    const stays = was.side === 'n' || after.find((piece) => piece.cell === cell)?.side === was.side;
    return stays ? [was] : [];
  });
  return [...after.filter((piece) => !changed.has(piece.cell)), ...there];
}

/** The ways of each part of a turn. */
export function partsOf({ parts, paths }: Pick<LastTurn, 'parts' | 'paths'>): Way[][] {
  const [, second] = parts;
  if (!second) return [paths];
  const [from, to] = ends(second);
  const of = (way: Way) =>
    way.cells.at(-1) === to && (way.cells.length === 1 || way.cells[0] === from) && way !== paths[0];
  const later = paths.filter(of);
  return [paths.filter((way) => !later.includes(way)), later];
}

/**
 * The position before a turn of the computer that has come and is worth being shown slowly; null where none is. After a lost connection the
 * page may hear of its own turn and of the answer at once: then the position is the one that the board shows, `sent` with its own turn made.
 * Where a player has several turns in a row, the next turn may be the same side's, so the turn itself says whose it was.
 */
export function beforeReply(before: View | null, after: View, sent: readonly Piece[] | null): View | null {
  if (before === null) return null;
  const one = after.ply === before.ply + 1;
  const side = one ? before.side : after.turns.at(-1)?.side;
  if (side === undefined || before.seats[side].kind !== 'engine') return null;
  if (one) return before;
  if (after.ply !== before.ply + 2 || sent === null) return null;
  return { ...before, ply: before.ply + 1, side, pieces: [...sent], checked: [], lastTurn: null };
}

/** Has the side that made the last turn also made the one before? */
export function inRow({ turns }: Pick<View, 'turns'>): boolean {
  const [one, other] = turns.slice(-2);
  return one !== undefined && one.side === other?.side;
}

/** The beats of the turn that has come, `since` milliseconds after the player's own, or after the one before in a row. The last one shows the position itself. */
export function beatsOf(before: View, after: View, since: number): Beat[] {
  const wait = Math.max(0, PAUSE - since);
  const beats: Beat[] = wait > 0 ? [{ at: 0, frame: frameOf(before), view: before, turns: before.ply }] : [];
  const whole: Beat = { at: wait, frame: null, view: after, turns: after.ply };
  const turn = after.lastTurn;
  const pieces = turn && between(before.pieces, after.pieces, turn.parts);
  const two = turn !== null && turn.parts.length > 1 && (turn.parts[1]?.cells.length ?? 0) > 0;
  if (!turn || !pieces || !two) return [...beats, whole];
  const [paths = []] = partsOf(turn);
  const lastTurn: LastTurn = { ...turn, paths, cells: turn.parts[0]?.cells ?? [] };
  const frame: Frame = { ...frameOf(after), pieces, checked: [], lastTurn };
  const part: Beat = { ...whole, frame, turns: before.ply };
  return [...beats, part, { ...whole, at: wait + BEAT }];
}
