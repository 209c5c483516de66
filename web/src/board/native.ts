// How a board is drawn where its game is at home: which ground, and what stands at its edges. Pure functions of the shape and of what
// a person has chosen.
import type { Coordinates, Ground } from '../api/types';
import { settings } from '../settings';
import { fileLetter, type Place, type Shape, spotOf } from './geometry';
import type { Margins } from './layout';

/** The ground to draw. */
export function groundOf(shape: Shape): Ground {
  return settings.value.boards === 'own' ? (shape.style?.board ?? 'chequered') : 'chequered';
}

/** What stands at the edges. */
export function coordinatesOf(shape: Shape): Coordinates {
  return settings.value.boards === 'own' ? (shape.style?.coordinates ?? 'letters') : 'letters';
}

/** A narrow rim is all that a flat board needs round its cells. */
const RIM = 0.06;
/** Room for a row of numbers. */
const LABELS = 0.42;

/** Margins of a flat board, in cells: coordinates stand inside the cells where they are letters and numbers of cells. */
export function flatMargins(shape: Shape, coordinates: boolean): Margins {
  const ground = groundOf(shape);
  const rim = ground === 'chequered' ? RIM : 0.12;
  const edges = coordinates ? coordinatesOf(shape) : 'letters';
  switch (edges) {
    case 'japanese':
      return { left: rim, right: LABELS, top: LABELS, bottom: rim };
    case 'chinese':
      return { left: rim, right: rim, top: LABELS, bottom: LABELS };
    case 'letters': {
      // Between the crossings of lines there is no corner of a cell to write in.
      const side = coordinates && ground === 'lines' ? LABELS : rim;
      return { left: side, right: rim, top: rim, bottom: side };
    }
  }
}

/** A coordinate at an edge of the board, in cells from its upper left corner. */
export interface EdgeLabel {
  text: string;
  x: number;
  y: number;
}

/** The coordinates round a flat board. Those inside the cells are not among them. */
export function edgeLabels(shape: Shape, flipped: boolean): EdgeLabel[] {
  const { files, ranks } = shape;
  const column = (file: number) => spotOf(shape, 'level', { level: 0, file, rank: 0 }, flipped).column + 0.5;
  const row = (rank: number) => spotOf(shape, 'level', { level: 0, file: 0, rank }, flipped).row + 0.5;
  const [above, below] = [-LABELS / 2, ranks + LABELS / 2];
  const all = <T>(count: number, make: (at: number) => T) =>
    Array.from({ length: count }, (_, at) => make(at));
  switch (coordinatesOf(shape)) {
    case 'japanese':
      return [
        ...all(files, (file) => ({ text: `${files - file}`, x: column(file), y: above })),
        ...all(ranks, (rank) => ({
          text: fileLetter(ranks - 1 - rank),
          x: files + LABELS / 2,
          y: row(rank),
        })),
      ];
    case 'chinese':
      // Each player's numbers stand at that player's end.
      return [
        ...all(files, (file) => ({ text: `${files - file}`, x: column(file), y: flipped ? above : below })),
        ...all(files, (file) => ({ text: `${file + 1}`, x: column(file), y: flipped ? below : above })),
      ];
    case 'letters':
      if (groundOf(shape) !== 'lines') return [];
      return [
        ...all(files, (file) => ({ text: fileLetter(file), x: column(file), y: below })),
        ...all(ranks, (rank) => ({ text: `${rank + 1}`, x: -LABELS / 2, y: row(rank) })),
      ];
  }
}

/** A cell's name as the edges of the board have it: `7f` for shogi's `c4`. */
export function cellLabel(shape: Shape, { file, rank }: Place): string | null {
  if (coordinatesOf(shape) !== 'japanese') return null;
  return `${shape.files - file}${fileLetter(shape.ranks - 1 - rank)}`;
}
