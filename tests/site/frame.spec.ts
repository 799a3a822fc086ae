import type { Page } from '@playwright/test';
import { shiftsOn, watchShifts } from '../support/browser/shifts';
import { join, publish } from '../support/people/people';
import { accessibilityFaults, expect, hydrated, newPerson, PASSWORD, test } from '../support/test';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const links = (page: Page) => navigation(page).getByRole('link').filter({ visible: true });
const share = (page: Page, label: string) => page.getByRole('contentinfo').getByRole('link', { name: label });

test('the navigation omits the current page and shows who is signed in', async ({ page, mailbox }) => {
  await page.goto('/');
  await expect(links(page)).toHaveText(['Quillarena', 'Write', 'Read', 'Games', 'Leaderboard', 'About', 'Sign In', 'Play Now']);
  await page.goto('/about');
  await expect(links(page)).toHaveText(['Quillarena', 'Write', 'Read', 'Games', 'Leaderboard', 'Sign In', 'Play Now']);
  await page.goto('/leaderboard');
  await expect(links(page)).toHaveText(['Quillarena', 'Write', 'Read', 'Games', 'About', 'Sign In', 'Play Now']);
  await page.goto('/word-games');
  await expect(links(page)).toHaveText(['Quillarena', 'Write', 'Read', 'Leaderboard', 'About', 'Sign In', 'Play Now']);
  await hydrated(page);
  await links(page).getByText('Play Now').click();
  await expect(page).toHaveURL('/signup?to=%2Fword-games');

  const { name } = await join(page, mailbox, 'Framed');
  await page.goto('/');
  await expect(navigation(page).getByRole('link', { name }).filter({ visible: true })).toBeVisible();
  await expect(links(page).getByText('Sign In')).toHaveCount(0);
  await hydrated(page);
  await navigation(page).getByRole('link', { name }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing on a page moves while it loads', async ({ page }) => {
    await watchShifts(page);
    const story = /"(\/story\/[\w-]+)"/.exec(await (await page.request.get('/stories')).text())?.[1] ?? '';
    const fanFiction = /"(\/fan-fiction\/story\/[\w-]+)"/.exec(await (await page.request.get('/stories/fan-fiction')).text())?.[1] ?? '';
    const pages = [
      '/',
      '/stories',
      story,
      '/leaderboard',
      '/creative-writing',
      '/storyweave',
      '/about',
      '/word-games',
      '/word-games/daily',
      '/fan-fiction',
      fanFiction,
      '/signup',
    ];
    for (const path of pages) {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await shiftsOn(page), path).toEqual([]);
    }
  });

  test('the menu opens, navigates and closes by keyboard', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const menu = page.getByRole('button', { name: 'Menu' });
    await expect(links(page)).toHaveText(['Quillarena']);
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(links(page)).toHaveText(['Quillarena', 'Write', 'Read', 'Games', 'Leaderboard', 'About', 'Sign Up', 'Sign In']);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(links(page).getByText('Write')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/stories$/);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(links(page)).toHaveText(['Quillarena']);
  });
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('button').first()).toBeFocused();
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('says so with status 404 and links to the home page', async ({ page }) => {
    for (const path of ['/no/such/page', '/story/not-a-story']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
    }
    await expect(page.getByText('Story not found')).toBeVisible();
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await hydrated(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('heading', { name: 'Write. Battle. Conquer.' })).toBeVisible();
  });
});

test('one toast shows at a time; F8 focuses it, Escape or a swipe to the right dismisses it', async ({ page }) => {
  await page.goto('/stories');
  await hydrated(page);
  const rate = () => page.getByRole('radio', { name: '3 stars' }).first().click();
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await rate();
  await expect(toasts).toHaveText(/Login Required/);
  await rate();
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toasts).toHaveCount(0);

  await rate();
  await expect(toasts).toHaveCount(1);
  await toasts.evaluate((toast) => Promise.all(toast.getAnimations().map((animation) => animation.finished)));
  const box = await toasts.boundingBox();
  if (!box) throw new Error('The toast has no bounding box.');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 3 });
  await page.mouse.move(x + 80, y, { steps: 5 });
  await page.mouse.up();
  await expect(toasts).toHaveCount(0);

  await rate();
  await toasts.getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(0);
});

test('the footer has share links, the copyright and a map', async ({ page, site }) => {
  await page.goto('/about');
  const x = new URL((await share(page, 'Share on X').getAttribute('href')) ?? '');
  expect(x.hostname).toBe('x.com');
  expect(x.searchParams.get('text')).toBe('Check out Quillarena, a creative writing game!');
  expect(x.searchParams.get('url')).toBe(site.url);
  const facebook = new URL((await share(page, 'Share on Facebook').getAttribute('href')) ?? '');
  expect(facebook.hostname).toBe('www.facebook.com');
  expect(facebook.searchParams.get('u')).toBe(site.url);
  await expect(share(page, 'Instagram')).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\//);
  await expect(page.getByRole('contentinfo')).toContainText(`–${new Date().getUTCFullYear()} Quillarena`);
  await hydrated(page);
  await share(page, 'Privacy').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('This page is not complete')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a person signs up, verifies, reads, rates and logs in again', async ({ page, context, mailbox, anotherBrowser }) => {
    const person = newPerson('Plain');
    const writer = await anotherBrowser();
    const { name } = await join(writer, mailbox);
    const title = `Read Plainly, by ${name}`;
    await publish(writer, { title, body: 'Short.' });
    await page.goto('/signup');
    await page.getByLabel('Username').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('link', { name: 'Enter the code' }).click();
    await page.getByLabel('Verification code').fill(await mailbox.codeTo(person.email));
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to home page' }).click();
    await expect(page.getByRole('link', { name: person.name }).filter({ visible: true })).toBeVisible();

    await context.clearCookies();
    await page.goto('/signin?to=/stories');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/stories$/);
    await page.getByRole('article', { name: title }).getByRole('link', { name: 'Read Full Story' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByLabel('Your rating').selectOption('4');
    await page.getByRole('button', { name: 'Rate', exact: true }).click();
    await expect(page.getByLabel('Your rating')).toHaveValue('4');
  });

  test('a long library continues behind a link', async ({ page, mailbox, anotherBrowser }) => {
    const writer = await anotherBrowser();
    await join(writer, mailbox);
    await page.goto('/stories');
    for (let count = await page.getByRole('article').count(); count < 25; count += 1) {
      await publish(writer, { title: `Story ${count}`, body: 'Short.' });
    }
    await page.goto('/stories');
    // Stories by different people may have the same title.
    const stories = () =>
      page
        .getByRole('article')
        .getByRole('link', { name: 'Read Full Story' })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const firstPage = await stories();
    expect(firstPage).toHaveLength(24);
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page.getByRole('link', { name: 'Back to the first page' })).toBeVisible();
    const secondPage = await stories();
    expect(secondPage.length).toBeGreaterThan(0);
    expect(secondPage.filter((address) => firstPage.includes(address))).toEqual([]);
  });
});
