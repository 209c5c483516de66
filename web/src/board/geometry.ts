// Where cells lie in the picture. Knows names, files, ranks and levels; knows no moves.

import type { Grid, Style } from '../api/types';
import {
  boxAt,
  covers,
  hexagonSpot,
  isHexagonal,
  isPlain,
  isRound,
  isSquare,
  levelSize,
  PITCH,
  ringSpot,
} from './grid';
import { joinsOf } from './joins';

export interface Shape {
  /** Hexagons or, if not said, squares. */
  grid?: Grid;
  /** The letters of the files; from `a` on if not said. */
  letters?: string;
  /** Names of cells within files, ranks and levels that the board lacks. */
  holes?: readonly string[];
  files: number;
  ranks: number;
  /** Letters of the levels, top first; empty on flat boards. */
  levels: string;
  /** How the board is drawn where the game is at home; light and dark cells if not said. */
  style?: Style;
}

/** A cell's coordinates, counted from zero; `level` is 0 on flat boards. */
export interface Place {
  level: number;
  file: number;
  rank: number;
}

/** What the planes of a picture have in common: each shows one level, one rank or one file of the board. */
export type Axis = 'level' | 'rank' | 'file';

/** Where a cell is drawn: the plane, counted from the first one shown, and column and row from its upper left corner. */
export interface Spot {
  plane: number;
  column: number;
  row: number;
}

const A = 'a'.charCodeAt(0);

export function fileLetter(file: number): string {
  return String.fromCharCode(A + file);
}

/** The letter of a file of this board. */
export function letterOf(shape: Shape, file: number): string {
  return shape.letters?.charAt(file) || fileLetter(file);
}

/** By the list's own object. */
const holeSets = new WeakMap<readonly string[], ReadonlySet<string>>();

function isHole(shape: Shape, name: string): boolean {
  if (!shape.holes || shape.holes.length === 0) return false;
  let set = holeSets.get(shape.holes);
  if (!set) {
    set = new Set(shape.holes);
    holeSets.set(shape.holes, set);
  }
  return set.has(name);
}

export function levelCount(shape: Shape): number {
  return Math.max(1, shape.levels.length);
}

/** Reads a cell's name; null when it is not a cell of this board. */
export function placeOf(shape: Shape, name: string): Place | null {
  const match = /^([a-z]?)([a-z])(\d+)$/.exec(name);
  if (!match) return null;
  const [, levelText = '', fileText = '', rankText = ''] = match;
  if ((levelText === '') !== (shape.levels === '')) return null;
  const level = levelText === '' ? 0 : shape.levels.indexOf(levelText);
  const file = shape.letters ? shape.letters.indexOf(fileText) : fileText.charCodeAt(0) - A;
  const rank = Number(rankText) - 1;
  if (level < 0 || file < 0 || file >= shape.files || rank < 0 || rank >= shape.ranks) return null;
  if (isHole(shape, name)) return null;
  return { level, file, rank };
}

export function nameOf(shape: Shape, place: Place): string {
  return `${shape.levels.charAt(place.level)}${letterOf(shape, place.file)}${place.rank + 1}`;
}

/** Is there a cell at this place? */
export function exists(shape: Shape, { level, file, rank }: Place): boolean {
  const inside =
    level >= 0 &&
    level < levelCount(shape) &&
    file >= 0 &&
    file < shape.files &&
    rank >= 0 &&
    rank < shape.ranks;
  return inside && !isHole(shape, nameOf(shape, { level, file, rank }));
}

/** The cells of a level, from the last rank to the first. */
export function levelCells(shape: Shape, level: number): Place[] {
  const places: Place[] = [];
  for (let rank = shape.ranks - 1; rank >= 0; rank -= 1)
    for (let file = 0; file < shape.files; file += 1)
      if (exists(shape, { level, file, rank })) places.push({ level, file, rank });
  return places;
}

/** All cells, level by level from the top, rank by rank from the first. */
export function cellNames(shape: Shape): string[] {
  const names: string[] = [];
  for (let level = 0; level < levelCount(shape); level += 1)
    for (let rank = 0; rank < shape.ranks; rank += 1)
      for (let file = 0; file < shape.files; file += 1)
        if (exists(shape, { level, file, rank })) names.push(nameOf(shape, { level, file, rank }));
  return names;
}

/** Is this one of the darker cells? a1 of the first level is; neighbours differ along every axis. */
export function isDark({ level, file, rank }: Place): boolean {
  return (level + file + rank) % 2 === 0;
}

export function planeCount(shape: Shape, axis: Axis): number {
  return axis === 'level' ? levelCount(shape) : axis === 'rank' ? shape.ranks : shape.files;
}

export function planeSize(shape: Shape, axis: Axis): { columns: number; rows: number } {
  switch (axis) {
    case 'level':
      return levelSize(shape);
    case 'rank':
      return { columns: shape.files, rows: levelCount(shape) };
    case 'file':
      return { columns: shape.ranks, rows: levelCount(shape) };
  }
}

/** What a plane is called above its panel: a level's letter, a rank's number, a file's letter. */
export function planeName(shape: Shape, axis: Axis, plane: number, flipped: boolean): string {
  const { level, rank, file } = placeAt(shape, axis, { plane, column: 0, row: 0 }, flipped);
  return axis === 'level'
    ? shape.levels.charAt(level)
    : axis === 'rank'
      ? `${rank + 1}`
      : letterOf(shape, file);
}

const turned = (index: number, count: number, flipped: boolean) => (flipped ? count - 1 - index : index);

/**
 * Where a cell is drawn. Seen from White's side, rank 1 is nearest: at the foot of a level, the first of the ranks, at the
 * left of a file. Flipped, files and ranks run the other way; the top level stays on top. Columns and rows of hexagons are no whole numbers.
 */
export function spotOf(shape: Shape, axis: Axis, place: Place, flipped: boolean): Spot {
  if (isHexagonal(shape)) return hexagonSpot(shape, place, flipped);
  if (isRound(shape)) return ringSpot(shape, place, flipped);
  const file = turned(place.file, shape.files, flipped);
  const rank = turned(place.rank, shape.ranks, flipped);
  switch (axis) {
    case 'level':
      return { plane: place.level, column: file, row: shape.ranks - 1 - rank };
    case 'rank':
      return { plane: rank, column: file, row: place.level };
    case 'file':
      return { plane: file, column: rank, row: place.level };
  }
}

/** The cell of a plane under a point of it, in cells from its upper left corner; null where there is none. */
export function cellUnder(
  shape: Shape,
  axis: Axis,
  plane: number,
  [x, y]: readonly [number, number],
  flipped: boolean,
): Place | null {
  if (isSquare(shape)) {
    const { columns, rows } = planeSize(shape, axis);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || column >= columns || row < 0 || row >= rows) return null;
    const place = placeAt(shape, axis, { plane, column, row }, flipped);
    return exists(shape, place) ? place : null;
  }
  const under = levelCells(shape, plane).find((place) =>
    covers(shape, spotOf(shape, axis, place, flipped), x, y),
  );
  return under ?? null;
}

/** The place drawn at a spot of a board of squares: spotOf backwards. */
export function placeAt(shape: Shape, axis: Axis, spot: Spot, flipped: boolean): Place {
  const { plane, column, row } = spot;
  switch (axis) {
    case 'level':
      return {
        level: plane,
        file: turned(column, shape.files, flipped),
        rank: turned(shape.ranks - 1 - row, shape.ranks, flipped),
      };
    case 'rank':
      return {
        level: row,
        file: turned(column, shape.files, flipped),
        rank: turned(plane, shape.ranks, flipped),
      };
    case 'file':
      return {
        level: row,
        file: turned(plane, shape.files, flipped),
        rank: turned(column, shape.ranks, flipped),
      };
  }
}

/** What a cursor key does: within the plane, or to the plane before or after. */
export type Arrow = 'left' | 'right' | 'up' | 'down' | 'before' | 'after' | 'rowStart' | 'rowEnd';

/**
 * The neighbour of a cell in the picture. Over an edge that is joined to the opposite one the cursor goes on there. Past another side of a panel
 * it goes on in the next panel; at the ends of the row of panels, and at the top and the foot of a panel, it stays.
 */
export function neighbour(shape: Shape, axis: Axis, place: Place, arrow: Arrow, flipped: boolean): Place {
  if (isRound(shape)) return neighbourRound(shape, place, arrow, flipped);
  if (!isPlain(shape)) return neighbourAmong(shape, axis, place, arrow, flipped);
  const spot = spotOf(shape, axis, place, flipped);
  const { plane, column, row } = spot;
  const { columns, rows } = planeSize(shape, axis);
  const last = planeCount(shape, axis) - 1;
  const to = (change: Partial<Spot>) => placeAt(shape, axis, { ...spot, ...change }, flipped);
  const { sides, ends } = joinsOf(shape, axis);
  switch (arrow) {
    case 'up':
      return to({ row: row > 0 ? row - 1 : ends ? rows - 1 : 0 });
    case 'down':
      return to({ row: row < rows - 1 ? row + 1 : ends ? 0 : rows - 1 });
    case 'left':
      if (column > 0) return to({ column: column - 1 });
      if (sides) return to({ column: columns - 1 });
      return plane > 0 ? to({ plane: plane - 1, column: columns - 1 }) : place;
    case 'right':
      if (column < columns - 1) return to({ column: column + 1 });
      if (sides) return to({ column: 0 });
      return plane < last ? to({ plane: plane + 1, column: 0 }) : place;
    case 'before':
      return to({ plane: Math.max(0, plane - 1) });
    case 'after':
      return to({ plane: Math.min(last, plane + 1) });
    case 'rowStart':
      return to({ column: 0 });
    case 'rowEnd':
      return to({ column: columns - 1 });
  }
}

/** The neighbour of a cell of a ring: of the four, that which lies most in the direction of the arrow. */
function neighbourRound(shape: Shape, place: Place, arrow: Arrow, flipped: boolean): Place {
  const file = (steps: number) => ({ ...place, file: (place.file + steps + shape.files) % shape.files });
  const towards = (right: number, down: number): Place => {
    const from = ringSpot(shape, place, flipped);
    const along = (to: Place) => {
      const { column, row } = ringSpot(shape, to, flipped);
      const [x, y] = [column - from.column, row - from.row];
      return (x * right + y * down) / Math.hypot(x, y);
    };
    const beside = [
      file(1),
      file(-1),
      { ...place, rank: place.rank + 1 },
      { ...place, rank: place.rank - 1 },
    ];
    const there = beside.filter((to) => exists(shape, to)).sort((a, b) => along(b) - along(a));
    // At the edges the arrow may lead off the board.
    return there[0] && along(there[0]) > 0.5 ? there[0] : place;
  };
  switch (arrow) {
    case 'up':
      return towards(0, -1);
    case 'down':
      return towards(0, 1);
    case 'left':
      return towards(-1, 0);
    case 'right':
      return towards(1, 0);
    case 'rowStart':
      return file(-place.file);
    case 'rowEnd':
      return file(shape.files - 1 - place.file);
    case 'before':
    case 'after':
      return place;
  }
}

/** How an arrow leads on a board with hexagons or holes: columns and rows from cell to cell, the first that there is. */
function waysOf(shape: Shape, arrow: Arrow, column: number): readonly (readonly [number, number])[] {
  const side = arrow === 'left' || arrow === 'rowStart' ? -1 : 1;
  switch (arrow) {
    case 'up':
      return [[0, -1]];
    case 'down':
      return [[0, 1]];
    case 'before':
    case 'after':
      return [];
    case 'left':
    case 'right':
    case 'rowStart':
    case 'rowEnd': {
      if (!isHexagonal(shape)) return [[side, 0]];
      // Up and down by turns, so that a row of steps to the side stays level.
      const first = Math.round(column / PITCH) % 2 === 0 ? -0.5 : 0.5;
      return [
        [side * PITCH, first],
        [side * PITCH, -first],
      ];
    }
  }
}

/** The neighbour of a cell in the picture, where not every place is a cell; over holes and joined edges to the next cell. */
function neighbourAmong(shape: Shape, axis: Axis, place: Place, arrow: Arrow, flipped: boolean): Place {
  const cells = levelCells(shape, place.level).map((at) => ({ at, spot: spotOf(shape, axis, at, flipped) }));
  const step = (from: Place): Place | null => {
    const spot = spotOf(shape, axis, from, flipped);
    for (const [right, down] of waysOf(shape, arrow, boxAt(shape, spot).column))
      for (let far = 1; far <= shape.files + shape.ranks; far += 1) {
        const [column, row] = [spot.column + right * far, spot.row + down * far];
        const found = cells.find(
          (one) => Math.abs(one.spot.column - column) < 0.01 && Math.abs(one.spot.row - row) < 0.01,
        );
        if (found) return found.at;
        if (isHexagonal(shape)) break;
      }
    return null;
  };
  const { sides, ends } = joinsOf(shape, axis);
  const goesRound =
    arrow === 'left' || arrow === 'right' ? sides : (arrow === 'up' || arrow === 'down') && ends;
  /** The first cell beyond a joined edge: the last one when going the other way. */
  const beyond = (): Place | null => {
    const { column, row } = spotOf(shape, axis, place, flipped);
    const across = arrow === 'left' || arrow === 'right';
    const line = cells.filter(({ spot }) => (across ? spot.row === row : spot.column === column));
    const along = ({ spot }: (typeof line)[number]) => (across ? spot.column : spot.row);
    const sense = arrow === 'left' || arrow === 'up' ? -1 : 1;
    return line.sort((a, b) => sense * (along(a) - along(b)))[0]?.at ?? null;
  };
  const once = step(place) ?? (goesRound ? beyond() : null);
  if (once === null || (arrow !== 'rowStart' && arrow !== 'rowEnd')) return once ?? place;
  let last = once;
  for (let next = step(last); next !== null; next = step(last)) last = next;
  return last;
}
