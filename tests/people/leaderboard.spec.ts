import type { Page } from '@playwright/test';
import { join, publish } from '../support/people/people';
import { expect, test } from '../support/test';

const BODY = 'Words enough to have an opinion about.';
const row = (page: Page, name: string) => page.getByRole('table').getByRole('row', { name: new RegExp(name) });

/** Gives a player XP by having others rate their story. */
async function earn(page: Page, readers: readonly Page[], title: string): Promise<void> {
  const story = await publish(page, { title, body: BODY });
  for (const reader of readers) await reader.request.post(`${story}/rating`, { form: { value: '5' } });
}

test('a player is on the boards with rank, game type and a link to their page, and their own row stays visible', async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  const reader = await anotherBrowser();
  await join(reader, mailbox, 'Reader');
  const { name } = await join(page, mailbox, 'Ranked');
  await page.goto('/leaderboard?board=story-weave');
  await expect(page.getByText('You are not on this board yet.').or(page.getByText('This board is still empty.'))).toBeVisible();
  await earn(page, [reader], 'Worth a Rank');
  await page.goto('/leaderboard');
  const own = row(page, name);
  await expect(own).toContainText('You');
  await expect(own).toContainText('Creative Writing');
  await expect(own.getByRole('cell').last()).toHaveText('20');
  await page.setViewportSize({ width: 390, height: 500 });
  await expect(own.getByRole('link', { name })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 900 });
  await own.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/players\//);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test("Personal shows the player's progress as figures and charts, with tables behind the charts", async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  const reader = await anotherBrowser();
  await join(reader, mailbox, 'Reader');
  await join(page, mailbox, 'Personal');
  await page.goto('/leaderboard?view=personal');
  await expect(page.getByText('Track your personal best scores and stats here.')).toBeVisible();
  for (const text of ['No XP in the last 30 days.', 'No word game scores yet.', 'No stories published yet.', 'Not ranked yet']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await earn(page, [reader], 'The Best One');
  await page.reload();
  await expect(page.getByRole('progressbar', { name: 'XP on the way to level 2' })).toHaveAttribute('aria-valuenow', '20');
  await expect(page.getByText('20 XP in the last 30 days')).toBeVisible();
  await page.locator('summary', { hasText: 'As a table' }).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'XP by day' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText('20');
  await expect(page.getByRole('listitem').filter({ hasText: 'The Best One' })).toContainText('5.0 of 5 from 1 rating');
});
