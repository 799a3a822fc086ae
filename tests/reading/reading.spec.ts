import type { Page } from '@playwright/test';
import { join, publish } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

const BODY = 'A quillpike swam under the bridge, and nobody but the ferryman saw it.';

test('a story is shown as its reader prefers, counts one reading, prints without the frame, and is shared by its address or a phone’s own sheet', async ({
  page,
  context,
  mailbox,
  anotherBrowser,
}) => {
  const writer = await anotherBrowser();
  await join(writer, mailbox);
  await publish(writer, { title: 'Another of Hers', body: BODY });
  const address = await publish(writer, { title: 'To Be Read', body: `${BODY} `.repeat(60) });
  const beacon = page.waitForRequest((request) => request.url().endsWith(`${address}/read`));
  await page.goto(address);
  expect((await (await beacon).response())?.status()).toBe(204);
  await expect(page.getByRole('region', { name: 'More from this writer' }).getByRole('link')).toHaveText(['Another of Hers']);
  const fontSize = () =>
    page
      .getByText(BODY)
      .first()
      .evaluate((text) => getComputedStyle(text).fontSize);
  expect(await fontSize()).toBe('19px');
  await page.getByText('Reading settings').click();
  await page.getByRole('radio', { name: 'Largest' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: 'Wide' }).check({ force: true });
  expect(await fontSize()).toBe('26px');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-reading-width', 'wide');
  expect(await fontSize()).toBe('26px');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'To Be Read' })).toBeVisible();
  for (const gone of ['Rate this story', 'Reading settings', 'More from this writer', 'All stories', 'Write an Appendage']) {
    await expect(page.getByText(gone, { exact: true }).first(), gone).toBeHidden();
  }

  await page.emulateMedia({ media: 'screen' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await hydrated(page);
  const shareOn = (reader: Page) => reader.locator('summary').filter({ hasText: 'Share' }).first();
  const facebook = page.getByRole('main').getByRole('link', { name: 'Share on Facebook' });
  await shareOn(page).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(facebook).toHaveAttribute('href', new RegExp(encodeURIComponent(address)));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await expect(shareOn(page)).toBeFocused();

  const phone = await anotherBrowser({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await phone.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = async (story: ShareData) => {
      shared.push(story);
      if (shared.length > 1) throw new DOMException('No sheet.', 'NotAllowedError');
    };
    Object.assign(window, { shared });
    Object.assign(navigator, { share });
  });
  await phone.goto(address);
  await hydrated(phone);
  await shareOn(phone).tap();
  await expect.poll(() => phone.evaluate('shared')).toEqual([{ title: 'To Be Read', url: phone.url() }]);
  await expect(phone.getByRole('button', { name: 'Copy link' })).toBeHidden();
  await shareOn(phone).tap();
  await expect(phone.getByRole('button', { name: 'Copy link' }), 'where the sheet does not open, the panel has other ways').toBeVisible();
});
