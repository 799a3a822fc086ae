import { inspect } from '../support/browser/inspect';
import { publishFanFiction } from '../support/people/fan-fiction';
import { join, postForm } from '../support/people/people';
import { newPerson } from '../support/people/person';
import { expect, hydrated, test } from '../support/test';

test('two people who meet under a story: one blocks the other by keyboard, and a visitor reports what was said', async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  const { name } = await join(page, mailbox, 'Peaceful');
  const { name: rude } = await join(other, mailbox, 'Rude');
  const story = await publishFanFiction(page, 'A Quiet Quay', 'The ferry came in late and nobody asked why.');
  await other.goto(`${story}?comments=1`);
  await hydrated(other);
  await other.getByPlaceholder('Write a comment...').fill('What a dull quay.');
  await other.getByRole('button', { name: 'Post Comment' }).click();
  await expect(other.getByText('Comment Added', { exact: true })).toBeVisible();

  await page.goto(`${story}?comments=1`);
  await expect(page.getByText('What a dull quay.')).toBeVisible();
  const profile = await other.request.get('/profile');
  const address = /\/players\/[\da-f-]{36}/.exec(await profile.text())?.[0] ?? '';
  await page.goto(address);
  await hydrated(page);
  await page.getByText('Mute or block').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Block ${rude}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have blocked this player.')).toBeVisible();
  await page.goto(`${story}?comments=1`);
  await expect(page.getByText('By someone you block. Show it')).toBeVisible();
  await expect(page.getByText('What a dull quay.'), 'it stands folded').toBeHidden();
  await other.goto('/stories/fan-fiction');
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect(other.getByText(name), 'neither sees the other’s stories in lists').toHaveCount(0);

  const visitor = await anotherBrowser({ javaScriptEnabled: false });
  const { email } = newPerson('Reader');
  await visitor.goto(`${story}?comments=1`);
  await visitor.getByLabel(`About ${rude}`, { exact: true }).click();
  await visitor.getByRole('link', { name: `Report the comment by ${rude}` }).click();
  await expect(visitor.getByText('What a dull quay.')).toBeVisible();
  await visitor.getByLabel('Harassment or hate').check();
  await visitor.getByLabel('Your email address').fill(email);
  await visitor.getByRole('button', { name: 'Send the report' }).click();
  await expect(visitor.getByRole('heading', { name: 'Please confirm your report' })).toBeVisible();
  const { text } = await mailbox.mailTo(email, 0, /Please confirm your report/);
  await visitor.goto(/\/report\/confirm\?\S+/.exec(text)?.[0] ?? '');
  await visitor.getByRole('button', { name: 'Confirm your report' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you. Your report counts.' })).toBeVisible();
  await mailbox.mailTo(email, 0, /We have your report/);

  await page.goto('/profile?tab=blocked');
  await hydrated(page);
  await page.getByRole('button', { name: `Unblock ${rude}` }).click();
  await expect(page.getByText('You haven’t muted or blocked anyone')).toBeVisible();
  await page.goto(`${story}?comments=1`);
  await expect(page.getByText('What a dull quay.')).toBeVisible();
});

test('a story rated Mature stands behind a question, and no report by a visitor takes it out of sight', async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  const reader = await anotherBrowser();
  await join(page, mailbox, 'Sombre');
  await join(reader, mailbox, 'Grown');
  const story = await publishFanFiction(page, 'A Darker Quay', 'Nobody came back from the ferry.');
  await page.goto(story);
  await page.getByText('Author tools').click();
  await page.getByRole('link', { name: 'Rating and warnings' }).click();
  await hydrated(page);
  await page.getByRole('radio', { name: /^Mature/ }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Death').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mature. Warnings: death')).toBeVisible();

  const visitor = await anotherBrowser({ javaScriptEnabled: false });
  await visitor.goto(story);
  await expect(visitor.getByRole('heading', { name: 'A Mature story' })).toBeVisible();
  await expect(visitor.getByText('Nobody came back from the ferry.')).toHaveCount(0);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  await reader.goto(story);
  await inspect(reader, 'the question before a Mature story');
  await hydrated(reader);
  await reader.getByLabel('Year of birth').fill('1990');
  await reader.getByRole('button', { name: 'Show Mature stories' }).click();
  await expect(reader.getByText('Nobody came back from the ferry.')).toBeVisible();
  await reader.goto('/profile?tab=settings');
  await hydrated(reader);
  await reader.getByRole('button', { name: 'Hide them and forget my birth year' }).click();
  await expect(reader.getByText('You do not see stories rated for adults.')).toBeVisible();
  await reader.goto(story);
  await expect(reader.getByRole('heading', { name: 'A Mature story' })).toBeVisible();

  const report = { reason: 'children' };
  const { text } = await postForm(visitor, `/report/story/${story.split('/').at(-1)}`, report);
  expect(text).toContain('Thank you. We have your report.');
  expect(text).toContain('An administrator will look at it.');
  expect((await visitor.request.get(story)).status()).toBe(200);
});
