// What games there are. Asked for once a visit; a failed request may be made again.
import { signal } from '@preact/signals';
import { api, plain } from '../api/client';
import type { GameDetail, GameSummary, Level } from '../api/types';

export const games = signal<GameSummary[] | null>(null);
export const gamesError = signal<string | null>(null);
export const levels = signal<Level[]>([]);

const details = new Map<string, Promise<GameDetail>>();

export function gameDetail(id: string): Promise<GameDetail> {
  const known = details.get(id);
  if (known) return known;
  const asked = api.game(id);
  details.set(id, asked);
  asked.catch(() => details.delete(id));
  return asked;
}

export async function loadGames(): Promise<void> {
  if (games.value !== null) return;
  gamesError.value = null;
  try {
    games.value = await api.games();
  } catch (error) {
    gamesError.value = plain(error);
  }
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

/** Games whose texts hold every word that was typed. */
export function matching(all: GameSummary[], query: string): GameSummary[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((w) => w !== '');
  return all.filter((game) => {
    const text =
      `${game.name} ${game.inventor} ${game.year} ${game.family} ${game.summary} ${game.id}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Families in the order in which the server names them first; the standard games come last. */
export function byFamily(all: GameSummary[]): { family: string; games: GameSummary[] }[] {
  const families = new Map<string, GameSummary[]>();
  for (const game of all) {
    const members = families.get(game.family);
    if (members) members.push(game);
    else families.set(game.family, [game]);
  }
  const standard = (family: string) => (/^standard/i.test(family) ? 1 : 0);
  return [...families]
    .map(([family, members]) => ({ family, games: members }))
    .sort((a, b) => standard(a.family) - standard(b.family));
}
