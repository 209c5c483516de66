// A position being set up: any pieces anywhere; the server says what is wrong with it. Pure functions.
import type { Ko, Passing, Setup, SetupCount } from '../api/analysis';
import type { Owner, Piece, Side, Stock } from '../api/types';

export interface Draft {
  pieces: readonly Piece[];
  side: Side;
  hands: Record<Side, readonly Stock[]>;
  lost: Record<Side, readonly Stock[]>;
  castling: readonly string[];
  passing: readonly Passing[];
  ko: readonly Ko[];
  halfmove: number;
  number: number;
  /** Turns in which each side's royal piece must have come home; 0: no such duty. */
  home: Record<Side, number>;
  /** Checks that each side has given. */
  checks: Record<Side, number>;
  /** Which side has castled, where an ending asks for it. */
  castled: Record<Side, boolean>;
  /** Where the last turn captured so that captures like it are barred; empty: nowhere. */
  struck: string;
  /** Turns of a row that the side to move has already made. */
  made: number;
  /** Turns counted towards a draw, those of both sides together; null: nothing is counted. */
  count: SetupCount | null;
}

export function draftOf(setup: Setup): Draft {
  const {
    pieces,
    side,
    hands,
    lost,
    castling,
    passing,
    ko,
    halfmove,
    number,
    home,
    checks,
    castled,
    struck,
    made,
    count,
  } = setup;
  return {
    pieces: pieces ?? [],
    side,
    hands: { w: hands?.w ?? [], b: hands?.b ?? [] },
    lost: { w: lost?.w ?? [], b: lost?.b ?? [] },
    castling: castling ?? [],
    passing: passing ?? [],
    ko: ko ?? [],
    halfmove: halfmove ?? 0,
    number: number ?? 1,
    home: { w: home?.w ?? 0, b: home?.b ?? 0 },
    checks: { w: checks?.w ?? 0, b: checks?.b ?? 0 },
    castled: { w: castled?.w ?? false, b: castled?.b ?? false },
    struck: struck ?? '',
    made: made ?? 0,
    count: count ?? null,
  };
}

export function setupOf(draft: Draft): Setup {
  const both = (counts: Record<Side, readonly Stock[]>) => ({ w: [...counts.w], b: [...counts.b] });
  return {
    ...draft,
    pieces: [...draft.pieces],
    hands: both(draft.hands),
    lost: both(draft.lost),
    castling: [...draft.castling],
    // Incomplete entries are not sent.
    struck: draft.struck === '' ? null : draft.struck,
    passing: draft.passing.filter(({ victim }) => victim !== ''),
    ko: draft.ko.filter(({ from, to }) => from !== '' && to !== ''),
  };
}

/** What a click on a cell does. */
export type Tool = { do: 'move' } | { do: 'erase' } | { do: 'put'; token: string; side: Owner };

export function sameTool(a: Tool, b: Tool): boolean {
  if (a.do !== 'put' || b.do !== 'put') return a.do === b.do;
  return a.token === b.token && a.side === b.side;
}

export const pieceOn = (draft: Draft, cell: string): Piece | undefined =>
  draft.pieces.find((piece) => piece.cell === cell);

export function erase(draft: Draft, cell: string): Draft {
  if (!pieceOn(draft, cell)) return draft;
  return { ...draft, pieces: draft.pieces.filter((piece) => piece.cell !== cell) };
}

/** Puts a piece on a cell, replacing any piece there. */
export function put(draft: Draft, cell: string, token: string, side: Owner): Draft {
  return { ...draft, pieces: [...erase(draft, cell).pieces, { cell, token, side }] };
}

/** A click that puts pieces: on a piece of the same type it removes the piece. */
export function stamp(draft: Draft, cell: string, token: string, side: Owner): Draft {
  const there = pieceOn(draft, cell);
  return there?.token === token && there.side === side ? erase(draft, cell) : put(draft, cell, token, side);
}

export function move(draft: Draft, from: string, to: string): Draft {
  const piece = pieceOn(draft, from);
  if (!piece || from === to) return draft;
  return put(erase(draft, from), to, piece.token, piece.side);
}

/** An empty board; whose turn it is and the counters stay. */
export function cleared(draft: Draft): Draft {
  const none = { w: [], b: [] };
  return {
    ...draft,
    pieces: [],
    hands: none,
    lost: none,
    castling: [],
    passing: [],
    ko: [],
    castled: { w: false, b: false },
    struck: '',
    made: 0,
    count: null,
  };
}

/** How many pieces of a kind there are off the board. */
export function countOf(counts: readonly Stock[], token: string): number {
  return counts.find((entry) => entry.token === token)?.count ?? 0;
}

/** The greatest number of pieces of one kind that a hand is given here. */
export const MOST_HELD = 99;

export function withCount(counts: readonly Stock[], token: string, count: number): Stock[] {
  const others = counts.filter((entry) => entry.token !== token);
  const sound = Math.max(0, Math.min(MOST_HELD, Math.round(count) || 0));
  return sound === 0 ? others : [...others, { token, count: sound }];
}

export function toggled(list: readonly string[], entry: string): string[] {
  return list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
}
