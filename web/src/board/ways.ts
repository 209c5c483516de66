// The geometry of ways: where they bend, and how they run over the picture. Tested without a browser.
import type { Way } from '../api/types';
import { type Axis, type Place, placeOf, type Shape, spotOf } from './geometry';
import { type Layout, panelCorner } from './layout';

/** A way that needs no more than its cells. */
export const through = (...cells: string[]): Way => ({ cells, tunnels: [] });

export interface WayPoint {
  cell: string;
  place: Place;
  /** Does a tunnel lead here from the point before? */
  tunnel: boolean;
}

/** The points of a way that lie on the board. */
export function pointsOf(shape: Shape, way: Way): WayPoint[] {
  return way.cells.flatMap((cell, index) => {
    const place = placeOf(shape, cell);
    return place ? [{ cell, place, tunnel: way.tunnels.includes(index - 1) }] : [];
  });
}

function sameDirection(a: Place, b: Place, c: Place): boolean {
  const one = [b.file - a.file, b.rank - a.rank, b.level - a.level];
  const two = [c.file - b.file, c.rank - b.rank, c.level - b.level];
  const long = (v: number[]) => Math.max(...v.map(Math.abs)) || 1;
  return one.every((part, i) => part / long(one) === (two[i] ?? 0) / long(two));
}

/** The points where a way begins, ends, turns, or enters and leaves a tunnel. */
export function cornersOf(points: readonly WayPoint[]): WayPoint[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after || point.tunnel || after.tunnel) return true;
    return !sameDirection(before.place, point.place, after.place);
  });
}

/** Does a way need drawing, or is its beginning and end enough? */
export function isWinding(points: readonly WayPoint[]): boolean {
  return cornersOf(points).length > 2;
}

export interface Dot {
  x: number;
  y: number;
}

/** The middle of a cell among all panels, in CSS pixels at zoom 1; `margin` in cells. */
export function middleOf(
  shape: Shape,
  axis: Axis,
  plan: Layout,
  margin: { left: number; top: number },
  place: Place,
  flipped: boolean,
): Dot & { plane: number } {
  const { plane, column, row } = spotOf(shape, axis, place, flipped);
  const panel = panelCorner(plan, plane);
  return {
    plane,
    x: panel.x + (margin.left + column + 0.5) * plan.cell,
    y: panel.y + (margin.top + row + 0.5) * plan.cell,
  };
}
