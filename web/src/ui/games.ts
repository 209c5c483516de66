// The list of games on pages that need it.
import { useEffect } from 'preact/hooks';
import { language } from '../language';
import { gameName, loadGames } from '../state/games';

/** Fetches the games, and again when the language changes. */
export function useGames(): void {
  const spoken = language.value;
  useEffect(() => {
    void loadGames();
  }, [spoken]);
}

/** Names of games in the reader's language. English ones come with every answer, so that no request is needed. */
export function useGameNames(): (id: string, own: string) => string {
  const spoken = language.value;
  useEffect(() => {
    if (spoken !== 'en') void loadGames();
  }, [spoken]);
  return gameName;
}
