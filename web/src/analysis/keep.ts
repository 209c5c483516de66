// Where an analysis is kept: its line in the page's address, its whole tree in the tab, so that reloading loses nothing.
import type { RecordGame } from '../api/analysis';

export interface Kept {
  game: string;
  /** The address's query that the tree belongs to. */
  search: string;
  /** The position text that the tree begins with. */
  start: string;
  record: RecordGame;
  /** Place of the node that is shown, in the record's list. */
  at: number;
}

const KEY = 'variorum.analysis';
/** Longer queries are not put into the address: proxies cut them. */
const LONGEST = 6000;

/** The query of an address that holds a line; null where it would be too long. */
export function searchFor(usual: string, start: string, turns: readonly string[]): string | null {
  const query = new URLSearchParams();
  if (start !== usual) query.set('position', start);
  if (turns.length > 0) query.set('turns', turns.join(' '));
  const text = query.toString();
  return text.length > LONGEST ? null : text === '' ? '' : `?${text}`;
}

export interface Wanted {
  /** Position text to begin with; null: the usual start. */
  position: string | null;
  turns: string[];
  /** A game on this server whose turns are wanted. */
  session: string | null;
}

export function readSearch(search: string): Wanted {
  const query = new URLSearchParams(search);
  const position = query.get('position')?.trim() ?? '';
  const turns = (query.get('turns') ?? '').split(/\s+/).filter((turn) => turn !== '');
  return { position: position === '' ? null : position, turns, session: query.get('session') };
}

function sound(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { game, search, start, record, at } = value as Partial<Kept>;
  return (
    typeof game === 'string' &&
    typeof search === 'string' &&
    typeof start === 'string' &&
    typeof at === 'number' &&
    Array.isArray(record?.tags) &&
    Array.isArray(record.nodes) &&
    record.nodes.every(
      (node, place) =>
        typeof node?.turn === 'string' &&
        Number.isInteger(node.parent) &&
        (place === 0 || node.parent < place),
    )
  );
}

/** What was kept for this address; null where nothing is. */
export function recall(game: string, search: string, store: Storage = sessionStorage): Kept | null {
  try {
    const value: unknown = JSON.parse(store.getItem(KEY) ?? 'null');
    return sound(value) && value.game === game && value.search === search ? value : null;
  } catch {
    return null;
  }
}

export function keep(kept: Kept, store: Storage = sessionStorage): void {
  try {
    store.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The store is full or closed. The address still holds the line.
  }
}
