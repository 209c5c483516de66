// All levels at a glance, for windows that show one level at a time: where the men stand, and where the man picked up may go.
import type { GameDetail } from '../api/types';
import { t } from '../language';
import type { Session } from '../state/session';
import { columnRow, placeOf } from './geometry';

interface Props {
  session: Session;
  game: GameDetail;
  shown: number;
  onShow: (level: number) => void;
}

export function Overview({ session, game, shown, onShow }: Props) {
  const flipped = session.flipped.value;
  const { targets, picked, movable } = session.marks.value;
  const second = session.phase.value.name === 'second';
  const last = session.state.value?.lastTurn?.cells ?? [];
  const onLevel = (level: number, cells: Iterable<string>) =>
    [...cells].flatMap((cell) => {
      const place = placeOf(game, cell);
      const kind = targets.get(cell) ?? 'move';
      return place && place.level === level ? [{ cell, kind, ...columnRow(game, place, flipped) }] : [];
    });
  return (
    <nav class="overview" aria-label={t().board.levels}>
      {[...game.levels].map((letter, level) => {
        const goals = onLevel(level, targets.keys());
        const sources = second && picked === null ? onLevel(level, movable) : [];
        return (
          <button
            key={letter}
            type="button"
            class={level === shown ? 'is-shown' : ''}
            aria-current={level === shown}
            aria-label={
              goals.length === 0 ? t().board.level(letter) : t().board.levelWithTargets(letter, goals.length)
            }
            onClick={() => onShow(level)}
          >
            <span>{letter}</span>
            <svg viewBox={`0 0 ${game.files} ${game.ranks}`} aria-hidden="true">
              <rect class="light" width={game.files} height={game.ranks} />
              {onLevel(level, last).map(({ cell, column, row }) => (
                <rect key={cell} class="at-last" x={column} y={row} width="1" height="1" />
              ))}
              {session.pieces.value.map((piece) => {
                const place = placeOf(game, piece.cell);
                if (!place || place.level !== level) return null;
                const { column, row } = columnRow(game, place, flipped);
                return (
                  <circle
                    key={piece.cell}
                    class={`disc disc-${piece.side}`}
                    cx={column + 0.5}
                    cy={row + 0.5}
                    r="0.36"
                  />
                );
              })}
              {onLevel(level, picked === null ? [] : [picked]).map(({ cell, column, row }) => (
                <rect key={cell} class="at-picked-small" x={column} y={row} width="1" height="1" />
              ))}
              {[...goals, ...sources].map(({ cell, kind, column, row }) => (
                <circle key={cell} class={`goal goal-${kind}`} cx={column + 0.5} cy={row + 0.5} r="0.42" />
              ))}
            </svg>
          </button>
        );
      })}
    </nav>
  );
}
