// The Block: all levels of a board at once, in parallel projection. The levels stand in racks, from the top down and rack by rack, and
// no level lies under another. Where everything is drawn, and what a pointer means; tested without a browser.
import { levelCount, type Place, type Shape, spotOf } from './geometry';
import type { Room } from './layout';

/** The direction of view: how far a rank stands to the right of the one before it, and how far above it, in widths of a cell. */
export interface Look {
  slant: number;
  rise: number;
}

/** A piece of the back row stands in the gap between two pieces before it. */
export const USUAL_LOOK: Look = { slant: 0.42, rise: 0.38 };
export const SLANTS = { least: -0.6, most: 0.6 } as const;
export const RISES = { least: 0.25, most: 0.7 } as const;

/** One level is seen from higher up: there is room for it. */
const ONE_LOOK: Look = { slant: 0.3, rise: 0.5 };

/** A level as it is drawn. */
export interface Plate extends Look {
  level: number;
  /** Its front left corner, in CSS pixels. */
  x: number;
  y: number;
  /** The width of a cell, in CSS pixels. */
  cell: number;
  /** The rack that it stands in. */
  rack: number;
  /** A neighbour of the level looked at, drawn pale. */
  pale: boolean;
}

export interface Plan {
  plates: readonly Plate[];
  racks: number;
  /** The width of a cell of the largest plates, and how far their ranks lie apart, in CSS pixels. */
  cell: number;
  pitch: number;
  width: number;
  height: number;
  /** The place in the last rack where no level stands. */
  free: { x: number; y: number; width: number; height: number } | null;
}

export interface Dot {
  x: number;
  y: number;
}

/** Ranks that lie closer together than this are hard to point at with a mouse, in CSS pixels. */
export const LEAST_PITCH = 15;
/** … and a Block that is shown already goes only when they lie closer than this. */
export const LEAST_PITCH_SHOWN = 13;
/** A click means a legal target this near, in CSS pixels. */
export const SNAP = 14;

/** The side of a piece's drawing, in widths of a cell, and how much of it is above the middle of its cell. */
const MAN = 0.95;
const FOOT = 0.8;
/** The part of a drawing's width and height that counts as the piece itself. */
const BODY = { wide: 0.56, top: 0.06, bottom: 0.92 };

/** What is kept free beside and around plates, in CSS pixels. */
const LETTER = 30;
const NUMBER = 20;
const BETWEEN_RACKS = 10;
const BETWEEN_LEVELS = 10;
const MOST_BETWEEN_LEVELS = 44;
const FILES = 19;
const LARGEST = 110;
/** The small pictures of all levels beside one level. */
export const RAIL = 76;

/** How much a piece of the last rank rises above its level, in widths of a cell. */
const headroom = ({ rise }: Look) => Math.max(0, FOOT * MAN - rise / 2);

/** The width of a plate, and how far its left end reaches beyond its front left corner, in widths of a cell. */
function spread(shape: Shape, { slant }: Look): { wide: number; left: number } {
  return { wide: shape.files + Math.abs(slant) * shape.ranks, left: Math.max(0, -slant) * shape.ranks };
}

function racksOf(shape: Shape, { width, height }: Room, look: Look, racks: number): Plan {
  const count = levelCount(shape);
  const rows = Math.ceil(count / racks);
  const { wide, left } = spread(shape, look);
  const tall = shape.ranks * look.rise + headroom(look);
  const byWidth = ((width - BETWEEN_RACKS * (racks - 1)) / racks - LETTER - NUMBER) / wide;
  const byHeight = ((height - FILES) / rows - BETWEEN_LEVELS) / tall;
  const cell = Math.max(6, Math.min(LARGEST, byWidth, byHeight));
  const rack = wide * cell + LETTER + NUMBER;
  const spare = (height - FILES) / rows - tall * cell;
  const step = tall * cell + Math.max(BETWEEN_LEVELS, Math.min(MOST_BETWEEN_LEVELS, spare));
  const used = racks * rack + (racks - 1) * BETWEEN_RACKS;
  const start = Math.max(0, (width - used) / 2);
  const rackX = (index: number) => start + index * (rack + BETWEEN_RACKS);
  const plates = Array.from({ length: count }, (_, level): Plate => {
    const at = Math.floor(level / rows);
    return {
      ...look,
      level,
      cell,
      rack: at,
      pale: false,
      x: rackX(at) + LETTER + left * cell,
      y: ((level % rows) + 1) * step,
    };
  });
  const empty = rows * racks - count;
  const free =
    empty > 0 && empty < rows
      ? {
          x: rackX(racks - 1) + LETTER,
          y: (rows - empty) * step + FILES + BETWEEN_LEVELS,
          width: rack - LETTER,
          height: empty * step - BETWEEN_LEVELS,
        }
      : null;
  return {
    plates,
    racks: Math.ceil(count / rows),
    cell,
    pitch: cell * look.rise,
    width: Math.max(width, used),
    height: rows * step + FILES,
    free,
  };
}

/** All levels in racks: as many racks as give the largest pieces. */
export function blockPlan(shape: Shape, room: Room, look: Look = USUAL_LOOK): Plan {
  const count = levelCount(shape);
  let best = racksOf(shape, room, look, 1);
  for (let racks = 2; racks <= count; racks += 1) {
    const next = racksOf(shape, room, look, racks);
    if (next.cell > best.cell + 0.01) best = next;
  }
  return best;
}

/** All levels in one rack, one over the other. */
export function stackPlan(shape: Shape, room: Room, look: Look = USUAL_LOOK): Plan {
  return racksOf(shape, room, look, 1);
}

/** Can a mouse point at the cells of the Block in this room, well enough to open it, or to let it stand (`shown`)? */
export function isReadable(shape: Shape, room: Room, look: Look = USUAL_LOOK, shown = false): boolean {
  return blockPlan(shape, room, look).pitch >= (shown ? LEAST_PITCH_SHOWN : LEAST_PITCH);
}

/** One level, large, between its neighbours at half the size. */
export function onePlan(shape: Shape, room: Room, level: number): Plan {
  const small: Look = { ...ONE_LOOK, rise: 0.4 };
  const { wide } = spread(shape, ONE_LOOK);
  const large = shape.ranks * ONE_LOOK.rise + headroom(ONE_LOOK);
  const half = (shape.ranks * small.rise + headroom(small)) / 2;
  const byWidth = (room.width - RAIL - LETTER - NUMBER) / wide;
  const byHeight = (room.height - FILES - 3 * BETWEEN_LEVELS) / (large + 2 * half);
  const cell = Math.max(6, Math.min(LARGEST, byWidth, byHeight));
  const width = wide * cell;
  const x = Math.max(RAIL + LETTER, (room.width - width - NUMBER) / 2);
  const plate = (at: number, y: number): Plate => {
    const near = at === level;
    const size = near ? cell : cell / 2;
    const own = near ? 0 : width / 4;
    const look = near ? ONE_LOOK : small;
    return { ...look, level: at, cell: size, rack: 0, pale: !near, x: x + own, y };
  };
  const top = BETWEEN_LEVELS + half * cell;
  const middle = top + BETWEEN_LEVELS + large * cell;
  const foot = middle + FILES + BETWEEN_LEVELS + half * cell;
  const plates = [plate(level - 1, top), plate(level, middle), plate(level + 1, foot)].filter(
    ({ level: at }) => at >= 0 && at < levelCount(shape),
  );
  return { plates, racks: 1, cell, pitch: cell * ONE_LOOK.rise, width: room.width, height: foot, free: null };
}

/** A point of a plate: `column` cells from its left, `depth` cells from its front. */
export function pointOn({ x, y, cell, slant, rise }: Plate, column: number, depth: number): Dot {
  return { x: x + cell * (column + slant * depth), y: y - cell * rise * depth };
}

/** pointOn backwards. */
export function under({ x, y, cell, slant, rise }: Plate, at: Dot): { column: number; depth: number } {
  const depth = (y - at.y) / (cell * rise);
  return { column: (at.x - x) / cell - slant * depth, depth };
}

/** Where a cell lies on its plate. */
export function seatOf(shape: Shape, place: Place, flipped: boolean): { column: number; depth: number } {
  const { column, row } = spotOf(shape, 'level', place, flipped);
  return { column, depth: shape.ranks - 1 - row };
}

const round = (value: number) => Math.round(value * 10) / 10;
const text = ({ x, y }: Dot) => `${round(x)} ${round(y)}`;

/** The outline of a part of a plate: so many cells wide and deep, made smaller by `inset` cells all round. */
export function outline(plate: Plate, column: number, depth: number, wide = 1, deep = 1, inset = 0): string {
  const [near, far] = [depth + inset, depth + deep - inset];
  const [left, right] = [column + inset, column + wide - inset];
  const corners = [
    pointOn(plate, left, near),
    pointOn(plate, right, near),
    pointOn(plate, right, far),
    pointOn(plate, left, far),
  ];
  return `M${corners.map(text).join('L')}z`;
}

/** The square in which a piece is drawn that stands at a point. */
export function manAt({ cell }: Plate, at: Dot): { x: number; y: number; size: number } {
  const size = MAN * cell;
  return { x: at.x - size / 2, y: at.y - FOOT * size, size };
}

/** The square in which the piece of a cell is drawn. */
export function manBox(plate: Plate, column: number, depth: number): { x: number; y: number; size: number } {
  return manAt(plate, pointOn(plate, column + 0.5, depth + 0.5));
}

/** The middle of a cell. */
export function middleOf(plan: Plan, shape: Shape, place: Place, flipped: boolean): Dot | null {
  const plate = plan.plates.find(({ level }) => level === place.level);
  if (!plate) return null;
  const { column, depth } = seatOf(shape, place, flipped);
  return pointOn(plate, column + 0.5, depth + 0.5);
}

/** The plane whose buttons lie over this plate: a transformation of a grid of square cells, as CSS writes it. */
export function gridMatrix(plate: Plate, ranks: number): string {
  const back = pointOn(plate, 0, ranks);
  return `matrix(1, 0, ${-plate.slant}, ${plate.rise}, ${round(back.x)}, ${round(back.y)})`;
}

/** What stands on the board, and where one may go, for `meant`. */
export interface Standing {
  targets: ReadonlySet<string> | ReadonlyMap<string, unknown>;
  pieces: ReadonlySet<string>;
}

/**
 * The cell that a pointer means: a legal target near it, else that of the foremost piece under it, else the one that it lies on.
 * `nameOf` gives the cell of a place.
 */
export function meant(
  plan: Plan,
  shape: Shape,
  flipped: boolean,
  at: Dot,
  { targets, pieces }: Standing,
  nameOf: (place: Place) => string,
): string | null {
  const place = (plate: Plate, column: number, depth: number): Place => ({
    level: plate.level,
    file: flipped ? shape.files - 1 - column : column,
    rank: flipped ? shape.ranks - 1 - depth : depth,
  });
  let nearest: { far: number; cell: string } | null = null;
  let piece: { depth: number; cell: string } | null = null;
  let ground: string | null = null;
  for (const plate of plan.plates) {
    const { column, depth } = under(plate, at);
    const inside = column >= 0 && column < shape.files && depth >= 0 && depth < shape.ranks;
    if (inside) ground = nameOf(place(plate, Math.floor(column), Math.floor(depth)));
    // Only cells this near can matter: those around the pointer, and those whose pieces reach up to it.
    const [first, last] = [Math.floor(depth) - 4, Math.floor(depth) + 2];
    for (let d = Math.max(0, first); d <= Math.min(shape.ranks - 1, last); d += 1)
      for (let f = 0; f < shape.files; f += 1) {
        const cell = nameOf(place(plate, f, d));
        if (targets.has(cell)) {
          const middle = pointOn(plate, f + 0.5, d + 0.5);
          const far = Math.hypot(middle.x - at.x, middle.y - at.y);
          if (far <= SNAP && (!nearest || far < nearest.far)) nearest = { far, cell };
        }
        if (pieces.has(cell) && (!piece || d < piece.depth)) {
          const { x, y, size } = manBox(plate, f, d);
          const [right, down] = [(at.x - x) / size, (at.y - y) / size];
          const hit = Math.abs(right - 0.5) <= BODY.wide / 2 && down >= BODY.top && down <= BODY.bottom;
          if (hit) piece = { depth: d, cell };
        }
      }
  }
  return nearest?.cell ?? piece?.cell ?? ground;
}
