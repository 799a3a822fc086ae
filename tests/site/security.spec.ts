import { join, publish } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

// What needs no browser is in tests/http/security.test.ts.

const MARKUP = '<script>window.hacked = true</script><img src=x onerror="window.hacked = true"><b>bold</b>';

test('markup in a story is shown as text, in the library and on its page', async ({ page, mailbox }) => {
  const { name } = await join(page, mailbox, 'Tagger');
  const title = `${MARKUP.slice(0, 40)} by ${name}`;
  const address = await publish(page, { title, body: `${MARKUP}\n\nThe end </textarea></script>` });
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(MARKUP)).toBeVisible();
  await expect(page).toHaveTitle(/<script>/);
  await page.goto('/stories');
  await hydrated(page);
  await expect(page.getByRole('article', { name: title }).getByText('<img src=x')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a page from the cache works like a freshly rendered one, under its own policy', async ({ page }) => {
  // What others publish meanwhile drops it from the cache.
  await expect(async () => expect((await page.goto('/stories'))?.headers().etag).toBeTruthy()).toPass();
  await hydrated(page);
  await page.getByRole('link', { name: 'Creative Writing', exact: true }).first().click();
  await expect(page).toHaveURL(/tab=creative-writing/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
