// What the new-game dialog asks, and what it sends.
import { signal } from '@preact/signals';
import type { Control, GameSummary, NewSession, SeatRequest } from '../api/types';

export type Opponent = 'engine' | 'here' | 'friend' | 'open' | 'watch';
export const OPPONENTS: Opponent[] = ['engine', 'here', 'friend', 'open', 'watch'];
export type Seat = 'white' | 'black' | 'random';

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
export type ClockOption = 'none' | 'own' | number;

export interface GameOptions {
  opponent: Opponent;
  seat: Seat;
  level: number;
  clock: ClockOption;
  own: OwnClock;
  rated: boolean;
  startNumber: number;
  /** The number of the random start of this start position; `null` without one. */
  array: number | null;
  position: string;
}

/** The game whose dialog is open. */
export interface NewGameRequest {
  game: Pick<GameSummary, 'id' | 'name'>;
  /** The field for a custom position is open from the start. */
  paste: boolean;
  /** The opponent, where the link to the dialog names one. */
  opponent: Opponent | null;
  /** Position text to begin with, where the link to the dialog gives one. */
  position: string | null;
}

const USUAL: GameOptions = {
  opponent: 'engine',
  seat: 'white',
  level: 5,
  clock: 'none',
  own: { minutes: 15, seconds: 10, kind: 'increment' },
  rated: false,
  startNumber: 0,
  array: null,
  position: '',
};

/** The number of one of so many random starts, each as likely as the others. */
export function drawArray(count: number): number {
  return Math.floor(Math.random() * count);
}

export const newGameDialog = signal<NewGameRequest | null>(null);
const last = signal<GameOptions>(USUAL);

export function openNewGameDialog(
  game: NewGameRequest['game'],
  { paste = false, opponent = null, position = null }: Partial<Omit<NewGameRequest, 'game'>> = {},
): void {
  newGameDialog.value = { game, paste: paste || position !== null, opponent, position };
}

export function lastOptions(): GameOptions {
  return last.value;
}

export function rememberOptions(options: GameOptions): void {
  last.value = options;
}

/** The longest times that the dialog accepts. */
export const LIMITS = { minutes: 180, seconds: 180 };

export function controlFor({ clock, own, opponent }: GameOptions): Control | null {
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

/** Can a game with these options be rated? Whether the player is logged in is checked elsewhere. */
export function mayBeRated(options: GameOptions): boolean {
  const people = options.opponent === 'friend' || options.opponent === 'open';
  return (
    people &&
    controlFor(options) !== null &&
    options.startNumber === 0 &&
    options.array === null &&
    options.position.trim() === ''
  );
}

const ACROSS: Record<Opponent, SeatRequest> = {
  engine: 'engine',
  here: 'me',
  friend: 'open',
  open: 'open',
  watch: 'engine',
};

/** The request to the server. `account`: the player is logged in. `start`: the start position that is shuffled, by its name in the file. */
export function sessionFor(game: string, options: GameOptions, account: boolean, start = ''): NewSession {
  const { opponent, seat, level } = options;
  const me: SeatRequest = opponent === 'watch' ? 'engine' : 'me';
  const across = ACROSS[opponent];
  const black = seat === 'black' && opponent !== 'here' && opponent !== 'watch';
  const session: NewSession = { game, white: black ? across : me, black: black ? me : across };
  if (seat === 'random' && me !== across) session.random = true;
  if (across === 'engine') session.level = level;
  if (opponent === 'open') session.listed = true;
  const control = controlFor(options);
  if (control) session.clock = control;
  if (options.rated && account && mayBeRated(options)) session.rated = true;
  const position = options.position.trim().replace(/\s+/g, ' ');
  if (position !== '') session.position = position;
  else if (options.array !== null) session.position = `array ${options.array} ${start}`.trimEnd();
  else if (options.startNumber > 0) session.startNumber = options.startNumber;
  return session;
}
