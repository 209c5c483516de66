// What is asked about a board, and what the answers mark and draw on it.
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Attacks, FirstChoice, Reach } from '../src/api/types';
import { type BoardModel, NO_MARKS, shapeOf } from '../src/board/model';
import { type Asked, type AskedCell, attackersOf, withAnswers } from '../src/learn/asking';
import { IDLE, wished } from '../src/state/turn';

const way = (...cells: string[]) => ({ cells, tunnels: [] });
const attacks: Attacks = {
  cell: 'd5',
  white: [{ cell: 'd1', way: way('d1', 'd2', 'd3', 'd4', 'd5') }],
  black: [{ cell: 'c7', way: way('c7', 'd5') }],
};
const goals = { moves: ['d4'], captures: [], led: [], swaps: [] };
const reach = (side: 'w' | 'b'): Reach => ({
  cell: 'd5',
  token: 'R',
  side,
  alone: goals,
  here: goals,
  frozen: false,
  legal: null,
});
const asked = (more: Partial<AskedCell> = {}): AskedCell => ({
  kind: 'cell',
  cell: 'd5',
  reach: reach('w'),
  attacks,
  view: 'here',
  way: null,
  at: null,
  ...more,
});

function board(picked: string | null): BoardModel {
  return {
    shape: shapeOf({ files: 8, ranks: 8, levels: '', cells: [], showRings: false, regions: [] }),
    names: signal(new Map()),
    pieces: signal([]),
    marks: signal({ ...NO_MARKS, picked, checked: ['e1'] }),
    routes: signal([]),
    motion: signal(null),
    hover: signal(null),
    cursor: signal(null),
    flipped: signal(false),
    display: signal({ main: null, beside: null, narrow: 'one' as const }),
    acts: null,
  } as unknown as BoardModel;
}

describe('A cell that was asked about', () => {
  it('has attackers and keepers by what stands there', () => {
    expect(attackersOf(asked()).attackers).toEqual(attacks.black);
    expect(attackersOf(asked()).keepers).toEqual(attacks.white);
    expect(attackersOf(asked({ reach: reach('b') })).attackers).toEqual(attacks.white);
    expect(attackersOf(asked({ reach: null })).attackers).toHaveLength(2);
  });

  it('shows its reach and the ways of its attackers, and of one alone', () => {
    const now = signal<Asked | null>(asked());
    const shown = withAnswers(board(null), now, signal([]));
    expect([...shown.marks.value.targets.keys()]).toEqual(['d4']);
    expect(shown.marks.value.checked).toEqual(['e1']);
    expect(shown.routes.value.map((route) => [route.cells[0], route.mark])).toEqual([['c7', 'b']]);
    now.value = asked({ way: 'd1' });
    expect(shown.routes.value.map((route) => [route.cells[0], route.mark])).toEqual([['d1', 'a']]);
  });

  it('leaves the board alone while a piece is picked up', () => {
    const shown = withAnswers(board('a1'), signal<Asked | null>(asked()), signal([]));
    expect(shown.marks.value.picked).toBe('a1');
    expect(shown.routes.value).toHaveLength(0);
  });
});

describe('A turn that was refused', () => {
  it('marks its target, the causes and their lines', () => {
    const refusal = {
      legal: false,
      text: 'It is pinned.',
      cells: ['e2', 'c3'],
      causes: [{ code: 'pinned', args: {}, text: '', cells: ['e8'], lines: [['e8', 'e2', 'e1']] }],
    };
    const now = signal<Asked | null>({ kind: 'turn', turn: 'e2c3', refusal });
    const shown = withAnswers(board('e2'), now, signal([]));
    expect([...shown.marks.value.spots]).toEqual([
      ['e8', 'd'],
      ['c3', 'b'],
    ]);
    expect(shown.routes.value.map((route) => route.cells)).toEqual([['e8', 'e2', 'e1']]);
    now.value = null;
    expect(withAnswers(board('e2'), now, signal(attacks.black)).routes.value).toHaveLength(1);
  });

  it('is wished for by a click while something is in hand', () => {
    const first = { text: 'e2e4' } as FirstChoice;
    expect(wished(IDLE, 'e4')).toBeNull();
    expect(wished({ name: 'picked', source: { kind: 'cell', cell: 'e2' } }, 'e4')).toBe('e2e4');
    expect(wished({ name: 'picked', source: { kind: 'hand', token: 'P' } }, 'e4')).toBe('P@e4');
    expect(wished({ name: 'second', first, choices: [], picked: 'b4' }, 'b5')).toBe('e2e4,b4b5');
    expect(wished({ name: 'second', first, choices: [], picked: null }, 'b5')).toBeNull();
  });
});
