// One function per request. Every failure becomes an ApiError whose message can be shown to people as it is.
import { language, lookUp, t } from '../language';
import type {
  AskAnswer,
  AskRequest,
  Effects,
  EffectsRequest,
  Exact,
  Hint,
  LineView,
  Place,
  Refusal,
  RefusalRequest,
  Threats,
} from './generated/analysis';
import type { Code, Failure } from './generated/wire';
import type {
  Act,
  Attacks,
  Challenge,
  CreatedSession,
  GameDetail,
  GameEndings,
  GameSummary,
  Lesson,
  Level,
  NewSession,
  PieceOverview,
  Reach,
  SecondChoice,
  SessionSummary,
  View,
} from './types';

interface Cause {
  code?: Code | null;
  view?: View | null;
  /** The language of the server's message. */
  spoken?: string;
}

/** The message is in the reader's language if the server answered in it or the code is known; otherwise it is the server's. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's code for what went wrong; null when it sent none, or was not reached. */
  readonly code: Code | null;
  /** The view that the server sent along (a turn for a position that has gone). */
  readonly view: View | null;

  constructor(status: number, message: string, { code = null, view = null, spoken = 'en' }: Cause = {}) {
    super((spoken !== language.peek() && code !== null && lookUp(`error-${code}`)) || message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.view = view;
  }

  /** The server was not reached, by the browser or by a proxy: it may be back in a moment. */
  get away(): boolean {
    return this.status === 0 || (this.status >= 502 && this.status <= 504 && this.code === null);
  }
}

function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null && 'ply' in value && 'pieces' in value;
}

/** Asks for sentences in the reader's language. */
export const spoken = () => ({ 'accept-language': language.peek() });

/** The error in a failed response. */
export async function failure(answer: Response): Promise<ApiError> {
  const { status } = answer;
  const body: unknown = await answer.json().catch(() => null);
  if (isView(body)) return new ApiError(status, t('site-moved-on'), { view: body });
  if (typeof body !== 'object' || body === null) return new ApiError(status, t('site-refused', { status }));
  // A server that is newer than this page may send words that it does not know.
  const { error, code } = body as Partial<Failure>;
  const message = typeof error === 'string' ? error : t('site-refused', { status });
  const spoken = answer.headers.get('content-language') ?? 'en';
  return new ApiError(status, message, { code: code ?? null, spoken });
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function request<T>(path: string, body?: unknown, method?: Method): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { method: method ?? 'GET', headers: { accept: 'application/json', ...spoken() } }
      : {
          method: method ?? 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/json', ...spoken() },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, init);
  } catch {
    throw new ApiError(0, t('site-unreachable'));
  }
  if (!response.ok) throw await failure(response);
  return (await response.json().catch(() => null)) as T;
}

const id = encodeURIComponent;

export const api = {
  games: (language: string) => request<GameSummary[]>(`/games?${new URLSearchParams({ language })}`),
  game: (game: string, language: string) =>
    request<GameDetail>(`/games/${id(game)}?${new URLSearchParams({ language })}`),
  /** Which pieces win alone. */
  endings: (game: string) => request<GameEndings>(`/games/${id(game)}/endings`),
  lesson: (game: string, language: string) =>
    request<Lesson>(`/games/${id(game)}/lesson?${new URLSearchParams({ language })}`),
  /** Where the piece on a cell can go; `board` is a position's text, or pieces that need not be a position. */
  reach: (game: string, cell: string, board: { position: string } | { pieces: string }) =>
    request<Reach>(`/games/${id(game)}/reach?${new URLSearchParams({ cell, ...board })}`),
  /** The pieces of both sides that attack a cell. */
  attacks: (game: string, cell: string, position: string) =>
    request<Attacks>(`/games/${id(game)}/attacks?${new URLSearchParams({ cell, position })}`),
  /** Why a turn is not legal. */
  refusal: (game: string, asked: RefusalRequest) => request<Refusal>(`/games/${id(game)}/refusal`, asked),
  /** A line that was typed: a move, a question or a command. */
  ask: (game: string, asked: AskRequest) => request<AskAnswer>(`/games/${id(game)}/ask`, asked),
  /** What a turn does. */
  effects: (game: string, asked: EffectsRequest) => request<Effects>(`/games/${id(game)}/effects`, asked),
  /** What the other side would do if it were its turn, and what the engine would do: on analysis boards. */
  threats: (game: string, place: Place) => request<Threats>(`/games/${id(game)}/threats`, place),
  hint: (game: string, place: Place) => request<Hint>(`/games/${id(game)}/hint`, place),
  exact: (game: string, place: Place) => request<Exact>(`/games/${id(game)}/exact`, place),
  /** The same in a game against the engine. */
  threatsInPlay: (session: string) => request<Threats>(`/sessions/${id(session)}/threats`),
  exactInPlay: (session: string) => request<Exact>(`/sessions/${id(session)}/exact`),
  hintInPlay: (session: string) => request<Hint>(`/sessions/${id(session)}/hint`),
  pieces: (language: string) => request<PieceOverview[]>(`/pieces?${new URLSearchParams({ language })}`),
  levels: () => request<Level[]>('/levels'),
  /** The positions along a line, from the one after `from` turns on. */
  line: (game: string, line: { start: string; turns: string[]; from: number }) =>
    request<LineView>(`/games/${id(game)}/line`, line),
  /** The reader's own games. */
  sessions: () => request<SessionSummary[]>('/sessions'),
  /** Listed games to watch. */
  publicSessions: () => request<SessionSummary[]>('/sessions/public'),
  lobby: () => request<Challenge[]>('/lobby'),
  create: (session: NewSession) => request<CreatedSession>('/sessions', session),
  /** `key`: from the link of a private game. */
  session: (session: string, key: string | null = null) =>
    request<View>(`/sessions/${id(session)}${key === null ? '' : `?${new URLSearchParams({ key })}`}`),
  join: (session: string, key: string | null = null) =>
    request<View>(`/sessions/${id(session)}/join`, key === null ? {} : { key }),
  act: (session: string, act: Act) => request<View>(`/sessions/${id(session)}/act`, act),
  second: (session: string, first: string) =>
    request<SecondChoice[]>(`/sessions/${id(session)}/second?first=${id(first)}`),
};

/** A message for people about anything that was thrown. */
export function plain(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return t('site-broken');
}

/** A game in progress or finished as other programs read it: PGN with turns in algebraic notation. */
export async function recordOf(id: string): Promise<string> {
  const answer = await fetch(`/api/sessions/${id}/record?notation=san`, { headers: spoken() });
  if (!answer.ok) throw await failure(answer);
  return answer.text();
}
