// The site as an app: without a net, and when a new version of it comes.
import { request as ask, createServer, type Server as HttpServer } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { Server } from './server';

test.use({ serviceWorkers: 'allow' });

/** A server that has read all games, so that no page waits for it. */
async function ready(): Promise<Server> {
  const server = await Server.start();
  await fetch(`${server.url}/api/games?language=en`);
  return server;
}

/** Waits until the service worker serves the page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}

test('without a net the site opens, says so, and shows what was read', async ({ page, context }) => {
  const server = await ready();
  try {
    await page.goto(server.url);
    await kept(page);
    await page.goto(`${server.url}/rules/chess`);
    await expect(page.locator('.kind').first()).toBeVisible();
    await page.goto(server.url);
    await expect(page.locator('.card').first()).toBeVisible();
    await server.kill();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.offline-line')).toContainText('You are offline');
    // The list of games was read before, too.
    await expect(page.locator('.card').nth(13)).toBeVisible();
    await page.locator('.readable').getByRole('link', { name: 'Rules of Chess' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chess');
    await expect(page.locator('.kind').first()).toBeVisible();
    const stored = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    // Nothing of accounts, games in progress or the lobby.
    expect(stored.filter((path) => /^\/api\/(?!games|pieces|levels)/.test(path))).toEqual([]);
    await context.setOffline(false);
    await server.run();
    await expect(page.locator('.offline-line')).toBeHidden({ timeout: 30_000 });
  } finally {
    await server.end();
  }
});

/** Passes everything on to the server; once `publish` was called, the site is a new version, which says so. */
async function publisher(port: number): Promise<{ url: string; publish(): void; server: HttpServer }> {
  let fresh = false;
  const server = createServer((request, response) => {
    const { host: _, 'accept-encoding': __, ...headers } = request.headers;
    const target = { port, host: '127.0.0.1', path: request.url, method: request.method, headers };
    const passed = ask(target, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        let body = Buffer.concat(chunks);
        if (fresh && request.url === '/sw.js')
          body = Buffer.from(
            body
              .toString()
              .replace(/(url:"app\.js",revision:")[^"]*|(revision:")[^"]*(",url:"app\.js")/, '$1$2new$3'),
          );
        if (fresh && request.url?.startsWith('/app.js'))
          body = Buffer.from(`document.documentElement.dataset.version = 'new';${body}`);
        const { 'content-length': ___, etag: ____, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest);
        response.end(body);
      });
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const publish = () => {
    fresh = true;
  };
  return { url, publish, server };
}

test('a new version takes over with the next page, and leaves nothing of the old one', async ({ page }) => {
  const server = await ready();
  const site = await publisher(server.port);
  const version = () => page.evaluate(() => document.documentElement.dataset.version ?? 'old');
  try {
    await page.goto(site.url);
    await kept(page);
    await page.reload();
    await expect(page.locator('.card').first()).toBeVisible();
    expect(await version()).toBe('old');
    site.publish();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    // What is open stays as it is.
    expect(await version()).toBe('old');
    await page.getByRole('link', { name: 'Pieces', exact: true }).click();
    await page.waitForURL('**/pieces');
    await expect.poll(version).toBe('new');
    await expect(page.locator('.piece-entry').first()).toBeVisible();
    const copies = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().filter(({ url }) => new URL(url).pathname === '/app.js').length;
    });
    expect(copies).toBe(1);
  } finally {
    site.server.close();
    await server.end();
  }
});
