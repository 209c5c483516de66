// How a board is divided: the rings of boards in space (the rule book's marks), and regions that pieces keep to.
import { type Axis, nameOf, placeAt, planeSize, type Shape } from './geometry';

/** The ring of every cell, by name. */
export type Rings = ReadonlyMap<string, number>;

/** Cells that belong together, by name. */
export type Region = ReadonlySet<string>;

/** The edge between two cells of a plane: on the right of a cell, or below it. */
export interface Edge {
  column: number;
  row: number;
  side: 'right' | 'below';
}

function ringAt(shape: Shape, axis: Axis, rings: Rings, plane: number, column: number, row: number): number {
  return rings.get(nameOf(shape, placeAt(shape, axis, { plane, column, row }, false))) ?? 0;
}

/** Rings of a plane, row by row as it is drawn unflipped. */
export function ringRows(shape: Shape, axis: Axis, rings: Rings, plane: number): number[][] {
  const { columns, rows } = planeSize(shape, axis);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ringAt(shape, axis, rings, plane, column, row)),
  );
}

/** The edges over which a step changes ring: the `#` marks of a printed rank and the `===` marks between its levels. */
export function ringEdges(ringRows: number[][]): Edge[] {
  const edges: Edge[] = [];
  ringRows.forEach((line, row) => {
    line.forEach((ring, column) => {
      if (column + 1 < line.length && line[column + 1] !== ring) edges.push({ column, row, side: 'right' });
      const below = ringRows[row + 1]?.[column];
      if (below !== undefined && below !== ring) edges.push({ column, row, side: 'below' });
    });
  });
  return edges;
}

/** Files of a level from which the step to the next level below changes ring. */
export function levelMarks(shape: Shape, rings: Rings, level: number): number[] {
  if (level + 1 >= shape.levels.length) return [];
  const marks: number[] = [];
  for (let file = 0; file < shape.files; file += 1) {
    const here = rings.get(nameOf(shape, { level, file, rank: 0 }));
    const below = rings.get(nameOf(shape, { level: level + 1, file, rank: 0 }));
    if (here !== below) marks.push(file);
  }
  return marks;
}

/** The edges of a region on a plane as it is drawn; those of the board are none. */
export function regionEdges(
  shape: Shape,
  axis: Axis,
  plane: number,
  flipped: boolean,
  region: Region,
): Edge[] {
  const { columns, rows } = planeSize(shape, axis);
  const inside = (column: number, row: number) =>
    region.has(nameOf(shape, placeAt(shape, axis, { plane, column, row }, flipped))) ? 1 : 0;
  return ringEdges(
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => inside(column, row)),
    ),
  );
}
