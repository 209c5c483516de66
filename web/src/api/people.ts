// Accounts, players and their ratings.
import { request } from './client';
import type {
  Blocked,
  GamesPage,
  Logins,
  MadeRecoveryCodes,
  Me,
  NewReport,
  PlayerPage,
  RatingChange,
  Received,
  RecoveryCodes,
} from './generated/wire';

export type {
  Blocked,
  GamesPage,
  LoginSummary,
  Logins,
  Person,
  PlayerPage,
  RatingChange,
  RecoveryCodes,
  ReportReason,
  Standing,
} from './generated/wire';

const id = encodeURIComponent;
const before = (next: string | null) => (next === null ? '' : `?before=${id(next)}`);

export const people = {
  me: () => request<Me>('/me'),
  signUp: (name: string, password: string) => request<Me>('/account', { name, password }),
  logIn: (name: string, password: string) => request<Me>('/login', { name, password }),
  logOut: (everywhere: boolean) => request<Me>('/logout', { everywhere }),
  changePassword: (old: string, next: string) => request<Me>('/account/password', { old, new: next }),
  codes: () => request<RecoveryCodes>('/account/codes'),
  /** A new set of recovery codes, told only once. */
  makeCodes: (password: string) => request<MadeRecoveryCodes>('/account/codes', { password }),
  recover: (name: string, code: string, password: string) =>
    request<Me>('/recover', { name, code, password }),
  remove: (password: string) => request<Me>('/account/delete', { password }),
  /** The players that the account has blocked. */
  blocks: () => request<Blocked[]>('/me/blocks'),
  block: (name: string, blocked: boolean) => request<Blocked[]>('/me/blocks', { name, blocked }),
  /** `key`: of the private game in which a line was said. */
  report: (report: NewReport, key: string | null = null) =>
    request<Received>(`/reports${key === null ? '' : `?${new URLSearchParams({ key })}`}`, report),
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
