// What people want of the engine: the same for all games, kept in the browser.
import { effect, signal } from '@preact/signals';
import { store, stored } from '../settings';

/** How many lines are wanted, and whether the engine is asked at all: the same for all games, kept in the browser. */
export const wish = signal(readWish(stored('variorum.engine')));
effect(() => store('variorum.engine', JSON.stringify(wish.value)));

export interface Wish {
  on: boolean;
  lines: number;
  arrows: boolean;
}

export const MOST_LINES = 5;

export function readWish(text: string | null): Wish {
  let found: Partial<Record<keyof Wish, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) found = parsed;
  } catch {
    // A torn text counts as none.
  }
  const lines = typeof found.lines === 'number' ? Math.round(found.lines) : 3;
  return {
    on: found.on !== false,
    lines: lines >= 1 && lines <= MOST_LINES ? lines : 3,
    arrows: found.arrows !== false,
  };
}
