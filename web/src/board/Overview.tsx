// All planes at a glance, for windows that show one at a time: where the pieces stand, and where the piece picked up may go.
import { t } from '../language';
import { placeOf, planeCount, planeName, planeSize, spotOf } from './geometry';
import type { PlaneView } from './Panel';
import { type StepKind, stepKind, stepShape } from './steps';
import { useTabs } from './tabs';

interface Props {
  view: PlaneView;
  shown: number;
  onShow: (plane: number) => void;
}

/** The pieces of a plane as discs. A component of its own: most clicks change marks alone. */
function Discs({ view, plane }: { view: PlaneView; plane: number }) {
  const { axis, model } = view;
  const flipped = model.flipped.value;
  return (
    <g>
      {(view.slices[plane]?.pieces.value ?? []).map(({ cell, side }) => {
        const place = placeOf(model.shape, cell);
        const spot = place && spotOf(model.shape, axis, place, flipped);
        return (
          spot && (
            <circle
              key={cell}
              class={`disc disc-${side}`}
              cx={spot.column + 0.5}
              cy={spot.row + 0.5}
              r="0.36"
            />
          )
        );
      })}
    </g>
  );
}

export function Overview({ view, shown, onShow }: Props) {
  const { model, axis } = view;
  const { shape } = model;
  const flipped = model.flipped.value;
  const { targets, picked, movable, frameMovable, last } = model.marks.value;
  const { columns, rows } = planeSize(shape, axis);
  const from = picked === null ? null : placeOf(shape, picked);
  const stepOf = (cell: string): StepKind => {
    const to = placeOf(shape, cell);
    return from && to ? stepKind(from, to) : 'straight';
  };
  const onPlane = (plane: number, cells: Iterable<string>) =>
    [...cells].flatMap((cell) => {
      const place = placeOf(shape, cell);
      const spot = place ? spotOf(shape, axis, place, flipped) : null;
      return spot?.plane === plane ? [{ cell, kind: targets.get(cell) ?? 'move', ...spot }] : [];
    });
  const { list, tab } = useTabs(planeCount(shape, axis), shown);
  return (
    <div class="overview" role="tablist" aria-label={t(`board-planes-${axis}`)} {...list}>
      {Array.from({ length: planeCount(shape, axis) }, (_, plane) => {
        const goals = onPlane(plane, targets.keys());
        const sources = frameMovable && picked === null ? onPlane(plane, movable) : [];
        const name = planeName(shape, axis, plane, flipped);
        return (
          <button
            key={name}
            type="button"
            class={plane === shown ? 'is-shown' : ''}
            {...tab(plane)}
            aria-label={
              goals.length === 0
                ? t(`board-plane-${axis}`, { name })
                : t('board-with-targets', { plane: t(`board-plane-${axis}`, { name }), count: goals.length })
            }
            onClick={() => onShow(plane)}
          >
            <span>{name}</span>
            <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
              <rect class="light" width={columns} height={rows} />
              {onPlane(plane, last).map(({ cell, column, row }) => (
                <rect key={cell} class="at-last" x={column} y={row} width="1" height="1" />
              ))}
              <Discs view={view} plane={plane} />
              {onPlane(plane, picked === null ? [] : [picked]).map(({ cell, column, row }) => (
                <rect key={cell} class="at-picked-small" x={column} y={row} width="1" height="1" />
              ))}
              {[...goals, ...sources].map(({ cell, kind, column, row }) => (
                <path
                  key={cell}
                  class={`goal step-${stepOf(cell)} goal-${kind}`}
                  d={stepShape(kind === 'move' ? stepOf(cell) : 'straight', column + 0.5, row + 0.5, 0.42)}
                />
              ))}
            </svg>
          </button>
        );
      })}
    </div>
  );
}
