import { describe, expect, it } from 'vitest';
import { cellNames, placeOf } from '../src/board/geometry';
import { levelMarks, regionEdges, ringEdges, ringRows } from '../src/board/rings';

const stock = { files: 7, ranks: 9, levels: 'tuvwxyz' };
const rings = new Map<string, number>();
for (const name of cellNames(stock)) {
  const { file = 0, level = 0 } = placeOf(stock, name) ?? {};
  rings.set(name, Math.max(Math.abs(file - 3), Math.abs(level - 3)));
}
const edges = (axis: 'level' | 'rank' | 'file', plane: number) =>
  ringEdges(ringRows(stock, axis, rings, plane));

describe('rings', () => {
  it('are concentric squares in a slice along the ranks', () => {
    const found = edges('rank', 0);
    // Round the centre file 4 edges, round the square of 9 files 12, round that of 25 files 20.
    expect(found).toHaveLength(36);
    expect(found).toContainEqual({ column: 2, row: 3, side: 'right' });
    expect(found).toContainEqual({ column: 3, row: 2, side: 'below' });
    expect(found).not.toContainEqual({ column: 0, row: 0, side: 'right' });
    expect(edges('rank', 8)).toEqual(found);
  });

  it('divide the files of a level all along its ranks', () => {
    const files = (level: number) => [...new Set(edges('level', level).map(({ column }) => column))].sort();
    expect(files(0)).toEqual([]);
    expect(files(1)).toEqual([0, 5]);
    expect(files(3)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(edges('level', 1)).toHaveLength(18);
    expect(edges('level', 1).every(({ side }) => side === 'right')).toBe(true);
  });

  it('divide the levels of a file', () => {
    const rows = new Set(edges('file', 3).map(({ row, side }) => `${row} ${side}`));
    expect([...rows].sort()).toEqual(['0 below', '1 below', '2 below', '3 below', '4 below', '5 below']);
    expect(edges('file', 0)).toEqual([]);
  });

  it('are marked under files whose next level has another ring', () => {
    expect(levelMarks(stock, rings, 0)).toEqual([1, 2, 3, 4, 5]);
    expect(levelMarks(stock, rings, 3)).toEqual([3]);
    expect(levelMarks(stock, rings, 6)).toEqual([]);
  });
});

describe('regions', () => {
  const flat = { files: 9, ranks: 10, levels: '' };
  const palace = new Set(['d', 'e', 'f'].flatMap((file) => [1, 2, 3].map((rank) => file + rank)));

  it('end inside the board only, and turn with it', () => {
    const above = regionEdges(flat, 'level', 0, false, palace);
    // Three cells wide and high, on the edge of the board.
    expect(above).toHaveLength(9);
    expect(above).toContainEqual({ column: 3, row: 6, side: 'below' });
    expect(above).toContainEqual({ column: 2, row: 9, side: 'right' });
    expect(above).not.toContainEqual({ column: 3, row: 9, side: 'below' });
    const turned = regionEdges(flat, 'level', 0, true, palace);
    expect(turned).toHaveLength(9);
    expect(turned).toContainEqual({ column: 3, row: 2, side: 'below' });
  });

  it('have edges in the slices that cut them, and in no other', () => {
    const cube = new Set(cellNames(stock).filter((name) => /^[v-x][c-e][1-3]$/.test(name)));
    expect(regionEdges(stock, 'rank', 0, false, cube)).toHaveLength(12);
    expect(regionEdges(stock, 'rank', 0, true, cube)).toHaveLength(0);
    expect(regionEdges(stock, 'rank', 8, true, cube)).toHaveLength(12);
    expect(regionEdges(stock, 'level', 0, false, cube)).toHaveLength(0);
    expect(regionEdges(stock, 'level', 3, false, cube)).toHaveLength(9);
  });
});
