import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { link } from '../src/api/socket';
import type { ServerMessage, View } from '../src/api/types';
import { setLanguage } from '../src/language';
import { current } from '../src/state/toast';
import { answers, cell, leads, seated, server, table, turns } from './room';
import { choice, game, state, view, written } from './views';

describe('a game in progress', () => {
  it('says what stands on a cell, whose turn it is, and where a piece may go', async () => {
    await table();
    expect(cell('e2').getAttribute('aria-label')).toBe('e2, White Pawn');
    expect(cell('d5').getAttribute('aria-label')).toBe('d5, Relay');
    expect(screen.getByText('White to move')).toBeTruthy();
    fireEvent.click(cell('e2'));
    await waitFor(() => expect(cell('e4').getAttribute('aria-label')).toBe('e4, empty, can move here'));
    expect(document.querySelectorAll('.target-dot')).toHaveLength(2);
  });

  it('names pieces and game anew when another language is chosen, and keeps the turn that is begun', async () => {
    const kinds = game.kinds.map((kind) => (kind.name === 'Pawn' ? { ...kind, name: 'Bauer' } : kind));
    answers[`/api/games/${game.id}?language=de`] = { body: { ...game, name: 'Steine und Relais', kinds } };
    await table();
    fireEvent.click(cell('e2'));
    await waitFor(() => expect(document.querySelectorAll('.target-dot')).toHaveLength(2));
    await setLanguage('de');
    try {
      await waitFor(() => expect(cell('a2').getAttribute('aria-label')).toBe('a2, Bauer, Weiß'));
      expect(screen.getByRole('heading', { level: 1, name: 'Steine und Relais' })).toBeTruthy();
      expect(document.querySelectorAll('.target-dot')).toHaveLength(2);
    } finally {
      await setLanguage('en');
    }
  });

  it('sends a turn of one part with its ply, and only once', async () => {
    await table();
    leads({ ply: 1, side: 'b', turns: [{ ...written('a2', 'a3'), number: 1, side: 'w', captured: null }] });
    fireEvent.click(cell('a2'));
    fireEvent.click(cell('a3'));
    fireEvent.click(cell('a3'));
    await waitFor(() => expect(screen.getByText('Black to move')).toBeTruthy());
    expect(turns()).toEqual([{ type: 'turn', text: 'a2a3', ply: 0 }]);
    expect(screen.getByText('a2–a3')).toBeTruthy();
  });

  it('shows the board after the first part and takes a stone’s move with it', async () => {
    await table();
    leads({ ply: 1, side: 'b' });
    fireEvent.click(cell('e2'));
    fireEvent.click(cell('e4'));
    await waitFor(() => expect(screen.getByText('You may also move: Stone.')).toBeTruthy());
    expect(cell('e4').getAttribute('aria-label')).toContain('White Pawn');
    fireEvent.click(cell('b4'));
    fireEvent.click(cell('c4'));
    await waitFor(() => expect(turns()).toHaveLength(1));
    expect(turns()[0]).toMatchObject({ text: 'e2e4,b4c4', ply: 0 });
  });

  it('asks again what may follow where nobody answered', async () => {
    await table();
    const found = answers['/api/sessions/x/second?first=e2e4'];
    delete answers['/api/sessions/x/second?first=e2e4'];
    fireEvent.click(cell('e2'));
    fireEvent.click(cell('e4'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(current.value).toBeNull();
    if (found) answers['/api/sessions/x/second?first=e2e4'] = found;
    await waitFor(() => screen.getByText('You may also move: Stone.'), { timeout: 3000 });
  });

  it('ends the turn without a second part, or takes the first back', async () => {
    await table();
    leads({ ply: 1, side: 'b' });
    fireEvent.click(cell('e2'));
    fireEvent.click(cell('e4'));
    fireEvent.click(await screen.findByText('Take back'));
    await waitFor(() => expect(cell('e2').getAttribute('aria-label')).toBe('e2, White Pawn'));
    fireEvent.click(cell('e2'));
    fireEvent.click(cell('e4'));
    fireEvent.click(await screen.findByText('Pass'));
    await waitFor(() => expect(turns()[0]).toMatchObject({ text: 'e2e4', ply: 0 }));
  });

  it('passes where that is among the choices, and offers it nowhere else', async () => {
    const pass = { ...choice('pass', '', ''), kind: 'pass', from: null, to: null, second: 'none' } as const;
    await table({ first: [...view().first, pass] });
    leads({ ply: 1, side: 'b' });
    fireEvent.click(await screen.findByText('Pass'));
    await waitFor(() => expect(turns()).toEqual([{ type: 'turn', text: 'pass', ply: 0 }]));
    await waitFor(() => expect(screen.queryByText('Pass')).toBeNull());
  });

  it('takes over the server’s state when the game has moved on, and says why', async () => {
    await table();
    server.answer = (message) =>
      message.type === 'act'
        ? [
            state(view({ seq: 9, ply: 3, side: 'b' })),
            {
              type: 'refused',
              id: message.id,
              session: 'x',
              status: 409,
              error: 'The game has moved on.',
              code: 'moved-on',
            },
          ]
        : [];
    fireEvent.click(cell('a2'));
    fireEvent.click(cell('a3'));
    await waitFor(() => expect(screen.getByText('Black to move')).toBeTruthy());
    await waitFor(() => expect(current.value?.text).toBe('The game has moved on.'));
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

  it('tells the result, and offers what may come next', async () => {
    await table({
      first: [],
      phase: 'ended',
      ply: 4,
      outcome: { result: '1-0', reason: 'checkmate', text: 'White wins by checkmate.' },
    });
    expect(screen.getAllByText(/White wins by checkmate\./).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Rematch' }));
    await waitFor(() => expect(server.acts[0]?.act).toEqual({ type: 'rematch', step: 'offer' }));
  });

  it('closes a cell for a stone that may not go back, and says so there', async () => {
    await table({ ko: [['b4', 'c4']] });
    expect(cell('c4').getAttribute('title')).toBe('Stone may not move back to c4 this turn.');
    expect(document.querySelectorAll('.at-barred')).toHaveLength(1);
  });
});

describe('a turn made in advance', () => {
  const thinking = (more: Partial<View> = {}) => seated({ ply: 1, side: 'b', first: [], ...more });
  const reply = (...texts: string[]): ServerMessage[] => [
    {
      type: 'turn',
      session: 'x',
      seq: 2,
      ply: 2,
      turn: { ...written('a8', 'a7'), number: 1, side: 'b', captured: null },
      lastTurn: { ...written('a8', 'a7'), cells: ['a8', 'a7'], paths: [] },
      changes: [],
      board: {
        position: 'text',
        fen: null,
        side: 'w',
        hands: { w: [], b: [] },
        lost: { w: [], b: [] },
        ko: [],
        home: { w: null, b: null },
        checks: null,
        count: null,
        row: null,
        checked: [],
      },
      clock: null,
      outcome: null,
      claims: [],
      thinking: false,
    },
    {
      type: 'choices',
      session: 'x',
      ply: 2,
      first: view().first.filter((c) => texts.length === 0 || texts.includes(c.text)) as never,
    },
  ];

  it('is shown, and sent as soon as it is legal', async () => {
    await table(thinking());
    fireEvent.click(cell('a2'));
    fireEvent.click(cell('a3'));
    await waitFor(() => expect(screen.getByText('Premove: a2–a3')).toBeTruthy());
    expect(document.querySelectorAll('.at-ahead')).toHaveLength(2);
    expect(turns()).toEqual([]);
    server.say(...reply());
    await waitFor(() => expect(turns()).toEqual([{ type: 'turn', ply: 2, text: 'a2a3' }]));
  });

  it('is forgotten when it is not legal, or by Escape', async () => {
    await table(thinking());
    fireEvent.click(cell('a2'));
    fireEvent.click(cell('a3'));
    await screen.findByText('Premove: a2–a3');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText('Premove: a2–a3')).toBeNull());
    fireEvent.click(cell('b2'));
    fireEvent.click(cell('b3'));
    await screen.findByText('Premove: b2–b3');
    server.say(...reply());
    await waitFor(() => expect(screen.getByText('Your turn, White')).toBeTruthy());
    expect(turns()).toEqual([]);
  });

  it('is forgotten when turns are taken back', async () => {
    await table(thinking());
    fireEvent.click(cell('a2'));
    fireEvent.click(cell('a3'));
    await screen.findByText('Premove: a2–a3');
    server.say(state(seated({ seq: 2, ply: 0 })));
    await waitFor(() => expect(screen.getByText('Your turn, White')).toBeTruthy());
    expect(screen.queryByText('Premove: a2–a3')).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(turns()).toEqual([]);
  });

  it('is sent whole when both parts were made', async () => {
    await table(thinking());
    for (const name of ['e2', 'e4', 'b4', 'c4']) fireEvent.click(cell(name));
    await screen.findByText('Premove: e2–e4, b4–c4');
    server.say(...reply());
    await waitFor(() => expect(turns()).toEqual([{ type: 'turn', ply: 2, text: 'e2e4,b4c4' }]));
  });

  it('waits for its player when a second part may follow that was not made', async () => {
    await table(thinking());
    for (const name of ['e2', 'e4']) fireEvent.click(cell(name));
    await screen.findByText('Premove: e2–e4');
    server.say(...reply());
    await waitFor(() => expect(screen.getByText('You may also move: Stone.')).toBeTruthy());
    expect(turns()).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('keeps a turn in sight, which can be taken back until it is sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      await table(seated());
      server.down = true;
      server.cut();
      await vi.advanceTimersByTimeAsync(15_000);
      await waitFor(() => expect(link.status.value).toBe('lost'));
      fireEvent.click(cell('a2'));
      fireEvent.click(cell('a3'));
      await waitFor(() => expect(screen.getByText(/^Not sent yet/)).toBeTruthy());
      expect(cell('a3').getAttribute('aria-label')).toBe('a3, White Pawn');
      expect(document.querySelectorAll('.at-ahead')).toHaveLength(2);
      fireEvent.click(screen.getByText('Take back'));
      await waitFor(() => expect(cell('a2').getAttribute('aria-label')).toBe('a2, White Pawn'));
      server.down = false;
      link.wake();
      await waitFor(() => expect(screen.getByText('Your turn, White')).toBeTruthy());
      expect(turns()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('earlier positions', () => {
  it('are stepped through with buttons and keys, and left again', async () => {
    const made = [written('e2', 'e4'), written('a8', 'a7')].map(
      (turn, i) => ({ ...turn, number: 1, side: i === 0 ? 'w' : 'b', captured: null }) as const,
    );
    answers[`/api/games/${game.id}/line`] = {
      body: {
        from: 0,
        positions: [0, 1].map(() => ({
          pieces: [{ cell: 'h4', token: 'P', side: 'w' }],
          hands: { w: [], b: [] },
          lost: { w: [], b: [] },
          checked: [],
          turn: null,
        })),
      },
    };
    await table({ ply: 2, turns: made });
    fireEvent.click(screen.getByRole('button', { name: 'e2–e4' }));
    expect(await screen.findByText('After turn 1 of 2')).toBeTruthy();
    expect(cell('h4').getAttribute('aria-label')).toBe('h4, White Pawn');
    expect(cell('e2').getAttribute('aria-label')).toBe('e2, empty');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(await screen.findByText('Start position')).toBeTruthy();
    // Nothing can be moved there.
    fireEvent.click(screen.getByRole('button', { name: 'Back to the game' }));
    await waitFor(() => expect(cell('e2').getAttribute('aria-label')).toBe('e2, White Pawn'));
    fireEvent.keyDown(document.body, { key: 'Home' });
    expect(await screen.findByText('Start position')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'End' });
    await waitFor(() => expect(screen.getByText('White to move')).toBeTruthy());
  });
});
