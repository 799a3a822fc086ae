import { expect, hydrated, test } from '../support/test';

test('the face of stories is loaded where stories are read, not for a line of text, and letters that English lacks come in the same faces', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && fonts.push(request.url()));
  for (const path of ['/leaderboard', '/word-games', '/signin']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
  }
  expect(fonts.filter((url) => url.includes('literata'))).toEqual([]);
  const story = /"(\/story\/[\w-]+)"/.exec(await (await page.request.get('/stories?sort=rating')).text())?.[1] ?? '';
  await page.goto(story);
  await expect.poll(() => fonts.filter((url) => url.includes('literata')).length).toBeGreaterThan(0);

  const faces = ['Cinzel Variable', 'Inter Variable', 'Literata Variable'];
  const found = await page.evaluate(
    (names) => Promise.all(names.map(async (name) => (await document.fonts.load(`600 1em '${name}'`, 'é')).map(({ status }) => status))),
    faces,
  );
  expect(found).toEqual(faces.map(() => ['loaded']));
});
