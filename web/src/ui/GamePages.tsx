// A long list of games, a page at a time. The newest page is fetched again while the list is in sight.
import { useCallback, useEffect, useState } from 'preact/hooks';
import { plain } from '../api/client';
import type { GamesPage } from '../api/people';
import type { SessionSummary } from '../api/types';
import { t } from '../language';
import { useRefresh } from './refresh';

/** How long a list stands before it is fetched again, in milliseconds. */
const REFRESH = 10_000;

interface Known {
  games: SessionSummary[];
  /** Where the next page begins; null: there is none. */
  next: string | null;
}

export interface Pages {
  games: SessionSummary[] | null;
  error: string | null;
  /** Fetches the next page; null: there is none. */
  more: (() => void) | null;
}

/** The list with the page that follows it. */
export function extended(known: Known, page: GamesPage): Known {
  const ids = new Set(known.games.map((game) => game.id));
  // A game that has changed since stands above already.
  return { games: [...known.games, ...page.games.filter((game) => !ids.has(game.id))], next: page.next };
}

/** The list with its newest page as it is now: games come to its top when they change, and may be gone. */
export function refreshed(known: Known | null, newest: GamesPage): Known {
  const last = newest.games.at(-1);
  // Where it reaches everything, it is everything.
  if (known === null || newest.next === null || last === undefined) return newest;
  // More games may have changed than the page holds, unless it reaches one that has not.
  const before = new Map(known.games.map((game) => [game.id, game.updated]));
  if (!newest.games.some((game) => before.get(game.id) === game.updated)) return newest;
  const ids = new Set(newest.games.map((game) => game.id));
  const older = known.games.filter((game) => game.updated <= last.updated && !ids.has(game.id));
  return older.length === 0 ? newest : { games: [...newest.games, ...older], next: known.next };
}

/** `fetchPage` must stay the same from drawing to drawing. */
export function usePages(fetchPage: (next: string | null) => Promise<GamesPage>): Pages {
  const [known, setKnown] = useState<Known | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(
    () =>
      void fetchPage(null).then(
        (page) => {
          setKnown((now) => refreshed(now, page));
          setError(null);
        },
        (problem: unknown) => setError(plain(problem)),
      ),
    [fetchPage],
  );
  const more = (next: string) =>
    void fetchPage(next).then(
      (page) => setKnown((now) => now && extended(now, page)),
      (problem: unknown) => setError(plain(problem)),
    );
  useEffect(load, [load]);
  useRefresh(load, REFRESH);
  const next = known?.next ?? null;
  return { games: known?.games ?? null, error, more: next === null ? null : () => more(next) };
}

/** The button that fetches the next page. */
export function More({ more }: Pick<Pages, 'more'>) {
  if (more === null) return null;
  return (
    <p>
      <button type="button" onClick={more}>
        {t('account-player-more')}
      </button>
    </p>
  );
}
