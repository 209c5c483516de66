// One game of every family against the engine: play, reload the page, kill the server, start it again, go on.
import type { Page } from '@playwright/test';
import type { View } from '../src/api/types';
import { expect, test } from './fixtures';
import { Table } from './table';

interface Family {
  game: string;
  name: string;
  /** Turns made in a way that only this family has; each is followed by the engine's reply. */
  opening: ((table: Table) => Promise<void>)[];
}

/** A first part and a second part, or none where the turn has one part. */
const turn = (first: [string, string], second: [string, string] | 'done' | [] = []) => {
  return async (table: Table): Promise<void> => {
    await table.click(...first);
    if (second === 'done') await table.done.click();
    else if (second.length > 0) {
      await expect(table.status).toHaveClass(/status-second/);
      await table.click(...second);
    }
  };
};

const FAMILIES: Family[] = [
  {
    game: 'stones-and-relays',
    name: 'Stones & Relays',
    opening: [turn(['d2', 'd4'], ['b4', 'c4']), turn(['g1', 'f3'], 'done')],
  },
  {
    game: 'double-eighteen-stone-chess',
    name: 'DoubleEIGHTEEN-STONEchess',
    opening: [turn(['f1', 'g3'], ['a4', 'a3']), turn(['f2', 'f3'], 'done')],
  },
  { game: 'mitreyang', name: 'Mitreyang', opening: [] },
  { game: 'stockyang', name: 'Stockyang', opening: [] },
  { game: 'blocschach', name: 'Blocschach', opening: [] },
  { game: 'chess', name: 'Chess', opening: [turn(['e2', 'e4']), turn(['g1', 'f3'])] },
  { game: 'shogi', name: 'Shogi', opening: [turn(['g3', 'g4'])] },
  {
    game: 'duck-chess',
    name: 'Duck chess',
    opening: [
      async (table) => {
        await table.click('e2', 'e4');
        await expect(table.status).toContainText('place');
        await table.click('e5');
      },
    ],
  },
];

/** A view without what a restart may change: the count of changes, and who is looking. */
function kept({ stream, seq, presence, ...rest }: View): Partial<View> {
  return rest;
}

async function startFromGallery(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('searchbox').fill(name);
  await page
    .getByRole('button', { name: `Play ${name}`, exact: true })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('slider').fill('1');
  await dialog.getByRole('button', { name: 'Start' }).click();
}

for (const { game, name, opening } of FAMILIES) {
  test(`${game}: the engine plays, and the game survives a reload and a killed server`, async ({
    page,
    request,
    server,
    watch,
  }) => {
    // Every cell is in sight, however high the window is.
    await page.addInitScript(() =>
      localStorage.setItem('variorum.boards', JSON.stringify({ main: 'block' })),
    );
    await startFromGallery(page, name);
    const table = await Table.at(page, request);
    expect((await table.state()).game).toBe(game);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    let ply = 0;
    for (const move of opening) {
      await move(table);
      ply += 2;
      await table.expectReply(ply);
    }
    while (ply < 6) {
      await table.playAny();
      ply += 2;
      await table.expectReply(ply);
    }

    const turns = await table.turns();
    const state = await table.state();
    await page.reload();
    await table.ready();
    expect(await table.turns()).toEqual(turns);

    watch.allow(
      /WebSocket|ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/,
    );
    await server.kill();
    await server.run();
    await page.reload();
    await table.ready();
    expect(await table.turns()).toEqual(turns);
    expect(kept(await table.state())).toEqual(kept(state));

    // The game goes on from there.
    await table.playAny();
    await table.expectReply(ply + 2);
  });
}
