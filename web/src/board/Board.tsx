// The whole board: the chosen views in the available space, and the buttons that choose them.
import { computed } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Names } from '../pieces/names';
import { PiecePicture } from '../pieces/PieceView';
import { moves, settings } from '../settings';
import { BoardBar } from './BoardBar';
import { dragging } from './drag';
import type { Axis } from './geometry';
import { NARROW, type Room } from './layout';
import type { Zoomer } from './lens';
import type { BoardModel, ViewName } from './model';
import { Planes } from './Planes';
import { Space } from './space/Space';

/** Margin between the bottom of the window and the board with what is below it, in CSS pixels. */
const MARGIN_BELOW = 12;
/** Height of the line of buttons above a board, in CSS pixels. */
const BAR = 44;
/** Two views stand side by side in rooms at least this wide, in CSS pixels. */
const TWO_VIEWS = 900;

const AXES: Record<Exclude<ViewName, 'space'>, Axis> = { levels: 'level', ranks: 'rank', files: 'file' };

export interface BoardProps {
  model: BoardModel;
  /** `window`: as large as the window lets it be. `box`: as wide as its place, and at most this high in CSS pixels. */
  fit?: 'window' | { height: number };
  /** Buttons for views and zoom? */
  bar?: boolean;
}

/** The element whose box the board stands in; wrappers without a box of their own do not count. */
function roomAround(element: HTMLElement): HTMLElement | null {
  let around = element.parentElement;
  while (around && getComputedStyle(around).display === 'contents') around = around.parentElement;
  return around;
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
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const page = element.closest('main');
    const measure = () => {
      // Its place in the unscrolled page: sticky positioning is off for a moment.
      const stuck = stickyAround(element);
      if (stuck) stuck.style.position = 'static';
      const above = element.getBoundingClientRect().top + window.scrollY;
      if (stuck) stuck.style.position = '';
      const box = element.getBoundingClientRect();
      const below = (roomAround(element)?.getBoundingClientRect().bottom ?? box.bottom) - box.bottom;
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

export function Board({ model, fit = 'window', bar = true }: BoardProps) {
  // Flat boards have one view, and are made larger with fingers, the wheel or keys.
  const flat = model.shape.levels === '';
  const barred = bar && !flat;
  const { ref, room } = useRoom(fit, barred);
  const zoomers = useMemo(() => new Map<string, Zoomer>(), []);
  const { main, beside } = model.display.value;
  const wide = room.width >= TWO_VIEWS;
  const names: ViewName[] = flat
    ? ['levels']
    : beside !== null && beside !== main && wide
      ? [main, beside]
      : [main];
  const share = {
    width: (room.width - (names.length - 1) * 20) / names.length,
    height: room.height - (barred ? BAR : 0),
  };
  for (const name of [...zoomers.keys()]) if (!names.includes(name as ViewName)) zoomers.delete(name);
  const view = (name: ViewName, index: number) => {
    const common = {
      model,
      room: share,
      main: index === 0,
      onZoomer: (zoomer: Zoomer) => void zoomers.set(name, zoomer),
    };
    return name === 'space' ? (
      <Space {...common} moving={moves.value} />
    ) : (
      <Planes
        {...common}
        axis={AXES[name]}
        scrolls={room.width < NARROW && window.innerHeight > window.innerWidth}
        coordinates={coordinates}
        motion={moves}
      />
    );
  };
  return (
    <div class="board-room" ref={ref}>
      {barred && <BoardBar model={model} wide={wide} narrow={share.width < NARROW} zoomers={zoomers} />}
      <div class={`board-views views-${names.length}`}>
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
