// The head of the first page: what the site is, and the quickest ways to a game.
import { useEffect, useState } from 'preact/hooks';
import { api, plain } from '../api/client';
import type { GameSummary, SessionSummary } from '../api/types';
import { t } from '../language';
import { go, playPath } from '../router';
import { startPath } from '../state/filters';
import { gameName, games } from '../state/games';
import { lastOptions, openNewGameDialog } from '../state/newgame';
import { toast } from '../state/toast';

/** The game that “Play now” starts: the last one against the same level, else the first of the path for newcomers. */
function next(all: readonly GameSummary[], sessions: readonly SessionSummary[]) {
  const latest = sessions.reduce<SessionSummary | null>(
    (best, one) => (best === null || one.updated > best.updated ? one : best),
    null,
  );
  const game = all.find(({ id }) => id === latest?.game) ?? startPath(all)[0] ?? all[0];
  if (!game) return null;
  const [mine, other] = latest?.you ?? [];
  const engine = latest && mine && !other ? latest.seats[mine === 'w' ? 'b' : 'w'] : null;
  const level = engine?.kind === 'engine' ? (engine.level ?? lastOptions().level) : lastOptions().level;
  // Whoever played people last looks for people again.
  const people = engine !== null && engine.kind !== 'engine';
  return { game, level, people };
}

function PlayNow({ sessions }: { sessions: readonly SessionSummary[] }) {
  const [busy, setBusy] = useState(false);
  const found = next(games.value ?? [], sessions);
  const begin = async () => {
    if (!found) return;
    const { game, level, people } = found;
    if (people) {
      openNewGameDialog(game, { opponent: 'open' });
      return;
    }
    setBusy(true);
    try {
      const { id } = await api.create({ game: game.id, white: 'me', black: 'engine', level });
      go(playPath(id));
    } catch (error) {
      toast(plain(error));
      setBusy(false);
    }
  };
  const what = found
    ? t(found.people ? 'gallery-now-people' : 'gallery-now-engine', {
        name: gameName(found.game.id, found.game.name),
        level: found.level,
      })
    : '';
  return (
    <button
      type="button"
      class="primary play-now"
      disabled={!found || busy}
      title={what}
      aria-label={what === '' ? undefined : `${t('gallery-now')}: ${what}`}
      onClick={() => void begin()}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" class="bar-icon">
        <path d="M8 5.5v13l10.5-6.5z" />
      </svg>
      {t('gallery-now')}
    </button>
  );
}

/** The number of open challenges, as it was when the page opened. */
function useWaiting(): number {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    api.lobby().then(
      (open) => setWaiting(open.length),
      () => undefined,
    );
  }, []);
  return waiting;
}

export function FirstHead({ sessions }: { sessions: readonly SessionSummary[] }) {
  const waiting = useWaiting();
  const all = games.value ?? [];
  const friend = next(all, sessions)?.game;
  return (
    <section class="first-head">
      <div>
        <h1>{t('gallery-heading')}</h1>
        <p>{all.length === 0 ? t('gallery-lead') : t('gallery-lead-all', { count: all.length })}</p>
      </div>
      <p class="first-ways">
        <PlayNow sessions={sessions} />
        <button
          type="button"
          disabled={!friend}
          onClick={() => friend && openNewGameDialog(friend, { opponent: 'friend' })}
        >
          {t('gallery-invite')}
        </button>
        <a class="button" href="/lobby">
          {waiting > 0 ? t('gallery-lobby-waiting', { count: waiting }) : t('site-lobby')}
        </a>
      </p>
    </section>
  );
}
