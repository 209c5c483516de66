// The Block: what of every piece is seen, picking up and going by mouse and keys, levels, one level alone.
import type { Page } from '@playwright/test';
import type { GameSummary } from '../src/api/types';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';
import { Table } from './table';

interface BoardView {
  cellAt(x: number, y: number): string | null;
  boxOf(cell: string): DOMRect | null;
}

const block = (page: Page, main = 'block') =>
  page.addInitScript(
    (text) => localStorage.setItem('variorum.boards', text),
    JSON.stringify({ main, beside: null }),
  );

/** The middle of a cell on the Block. */
async function spot(page: Page, cell: string): Promise<{ x: number; y: number }> {
  return page.locator('.block').evaluate((element, name) => {
    const box = (element as unknown as { boardView: BoardView }).boardView.boxOf(name);
    if (!box) throw new Error(`${name} is not in sight`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, cell);
}

/**
 * The share of every piece's silhouette that no other piece covers, as the page draws it: every piece is painted in a colour of its own, and
 * pixels are counted. Badges, bands and shadows do not count.
 */
async function visibleShares(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const SCALE = 3;
    const picture = document.querySelector<SVGSVGElement>('.picture-men');
    const drawings = document.querySelector('.drawings')?.innerHTML ?? '';
    if (!picture) throw new Error('there is no Block');
    const { width, height } = picture.viewBox.baseVal;
    const men = [...picture.querySelectorAll<SVGGElement>('.plate-men > g')];
    const colour = (index: number) => `#${((index + 1) * 4919).toString(16).padStart(6, '0').slice(-6)}`;
    const bare = (man: SVGGElement) => {
      const copy = man.cloneNode(true) as SVGGElement;
      for (const extra of copy.querySelectorAll('.man-shadow, .m-band, .m-bead, .m-mark, .m-promoted'))
        extra.remove();
      return copy;
    };
    const painted = (man: SVGGElement, index: number, transform: string) =>
      `<g style="--c:${colour(index)}" transform="${transform}">${bare(man).innerHTML}</g>`;
    const count = async (content: string, wide: number, tall: number) => {
      const style =
        '<style>*{shape-rendering:crispEdges}path,circle,rect{fill:var(--c);stroke:var(--c);stroke-width:2.2px}' +
        '.m-line,.m-wire{fill:none}.piece-b .m-rim{stroke-width:3.6px}</style>';
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * SCALE}" height="${tall * SCALE}" viewBox="0 0 ${wide} ${tall}">${style}<defs>${drawings}</defs>${content}</svg>`;
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = wide * SCALE;
      canvas.height = tall * SCALE;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const found = new Map<number, number>();
      for (let i = 0; i < data.length; i += 4) {
        if ((data[i + 3] ?? 0) < 200) continue;
        const value = ((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0);
        found.set(value, (found.get(value) ?? 0) + 1);
      }
      return (index: number) => found.get(Number.parseInt(colour(index).slice(1), 16)) ?? 0;
    };
    const seen = await count(
      men.map((man, index) => painted(man, index, man.getAttribute('transform') ?? '')).join(''),
      Math.ceil(width),
      Math.ceil(height),
    );
    // The same pieces, each alone.
    const side = 90;
    const row = 16;
    const alone = await count(
      men
        .map((man, index) => {
          const [, scale = '1'] = /scale\(([\d.]+)\)/.exec(man.getAttribute('transform') ?? '') ?? [];
          const [x, y] = [(index % row) * side + 12, Math.floor(index / row) * side + 12];
          return painted(man, index, `translate(${x} ${y}) scale(${scale})`);
        })
        .join(''),
      row * side,
      Math.ceil(men.length / row) * side,
    );
    return men.map((_, index) => seen(index) / alone(index));
  });
}

test('at 1440 × 900 every piece of every start position in space shows at least 60 % of itself', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await block(page);
  const games = (await (await request.get('/api/games')).json()) as GameSummary[];
  const inSpace = games.filter((game) => game.levels !== '');
  expect(inSpace.length).toBeGreaterThanOrEqual(7);
  for (const game of inSpace) {
    await Table.set(page, request, { game: game.id });
    await expect(page.locator('.plate-men > g')).toHaveCount(game.pieceCount);
    const shares = await visibleShares(page);
    const least = Math.min(...shares);
    const good = shares.filter((share) => share >= 0.8).length;
    console.log(
      `${game.id}: ${shares.length} pieces, least ${(100 * least).toFixed(1)} %, ${good} show 80 % or more`,
    );
    // No piece can show more than all of itself, but for the edges of pixels.
    expect(Math.max(...shares)).toBeLessThan(1.03);
    expect(least, game.id).toBeGreaterThanOrEqual(0.6);
    // Two hundred and fifty-six pieces at once.
    if (game.pieceCount >= 256) expect(least, game.id).toBeGreaterThanOrEqual(0.73);
  }
});

test('the Block is what a wide window shows: a piece is picked up, its targets are counted and shaped, it goes', async ({
  page,
  request,
}) => {
  const table = await Table.set(page, request, { game: 'raumschach' });
  await expect(page.locator('.block-all .plate-ground')).toHaveCount(5);
  await expect(page.getByRole('grid')).toHaveCount(5);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { first } = await table.state();
  const choice = first.find((c) => c.from !== null && !c.capture && c.from[0] !== c.to?.[0]);
  if (!choice?.from || !choice.to) throw new Error('nothing changes level');
  const from = await spot(page, choice.from);
  // Pointed at its head, above its cell: the piece is meant.
  await page.mouse.move(from.x, from.y - 14);
  await expect(page.locator('.block-name text')).toHaveText(choice.from);
  await expect(page.locator('.beside').first()).toBeAttached();
  await page.mouse.click(from.x, from.y - 14);
  await expect(table.cell(choice.from)).toHaveAttribute('aria-selected', 'true');
  await expect(table.cell(choice.from)).toBeFocused();
  const goals = new Set(first.filter((c) => c.from === choice.from).map((c) => c.to));
  await expect(page.locator('.picture-over .step, .picture-over .plate-capture')).toHaveCount(goals.size);
  await expect(page.locator('.block-column')).toBeAttached();
  const level = choice.to.charAt(0);
  const there = [...goals].filter((cell) => cell?.startsWith(level)).length;
  const words = there === 1 ? '1 target cell' : `${there} target cells`;
  await expect(
    page.getByRole('tablist', { name: 'Levels' }).getByRole('tab', { name: `Level ${level}, ${words}` }),
  ).toBeVisible();
  await expectAccessible(page);
  // A click beside the middle of a target means it.
  const to = await spot(page, choice.to);
  await page.mouse.click(to.x + 6, to.y + 8);
  await table.expectTurns(1);
  expect((await table.state()).turns[0]?.text.startsWith(choice.from + choice.to)).toBe(true);
});

/** The most elements that one frame worked out the style of, meanwhile. */
async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args.elementCount !== undefined ? [args.elementCount] : [],
  );
  expect(counts.length, 'frames seen').toBeGreaterThan(10);
  return Math.max(...counts);
}

test('what crosses and picks up pieces leaves the other pieces as they are drawn', async ({
  page,
  request,
}) => {
  await block(page);
  const table = await Table.set(page, request, { game: 'blocschach' });
  await expect(page.locator('.plate-men > g')).toHaveCount(256);
  const { first } = await table.state();
  const movers = [...new Set(first.map(({ from }) => from))].filter((from) => from !== null).slice(0, 12);
  const most = await mostStyled(page, async () => {
    for (const cell of movers) {
      const { x, y } = await spot(page, cell);
      await page.mouse.move(x - 40, y - 20);
      await page.mouse.move(x, y);
      await page.waitForTimeout(50);
      expect(
        await page.evaluate(
          ([x, y]) => getComputedStyle(document.elementFromPoint(x, y) ?? document.body).cursor,
          [x, y] as const,
        ),
      ).toBe('grab');
      await page.mouse.click(x, y);
      await expect(table.cell(cell)).toHaveAttribute('aria-selected', 'true');
    }
  });
  // The drawings of the pieces alone have more than two thousand parts.
  expect(most).toBeLessThan(700);
});

test('a card longer than its place scrolls there, and lies over nothing', async ({ page, request }) => {
  await block(page);
  const table = await Table.set(page, request, { game: 'blocschach' });
  const { x, y } = await spot(page, 'sa2');
  await page.mouse.click(x, y);
  const place = page.locator('.desk-right .desk-place');
  await expect(place.locator('.piece-card')).toBeVisible();
  const [tall, room] = await place.evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
  expect(tall).toBeGreaterThan(room);
  // In the gap under the place nothing of the card is seen.
  const under = await place.evaluate((element) => {
    const { left, bottom, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, bottom + 5));
  });
  expect(under).toBe(false);
  await place.locator('.piece-card button').last().scrollIntoViewIfNeeded();
  await expect(place.locator('.piece-card button').last()).toBeInViewport();
  await expectAccessible(page);
  await expect(table.cell('sa2')).toBeVisible();
});

test('levels by chips and keys: outlined, shown alone, and back', async ({ page, request }) => {
  await block(page);
  const table = await Table.set(page, request, { game: 'blocschach' });
  await expect(page.getByRole('grid')).toHaveCount(8);
  const chips = page.getByRole('tablist', { name: 'Levels' });
  const chosen = page.locator('.plate-edge.is-chosen');
  await chips.getByRole('tab', { name: 'Level v' }).click();
  await expect(chosen).toHaveCount(1);
  await expect(page.locator('[data-level="3"] .is-chosen')).toHaveCount(1);
  await chips.getByRole('tab', { name: 'Level v' }).click();
  await expect(page.locator('.block-one .plate-ground')).toHaveCount(3);
  await expect(table.cell('vd2')).toBeVisible();
  await expectAccessible(page);
  // Keys: down a level, back to all of them, G and a letter, F.
  await table.cell('vd2').focus();
  await page.keyboard.press('PageDown');
  await expect(table.cell('wd2')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.locator('.block-all')).toHaveCount(1);
  await expect(table.cell('wd2')).toBeFocused();
  await page.keyboard.type('gy');
  await expect(table.cell('yd2')).toBeFocused();
  await expect(page.locator('[data-level="6"] .is-chosen')).toHaveCount(1);
  await page.keyboard.press('f');
  await expect(page.locator('.block-one')).toHaveCount(1);
  await expect(table.cell('yd2')).toBeFocused();
  await page.keyboard.press('f');
  await expect(page.locator('.block-all')).toHaveCount(1);
  // Rings are squares in slices along the ranks: one key away, and back.
  await expect(table.cell('yd2')).toBeFocused();
  await page.keyboard.press('r');
  await expect(page.locator('.view-ranks .panel')).toHaveCount(8);
  await page.keyboard.press('r');
  await expect(page.locator('.block-all')).toHaveCount(1);
});

test('where the racks leave a place free, the rank pointed at is shown with its rings as squares', async ({
  page,
  request,
}) => {
  await block(page);
  await page.setViewportSize({ width: 1440, height: 1040 });
  const table = await Table.set(page, request, { game: 'stockyang' });
  const inset = page.locator('.block-inset');
  await expect(inset.locator('.ring-mark')).toHaveCount(1);
  const from = await spot(page, 'wd4');
  await page.mouse.move(from.x, from.y);
  await expect(inset.locator('.level-name')).toHaveText('4');
  const { first } = await table.state();
  const choice = first.find((c) => c.from !== null);
  await table.click(choice?.from ?? '');
  await expect(page.locator('.block-ring')).toHaveCount(1);
});

test('the story of the levels is offered once, can be left, and is found again among the marks', async ({
  page,
  request,
}) => {
  await block(page);
  const table = await Table.set(page, request, { game: 'raumschach' });
  const tour = page.getByRole('region', { name: 'These boards are one block' });
  await page.getByRole('button', { name: /One block in 20 seconds/ }).click();
  await expect(tour).toBeVisible();
  await tour.getByRole('button', { name: 'Pause' }).click();
  const back = tour.getByRole('button', { name: 'Back' });
  while (await back.isEnabled()) await back.click();
  await expect(tour).toContainText('5 boards in a row');
  const next = tour.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(tour).toContainText('one block of 125 cells');
  await expectAccessible(page);
  while (await next.isEnabled()) await next.click();
  await expect(tour).toContainText('Triagonal, like the Unicorn');
  // Twelve cells from where it stands.
  await expect(tour.locator('.beside-triagonal')).toHaveCount(12);
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
  await page.reload();
  await table.ready();
  await expect(page.getByRole('button', { name: /One block in 20 seconds/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'What the marks mean' }).click();
  const key = page.getByRole('dialog', { name: 'What the marks mean' });
  await expect(key).toContainText('triagonal: all three change');
  await expectAccessible(page);
  // The look of the Block is chosen here, too.
  const corner = async () => (await spot(page, 'ea5')).x;
  const usual = await corner();
  await key.getByRole('slider', { name: 'Slant' }).fill('-0.3');
  await expect.poll(corner).toBeLessThan(usual - 20);
  await key.getByRole('button', { name: 'Usual view' }).click();
  await expect.poll(corner).toBeCloseTo(usual, 0);
  // Who wants no motion gets still pictures.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await key.getByRole('button', { name: 'These boards are one block' }).click();
  await expect(tour.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour).toContainText('one block of 125 cells');
  await tour.getByRole('button', { name: 'Skip' }).click();
  await expect(tour).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'What the marks mean' })).toBeFocused();
});
