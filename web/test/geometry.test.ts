import { describe, expect, it } from 'vitest';
import {
  columnRow,
  layout,
  levelMarks,
  nameOf,
  neighbour,
  type Place,
  placeAt,
  placeOf,
  ringMarks,
} from '../src/board/geometry';

const chess = { files: 8, ranks: 8, levels: '' };
const wide = { files: 16, ranks: 9, levels: '' };
const stock = { files: 7, ranks: 9, levels: 'tuvwxyz' };
const cube = { files: 8, ranks: 8, levels: 'stuvwxyz' };

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
  });

  it('are refused when they are no cells of the board', () => {
    for (const name of ['', 'i1', 'a9', 'a0', 'wd1', 'e44']) expect(placeOf(chess, name)).toBeNull();
    for (const name of ['d1', 'sd1', 'wh1', 'wd10']) expect(placeOf(stock, name)).toBeNull();
  });
});

describe('the picture', () => {
  it('has rank 1 below, or above when flipped', () => {
    expect(columnRow(chess, { level: 0, file: 0, rank: 0 }, false)).toEqual({ column: 0, row: 7 });
    expect(columnRow(chess, { level: 0, file: 0, rank: 0 }, true)).toEqual({ column: 7, row: 0 });
  });

  it('is read back as it was drawn', () => {
    for (const flipped of [false, true]) {
      const place = { level: 2, file: 5, rank: 1 };
      const { column, row } = columnRow(stock, place, flipped);
      expect(placeAt(stock, 2, column, row, flipped)).toEqual(place);
    }
  });
});

describe('the cursor', () => {
  it('goes from one level to the next at the sides and stays at the ends', () => {
    expect(neighbour(stock, at('tg5'), 'right', false)).toEqual(at('ua5'));
    expect(neighbour(stock, at('ua5'), 'left', false)).toEqual(at('tg5'));
    expect(neighbour(stock, at('ta5'), 'left', false)).toEqual(at('ta5'));
    expect(neighbour(stock, at('zg9'), 'up', false)).toEqual(at('zg9'));
    expect(neighbour(stock, at('wd5'), 'up', true)).toEqual(at('wd4'));
    expect(neighbour(stock, at('wd5'), 'levelDown', false)).toEqual(at('xd5'));
  });
});

describe('layout', () => {
  const shapes = [
    chess,
    wide,
    stock,
    cube,
    { files: 10, ranks: 10, levels: '' },
    { files: 12, ranks: 8, levels: '' },
  ];

  it('gives a finger room on a wide board seen in part', () => {
    expect(layout(wide, 370, 660, 'one')).toMatchObject({ mode: 'strip', columns: 1, cell: 38 });
    expect(layout(wide, 1050, 660, 'one').mode).toBe('grid');
  });

  it('never makes a panel wider than the room', () => {
    for (const shape of shapes)
      for (const width of [320, 370, 700, 1050, 1600])
        for (const view of ['auto', 'all', 'one'] as const) {
          const plan = layout(shape, width, 660, view);
          // A flat board seen in part scrolls within its room.
          if (plan.mode === 'strip' && shape.levels === '') continue;
          const panels = plan.mode === 'strip' ? 1 : plan.columns;
          expect(plan.panelWidth * panels + 14 * (panels - 1)).toBeLessThanOrEqual(width + 0.5);
        }
  });

  it('shows seven levels of 7 × 9 at once in two rows on a desktop', () => {
    const plan = layout(stock, 1070, 660);
    expect(plan).toMatchObject({ mode: 'grid', columns: 4 });
    expect(plan.cell).toBeGreaterThan(30);
    expect(plan.panelHeight * 2).toBeLessThan(680);
  });

  it('shows one level at a time on a telephone, unless asked for all', () => {
    expect(layout(cube, 370, 600).mode).toBe('strip');
    expect(layout(cube, 370, 600).cell).toBeGreaterThan(40);
    expect(layout(cube, 370, 600, 'all').mode).toBe('grid');
  });

  it('does not change with the height of a telephone’s window', () => {
    for (const shape of shapes) expect(layout(shape, 370, 400)).toEqual(layout(shape, 370, 700));
  });

  it('fits sixteen files into 370 pixels', () => {
    expect(layout(wide, 370, 600).cell).toBeGreaterThan(20);
  });
});

describe('ring marks', () => {
  const rings = new Map<string, number>();
  for (let level = 0; level < 7; level += 1)
    for (let file = 0; file < 7; file += 1)
      rings.set(nameOf(stock, { level, file, rank: 0 }), Math.max(Math.abs(file - 3), Math.abs(level - 3)));

  it('stand between files of different rings', () => {
    expect(ringMarks(stock, rings, 0)).toEqual([]);
    expect(ringMarks(stock, rings, 1)).toEqual([0, 5]);
    expect(ringMarks(stock, rings, 3)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('stand under files whose next level has another ring', () => {
    expect(levelMarks(stock, rings, 0)).toEqual([1, 2, 3, 4, 5]);
    expect(levelMarks(stock, rings, 3)).toEqual([3]);
    expect(levelMarks(stock, rings, 6)).toEqual([]);
  });
});
