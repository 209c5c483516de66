// Keys of private games: what came with a link lets its holder take the free seat, or talk with the spectators. A key stands behind
// the “#” of a link, so it reaches no log of a server on the way. Kept in the browser, to come back without the link.

const STORE = 'keys';
/** Older games are forgotten. */
const GAMES = 100;
const PREFIX = '#key=';

function read(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** The part of a link that holds a key. */
export const keyHash = (key: string): string => PREFIX + encodeURIComponent(key);

/** The key in the part of a link after its path; null: there is none. */
export function keyIn(hash: string): string | null {
  if (!hash.startsWith(PREFIX)) return null;
  try {
    return decodeURIComponent(hash.slice(PREFIX.length)) || null;
  } catch {
    return null;
  }
}

export function rememberKey(session: string, key: string): void {
  const { [session]: _, ...others } = read();
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - GAMES), [session, key]]);
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // Without storage the link must be opened again.
  }
}

/** The key that the address brings along, which is then remembered; or the one that is remembered. */
export function keyOf(session: string, hash: string): string | null {
  const brought = keyIn(hash);
  if (brought === null) return read()[session] ?? null;
  rememberKey(session, brought);
  return brought;
}
