// One function per request. Every failure becomes an ApiError whose message can be shown to people as it is.
import { t } from '../language';
import type {
  Everyman,
  GameDetail,
  GameSummary,
  Lesson,
  Level,
  NewSession,
  Reach,
  SecondChoice,
  SessionSummary,
  State,
} from './types';

export class ApiError extends Error {
  readonly status: number;
  /** The state that the server sent along (a turn for a position that has gone). */
  readonly state: State | null;

  constructor(status: number, message: string, state: State | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.state = state;
  }
}

function isState(value: unknown): value is State {
  return typeof value === 'object' && value !== null && 'ply' in value && 'pieces' in value;
}

function failure(status: number, body: unknown): ApiError {
  if (isState(body)) return new ApiError(status, t().site.movedOn, body);
  const message =
    typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
      ? body.error
      : t().site.refused(status);
  const state =
    typeof body === 'object' && body !== null && 'state' in body && isState(body.state) ? body.state : null;
  return new ApiError(status, message, state);
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { headers: { accept: 'application/json' } }
      : {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, t().site.unreachable);
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) throw failure(response.status, data);
  return data as T;
}

const id = encodeURIComponent;

export const api = {
  games: () => request<GameSummary[]>('/games'),
  game: (game: string) => request<GameDetail>(`/games/${id(game)}`),
  lesson: (game: string, language: string) =>
    request<Lesson>(`/games/${id(game)}/lesson?${new URLSearchParams({ language })}`),
  /** Where the man on a cell can go; `board` is a position's text, or men that need not be a position. */
  reach: (game: string, cell: string, board: { position: string } | { men: string }) =>
    request<Reach>(`/games/${id(game)}/reach?${new URLSearchParams({ cell, ...board })}`),
  men: () => request<Everyman[]>('/men'),
  levels: () => request<Level[]>('/levels'),
  sessions: () => request<SessionSummary[]>('/sessions'),
  create: (session: NewSession) => request<State>('/sessions', session),
  session: (session: string) => request<State>(`/sessions/${id(session)}`),
  second: (session: string, first: string) =>
    request<SecondChoice[]>(`/sessions/${id(session)}/second?first=${id(first)}`),
  turn: (session: string, text: string, ply: number) =>
    request<State>(`/sessions/${id(session)}/turn`, { text, ply }),
  undo: (session: string) => request<State>(`/sessions/${id(session)}/undo`, {}),
  resign: (session: string) => request<State>(`/sessions/${id(session)}/resign`, {}),
  draw: (session: string) => request<State>(`/sessions/${id(session)}/draw`, {}),
  eventsUrl: (session: string) => `/api/sessions/${id(session)}/events`,
};

/** What to tell people about anything that was thrown. */
export function plain(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return t().site.broken;
}
