// Analysis of positions (docs/analysis.md). The server keeps nothing: every request carries its whole position.

import { language, t } from '../language';
import { settings } from '../settings';
import { ApiError, failure, request, spoken } from './client';
import { readEvents } from './events';
import type {
  AnalysisRequest,
  Checked,
  End,
  Guide,
  GuideTurn,
  GuideVerdict,
  LineView,
  OpenPosition,
  Place,
  Queued,
  RecordGame,
  RecordGames,
  RecordText,
  Report,
  SecondPartRequest,
  SetupRequest,
} from './generated/analysis';
import type { SecondChoice } from './types';

export type * from './generated/analysis';

const to = (game: string, what: string) => `/games/${encodeURIComponent(game)}/${what}`;

export type EngineNews =
  | { type: 'queued'; queued: Queued }
  | { type: 'lines'; report: Report }
  | { type: 'end'; end: End };

export const analysis = {
  position: (game: string, place: Place) => request<OpenPosition>(to(game, 'position'), place),
  second: (game: string, question: SecondPartRequest) =>
    request<SecondChoice[]>(to(game, 'second'), question),
  /** Texts come in the language of the reader. */
  guide: (game: string, tongue: string) =>
    request<Guide>(`${to(game, 'guide')}?${new URLSearchParams({ language: tongue })}`),
  judge: (game: string, tried: GuideTurn) => request<GuideVerdict>(to(game, 'guide/turn'), tried),
  line: (game: string, place: Place) => request<LineView>(to(game, 'line'), place),
  /** Faults come in the language of the reader. */
  setup: (game: string, question: SetupRequest) =>
    request<Checked>(`${to(game, 'setup')}?${new URLSearchParams({ language: language.peek() })}`, question),
  /** Faults come in the language of the reader. */
  readRecords: (text: string, game: string | null) => {
    const query = new URLSearchParams({ language: language.peek() });
    // For records that name no game.
    if (game !== null) query.set('game', game);
    return request<RecordGames>(`/records/read?${query}`, { text });
  },
  /** Without what only the server sends: the parts of turns, and their algebraic notation. */
  writeRecord: ({ tags, nodes }: RecordGame, notation: 'own' | 'san' = 'own') =>
    request<RecordText>(`/records/write?notation=${notation}`, {
      tags,
      nodes: nodes.map(({ parts: _, san: __, ...node }) => node),
    }),
};

export type Analyse = (
  game: string,
  question: AnalysisRequest,
  signal: AbortSignal,
) => AsyncIterable<EngineNews>;

/** The engine's opinion, as it grows. Ends by itself after `end`; a stream that breaks before throws. */
export const analyse: Analyse = async function* (game, question, signal) {
  let answer: Response;
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json', ...spoken() };
  try {
    const body = JSON.stringify(question);
    answer = await fetch(`/api${to(game, 'analysis')}`, { method: 'POST', headers, body, signal });
  } catch {
    throw new ApiError(0, t('site-unreachable'));
  }
  if (!answer.ok) throw await failure(answer);
  if (!answer.body) throw new ApiError(0, t('site-unreachable'));
  for await (const { name, data } of readEvents(answer.body)) {
    const said: unknown = JSON.parse(data);
    if (name === 'queued') yield { type: 'queued', queued: said as Queued };
    else if (name === 'lines') yield { type: 'lines', report: said as Report };
    else if (name === 'end') {
      yield { type: 'end', end: said as End };
      return;
    }
  }
  throw new ApiError(0, t('site-unreachable'));
};

/** The address of a picture of a position: `svg`, `png`, or `gif` for the turns one after the other. */
export function pictureAddress(
  game: string,
  kind: 'svg' | 'png' | 'gif',
  picture: {
    position: string;
    turns: readonly string[];
    flipped: boolean;
    theme?: string;
    width?: number;
    figures?: boolean;
  },
): string {
  const query = new URLSearchParams({ position: picture.position });
  if (picture.turns.length > 0) query.set('turns', picture.turns.join(' '));
  if (picture.flipped) query.set('flipped', '1');
  if (picture.figures) query.set('characters', '0');
  const { signs } = settings.value;
  // The shapes of moves are the site's alone: pictures have figures instead.
  if (signs !== 'figures' && signs !== 'glyphs') query.set('pieces', signs);
  if (settings.value.boards === 'chequered') query.set('own-board', '0');
  if (picture.theme) query.set('theme', picture.theme);
  if (picture.width) query.set('width', String(picture.width));
  if (kind === 'svg' && language.value !== 'en') query.set('language', language.value);
  return `/api${to(game, `picture.${kind}`)}?${query}`;
}
