// Zooming and panning a flat picture. The picture grows inside its container and the container scrolls it, so that it can never
// get lost, and fingers pan it as they pan any page.
import { type Signal, signal } from '@preact/signals';

export const MOST = 5;
const STEP = 1.35;

export interface Point {
  x: number;
  y: number;
}

/** The scroll offset at which a point of the content stays under the same point of the window. */
export function keepUnder(scroll: number, point: number, before: number, after: number): number {
  return ((scroll + point) / before) * after - point;
}

export function bounded(zoom: number): number {
  const near = Math.round(zoom * 100) / 100;
  return Math.min(MOST, near < 1.04 ? 1 : near);
}

/** What the buttons for size need of a view. */
export interface Zoomer {
  closer(at?: Point): void;
  wider(at?: Point): void;
  fit(): void;
}

export interface Lens extends Zoomer {
  readonly zoom: Signal<number>;
  /** Changes the size; `at`, in window coordinates, stays where it is (the middle, if not given). */
  to(zoom: number, at?: Point): void;
  /** Follows a press on empty ground: the picture goes along. */
  grab(event: PointerEvent): void;
  /** Attaches to the elements; returns a function that detaches. */
  attach(room: HTMLElement, content: HTMLElement): () => void;
}

const spread = ([a, b]: Touch[]) => (a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0);

export function createLens(): Lens {
  const zoom = signal(1);
  let room: HTMLElement | null = null;
  let content: HTMLElement | null = null;
  /** Height of the room while nothing is magnified. */
  let usual = 0;

  function to(wanted: number, at?: Point): void {
    const next = bounded(wanted);
    const before = zoom.value;
    if (!room || !content || next === before) return;
    const box = room.getBoundingClientRect();
    const point = at
      ? { x: at.x - box.left, y: at.y - box.top }
      : { x: room.clientWidth / 2, y: Math.min(room.clientHeight, window.innerHeight) / 2 };
    if (before === 1) usual = room.clientHeight;
    const { scrollLeft, scrollTop } = room;
    zoom.value = next;
    content.style.setProperty('--zoom', `${next}`);
    room.classList.toggle('is-zoomed', next > 1);
    const tallest = Math.max(usual, Math.round(window.innerHeight * 0.62));
    room.style.height = next > 1 ? `${Math.min(usual * next, tallest)}px` : '';
    // What precedes the picture does not grow.
    const edge = Number.parseFloat(getComputedStyle(room).paddingLeft) || 0;
    room.scrollLeft = keepUnder(scrollLeft - edge, point.x, before, next) + edge;
    room.scrollTop = keepUnder(scrollTop, point.y, before, next);
  }

  function wheel(event: WheelEvent): void {
    const page = document.documentElement;
    // Where the page itself can scroll, a plain wheel keeps doing that.
    const free = page.scrollHeight <= window.innerHeight + 2;
    if (!event.ctrlKey && !event.metaKey && !free) return;
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 16 : 1;
    to(zoom.value * Math.exp((-event.deltaY * lines) / (event.ctrlKey ? 160 : 420)), {
      x: event.clientX,
      y: event.clientY,
    });
  }

  let pinch: { spread: number; zoom: number } | null = null;
  function touchStart(event: TouchEvent): void {
    const touches = [...event.touches];
    pinch = touches.length === 2 ? { spread: spread(touches), zoom: zoom.value } : null;
  }
  function touchMove(event: TouchEvent): void {
    const [a, b] = event.touches;
    if (!pinch || !a || !b || event.touches.length !== 2) return;
    event.preventDefault();
    const middle = { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
    to((pinch.zoom * spread([a, b])) / pinch.spread, middle);
  }

  function grab(event: PointerEvent): void {
    const held = room;
    if (!held || event.pointerType === 'touch') return;
    const start = { x: event.clientX + held.scrollLeft, y: event.clientY + held.scrollTop };
    held.classList.add('is-grabbed');
    const moved = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      held.scrollLeft = start.x - now.clientX;
      held.scrollTop = start.y - now.clientY;
    };
    const ended = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      held.classList.remove('is-grabbed');
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', ended);
      window.removeEventListener('pointercancel', ended);
    };
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', ended);
    window.addEventListener('pointercancel', ended);
  }

  function attach(newRoom: HTMLElement, newContent: HTMLElement): () => void {
    room = newRoom;
    content = newContent;
    room.addEventListener('wheel', wheel, { passive: false });
    room.addEventListener('touchstart', touchStart, { passive: true });
    room.addEventListener('touchmove', touchMove, { passive: false });
    return () => {
      newRoom.removeEventListener('wheel', wheel);
      newRoom.removeEventListener('touchstart', touchStart);
      newRoom.removeEventListener('touchmove', touchMove);
      room = null;
      content = null;
    };
  }

  return {
    zoom,
    to,
    closer: (at) => to(zoom.value * STEP, at),
    wider: (at) => to(zoom.value / STEP, at),
    fit: () => to(1),
    grab,
    attach,
  };
}
