// A board that is only looked at: the gallery's cards and the rules pages.
import type { GameDetail, GameSummary, Piece } from '../api/types';
import { t } from '../language';
import { Man } from '../men/Man';
import { type Names, namesOf } from '../state/words';
import { corner, Ground, UNIT, viewBox } from './Ground';
import { levelCount, placeOf, type Shape } from './geometry';

export function ringsOf(game: GameDetail): Map<string, number> | null {
  return game.showRings ? new Map(game.cells.map((cell) => [cell.name, cell.ring])) : null;
}

interface MenProps {
  shape: Shape;
  pieces: Piece[];
  level: number;
  flipped: boolean;
  names: Names;
  /** Where men have just come from, by cell. */
  slides?: Map<string, string>;
  /** Cell of the man that is being dragged. */
  away?: string | null;
}

/** A man that has just moved glides from its former cell; from another level it fades in. */
function glide(shape: Shape, to: string, from: string | undefined, flipped: boolean) {
  const [a, b] = [from === undefined ? null : placeOf(shape, from), placeOf(shape, to)];
  if (!a || !b) return {};
  if (a.level !== b.level) return { class: 'man-appears' };
  const [start, end] = [corner(shape, a, flipped), corner(shape, b, flipped)];
  return { class: 'man-glides', style: `--dx:${start.x - end.x}px;--dy:${start.y - end.y}px` };
}

export function Men({ shape, pieces, level, flipped, names, slides, away }: MenProps) {
  return (
    <g>
      {pieces.map((piece) => {
        const place = placeOf(shape, piece.cell);
        if (!place || place.level !== level) return null;
        const { x, y } = corner(shape, place, flipped);
        return (
          <g
            key={piece.cell + piece.token + piece.side}
            transform={`translate(${x + UNIT * 0.03} ${y + UNIT * 0.02}) scale(0.94)`}
            opacity={piece.cell === away ? 0.3 : 1}
          >
            <g {...glide(shape, piece.cell, slides?.get(piece.cell), flipped)}>
              <Man token={piece.token} side={piece.side} sign={names.get(piece.token)?.sign} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The start position of a game, every level of it. */
export function StartPicture({ game }: { game: GameDetail }) {
  const names = namesOf(game);
  const rings = ringsOf(game);
  const levels = Array.from({ length: levelCount(game) }, (_, level) => level);
  return (
    <div class={`picture ${levels.length > 1 ? 'picture-3d' : ''}`}>
      {levels.map((level) => (
        <svg key={level} viewBox={viewBox(game)} role="img" aria-label={levelLabel(game, level)}>
          <Ground shape={game} level={level} flipped={false} rings={rings} />
          <Men shape={game} pieces={game.pieces} level={level} flipped={false} names={names} />
        </svg>
      ))}
    </div>
  );
}

function levelLabel(game: GameSummary, level: number): string {
  const letter = game.levels.charAt(level);
  return letter === '' ? t().board.startOf(game.name) : t().board.startOfLevel(game.name, letter);
}
