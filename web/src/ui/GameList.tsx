// Games in progress as a list of cards that lead to them.
import type { SessionSummary } from '../api/types';
import { t } from '../language';
import { ago } from '../language/format';
import { playPath, reviewPath } from '../router';
import { seatName, standing } from '../state/people';

function who({ seats, you }: SessionSummary): string {
  const say = t().games;
  const [mine, other] = you;
  if (mine !== undefined && other === undefined)
    return say.against(seatName(seats[mine === 'w' ? 'b' : 'w'], false));
  return say.pair(seatName(seats.w, you.includes('w')), seatName(seats.b, you.includes('b')));
}

function words(session: SessionSummary): string {
  const say = t().games;
  switch (standing(session)) {
    case 'turn':
      return say.yourTurn;
    case 'other':
      return say.theirTurn;
    case 'waiting':
      return say.waiting;
    case 'going':
      return say.going;
    case 'ended':
      return session.status;
  }
}

export function GameList({ sessions }: { sessions: SessionSummary[] }) {
  const say = t().games;
  return (
    <ul class="game-list">
      {sessions.map((session) => (
        <li key={session.id}>
          <a href={playPath(session.id)} class={`standing-${standing(session)}`}>
            <strong>{session.name}</strong>
            <span class="who">{who(session)}</span>
            <span>{words(session)}</span>
            <small>
              {t().words.turns(session.ply)} · {ago(session.updated, Date.now())}
            </small>
          </a>
          {session.phase === 'ended' && (
            <a class="to-analysis" href={reviewPath(session)} aria-label={say.analyse(session.name)}>
              {t().analysis.short}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
