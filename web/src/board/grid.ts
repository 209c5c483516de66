// The grids that boards are cut from: where cells are drawn, and their outlines. All lengths are in cells, as high as a cell is.

import type { Place, Shape, Spot } from './geometry';

/** From the middle of a file of hexagons to that of the next. */
export const PITCH = Math.sqrt(3) / 2;
/** The width of a hexagon that is as high as a cell. */
export const WIDE = 2 / Math.sqrt(3);
/** How far a hexagon reaches beyond a piece's own square, on either side. */
const BESIDE = (WIDE - 1) / 2;

/** The colours of cells: of the first cell, of that in front of it, and the third one of hexagons. */
export const SHADES = ['dark', 'light', 'medium'] as const;
export type Shade = (typeof SHADES)[number];

/** A box in the picture of a plane, in cells from its upper left corner. */
export interface CellBox {
  column: number;
  row: number;
  wide: number;
  tall: number;
}

export const isHexagonal = (shape: Pick<Shape, 'grid'>): boolean => shape.grid === 'hexagons';

/** Do all cells within files and ranks exist, as squares? */
export const isPlain = (shape: Pick<Shape, 'grid' | 'holes'>): boolean =>
  !isHexagonal(shape) && (shape.holes?.length ?? 0) === 0;

const middleFile = (shape: Shape) => Math.floor(shape.files / 2);

/** The width and height of a level. */
export function levelSize(shape: Shape): { columns: number; rows: number } {
  return isHexagonal(shape)
    ? { columns: (shape.files - 1) * PITCH + WIDE, rows: shape.ranks }
    : { columns: shape.files, rows: shape.ranks };
}

/** Where a piece on a cell of hexagons is drawn: the upper left corner of its square. */
export function hexagonSpot(shape: Shape, { level, file, rank }: Place, flipped: boolean): Spot {
  // In half cells above the lowest cell of the middle file.
  const height = 2 * rank + Math.abs(file - middleFile(shape));
  const most = 2 * (shape.ranks - 1);
  const down = flipped ? height : most - height;
  const along = flipped ? shape.files - 1 - file : file;
  return { plane: level, column: along * PITCH + BESIDE, row: down / 2 };
}

/** The box round a cell whose piece is drawn at a spot. */
export function boxAt(shape: Shape, { column, row }: Pick<Spot, 'column' | 'row'>): CellBox {
  return isHexagonal(shape)
    ? { column: column - BESIDE, row, wide: WIDE, tall: 1 }
    : { column, row, wide: 1, tall: 1 };
}

/** Does a point lie in the cell whose piece is drawn at a spot? */
export function covers(shape: Shape, spot: Spot, x: number, y: number): boolean {
  const [right, down] = [Math.abs(x - spot.column - 0.5), Math.abs(y - spot.row - 0.5)];
  return down <= 0.5 && (isHexagonal(shape) ? right * PITCH + down / 2 <= 0.5 : right <= 0.5);
}

/** The outline of a cell, as the path of a picture in which a cell is `unit` high; `inset` in its units. */
export function cellPath(shape: Shape, x: number, y: number, unit: number, inset = 0): string {
  const number = (value: number) => Math.round(value * 100) / 100;
  if (!isHexagonal(shape)) {
    const side = unit - 2 * inset;
    return `M${number(x + inset)} ${number(y + inset)}h${side}v${side}h${-side}z`;
  }
  const [cx, cy] = [x + unit / 2, y + unit / 2];
  const half = unit / 2 - inset;
  const far = half * WIDE;
  const points = [
    [-far / 2, -half],
    [far / 2, -half],
    [far, 0],
    [far / 2, half],
    [-far / 2, half],
    [-far, 0],
  ];
  return `M${points.map(([dx = 0, dy = 0]) => `${number(cx + dx)} ${number(cy + dy)}`).join('L')}z`;
}

/** The outline of a cell as a shape of CSS, within its box. */
export const clipOf = (shape: Shape): string | undefined =>
  isHexagonal(shape) ? 'polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%)' : undefined;

/** The colour of a cell; neighbours differ. */
export function shadeOf(shape: Shape, { level, file, rank }: Place): Shade {
  if (!isHexagonal(shape)) return SHADES[(level + file + rank) % 2] ?? 'dark';
  const from = file - middleFile(shape);
  // Right of the middle, each file's first cell is one step further up the line that rises from left to right.
  return SHADES[(((from + rank + Math.max(0, from)) % 3) + 3) % 3] ?? 'dark';
}
