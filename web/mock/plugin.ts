// A stand-in for the server inside Vite (`npm run mock`): sessions in memory, an engine that moves at random.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import type { FirstChoice, GameDetail, NewSession, SecondChoice, State } from '../src/api/types';
import { afterFirst } from '../src/state/picture';
import { GAMES, parsePosition } from './games';
import { lessonOf, reachOf } from './lesson';
import { firstChoices, secondChoices } from './moves';

interface Entry {
  game: GameDetail;
  state: State;
  past: State[];
  updated: number;
  listeners: Set<ServerResponse>;
}

const sessions = new Map<string, Entry>();
const LEVELS = ['Beginner', 'Easy', 'Casual', 'Club', 'Strong', 'Expert', 'Master', 'Best'].map(
  (name, i) => ({
    level: i + 1,
    name,
    description: i === 0 ? 'Looks one move ahead and often slips.' : `Thinks about ${i + 1} moves ahead.`,
  }),
);

function person(state: State): boolean {
  return (state.side === 'w' ? state.white : state.black) === 'person';
}

function refresh(entry: Entry): void {
  const { state, game } = entry;
  state.first = state.outcome || !person(state) ? [] : firstChoices(game, state);
  state.thinking = !state.outcome && !person(state);
  entry.updated = Date.now();
  for (const to of entry.listeners) to.write(`data: ${JSON.stringify(state)}\n\n`);
  if (state.thinking) setTimeout(() => think(entry, state.ply), 500);
}

function play(entry: Entry, first: FirstChoice, second: SecondChoice | null): void {
  const before = entry.state;
  entry.past.push(structuredClone(before));
  const state = structuredClone(before);
  entry.state = state;
  const taken = state.pieces.find(
    (p) => p.cell === first.to && first.kind === 'move' && first.from !== first.to,
  );
  const hand = state.hands[state.side];
  if (taken && entry.game.hands) {
    const token = taken.token.replace('+', '');
    const held = hand.find((h) => h.token === token);
    if (held) held.count += 1;
    else hand.push({ token, count: 1 });
  }
  if (first.drop !== null) {
    const held = hand.find((h) => h.token === first.drop);
    if (held) held.count -= 1;
    state.hands[state.side] = hand.filter((h) => h.count > 0);
  }
  state.pieces = afterFirst(state.pieces, first, state.side);
  if (second?.from && second.kind === 'promote') {
    for (const p of state.pieces) if (p.cell === second.from && second.promotion) p.token = second.promotion;
  } else if (second?.from && second.to) {
    const other = state.pieces.find((p) => p.cell === second.to);
    for (const p of state.pieces) if (p.cell === second.from) p.cell = second.to;
    if (other) other.cell = second.from;
  }
  const text = second?.text ? `${first.text},${second.text}` : first.text;
  const cells = [first.from, first.to, second?.from, second?.to].filter(
    (c): c is string => typeof c === 'string',
  );
  state.lastTurn = { text, cells };
  state.turns = [...state.turns, { text, number: Math.floor(state.ply / 2) + 1, side: state.side }];
  state.ply += 1;
  state.side = state.side === 'w' ? 'b' : 'w';
  state.check = null;
  if (taken?.token === 'K') {
    const white = taken.side === 'b';
    state.outcome = {
      result: white ? '1-0' : '0-1',
      reason: 'checkmate',
      text: `${white ? 'White' : 'Black'} wins by checkmate.`,
    };
  } else if (state.ply % 9 === 8) {
    state.check = state.pieces.find((p) => p.side === state.side && p.token === 'K')?.cell ?? null;
  }
  state.claims = state.ply > 20 ? ['threefold repetition'] : [];
  refresh(entry);
}

function think(entry: Entry, ply: number): void {
  if (entry.state.ply !== ply || entry.state.outcome) return;
  const choices = firstChoices(entry.game, entry.state);
  const first = choices[(ply * 7919 + 31) % Math.max(1, choices.length)];
  if (first) play(entry, first, null);
}

function create(body: NewSession): State {
  const game = GAMES.get(body.game);
  if (!game) throw new Error('There is no such game.');
  const text = body.position ?? game.arrays[body.array ?? 0]?.position ?? game.start;
  if (!text.includes('/')) throw new Error('This position cannot be read: it has no ranks.');
  const { pieces, side } = parsePosition(text, game.levels);
  const id = `s${sessions.size + 1}`;
  const state: State = {
    id,
    game: game.id,
    ply: 0,
    position: text,
    side,
    white: body.white,
    black: body.black,
    level: body.level,
    pieces,
    hands: { w: [], b: [] },
    lost: { w: [], b: [] },
    check: null,
    lastTurn: null,
    turns: [],
    first: [],
    outcome: null,
    claims: [],
    thinking: false,
    note: null,
  };
  if (game.hands)
    state.hands = {
      w: [
        { token: 'P', count: 2 },
        { token: 'L', count: 1 },
      ],
      b: [{ token: 'P', count: 1 }],
    };
  const entry: Entry = { game, state, past: [], updated: Date.now(), listeners: new Set() };
  sessions.set(id, entry);
  refresh(entry);
  return state;
}

async function read(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

async function session(
  entry: Entry,
  action: string | undefined,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { state, game } = entry;
  if (action === undefined) return send(response, 200, state);
  if (action === 'events') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
    response.write(`data: ${JSON.stringify(state)}\n\n`);
    entry.listeners.add(response);
    request.on('close', () => entry.listeners.delete(response));
    return;
  }
  if (action === 'second') {
    const first = state.first.find((c) => c.text === query.get('first'));
    if (!first) return send(response, 400, { error: 'That is not a legal first part.' });
    return send(response, 200, secondChoices(game, afterFirst(state.pieces, first, state.side), state.side));
  }
  if (action === 'turn') {
    const { text, ply } = (await read(request)) as { text: string; ply: number };
    if (ply !== state.ply) return send(response, 409, state);
    const [head, tail] = text.split(',');
    const first = state.first.find((c) => c.text === head);
    if (!first) return send(response, 400, { error: `${text} is not a legal turn.` });
    const after = afterFirst(state.pieces, first, state.side);
    play(
      entry,
      first,
      tail === undefined
        ? null
        : (secondChoices(game, after, state.side).find((c) => c.text === tail) ?? null),
    );
    return send(response, 200, entry.state);
  }
  if (action === 'undo') {
    do entry.state = entry.past.pop() ?? entry.state;
    while (!person(entry.state) && entry.past.length > 0);
  } else if (action === 'resign') {
    const white = state.side === 'b';
    entry.state = {
      ...state,
      outcome: {
        result: white ? '1-0' : '0-1',
        reason: 'resignation',
        text: `${white ? 'White' : 'Black'} wins: the opponent resigned.`,
      },
    };
  } else if (action === 'draw') {
    if (state.claims.length === 0)
      return send(response, 400, { error: 'There is no ground for a draw yet.' });
    entry.state = {
      ...state,
      outcome: { result: '1/2-1/2', reason: 'repetition', text: 'Draw by threefold repetition.' },
    };
  } else return send(response, 404, { error: 'There is no such request.' });
  refresh(entry);
  send(response, 200, entry.state);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://mock');
  const [top, id, action] = url.pathname.split('/').filter((p) => p !== '');
  if (top === 'men') return send(response, 200, []);
  if (top === 'levels') return send(response, 200, LEVELS);
  if (top === 'games') {
    if (id === undefined) return send(response, 200, [...GAMES.values()]);
    const game = GAMES.get(decodeURIComponent(id));
    if (game && action === 'lesson') return send(response, 200, lessonOf(game));
    if (game && action === 'reach') return send(response, 200, reachOf(url.searchParams.get('cell') ?? ''));
    return game ? send(response, 200, game) : send(response, 404, { error: 'There is no such game.' });
  }
  if (top === 'sessions' && id === undefined) {
    if (request.method === 'POST') return send(response, 201, create((await read(request)) as NewSession));
    const list = [...sessions.values()].map(({ state, game, updated }) => ({
      id: state.id,
      game: game.id,
      name: game.name,
      updated,
      ply: state.ply,
      status: state.outcome?.text ?? (state.side === 'w' ? 'White to move' : 'Black to move'),
    }));
    return send(response, 200, list.reverse());
  }
  const entry = id === undefined ? undefined : sessions.get(id);
  if (top === 'sessions' && entry) return session(entry, action, url.searchParams, request, response);
  send(response, 404, { error: 'There is no such game in progress.' });
}

export function mockApi(): Plugin {
  return {
    name: 'variorum-mock',
    configureServer(server) {
      server.middlewares.use('/api', (request, response) => {
        answer(request, response).catch((error: unknown) => {
          send(response, 400, { error: error instanceof Error ? error.message : 'The mock failed.' });
        });
      });
    },
  };
}
