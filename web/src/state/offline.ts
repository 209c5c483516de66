// The site without a net, and new versions of it. A service worker (made by the build) keeps the site's own files, one version of them
// complete: a page never mixes two. A new version waits until the reader goes to another page, which is then loaded afresh.
import { signal } from '@preact/signals';
import { onLeave } from '../router';

/** Can the server not be reached: is the browser without a net, or the server gone? */
export const offline = signal(typeof navigator !== 'undefined' && navigator.onLine === false);

/** What the worker keeps of the server's answers; `vite.config.ts` says which. */
export const READ_CACHE = 'variorum-read';

/** How long to wait before the server is asked again whether it is there, in milliseconds. */
const AGAIN = 10_000;
/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK = 60 * 60 * 1000;
/** A new worker that does not take over within this time is not waited for, in milliseconds. */
const PATIENCE = 3000;

/** The part of a service worker's registration that is used here; tests put their own in its place. */
export interface Registered {
  readonly waiting: { postMessage(message: unknown): void } | null;
}

export interface Site {
  load(address: string): void;
  later(ms: number, then: () => void): void;
}

/** Decides when a page is loaded afresh. `controlled`: a worker served this page. */
export function createUpdates(site: Site, controlled: boolean) {
  let registered: Registered | null = null;
  let stale = false;
  let wanted: string | null = null;
  const load = () => {
    if (wanted === null) return;
    const address = wanted;
    wanted = null;
    site.load(address);
  };
  return {
    register(registration: Registered): void {
      registered = registration;
    },
    /** Another worker serves the page now. */
    changed(): void {
      // The first worker ever: it keeps the very files that the page came with.
      if (!controlled) {
        controlled = true;
        return;
      }
      stale = true;
      load();
    },
    /** The reader goes to another page. Is it loaded afresh? */
    leave(address: string): boolean {
      const waiting = registered?.waiting;
      if (stale) {
        site.load(address);
        return true;
      }
      if (!waiting || !controlled) return false;
      wanted = address;
      waiting.postMessage({ type: 'SKIP_WAITING' });
      site.later(PATIENCE, load);
      return true;
    },
  };
}

/** Follows the net, and installs the worker once the page is there. */
export function startOffline(): void {
  let asking = false;
  // A browser may believe that it has a net where nothing answers.
  const probe = async () => {
    if (asking) return;
    asking = true;
    const there = await fetch('/health/live', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
    asking = false;
    offline.value = !there;
    if (!there) setTimeout(() => void probe(), AGAIN);
  };
  window.addEventListener('online', () => void probe());
  window.addEventListener('offline', () => {
    offline.value = true;
    setTimeout(() => void probe(), AGAIN);
  });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // The page came from this machine, not from the server.
  if (workers.controller !== null) void probe();
  const updates = createUpdates(
    {
      load: (address) => location.assign(address),
      later: (ms, then) => {
        setTimeout(then, ms);
      },
    },
    workers.controller !== null,
  );
  workers.addEventListener('controllerchange', updates.changed);
  onLeave(updates.leave);
  const install = async () => {
    // Where it cannot be installed (a private window, an old browser) the site works as before.
    const registration = await workers.register('/sw.js').catch(() => null);
    if (!registration) return;
    updates.register(registration);
    let looked = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK) return;
      looked = Date.now();
      registration.update().catch(() => undefined);
    });
  };
  if (document.readyState === 'complete') void install();
  else window.addEventListener('load', () => void install(), { once: true });
}

/** The games whose rules can be read without a net: those that were read before. */
export async function readableGames(): Promise<string[]> {
  if (typeof caches === 'undefined') return [];
  try {
    const cache = await caches.open(READ_CACHE);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const found = paths.flatMap((path) => /^\/api\/games\/([^/]+)\/lesson$/.exec(path)?.[1] ?? []);
    return [...new Set(found.map(decodeURIComponent))];
  } catch {
    return [];
  }
}
