// A flat picture of the board: its planes side by side, or one at a time, with zoom, pointers and keys.
import { effect, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../language';
import { FULL } from '../pieces/PieceView';
import { settings } from '../settings';
import { panelBox, UNIT } from './Ground';
import { type Axis, cellUnder, nameOf, placeOf, planeCount, planeSize, spotOf } from './geometry';
import { useKeys, type ViewHands } from './hands';
import { registerView } from './hit';
import { GAP, type Layout, layout, type Room } from './layout';
import { createLens, type Lens, type Zoomer } from './lens';
import type { BoardModel } from './model';
import { Overview } from './Overview';
import { makePlaneView, Panel } from './Panel';
import { cellOf, press } from './press';
import { Routes } from './Routes';
import { middleOf } from './ways';

export interface PlanesProps {
  model: BoardModel;
  axis: Axis;
  room: Room;
  /** One plane at a time, however wide the window is? */
  single?: boolean;
  /** The level to begin with, and the one in sight. */
  level?: Signal<number | null> | null;
  hands: ViewHands | null;
  /** Stands beside the buttons to other levels. */
  legend?: ComponentChildren;
  /** May the page scroll down to see all of it? */
  scrolls: boolean;
  /** Are the cells of this view the ones for keys and screen readers? */
  main: boolean;
  coordinates: ReadonlySignal<boolean>;
  /** Do pieces glide to their cells? */
  motion: ReadonlySignal<boolean>;
  /** Called once, for the buttons beside the board. */
  onZoomer: (zoomer: Zoomer) => void;
}

/** Type of about 13 pixels, in the picture's units, as far as the margins hold it. */
function coordinateSize(cell: number): number {
  return Math.round(Math.min(22, Math.max(12, (13 * UNIT) / cell)));
}

/** The cell under a point, by the panel and its size alone. */
function hitPanel(model: BoardModel, axis: Axis, panel: Element, x: number, y: number): string | null {
  const cells = panel.querySelector('.cells')?.getBoundingClientRect();
  if (!cells || cells.width === 0) return null;
  const { columns, rows } = planeSize(model.shape, axis);
  const at = [((x - cells.left) / cells.width) * columns, ((y - cells.top) / cells.height) * rows] as const;
  const plane = Number(panel.getAttribute('data-plane'));
  const place = cellUnder(model.shape, axis, plane, at, model.flipped.value);
  return place && nameOf(model.shape, place);
}

function register(root: HTMLElement, { model, axis }: PlanesProps): () => void {
  return registerView(root, {
    cellAt: (x, y) => {
      // By boxes alone: elementFromPoint costs more than all of this.
      const seen = root.getBoundingClientRect();
      if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) return null;
      for (const panel of root.querySelectorAll('.panel')) {
        const cell = hitPanel(model, axis, panel, x, y);
        if (cell !== null) return cell;
      }
      return null;
    },
    boxOf: (cell) => {
      const place = placeOf(model.shape, cell);
      if (!place) return null;
      const { plane, column, row } = spotOf(model.shape, axis, place, model.flipped.value);
      const { columns, rows } = planeSize(model.shape, axis);
      const cells = root.querySelector(`[data-plane="${plane}"] .cells`)?.getBoundingClientRect();
      if (!cells) return null;
      const [wide, tall] = [cells.width / columns, cells.height / rows];
      return new DOMRect(cells.left + column * wide, cells.top + row * tall, wide, tall);
    },
  });
}

function usePointers({ model }: PlanesProps, plan: Layout, lens: Lens) {
  return {
    onPointerDown: (event: PointerEvent) =>
      press(event, {
        model,
        size: plan.cell * lens.zoom.value * 1.12,
        fingersCarry: plan.mode === 'grid',
        drawable: true,
        grab: lens.grab,
        doubleTapped: (at) => (lens.zoom.value > 1 ? lens.fit() : lens.to(2, at)),
      }),
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      const cell = cellOf(event);
      if (model.hover.value !== cell) model.hover.value = cell;
    },
    onPointerLeave: () => {
      model.hover.value = null;
    },
    // The right button draws.
    onContextMenu: (event: MouseEvent) => {
      if (model.acts?.draw && event.button === 2) event.preventDefault();
    },
    // Presses are followed above; this is for assistive technology, which clicks without a press.
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event);
      if (cell !== null && event.detail === 0) model.acts?.click(cell);
    },
    onFocusIn: (event: FocusEvent) => {
      const cell = event.target instanceof Element ? event.target.getAttribute('data-cell') : null;
      if (cell !== null) model.cursor.value = cell;
    },
  };
}

interface StepsProps {
  model: BoardModel;
  shown: number;
  onShow: (plane: number) => void;
  /** A button for the Block, too? */
  block: boolean;
  children: ComponentChildren;
}

/** To the level above and the one below; for thumbs. */
function LevelSteps({ model, shown, onShow, block, children }: StepsProps) {
  const { levels } = model.shape;
  const [above, below] = [levels.charAt(shown - 1), levels.charAt(shown + 1)];
  return (
    <div class="level-steps">
      <button type="button" disabled={shown === 0} onClick={() => onShow(shown - 1)}>
        {t('board-level-above', { name: shown === 0 ? '–' : above })}
      </button>
      <button type="button" disabled={below === ''} onClick={() => onShow(shown + 1)}>
        {t('board-level-below', { name: below === '' ? '–' : below })}
      </button>
      {block && (
        <button
          type="button"
          title={t('board-view-hints-block')}
          onClick={() => {
            model.display.value = { ...model.display.value, main: 'block' };
          }}
        >
          {t('board-views-block')}
        </button>
      )}
      {children}
    </div>
  );
}

export function Planes(props: PlanesProps) {
  const { model, axis, room, scrolls, main, coordinates, motion, onZoomer, hands } = props;
  const { single = false, level = null } = props;
  const { shape } = model;
  const narrow = model.display.value.narrow;
  const plan = useMemo(
    () => layout(shape, axis, room, { narrow, coordinates: coordinates.value, scrolls, single }),
    [shape, axis, room.width, room.height, narrow, scrolls, single, coordinates.value, settings.value.boards],
  );
  const { view, landed } = useMemo(
    () => makePlaneView(model, axis, coordinates, motion),
    [model, axis, coordinates, motion],
  );
  const lens = useMemo(createLens, []);
  const root = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const count = planeCount(shape, axis);
  const [shown, setShown] = useState(level?.peek() ?? Math.floor(count / 2));
  /** Was this level asked for when the view was opened? */
  const opened = useRef((level?.peek() ?? null) !== null);
  /** The piece picked up whose plane was shown last; a level that was asked for stays, whoever is picked up on another. */
  const followedTo = useRef(opened.current ? model.marks.peek().picked : null);
  const inSight = useRef(shown);
  inSight.current = shown;
  const strip = plan.mode === 'strip';
  const on = usePointers(props, plan, lens);
  const { typed, ...keys } = useKeys(model, axis, lens, root, hands);
  const box = panelBox(shape, axis, coordinates.value);
  const offset = { left: -box.x / UNIT, top: -box.y / UNIT };

  useLayoutEffect(() => (root.current ? register(root.current, props) : undefined), [model, axis]);
  useEffect(() => {
    onZoomer(lens);
    return root.current && content.current ? lens.attach(root.current, content.current) : undefined;
  }, [lens]);

  // The level in sight, for the keys and for the other views.
  useEffect(() => {
    if (level && strip && level.peek() !== shown) level.value = shown;
  }, [shown]);
  useEffect(() => {
    if (!level || !strip) return;
    return level.subscribe((at) => {
      if (at !== null && at !== inSight.current) show(at, false);
    });
  }, [level, strip, plan.panelWidth]);

  // When the available space changes, the whole board is shown again.
  const fitted = useRef(plan.width);
  useEffect(() => {
    if (Math.abs(fitted.current - plan.width) > 40) lens.fit();
    fitted.current = plan.width;
  }, [plan.width]);

  const show = (plane: number, smooth: boolean) => {
    const left = plane * (plan.panelWidth + GAP) * lens.zoom.value;
    root.current?.scrollTo({ left, behavior: smooth ? 'smooth' : 'auto' });
  };
  useEffect(() => {
    if (strip) show(shown, false);
  }, [strip, plan.cell, axis]);
  // A second view that shows one plane at a time follows the pointer and the piece picked up.
  const followed = main ? null : (model.hover.value ?? model.marks.value.picked);
  useEffect(() => {
    const place = followed === null || !strip ? null : placeOf(shape, followed);
    if (place) show(spotOf(shape, axis, place, model.flipped.value).plane, false);
  }, [followed]);
  // Where one plane is seen at a time, the one with the piece picked up comes into sight, whoever picked it up: an example, or another view.
  useEffect(() => {
    if (!main || !strip) return;
    return effect(() => {
      const { picked } = model.marks.value;
      const place = picked === null || picked === followedTo.current ? null : placeOf(shape, picked);
      followedTo.current = picked;
      const plane = place && spotOf(shape, axis, place, model.flipped.peek()).plane;
      if (plane !== null && plane !== inSight.current) show(plane, true);
    });
  }, [model, main, strip, axis, plan.panelWidth]);
  // … and so does the one that the last piece went to.
  const goal = model.motion.value?.ways.at(0)?.cells.at(-1);
  useEffect(() => {
    if (opened.current) {
      opened.current = false;
      return;
    }
    const place = goal === undefined || !strip ? null : placeOf(shape, goal);
    if (place) show(spotOf(shape, axis, place, model.flipped.value).plane, true);
  }, [model.motion.value?.key]);

  return (
    <>
      {strip && count > 1 && <Overview view={view} shown={shown} onShow={(plane) => show(plane, true)} />}
      <div
        class={`board board-${plan.mode}${plan.cell >= FULL ? ' full-characters' : ''}`}
        ref={root}
        style={strip ? { '--edge': `${Math.max(0, (room.width - plan.panelWidth) / 2)}px` } : undefined}
        onScroll={(event) => {
          if (strip)
            setShown(
              Math.min(
                count - 1,
                Math.round(event.currentTarget.scrollLeft / ((plan.panelWidth + GAP) * lens.zoom.value)),
              ),
            );
        }}
        {...on}
        {...keys}
        // Where keys reach no cell, they scroll the whole strip.
        {...(strip &&
          (!main || model.cursor.value === null) && {
            tabIndex: 0,
            role: 'group',
            'aria-label': t(`board-planes-${axis}`),
          })}
      >
        <div
          class="board-content"
          ref={content}
          style={{
            '--columns': plan.columns,
            '--panel': `${plan.panelWidth}px`,
            '--tall': `${plan.panelHeight}px`,
            '--wide-all': `${plan.width}px`,
            '--tall-all': `${plan.height}px`,
            '--coordinate-size': `${coordinateSize(plan.cell)}px`,
            '--coordinate-in-size': `${Math.round(Math.min(17, Math.max(7, (12 * UNIT) / plan.cell)))}px`,
          }}
        >
          {Array.from({ length: count }, (_, plane) => (
            <Panel key={plane} view={view} plane={plane} main={main} corners={strip && axis === 'level'} />
          ))}
          <Routes
            model={model}
            width={plan.width}
            height={plan.height}
            cell={plan.cell}
            at={(place) => middleOf(shape, axis, plan, offset, place, model.flipped.value)}
            moving={motion.value}
            landed={landed}
          />
        </div>
      </div>
      {strip && axis === 'level' && count > 1 && (
        <LevelSteps model={model} shown={shown} onShow={(plane) => show(plane, motion.value)} block={main}>
          {props.legend}
        </LevelSteps>
      )}
      {typed !== '' && main && (
        <p class="board-typed" aria-hidden="true">
          {typed}
        </p>
      )}
    </>
  );
}
