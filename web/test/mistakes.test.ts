import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '../mock/games';
import { createEngine } from '../src/analysis/engine';
import { isEvaluated, type Mistake, mistakesOf, openMending } from '../src/analysis/mistakes';
import * as trees from '../src/analysis/tree';
import type { EngineNews, Score } from '../src/api/analysis';
import type { GameDetail } from '../src/api/types';

const ROOT = { side: 'w', number: 1 } as const;

/** A game of these turns, with values before each and after the last. */
function played(turns: string[], centipawns: (number | null)[]) {
  const { tree } = trees.addLine(trees.EMPTY, trees.ROOT, turns.map(trees.unread));
  const nodes = trees.mainLine(tree);
  const values = new Map<number, Score>();
  centipawns.forEach((value, at) => {
    const id = nodes[at]?.id;
    if (value !== null && id !== undefined) values.set(id, { centipawns: value });
  });
  return { tree, values, nodes };
}

it('finds what a side has thrown away', () => {
  const { tree, values, nodes } = played(['e2e4', 'e7e5', 'd1h5', 'g7g6'], [30, 20, 400, 390, -300]);
  const found = mistakesOf(tree, values, ROOT);
  expect(found.map(({ side, node }) => [side, node])).toEqual([['b', nodes[2]?.id]]);
  // With Black to begin it is the other turn that loses something.
  const other = mistakesOf(tree, values, { side: 'b', number: 1 });
  expect(other.map(({ side, node }) => [side, node])).toEqual([['w', nodes[4]?.id]]);
  expect(isEvaluated(tree, values)).toBe(true);
});

it('says nothing where there is no value', () => {
  const { tree, values } = played(['e2e4', 'e7e5'], [30, null, 900]);
  expect(mistakesOf(tree, values, ROOT)).toEqual([]);
  expect(isEvaluated(tree, values)).toBe(false);
});

const game = GAMES.get('chess') as GameDetail;

/** The value that the engine finds after turns, by the turns. */
let opinions: Record<string, number>;

beforeEach(() => {
  vi.useFakeTimers();
  opinions = {};
  const side = (turns: string[]) => (turns.length % 2 === 0 ? 'w' : 'b');
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const { turns = [] } = JSON.parse(String(init.body)) as { turns?: string[] };
    const last = turns.at(-1);
    const view = {
      position: turns.join(' '),
      side: side(turns),
      number: 1,
      pieces: [],
      hands: { w: [], b: [] },
      lost: { w: [], b: [] },
      checked: [],
      turn:
        last === undefined
          ? null
          : { text: last, parts: [], san: null, side: 'w', number: 1, cells: [], paths: [] },
      outcome: null,
      history: null,
      captured: [],
      remarks: [],
      first: [],
    };
    return Promise.resolve(new Response(JSON.stringify(view)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function* think(_: string, question: { turns?: string[] }): AsyncIterable<EngineNews> {
  const path = (question.turns ?? []).join(' ');
  const best = { text: 'best', parts: [], san: null, side: 'w', number: 1, cells: [], paths: [] };
  const lines = [{ score: { centipawns: opinions[path] ?? 0 }, turns: [best] }];
  yield { type: 'lines', report: { lines } } as unknown as EngineNews;
  yield { type: 'end', end: { reason: 'seconds' } } as unknown as EngineNews;
}

it('accepts a turn that the engine finds nearly as good, and no other', async () => {
  const { tree, nodes } = played(['e2e4', 'e7e5'], [0, 0, 0]);
  const { signal } = await import('@preact/signals');
  const mistake: Mistake = { side: 'w', node: nodes[1]?.id ?? -1, before: { centipawns: 300 } };
  opinions = { '': 300, fine: 290, poor: 100, e2e4: 290 };
  const mending = openMending(
    { game, start: 'x', tree: signal(tree) },
    [mistake],
    createEngine('chess', think),
  );
  const tried = async (text: string) => {
    await vi.advanceTimersByTimeAsync(2000);
    mending.phase.value = { name: 'idle' };
    mending.offer([
      {
        text,
        kind: 'move',
        from: 'a1',
        to: 'a2',
        via: null,
        capture: false,
        promotion: null,
        drop: null,
        hand: null,
        second: 'none',
        path: null,
        changes: [],
        same: false,
        exposed: false,
      },
    ]);
    mending.turns.enter(text, true);
    await vi.advanceTimersByTimeAsync(200);
    return mending.standing.value.is;
  };
  expect(await tried('poor')).toBe('wrong');
  expect(await tried('e2e4')).toBe('wrong');
  expect(await tried('fine')).toBe('right');
  // What the engine itself finds best now is right, whatever was thought of the position before.
  opinions = { '': 100, best: 90, poor: -200 };
  expect(await tried('poor')).toBe('wrong');
  expect(await tried('best')).toBe('right');
  mending.show();
  await vi.advanceTimersByTimeAsync(200);
  expect(mending.standing.value).toMatchObject({ is: 'shown', best: { text: 'best' } });
  mending.close();
});
