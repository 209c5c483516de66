// All games of the reader, those that wait for a turn first.
import { people } from '../api/people';
import { t } from '../language';
import { loggedIn } from '../state/account';
import { type Standing, standing } from '../state/people';
import { GameList } from '../ui/GameList';
import { usePages } from '../ui/GamePages';
import { useTitle } from '../ui/title';

const SECTIONS: Exclude<Standing, 'going'>[] = ['turn', 'other', 'waiting', 'ended'];

export function MyGames() {
  const say = t().games;
  const { games, error, more } = usePages(people.myGames);
  useTitle(say.title);
  return (
    <main class="page my-games">
      <h1>{say.heading}</h1>
      {!loggedIn.value && (
        <p class="who">
          {say.nameless} <a href="/account">{t().site.toLogin}</a>
        </p>
      )}
      {error && (
        <p class="form-error" role="alert">
          {error}
        </p>
      )}
      {games?.length === 0 && (
        <p>
          {say.none} <a href="/">{say.find}</a>
        </p>
      )}
      {SECTIONS.map((section) => {
        const some = (games ?? []).filter((game) => standing(game) === section);
        if (some.length === 0) return null;
        return (
          <section key={section} aria-labelledby={`games-${section}`}>
            <h2 id={`games-${section}`}>
              {say.sections[section]} <span class="count">{some.length}</span>
            </h2>
            <GameList sessions={some} />
          </section>
        );
      })}
      {more && (
        <p>
          <button type="button" onClick={more}>
            {t().account.player.more}
          </button>
        </p>
      )}
    </main>
  );
}
