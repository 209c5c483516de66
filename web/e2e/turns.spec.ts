// Turns of every kind by clicks and keys, and what stands beside the board.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { Table } from './table';

const start = async (page: Page, text: string) => {
  await page.getByRole('dialog').getByRole('button', { name: text }).click();
};

/** Through the dialog, as a player does it. */
async function paste(page: Page, name: string, position: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('searchbox').fill(name);
  await page
    .getByRole('button', { name: `Play ${name}`, exact: true })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Someone here').click();
  await dialog.getByText('Start from your own position').click();
  await dialog.getByLabel('Position text').fill(position);
  await start(page, 'Start');
}

test('chess: castling and a promotion from a pasted position', async ({ page, request }) => {
  await paste(page, 'Chess', '4k3/P7/8/8/8/8/8/4K2R w h1 - 0 1');
  const table = await Table.at(page, request);
  await table.click('e1');
  await expect(page.locator('.target-partner')).toHaveCount(1);
  await table.click('h1');
  await table.chooser.getByRole('button', { name: /^Castle/ }).click();
  await table.expectOn('g1', 'White King');
  await table.expectOn('f1', 'White Rook');

  await table.click('e8', 'e7');
  await table.click('a7', 'a8');
  await expect(table.chooser.getByRole('button', { name: /^Promote to/ })).toHaveCount(4);
  await table.chooser.getByRole('button', { name: 'Promote to Knight' }).click();
  await table.expectOn('a8', 'White Knight');
  expect((await table.state()).turns).toHaveLength(3);
});

test('janggi: generals that face each other, and a pass that ends the game', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'janggi',
    position: '4k4/9/9/9/9/9/9/9/9/3K4R w - - 0 1',
  });
  await expect(table.status.getByRole('button', { name: 'Pass' })).toBeVisible();
  await table.click('d1', 'e1');
  await table.expectTurns(1);
  await table.status.getByRole('button', { name: 'Pass' }).click();
  await table.expectTurns(2);
  await expect(table.status).toContainText('White wins: the players passed.');
  await expect(table.status.getByRole('button', { name: 'Pass' })).toHaveCount(0);
});

test('shogi: a piece is dropped from the hand', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'shogi',
    position: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL[Bb] w - - 0 1',
  });
  await table.hand('Sente').getByRole('button', { name: 'Bishop, 1 in hand' }).click();
  await expect(table.status).toContainText('Bishop: choose a cell');
  await table.click('e5');
  await table.expectOn('e5', 'Sente Bishop');
  await table.expectTurns(1);
});

test('a captured piece is dropped again in Mitred Wildebishogi', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'mitred-wildebishogi',
    position: 'r4k3r/10/10/10/10/10/10/10/6K3/7R2[Pn] w - - 0 1',
  });
  await table.hand('White').getByRole('button', { name: 'Pawn, 1 in hand' }).click();
  await expect(page.locator('.target-dot').first()).toBeVisible();
  await table.click('c5');
  await table.expectOn('c5', 'White Pawn');
  await table.expectTurns(1);
  await table.hand('Black').getByRole('button', { name: 'Knight, 1 in hand' }).click();
  await table.click('c6');
  await table.expectOn('c6', 'Black Knight');
});

test('stockyang: of several ways of a double step none is asked for where it makes no difference', async ({
  page,
  request,
}) => {
  const table = await Table.set(page, request, { game: 'stockyang' });
  const { first } = await table.state();
  const same = first.find((choice) => choice.same);
  const shown = first.find((choice) => choice.from === same?.from && choice.to === same?.to);
  if (!shown?.from || !shown.to) throw new Error('no double step has two ways');
  await table.click(shown.from, shown.to);
  await table.expectTurns(1);
  expect((await table.state()).turns[0]?.text).toBe(shown.text);
  await table.expectOn(shown.to, 'White Stockbroker');
});

test('stockyang: the Emperor changes places', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'stockyang' });
  const swap = (await table.state()).first.find((choice) => choice.kind === 'swap');
  if (!swap?.from || !swap.to) throw new Error('there is no swap');
  await table.click(swap.from, swap.to);
  await table.chooser.getByRole('button', { name: /^Swap places/ }).click();
  await table.expectTurns(1);
  await table.expectOn(swap.to, 'White Emperor');
});

test('stones and relays: the first part is taken back, then the turn is made otherwise', async ({
  page,
  request,
}) => {
  const table = await Table.set(page, request, { game: 'stones-and-relays' });
  await table.click('d2', 'd4');
  await table.expectOn('d4', 'White Pawn');
  await table.status.getByRole('button', { name: 'Take back' }).click();
  await table.expectOn('d4', 'empty');
  await table.click('e2', 'e4', 'b4', 'c4');
  await table.expectTurns(1);
  expect(await table.turns()).toEqual(['e4, b4–c4']);
});

test('a game on one screen goes to checkmate, and the result is shown', async ({ page, request }) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('standard games');
  await page.getByRole('button', { name: 'Play Chess', exact: true }).last().click();
  await page.getByRole('dialog').getByText('Someone here').click();
  await start(page, 'Start');
  const table = await Table.at(page, request);
  for (const [from, to] of ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'].map((m) => m.split(' '))) {
    await table.click(from ?? '', to ?? '');
    await expect(page.locator('.at-last')).toHaveCount(2);
    await table.expectOn(to ?? '', /White|Black/);
  }
  await expect(table.status).toContainText('Black wins by checkmate');
  await expect(page.locator('.moves .result')).toHaveText('0–1');
  await expect(page.locator('.at-check')).toHaveCount(1);
  await table.status.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('undo takes back to the player’s own turn, flip turns the board', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'chess', black: 'engine' });
  await table.click('e2', 'e4');
  await table.expectReply(2);
  await table.tool('Undo').click();
  await table.expectTurns(0);
  await table.expectOn('e2', 'White Pawn');
  const corner = page.locator('[data-cell]').first();
  await expect(corner).toHaveAttribute('data-cell', 'a8');
  await table.tool('Flip').click();
  await expect(corner).toHaveAttribute('data-cell', 'h1');
  await table.click('e2', 'e4');
  await table.expectReply(2);
});

test('a new game takes level and side', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'chess' });
  await page.goto('/');
  await page.getByRole('searchbox').fill('standard games');
  await page.getByRole('button', { name: 'Play Chess', exact: true }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The engine', { exact: true }).click();
  await dialog.getByText('Black', { exact: true }).click();
  await dialog.getByRole('slider').fill('2');
  await expect(dialog.getByText('Level 2')).toBeVisible();
  await start(page, 'Start');
  await page.waitForURL((url) => !url.pathname.endsWith(table.id));
  const next = await Table.at(page, request);
  await next.expectReply(1);
  const state = await next.state();
  expect([state.seats.w.kind, state.seats.b.kind, state.seats.w.level]).toEqual(['engine', 'person', 2]);
  // Black's player sees the board from Black's side.
  await expect(page.locator('[data-cell]').first()).toHaveAttribute('data-cell', 'h1');
});

test('a position is copied, and pasted again', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'chess' });
  await table.click('e2', 'e4');
  await table.expectTurns(1);
  await table.more('Copy position');
  await expect(page.locator('.toast')).toContainText('copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { position } = await table.state();
  expect(copied).toBe(position);

  await paste(page, 'Chess', copied);
  await page.waitForURL((url) => !url.pathname.endsWith(table.id));
  expect((await (await Table.at(page, request)).state()).position).toBe(position);
});

test('a position with faults is refused in words', async ({ page, watch }) => {
  watch.allow(/status of 4\d\d/);
  await paste(page, 'Chess', 'rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText(/position/i);
  await expect(alert).toContainText(/x/);
  await page.getByLabel('Position text').fill('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w - - 0 1');
  await start(page, 'Start');
  await expect(alert).toContainText(/king/i);
});

test('a turn is made with the keyboard alone', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'stones-and-relays' });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))) break;
    await page.keyboard.press('Tab');
  }
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');
  const walk = async (goal: string) => {
    for (let presses = 0; presses < 20 && (await at()) !== goal; presses += 1) {
      const here = await at();
      if (here.charCodeAt(0) < goal.charCodeAt(0)) await page.keyboard.press('ArrowRight');
      else if (here.charCodeAt(0) > goal.charCodeAt(0)) await page.keyboard.press('ArrowLeft');
      else await page.keyboard.press(here < goal ? 'ArrowUp' : 'ArrowDown');
    }
    expect(await at()).toBe(goal);
  };
  await walk('d2');
  await page.keyboard.press('Enter');
  await walk('d4');
  await page.keyboard.press('Space');
  await expect(table.status).toHaveClass(/status-second/);
  await walk('b4');
  await page.keyboard.press('Enter');
  await walk('c4');
  await page.keyboard.press('Enter');
  await table.expectTurns(1);
  expect(await table.turns()).toEqual(['d4, b4–c4']);
});

test('a piece is dragged to its cell', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'chess' });
  await table.cell('e2').dragTo(table.cell('e4'));
  await table.expectTurns(1);
  expect(await table.turns()).toEqual(['e4']);
});

test('a second part is passed by Enter and by a second click on the piece', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'stones-and-relays' });
  await table.click('d2', 'd4');
  await expect(table.status).toHaveClass(/status-second/);
  // Not by the second press of a double click.
  await page.waitForTimeout(450);
  await table.click('d4');
  await table.expectTurns(1);
  await table.click('d8', 'd6');
  await expect(table.status).toHaveClass(/status-second/);
  await page.waitForTimeout(450);
  await page.keyboard.press('Enter');
  await table.expectTurns(2);
});

test('rules open beside the board, and the keys are listed', async ({ page, request }) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const table = await Table.set(page, request, { game: 'stones-and-relays' });
    const address = page.url();
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Rules' });
    await expect(panel).toContainText('relay');
    expect(page.url()).toBe(address);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await table.cell('e2').focus();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
});

test('a way leads past the header to the board, and from target to target', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'chess' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'To the board' })).toBeFocused();
  await page.keyboard.press('Enter');
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null);
  expect(await at()).not.toBeNull();
  await table.cell('b1').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('.');
  expect(await at()).toBe('a3');
  await page.keyboard.press('.');
  expect(await at()).toBe('c3');
  await page.keyboard.press(',');
  expect(await at()).toBe('a3');
});

test('a telephone held sideways shows the whole board', async ({ page, request }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const game of ['chess', 'double-eighteen-stone-chess', 'shogi']) {
    await Table.set(page, request, { game });
    const box = await page.locator('.board').boundingBox();
    expect(box?.y).toBeLessThan(4);
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(390);
    const cell = await page.locator('[data-cell]').first().boundingBox();
    expect(cell?.width).toBeGreaterThan(36);
    await expect(page.locator('.desk-now')).toBeInViewport();
    await expectAccessible(page);
  }
});
