// Which view of a board suits a game and a window, and what a person chose.
import { isReadable, type Look } from './block';
import { NARROW, type Room } from './layout';
import type { BoardShape, Display, ViewName } from './model';

/** In the order of their buttons. */
export const VIEWS: readonly ViewName[] = ['block', 'one', 'levels', 'ranks', 'files', 'space'];

/** The window that a board stands in. */
export interface Window {
  room: Room;
  /** Fingers point, not a mouse. */
  coarse: boolean;
  look: Look;
}

/**
 * The main view. Unless a person has chosen, a board in space is shown as the Block where a mouse can point at its cells, else one
 * level at a time. A Block that is shown already (`now`) stays while the room becomes a little smaller.
 */
export function mainView(
  shape: BoardShape,
  display: Display,
  { room, coarse, look }: Window,
  now: ViewName | null = null,
): ViewName {
  if (shape.levels === '') return 'levels';
  // All levels side by side need more room than that.
  if (display.main === 'levels' && room.width < NARROW) return 'one';
  if (display.main !== null) return display.main;
  return !coarse && room.width >= NARROW && isReadable(shape, room, look, now === 'block') ? 'block' : 'one';
}

/** A second view that says most beside the first: rings are squares only in slices along the ranks. */
export function companionOf(shape: BoardShape, main: ViewName): ViewName {
  if (main === 'ranks') return 'levels';
  return shape.rings !== null || main === 'levels' ? 'ranks' : 'levels';
}
