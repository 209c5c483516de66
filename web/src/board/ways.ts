// The geometry of ways: where they bend, and how they run over the picture. Tested without a browser.
import type { Way } from '../api/types';
import { type Axis, type Place, placeOf, planeCount, type Shape, spotOf } from './geometry';
import { isRound } from './grid';
import { crossings, onBoard, unrolled } from './joins';
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

/** A point of a way as it is drawn, on the board or a little beyond a joined edge. */
export interface DrawnPoint {
  place: Place;
  /** Does a tunnel lead here from the point before? */
  tunnel: boolean;
  /** Does the way come in here over a joined edge, beyond which it has left the board at the point before? */
  enters: boolean;
}

/** The points between which a way is drawn as straight lines. */
export function drawnPoints(shape: Shape, way: Way): DrawnPoint[] {
  const points = pointsOf(shape, way);
  // On a ring, lines along ranks are bent.
  if (isRound(shape)) return points.map(({ place, tunnel }) => ({ place, tunnel, enters: false }));
  const corners = cornersOf(unrolled(shape, points));
  return corners.flatMap(({ place, tunnel }, index): DrawnPoint[] => {
    const before = corners[index - 1];
    const point = { place: onBoard(shape, place), tunnel, enters: false };
    if (!before || tunnel) return [point];
    const over = crossings(shape, before.place, place).flatMap(({ leaves, enters }): DrawnPoint[] => [
      { place: leaves, tunnel: false, enters: false },
      { place: enters, tunnel: false, enters: true },
    ]);
    return [...over, point];
  });
}

/** The lines without a break in which a way is drawn: one, and another for every joined edge that it crosses. */
export function stretchesOf(shape: Shape, way: Way): Place[][] {
  const stretches: Place[][] = [[]];
  for (const { place, enters } of drawnPoints(shape, way)) {
    if (enters) stretches.push([]);
    stretches.at(-1)?.push(place);
  }
  return stretches;
}

/** Does a way need drawing, or is its beginning and end enough? */
export function isWinding(shape: Shape, way: Way): boolean {
  const corners = cornersOf(unrolled(shape, pointsOf(shape, way)));
  return corners.length > 2 || drawnPoints(shape, way).some(({ enters }) => enters);
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
  const { plane: exact, column, row } = spotOf(shape, axis, place, flipped);
  // Where a way crosses a joined edge, it may be between two planes.
  const plane = Math.min(planeCount(shape, axis) - 1, Math.max(0, Math.round(exact)));
  const panel = panelCorner(plan, plane);
  return {
    plane,
    x: panel.x + (margin.left + column + 0.5) * plan.cell,
    y: panel.y + (margin.top + row + 0.5) * plan.cell,
  };
}
