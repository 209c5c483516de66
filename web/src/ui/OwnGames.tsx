// The reader's games that go on, on the first page: those that wait for the reader first.
import type { SessionSummary } from '../api/types';
import { t } from '../language';
import { standing } from '../state/people';
import { GameList } from './GameList';

/** How many are shown; “My games” has the others. */
const MOST = 4;

/** Games in progress, those that wait for the reader first. */
export function goingOn(sessions: readonly SessionSummary[]): SessionSummary[] {
  const rank = { turn: 0, other: 1, waiting: 2, going: 3, ended: 4 };
  return sessions
    .filter(({ phase }) => phase !== 'ended')
    .sort((a, b) => rank[standing(a)] - rank[standing(b)] || b.updated - a.updated);
}

export function OwnGames({ sessions }: { sessions: readonly SessionSummary[] }) {
  if (sessions.length === 0) return null;
  const waiting = sessions.filter((session) => standing(session) === 'turn').length;
  return (
    <section class="own-games" aria-labelledby="own-games">
      <div class="section-head">
        <h2 id="own-games">
          {waiting > 0 ? t('gallery-own-waiting', { count: waiting }) : t('gallery-go-on')}
        </h2>
        <a href="/games">{t('gallery-own-all')}</a>
      </div>
      <GameList sessions={sessions.slice(0, MOST)} />
    </section>
  );
}
