// All games of the reader, those that wait for a turn first.
import { people } from '../api/people';
import { t } from '../language';
import { loggedIn } from '../state/account';
import { type Standing, standing } from '../state/people';
import { GameList } from '../ui/GameList';
import { More, usePages } from '../ui/GamePages';
import { useTitle } from '../ui/title';

const SECTIONS: Exclude<Standing, 'going'>[] = ['turn', 'other', 'waiting', 'ended'];

export function MyGames() {
  const { games, error, more } = usePages(people.myGames);
  useTitle(t('games-title'));
  return (
    <main class="page my-games">
      <h1>{t('games-heading')}</h1>
      {!loggedIn.value && (
        <p class="who">
          {t('games-nameless')} <a href="/account">{t('site-to-login')}</a>
        </p>
      )}
      {error && (
        <p class="form-error" role="alert">
          {error}
        </p>
      )}
      {games?.length === 0 && (
        <p>
          {t('games-none')} <a href="/">{t('games-find')}</a>
        </p>
      )}
      {SECTIONS.map((section) => {
        const some = (games ?? []).filter((game) => standing(game) === section);
        if (some.length === 0) return null;
        return (
          <section key={section} aria-labelledby={`games-${section}`}>
            <h2 id={`games-${section}`}>
              {t(`games-sections-${section}`)} <span class="count">{some.length}</span>
            </h2>
            <GameList sessions={some} />
          </section>
        );
      })}
      <More more={more} />
    </main>
  );
}
