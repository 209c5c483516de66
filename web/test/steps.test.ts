// How cells lie to each other.
import { expect, test } from 'vitest';
import { placeOf } from '../src/board/geometry';
import { neighboursOf, stepKind, stepShape } from '../src/board/steps';

const SHAPE = { files: 8, ranks: 8, levels: 'stuvwxyz' };
const place = (cell: string) => {
  const found = placeOf(SHAPE, cell);
  if (!found) throw new Error(cell);
  return found;
};

test('one coordinate changes, two alike, all three alike, or anything else', () => {
  const kinds = (cells: string[]) => cells.map((cell) => stepKind(place('ve4'), place(cell)));
  expect(kinds(['ve8', 'va4', 'ze4', 'se4'])).toEqual(['straight', 'straight', 'straight', 'straight']);
  expect(kinds(['vf5', 'vb1', 'xe6', 'tc4', 'wf4'])).toEqual(Array(5).fill('diagonal'));
  expect(kinds(['wf5', 'ud3', 'sb7', 'xc2'])).toEqual(Array(4).fill('triagonal'));
  expect(kinds(['vf6', 'wf6', 'xf5', 've4', 'sh2'])).toEqual(Array(5).fill('other'));
});

test('a cell in the middle has six, twelve and eight neighbours; a corner three, three and one', () => {
  const count = (cell: string) => {
    const found = neighboursOf(SHAPE, place(cell)).map(({ kind }) => kind);
    return ['straight', 'diagonal', 'triagonal', 'other'].map(
      (kind) => found.filter((one) => one === kind).length,
    );
  };
  expect(count('ve4')).toEqual([6, 12, 8, 0]);
  expect(count('sa1')).toEqual([3, 3, 1, 0]);
  expect(count('zh8')).toEqual([3, 3, 1, 0]);
});

test('every kind has a shape of its own', () => {
  const shapes = (['straight', 'diagonal', 'triagonal', 'other'] as const).map((kind) =>
    stepShape(kind, 0, 0, 5),
  );
  expect(new Set(shapes).size).toBe(4);
});
