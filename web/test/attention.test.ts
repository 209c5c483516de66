import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../mock/games';
import { firstLevel, follow } from '../src/board/attention';
import { freeBoard, NO_MARKS, PLAIN_DISPLAY } from '../src/board/model';
import { mainView } from '../src/board/views';

const found = [...GAMES.values()].find(({ levels }) => levels !== '');
if (!found) throw new Error('the samples have lost their board in space');
const game = found;
const on = (level: number) => `${game.levels.charAt(level)}a1`;

describe('the level that is attended to', () => {
  function watched() {
    const model = freeBoard(game);
    const chosen = signal<number | null>(null);
    model.cursor.value = on(0);
    return { model, chosen, attention: follow(model, chosen) };
  }

  test('is none while nothing was done, wherever the keys would begin', () => {
    const { model, attention } = watched();
    expect(attention.level()).toBeNull();
    const late = freeBoard(game);
    const other = follow(late, signal<number | null>(null));
    late.cursor.value = on(2);
    expect(other.level()).toBeNull();
    model.hover.value = on(4);
    expect(attention.level()).toBeNull();
  });

  test('is that of the cell gone to, picked up, or chosen last', () => {
    const { model, chosen, attention } = watched();
    model.cursor.value = on(3);
    expect(attention.level()).toBe(3);
    model.marks.value = { ...NO_MARKS, picked: on(1) };
    expect(attention.level()).toBe(1);
    chosen.value = 4;
    expect(attention.level()).toBe(4);
    model.marks.value = NO_MARKS;
    chosen.value = null;
    expect(attention.level()).toBe(4);
    model.cursor.value = on(2);
    expect(attention.level()).toBe(2);
    attention.stop();
    model.cursor.value = on(3);
    expect(attention.level()).toBe(2);
  });

  test('is that of the piece that is in hand when the board opens', () => {
    const model = freeBoard(game, { marks: { picked: on(2) } });
    expect(follow(model, signal<number | null>(null)).level()).toBe(2);
  });
});

describe('the view that suits the room', () => {
  const { shape } = freeBoard(game);
  const unchosen = { ...PLAIN_DISPLAY, main: null };
  const view = (height: number, now: 'block' | 'one' | null) =>
    mainView(
      shape,
      unchosen,
      { room: { width: 1000, height }, coarse: false, look: { slant: 0.42, rise: 0.38 } },
      now,
    );

  test('does not change to and fro while the room changes a little', () => {
    let least = 900;
    while (view(least - 1, null) === 'block') least -= 1;
    expect(view(least, 'one')).toBe('block');
    expect(view(least - 10, 'block')).toBe('block');
    expect(view(least - 10, 'one')).toBe('one');
    expect(view(Math.floor(least * 0.8), 'block')).toBe('one');
  });
});

test('alone at first stands the level nearest to the middle that has pieces', () => {
  const { shape } = freeBoard(game);
  const middle = Math.floor(game.levels.length / 2);
  const piece = (level: number) => ({ cell: on(level), side: 'w' as const, token: 'R' });
  expect(firstLevel(shape, [])).toBe(middle);
  expect(firstLevel(shape, [piece(0), piece(middle)])).toBe(middle);
  expect(firstLevel(shape, [piece(0), piece(middle - 1)])).toBe(middle - 1);
  expect(firstLevel(shape, [piece(0)])).toBe(0);
});
