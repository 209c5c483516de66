// The Block: where everything is drawn, and what a pointer means.
import { describe, expect, test } from 'vitest';
import {
  blockPlan,
  gridMatrix,
  isReadable,
  LEAST_PITCH,
  manBox,
  meant,
  middleOf,
  onePlan,
  type Plan,
  pointOn,
  RISES,
  SLANTS,
  SNAP,
  seatOf,
  under,
} from '../src/board/block';
import { labelBox, labelsOf } from '../src/board/blocklabels';
import { cellNames, nameOf, placeOf, type Shape } from '../src/board/geometry';
import { companionOf, mainView } from '../src/board/views';

const EIGHT: Shape = { files: 8, ranks: 8, levels: 'stuvwxyz' };
const FIVE: Shape = { files: 5, ranks: 5, levels: 'edcba' };
const NINE: Shape = { files: 7, ranks: 9, levels: 'tuvwxyz' };
const TEN: Shape = { files: 7, ranks: 10, levels: 'tuvwxyz' };
const SHAPES = [EIGHT, FIVE, NINE, TEN];
/** The room for a board in a window of 1440 × 900 pixels beside one column. */
const ROOM = { width: 1080, height: 790 };
const LOOKS = [
  { slant: 0.42, rise: 0.38 },
  { slant: SLANTS.least, rise: RISES.most },
  { slant: 0, rise: RISES.least },
  { slant: -0.3, rise: 0.5 },
];
const words = (kind: string, level: string, next: string) => `${kind} ${level}: ${next}`;

function at(plan: Plan, shape: Shape, cell: string, flipped = false) {
  const place = placeOf(shape, cell);
  const middle = place && middleOf(plan, shape, place, flipped);
  if (!middle) throw new Error(cell);
  return middle;
}

const hit = (
  plan: Plan,
  shape: Shape,
  point: { x: number; y: number },
  more: { targets?: string[]; pieces?: string[]; flipped?: boolean } = {},
) =>
  meant(
    plan,
    shape,
    more.flipped ?? false,
    point,
    { targets: new Set(more.targets), pieces: new Set(more.pieces) },
    (place) => nameOf(shape, place),
  );

describe('racks', () => {
  test('levels stand in reading order, rack by rack, as many racks as give the largest pieces', () => {
    const eight = blockPlan(EIGHT, ROOM);
    expect(eight.racks).toBe(2);
    expect(eight.plates.map(({ rack }) => rack)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(eight.cell).toBeGreaterThan(42);
    expect(blockPlan(FIVE, ROOM).racks).toBe(2);
    expect(blockPlan(FIVE, ROOM).cell).toBeGreaterThan(68);
    expect(blockPlan(NINE, ROOM).racks).toBe(2);
    expect(blockPlan(EIGHT, { width: 2400, height: 700 }).racks).toBeGreaterThan(2);
    expect(blockPlan(EIGHT, { width: 420, height: 2400 }).racks).toBe(1);
  });

  test('boards of eight, nine and ten ranks can be pointed at in a usual window, not in a low or a narrow one', () => {
    for (const shape of SHAPES) expect(isReadable(shape, ROOM), `${shape.ranks}`).toBe(true);
    expect(blockPlan(TEN, ROOM).pitch).toBeGreaterThanOrEqual(LEAST_PITCH);
    expect(isReadable(TEN, { width: 1080, height: 640 })).toBe(false);
    expect(isReadable(EIGHT, { width: 390, height: 700 })).toBe(false);
  });

  test('everything stands in the room, and no level with its pieces overlaps another', () => {
    for (const shape of SHAPES)
      for (const look of LOOKS)
        for (const room of [ROOM, { width: 820, height: 900 }, { width: 1500, height: 560 }]) {
          const plan = blockPlan(shape, room, look);
          const boxes = plan.plates.map((plate) => {
            const corners = [0, shape.files].flatMap((column) =>
              [0, shape.ranks].map((depth) => pointOn(plate, column, depth)),
            );
            const xs = corners.map(({ x }) => x);
            const heads = manBox(plate, 0, shape.ranks - 1).y;
            const foot = manBox(plate, 0, 0);
            return {
              rack: plate.rack,
              left: Math.min(...xs),
              right: Math.max(...xs),
              top: Math.min(heads, ...corners.map(({ y }) => y)),
              bottom: Math.max(plate.y, foot.y + foot.size * 0.95),
            };
          });
          for (const { left, right, top, bottom } of boxes) {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(right).toBeLessThanOrEqual(plan.width);
            expect(top).toBeGreaterThanOrEqual(0);
            expect(bottom).toBeLessThanOrEqual(plan.height);
          }
          boxes.forEach((one, index) => {
            for (const other of boxes.slice(index + 1)) {
              const across = one.left < other.right && other.left < one.right;
              expect(across && one.top < other.bottom && other.top < one.bottom).toBe(false);
            }
          });
          expect(plan.height).toBeLessThanOrEqual(room.height + 1);
          expect(plan.width).toBeLessThanOrEqual(room.width + 1);
        }
  });

  test('seven levels in two racks leave a place free, below the last of them', () => {
    const { free, plates } = blockPlan(TEN, ROOM);
    expect(free?.height).toBeGreaterThan(110);
    expect(free?.y).toBeGreaterThan(plates.at(-1)?.y ?? 0);
    expect(blockPlan(EIGHT, ROOM).free).toBeNull();
  });

  test('labels never overlap each other', () => {
    for (const shape of SHAPES)
      for (const look of LOOKS)
        for (const flipped of [false, true]) {
          const plans = [blockPlan(shape, ROOM, look), onePlan(shape, ROOM, 2)];
          for (const plan of plans) {
            const boxes = labelsOf(shape, plan, flipped, true, words).map((label) => ({
              ...labelBox(label),
              text: label.text,
            }));
            boxes.forEach((one, index) => {
              for (const other of boxes.slice(index + 1)) {
                const apart =
                  one.x + one.width <= other.x ||
                  other.x + other.width <= one.x ||
                  one.y + one.height <= other.y ||
                  other.y + other.height <= one.y;
                expect(apart, `${one.text} and ${other.text}`).toBe(true);
              }
            });
          }
        }
  });

  test('one level is the largest, with the levels above and below it at half its size', () => {
    const plan = onePlan(EIGHT, ROOM, 3);
    expect(plan.plates.map(({ level }) => level)).toEqual([2, 3, 4]);
    expect(plan.plates.map(({ pale }) => pale)).toEqual([true, false, true]);
    expect(plan.cell).toBeGreaterThan(70);
    expect(plan.plates[0]?.cell).toBeCloseTo(plan.cell / 2);
    expect(plan.height).toBeLessThanOrEqual(ROOM.height + 1);
    expect(onePlan(EIGHT, ROOM, 0).plates.map(({ level }) => level)).toEqual([0, 1]);
    expect(onePlan(EIGHT, ROOM, 7).plates.map(({ level }) => level)).toEqual([6, 7]);
  });
});

describe('pointing', () => {
  test('the inverse of the projection gives the point back', () => {
    for (const look of LOOKS)
      for (const plate of blockPlan(TEN, ROOM, look).plates) {
        const { column, depth } = under(plate, pointOn(plate, 3.25, 7.5));
        expect(column).toBeCloseTo(3.25);
        expect(depth).toBeCloseTo(7.5);
      }
  });

  test('the buttons of a plate lie in its plane', () => {
    const plan = blockPlan(EIGHT, ROOM);
    const [plate] = plan.plates;
    if (!plate) throw new Error('no level');
    const numbers =
      gridMatrix(plate, 8)
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    // The middle of rank 3, file b: three and a half from the back is five and a half from the front.
    const [x, y] = [1.5 * plate.cell, 5.5 * plate.cell];
    const seen = pointOn(plate, 1.5, 2.5);
    expect(a * x + c * y + e).toBeCloseTo(seen.x, 0);
    expect(b * x + d * y + f).toBeCloseTo(seen.y, 0);
  });

  test('the middle of every cell means that cell, whatever stands around it, from both sides', () => {
    for (const shape of SHAPES)
      for (const flipped of [false, true]) {
        const cells = cellNames(shape);
        for (const plan of [blockPlan(shape, ROOM), onePlan(shape, ROOM, 2)])
          for (const cell of cells) {
            const place = placeOf(shape, cell);
            const middle = place && middleOf(plan, shape, place, flipped);
            if (middle) expect(hit(plan, shape, middle, { flipped, pieces: cells })).toBe(cell);
          }
      }
  });

  test('a legal target near the pointer comes first, then the foremost piece, then the cell', () => {
    const plan = blockPlan(EIGHT, ROOM);
    const goal = at(plan, EIGHT, 've5');
    const near = { x: goal.x + 9, y: goal.y + 9 };
    const ground = hit(plan, EIGHT, near);
    expect(ground).not.toBe('ve5');
    expect(hit(plan, EIGHT, near, { targets: ['ve5'] })).toBe('ve5');
    expect(hit(plan, EIGHT, near, { targets: ['ve5'], pieces: [ground ?? ''] })).toBe('ve5');
    const far = { x: goal.x + SNAP + 1, y: goal.y };
    expect(hit(plan, EIGHT, far, { targets: ['ve5'], pieces: ['ve5'] })).toBe('ve5');
    expect(hit(plan, EIGHT, { x: goal.x, y: goal.y + SNAP + 2 }, { targets: ['ve5'] })).not.toBe('ve5');
    // Of two targets the nearer one.
    expect(hit(plan, EIGHT, { x: goal.x + 1, y: goal.y }, { targets: ['ve5', 've4'] })).toBe('ve5');

    // The head of a piece lies over cells behind it, and means the piece.
    const place = placeOf(EIGHT, 've2');
    const plate = plan.plates.find(({ level }) => level === place?.level);
    if (!place || !plate) throw new Error('no level');
    const seat = seatOf(EIGHT, place, false);
    const box = manBox(plate, seat.column, seat.depth);
    const head = { x: box.x + box.size / 2, y: box.y + box.size * 0.15 };
    expect(hit(plan, EIGHT, head)).not.toBe('ve2');
    expect(hit(plan, EIGHT, head, { pieces: ['ve2'] })).toBe('ve2');
    // Two pieces there: the one in front.
    const back = hit(plan, EIGHT, head) ?? '';
    expect(hit(plan, EIGHT, head, { pieces: ['ve2', back] })).toBe('ve2');
    // A piece of the last rank rises above its level.
    const top = manBox(plate, 3, 7);
    const above = { x: top.x + top.size / 2, y: top.y + 4 };
    expect(hit(plan, EIGHT, above)).toBeNull();
    expect(hit(plan, EIGHT, above, { pieces: ['vd8'] })).toBe('vd8');
  });

  test('nothing lies beside the plates', () => {
    const plan = blockPlan(EIGHT, ROOM);
    expect(hit(plan, EIGHT, { x: 2, y: 400 })).toBeNull();
    expect(hit(plan, EIGHT, { x: -50, y: -50 }, { pieces: ['sa8'] })).toBeNull();
  });
});

describe('the view that suits', () => {
  const board = { ...EIGHT, rings: null, regions: [] };
  const unchosen = { main: null, beside: null, narrow: 'one' } as const;
  const look = { slant: 0.42, rise: 0.38 };

  test('the Block for a mouse and a usual window, else one level; flat boards have one view', () => {
    expect(mainView(board, unchosen, { room: ROOM, coarse: false, look })).toBe('block');
    expect(mainView(board, unchosen, { room: ROOM, coarse: true, look })).toBe('one');
    const small = { width: 390, height: 700 };
    expect(mainView(board, unchosen, { room: small, coarse: false, look })).toBe('one');
    const flat = { ...board, levels: '' };
    expect(mainView(flat, { ...unchosen, main: 'block' }, { room: ROOM, coarse: false, look })).toBe(
      'levels',
    );
  });

  test('a choice is kept, whatever the window', () => {
    const chosen = { ...unchosen, main: 'ranks' } as const;
    expect(mainView(board, chosen, { room: { width: 390, height: 700 }, coarse: true, look })).toBe('ranks');
  });

  test('where rings matter, their slices stand beside any other view', () => {
    const ringed = { ...board, rings: new Map([['sa1', 1]]) };
    expect(companionOf(ringed, 'block')).toBe('ranks');
    expect(companionOf(ringed, 'ranks')).toBe('levels');
    expect(companionOf(board, 'block')).toBe('levels');
    expect(companionOf(board, 'levels')).toBe('ranks');
  });
});
