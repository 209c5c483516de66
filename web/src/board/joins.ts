// Edges of the board that are joined to the opposite ones: which of a picture's edges they are, and how a way runs over them.
import type { Axis, Place, Shape } from './geometry';
import { isHexagonal, isRound } from './grid';

/** How far a picture goes on beyond a joined edge, in cells. */
export const BEYOND = 0.3;

/** The joined edges of a plane as it is drawn: those at the sides, and those above and below. */
export interface Joins {
  sides: boolean;
  ends: boolean;
}

const NONE: Joins = { sides: false, ends: false };

/** On a ring the first file is drawn beside the last one, so nothing has to be shown there. */
export function joinsOf(shape: Shape, axis: Axis): Joins {
  if (isRound(shape) || isHexagonal(shape)) return NONE;
  const { wraps = false, wraps_ranks = false } = shape.style ?? {};
  switch (axis) {
    case 'level':
      return { sides: wraps, ends: wraps_ranks };
    case 'rank':
      return { sides: wraps, ends: false };
    case 'file':
      return { sides: wraps_ranks, ends: false };
  }
}

/** What is kept free at the sides, and above and below, for what is drawn beyond joined edges, in cells. */
export function roomBeyond(shape: Shape, axis: Axis): { side: number; end: number } {
  const { sides, ends } = joinsOf(shape, axis);
  return { side: sides ? BEYOND : 0, end: ends ? BEYOND : 0 };
}

/** The frame of a flat board, as a path; where edges are joined it is open. */
export function framePath(shape: Shape, x: number, y: number, wide: number, tall: number): string {
  const { sides, ends } = joinsOf(shape, 'level');
  if (!sides && !ends) return `M${x} ${y}h${wide}v${tall}h${-wide}z`;
  const beside = sides ? '' : `M${x} ${y}v${tall}M${x + wide} ${y}v${tall}`;
  return ends ? beside : `${beside}M${x} ${y}h${wide}M${x} ${y + tall}h${wide}`;
}

/** The shorter of the two ways round, or straight across where nothing is joined or both are as long. */
function stepAlong(from: number, to: number, size: number, joined: boolean): number {
  const step = to - from;
  return joined && 2 * Math.abs(step) > size ? step - Math.sign(step) * size : step;
}

/** The places of a way as though the board went on beyond its joined edges: neighbours over an edge stay neighbours. */
export function unrolled<P extends { place: Place; tunnel: boolean }>(
  shape: Shape,
  points: readonly P[],
): P[] {
  const { wraps = false, wraps_ranks = false } = shape.style ?? {};
  if (!wraps && !wraps_ranks) return [...points];
  const found: P[] = [];
  points.forEach((point, index) => {
    const [before, last] = [points[index - 1], found.at(-1)];
    if (!before || !last) {
      found.push(point);
      return;
    }
    const { file, rank } = before.place;
    const { place, tunnel } = point;
    // A tunnel leads through no edge.
    const files = stepAlong(file, place.file, shape.files, wraps && !tunnel);
    const ranks = stepAlong(rank, place.rank, shape.ranks, wraps_ranks && !tunnel);
    found.push({
      ...point,
      place: { ...place, file: last.place.file + files, rank: last.place.rank + ranks },
    });
  });
  return found;
}

/** A place on the board, which need not be the middle of a cell, for one on the board that goes on; `near` says on which of its copies. */
function rolled(shape: Shape, place: Place, near: Place): Place {
  const copy = (at: number, size: number) => size * Math.floor((at + 0.5) / size);
  return {
    ...place,
    file: place.file - copy(near.file, shape.files),
    rank: place.rank - copy(near.rank, shape.ranks),
  };
}

/** How much of a line lies before each edge between copies of the board. */
function edgesMet(from: number, step: number, size: number): number[] {
  const found: number[] = [];
  const [low, high] = [Math.min(from, from + step) + 0.5, Math.max(from, from + step) + 0.5];
  for (let edge = size * Math.ceil(low / size); edge < high; edge += size)
    if (edge > low) found.push((edge - 0.5 - from) / step);
  return found;
}

/** Where a straight line over the board that goes on leaves the board beyond a joined edge, and where it comes in again. */
export interface Crossing {
  leaves: Place;
  enters: Place;
}

/** The joined edges that a straight line between two places crosses, in order. Two at one corner count as one. */
export function crossings(shape: Shape, from: Place, to: Place): Crossing[] {
  const [files, ranks] = [to.file - from.file, to.rank - from.rank];
  const long = Math.max(Math.abs(files), Math.abs(ranks));
  const met = [...edgesMet(from.file, files, shape.files), ...edgesMet(from.rank, ranks, shape.ranks)];
  const apart = met.sort((a, b) => a - b).filter((part, index) => part - (met[index - 1] ?? -1) > 1e-6);
  const at = (part: number): Place => ({
    level: from.level + (to.level - from.level) * part,
    file: from.file + files * part,
    rank: from.rank + ranks * part,
  });
  return apart.map((part) => ({
    leaves: rolled(shape, at(part + BEYOND / long), at(part - 1e-6)),
    enters: rolled(shape, at(part - BEYOND / long), at(part + 1e-6)),
  }));
}

/** The same place on the board itself. */
export const onBoard = (shape: Shape, place: Place): Place => rolled(shape, place, place);
