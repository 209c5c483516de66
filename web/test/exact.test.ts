// What endgame tables say of the turns that may follow.
import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import type { Exact, ExactResult } from '../src/api/analysis';
import type { FirstChoice, SecondChoice } from '../src/api/types';
import { worthSign, worthWords } from '../src/board/worth';
import { bestWorth, type Exactly, fewPieces, grouped, watchExact, worthOf } from '../src/state/exact';
import { turnMarks } from '../src/state/turnmarks';

const won = (winner: 'w' | 'b', turns: number): ExactResult => ({ winner, turns });
const turn = (first: string, result: ExactResult | null) => ({
  first,
  text: first,
  parts: [],
  san: null,
  result,
  seconds: [],
});
const DRAWN = { winner: null, turns: null };
const known: Exact = {
  result: won('w', 2),
  coming: false,
  turns: [turn('a1a8', won('w', 2)), turn('a1b1', null), turn('a1c1', DRAWN), turn('a1d1', won('b', 7))],
};

it('is told from the side that moves', () => {
  expect(worthOf(won('w', 3), 'w')).toEqual({ is: 'win', turns: 3 });
  expect(worthOf(won('w', 3), 'b')).toEqual({ is: 'loss', turns: 3 });
  const [win, draw, loss] = [won('w', 3), DRAWN, won('b', 4)].map((result) => worthOf(result, 'w'));
  expect([win, draw, loss].map((worth) => worth && worthSign(worth))).toEqual(['3', '½', '−4']);
  expect([win, draw, loss].map((worth) => worth && worthWords(worth))).toEqual([
    'wins in 3',
    'draws',
    'loses in 4',
  ]);
});

it('takes the best of several ways to a cell', () => {
  const choices = (...texts: string[]) => texts.map((text) => ({ text })) as FirstChoice[];
  expect(bestWorth(known, choices('a1d1', 'a1c1'), 'w')).toEqual({ is: 'draw', turns: 0 });
  expect(bestWorth(known, choices('a1b1'), 'w')).toBeNull();
  expect(bestWorth(null, choices('a1a8'), 'w')).toBeNull();
});

it('marks second parts, and the end of a turn that needs none', () => {
  const second = (text: string, from: string | null, to: string | null) =>
    ({ text, from, to, kind: from === null ? 'none' : 'move', promotion: null }) as SecondChoice;
  const first = { text: 'a1a2', from: 'a1', to: 'a2', second: 'optional' } as FirstChoice;
  const choices = [
    second('a2a8', 'a2', 'a8'),
    second('a2b2', 'a2', 'b2'),
    second('c3c4', 'c3', 'c4'),
    second('', null, null),
  ];
  const seconds = [
    { text: 'a2a8', result: won('w', 2) },
    { text: '', result: DRAWN },
    { text: 'a2b2', result: won('b', 3) },
    { text: 'c3c4', result: null },
  ];
  const exact = { ...known, turns: [{ ...turn('a1a2', won('w', 2)), seconds }] };
  const marks = (picked: string | null) =>
    turnMarks([first], { name: 'second', first, choices, picked }, { exact, mover: 'w' }).worth;
  expect([...marks('a2')]).toEqual([
    ['a8', { is: 'win', turns: 2 }],
    ['b2', { is: 'loss', turns: 3 }],
    ['a2', { is: 'draw', turns: 0 }],
  ]);
  expect([...marks('c3')]).toEqual([['a2', { is: 'draw', turns: 0 }]]);
  expect(turnMarks([first], { name: 'second', first, choices, picked: 'a2' }).worth.size).toBe(0);
});

it('groups turns by what they come to', () => {
  expect(grouped(known, 'w').map(({ group, turns }) => [group, turns.length])).toEqual([
    ['winning', 1],
    ['drawing', 1],
    ['unknown', 1],
    ['losing', 1],
  ]);
});

it('is not asked for with many pieces', () => {
  const pieces = Array.from({ length: 8 }, () => ({ cell: 'a1', token: 'P', side: 'w' as const }));
  expect(fewPieces(pieces, { w: [], b: [] })).toBe(true);
  expect(fewPieces(pieces, { w: [{ token: 'P', count: 1 }], b: [] })).toBe(false);
});

it('asks again while a table is being made, and forgets the position before', async () => {
  vi.useFakeTimers();
  let times = 0;
  const ask = () => {
    times += 1;
    return Promise.resolve(times < 3 ? { result: null, coming: true, turns: [] } : known);
  };
  const wanted = signal<Exactly | null>({ key: 'one', ask });
  const watched = watchExact(wanted);
  await vi.advanceTimersByTimeAsync(5000);
  expect([times, watched.known.value]).toEqual([3, known]);
  wanted.value = null;
  expect(watched.known.value).toBeNull();
  watched.close();
  vi.useRealTimers();
});
