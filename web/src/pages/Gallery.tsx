// The first page: where to begin or go on, what is being played, and every game.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client';
import type { GameSummary, SessionSummary } from '../api/types';
import { t } from '../language';
import { learnPath, route, rulesPath } from '../router';
import {
  CHIPS,
  chosen,
  EVERYTHING,
  type Filters,
  filtersText,
  inventors,
  isNarrow,
  ORDERS,
  readFilters,
  startPath,
} from '../state/filters';
import { games, gamesError, loadGames } from '../state/games';
import { openNewGameDialog } from '../state/newgame';
import { DailyPuzzle } from '../ui/DailyPuzzle';
import { FirstHead } from '../ui/FirstHead';
import { useGames } from '../ui/games';
import { goingOn, OwnGames } from '../ui/OwnGames';
import { Readable } from '../ui/Readable';
import { Shown } from '../ui/Shown';
import { StartHere } from '../ui/StartHere';
import { Thumb } from '../ui/Thumb';
import { useTitle } from '../ui/title';

/** The size of the board; a board of hexagons is as large as it has cells. */
export function size(game: GameSummary): string {
  if (game.grid === 'hexagons') {
    return t('rules-hexagons', { cells: game.files * game.ranks - game.holes.length });
  }
  const flat = `${game.files} × ${game.ranks}`;
  return game.levels === '' ? flat : `${game.files} × ${game.levels.length} × ${game.ranks}`;
}

const DOTS = { easy: 1, middle: 2, hard: 3 } as const;

function LevelDots({ level }: { level: NonNullable<GameSummary['level']> }) {
  return (
    <span class="level-dots" title={t(`gallery-level-${level}`)}>
      <span class="unseen">{t(`gallery-level-${level}`)}</span>
      {[1, 2, 3].map((dot) => (
        <i key={dot} class={dot <= DOTS[level] ? 'is-full' : ''} />
      ))}
    </span>
  );
}

function Card({ game }: { game: GameSummary }) {
  const by = [game.inventor, game.year].filter((x) => x !== '').join(', ');
  const play = () => openNewGameDialog(game);
  return (
    <article class="card">
      <button type="button" class="card-board" onClick={play} aria-hidden="true" tabIndex={-1}>
        <Thumb game={game} />
      </button>
      <div class="card-text">
        <h3>{game.name}</h3>
        <p class="summary">{game.summary}</p>
        <p class="facts">
          {game.level && <LevelDots level={game.level} />}
          <span>{size(game)}</span>
          {game.length !== null && <span>{t('words-turns', { count: game.length })}</span>}
          {by !== '' && <span>{by}</span>}
        </p>
        <p class="card-actions">
          <button
            type="button"
            class="primary"
            onClick={play}
            aria-label={t('gallery-play-game', { name: game.name })}
          >
            {t('gallery-play')}
          </button>
          <a href={rulesPath(game.id)} aria-label={t('gallery-rules-of', { name: game.name })}>
            {t('gallery-rules')}
          </a>
          <a href={learnPath(game.id)} aria-label={t('guide-first-of', { name: game.name })}>
            {t('gallery-first')}
          </a>
        </p>
      </div>
    </article>
  );
}

/** The filters of the page's address, and a way to change both. */
function useFilters(): [Filters, (part: Partial<Filters>) => void] {
  const [filters, setFilters] = useState(() => readFilters(location.search));
  const here = route.value;
  // Back and forward, or a link to this page.
  useEffect(() => setFilters(readFilters(location.search)), [here]);
  const change = (part: Partial<Filters>) => {
    const now = { ...filters, ...part };
    setFilters(now);
    history.replaceState(history.state, '', location.pathname + filtersText(now) + location.hash);
  };
  return [filters, change];
}

interface FilterProps {
  all: readonly GameSummary[];
  filters: Filters;
  change: (part: Partial<Filters>) => void;
}

/** How many games are shown, and in which order. */
function Found({ all, filters, change, count }: FilterProps & { count: number }) {
  return (
    <span class="filter-end">
      {isNarrow(filters) && (
        <button type="button" class="quiet" onClick={() => change(EVERYTHING)}>
          {t('gallery-filter-none')}
        </button>
      )}
      <span class="who" role="status">
        {t('gallery-count', { count, all: all.length })}
      </span>
      <label class="order">
        <span class="unseen">{t('gallery-order')}</span>
        <select
          value={filters.order}
          onChange={(event) => {
            const order = ORDERS.find((one) => one === event.currentTarget.value);
            if (order) change({ order });
          }}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`gallery-order-${order}`)}
            </option>
          ))}
        </select>
      </label>
    </span>
  );
}

function FilterLine({ all, filters, change }: FilterProps) {
  return (
    <search class="filters">
      <label class="search">
        <span class="unseen">{t('gallery-search')}</span>
        <input
          type="search"
          placeholder={t('gallery-search')}
          value={filters.words}
          onInput={(event) => change({ words: event.currentTarget.value })}
        />
      </label>
      {CHIPS.map(([key, value, label]) => (
        <button
          key={`${key} ${value}`}
          type="button"
          class="chip"
          aria-pressed={filters[key] === value}
          onClick={() => change({ [key]: filters[key] === value ? null : value })}
        >
          {t(label)}
        </button>
      ))}
      <label class={filters.by === null ? 'chip chip-choice' : 'chip chip-choice is-chosen'}>
        <span class="unseen">{t('gallery-filter-by')}</span>
        <select
          value={filters.by ?? ''}
          onChange={(event) => change({ by: event.currentTarget.value || null })}
        >
          <option value="">{t('gallery-filter-by')}</option>
          {inventors(all).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
}

/** The reader's games; null until they are known. */
function useSessions(): SessionSummary[] | null {
  const [sessions, setSessions] = useState<SessionSummary[] | null>(null);
  useEffect(() => {
    api.sessions().then(setSessions, () => setSessions([]));
  }, []);
  return sessions;
}

export function Gallery() {
  const [filters, change] = useFilters();
  const sessions = useSessions();
  useTitle(t('gallery-title'));
  useGames();
  const all = games.value;
  const found = chosen(all ?? [], filters);
  const own = goingOn(sessions ?? []);
  return (
    <main class="page gallery">
      <FirstHead sessions={sessions ?? []} />
      <Readable />
      {gamesError.value && (
        <p class="form-error" role="alert">
          {gamesError.value}{' '}
          <button type="button" onClick={() => void loadGames()}>
            {t('site-try-again')}
          </button>
        </p>
      )}
      {!all && !gamesError.value && <p class="waiting">{t('gallery-fetching')}</p>}
      {all && (
        <>
          <OwnGames sessions={own} />
          <StartHere path={startPath(all)} folded={(sessions ?? []).length > 0} />
          <DailyPuzzle />
          <Shown />
          <section aria-labelledby="all-games">
            <div class="section-head">
              <h2 id="all-games">{t('site-all-games')}</h2>
              <Found all={all} filters={filters} change={change} count={found.length} />
            </div>
            <FilterLine all={all} filters={filters} change={change} />
            <div class="cards">
              {found.map((game) => (
                <Card key={game.id} game={game} />
              ))}
            </div>
            {found.length === 0 && (
              <p class="waiting">
                {filters.words.trim() === ''
                  ? t('gallery-none-chosen')
                  : t('gallery-none', { query: filters.words.trim() })}
              </p>
            )}
          </section>
        </>
      )}
    </main>
  );
}
