// Games in progress as a list of cards that lead to them.
import type { SessionSummary } from '../api/types';
import { t } from '../language';
import { ago } from '../language/format';
import { playPath, reviewPath } from '../router';
import { sidesOf } from '../state/games';
import { seatName, standing } from '../state/people';
import { outcomeWords, WINNER } from '../state/words';
import { useGameNames, useGames } from './games';
import { GameThumb } from './Thumb';

function who({ seats, you }: SessionSummary): string {
  const [mine, other] = you;
  if (mine !== undefined && other === undefined) {
    const across = seats[mine === 'w' ? 'b' : 'w'];
    // The list says below that it waits for an opponent.
    return across.kind === 'open' ? '' : t('games-against', { name: seatName(across, false) });
  }
  // One screen for two.
  if (mine !== undefined && seats.w.kind === 'person' && seats.b.kind === 'person')
    return t('games-one-screen');
  return t('games-pair', {
    white: seatName(seats.w, you.includes('w')),
    black: seatName(seats.b, you.includes('b')),
  });
}

/** The state of a game in a few words. */
export function standingWords(session: SessionSummary): string {
  switch (standing(session)) {
    case 'turn':
      return t('games-your-turn');
    case 'other':
      return t('games-their-turn');
    case 'waiting':
      return t('games-waiting');
    case 'going':
      return t('games-going');
    case 'ended':
      return session.outcome ? outcomeWords(session.outcome, sidesOf(session.game)) : session.status;
  }
}

/** The result of a finished game for the reader, who played one side. */
function Verdict({ session: { outcome, you } }: { session: SessionSummary }) {
  const [mine, other] = you;
  if (!outcome || outcome.result === '*' || mine === undefined || other !== undefined) return null;
  const winner = WINNER[outcome.result];
  const how = winner === null ? 'drawn' : winner === mine ? 'won' : 'lost';
  return <span class={`verdict verdict-${how}`}>{t(`games-verdict-${how}`)}</span>;
}

export function GameList({ sessions }: { sessions: SessionSummary[] }) {
  const nameOf = useGameNames();
  // The small boards need the games' sizes and signs.
  useGames();
  return (
    <ul class="game-list">
      {sessions.map((session) => (
        <li key={session.id}>
          <a href={playPath(session.id)} class={`standing-${standing(session)}`}>
            <GameThumb game={session.game} pieces={session.pieces} />
            <strong>
              {nameOf(session.game, session.name)}
              <Verdict session={session} />
            </strong>
            {who(session) !== '' && <span class="who">{who(session)}</span>}
            <span>{standingWords(session)}</span>
            <small>
              {t('words-turns', { count: session.ply })} · {ago(session.updated, Date.now())}
            </small>
          </a>
          {session.phase === 'ended' && (
            <a
              class="to-analysis"
              href={reviewPath(session)}
              aria-label={t('games-analyse', { game: nameOf(session.game, session.name) })}
            >
              {t('analysis-short')}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
