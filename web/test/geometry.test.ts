import { describe, expect, it } from 'vitest';
import {
  type Axis,
  cellNames,
  nameOf,
  neighbour,
  type Place,
  placeAt,
  placeOf,
  planeCount,
  planeName,
  planeSize,
  spotOf,
} from '../src/board/geometry';

const chess = { files: 8, ranks: 8, levels: '' };
const stock = { files: 7, ranks: 9, levels: 'tuvwxyz' };
const AXES: Axis[] = ['level', 'rank', 'file'];

const at = (name: string): Place => {
  const place = placeOf(stock, name);
  if (!place) throw new Error(`${name} is no cell`);
  return place;
};

describe('names of cells', () => {
  it('read and written alike on flat boards and in space', () => {
    expect(placeOf(chess, 'e4')).toEqual({ level: 0, file: 4, rank: 3 });
    expect(placeOf(stock, 'wd9')).toEqual({ level: 3, file: 3, rank: 8 });
    expect(nameOf(stock, { level: 3, file: 3, rank: 8 })).toBe('wd9');
    expect(placeOf({ ...stock, ranks: 10 }, 'ta10')).toEqual({ level: 0, file: 0, rank: 9 });
    expect(new Set(cellNames(stock)).size).toBe(441);
  });

  it('are refused when they are no cells of the board', () => {
    for (const name of ['', 'i1', 'a9', 'a0', 'wd1', 'e44']) expect(placeOf(chess, name)).toBeNull();
    for (const name of ['d1', 'sd1', 'wh1', 'wd10']) expect(placeOf(stock, name)).toBeNull();
  });
});

describe('the picture', () => {
  it('has rank 1 below, or above when flipped', () => {
    const a1 = { level: 0, file: 0, rank: 0 };
    expect(spotOf(chess, 'level', a1, false)).toEqual({ plane: 0, column: 0, row: 7 });
    expect(spotOf(chess, 'level', a1, true)).toEqual({ plane: 0, column: 7, row: 0 });
  });

  it('shows the slices along ranks with the top level above, the nearest rank first', () => {
    expect(spotOf(stock, 'rank', at('ta1'), false)).toEqual({ plane: 0, column: 0, row: 0 });
    expect(spotOf(stock, 'rank', at('zg9'), false)).toEqual({ plane: 8, column: 6, row: 6 });
    expect(spotOf(stock, 'rank', at('zg9'), true)).toEqual({ plane: 0, column: 0, row: 6 });
  });

  it('shows the slices along files with rank 1 at the left', () => {
    expect(spotOf(stock, 'file', at('ta1'), false)).toEqual({ plane: 0, column: 0, row: 0 });
    expect(spotOf(stock, 'file', at('xc9'), false)).toEqual({ plane: 2, column: 8, row: 4 });
    expect(spotOf(stock, 'file', at('xc9'), true)).toEqual({ plane: 4, column: 0, row: 4 });
  });

  it('has every cell once in every view, and is read back as it was drawn', () => {
    for (const axis of AXES)
      for (const flipped of [false, true]) {
        const spots = new Set<string>();
        for (const name of cellNames(stock)) {
          const spot = spotOf(stock, axis, at(name), flipped);
          const { columns, rows } = planeSize(stock, axis);
          expect(spot.plane).toBeLessThan(planeCount(stock, axis));
          expect(spot.column).toBeLessThan(columns);
          expect(spot.row).toBeLessThan(rows);
          spots.add(JSON.stringify(spot));
          expect(nameOf(stock, placeAt(stock, axis, spot, flipped))).toBe(name);
        }
        expect(spots.size).toBe(441);
      }
  });

  it('names its planes', () => {
    expect(planeName(stock, 'level', 0, true)).toBe('t');
    expect(planeName(stock, 'rank', 0, false)).toBe('1');
    expect(planeName(stock, 'rank', 0, true)).toBe('9');
    expect(planeName(stock, 'file', 6, false)).toBe('g');
  });
});

describe('the cursor', () => {
  const go = (axis: Axis, from: string, arrow: Parameters<typeof neighbour>[3], flipped = false) =>
    nameOf(stock, neighbour(stock, axis, at(from), arrow, flipped));

  it('goes from one level to the next at the sides and stays at the ends', () => {
    expect(go('level', 'tg5', 'right')).toBe('ua5');
    expect(go('level', 'ua5', 'left')).toBe('tg5');
    expect(go('level', 'ta5', 'left')).toBe('ta5');
    expect(go('level', 'zg9', 'up')).toBe('zg9');
    expect(go('level', 'wd5', 'up', true)).toBe('wd4');
    expect(go('level', 'wd5', 'after')).toBe('xd5');
    expect(go('level', 'zd5', 'after')).toBe('zd5');
    expect(go('level', 'wd5', 'rowStart')).toBe('wa5');
  });

  it('moves through levels, files and ranks in the slices too', () => {
    expect(go('rank', 'wd5', 'up')).toBe('vd5');
    expect(go('rank', 'wd5', 'after')).toBe('wd6');
    expect(go('rank', 'wd5', 'after', true)).toBe('wd4');
    expect(go('rank', 'wg5', 'right')).toBe('wa6');
    expect(go('file', 'wd5', 'right')).toBe('wd6');
    expect(go('file', 'wd5', 'before')).toBe('wc5');
    expect(go('file', 'wd5', 'rowEnd')).toBe('wd9');
  });
});
