// A game file of one's own: the complete game of the manual, and one that says no more than it must.
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, expectAccessible, expectNoSidewaysScroll, test as usual } from './fixtures';
import { Server } from './server';
import { Table } from './table';

/** The complete small example of the manual. */
async function sprint(): Promise<string> {
  const manual = await readFile('../docs/language.md', 'utf8');
  return manual.slice(manual.indexOf('id = "sprint"')).split('```')[0] ?? '';
}

/** A piece in hand comes in as itself or as its other form. */
const FORMS = '../crates/play/tests/games/both-forms.toml';

const test = usual.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'variorum-own-'));
      const whole = await sprint();
      const bare = whole
        .replace(/^family = .*\n/m, '')
        .replace(/^rules = """[\s\S]*?"""\n/m, '')
        .replace(/^sign = .*\n/gm, '');
      await writeFile(join(folder, 'sprint.toml'), whole);
      await writeFile(
        join(folder, 'bare.toml'),
        bare.replace('"sprint"', '"bare"').replace('"Sprint"', '"Bare"'),
      );
      await copyFile(FORMS, join(folder, 'both-forms.toml'));
      const server = await Server.start(['--games', folder]);
      await use(server);
      await server.end();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test('a game of one’s own stands in the gallery, is learnt and played against the engine', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await page.getByRole('searchbox').fill('sprint');
  await page.getByRole('link', { name: 'Rules of Sprint' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprint');
  await expect(page.getByRole('heading', { name: 'Promotion' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('.contents').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  const table = await Table.at(page, request);
  await table.click('c2', 'c4');
  await expect.poll(async () => (await table.state()).ply, { timeout: 40_000 }).toBe(2);
  expect((await table.state()).turns[0]?.text).toBe('c2c4');
});

test('a game that says no more than it must has a page with signs and rules made from its definition', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Rules of Bare' })).toBeVisible();
  await page.goto('/rules/bare');
  await expect(page.getByRole('heading', { name: 'End of the game' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a piece in hand that has two forms is dropped in the one that is chosen', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'both-forms' });
  await table.hand('White').getByRole('button', { name: 'Silver, 1 in hand' }).click();
  await table.click('c3');
  await expect(table.chooser.getByRole('button', { name: /^Place/ })).toHaveCount(2);
  await table.chooser.getByRole('button', { name: /Bishop/ }).click();
  await expect.poll(async () => (await table.state()).turns[0]?.text).toBe('B@c3');
});
