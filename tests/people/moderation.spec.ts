import { inspect } from '../support/browser/inspect';
import { publishFanFiction } from '../support/people/fan-fiction';
import { join, postForm } from '../support/people/people';
import { turnCodesOn } from '../support/people/turn-codes-on';
import { testsWithOwnSite } from '../support/sites/own-site';
import { LENIENT_ENTRY } from '../support/sites/site-process';
import { expect, hydrated, newPerson, PASSWORD } from '../support/test';

const ada = newPerson('Ada');

/** A site of whom Ada is the administrator. */
const test = testsWithOwnSite(LENIENT_ENTRY, { ADMIN_EMAIL: ada.email });

test.use({ expectedErrors: [/status of 400/] });

test('a reported story is hidden with a reason, its writer objects, and it comes back', async ({ page, mailbox, anotherBrowser }) => {
  await postForm(page, '/signup', { ...ada, password: PASSWORD });
  await postForm(page, '/verify-email', { intent: 'code', email: ada.email, code: await mailbox.codeTo(ada.email) });
  await turnCodesOn(page);
  const writer = await anotherBrowser();
  await join(writer, mailbox, 'Reckless');
  const story = await publishFanFiction(writer, 'A Loud Quay', 'Buy rope, buy rope, buy rope.');
  const visitor = await anotherBrowser();
  const storyId = story.split('/').at(-1) ?? '';
  const { email } = newPerson('Reader');
  await postForm(visitor, `/report/story/${storyId}`, { reason: 'spam', details: 'Rope again.', email });
  const { text } = await mailbox.mailTo(email, 0, /Please confirm your report/);
  await visitor.goto(/\/report\/confirm\?\S+/.exec(text)?.[0] ?? '');
  await visitor.getByRole('button', { name: 'Confirm your report' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you. Your report counts.' })).toBeVisible();

  await page.goto('/profile');
  await page.getByRole('link', { name: 'Moderation' }).click();
  await page.getByRole('link', { name: 'the story “A Loud Quay”' }).click();
  await hydrated(page);
  await expect(page.getByText('Rope again.')).toBeVisible();
  await expect(page.getByText('Buy rope, buy rope, buy rope.')).toBeVisible();
  await inspect(page, 'a page of moderators');
  await page.getByRole('button', { name: 'Take this case' }).click();
  await expect(page.getByText('The case is yours for an hour.')).toBeVisible();
  await expect(page.getByLabel('Based on')).toHaveValue('advertising');
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: /^Hide it/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The case is closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The decision is undone')).toBeVisible();
  await page.getByRole('radio', { name: /^Hide it/ }).check();
  await page.getByRole('textbox', { name: 'In your own words' }).fill('This advertises rope. Rule 5 asks for stories.');
  await page.getByRole('button', { name: 'Close the case' }).press('Enter');
  await expect(page.getByText('The case is closed.')).toBeVisible();
  await expect(page.getByText('Nothing to decide')).toBeVisible();
  expect((await visitor.request.get(story)).status()).toBe(404);

  await writer.goto('/notifications');
  await hydrated(writer);
  await writer.getByRole('link', { name: /was hidden/ }).click();
  await writer.waitForURL('**/moderation/decisions');
  await expect(writer.getByText('Object', { exact: true })).toBeVisible();
  await expect(writer.getByText('The story “A Loud Quay” was hidden').first()).toBeVisible();
  await writer.getByText('Object', { exact: true }).click();
  await writer.getByLabel('Why the decision is wrong').fill('It is a chorus.');
  await writer.getByRole('button', { name: 'Send the objection' }).click();
  await expect(writer.getByText('Thank you. We have your objection')).toBeVisible();
  await inspect(writer, 'decisions about oneself');

  await page.goto('/moderation');
  await page.getByRole('link', { name: 'the decision about the story “A Loud Quay”' }).click();
  await hydrated(page);
  await expect(page.getByText('It is a chorus.')).toBeVisible();
  await page.getByRole('radio', { name: /^Reverse the decision/ }).check();
  await page.getByRole('textbox', { name: 'The reason' }).fill('It is a chorus indeed.');
  await page.getByRole('button', { name: 'Close the case' }).click();
  await expect(page.getByText('The case is closed.')).toBeVisible();
  expect((await visitor.request.get(story)).status()).toBe(200);
  await page.goto('/admin');
  await hydrated(page);
  await page.getByLabel('Name or address').fill('Reckless');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('link', { name: /^Reckless/ }).click();
  await expect(page.getByRole('region', { name: 'Reports and decisions' })).toContainText('It is a chorus indeed.');
  await inspect(page, 'the record of a person');
  await page.goto('/profile/security');
  await inspect(page, 'the security of an account');
  await page.goto('/moderation');
  await page.getByRole('link', { name: 'In numbers' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await inspect(page, 'a page of moderators');
});
