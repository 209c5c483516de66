// Games by keys and text alone: no pointer touches the page.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Report } from '../src/api/analysis';
import type { Attacks, GameDetail, View } from '../src/api/types';
import { expect, expectAccessible, test } from './fixtures';
import { Table } from './table';

/** Turns after which a game that nobody has won is given up. */
const MOST = 30;

/** Goes from control to control until this one has the focus. */
async function tabTo(page: Page, goal: Locator, most = 160): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await goal.count()) > 0 && (await goal.evaluate((one) => one === document.activeElement))) return;
  }
  throw new Error(`no Tab leads to ${goal}`);
}

/** Goes to a cell by its name. On a busy machine the letters may come too slowly to be one name: then once more. */
async function typeCell(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.type(name);
    await expect(page.locator(`[data-cell="${name}"]`)).toBeFocused({ timeout: 1500 });
  }).toPass({ timeout: 20_000 });
}

/** The command line of a page, by keys. */
class Commands {
  constructor(private readonly page: Page) {}

  private get input(): Locator {
    return this.page.getByRole('textbox', { name: 'Move, question or command' });
  }

  async type(line: string): Promise<void> {
    if (!(await this.input.evaluate((one) => one === document.activeElement))) {
      await this.page.keyboard.press('/');
      await expect(this.input).toBeFocused();
    }
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
  }

  /** Types a line and reads the answer. */
  async ask(line: string): Promise<string> {
    const entries = this.page.locator('.command-entry');
    // The oldest entries go: their number tells them apart.
    const newest = async () =>
      (await entries.count()) === 0 ? 0 : Number(await entries.last().getAttribute('data-number'));
    const before = await newest();
    await this.type(line);
    await expect.poll(newest).toBeGreaterThan(before);
    const lines = await entries.last().locator('p:not(.command-typed)').allTextContents();
    return lines.join('\n');
  }
}

/** The engine's best turn here, as the brain of a player who sees no board. */
async function best(request: APIRequestContext, state: View): Promise<string> {
  const data = { start: state.start, turns: state.turns.map(({ text }) => text), seconds: 2, depth: 4 };
  const answer = await request.post(`/api/games/${state.game}/analysis`, { data });
  const reports = (await answer.text()).split('\n').filter((line) => line.startsWith('data: {"depth"'));
  const report = JSON.parse(reports.at(-1)?.slice('data: '.length) ?? '{"lines":[]}') as Report;
  const turn = report.lines[0]?.turns[0]?.text ?? state.first[0]?.text;
  if (turn === undefined) throw new Error('there is no turn');
  return turn;
}

/** Every question is answered with the truth, as the interface has it. */
async function questionsAreTrue(
  commands: Commands,
  request: APIRequestContext,
  state: View,
  game: GameDetail,
): Promise<void> {
  const nameOf = (token: string) =>
    [...game.kinds, ...game.neutralKinds].find((kind) => kind.token === token)?.name ?? token;
  const piece = state.pieces.find(({ side }) => side === 'w');
  if (!piece) throw new Error('no piece');
  const cells = (side: string) =>
    state.pieces.filter((one) => one.side === side && one.token === piece.token).map(({ cell }) => cell);
  const places = await commands.ask(`p ${piece.token}`);
  for (const side of ['w', 'b'])
    for (const cell of cells(side)) expect(places, `${piece.token} on ${cell}`).toContain(cell);
  expect(places.match(/\b[a-z]{2}[0-9]+\b/g)?.length ?? 0).toBe(cells('w').length + cells('b').length);

  expect(await commands.ask(`s ${piece.cell}`)).toBe(`${piece.cell} ${nameOf(piece.token)} White.`);

  const asked = await request.get(`/api/games/${state.game}/attacks`, {
    params: { cell: piece.cell, position: state.position },
  });
  const attacks = (await asked.json()) as Attacks;
  const told = await commands.ask(`attacks ${piece.cell}`);
  for (const { cell } of [...attacks.white, ...attacks.black]) expect(told).toContain(cell);
  if (attacks.black.length === 0) expect(told).toContain('Attacked by: nothing.');

  expect(await commands.ask('clock')).toBe(
    state.clock ? expect.stringMatching(/^White .*, Black .*\.$/) : 'This game has no clock.',
  );
  const last = await commands.ask('last');
  for (const cell of state.lastTurn?.cells ?? []) expect(last).toContain(cell);
}

test('a whole game of Stockgi from the first page, by keys and text alone', async ({ page, request }) => {
  test.setTimeout(1_200_000);
  await page.goto('/');
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('Stockgi');
  await tabTo(page, page.getByRole('button', { name: 'Play Stockgi', exact: true }).last());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('slider')).toBeVisible();
  await tabTo(page, dialog.getByRole('slider'), 30);
  await page.keyboard.press('Home');
  await tabTo(page, dialog.getByRole('button', { name: 'Start' }), 30);
  await page.keyboard.press('Enter');

  const table = await Table.at(page, request);
  const commands = new Commands(page);
  const game = (await (await request.get('/api/games/stockgi?language=en')).json()) as GameDetail;
  let state = await table.state();
  const mine = state.you.sides[0];
  for (let turn = 0; state.outcome === null; turn += 1) {
    await expect
      .poll(
        async () => {
          state = await table.state();
          return state.outcome !== null || (state.side === mine && !state.thinking);
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    if (state.outcome !== null) break;
    if (turn >= MOST) {
      expect(await commands.ask('resign')).toContain('once more');
      await commands.type('resign');
      await expect.poll(async () => (await table.state()).outcome).not.toBeNull();
      break;
    }
    if (turn % 12 === 1) await questionsAreTrue(commands, request, state, game);
    const text = await best(request, state);
    const choice = state.first.find((one) => one.text === text);
    const alone =
      state.first.filter((one) => one.from === choice?.from && one.to === choice?.to).length === 1;
    if (turn % 5 === 2 && choice?.from && choice.to && alone && choice.second === 'none') {
      // On the board: the name of the cell, Enter; the goal, Enter.
      await page.keyboard.press('Escape');
      await typeCell(page, choice.from);
      await page.keyboard.press('Enter');
      await expect(page.locator('.target-words')).toContainText(choice.to);
      await typeCell(page, choice.to);
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe(choice.to);
    } else await commands.type(text);
    await expect.poll(async () => (await table.state()).ply).toBeGreaterThan(state.ply);
  }
  const end = (await table.state()).outcome;
  console.log(`Stockgi by keys: ${end?.result} ${end?.reason} after ${(await table.state()).ply} turns`);
  await expect(page.locator('.command-news').last()).toContainText(/wins|Draw/);
});

test('a mate is typed, told and kept', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'chess',
    position: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1',
  });
  const commands = new Commands(page);
  expect(await commands.ask('attacks a8')).toContain('a1 Rook White');
  await commands.type('Ra8');
  await expect.poll(async () => (await table.state()).outcome?.reason).toBe('checkmate');
  await expect(page.locator('.command-news').last()).toContainText('White wins by checkmate.');
  expect(await commands.ask('last')).toBe('White: Rook a1 to a8.\nWhite wins by checkmate.');
});

test('a turn of two parts is typed part by part, taken back, and refused with its reason', async ({
  page,
  request,
}) => {
  const table = await Table.set(page, request, { game: 'stones-and-relays' });
  const commands = new Commands(page);
  expect(await commands.ask('a1a2')).toContain('own pieces');
  await commands.type('e4');
  await expect(table.status).toHaveClass(/status-second/);
  expect(await commands.ask('s e4')).toBe('e4 Pawn White.');
  expect(await commands.ask('undo')).toBe('Taken back.');
  await commands.type('e2e4');
  await expect(table.status).toHaveClass(/status-second/);
  await commands.type('pass');
  await table.expectTurns(1);
  await commands.type('e8e6,');
  await table.expectTurns(2);
  await commands.type('undo');
  await table.expectTurns(1);
  await expectAccessible(page);
});

test('keys find targets, levels, attackers and checks in every view', async ({ page, request }) => {
  test.setTimeout(400_000);
  await Table.set(page, request, { game: 'raumschach' });
  const bar = page.locator('.board-bar');
  for (const view of ['Block', 'One level', 'Levels', 'Ranks', 'Turn freely']) {
    const button = bar.getByRole('button', { name: view, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    await typeCell(page, 'ab1');
    await page.keyboard.press('Enter');
    await expect(page.locator('.target-words'), view).toContainText('target');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');
    await page.keyboard.press('n');
    await expect.poll(focused, view).not.toBe('ab1');
    const first = await focused();
    await page.keyboard.press('n');
    await expect.poll(focused, view).not.toBe(first);
    await page.keyboard.press('Shift+N');
    await expect.poll(focused, view).toBe(first);
    await page.keyboard.press('Escape');
    await expect(async () => {
      await page.keyboard.type('gc');
      expect(await focused(), view).toMatch(/^c/);
    }).toPass({ timeout: 20_000 });
    await page.keyboard.press('Shift+A');
    await expect(page.locator('.desk-right .piece-card'), view).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.desk-right .piece-card'), view).toHaveCount(0);
    await page.keyboard.press('Shift+C');
    await expect(page.locator('.toast'), view).toContainText('Nobody is in check.');
    await expectAccessible(page);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-cell'))).toBe(true);
});

test('numbers pick pieces up from the hand', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'shogi',
    position: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL[Bb] w - - 0 1',
  });
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect(table.status).toContainText('Bishop: choose a cell');
  await page.keyboard.type('e5');
  await page.keyboard.press('Enter');
  await table.expectOn('e5', 'Sente Bishop');
});

test('an analysis board and a guided game have the command line', async ({ page }) => {
  await page.goto('/analysis/chess');
  const commands = new Commands(page);
  await expect(page.locator('[data-cell]').first()).toBeAttached();
  await commands.type('Nf3');
  await expect(page.locator('[data-cell="f3"]')).toHaveAttribute('aria-label', /Knight/);
  expect(await commands.ask('last')).toBe('White: Knight g1 to f3.');
  await commands.type('undo');
  await expect(page.locator('[data-cell="g1"]')).toHaveAttribute('aria-label', /Knight/);
  expect(await commands.ask('resign')).toContain('once more');
  await expectAccessible(page);
  await page.goto('/learn/chess');
  await expect(page.locator('[data-cell]').first()).toBeAttached();
  expect(await commands.ask('material')).toContain('White:');
  await expectAccessible(page);
});

test('a forgotten password is replaced with a recovery code', async ({ page, watch }) => {
  // The wrong code is answered 401.
  watch.allow(/401/);
  await page.goto('/account');
  await page.getByText('Create an account').first().click();
  await page.getByLabel('Name').first().fill('Ellen');
  await page.getByLabel('Password', { exact: true }).first().fill('correct horse battery');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const codes = await page.locator('.codes-list code').allTextContents();
  expect(codes).toHaveLength(8);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.waitForURL(/\/games/);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await page.getByText('Password forgotten?').click();
  const form = page.locator('details', { hasText: 'Password forgotten?' });
  await form.getByLabel('Name').fill('Ellen');
  await form.getByLabel('New password', { exact: true }).fill('staple of another colour');
  await form.getByLabel('Recovery code').fill('0000-0000-0000-0000');
  await form.getByRole('button', { name: 'Set the new password' }).click();
  await expect(form.getByRole('alert')).toContainText('recovery code is wrong');
  await form.getByLabel('Recovery code').fill(codes[0] ?? '');
  await form.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('heading', { name: 'Ellen' })).toBeVisible();
  await page.getByText('Recovery codes', { exact: true }).click();
  await expect(page.getByText('You have 7 unused recovery codes.')).toBeVisible();
});
