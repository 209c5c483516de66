// Games with endings, captures and sides of their own, as players meet them.
import { expect, expectAccessible, test } from './fixtures';
import { Table } from './table';

test('three-check: the checks that each side has given stand beside its name', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'three-check',
    position: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checks=W1',
  });
  await expect(page.getByText('1 check given')).toBeVisible();
  await expect(page.getByText('0 checks given')).toBeVisible();
  await expectAccessible(page);
  await table.click('a1', 'a8');
  await expect(page.getByText('2 checks given')).toBeVisible();
  await table.click('e8', 'e7');
  await table.click('a8', 'a7');
  await expect(table.status).toContainText('White wins by the number of checks.');
});

test('atomic: an explosion clears the cells around it and can end the game', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'atomic',
    position: '4k3/3p4/2n5/8/8/8/3P4/3QK3 w - - 0 1',
  });
  // Beside the own king nothing may be blown up: the queen cannot take what stands there, and says why.
  await table.click('d2', 'd4', 'c6', 'd4');
  await table.expectOn('d4', /^d4, empty/);
  await table.expectOn('c6', /^c6, empty/);
  await table.click('d1', 'd7');
  await table.expectOn('e8', /^e8, empty/);
  await expect(table.status).toContainText('White wins: Black’s royal piece was blown up.');
});

test('antichess: only captures can be chosen while there is one, and a vain click says so', async ({
  page,
  request,
}) => {
  const table = await Table.set(page, request, {
    game: 'antichess',
    position: '8/8/8/8/8/1p6/P6P/8 w - - 0 1',
  });
  await table.click('h2', 'h3');
  await expect(page.getByText('You must capture. You can do so with Pawn on a2.')).toBeVisible();
  await table.click('a2', 'b3');
  await expect(table.status).toContainText('Black wins by the number of pieces.');
});

test('racing kings: a turn that gives check is refused with the reason', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'racing-kings',
    position: '8/8/8/8/8/7R/k7/7K w - - 0 1',
  });
  await table.click('h3', 'a3');
  await expect(
    page.getByText(/No turn may lead to a position in which the player who made it gives check/),
  ).toBeVisible();
});

test('horde: White has no king and loses with the last piece', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'horde',
    position: '4k3/8/8/8/8/8/r6P/8 b - - 0 1',
  });
  await table.click('a2', 'h2');
  await expect(table.status).toContainText('Black wins by the number of pieces.');
});
