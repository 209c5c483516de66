// What was captured, and who is ahead.
import { describe, expect, it } from 'vitest';
import type { GameDetail, TurnRecord } from '../src/api/types';
import { balance, capturedBy } from '../src/state/material';

const kinds = [
  { token: 'K', value: 0 },
  { token: 'P', value: 100 },
  { token: 'R', value: 500 },
] as unknown as GameDetail['kinds'];

const taking = (side: 'w' | 'b', token: string | null): TurnRecord => ({
  text: '',
  parts: [],
  san: null,
  number: 1,
  side,
  captured: token === null ? null : { token, side: side === 'w' ? 'b' : 'w' },
});

describe('material', () => {
  const turns = [taking('w', 'P'), taking('b', null), taking('w', 'R'), taking('b', 'P'), taking('w', 'P')];

  it('lists what a side has captured up to a turn, the most valuable first', () => {
    expect(capturedBy('w', turns, 5, { kinds })).toEqual([
      { token: 'R', count: 1 },
      { token: 'P', count: 2 },
    ]);
    expect(capturedBy('w', turns, 2, { kinds })).toEqual([{ token: 'P', count: 1 }]);
    expect(capturedBy('b', turns, 5, { kinds })).toEqual([{ token: 'P', count: 1 }]);
  });

  it('weighs the board and the hands', () => {
    const pieces = [
      { cell: 'a1', token: 'R', side: 'w' as const },
      { cell: 'b1', token: 'P', side: 'b' as const },
      { cell: 'c1', token: '*', side: 'n' as const },
    ];
    const hands = { w: [], b: [{ token: 'P', count: 2 }] };
    expect(balance('w', { pieces, hands }, { kinds })).toBe(200);
    expect(balance('b', { pieces, hands }, { kinds })).toBe(-200);
  });
});
