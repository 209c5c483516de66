// Games in which a player has several turns in a row.
import { expect, test } from './fixtures';
import { Table } from './table';

test('progressive chess: rows of turns, and the number of each row once', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'progressive-chess' });
  await table.click('e2', 'e4');
  await table.expectTurns(1);
  await expect(page.getByText('Turn 1 of 2 in a row')).toBeVisible();
  await table.click('e7', 'e5');
  await table.expectTurns(2);
  await expect(page.getByText('Turn 2 of 2 in a row')).toBeVisible();
  await table.click('a7', 'a6');
  await table.expectTurns(3);
  await expect(page.getByText('Turn 1 of 3 in a row')).toBeVisible();
  await table.click('d1', 'h5');
  await table.click('f1', 'c4');
  await table.expectTurns(5);
  await table.click('h5', 'f7');
  await table.expectTurns(6);
  await expect(table.status).toContainText('White wins');
  const { turns } = await table.state();
  expect(turns.map(({ side, number }) => `${side}${number}`)).toEqual(['w1', 'b1', 'b1', 'w2', 'w2', 'w2']);
});

test('Monster chess: the computer answers two moves with one', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'monster-chess', black: 'engine', level: 2 });
  await table.click('e2', 'e4');
  await table.expectTurns(1);
  await table.click('d2', 'd4');
  await table.expectTurns(3);
  await expect(page.getByText('Turn 1 of 2 in a row')).toBeVisible();
});
