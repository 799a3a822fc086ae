import { join, publish } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

test('the face of stories is loaded where stories are read, not for a line of text', async ({ page, mailbox, anotherBrowser }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
  for (const path of ['/leaderboard', '/word-games', '/signin']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts.filter((url) => url.includes('literata'))).toEqual([]);
  const writer = await anotherBrowser();
  await join(writer, mailbox);
  await page.goto(await publish(writer, { title: 'A Ferry on Time', body: 'The ferry came in late and nobody asked why.' }));
  await expect.poll(() => fonts.filter((url) => url.includes('literata')).length).toBeGreaterThan(0);
});
