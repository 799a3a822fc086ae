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

test('letters that English lacks come in the same faces', async ({ page }) => {
  await page.goto('/about');
  const faces = ['Cinzel Variable', 'Inter Variable', 'Literata Variable'];
  const found = await page.evaluate(
    (names) => Promise.all(names.map(async (name) => (await document.fonts.load(`600 1em '${name}'`, 'é')).map(({ status }) => status))),
    faces,
  );
  expect(found).toEqual(faces.map(() => ['loaded']));
});
