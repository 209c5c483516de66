import { describe, expect, it } from 'vitest';
import { drawable, markOf, withStroke } from '../src/board/drawing';
import { freeBoard } from '../src/board/model';
import { through } from '../src/board/ways';
import { game } from './views';

const key = (more: object) => markOf({ shiftKey: false, ctrlKey: false, altKey: false, ...more });
const acts = { click: () => undefined, drop: () => undefined, cancel: () => undefined };

describe('what a person draws', () => {
  it('has its colour from the keys held', () => {
    expect([key({}), key({ shiftKey: true }), key({ ctrlKey: true }), key({ altKey: true })]).toEqual([
      'a',
      'b',
      'b',
      'c',
    ]);
    expect(key({ altKey: true, shiftKey: true })).toBe('d');
  });

  it('goes when it is drawn again, and changes its colour', () => {
    const one = withStroke([], { from: 'e2', to: 'e4', mark: 'a' });
    expect(one).toHaveLength(1);
    expect(withStroke(one, { from: 'e4', to: 'e2', mark: 'a' })).toHaveLength(2);
    expect(withStroke(one, { from: 'e2', to: 'e4', mark: 'b' })).toEqual([
      { from: 'e2', to: 'e4', mark: 'b' },
    ]);
    expect(withStroke(one, { from: 'e2', to: 'e4', mark: 'a' })).toEqual([]);
  });

  it('lies over what the board shows, while it is drawn too, until it is wiped away', () => {
    const board = freeBoard(game, { acts, routes: [{ kind: 'last', ...through('a1', 'a2') }] });
    const { model, wipe } = drawable(board);
    expect(model.marks.value).toBe(board.marks.value);
    model.acts?.draw?.('e2', 'e2', 'a', false);
    expect([...model.marks.value.spots]).toEqual([['e2', 'a']]);
    model.acts?.draw?.('e2', 'e4', 'a', false);
    expect(model.marks.value.spots.size).toBe(0);
    expect(model.routes.value.map(({ kind }) => kind)).toEqual(['last', 'drawn']);
    // Off the board there is nothing to draw.
    model.acts?.draw?.('e2', null, 'a', true);
    expect(model.routes.value).toHaveLength(1);
    model.acts?.draw?.('e2', 'e4', 'b', true);
    model.acts?.draw?.('d4', 'd4', 'c', true);
    expect(model.routes.value.at(-1)).toEqual({ kind: 'drawn', ...through('e2', 'e4'), mark: 'b' });
    expect([...model.marks.value.spots]).toEqual([['d4', 'c']]);
    wipe();
    expect(model.routes.value).toBe(board.routes.value);
    expect(model.marks.value).toBe(board.marks.value);
  });

  it('is nothing on boards that are only looked at', () => {
    const board = freeBoard(game);
    expect(drawable(board).model).toBe(board);
  });
});
