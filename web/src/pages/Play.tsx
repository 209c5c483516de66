import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { GameDetail, State } from '../api/types';
import { Ghost } from '../board/Board';
import { t } from '../language';
import { BoardWithCards } from '../learn/Card';
import { Chooser } from '../play/Chooser';
import { Moves } from '../play/Moves';
import { PlayerBar } from '../play/PlayerBar';
import { StatusLine } from '../play/StatusLine';
import { Tools } from '../play/Tools';
import { rulesPath } from '../router';
import { openSession, type Session } from '../state/session';
import { useTable } from '../state/table';
import { statusWords } from '../state/words';
import { useTitle } from '../ui/title';

function Table({ session, game, state }: { session: Session; game: GameDetail; state: State }) {
  const flipped = session.flipped.value;
  const board = useTable(session, game);
  const kind = game.levels !== '' ? 'play-space' : game.files > 12 ? 'play-flat play-wide' : 'play-flat';
  useTitle(t().play.title(game.name, statusWords(state)));
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
    <main class={`play ${kind}`}>
      <div class="play-head">
        <h1 class="play-title">
          {game.name}
          <a href={rulesPath(game.id)}>{t().play.rules}</a>
        </h1>
        <StatusLine session={session} game={game} state={state} />
      </div>
      <div class="play-board">
        <PlayerBar session={session} state={state} side={flipped ? 'w' : 'b'} game={game} />
        <BoardWithCards model={board} game={game} position={() => session.state.peek()?.position ?? null} />
        <PlayerBar session={session} state={state} side={flipped ? 'b' : 'w'} game={game} />
      </div>
      <aside class="play-side" aria-label={t().play.side}>
        <Tools session={session} game={game} state={state} />
        <Moves state={state} />
      </aside>
      <Chooser session={session} />
      <Ghost names={session.names.value} />
      <p class="unseen" aria-live="polite">
        {session.news.value}
      </p>
    </main>
  );
}

export function Play({ id }: { id: string }) {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = openSession(id);
    setSession(opened);
    return () => opened.close();
  }, [id]);
  const game = session?.game.value ?? null;
  const state = session?.state.value ?? null;
  const missing = session?.missing.value ?? null;
  if (session && game && state) return <Table session={session} game={game} state={state} />;
  return (
    <main class="page narrow">
      {missing === null ? (
        <p class="waiting">{t().play.setting}</p>
      ) : (
        <>
          <h1>{t().play.missing}</h1>
          <p>{missing}</p>
          <p>
            <a href="/">{t().site.allGames}</a>
          </p>
        </>
      )}
    </main>
  );
}
