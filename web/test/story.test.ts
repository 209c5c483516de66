// The story of how the levels are one block.
import { expect, test } from 'vitest';
import type { DiagramMark, MoveDiagram } from '../src/api/types';
import { USUAL_LOOK } from '../src/board/block';
import { placeOf, type Shape } from '../src/board/geometry';
import { beatsOf, heroesOf, ofKind, platesAt, type Scene, stage, storyOf } from '../src/board/tour/story';
import type { Names } from '../src/pieces/names';

const SHAPE: Shape = { files: 5, ranks: 5, levels: 'edcba' };
const ROOM = { width: 1080, height: 600 };

const mark = (at: [number, number, number], more: Partial<DiagramMark> = {}): DiagramMark => ({
  at,
  travel: 'slide',
  limit: null,
  moves: true,
  captures: true,
  placed: false,
  elsewhere: false,
  swaps: false,
  ...more,
});

function names(pieces: Record<string, DiagramMark[]>): Names {
  return new Map(
    Object.entries(pieces).map(([token, marks]) => {
      const diagram: MoveDiagram = { frame: 'levels', marks, royal: false };
      return [token, { name: token, royal: false, sign: { icon: '', mark: '', band: '', diagram } }];
    }),
  );
}

test('the first piece that slides in one way alone shows it, else the first that does so among others', () => {
  const queen = [mark([1, 0, 0]), mark([1, 1, 0]), mark([1, 1, 1])];
  const rook = [mark([0, 1, 0]), mark([0, 0, -1])];
  const king = [mark([1, 0, 0], { travel: 'leap' })];
  const pawn = [mark([1, 1, 0], { placed: true }), mark([1, 1, 1], { captures: false })];
  expect(heroesOf(names({ K: king, P: pawn, Q: queen, R: rook }))).toEqual([
    { kind: 'straight', token: 'R' },
    { kind: 'diagonal', token: 'Q' },
    { kind: 'triagonal', token: 'Q' },
  ]);
  // A game without such pieces leaves the scene out.
  expect(heroesOf(names({ K: king, P: pawn }))).toEqual([]);
});

test('it takes twenty seconds, scene after scene', () => {
  const beats = beatsOf(heroesOf(names({ Q: [mark([1, 0, 0]), mark([1, 1, 0]), mark([1, 1, 1])] })));
  expect(beats.map(({ scene }) => scene)).toEqual([
    'row',
    'stack',
    'racks',
    'straight',
    'diagonal',
    'triagonal',
  ]);
  expect(beats.at(-1)?.end).toBe(20_000);
  beats.slice(1).forEach((beat, index) => {
    expect(beat.start).toBe(beats[index]?.end);
  });
});

test('only cells of its kind are shown for a piece', () => {
  const cells = ['cb3', 'cb5', 'ab3', 'cd5', 'de4', 'ba2'];
  expect(stage(SHAPE)).toEqual(placeOf(SHAPE, 'cb3'));
  const place = (cell: string) => placeOf(SHAPE, cell);
  expect(ofKind(SHAPE, cells, 'straight', place)).toEqual(['cb5', 'ab3']);
  expect(ofKind(SHAPE, cells, 'diagonal', place)).toEqual(['cd5']);
  expect(ofKind(SHAPE, cells, 'triagonal', place)).toEqual(['ba2']);
});

test('plates go from a row into a stack and into racks, without a jump, and stay in the picture', () => {
  const story = storyOf(SHAPE, ROOM, USUAL_LOOK);
  const at = (scene: Scene, since: number) => platesAt(story, scene, since);
  expect(at('row', 0)).toBe(story.row);
  expect(at('stack', 0).map(({ x, y, rise }) => [x, y, rise])).toEqual(
    story.row.map(({ x, y, rise }) => [x, y, rise]),
  );
  expect(at('stack', 9999)).toEqual(story.stack.plates);
  expect(at('racks', 0).map(({ x, y }) => [x, y])).toEqual(story.stack.plates.map(({ x, y }) => [x, y]));
  expect(at('racks', 9999)).toEqual(story.racks.plates);
  expect(at('diagonal', 100)).toBe(story.racks.plates);
  // The stack is one rack: what is above is straight above.
  expect(new Set(story.stack.plates.map(({ x }) => x)).size).toBe(1);
  for (let since = 0; since < 1500; since += 100)
    for (const { x, y, cell } of at('stack', since)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + cell * SHAPE.files).toBeLessThanOrEqual(ROOM.width);
      expect(y).toBeLessThanOrEqual(ROOM.height);
    }
});
