// A player: ratings game by game, and games.
import { useCallback, useEffect, useState } from 'preact/hooks';
import { plain } from '../api/client';
import { type PlayerPage, people, type Standing } from '../api/people';
import { t } from '../language';
import { rulesPath } from '../router';
import { account } from '../state/account';
import { isBlocked, setBlocked } from '../state/blocks';
import { reporting } from '../state/report';
import { toast } from '../state/toast';
import { GameList } from '../ui/GameList';
import { More, usePages } from '../ui/GamePages';
import { useGameNames } from '../ui/games';
import { RatingGraph } from '../ui/RatingGraph';
import { useRefresh } from '../ui/refresh';
import { useTitle } from '../ui/title';

/** How long the ratings stand before they are fetched again, in milliseconds. */
const REFRESH = 20_000;

function Rating({ standing }: { standing: Standing }) {
  const { game, name, rating, deviation, provisional, games } = standing;
  const [low, high] = [rating - 2 * deviation, rating + 2 * deviation];
  return (
    <tr>
      <th scope="row">
        <a href={rulesPath(game)}>{useGameNames()(game, name)}</a>
      </th>
      <td>
        <strong>{Math.round(rating)}</strong>
        <small>
          {provisional
            ? t('account-player-provisional')
            : t('account-player-range', { low: String(Math.round(low)), high: String(Math.round(high)) })}
        </small>
      </td>
      <td>{t('words-number', { value: games })}</td>
    </tr>
  );
}

function Games({ name }: { name: string }) {
  const fetchPage = useCallback((next: string | null) => people.gamesOf(name, next), [name]);
  const { games, more } = usePages(fetchPage);
  return (
    <>
      {games?.length === 0 && <p class="who">{t('account-player-no-games')}</p>}
      {games && <GameList sessions={games} />}
      <More more={more} />
    </>
  );
}

/** What a reader can do about another player. */
function Conduct({ name }: { name: string }) {
  const reader = account.value;
  const blocked = isBlocked(name);
  if (reader?.name === name) return null;
  return (
    <p class="account-links">
      <button
        type="button"
        onClick={() => {
          reporting.value = { player: name };
        }}
      >
        {t('account-report-button')}
      </button>
      {reader && (
        <button
          type="button"
          onClick={() =>
            void setBlocked(name, !blocked).then(
              () =>
                toast(
                  blocked ? t('account-blocks-unblocked', { name }) : t('account-blocks-blocked', { name }),
                ),
              (problem: unknown) => toast(plain(problem)),
            )
          }
        >
          {blocked ? t('account-blocks-unblock') : t('account-blocks-block')}
        </button>
      )}
    </p>
  );
}

export function Player({ name }: { name: string }) {
  const [person, setPerson] = useState<PlayerPage | null>(null);
  const [error, setError] = useState<string | null>(null);
  useTitle(t('account-player-title', { name: person?.name ?? name }));
  useEffect(() => {
    people.player(name).then(setPerson, (problem: unknown) => setError(plain(problem)));
  }, [name]);
  // What was shown stays where it cannot be fetched again.
  const refresh = useCallback(() => void people.player(name).then(setPerson, () => undefined), [name]);
  useRefresh(refresh, REFRESH);
  if (error) {
    return (
      <main class="page narrow">
        <h1>{t('account-player-missing')}</h1>
        <p>{error}</p>
      </main>
    );
  }
  if (!person) return <main class="page" />;
  return (
    <main class="page my-games">
      <h1>{person.name}</h1>
      <p class="who">{t('account-since', { day: person.created })}</p>
      <Conduct name={person.name} />
      <section aria-labelledby="ratings">
        <h2 id="ratings">{t('account-player-ratings')}</h2>
        {person.ratings.length === 0 ? (
          <p class="who">{t('account-player-none')}</p>
        ) : (
          <table class="list ratings">
            <thead>
              <tr>
                <th scope="col">{t('account-player-game')}</th>
                <th scope="col">{t('account-player-rating')}</th>
                <th scope="col">{t('account-player-played')}</th>
              </tr>
            </thead>
            <tbody>
              {person.ratings.map((standing) => (
                <Rating key={standing.game} standing={standing} />
              ))}
            </tbody>
          </table>
        )}
        <RatingGraph name={person.name} standings={person.ratings} />
      </section>
      <section aria-labelledby="games">
        <h2 id="games">{t('account-player-games')}</h2>
        <Games name={person.name} />
      </section>
    </main>
  );
}
