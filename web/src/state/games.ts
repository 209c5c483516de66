// The list of games, fetched once a visit; a failed request may be repeated.
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { api, plain } from '../api/client';
import type { GameDetail, GameSummary, Level, SideNames } from '../api/types';
import { language, lookUp, t } from '../language';

export const games = signal<GameSummary[] | null>(null);
export const gamesError = signal<string | null>(null);
export const levels = signal<Level[]>([]);

const details = new Map<string, Promise<GameDetail>>();

/** A game, with its pieces' names in the reader's language. */
export function gameDetail(id: string): Promise<GameDetail> {
  const locale = language.peek();
  const key = `${locale} ${id}`;
  const known = details.get(key);
  if (known) return known;
  const request = api.game(id, locale);
  details.set(key, request);
  request.catch(() => details.delete(key));
  return request;
}

/** A game in the reader's language, also after a change of language. Boards in use stay as they are. */
export function localized(game: GameDetail): { localGame: ReadonlySignal<GameDetail>; stop: () => void } {
  const localGame = signal(game);
  let before = language.peek();
  const stop = effect(() => {
    const locale = language.value;
    if (locale === before) return;
    before = locale;
    gameDetail(game.id).then(
      (detail) => {
        if (language.peek() === locale) localGame.value = detail;
      },
      () => undefined,
    );
  });
  return { localGame, stop };
}

/** What the sides of a game of the list are called. */
export function sidesOf(id: string): SideNames | undefined {
  return games.value?.find((game) => game.id === id)?.sides;
}

/** The language of the list. */
let listLanguage: string | null = null;

/** Fetches the games, and again after the language was changed. */
export async function loadGames(): Promise<void> {
  const wanted = language.value;
  if (games.value !== null && listLanguage === wanted) return;
  gamesError.value = null;
  try {
    const list = await api.games(wanted);
    if (language.value === wanted) {
      games.value = list;
      listLanguage = wanted;
    }
  } catch (error) {
    gamesError.value = plain(error);
  }
}

/** The name of a game in the reader's language; `own`, the server's, until the list is there. */
export function gameName(id: string, own: string): string {
  const list = games.value;
  if (language.value === 'en' || listLanguage !== language.value) return own;
  return list?.find((game) => game.id === id)?.name ?? own;
}

/** A level's name and what it means, in the reader's language. */
export function levelWords(level: number): { name: string; description: string } | undefined {
  const own = levels.value.find((one) => one.level === level);
  const name = lookUp(`level-${level}`) ?? own?.name;
  const description = lookUp(`level-${level}-description`) ?? own?.description;
  return name === undefined || description === undefined ? undefined : { name, description };
}

export async function loadLevels(): Promise<void> {
  if (levels.value.length > 0) return;
  levels.value = await api.levels();
}

export function forgetGames(): void {
  games.value = null;
  levels.value = [];
  details.clear();
}

/** How far a game is from a chessboard, as far as its size and its neutral pieces tell. */
function strangeness(game: GameSummary): number {
  const levels = Math.max(1, game.levels.length);
  return (game.files * game.ranks * levels) / 64 + (levels > 1 ? 2 : 0) + (game.neutrals > 0 ? 2 : 0);
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Families with their games; those least like the chess that everyone knows come first. */
export function byFamily(all: GameSummary[]): { family: string; games: GameSummary[] }[] {
  const families = new Map<string, GameSummary[]>();
  for (const game of all) {
    // A user's own game may name none.
    const family = game.family || t('gallery-other-family');
    const members = families.get(family);
    if (members) members.push(game);
    else families.set(family, [game]);
  }
  return [...families]
    .map(([family, members]) => ({ family, games: members, rank: median(members.map(strangeness)) }))
    .sort((a, b) => b.rank - a.rank || a.family.localeCompare(b.family))
    .map(({ family, games: members }) => ({ family, games: members }));
}
