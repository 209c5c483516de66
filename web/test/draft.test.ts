import { describe, expect, it } from 'vitest';
import {
  cleared,
  countOf,
  draftOf,
  erase,
  move,
  pieceOn,
  put,
  setupOf,
  stamp,
  withCount,
} from '../src/editor/draft';

const start = draftOf({
  side: 'w',
  pieces: [
    { cell: 'e1', token: 'K', side: 'w' },
    { cell: 'e8', token: 'K', side: 'b' },
  ],
  castling: ['h1'],
  number: 7,
});

describe('a position that is put together', () => {
  it('keeps the count of an ending and the turns made of a row, until the board is cleared', () => {
    const counted = draftOf({ side: 'b', made: 2, count: { turns: 9, limit: 16 } });
    expect(setupOf(put(counted, 'e1', 'K', 'w'))).toMatchObject({ made: 2, count: { turns: 9, limit: 16 } });
    expect(setupOf(cleared(counted))).toMatchObject({ made: 0, count: null });
    expect(start.count).toBeNull();
  });

  it('has pieces put, carried and taken away', () => {
    const queen = put(start, 'e1', 'Q', 'b');
    expect(queen.pieces).toHaveLength(2);
    expect(pieceOn(queen, 'e1')).toEqual({ cell: 'e1', token: 'Q', side: 'b' });
    expect(pieceOn(move(start, 'e1', 'e8'), 'e8')?.side).toBe('w');
    expect(move(start, 'a1', 'a2')).toBe(start);
    expect(erase(start, 'a1')).toBe(start);
    expect(stamp(stamp(start, 'a1', '*', 'n'), 'a1', '*', 'n').pieces).toHaveLength(2);
    expect(pieceOn(stamp(start, 'e1', 'K', 'b'), 'e1')?.side).toBe('b');
  });

  it('counts pieces off the board within bounds', () => {
    expect(withCount([{ token: 'P', count: 2 }], 'P', 0)).toEqual([]);
    expect(countOf(withCount([], 'P', 1000), 'P')).toBe(99);
    expect(countOf(withCount([], 'P', Number.NaN), 'P')).toBe(0);
  });

  it('is sent without what was only begun, and comes back the same', () => {
    const begun = { ...start, passing: [{ victim: '', cells: ['e3'] }], ko: [{ from: 'a1', to: '' }] };
    expect(setupOf(begun)).toMatchObject({ passing: [], ko: [], castling: ['h1'], number: 7 });
    expect(draftOf(setupOf(start))).toEqual(start);
    expect(cleared(start)).toMatchObject({ pieces: [], castling: [], number: 7, side: 'w' });
  });
});
