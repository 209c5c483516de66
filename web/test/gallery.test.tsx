import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GAMES } from '../mock/games';
import { lessonOf, reachOf } from '../mock/lesson';
import type { SessionSummary } from '../src/api/types';
import { Gallery } from '../src/pages/Gallery';
import { Rules } from '../src/pages/Rules';
import { route } from '../src/router';
import { forgetGames } from '../src/state/games';
import { NewGameDialog } from '../src/ui/NewGame';

const posted: unknown[] = [];
let refusal: string | null;
let sessions: SessionSummary[];

/** A game of the reader, who is White, against the engine. */
function session(part: Partial<SessionSummary>): SessionSummary {
  const engine = { kind: 'engine', name: null, rating: null, level: 5 } as const;
  const person = { kind: 'person', name: null, rating: null, level: null } as const;
  return {
    id: 'x',
    game: 'chess',
    name: 'Chess',
    seats: { w: person, b: engine },
    you: ['w'],
    phase: 'playing',
    side: 'w',
    control: null,
    pieces: [],
    rated: false,
    updated: 1,
    ply: 3,
    status: '',
    outcome: null,
    ...part,
  };
}

function answer(url: string, init?: RequestInit): { status: number; body: unknown } {
  const path = url.replace('/api', '');
  if (path.startsWith('/games?')) return { status: 200, body: [...GAMES.values()] };
  if (path.startsWith('/games/')) {
    const [id = '', part = ''] = path.slice('/games/'.length).split(/[/?]/);
    const game = GAMES.get(id);
    if (game && part === 'lesson') return { status: 200, body: lessonOf(game) };
    if (game && part === 'reach') return { status: 200, body: reachOf('e4') };
    return game ? { status: 200, body: game } : { status: 404, body: { error: 'There is no such game.' } };
  }
  if (path === '/levels')
    return { status: 200, body: [{ level: 5, name: 'Casual', description: 'Thinks a little.' }] };
  if (path === '/sessions' && init?.method === 'POST') {
    posted.push(JSON.parse(String(init.body)));
    return refusal === null
      ? { status: 201, body: { id: 'new' } }
      : { status: 400, body: { error: refusal } };
  }
  if (path === '/puzzles/daily') return { status: 404, body: { error: 'There is no such puzzle.' } };
  if (path === '/sessions') return { status: 200, body: sessions };
  return { status: 200, body: [] };
}

beforeEach(() => {
  posted.length = 0;
  refusal = null;
  sessions = [];
  history.replaceState(null, '', '/');
  forgetGames();
  route.value = { page: 'gallery' };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const { status, body } = answer(url, init);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function gallery() {
  render(
    <>
      <Gallery />
      <NewGameDialog />
    </>,
  );
  await waitFor(() => expect(screen.getByText('Mitreyang')).toBeTruthy());
}

async function dialog(game: string) {
  await gallery();
  const [play] = screen.getAllByRole('button', { name: `Play ${game}` });
  if (!play) throw new Error('no button');
  fireEvent.click(play);
  await waitFor(() => expect(screen.getByText('Opponent')).toBeTruthy());
}

describe('the gallery', () => {
  it('shows every game with its inventor, and finds by words', async () => {
    await gallery();
    expect(document.querySelectorAll('.card')).toHaveLength(GAMES.size);
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'aikin' } });
    await waitFor(() => expect(document.querySelectorAll('.card')).toHaveLength(1));
    expect(document.querySelector('.card h3')?.textContent).toBe('Stones & Relays');
    // The game of that very name before those that only have it in theirs.
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'Chess ' } });
    const names = [...document.querySelectorAll('.card h3')].map((heading) => heading.textContent);
    expect(names.length).toBeGreaterThan(2);
    expect(names[0]).toBe('Chess');
    fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
    await waitFor(() => expect(screen.getByText('No game matches “zzz”.')).toBeTruthy());
  });

  it('combines filters, and keeps them in the address', async () => {
    await gallery();
    fireEvent.click(screen.getByRole('button', { name: 'In space' }));
    fireEvent.click(screen.getByRole('button', { name: 'Hard' }));
    const names = () => [...document.querySelectorAll('.card h3')].map((heading) => heading.textContent);
    await waitFor(() => expect(location.search).toBe('?in=space&level=hard'));
    expect(names()).toContain('Blocschach');
    expect(names()).not.toContain('Chess');
    // The other of two that exclude each other.
    fireEvent.click(screen.getByRole('button', { name: 'Flat' }));
    await waitFor(() => expect(location.search).toBe('?in=flat&level=hard'));
    expect(screen.getByText('No game is all of this at once.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(names()).toHaveLength(GAMES.size));
    expect(location.search).toBe('');
  });

  it('leads newcomers along a path, and folds it for those who have played', async () => {
    await gallery();
    const steps = () => [...document.querySelectorAll('.start-here h3')].map((one) => one.textContent);
    expect(steps()).toEqual(['1Chess', '2Stones & Relays', '3Stockgi']);
    expect(document.querySelector('.start-folded')).toBeNull();
    cleanup();
    sessions = [
      session({ id: 'a', side: 'b' }),
      session({ id: 'b', side: 'w' }),
      session({ id: 'c', phase: 'ended' }),
    ];
    await gallery();
    await waitFor(() => expect(document.querySelector('.start-folded')).toBeTruthy());
    expect(screen.getByText('Your turn in 1 game')).toBeTruthy();
    const own = [...document.querySelectorAll('.own-games a[href^="/play/"]')];
    expect(own.map((one) => one.getAttribute('href'))).toEqual(['/play/b', '/play/a']);
  });

  it('starts the last game again with one press', async () => {
    sessions = [session({ id: 'a', game: 'mitreyang', phase: 'ended' })];
    await gallery();
    fireEvent.click(
      await screen.findByRole('button', { name: 'Play now: Mitreyang against the engine, level 5' }),
    );
    await waitFor(() =>
      expect(posted).toEqual([{ game: 'mitreyang', white: 'me', black: 'engine', level: 5 }]),
    );
  });
});

describe('a new game', () => {
  it('is set up as wished, and opened', async () => {
    await dialog('Mitreyang');
    fireEvent.click(screen.getByLabelText('Black'));
    fireEvent.click(screen.getByText('Start'));
    await waitFor(() => expect(route.value).toEqual({ page: 'play', session: 'new' }));
    expect(posted).toEqual([{ game: 'mitreyang', white: 'engine', black: 'me', level: 5 }]);
  });

  it('offers other start positions where there are some', async () => {
    await dialog('Chess');
    const select = await screen.findByLabelText('Start position');
    fireEvent.change(select, { target: { value: '1' } });
    fireEvent.click(screen.getByText('Start'));
    await waitFor(() => expect(posted).toEqual([expect.objectContaining({ game: 'chess', startNumber: 1 })]));
  });

  it('says what is wrong with a pasted position', async () => {
    refusal = 'Rank 3 has nine cells.';
    await dialog('Chess');
    fireEvent.input(screen.getByLabelText('Position text'), { target: { value: 'nonsense' } });
    fireEvent.click(screen.getByText('Start'));
    expect(await screen.findByText('Rank 3 has nine cells.')).toBeTruthy();
    expect(posted).toEqual([expect.objectContaining({ position: 'nonsense' })]);
  });
});

describe('a rules page', () => {
  it('has the text, the pieces with their explanations, neutral pieces and rulings', async () => {
    render(<Rules id="stones-and-relays" />);
    expect(await screen.findByRole('heading', { name: 'A turn' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^King K/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: /^Relay/ })).toBeTruthy();
    expect(screen.getByText('SR-5')).toBeTruthy();
    expect(screen.getByText('Look at the pieces.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'A. Player: Made-up Chess' }).getAttribute('href')).toBe(
      'https://example.org/made-up',
    );
    expect(screen.getByText('Nobody: A book').tagName).toBe('LI');
  });

  it('says so when there is no such game', async () => {
    render(<Rules id="nothing" />);
    expect(await screen.findByText('There is no such game.')).toBeTruthy();
  });
});
