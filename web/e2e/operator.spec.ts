// What visitors see of the operator's work: announcements, and a site that takes no changes for a while.
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures';
import { Table } from './table';

test('visitors are told what the operator has to say', async ({ page, request, server, watch }) => {
  watch.allow(/503/);
  const table = await Table.set(page, request, { game: 'chess', white: 'me', black: 'me' });
  await server.admin('announce', 'New version at eight.\nGames go on afterwards.');
  const bulletins = page.locator('.bulletins');
  await expect(bulletins).toContainText('New version at eight.');
  await server.admin('read-only', 'on');
  await expect(bulletins).toContainText('nothing can be changed');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const answer = await request.post(`/api/sessions/${table.id}/act`, {
    data: { type: 'turn', ply: 0, text: 'e2e4' },
  });
  expect(answer.status()).toBe(503);

  // A page without a socket asks when it starts.
  await page.goto('/');
  await expect(bulletins).toContainText('New version at eight.');
  await bulletins.getByRole('button', { name: 'Close this message' }).click();
  await expect(bulletins).not.toContainText('New version at eight.');
  await expect(bulletins).toContainText('nothing can be changed');

  await page.goto(`/play/${table.id}`);
  await server.admin('read-only', 'off');
  await server.admin('announce', '--end');
  await expect(bulletins).toHaveText('');
  await table.ready();
});
