// Paths of the site (`paths.json`, which the server reads too). The server answers every other path with the same page and status 404.
import { signal } from '@preact/signals';
import paths from './paths.json';

export type Route =
  | { page: 'gallery' }
  | { page: 'lobby' }
  | { page: 'games' }
  | { page: 'account' }
  | { page: 'player'; name: string }
  | { page: 'play'; session: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'pieces' }
  | { page: 'analyses' }
  /** `search` is what follows the path; a page for each. */
  | { page: 'analysis'; game: string; search: string }
  | { page: 'editor'; game: string; search: string }
  /** `search` names a game and a theme. */
  | { page: 'puzzles'; search: string }
  /** `puzzle` is an id, or one of the words below. */
  | { page: 'puzzle'; puzzle: string; search: string }
  | { page: 'lost' };

/** The page of a path whose part in the place of `:name` is `value`, and what follows the path. */
const PAGES: Record<keyof typeof paths, (value: string, search: string) => Route> = {
  gallery: () => ({ page: 'gallery' }),
  lobby: () => ({ page: 'lobby' }),
  games: () => ({ page: 'games' }),
  account: () => ({ page: 'account' }),
  pieces: () => ({ page: 'pieces' }),
  analyses: () => ({ page: 'analyses' }),
  puzzles: (_, search) => ({ page: 'puzzles', search }),
  puzzle: (puzzle, search) => ({ page: 'puzzle', puzzle, search }),
  player: (name) => ({ page: 'player', name }),
  // A link at the end of a sentence is often copied with its full stop.
  play: (session) => ({ page: 'play', session: session.replace(/[.,;:!?)\]]+$/, '') }),
  rules: (game) => ({ page: 'rules', game }),
  learn: (game) => ({ page: 'learn', game }),
  analysis: (game, search) => ({ page: 'analysis', game, search }),
  editor: (game, search) => ({ page: 'editor', game, search }),
};

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');
/** The server answers with the same table which addresses are pages. */
const TABLE = Object.entries(paths).map(([page, pattern]) => ({
  page: PAGES[page as keyof typeof paths],
  pattern: partsOf(pattern),
}));

/** The page of a path; the query is left to the page. */
export function parse(path: string): Route {
  const search = /\?.*$/.exec(path)?.[0] ?? '';
  const parts = partsOf(path.replace(/\?.*$/, ''));
  for (const { page, pattern } of TABLE) {
    if (pattern.length !== parts.length) continue;
    if (!pattern.every((wanted, at) => wanted.startsWith(':') || wanted === parts[at])) continue;
    const at = pattern.findIndex((wanted) => wanted.startsWith(':'));
    try {
      return page(at < 0 ? '' : decodeURIComponent(parts[at] ?? ''), search);
    } catch {
      return { page: 'lost' };
    }
  }
  return { page: 'lost' };
}

/** Old addresses, for bookmarks. */
const MOVED: Record<string, string> = { '/men': '/pieces' };

/** Where the browser is; an old address becomes the new one. */
function address(): string {
  if (typeof location === 'undefined') return '/';
  const moved = Object.hasOwn(MOVED, location.pathname) ? MOVED[location.pathname] : undefined;
  if (moved !== undefined) history.replaceState(null, '', moved + location.search + location.hash);
  return location.pathname + location.search;
}

/** Called with the address before the reader goes to another page; answers whether that is loaded afresh. */
let leave: (address: string) => boolean = () => false;

export function onLeave(ask: typeof leave): void {
  leave = ask;
}

export const route = signal<Route>(parse(address()));

export function go(path: string, hash = ''): void {
  const same = path.replace(/\?.*$/, '') === location.pathname;
  if (!same && leave(path + hash)) return;
  if (path !== location.pathname + location.search) history.pushState(null, '', path + hash);
  route.value = parse(path);
  window.scrollTo(0, 0);
}

export const playPath = (session: string) => `/play/${encodeURIComponent(session)}`;
export const playerPath = (name: string) => `/player/${encodeURIComponent(name)}`;
export const analysisPath = (game: string) => `/analysis/${encodeURIComponent(game)}`;
export const editorPath = (game: string) => `/editor/${encodeURIComponent(game)}`;
/** The analysis of a game that was played here. */
export const reviewPath = ({ game, id }: { game: string; id: string }) =>
  `${analysisPath(game)}?${new URLSearchParams({ session: id })}`;
export const learnPath = (game: string) => `/learn/${encodeURIComponent(game)}`;
export const rulesPath = (game: string) => `/rules/${encodeURIComponent(game)}`;

/** In the place of a puzzle's id: the one of today, and the next one for the reader. */
export const DAILY = 'daily';
export const NEXT = 'next';

/** Which puzzles the reader wants; null: any. */
export interface Wish {
  game: string | null;
  theme: string | null;
}

export function readWish(search: string): Wish {
  const query = new URLSearchParams(search);
  return { game: query.get('game'), theme: query.get('theme') };
}

function wishSearch({ game, theme }: Wish): string {
  const query = new URLSearchParams();
  if (game !== null) query.set('game', game);
  if (theme !== null) query.set('theme', theme);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

export const puzzlesPath = (wish: Wish) => `/puzzles${wishSearch(wish)}`;
export const puzzlePath = (puzzle: string, wish: Wish) =>
  `/puzzles/${encodeURIComponent(puzzle)}${wishSearch(wish)}`;

/** Follows links inside the site and the browser's own back and forward. */
export function startRouter(): void {
  window.addEventListener('popstate', () => {
    route.value = parse(address());
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search, link.hash);
  });
}
