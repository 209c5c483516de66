// Dragging a man with mouse, pen or finger. The picture under the pointer is moved directly; the state changes on drop.
import { signal } from '@preact/signals';
import type { Owner } from '../api/types';
import { cellAt } from './hit';

export interface Dragged {
  /** Where the man stands; null: it comes from a hand. */
  cell: string | null;
  token: string;
  side: Owner;
  size: number;
  x: number;
  y: number;
}

export const dragging = signal<Dragged | null>(null);

/** How far the pointer must go before a press becomes a drag. */
const SLACK = 5;

export interface Press {
  event: PointerEvent;
  man: Omit<Dragged, 'x' | 'y'> | null;
  /** The pointer went up where it went down. */
  tapped: () => void;
  /** The man was dropped on a cell, or off the board. */
  dropped: (cell: string | null) => void;
  /** The man is over another cell (null: off the board). */
  over?: (cell: string | null) => void;
}

/** Follows one press of the pointer to its end. */
export function follow({ event, man, tapped, dropped, over }: Press): void {
  const { pointerId, clientX, clientY } = event;
  let far = false;

  function moved(now: PointerEvent): void {
    if (now.pointerId !== pointerId || !man) return;
    // The right button puts the man back.
    if (far && (now.buttons & 2) !== 0) {
      end(man.cell);
      return;
    }
    if (!far && Math.hypot(now.clientX - clientX, now.clientY - clientY) < SLACK) return;
    if (!far) {
      far = true;
      dragging.value = { ...man, x: now.clientX, y: now.clientY };
    }
    const ghost = document.getElementById('ghost');
    if (ghost)
      ghost.style.transform = `translate(${now.clientX - man.size / 2}px, ${now.clientY - man.size / 2}px)`;
    over?.(cellAt(now.clientX, now.clientY));
  }

  /** Follows no more; a man that was carried is dropped there. */
  function end(to: string | null): void {
    window.removeEventListener('pointermove', moved);
    window.removeEventListener('pointerup', ended);
    window.removeEventListener('pointercancel', ended);
    dragging.value = null;
    if (far) dropped(to);
  }

  function ended(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return;
    // Where the browser takes the pointer away, the man stays where he was: that is not off the board.
    const taken = now.type === 'pointercancel';
    if (taken) end(man?.cell ?? null);
    else end(far ? cellAt(now.clientX, now.clientY) : null);
    if (!far && !taken && Math.hypot(now.clientX - clientX, now.clientY - clientY) < 4 * SLACK) tapped();
  }

  window.addEventListener('pointermove', moved);
  window.addEventListener('pointerup', ended);
  window.addEventListener('pointercancel', ended);
}
