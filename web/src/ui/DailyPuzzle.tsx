// The daily puzzle, small: its board, what is to be done, and the way there. Nothing where a server has no puzzles.
import { useEffect, useState } from 'preact/hooks';
import { type Puzzle, puzzles } from '../api/puzzles';
import { t } from '../language';
import { dayOf, memory } from '../puzzles/memory';
import { aimWords } from '../puzzles/words';
import { DAILY, puzzlePath } from '../router';
import { account } from '../state/account';
import { games } from '../state/games';
import { GameThumb } from './Thumb';

export function DailyPuzzle() {
  const [puzzle, setPuzzle] = useState<Puzzle | null>(null);
  const name = account.value?.name;
  useEffect(() => {
    let late = false;
    puzzles.daily().then(
      (found) => late || setPuzzle(found),
      // The page is complete without it.
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [name]);
  if (!puzzle) return null;
  const game = games.value?.find(({ id }) => id === puzzle.game)?.name ?? puzzle.game;
  const done = account.value ? puzzle.outcome === 'solved' : memory().lastDay === dayOf(Date.now());
  return (
    <section class="daily-puzzle" aria-labelledby="daily-puzzle">
      <GameThumb game={puzzle.game} pieces={puzzle.view.pieces} />
      <div>
        <h2 id="daily-puzzle">{t('puzzles-daily')}</h2>
        <p>{t('puzzles-daily-of', { game, aim: aimWords(puzzle) })}</p>
        <p>
          <a class="button" href={puzzlePath(DAILY, { game: null, theme: null })}>
            {done ? t('puzzles-daily-again') : t('puzzles-daily-solve')}
          </a>{' '}
          {done && <span class="who">{t('puzzles-daily-done')}</span>}
        </p>
      </div>
    </section>
  );
}
