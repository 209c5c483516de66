// Outlines of characters, fetched when a piece or a board first needs them.
import { signal } from '@preact/signals';

/** Side of the square that the outlines are drawn on. */
export const SQUARE = 240;

/** The outlines that have been fetched, by character. */
export const outlines = signal<Readonly<Record<string, string>>>({});

let asked = false;

/** Fetches the outlines, once. Until they are there, and for characters without one, fonts of the reader's write them. */
export function wantOutlines(): void {
  if (asked) return;
  asked = true;
  import('../../../assets/characters/outlines.json').then(
    (module) => {
      outlines.value = module.default.outlines;
    },
    () => {
      asked = false;
    },
  );
}
