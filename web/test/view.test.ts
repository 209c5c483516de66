import { describe, expect, it } from 'vitest';
import type { SessionNews } from '../src/api/socket';
import { apply } from '../src/state/view';
import { view, written } from './views';

const turn: SessionNews = {
  type: 'turn',
  session: 'x',
  seq: 5,
  ply: 1,
  turn: { ...written('e2', 'e4'), number: 1, side: 'w', captured: null },
  lastTurn: { ...written('e2', 'e4'), cells: ['e2', 'e4'], paths: [] },
  changes: [
    { cell: 'e2', piece: null },
    { cell: 'e4', piece: { cell: 'e4', token: 'P', side: 'w' } },
  ],
  board: {
    position: 'next',
    fen: null,
    side: 'b',
    hands: { w: [{ token: 'P', count: 1 }], b: [] },
    lost: { w: [], b: [] },
    ko: [['c4', 'b4']],
    home: { w: 3, b: null },
    checks: null,
    count: null,
    row: null,
    checked: ['e8'],
  },
  clock: null,
  outcome: null,
  claims: [],
  thinking: true,
};

describe('a view of a game', () => {
  it('takes over a turn: the pieces, the position, the list; what was offered has lapsed', () => {
    const before = view({ offers: { draw: 'b', takeback: null, rematch: null } });
    const after = apply(before, turn);
    expect(after?.pieces.find((p) => p.cell === 'e4')).toEqual({ cell: 'e4', token: 'P', side: 'w' });
    expect(after?.pieces.some((p) => p.cell === 'e2')).toBe(false);
    expect(after?.pieces).toHaveLength(before.pieces.length);
    expect(after).toMatchObject({
      ply: 1,
      seq: 5,
      side: 'b',
      position: 'next',
      checked: ['e8'],
      thinking: true,
      first: [],
      ko: [['c4', 'b4']],
      offers: { draw: null },
      turns: [{ text: 'e2e4' }],
    });
  });

  it('takes nothing twice, and nothing before it is known at all', () => {
    const after = apply(view(), turn);
    expect(apply(after, turn)).toBe(after);
    expect(apply(null, turn)).toBeNull();
  });

  it('takes choices for the present position only', () => {
    const first = view().first.map((c) => ({ ...c, changes: [], path: null }));
    const now = apply(view(), turn);
    expect(apply(now, { type: 'choices', session: 'x', ply: 0, first })).toBe(now);
    expect(apply(now, { type: 'choices', session: 'x', ply: 1, first })?.first).toHaveLength(first.length);
  });

  it('ends by a turn or without one', () => {
    const outcome = { result: '1-0', reason: 'checkmate', text: 'White wins by checkmate.' } as const;
    expect(apply(view(), { ...turn, outcome })?.phase).toBe('ended');
    const ended = apply(view({ offers: { draw: 'w', takeback: null, rematch: null } }), {
      type: 'end',
      session: 'x',
      seq: 2,
      outcome,
      clock: null,
    });
    expect(ended).toMatchObject({ phase: 'ended', outcome, first: [], offers: { draw: null } });
  });

  it('hears only its own room', () => {
    const line = { number: 1, side: null, name: null, speaker: 'k', text: 'hello', at: 0 };
    const said = (room: 'players' | 'spectators', seq: number): SessionNews => ({
      type: 'said',
      session: 'x',
      seq,
      room,
      line,
    });
    const now = apply(apply(view(), said('spectators', 2)), said('players', 3));
    expect(now?.you.chat).toEqual([line]);
    expect(now?.seq).toBe(3);
  });
});
