import type { Page } from '@playwright/test';
import { join, publish } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

const BODY = 'Words enough to have an opinion about.';
const row = (page: Page, name: string) => page.getByRole('table').getByRole('row', { name: new RegExp(name) });
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Leaderboard' }).getByRole('link', { name });

/** Gives a player XP by having others rate their story. */
async function earn(page: Page, readers: readonly Page[], title: string): Promise<void> {
  const story = await publish(page, { title, body: BODY });
  for (const reader of readers) await reader.request.post(`${story}/rating`, { form: { value: '5' } });
}

test('a visitor sees every board and an introduction on the other tabs', async ({ page }) => {
  await page.goto('/');
  const widget = page.getByRole('region', { name: 'Top Gladiators' });
  await expect(widget.getByRole('link', { name: 'View Full Leaderboard' })).toHaveAttribute('href', '/leaderboard');
  await widget.getByRole('link', { name: 'View Full Leaderboard' }).click();
  await expect(page.getByRole('heading', { name: 'Top Gladiators' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'XP' })).toBeVisible();
  await expect(tab(page, 'Personal'), 'only for those who are signed in').toHaveCount(0);
  for (const [label, slug] of [
    ['Story Weave', 'story-weave'],
    ['Creative Writing', 'creative-writing'],
    ['Fan Fiction Arena', 'fan-fiction'],
    ['Word Games', 'word-games'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: label });
    await link.click();
    await expect(page).toHaveURL(`/leaderboard?board=${slug}`);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('columnheader', { name: 'Score' }).or(page.getByText('This board is still empty.'))).toBeVisible();
  }
  await tab(page, 'Friends').click();
  await expect(page.getByText('Connect with friends to see their scores.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', /to=.*friends/);
  await page.goto('/leaderboard?view=personal');
  await expect(page.getByText('Sign in to track your personal progress!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Back to Games' })).toHaveAttribute('href', '/word-games');
});

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

test('Friends lists the viewer and the people they follow', async ({ page, mailbox, anotherBrowser }) => {
  const [friend, reader] = [await anotherBrowser(), await anotherBrowser()];
  await join(reader, mailbox, 'Reader');
  const followed = await join(friend, mailbox, 'Followed');
  await earn(friend, [reader], 'By a Friend');
  const { name } = await join(page, mailbox, 'Follower');
  await page.goto('/leaderboard?view=friends');
  await expect(page.getByText('Connect with friends to see their scores.')).toBeVisible();
  await page.goto('/leaderboard');
  await row(page, followed.name).getByRole('link').click();
  await hydrated(page);
  await page.getByRole('button', { name: 'Follow' }).click();
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();
  await expect(page.getByText('1 Follower', { exact: false }).or(page.getByText('Follower', { exact: true }))).toBeVisible();
  await page.goto('/leaderboard?view=friends');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('row').nth(1)).toContainText(followed.name);
  await expect(page.getByRole('row').nth(2)).toContainText(name);
  await page.getByRole('link', { name: 'Word Games' }).click();
  await expect(page).toHaveURL('/leaderboard?view=friends&board=word-games');
  await expect(row(page, followed.name).getByRole('cell').last()).toHaveText('0');
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
  for (const text of ['No XP in the last 30 days.', 'No points in a word game yet.', 'No story published yet.', 'Not ranked yet']) {
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
