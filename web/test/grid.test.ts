// Boards of hexagons and boards with holes: where cells are drawn, and how keys go through them.
import { describe, expect, test } from 'vitest';
import {
  cellNames,
  cellUnder,
  nameOf,
  neighbour,
  placeOf,
  planeSize,
  type Shape,
  spotOf,
} from '../src/board/geometry';
import { cellPath, PITCH, shadeOf, WIDE } from '../src/board/grid';

/** The hexagon with five files. */
const hexagon: Shape = {
  grid: 'hexagons',
  files: 5,
  ranks: 5,
  levels: '',
  letters: 'abcde',
  holes: ['a4', 'a5', 'b5', 'd5', 'e4', 'e5'],
};
const ring: Shape = { files: 3, ranks: 3, levels: '', letters: 'abk', holes: ['b2'] };

const place = (shape: Shape, name: string) => {
  const found = placeOf(shape, name);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
};

describe('hexagons', () => {
  test('a hexagon of side 3 has 19 cells, named without those that it lacks', () => {
    expect(cellNames(hexagon)).toHaveLength(19);
    expect(placeOf(hexagon, 'a4')).toBeNull();
    expect(placeOf(hexagon, 'c5')).toEqual({ level: 0, file: 2, rank: 4 });
  });

  test('neighbours lie a cell apart, also across files', () => {
    const spot = (name: string) => spotOf(hexagon, 'level', place(hexagon, name), false);
    const apart = (one: string, other: string) => {
      const [a, b] = [spot(one), spot(other)];
      return Math.hypot(a.column - b.column, a.row - b.row);
    };
    for (const [one, other] of [
      ['c3', 'c4'],
      ['c3', 'b2'],
      ['c3', 'b3'],
      ['c3', 'd2'],
      ['c3', 'd3'],
      ['a1', 'b1'],
      ['a1', 'b2'],
    ] as const)
      expect(apart(one, other), `${one} ${other}`).toBeCloseTo(1);
    expect(apart('c3', 'd4')).toBeGreaterThan(1.5);
  });

  test('turned round, the board is drawn upside down', () => {
    const upright = spotOf(hexagon, 'level', place(hexagon, 'a1'), false);
    const turned = spotOf(hexagon, 'level', place(hexagon, 'e3'), true);
    expect(turned.column).toBeCloseTo(upright.column);
    expect(turned.row).toBeCloseTo(upright.row);
  });

  test('the cell under its own middle is itself, and there is none beside the board', () => {
    for (const flipped of [false, true])
      for (const name of cellNames(hexagon)) {
        const { column, row } = spotOf(hexagon, 'level', place(hexagon, name), flipped);
        const under = cellUnder(hexagon, 'level', 0, [column + 0.5, row + 0.5], flipped);
        expect(under && nameOf(hexagon, under)).toBe(name);
      }
    expect(cellUnder(hexagon, 'level', 0, [0.1, 0.1], false)).toBeNull();
  });

  test('all cells lie within the plane', () => {
    const { columns, rows } = planeSize(hexagon, 'level');
    expect(columns).toBeCloseTo(4 * PITCH + WIDE);
    for (const name of cellNames(hexagon)) {
      const { column, row } = spotOf(hexagon, 'level', place(hexagon, name), false);
      expect(column + 0.5 - WIDE / 2).toBeGreaterThan(-0.001);
      expect(column + 0.5 + WIDE / 2).toBeLessThan(columns + 0.001);
      expect(row).toBeGreaterThanOrEqual(0);
      expect(row + 1).toBeLessThanOrEqual(rows);
    }
  });

  test('neighbours have different colours, and cells at a diagonal the same', () => {
    const shade = (name: string) => shadeOf(hexagon, place(hexagon, name));
    for (const other of ['c4', 'c2', 'b2', 'b3', 'd2', 'd3']) expect(shade(other)).not.toBe(shade('c3'));
    for (const other of ['a2', 'e2', 'b4', 'd4', 'b1', 'd1']) expect(shade(other)).toBe(shade('c3'));
  });

  test('arrows go to a neighbour, and a row of steps to the side stays level', () => {
    const to = (name: string, arrow: Parameters<typeof neighbour>[3]) =>
      nameOf(hexagon, neighbour(hexagon, 'level', place(hexagon, name), arrow, false));
    expect(to('c3', 'up')).toBe('c4');
    expect(to('c5', 'up')).toBe('c5');
    const along = ['a2'];
    for (let step = 0; step < 4; step += 1) along.push(to(along.at(-1) ?? '', 'right'));
    expect(along.map((name) => name[0])).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(to('a2', 'rowEnd')).toBe(along.at(-1));
    expect(to('e2', 'right')).toBe('e2');
  });

  test('an outline has six corners', () => {
    expect(cellPath(hexagon, 0, 0, 60).split('L')).toHaveLength(6);
  });
});

describe('holes', () => {
  test('a board with a hole has no such cell, and keys pass over it', () => {
    expect(cellNames(ring)).toHaveLength(8);
    expect(placeOf(ring, 'b2')).toBeNull();
    expect(placeOf(ring, 'k3')).toEqual({ level: 0, file: 2, rank: 2 });
    expect(nameOf(ring, neighbour(ring, 'level', place(ring, 'a2'), 'right', false))).toBe('k2');
    expect(cellUnder(ring, 'level', 0, [1.5, 1.5], false)).toBeNull();
  });
});

describe('a board drawn as a ring', () => {
  const round: Shape = {
    files: 16,
    ranks: 4,
    levels: '',
    style: {
      board: 'ring',
      coordinates: 'letters',
      marks: [],
      rivers: [],
      river: [],
      diagonals: [],
      wraps: false,
      wraps_ranks: false,
    },
  };
  const spot = (name: string, flipped = false) => spotOf(round, 'level', place(round, name), flipped);

  test('the middle files meet at the foot, the first rank is outside', () => {
    const { columns, rows } = planeSize(round, 'level');
    expect(columns).toBeCloseTo(rows);
    expect(spot('h1').row).toBeGreaterThan(spot('h4').row);
    expect(spot('h1').column).toBeLessThan(spot('i1').column);
    expect(spot('h1').row).toBeCloseTo(spot('i1').row);
    expect(spot('a1').row).toBeLessThan(spot('a4').row);
    expect(spot('a1').row + spot('h1').row + 1).toBeCloseTo(rows);
    expect(spot('p1', true)).toEqual({ ...spot('h1'), column: expect.closeTo(spot('h1').column) });
  });

  test('every cell is found under its middle, and nothing in the middle of the ring', () => {
    for (const flipped of [false, true])
      for (const name of cellNames(round)) {
        const { column, row } = spot(name, flipped);
        const found = cellUnder(round, 'level', 0, [column + 0.5, row + 0.5], flipped);
        expect(found && nameOf(round, found)).toBe(name);
      }
    const { columns } = planeSize(round, 'level');
    expect(cellUnder(round, 'level', 0, [columns / 2, columns / 2], false)).toBeNull();
    expect(cellUnder(round, 'level', 0, [0.1, 0.1], false)).toBeNull();
  });

  test('pieces have room, and no two lie on each other', () => {
    const names = cellNames(round);
    for (const one of names)
      for (const other of names.filter((name) => name > one)) {
        const [a, b] = [spot(one), spot(other)];
        expect(Math.hypot(a.column - b.column, a.row - b.row), `${one} ${other}`).toBeGreaterThan(0.9);
      }
  });

  test('arrows go to the neighbour that lies there', () => {
    const step = (name: string, arrow: 'up' | 'down' | 'left' | 'right') =>
      nameOf(round, neighbour(round, 'level', place(round, name), arrow, false));
    expect(step('h1', 'up')).toBe('h2');
    expect(step('h1', 'right')).toBe('i1');
    expect(step('h1', 'left')).toBe('g1');
    expect(step('a4', 'up')).toBe('a3');
    expect(step('a1', 'right')).toBe('p1');
    expect(step('a1', 'up')).toBe('a1');
  });
});
