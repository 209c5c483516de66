// The guided first game of every game, played to its end through the page: every task is done by clicks.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Guide, GuideStep, OpenPosition } from '../src/api/analysis';
import type { FirstChoice, GameDetail, SecondChoice } from '../src/api/types';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';

const IDS = readdirSync('../games').flatMap((file) => /^([a-z0-9-]+)\.toml$/.exec(file)?.[1] ?? []);

const card = (page: Page) => page.locator('.guide-card');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });

async function ask<T>(page: Page, path: string, data?: object): Promise<T> {
  const answer = await (data ? page.request.post(`/api${path}`, { data }) : page.request.get(`/api${path}`));
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** Clicks a turn together as a player does. */
class Player {
  constructor(
    readonly page: Page,
    readonly game: GameDetail,
  ) {}

  private async click(cell: string): Promise<void> {
    const spot = this.page.locator(`[data-cell="${cell}"]`).first();
    // Low windows show one level of a board in space at a time.
    const level = this.page
      .locator('.overview button')
      .filter({ has: this.page.getByText(cell.charAt(0), { exact: true }) });
    if (this.game.levels !== '' && (await spot.count()) === 0) await level.click();
    await spot.click();
  }

  /** Takes an entry of the list that opens when a click can mean several things. */
  private async choose<C extends { text: string }>(choices: C[], wanted: C): Promise<void> {
    if (choices.length < 2) return;
    await this.page.locator('.chooser li button').nth(choices.indexOf(wanted)).click();
  }

  private async first(choices: FirstChoice[], wanted: FirstChoice, shown: string | null): Promise<void> {
    const [from, token] = [wanted.from, wanted.drop];
    if (from !== null) {
      // The piece that the step speaks of is picked up already.
      if (from !== shown) await this.click(from);
    } else {
      const name = this.game.kinds.find((kind) => kind.token === token)?.name;
      await this.page
        .locator('.hand button:enabled')
        .and(this.page.getByTitle(name ?? '', { exact: true }))
        .click();
    }
    await this.click(wanted.to);
    const there = choices.filter((c) => c.from === from && c.drop === token && c.to === wanted.to && !c.same);
    // On its own cell the piece can also be put down, on a partner's that one can be picked up.
    const more = from === wanted.to || wanted.kind === 'castle' || wanted.kind === 'swap';
    const puts = more ? [...there, { ...wanted, text: '' }] : there;
    await this.choose(puts, wanted);
  }

  private async second(start: string, first: FirstChoice, text: string): Promise<void> {
    const choices = await ask<SecondChoice[]>(this.page, `/games/${this.game.id}/second`, {
      start,
      first: first.text,
    });
    const moves = choices.filter((c) => c.kind !== 'none');
    if (moves.length === 0) return;
    await expect(this.page.locator('.status-second')).toBeVisible();
    const wanted = moves.find((c) => c.text === text);
    if (!wanted) {
      await this.page.locator('.status').getByRole('button', { name: 'Pass' }).click();
      return;
    }
    const only = new Set(moves.map((c) => c.from)).size === 1 && moves.length === choices.length;
    const [from, to] = [wanted.from, wanted.to ?? wanted.from];
    if (from !== null && !only) await this.click(from);
    const its = moves.filter((c) => c.from === from);
    const there = its.filter((c) => (c.to ?? c.from) === to);
    if (to === from && its.length === there.length) {
      // A piece that changes on its own cell needs no second click.
      await this.page.locator('.chooser li button').nth(there.indexOf(wanted)).click();
      return;
    }
    if (to !== null) await this.click(to);
    await this.choose(there, wanted);
  }

  async play(step: GuideStep): Promise<void> {
    const start = step.view.position;
    const open = await ask<OpenPosition>(this.page, `/games/${this.game.id}/position`, { start });
    const [text = '', more = ''] = (step.task?.hint.turn?.text ?? '').split(',');
    const wanted = open.first.find((c) => c.text === text);
    if (!wanted) throw new Error(`${text} cannot be played`);
    const shown = open.first.some((c) => c.from === step.show?.cell) ? (step.show?.cell ?? null) : null;
    await this.first(open.first, wanted, shown);
    if (wanted.second !== 'none') await this.second(start, wanted, more);
  }
}

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
      await player.play(step);
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
