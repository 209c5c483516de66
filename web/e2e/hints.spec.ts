// What the table shows those who ask: hints, threats, what a turn did, and the computer's turn part by part.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';
import { Table } from './table';

test.describe.configure({ timeout: 180_000 });

const against = { white: 'me', black: 'engine', level: 1 } as const;
const tool = (page: Page, name: string) =>
  page.locator('.desk-tools').getByRole('button', { name, exact: true });
const helped = (page: Page) => page.locator('.helped');

test('a hint rings the piece, then draws its way and says why', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'chess',
    position: '4k3/5ppp/8/3r4/8/8/5PPP/3RK3 w - - 0 1',
    ...against,
  });
  await tool(page, 'Hint').click();
  await expect(helped(page)).toContainText('Hint: Rook on d1.', { timeout: 40_000 });
  await expect(page.locator('.route-hint .route-goal')).toHaveCount(1);
  await page.keyboard.press('h');
  await expect(helped(page)).toContainText('Wins the Rook on d5.');
  await expect(page.locator('.route-hint .route-leg')).not.toHaveCount(0);
  await expectAccessible(page);
  await table.click('d1', 'd5');
  await expect(page.locator('.route-hint')).toHaveCount(0);
});

test('threats stay on, and are drawn and told in each position', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'chess',
    position: 'r3k3/8/8/8/8/8/5PPP/R5K1 w - - 0 1',
    ...against,
  });
  await page.locator('body').press('t');
  await expect(tool(page, 'Threats')).toHaveAttribute('aria-pressed', 'true');
  await expect(helped(page)).toContainText('Threats:');
  await expect(page.locator('.route-threat .route-number').first()).toHaveText('1');
  await expectAccessible(page);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.click('h2', 'h3');
  await table.expectReply(2);
  // Of the next position too, unless it is a check or the end.
  const state = await table.state();
  if (state.checked.length === 0 && state.outcome === null) await expect(helped(page)).toContainText('hreat');
  await page.reload();
  await table.ready();
  await expect(tool(page, 'Threats')).toHaveAttribute('aria-pressed', 'true');
  await tool(page, 'Threats').click();
  await expect(page.locator('.route-threat')).toHaveCount(0);
});

test('nobody is helped against another person, or on one screen', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'chess' });
  await expect(table.tool('Flip')).toBeVisible();
  await expect(tool(page, 'Hint')).toHaveCount(0);
  await expect(tool(page, 'Threats')).toHaveCount(0);
  for (const what of ['hint', 'threats']) {
    const answer = await request.get(`/api/sessions/${table.id}/${what}`);
    expect(answer.status()).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'no-help' });
  }
});

test('the site says what a turn did, and draws its parts in the list', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'duck-chess', ...against });
  await table.playAny();
  await table.expectReply(2);
  await expect(page.locator('.told')).toContainText('.');
  const last = page.locator('.moves td button').last();
  await last.hover();
  await expect(page.locator('.pointed')).toContainText('.');
  await expect(page.locator('.route-told .route-number')).toHaveText(['1', '2']);
  await expectAccessible(page);
  await page.mouse.move(5, 5);
  await expect(page.locator('.pointed')).toHaveCount(0);
  // In an earlier position, what led there is told.
  await page.locator('.moves td button').first().click();
  await expect(page.locator('.told')).toContainText('.');
  await page.keyboard.press('End');
});

test('the computer’s turn of two parts is shown part by part, and a click does not wait for it', async ({
  page,
  request,
}) => {
  const table = await Table.set(page, request, { game: 'duck-chess', ...against });
  // What the board shows over time: every arrangement of its pieces, with the time since the page began.
  await page.evaluate(() => {
    const seen: { at: number; pieces: string }[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const cells = [...document.querySelectorAll('[data-cell]')];
      const pieces = cells
        .map((cell) => cell.getAttribute('aria-label')?.split(',').slice(0, 2).join())
        .join(';');
      if (seen.at(-1)?.pieces !== pieces) seen.push({ at: performance.now(), pieces });
      requestAnimationFrame(look);
    };
    look();
  });
  await table.playAny();
  await table.expectReply(2);
  await page.waitForTimeout(1500);
  const beats = await page.evaluate(
    () => (window as unknown as { seen: { at: number; pieces: string }[] }).seen,
  );
  // The start, the player's parts, the first part of the reply, the whole of it.
  const [sent, first, whole] = beats.slice(-3);
  if (!sent || !first || !whole) throw new Error(`${beats.length} pictures`);
  // The pause counts from the turn that was sent, before the board shows it.
  expect(first.at - sent.at).toBeGreaterThan(250);
  expect(whole.at - first.at).toBeGreaterThan(350);
  await table.playAny();
  await table.expectTurns(4);
  // The position itself can be played at once.
  await table.playAny();
  await table.expectTurns(6);
});

test('turns are undone as often as one likes, after the end too', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'chess',
    position: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1',
    ...against,
  });
  await table.click('e1', 'e2');
  await table.expectReply(2);
  await page.locator('body').press('u');
  await table.expectTurns(0);
  await table.click('a1', 'a8');
  await expect(page.locator('.status-over')).toBeVisible();
  await page.locator('body').press('u');
  await table.expectTurns(0);
  await expect(page.locator('.status-over')).toHaveCount(0);
  await table.click('a1', 'a8');
  await expect(page.locator('.status-over')).toBeVisible();
  await tool(page, 'Undo').click();
  await table.expectTurns(0);
});

test('on analysis boards hints and threats are for the side to move', async ({ page }) => {
  const position = encodeURIComponent('6k1/5ppp/8/8/8/8/8/R3K3 b - - 0 1');
  await page.goto(`/analysis/chess?position=${position}`);
  await tool(page, 'Threats').click();
  await expect(helped(page)).toContainText('White wins by checkmate.');
  await tool(page, 'Hint').click();
  await expect(helped(page)).toContainText('Hint:', { timeout: 40_000 });
  await tool(page, 'Why?').click();
  await expect(page.locator('.hinted strong')).not.toBeEmpty();
  await expectAccessible(page);
});

test('with reduced motion, numbers say which part of the computer’s turn came first', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await Table.set(page, request, { game: 'duck-chess', ...against });
  await table.playAny();
  await table.expectReply(2);
  await expect(page.locator('.route-last .route-number')).toHaveText(['1', '2']);
});
