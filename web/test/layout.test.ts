import { describe, expect, it } from 'vitest';
import type { Axis } from '../src/board/geometry';
import { layout, panelCorner } from '../src/board/layout';
import { bounded, keepUnder, MOST } from '../src/board/lens';

const chess = { files: 8, ranks: 8, levels: '' };
const wide = { files: 16, ranks: 9, levels: '' };
const stock = { files: 7, ranks: 9, levels: 'tuvwxyz' };
const cube = { files: 8, ranks: 8, levels: 'stuvwxyz' };
const AXES: Axis[] = ['level', 'rank', 'file'];
const shapes = [
  chess,
  wide,
  stock,
  cube,
  { files: 10, ranks: 10, levels: '' },
  { files: 16, ranks: 16, levels: '' },
];

describe('layout', () => {
  it('never makes the panels wider than the room, whichever way the board is cut', () => {
    for (const shape of shapes)
      for (const axis of shape.levels === '' ? (['level'] as const) : AXES)
        for (const width of [320, 370, 700, 1050, 1600])
          for (const narrow of ['one', 'all'] as const) {
            const plan = layout(shape, axis, { width, height: 660 }, { narrow });
            const seen = plan.mode === 'strip' ? plan.panelWidth : plan.width;
            expect(seen).toBeLessThanOrEqual(width + 0.5);
          }
  });

  it('shows seven levels of 7 × 9 at once in two rows on a desktop', () => {
    const plan = layout(stock, 'level', { width: 1070, height: 660 });
    expect(plan).toMatchObject({ mode: 'grid', columns: 4, rows: 2 });
    expect(plan.cell).toBeGreaterThan(30);
    expect(plan.height).toBeLessThanOrEqual(660);
  });

  it('shows one level at a time on a telephone, unless asked for all', () => {
    expect(layout(cube, 'level', { width: 370, height: 600 }).mode).toBe('strip');
    expect(layout(cube, 'level', { width: 370, height: 600 }).cell).toBeGreaterThan(40);
    expect(layout(cube, 'level', { width: 370, height: 600 }, { narrow: 'all' }).mode).toBe('grid');
  });

  it('does not change with the height of a telephone’s window', () => {
    for (const shape of shapes)
      expect(layout(shape, 'level', { width: 370, height: 400 })).toEqual(
        layout(shape, 'level', { width: 370, height: 700 }),
      );
  });

  it('fits sixteen files into 370 pixels', () => {
    expect(layout(wide, 'level', { width: 370, height: 600 }).cell).toBeGreaterThan(20);
  });

  it('gives the room of coordinates to the cells where they are not shown', () => {
    const room = { width: 600, height: 2000 };
    const [shown, hidden] = [true, false].map(
      (coordinates) => layout(stock, 'rank', room, { coordinates }).cell,
    );
    expect(hidden).toBeGreaterThan(shown ?? 99);
  });

  it('stands its panels side by side, then in the next row', () => {
    const plan = layout(stock, 'level', { width: 1070, height: 660 });
    expect(panelCorner(plan, 0)).toEqual({ x: 0, y: 0 });
    expect(panelCorner(plan, 5)).toEqual({ x: plan.panelWidth + 14, y: plan.panelHeight + 8 });
  });
});

describe('zoom', () => {
  it('keeps what is under the pointer there', () => {
    // 100 pixels in, scrolled by 50, at twice the size: 300 pixels from the edge, of which 200 are scrolled away.
    expect(keepUnder(50, 100, 1, 2)).toBe(200);
    expect(keepUnder(200, 100, 2, 1)).toBe(50);
  });

  it('stays within bounds and comes home to the whole board', () => {
    expect(bounded(0.2)).toBe(1);
    expect(bounded(1.03)).toBe(1);
    expect(bounded(99)).toBe(MOST);
    expect(bounded(2.345)).toBe(2.35);
  });
});
