import { computed, type Signal, signal } from '@preact/signals';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Effects, Hint, Threat } from '../src/api/analysis';
import { freeBoard } from '../src/board/model';
import { change } from '../src/settings';
import { type Asked, openHelp, type Turning, withHelp } from '../src/state/help';
import { mayHelp, mayTell, mayUndo } from '../src/state/people';
import { game, view } from './views';

const way = (...cells: string[]) => ({ cells, tunnels: [] });
const turn = { text: '', parts: [], san: null, side: 'w' as const, number: 1, cells: [], paths: [] };
const hint: Hint = {
  code: 'does',
  text: 'Wins the Rook on e5.',
  from: 'e2',
  piece: 'P',
  turn,
  parts: [[way('e2', 'e4')], [way('b4', 'c4')]],
};
const threat: Threat = {
  code: 'captures',
  text: 'Wins the Pawn on a3.',
  first: 'a8a3',
  ways: [way('a8', 'a3')],
};
const effects: Effects = { text: 'Gives check: Rook on a8.', effects: [], turn, parts: [[way('a1', 'a8')]] };
const soon = () => new Promise((resolve) => setTimeout(resolve, 0));

function open(key: Signal<string>, ready = signal(true)) {
  const asks = { hint: vi.fn(async () => hint), threats: vi.fn(async () => [threat]) };
  const asked = computed<Asked>(() => ({ key: key.value, ready: ready.value, ...asks }));
  const told = signal<Turning | null>(null);
  const help = openHelp(asked, told);
  const board = withHelp(freeBoard(game), help);
  return { asks, help, board, told };
}

afterEach(() => change({ threats: false, told: true }));

describe('a hint', () => {
  it('rings the piece, then draws the numbered parts with the reason, then goes', async () => {
    const { asks, help, board } = open(signal('one'));
    help.hint();
    expect(help.thinking.value).toBe(true);
    help.hint();
    await soon();
    expect(asks.hint).toHaveBeenCalledTimes(1);
    expect(help.hinted.value?.step).toBe(1);
    expect(board.routes.value).toEqual([{ ...way('e2'), kind: 'hint' }]);
    help.hint();
    expect(help.hinted.value?.step).toBe(2);
    expect(board.routes.value).toEqual([
      { ...way('e2', 'e4'), kind: 'hint', number: 1 },
      { ...way('b4', 'c4'), kind: 'hint', number: 2 },
    ]);
    help.hint();
    expect(help.hinted.value).toBeNull();
  });

  it('is gone in the next position, and a late answer is not shown there', async () => {
    const key = signal('one');
    const { help } = open(key);
    help.hint();
    key.value = 'two';
    await soon();
    expect(help.hinted.value).toBeNull();
    expect(help.thinking.value).toBe(false);
  });

  it('is not asked for while the other side is to move', () => {
    const { asks, help } = open(signal('one'), signal(false));
    help.hint();
    expect(asks.hint).not.toHaveBeenCalled();
  });
});

describe('threats', () => {
  it('stay on, are asked for once in each position, and are drawn with numbers', async () => {
    const key = signal('one');
    const { asks, help, board } = open(key);
    await soon();
    expect(asks.threats).not.toHaveBeenCalled();
    help.toggleThreats();
    await soon();
    expect(board.routes.value).toEqual([{ ...way('a8', 'a3'), kind: 'threat', number: 1 }]);
    key.value = 'two';
    expect(help.threats.value).toBeNull();
    await soon();
    expect(asks.threats).toHaveBeenCalledTimes(2);
    help.toggleThreats();
    expect(board.routes.value).toEqual([]);
  });
});

describe('what a turn did', () => {
  it('is told of the last turn, and asked for once', async () => {
    const { help, told } = open(signal('one'));
    const tell = vi.fn(async () => effects);
    told.value = { key: 'a', tell };
    await soon();
    expect(help.told.value?.text).toBe(effects.text);
    told.value = null;
    expect(help.told.value).toBeNull();
    told.value = { key: 'a', tell };
    await soon();
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('is drawn for the turn that is pointed at', async () => {
    const { help, board } = open(signal('one'));
    help.point({ key: 'a', tell: async () => effects });
    await vi.waitFor(() => expect(help.pointed.value).toBe(effects));
    expect(board.routes.value).toEqual([{ ...way('a1', 'a8'), kind: 'told' }]);
    help.point(null);
    expect(board.routes.value).toEqual([]);
  });
});

describe('who may be helped', () => {
  const you = { room: 'players' as const, chat: [], mayJoin: false, mayChat: true, links: null };
  const person = { kind: 'person', name: null, rating: null, level: null } as const;
  const engine = { kind: 'engine', name: null, rating: null, level: 3 } as const;
  const against = view({ seats: { w: person, b: engine }, you: { ...you, sides: ['w'] } });
  const between = view({ seats: { w: person, b: person }, you: { ...you, sides: ['w'] } });
  const moved = {
    turns: [{ number: 1, side: 'w' as const, captured: null, text: '', parts: [], san: null }],
  };

  it('is who plays against the computer, and not rated', () => {
    expect(mayHelp(against)).toBe(true);
    expect(mayHelp({ ...against, rated: true })).toBe(false);
    expect(mayHelp({ ...against, phase: 'ended' })).toBe(false);
    expect(mayHelp(between)).toBe(false);
    expect(mayHelp({ ...between, you: { ...you, sides: ['w', 'b'] } })).toBe(false);
    expect(mayHelp({ ...against, you: { ...you, sides: [] } })).toBe(false);
  });

  it('is told of turns except while playing against another person', () => {
    expect(mayTell(against)).toBe(true);
    expect(mayTell(between)).toBe(false);
    expect(mayTell({ ...between, phase: 'ended' })).toBe(true);
  });

  it('takes turns back alone, after the end too', () => {
    expect(mayUndo(against)).toBe(false);
    expect(mayUndo({ ...against, ...moved })).toBe(true);
    expect(mayUndo({ ...against, ...moved, phase: 'ended' })).toBe(true);
    expect(mayUndo({ ...against, ...moved, rated: true })).toBe(false);
    expect(mayUndo({ ...between, ...moved })).toBe(false);
  });
});
