// What was captured, and who is ahead.
import { describe, expect, it } from 'vitest';
import type { GameDetail, Piece } from '../src/api/types';
import { ahead, capturedBy, pawnOf, surplus } from '../src/state/material';

const kinds = [
  { token: 'K', value: 0, royal: true },
  { token: 'P', value: 80, royal: false },
  { token: 'S', value: 80, royal: false },
  { token: 'B', value: 260, royal: false },
  { token: 'R', value: 400, royal: false },
] as unknown as GameDetail['kinds'];

const men = (side: Piece['side'], tokens: string): Piece[] =>
  [...tokens].map((token, index) => ({ cell: `${side}${index}`, token, side }));
const none = { w: [], b: [] };

describe('material', () => {
  it('lists what a side has captured, the most valuable first', () => {
    const lost = [
      { token: 'P', side: 'b' as const },
      { token: 'R', side: 'b' as const },
      { token: 'P', side: 'w' as const },
      { token: 'P', side: 'b' as const },
    ];
    expect(capturedBy('w', lost, { kinds })).toEqual([
      { token: 'R', count: 1 },
      { token: 'P', count: 2 },
    ]);
    expect(capturedBy('b', lost, { kinds })).toEqual([{ token: 'P', count: 1 }]);
  });

  it('takes the commonest piece of the start for the pawn, and the cheapest of several', () => {
    expect(pawnOf({ kinds, pieces: men('w', 'KRRPPP') })).toBe(80);
    // Neutral pieces are nobody's material, and kings are not counted.
    expect(pawnOf({ kinds, pieces: [...men('n', 'PPPP'), ...men('w', 'KKKRR')] })).toBe(400);
    expect(pawnOf({ kinds, pieces: men('b', 'KRRBB') })).toBe(260);
    expect(pawnOf({ kinds, pieces: [] })).toBe(100);
  });

  it('names what one side has and the other has not, and sums it in pawns', () => {
    const game = { kinds, pieces: men('w', 'KRBPPP') };
    const pieces = [...men('w', 'KRPP'), ...men('b', 'KBPPPS'), ...men('n', 'P')];
    const now = { pieces, hands: none };
    expect(surplus('w', now, game)).toEqual([{ token: 'R', count: 1 }]);
    expect(surplus('b', now, game)).toEqual([
      { token: 'B', count: 1 },
      { token: 'P', count: 1 },
      { token: 'S', count: 1 },
    ]);
    // 400 − 260 − 80 − 80 = −20: nobody is ahead.
    expect(ahead('w', now, game)).toBe(0);
    expect(Object.is(ahead('b', now, game), 0)).toBe(true);
    const hands = { w: [{ token: 'P', count: 3 }], b: [] };
    expect(ahead('w', { pieces, hands }, game)).toBe(3);
    expect(ahead('b', { pieces, hands }, game)).toBe(-3);
  });
});
