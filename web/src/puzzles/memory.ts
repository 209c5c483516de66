// What the browser knows of puzzles, for readers without an account: which ones were tried, and the streaks. Nothing is rated.
import { fieldsOf, store, stored } from '../settings';

export interface Memory {
  /** The puzzles tried, the last one at the end. */
  tried: readonly string[];
  /** Puzzles solved at the first attempt since the last miss, and the most. */
  run: number;
  bestRun: number;
  /** Days in a row with a solved daily puzzle, up to `lastDay` (days since 1970), and the most. */
  days: number;
  bestDays: number;
  lastDay: number;
}

/** What became of a puzzle. */
export interface Result {
  id: string;
  daily: boolean;
  is: 'solved' | 'missed' | 'shown';
}

const KEY = 'variorum.puzzles';
/** The most puzzles that are remembered: their ids must fit into a request. */
const MOST = 120;
const DAY = 86_400_000;

/** The day in days since 1970 (UTC), as the server counts. */
export const dayOf = (now: number): number => Math.floor(now / DAY);

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

/** The valid part of what was stored. */
export function readMemory(text: string | null): Memory {
  const found = fieldsOf<Record<keyof Memory, unknown>>(text);
  const tried = Array.isArray(found.tried) ? found.tried : [];
  const lastDay =
    typeof found.lastDay === 'number' && Number.isSafeInteger(found.lastDay) ? found.lastDay : -1;
  return {
    tried: tried
      .filter((id): id is string => typeof id === 'string' && /^[a-z0-9-]{1,32}$/.test(id))
      .slice(-MOST),
    run: count(found.run),
    bestRun: count(found.bestRun),
    days: count(found.days),
    bestDays: count(found.bestDays),
    lastDay,
  };
}

/** What is remembered after a result: the first one of a puzzle counts in the run, and a daily puzzle once on its day. */
export function after(memory: Memory, { id, daily, is }: Result, day: number): Memory {
  const first = !memory.tried.includes(id);
  const run = !first ? memory.run : is === 'solved' ? memory.run + 1 : 0;
  const counts = daily && is === 'solved' && day > memory.lastDay;
  const days = !counts ? memory.days : memory.lastDay + 1 === day ? memory.days + 1 : 1;
  return {
    tried: [...memory.tried.filter((one) => one !== id), id].slice(-MOST),
    run,
    bestRun: Math.max(memory.bestRun, run),
    days,
    bestDays: Math.max(memory.bestDays, days),
    lastDay: counts ? day : memory.lastDay,
  };
}

export const memory = (): Memory => readMemory(stored(KEY));

export function remember(result: Result): void {
  store(KEY, JSON.stringify(after(memory(), result, dayOf(Date.now()))));
}
