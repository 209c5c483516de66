// Games in progress as a list of cards that lead to them.
import type { SessionSummary } from '../api/types';
import { t } from '../language';
import { ago } from '../language/format';
import { playPath, reviewPath } from '../router';
import { seatName, standing } from '../state/people';
import { outcomeWords } from '../state/words';
import { useGameNames } from './games';

function who({ seats, you }: SessionSummary): string {
  const say = t().games;
  const [mine, other] = you;
  if (mine !== undefined && other === undefined) {
    const across = seats[mine === 'w' ? 'b' : 'w'];
    // That it waits for somebody is said below.
    return across.kind === 'open' ? '' : say.against(seatName(across, false));
  }
  // One screen for two.
  if (mine !== undefined && seats.w.kind === 'person' && seats.b.kind === 'person') return say.oneScreen;
  return say.pair(seatName(seats.w, you.includes('w')), seatName(seats.b, you.includes('b')));
}

/** How it stands, in a few words. */
export function standingWords(session: SessionSummary): string {
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
      return session.outcome ? outcomeWords(session.outcome) : session.status;
  }
}

/** How a finished game went for the reader, who sat on one side of it. */
function Verdict({ session: { outcome, you } }: { session: SessionSummary }) {
  const [mine, other] = you;
  if (!outcome || outcome.result === '*' || mine === undefined || other !== undefined) return null;
  const drawn = outcome.result === '1/2-1/2';
  const how = drawn ? 'drawn' : (outcome.result === '1-0') === (mine === 'w') ? 'won' : 'lost';
  return <span class={`verdict verdict-${how}`}>{t().games.verdict[how]}</span>;
}

export function GameList({ sessions }: { sessions: SessionSummary[] }) {
  const say = t().games;
  const nameOf = useGameNames();
  return (
    <ul class="game-list">
      {sessions.map((session) => (
        <li key={session.id}>
          <a href={playPath(session.id)} class={`standing-${standing(session)}`}>
            <strong>
              {nameOf(session.game, session.name)}
              <Verdict session={session} />
            </strong>
            {who(session) !== '' && <span class="who">{who(session)}</span>}
            <span>{standingWords(session)}</span>
            <small>
              {t().words.turns(session.ply)} · {ago(session.updated, Date.now())}
            </small>
          </a>
          {session.phase === 'ended' && (
            <a
              class="to-analysis"
              href={reviewPath(session)}
              aria-label={say.analyse(nameOf(session.game, session.name))}
            >
              {t().analysis.short}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
