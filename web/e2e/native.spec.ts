// Boards and pieces as they are where a game is at home: xiangqi on lines, shogi on wood with its stands.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';
import { Table } from './table';

const WINDOWS = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'telephone', width: 390, height: 844 },
];

for (const { name, width, height } of WINDOWS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('xiangqi is played on the crossings of lines', async ({ page, request }) => {
      const table = await Table.set(page, request, { game: 'xiangqi' });
      const panel = page.locator('.board .panel').first();
      await expect(panel.locator('.ground-lines')).toBeAttached();
      // Outlines, not a font.
      await expect(page.locator('#character-帥')).toBeAttached();
      await expect(panel.locator('text', { hasText: '帥' })).toHaveCount(0);
      await expect(page.locator('.river use')).toHaveCount(4);
      await table.expectOn('e1', 'Red General');
      // Cells are named by their files from Red's right, as the edge counts them, and their ranks.
      await table.click('a1', 'a5');
      await expect(page.locator('.why-not')).toContainText(/9-5.*9-4/);
      await page.keyboard.press('Escape');
      // The cannon is picked up in the middle, and goes to a point that is pressed nearly half a pitch beside it.
      await table.click('b3');
      const box = await table.cell('e3').boundingBox();
      if (!box) throw new Error('e3 is not in sight');
      await page.mouse.click(box.x + box.width * 0.06, box.y + box.height * 0.94);
      await table.expectOn('e3', 'Red Cannon');
      await expect(page.locator('.moves')).toContainText('8=5');
      await table.click('h10', 'g8');
      await table.expectOn('g8', 'Black Horse');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('shogi is played on wood, with a drop from the stand', async ({ page, request }) => {
      const table = await Table.set(page, request, { game: 'shogi' });
      await expect(page.locator('.board .ground-plain').first()).toBeAttached();
      await expect(page.locator('.board .wood-coordinate', { hasText: /^9$/ }).first()).toBeAttached();
      await expect(page.locator('.board .wood-coordinate use')).toHaveCount(9);
      // Two characters where there is room.
      const full = page.locator('.board .b-full').first();
      await (name === 'desktop' ? expect(full).toBeVisible() : expect(full).toBeHidden());
      await table.expectOn('c3', /^7g, Sente Pawn/);
      await table.click('c3', 'c4');
      await table.click('g7', 'g6');
      await table.click('b2', 'h8');
      await table.chooser.getByRole('button', { name: /Promote to/ }).click();
      await table.click('g9', 'h8');
      const stand = page.locator('.hand.is-stand button:not([disabled])');
      await stand.click();
      await table.click('e5');
      await table.expectOn('e5', /^5e, Sente Bishop/);
      await expect(page.locator('.moves')).toContainText('*5e');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test('a person may choose pictures and chequered boards, and the choice is kept', async ({
  page,
  request,
}) => {
  await Table.set(page, request, { game: 'xiangqi' });
  await page.getByRole('button', { name: 'Appearance and sound' }).click();
  const settings = page.getByRole('dialog', { name: 'Appearance and sound' });
  await settings
    .getByRole('group', { name: /xiangqi/ })
    .getByRole('radio', { name: 'Pictures' })
    .check();
  await settings.getByRole('radio', { name: 'Chequered' }).check();
  await page.reload();
  await expect(page.locator('.board .is-picture').first()).toBeAttached();
  await expect(page.locator('.board .ground-lines')).toHaveCount(0);
  await expect(page.locator('.board .dark').first()).toBeAttached();
});
