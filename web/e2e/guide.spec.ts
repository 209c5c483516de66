// The guided first game of every game, played to its end through the page: every task is done by clicks.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Guide } from '../src/api/analysis';
import type { GameDetail } from '../src/api/types';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';
import { ask, Player } from './player';

const IDS = readdirSync('../games').flatMap((file) => /^([a-z0-9-]+)\.toml$/.exec(file)?.[1] ?? []);

const card = (page: Page) => page.locator('.guide-card');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });

for (const id of IDS) {
  test(`the guided first game of ${id} is played to its end`, async ({ page }) => {
    // Some twenty clicks, each judged by the server.
    test.setTimeout(240_000);
    const game = await ask<GameDetail>(page, `/games/${id}`);
    const guide = await ask<Guide>(page, `/games/${id}/guide?language=en`);
    const player = new Player(page, game);
    await page.goto(`/learn/${id}`);
    for (const [number, step] of guide.steps.entries()) {
      await expect(card(page).getByRole('heading', { level: 2 })).toHaveText(step.title);
      await expect(card(page).locator('.guide-count')).toHaveText(`${number + 1} of ${guide.steps.length}`);
      await expect(card(page).locator('.guide-task')).toHaveText(step.task?.text ?? '');
      // The pieces can be taken up once their moves are known.
      await expect(card(page)).toHaveAttribute('data-ready', 'true');
      await player.play(step.view.position, step.task?.hint.turn?.text ?? '', step.show?.cell);
      await expect(card(page).locator('.guide-right')).toBeVisible();
      await button(page, 'Next').click();
    }
    await expect(card(page)).toContainText('You have done every task');
  });
}

test('a wrong turn is taken back, a solution is shown, and progress is kept', async ({ page }) => {
  await page.goto('/rules/stones-and-relays');
  await page.getByRole('link', { name: 'Your first game' }).click();
  await page.waitForURL(/\/learn\/stones-and-relays/);
  const cell = (name: string) => page.locator(`[data-cell="${name}"]`);
  await expect(card(page)).toHaveAttribute('data-ready', 'true');
  await cell('d2').click();
  await cell('d4').click();
  await page.locator('.status').getByRole('button', { name: 'Pass' }).click();
  await expect(card(page).locator('.guide-wrong')).toContainText('is a legal turn, but not this one');
  await expect(cell('d2')).toHaveAttribute('aria-label', /White Pawn/);
  await expect(cell('d4')).not.toHaveAttribute('aria-label', /Pawn/);

  await button(page, 'Show me').click();
  await expect(cell('e4')).toHaveAttribute('aria-label', /White Pawn/);
  await expect(cell('e2')).toHaveAttribute('aria-label', /White Pawn/);
  await expect(card(page).locator('.guide-bar-done')).toHaveCount(0);

  await button(page, 'Skip').click();
  await button(page, 'Skip').click();
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Bounce');
  await page.reload();
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Bounce');
  // By keys alone.
  await expect(cell('a8')).toHaveAttribute('aria-label', /can be captured/);
  await cell('a8').focus();
  await page.keyboard.press('Enter');
  await page.locator('.status').getByRole('button', { name: 'Pass' }).focus();
  await page.keyboard.press('Enter');
  await expect(card(page).locator('.guide-right')).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('There and back');
  await expect(card(page).locator('.guide-bar-done')).toHaveCount(1);
  await card(page).getByRole('link', { name: 'Rule', exact: true }).click();
  await page.waitForURL(/\/rules\/stones-and-relays#r-how-relays-bend-moves/);
});

test('the view stays as it is while a card opens, and its level when the window becomes low', async ({
  page,
}) => {
  await page.goto('/learn/stockgi');
  await expect(card(page)).toHaveAttribute('data-ready', 'true');
  const block = page.locator('.block-all');
  const before = await block.boundingBox();
  await page.locator('[data-cell="tc1"]').click();
  const answer = page.locator('.guided-answer .piece-card');
  await expect(answer).toBeVisible();
  // A card higher than the window must not take room from the board beside it.
  await answer.evaluate((element) => {
    element.style.minHeight = '1200px';
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(1200);
  expect(await block.boundingBox()).toEqual(before);
  await page.setViewportSize({ width: 1440, height: 560 });
  await expect(page.locator('.block-one')).toBeVisible();
  await expect(page.locator('.overview .is-shown')).toHaveText(/^t/);
  await expect(page.locator('[data-cell="tc1"]')).toBeVisible();
});

for (const width of [390, 820, 1440]) {
  test(`the guided game at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const id of ['stones-and-relays', 'blocschach', 'shogi']) {
      await page.goto(`/learn/${id}`);
      await expect(button(page, 'Show me')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}
