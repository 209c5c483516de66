// What the Block draws about the cell pointed at and the piece picked up: the cells beside it, the cells straight above and below, its ring;
// and the posts that join the levels of a rack.
import { signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { outline, type Plan, type Plate, pointOn, seatOf } from './block';
import { levelCount, nameOf, type Place, placeOf, type Shape } from './geometry';
import type { BoardModel } from './model';
import type { PlaneView } from './Panel';
import { placeOn } from './Plate';
import { neighboursOf, stepShape } from './steps';

/** How long a pointer rests on a cell before its neighbours are tinted, in milliseconds. */
const REST = 150;

interface Props {
  view: PlaneView;
  plan: Plan;
}

const plateOf = (plan: Plan, level: number): Plate | undefined =>
  plan.plates.find((plate) => plate.level === level);

/** Two thin posts at each side join the levels of a rack: what is straight above stays straight above. */
export function Posts({ shape, plan }: { shape: Shape; plan: Plan }) {
  const lines = plan.plates.flatMap((plate, index) => {
    const below = plan.plates[index + 1];
    if (below?.rack !== plate.rack) return [];
    return [
      [0, 0],
      [shape.files, 0],
      [0, shape.ranks],
      [shape.files, shape.ranks],
    ].map(([column = 0, depth = 0]) => {
      const [from, to] = [pointOn(plate, column, depth), pointOn(below, column, depth)];
      return `M${from.x} ${from.y}V${to.y}`;
    });
  });
  return <path class="block-posts" d={lines.join('')} />;
}

/** The cell that the pointer has rested on for a moment. */
function useRested({ hover }: BoardModel) {
  const rested = useMemo(() => signal<string | null>(null), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = hover.subscribe((cell) => {
      clearTimeout(timer);
      if (rested.peek() !== null) rested.value = null;
      if (cell !== null)
        timer = setTimeout(() => {
          rested.value = cell;
        }, REST);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [hover]);
  return rested;
}

function Tints({ view, plan, at }: Props & { at: Place }) {
  const { shape, flipped } = view.model;
  return (
    <>
      {neighboursOf(shape, at).map(({ place, kind }) => {
        const plate = plateOf(plan, place.level);
        if (!plate) return null;
        const { column, depth } = seatOf(shape, place, flipped.value);
        const { x, y } = pointOn(plate, column + 0.5, depth + 0.5);
        const wide = Math.max(2.5, plate.cell * 0.09);
        return (
          <g key={nameOf(shape, place)} class={`beside beside-${kind}`}>
            <path class="beside-cell" d={outline(plate, column, depth)} />
            <path
              class={`step step-${kind}`}
              d={stepShape(kind, x, y, wide, Math.max(2, wide * Math.min(1, plate.rise * 1.7)))}
            />
          </g>
        );
      })}
    </>
  );
}

/** The same cell on every level. */
function Column({ view, plan, at }: Props & { at: Place }) {
  const { shape, flipped } = view.model;
  const { column, depth } = seatOf(shape, at, flipped.value);
  const others = plan.plates.filter(({ level }) => level !== at.level);
  return <path class="block-column" d={others.map((p) => outline(p, column, depth, 1, 1, 0.05)).join('')} />;
}

export function Pointed({ view, plan }: Props) {
  const { shape, hover, marks, flipped } = view.model;
  const rested = useRested(view.model);
  const { picked } = marks.value;
  const over = hover.value === null ? null : placeOf(shape, hover.value);
  const held = picked === null ? null : placeOf(shape, picked);
  const near = rested.value === null || held ? null : placeOf(shape, rested.value);
  const plate = over && plateOf(plan, over.level);
  const seat = over && seatOf(shape, over, flipped.value);
  return (
    <g class="block-pointed">
      {near && <Tints view={view} plan={plan} at={near} />}
      {held && <Column view={view} plan={plan} at={held} />}
      {plate && seat && <path class="block-over" d={outline(plate, seat.column, seat.depth)} />}
    </g>
  );
}

/** The name of the cell pointed at, over everything. */
export function PointedName({ view, plan }: Props) {
  const { shape, hover, flipped } = view.model;
  const name = hover.value;
  const place = name === null ? null : placeOf(shape, name);
  const plate = place && plateOf(plan, place.level);
  if (!place || !plate || name === null) return null;
  const { column, depth } = seatOf(shape, place, flipped.value);
  const { x, y } = pointOn(plate, column + 0.5, depth);
  const half = 6 + 3.6 * name.length;
  return (
    <g class="block-name" transform={`translate(${x.toFixed(1)} ${(y + 2).toFixed(1)})`}>
      <rect x={-half} width={2 * half} height="17" rx="4" />
      <text y="12.5">{name}</text>
    </g>
  );
}

/** In games in which rings matter: the ring of the piece picked up, a thin line round its cells on every level. */
export function RingOutline({ view, plan }: Props) {
  const { shape, marks, flipped } = view.model;
  const { rings } = shape;
  const { picked } = marks.value;
  const ring = picked === null ? undefined : rings?.get(picked);
  if (!rings || ring === undefined) return null;
  const lines: string[] = [];
  for (const plate of plan.plates) {
    const on = (column: number, depth: number) => {
      const inside = column >= 0 && column < shape.files && depth >= 0 && depth < shape.ranks;
      return inside && rings.get(nameOf(shape, placeOn(shape, plate, column, depth, flipped.value))) === ring;
    };
    const line = (a: [number, number], b: [number, number]) => {
      const [from, to] = [pointOn(plate, ...a), pointOn(plate, ...b)];
      lines.push(`M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`);
    };
    const inset = 0.07;
    for (let depth = 0; depth < shape.ranks; depth += 1)
      for (let column = 0; column < shape.files; column += 1) {
        if (!on(column, depth)) continue;
        if (!on(column - 1, depth)) line([column + inset, depth], [column + inset, depth + 1]);
        if (!on(column + 1, depth)) line([column + 1 - inset, depth], [column + 1 - inset, depth + 1]);
        if (!on(column, depth - 1)) line([column, depth + inset], [column + 1, depth + inset]);
        if (!on(column, depth + 1)) line([column, depth + 1 - inset], [column + 1, depth + 1 - inset]);
      }
  }
  return <path class="block-ring" d={lines.join('')} data-levels={levelCount(shape)} />;
}
