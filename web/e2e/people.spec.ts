// Two people, each with a browser of their own: the lobby, offers, chat, turns made in advance, accounts and ratings, and a server
// that is killed in the middle.
import type { Browser, Page } from '@playwright/test';
import type { View } from '../src/api/types';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';
import { Table } from './table';

// Two or three browsers at once: slow where many things run.
test.describe.configure({ timeout: 180_000 });

/** A second person, with cookies of their own. */
async function somebody(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
}

/** Two people at one board, White first: by the link of an invitation. */
async function atTable(white: Page, black: Page, setup: object): Promise<[Table, Table]> {
  const answer = await white.request.post('/api/sessions', {
    data: { white: 'me', black: 'open', ...setup },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id, you } = (await answer.json()) as View;
  await white.goto(`/play/${id}`);
  await black.goto(you.links?.join ? `/play/${id}#key=${you.links.join}` : `/play/${id}`);
  await black.getByRole('button', { name: 'Play', exact: true }).click();
  const tables: [Table, Table] = [new Table(white, white.request, id), new Table(black, black.request, id)];
  for (const table of tables) await table.ready();
  return tables;
}

test('two people meet in the lobby and play on through a killed server', async ({
  page,
  browser,
  baseURL,
  server,
  watch,
}) => {
  watch.allow(/WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  const other = await somebody(browser, baseURL);
  await other.goto('/lobby');
  await expect(other.getByText('Nobody is waiting at the moment.')).toBeVisible();

  await page.goto('/lobby');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Chess');
  await page.getByRole('button', { name: 'New challenge' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Time per side' }).selectOption('10 min + 10 s');
  await dialog.getByRole('button', { name: 'Post in the lobby' }).click();
  await expect(page.getByRole('heading', { name: 'Invite an opponent' })).toBeVisible();

  // The challenge shows the board that it begins with.
  await expect(other.locator('.challenge-game svg use, .challenge-game svg path').first()).toBeVisible();
  await other.getByRole('button', { name: /^Play Chess against/ }).click();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const [white, black] = [new Table(page, page.request, id), new Table(other, other.request, id)];
  await white.ready();
  await black.ready();
  await expect(page.getByRole('timer')).toHaveCount(2);
  // Nothing lies over a clock, at any width. (A trial click fails where something does.)
  const size = page.viewportSize();
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const clock of await page.getByRole('timer').all()) await clock.click({ trial: true });
  }
  if (size) await page.setViewportSize(size);

  await white.click('e2', 'e4');
  await black.expectTurns(1);
  await black.click('e7', 'e5');
  await white.expectTurns(2);

  await server.kill();
  await expect(page.getByText('Connection lost.')).toBeVisible();
  // A turn made meanwhile is sent when the server is there again.
  await white.click('g1', 'f3');
  await server.run();
  await black.expectTurns(3);
  await white.expectTurns(3);
  await expect(page.getByText('Connection lost.')).toBeHidden();
  await black.click('b8', 'c6');
  await white.expectTurns(4);
  await black.expectTurns(4);
  expect(await white.turns()).toEqual(await black.turns());

  // Nobody else has a say here.
  const third = await somebody(browser, baseURL);
  await third.goto(`/play/${id}`);
  const watching = new Table(third, third.request, id);
  await watching.expectTurns(4);
  await expect(page.getByText('1 watching')).toBeVisible();
  await third.locator('.more > .tool').click();
  await expect(watching.tool('Copy position')).toBeVisible();
  await expect(watching.tool('Resign')).toHaveCount(0);
  await third.keyboard.press('Escape');

  await black.resign();
  for (const table of [white, black, watching]) await expect(table.status).toContainText('Black resigned');
  // The result takes more room than “White to move”: the board makes way, and both players stay in the window.
  const below = () =>
    page.locator('.player').evaluateAll((players) => {
      const ends = players.map((player) => player.getBoundingClientRect().bottom);
      return Math.max(...ends) - window.innerHeight;
    });
  await expect.poll(below).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await other.getByRole('button', { name: 'Accept rematch' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/play/') && !url.pathname.endsWith(id));
  await other.waitForURL((url) => url.pathname === new URL(page.url()).pathname);
  await expect(other.locator('.player').last()).toHaveAttribute('aria-label', 'White');
});

test('a turn is taken back by agreement, a draw declined, a speaker muted', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await somebody(browser, baseURL);
  const [white, black] = await atTable(page, other, { game: 'stones-and-relays' });
  await white.click('d2', 'd4');
  await white.done.click();
  await black.expectTurns(1);
  await white.tool('Request undo').click();
  await expect(page.getByText('You have asked to undo your last turn.')).toBeVisible();
  await other.getByRole('button', { name: 'Accept', exact: true }).click();
  await white.expectTurns(0);
  await black.expectTurns(0);

  await white.click('d2', 'd4');
  await white.done.click();
  await black.expectTurns(1);
  await black.playAny();
  await white.expectTurns(2);
  // Much talk and an offer beside the board leave the board where it is, and the buttons below the turns free.
  await other.getByRole('textbox', { name: 'Write a message' }).fill('Well, well. '.repeat(24));
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Well, well.')).toBeVisible();
  const top = () => page.locator('.board').evaluate((board) => Math.round(board.getBoundingClientRect().top));
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.waitForTimeout(300);
  const before = await top();
  await black.tool('Offer draw').click();
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  expect(await top()).toBe(before);
  await page.locator('.steps button').first().click({ trial: true });
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(other.getByText('You have offered a draw.')).toBeHidden();

  await other.getByRole('textbox', { name: 'Write a message' }).fill('Hurry up!');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Hurry up!')).toBeVisible();
  await page.getByRole('button', { name: 'Mute Black' }).first().click();
  await expect(page.getByText('Hurry up!')).toBeHidden();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(other.getByText('The chat of this game is closed.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);

  // Earlier positions, by keys and back again.
  await page.locator('body').press('Home');
  await expect(white.status).toContainText('Start position');
  await white.expectOn('d2', 'White Pawn');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await white.expectOn('d4', 'White Pawn');
});

test('turns made in advance: sent when legal, whole when both parts were made, forgotten by Escape; a crash forgets neither them nor half a turn', async ({
  page,
  browser,
  baseURL,
  server,
  watch,
}) => {
  watch.allow(/WebSocket|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED/);
  const other = await somebody(browser, baseURL);
  const [white, black] = await atTable(page, other, { game: 'stones-and-relays' });
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await black.click('d8', 'd6');
  await expect(black.status).toContainText('Premove: d8–d6');
  await other.keyboard.press('Escape');
  await expect(black.status).not.toContainText('Premove');
  // The goal of a premove is no question: its answer would be what Escape closes.
  expect(asked.filter((url) => url.includes('cell=d6'))).toEqual([]);
  await black.click('e8', 'e7', 'b4', 'a4');
  await expect(black.status).toContainText('Premove: e8–e7, b4–a4');
  await expect(other.locator('.at-ahead')).toHaveCount(4);
  // The server may go while it is asked what may follow the first part: the question is put again.
  await page.route('**/second?*', (route) => route.abort(), { times: 1 });
  await white.click('d2', 'd4');
  await server.kill();
  for (const person of [page, other]) await expect(person.getByText('Connection lost.')).toBeVisible();
  await server.run();
  for (const person of [page, other]) await expect(person.getByText('Connection lost.')).toBeHidden();
  await white.done.click();
  await white.expectTurns(2);
  expect((await white.turns()).at(-1)).toBe('e7, b4–a4');
});

test('two accounts play a rated game', async ({ page, browser, baseURL }) => {
  const other = await somebody(browser, baseURL);
  for (const [person, name] of [
    [page, 'Ada-1'],
    [other, 'Bea-2'],
  ] as const) {
    await person.goto('/account');
    await person.getByText('Create an account', { exact: true }).first().click();
    await person.getByRole('textbox', { name: 'Name' }).fill(name);
    await person.getByLabel('Password', { exact: true }).fill('short');
    await person.getByRole('button', { name: 'Create an account' }).click();
    await expect(person.getByRole('alert').filter({ hasText: 'at least 8' })).toBeVisible();
    await person.getByLabel('Password', { exact: true }).fill('correct horse battery');
    await person.getByRole('button', { name: 'Create an account' }).click();
    await expect(person.getByRole('link', { name })).toBeVisible();
  }
  const clock = { base: 600_000, increment: 0, delay: 0 };
  const [white, black] = await atTable(page, other, { game: 'minishogi', clock, rated: true });
  await expect(page.getByText('rated', { exact: true })).toBeVisible();
  await expect(page.locator('.player').first()).toContainText('Bea-2');
  await expect(page.locator('.player').first()).toContainText('1500?');
  await white.playAny();
  await black.expectTurns(1);
  await black.playAny();
  await white.expectTurns(2);
  await white.resign();
  await expect(black.status).toContainText('Gote wins');
  // A new rating is uncertain; now both players see what the game has changed.
  for (const person of [page, other]) {
    await expect(person.locator('.player').filter({ hasText: 'Bea-2' })).toContainText('1500 → 16');
    await expect(person.locator('.player').filter({ hasText: 'Ada-1' })).toContainText('1500 → 13');
  }
  await other.goto('/player/Ada-1');
  await expect(other.getByRole('row', { name: /Minishogi/ })).toContainText('1');
  await expect(other.locator('.game-list li')).toHaveCount(1);
  await expect(other.locator('.game-list').getByRole('link', { name: /^Analyse/ })).toHaveCount(1);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('a private game: one link to play, another to watch and talk, and the bare address to watch only', async ({
  page,
  browser,
  baseURL,
}) => {
  const [friend, fan, stranger] = [
    await somebody(browser, baseURL),
    await somebody(browser, baseURL),
    await somebody(browser, baseURL),
  ];
  const answer = await page.request.post('/api/sessions', {
    data: { game: 'minishogi', white: 'me', black: 'open' },
  });
  const { id } = (await answer.json()) as View;
  await page.goto(`/play/${id}`);
  const link = (name: string) => page.getByRole('textbox', { name, exact: true });
  const invitation = await link('Link to this game').inputValue();
  await page.getByText('Spectators’ link', { exact: true }).click();
  const watching = await link('Spectators’ link').inputValue();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // Neither the address nor the link for spectators leads to the seat.
  for (const [person, address] of [
    [stranger, `/play/${id}`],
    [fan, watching],
  ] as const) {
    await person.goto(address);
    await expect(person.getByText('This game is private. To play, open the invitation link')).toBeVisible();
    await expect(person.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0);
  }
  await friend.goto(invitation);
  await friend.getByRole('button', { name: 'Play', exact: true }).click();
  for (const person of [page, friend, fan, stranger]) await new Table(person, person.request, id).ready();

  await expect(fan.getByRole('textbox', { name: 'Write a message' })).toBeVisible();
  await expect(stranger.getByText('The spectators’ chat needs the spectators’ link.')).toBeVisible();
  await expect(stranger.getByRole('textbox', { name: 'Write a message' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Good luck!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(friend.getByText('Good luck!')).toBeVisible();
  await friend.getByRole('button', { name: /^Report/ }).click();
  const dialog = friend.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Something else');
  await dialog.getByRole('textbox').fill('Only a test.');
  await expectAccessible(friend);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(friend.getByText('The operator has your report.')).toBeVisible();
});

test('whoever is logged out elsewhere is so in every tab; a blocked player is not heard', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await somebody(browser, baseURL);
  for (const [person, name] of [
    [page, 'Cleo-3'],
    [other, 'Dora-4'],
  ] as const) {
    const data = { name, password: 'correct horse battery' };
    expect((await person.request.post('/api/account', { data })).status()).toBe(201);
  }
  const [white, black] = await atTable(page, other, { game: 'minishogi' });
  await other.getByRole('textbox', { name: 'Write a message' }).fill('You will lose.');
  await other.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You will lose.')).toBeVisible();
  await page.goto('/player/Dora-4');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unblock', exact: true })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/play/${white.id}`);
  await white.ready();
  await expect(page.getByText('blocked', { exact: true })).toBeVisible();
  await expect(page.getByText('You will lose.')).toBeHidden();
  await page.goto('/account');
  await page.getByText('Blocked players').click();
  await page.getByRole('button', { name: 'Unblock Dora-4' }).click();
  await expect(page.getByText('You have not blocked anyone.', { exact: false })).toBeVisible();

  // Another device ends all of Dora's logins: the open page is nobody's.
  const device = await somebody(browser, baseURL);
  await device.request.post('/api/login', { data: { name: 'Dora-4', password: 'correct horse battery' } });
  await device.request.post('/api/logout', { data: { everywhere: true } });
  await expect(other.getByRole('link', { name: 'Log in' })).toBeVisible();
  await other.locator('.more > .tool').click();
  await expect(black.tool('Copy position')).toBeVisible();
  await expect(black.tool('Resign')).toHaveCount(0);
});
