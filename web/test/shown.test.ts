import { describe, expect, it } from 'vitest';
import type { ShownGame } from '../src/api/types';
import { racksFor, smallPlates } from '../src/board/Small';
import { applyShow } from '../src/ui/Shown';

const board = (game: string, ply: number) => ({ game, ply }) as ShownGame;

describe('boards on the first page', () => {
  it('follow the stream', () => {
    const all = applyShow([], { type: 'show', boards: [board('a', 1), board('b', 2)] });
    const next = applyShow(all, { type: 'showBoard', place: 1, board: board('b', 3) });
    expect(next.map(({ ply }) => ply)).toEqual([1, 3]);
    // The others are the same objects, so that they are not drawn again.
    expect(next[0]).toBe(all[0]);
    expect(applyShow(next, { type: 'showBoard', place: 7, board: board('c', 1) })).toEqual(next);
  });

  it('show the levels of a block side by side without overlapping', () => {
    const shape = { files: 8, ranks: 8, levels: 'stuvwxyz' };
    const levels = [0, 1, 2, 3, 4, 5, 6, 7];
    const racks = racksFor(shape, levels);
    expect(racks).toBe(2);
    const { plates, width, height } = smallPlates(shape, levels, racks);
    for (const plate of plates) {
      const wide = plate.cell * (shape.files + plate.slant * shape.ranks);
      const tall = plate.cell * shape.ranks * plate.rise;
      expect(plate.x + wide).toBeLessThanOrEqual(width + 0.01);
      expect(plate.y).toBeLessThanOrEqual(height);
      for (const other of plates) {
        if (other.rack !== plate.rack || other.level <= plate.level) continue;
        expect(other.y - plate.y).toBeGreaterThan(tall);
      }
    }
  });
});
