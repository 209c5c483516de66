// The whole board: the chosen views in the available space, and the buttons that choose them.
import { computed, signal } from '@preact/signals';
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useMedia } from '../media';
import type { Names } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';
import { moves, settings } from '../settings';
import { follow } from './attention';
import { Block } from './Block';
import { BoardBar } from './BoardBar';
import { Chips } from './Chips';
import { dragging } from './drag';
import { type Axis, nameOf, placeOf } from './geometry';
import type { ViewHands } from './hands';
import { Key, Offer } from './Key';
import { NARROW, type Room } from './layout';
import type { Zoomer } from './lens';
import type { BoardModel, ViewName } from './model';
import { Planes } from './Planes';
import { Space } from './space/Space';
import { TargetWords } from './TargetWords';
import type { ReachAlone, Tour } from './tour/Tour';
import { mainView } from './views';

/** Margin between the bottom of the window and the board with what is below it, in CSS pixels. */
const MARGIN_BELOW = 12;
/** Height of the line of buttons above a board, in CSS pixels. */
const BAR = 44;
/** Two views stand side by side in rooms at least this wide, in CSS pixels. */
const TWO_VIEWS = 900;

const AXES: Record<Exclude<ViewName, 'space' | 'block'>, Axis> = {
  one: 'level',
  levels: 'level',
  ranks: 'rank',
  files: 'file',
};

export interface BoardProps {
  model: BoardModel;
  /** `window`: as large as the window lets it be. `box`: as wide as its place, and at most this high in CSS pixels. */
  fit?: 'window' | { height: number };
  /** Buttons for views and zoom? */
  bar?: boolean;
  /** Where a piece goes that stands alone on the board: for the story of the levels, which is told where this is known. */
  reach?: ReachAlone;
}

/**
 * The height of what follows the board in the box that it stands in, such as hands. The box itself may be higher than that, since what
 * stands beside it stretches it. Wrappers without a box of their own do not count.
 */
function heightBelow(element: HTMLElement): number {
  const foot = element.getBoundingClientRect().bottom;
  let lowest = foot;
  for (let inside = element; ; ) {
    for (let next = inside.nextElementSibling; next; next = next.nextElementSibling) {
      const { position } = getComputedStyle(next);
      if (position === 'absolute' || position === 'fixed') continue;
      const box = next.getBoundingClientRect();
      if (box.height > 0) lowest = Math.max(lowest, box.bottom);
    }
    const around = inside.parentElement;
    if (!around) return lowest - foot;
    const { display, paddingBottom } = getComputedStyle(around);
    if (display !== 'contents') return lowest - foot + (Number.parseFloat(paddingBottom) || 0);
    inside = around;
  }
}

/** The part of the page that stays in sight while the rest is scrolled, if the board is in one. */
function stickyAround(element: HTMLElement): HTMLElement | null {
  let around = element.parentElement;
  while (around && getComputedStyle(around).position !== 'sticky') around = around.parentElement;
  return around;
}

function useRoom(fit: BoardProps['fit'], bar: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  const fixed = typeof fit === 'object' ? fit.height : null;
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const page = element.closest('main');
    const measure = () => {
      // Its place in the unscrolled page: sticky positioning is off for a moment.
      const stuck = stickyAround(element);
      if (stuck) stuck.style.position = 'static';
      const above = element.getBoundingClientRect().top + window.scrollY;
      if (stuck) stuck.style.position = '';
      const below = heightBelow(element);
      const height = fixed ?? Math.max(320, Math.floor(window.innerHeight - above - below - MARGIN_BELOW));
      const width = element.clientWidth;
      // What stands beside a board that fills the window can have all the width that this height leaves.
      if (fixed === null) page?.style.setProperty('--board-height', `${height - (bar ? BAR : 0)}px`);
      setRoom((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    // What stands above may grow, as the line above the board does when a game ends: then the page grows, and the board does not.
    if (page) observer?.observe(page);
    window.addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [fixed, bar]);
  return { ref, room: { width: room.width || 360, height: room.height || 480 } };
}

const coordinates = computed(() => settings.value.coordinates);

/** Fingers point here, not a mouse. */
const COARSE = '(pointer: coarse)';

/** What keys and chips do to the views of a board in space. */
function useViewHands(model: BoardModel, main: ViewName, root: { current: HTMLElement | null }) {
  const level = useMemo(() => signal<number | null>(null), [model]);
  const attention = useMemo(() => follow(model, level), [model, level]);
  useEffect(() => attention.stop, [attention]);
  // One level opens on the one that was attended to last, whether a person asked for this view or the room became too small for another.
  useMemo(() => {
    if (main === 'one') level.value = attention.level();
  }, [main === 'one', attention]);
  const moved = useRef(false);
  const show = (view: ViewName | null) => {
    moved.current = true;
    model.display.value = { ...model.display.peek(), main: view };
  };
  // The keys go on in the new view as soon as it is drawn.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    root.current?.querySelector<HTMLElement>(`[data-cell="${model.cursor.peek()}"]`)?.focus();
  }, [main]);
  const home = main === 'one' || main === 'space' ? () => show('block') : null;
  const hands: ViewHands = {
    toggle: (view) => {
      const place = placeOf(model.shape, model.cursor.peek() ?? '');
      if (view === 'one' && place) level.value = place.level;
      show(main === view ? 'block' : view);
    },
    level: (at) => {
      level.value = at;
    },
    home,
  };
  const choose = (at: number) => {
    if (main === 'block' && level.peek() === at) {
      show('one');
      return;
    }
    level.value = at;
    const place = placeOf(model.shape, model.cursor.peek() ?? '') ?? { file: 0, rank: 0 };
    model.cursor.value = nameOf(model.shape, { ...place, level: at });
  };
  return { hands, level, show, choose };
}

export function Board({ model, fit = 'window', bar = true, reach }: BoardProps) {
  // Flat boards have one view, and are made larger with fingers, the wheel or keys.
  const flat = model.shape.levels === '';
  const barred = bar && !flat;
  const { ref, room } = useRoom(fit, barred);
  const zoomers = useMemo(() => new Map<string, Zoomer>(), []);
  const { beside, narrow } = model.display.value;
  const coarse = useMedia(COARSE);
  const height = room.height - (barred ? BAR : 0);
  const { slant, rise } = settings.value;
  const look = { slant, rise };
  const before = useRef<ViewName | null>(null);
  const around = { room: { width: room.width, height }, coarse, look };
  const main = mainView(model.shape, model.display.value, around, before.current);
  before.current = main;
  const { hands, level, show, choose } = useViewHands(model, main, ref);
  const wide = room.width >= TWO_VIEWS;
  const names: ViewName[] = !flat && beside !== null && beside !== main && wide ? [main, beside] : [main];
  const share = { width: (room.width - (names.length - 1) * 20) / names.length, height };
  for (const name of [...zoomers.keys()]) if (!names.includes(name as ViewName)) zoomers.delete(name);
  /** Is one level shown as the Block shows it, upright, between its neighbours? Fingers get it flat and larger. */
  const upright = !coarse && share.width >= NARROW;
  const view = (name: ViewName, index: number) => {
    const common = { model, room: share, main: index === 0, hands };
    const onZoomer = (zoomer: Zoomer) => void zoomers.set(name, zoomer);
    if (name === 'space') return <Space {...common} onZoomer={onZoomer} moving={moves.value} />;
    if (name === 'block' || (name === 'one' && upright))
      return (
        <Block
          {...common}
          key={name}
          coordinates={coordinates}
          motion={moves}
          level={level}
          one={name === 'one'}
          offer={name === 'block' && bar && onTour && <Offer onTour={onTour} />}
          onTapped={
            coarse
              ? (at) => {
                  level.value = at;
                  show('one');
                }
              : null
          }
        />
      );
    return (
      <Planes
        {...common}
        onZoomer={onZoomer}
        axis={AXES[name]}
        legend={name === 'one' ? key : null}
        single={name === 'one' && (share.width >= NARROW || narrow === 'one')}
        level={name === 'one' ? level : null}
        scrolls={room.width < NARROW && window.innerHeight > window.innerWidth}
        coordinates={coordinates}
        motion={moves}
      />
    );
  };
  // One level has pictures of all levels beside it.
  const [Told, setTold] = useState<ComponentType<ComponentProps<typeof Tour>> | null>(null);
  const onTour = reach ? () => void import('./tour/Tour').then(({ Tour }) => setTold(() => Tour)) : null;
  const key = <Key shape={model.shape} look={main === 'block'} onTour={onTour} />;
  const chips = names.includes('block');
  const zooms = !chips && !(main === 'one' && upright);
  return (
    <div class="board-room" ref={ref}>
      {model.acts !== null && <TargetWords model={model} />}
      {barred && (
        <BoardBar
          model={model}
          main={main}
          wide={wide}
          narrow={share.width < NARROW}
          zoomers={zoomers}
          zooms={zooms}
        >
          {chips && <Chips model={model} chosen={level.value} onChoose={choose} />}
          {(chips || (main === 'one' && upright)) && key}
        </BoardBar>
      )}
      <div class={`board-views views-${names.length}`}>
        {Told && reach && (
          <Told
            model={model}
            room={{ width: room.width, height }}
            look={look}
            reach={reach}
            moving={moves.value}
            onClose={() => {
              setTold(null);
              ref.current?.querySelector<HTMLElement>('.board-key button')?.focus();
            }}
          />
        )}
        {names.map((name, index) => (
          <div key={name} class={`board-view view-${name}`}>
            {view(name, index)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The piece under the pointer while it is dragged. One on a page serves all its boards. */
export function Ghost({ names }: { names: Names }) {
  const piece = dragging.value;
  if (!piece) return null;
  const { x, y, size, token, side } = piece;
  return (
    <div id="ghost" class="ghost" style={{ transform: `translate(${x - size / 2}px, ${y - size / 2}px)` }}>
      <PiecePicture token={token} side={side} size={size} sign={names.get(token)?.sign} />
    </div>
  );
}
