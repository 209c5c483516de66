// The site in other languages: no English is left on its pages, and what goes wrong is said in German too.
import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './fixtures';

test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

test('French, once chosen, is on every page, though games keep the texts that they have', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 404/);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Les échecs, et ce qu’ils auraient pu être',
  );
  await page.reload();
  for (const [path, heading, words] of [
    ['/lobby', 'Salon', 'Défis en attente'],
    ['/games', 'Mes parties', 'Vous n’avez pas encore joué ici.'],
    ['/account', 'Compte', 'Mot de passe'],
    ['/pieces', 'Toutes les pièces', 'types de pièces'],
    ['/analysis', 'Analyse', 'Choisissez un jeu'],
    ['/nowhere', 'Page introuvable', 'Tous les jeux'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('body')).toContainText(words);
    await expectNoSidewaysScroll(page);
  }
});

test('a game is played in French', async ({ browser, request }) => {
  const data = { game: 'chess', white: 'me', black: 'me' };
  const { id } = await (await request.post('/api/sessions', { data })).json();
  const context = await browser.newContext({ locale: 'fr-CA' });
  const page = await context.newPage();
  await page.goto(`${new URL((await request.get('/')).url()).origin}/play/${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.status')).toContainText('Trait aux Blancs');
  await expect(page.locator('body')).not.toContainText(/\b(turn|move|White|Black)\b/);
  await context.close();
});

/** English words that no German text and no name of a game or a piece has. */
const ENGLISH =
  /\b(the|and|with|your|you|of|to|is|are|not|moves?|turns?|black|white|king|queen|rook|bishop|knight|pawn|promoted|games?|usual|levels?|files?|ranks?|cells?|from|for|by|or|when|on|it)\b/i;

/** All that can be read or heard on a page, closed parts and names of controls included. */
function lines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('details, option, svg title'))
      texts.push(element.textContent);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '');
    return texts.join('\n').split('\n');
  });
}

async function expectGerman(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.waiting')).toHaveCount(0);
  const all = await lines(page);
  expect(all.join('').length).toBeGreaterThan(100);
  expect(all.filter((line) => ENGLISH.test(line))).toEqual([]);
  await expectNoSidewaysScroll(page);
}

test('no page has English left', async ({ page, request, watch }) => {
  watch.allow(/status of 404/);
  const data = { game: 'duck-chess', white: 'me', black: 'me' };
  const { id } = await (await request.post('/api/sessions', { data })).json();
  for (const path of [
    '/',
    '/lobby',
    '/pieces',
    '/account',
    '/analysis',
    '/analysis/shogi',
    '/editor/capablanca',
    '/rules/xiangqi',
    `/play/${id}`,
    '/play/no-such-game',
  ]) {
    await page.goto(path);
    await expectGerman(page);
  }
});

test('the panel of choices lies within a narrow window', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Aussehen und Klang' }).click();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await expectGerman(page);
});

test('nonsense is answered in German', async ({ page, watch }) => {
  watch.allow(/status of (401|422)/);
  const alert = page.locator('.form-error');
  await page.goto('/analysis');
  await page.getByText('Laden', { exact: true }).first().click();
  const record = '[Game "chess"]\n[Date]\n\n1. e2e5 (1. d2d4 $x {[%clk never]}';
  await page.getByRole('textbox', { name: 'Die Notation einer Partie' }).fill(record);
  await page.getByRole('button', { name: 'Laden' }).click();
  await expect(alert).toContainText('„e2e5“ ist hier kein erlaubter Zug.');
  await expectGerman(page);

  await page.goto('/');
  await page.getByRole('button', { name: 'Schach spielen', exact: true }).last().click();
  await page.getByText('Mit einer eigenen Stellung beginnen').click();
  await page.getByRole('textbox', { name: 'Stellungstext' }).fill('8/8/8/8/8/8/8/7K w - - 0 1');
  await page.getByRole('button', { name: 'Beginnen' }).click();
  await expect(alert).toContainText(/Schwarz .*König.* auf dem Brett/);
  await expectGerman(page);

  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Name' }).fill('niemand');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('ganz und gar falsch');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(alert).toContainText('Name oder Passwort stimmt nicht.');
});
