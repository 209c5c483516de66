// Boards on which games are being played now, all from one stream. They stand still while nobody can see them.
import { useEffect, useRef, useState } from 'preact/hooks';
import { link, type ShowNews } from '../api/socket';
import type { GameSummary, ShownGame, Side } from '../api/types';
import { SmallBoard } from '../board/Small';
import { t } from '../language';
import { ClockFace } from '../play/ClockFace';
import { playPath } from '../router';
import { gameName, games } from '../state/games';
import { openNewGameDialog } from '../state/newgame';
import { seatName } from '../state/people';
import { outcomeWords } from '../state/words';

export function applyShow(known: readonly ShownGame[], news: ShowNews): readonly ShownGame[] {
  switch (news.type) {
    case 'show':
      return news.boards;
    case 'showBoard':
      return known.map((board, place) => (place === news.place ? news.board : board));
  }
}

/** Is the element in the window, and the window in sight? */
function useSight() {
  const ref = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    let near = typeof IntersectionObserver === 'undefined';
    const tell = () => setSeen(near && document.visibilityState === 'visible');
    tell();
    document.addEventListener('visibilitychange', tell);
    const observer = near
      ? null
      : new IntersectionObserver((entries) => {
          near = entries.at(-1)?.isIntersecting ?? false;
          tell();
        });
    if (element) observer?.observe(element);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      observer?.disconnect();
    };
  }, []);
  return { ref, seen };
}

function Seat({ board, side }: { board: ShownGame; side: Side }) {
  const seat = board.seats[side];
  const moves = board.outcome === null && board.side === side;
  return (
    <span class={moves ? 'shown-seat is-to-move' : 'shown-seat'}>
      <span class={`seat seat-${side}`} aria-hidden="true" />
      <span class="shown-name">{seatName(seat, false)}</span>
      {seat.rating !== null && <span class="who">{seat.rating}</span>}
      {board.clock && board.control ? (
        <ClockFace clock={board.clock} control={board.control} side={side} own={false} />
      ) : (
        <span class="clock" aria-hidden="true">
          ∞
        </span>
      )}
    </span>
  );
}

function Board({ board, game }: { board: ShownGame; game: GameSummary }) {
  const name = gameName(board.game, board.name);
  const picture = (
    <>
      <Seat board={board} side="b" />
      <span class="shown-board">
        <SmallBoard game={game} pieces={board.pieces} last={board.last} all />
      </span>
      <Seat board={board} side="w" />
      <span class="shown-foot">
        <strong>{name}</strong>
        <span class="who">
          {board.outcome
            ? outcomeWords(board.outcome)
            : board.session === null
              ? t('gallery-demo')
              : t('words-turns', { count: board.ply })}
        </span>
      </span>
    </>
  );
  if (board.session !== null)
    return (
      <a class="shown" href={playPath(board.session)} aria-label={t('gallery-watch-game', { name })}>
        {picture}
      </a>
    );
  return (
    <button
      type="button"
      class="shown"
      aria-label={t('gallery-demo-of', { name })}
      onClick={() => openNewGameDialog(game)}
    >
      {picture}
    </button>
  );
}

export function Shown() {
  const { ref, seen } = useSight();
  const [boards, setBoards] = useState<readonly ShownGame[] | null>(null);
  useEffect(() => {
    if (!seen) return;
    return link.watchShow((news) => setBoards((known) => applyShow(known ?? [], news)));
  }, [seen]);
  const known = new Map((games.value ?? []).map((game) => [game.id, game]));
  const shown = (boards ?? []).flatMap((board) => {
    const game = known.get(board.game);
    return game ? [{ board, game }] : [];
  });
  // A server without games of its own, and nobody plays: no row of holes.
  const none = boards !== null && boards.length === 0;
  return (
    <section ref={ref} class={none ? 'shown-row is-empty' : 'shown-row'} aria-labelledby="shown">
      <div class="section-head">
        <h2 id="shown">{t('gallery-shown')}</h2>
        <a href="/lobby#to-watch">{t('gallery-shown-all')}</a>
      </div>
      <ul>
        {shown.length === 0
          ? [0, 1, 2, 3, 4].map((place) => <li key={place} class="shown-hole" aria-hidden="true" />)
          : shown.map(({ board, game }, place) => (
              <li key={board.session ?? `${place} ${board.game}`}>
                <Board board={board} game={game} />
              </li>
            ))}
      </ul>
    </section>
  );
}
