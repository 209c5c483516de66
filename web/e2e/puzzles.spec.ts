// Puzzles, solved and missed through the page, and the mistakes of a game tried again.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameDetail } from '../src/api/types';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';
import { ask, Player } from './player';

interface Known {
  id: string;
  game: string;
  position: string;
  solution: string[];
  themes: string[];
}

const FILE = '.puzzles.jsonl';
const PUZZLES: Known[] = readdirSync('../games')
  .filter((name) => name.endsWith(FILE))
  .flatMap((name) =>
    readFileSync(`../games/${name}`, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ ...(JSON.parse(line) as Known), game: name.slice(0, -FILE.length) })),
  );

function known(id: string): Known {
  const found = PUZZLES.find((puzzle) => puzzle.id === id);
  if (!found) throw new Error(`there is no puzzle ${id}`);
  return found;
}

const card = (page: Page) => page.locator('.guide-card');
const verdict = (page: Page) => card(page).locator('.guide-verdict');

/** Opens a puzzle; done when it can be solved. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(card(page)).toHaveAttribute('data-ready', 'true');
}

/** Makes all turns of the solution by clicks. */
async function solve(page: Page, puzzle: Known): Promise<void> {
  const player = new Player(page, await ask<GameDetail>(page, `/games/${puzzle.game}`));
  let start = puzzle.position;
  for (let at = 0; at < puzzle.solution.length; at += 2) {
    await expect(card(page)).toHaveAttribute('data-ready', 'true');
    await player.play(start, puzzle.solution[at] ?? '');
    const last = at + 2 >= puzzle.solution.length;
    await expect(verdict(page)).toHaveAttribute('data-standing', last ? 'solved' : 'right');
    const turns = puzzle.solution.slice(0, at + 2);
    const after = await ask<{ position: string }>(page, `/games/${puzzle.game}/position`, {
      start: puzzle.position,
      turns,
    });
    start = after.position;
  }
}

/** A turn that the server finds wrong; asked as somebody else, so that nothing is rated. */
async function wrongTurn(page: Page, puzzle: Known): Promise<string> {
  const view = await ask<{ first: { text: string; second: string }[] }>(page, `/puzzles/${puzzle.id}`);
  const browser = page.context().browser();
  const stranger = await browser?.newContext();
  try {
    for (const { text, second } of view.first) {
      if (second === 'compulsory') continue;
      const url = new URL(`/api/puzzles/${puzzle.id}/attempt`, page.url()).href;
      const answer = await stranger?.request.post(url, { data: { turns: [text] } });
      if (answer?.ok() && ((await answer.json()) as { is: string }).is === 'wrong') return text;
    }
  } finally {
    await stranger?.close();
  }
  throw new Error(`every turn solves ${puzzle.id}`);
}

const SPACE = PUZZLES.filter(({ game }) => /^(stockgi|blocschach|raumschach)$/.test(game));

test('a puzzle on a board in space is solved by clicks', async ({ page }) => {
  // One whose turns can be clicked together quickly.
  const puzzle = SPACE.find(({ solution }) => solution.length === 3) ?? SPACE[0];
  if (!puzzle) throw new Error('no game in space has puzzles');
  await open(page, `/puzzles/${puzzle.id}`);
  await expect(page.locator('.board-views')).toBeVisible();
  await expect(card(page).getByRole('heading', { level: 2 })).toContainText(/wins in|Find the only turn/);
  await expectAccessible(page);
  await solve(page, puzzle);
  await expect(verdict(page)).toHaveText('Solved.');
  await expect(card(page)).toContainText('Not rated: you are not logged in.');
  if (puzzle.themes.length > 0) await expect(card(page)).toContainText('Themes:');
  // The browser remembers it: the next one is another.
  await card(page).getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${puzzle.id}|next`));
  await expect(card(page)).toHaveAttribute('data-ready', 'true');
});

test('a wrong turn is taken back, a hint and the solution help, and all of it is rated once', async ({
  page,
}) => {
  const answer = await page.request.post('/api/account', {
    data: { name: 'Puzzler', password: 'eleven lilac umbrellas' },
  });
  expect(answer.status()).toBe(201);
  const puzzle = PUZZLES.find(({ solution }) => solution.length === 3) ?? PUZZLES[0];
  if (!puzzle) throw new Error('there are no puzzles');
  await open(page, `/puzzles/${puzzle.id}`);
  const wrong = await wrongTurn(page, puzzle);
  await page
    .getByRole('textbox', { name: /command|move/i })
    .first()
    .fill(wrong);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-standing', 'wrong');
  const rated = card(page).locator('.puzzle-rated');
  await expect(rated).toContainText(/Your rating: 1500 → 1\d\d\d \(−\d+\)/);
  await expect(card(page)).toHaveAttribute('data-ready', 'true');
  await card(page).getByRole('button', { name: 'Hint' }).click();
  await expect(verdict(page)).toContainText(/makes the turn/);
  await solve(page, puzzle);
  await expect(verdict(page)).toHaveText('Solved, though not at the first attempt.');
  await page.goto('/puzzles');
  await expect(page.locator('.puzzle-games')).toContainText('Solved at the first attempt: 0 of 1.');
  await open(page, `/puzzles/${puzzle.id}`);
  await card(page).getByRole('button', { name: 'Show the solution' }).click();
  await expect(verdict(page)).toHaveAttribute('data-standing', 'shown');
  await expect(verdict(page)).toContainText('The solution:');
  await expect(rated).toContainText('your rating stays');
});

test('the daily puzzle is on the first page, and makes a streak', async ({ page }) => {
  await page.goto('/');
  const daily = page.locator('.daily-puzzle');
  await daily.getByRole('link', { name: 'Solve it' }).click();
  await expect(page).toHaveURL(/\/puzzles\/daily$/);
  await expect(card(page)).toContainText('Daily puzzle');
  const { id } = await ask<{ id: string }>(page, '/puzzles/daily');
  await solve(page, known(id));
  await page.goto('/');
  await expect(daily).toContainText('Solved today');
  await page.goto('/puzzles');
  await expect(page.locator('.puzzle-streaks')).toContainText('Days in a row with a daily puzzle1 (best: 1)');
  await expectAccessible(page);
});

test('puzzles are chosen by game and theme, from the page of the game too', async ({ page }) => {
  const [puzzle] = PUZZLES;
  if (!puzzle) throw new Error('there are no puzzles');
  await page.goto(`/rules/${puzzle.game}`);
  await page.locator('.contents').getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue(puzzle.game);
  const [theme] = puzzle.themes;
  if (theme) {
    await page.getByRole('combobox', { name: 'Theme' }).selectOption(theme);
    await expect(page).toHaveURL(new RegExp(`theme=${theme}`));
  }
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(new RegExp(`/puzzles/${puzzle.game}-[0-9a-f]+\\?game=${puzzle.game}`));
  await expect(card(page)).toHaveAttribute('data-ready', 'true');
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test(`the puzzle pages fit a telephone of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/puzzles');
    await expect(page.locator('.puzzle-games')).toBeVisible();
    await expectNoSidewaysScroll(page);
    const puzzle = SPACE[0] ?? PUZZLES[0];
    if (!puzzle) throw new Error('there are no puzzles');
    await open(page, `/puzzles/${puzzle.id}`);
    await expectNoSidewaysScroll(page);
    await expect(verdict(page)).toBeAttached();
  });
}

test('the mistakes of a game are tried again', async ({ page }) => {
  test.setTimeout(180_000);
  // Black lets itself be mated, and could have parried; White walks past the mate once.
  await page.goto('/analysis/chess?turns=e2e4+e7e5+d1h5+b8c6+f1c4+g8f6+h5f7');
  await page.getByRole('button', { name: 'Find the mistakes' }).click();
  const retry = page.getByRole('button', { name: /Retry the mistakes of Black/ });
  await expect(retry).toBeVisible({ timeout: 90_000 });
  await retry.click();
  await expect(card(page).getByRole('heading', { level: 2 })).toContainText('Find a better turn');
  const count = Number(/of (\d+)/.exec((await card(page).locator('.guide-count').textContent()) ?? '')?.[1]);
  for (let at = 1; at < count; at += 1)
    await card(page).getByRole('button', { name: 'Next mistake' }).click();
  await expect(card(page)).toContainText('Black played Nf6 here');
  await expect(card(page)).toHaveAttribute('data-ready', 'true');
  const make = async (from: string, to: string) => {
    await page.locator(`[data-cell="${from}"]`).click();
    await page.locator(`[data-cell="${to}"]`).click();
  };
  await make('a7', 'a6');
  await expect(verdict(page)).toHaveAttribute('data-standing', 'wrong');
  await expect(card(page)).toHaveAttribute('data-ready', 'true');
  await make('g7', 'g6');
  await expect(verdict(page)).toHaveAttribute('data-standing', 'right');
  await card(page).getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.mistakes')).toBeVisible();
});
