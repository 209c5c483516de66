import { describe, expect, it } from 'vitest';
import type { Style } from '../src/api/types';
import { type Arrow, type Axis, nameOf, neighbour, placeOf, type Shape } from '../src/board/geometry';
import { cellsBeyond, joinedWords } from '../src/board/JoinedEdges';
import { BEYOND, framePath, joinsOf } from '../src/board/joins';
import { layout, margins } from '../src/board/layout';
import { drawnPoints, isWinding, stretchesOf, through } from '../src/board/ways';

const style = (more: Partial<Style>): Style => ({
  board: 'chequered',
  coordinates: 'letters',
  marks: [],
  rivers: [],
  river: [],
  diagonals: [],
  wraps: false,
  wraps_ranks: false,
  ...more,
});

const flat = { files: 8, ranks: 8, levels: '' };
const cylinder = { ...flat, style: style({ wraps: true }) };
const torus = { ...flat, style: style({ wraps: true, wraps_ranks: true }) };
const ring = { ...flat, files: 16, style: style({ wraps: true, board: 'ring' }) };
const tower = { files: 5, ranks: 4, levels: 'ABC', style: style({ wraps_ranks: true }) };

/** Files and ranks of the lines of a way, rounded. */
const lines = (shape: typeof cylinder, ...cells: string[]) =>
  stretchesOf(shape, through(...cells)).map((places) =>
    places.map(({ file, rank }) => [Math.round(file * 100) / 100, Math.round(rank * 100) / 100]),
  );

describe('joined edges', () => {
  it('are those of the board, as each plane shows them', () => {
    expect(joinsOf(flat, 'level')).toEqual({ sides: false, ends: false });
    expect(joinsOf(cylinder, 'level')).toEqual({ sides: true, ends: false });
    expect(joinsOf(torus, 'level')).toEqual({ sides: true, ends: true });
    expect(joinsOf(ring, 'level')).toEqual({ sides: false, ends: false });
    expect(joinsOf(tower, 'level')).toEqual({ sides: false, ends: true });
    expect(joinsOf(tower, 'rank')).toEqual({ sides: false, ends: false });
    expect(joinsOf(tower, 'file')).toEqual({ sides: true, ends: false });
  });

  it('leave the frame open', () => {
    expect(framePath(flat, 0, 0, 9, 5)).toBe('M0 0h9v5h-9z');
    expect(framePath(cylinder, 0, 0, 9, 5)).toBe('M0 0h9M0 5h9');
    expect(framePath(torus, 0, 0, 9, 5)).toBe('');
  });

  it('are said in words', () => {
    expect(joinedWords(flat, 'level')).toBeNull();
    expect(joinedWords(cylinder, 'level')).toBe('The left and right edges are joined');
    expect(joinedWords(tower, 'level')).toBe('The near and far edges are joined');
    expect(joinedWords(torus, 'level')).toBe('Opposite edges are joined');
  });

  it('get room beyond them', () => {
    const [plain, wide, all] = [flat, cylinder, torus].map((shape) => margins(shape, 'level', true));
    expect(wide?.left).toBeCloseTo((plain?.left ?? 0) + BEYOND);
    expect(wide?.top).toBe(plain?.top);
    expect(all?.bottom).toBeCloseTo((plain?.bottom ?? 0) + BEYOND);
    const plan = layout(cylinder, 'level', { width: 360, height: 600 });
    expect(plan.panelWidth).toBeLessThanOrEqual(360);
  });

  it('show the cells of the opposite edge', () => {
    const at = (shape: typeof cylinder) =>
      cellsBeyond({ shape, axis: 'level', plane: 0, flipped: false }, 10);
    expect(at(cylinder)).toHaveLength(16);
    expect(at(torus)).toHaveLength(36);
    // Right of the dark a1's row comes a1 again, which is dark.
    expect(at(cylinder).find(({ x, y }) => x === 480 && y === 420)).toMatchObject({ dark: true, wide: 10 });
    expect(at({ ...cylinder, holes: ['a1'] } as typeof cylinder)).toHaveLength(15);
  });
});

describe('the cursor', () => {
  const go = (shape: Shape, from: string, arrow: Arrow, flipped = false, axis: Axis = 'level') => {
    const place = placeOf(shape, from);
    return place && nameOf(shape, neighbour(shape, axis, place, arrow, flipped));
  };

  it('goes on over joined edges', () => {
    expect(go(cylinder, 'h4', 'right')).toBe('a4');
    expect(go(cylinder, 'a4', 'left')).toBe('h4');
    expect(go(cylinder, 'a4', 'right', true)).toBe('h4');
    expect(go(cylinder, 'h8', 'up')).toBe('h8');
    expect(go(torus, 'c8', 'up')).toBe('c1');
    expect(go(torus, 'c1', 'down')).toBe('c8');
    expect(go(torus, 'h4', 'rowStart')).toBe('a4');
    expect(go(flat, 'h4', 'right')).toBe('h4');
  });

  it('and over holes beside them', () => {
    const holed = { ...torus, holes: ['a4', 'c1'] };
    expect(go(holed, 'h4', 'right')).toBe('b4');
    expect(go(holed, 'b4', 'left')).toBe('h4');
    expect(go(holed, 'c8', 'up')).toBe('c2');
  });

  it('stays within a plane of a board in space where the plane goes on', () => {
    const named = { ...tower, levels: 'xyz' };
    expect(go(named, 'yc4', 'up')).toBe('yc1');
    expect(go(named, 'ye2', 'right')).toBe('za2');
    expect(go(named, 'yc4', 'right', false, 'file')).toBe('yc1');
  });
});

describe('ways over joined edges', () => {
  it('leave over one edge and come in over the other', () => {
    expect(lines(cylinder, 'h4', 'a4')).toEqual([
      [
        [7, 3],
        [7.8, 3],
      ],
      [
        [-0.8, 3],
        [0, 3],
      ],
    ]);
    expect(lines(cylinder, 'a4', 'h5')[0]?.[1]).toEqual([-0.8, 3.8]);
    expect(lines(torus, 'c8', 'c1')).toEqual([
      [
        [2, 7],
        [2, 7.8],
      ],
      [
        [2, -0.8],
        [2, 0],
      ],
    ]);
  });

  it('are straight over several edges', () => {
    const slide = ['e1', 'f2', 'g3', 'h4', 'a5', 'b6', 'c7', 'd8'];
    expect(lines(cylinder, ...slide)).toEqual([
      [
        [4, 0],
        [7.8, 3.8],
      ],
      [
        [-0.8, 3.2],
        [3, 7],
      ],
    ]);
    // Past both edges at once, in the corner.
    expect(lines(torus, 'h8', 'a1')).toEqual([
      [
        [7, 7],
        [7.8, 7.8],
      ],
      [
        [-0.8, -0.8],
        [0, 0],
      ],
    ]);
    expect(lines(torus, 'g8', 'h1', 'a2')).toHaveLength(3);
  });

  it('are drawn though they turn nowhere', () => {
    expect(isWinding(cylinder, through('h4', 'a4'))).toBe(true);
    expect(isWinding(cylinder, through('c4', 'd4'))).toBe(false);
    expect(isWinding(flat as typeof cylinder, through('h4', 'a4'))).toBe(false);
    expect(isWinding(ring, through('p1', 'a1'))).toBe(false);
  });

  it('go straight across where that is as short, and through tunnels', () => {
    expect(lines(cylinder, 'a4', 'e4')).toHaveLength(1);
    expect(drawnPoints(cylinder, { cells: ['h4', 'a4'], tunnels: [0] })).toHaveLength(2);
  });
});
