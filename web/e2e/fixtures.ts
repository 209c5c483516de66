// What every test gets: the server, and a page whose console must stay free of errors and that asks nobody else for anything.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import { Server } from './server';

interface Watch {
  /** Console errors of this kind are meant to happen. */
  allow(message: RegExp): void;
}

export const test = base.extend<{ watch: Watch }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  // Requests of a test carry the cookies of its page: seats belong to who asked for the game.
  request: ({ page }, use) => use(page.request),
  watch: [
    async ({ page, server }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      const strangers: string[] = [];
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== server.url) strangers.push(request.url());
      });
      page.on('websocket', (socket) => {
        if (new URL(socket.url()).host !== new URL(server.url).host) strangers.push(socket.url());
      });
      await use({ allow: (message) => allowed.push(message) });
      expect(errors.filter((error) => !allowed.some((a) => a.test(error)))).toEqual([]);
      expect(strangers, 'requests to others').toEqual([]);
    },
    { auto: true },
  ],
});

/** The page itself must never scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, 'pixels by which the page is too wide').toBeLessThanOrEqual(0);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** No serious fault of accessibility on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: RunOptions): Promise<{ violations: Result[] }> };
    };
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  const serious = violations.filter((v) => v.impact === 'serious' || v.impact === 'critical');
  expect(serious.map((v) => `${v.id}: ${v.nodes[0]?.target}`)).toEqual([]);
}

export { expect };
