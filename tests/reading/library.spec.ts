import type { Page } from '@playwright/test';
import { loseNetwork } from '../support/browser/network';
import { partLoaded } from '../support/browser/part-loaded';
import { passing } from '../support/browser/passing';
import type { Mailbox } from '../support/people/mailbox';
import { join, publish } from '../support/people/people';
import { testsWithOwnSite } from '../support/sites/own-site';
import { LENIENT_ENTRY } from '../support/sites/site-process';
import { expect, hydrated } from '../support/test';

const test = testsWithOwnSite(LENIENT_ENTRY);

// In one worker: this file has its own site, because what others publish would move its lists.
test.describe.configure({ mode: 'default' });

const BODY = 'A quillpike swam under the bridge, and nobody but the ferryman saw it.';

/** Together with the demo world's stories, more than one page holds. */
async function publishNine(writer: Page, mailbox: Mailbox, title: string): Promise<void> {
  await join(writer, mailbox);
  for (let count = 0; count < 9; count += 1) await publish(writer, { title: `${title} ${count}`, body: `A ${title} of shells.` });
}

test('tabs, sort, filters and search live in the address, and so does a fandom from the list that comes with a look at the filters', async ({
  page,
  mailbox,
  anotherBrowser,
}) => {
  const writer = await anotherBrowser();
  const { name } = await join(writer, mailbox);
  await publish(writer, { title: 'The Quillpike Returns', body: BODY });
  await publish(writer, { title: 'Ferryman', body: `${BODY} A quillpike again.` });

  await page.goto('/stories');
  await hydrated(page);
  await page.getByLabel('Search stories').fill('quillpike');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stories?q=quillpike');
  await expect(page.getByRole('article').first()).toContainText('The Quillpike Returns');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first().locator('h2 mark')).toHaveText('Quillpike');
  await expect(page.getByRole('article').nth(1).locator('mark').first()).toHaveText('quillpike');

  await page.getByLabel('Length').focus();
  await page.getByLabel('Length').selectOption('short');
  await expect(page).toHaveURL('/stories?q=quillpike&length=short');
  await expect(page.getByLabel('Length'), 'the keyboard stays where it is').toBeFocused();
  await page.getByLabel('Sort by').selectOption('latest');
  await expect(page).toHaveURL('/stories?q=quillpike&sort=latest&length=short');
  await expect(page.getByRole('article').first()).toContainText('Ferryman');
  await page.getByRole('link', { name: 'Creative Writing', exact: true }).click();
  await expect(page).toHaveURL('/stories?tab=creative-writing&q=quillpike&sort=latest&length=short');
  await expect(page.getByLabel('Fandom')).toHaveCount(0);

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Search stories')).toHaveValue('quillpike');
  await expect(page.getByLabel('Length')).toHaveValue('short');
  await page.getByLabel('Rating').selectOption('4');
  await expect(page.getByText('No stories found for this category.')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Rating')).toHaveValue('');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: 'Clear search and filters' }).first().click();
  await expect(page).toHaveURL('/stories?tab=creative-writing');

  await page.getByLabel('Search stories').fill(`${name} ferryman`);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Search stories').fill('the');
  await page.keyboard.press('Enter');
  await expect(page.getByText('words as common as “the” are in every story')).toBeVisible();
  await page.goto('/stories?q=%F0%9F%98%80+%26%7C!');
  await expect(page.getByText('There is nothing to search for')).toBeVisible();

  await page.goto('/stories');
  await hydrated(page);
  await expect(page.getByLabel('Fandom').getByRole('option', { includeHidden: true })).toHaveText(['Any fandom']);
  await page.getByLabel('Fandom').focus();
  await page.getByLabel('Fandom').selectOption('Sherlock');
  await expect(page).toHaveURL('/stories?fandom=sherlock');
  await expect(page.getByRole('article').first()).toContainText('Sherlock');

  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Fandom')).toHaveValue('sherlock');
  await page.getByLabel('Fandom').focus();
  await page.getByLabel('Fandom').selectOption('Naruto');
  await expect(page).toHaveURL('/stories?fandom=naruto');
});

test('more stories load below, and the address continues from there', async ({ page, mailbox, anotherBrowser }) => {
  await publishNine(await anotherBrowser(), mailbox, 'Tidemark');
  await join(page, mailbox);
  await page.goto('/stories?sort=rating');
  await hydrated(page);
  const cards = page.getByRole('article');
  const titles = () => cards.getByRole('heading').allTextContents();
  await expect(cards).toHaveCount(24);
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL(/sort=rating&after=/);
  const order = await titles();
  expect(order.length).toBeGreaterThan(24);
  const more = order.length - 24;
  await expect(page.getByRole('status').filter({ hasText: `${more} more ${more === 1 ? 'story' : 'stories'} loaded.` })).toBeAttached();
  await expect(cards.nth(24).getByRole('link', { name: 'Read Full Story' })).toBeFocused();

  // A rating that changes the sort order leaves the card in its position and keeps its loaded data.
  const above = page.getByRole('article', { name: 'Tidemark 7' });
  const below = page.getByRole('article', { name: 'Tidemark 0' });
  const told = passing(page, 'Rating Submitted');
  await above.getByRole('radio', { name: '1 star', exact: true }).click();
  await told;
  await expect(above).toContainText('Average rating1.0');
  await below.getByRole('radio', { name: '5 stars' }).click();
  await expect(below).toContainText('Average rating5.0');
  await expect.poll(titles).toEqual(order);
  await below.getByRole('link', { name: 'Read Full Story' }).click();
  await expect(page.getByRole('heading', { name: 'Rate this story' })).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(order.length);
  expect(await titles()).toEqual(order);
  await expect(above).toContainText('Average rating1.0');
  await expect(below).toContainText('Average rating5.0');
  await expect(page.getByRole('link', { name: 'Back to the first page' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to the first page' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page).toHaveURL('/stories?sort=rating');
  await expect(cards).toHaveCount(24);
  expect(await titles(), 'votes of a new account move no story yet').toEqual(order.slice(0, 24));
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/] });

  test('the library says that its stories could not be loaded, and recovers; a woven story stays readable without its replay and panels', async ({
    page,
    context,
    mailbox,
  }) => {
    const { name } = await join(page, mailbox);
    await page.goto('/stories');
    await hydrated(page);
    await partLoaded(page, 'ErrorPage');
    await loseNetwork(context);
    await page.getByLabel('Sort by').selectOption('rating');
    await expect(page.getByRole('heading', { name: 'Failed to load stories' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/stories?sort=rating');
    await expect(page.getByLabel('Sort by')).toHaveValue('rating');
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.goto('/stories/story-weave');
    const address = await page.getByRole('link', { name: 'Read Full Story' }).first().getAttribute('href');
    await page.goto(String(address));
    await hydrated(page);
    await loseNetwork(context);
    await page.getByRole('button', { name: 'Watch it being written' }).click();
    await expect(
      page.getByText('The replay could not be loaded. Please check your connection and try again.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Parts of the story' })).toBeVisible();
    await page.locator('summary').filter({ hasText: 'Share' }).first().click();
    await expect(page.getByText('This could not be loaded. Please reload the page.', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Watch it being written' }).click();
    await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  });
});
