// What the site costs: sizes of the first load, and times from an input to the next frame on the largest boards.
// usage: npm run build; VARIORUM=../target/release/variorum node scripts/measure.mjs
// VARIORUM names the binary (or SITE a running server), CHROMIUM the browser. Prints figures; fails when a budget is exceeded
// with STRICT=1. ONLY names one game to look at, without the view in space. Times need a quiet machine; on a busy one look at the medians.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const FIRST_LOAD = 300_000;
const NEXT_FRAME = 50;
/** Pieces clicked on each board. */
const ROUNDS = Number(process.env.ROUNDS ?? 24);
/** Steps of a piece that is carried about. */
const DRAGS = 80;
const ONLY = process.env.ONLY ?? null;
const PORT = Number(process.env.PORT ?? 8791);

let site = process.env.SITE ?? null;
let server = null;
let data = null;
if (site === null) {
  data = mkdtempSync(join(tmpdir(), 'variorum-measure-'));
  const binary = process.env.VARIORUM ?? '../target/release/variorum';
  server = spawn(binary, ['serve', '--port', String(PORT), '--data', data, '--no-open'], { stdio: 'ignore' });
  site = `http://127.0.0.1:${PORT}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await fetch(`${site}/api/levels`).catch(() => null))?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

// Flat boards are drawn by the processor, as on a machine without a graphics card; the view in space needs WebGL.
const launch = (gl) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      ...(gl
        ? ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
        : ['--disable-gpu']),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  });
let browser = await launch(false);
const faults = [];
const kilobytes = (n) => `${(n / 1000).toFixed(1)} kB`;

/** A game for both sides on one screen, of the visitor that a browser's context is. */
async function create(game, context) {
  const data = { game, white: 'me', black: 'me', level: 1 };
  const answer = await context.request.post(`${site}/api/sessions`, { data });
  const { id } = await answer.json();
  return (await context.request.get(`${site}/api/sessions/${id}`)).json();
}

/** Loads a page with an empty cache and adds up what came, compressed. */
async function load(name, game, act = async () => {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const path = game === null ? '/' : `/play/${(await create(game, context)).id}`;
  const page = await context.newPage();
  const files = [];
  page.on('response', (response) => files.push(response));
  const start = performance.now();
  await page.goto(site + path);
  await page.waitForSelector('.card, .panel, .block');
  await act(page);
  const time = performance.now() - start;
  let code = 0;
  let all = 0;
  for (const response of files) {
    // The stream of events has no end.
    if (new URL(response.url()).pathname.endsWith('/events')) continue;
    const body = await response.body().catch(() => null);
    if (!body) continue;
    const size = gzipSync(body, { level: 6 }).length;
    all += size;
    if (!new URL(response.url()).pathname.startsWith('/api/')) code += size;
  }
  console.log(
    `${name}: code and styles ${kilobytes(code)} compressed, with data ${kilobytes(all)}; ${Math.round(time)} ms`,
  );
  await context.close();
  return { code, all };
}

/** How long the gallery takes over a slow line, until there are cards and until there are pieces on them. */
async function slow(locale) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await client.send('Network.emulateNetworkConditions', line);
  const start = performance.now();
  await page.goto(site, { waitUntil: 'commit' });
  await page.waitForSelector('.card');
  const cards = performance.now() - start;
  await page.waitForSelector('.small-flat .piece');
  const pieces = performance.now() - start;
  console.log(
    `gallery (${locale}) at 50 kB/s with 400 ms: cards after ${Math.round(cards)} ms, pieces after ${Math.round(pieces)} ms`,
  );
  await context.close();
}

const percentile = (list, part) => [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? 0;
const figures = (list) =>
  `median ${percentile(list, 0.5).toFixed(0)} ms, 95th percentile ${percentile(list, 0.95).toFixed(0)} ms, most ${Math.max(0, ...list).toFixed(0)} ms (${list.length})`;

/**
 * Notes, for every kind of event, the time from the input to the end of the frame that follows it. Clicks and keys come from the
 * browser's own Event Timing; pointer moves, which that leaves out, are followed by a frame and a message after it.
 */
function watch() {
  window.noted = { inputs: [], moves: [], scripts: [], frames: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) {
        window.noted.inputs.push(entry.duration);
        window.noted.scripts.push(entry.processingEnd - entry.processingStart);
      }
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  window.addEventListener(
    'pointermove',
    (event) => {
      const at = event.timeStamp;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.noted.moves.push(performance.now() - at);
        channel.port2.postMessage(0);
      });
    },
    true,
  );
}

async function interact(game, display) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const session = await create(game, context);
  await context.addInitScript(
    (text) => localStorage.setItem('variorum.boards', text),
    JSON.stringify(display),
  );
  const page = await context.newPage();
  await page.goto(`${site}/play/${session.id}`);
  await page.waitForSelector('.panel, .block, .space-canvas');
  await page.waitForTimeout(1500);
  await page.evaluate(watch);
  const box = async (cell) =>
    page.evaluate((name) => {
      for (const element of document.querySelectorAll('.board, .block, .space')) {
        const found = element.boardView?.boxOf(name);
        if (found && found.width > 0) return { x: found.x + found.width / 2, y: found.y + found.height / 2 };
      }
      return null;
    }, cell);
  // The processor's time on the page's own thread does not depend on how busy the machine is.
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0);
  };
  // Where one level is shown at a time, those of the others are out of sight.
  const movers = [];
  for (const from of new Set(session.first.map((choice) => choice.from).filter(Boolean)))
    if (await box(from)) movers.push(from);
  const before = await spent();
  let count = 0;
  for (let i = 0; i < ROUNDS; i += 1) {
    const cell = await box(movers[(i * 17) % movers.length]);
    if (!cell) continue;
    for (let step = 1; step <= 4; step += 1)
      await page.mouse.move(cell.x - 60 + step * 15, cell.y - 24 + step * 6);
    await page.mouse.click(cell.x, cell.y);
    count += 5;
    await page.waitForTimeout(60);
  }
  const each = (await spent()) - before;
  // One piece is carried about, without being let go on a target.
  const held = await box(movers[0]);
  let dragged = 0;
  if (held) {
    await page.mouse.move(held.x, held.y);
    await page.mouse.down();
    await page.mouse.move(held.x + 6, held.y + 6);
    const start = await spent();
    await page.evaluate(() => {
      window.noted.frames = [];
      const note = (now) => {
        window.noted.frames.push(now);
        window.noting = requestAnimationFrame(note);
      };
      window.noting = requestAnimationFrame(note);
    });
    for (let i = 1; i <= DRAGS; i += 1) await page.mouse.move(held.x + 3 * i, held.y + Math.sin(i / 6) * 60);
    await page.evaluate(() => cancelAnimationFrame(window.noting));
    dragged = (await spent()) - start;
    await page.mouse.up();
  }
  await page.waitForTimeout(400);
  const { inputs, moves, scripts } = await page.evaluate(() => window.noted);
  const cells = await page.evaluate(() => document.querySelectorAll('[data-cell]').length);
  const label = `${game}, ${[display.main, display.beside].filter(Boolean).join(' and ')} (${cells} cells as buttons)`;
  console.log(`${label}\n  clicks to next frame: ${figures(inputs)}; in our code: ${figures(scripts)}`);
  console.log(`  pointer moves to next frame: ${figures(moves)}`);
  console.log(
    `  processor time of the page for each move or click: ${(each / Math.max(1, count)).toFixed(1)} ms`,
  );
  const at = await page.evaluate(() => window.noted.frames);
  const gaps = at.slice(1).map((now, i) => now - at[i]);
  const late = gaps.filter((gap) => gap > 17.5).length;
  console.log(
    `  a piece carried about: ${gaps.length} frames, ${late} later than 17 ms; gaps: ${figures(gaps)}; processor time of the page for each move: ${(dragged / DRAGS).toFixed(1)} ms`,
  );
  await context.close();
  return { label, inputs, moves };
}

try {
  const first = await load('first load, gallery', null);
  for (const locale of ['en-GB', 'de-DE']) await slow(locale);
  const play = await load('first load, a game of 512 cells', 'blocschach');
  for (const { code } of [first, play])
    if (code > FIRST_LOAD)
      faults.push(`the first load is ${kilobytes(code)}, more than ${kilobytes(FIRST_LOAD)}`);
  for (const [game, main, beside] of [
    ['blocschach', 'block', null],
    ['blocschach', 'one', null],
    ['blocschach', 'levels', null],
    ['blocschach', 'ranks', 'levels'],
    ['stock-taijitu', 'levels', null],
    ['double-eighteen-stone-chess', 'levels', null],
  ]) {
    if (ONLY !== null && game !== ONLY) continue;
    const { label, inputs, moves } = await interact(game, { main, beside, narrow: 'one' });
    if (percentile(inputs, 0.95) > NEXT_FRAME || percentile(moves, 0.95) > NEXT_FRAME)
      faults.push(`${label}: more than ${NEXT_FRAME} ms`);
  }
  if (ONLY === null) {
    await browser.close();
    browser = await launch(true);
    await load('the same with the view in space', 'blocschach', async (page) => {
      await page.getByRole('button', { name: 'Turn freely' }).first().click();
      await page.waitForFunction(() => Number(document.querySelector('.space-canvas')?.dataset.frames) > 1);
    });
    // Without a graphics card this says nothing about the drawing, and no budget is asked of it: such a browser puts the whole page
    // together in software, and a flat board, measured beside it, takes as long.
    for (const main of ['space', 'levels'])
      await interact('blocschach', { main, beside: null, narrow: 'one' });
  }
} finally {
  await browser.close();
  server?.kill();
  if (data) rmSync(data, { recursive: true, force: true });
}
for (const fault of faults) console.log(`over budget: ${fault}`);
if (process.env.STRICT === '1' && faults.length > 0) process.exit(1);
