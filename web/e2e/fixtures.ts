// What every test gets: the server, and a page whose console must stay free of errors.
import { test as base, expect, type Page } from '@playwright/test';
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
  watch: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const allowed: RegExp[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
      });
      await use({ allow: (message) => allowed.push(message) });
      expect(errors.filter((error) => !allowed.some((a) => a.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The page itself must never scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, 'pixels by which the page is too wide').toBeLessThanOrEqual(0);
}

export { expect };
