import { join, publish } from '../support/people/people';
import { testsWithOwnSite } from '../support/sites/own-site';
import { expect, hydrated } from '../support/test';

const test = testsWithOwnSite();

// In one worker: this file has its own site, because what others change would drop its cached pages.
test.describe.configure({ mode: 'default' });

test.describe('pages for visitors', () => {
  test('are cached until they change, and a browser that has the current version gets 304', async ({ page, mailbox, anotherBrowser }) => {
    const writer = await anotherBrowser();
    await join(writer, mailbox);
    const address = await publish(writer, { title: 'Cached for Visitors', body: 'The first words of it.' });
    await page.request.get(address);
    await expect(async () => expect((await page.request.get(address)).headers().etag).toBeTruthy()).toPass();
    const cached = await page.request.get(address);
    expect(cached.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(await cached.text()).not.toMatch(/nonce="[^"]/);
    const etag = cached.headers().etag ?? '';
    expect((await page.request.get(address, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
    expect((await page.request.get(`${address}?unknown=1`)).headers().etag, 'an unknown parameter').toBeUndefined();

    const reader = await anotherBrowser();
    await join(reader, mailbox);
    await reader.goto(address);
    await hydrated(reader);
    await reader.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await expect(reader.getByText('Rating Submitted', { exact: true })).toBeVisible();
    await expect(async () => expect((await page.request.get(address)).headers().etag).not.toBe(etag)).toPass({ timeout: 1_500 });
    await expect(async () => expect(await (await page.request.get(address)).text()).toContain('5.0')).toPass({ timeout: 1_500 });
  });

  test('are cached under one address each', async ({ page }) => {
    await expect(async () => expect((await page.request.get('/stories?sort=rating')).headers().etag).toBeTruthy()).toPass();
    for (const copy of ['/STORIES', '/stories/', '/%73tories', '/stories?sort=rating&sort=rating'])
      for (const _again of [1, 2]) expect((await page.request.get(copy)).headers().etag, copy).toBeUndefined();
  });

  test('work from the cache like freshly rendered ones, under their own policy', async ({ page }) => {
    await expect(async () => expect((await page.request.get('/stories')).headers().etag).toBeTruthy()).toPass();
    const response = await page.goto('/stories');
    expect(response?.headers().etag).toBeTruthy();
    await hydrated(page);
    await page.getByRole('link', { name: 'Creative Writing', exact: true }).first().click();
    await expect(page).toHaveURL(/tab=creative-writing/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('contain no personal data and are never served to signed-in people', async ({ page, mailbox, anotherBrowser }) => {
    const visitor = await anotherBrowser();
    const person = await join(page, mailbox);
    const other = await anotherBrowser();
    const second = await join(other, mailbox);
    for (const path of ['/', '/stories', '/word-games/daily']) {
      const own = await page.request.get(path);
      expect(await own.text()).toContain(person.name);
      const others = await (await other.request.get(path)).text();
      expect(others).toContain(second.name);
      expect(others).not.toContain(person.name);
      expect(own.headers().etag).toBeUndefined();
      expect(own.headers()['cache-control']).toContain('private');
      await visitor.request.get(path);
      await expect(async () => expect((await visitor.request.get(path)).headers().etag).toBeTruthy()).toPass();
      expect(await (await visitor.request.get(path)).text()).not.toContain(person.name);
      expect(await (await page.request.get(path)).text()).toContain(person.name);
    }
  });
});
