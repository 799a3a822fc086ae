import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { inspect } from '../support/browser/inspect';
import { join } from '../support/people/people';
import { enterRoom, leaveRoom, ownWords } from '../support/people/weave';
import { SITES_START_WITHIN, withSite } from '../support/sites/site-process';
import { test as base, expect } from '../support/test';

const WORDS = 'She went in, and the gate fell shut.';

// This file's own site, with faster game time.
const test = base.extend({
  site: [
    async ({ mailbox }, use) => withSite({ SMTP_URL: mailbox.url, GAME_SPEED: '4', DEMO: '0' }, use),
    { scope: 'worker', ...SITES_START_WITHIN },
  ],
});

test("a woven story is listed with its writer's stories: on their public page, leaderboard, profile and in the download", async ({
  page,
  mailbox,
}) => {
  const { name } = await join(page, mailbox, 'Wanda');
  await enterRoom(page);
  await ownWords(page).fill(WORDS);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Your turn has been submitted.').first()).toBeVisible();
  await leaveRoom(page);

  const woven = page.getByRole('article');
  await expect(async () => {
    await page.goto('/profile?tab=stories');
    await expect(woven).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(woven).toContainText('Story Weave');
  await expect(woven).toContainText('It belongs to all of you, so nobody can rename or delete it alone.');
  await expect(woven.locator('summary')).toHaveCount(0);
  await inspect(page, 'my stories with a woven one');
  const title = await woven.getByRole('heading').innerText();

  await page.goto('/leaderboard?view=personal');
  await expect(page.getByRole('region', { name: 'Best stories' }).getByRole('link', { name: title })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'My public page' }).click();
  await expect(page.getByRole('article', { name: title })).toContainText('Story Weave');

  await page.goto('/profile?tab=settings');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const files = unzipSync(await readFile(await (await coming).path()));
  const texts = Object.keys(files).filter((file) => file.startsWith('stories/'));
  expect(texts).toHaveLength(1);
  expect(new TextDecoder().decode(files[texts[0] ?? ''])).toContain(`[${name} (you)]\n${WORDS}\n`);
});
