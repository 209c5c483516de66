import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameSummary, SessionSummary } from '../api/types';
import { Stack, Thumb } from '../board/Thumb';
import { playPath, rulesPath } from '../router';
import { byFamily, games, gamesError, loadGames, matching } from '../state/games';
import { askNewGame } from '../state/newgame';
import { ago } from '../state/words';
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
        onClick={() => askNewGame(game)}
        aria-label={`Play ${game.name}`}
        tabIndex={-1}
      >
        <Thumb game={game} />
      </button>
      <div class="card-text">
        <h3>{game.name}</h3>
        <p class="by">{by || 'Traditional'}</p>
        <p class="summary">{game.summary}</p>
        <ul class="facts">
          <li>{size(game)}</li>
          <li>{cells} cells</li>
          <li>
            {game.men} men{game.neutrals > 0 && `, ${game.neutrals} neutral`}
          </li>
        </ul>
        <p class="card-actions">
          <button
            type="button"
            class="primary"
            onClick={() => askNewGame(game)}
            aria-label={`Play ${game.name}`}
          >
            Play
          </button>
          <a class="button" href={rulesPath(game.id)} aria-label={`Rules of ${game.name}`}>
            Rules
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
      <h2 id="recent">Go on playing</h2>
      <ul>
        {sessions.slice(0, all ? 40 : 4).map((session) => (
          <li key={session.id}>
            <a href={playPath(session.id)}>
              <strong>{session.name}</strong>
              <span>{session.status}</span>
              <small>
                {session.ply === 1 ? '1 turn' : `${session.ply} turns`} · {ago(session.updated, Date.now())}
              </small>
            </a>
          </li>
        ))}
      </ul>
      {sessions.length > 4 && !all && (
        <p class="more">
          <button type="button" class="quiet" onClick={() => setAll(true)}>
            Show {Math.min(40, sessions.length)} games
          </button>
        </p>
      )}
    </section>
  );
}

export function Gallery() {
  const [query, setQuery] = useState('');
  useTitle('Variorum: chess variants that other programs cannot play');
  useEffect(() => {
    void loadGames();
  }, []);
  const all = games.value;
  const found = matching(all ?? [], query);
  const families = byFamily(found);
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
        <h1>Chess, and what else it could have been</h1>
        <p>
          Boards of up to 512 cells. Stones that block, relays that bend, gates that swallow a move and let it
          out elsewhere. Pick a game and play it against the engine, or with someone beside you.
        </p>
        <search>
          <label class="search">
            <span class="unseen">Search the games</span>
            <input
              type="search"
              placeholder={all ? `Search ${all.length} games` : 'Search the games'}
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
            Try again
          </button>
        </p>
      )}
      {!all && !gamesError.value && <p class="waiting">Fetching the games…</p>}
      <p class="unseen" role="status">
        {all && query !== '' ? `${found.length} games found` : ''}
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
      {all && found.length === 0 && <p class="waiting">No game matches “{query}”.</p>}
    </main>
  );
}
