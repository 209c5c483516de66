// What endgame tables say of the turns that may follow.
import { signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';
import type { Exact, ExactResult } from '../src/api/analysis';
import type { FirstChoice } from '../src/api/types';
import { worthSign, worthWords } from '../src/board/worth';
import { bestWorth, type Exactly, fewPieces, grouped, watchExact, worthOf } from '../src/state/exact';

const won = (winner: 'w' | 'b', turns: number): ExactResult => ({ winner, turns });
const turn = (first: string, result: ExactResult | null) => ({
  first,
  text: first,
  parts: [],
  san: null,
  result,
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
