// What each plane of a view shows of the whole board, so that a plane is updated only by its own changes: a part in which
// nothing has changed is the same object as before.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Piece } from '../api/types';
import { dragging } from './drag';
import { type Axis, placeOf, planeCount, spotOf } from './geometry';
import { type BoardModel, type Marks, NO_MARKS } from './model';

/** One plane's share. */
export interface Slice {
  readonly marks: ReadonlySignal<Marks>;
  readonly pieces: ReadonlySignal<readonly Piece[]>;
  /** The piece on each occupied cell of this plane. */
  readonly byCell: ReadonlySignal<ReadonlyMap<string, Piece>>;
  readonly cursor: ReadonlySignal<string | null>;
  /** The cell of the piece that is carried, and those of pieces on their way here. */
  readonly away: ReadonlySignal<string | null>;
  readonly coming: ReadonlySignal<ReadonlySet<string>>;
}

type PlaneOf = (cell: string) => number;

const NOBODY: ReadonlySet<string> = new Set();
const NO_PIECES: readonly Piece[] = [];

/** Marks plane by plane. */
export function splitMarks(marks: Marks, planeOf: PlaneOf, count: number): Marks[] {
  const out = Array.from({ length: count }, () => ({
    ...NO_MARKS,
    frameMovable: marks.frameMovable,
    movable: new Set<string>(),
    targets: new Map(),
    worth: new Map(),
    last: [] as string[],
    part: [] as string[],
    spots: new Map(),
    checked: [] as string[],
    ahead: [] as string[],
    barred: new Map(),
  }));
  for (const cell of marks.movable) out[planeOf(cell)]?.movable.add(cell);
  for (const [cell, mark] of marks.targets) out[planeOf(cell)]?.targets.set(cell, mark);
  for (const [cell, worth] of marks.worth) out[planeOf(cell)]?.worth.set(cell, worth);
  for (const [cell, mark] of marks.spots) out[planeOf(cell)]?.spots.set(cell, mark);
  for (const [cell, words] of marks.barred) out[planeOf(cell)]?.barred.set(cell, words);
  for (const list of ['last', 'part', 'checked', 'ahead'] as const)
    for (const cell of marks[list]) out[planeOf(cell)]?.[list].push(cell);
  const { picked } = marks;
  const plane = picked === null ? undefined : out[planeOf(picked)];
  if (plane) plane.picked = picked;
  return out;
}

/** Equal marks have equal text. */
function textOf(marks: Marks): string {
  const { picked, movable, frameMovable, targets, worth, last, part, checked, spots, ahead, barred } = marks;
  const lists = [movable, last, part, checked, ahead].map((cells) => [...cells].join(' '));
  const maps = [targets, spots, barred].map((map) => [...map].join(' '));
  const worths = [...worth].map(([cell, { is, turns }]) => `${cell}${is}${turns}`).join(' ');
  return [picked, frameMovable, ...lists, ...maps, worths].join('|');
}

const pieceText = (pieces: readonly Piece[]) =>
  pieces.map(({ cell, side, token }) => `${cell}${side}${token}`).join(' ');

/** Keeps the old part where the new one is equal. */
function keeper<T>(text: (part: T) => string): (parts: readonly T[]) => readonly T[] {
  let before: { part: T; text: string }[] = [];
  return (parts) => {
    before = parts.map((part, index) => {
      const now = text(part);
      const old = before[index];
      return old?.text === now ? old : { part, text: now };
    });
    return before.map(({ part }) => part);
  };
}

/** The slices of a view along an axis. `arriving`: cells whose pieces are still on their way. */
export function slicesOf(
  model: BoardModel,
  axis: Axis,
  arriving: ReadonlySignal<ReadonlySet<string>>,
): readonly Slice[] {
  const { shape, flipped } = model;
  const count = planeCount(shape, axis);
  const planeOf = computed<PlaneOf>(() => {
    const turned = flipped.value;
    const known = new Map<string, number>();
    return (cell) => {
      let plane = known.get(cell);
      if (plane === undefined) {
        const place = placeOf(shape, cell);
        plane = place ? spotOf(shape, axis, place, turned).plane : -1;
        known.set(cell, plane);
      }
      return plane;
    };
  });
  const keepMarks = keeper(textOf);
  const allMarks = computed(() => keepMarks(splitMarks(model.marks.value, planeOf.value, count)));
  const keepPieces = keeper(pieceText);
  const allPieces = computed(() => {
    const split = Array.from({ length: count }, (): Piece[] => []);
    for (const piece of model.pieces.value) split[planeOf.value(piece.cell)]?.push(piece);
    return keepPieces(split);
  });
  const own = (cell: string | null, plane: number) =>
    cell !== null && planeOf.value(cell) === plane ? cell : null;
  return Array.from({ length: count }, (_, plane): Slice => {
    const pieces = computed(() => allPieces.value[plane] ?? NO_PIECES);
    return {
      marks: computed(() => allMarks.value[plane] ?? NO_MARKS),
      pieces,
      byCell: computed(() => new Map(pieces.value.map((piece) => [piece.cell, piece]))),
      cursor: computed(() => own(model.cursor.value, plane)),
      away: computed(() => own(dragging.value?.cell ?? null, plane)),
      coming: computed(() => {
        const here = [...arriving.value].filter((cell) => planeOf.value(cell) === plane);
        return here.length === 0 ? NOBODY : new Set(here);
      }),
    };
  });
}
