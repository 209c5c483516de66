// Which views a person likes to see boards in space in: the same for every game, kept in the browser.
import { effect, type Signal, signal } from '@preact/signals';
import { fieldsOf, store, stored } from '../settings';
import type { Display, ViewName } from './model';
import { VIEWS } from './views';

const KEY = 'variorum.boards';
const NAMES: readonly string[] = VIEWS;

/** Until a person chooses, the view follows the game and the window. */
export const UNCHOSEN: Display = { main: null, beside: null, narrow: 'one' };

/** Reads the valid parts of a stored text. */
export function readDisplay(text: string | null): Display {
  const found = fieldsOf<Display>(text);
  const view = (name: unknown) => (NAMES.includes(String(name)) ? (name as ViewName) : null);
  return {
    main: view(found.main),
    beside: found.beside === undefined ? UNCHOSEN.beside : view(found.beside),
    narrow: found.narrow === 'all' ? 'all' : 'one',
  };
}

let kept: Signal<Display> | null = null;

/** The choice, as all boards that follow it share it. */
export function keptDisplay(): Signal<Display> {
  if (kept) return kept;
  const display = signal(readDisplay(stored(KEY)));
  effect(() => store(KEY, JSON.stringify(display.value)));
  kept = display;
  return display;
}
