import { join, publish } from '../support/people/people';
import { adminCommand } from '../support/sites/admin';
import { siteProcess } from '../support/sites/site-process';
import { expect, hydrated, test } from '../support/test';

const TITLE = 'Out of Bounds';
const OFTEN = { intervals: [50] };

test.use({ expectedErrors: [/status of 404/] });

test('an operator hides a story and a player of a running site, and shows them again', async ({ browser, mailbox, page }) => {
  test.slow();
  const site = await siteProcess({ SMTP_URL: mailbox.url, DEMO: '0' });
  const hide = (...words: string[]) => adminCommand(['hide', ...words], { DATA_DIR: site.dataDir });
  await site.start();
  try {
    const writer = await (await browser.newContext({ baseURL: site.url })).newPage();
    const { name } = await join(writer, mailbox, 'Writer');
    const address = await publish(writer, { title: TITLE, body: 'Words that somebody complained about.' });
    const id = address.split('/').at(-1) ?? '';
    const textOf = async (path: string) => (await page.request.get(site.url + path)).text();
    const seen = async () => ({
      page: (await page.request.get(site.url + address)).status(),
      list: (await textOf('/stories')).includes(TITLE),
      feed: (await textOf('/feeds/stories.atom')).includes(TITLE),
    });
    const inSight = { page: 200, list: true, feed: true };
    const nowhere = { page: 404, list: false, feed: false };
    await expect.poll(seen).toEqual(inSight);

    expect(await hide('story', id)).toEqual({ status: 0, said: `Hidden: the story “${TITLE}” by ${name}.\n` });
    await expect.poll(seen, OFTEN).toEqual(nowhere);
    await writer.goto(address);
    await hydrated(writer);
    await expect(writer.getByText('have hidden this story')).toBeVisible();
    expect(await hide('story', id, '--back')).toMatchObject({ status: 0, said: expect.stringContaining('Back in sight') });
    await expect.poll(seen, OFTEN).toEqual(inSight);

    expect(await hide('player', name)).toEqual({ status: 0, said: `Hidden: the player ${name}, with 1 story and 0 comments.\n` });
    await expect.poll(seen, OFTEN).toEqual(nowhere);
    await writer.goto('/profile');
    await hydrated(writer);
    await expect(writer.getByText('hidden you')).toBeVisible();
    await writer.getByRole('link', { name: 'My public page' }).click();
    await expect(writer.getByText('only you can see this page')).toBeVisible();
    expect((await page.request.get(writer.url())).status()).toBe(404);
    expect(await hide('story', 'nothing')).toEqual({ status: 1, said: 'There is no story with the id nothing.\n' });

    await site.stop();
    expect(await hide('player', name, '--back')).toMatchObject({ status: 0, said: expect.stringContaining('with 1 story') });
    await site.start();
    await expect.poll(seen).toEqual(inSight);
    await writer.context().close();
  } finally {
    await site.dispose();
  }
});
