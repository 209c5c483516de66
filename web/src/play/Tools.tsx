// What a player can do besides moving.
import { useState } from 'preact/hooks';
import type { GameDetail, State } from '../api/types';
import { askNewGame } from '../state/newgame';
import type { Session } from '../state/session';
import { toast } from '../state/toast';
import { copyText } from '../ui/copy';

function Resign({ session }: { session: Session }) {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" onClick={() => setSure(true)}>
        Resign
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
        Yes, resign
      </button>
      <button type="button" class="quiet" onClick={() => setSure(false)}>
        No
      </button>
    </span>
  );
}

export function Tools({ session, game, state }: { session: Session; game: GameDetail; state: State }) {
  const over = state.outcome !== null;
  const busy = session.busy.value;
  const mine = state.white === 'person' || state.black === 'person';
  async function copy(): Promise<void> {
    toast((await copyText(state.position)) ? 'The position is copied.' : 'The position could not be copied.');
  }
  return (
    <section class="tools" aria-label="What you can do">
      <button type="button" onClick={() => void session.undo()} disabled={busy || state.ply === 0 || !mine}>
        Undo
      </button>
      <button
        type="button"
        aria-pressed={session.flipped.value}
        onClick={() => {
          session.flipped.value = !session.flipped.value;
        }}
      >
        Flip
      </button>
      {game.levels !== '' && (
        <button
          type="button"
          class="only-narrow"
          aria-pressed={session.view.value === 'all'}
          onClick={() => {
            session.view.value = session.view.value === 'all' ? 'auto' : 'all';
          }}
        >
          {session.view.value === 'all' ? 'One level' : 'All levels'}
        </button>
      )}
      {!over && mine && <Resign session={session} />}
      {!over && mine && state.first.length > 0 && state.claims.length > 0 && (
        <button
          type="button"
          disabled={busy}
          onClick={() => void session.claimDraw()}
          title={state.claims.join(', ')}
        >
          Claim a draw: {state.claims.join(', ')}
        </button>
      )}
      <button type="button" onClick={() => askNewGame(game)}>
        New game
      </button>
      <button type="button" onClick={() => void copy()}>
        Copy position
      </button>
      <button type="button" onClick={() => askNewGame(game, true)}>
        Paste position
      </button>
    </section>
  );
}
