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
  /** On a telephone, what may be seen instead: all of a board in space, or a part of a wide one. */
  const other = game.levels === '' ? 'one' : 'all';
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
      {(game.levels !== '' || game.files > 12) && (
        <button
          type="button"
          class="only-narrow"
          aria-pressed={session.view.value === other}
          onClick={() => {
            session.view.value = session.view.value === other ? 'auto' : other;
          }}
        >
          {other === 'all' ? 'All levels' : 'Larger'}
        </button>
      )}
      {!over && mine && state.first.length > 0 && state.claims.length > 0 && (
        <button
          type="button"
          disabled={busy}
          onClick={() => void session.claimDraw()}
          title={state.claims.join(', ')}
        >
          Claim a draw
        </button>
      )}
      <button type="button" onClick={() => askNewGame(game)}>
        New game
      </button>
      {!over && mine && <Resign session={session} />}
      <button type="button" onClick={() => void copy()}>
        Copy position
      </button>
      <button type="button" onClick={() => askNewGame(game, true)}>
        Paste position
      </button>
    </section>
  );
}
