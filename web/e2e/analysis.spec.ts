// The analysis board and the editor of positions.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';
import { Table } from './table';

const cell = (page: Page, name: string) => page.locator(`[data-cell="${name}"]`);
const shown = (page: Page) => page.locator('.tree .is-shown');

async function turn(page: Page, from: string, to: string): Promise<void> {
  await cell(page, from).click();
  await cell(page, to).click();
  await expect(shown(page)).toHaveText(new RegExp(`${to}$`));
}

async function press(page: Page, key: string, words: string | null): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(key);
  if (words === null) await expect(shown(page)).toHaveCount(0);
  else await expect(shown(page)).toHaveText(words);
}

test('both sides are moved, variations grow, and all of it comes back', async ({ page }) => {
  await page.goto('/analysis/chess?turns=e2e4+e7e5');
  // The board and what stands beside it share the window: nothing is left empty between them.
  const between = () =>
    page.evaluate(() => {
      const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      return (box('.play-side')?.left ?? 0) - (box('.board-content')?.right ?? 0);
    });
  await expect.poll(between).toBeLessThan(80);
  await expect(shown(page)).toHaveText('e5');
  await turn(page, 'g1', 'f3');
  await press(page, 'ArrowLeft', 'e5');
  await turn(page, 'f2', 'f4');
  await page.getByRole('textbox', { name: 'Comment on f4' }).fill('The old way.');
  await page.getByRole('button', { name: 'interesting' }).click();
  await expect(page.locator('.variation')).toContainText('2.f4!?The old way.');
  await press(page, 'ArrowUp', 'Nf3');
  await press(page, 'ArrowDown', 'f4!?');
  await page.getByRole('button', { name: 'Make main line' }).click();
  await expect(page.locator('.variation')).toContainText('Nf3');
  await press(page, 'Home', null);
  await expect(cell(page, 'e2')).toHaveAttribute('aria-label', /White Pawn/);
  await press(page, 'End', 'f4!?');
  await expect(page).toHaveURL(/turns=e2e4\+e7e5\+f2f4$/);
  await page.waitForTimeout(400);
  await page.reload();
  await expect(shown(page)).toHaveText('f4!?');
  await expect(page.locator('.variation')).toContainText('Nf3');
  await page.getByRole('button', { name: 'f4!?' }).click();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(page.locator('.tree')).not.toContainText('f4');
});

test('a record goes out and comes in again, with variations and comments', async ({ page }) => {
  await page.goto('/analysis/chess?turns=e2e4');
  await page.getByRole('checkbox', { name: 'Engine' }).uncheck();
  await page.getByRole('textbox', { name: 'Comment on e4' }).fill('The old way.');
  await page.getByRole('button', { name: 'interesting' }).click();
  await press(page, 'ArrowLeft', null);
  await turn(page, 'g1', 'f3');
  await page.getByText('Copy and save').click();
  await page.getByRole('button', { name: 'Copy record' }).click();
  await expect(page.locator('.toast')).toContainText('copied');
  const record = await page.evaluate(() => navigator.clipboard.readText());
  expect(record).toContain('1. e2e4 $5');
  expect(record).toContain('The old way.');
  await page.goto('/analysis');
  await page.locator('summary').click();
  await page.getByRole('textbox').fill(record);
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page.locator('.tree')).toContainText('1.e4!?The old way.');
  await expect(page.locator('.variation')).toContainText('Nf3');
});

test('the engine’s lines are shown, pointed at and played in', async ({ page }) => {
  await page.goto('/analysis/chess');
  const lines = page.locator('.engine-lines li');
  await expect(lines).toHaveCount(3, { timeout: 30_000 });
  await expect(page.locator('.route-best')).toHaveCount(1);
  await lines.first().locator('button').nth(1).hover();
  await expect(page.locator('.route-other')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Lines' }).selectOption('1');
  await expect(lines).toHaveCount(1, { timeout: 30_000 });
  await page.mouse.move(5, 5);
  await lines.first().locator('button').nth(1).click();
  await expect(page.locator('.tree .token')).toHaveCount(2);
  await expect(page.getByRole('img', { name: /Evaluation: / })).toBeVisible();
  await page.getByRole('button', { name: 'Evaluate the line' }).click();
  await expect(page.locator('.graph-line')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('checkbox', { name: 'Engine' }).uncheck();
  await expect(page.locator('.route-best')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('turns of two parts, on a flat board and in space', async ({ page }) => {
  await page.goto('/analysis/stones-and-relays');
  await cell(page, 'd2').click();
  await cell(page, 'd4').click();
  await expect(page.locator('.status')).toHaveClass(/status-second/);
  await cell(page, 'b4').click();
  await cell(page, 'c4').click();
  await expect(shown(page)).toHaveText('d4, b4–c4');
  await page.goto('/analysis/blocschach');
  await turn(page, 'vd2', 'vd3');
  await expect(cell(page, 'vd3')).toHaveAttribute('aria-label', /White/);
});

test('a game is analysed when it is over, and not while it is played against a person', async ({
  page,
  request,
}) => {
  const table = await Table.set(page, request, { game: 'chess' });
  await table.click('e2', 'e4');
  await table.expectTurns(1);
  await table.resign();
  await page.locator('.status-over').getByRole('link', { name: 'Analyse' }).click();
  await expect(shown(page)).toHaveText('e4');
  await expect(page.locator('.player-name').first()).toContainText('Visitor');
  const made = await request.post('/api/sessions', {
    data: { game: 'chess', white: 'me', black: 'open' },
  });
  const { id, you } = await made.json();
  const other = await page.context().browser()?.newContext();
  await other?.request.post(`${new URL(page.url()).origin}/api/sessions/${id}/join`, {
    data: { key: you.links.join },
  });
  await other?.close();
  await page.goto(`/analysis/chess?session=${id}`);
  await expect(page.getByText('You are playing this game.')).toBeVisible();
});

test('a position is set up, with its faults told', async ({ page }) => {
  await page.goto('/editor/crazyhouse');
  const status = page.locator('.status');
  await expect(status).toContainText('This position can be played.');
  await page.getByRole('button', { name: 'Clear board' }).click();
  await expect(status.locator('li').first()).toContainText(/king/i);
  await page.getByRole('button', { name: 'Place: White King' }).click();
  await cell(page, 'e1').click();
  await page.getByRole('radio', { name: 'Black' }).first().check({ force: true });
  await cell(page, 'e8').click();
  await expect(status).toContainText('This position can be played.');
  // A piece is carried from the palette, one from cell to cell, one off by a key.
  await page.getByRole('button', { name: 'Place: Black Queen' }).dragTo(cell(page, 'd5'));
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await cell(page, 'd5').dragTo(cell(page, 'a5'));
  await expect(cell(page, 'a5')).toHaveAttribute('aria-label', /Black Queen/);
  await cell(page, 'a5').press('Delete');
  await expect(cell(page, 'a5')).toHaveAttribute('aria-label', /empty/);
  await page.getByRole('spinbutton', { name: 'Pawn, White in hand' }).fill('2');
  await expect(page).toHaveURL(/2P/);
  await expectAccessible(page);
  await page.reload();
  await expect(cell(page, 'e8')).toHaveAttribute('aria-label', /Black King/);
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page.getByRole('button', { name: 'Pawn, 2 in hand' })).toBeEnabled();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goBack();
  await expectNoSidewaysScroll(page);
});

test('a position that nobody could play is opened all the same, and mended', async ({ page }) => {
  await page.goto(`/editor/chess?${new URLSearchParams({ position: '8/8/8/8/8/8/8/7K w - - 0 1' })}`);
  const status = page.locator('.status');
  await expect(status.locator('li').first()).toContainText(/Black .*King.* on the board/);
  await expect(cell(page, 'h1')).toHaveAttribute('aria-label', /White King/);
  await page.getByRole('radio', { name: 'Black' }).first().check({ force: true });
  await page.getByRole('button', { name: 'Place: Black King' }).click();
  await cell(page, 'a8').click();
  await expect(status).toContainText('This position can be played.');
});

test('a board in space is set up, from text too', async ({ page }) => {
  await page.goto('/editor/stock-taijitu');
  await expect(page.locator('.status')).toContainText('This position can be played.');
  await page.getByRole('button', { name: 'Erase' }).click();
  await cell(page, 'wd2').click();
  await expect(cell(page, 'wd2')).toHaveAttribute('aria-label', /empty/);
  await page.getByRole('textbox', { name: 'Position text' }).fill('8/8 w');
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.locator('.position-text .form-error')).toBeVisible();
  // Whole, it is taken over.
  await page.goto('/editor/crazyhouse');
  await expect(page.locator('.status')).toContainText('This position can be played.');
  await page.getByRole('textbox', { name: 'Position text' }).fill('4k3/8/8/8/8/8/8/4K2Q[Np] b - - 4 20');
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(cell(page, 'h1')).toHaveAttribute('aria-label', /White Queen/);
  await expect(page.getByRole('spinbutton', { name: 'Knight, White in hand' })).toHaveValue('1');
});

test('a position comes in as text, and goes out as pictures and a film', async ({ page }) => {
  await page.goto('/analysis/chess');
  await page.locator('summary', { hasText: /^Load$/ }).click();
  const text = page.getByRole('textbox', { name: /Position|record/i });
  await text.fill('8/8/8/8/8/8/8/7K w - - 0 1');
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(page.locator('.files .form-error')).toContainText(/Black .*King.* on the board/);
  // A FEN as other programs write it.
  await text.fill('4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 3');
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(cell(page, 'h1')).toHaveAttribute('aria-label', /White Rook/);
  await turn(page, 'e5', 'd6');
  await expect(cell(page, 'd5')).toHaveAttribute('aria-label', /empty/);

  await page.locator('summary', { hasText: 'Copy and save' }).click();
  for (const [name, file, begin] of [
    ['Picture (SVG)', 'chess.svg', '<svg'],
    ['Picture (PNG)', 'chess.png', '\x89PNG'],
    ['Animation (GIF)', 'chess.gif', 'GIF89a'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(0, begin.length).toString('latin1')).toBe(begin);
    if (file === 'chess.gif') {
      // Two pictures, each after a block that says how long it is shown: before the turn and after it.
      expect(bytes.toString('latin1').split('\x21\xf9\x04').length - 1).toBe(2);
    }
  }
});
