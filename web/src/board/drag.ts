// Dragging a piece with mouse, pen or finger. The picture under the pointer is moved directly; the state changes on drop.
import { signal } from '@preact/signals';
import type { Owner } from '../api/types';
import { cellAt } from './hit';

export interface Dragged {
  /** Where the piece stands; null: it comes from a hand. */
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
  piece: Omit<Dragged, 'x' | 'y'> | null;
  /** The pointer went up where it went down. */
  tapped: () => void;
  /** The piece was dropped on a cell, or off the board. */
  dropped: (cell: string | null) => void;
  /** The piece is over another cell (null: off the board). */
  over?: (cell: string | null) => void;
}

/** Follows one press of the pointer to its end. */
export function follow({ event, piece, tapped, dropped, over }: Press): void {
  const { pointerId, clientX, clientY } = event;
  let far = false;

  function moved(now: PointerEvent): void {
    if (now.pointerId !== pointerId || !piece) return;
    // The right button puts the piece back.
    if (far && (now.buttons & 2) !== 0) {
      end(piece.cell);
      return;
    }
    if (!far && Math.hypot(now.clientX - clientX, now.clientY - clientY) < SLACK) return;
    if (!far) {
      far = true;
      dragging.value = { ...piece, x: now.clientX, y: now.clientY };
    }
    const ghost = document.getElementById('ghost');
    if (ghost)
      ghost.style.transform = `translate(${now.clientX - piece.size / 2}px, ${now.clientY - piece.size / 2}px)`;
    over?.(cellAt(now.clientX, now.clientY));
  }

  /** Stops following; a carried piece is dropped there. */
  function end(to: string | null): void {
    window.removeEventListener('pointermove', moved);
    window.removeEventListener('pointerup', ended);
    window.removeEventListener('pointercancel', ended);
    dragging.value = null;
    if (far) dropped(to);
  }

  function ended(now: PointerEvent): void {
    if (now.pointerId !== pointerId) return;
    // Where the browser takes the pointer away, the piece stays where it was: that is not off the board.
    const taken = now.type === 'pointercancel';
    if (taken) end(piece?.cell ?? null);
    else end(far ? cellAt(now.clientX, now.clientY) : null);
    if (!far && !taken && Math.hypot(now.clientX - clientX, now.clientY - clientY) < 4 * SLACK) tapped();
  }

  window.addEventListener('pointermove', moved);
  window.addEventListener('pointerup', ended);
  window.addEventListener('pointercancel', ended);
}
