// One WebSocket for the whole tab (docs/server.md): it carries every game that is watched, the lobby and the first page's boards. It connects when the
// first is asked for, comes back by itself after a break, and then asks for what was missed.
import { type Signal, signal } from '@preact/signals';
import { language, t } from '../language';
import { ApiError } from './client';
import type { Act, Bulletin, ClientMessage, ServerMessage } from './generated/wire';
import { VERSION } from './generated/wire';

/** What is used of a WebSocket; tests put their own in its place. */
export interface Line {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The world around the link. */
export interface World {
  connect(): Line;
  /** Milliseconds since 1970 on this machine's clock. */
  now(): number;
  /** Calls back later, once; returns a function that cancels it. */
  later(ms: number, then: () => void): () => void;
  /** Between 0 and 1. */
  random(): number;
}

/** `lost`: the line is broken for longer than a blink. `stale`: the server speaks another version, the page must be reloaded. */
export type LinkStatus = 'idle' | 'connecting' | 'open' | 'lost' | 'stale';

type OfSession = Extract<ServerMessage, { session: string }>;
/** A message about one game that this tab watches. */
export type SessionNews = Exclude<OfSession, { type: 'challengeGone' | 'refused' }>;
export type LobbyNews = Extract<ServerMessage, { type: 'lobby' | 'challenge' | 'challengeGone' }>;

export type ShowNews = Extract<ServerMessage, { type: 'show' | 'showBoard' }>;

export interface Watcher {
  news(message: SessionNews): void;
  /** The last change that is known here; null: nothing yet. */
  seen(): { stream: string; seq: number } | null;
  /** The key from the link of a private game. */
  key?: string | null;
  /** The server does not let us watch, or there is no such game. */
  refused(error: ApiError): void;
}

interface Pending {
  session: string;
  act: Act;
  sent: boolean;
  resolve(): void;
  reject(error: ApiError): void;
}

/** The waits before trying again, in milliseconds; the last one repeats. */
export const WAITS = [1000, 2000, 4000, 8000, 15_000];
/** A break is shown after this time: most are over before. */
const BLINK = 1500;
/** How long an answer to a ping may take. */
const PATIENCE = 6000;
/** An unused line is given back after this time. */
const IDLE = 30_000;
/** The server's closing code when the login that the line was opened with has ended. */
const LOGGED_OUT = 4001;
/** Until `hello` says otherwise. */
const HEARTBEAT = 20_000;

/** How long to wait, in milliseconds, after so many attempts before this one. */
export function waitBefore(attempt: number): number {
  return WAITS[Math.min(attempt, WAITS.length - 1)] ?? 0;
}

/** No announcement. */
export const QUIET: Bulletin = { announcement: null, readOnly: false };

export interface Link {
  readonly status: Signal<LinkStatus>;
  /** The server's clock minus ours, in milliseconds. */
  readonly offset: Signal<number>;
  /** How often the server has said that the login is over. */
  readonly ended: Signal<number>;
  /** The operator's announcement, and whether the site is read-only. */
  readonly bulletin: Signal<Bulletin>;
  watch(session: string, watcher: Watcher): () => void;
  watchLobby(take: (news: LobbyNews) => void): () => void;
  /** The boards of the first page. */
  watchShow(take: (news: ShowNews) => void): () => void;
  /** Done when it is kept. A turn outlives a break of the line; everything else is refused then. */
  act(session: string, act: Act): Promise<void>;
  /** Forgets the turns of a game that wait for the line. A turn that the server got before the line broke is made all the same. */
  recall(session: string): void;
  /** Reconnects: after logging in or out, the server must know the new account. */
  renew(): void;
  /** Reconnects immediately: the browser is online again, or the page is visible again. */
  wake(): void;
}

export function createLink(world: World): Link {
  const status = signal<LinkStatus>('idle');
  const offset = signal(0);
  const ended = signal(0);
  const bulletin = signal(QUIET);
  const watchers = new Map<string, Set<Watcher>>();
  const lobby = new Set<(news: LobbyNews) => void>();
  const show = new Set<(news: ShowNews) => void>();
  const pending = new Map<number, Pending>();
  let line: Line | null = null;
  let greeted = false;
  /** The account has changed: the server sends the games again. */
  let accountChanged = false;
  let attempts = 0;
  let lastId = 0;
  let heartbeat = HEARTBEAT;
  let bestTrip = Number.POSITIVE_INFINITY;
  const nothing = (): void => {};
  let cancelRetry = nothing;
  let cancelBlink = nothing;
  let cancelPulse = nothing;
  let cancelIdle = nothing;

  const wanted = () => watchers.size > 0 || lobby.size > 0 || show.size > 0 || pending.size > 0;
  const unreachable = () => new ApiError(0, t('site-unreachable'));

  function send(message: ClientMessage): void {
    if (line && greeted) line.send(JSON.stringify(message));
  }

  function sendWatch(session: string): void {
    const [first] = watchers.get(session) ?? [];
    const key = first?.key ?? null;
    const seen = accountChanged ? null : (first?.seen() ?? null);
    send({ type: 'watch', session, ...seen, ...(key === null ? {} : { key }) });
  }

  function sendAct(id: number, entry: Pending): void {
    if (!greeted) return;
    entry.sent = true;
    send({ type: 'act', session: entry.session, id, act: entry.act });
  }

  /** A message has arrived: the line is alive. Pings after a long silence. */
  function pulse(): void {
    cancelPulse();
    cancelPulse = world.later(heartbeat, ping);
  }

  function ping(): void {
    send({ type: 'ping', at: world.now() });
    cancelPulse();
    cancelPulse = world.later(PATIENCE, () => drop());
  }

  function measure(now: number, sent: number): void {
    const trip = world.now() - sent;
    if (trip > bestTrip) return;
    bestTrip = trip;
    offset.value = now + trip / 2 - world.now();
  }

  function greet(message: ServerMessage & { type: 'hello' }): void {
    if (message.version !== VERSION) {
      status.value = 'stale';
      drop(false);
      return;
    }
    greeted = true;
    attempts = 0;
    heartbeat = message.heartbeat;
    bestTrip = Number.POSITIVE_INFINITY;
    offset.value = message.now - world.now();
    cancelBlink();
    status.value = 'open';
    // If there is an announcement, it comes next.
    bulletin.value = QUIET;
    for (const session of watchers.keys()) sendWatch(session);
    accountChanged = false;
    if (lobby.size > 0) send({ type: 'watchLobby' });
    if (show.size > 0) send({ type: 'watchShow' });
    for (const [id, entry] of pending) sendAct(id, entry);
    ping();
  }

  function refuse(message: ServerMessage & { type: 'refused' }): void {
    const error = new ApiError(message.status, message.error, {
      code: message.code,
      spoken: language.peek(),
    });
    if (message.id !== null) {
      const entry = pending.get(message.id);
      pending.delete(message.id);
      entry?.reject(error);
    } else if (message.session !== null) {
      for (const watcher of watchers.get(message.session) ?? []) watcher.refused(error);
    }
  }

  function take(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        greet(message);
        break;
      case 'bulletin':
        bulletin.value = message.bulletin;
        break;
      case 'pong':
        measure(message.now, message.at);
        break;
      case 'done': {
        const entry = pending.get(message.id);
        pending.delete(message.id);
        entry?.resolve();
        break;
      }
      case 'refused':
        refuse(message);
        break;
      case 'lobby':
      case 'challenge':
      case 'challengeGone':
        for (const listener of lobby) listener(message);
        break;
      case 'show':
      case 'showBoard':
        for (const listener of show) listener(message);
        break;
      default:
        for (const watcher of watchers.get(message.session) ?? []) watcher.news(message);
    }
  }

  function hear(data: unknown): void {
    pulse();
    let message: ServerMessage;
    try {
      message = JSON.parse(String(data)) as ServerMessage;
    } catch {
      // An unreadable message: its content comes again with the next state.
      drop();
      return;
    }
    take(message);
  }

  function connect(): void {
    cancelRetry();
    cancelIdle();
    if (line || status.value === 'stale') return;
    if (status.value === 'idle') status.value = 'connecting';
    let opened: Line;
    try {
      opened = world.connect();
    } catch {
      retry();
      return;
    }
    line = opened;
    greeted = false;
    // A server that accepts and says nothing counts as gone.
    cancelPulse();
    cancelPulse = world.later(PATIENCE, () => drop());
    opened.onmessage = (event) => {
      if (line === opened) hear(event.data);
    };
    opened.onclose = ({ code }) => {
      if (line !== opened) return;
      if (code === LOGGED_OUT) {
        accountChanged = true;
        // Requests and premoves belong to the account that made them.
        for (const { reject } of pending.values()) reject(new ApiError(0, t('site-logged-out')));
        pending.clear();
        ended.value += 1;
      }
      broken();
    };
  }

  /** Closes this line. */
  function drop(again = true): void {
    const old = line;
    if (!old) return;
    old.onclose = null;
    old.onmessage = null;
    old.close();
    broken(again);
  }

  function broken(again = true): void {
    line = null;
    greeted = false;
    cancelPulse();
    for (const [id, entry] of [...pending]) {
      if (entry.act.type === 'turn' || !entry.sent) continue;
      pending.delete(id);
      entry.reject(unreachable());
    }
    if (again && wanted()) retry();
    else if (status.value !== 'stale') status.value = 'idle';
  }

  function retry(): void {
    if (status.value === 'open') {
      status.value = 'connecting';
      cancelBlink();
      cancelBlink = world.later(BLINK, () => {
        if (status.value === 'connecting') status.value = 'lost';
      });
    } else if (attempts > 0 && status.value === 'connecting') status.value = 'lost';
    const wait = waitBefore(attempts);
    attempts += 1;
    cancelRetry();
    cancelRetry = world.later(wait * (0.8 + 0.4 * world.random()), connect);
  }

  function rest(): void {
    if (wanted()) return;
    cancelIdle();
    cancelIdle = world.later(IDLE, () => {
      if (wanted()) return;
      cancelRetry();
      cancelBlink();
      if (line) drop(false);
      else if (status.value !== 'stale') status.value = 'idle';
    });
  }

  return {
    status,
    offset,
    ended,
    bulletin,
    watch(session, watcher) {
      const there = watchers.get(session) ?? new Set();
      there.add(watcher);
      watchers.set(session, there);
      if (greeted) sendWatch(session);
      else connect();
      return () => {
        there.delete(watcher);
        if (there.size > 0) return;
        watchers.delete(session);
        send({ type: 'unwatch', session });
        rest();
      };
    },
    watchLobby(listener) {
      lobby.add(listener);
      if (greeted) send({ type: 'watchLobby' });
      else connect();
      return () => {
        lobby.delete(listener);
        if (lobby.size > 0) return;
        send({ type: 'unwatchLobby' });
        rest();
      };
    },
    watchShow(listener) {
      show.add(listener);
      if (greeted) send({ type: 'watchShow' });
      else connect();
      return () => {
        show.delete(listener);
        if (show.size > 0) return;
        send({ type: 'unwatchShow' });
        rest();
      };
    },
    act(session, act) {
      if (!greeted && act.type !== 'turn') {
        connect();
        return Promise.reject(unreachable());
      }
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const entry: Pending = { session, act, sent: false, resolve, reject };
        pending.set(id, entry);
        if (greeted) sendAct(id, entry);
        else connect();
      });
    },
    recall(session) {
      if (greeted) return;
      for (const [id, entry] of [...pending]) {
        if (entry.session !== session) continue;
        pending.delete(id);
        entry.resolve();
      }
    },
    renew() {
      attempts = 0;
      accountChanged = true;
      if (line) drop(false);
      if (wanted()) connect();
    },
    wake() {
      if (!line && wanted() && status.value !== 'stale') {
        attempts = 0;
        connect();
      }
    },
  };
}

/** The link of this tab. */
export const link: Link = createLink({
  connect() {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(
      `${scheme}//${location.host}/api/socket?v=${VERSION}&language=${language.peek()}`,
    ) as Line;
  },
  now: () => Date.now(),
  later(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random,
});

/** Follows the browser's events about the network. Called once, when the site starts. */
export function startLink(): void {
  window.addEventListener('online', link.wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') link.wake();
  });
}
