// The level of a board in space that a person attends to, so that it stays in sight when the view changes its form.
import { effect, type Signal } from '@preact/signals';
import type { Piece } from '../api/types';
import { placeOf, type Shape } from './geometry';
import type { BoardModel } from './model';

export interface Attention {
  /**
   * The level of the cell clicked, gone to by keys or picked up last, or chosen since; null before the first of these. Cells that the
   * pointer only crosses do not count: on its way to a button it crosses many.
   */
  level(): number | null;
  stop(): void;
}

/** Follows the model from now on, and `chosen`, the level that was asked for. */
export function follow(
  model: Pick<BoardModel, 'shape' | 'cursor' | 'marks'>,
  chosen: Signal<number | null>,
): Attention {
  let last: number | null = null;
  const attend = (cell: string | null) => {
    const place = cell === null ? null : placeOf(model.shape, cell);
    if (place) last = place.level;
  };
  let cursor = model.cursor.peek();
  const stops = [
    effect(() => attend(model.marks.value.picked)),
    model.cursor.subscribe((cell) => {
      // Where keys begin, nobody has gone.
      if (cursor !== null && cell !== cursor) attend(cell);
      cursor = cell;
    }),
    chosen.subscribe((level) => {
      last = level ?? last;
    }),
  ];
  return {
    level: () => last,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** The level that is shown alone before anybody has chosen one: of those with pieces the one nearest to the middle. */
export function firstLevel(shape: Shape, pieces: readonly Piece[]): number {
  const middle = Math.floor(shape.levels.length / 2);
  const taken = new Set(pieces.map((piece) => placeOf(shape, piece.cell)?.level));
  const levels = Array.from(shape.levels, (_, level) => level).filter((level) => taken.has(level));
  return levels.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle;
}
