// What a player can do besides moving.
import { useState } from 'preact/hooks';
import type { GameDetail, State } from '../api/types';
import { t } from '../language';
import { askNewGame } from '../state/newgame';
import type { Session } from '../state/session';
import { toast } from '../state/toast';
import { copyText } from '../ui/copy';

function Resign({ session }: { session: Session }) {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" onClick={() => setSure(true)}>
        {t().play.resign}
      </button>
    );
  }
  return (
    <span class="sure">
      <button
        type="button"
        class="danger"
        onClick={() => {
          setSure(false);
          void session.resign();
        }}
      >
        {t().play.yesResign}
      </button>
      <button type="button" class="quiet" onClick={() => setSure(false)}>
        {t().play.no}
      </button>
    </span>
  );
}

export function Tools({ session, game, state }: { session: Session; game: GameDetail; state: State }) {
  const over = state.outcome !== null;
  const busy = session.busy.value;
  const mine = state.white === 'person' || state.black === 'person';
  async function copy(): Promise<void> {
    toast((await copyText(state.position)) ? t().play.copied : t().play.notCopied);
  }
  return (
    <section class="tools" aria-label={t().play.whatYouCanDo}>
      <button type="button" onClick={() => void session.undo()} disabled={busy || state.ply === 0 || !mine}>
        {t().play.undo}
      </button>
      <button
        type="button"
        aria-pressed={session.flipped.value}
        onClick={() => {
          session.flipped.value = !session.flipped.value;
        }}
      >
        {t().play.flip}
      </button>
      {!over && mine && state.first.length > 0 && state.claims.length > 0 && (
        <button
          type="button"
          disabled={busy}
          onClick={() => void session.claimDraw()}
          title={state.claims.join(', ')}
        >
          {t().play.claimDraw}
        </button>
      )}
      <button type="button" onClick={() => askNewGame(game)}>
        {t().play.newGame}
      </button>
      {!over && mine && <Resign session={session} />}
      <button type="button" onClick={() => void copy()}>
        {t().play.copyPosition}
      </button>
      <button type="button" onClick={() => askNewGame(game, true)}>
        {t().play.pastePosition}
      </button>
    </section>
  );
}
