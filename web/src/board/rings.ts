// Rings of boards in space (the rule book's marks): which neighbours lie in different rings.
import { type Axis, nameOf, placeAt, planeSize, type Shape } from './geometry';

/** The ring of every cell, by name. */
export type Rings = ReadonlyMap<string, number>;

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
