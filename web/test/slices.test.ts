import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { freeBoard } from '../src/board/model';
import { slicesOf, splitMarks } from '../src/board/slices';
import { game } from './views';

const space = { ...game, files: 4, ranks: 4, levels: 'xyz' };

describe('the share of a plane', () => {
  it('is the same object while nothing of it changes', () => {
    const board = freeBoard(space, {
      pieces: [
        { cell: 'xa1', token: 'K', side: 'w' },
        { cell: 'zb2', token: 'K', side: 'b' },
      ],
    });
    const [top, middle, bottom] = slicesOf(board, 'level', signal(new Set<string>()));
    const before = [top, middle, bottom].map((slice) => [slice?.marks.value, slice?.pieces.value]);
    board.marks.value = { ...board.marks.value, picked: 'xa1', targets: new Map([['ya1', 'move']]) };
    board.pieces.value = board.pieces.value.map((piece) => ({ ...piece }));
    expect(top?.marks.value.picked).toBe('xa1');
    expect([...(middle?.marks.value.targets.keys() ?? [])]).toEqual(['ya1']);
    expect(bottom?.marks.value).toBe(before[2]?.[0]);
    expect(top?.pieces.value).toBe(before[0]?.[1]);
    board.pieces.value = [{ cell: 'za1', token: 'K', side: 'w' }];
    expect(bottom?.byCell.value.has('za1')).toBe(true);
    expect(top?.pieces.value).toEqual([]);
    board.cursor.value = 'yb1';
    expect([top?.cursor.value, middle?.cursor.value]).toEqual([null, 'yb1']);
  });

  it('loses no mark on the way', () => {
    const { marks } = freeBoard(space);
    const parts = splitMarks(
      { ...marks.value, last: ['xa1', 'zb2'], checked: ['zb2'], barred: new Map([['ya1', 'No.']]) },
      (cell) => 'xyz'.indexOf(cell.charAt(0)),
      3,
    );
    expect(parts.map((part) => part.last)).toEqual([['xa1'], [], ['zb2']]);
    expect(parts.map((part) => part.checked)).toEqual([[], [], ['zb2']]);
    expect(parts[1]?.barred.get('ya1')).toBe('No.');
  });
});
