// Games in which a player has several turns in a row: the table, and the tree of an analysis.
import { signal } from '@preact/signals';
import { fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import type { Analysis } from '../src/analysis/analysis';
import { TreeView } from '../src/analysis/TreeView';
import * as trees from '../src/analysis/tree';
import type { Piece, Side, TurnRecord, View } from '../src/api/types';
import { BEAT, PAUSE } from '../src/state/beats';
import { cell, leads, seated, server, table, turns } from './room';
import { choice, ENGINE, game, PERSON, state, written } from './views';

const record = (side: Side, number: number, ...cells: string[]): TurnRecord => {
  return { ...written(...cells), side, number, captured: null };
};
const words = (name: string) => cell(name).getAttribute('aria-label') ?? '';

describe('several turns in a row at the table', () => {
  const pieces = (...black: string[]): Piece[] => [
    { cell: 'e2', side: 'w', token: 'P' },
    ...black.map((one): Piece => ({ cell: one, side: 'b', token: 'P' })),
  ];
  /** Against the computer, after White's turn and so many of Black's, which lead from the a-file to the b-file. */
  const after = (made: number, more: Partial<View> = {}): View => {
    const ways = [
      ['a8', 'b8'],
      ['a7', 'b7'],
    ].slice(0, made);
    const last = ways.at(-1);
    return seated({
      seats: { w: PERSON, b: ENGINE },
      seq: 2 + made,
      ply: 1 + made,
      side: made < 2 ? 'b' : 'w',
      first: [],
      turns: [record('w', 1, 'a2', 'a3'), ...ways.map((way) => record('b', 1, ...way))],
      pieces: pieces(made > 0 ? 'b8' : 'a8', made > 1 ? 'b7' : 'a7'),
      lastTurn: last ? { ...written(...last), cells: last, paths: [{ cells: last, tunnels: [] }] } : null,
      row: { left: 2 - (made % 2), of: made < 2 ? 2 : 3 },
      ...more,
    });
  };
  const shown = () => ['a8', 'b8', 'a7', 'b7'].filter((name) => words(name).includes('Pawn')).join(' ');

  it('shows each turn of the computer for a while, however fast they come', async () => {
    await table(after(0));
    const seen: { turns: string; at: number }[] = [];
    const look = () => {
      if (seen.at(-1)?.turns !== shown()) seen.push({ turns: shown(), at: Date.now() });
    };
    look();
    const watch = setInterval(look, 5);
    try {
      server.say(state(after(1)), state(after(2)));
      await waitFor(() => expect(seen.map(({ turns: there }) => there)).toEqual(['a8 a7', 'b8 a7', 'b8 b7']));
    } finally {
      clearInterval(watch);
    }
    const [, first, second] = seen;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(BEAT);
  });

  it('waits between turns that come one after the other, and hurries when the player acts', async () => {
    await table(after(0));
    server.say(state(after(1)));
    await waitFor(() => expect(shown()).toBe('b8 a7'));
    const begun = Date.now();
    server.say(state(after(2, { first: [choice('e2e4', 'e2', 'e4')] })));
    await waitFor(() => expect(screen.getByText('Your turn, White')).toBeTruthy());
    expect(shown()).toBe('b8 a7');
    fireEvent.click(cell('e2'));
    await waitFor(() => expect(shown()).toBe('b8 b7'));
    expect(Date.now() - begun).toBeLessThan(PAUSE);
    expect(cell('e2').getAttribute('aria-selected')).toBe('true');
  });

  it('asks for the next turn after one’s own, at once and not as one made in advance', async () => {
    await table(seated({ turns: [], row: { left: 2, of: 2 } }));
    expect(screen.getByText('Turn 1 of 2 in a row')).toBeTruthy();
    leads({
      ply: 1,
      side: 'w',
      turns: [record('w', 1, 'a2', 'a3')],
      you: seated().you,
      row: { left: 1, of: 2 },
      first: [choice('h2h3', 'h2', 'h3', { second: 'none' })],
    });
    fireEvent.click(cell('a2'));
    fireEvent.click(cell('a3'));
    await waitFor(() => expect(screen.getByText('Turn 2 of 2 in a row')).toBeTruthy());
    expect(screen.getByText('Your turn, White')).toBeTruthy();
    fireEvent.click(cell('h2'));
    fireEvent.click(cell('h3'));
    await waitFor(() => expect(turns().map(({ text }) => text)).toEqual(['a2a3', 'h2h3']));
    expect(screen.queryByText(/Premove/)).toBeNull();
  });

  it('says nothing of rows of one turn, and lists all turns of a row under its number', async () => {
    await table(after(2, { row: { left: 1, of: 1 } }));
    expect(screen.queryByText(/in a row/)).toBeNull();
    const rows = [...document.querySelectorAll('.moves tbody tr')];
    const texts = rows.map((row) =>
      [...row.children].map((part) =>
        part.tagName === 'TH'
          ? part.textContent
          : [...part.querySelectorAll('button')].map((one) => one.textContent).join(' '),
      ),
    );
    expect(texts).toEqual([['1', 'a2–a3', 'a8–b8 a7–b7']]);
  });
});

describe('several turns in a row on an analysis board', () => {
  const made = [
    record('w', 1, 'e2', 'e4'),
    record('b', 1, 'e7', 'e5'),
    record('b', 1, 'd7', 'd5'),
    record('w', 2, 'e4', 'd5'),
    record('w', 2, 'd5', 'd6'),
  ];
  const labels = (rows: boolean) => {
    const { tree } = trees.addLine(trees.EMPTY, trees.ROOT, made);
    const analysis = {
      game: { ...game, setup: { ...game.setup, made: rows } },
      tree: signal(tree),
      at: signal(0),
      root: signal({ side: 'w', number: 1 }),
      sweep: signal(null),
      names: signal(new Map()),
    };
    render(<TreeView analysis={analysis as unknown as Analysis} />);
    return [...document.querySelectorAll('.token')].map((token) => token.textContent);
  };

  it('number each row once', () => {
    expect(labels(true)).toEqual(['1.e2–e4', '1…e7–e5', 'd7–d5', '2.e4–d5', 'd5–d6']);
  });

  it('come back from a record with those who made them', () => {
    const { tree } = trees.addLine(trees.EMPTY, trees.ROOT, made);
    const { record } = trees.toRecord(tree, [], new Map());
    const again = trees.fromRecord(record).tree;
    const movers = trees.mainLine(again).map(({ mover }) => mover && `${mover.number}${mover.side}`);
    expect(movers).toEqual([null, '1w', '1b', '1b', '2w', '2w']);
  });
});
