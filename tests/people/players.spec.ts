import { join, publish } from '../support/people/people';
import { expect, hydrated, test } from '../support/test';

const BODY = 'Words enough to have an opinion about.';

test('a story links to its writer, who can be followed and unfollowed, with and without script', async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  const writer = await anotherBrowser();
  const { name, email } = await join(writer, mailbox, 'Author');
  const story = await publish(writer, { title: 'Leading On', body: BODY });
  await join(page, mailbox, 'Fan');
  await page.goto(story);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByText('Storyteller')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Leading On' })).toContainText('Creative Writing');
  expect(await page.content()).not.toContain(email);
  await hydrated(page);
  const follow = page.getByRole('button', { name: /^Follow/ });
  await follow.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You follow this player.')).toBeVisible();
  const followers = page.getByRole('definition').first();
  await expect(followers).toHaveText('1');
  await page.getByRole('button', { name: /^Unfollow/ }).click();
  await expect(follow).toBeVisible();
  await expect(followers).toHaveText('0');

  const scriptless = await anotherBrowser({ javaScriptEnabled: false, storageState: await page.context().storageState() });
  await scriptless.goto(page.url());
  await scriptless.getByRole('button', { name: /^Follow/ }).click();
  await expect(scriptless.getByRole('button', { name: /^Unfollow/ })).toBeVisible();

  await writer.goto(page.url());
  await expect(writer.getByRole('link', { name: 'Edit my profile' })).toBeVisible();
  await expect(writer.getByText('Not yet: reach level 3'), 'one’s own page tells what is still to be won').toBeVisible();
  await expect(followers).toHaveText('0');
});
