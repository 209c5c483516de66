import { describe, expect, it } from 'vitest';
import { signOf } from '../mock/games';
import type { FirstChoice, Piece, View } from '../src/api/types';
import { through } from '../src/board/ways';
import type { Names } from '../src/pieces/names';
import { spokenTurn } from '../src/state/spoken';
import { soundOf, wayOf, waysOf } from '../src/state/table';
import { written } from './views';

const piece = (cell: string, token: string, side: Piece['side'] = 'w'): Piece => ({ cell, token, side });
const sign = signOf('');
const names: Names = new Map([
  ['R', { name: 'Rook', sign, royal: false }],
  ['P', { name: 'Pawn', sign, royal: false }],
  ['Q', { name: 'Queen', sign, royal: false }],
  ['K', { name: 'King', sign, royal: true }],
]);

function state(pieces: Piece[], more: Partial<View> = {}): View {
  const base = { id: 'x', ply: 0, pieces, checked: [], lastTurn: null, outcome: null };
  return { ...base, ...more } as View;
}
const turn = (text: string, ...paths: string[][]) => ({
  ply: 1,
  lastTurn: { text, parts: [], san: null, cells: [], paths: paths.map((cells) => through(...cells)) },
});
const choice = (more: Partial<FirstChoice>): FirstChoice =>
  ({ kind: 'move', from: 'a1', to: 'a4', via: null, ...more }) as FirstChoice;

describe('a turn said aloud', () => {
  it('names the piece, its way and what it takes', () => {
    const before = state([piece('a1', 'R'), piece('a5', 'P', 'b')]);
    const after = state([piece('a5', 'R')], turn('a1a5', ['a1', 'a2', 'a3', 'a4', 'a5']));
    expect(spokenTurn(before, after, names)).toBe('Rook a1 takes Pawn a5');
  });

  it('tells both pieces of castling, promotions, and pieces put on the board', () => {
    const castled = state([piece('g1', 'K'), piece('f1', 'R')], turn('e1h1', ['e1', 'g1'], ['h1', 'f1']));
    expect(spokenTurn(state([piece('e1', 'K'), piece('h1', 'R')]), castled, names)).toBe(
      'King e1 to g1, Rook h1 to f1',
    );
    const promoted = state([piece('a8', 'Q')], turn('a7a8=Q', ['a7', 'a8']));
    expect(spokenTurn(state([piece('a7', 'P')]), promoted, names)).toBe('Pawn a7 to a8, becomes Queen');
    expect(spokenTurn(state([]), state([piece('c3', 'P')], turn('P@c3', ['c3'])), names)).toBe(
      'Pawn placed on c3',
    );
  });

  it('falls back on the text of the turn', () => {
    const after = state([], { ply: 1, lastTurn: { ...written('e2', 'e4'), cells: [], paths: [] } });
    expect(spokenTurn(state([]), after, names)).toBe('e2–e4');
  });
});

describe('what is heard', () => {
  const one = state([piece('a1', 'R'), piece('a5', 'P', 'b')]);
  it('tells a capture, a check and the end from a move', () => {
    expect(soundOf(one, state([piece('a2', 'R'), piece('a5', 'P', 'b')], { ply: 1 }))).toBe('move');
    expect(soundOf(one, state([piece('a5', 'R')], { ply: 1 }))).toBe('capture');
    expect(soundOf(one, state([piece('a5', 'R')], { ply: 1, checked: ['e8'] }))).toBe('check');
    const outcome = { result: '1-0', reason: 'checkmate', text: '' } as const;
    expect(soundOf(one, state([piece('a5', 'R')], { ply: 1, checked: ['e8'], outcome }))).toBe('end');
  });
  it('is nothing when the game is opened or a turn taken back', () => {
    expect(soundOf(null, one)).toBeNull();
    expect(soundOf(one, one)).toBeNull();
    expect(soundOf({ ...one, ply: 3 }, one)).toBeNull();
  });
});

describe('ways of pieces', () => {
  it('are those that the server tells, else straight', () => {
    expect(wayOf(choice({}))).toEqual(through('a1', 'a4'));
    expect(wayOf(choice({ via: 'a2' }))).toEqual(through('a1', 'a2', 'a4'));
    const path = { cells: ['a1', 'a2', 'b4', 'a4'], tunnels: [1] };
    expect(wayOf(choice({ path }))).toBe(path);
    expect(wayOf(choice({ kind: 'drop', from: null }))).toBeNull();
  });
  it('are matched with the pieces that came', () => {
    const told = through('a1', 'b2', 'c3');
    const last = { text: '', parts: [], san: null, cells: [], paths: [told, through('h1', 'f1')] };
    expect(waysOf(new Map([['c3', 'a1']]), last)).toEqual([told]);
    expect(waysOf(new Map([['a1', 'c3']]), last)).toEqual([through('c3', 'a1')]);
  });
});
