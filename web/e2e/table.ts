// A game page as a player meets it: cells to click, the list of turns to read.
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { FirstChoice, NewSession, SecondChoice, View } from '../src/api/types';

/** The engine must have replied by then, on a busy machine too. */
const PATIENCE = 40_000;

export type Setup = Partial<NewSession> & { game: string };

export class Table {
  constructor(
    readonly page: Page,
    private readonly request: APIRequestContext,
    readonly id: string,
  ) {}

  /** Sets up a game (one screen for both sides unless it says otherwise) and opens its page. */
  static async set(page: Page, request: APIRequestContext, setup: Setup): Promise<Table> {
    const data: NewSession = { white: 'me', black: 'me', level: 1, ...setup };
    const answer = await request.post('/api/sessions', { data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { id } = (await answer.json()) as View;
    await page.goto(`/play/${id}`);
    const table = new Table(page, request, id);
    await table.ready();
    return table;
  }

  /** The game page that is open. */
  static async at(page: Page, request: APIRequestContext): Promise<Table> {
    await page.waitForURL(/\/play\//);
    const table = new Table(page, request, new URL(page.url()).pathname.split('/').at(-1) ?? '');
    await table.ready();
    return table;
  }

  async ready(): Promise<void> {
    await expect(this.page.locator('[data-cell]').first()).toBeAttached();
  }

  async state(): Promise<View> {
    const answer = await this.request.get(`/api/sessions/${this.id}`);
    return (await answer.json()) as View;
  }

  cell(name: string): Locator {
    return this.page.locator(`[data-cell="${name}"]`);
  }

  /** What a screen reader says of a cell, that is: what stands there. */
  async expectOn(name: string, words: string | RegExp): Promise<void> {
    await expect(this.cell(name)).toHaveAttribute(
      'aria-label',
      typeof words === 'string' ? new RegExp(words) : words,
    );
  }

  async click(...names: string[]): Promise<void> {
    for (const name of names) await this.cell(name).click();
  }

  get status(): Locator {
    return this.page.locator('.status');
  }

  get done(): Locator {
    return this.status.getByRole('button', { name: /^Pass/ });
  }

  get chooser(): Locator {
    return this.page.locator('.chooser');
  }

  tool(name: string): Locator {
    return this.page.locator('.desk-tools').getByRole('button', { name, exact: true });
  }

  /** An entry of the list of further tools. */
  async more(name: string): Promise<void> {
    await this.page.locator('.more > .tool').click();
    await this.tool(name).click();
  }

  /** Resigns, and says so twice. */
  async resign(): Promise<void> {
    await this.more('Resign');
    await this.tool('Yes, resign').click();
  }

  hand(side: string): Locator {
    return this.page.getByRole('list', { name: `${side}: pieces in hand` });
  }

  /** The list of turns, as it is read. */
  async turns(): Promise<string[]> {
    const turns = await this.page.locator('.moves td button').allTextContents();
    return turns.map((text) => text.trim());
  }

  async expectTurns(count: number): Promise<void> {
    await expect.poll(() => this.turns().then((turns) => turns.length), { timeout: PATIENCE }).toBe(count);
  }

  /** Waits for the engine's reply: the turn that makes the list `count` long. */
  async expectReply(count: number): Promise<void> {
    await this.expectTurns(count);
    await expect(this.status).not.toContainText('thinking');
    const state = await this.state();
    expect(state.ply).toBe(count);
    const last = state.turns.at(-1)?.san;
    const [shown] = (await this.turns()).slice(-1);
    // Shogi and xiangqi show the turn in their own notation, whose cells have other names.
    const own = `${last?.letters}${last?.from}${last?.captures ? '×' : ''}${last?.to}`;
    expect(shown).toContain(last?.native ?? own);
  }

  private async second(first: FirstChoice): Promise<void> {
    await expect(this.status).toHaveClass(/status-second/);
    if (await this.done.isVisible()) {
      await this.done.click();
      return;
    }
    const answer = await this.request.get(`/api/sessions/${this.id}/second`, {
      params: { first: first.text },
    });
    const choices = (await answer.json()) as SecondChoice[];
    const choice = choices.find((c) => c.to !== null && c.kind !== 'none');
    if (!choice?.to) throw new Error(`no second part after ${first.text}`);
    if (choice.from !== null && (await this.page.locator('.at-picked').count()) === 0)
      await this.click(choice.from);
    await this.click(choice.to);
  }

  /** Makes some turn that needs no chooser; which one depends only on the position. */
  async playAny(): Promise<void> {
    const { first, ply } = await this.state();
    const plain = first.filter(
      (c) =>
        c.kind === 'move' &&
        c.from !== c.to &&
        first.filter((o) => o.from === c.from && o.to === c.to).length === 1,
    );
    const choice = plain.find((c) => c.capture) ?? plain[(ply * 37 + 11) % plain.length];
    if (!choice?.from || !choice.to) throw new Error('there is no plain move');
    await this.click(choice.from, choice.to);
    if (choice.second !== 'none') await this.second(choice);
    await expect.poll(() => this.turns().then((turns) => turns.length)).toBeGreaterThan(ply);
  }
}
