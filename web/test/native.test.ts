// Boards as they are where a game is at home: what stands at their edges, and where lines, dots and marks lie.
import { afterEach, describe, expect, test } from 'vitest';
import type { Style } from '../src/api/types';
import { dotsOf, linePath, tickPath } from '../src/board/NativeGround';
import {
  cellLabel,
  coordinatesOf,
  edgeLabels,
  flatMargins,
  groundOf,
  inLetters,
  numeral,
} from '../src/board/native';
import { explained } from '../src/learn/onBoard';
import { change, readSettings, USUAL } from '../src/settings';

const bare: Style = {
  board: 'chequered',
  coordinates: 'letters',
  marks: [],
  rivers: [],
  river: [],
  diagonals: [],
  wraps: false,
  wraps_ranks: false,
};
const xiangqi = {
  files: 9,
  ranks: 10,
  levels: '',
  style: {
    ...bare,
    board: 'lines',
    coordinates: 'chinese',
    marks: ['b3', 'a4', 'i7'],
    rivers: [5],
    diagonals: [['d1', 'f3']],
  } satisfies Style as Style,
};
const shogi = {
  files: 9,
  ranks: 9,
  levels: '',
  style: { ...bare, board: 'plain', coordinates: 'japanese', marks: ['c7', 'f3'] } satisfies Style as Style,
};

afterEach(() => change({ boards: USUAL.boards }));

describe('at the edges', () => {
  const at = (labels: ReturnType<typeof edgeLabels>, x: number, y: (y: number) => boolean) =>
    labels.find((label) => label.x === x && y(label.y))?.text;

  test('of shogi files are numbered from the right, above, and ranks are lettered from the top, at the right', () => {
    const labels = edgeLabels(shogi, false);
    expect(at(labels, 0.5, (y) => y < 0)).toBe('9');
    expect(at(labels, 8.5, (y) => y < 0)).toBe('1');
    expect(labels.find(({ x, y }) => x > 9 && y === 0.5)?.text).toBe('a');
    expect(labels.find(({ x, y }) => x > 9 && y === 8.5)?.text).toBe('i');
    expect(labels).toHaveLength(18);
    // Seen from the other side.
    const turned = edgeLabels(shogi, true);
    expect(at(turned, 0.5, (y) => y < 0)).toBe('1');
    expect(turned.find(({ x, y }) => x > 9 && y === 0.5)?.text).toBe('i');
  });

  test('of xiangqi each player counts from the right', () => {
    for (const flipped of [false, true]) {
      const labels = edgeLabels(xiangqi, flipped);
      expect(at(labels, 8.5, (y) => y > 10)).toBe('1');
      expect(at(labels, 0.5, (y) => y < 0)).toBe('1');
      expect(labels).toHaveLength(18);
    }
  });

  test('there is room for them, and none where nobody wants them', () => {
    expect(flatMargins(shogi, true)).toMatchObject({ top: 0.42, right: 0.42, left: 0.12 });
    expect(flatMargins(xiangqi, true)).toMatchObject({ top: 0.42, bottom: 0.42 });
    expect(flatMargins(shogi, false).top).toBe(0.12);
    expect(flatMargins({ files: 8, ranks: 8, levels: '' }, true)).toEqual({
      left: 0.06,
      right: 0.06,
      top: 0.06,
      bottom: 0.06,
    });
  });

  test('a cell has the name that they give it', () => {
    expect(cellLabel(shogi, { level: 0, file: 2, rank: 2 })).toBe('7g');
    expect(cellLabel(xiangqi, { level: 0, file: 2, rank: 2 })).toBe('7-3');
  });
});

describe('on lines', () => {
  const lines = (flipped: boolean) =>
    [...linePath({ ...xiangqi, shape: xiangqi, flipped }).matchAll(/M(\d+) (\d+)L(\d+) (\d+)/g)].map((line) =>
      line.slice(1).map(Number),
    );

  test('a river interrupts all files but those at the edges', () => {
    for (const flipped of [false, true]) {
      const upright = lines(flipped).filter(([x1, , x2]) => x1 === x2);
      // Two whole ones, and seven in two parts.
      expect(upright).toHaveLength(2 + 7 * 2);
      // The river lies between the fifth and the sixth rank: between 270 and 330 of 600 units.
      const across = upright.filter(
        ([, y1 = 0, , y2 = 0]) => Math.min(y1, y2) < 300 && Math.max(y1, y2) > 300,
      );
      expect(across.map(([x]) => x).sort()).toEqual([30, 510]);
    }
  });

  test('palaces have their diagonals, which turn with the board', () => {
    expect(lines(false)).toContainEqual([210, 570, 330, 450]);
    expect(lines(true)).toContainEqual([330, 30, 210, 150]);
  });

  test('marks at the edge of the board have two angles, others four', () => {
    const count = (path: string) => path.split('M').length - 1;
    expect(count(tickPath({ ...xiangqi, shape: xiangqi, flipped: false }))).toBe(4 + 2 + 2);
  });

  test('dots of a plain board lie on crossings, towards the middle, from either side', () => {
    const dots = (flipped: boolean) => dotsOf({ shape: shogi, style: shogi.style, flipped });
    expect(dots(false)).toEqual([
      { x: 180, y: 180 },
      { x: 360, y: 360 },
    ]);
    for (const { x, y } of [...dots(false), ...dots(true)]) {
      expect(x % 60).toBe(0);
      expect(y % 60).toBe(0);
    }
  });
});

test('a person may want all boards chequered, and other sets', () => {
  expect([groundOf(xiangqi), coordinatesOf(shogi)]).toEqual(['lines', 'japanese']);
  change({ boards: 'chequered' });
  expect([groundOf(xiangqi), coordinatesOf(shogi)]).toEqual(['chequered', 'letters']);
  const kept = readSettings('{"boards":"chequered","sets":{"discs":"pictures","wedges":"nonsense"}}');
  expect(kept.boards).toBe('chequered');
  expect(kept.sets).toEqual({ wedges: 'characters', discs: 'pictures', octagons: 'characters' });
  expect(readSettings('{"sets":3}').sets).toEqual(USUAL.sets);
});

describe('cells in sentences of the server', () => {
  afterEach(() => change({ boards: USUAL.boards, sets: USUAL.sets }));

  test('have the names of a board with letters where one is drawn', () => {
    const said = ['Pawn on 7f, Rook on 10z and 2h.', 'Horse on 8-10; wins 0.5 pawns, 3-0.'] as const;
    expect(inLetters(shogi, said[0])).toBe(said[0]);
    change({ boards: 'chequered' });
    expect(inLetters(shogi, said[0])).toBe('Pawn on c4, Rook on 10z and h2.');
    expect(inLetters(xiangqi, said[1])).toBe('Horse on b10; wins 0.5 pawns, 3-0.');
    expect(inLetters({ files: 8, ranks: 8, levels: '' }, 'Pawn on 7f')).toBe('Pawn on 7f');
  });
});

test('ranks have numerals beside their letters where pieces have characters', () => {
  const ranks = () => edgeLabels(shogi, false).filter(({ x }) => x > 9);
  expect(ranks().map((label) => label.numeral)).toContain('七');
  expect(ranks().find(({ text }) => text === 'g')?.numeral).toBe('七');
  change({ sets: { ...USUAL.sets, wedges: 'international' } });
  expect(ranks().every((label) => label.numeral === undefined)).toBe(true);
  change({ sets: USUAL.sets });
  expect([1, 10, 11, 20, 34].map(numeral)).toEqual(['一', '十', '十一', '二十', '三十四']);
});

describe('what cards say of a piece', () => {
  test('names ranks as the edges of the board do that the reader has chosen', () => {
    const kind = { explain: ['ranks a to c'], lettered: ['ranks 7 to 9'] };
    expect(explained(shogi, kind)).toEqual(kind.explain);
    change({ boards: 'chequered' });
    expect(explained(shogi, kind)).toEqual(kind.lettered);
    expect(explained(shogi, { explain: ['one step'], lettered: null })).toEqual(['one step']);
  });
});
