// Pages about one game that begin with something of their own: a tree of turns, a position.
import { useEffect, useState } from 'preact/hooks';
import { plain } from '../api/client';
import type { GameDetail } from '../api/types';
import { gameDetail } from '../state/games';

export interface Opened<T> {
  /** The game with its beginning; null until both are there. */
  found: { game: GameDetail; beginning: T } | null;
  /** Why they are not, for people. */
  error: string | null;
  /** Tries once more. */
  again: () => void;
}

/** Fetches a game and what `begin` makes of it and of the address's search. `begin` must be the same function every time. */
export function useOpened<T>(
  id: string,
  search: string,
  begin: (game: GameDetail, search: string) => Promise<T>,
): Opened<T> {
  const [found, setFound] = useState<Opened<T>['found']>(null);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let late = false;
    setError(null);
    gameDetail(id)
      .then(async (game) => ({ game, beginning: await begin(game, search) }))
      .then(
        (both) => late || setFound(both),
        (problem: unknown) => late || setError(problem instanceof Error ? problem.message : plain(problem)),
      );
    return () => {
      late = true;
    };
  }, [id, search, begin, tries]);
  return { found, error, again: () => setTries((before) => before + 1) };
}
