// A player who makes turns by clicks, on any board.
import type { Page } from '@playwright/test';
import type { OpenPosition } from '../src/api/analysis';
import type { FirstChoice, GameDetail, SecondChoice } from '../src/api/types';
import { expect } from './fixtures';

/** What the server answers. */
export async function ask<T>(page: Page, path: string, data?: object): Promise<T> {
  const answer = await (data ? page.request.post(`/api${path}`, { data }) : page.request.get(`/api${path}`));
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** Clicks a turn together as a player does. */
export class Player {
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
    const [from, token, to] = [wanted.from, wanted.drop, wanted.to];
    if (to === null) {
      await this.page.locator('.status').getByRole('button', { name: 'Pass' }).click();
      return;
    }
    if (from !== null) {
      if (from !== shown) await this.click(from);
    } else {
      const name = this.game.kinds.find((kind) => kind.token === token)?.name;
      await this.page
        .locator('.hand button:enabled')
        .and(this.page.getByTitle(name ?? '', { exact: true }))
        .click();
    }
    await this.click(to);
    const there = choices.filter((c) => c.from === from && c.drop === token && c.to === to && !c.same);
    // On its own cell the piece can also be put down, on a partner's that one can be picked up.
    const more = from === to || wanted.kind === 'castle' || wanted.kind === 'swap';
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

  /** Makes a turn in a position. `lifted`: the cell of a piece that is picked up already, if it may move. */
  async play(start: string, turn: string, lifted?: string): Promise<void> {
    const open = await ask<OpenPosition>(this.page, `/games/${this.game.id}/position`, { start });
    const [text = '', more = ''] = turn.split(',');
    const wanted = open.first.find((c) => c.text === text);
    if (!wanted) throw new Error(`${text} cannot be played`);
    const shown = open.first.some((c) => c.from === lifted) ? (lifted ?? null) : null;
    await this.first(open.first, wanted, shown);
    if (wanted.second !== 'none') await this.second(start, wanted, more);
  }
}
