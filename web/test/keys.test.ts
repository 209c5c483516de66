import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { nextTarget } from '../src/board/hands';
import { commandOf, NOT_TYPING, PAUSE, type Typing } from '../src/board/keys';
import { NO_MARKS } from '../src/board/model';

const chess = { files: 10, ranks: 10, levels: '' };
const stock = { files: 7, ranks: 10, levels: 'tuvwxyz' };
const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

/** Types keys one after the other and tells the cells that they name on the way. */
function type(shape: typeof chess, keys: string, step = 200): (string | null)[] {
  let typing: Typing = NOT_TYPING;
  let now = 10_000;
  return [...keys].map((key) => {
    now += step;
    const command = commandOf(shape, typing, press(key), now);
    if (command?.do !== 'type') return null;
    typing = command.typing;
    return command.cell;
  });
}

describe('the next target', () => {
  const model = (...goals: string[]) => ({
    shape: { files: 3, ranks: 3, levels: 'xyz', rings: null, regions: [] },
    marks: signal({ ...NO_MARKS, targets: new Map(goals.map((goal) => [goal, 'move'] as const)) }),
    flipped: signal(false),
  });

  it('is found row by row through all planes, and from the other end', () => {
    const board = model('za1', 'xb2', 'xa3', 'yc1');
    const path = (by: 1 | -1, from: string) => {
      const found: (string | null)[] = [];
      for (let at: string | null = from; found.length < 5; at = found.at(-1) ?? null)
        found.push(nextTarget(board, 'level', at ?? '', by));
      return found;
    };
    expect(path(1, 'xa1')).toEqual(['yc1', 'za1', 'xa3', 'xb2', 'yc1']);
    expect(path(-1, 'yc1')).toEqual(['xb2', 'xa3', 'za1', 'yc1', 'xb2']);
    expect(nextTarget(model(), 'level', 'xa1', 1)).toBeNull();
  });

  it('has keys that are no part of a cell’s name', () => {
    for (const shape of [chess, stock]) {
      expect(commandOf(shape, NOT_TYPING, press('.'), 0)).toEqual({ do: 'target', by: 1 });
      expect(commandOf(shape, NOT_TYPING, press(','), 0)).toEqual({ do: 'target', by: -1 });
      expect(commandOf(shape, NOT_TYPING, press('n'), 0)).toEqual({ do: 'target', by: 1 });
      expect(commandOf(shape, NOT_TYPING, press('N', { shiftKey: true }), 0)).toEqual({
        do: 'target',
        by: -1,
      });
    }
  });

  it('leave letters with Shift to the board’s questions, whatever its cells are called', () => {
    const wide = { files: 16, ranks: 9, levels: '' };
    expect(commandOf(wide, NOT_TYPING, press('n'), 0)).toMatchObject({ do: 'type' });
    expect(commandOf(chess, NOT_TYPING, press('A', { shiftKey: true }), 0)).toBeNull();
    expect(commandOf(chess, NOT_TYPING, press('A'), 0)).toMatchObject({ do: 'type' });
  });
});

describe('keys of a board', () => {
  it('name cells on flat boards, ranks of two digits too', () => {
    expect(type(chess, 'e4')).toEqual([null, 'e4']);
    expect(type(chess, 'a10')).toEqual([null, 'a1', 'a10']);
    expect(type(chess, 'e4b2')).toEqual([null, 'e4', null, 'b2']);
    expect(type(chess, 'E4')).toEqual([null, 'e4']);
  });

  it('name cells in space', () => {
    expect(type(stock, 'wd5')).toEqual([null, null, 'wd5']);
    expect(type(stock, 'wd10')).toEqual([null, null, 'wd1', 'wd10']);
  });

  it('begin again after a pause or a letter that does not fit', () => {
    expect(type(chess, 'e4', PAUSE + 1)).toEqual([null, null]);
    expect(type(stock, 'wwd5')).toEqual([null, null, null, 'wd5']);
    expect(type(chess, 'zz')).toEqual([null, null]);
  });

  it('zoom, move, act; leave shortcuts of the browser alone', () => {
    const command = (key: string, more?: KeyboardEventInit) =>
      commandOf(stock, NOT_TYPING, press(key, more), 9999);
    expect(command('+')).toEqual({ do: 'zoom', by: 'in' });
    expect(command('-')).toEqual({ do: 'zoom', by: 'out' });
    expect(command('0')).toEqual({ do: 'zoom', by: 'fit' });
    expect(command('PageDown')).toEqual({ do: 'move', arrow: 'after' });
    expect(command('Enter')).toEqual({ do: 'act' });
    expect(command('w', { ctrlKey: true })).toBeNull();
    expect(command('Escape')).toBeNull();
  });

  it('go to a level by G and its letter, and change the view by F and R, in space alone', () => {
    const go = commandOf(stock, NOT_TYPING, press('g'), 1000);
    expect(go).toMatchObject({ do: 'type', cell: null });
    const typing = go?.do === 'type' ? go.typing : NOT_TYPING;
    expect(commandOf(stock, typing, press('v'), 1200)).toEqual({ do: 'level', level: 2 });
    expect(commandOf(stock, typing, press('v'), 1000 + PAUSE)).toMatchObject({ do: 'type', cell: null });
    expect(commandOf(stock, NOT_TYPING, press('f'), 1000)).toEqual({ do: 'view', view: 'one' });
    expect(commandOf(stock, NOT_TYPING, press('r'), 1000)).toEqual({ do: 'view', view: 'ranks' });
    // Inside a name they are files; on a flat board they begin one.
    expect(type(stock, 'wg5')).toEqual([null, null, 'wg5']);
    expect(commandOf(stock, { text: 'w', at: 1000 }, press('f'), 1100)).toMatchObject({ do: 'type' });
    expect(commandOf(chess, NOT_TYPING, press('g'), 1000)).toMatchObject({ do: 'type' });
    expect(commandOf(chess, NOT_TYPING, press('r'), 1000)).toBeNull();
  });

  it('read a nought inside a name as a digit, elsewhere as the whole board', () => {
    const typed = commandOf(chess, { text: 'a1', at: 1000 }, press('0'), 1100);
    expect(typed).toMatchObject({ do: 'type', cell: 'a10' });
    expect(commandOf(chess, { text: 'a1', at: 1000 }, press('0'), 1000 + PAUSE)).toEqual({
      do: 'zoom',
      by: 'fit',
    });
  });
});
