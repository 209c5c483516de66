// The list of games on pages that need it.
import { useEffect } from 'preact/hooks';
import { language } from '../language';
import { gameName, loadGames } from '../state/games';

/** Asks for the games, again when the language changes. */
export function useGames(): void {
  const spoken = language.value;
  useEffect(() => {
    void loadGames();
  }, [spoken]);
}

/** Names of games in the reader's language. English ones come with what names a game, so that nothing more is asked for. */
export function useGameNames(): (id: string, own: string) => string {
  const spoken = language.value;
  useEffect(() => {
    if (spoken !== 'en') void loadGames();
  }, [spoken]);
  return gameName;
}
