// Takes the pictures of README and docs anew, from a running server: docs/pictures/*.webp, each under 150 kB.
// usage: npm run build; start variorum; SITE=http://127.0.0.1:8080 node scripts/pictures.mjs [name …]
// CHROMIUM names the browser, which also makes the WebP.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const site = process.env.SITE ?? 'http://127.0.0.1:8080';
const only = process.argv.slice(2);
const folder = new URL('../../docs/pictures/', import.meta.url);
const LARGEST = 150_000;
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-dev-shm-usage',
  ],
});

const cell = (page, name) => page.locator(`[data-cell="${name}"]`);

/** A game for both sides on one screen, or against the engine. */
async function play(page, game, turns = [], black = 'me') {
  const data = { game, white: 'me', black, level: 3 };
  const { id } = await (await page.request.post(`${site}/api/sessions`, { data })).json();
  for (const [ply, text] of turns.entries())
    await page.request.post(`${site}/api/sessions/${id}/act`, { data: { type: 'turn', ply, text } });
  await page.goto(`${site}/play/${id}`);
  await page.waitForSelector('.cells, .space-canvas');
}

const DESKTOP = { width: 1440, height: 900 };

/** Waits until the engine has looked a little way ahead, then stops it where it is. */
async function deep(page, depth) {
  await page.waitForFunction(
    (least) =>
      Number(/\d+/.exec(document.querySelector('.engine-state small')?.textContent ?? '')?.[0]) >= least,
    depth,
    { timeout: 60_000 },
  );
}

const scenes = {
  space: [
    DESKTOP,
    'light',
    async (page) => {
      await page.addInitScript(() => localStorage.setItem('variorum.tour', 'seen'));
      await play(page, 'blocschach', ['vd2vd3', 'wd7wd6']);
      await page.waitForSelector('.block');
      await cell(page, 'vb1').click();
    },
  ],
  table: [
    DESKTOP,
    'light',
    async (page) => {
      await play(page, 'stones-and-relays', ['e2e4,b4c4'], 'engine');
      await page.waitForSelector('.told', { timeout: 30_000 });
      await page.waitForTimeout(1500);
      await page.keyboard.press('h');
      await page.waitForSelector('.hinted', { timeout: 30_000 });
      await page.keyboard.press('h');
    },
  ],
  shogi: [
    DESKTOP,
    'light',
    async (page) => {
      await play(page, 'shogi', ['c3c4', 'g7g6', 'b2h8+', 'g9h8', 'B@e5']);
      await page.waitForSelector('.b-full');
    },
  ],
  first: [
    DESKTOP,
    'light',
    async (page) => {
      await page.goto(site);
      await page.waitForSelector('.shown .piece, .shown-board', { timeout: 30_000 }).catch(() => undefined);
      await page.waitForTimeout(15_000);
    },
  ],
  analysis: [
    DESKTOP,
    'light',
    async (page) => {
      const turns = 'e2e4,b4c4 e8e7,b5b4 g1f3,g5f5';
      await page.goto(`${site}/analysis/stones-and-relays?${new URLSearchParams({ turns })}`);
      await deep(page, 5);
    },
  ],
  learn: [
    DESKTOP,
    'light',
    async (page) => {
      await page.goto(`${site}/learn/stones-and-relays`);
      await page.waitForSelector('.guide-card[data-ready="true"]');
      for (let step = 0; step < 2; step += 1) await page.getByRole('button', { name: 'Skip' }).click();
      await page.waitForSelector('.at-target, .is-target');
    },
  ],
  editor: [
    DESKTOP,
    'dark',
    async (page) => {
      await page.goto(`${site}/editor/mitreyang`);
      await page.waitForSelector('.palette-piece');
      await page.locator('.palette-piece').nth(2).click();
      await cell(page, 'e5').click();
    },
  ],
  phone: [
    { width: 390, height: 844 },
    'dark',
    async (page) => {
      await play(page, 'double-eighteen-stone-chess');
      await cell(page, 'e2').click();
    },
  ],
};

/** A PNG as WebP, as good as fits; `paint` is a page of the same browser. */
async function webp(paint, png) {
  for (const quality of [0.9, 0.8, 0.7, 0.55, 0.4]) {
    const found = await paint.evaluate(
      async ([data, how]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        canvas.getContext('2d').drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', how).split(',')[1];
      },
      [png.toString('base64'), quality],
    );
    const bytes = Buffer.from(found, 'base64');
    if (bytes.length < LARGEST) return bytes;
  }
  throw new Error('too large');
}

const paint = await browser.newPage();
let failed = false;
for (const [name, [viewport, colorScheme, act]] of Object.entries(scenes)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const context = await browser.newContext({ viewport, colorScheme, hasTouch: viewport.width < 500 });
  const page = await context.newPage();
  try {
    await act(page);
    await page.waitForTimeout(1200);
    const bytes = await webp(paint, await page.screenshot());
    writeFileSync(new URL(`${name}.webp`, folder), bytes);
    console.log(`${name}.webp: ${Math.round(bytes.length / 1000)} kB`);
  } catch (error) {
    failed = true;
    console.log(`${name}: ${error.message.split('\n')[0]}`);
  }
  await context.close();
}
await browser.close();
if (failed) process.exit(1);
