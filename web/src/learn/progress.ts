// How far a player has come in the guided games, kept in the browser.
import { fieldsOf, store, stored } from '../settings';

export interface Progress {
  /** The step to go on with, from 0; as many as there are steps when all is done. */
  at: number;
  /** The steps whose task was done, in any order. */
  done: readonly number[];
}

const KEY = 'variorum.guides';
const NONE: Progress = { at: 0, done: [] };

const whole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** The valid part of what was stored about a guide of so many steps. */
export function readProgress(text: string | null, game: string, steps: number): Progress {
  const all = fieldsOf<Record<string, unknown>>(text);
  const found = Object.hasOwn(all, game) ? all[game] : undefined;
  if (typeof found !== 'object' || found === null) return NONE;
  const { at, done } = found as Partial<Record<keyof Progress, unknown>>;
  return {
    at: whole(at, steps) ? at : 0,
    done: Array.isArray(done) ? [...new Set(done.filter((one) => whole(one, steps - 1)))] : [],
  };
}

export const progressOf = (game: string, steps: number): Progress => readProgress(stored(KEY), game, steps);

export function keepProgress(game: string, progress: Progress, steps: number): void {
  const all = fieldsOf<Record<string, unknown>>(stored(KEY));
  store(KEY, JSON.stringify({ ...all, [game]: { ...progress, steps } }));
}

/** How many steps of a guide are done, and how many it has; null where it was not begun. */
export function progressBegun(game: string): { at: number; steps: number } | null {
  const all = fieldsOf<Record<string, unknown>>(stored(KEY));
  const found = Object.hasOwn(all, game) ? all[game] : undefined;
  if (typeof found !== 'object' || found === null) return null;
  const { at, steps } = found as { at?: unknown; steps?: unknown };
  return whole(steps, Number.MAX_SAFE_INTEGER) && steps > 0 && whole(at, steps) && at > 0
    ? { at, steps }
    : null;
}
