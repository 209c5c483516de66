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

/** Are the ranks rings round an empty middle? */
export const isRound = (shape: Pick<Shape, 'style'>): boolean => shape.style?.board === 'ring';

/** Are the cells squares in rows and columns, even if some are missing? */
export const isSquare = (shape: Pick<Shape, 'grid' | 'style'>): boolean =>
  !isHexagonal(shape) && !isRound(shape);

/** Do all cells within files and ranks exist, as squares? */
export const isPlain = (shape: Pick<Shape, 'grid' | 'holes' | 'style'>): boolean =>
  isSquare(shape) && (shape.holes?.length ?? 0) === 0;

const middleFile = (shape: Shape) => Math.floor(shape.files / 2);

/** The width and height of a level. */
export function levelSize(shape: Shape): { columns: number; rows: number } {
  if (isRound(shape)) {
    const wide = 2 * radius(shape);
    return { columns: wide, rows: wide };
  }
  return isHexagonal(shape)
    ? { columns: (shape.files - 1) * PITCH + WIDE, rows: shape.ranks }
    : { columns: shape.files, rows: shape.ranks };
}

/** How wide a cell of the innermost rank is in its middle, in widths of a piece, at least. */
const NARROWEST = 0.95;
/** Straight pieces of which an arc of one cell is drawn. */
const ARC = 6;

const hole = (shape: Shape): number => Math.max(0.5, (shape.files * NARROWEST) / (2 * Math.PI) - 0.5);
const radius = (shape: Shape): number => hole(shape) + shape.ranks;

/** Where a piece on a cell of a ring is drawn. Files go from left to right where the player at the foot sits, and the first rank is outside. */
export function ringSpot(shape: Shape, { level, file, rank }: Place, flipped: boolean): Spot {
  const { x, y } = ringPoint(shape, file + 0.5, rank + 0.5, flipped);
  return { plane: level, column: x - 0.5, row: y - 0.5 };
}

/** The point of a ring so many files from the left edge of the first file, and so many ranks from the outer edge of the first rank. */
export function ringPoint(
  shape: Shape,
  files: number,
  ranks: number,
  flipped: boolean,
): { x: number; y: number } {
  const angle = (files / shape.files - 0.5) * 2 * Math.PI + (flipped ? Math.PI : 0);
  const [middle, out] = [radius(shape), radius(shape) - ranks];
  return { x: middle + Math.sin(angle) * out, y: middle + Math.cos(angle) * out };
}

/** A cell of a ring by the spot of its piece: the angle of its middle from the foot, half of the angle that it fills, and its edges' distances from the middle. */
function sector(shape: Shape, { column, row }: Pick<Spot, 'column' | 'row'>, inset = 0) {
  const [x, y] = [column + 0.5 - radius(shape), row + 0.5 - radius(shape)];
  const out = Math.hypot(x, y);
  return {
    angle: Math.atan2(x, y),
    half: Math.PI / shape.files - inset / out,
    inner: out - 0.5 + inset,
    outer: out + 0.5 - inset,
  };
}

/** The outline of a cell of a ring by the spot of its piece. */
function sectorPoints(shape: Shape, spot: Pick<Spot, 'column' | 'row'>, inset = 0): [number, number][] {
  const { angle, half, inner, outer } = sector(shape, spot, inset);
  const middle = radius(shape);
  const at = (part: number, out: number): [number, number] => {
    const there = angle + half * part;
    return [middle + Math.sin(there) * out, middle + Math.cos(there) * out];
  };
  const parts = Array.from({ length: ARC + 1 }, (_, step) => (2 * step) / ARC - 1);
  return [...parts.map((part) => at(part, outer)), ...parts.reverse().map((part) => at(part, inner))];
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
  if (isRound(shape)) {
    const points = sectorPoints(shape, { column, row });
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { column: left, row: top, wide: Math.max(...xs) - left, tall: Math.max(...ys) - top };
  }
  return isHexagonal(shape)
    ? { column: column - BESIDE, row, wide: WIDE, tall: 1 }
    : { column, row, wide: 1, tall: 1 };
}

/** Does a point lie in the cell whose piece is drawn at a spot? */
export function covers(shape: Shape, spot: Spot, x: number, y: number): boolean {
  if (isRound(shape)) {
    const { angle, half, inner, outer } = sector(shape, spot);
    const [right, down] = [x - radius(shape), y - radius(shape)];
    const out = Math.hypot(right, down);
    const turned = Math.abs(Math.atan2(right, down) - angle);
    return inner <= out && out <= outer && Math.min(turned, 2 * Math.PI - turned) <= half;
  }
  const [right, down] = [Math.abs(x - spot.column - 0.5), Math.abs(y - spot.row - 0.5)];
  return down <= 0.5 && (isHexagonal(shape) ? right * PITCH + down / 2 <= 0.5 : right <= 0.5);
}

/** The outline of a cell, as the path of a picture in which a cell is `unit` high; `inset` in its units. */
export function cellPath(shape: Shape, x: number, y: number, unit: number, inset = 0): string {
  const number = (value: number) => Math.round(value * 100) / 100;
  if (isRound(shape)) {
    const points = sectorPoints(shape, { column: x / unit, row: y / unit }, inset / unit);
    return `M${points.map(([right, down]) => `${number(right * unit)} ${number(down * unit)}`).join('L')}z`;
  }
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

/** The outline of the cell whose piece is drawn at a spot as a shape of CSS, within its box. */
export function clipOf(shape: Shape, spot: Pick<Spot, 'column' | 'row'>): string | undefined {
  if (isHexagonal(shape)) return 'polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%)';
  if (!isRound(shape)) return undefined;
  const box = boxAt(shape, spot);
  const part = (length: number, of: number) => `${((100 * length) / of).toFixed(1)}%`;
  const points = sectorPoints(shape, spot).map(
    ([x, y]) => `${part(x - box.column, box.wide)} ${part(y - box.row, box.tall)}`,
  );
  return `polygon(${points.join(', ')})`;
}

/** The colour of a cell; neighbours differ. */
export function shadeOf(shape: Shape, { level, file, rank }: Place): Shade {
  if (!isHexagonal(shape)) return SHADES[(level + file + rank) % 2] ?? 'dark';
  const from = file - middleFile(shape);
  // Right of the middle, each file's first cell is one step further up the line that rises from left to right.
  return SHADES[(((from + rank + Math.max(0, from)) % 3) + 3) % 3] ?? 'dark';
}
