// Every shape that a turn can have, made on the board by hand from a position of the game's own examples: what is made is what was meant,
// and the ways of the pieces that went are drawn.
import type { APIRequestContext, Page } from '@playwright/test';
import type { Lesson } from '../src/api/types';
import { expect, test } from './fixtures';
import { Table } from './table';

interface Shape {
  what: string;
  game: string;
  /** The turn, as it stands in an example of the game. */
  turn: string;
  /** What is pressed: cells, `=` and what the choice beside the cell says, `@` and what a piece in hand is called. */
  presses: string[];
  /** How many pieces went somewhere. */
  ways: number;
  /** Is one of the ways more than its beginning and its end? */
  winding?: boolean;
  /** What the line above the board says then. */
  says?: RegExp;
  /** What is seen on the page before. */
  before?: string;
  /** What is seen on the page then. */
  shows?: string[];
  /** A piece that may not move then, though others of its type may. */
  frozen?: string;
}

const SHAPES: Shape[] = [
  { what: 'en passant', game: 'chess', turn: 'd4e3', presses: ['d4', 'e3'], ways: 1 },
  { what: 'castling', game: 'chess', turn: 'e1a1', presses: ['e1', 'a1', '=Castle'], ways: 2 },
  {
    what: 'castling where both may stay',
    game: 'chess',
    turn: 'c1f1',
    presses: ['c1', 'f1', '=Castle'],
    ways: 2,
  },
  {
    what: 'a piece that is placed after the move',
    game: 'duck-chess',
    turn: 'e2e4,*@e5',
    presses: ['e2', 'e4', 'e5'],
    ways: 2,
  },
  {
    what: 'a placed piece that moves on',
    game: 'duck-chess',
    turn: 'b8c6,e5d4',
    // The only piece that must move is picked up without being asked for.
    presses: ['b8', 'c6', 'd4'],
    ways: 2,
  },
  {
    what: 'a stone that changes places with a piece',
    game: 'double-eighteen-stone-chess',
    turn: 'a4b4,c5c4',
    presses: ['a4', 'b4', 'c5', 'c4'],
    ways: 3,
  },
  {
    what: 'a stone that may not go back at once',
    game: 'stones-and-relays',
    turn: 'e2e3,b4c4',
    presses: ['e2', 'e3', 'b4', 'c4'],
    ways: 2,
    shows: ['.at-barred'],
  },
  {
    what: 'the last guard falls, and the turns to come home are counted',
    game: 'stock-taijitu',
    turn: 'vc8vc2',
    presses: ['vc8', 'vc2'],
    ways: 1,
    shows: ['.home'],
  },
  {
    what: 'a relay',
    game: 'stones-and-relays',
    turn: 'd2a8',
    presses: ['d2', 'a8', 'done'],
    ways: 1,
    winding: true,
  },
  {
    what: 'there and back over a relay',
    game: 'stones-and-relays',
    turn: 'd2d2',
    presses: ['d2', 'd2', '=.', 'done'],
    ways: 1,
    winding: true,
  },
  {
    what: 'a stone’s step that answers a check',
    game: 'stones-and-relays',
    turn: 'h2h3,d4e4',
    presses: ['h2', 'h3', 'e4'],
    ways: 2,
  },
  {
    what: 'a double step over a relay',
    game: 'stones-and-relays',
    turn: 'c2c6',
    presses: ['c2', 'c6', 'done'],
    ways: 1,
  },
  {
    what: 'tunnel and relay in one move',
    game: 'stones-and-relays-tunnel',
    turn: 'g2c4',
    presses: ['g2', 'c4', 'done'],
    ways: 1,
    winding: true,
  },
  {
    what: 'a return from the hand, in space',
    game: 'stockhorn',
    turn: 'V@wd7',
    presses: ['@Stockshovel', 'wd7'],
    ways: 1,
  },
  {
    what: 'a promotion elsewhere, into a lost piece',
    before: '.hand.lost li',
    game: 'stock-taijitu',
    turn: 'te5te7,tb3=U',
    presses: ['te5', 'te7', 'tb3', '=.'],
    ways: 1,
  },
  {
    what: 'the end of an army’s freedom',
    game: 'blocschach',
    turn: 'sa1sa5',
    presses: ['sa1', 'sa5'],
    ways: 1,
    frozen: 'vh1',
  },
  {
    what: 'a promotion with one choice',
    game: 'blocschach',
    turn: 'vb7vb8={Pr}',
    presses: ['vb7', 'vb8'],
    ways: 1,
  },
  {
    what: 'a marriage',
    game: 'blocschach',
    turn: 'we5we2',
    presses: ['we5', 'we2'],
    ways: 1,
    says: /marriage/i,
  },
];

/** The position of the game's examples in which the turn is made. */
async function positionBefore(
  request: APIRequestContext,
  { game, turn }: Shape,
): Promise<string | undefined> {
  const lesson = (await (await request.get(`/api/games/${game}/lesson`)).json()) as Lesson;
  for (const { steps } of lesson.examples)
    for (const [index, step] of steps.entries())
      if (step.turn?.text === turn) return steps[index - 1]?.position;
  throw new Error(`${game} shows no ${turn}`);
}

async function press(page: Page, table: Table, what: string): Promise<void> {
  if (what === 'done') await table.done.click();
  else if (what.startsWith('='))
    await table.chooser
      .getByRole('button', { name: new RegExp(what.slice(1)) })
      .first()
      .click();
  else if (what.startsWith('@'))
    await page.getByRole('button', { name: new RegExp(`^${what.slice(1)}`, 'i') }).click();
  else await table.click(what);
}

for (const shape of SHAPES)
  test(`${shape.game}: ${shape.what}`, async ({ page, request }) => {
    // Every cell is in sight, however high the window is.
    await page.addInitScript(() =>
      localStorage.setItem('variorum.boards', JSON.stringify({ main: 'block' })),
    );
    const position = await positionBefore(request, shape);
    const table = await Table.set(page, request, { game: shape.game, ...(position ? { position } : {}) });
    if (shape.before) await expect(page.locator(shape.before)).toBeVisible();
    for (const what of shape.presses) await press(page, table, what);
    await expect.poll(() => table.turns().then((turns) => turns.length)).toBe(1);
    const { turns, lastTurn } = await table.state();
    expect(turns.at(-1)?.text).toBe(shape.turn);
    expect(lastTurn?.paths).toHaveLength(shape.ways);
    if (shape.winding) await expect(page.locator('.route-last').first()).toBeAttached();
    if (shape.says) await expect(table.status).toContainText(shape.says);
    for (const seen of shape.shows ?? []) await expect(page.locator(seen).first()).toBeVisible();
    if (shape.frozen) {
      await table.cell(shape.frozen).click();
      await expect(page.getByText('It is frozen: it cannot move now.').last()).toBeVisible();
      await expect(page.locator('.target-dot, .at-taken, .goal')).toHaveCount(0);
    }
  });
