import { inspect, settled } from './support/inspect';
import { join, publish, startSession } from './support/people';
import { accessibilityFaults, expect, hydrated, test } from './support/test';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';

for (const path of [
  '/',
  '/about',
  '/signin',
  '/signup',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/stories',
  '/leaderboard',
]) {
  test(`${path} can be used by everybody`, async ({ page }) => {
    await page.goto(path);
    await inspect(page, path);
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('can be used by everybody', async ({ page }) => {
    await page.goto('/no-such-page');
    await inspect(page, '404');
  });
});

test('a story can be used by everybody', async ({ page }) => {
  await page.goto('/stories');
  await page.getByRole('link', { name: 'Read Full Story' }).first().click();
  await expect(page.getByRole('region', { name: 'Rate this story' })).toBeVisible();
  await inspect(page, 'a story');
});

test('library and story hold a title of one endless word', async ({ page, mailbox }) => {
  await join(page, mailbox);
  const story = await publish(page, { title: LONG_WORD, body: `${LONG_WORD}${LONG_WORD}${LONG_WORD}` });
  await page.goto(story);
  await inspect(page, "one's own story");
  await page.goto('/stories');
  await inspect(page, 'the library signed in');
});

test('the profile can be used by everybody', async ({ page, mailbox }) => {
  await join(page, mailbox);
  await page.goto('/profile');
  await inspect(page, 'profile');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  await inspect(page, 'settings');
  await page.goto('/leaderboard?view=personal');
  await inspect(page, 'personal leaderboard');
});

test('writing can be done by everybody, before and during a session', async ({ page, mailbox }) => {
  await join(page, mailbox);
  await page.goto('/creative-writing');
  await inspect(page, 'before a session');
  await startSession(page);
  await page.goto('/creative-writing');
  await page.getByLabel('Your story', { exact: true }).fill('Words.');
  await inspect(page, 'during a session');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await settled(page);
  expect(await accessibilityFaults(page), 'the question before finishing').toEqual([]);
});

test.describe('errors of forms', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('belong to their fields, and the first one gets the focus', async ({ page }) => {
    await page.goto('/signup');
    await hydrated(page);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    const name = page.getByLabel('Username');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/Username must be at least 2 characters\./);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await inspect(page, 'sign up with errors');
  });
});

test('nothing moves for people who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 10).length,
  );
  expect(moving).toBe(0);
});
