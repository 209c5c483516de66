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

  function ended(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return;
    window.removeEventListener('pointermove', moved);
    window.removeEventListener('pointerup', ended);
    window.removeEventListener('pointercancel', ended);
    dragging.value = null;
    if (now.type === 'pointercancel') {
      if (far) dropped(null);
    } else if (far) dropped(cellAt(now.clientX, now.clientY));
    else if (Math.hypot(now.clientX - clientX, now.clientY - clientY) < 4 * SLACK) tapped();
  }

  window.addEventListener('pointermove', moved);
  window.addEventListener('pointerup', ended);
  window.addEventListener('pointercancel', ended);
}
