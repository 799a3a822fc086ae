import { expect, it } from 'vitest';
import { type PlainPage, plainPage } from '../support/http/plain-page.ts';
import { idIn, publish, publishFanFiction, sendForm } from '../support/http/publish.ts';
import { database, type Member, member, visitor } from '../support/http/site.ts';

const ALL = { hidden: true };
const FEW = 'Five words of the tide.';
const MANY = 'The tide went out and nobody saw it. '.repeat(20);

/** The titles of the stories that a page lists: of a card with several links, each says it. */
const titles = (page: PlainPage) => [
  ...new Set(
    [...page.document.querySelectorAll('main li a[href*="/story/"]')].map(({ textContent }) =>
      textContent?.replace('Read Full Story: ', ''),
    ),
  ),
];
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

const idOf = async ({ email }: Member) =>
  database.use(async (db) => (await db.query<{ id: string }>('select id from player where email = $1', [email])).rows[0]?.id ?? '');

/** Two stories by a writer, in their series and in all lists of a reader's, who hides the first. */
async function hiddenStory() {
  const [writer, reader] = [await member(), await member()];
  const stories = [await publishFanFiction(writer, 'Ebb', FEW), await publish(writer, { title: 'Flood', body: FEW })];
  const made = async (by: Member, path: '/series' | '/lists') => {
    const { location } = await sendForm(by, path, { intent: 'make', title: 'The Gates' });
    const address = new URL(location ?? '', 'http://site').pathname;
    for (const story of stories) await sendForm(by, address, { intent: 'put', story: idIn(story) });
    return address;
  };
  const [series, list] = [await made(writer, '/series'), await made(reader, '/lists')];
  for (const story of stories) {
    for (const intent of ['later', 'bookmark']) await sendForm(reader, '/profile', { intent, storyId: idIn(story) });
    await sendForm(reader, `/story/${idIn(story)}/read`, { from: 'inside' });
  }
  const hidden = idIn(stories[0] ?? '');
  await sendForm(reader, '/profile?tab=settings', { intent: 'hide-story', storyId: hidden });
  const player = `/players/${await idOf(writer)}`;
  return {
    ...{ reader, player, series, hidden },
    lists: ['later', 'bookmarks', 'history'].map((tab) => `/profile?tab=${tab}`).concat(player, series, list),
  };
}

it('each list says how many stories it leaves out for a reader, and shows them at a press, without script', async () => {
  const { reader, lists } = await hiddenStory();
  const page = plainPage(reader);
  for (const address of lists) {
    await page.open(address);
    expect(titles(page), address).toEqual(['Flood']);
    expect(page.text, address).toContain('1 story is not shown: you hid it or one of its tags, or its author is muted or blocked.');
    await page.follow('Show it');
    expect(titles(page).toSorted(), address).toEqual(['Ebb', 'Flood']);
    await page.press('Apply', { 'Sort by': 'words' });
    expect(titles(page), `${address}, in another order`).toHaveLength(2);
    await page.follow('Leave it out');
    expect(titles(page), address).toEqual(['Flood']);
    expect(page.address).toContain('sort=words');
  }
});

it('what a reader hides is taken out of their own list where it is shown', async () => {
  const { reader, lists } = await hiddenStory();
  const page = plainPage(reader);
  for (const address of lists.slice(0, 3)) {
    await page.open(`${address}&show=all`);
    await page.press('Remove Ebb');
    expect(titles(page), address).toEqual(['Flood']);
    await page.open(address);
    expect([titles(page), page.text.includes('not shown')], address).toEqual([['Flood'], false]);
  }
});

it('a series keeps its numbers for a reader who is not shown all of it, and says how many works they find', async () => {
  const { reader, series } = await hiddenStory();
  const page = plainPage(reader);
  await page.open(series);
  expect(page.text).toContain('Part 2');
  expect(page.text).not.toContain('Part 1');
  expect(page.text).toContain('1 work');
  await page.follow('Show it');
  expect(page.text).toContain('2 works');
});

it('the page of a player whom a reader mutes names that where nothing else leaves stories out, instead of saying that there is nothing', async () => {
  const { reader, player, hidden } = await hiddenStory();
  await sendForm(reader, player, { intent: 'mute' });
  const page = plainPage(reader);
  await page.open(player);
  expect(titles(page)).toEqual([]);
  expect(page.text).toContain('2 stories are not shown: you hid them or their tags, or their authors are muted or blocked.');
  await sendForm(reader, '/profile?tab=settings', { intent: 'show-story', storyId: hidden });
  await page.open(player);
  expect(page.text).toMatch(/You muted .+: 2 stories are not shown\./);
  expect(page.text).not.toContain('No stories published yet.');
  await page.follow('Show their stories');
  expect(titles(page)).toHaveLength(2);
});

it('visitors find everything, whatever the address asks for', async () => {
  const { player, series } = await hiddenStory();
  const page = plainPage(visitor());
  for (const address of [player, series]) {
    await page.open(address);
    const shown = page.document.querySelector('main')?.textContent;
    expect(titles(page)).toHaveLength(2);
    await page.open(`${address}?show=all`);
    expect(page.document.querySelector('main')?.textContent).toBe(shown);
    expect(page.document.querySelector('a[href*="show=all"]')).toBeNull();
  }
});
