// All puzzles: the one of the day, the games that have puzzles, and how the reader has done.
import { useEffect, useState } from 'preact/hooks';
import { plain } from '../api/client';
import { type Puzzles, type PuzzlesOfGame, puzzles } from '../api/puzzles';
import { t } from '../language';
import { dayOf, memory } from '../puzzles/memory';
import { themeWords } from '../puzzles/words';
import { go, NEXT, puzzlePath, puzzlesPath, readWish } from '../router';
import { account } from '../state/account';
import { games } from '../state/games';
import { DailyPuzzle } from '../ui/DailyPuzzle';
import { useGames } from '../ui/games';
import { Opening } from '../ui/Opening';
import { GameThumb } from '../ui/Thumb';
import { useTitle } from '../ui/title';

/** The name of a game; its id until the list of games is there. */
const nameOf = (id: string) => games.value?.find((game) => game.id === id)?.name ?? id;

/** The streaks: the account's, or else what the browser remembers. */
function Streaks({ found }: { found: Puzzles }) {
  const own = memory();
  const today = dayOf(Date.now());
  const streak = found.streak ?? { ...own, days: own.lastDay + 1 >= today ? own.days : 0 };
  if (streak.bestRun === 0 && streak.bestDays === 0) return null;
  return (
    <dl class="puzzle-streaks">
      <div>
        <dt>{t('puzzles-run')}</dt>
        <dd>{t('puzzles-streak', { now: streak.run, best: streak.bestRun })}</dd>
      </div>
      <div>
        <dt>{t('puzzles-days')}</dt>
        <dd>{t('puzzles-streak', { now: streak.days, best: streak.bestDays })}</dd>
      </div>
    </dl>
  );
}

function Standing({ standing }: Pick<PuzzlesOfGame, 'standing'>) {
  if (!standing) return null;
  const { rating, provisional, attempts, solved } = standing;
  return (
    <p class="hint">
      {t(provisional ? 'puzzles-your-rating-about' : 'puzzles-your-rating', { rating })}{' '}
      {t('puzzles-your-record', { solved, attempts })}
    </p>
  );
}

function Choice({ found, search }: { found: Puzzles; search: string }) {
  const wish = readWish(search);
  const chosen = found.games.find(({ game }) => game === wish.game);
  const themes = chosen
    ? chosen.themes
    : [...new Set(found.games.flatMap(({ themes: some }) => some.map(({ theme }) => theme)))].map(
        (theme) => ({
          theme,
          count: found.games.reduce(
            (sum, { themes: some }) => sum + (some.find((one) => one.theme === theme)?.count ?? 0),
            0,
          ),
        }),
      );
  const known = themes.some(({ theme }) => theme === wish.theme);
  return (
    <div class="puzzle-choice">
      <label>
        {t('puzzles-game')}{' '}
        <select
          value={chosen?.game ?? ''}
          onChange={(event) => go(puzzlesPath({ game: event.currentTarget.value || null, theme: null }))}
        >
          <option value="">{t('puzzles-any-game')}</option>
          {found.games.map(({ game }) => (
            <option key={game} value={game}>
              {nameOf(game)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('puzzles-theme')}{' '}
        <select
          value={known ? (wish.theme ?? '') : ''}
          onChange={(event) => go(puzzlesPath({ ...wish, theme: event.currentTarget.value || null }))}
        >
          <option value="">{t('puzzles-any-theme')}</option>
          {themes.map(({ theme, count }) => (
            <option key={theme} value={theme}>
              {t('puzzles-theme-count', { theme: themeWords(theme), count })}
            </option>
          ))}
        </select>
      </label>
      <a
        class="button primary"
        href={puzzlePath(NEXT, { game: chosen?.game ?? null, theme: known ? wish.theme : null })}
      >
        {t('puzzles-start')}
      </a>
    </div>
  );
}

function Page({ found, search }: { found: Puzzles; search: string }) {
  return (
    <main class="page puzzles">
      <h1>{t('puzzles-heading')}</h1>
      <p class="lead">{t('puzzles-lead')}</p>
      {found.games.length === 0 ? (
        <p>{t('puzzles-none')}</p>
      ) : (
        <>
          <Choice found={found} search={search} />
          <DailyPuzzle />
          <section aria-labelledby="puzzles-standing">
            <h2 id="puzzles-standing">{t('puzzles-standing')}</h2>
            <Streaks found={found} />
            {account.value === null && (
              <p class="hint">
                {t('puzzles-log-in')} <a href="/account">{t('site-to-login')}</a>
              </p>
            )}
          </section>
          <section aria-labelledby="puzzles-games">
            <h2 id="puzzles-games">{t('puzzles-by-game')}</h2>
            <ul class="puzzle-games">
              {found.games.map(({ game, count, standing }) => (
                <li key={game}>
                  <GameThumb game={game} pieces="start" />
                  <div>
                    <h3>
                      <a href={puzzlePath(NEXT, { game, theme: null })}>{nameOf(game)}</a>
                    </h3>
                    <p>{t('puzzles-count', { count })}</p>
                    <Standing standing={standing} />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </main>
  );
}

export function PuzzlesPage({ search }: { search: string }) {
  const [found, setFound] = useState<Puzzles | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useTitle(t('puzzles-title'));
  useGames();
  // Other numbers for another account.
  const name = account.value?.name;
  useEffect(() => {
    let late = false;
    setError(null);
    puzzles.overview().then(
      (next) => late || setFound(next),
      (problem: unknown) => late || setError(plain(problem)),
    );
    return () => {
      late = true;
    };
  }, [tries, name]);
  if (found) return <Page found={found} search={search} />;
  return (
    <Opening waiting={t('puzzles-fetching')} missing={t('puzzles-heading')} error={error}>
      <button type="button" onClick={() => setTries(tries + 1)}>
        {t('site-try-again')}
      </button>
    </Opening>
  );
}
