import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../mock/games';
import type { FirstChoice, SecondChoice, State } from '../src/api/types';
import { Play } from '../src/pages/Play';
import { forgetGames } from '../src/state/games';
import { current, dismiss } from '../src/state/toast';
import { ToastLine } from '../src/ui/ToastLine';

const game = GAMES.get('stones-and-relays');
if (!game) throw new Error('the mock has lost its game');

const first = (text: string, from: string, to: string, more: Partial<FirstChoice> = {}): FirstChoice => ({
  text,
  kind: 'move',
  from,
  to,
  via: null,
  capture: false,
  promotion: null,
  drop: null,
  second: 'optional',
  ...more,
});
const second: SecondChoice[] = [
  { text: '', from: null, to: null, kind: 'none', promotion: null },
  { text: 'b4c4', from: 'b4', to: 'c4', kind: 'step', promotion: null },
];

function state(more: Partial<State> = {}): State {
  return {
    id: 'x',
    game: 'stones-and-relays',
    ply: 0,
    position: 'text',
    side: 'w',
    white: 'person',
    black: 'person',
    level: 1,
    pieces: game?.pieces ?? [],
    hands: { w: [], b: [] },
    lost: { w: [], b: [] },
    check: null,
    lastTurn: null,
    turns: [],
    first: [
      first('e2e4', 'e2', 'e4'),
      first('e2e3', 'e2', 'e3'),
      first('a2a3', 'a2', 'a3', { second: 'none' }),
    ],
    outcome: null,
    claims: [],
    thinking: false,
    note: null,
    ...more,
  };
}

const sent: { url: string; body: unknown }[] = [];
let answers: Record<string, { status?: number; body: unknown }>;

beforeEach(() => {
  sent.length = 0;
  forgetGames();
  dismiss();
  answers = {
    '/api/sessions/x': { body: state() },
    '/api/games/stones-and-relays': { body: game },
    '/api/sessions/x/second?first=e2e4': { body: second },
  };
  vi.stubGlobal('EventSource', undefined);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    sent.push({ url, body: init?.body ? JSON.parse(String(init.body)) : null });
    const answer = answers[url];
    if (!answer) return Promise.reject(new Error(`no answer for ${url}`));
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cell = (name: string) => {
  const found = document.querySelector(`[data-cell="${name}"]`);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
};
const turns = () => sent.filter((s) => s.url.endsWith('/turn'));

async function table() {
  render(
    <>
      <Play id="x" />
      <ToastLine />
    </>,
  );
  await waitFor(() => cell('e2'));
}

describe('a game in progress', () => {
  it('says what stands on a cell, whose turn it is, and where a man may go', async () => {
    await table();
    expect(cell('e2').getAttribute('aria-label')).toBe('e2, White Pawn');
    expect(cell('d5').getAttribute('aria-label')).toBe('d5, Relay');
    expect(screen.getByText('White to move')).toBeTruthy();
    fireEvent.click(cell('e2'));
    await waitFor(() => expect(cell('e4').getAttribute('aria-label')).toBe('e4, empty, can go here'));
    expect(document.querySelectorAll('.target-dot')).toHaveLength(2);
  });

  it('sends a turn of one part with its ply, and only once', async () => {
    await table();
    answers['/api/sessions/x/turn'] = {
      body: state({ ply: 1, side: 'b', turns: [{ text: 'a2a3', number: 1, side: 'w' }] }),
    };
    fireEvent.click(cell('a2'));
    fireEvent.click(cell('a3'));
    fireEvent.click(cell('a3'));
    await waitFor(() => expect(screen.getByText('Black to move')).toBeTruthy());
    expect(turns()).toEqual([{ url: '/api/sessions/x/turn', body: { text: 'a2a3', ply: 0 } }]);
    expect(screen.getByText('a2–a3')).toBeTruthy();
  });

  it('shows the board after the first part and takes a stone’s move with it', async () => {
    await table();
    answers['/api/sessions/x/turn'] = { body: state({ ply: 1, side: 'b' }) };
    fireEvent.click(cell('e2'));
    fireEvent.click(cell('e4'));
    await waitFor(() => expect(screen.getByText('You may move a stone.')).toBeTruthy());
    expect(cell('e4').getAttribute('aria-label')).toContain('White Pawn');
    fireEvent.click(cell('b4'));
    fireEvent.click(cell('c4'));
    await waitFor(() => expect(turns()).toHaveLength(1));
    expect(turns()[0]?.body).toEqual({ text: 'e2e4,b4c4', ply: 0 });
  });

  it('ends the turn without a second part, or takes the first back', async () => {
    await table();
    answers['/api/sessions/x/turn'] = { body: state({ ply: 1, side: 'b' }) };
    fireEvent.click(cell('e2'));
    fireEvent.click(cell('e4'));
    fireEvent.click(await screen.findByText('Take back'));
    await waitFor(() => expect(cell('e2').getAttribute('aria-label')).toBe('e2, White Pawn'));
    fireEvent.click(cell('e2'));
    fireEvent.click(cell('e4'));
    fireEvent.click(await screen.findByText('Done'));
    await waitFor(() => expect(turns()[0]?.body).toEqual({ text: 'e2e4', ply: 0 }));
  });

  it('takes over the server’s state when the game has moved on, and says so', async () => {
    await table();
    answers['/api/sessions/x/turn'] = { status: 409, body: state({ ply: 3, side: 'b' }) };
    fireEvent.click(cell('a2'));
    fireEvent.click(cell('a3'));
    await waitFor(() => expect(screen.getByText('Black to move')).toBeTruthy());
    expect(current.value?.text).toBe('The game has moved on meanwhile.');
  });

  it('shows a refusal in the server’s words', async () => {
    await table();
    answers['/api/sessions/x/turn'] = { status: 400, body: { error: 'The king would be in check.' } };
    fireEvent.click(cell('a2'));
    fireEvent.click(cell('a3'));
    expect(await screen.findByText('The king would be in check.')).toBeTruthy();
  });

  it('moves a cursor with the arrow keys, picks up with Enter, puts down with Escape', async () => {
    await table();
    const start = cell('e2') as HTMLElement;
    start.focus();
    fireEvent.keyDown(start, { key: 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('data-cell')).toBe('d2');
    fireEvent.keyDown(cell('d2'), { key: 'ArrowRight' });
    fireEvent.keyDown(cell('e2'), { key: 'Enter' });
    await waitFor(() => expect(cell('e2').getAttribute('aria-selected')).toBe('true'));
    fireEvent.keyDown(cell('e2'), { key: 'Escape' });
    await waitFor(() => expect(cell('e2').getAttribute('aria-selected')).toBe('false'));
  });

  it('turns the board round', async () => {
    await table();
    expect(document.querySelector('[data-cell]')?.getAttribute('data-cell')).toBe('a9');
    fireEvent.click(screen.getByText('Flip'));
    await waitFor(() => expect(document.querySelector('[data-cell]')?.getAttribute('data-cell')).toBe('h1'));
  });

  it('tells the result', async () => {
    answers['/api/sessions/x'] = {
      body: state({
        first: [],
        outcome: { result: '1-0', reason: 'checkmate', text: 'White wins by checkmate.' },
      }),
    };
    await table();
    expect(screen.getAllByText(/White wins by checkmate\./).length).toBeGreaterThan(0);
  });
});
