// The page of a game for those who meet there: players, and those who watch.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { Play } from '../src/pages/Play';
import { answers, cell, seated, serve, server, table } from './room';
import { ENGINE, PERSON, state, view } from './views';

describe('those who watch two engines', () => {
  const you = {
    sides: [],
    room: 'spectators' as const,
    chat: [],
    mayJoin: false,
    mayChat: true,
    links: null,
  };
  const seats = { w: ENGINE, b: ENGINE };

  it('have a chat only with each other', async () => {
    await table(view({ you, seats, first: [], presence: { w: false, b: false, spectators: 1 } }));
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
    server.say({ type: 'presence', session: 'x', presence: { w: false, b: false, spectators: 2 } });
    expect(await screen.findByRole('textbox', { name: 'Write a message' })).toBeTruthy();
  });
});

describe('two people', () => {
  it('accept with the button that offers', async () => {
    await table(seated({ ply: 4, offers: { draw: 'b', takeback: null, rematch: null } }));
    fireEvent.click(screen.getByRole('button', { name: 'Accept draw' }));
    await waitFor(() => expect(server.acts[0]?.act).toEqual({ type: 'draw', step: 'accept' }));
    cleanup();
    serve(
      seated({
        phase: 'ended',
        first: [],
        ply: 4,
        outcome: { result: '1-0', reason: 'checkmate', text: '' },
        offers: { draw: null, takeback: null, rematch: 'b' },
      }),
    );
    render(<Play id="x" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Accept rematch' }));
    await waitFor(() => expect(server.acts[1]?.act).toEqual({ type: 'rematch', step: 'accept' }));
  });

  it('see which ratings are uncertain, and what a game has changed', async () => {
    answers['/api/players/Bea/ratings?game=stones-and-relays'] = {
      body: [{ session: 'x', at: 0, before: 1612.2, after: 1598.7, deviation: 80 }],
    };
    const seats = {
      w: { ...PERSON, name: 'Ada', rating: 1500 },
      b: { ...PERSON, name: 'Bea', rating: 1612 },
    };
    const rated = { seats, rated: true, provisional: { w: true, b: false } };
    await table(seated(rated));
    expect(screen.getByText('1500?')).toBeTruthy();
    expect(screen.getByText('1612')).toBeTruthy();
    const outcome = { result: '1-0', reason: 'resignation', text: '' } as const;
    server.say(state(seated({ ...rated, seq: 2, phase: 'ended', first: [], outcome })));
    await waitFor(() => expect(screen.getByText('1612 → 1599')).toBeTruthy());
    // What cannot be fetched stays as it was.
    expect(screen.getByText('1500?')).toBeTruthy();
  });

  it('offer and answer', async () => {
    await table(seated({ ply: 4 }));
    fireEvent.click(screen.getByRole('button', { name: 'Offer draw' }));
    await waitFor(() => expect(server.acts[0]?.act).toEqual({ type: 'draw', step: 'offer' }));
    server.say({
      type: 'offers',
      session: 'x',
      seq: 2,
      offers: { draw: 'w', takeback: 'b', rematch: null },
    });
    expect(await screen.findByText('You have offered a draw.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(server.acts[1]?.act).toEqual({ type: 'takeback', step: 'accept' }));
  });

  it('have clocks, presence and names', async () => {
    await table(
      seated({
        seats: { w: PERSON, b: { ...PERSON, name: 'Bea', rating: 1612 } },
        control: { base: 300_000, increment: 3_000, delay: 0 },
        clock: { w: 300_000, b: 9_400, running: null, since: null, firstBy: null },
        presence: { w: true, b: false, spectators: 2 },
      }),
    );
    expect(screen.getByRole('timer', { name: 'Black’s clock' }).textContent).toBe('0:09.4');
    expect(screen.getByRole('timer', { name: 'Black’s clock' }).className).toContain('is-low');
    expect(screen.getByRole('link', { name: 'Bea' }).getAttribute('href')).toBe('/player/Bea');
    expect(screen.getByText('1612')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'away' })).toBeTruthy();
    expect(screen.getByText('2 watching')).toBeTruthy();
    expect(screen.getByText('5 + 3')).toBeTruthy();
  });

  it('talk, and need not listen', async () => {
    const line = { number: 1, side: 'b' as const, name: null, speaker: 'zz', text: 'Hurry up!', at: 0 };
    await table(
      seated({
        you: { sides: ['w'], room: 'players', chat: [line], mayJoin: false, mayChat: true, links: null },
      }),
    );
    expect(screen.getByText('Hurry up!')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mute Black' }));
    await waitFor(() => expect(screen.queryByText('Hurry up!')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Unmute Black' }));
    expect(await screen.findByText('Hurry up!')).toBeTruthy();
    const box = screen.getByRole('textbox', { name: 'Write a message' });
    fireEvent.input(box, { target: { value: ' Good luck ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(server.acts[0]?.act).toEqual({ type: 'say', text: 'Good luck' }));
  });

  it('are not offered what makes no sense against the engine', async () => {
    await table(seated({ ply: 4, seats: { w: PERSON, b: ENGINE } }));
    expect(screen.queryByRole('button', { name: 'Offer draw' })).toBeNull();
    expect(screen.queryByText('Chat')).toBeNull();
    expect(screen.getByText('Engine, level 3')).toBeTruthy();
  });

  it('meet by a link', async () => {
    const links = { join: 'jjj', watch: 'www' };
    const mine = {
      sides: ['w' as const],
      room: 'players' as const,
      chat: [],
      mayJoin: false,
      mayChat: true,
      links,
    };
    const seats = { w: PERSON, b: { ...PERSON, kind: 'open' as const } };
    serve(seated({ phase: 'waiting', seats, first: [], you: mine }));
    render(<Play id="x" />);
    const link = await screen.findByRole('textbox', { name: 'Link to this game' });
    expect((link as HTMLInputElement).value).toBe(`${location.origin}/play/x#key=jjj`);
    const watch = screen.getByLabelText('Spectators’ link');
    expect((watch as HTMLInputElement).value).toBe(`${location.origin}/play/x#key=www`);
    expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
    cleanup();
    const you = {
      sides: [],
      room: 'spectators' as const,
      chat: [],
      mayJoin: true,
      mayChat: true,
      links: null,
    };
    serve(seated({ phase: 'waiting', seats, first: [], you }));
    answers['/api/sessions/x/join'] = { body: seated({ seq: 3 }) };
    render(<Play id="x" />);
    fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
    await waitFor(() => cell('e2'));
  });
});

describe('strangers to a private game', () => {
  const you = {
    sides: [],
    room: 'spectators' as const,
    chat: [],
    mayJoin: false,
    mayChat: false,
    links: null,
  };

  it('are told that they need the invitation', async () => {
    serve(seated({ phase: 'waiting', seats: { w: PERSON, b: { ...PERSON, kind: 'open' } }, first: [], you }));
    render(<Play id="x" />);
    expect(await screen.findByText(/open the invitation link/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('do not talk without the link for spectators', async () => {
    await table(seated({ you, first: [] }));
    expect(screen.getByText(/needs the spectators’ link/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull();
  });
});
