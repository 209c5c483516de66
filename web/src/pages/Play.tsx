import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { GameDetail, View } from '../api/types';
import { Ghost } from '../board/Board';
import { t } from '../language';
import { BoardWithCards } from '../learn/Card';
import { Chat } from '../play/Chat';
import { Chooser } from '../play/Chooser';
import { Moves } from '../play/Moves';
import { Offers } from '../play/Offers';
import { PlayerBar } from '../play/PlayerBar';
import { StatusLine } from '../play/StatusLine';
import { Tools } from '../play/Tools';
import { Waiting } from '../play/Waiting';
import { go, playPath, rulesPath } from '../router';
import { controlText } from '../state/clock';
import { openSession, type Session } from '../state/session';
import { useTable } from '../state/table';
import { statusWords } from '../state/words';
import { LineMark } from '../ui/LineMark';
import { Opening } from '../ui/Opening';
import { useTitle } from '../ui/title';

interface TableProps {
  session: Session;
  game: GameDetail;
  state: View;
}

/** Clock, rating and spectators, in a line. */
function Facts({ state }: { state: View }) {
  const { spectators } = state.presence;
  return (
    <p class="play-facts">
      {state.control && <span>{controlText(state.control)}</span>}
      {state.rated && <span>{t('play-rated')}</span>}
      {spectators > 0 && <span>{t('play-spectators', { count: spectators })}</span>}
    </p>
  );
}

/** Takes players to the rematch as soon as it begins. */
function useRematch(state: View): void {
  const { rematch } = state;
  const [first] = useState(rematch);
  useEffect(() => {
    if (rematch !== null && rematch !== first && state.you.sides.length > 0) go(playPath(rematch));
  }, [rematch]);
}

function Table({ session, game, state }: TableProps) {
  const flipped = session.flipped.value;
  const board = useTable(session, game);
  const kind = game.levels !== '' ? 'play-space' : game.files > 12 ? 'play-flat play-wide' : 'play-flat';
  const { name } = session.localGame.value ?? game;
  useTitle(t('play-title', { game: name, status: statusWords(state) }));
  useRematch(state);
  // Escape works wherever the focus is.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        session.cancel();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [session]);
  return (
    <main class={`play ${kind} ${session.review.ply.value === null ? '' : 'is-review'}`}>
      <div class="play-head">
        <h1 class="play-title">
          {name}
          <a href={rulesPath(game.id)}>{t('play-rules')}</a>
        </h1>
        <StatusLine session={session} game={game} state={state} />
      </div>
      <div class="play-board">
        <PlayerBar session={session} state={state} side={flipped ? 'w' : 'b'} game={game} />
        <BoardWithCards
          model={board}
          game={game}
          position={() =>
            session.review.ply.peek() === null ? (session.state.peek()?.position ?? null) : null
          }
        />
        <PlayerBar session={session} state={state} side={flipped ? 'b' : 'w'} game={game} />
      </div>
      <aside class="play-side" aria-label={t('play-side')}>
        <LineMark />
        <Facts state={state} />
        <Offers session={session} state={state} />
        <Tools session={session} game={game} state={state} />
        <Moves session={session} state={state} />
        <Chat session={session} state={state} />
      </aside>
      <Chooser session={session} side={state.side} />
      <Ghost names={session.names.value} />
      <p class="unseen" aria-live="polite">
        {session.news.value}
      </p>
    </main>
  );
}

function Before({ session, game, state }: TableProps) {
  const { name } = session.localGame.value ?? game;
  useTitle(t('play-title', { game: name, status: statusWords(state) }));
  return <Waiting session={session} game={game} state={state} />;
}

export function Play({ id }: { id: string }) {
  const [session, setSession] = useState<Session | null>(null);
  // Another link to the same game changes only the key.
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    const opened = openSession(id);
    setSession(opened);
    return () => opened.close();
  }, [id, hash]);
  const game = session?.game.value ?? null;
  const state = session?.state.value ?? null;
  const missing = session?.missing.value ?? null;
  if (session && game && state) {
    const props = { session, game, state };
    return state.phase === 'waiting' ? <Before {...props} /> : <Table {...props} />;
  }
  return <Opening waiting={t('play-setting')} missing={t('play-missing')} error={missing} />;
}
