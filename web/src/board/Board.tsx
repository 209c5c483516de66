// The whole board of a game in progress: panels laid out for the room there is, pointers and keys.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameDetail } from '../api/types';
import { ManPicture } from '../men/Man';
import type { Session } from '../state/session';
import { dragging, follow } from './drag';
import { UNIT } from './Ground';
import { type Arrow, GAP, type Layout, layout, levelCount, nameOf, neighbour, placeOf } from './geometry';
import { Overview } from './Overview';
import { Panel } from './Panel';

/** Kept free between the board, with the players beside it, and the end of the window. */
const MARGIN_BELOW = 12;

function useLayout(session: Session, game: GameDetail) {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const above = box.top + window.scrollY;
      const below = (element.parentElement?.getBoundingClientRect().bottom ?? box.bottom) - box.bottom;
      const height = Math.max(320, Math.floor(window.innerHeight - above - below - MARGIN_BELOW));
      setRoom({ width: element.clientWidth, height });
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  const width = room.width || 360;
  const height = room.height || 480;
  return { ref, plan: layout(game, width, height, session.view.value) };
}

const ARROWS: Record<string, Arrow> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'levelUp',
  PageDown: 'levelDown',
};

function cellOf(event: Event): string | null {
  const target = event.target instanceof Element ? event.target.closest('[data-cell]') : null;
  return target?.getAttribute('data-cell') ?? null;
}

function focusCell(cell: string): void {
  document.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
}

function handlers(session: Session, game: GameDetail, plan: Layout) {
  function press(event: PointerEvent): void {
    const cell = cellOf(event);
    if (cell === null || event.button !== 0) return;
    session.cursor.value = cell;
    const { movable, targets, picked } = session.marks.value;
    const isTarget = targets.has(cell) && cell !== picked;
    const draggable = movable.has(cell) && (plan.mode === 'grid' || event.pointerType !== 'touch');
    const pickNow = draggable && !isTarget && picked !== cell;
    if (pickNow) session.click(cell);
    const man = session.pieces.value.find((p) => p.cell === cell);
    const held = session.marks.value.picked === cell && draggable && man;
    follow({
      event,
      man: held ? { cell, token: man.token, side: man.side, size: plan.cell * 1.12 } : null,
      tapped: () => {
        if (!pickNow) session.click(cell);
      },
      dropped: (to) => {
        if (to !== null && to !== cell && session.marks.value.targets.has(to)) session.click(to, true);
        else if (to !== cell) session.drop();
      },
    });
  }

  function key(event: KeyboardEvent): void {
    const here = session.cursor.value;
    if (here === null) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const place = placeOf(game, here);
      if (!place) return;
      event.preventDefault();
      const next = nameOf(game, neighbour(game, place, arrow, session.flipped.value));
      session.cursor.value = next;
      focusCell(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      session.click(here);
    }
  }

  return {
    onPointerDown: press,
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') session.hover.value = cellOf(event);
    },
    onPointerLeave: () => {
      session.hover.value = null;
    },
    // Presses are followed above; this is for assistive technology, whose clicks count no presses.
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event);
      if (cell !== null && event.detail === 0) session.click(cell);
    },
    onFocusIn: (event: FocusEvent) => {
      const cell = cellOf(event);
      if (cell !== null) session.cursor.value = cell;
    },
    onKeyDown: key,
    // A button clicks itself when Space is let go; `key` has done that already.
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ' && cellOf(event) !== null) event.preventDefault();
    },
  };
}

export function Ghost({ session }: { session: Session }) {
  const man = dragging.value;
  if (!man) return null;
  const { x, y, size, token, side } = man;
  return (
    <div id="ghost" class="ghost" style={{ transform: `translate(${x - size / 2}px, ${y - size / 2}px)` }}>
      <ManPicture token={token} side={side} size={size} sign={session.names.value.get(token)?.sign} />
    </div>
  );
}

/** Type of about 13 pixels, in the picture's units, as far as the margins hold it. */
function coordinateSize(cell: number): number {
  return Math.round(Math.min(22, Math.max(12, (13 * UNIT) / cell)));
}

export function Board({ session, game }: { session: Session; game: GameDetail }) {
  const { ref, plan } = useLayout(session, game);
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(Math.floor(levelCount(game) / 2));
  const levels = Array.from({ length: levelCount(game) }, (_, level) => level);
  const strip = plan.mode === 'strip';

  const show = (level: number, smooth: boolean) => {
    const panel = scroller.current?.children[level];
    if (!(panel instanceof HTMLElement) || !scroller.current) return;
    scroller.current.scrollTo({
      left: panel.offsetLeft - scroller.current.offsetLeft,
      behavior: smooth ? 'smooth' : 'auto',
    });
  };
  useEffect(() => {
    if (strip) show(shown, false);
  }, [strip, plan.cell]);

  return (
    <div class="board-room" ref={ref}>
      {strip && levels.length > 1 && (
        <Overview session={session} game={game} shown={shown} onShow={(level) => show(level, true)} />
      )}
      <div
        class={`board board-${plan.mode}`}
        ref={scroller}
        style={{
          '--columns': plan.columns,
          '--panel': `${plan.panelWidth}px`,
          '--tall': `${plan.panelHeight}px`,
          '--gap': `${GAP}px`,
          '--coordinate-size': `${coordinateSize(plan.cell)}px`,
        }}
        onScroll={(event) => {
          if (strip) setShown(Math.round(event.currentTarget.scrollLeft / (plan.panelWidth + GAP)));
        }}
        {...handlers(session, game, plan)}
      >
        {levels.map((level) => (
          <Panel key={level} session={session} game={game} level={level} />
        ))}
      </div>
    </div>
  );
}
