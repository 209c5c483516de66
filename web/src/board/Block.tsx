// The Block: all levels of a board in space at once, or one level between its neighbours. The picture is three drawings, one on the
// other: the ground, the pieces, and what lies over them. Over each plate lies a grid of buttons, turned into the plate's plane, for keys and
// screen readers. What a pointer means, block.ts says.
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { afterNextFrame } from '../frames';
import { t } from '../language';
import { settings } from '../settings';
import { firstLevel } from './attention';
import { blockPlan, gridMatrix, manAt, meant, middleOf, onePlan, type Plan, type Plate, RAIL } from './block';
import { type Label, labelsOf } from './blocklabels';
import { nameOf, placeOf } from './geometry';
import { useKeys, type ViewHands } from './hands';
import { registerView } from './hit';
import type { Room } from './layout';
import type { Zoomer } from './lens';
import type { BoardModel } from './model';
import { Overview } from './Overview';
import { Cells, makePlaneView, type PlaneView, planeWords } from './Panel';
import { PlateGround, PlateMen, PlateOver, PlateUnder } from './Plate';
import { Pointed, PointedName, Posts, RingOutline } from './Pointed';
import { press } from './press';
import { RankInset } from './RankInset';
import { Routes } from './Routes';

export interface BlockProps {
  model: BoardModel;
  room: Room;
  /** Are the cells of this view the ones for keys and screen readers? */
  main: boolean;
  coordinates: ReadonlySignal<boolean>;
  motion: ReadonlySignal<boolean>;
  /** The level chosen: outlined in the Block, shown large where one level is. */
  level: Signal<number | null>;
  /** One level between its neighbours, in place of all. */
  one: boolean;
  hands: ViewHands;
  /** Stands in the corner that the slant of the first level leaves free. */
  offer: ComponentChildren;
  /** Fingers cannot point at cells this small: a tap opens its level instead. */
  onTapped: ((level: number) => void) | null;
}

/** With less than this, no corner is free. */
const LEAST_SLANT = 0.3;

/** The Block does not grow: One level is its magnifier. */
export const NO_ZOOM: Zoomer = { closer: () => undefined, wider: () => undefined, fit: () => undefined };

const seamWords = (kind: 'above' | 'below', level: string, next: string) =>
  t(kind === 'above' ? 'board-seam-above' : 'board-seam-below', { level, next });

/** The cell that a point of the window means. */
function pointedAt(model: BoardModel, plan: Plan, root: Element, x: number, y: number): string | null {
  const box = root.getBoundingClientRect();
  const { targets, picked } = model.marks.value;
  const pieces = new Set(model.pieces.value.map(({ cell }) => cell));
  const near = new Set(targets.keys());
  if (picked !== null) near.delete(picked);
  const at = { x: x - box.left, y: y - box.top };
  return meant(plan, model.shape, model.flipped.value, at, { targets: near, pieces }, (place) =>
    nameOf(model.shape, place),
  );
}

/** Where a cell is seen, with the piece that may stand on it. */
function seenAt(model: BoardModel, plan: Plan, root: Element, cell: string): DOMRect | null {
  const place = placeOf(model.shape, cell);
  const middle = place && middleOf(plan, model.shape, place, model.flipped.value);
  const plate = place && plan.plates.find(({ level }) => level === place.level);
  if (!middle || !plate) return null;
  const box = root.getBoundingClientRect();
  const [wide, tall] = [plate.cell, plate.cell * plate.rise];
  return new DOMRect(box.left + middle.x - wide / 2, box.top + middle.y - tall / 2, wide, tall);
}

function LabelText({ kind, text, x, y, anchor, size, pale }: Label) {
  return (
    <text
      class={`block-label block-label-${kind}${pale ? ' is-pale' : ''}`}
      x={x}
      y={y}
      font-size={size}
      text-anchor={anchor}
    >
      {text}
    </text>
  );
}

/**
 * One of the drawings that lie on each other. What a click or the pointer changes lies on other drawings than the pieces, so that a
 * browser without a graphics card need not draw hundreds of pieces again for a mark between them.
 */
function Drawing({
  plan,
  of,
  children,
}: {
  plan: Plan;
  of: 'ground' | 'men' | 'over';
  children: ComponentChildren;
}) {
  return (
    <svg
      class={`block-picture picture-${of}`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      width={plan.width}
      height={plan.height}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The same part of every plate. */
function eachPlate({ plates }: Plan, part: (plate: Plate) => ComponentChildren) {
  return plates.map((plate) => (
    <g key={plate.level} class={plate.pale ? 'plate is-pale' : 'plate'} data-level={plate.level}>
      {part(plate)}
    </g>
  ));
}

interface PartProps {
  view: PlaneView;
  plan: Plan;
}

/** The cells as buttons, one grid for each level in sight. */
function Grids({ view, plan, main }: PartProps & { main: boolean }) {
  const { shape, acts } = view.model;
  if (acts === null || !main) return null;
  return (
    <>
      {plan.plates.map((plate) => (
        // biome-ignore lint/a11y/useSemanticElements: cells for keys and screen readers over the drawing
        <div
          key={plate.level}
          class="cells block-cells"
          role="grid"
          aria-label={planeWords(view, plate.level)}
          style={{
            width: `${shape.files * plate.cell}px`,
            height: `${shape.ranks * plate.cell}px`,
            gridTemplateColumns: `repeat(${shape.files}, 1fr)`,
            gridTemplateRows: `repeat(${shape.ranks}, 1fr)`,
            transform: gridMatrix(plate, shape.ranks),
          }}
        >
          <Cells view={view} plane={plate.level} />
        </div>
      ))}
    </>
  );
}

/** What the pointer would do: a hand over pieces that can be picked up, a finger over cells to go to. */
function shapeOf({ hover, marks }: BoardModel): string {
  const cell = hover.value;
  if (cell === null) return '';
  return marks.value.targets.has(cell) ? 'pointer' : marks.value.movable.has(cell) ? 'grab' : '';
}

/**
 * Keeps the shape of the pointer. It is set on the one leaf under the pointer: `cursor` is inherited, and on the whole block it would
 * style every piece anew with each piece that the pointer crosses.
 */
function usePointerShape(model: BoardModel): (target: EventTarget | null) => void {
  const target = useMemo(() => signal<HTMLElement | null>(null), []);
  useEffect(
    () =>
      effect(() => {
        const leaf = target.value;
        if (leaf === null) return;
        leaf.style.cursor = shapeOf(model);
        return () => {
          leaf.style.cursor = '';
        };
      }),
    [model],
  );
  return (element) => {
    target.value = element instanceof HTMLElement && element.childElementCount === 0 ? element : null;
  };
}

/** What presses and pointers do. */
function usePointers({ model, onTapped }: BlockProps, plan: Plan, root: { current: HTMLElement | null }) {
  const under = usePointerShape(model);
  const at = (event: PointerEvent) =>
    root.current ? pointedAt(model, plan, root.current, event.clientX, event.clientY) : null;
  return {
    onPointerDown: (event: PointerEvent) => {
      if (onTapped !== null && event.pointerType === 'touch') return;
      press(event, {
        model,
        size: plan.cell,
        fingersCarry: false,
        drawable: true,
        grab: () => undefined,
        doubleTapped: () => undefined,
      });
    },
    // The button under the pointer need not be the cell that is meant: that one gets the focus.
    onMouseDown: (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.hasAttribute('data-cell')) return;
      event.preventDefault();
      const cell = model.cursor.value;
      root.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const cell = at(event);
      under(event.target);
      if (model.hover.value !== cell) model.hover.value = cell;
    },
    onPointerLeave: () => {
      model.hover.value = null;
    },
    onContextMenu: (event: MouseEvent) => {
      if (model.acts?.draw && event.button === 2) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      const cell = event.target instanceof Element ? event.target.getAttribute('data-cell') : null;
      // Presses are followed above; this is for assistive technology, which clicks without a press.
      if (cell !== null && event.detail === 0) model.acts?.click(cell);
      else if (onTapped !== null && root.current) {
        const meantCell = pointedAt(model, plan, root.current, event.clientX, event.clientY);
        const place = meantCell === null ? null : placeOf(model.shape, meantCell);
        if (place) onTapped(place.level);
      }
    },
    onFocusIn: (event: FocusEvent) => {
      const cell = event.target instanceof Element ? event.target.getAttribute('data-cell') : null;
      if (cell !== null) model.cursor.value = cell;
    },
  };
}

export function Block(props: BlockProps) {
  const { model, room, main, coordinates, motion, level, one, hands } = props;
  const { shape } = model;
  const { slant, rise, palette } = settings.value;
  const unchosen = useMemo(() => firstLevel(shape, model.pieces.peek()), [model]);
  const shown = level.value ?? unchosen;
  const plan = useMemo(
    () => (one ? onePlan(shape, room, shown) : blockPlan(shape, room, { slant, rise })),
    [shape, room.width, room.height, one, one && shown, slant, rise],
  );
  const { view, landed } = useMemo(
    () => makePlaneView(model, 'level', coordinates, motion),
    [model, coordinates, motion],
  );
  const root = useRef<HTMLDivElement>(null);
  const { typed, ...keys } = useKeys(model, 'level', NO_ZOOM, root, hands);
  const on = usePointers(props, plan, root);
  const flipped = model.flipped.value;
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    return registerView(element, {
      overlapping: true,
      cellAt: (x, y) => pointedAt(model, plan, element, x, y),
      boxOf: (cell) => seenAt(model, plan, element, cell),
    });
  }, [model, plan]);
  // One level goes where the keys go, and where the pointer presses.
  useEffect(() => {
    // Not at first: the level was chosen before. Coming back to the same cell later is a move like any other.
    let first = true;
    let cancel = () => {};
    const stop = model.cursor.subscribe((cell) => {
      const place = cell === null || first ? null : placeOf(shape, cell);
      first = false;
      cancel();
      if (!one || !place) return;
      const show = () => {
        level.value = place.level;
      };
      const inSight = Math.abs(place.level - (level.peek() ?? unchosen)) <= 1;
      // What was clicked shows at once, and other levels come after it.
      if (inSight) cancel = afterNextFrame(show);
      else show();
    });
    return () => {
      cancel();
      stop();
    };
  }, [model, one]);
  const beads = !one && palette !== 'safe';
  return (
    <div
      class={`block ${one ? 'block-one' : 'block-all'}`}
      ref={root}
      style={{ width: `${plan.width}px`, height: `${plan.height}px` }}
      {...on}
      {...keys}
    >
      <div class="block-air" />
      <Drawing plan={plan} of="ground">
        {!one && <Posts shape={shape} plan={plan} />}
        {eachPlate(plan, (plate) => (
          <>
            <PlateGround view={view} plate={plate} chosen={!one && plate.level === level.value} />
            <PlateUnder view={view} plate={plate} />
          </>
        ))}
        <RingOutline view={view} plan={plan} />
        <Pointed view={view} plan={plan} />
      </Drawing>
      <Drawing plan={plan} of="men">
        {eachPlate(plan, (plate) => (
          <PlateMen view={view} plate={plate} beads={beads} />
        ))}
        {labelsOf(shape, plan, flipped, coordinates.value, seamWords).map((label) => (
          <LabelText
            key={`${label.kind}${label.text}${Math.round(label.x)} ${Math.round(label.y)}`}
            {...label}
          />
        ))}
      </Drawing>
      <Drawing plan={plan} of="over">
        {eachPlate(plan, (plate) => (
          <PlateOver view={view} plate={plate} />
        ))}
        <PointedName view={view} plan={plan} />
      </Drawing>
      <Grids view={view} plan={plan} main={main} />
      <Routes
        model={model}
        width={plan.width}
        height={plan.height}
        cell={plan.cell}
        at={(place) => {
          const middle = middleOf(plan, shape, place, flipped);
          return middle && { ...middle, plane: place.level };
        }}
        stand={(at) => {
          const plate = plan.plates.find((one) => one.level === at.plane);
          return plate ? manAt(plate, at) : { ...at, size: plan.cell };
        }}
        moving={motion.value}
        landed={landed}
      />
      {one && (
        <div class="block-rail" style={{ width: `${RAIL}px` }}>
          <Overview view={view} shown={shown} onShow={hands.level} />
        </div>
      )}
      {!one && plan.free && shape.rings && <RankInset model={model} box={plan.free} motion={motion} />}
      {slant >= LEAST_SLANT && <div class="block-corner">{props.offer}</div>}
      {typed !== '' && main && (
        <p class="board-typed" aria-hidden="true">
          {typed}
        </p>
      )}
    </div>
  );
}
