// What the new-game dialog asks, and what it sends.
import { signal } from '@preact/signals';
import type { Control, GameSummary, NewSession, SeatWish } from '../api/types';

export type Opponent = 'engine' | 'here' | 'friend' | 'open' | 'watch';
export const OPPONENTS: Opponent[] = ['engine', 'here', 'friend', 'open', 'watch'];
export type Seat = 'white' | 'black' | 'chance';

/** A custom clock: minutes at the start, seconds added or waited in each turn. */
export interface OwnClock {
  minutes: number;
  seconds: number;
  kind: 'increment' | 'delay';
}

/** Minutes and seconds added a turn; turns on large boards take their time. */
export const PRESETS: [minutes: number, seconds: number][] = [
  [3, 2],
  [5, 5],
  [10, 10],
  [20, 20],
  [45, 30],
];

/** `none`, `own`, or the number of a preset. */
export type ClockWish = 'none' | 'own' | number;

export interface Wish {
  opponent: Opponent;
  seat: Seat;
  level: number;
  clock: ClockWish;
  own: OwnClock;
  rated: boolean;
  startNumber: number;
  position: string;
}

/** The game whose dialog is open. */
export interface Asked {
  game: Pick<GameSummary, 'id' | 'name'>;
  /** The field for a custom position is open at once. */
  paste: boolean;
  /** The opponent, where the link to the dialog says it already. */
  opponent: Opponent | null;
  /** Position text to begin with, where the way to the dialog says it already. */
  position: string | null;
}

const USUAL: Wish = {
  opponent: 'engine',
  seat: 'white',
  level: 3,
  clock: 'none',
  own: { minutes: 15, seconds: 10, kind: 'increment' },
  rated: false,
  startNumber: 0,
  position: '',
};

export const asking = signal<Asked | null>(null);
const last = signal<Wish>(USUAL);

export function askNewGame(
  game: Asked['game'],
  { paste = false, opponent = null, position = null }: Partial<Omit<Asked, 'game'>> = {},
): void {
  asking.value = { game, paste: paste || position !== null, opponent, position };
}

export function lastWish(): Wish {
  return last.value;
}

export function rememberWish(wish: Wish): void {
  last.value = wish;
}

/** Longest times that may be asked for. */
export const LIMITS = { minutes: 180, seconds: 180 };

export function controlFor({ clock, own, opponent }: Wish): Control | null {
  // Against itself the engine needs no clock.
  if (clock === 'none' || opponent === 'watch') return null;
  const within = (n: number, most: number) => (Number.isFinite(n) ? Math.min(most, Math.max(0, n)) : 0);
  if (clock === 'own') {
    const base = Math.max(0.25, within(own.minutes, LIMITS.minutes)) * 60_000;
    const seconds = Math.round(within(own.seconds, LIMITS.seconds)) * 1000;
    const added = own.kind === 'increment';
    return { base: Math.round(base), increment: added ? seconds : 0, delay: added ? 0 : seconds };
  }
  const [minutes, seconds] = PRESETS[clock] ?? [10, 10];
  return { base: minutes * 60_000, increment: seconds * 1000, delay: 0 };
}

/** Can a game wished for like this count for ratings? The account is asked about elsewhere. */
export function mayBeRated(wish: Wish): boolean {
  const people = wish.opponent === 'friend' || wish.opponent === 'open';
  return people && controlFor(wish) !== null && wish.startNumber === 0 && wish.position.trim() === '';
}

const ACROSS: Record<Opponent, SeatWish> = {
  engine: 'engine',
  here: 'me',
  friend: 'open',
  open: 'open',
  watch: 'engine',
};

/** What the server is asked for. `account`: the wisher is logged in. */
export function sessionFor(game: string, wish: Wish, account: boolean): NewSession {
  const { opponent, seat, level } = wish;
  const me: SeatWish = opponent === 'watch' ? 'engine' : 'me';
  const across = ACROSS[opponent];
  const black = seat === 'black' && opponent !== 'here' && opponent !== 'watch';
  const session: NewSession = { game, white: black ? across : me, black: black ? me : across };
  if (seat === 'chance' && me !== across) session.random = true;
  if (across === 'engine') session.level = level;
  if (opponent === 'open') session.listed = true;
  const control = controlFor(wish);
  if (control) session.clock = control;
  if (wish.rated && account && mayBeRated(wish)) session.rated = true;
  const position = wish.position.trim().replace(/\s+/g, ' ');
  if (position !== '') session.position = position;
  else if (wish.startNumber > 0) session.startNumber = wish.startNumber;
  return session;
}
