// Learning: examples, boards to try pieces on in the plane and in space, the card of a piece, the search.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';
import { Table } from './table';

const inExample = (page: Page, cell: string) => page.locator(`.example [data-cell="${cell}"]`);
const inDiagram = (page: Page, cell: string) => page.locator(`.diagram [data-cell="${cell}"]`);

test('an example is stepped through, and its pieces tell where they can go', async ({ page }) => {
  await page.goto('/rules/stones-and-relays');
  await expect(inExample(page, 'd2')).toHaveAttribute('aria-label', /White Queen/);
  await expect(inExample(page, 'a8')).toHaveAttribute('aria-label', /Black Rook, can be captured/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(inExample(page, 'a8')).toHaveAttribute('aria-label', /White Queen/);
  await expect(page.locator('.example-words .made')).toContainText('White d2–a8');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  // Any piece of the board shows its moves when it is clicked.
  await inExample(page, 'e9').click();
  await expect(inExample(page, 'd9')).toHaveAttribute('aria-label', /can move here/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(inExample(page, 'd2')).toHaveAttribute('aria-label', /White Queen/);
  await page.getByRole('button', { name: /A stone stands in/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(inExample(page, 'e4')).toHaveAttribute('aria-label', /Stone/);
});

test('a piece is tried on a flat board, with others in its way', async ({ page }) => {
  await page.goto('/rules/chess');
  await page.locator('#try-a-piece').scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Piece' }).selectOption('R');
  await expect(page.locator('.diagram')).toContainText('14 empty cells');
  await inDiagram(page, 'a1').click();
  await expect(inDiagram(page, 'a8')).toHaveAttribute('aria-label', /can move here/);
  await page.getByRole('button', { name: 'an enemy' }).click();
  await inDiagram(page, 'a4').click();
  await expect(inDiagram(page, 'a4')).toHaveAttribute('aria-label', /can be captured/);
  await expect(page.locator('.diagram')).toContainText('9 empty cells and capture 1 piece');
});

test('a piece is tried in space', async ({ page }) => {
  await page.goto('/rules/blocschach');
  await page.locator('#try-a-piece').scrollIntoViewIfNeeded();
  await page.getByRole('combobox', { name: 'Piece' }).selectOption('Pr');
  await expect(page.locator('.diagram')).toContainText('18 empty cells');
  await inDiagram(page, 'sa1').click();
  await expect(page.locator('.diagram')).toContainText('6 empty cells');
  await expect(inDiagram(page, 'ta2')).toHaveAttribute('aria-label', /can move here/);
});

test('a click tells what a piece is, what attacks it, and why it cannot go there', async ({
  page,
  request,
}) => {
  const position = '4r1k1/8/8/8/8/3n4/4N3/4K3 w - - 0 1';
  const table = await Table.set(page, request, { game: 'chess', position });
  const card = page.locator('.piece-card');
  // The check is drawn without being asked for.
  await expect(page.locator('.drawn-b')).toHaveCount(1);
  await table.cell('e8').click();
  await expect(card).toContainText('Rook on e8');
  await table.cell('e2').click();
  await expect(card).toContainText('Knight on e2');
  await expect(card.locator('.card-attackers')).toContainText('Rook on e8');
  await expect(card.locator('.card-keepers')).toContainText('King on e1');
  await table.cell('c3').click();
  await expect(card).toContainText('Why not?');
  await expect(card).toContainText('Rook on e8');
  // A piece that can be picked up stays in hand; a second click puts it down.
  await table.cell('e1').click();
  await table.cell('a5').click();
  await expect(card).toContainText('does not move from e1 to a5');
  await expect(table.cell('e1')).toHaveAttribute('aria-label', /selected/);
  await table.cell('a5').click();
  await expect(table.cell('e1')).not.toHaveAttribute('aria-label', /selected/);
  // An empty cell tells what attacks it.
  await table.cell('c1').click();
  await expect(card.locator('.card-list')).toContainText('Knight on e2');
  await table.cell('d5').focus();
  await page.keyboard.press('q');
  await expect(card).toContainText('Nothing attacks it');
});

test('a piece on the board tells what it is, to pointers, keys and fingers', async ({ page, request }) => {
  const table = await Table.set(page, request, { game: 'chess' });
  const card = page.locator('.piece-card');
  await table.cell('g1').hover();
  await expect(card).toContainText('Knight on g1');
  await expect(table.cell('f3')).toHaveAttribute('aria-label', /can move here/);
  await card.getByRole('button', { name: 'On an empty board' }).click();
  await expect(table.cell('e2')).toHaveAttribute('aria-label', /can/);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await page.mouse.move(5, 5);

  await table.cell('a2').focus();
  await page.keyboard.press('i');
  await expect(card).toContainText('Pawn on a2');
  await card.getByRole('button', { name: 'Close' }).click();

  const b1 = table.cell('b1');
  const box = await b1.boundingBox();
  const finger = {
    pointerType: 'touch',
    pointerId: 7,
    isPrimary: true,
    clientX: (box?.x ?? 0) + 9,
    clientY: (box?.y ?? 0) + 9,
  };
  await b1.dispatchEvent('pointerdown', finger);
  await expect(card).toContainText('Knight on b1');
  await b1.dispatchEvent('pointerup', finger);
  await expect(card).toBeVisible();
  // Play goes on where it was.
  await table.click('b1', 'c3');
  await table.expectTurns(1);
});

test('pieces are drawn as the reader wants them, now and next time', async ({ page }) => {
  await page.goto('/rules/chess');
  await page.locator('.rules').getByRole('button', { name: 'Letters' }).click();
  await expect(page.locator('.kind .m-letters').first()).toHaveText('K');
  await page.reload();
  await expect(page.locator('.kind .m-letters').first()).toHaveText('K');
  await page.locator('.rules').getByRole('button', { name: 'Move diagrams' }).click();
  await expect(page.locator('.example .g-self').first()).toBeAttached();
});

test('all pieces can be searched', async ({ page }) => {
  await page.goto('/pieces');
  await page.getByRole('searchbox').fill('camel');
  await expect(page.locator('.piece-entry').first()).toContainText('Camel');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'zigzags' }).click();
  await expect(page.locator('.piece-entry')).toHaveCount(3);
  await page.locator('.piece-entry', { hasText: 'Rhino' }).getByRole('link', { name: 'Blocschach' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocschach');
});

for (const width of [390, 820, 1440]) {
  test(`learning pages at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 880 });
    for (const [path, there] of [
      ['/rules/mitreyang', '.kind'],
      ['/pieces', '.piece-entry'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(there).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

test('a piece that keeps to a palace is tried there, not in the middle of the board', async ({ page }) => {
  await page.goto('/rules/xiangqi');
  const board = page.locator('#try-a-piece');
  await board.scrollIntoViewIfNeeded();
  await expect(board.locator('[data-cell="e1"]')).toHaveAttribute('aria-label', '5-1, Red General, selected');
  await expect(board.locator('.target-dot')).toHaveCount(3);
  await board.getByRole('combobox').selectOption('Chariot');
  await board.locator('[data-cell="e5"]').click();
  await expect(board.locator('.target-dot')).toHaveCount(17);
});
