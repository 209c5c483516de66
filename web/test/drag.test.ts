import { afterEach, expect, it } from 'vitest';
import { dragging, follow } from '../src/board/drag';

const piece = { cell: 'e2', token: 'P', side: 'w' as const, size: 40 };
let dropped: (string | null)[] = [];
let taps = 0;

afterEach(() => {
  dropped = [];
  taps = 0;
});

function point(type: string, more: PointerEventInit = {}): PointerEvent {
  return new PointerEvent(type, { pointerId: 1, clientX: 0, clientY: 0, buttons: 1, ...more });
}

/** A piece is pressed, and carried a good way. */
function carry(more: Partial<typeof piece> | { cell: null } = {}): void {
  follow({
    event: point('pointerdown'),
    piece: { ...piece, ...more },
    tapped: () => {
      taps += 1;
    },
    dropped: (to) => dropped.push(to),
  });
  window.dispatchEvent(point('pointermove', { clientX: 100 }));
  expect(dragging.value?.token).toBe('P');
}

it('a piece is dropped where the pointer goes up, beside the board too', () => {
  carry();
  window.dispatchEvent(point('pointerup', { clientX: 100, buttons: 0 }));
  window.dispatchEvent(point('pointerup', { clientX: 100, buttons: 0 }));
  expect([dropped, taps, dragging.value]).toEqual([[null], 0, null]);
});

it('the right button puts a carried piece back where it stood, once', () => {
  carry();
  window.dispatchEvent(point('pointermove', { clientX: 101, buttons: 3 }));
  expect(dragging.value).toBe(null);
  window.dispatchEvent(point('pointermove', { clientX: 150 }));
  window.dispatchEvent(point('pointerup', { clientX: 150, buttons: 0 }));
  expect([dropped, taps, dragging.value]).toEqual([['e2'], 0, null]);
});

it('a pointer that the browser takes away drops nobody beside the board', () => {
  carry();
  window.dispatchEvent(point('pointercancel'));
  expect(dropped).toEqual(['e2']);
  carry({ cell: null });
  window.dispatchEvent(point('pointercancel'));
  expect(dropped).toEqual(['e2', null]);
});

it('a press that goes nowhere is a tap', () => {
  follow({
    event: point('pointerdown'),
    piece,
    tapped: () => {
      taps += 1;
    },
    dropped: (to) => dropped.push(to),
  });
  window.dispatchEvent(point('pointerup', { clientX: 2, buttons: 0 }));
  expect([dropped, taps]).toEqual([[], 1]);
});
