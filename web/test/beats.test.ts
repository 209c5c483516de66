import { describe, expect, it } from 'vitest';
import type { LastTurn, Piece, TurnPart, TurnRecord, View } from '../src/api/types';
import { BEAT, beatsOf, beforeReply, between, inRow, PAUSE, partsOf } from '../src/state/beats';
import { view, written } from './views';

const at = (cell: string, side: Piece['side'], token = 'P'): Piece => ({ cell, side, token });
const part = (...cells: string[]): TurnPart => ({ piece: null, cells, promotion: '' });
const set = (pieces: readonly Piece[]) => new Set(pieces.map((p) => `${p.cell}${p.side}${p.token}`));

describe('the board between the parts of a turn', () => {
  const before = [at('e7', 'b'), at('b4', 'n', 'S'), at('a1', 'w', 'R')];

  it('has the first part made and the neutral piece where it was', () => {
    const after = [at('e5', 'b'), at('c4', 'n', 'S'), at('a1', 'w', 'R')];
    expect(set(between(before, after, [part('e7', 'e5'), part('b4', 'c4')]))).toEqual(
      set([at('e5', 'b'), at('b4', 'n', 'S'), at('a1', 'w', 'R')]),
    );
  });

  it('has an empty cell where the neutral piece will follow', () => {
    const after = [at('e5', 'b'), at('e7', 'n', 'S'), at('a1', 'w', 'R')];
    expect(set(between(before, after, [part('e7', 'e5'), part('b4', 'e7')]))).toEqual(
      set([at('e5', 'b'), at('b4', 'n', 'S'), at('a1', 'w', 'R')]),
    );
  });

  it('knows neutral pieces that are placed, exchanged, and pieces that are promoted', () => {
    const placed = [at('e5', 'b'), at('b4', 'n', 'S'), at('a1', 'w', 'R'), at('d4', 'n', 'D')];
    expect(set(between(before, placed, [part('e7', 'e5'), part('d4')]))).toEqual(
      set(placed.filter((p) => p.cell !== 'd4')),
    );
    const swapped = [at('b4', 'b'), at('e5', 'n', 'S'), at('a1', 'w', 'R')];
    expect(set(between(before, swapped, [part('e7', 'e5'), part('b4', 'e5')]))).toEqual(
      set([at('e5', 'b'), at('b4', 'n', 'S'), at('a1', 'w', 'R')]),
    );
    const promoted = [at('e5', 'b'), at('b4', 'n', 'S'), at('a1', 'w', 'Q')];
    expect(set(between(before, promoted, [part('e7', 'e5'), part('a1')]))).toEqual(
      set([at('e5', 'b'), at('b4', 'n', 'S'), at('a1', 'w', 'R')]),
    );
  });
});

describe('the beats of the computer’s turn', () => {
  const engine = { kind: 'engine', name: null, rating: null, level: 3 } as const;
  const seats = { w: view().seats.w, b: engine };
  const ways = [
    { cells: ['e7', 'e6', 'e5'], tunnels: [] },
    { cells: ['b4', 'c4'], tunnels: [] },
  ];
  const lastTurn = (parts: TurnPart[], paths = ways): LastTurn => ({
    cells: [],
    paths,
    text: '',
    parts,
    san: null,
  });
  const before = view({ ply: 1, side: 'b', seats, pieces: [at('e7', 'b'), at('b4', 'n', 'S')] });
  const after = (parts: TurnPart[]): View =>
    view({
      ply: 2,
      side: 'w',
      seats,
      pieces: [at('e5', 'b'), at('c4', 'n', 'S')],
      lastTurn: lastTurn(parts),
    });

  const turn = (side: 'w' | 'b'): TurnRecord => ({ ...written('a2', 'a3'), number: 1, side, captured: null });

  it('waits after the player’s turn, then shows part after part', () => {
    const beats = beatsOf(before, after([part('e7', 'e5'), part('b4', 'c4')]), 200);
    expect(beats.map(({ at: when }) => when)).toEqual([0, PAUSE - 200, PAUSE - 200 + BEAT]);
    expect(beats[0]?.frame?.pieces).toBe(before.pieces);
    expect(set(beats[1]?.frame?.pieces ?? [])).toEqual(set([at('e5', 'b'), at('b4', 'n', 'S')]));
    expect(beats[1]?.frame?.lastTurn?.paths).toEqual([ways[0]]);
    expect(beats[2]?.frame).toBeNull();
    // What is heard and told keeps up with what is seen.
    expect(beats.map(({ view: { ply }, turns }) => [ply, turns])).toEqual([
      [1, 1],
      [2, 1],
      [2, 2],
    ]);
  });

  it('shows a turn of one part, or one without a second part, at once after a long thought', () => {
    for (const parts of [[part('e7', 'e5')], [part('e7', 'e5'), part()]]) {
      const beats = beatsOf(before, after(parts), 5000);
      expect(beats.map(({ at: when, frame }) => [when, frame])).toEqual([[0, null]]);
    }
  });

  it('is meant for new turns of the computer alone', () => {
    const next = after([part('e7', 'e5')]);
    expect(beforeReply(before, next, null)).toBe(before);
    expect(beforeReply(null, next, null)).toBeNull();
    expect(beforeReply({ ...before, side: 'w' }, next, null)).toBeNull();
  });

  it('takes the turns of a player that follow one another for no reply', () => {
    const own = { ...after([part('e7', 'e5')]), turns: [turn('w'), turn('w')] };
    const earlier: View = { ...before, ply: 0, side: 'w' };
    const sent = [at('a2', 'w')];
    expect(beforeReply(earlier, own, sent)).toBeNull();
    expect(beforeReply({ ...earlier, ply: 1 }, own, sent)).toBeNull();
    expect(inRow(own)).toBe(true);
  });

  it('shows every turn that the computer makes in a row', () => {
    // It is Black's turn again after Black's own.
    const again = { ...after([part('e7', 'e5')]), ply: 3, turns: [turn('w'), turn('b'), turn('b')] };
    const middle: View = { ...again, ply: 2, side: 'b', turns: again.turns.slice(0, 2) };
    expect(beforeReply(middle, again, null)).toBe(middle);
    expect(inRow(again)).toBe(true);
    expect(inRow(middle)).toBe(false);
    expect(inRow({ turns: [turn('b')] })).toBe(false);
  });

  it('begins with what the board shows where the answer comes with the turn that was sent', () => {
    const next = { ...after([part('e7', 'e5')]), turns: [turn('w'), turn('b')] };
    const earlier: View = { ...before, ply: 0, side: 'w' };
    const sent = [at('e7', 'b'), at('b4', 'n', 'S'), at('a2', 'w')];
    const middle = beforeReply(earlier, next, sent);
    expect(middle).toMatchObject({ ply: 1, side: 'b', pieces: sent });
    // Turns that were missed are not played one by one, and neither are those of people.
    expect(beforeReply(earlier, next, null)).toBeNull();
    const person = { ...next, turns: [turn('b'), turn('w')] };
    expect(beforeReply({ ...earlier, side: 'b' }, person, sent)).toBeNull();
    expect(beforeReply({ ...earlier, ply: -1 }, next, sent)).toBeNull();
  });

  it('knows which ways belong to which part', () => {
    expect(partsOf(lastTurn([part('e7', 'e5'), part('b4', 'c4')]))).toEqual([[ways[0]], [ways[1]]]);
    expect(partsOf(lastTurn([part('e7', 'e5')], [ways[0] ?? { cells: [], tunnels: [] }]))).toEqual([
      [ways[0]],
    ]);
  });
});
