import type { Page } from '@playwright/test';
import { loseNetwork } from '../support/browser/network';
import { passing } from '../support/browser/passing';
import { join, publish } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

const BODY = 'Words enough to have an opinion about.';
const stars = (page: Page, count: number) => page.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars`, exact: true });
const standing = (page: Page) => page.getByRole('region', { name: 'Rate this story' });

// From the connection that the test cuts.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

test('a rating says when it could not be sent, counts at once, survives a reload and can be changed, by mouse and by keyboard, and its writer is followed', async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  const writer = await anotherBrowser();
  const { name } = await join(writer, mailbox, 'Rated');
  const story = await publish(writer, { title: 'Much Debated', body: BODY });
  const first = await anotherBrowser();
  await join(first, mailbox);
  await first.request.post(`${story}/rating`, { form: { value: '2' } });

  await join(page, mailbox);
  await page.goto(story);
  await hydrated(page);
  await expect(standing(page)).toContainText('2.0 of 5 from 1 rating');
  await loseNetwork(page.context());
  const failed = passing(page, 'Failed to submit rating');
  await stars(page, 4).click();
  await failed;
  await expect(page.getByText('Failed to submit rating', { exact: true }), 'a toast goes by itself').toHaveCount(0);
  await page.context().setOffline(false);
  const told = Promise.all(['Rating Submitted', 'Thank you for rating this story!'].map((words) => passing(page, words)));
  await stars(page, 5).click();
  await expect(standing(page)).toContainText('3.5 of 5 from 2 ratings');
  await told;
  await page.reload();
  await expect(standing(page)).toContainText('3.5 of 5 from 2 ratings');
  await expect(stars(page, 5)).toBeChecked();

  await hydrated(page);
  await stars(page, 5).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(stars(page, 4)).toBeFocused();
  await expect(stars(page, 4), 'moving only shows, it does not rate').not.toBeChecked();
  await page.keyboard.press('ArrowLeft');
  const toldAgain = passing(page, 'Rating Submitted');
  await page.keyboard.press('Enter');
  await expect(standing(page)).toContainText('2.5 of 5 from 2 ratings');
  await toldAgain;
  await page.reload();
  await expect(stars(page, 3)).toBeChecked();

  await page.getByRole('link', { name }).click();
  // The story's page may offer to follow them, too.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: `Follow ${name}` }).press('Enter');
  await expect(page.getByText('You follow this player.')).toBeVisible();
  const followers = page.getByRole('definition').first();
  await expect(followers).toHaveText('1');
  await page.getByRole('button', { name: /^Unfollow/ }).click();
  await expect(followers).toHaveText('0');
  await writer.goto('/profile');
  await expect(writer.getByText('0 XP', { exact: true }), '-10 for two stars, nothing for three, and never below zero').toBeVisible();
});
