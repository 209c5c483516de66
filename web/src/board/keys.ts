// Keys of a board: arrows through all axes, a cell's name typed, zoom. Pure functions; the view does what they say.
import { type Arrow, letterOf, placeOf, type Shape } from './geometry';

export type Command =
  | { do: 'move'; arrow: Arrow }
  | { do: 'act' }
  /** To the next target of the piece picked up, or the one before. */
  | { do: 'target'; by: 1 | -1 }
  | { do: 'zoom'; by: 'in' | 'out' | 'fit' }
  /** To the same cell of another level, counted from the top. */
  | { do: 'level'; level: number }
  /** Another view of a board in space, or back from it. */
  | { do: 'view'; view: 'one' | 'ranks' }
  /** Part of a cell's name was typed; `cell` is set where it is one already. */
  | { do: 'type'; typing: Typing; cell: string | null };

/** Letters typed so far, and when the last one came, in milliseconds. */
export interface Typing {
  text: string;
  at: number;
}

/** G, and then the letter of a level. */
const GO = 'g';

/** The next target; with Shift the one before. Where cells have such a name, full stop and comma do the same. */
const NEXT = 'n';

/** Letters that change the view, where no cell's name begins with them. */
const VIEWS: Record<string, 'one' | 'ranks'> = { f: 'one', r: 'ranks' };

export const NOT_TYPING: Typing = { text: '', at: 0 };

/** A pause that begins a new name, in milliseconds. */
export const PAUSE = 1500;

const ARROWS: Record<string, Arrow> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'before',
  PageDown: 'after',
  Home: 'rowStart',
  End: 'rowEnd',
};

/** Could this be the beginning of a cell's name? */
function begins(shape: Shape, text: string): boolean {
  if (placeOf(shape, text)) return true;
  const space = shape.levels !== '';
  const [first = '', second = ''] = text;
  const isFile = (letter: string) =>
    Array.from({ length: shape.files }, (_, file) => letterOf(shape, file)).includes(letter);
  if (text.length === 1) return space ? shape.levels.includes(first) : isFile(first);
  return space && text.length === 2 && shape.levels.includes(first) && isFile(second);
}

function type(shape: Shape, typing: Typing, key: string, now: number): Command | null {
  const fresh = now - typing.at < PAUSE;
  const level = fresh && typing.text === GO ? shape.levels.indexOf(key) : -1;
  if (level >= 0) return { do: 'level', level };
  const going = fresh ? typing.text + key : key;
  for (const text of new Set([going, key])) {
    if (!begins(shape, text)) continue;
    return { do: 'type', typing: { text, at: now }, cell: placeOf(shape, text) ? text : null };
  }
  if (key === NEXT) return { do: 'target', by: 1 };
  if (shape.levels === '') return null;
  if (key === GO) return { do: 'type', typing: { text: GO, at: now }, cell: null };
  const view = VIEWS[key];
  return view ? { do: 'view', view } : null;
}

/** What a key means on a board; null: nothing. `now` in milliseconds. */
export function commandOf(shape: Shape, typing: Typing, event: KeyboardEvent, now: number): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { key } = event;
  const arrow = ARROWS[key];
  if (arrow) return { do: 'move', arrow };
  if (key === 'Enter' || key === ' ') return { do: 'act' };
  // With Shift a letter is never part of a name: it asks the board, whatever its cells are called.
  if (event.shiftKey && /^[A-Z]$/.test(key))
    return key.toLowerCase() === NEXT ? { do: 'target', by: -1 } : null;
  if (/^[a-z0-9]$/i.test(key)) {
    const typed = type(shape, typing, key.toLowerCase(), now);
    if (typed) return typed;
  }
  // Neither is a part of a cell's name.
  if (key === '.' || key === ',') return { do: 'target', by: key === '.' ? 1 : -1 };
  if (key === '+' || key === '=') return { do: 'zoom', by: 'in' };
  if (key === '-') return { do: 'zoom', by: 'out' };
  if (key === '0') return { do: 'zoom', by: 'fit' };
  return null;
}
