// Boards under fingers: a wide flat board, and one in space, level by level.
import { type CDPSession, devices, type Locator } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './fixtures';
import { Table } from './table';

test.describe('on a telephone', () => {
  const { viewport, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
  // One pixel for each, so that a machine without a graphics card keeps up.
  test.use({ viewport, deviceScaleFactor: 1, isMobile, hasTouch, userAgent });

  async function pinch(client: CDPSession, x: number, y: number, from: number, to: number): Promise<void> {
    const points = (gap: number) => [
      { x: x - gap / 2, y, id: 1 },
      { x: x + gap / 2, y, id: 2 },
    ];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
    for (let step = 1; step <= 5; step += 1) {
      const gap = from + ((to - from) * step) / 5;
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(gap) });
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Two taps within one task of the page, so that they are one double tap however busy the machine is. */
  async function tapTwice(cell: Locator): Promise<void> {
    await cell.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', pointerId: 9 };
      for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
        element.dispatchEvent(new PointerEvent(type, { ...at, bubbles: true, button: 0 }));
    });
  }

  test('a wide board is pinched larger, panned, played on, and comes back whole', async ({
    page,
    request,
  }) => {
    const table = await Table.set(page, request, { game: 'double-eighteen-stone-chess' });
    const width = async () => (await table.cell('i2').boundingBox())?.width ?? 0;
    const small = await width();
    const room = page.locator('.board');
    const box = await room.boundingBox();
    if (!box) throw new Error('there is no board');
    const client = await page.context().newCDPSession(page);
    await pinch(client, box.x + box.width / 2, box.y + box.height / 2, 80, 190);
    expect(await width()).toBeGreaterThan(small * 1.8);
    await expectNoSidewaysScroll(page);
    // It is panned within its room, never out of it.
    await room.evaluate((element) => element.scrollTo(9999, 9999));
    await expect(table.cell('p1')).toBeInViewport();
    await room.evaluate((element) => element.scrollTo(0, 9999));
    await expect(table.cell('a1')).toBeInViewport();

    await table.cell('c2').tap();
    await table.cell('c3').tap();
    await expect(table.status).toHaveClass(/status-second/);
    // Two taps on an empty cell show all of it, or that part larger.
    await table.status.getByRole('button', { name: 'Take back' }).tap();
    await tapTwice(table.cell('b3'));
    await expect.poll(width).toBeCloseTo(small, 0);
    await tapTwice(table.cell('b5'));
    await expect.poll(width).toBeGreaterThan(small * 1.9);
    await expect(table.cell('b5')).toBeInViewport();
  });

  test('two fingers bring the board in space closer, and take it back', async ({ page, request }) => {
    await page.addInitScript(() =>
      localStorage.setItem('variorum.boards', JSON.stringify({ main: 'space', beside: null })),
    );
    await Table.set(page, request, { game: 'raumschach' });
    const canvas = page.locator('.space-canvas');
    await expect
      .poll(() => canvas.getAttribute('data-frames').then(Number), { timeout: 45_000 })
      .toBeGreaterThan(1);
    /** How far two corners of the lowest level are apart on the screen. */
    const apart = () =>
      page.locator('.space').evaluate((element) => {
        const { boardView } = element as unknown as { boardView: { boxOf(cell: string): DOMRect | null } };
        return Math.abs((boardView.boxOf('ae1')?.x ?? 0) - (boardView.boxOf('aa1')?.x ?? 0));
      });
    const far = await apart();
    const box = await canvas.boundingBox();
    if (!box) throw new Error('there is no canvas');
    const client = await page.context().newCDPSession(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.3];
    await pinch(client, x, y, 70, 150);
    await expect.poll(apart).toBeGreaterThan(far * 1.3);
    const near = await apart();
    await pinch(client, x, y, 150, 90);
    await expect.poll(apart).toBeLessThan(near * 0.9);
    await expectNoSidewaysScroll(page);
  });

  test('a finger held asks for a card, two fingers for none', async ({ page, request }) => {
    const table = await Table.set(page, request, { game: 'chess' });
    const client = await page.context().newCDPSession(page);
    const points = [];
    for (const cell of ['c2', 'f2']) {
      const box = await table.cell(cell).boundingBox();
      if (!box) throw new Error(`${cell} is not on the page`);
      points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2, id: points.length });
    }
    const card = page.locator('.piece-card');
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
    await page.waitForTimeout(1_500);
    await expect(card).toHaveCount(0);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points.slice(0, 1) });
    await expect(card).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });

  test('one level at a time, with all of them above', async ({ page, request }) => {
    const table = await Table.set(page, request, { game: 'blocschach' });
    await page.getByRole('tablist', { name: 'Levels' }).getByRole('tab', { name: 'Level v' }).tap();
    await expect(table.cell('vd2')).toBeInViewport();
    await table.cell('vd2').tap();
    await expect(page.getByRole('tab', { name: /Level v, \d+ target cells/ })).toBeVisible();
    // Dots in the corners tell of pieces straight above and below; two large buttons go there.
    expect(await page.locator('[data-plane="3"] .corner-dot').count()).toBe(64);
    await page.getByRole('button', { name: '▲ u, above' }).tap();
    await expect(table.cell('ud2')).toBeInViewport();
    await page.getByRole('button', { name: '▼ v, below' }).tap();
    await expect(table.cell('vd2')).toBeInViewport();
    // The Block is there to be looked at: a tap on a level shows it large.
    await page.getByRole('button', { name: 'Block' }).first().tap();
    await expect(page.locator('.block-all .plate-ground')).toHaveCount(8);
    await expectNoSidewaysScroll(page);
    await table.cell('yd4').tap();
    await expect(table.cell('yd2')).toBeInViewport();

    await page.getByRole('button', { name: 'All at once' }).tap();
    await expect(page.getByRole('tablist', { name: 'Levels' })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  });
});
