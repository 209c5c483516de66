// Games in progress for tests, and a server behind the socket that says what a test wants.
import { GAMES } from '../mock/games';
import type { ClientMessage, ServerMessage } from '../src/api/generated/wire';
import type { FirstChoice, Seat, View, WrittenTurn } from '../src/api/types';

const found = GAMES.get('stones-and-relays');
if (!found) throw new Error('the samples have lost their game');
export const game = found;

export const PERSON: Seat = { kind: 'person', name: null, rating: null, level: null };
export const ENGINE: Seat = { kind: 'engine', name: null, rating: null, level: 3 };

/** A turn of one part that names these cells. */
export const written = (...cells: string[]): WrittenTurn => ({
  text: cells.join(''),
  parts: [{ piece: null, cells, promotion: '' }],
  san: null,
});

export const choice = (
  text: string,
  from: string,
  to: string,
  more: Partial<FirstChoice> = {},
): FirstChoice => ({
  text,
  kind: 'move',
  from,
  to,
  via: null,
  capture: false,
  promotion: null,
  drop: null,
  hand: null,
  second: 'optional',
  path: null,
  changes: [],
  same: false,
  exposed: false,
  ...more,
});

export function view(more: Partial<View> = {}): View {
  return {
    id: 'x',
    game: game.id,
    stream: 's',
    seq: 1,
    phase: 'playing',
    seats: { w: PERSON, b: PERSON },
    random: false,
    rated: false,
    provisional: { w: false, b: false },
    listed: false,
    created: 0,
    control: null,
    clock: null,
    start: game.start,
    ply: 0,
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
    pieces: game.pieces,
    lastTurn: null,
    turns: [],
    outcome: null,
    offers: { draw: null, takeback: null, rematch: null },
    claims: [],
    thinking: false,
    note: null,
    notice: null,
    chat: { w: true, b: true },
    rematch: null,
    presence: { w: true, b: true, spectators: 0 },
    you: { sides: ['w', 'b'], room: 'players', chat: [], mayJoin: false, mayChat: true, links: null },
    first: [
      choice('e2e4', 'e2', 'e4'),
      choice('e2e3', 'e2', 'e3'),
      choice('a2a3', 'a2', 'a3', { second: 'none' }),
    ],
    ...more,
  };
}

/** A view as it goes over the line. */
export const state = (now: View): ServerMessage =>
  ({ type: 'state', session: now.id, view: now }) as ServerMessage;

/** The server's end of all sockets of a test. */
export class FakeServer {
  sockets: FakeSocket[] = [];
  heard: ClientMessage[] = [];
  /** No line comes up. */
  down = false;
  /** What is sent back for a message; the lines are up and greeted without it. */
  answer: (message: ClientMessage) => ServerMessage[] = () => [];

  say(...messages: ServerMessage[]): void {
    for (const message of messages) this.sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  }

  hear(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'ping') this.say({ type: 'pong', at: message.at, now: message.at });
    else this.heard.push(message);
    const replies = this.answer(message);
    if (replies.length > 0) queueMicrotask(() => this.say(...replies));
  }

  /** Every line breaks. */
  cut(): void {
    for (const socket of this.sockets.splice(0)) socket.onclose?.({ code: 1006 });
  }

  get acts() {
    return this.heard.flatMap((message) => (message.type === 'act' ? [message] : []));
  }
}

export class FakeSocket {
  static server = new FakeServer();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly server = FakeSocket.server;

  constructor() {
    if (this.server.down) {
      queueMicrotask(() => this.onclose?.({ code: 1006 }));
      return;
    }
    this.server.sockets.push(this);
    queueMicrotask(() =>
      this.onmessage?.({
        data: JSON.stringify({ type: 'hello', version: 1, now: Date.now(), heartbeat: 20_000 }),
      }),
    );
  }

  send(text: string): void {
    this.server.hear(text);
  }

  close(): void {
    const { sockets } = this.server;
    if (sockets.includes(this)) sockets.splice(sockets.indexOf(this), 1);
  }
}
