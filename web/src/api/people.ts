// Accounts, players and their ratings.
import { request } from './client';
import type { GamesPage, Logins, Me, PlayerPage, RatingChange } from './generated/wire';

export type { GamesPage, LoginSummary, Person, PlayerPage, RatingChange, Standing } from './generated/wire';

const id = encodeURIComponent;
const before = (next: string | null) => (next === null ? '' : `?before=${id(next)}`);

export const people = {
  me: () => request<Me>('/me'),
  signUp: (name: string, password: string) => request<Me>('/account', { name, password }),
  logIn: (name: string, password: string) => request<Me>('/login', { name, password }),
  logOut: (everywhere: boolean) => request<Me>('/logout', { everywhere }),
  changePassword: (old: string, next: string) => request<Me>('/account/password', { old, new: next }),
  remove: (password: string) => request<Me>('/account/delete', { password }),
  logins: () => request<Logins>('/account/logins'),
  endLogin: (login: string) => request<Logins>('/account/logins/end', { id: login }),
  /** A file; browsers keep it while it comes. */
  exportPath: '/api/account/export',
  myGames: (next: string | null) => request<GamesPage>(`/me/games${before(next)}`),
  player: (name: string) => request<PlayerPage>(`/players/${id(name)}`),
  ratings: (name: string, game: string) =>
    request<RatingChange[]>(`/players/${id(name)}/ratings?${new URLSearchParams({ game })}`),
  gamesOf: (name: string, next: string | null) =>
    request<GamesPage>(`/players/${id(name)}/games${before(next)}`),
};
