// Every page at telephone and desktop width: no sideways scrolling, no serious fault of accessibility.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';
import { Table } from './table';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const GAMES = ['double-eighteen-stone-chess', 'blocschach', 'mitred-wildebishogi', 'stockyang'];

for (const size of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`pages at ${size.width} pixels, ${colorScheme}`, async ({ page, request }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect(page.locator('.card').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await page.goto('/rules/stock-taijitu');
      await expect(page.locator('.kind').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await Table.set(page, request, { game: 'stones-and-relays' });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.locator('.more > .tool').click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.goto('/');
      await page
        .getByRole('button', { name: /^Play / })
        .first()
        .click();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }

  test(`pages for people at ${size.width} pixels`, async ({ page, request }) => {
    await page.setViewportSize(size);
    const invitation = { game: 'blocschach', white: 'me', black: 'open', listed: true };
    const answer = await request.post('/api/sessions', { data: invitation });
    const { id } = (await answer.json()) as { id: string };
    const shown: [path: string, ready: string][] = [
      [`/play/${id}`, '.code path'],
      ['/lobby', '.list'],
      ['/games', '.game-list'],
      ['/account', '.account-form'],
    ];
    for (const [path, ready] of shown) {
      await page.goto(path);
      await expect(page.locator(ready).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await request.post(`/api/sessions/${id}/act`, { data: { type: 'abort' } });
  });

  test(`large boards at ${size.width} pixels`, async ({ page, request }) => {
    await page.setViewportSize(size);
    for (const game of GAMES) {
      const table = await Table.set(page, request, { game });
      await expectNoSidewaysScroll(page);
      await table.playAny();
      await expectNoSidewaysScroll(page);
      if (size.width > 700 || game !== 'double-eighteen-stone-chess') continue;
      await table.cell('a1').focus();
      for (let i = 0; i < 3; i += 1) await page.keyboard.press('+');
      await expect.poll(async () => (await table.cell('a1').boundingBox())?.width).toBeGreaterThan(36);
      await expectNoSidewaysScroll(page);
      await table.playAny();
    }
  });
}

test('the gallery finds games, and links lead to their rules and back', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.card').nth(13)).toBeVisible();
  const all = await page.locator('.card').count();
  await page.getByRole('searchbox').fill('duck');
  await expect(page.locator('.card')).toHaveCount(1);
  await page.getByRole('link', { name: 'Rules of Duck chess' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duck chess');
  await expect(page.locator('.kind')).toHaveCount(7);
  // The address holds what was looked for.
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('duck');
  await expect(page.locator('.card')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('.card')).toHaveCount(all);
  await page.goto('/?in=space&level=middle');
  await expect(page.locator('.card h3')).toHaveText(['Raumschach']);
});

test('boards on the first page are played on', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.shown')).toHaveCount(5);
  const board = page.locator('.shown-board').first();
  const before = await board.innerHTML();
  await expect.poll(() => board.innerHTML(), { timeout: 30_000 }).not.toBe(before);
  await expect(page.locator('.shown').first()).toContainText('Demo by the engine');
});

test('games in progress are found again in the gallery', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'makruk' });
  await table.playAny();
  await page.goto('/');
  const entry = page.locator('.own-games a').first();
  await expect(entry).toContainText('1 turn');
  await entry.click();
  await page.waitForURL(`/play/${table.id}`);
  await table.expectTurns(1);
});

test('what is not there is said to be missing', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.goto('/play/no-such-game');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no game here');
  await page.goto('/rules/no-such-game');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There are no rules here');
  await page.goto('/play/no-such.game.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no game here');
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('an old address leads to the new one', async ({ page }) => {
  await page.goto('/men');
  await page.waitForURL('/pieces');
  await expect(page.locator('.piece-entry').first()).toBeVisible();
});

test('the site speaks German when asked to, and still does after a reload', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Schach, und was es noch hätte werden können',
  );
  await expectNoSidewaysScroll(page);
  const table = await Table.set(page, request, { game: 'duck-chess' });
  await expect(table.status).toContainText('Weiß ist am Zug');
  await table.more('Aufgeben');
  await table.tool('Ja, aufgeben').click();
  await expect(table.status).toContainText('Schwarz gewinnt: Weiß hat aufgegeben.');
});

test.describe('a browser that asks for German', () => {
  test.use({ locale: 'de-AT' });
  test('is answered in German', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  });
});
