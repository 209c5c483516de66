// Makes the icons of the installed site from its drawing, public/icon.svg.
// usage: node scripts/icons.mjs      CHROMIUM names the browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const drawing = readFileSync('public/icon.svg', 'utf8');
/** The drawing's own ground. */
const GROUND = '#1f4d4a';

/** `margin`: the part of the side that is left free all round. A maskable icon may be cut to a circle of 80 % of its side. */
const ICONS = [
  { file: 'icon-192.png', side: 192, margin: 0.04, ground: 'transparent' },
  { file: 'icon-512.png', side: 512, margin: 0.04, ground: 'transparent' },
  { file: 'icon-maskable-512.png', side: 512, margin: 0.08, ground: GROUND },
  { file: 'apple-touch-icon.png', side: 180, margin: 0, ground: GROUND },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
for (const { file, side, margin, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const free = Math.round(side * margin);
  const inner = side - 2 * free;
  const sized = drawing.replace('<svg ', `<svg width="${inner}" height="${inner}" `);
  await page.setContent(
    `<style>html,body{margin:0;background:${ground}}svg{position:absolute;left:${free}px;top:${free}px}</style>${sized}`,
  );
  writeFileSync(`public/${file}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
