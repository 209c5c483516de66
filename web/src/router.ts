// Paths of the site. The server answers every unknown path with the same page.
import { signal } from '@preact/signals';

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
  | { page: 'lost' };

/** Pages with a single address. */
const SINGLE: Record<string, Route> = {
  lobby: { page: 'lobby' },
  games: { page: 'games' },
  account: { page: 'account' },
  pieces: { page: 'pieces' },
  analysis: { page: 'analyses' },
};

/** The page of a path; the query is left to the page. */
export function parse(path: string): Route {
  const search = /\?.*$/.exec(path)?.[0] ?? '';
  const parts = path
    .replace(/\?.*$/, '')
    .split('/')
    .filter((p) => p !== '');
  const [page, id] = parts;
  if (page === undefined) return { page: 'gallery' };
  if (parts.length === 1 && Object.hasOwn(SINGLE, page)) return SINGLE[page] ?? { page: 'lost' };
  if (parts.length === 2 && id !== undefined) {
    let name: string;
    try {
      name = decodeURIComponent(id);
    } catch {
      return { page: 'lost' };
    }
    // A link at the end of a sentence is often copied with its full stop.
    if (page === 'play') return { page: 'play', session: name.replace(/[.,;:!?)\]]+$/, '') };
    if (page === 'player') return { page: 'player', name };
    if (page === 'rules') return { page: 'rules', game: name };
    if (page === 'learn') return { page: 'learn', game: name };
    if (page === 'analysis') return { page: 'analysis', game: name, search };
    if (page === 'editor') return { page: 'editor', game: name, search };
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

export const route = signal<Route>(parse(address()));

export function go(path: string, hash = ''): void {
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
