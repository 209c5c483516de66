// A long list of games, a page at a time.
import { useEffect, useState } from 'preact/hooks';
import { plain } from '../api/client';
import type { GamesPage } from '../api/people';
import type { SessionSummary } from '../api/types';
import { t } from '../language';

export interface Pages {
  games: SessionSummary[] | null;
  error: string | null;
  /** Fetches the next page; null: there is none. */
  more: (() => void) | null;
}

/** `fetchPage` must stay the same from drawing to drawing. */
export function usePages(fetchPage: (next: string | null) => Promise<GamesPage>): Pages {
  const [games, setGames] = useState<SessionSummary[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = (from: string | null) =>
    fetchPage(from).then(
      (page) => {
        setGames((now) => [...(from === null ? [] : (now ?? [])), ...page.games]);
        setNext(page.next);
      },
      (problem: unknown) => setError(plain(problem)),
    );
  useEffect(() => {
    void load(null);
  }, [fetchPage]);
  return { games, error, more: next === null ? null : () => void load(next) };
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
