// The page of a game with a server that the test plays: what it answers, and what it hears.
import { cleanup, configure, render, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { link } from '../src/api/socket';
import type { SecondChoice, ServerMessage, View } from '../src/api/types';
import { Play } from '../src/pages/Play';
import { forgetGames } from '../src/state/games';
import { dismiss } from '../src/state/toast';
import { ToastLine } from '../src/ui/ToastLine';
import { FakeServer, FakeSocket, game, state, view } from './views';

// Busy machines are slow.
configure({ asyncUtilTimeout: 4000 });

export const second: SecondChoice[] = [
  { text: '', from: null, to: null, kind: 'none', promotion: null },
  { text: 'b4c4', from: 'b4', to: 'c4', kind: 'step', promotion: null },
];
/** White of two people; Black is elsewhere. */
export const seated = (more: Partial<View> = {}) =>
  view({
    you: { sides: ['w'], room: 'players', chat: [], mayJoin: false, mayChat: true, links: null },
    ...more,
  });

export let server: FakeServer;
export let answers: Record<string, { status?: number; body: unknown }>;
let now: View;
/** What a turn leads to. */
let after: (ply: number) => ServerMessage[];

beforeEach(() => {
  forgetGames();
  dismiss();
  now = view();
  after = () => [];
  server = new FakeServer();
  FakeSocket.server = server;
  server.answer = (message) => {
    if (message.type === 'watch') return [state(now)];
    if (message.type !== 'act') return [];
    const done: ServerMessage = { type: 'done', id: message.id };
    return message.act.type === 'turn' ? [...after(message.act.ply), done] : [done];
  };
  answers = {
    [`/api/games/${game.id}?language=en`]: { body: game },
    '/api/sessions/x/second?first=e2e4': { body: second },
  };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (url: string) => {
    const answer = url === '/api/sessions/x' ? { status: 200, body: now } : answers[url];
    if (!answer) return Promise.reject(new Error(`no answer for ${url}`));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 }));
  });
});
afterEach(async () => {
  cleanup();
  // Pages let go of the line a little after they have gone, on a busy machine later: until then it would be opened again.
  for (let tries = 0; tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    link.renew();
    if (link.status.value === 'idle') break;
  }
  vi.unstubAllGlobals();
});

export const cell = (name: string) => {
  const found = document.querySelector(`[data-cell="${name}"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
};
export const turns = () => server.acts.flatMap(({ act }) => (act.type === 'turn' ? [act] : []));
export const leads = (more: Partial<View>) => {
  after = () => [state(view({ seq: 2, ...more }))];
};

export async function table(first: Partial<View> = {}) {
  now = { ...now, ...first };
  render(
    <>
      <Play id="x" />
      <ToastLine />
    </>,
  );
  await waitFor(() => cell('e2'));
  await waitFor(() => expect(server.heard.some((m) => m.type === 'watch')).toBe(true));
}

/** The game as the server has it, for pages that are opened from now on. */
export function serve(next: View): void {
  now = next;
}
