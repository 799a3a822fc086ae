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

test.describe('the page of a player', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('asks a visitor to sign in before following, and answers 404 for an unknown player', async ({ page, mailbox, anotherBrowser }) => {
    const writer = await anotherBrowser();
    const { name } = await join(writer, mailbox, 'Known');
    await page.goto(await publish(writer, { title: 'Known To All', body: BODY }));
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const address = new URL(page.url()).pathname;
    await page.getByRole('link', { name: 'Sign In to Follow' }).click();
    await expect(page).toHaveURL(`/signin?${new URLSearchParams({ to: address })}`);
    const refused = await page.request.post(address, { form: { intent: 'follow' }, maxRedirects: 0 });
    expect(refused.headers().location).toMatch(/^\/signin/);
    const answer = await page.goto('/players/0b9c1a52-0000-4000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Player not found', level: 1 })).toBeVisible();
  });
});
