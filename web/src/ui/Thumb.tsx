// The small board of a card. Flat boards show the pieces; boards in space are drawn as a stack of levels.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameDetail, GameSummary, Piece } from '../api/types';
import { FlatGround, viewBox } from '../board/Ground';
import { placeOf } from '../board/geometry';
import { shapeOf } from '../board/model';
import { namesOf } from '../pieces/names';
import { PieceView } from '../pieces/PieceView';
import { gameDetail } from '../state/games';

/** Asks for the details of a game when its card comes near the window. */
function useDetailInSight(id: string, wanted: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [detail, setDetail] = useState<GameDetail | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !wanted) return;
    const load = () => gameDetail(id).then(setDetail, () => undefined);
    if (typeof IntersectionObserver === 'undefined') {
      void load();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((e) => e.isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, wanted]);
  return { ref, detail };
}

const U = 60;

/** The board of a card out of sight: without characters in its river, whose outlines would have to be fetched. */
const bareShape = (game: GameSummary) => ({
  ...game,
  style: { ...game.style, river: [] },
  rings: null,
  regions: [],
});

function Flat({ game, detail }: { game: GameSummary; detail: GameDetail | null }) {
  const names = detail ? namesOf(detail) : null;
  const { files, ranks } = game;
  const box = { x: 0, y: 0, width: files * U, height: ranks * U };
  return (
    <svg viewBox={viewBox(box)} aria-hidden="true" class="thumb-flat">
      <FlatGround shape={detail ? shapeOf(detail) : bareShape(game)} />
      {game.pieces.map((piece) => {
        const place = placeOf(game, piece.cell);
        if (!place) return null;
        const x = place.file * U;
        const y = (ranks - 1 - place.rank) * U;
        return names ? (
          <g key={piece.cell} transform={`translate(${x} ${y})`}>
            <PieceView token={piece.token} side={piece.side} sign={names.get(piece.token)?.sign} />
          </g>
        ) : (
          <circle
            key={piece.cell}
            class={`disc disc-${piece.side}`}
            cx={x + U / 2}
            cy={y + U / 2}
            r={U * 0.3}
          />
        );
      })}
    </svg>
  );
}

/** A stack of sheared levels, the top one uppermost. */
export function Stack({ game }: { game: GameSummary }) {
  const { files, ranks, levels } = game;
  const across = 22;
  const lean = 13;
  const down = 7;
  const storey = ranks * down * 0.72 + 14;
  const at = (level: number, file: number, rank: number) => ({
    x: file * across + rank * lean,
    y: level * storey + (ranks - rank) * down,
  });
  const quad = (level: number, file: number, rank: number, w = 1, h = 1) => {
    const p = [
      at(level, file, rank),
      at(level, file + w, rank),
      at(level, file + w, rank + h),
      at(level, file, rank + h),
    ];
    return `M${p.map(({ x, y }) => `${x} ${y}`).join('L')}z`;
  };
  const byLevel = new Map<number, { piece: Piece; x: number; y: number }[]>();
  for (const piece of game.pieces) {
    const place = placeOf(game, piece.cell);
    if (!place) continue;
    const { x, y } = at(place.level, place.file + 0.5, place.rank + 0.5);
    const list = byLevel.get(place.level) ?? [];
    list.push({ piece, x, y });
    byLevel.set(place.level, list);
  }
  const width = files * across + ranks * lean;
  const height = (levels.length - 1) * storey + ranks * down;
  return (
    <svg viewBox={`-8 -14 ${width + 16} ${height + 24}`} aria-hidden="true" class="thumb-stack">
      {[...levels].map((_, index) => {
        // From the lowest level up, so that upper ones cover lower ones.
        const level = levels.length - 1 - index;
        let dark = '';
        for (let file = 0; file < files; file += 1)
          for (let rank = 0; rank < ranks; rank += 1)
            if ((file + rank + level) % 2 === 0) dark += quad(level, file, rank);
        const standing = (byLevel.get(level) ?? []).sort((a, b) => a.y - b.y || a.x - b.x);
        return (
          <g key={level}>
            <path class="plate" d={quad(level, 0, 0, files, ranks)} />
            <path class="dark" d={dark} />
            {standing.map(({ piece, x, y }) => (
              <path
                key={piece.cell}
                class={`disc disc-${piece.side}`}
                d={`M${x - 5} ${y}v-5a5 3.6 0 0 1 10 0v5a5 3.6 0 0 1 -10 0z`}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

export function Thumb({ game }: { game: GameSummary }) {
  const flat = game.levels === '';
  const { ref, detail } = useDetailInSight(game.id, flat);
  return (
    <div class="thumb" ref={ref}>
      {flat ? <Flat game={game} detail={detail} /> : <Stack game={game} />}
    </div>
  );
}
