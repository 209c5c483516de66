// Boards: every view, by mouse and keys; what they draw, and that they give it back.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { Table } from './table';

interface BoardView {
  cellAt(x: number, y: number): string | null;
  boxOf(cell: string): DOMRect | null;
}

const views = (page: Page, main: string, beside: string | null = null) =>
  page.addInitScript(
    ([m, b]) => localStorage.setItem('variorum.boards', JSON.stringify({ main: m, beside: b })),
    [main, beside] as const,
  );

/** Where a cell is seen in the view in space. */
async function spot(page: Page, cell: string): Promise<{ x: number; y: number }> {
  return page.locator('.space').evaluate((element, name) => {
    const box = (element as unknown as { boardView: BoardView }).boardView.boxOf(name);
    if (!box) throw new Error(`${name} is not in sight`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, cell);
}

async function spaceReady(page: Page): Promise<void> {
  // The first frame comes before the pieces’ pictures are made; the second has them.
  await expect
    .poll(() => page.locator('.space-canvas').getAttribute('data-frames').then(Number), { timeout: 45_000 })
    .toBeGreaterThan(1);
}

test('slices along ranks and files show rings, and two views stay in step', async ({ page, request }) => {
  await views(page, 'ranks', 'levels');
  const table = await Table.set(page, request, { game: 'stockgi' });
  const [ranks, levels] = [page.locator('.view-ranks'), page.locator('.view-levels')];
  await expect(ranks.locator('.panel')).toHaveCount(9);
  await expect(levels.locator('.panel')).toHaveCount(7);
  // Rings are closed squares in a slice along the ranks: 36 edges.
  const edges = await ranks.locator('.ring-mark').first().getAttribute('d');
  expect(edges?.match(/M/g)).toHaveLength(36);

  await page.getByRole('tab', { name: 'Rank 3' }).click();
  await table.cell('wd3').click();
  await expect(page.locator('.at-picked')).toHaveCount(2);
  await expect(ranks.locator('[data-plane="3"] .target-dot')).toHaveCount(1);
  await expect(levels.locator('[data-plane="3"] .target-dot')).toHaveCount(1);
  await table.cell('wd3').hover();
  await expect(ranks.locator('[data-plane="2"] .at-over')).toHaveCount(1);
  await expect(levels.locator('[data-plane="3"] .at-over')).toHaveCount(1);
  await expectAccessible(page);

  await page
    .getByRole('group', { name: 'View of the board' })
    .getByRole('button', { name: 'Stacks' })
    .click();
  await expect(page.locator('.view-files .panel')).toHaveCount(7);
  await expect(page.locator('.view-files .at-picked')).toHaveCount(1);
});

test('the view in space: drawn on request, picks cells, turns, and gives everything back', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (r) => asked.push(new URL(r.url()).pathname));
  const table = await Table.set(page, request, { game: 'stock-taijitu' });
  expect(asked.filter((path) => path.includes('scene'))).toEqual([]);
  const bar = page.getByRole('group', { name: 'View of the board' });
  await bar.getByRole('button', { name: 'Turn freely' }).click();
  await spaceReady(page);
  expect(asked.filter((path) => path.includes('scene'))).toHaveLength(1);

  const canvas = page.locator('.space-canvas');
  const number = (name: string) => canvas.getAttribute(`data-${name}`).then(Number);
  expect(await number('calls')).toBeLessThanOrEqual(40);
  expect(await number('triangles')).toBeLessThanOrEqual(6000);
  expect(await coloursOf(page)).toBeGreaterThan(60);

  await expectAccessible(page);

  // Nothing is drawn while nothing happens.
  const still = await number('frames');
  await page.waitForTimeout(400);
  expect(await number('frames')).toBe(still);

  // A piece on the top level, and its way: picked there, shown everywhere.
  const state = await table.state();
  const choice = state.first.find((c) => c.from?.startsWith('t') && c.to?.startsWith('t') && !c.capture);
  if (!choice?.from || !choice.to) throw new Error('nothing moves on the top level');
  const from = await spot(page, choice.from);
  await page.mouse.move(from.x, from.y);
  const hit = await page
    .locator('.space')
    .evaluate(
      (element, { x, y }) => (element as unknown as { boardView: BoardView }).boardView.cellAt(x, y),
      from,
    );
  expect(hit).toBe(choice.from);
  await page.mouse.click(from.x, from.y);
  await expect(table.cell(choice.from)).toHaveAttribute('aria-selected', 'true');
  const to = await spot(page, choice.to);
  await page.mouse.click(to.x, to.y);
  await table.expectTurns(1);
  expect((await table.state()).turns[0]?.text.startsWith(choice.from + choice.to)).toBe(true);

  // Turning it moves the cells; the button brings them back.
  await page.getByRole('button', { name: 'Whole board' }).click();
  const before = await spot(page, 'ta1');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('there is no canvas');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 180, box.y + 60, { steps: 4 });
  await page.mouse.up();
  expect(Math.abs((await spot(page, 'ta1')).x - before.x)).toBeGreaterThan(15);
  await page.getByRole('button', { name: 'Whole board' }).click();
  await expect.poll(async () => Math.abs((await spot(page, 'ta1')).x - before.x)).toBeLessThan(1);
  // From above, the cells of all levels lie over each other; from the front, the levels.
  const apart = async (a: string, b: string) => {
    const [one, two] = [await spot(page, a), await spot(page, b)];
    return { across: Math.abs(one.x - two.x), down: Math.abs(one.y - two.y) };
  };
  const from3 = page.getByRole('group', { name: 'Direction of view' });
  await from3.getByRole('button', { name: 'Top' }).click();
  await expect.poll(async () => (await apart('ta1', 'ta10')).down).toBeGreaterThan(box.height * 0.4);
  await from3.getByRole('button', { name: 'Front' }).click();
  await expect.poll(async () => (await apart('ta1', 'za1')).across).toBeLessThan(30);
  expect((await apart('ta1', 'za1')).down).toBeGreaterThan(box.height * 0.4);
  await from3.getByRole('button', { name: 'Home' }).click();
  await expect.poll(async () => Math.abs((await spot(page, 'ta1')).x - before.x)).toBeLessThan(1);
  // A level and its neighbours alone: what is hidden is not pointed at.
  const under = (cell: string) =>
    page.locator('.space').evaluate((element, name) => {
      const { boardView } = element as unknown as { boardView: BoardView };
      const seen = boardView.boxOf(name);
      return seen ? boardView.cellAt(seen.x + seen.width / 2, seen.y + seen.height / 2) : null;
    }, cell);
  await page.getByRole('slider', { name: 'Levels shown' }).fill('1');
  await expect.poll(async () => (await under('zd5'))?.charAt(0) ?? '').toMatch(/^[tu]?$/);
  await page.getByRole('slider', { name: 'Levels shown' }).fill('7');
  await expect.poll(async () => (await under('zd5'))?.charAt(0) ?? '').toMatch(/^[yz]$/);
  await page.getByRole('slider', { name: 'Levels shown' }).fill('0');

  const handle = await canvas.elementHandle();
  await bar.getByRole('button', { name: 'Levels' }).click();
  await expect(canvas).toHaveCount(0);
  const left = () =>
    handle?.evaluate((element) => {
      const { geometries, textures } = (element as HTMLCanvasElement).dataset;
      return { geometries, textures };
    });
  await expect.poll(left).toEqual({ geometries: '0', textures: '0' });
});

test('levels and the view in space stay in step: pointer, piece picked up, last turn', async ({
  page,
  request,
}) => {
  await views(page, 'levels', 'space');
  const table = await Table.set(page, request, { game: 'raumschach' });
  await spaceReady(page);
  const { first } = await table.state();
  const choice = first.find((c) => c.from !== null && !c.capture && c.from[0] !== c.to?.[0]);
  if (!choice?.from || !choice.to) throw new Error('nothing changes level');
  const levels = page.locator('.view-levels');
  const over = levels.locator('.at-over');
  const frames = () => page.locator('.space-canvas').getAttribute('data-frames').then(Number);

  // Pointed at in space, the cell is framed in its level.
  const from = await spot(page, choice.from);
  await page.mouse.move(from.x, from.y);
  await expect(over).toHaveCount(1);
  const framed = async () => {
    const [box, cell] = [await over.boundingBox(), await table.cell(choice.from ?? '').boundingBox()];
    return Math.abs((box?.x ?? 0) - (cell?.x ?? 99)) + Math.abs((box?.y ?? 0) - (cell?.y ?? 99));
  };
  expect(await framed()).toBeLessThan(8);
  // Picked up there, it is picked up here.
  await page.mouse.click(from.x, from.y);
  await expect(levels.locator('.at-picked')).toHaveCount(1);
  await expect(table.cell(choice.from)).toHaveAttribute('aria-selected', 'true');
  // Pointed at in its level, the cell is drawn anew in space.
  const before = await frames();
  await table.cell(choice.to).hover();
  await expect.poll(frames).toBeGreaterThan(before);
  await table.click(choice.to);
  await table.expectTurns(1);
  await expect(levels.locator('.panel .at-last')).toHaveCount(2);
});

test('in space a second click takes the piece behind, and pieces deep in the stack can be moved', async ({
  page,
  request,
}) => {
  await views(page, 'space');
  const table = await Table.set(page, request, { game: 'stockgi' });
  await spaceReady(page);
  const { first } = await table.state();
  const box = await page.locator('.space-canvas').boundingBox();
  if (!box) throw new Error('there is no canvas');
  const picked = async () => {
    const cell = page.locator('[data-cell][aria-selected="true"]');
    return (await cell.count()) > 0 ? cell.getAttribute('data-cell') : null;
  };
  // Down through the middle of the stack until two that can move stand behind each other.
  const x = box.x + box.width / 2;
  let [front, back]: (string | null)[] = [null, null];
  for (let y = box.y + box.height * 0.45; back === null && y < box.y + box.height * 0.8; y += 9) {
    await page.mouse.click(x, y);
    front = await picked();
    if (front === null) continue;
    await page.mouse.click(x, y);
    back = await picked();
  }
  expect(first.some((c) => c.from === back)).toBe(true);
  expect(back).not.toBe(front);
  const choice = first.find((c) => c.from === back);
  if (!choice?.to) throw new Error('nobody is picked up');
  await table.cell(choice.to).focus();
  await page.keyboard.press('Enter');
  await table.expectTurns(1);
  expect((await table.state()).turns[0]?.text.startsWith(`${back}${choice.to}`)).toBe(true);
});

test('a piece is promoted in space: the choice appears beside the cell, and what was chosen stands there', async ({
  page,
  request,
}) => {
  await views(page, 'space');
  const empty = '7,7,7,7,7,7,7';
  const ranks = ['7,7,7,3k3,7,7,7', empty, empty, '7,6P,7,7,7,7,7', empty, empty, empty, empty];
  const position = `${[...ranks, '7,7,7,3K3,7,7,7'].join('/')}[] w - - 0 1`;
  const table = await Table.set(page, request, { game: 'stockgi', position });
  await spaceReady(page);
  const click = async (cell: string) => {
    const { x, y } = await spot(page, cell);
    await page.mouse.click(x, y);
    return { x, y };
  };
  await click('ug6');
  const to = await click('ug7');
  await expect(table.chooser.getByRole('button')).toHaveText([
    /Promote to Stockbgold/,
    'Do not promote',
    'Cancel',
  ]);
  const box = await table.chooser.boundingBox();
  expect(Math.abs((box?.x ?? 0) - to.x)).toBeLessThan(60);
  // Called off, nothing has happened: the piece is still picked up.
  await table.chooser.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('.chooser')).toHaveCount(0);
  await click('ug7');
  await table.chooser.getByRole('button', { name: /Promote/ }).click();
  await table.expectTurns(1);
  expect((await table.state()).turns[0]?.text).toBe('ug6ug7+');
  await table.expectOn('ug7', 'White Stockbgold');
});

/** How many different colours the view in space shows. */
async function coloursOf(page: Page): Promise<number> {
  const png = (await page.locator('.space-canvas').screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const copy = document.createElement('canvas');
    copy.width = image.width;
    copy.height = image.height;
    const context = copy.getContext('2d');
    if (!context) return 0;
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, copy.width, copy.height);
    const found = new Set<number>();
    for (let i = 0; i < pixels.length; i += 4 * 7)
      found.add(
        ((pixels[i] ?? 0) >> 3) * 1024 + ((pixels[i + 1] ?? 0) >> 3) * 32 + ((pixels[i + 2] ?? 0) >> 3),
      );
    return found.size;
  }, png);
}

for (const view of ['levels', 'files', 'space'])
  test(`a turn by keys alone, cells typed by name, in the view of ${view}`, async ({ page, request }) => {
    await views(page, view);
    const table = await Table.set(page, request, { game: 'raumschach' });
    const { first } = await table.state();
    const choice = first.find((c) => c.from !== null && !c.capture && c.from[0] !== c.to?.[0]);
    if (!choice?.from || !choice.to) throw new Error('nothing changes level');
    await page.locator('[data-cell][tabindex="0"]').first().focus();
    await page.keyboard.type(choice.from);
    await expect(table.cell(choice.from)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(table.cell(choice.from)).toHaveAttribute('aria-selected', 'true');
    // Escape closes the piece's card first, then puts the piece down.
    await expect(page.locator('.desk-right .piece-card')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.desk-right .piece-card')).toHaveCount(0);
    await expect(table.cell(choice.from)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(table.cell(choice.from)).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Enter');
    await page.keyboard.type(choice.to);
    await expect(table.cell(choice.to)).toBeFocused();
    await page.keyboard.press('Enter');
    await table.expectTurns(1);
    // It is announced: which piece went where.
    const announced = new RegExp(`White: \\S+ ${choice.from} to ${choice.to}`);
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: announced })).toHaveCount(1);
    // No key is lost, however fast they come, though the cells of another level must be drawn in between.
    await page.locator('[data-cell][tabindex="0"]').first().focus();
    await page.evaluate(async () => {
      for (const key of 'eb3ab3') {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
        for (let turns = 0; turns < 20; turns += 1) await null;
      }
    });
    await expect(table.cell('ab3')).toBeFocused();
  });

test('a piece is promoted by keys alone: the choice has the focus, and gives it back', async ({
  page,
  request,
}) => {
  const position = '7k/P7/8/8/8/8/8/K7 w - - 0 1';
  const table = await Table.set(page, request, { game: 'chess', position });
  await page.locator('[data-cell][tabindex="0"]').first().focus();
  await page.keyboard.type('a7');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(table.chooser.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(table.cell('a8')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.chooser.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(table.chooser.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await table.expectTurns(1);
  expect((await table.state()).turns[0]?.text).toMatch(/^a7a8./);
  await expect(table.cell('a8')).toBeFocused();
});

test('the way through a tunnel is drawn and walked', async ({ page, request }) => {
  const table = await Table.set(page, request, {
    game: 'stones-and-relays-tunnel',
    position: '7k/8/8/8/4#1p1/8/*7/R1#5/*6K w - - 0 1',
  });
  await table.click('a2');
  await table.cell('f5').hover();
  const plan = page.locator('.route-plan');
  await expect(plan.locator('.route-leg')).toHaveCount(2);
  await expect(plan.locator('.route-hop')).toHaveCount(1);
  // Counted in the page: the motion is over before a question from outside arrives.
  await page.evaluate(() => {
    const seen = window as unknown as { motions: number };
    seen.motions = 0;
    const play = Element.prototype.animate;
    Element.prototype.animate = function (...options) {
      seen.motions += 1;
      return play.apply(this, options);
    };
  });
  const motions = () => page.evaluate(() => (window as unknown as { motions: number }).motions);
  await table.click('f5');
  await expect(page.locator('.route-last .route-dot')).toHaveCount(3);
  expect(await motions()).toBe(1);
  await table.done.click();
  await table.expectTurns(1);
  expect((await table.state()).lastTurn).toMatchObject({
    paths: [{ cells: ['a2', 'b2', 'c2', 'e5', 'f5'], tunnels: [2] }],
  });

  // Who wants no motion gets none.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await motions();
  await table.click('h9', 'h8');
  await table.done.click();
  await table.expectTurns(2);
  expect(await motions()).toBe(before);
});

test('the right button draws arrows and marks cells, until a click or a turn', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'raumschach' });
  const at = async (name: string) => {
    const box = await table.cell(name).boundingBox();
    if (!box) throw new Error(`no cell ${name}`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const draw = async (from: string, to: string) => {
    await page.mouse.move(...(await at(from)));
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(...(await at(to)));
    await page.mouse.up({ button: 'right' });
  };
  const arrows = page.locator('.route-drawn');
  await draw('ca1', 'cd4');
  await draw('ca1', 'ea1');
  await draw('cc3', 'cc3');
  await expect(arrows).toHaveCount(2);
  await expect(page.locator('.at-spot')).toHaveCount(1);
  // The same again takes it away; Shift draws in red.
  await draw('ca1', 'ea1');
  await page.keyboard.down('Shift');
  await draw('ca1', 'cd4');
  await page.keyboard.up('Shift');
  await expect(arrows).toHaveCount(1);
  await expect(page.locator('.drawn-b')).toHaveCount(1);
  // Nothing was picked up by all that, and a click wipes it away.
  await expect(page.locator('.at-picked')).toHaveCount(0);
  await table.click('ce5');
  await expect(arrows).toHaveCount(0);
  await expect(page.locator('.at-spot')).toHaveCount(0);
  await draw('ca1', 'cd4');
  await table.playAny();
  await expect(arrows).toHaveCount(0);
});

test('colours, coordinates and sounds are chosen and remembered', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'chess' });
  await expect(page.locator('.coordinate, .coordinate-in').first()).toBeVisible();
  const page0 = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('button', { name: 'Appearance and sound' }).click();
  const panel = page.getByRole('dialog', { name: 'Appearance and sound' });
  await expectAccessible(page);
  await panel.getByText('Dark', { exact: true }).click();
  await panel.getByText('Colour-blind safe').click();
  await panel.getByLabel('Coordinates beside the board').uncheck();
  await panel.getByLabel('Sounds').uncheck();
  await expect(page.locator('.coordinate, .coordinate-in')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await table.ready();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(page0);
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'safe');
  await expect(page.locator('.coordinate, .coordinate-in')).toHaveCount(0);
  await page.getByRole('button', { name: 'Appearance and sound' }).click();
  await expect(page.getByLabel('Sounds')).not.toBeChecked();
});
