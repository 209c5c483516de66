// Where cells lie in space. x runs along the files, y upwards, z towards White; a cell is one unit wide.
import { levelCount, type Place, type Shape } from '../geometry';

export interface Vector {
  x: number;
  y: number;
  z: number;
}

/** Distance between levels, in cells. */
export const SPACING = 2;

/** Where an eye is: turned round the board, and as high above its plane, in radians. */
export interface Direction {
  turn: number;
  rise: number;
}

/** Views to begin with; `home` shows all levels and their cells. */
export const DIRECTIONS = {
  home: { turn: 0.42, rise: 0.62 },
  top: { turn: 0, rise: 1.47 },
  front: { turn: 0, rise: 0.2 },
  side: { turn: Math.PI / 2, rise: 0.2 },
} as const satisfies Record<string, Direction>;

export type DirectionName = keyof typeof DIRECTIONS;

/** How strongly a level is drawn while one is looked at: that one fully, its neighbours palely, others not at all. */
export function strengthOf(level: number, focus: number | null): number {
  if (focus === null || level === focus) return 1;
  return Math.abs(level - focus) === 1 ? 0.45 : 0;
}

/** The labels that can be shown without lying over each other; those named first come first. `half`: half a label's width and height. */
export function apart<T extends { x: number; y: number; half: number }>(labels: readonly T[]): T[] {
  const shown: T[] = [];
  for (const label of labels) {
    const free = shown.every((other) => {
      const far = label.half + other.half;
      return Math.abs(label.x - other.x) >= far || Math.abs(label.y - other.y) >= far;
    });
    if (free) shown.push(label);
  }
  return shown;
}

/** The height of a level; the stack's middle is at 0. */
export function heightOf(shape: Shape, level: number, spacing: number): number {
  return ((levelCount(shape) - 1) / 2 - level) * spacing;
}

/** The middle of a cell. */
export function pointOf(shape: Shape, { level, file, rank }: Place, spacing: number): Vector {
  return {
    x: file - (shape.files - 1) / 2,
    y: heightOf(shape, level, spacing),
    z: (shape.ranks - 1) / 2 - rank,
  };
}

/** The cell of a level that a point lies on; null beside the board. */
export function placeUnder(shape: Shape, level: number, { x, z }: { x: number; z: number }): Place | null {
  // Rounding can give −0; adding 0 makes it 0.
  const file = Math.round(x + (shape.files - 1) / 2) + 0;
  const rank = Math.round((shape.ranks - 1) / 2 - z) + 0;
  if (file < 0 || file >= shape.files || rank < 0 || rank >= shape.ranks) return null;
  return { level, file, rank };
}

/** Half the diagonal of the whole stack: a camera that sees a ball of this radius sees everything. */
export function radiusOf(shape: Shape, spacing: number): number {
  const tall = (levelCount(shape) - 1) * spacing;
  return Math.hypot(shape.files, shape.ranks, tall) / 2 + 0.5;
}

/** How much of the picture's width and height the board takes. */
const FILL = 0.95;

/**
 * How far from the middle an eye in this direction must be to see the whole stack, with its labels. `tall`: the tangent of half the
 * angle of view upwards; `aspect`: the picture's width by its height.
 */
export function distanceFor(
  shape: Shape,
  spacing: number,
  { turn, rise }: Direction,
  tall: number,
  aspect: number,
): number {
  const towards = {
    x: Math.sin(turn) * Math.cos(rise),
    y: Math.sin(rise),
    z: Math.cos(turn) * Math.cos(rise),
  };
  const right = { x: Math.cos(turn), y: 0, z: -Math.sin(turn) };
  const up = {
    x: -Math.sin(turn) * Math.sin(rise),
    y: Math.cos(rise),
    z: -Math.cos(turn) * Math.sin(rise),
  };
  const dot = (a: Vector, b: Vector) => a.x * b.x + a.y * b.y + a.z * b.z;
  const high = heightOf(shape, 0, spacing);
  let most = 1;
  for (const x of [-shape.files / 2 - 1, shape.files / 2])
    for (const z of [-shape.ranks / 2, shape.ranks / 2 + 1])
      for (const y of [-high - 0.4, high + 0.9]) {
        const corner = { x, y, z };
        const needed = Math.max(Math.abs(dot(corner, right)) / aspect, Math.abs(dot(corner, up)));
        most = Math.max(most, dot(corner, towards) + needed / (tall * FILL));
      }
  return most;
}

/** The levels a ray meets, nearest first: how far along the ray, and where. */
export function meetings(
  shape: Shape,
  spacing: number,
  from: Vector,
  direction: Vector,
): { far: number; place: Place }[] {
  const found: { far: number; place: Place }[] = [];
  for (let level = 0; level < levelCount(shape); level += 1) {
    const far = (heightOf(shape, level, spacing) - from.y) / direction.y;
    if (!Number.isFinite(far) || far <= 0) continue;
    const place = placeUnder(shape, level, {
      x: from.x + far * direction.x,
      z: from.z + far * direction.z,
    });
    if (place) found.push({ far, place });
  }
  return found.sort((a, b) => a.far - b.far);
}

/** The order in which levels are painted by a camera at this height: the farthest first. */
export function paintOrder(shape: Shape, spacing: number, eye: number): number[] {
  const far = (level: number) => Math.abs(heightOf(shape, level, spacing) - eye);
  return Array.from({ length: levelCount(shape) }, (_, level) => level).sort((a, b) => far(b) - far(a));
}

/**
 * Which of the cells under the pointer is meant, nearest first: the piece that is picked up, when nothing is in front of it; one that can be
 * gone to; the piece that is picked up; a piece that can be; the nearest. So a click reaches through the levels above to where it makes sense.
 */
export function meant(
  cells: readonly string[],
  targets: ReadonlyMap<string, unknown>,
  movable: ReadonlySet<string>,
  picked: string | null,
): string | null {
  const nearest = cells[0] ?? null;
  if (picked !== null && nearest === picked) return picked;
  return (
    cells.find((cell) => targets.has(cell)) ??
    cells.find((cell) => cell === picked) ??
    cells.find((cell) => movable.has(cell)) ??
    nearest
  );
}

/** The next piece behind the one that is picked up, of the cells under the pointer: a second click selects it. */
export function behind(
  cells: readonly string[],
  movable: ReadonlySet<string>,
  picked: string,
): string | null {
  return cells.slice(cells.indexOf(picked) + 1).find((cell) => movable.has(cell)) ?? null;
}
