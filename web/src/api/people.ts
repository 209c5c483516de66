// Accounts, players and their ratings.
import { request } from './client';
import type { SessionSummary } from './types';

export interface Person {
  name: string;
  /** When the account was made, in milliseconds since 1970. */
  created: number;
}

/** A rating in one game. */
export interface Standing {
  game: string;
  /** The game's name. */
  name: string;
  rating: number;
  deviation: number;
  /** Is little known yet? */
  provisional: boolean;
  /** Rated games played. */
  games: number;
}

export interface Player extends Person {
  ratings: Standing[];
  games: SessionSummary[];
}

export interface Page {
  games: SessionSummary[];
  /** What to send as `before` for the next page; null: there is none. */
  next: string | null;
}

interface Me {
  account: Person | null;
}

const id = encodeURIComponent;
const before = (next: string | null) => (next === null ? '' : `?before=${id(next)}`);

export const people = {
  me: () => request<Me>('/me'),
  signUp: (name: string, password: string) => request<Me>('/account', { name, password }),
  logIn: (name: string, password: string) => request<Me>('/login', { name, password }),
  logOut: (everywhere: boolean) => request<Me>('/logout', { everywhere }),
  changePassword: (old: string, next: string) => request<Me>('/account/password', { old, new: next }),
  remove: (password: string) => request<Me>('/account/delete', { password }),
  myGames: (next: string | null) => request<Page>(`/me/games${before(next)}`),
  player: (name: string) => request<Player>(`/players/${id(name)}`),
  gamesOf: (name: string, next: string | null) => request<Page>(`/players/${id(name)}/games${before(next)}`),
};
