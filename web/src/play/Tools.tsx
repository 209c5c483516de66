// What a player can do besides moving.
import { useState } from 'preact/hooks';
import { plain, recordOf } from '../api/client';
import type { GameDetail, View } from '../api/types';
import { t } from '../language';
import { reviewPath } from '../router';
import { openNewGameDialog } from '../state/newgame';
import { oneScreen, rival } from '../state/people';
import type { Session } from '../state/session';
import { toast } from '../state/toast';
import { copyText } from '../ui/copy';
import { linkTo } from './Waiting';

/** A button that asks once more before it does anything. */
function Sure({ label, yes, act }: { label: string; yes: string; act: () => void }) {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" onClick={() => setSure(true)}>
        {label}
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
          act();
        }}
      >
        {yes}
      </button>
      <button type="button" class="quiet" onClick={() => setSure(false)}>
        {t('play-no')}
      </button>
    </span>
  );
}

/** Buttons for the players of a game in progress. */
function Seated({ session, state }: { session: Session; state: View }) {
  const busy = session.busy.value;
  const against = rival(state);
  const here = oneScreen(state);
  const { draw, takeback } = state.offers;
  const hasMoved = state.turns.some((turn) => state.you.sides.includes(turn.side));
  return (
    <>
      {!state.rated && (
        <button
          type="button"
          disabled={busy || !hasMoved || takeback !== null}
          onClick={() => void session.act({ type: 'takeback', step: 'offer' })}
        >
          {against === null ? t('play-undo') : t('play-takeback')}
        </button>
      )}
      {against !== null && (
        <button
          type="button"
          disabled={busy || draw !== null || state.ply < 2}
          onClick={() => void session.act({ type: 'draw', step: 'offer' })}
        >
          {t('play-offer-draw')}
        </button>
      )}
      {here && state.ply >= 2 && (
        <Sure
          label={t('play-agree-draw')}
          yes={t('play-yes-draw')}
          act={() => void session.act({ type: 'draw', step: 'offer' })}
        />
      )}
      {against !== null && state.ply < 2 ? (
        <button type="button" disabled={busy} onClick={() => void session.act({ type: 'abort' })}>
          {t('play-abort')}
        </button>
      ) : (
        <Sure
          label={t('play-resign')}
          yes={t('play-yes-resign')}
          act={() => void session.act({ type: 'resign' })}
        />
      )}
    </>
  );
}

export function Tools({ session, game, state }: { session: Session; game: GameDetail; state: View }) {
  // Spectators of other people's games have no use for pasting a position.
  const among = state.phase === 'playing' && (state.you.sides.length === 0 || rival(state) !== null);
  async function copy(text: string): Promise<void> {
    toast((await copyText(text)) ? t('play-copied') : t('play-not-copied'));
  }
  async function copyGame(): Promise<void> {
    try {
      const text = await recordOf(state.id);
      toast((await copyText(text)) ? t('play-game-copied') : t('play-game-not-copied'));
    } catch (error) {
      toast(plain(error));
    }
  }
  async function copyLink(key: string): Promise<void> {
    toast((await copyText(linkTo(state.id, key))) ? t('play-invite-copied') : t('play-invite-not-copied'));
  }
  const { links } = state.you;
  return (
    <section class="tools" aria-label={t('play-what-you-can-do')}>
      {state.phase === 'playing' && state.you.sides.length > 0 && <Seated session={session} state={state} />}
      <button
        type="button"
        aria-pressed={session.flipped.value}
        onClick={() => {
          session.flipped.value = !session.flipped.value;
        }}
      >
        {t('play-flip')}
      </button>
      <button type="button" onClick={() => openNewGameDialog(game)}>
        {t('play-new-game')}
      </button>
      {state.phase === 'playing' && state.you.sides.length === 0 && (
        <a class="button" href={reviewPath(state)}>
          {t('analysis-short')}
        </a>
      )}
      <button type="button" onClick={() => void copy(state.position)}>
        {t('play-copy-position')}
      </button>
      {state.fen !== null && (
        <button type="button" onClick={() => void copy(state.fen ?? '')}>
          {t('play-copy-fen')}
        </button>
      )}
      {state.turns.length > 0 && (
        <button type="button" onClick={() => void copyGame()}>
          {t('play-copy-pgn')}
        </button>
      )}
      {links && rival(state) !== null && (
        <button type="button" onClick={() => void copyLink(links.watch)}>
          {t('play-invite-spectators-copy')}
        </button>
      )}
      {!among && (
        <button type="button" onClick={() => openNewGameDialog(game, { paste: true })}>
          {t('play-paste-position')}
        </button>
      )}
    </section>
  );
}
