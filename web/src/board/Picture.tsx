// A board without interaction: the start position on the rules pages.
import type { GameDetail, GameSummary } from '../api/types';
import { t } from '../language';
import { namesOf } from '../pieces/names';
import { Ground, panelBox, viewBox } from './Ground';
import { levelCount } from './geometry';
import { withJoins } from './JoinedEdges';
import { shapeOf } from './model';
import { byPlane, Standing } from './Standing';

/** The start position of a game, every level of it. */
export function StartPicture({ game }: { game: GameDetail }) {
  const names = namesOf(game);
  const shape = shapeOf(game);
  const byLevel = byPlane(shape, 'level', game.pieces, false);
  const levels = Array.from({ length: levelCount(game) }, (_, level) => level);
  const box = viewBox(panelBox(shape, 'level', true));
  return (
    <div class={`picture ${levels.length > 1 ? 'picture-3d' : ''}`}>
      {levels.map((level) => (
        <svg
          key={level}
          viewBox={box}
          role="img"
          aria-label={withJoins(levelLabel(game, level), shape, 'level')}
        >
          <Ground shape={shape} axis="level" plane={level} flipped={false} coordinates />
          <Standing
            shape={shape}
            axis="level"
            pieces={byLevel.get(level) ?? []}
            flipped={false}
            names={names}
          />
        </svg>
      ))}
    </div>
  );
}

function levelLabel(game: GameSummary, level: number): string {
  const letter = game.levels.charAt(level);
  return letter === ''
    ? t('board-start-of', { name: game.name })
    : t('board-start-of-level', { name: game.name, letter });
}
