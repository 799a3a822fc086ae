import { publishFanFiction } from './support/people/fan-fiction';
import { join } from './support/people/people';
import { newPerson } from './support/people/person';
import { expect, hydrated, test } from './support/test';

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
  await expect(other.getByText('What a dull quay.')).toBeVisible();

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
  await expect(page.getByText('You block this player.')).toBeVisible();
  await page.goto(`${story}?comments=1`);
  await expect(page.getByText('No comments yet. Be the first to share your thoughts!')).toBeVisible();
  await other.goto('/stories/fan-fiction');
  await expect(other.getByRole('article').first()).toBeVisible();
  await expect(other.getByText(name), 'neither sees the other’s stories in lists').toHaveCount(0);

  const visitor = await anotherBrowser({ javaScriptEnabled: false });
  const { email } = newPerson('Reader');
  await visitor.goto(`${story}?comments=1`);
  await visitor.getByRole('link', { name: `Report the comment by ${rude}` }).click();
  await expect(visitor.getByText('What a dull quay.')).toBeVisible();
  await visitor.getByLabel('Harassment or hate').check();
  await visitor.getByLabel('Your mail address').fill(email);
  await visitor.getByRole('button', { name: 'Send the report' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you. We have your report.' })).toBeVisible();
  await mailbox.mailTo(email, 0, /We have your report/);

  await page.goto('/profile?tab=blocked');
  await hydrated(page);
  await page.getByRole('button', { name: `Unblock ${rude}` }).click();
  await expect(page.getByText('You mute and block nobody')).toBeVisible();
  await page.goto(`${story}?comments=1`);
  await expect(page.getByText('What a dull quay.')).toBeVisible();
});
