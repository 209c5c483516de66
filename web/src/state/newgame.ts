// What the new-game dialog asks, and what it sends.
import { signal } from '@preact/signals';
import type { GameSummary, NewSession } from '../api/types';

export type Opponent = 'engine' | 'person' | 'watch';
export type Seat = 'white' | 'black' | 'chance';

export interface Wish {
  opponent: Opponent;
  seat: Seat;
  level: number;
  array: number;
  position: string;
}

/** The game whose dialog is open, with what was wished for last. */
export interface Asked {
  game: Pick<GameSummary, 'id' | 'name'>;
  /** The field for a position of one's own is open at once. */
  paste: boolean;
}

export const asking = signal<Asked | null>(null);
const last = signal<Wish>({ opponent: 'engine', seat: 'white', level: 3, array: 0, position: '' });

export function askNewGame(game: Asked['game'], paste = false): void {
  asking.value = { game, paste };
}

export function lastWish(): Wish {
  return last.value;
}

export function rememberWish(wish: Wish): void {
  last.value = wish;
}

/** `chance` decides the colour when the player leaves it open: below a half is White. */
export function sessionFor(game: string, wish: Wish, chance: number): NewSession {
  const seat = wish.seat === 'chance' ? (chance < 0.5 ? 'white' : 'black') : wish.seat;
  const engine = wish.opponent === 'engine';
  const both = wish.opponent === 'watch';
  const session: NewSession = {
    game,
    white: both || (engine && seat === 'black') ? 'engine' : 'person',
    black: both || (engine && seat === 'white') ? 'engine' : 'person',
    level: wish.level,
  };
  const position = wish.position.trim().replace(/\s+/g, ' ');
  if (position !== '') session.position = position;
  else if (wish.array > 0) session.array = wish.array;
  return session;
}
