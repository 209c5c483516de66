// The small board of a card: a game's start position, or another. It is drawn when it comes near the window.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameSummary, Piece } from '../api/types';
import { SmallBoard } from '../board/Small';
import { games } from '../state/games';

/** Has the element ever been near the window? */
function useNear() {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (!element || near) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}

export function Thumb({ game, pieces = game.pieces }: { game: GameSummary; pieces?: readonly Piece[] }) {
  const { ref, near } = useNear();
  return (
    <div class="thumb" ref={ref}>
      {near && <SmallBoard game={game} pieces={pieces} />}
    </div>
  );
}

/** The small board of a game known by its id, with these pieces or those of its start; empty until the list of games and the pieces are there. */
export function GameThumb({ game, pieces }: { game: string; pieces: readonly Piece[] | 'start' | null }) {
  const known = games.value?.find(({ id }) => id === game);
  const shown = pieces === 'start' ? known?.pieces : pieces;
  return known && shown && shown.length > 0 ? (
    <Thumb game={known} pieces={shown} />
  ) : (
    <div class="thumb" aria-hidden="true" />
  );
}
