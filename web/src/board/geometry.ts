// Where cells lie in the picture. Knows names, files, ranks and levels; knows no moves.

import type { Style } from '../api/types';

export interface Shape {
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
  const file = fileText.charCodeAt(0) - A;
  const rank = Number(rankText) - 1;
  if (level < 0 || file >= shape.files || rank < 0 || rank >= shape.ranks) return null;
  return { level, file, rank };
}

export function nameOf(shape: Shape, place: Place): string {
  return `${shape.levels.charAt(place.level)}${fileLetter(place.file)}${place.rank + 1}`;
}

/** All cells, level by level from the top, rank by rank from the first. */
export function cellNames(shape: Shape): string[] {
  const names: string[] = [];
  for (let level = 0; level < levelCount(shape); level += 1)
    for (let rank = 0; rank < shape.ranks; rank += 1)
      for (let file = 0; file < shape.files; file += 1) names.push(nameOf(shape, { level, file, rank }));
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
      return { columns: shape.files, rows: shape.ranks };
    case 'rank':
      return { columns: shape.files, rows: levelCount(shape) };
    case 'file':
      return { columns: shape.ranks, rows: levelCount(shape) };
  }
}

/** What a plane is called above its panel: a level's letter, a rank's number, a file's letter. */
export function planeName(shape: Shape, axis: Axis, plane: number, flipped: boolean): string {
  const { level, rank, file } = placeAt(shape, axis, { plane, column: 0, row: 0 }, flipped);
  return axis === 'level' ? shape.levels.charAt(level) : axis === 'rank' ? `${rank + 1}` : fileLetter(file);
}

const turned = (index: number, count: number, flipped: boolean) => (flipped ? count - 1 - index : index);

/**
 * Where a cell is drawn. Seen from White's side, rank 1 is nearest: at the foot of a level, the first of the ranks, at the
 * left of a file. Flipped, files and ranks run the other way; the top level stays on top.
 */
export function spotOf(shape: Shape, axis: Axis, place: Place, flipped: boolean): Spot {
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

/** The place drawn at a spot: spotOf backwards. */
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
 * The neighbour of a cell in the picture. Past the side of a panel the cursor goes on in the next panel; at the ends of
 * the row of panels, and at the top and the foot of a panel, it stays.
 */
export function neighbour(shape: Shape, axis: Axis, place: Place, arrow: Arrow, flipped: boolean): Place {
  const spot = spotOf(shape, axis, place, flipped);
  const { plane, column, row } = spot;
  const { columns, rows } = planeSize(shape, axis);
  const last = planeCount(shape, axis) - 1;
  const to = (change: Partial<Spot>) => placeAt(shape, axis, { ...spot, ...change }, flipped);
  switch (arrow) {
    case 'up':
      return to({ row: Math.max(0, row - 1) });
    case 'down':
      return to({ row: Math.min(rows - 1, row + 1) });
    case 'left':
      if (column > 0) return to({ column: column - 1 });
      return plane > 0 ? to({ plane: plane - 1, column: columns - 1 }) : place;
    case 'right':
      if (column < columns - 1) return to({ column: column + 1 });
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
