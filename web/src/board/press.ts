// Presses of mouse, pen and finger on a board, the same in every view: click and click, drag and drop, double tap.

import { follow } from './drag';
import { markOf } from './drawing';
import { cellAt, viewOf } from './hit';
import type { Point } from './lens';
import type { BoardActs, BoardModel } from './model';

export interface PressPlace {
  model: BoardModel;
  /** Side of the piece that is carried, in CSS pixels. */
  size: number;
  /** May fingers carry pieces? Not where a finger scrolls the board. */
  fingersCarry: boolean;
  /** Does the right button draw here? */
  drawable?: boolean;
  /** Empty ground was pressed: the picture may be dragged. */
  grab(event: PointerEvent): void;
  /** Empty ground was tapped twice. */
  doubleTapped(at: Point): void;
}

/** Two taps within this time and distance are one double tap. */
const TWICE = { time: 320, distance: 28 };
let tapped = { at: 0, x: 0, y: 0 };

function isSecondTap(event: PointerEvent): boolean {
  const far = Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) > TWICE.distance;
  const late = event.timeStamp - tapped.at > TWICE.time;
  tapped = { at: far || late ? event.timeStamp : 0, x: event.clientX, y: event.clientY };
  return !far && !late;
}

const viewUnder = (event: PointerEvent | MouseEvent) =>
  viewOf(event.target instanceof Element ? event.target : null);

export function cellOf(event: PointerEvent | MouseEvent): string | null {
  const target = event.target instanceof Element ? event.target : null;
  const view = viewOf(target);
  if (view?.overlapping) return view.cellAt(event.clientX, event.clientY);
  const named = target?.closest('[data-cell]')?.getAttribute('data-cell');
  return named ?? view?.cellAt(event.clientX, event.clientY) ?? null;
}

/** Follows the right button: a cell is marked, or an arrow drawn. */
function sketch(event: PointerEvent, from: string, draw: NonNullable<BoardActs['draw']>): void {
  const mark = markOf(event);
  const stop = new AbortController();
  const to = (now: PointerEvent) => cellAt(now.clientX, now.clientY);
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', then: (now: PointerEvent) => void) =>
    window.addEventListener(type, then, { signal: stop.signal });
  draw(from, from, mark, false);
  listen('pointermove', (now) => draw(from, to(now), mark, false));
  listen('pointerup', (now) => {
    stop.abort();
    draw(from, to(now), mark, true);
  });
  listen('pointercancel', () => {
    stop.abort();
    draw(from, null, mark, true);
  });
}

export function press(event: PointerEvent, place: PressPlace): void {
  const { model } = place;
  const { acts } = model;
  const cell = cellOf(event);
  if (event.button === 2 && place.drawable && cell !== null && acts?.draw) {
    sketch(event, cell, acts.draw);
    return;
  }
  if (event.button !== 0) return;
  acts?.wipe?.();
  const { movable, targets, picked, anywhere } = model.marks.value;
  const goal = cell !== null && (targets.has(cell) || (anywhere && picked !== null));
  const idle = cell === null || acts === null || !(movable.has(cell) || goal || picked === cell);
  if (idle) {
    if (!acts?.taps && isSecondTap(event)) place.doubleTapped({ x: event.clientX, y: event.clientY });
    place.grab(event);
  }
  if (cell === null) return;
  model.cursor.value = cell;
  if (!acts) return;
  const isTarget = targets.has(cell) && cell !== picked;
  const draggable = movable.has(cell) && (place.fingersCarry || event.pointerType !== 'touch');
  const pickNow = draggable && !isTarget && picked !== cell;
  if (pickNow) acts.click(cell);
  const piece = model.pieces.value.find((p) => p.cell === cell);
  const held = model.marks.value.picked === cell && draggable && piece;
  follow({
    event,
    piece: held ? { cell, token: piece.token, side: piece.side, size: place.size } : null,
    tapped: () => {
      // The same piece again: the one behind it, or none.
      const next = cell === picked && !goal ? viewUnder(event)?.behind?.(event.clientX, event.clientY) : null;
      if (next) model.cursor.value = next;
      if (!pickNow) acts.click(next ?? cell);
    },
    dropped: (to) => {
      const { targets: goals, anywhere: any } = model.marks.value;
      if (to !== null && to !== cell && (any || goals.has(to))) acts.click(to, true);
      else if (to !== cell) acts.drop(to);
    },
    over: (to) => {
      model.hover.value = to;
    },
  });
}
