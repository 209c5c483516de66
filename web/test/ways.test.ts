import { describe, expect, it } from 'vitest';
import { layout } from '../src/board/layout';
import {
  apart,
  behind,
  distanceFor,
  meant,
  meetings,
  paintOrder,
  placeUnder,
  pointOf,
  strengthOf,
} from '../src/board/space/place';
import { cornersOf, isWinding, middleOf, pointsOf, through } from '../src/board/ways';

const chess = { files: 8, ranks: 8, levels: '' };
const stock = { files: 7, ranks: 9, levels: 'tuvwxyz' };
const corners = (shape: typeof chess, cells: string[], tunnels?: number[]) =>
  cornersOf(pointsOf(shape, { cells, tunnels: tunnels ?? [] })).map(({ cell }) => cell);

describe('ways', () => {
  it('keep the cells where they turn', () => {
    expect(corners(chess, ['a1', 'a2', 'a3', 'a4'])).toEqual(['a1', 'a4']);
    expect(corners(chess, ['d4', 'e4', 'e5', 'f5', 'g5'])).toEqual(['d4', 'e4', 'e5', 'g5']);
    expect(corners(stock, ['wa1', 'va2', 'ua3', 'ta4', 'tb5', 'tc6'])).toEqual(['wa1', 'ta4', 'tc6']);
    expect(isWinding(chess, through('g1', 'f3'))).toBe(false);
  });

  it('keep both ends of a tunnel, and leave out what is no cell', () => {
    expect(corners(chess, ['a2', 'b2', 'c2', 'e5', 'f5'], [2])).toEqual(['a2', 'c2', 'e5', 'f5']);
    expect(corners(chess, ['a2', 'z9', 'c2'])).toEqual(['a2', 'c2']);
  });

  it('run over the panels', () => {
    const plan = layout(stock, 'level', { width: 1070, height: 660 });
    const margin = { left: 0.5, top: 0.78 };
    const at = (level: number) => middleOf(stock, 'level', plan, margin, { level, file: 0, rank: 8 }, false);
    expect(at(0)).toMatchObject({ plane: 0, x: plan.cell, y: 1.28 * plan.cell });
    expect(at(1).x - at(0).x).toBeCloseTo(plan.panelWidth + 14);
  });
});

describe('the board in space', () => {
  const names = (found: { place: { level: number; file: number; rank: number } }[]) =>
    found.map(({ place }) => `${place.level}${place.file}${place.rank}`);

  it('has its middle at 0, the top level on top, rank 1 towards the eye', () => {
    expect(pointOf(stock, { level: 3, file: 3, rank: 4 }, 2)).toEqual({ x: 0, y: 0, z: 0 });
    expect(pointOf(stock, { level: 0, file: 0, rank: 0 }, 2)).toEqual({ x: -3, y: 6, z: 4 });
    expect(placeUnder(stock, 2, { x: -2.6, z: 4.4 })).toEqual({ level: 2, file: 0, rank: 0 });
    expect(placeUnder(stock, 2, { x: -3.6, z: 0 })).toBeNull();
  });

  it('is met by a ray level by level, nearest first', () => {
    const down = meetings(stock, 2, { x: 0, y: 20, z: 0 }, { x: 0, y: -1, z: 0 });
    expect(names(down)).toEqual(['034', '134', '234', '334', '434', '534', '634']);
    const up = meetings(stock, 2, { x: 0, y: -20, z: 0 }, { x: 0, y: 1, z: 0 });
    expect(names(up)[0]).toBe('634');
    expect(meetings(stock, 2, { x: 0, y: 1, z: 20 }, { x: 0, y: 0, z: -1 })).toEqual([]);
  });

  it('is painted from the farthest level to the nearest', () => {
    expect(paintOrder(stock, 2, 30)).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(paintOrder(stock, 2, -30)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(paintOrder(stock, 2, 0.1).at(-1)).toBe(3);
  });

  it('reads a click as the cell that makes sense', () => {
    const none = new Map();
    expect(meant(['ta1', 'ub2'], none, new Set(), null)).toBe('ta1');
    expect(meant(['ta1', 'ub2'], none, new Set(['ub2']), null)).toBe('ub2');
    const goal = new Map([['vc3', 'move']]);
    expect(meant(['ta1', 'ub2', 'vc3'], goal, new Set(['ub2']), 'ub2')).toBe('vc3');
    // Pointing at the piece picked up, with nothing in front of it, does not mean a goal behind it.
    expect(meant(['ub2', 'vc3'], goal, new Set(['ub2']), 'ub2')).toBe('ub2');
    expect(meant([], none, new Set(), null)).toBeNull();
    // Click by click from piece to piece, and then it is put down.
    const under = ['ta1', 'ub2', 'vc3', 'wd4'];
    const pieces = new Set(['ta1', 'vc3', 'wd4']);
    expect(['ta1', 'vc3', 'wd4'].map((picked) => behind(under, pieces, picked))).toEqual([
      'vc3',
      'wd4',
      null,
    ]);
    expect(['ta1', 'vc3', 'wd4'].map((picked) => meant(under, none, pieces, picked))).toEqual([
      'ta1',
      'vc3',
      'wd4',
    ]);
  });

  it('is seen whole from the usual place, from farther in a narrow window', () => {
    const eye = { turn: 0.4, rise: 0.6 };
    const [wide, narrow] = [1.6, 0.6].map((aspect) => distanceFor(stock, 2, eye, 0.287, aspect));
    expect(wide).toBeGreaterThan(14);
    expect(narrow).toBeGreaterThan(wide ?? 99);
  });

  it('fades the neighbours of the level looked at, and hides the others', () => {
    expect([0, 1, 2, 3, 4].map((level) => strengthOf(level, 2))).toEqual([0, 0.45, 1, 0.45, 0]);
    expect([0, 3].map((level) => strengthOf(level, null))).toEqual([1, 1]);
  });

  it('shows no label over another: those named first stay', () => {
    const label = (name: string, x: number, y: number) => ({ name, x, y, half: 10 });
    const shown = apart([label('a', 0, 0), label('b', 15, 5), label('c', 21, 0), label('d', 25, 19)]);
    expect(shown.map(({ name }) => name)).toEqual(['a', 'c']);
  });
});
