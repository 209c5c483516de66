import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameSummary, SessionSummary } from '../api/types';
import { t } from '../language';
import { ago } from '../language/format';
import { learnPath, playPath, rulesPath } from '../router';
import { byFamily, gameName, games, gamesError, loadGames, matching, nearestFirst } from '../state/games';
import { openNewGameDialog } from '../state/newgame';
import { standingWords } from '../ui/GameList';
import { useGames } from '../ui/games';
import { Stack, Thumb } from '../ui/Thumb';
import { useTitle } from '../ui/title';

export function size(game: GameSummary): string {
  const flat = `${game.files} × ${game.ranks}`;
  return game.levels === '' ? flat : `${game.files} × ${game.levels.length} × ${game.ranks}`;
}

function Card({ game }: { game: GameSummary }) {
  const cells = game.files * game.ranks * Math.max(1, game.levels.length);
  const by = [game.inventor, game.year].filter((x) => x !== '').join(', ');
  return (
    <article class="card">
      <button
        type="button"
        class="card-board"
        onClick={() => openNewGameDialog(game)}
        aria-label={t('gallery-play-game', { name: game.name })}
        tabIndex={-1}
      >
        <Thumb game={game} />
      </button>
      <div class="card-text">
        <h3>{game.name}</h3>
        {by !== '' && <p class="by">{by}</p>}
        <p class="summary">{game.summary}</p>
        <ul class="facts">
          <li>{size(game)}</li>
          <li>{t('gallery-cells', { count: cells })}</li>
          <li>
            {game.neutrals > 0
              ? t('gallery-pieces-and-neutral', { count: game.pieceCount, neutral: game.neutrals })
              : t('gallery-pieces', { count: game.pieceCount })}
          </li>
        </ul>
        <p class="card-actions">
          <button
            type="button"
            class="primary"
            onClick={() => openNewGameDialog(game)}
            aria-label={t('gallery-play-game', { name: game.name })}
          >
            {t('gallery-play')}
          </button>
          <a class="button" href={rulesPath(game.id)} aria-label={t('gallery-rules-of', { name: game.name })}>
            {t('gallery-rules')}
          </a>
          <a class="button" href={learnPath(game.id)} aria-label={t('guide-first-of', { name: game.name })}>
            {t('guide-first')}
          </a>
        </p>
      </div>
    </article>
  );
}

function Recent() {
  const [sessions, setSessions] = useState<SessionSummary[]>([]);
  const [all, setAll] = useState(false);
  useEffect(() => {
    api.sessions().then(setSessions, () => undefined);
  }, []);
  if (sessions.length === 0) return null;
  return (
    <section class="recent" aria-labelledby="recent">
      <h2 id="recent">{t('gallery-go-on')}</h2>
      <ul>
        {sessions.slice(0, all ? 40 : 4).map((session) => (
          <li key={session.id}>
            <a href={playPath(session.id)}>
              <strong>{gameName(session.game, session.name)}</strong>
              <span>{standingWords(session)}</span>
              <small>
                {t('words-turns', { count: session.ply })} · {ago(session.updated, Date.now())}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {sessions.length > 4 && !all && (
        <p class="more">
          <button type="button" class="quiet" onClick={() => setAll(true)}>
            {t('gallery-show-more', { count: Math.min(40, sessions.length) })}
          </button>
        </p>
      )}
    </section>
  );
}

export function Gallery() {
  const [query, setQuery] = useState('');

  useTitle(t('gallery-title'));
  useGames();
  const all = games.value;
  const found = matching(all ?? [], query);
  const families = nearestFirst(byFamily(found), query);
  const tallest = (all ?? []).reduce<GameSummary | null>(
    (best, game) => (game.levels.length > (best?.levels.length ?? 1) ? game : best),
    null,
  );
  return (
    <main class="page gallery">
      <section class="hero">
        {tallest && (
          <div class="hero-art">
            <Stack game={tallest} />
          </div>
        )}
        <h1>{t('gallery-heading')}</h1>
        <p>{t('gallery-lead')}</p>
        <search>
          <label class="search">
            <span class="unseen">{t('gallery-search')}</span>
            <input
              type="search"
              placeholder={all ? t('gallery-search-all', { count: all.length }) : t('gallery-search')}
              value={query}
              onInput={(event) => setQuery(event.currentTarget.value)}
            />
          </label>
        </search>
      </section>
      {query === '' && <Recent />}
      {gamesError.value && (
        <p class="form-error" role="alert">
          {gamesError.value}{' '}
          <button type="button" onClick={() => void loadGames()}>
            {t('site-try-again')}
          </button>
        </p>
      )}
      {!all && !gamesError.value && <p class="waiting">{t('gallery-fetching')}</p>}
      <p class="unseen" role="status">
        {all && query !== '' ? t('gallery-found', { count: found.length }) : ''}
      </p>
      <div class="families">
        {families.map(({ family, games: members }) => (
          <section key={family} class={`family family-${Math.min(4, members.length)}`} aria-label={family}>
            <h2>
              {family} <span class="count">{members.length}</span>
            </h2>
            <div class="cards">
              {members.map((game) => (
                <Card key={game.id} game={game} />
              ))}
            </div>
          </section>
        ))}
      </div>
      {all && found.length === 0 && <p class="waiting">{t('gallery-none', { query })}</p>}
    </main>
  );
}
