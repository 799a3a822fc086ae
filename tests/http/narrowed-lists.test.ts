import { expect, it } from 'vitest';
import { type PlainPage, plainPage } from '../support/http/plain-page.ts';
import { idIn, publish, publishFanFiction } from '../support/http/publish.ts';
import { member } from '../support/http/site.ts';

const ALL = { hidden: true };
const FEW = 'Five words of the tide.';
const MANY = 'The tide went out and nobody saw it. '.repeat(20);

const titles = (page: PlainPage) => [...page.document.querySelectorAll('main li a[href*="/story/"]')].map(({ textContent }) => textContent);
const button = (page: PlainPage, name: string | RegExp) => page.shown.queryByRole('button', { name, ...ALL });

it('one’s own lists are narrowed and sorted as the library is', async () => {
  const [writer, reader] = [await member(), await member()];
  const long = await publishFanFiction(writer, 'Long Ebb', MANY);
  const short = await publish(writer, { title: 'Short Ebb', body: FEW });
  for (const story of [long, short]) {
    for (const intent of ['later', 'bookmark']) await reader.ask('/profile', { form: { intent, storyId: idIn(story) } });
    await reader.ask(`/story/${idIn(story)}/read`, { form: { from: 'inside' } });
  }
  const page = plainPage(reader);
  for (const tab of ['later', 'bookmarks', 'history']) {
    await page.open(`/profile?tab=${tab}`);
    expect(titles(page), tab).toEqual(['Short Ebb', 'Long Ebb']);
    await page.press('Apply', { 'Sort by': 'words' });
    expect(titles(page), tab).toEqual(['Long Ebb', 'Short Ebb']);
    await page.follow('More filters');
    expect(page.text, tab).toContain('2 stories');
    await page.press('Show stories', { 'Words up to': '50' });
    expect(titles(page), tab).toEqual(['Short Ebb']);
    expect(page.address).toContain(`tab=${tab}`);
    expect(page.address).toContain('sort=words');
    await page.open(`/profile?tab=${tab}&from=100k`);
    expect(titles(page), tab).toEqual([]);
    expect(page.text).toContain('Nothing in this list matches your filters.');
    await page.follow('Clear filters');
    expect(titles(page), tab).toHaveLength(2);
  }
});

it('filters are kept for lists, found again in the settings, and forgotten there', async () => {
  const page = plainPage(await member());
  await page.open('/stories?to=7000&filters=open');
  await page.press('Keep for all lists');
  expect(page.address).toBe('/stories?to=7000&filters=open');
  await page.open('/stories');
  expect(page.text).toContain('Words up to: 7,000');
  await page.open('/profile?tab=settings');
  expect(page.text).toContain('You keep one set of filters and order.');
  expect(page.text).toContain('Words up to: 7,000');
  await page.press('Forget what you keep for All lists');
  expect(page.text).not.toContain('Words up to: 7,000');
  await page.open('/stories');
  expect(page.text).not.toContain('Words up to: 7,000');
});

it('filters that cannot be kept say so, with the way back to the list', async () => {
  const page = plainPage(await member());
  await page.open('/stories?to=7000&filters=open');
  for (const field of page.document.querySelectorAll<HTMLInputElement>('input[name=filters]')) field.value = 'sort=latest';
  await page.press('Keep for all lists');
  expect(page.status).toBe(422);
  page.shown.getByRole('alert', ALL);
  expect(page.text).toContain('Choose a filter or an order first, then keep it.');
  await page.follow('Back to the list');
  expect(page.address).toBe('/stories?to=7000&filters=open');
});

it.each([
  ['q=lantern', true],
  ['q=words>10', true],
  ['from=10', true],
  ['', false],
  ['q=the', false],
  ['q=-lantern', false],
  ['q=%21%21', false],
  ['q=tag:zzyzx', false],
])('a search that looks for something can be followed, and no other: /stories?%s', async (query, isOffered) => {
  const page = plainPage(await member());
  await page.open(`/stories?${query}`);
  expect(button(page, 'Follow this search') !== null).toBe(isOffered);
  if (!isOffered) return;
  await page.press('Follow this search');
  expect(page.text).toContain('You will be notified of new stories that it finds.');
  await page.press('Following this search');
  expect(button(page, 'Follow this search')).not.toBeNull();
});
