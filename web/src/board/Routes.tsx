// Ways drawn over the panels, and pieces on their way along them.
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Way } from '../api/types';
import { PieceView } from '../pieces/PieceView';
import { UNIT } from './Ground';
import type { Place } from './geometry';
import type { BoardModel, Motion, Route } from './model';
import { type Dot, drawnPoints, isWinding, pointsOf } from './ways';

interface Props {
  model: BoardModel;
  /** The size of the picture and of a cell, in CSS pixels. */
  width: number;
  height: number;
  cell: number;
  /** The middle of a cell in the picture, and the plane that it lies on; null where the picture does not show it. */
  at: (place: Place) => (Dot & { plane: number }) | null;
  /** The square in which a piece that stands at a point is drawn; centred on it if not given. */
  stand?: (at: Dot & { plane: number }) => { x: number; y: number; size: number };
  moving: boolean;
  /** Key of the motion that has come to its end. */
  landed: Signal<number>;
}

type Spotted = Dot & { plane: number; tunnel: boolean; enters: boolean };

/** The middles of all cells of a way, and the points between which it is straight. */
function spotted({ model, at }: Props, way: Way): { all: Spotted[]; corners: Spotted[] } {
  const put = (some: { place: Place; tunnel: boolean; enters?: boolean }[]) =>
    some.flatMap(({ place, tunnel, enters = false }) => {
      const middle = at(place);
      return middle ? [{ ...middle, tunnel, enters }] : [];
    });
  return { all: put(pointsOf(model.shape, way)), corners: put(drawnPoints(model.shape, way)) };
}

/** A ring round a cell: of a piece that should move, or of one that is put on the board. */
function Ring({ at, cell }: { at: Dot; cell: number }) {
  const radius = cell * 0.43;
  return (
    <>
      <circle class="route-halo" stroke-width={Math.max(6, cell * 0.13)} cx={at.x} cy={at.y} r={radius} />
      <circle class="route-goal" cx={at.x} cy={at.y} r={radius} />
    </>
  );
}

/** The number of a part or of a threat, in the upper right corner of its goal. */
function Badge({ at, cell, number }: { at: Dot; cell: number; number: number }) {
  const radius = Math.max(8, cell * 0.17);
  const [x, y] = [at.x + cell * 0.5 - radius, at.y - cell * 0.5 + radius];
  return (
    <g class="route-number">
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y} font-size={radius * 1.45}>
        {number}
      </text>
    </g>
  );
}

/** An arrow from point to point; steps to another panel or through a tunnel are drawn thin. */
function Arrow({ route, props }: { route: Route; props: Props }) {
  const { all, corners } = spotted(props, route);
  const { cell } = props;
  const [end, before] = [corners.at(-1), corners.at(-2)];
  const badge = end && route.number !== undefined && <Badge at={end} cell={cell} number={route.number} />;
  if (!end) return null;
  if (!before)
    return (
      <g class={`route route-${route.kind}`} stroke-width={Math.max(3, cell * 0.07)}>
        {route.kind === 'last' || <Ring at={end} cell={cell} />}
        {badge}
      </g>
    );
  const one = corners.every((point) => point.plane === end.plane);
  const winding = isWinding(props.model.shape, route);
  // A plain step on one plane needs no arrow: its ends are marked.
  if ((route.kind === 'last' || route.kind === 'plan') && one && !winding)
    return badge ? <g class={`route route-${route.kind}`}>{badge}</g> : null;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const tip = { x: end.x - Math.cos(angle) * cell * 0.1, y: end.y - Math.sin(angle) * cell * 0.1 };
  const legs = corners.slice(1).flatMap((to, index) => {
    // Over a joined edge nothing is drawn: there the way is out of the picture.
    if (to.enters) return [];
    const from = corners[index] ?? to;
    const goal = to === end && one ? tip : to;
    const thin = to.tunnel || from.plane !== to.plane;
    return [{ key: index, thin, d: `M${from.x} ${from.y}L${goal.x} ${goal.y}` }];
  });
  const head = cell * 0.3;
  const wing = (turn: number) =>
    `${tip.x - Math.cos(angle + turn) * head} ${tip.y - Math.sin(angle + turn) * head}`;
  const width = Math.max(2, cell * 0.085);
  const point = one ? `M${wing(0.5)}L${tip.x} ${tip.y}L${wing(-0.5)}` : '';
  const solid = legs.filter(({ thin }) => !thin).map(({ d }) => d);
  const hops = legs.filter(({ thin }) => thin).map(({ d }) => d);
  const dashes = `${cell * 0.08} ${cell * 0.14}`;
  const halo = width + Math.max(2, cell * 0.05);
  return (
    <g class={`route route-${route.kind} ${route.mark ? `drawn-${route.mark}` : ''}`} stroke-width={width}>
      <path class="route-halo" stroke-width={halo} d={[...solid, point].join('')} />
      {hops.length > 0 && (
        <path class="route-halo" stroke-width={halo} d={hops.join('')} stroke-dasharray={dashes} />
      )}
      {legs.map(({ key, thin, d }) => (
        <path
          key={key}
          class={thin ? 'route-hop' : 'route-leg'}
          d={d}
          stroke-dasharray={thin ? dashes : undefined}
        />
      ))}
      {all.slice(1, -1).map((point, index) => (
        <circle key={index} class="route-dot" cx={point.x} cy={point.y} r={Math.max(2.5, cell * 0.1)} />
      ))}
      {one && <path class="route-head" d={point} />}
      {!one && (
        <circle class="route-halo" stroke-width={halo} cx={end.x} cy={end.y} r={cell * 0.42} opacity="0.5" />
      )}
      {!one && <circle class="route-goal" cx={end.x} cy={end.y} r={cell * 0.42} />}
      {badge}
    </g>
  );
}

/** The duration of a motion in milliseconds: it grows with length and corners. */
function duration(corners: readonly Spotted[], cell: number): number {
  let long = 0;
  corners.forEach((point, index) => {
    const before = corners[index - 1];
    if (before && !point.tunnel && !point.enters)
      long += Math.hypot(point.x - before.x, point.y - before.y) / cell;
  });
  return Math.min(900, 170 + 22 * long + 110 * Math.max(0, corners.length - 2));
}

function keyframes(points: readonly Spotted[]): Keyframe[] {
  const lengths = points.map((point, index) => {
    const before = points[index - 1];
    return before && !point.tunnel && !point.enters ? Math.hypot(point.x - before.x, point.y - before.y) : 0;
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let sum = 0;
  return points.map((point, index) => {
    sum += lengths[index] ?? 0;
    return {
      transform: `translate(${point.x}px, ${point.y}px)`,
      offset: Math.min(1, sum / whole),
      easing: points.length === 2 ? 'ease-in-out' : 'linear',
    };
  });
}

function Flights({ motion, props }: { motion: Motion; props: Props }) {
  const ref = useRef<SVGGElement>(null);
  const { model, cell, landed } = props;
  const byCell = new Map(model.pieces.value.map((piece) => [piece.cell, piece]));
  const flying = motion.ways.flatMap((way) => {
    const piece = byCell.get(way.cells.at(-1) ?? '');
    return piece ? [{ piece, ...spotted(props, way) }] : [];
  });
  useLayoutEffect(() => {
    const group = ref.current;
    const done = () => {
      landed.value = motion.key;
    };
    if (!group || flying.length === 0 || typeof group.animate !== 'function') {
      done();
      return;
    }
    const animations = flying.flatMap(({ corners }, index) => {
      const element = group.children[index];
      if (!element) return [];
      return [element.animate(keyframes(corners), { duration: duration(corners, cell), fill: 'both' })];
    });
    Promise.all(animations.map((animation) => animation.finished)).then(done, () => undefined);
    return () => {
      for (const animation of animations) animation.cancel();
      done();
    };
  }, [motion.key]);
  const box = (point: Spotted | undefined) => {
    const at = point ?? { x: 0, y: 0, plane: 0 };
    const size = cell * 0.94;
    const { x, y, size: side } = props.stand?.(at) ?? { x: at.x - size / 2, y: at.y - size / 2, size };
    return `translate(${x - at.x} ${y - at.y}) scale(${side / UNIT})`;
  };
  return (
    <g ref={ref}>
      {flying.map(({ piece, all }) => (
        <g key={piece.cell} transform={`translate(${all[0]?.x ?? 0} ${all[0]?.y ?? 0})`}>
          <g transform={box(all.at(-1))}>
            <PieceView
              token={piece.token}
              side={piece.side}
              sign={model.names.value.get(piece.token)?.sign}
              turned={model.flipped.value}
            />
          </g>
        </g>
      ))}
    </g>
  );
}

/** The motion that is going on, until it has landed. */
function Moving({ props }: { props: Props }) {
  const motion = props.model.motion.value;
  if (!motion || !props.moving || props.landed.value === motion.key) return null;
  return <Flights key={motion.key} motion={motion} props={props} />;
}

function Drawn({ props }: { props: Props }) {
  return (
    <>
      {props.model.routes.value.map((route, index) => (
        <Arrow key={`${route.kind}${index}`} route={route} props={props} />
      ))}
    </>
  );
}

export function Routes(props: Props) {
  return (
    <svg class="routes" viewBox={`0 0 ${props.width} ${props.height}`} aria-hidden="true">
      <Drawn props={props} />
      <Moving props={props} />
    </svg>
  );
}
